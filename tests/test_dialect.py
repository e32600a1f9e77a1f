"""The portable sources use only what MicroPython has; and the checker finds what it hasn't."""

from pathlib import Path

import pytest

from dialect import complaints, functions
from tools.bundles import PY, ROOT, STAND_INS, page_bundles

PORTABLE = sorted(
    {
        PY / "main.py",
        *(source for bundle in page_bundles().values() for source in bundle.values()),
        *(ROOT / "tests" / "portable").glob("*.py"),
    }
    - set((PY / STAND_INS).glob("*.py"))
)

OWN = set().union(*(functions(source.read_text("utf-8")) for source in PORTABLE))

REFUSED = [
    "match x:\n    case 1:\n        pass",
    "try:\n    pass\nexcept* ValueError:\n    pass",
    "def f(a, /, b): pass",
    "f = lambda a, /: a",
    "class C(metaclass=type): pass",
    "class C:\n    def __set_name__(self, owner, name): pass",
    "x = {**a, 'b': 1}",
    "x = [*a, 1]",
    "x = {*a}",
    "x = (*a, 1)",
    "def f():\n    return *a, 1",
    "x = a[::-1]",
    "del a[::2]",
    "async def f():\n    return [x async for x in y]",
    "async def f():\n    yield 1",
    "async def f():\n    if x:\n        yield 1",
    "import dataclasses",
    "from dataclasses import dataclass",
    "from collections.abc import Iterable",
    "import urllib.parse",
    "import decimal",
    "import itertools\nitertools.product(a, b)",
    "from itertools import groupby",
    "from functools import cache",
    "x = y.zfill(3)",
    "x = f'{y}'.removeprefix('a')",
    "x = (5).bit_count()",
    "try:\n    pass\nexcept (ValueError, RecursionError):\n    pass",
    "json.dumps(x, sort_keys=True)",
    "zip(a, b, strict=True)",
    "a.split(maxsplit=1)",
    "X = list[str]",
    "def f(x: int = cast(list[int], y)): pass",
    "from typing import Callable\nX = Callable[[int], int]",
    "X = int | None",
    "isinstance(x, int | str)",
]

TAKEN = [
    "def f(a: list[int] | None, *, b: 'X' = 1) -> dict[str, int]: pass",
    "x: list[str] = []",
    "if TYPE_CHECKING:\n    import dataclasses\n    X = list[str]",
    "import typing\nif typing.TYPE_CHECKING:\n    from enum import Enum",
    "f(*a, **b)",
    "first, *rest = a",
    "for first, *rest in a: pass",
    "x = a[1:2] + a[:-1]",
    "if (n := len(a)) > 1: pass",
    "x = flags | 1",
    "x = lists[0]",
    "json.dumps(x, separators=(',', ':'))",
    "from collections import namedtuple",
    "x = await y",
    "import core.record",
    "import js",
    "x = route.title",
    "async def f():\n    def g():\n        return 1\n    await g()",
]


@pytest.mark.parametrize("source", PORTABLE, ids=lambda path: str(path.relative_to(ROOT)))
def test_portable_source(source: Path) -> None:
    found = complaints(source.read_text("utf-8"), str(source.relative_to(ROOT)), OWN)
    assert not found, "\n".join(["not in the portable dialect:", *found])


@pytest.mark.parametrize("sample", REFUSED)
def test_the_checker_refuses(sample: str) -> None:
    assert complaints(sample, "sample.py")


@pytest.mark.parametrize("sample", TAKEN)
def test_the_checker_takes(sample: str) -> None:
    assert complaints(sample, "sample.py") == []


def test_a_method_of_our_own_may_be_called_like_a_missing_one() -> None:
    sample = "class Place:\n    def title(self): pass\nx = y.title()"
    assert complaints(sample, "sample.py")
    assert complaints(sample, "sample.py", functions(sample)) == []


def test_a_complaint_says_where_and_what_instead() -> None:
    assert complaints("x = 1\ny = x.zfill(3)\n", "a/b.py") == [
        'a/b.py:2: no method zfill(); use "%03d" % n'
    ]
