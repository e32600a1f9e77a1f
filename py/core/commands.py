"""What the command-line programs share: reading a record, and saying what is wrong with it.

Only CPython runs these; the page never loads this module.
"""

import json
import sys
from typing import Any

from core.canonical import MAX_TEXT
from core.errors import TabletopError

REFUSED = 2
"""Exit status for a record or argument that cannot be accepted."""


def read_stdin() -> str:
    """All of standard input, at most the longest text that is looked into.

    Raises `TabletopError`: ``too-long``, or ``not-json`` for bytes that are no UTF-8.
    """
    data = sys.stdin.buffer.read(MAX_TEXT + 1)
    if len(data) > MAX_TEXT:
        raise TabletopError("too-long", limit=MAX_TEXT)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise TabletopError("not-json") from None


def emit(value: Any) -> None:
    """Print ``value`` as one line of JSON, keys in the order given."""
    print(json.dumps(value, separators=(",", ":")))


def fail(error: TabletopError) -> int:
    """Print ``error`` as one line of JSON on standard error; the exit status to leave with."""
    line = json.dumps({"error": str(error), "ply": error.ply}, separators=(",", ":"))
    print(line, file=sys.stderr)
    return REFUSED
