"""What portable tests use instead of pytest."""

import os
import sys
from typing import Any

_HERE = __file__.replace("\\", "/").rsplit("/", 2)[0]
GOLDEN = "/golden" if sys.platform in ("webassembly", "emscripten") else _HERE + "/golden"
"""The folder of golden files; interpreters made of WebAssembly find it at their root."""


def raises(expected: Any, call: Any, *args: Any, **kwargs: Any) -> Any:
    """The exception of the ``expected`` class that ``call(*args, **kwargs)`` raises."""
    try:
        result = call(*args, **kwargs)
    except expected as error:
        return error
    raise AssertionError("%s not raised; the call gave %r" % (expected.__name__, result))


def golden_files(beginning: str = "") -> list[str]:
    """Paths of the golden files whose names begin so, sorted."""
    names = [n for n in os.listdir(GOLDEN) if n.startswith(beginning) and n.endswith(".json")]
    return [GOLDEN + "/" + name for name in sorted(names)]


def read_text(path: str) -> str:
    """The content of a UTF-8 file."""
    with open(path, encoding="utf-8") as file:
        return file.read()
