"""Checks on values that came out of foreign JSON: each returns the value, typed, or refuses.

All raise ``TabletopError("bad-value", what=...)``; ``what`` is the path of the value, such as
``setup.decks``. Python's ``bool`` is an ``int``, JSON's is not: types are compared exactly.
"""

from typing import Any

from core.errors import TabletopError


def refuse(what: str) -> TabletopError:
    """The error for a value that is missing, of the wrong type or out of range."""
    return TabletopError("bad-value", what=what)


def integer(value: Any, low: int, high: int, what: str) -> int:
    """A whole number from ``low`` to ``high``, both included."""
    if type(value) is not int or not low <= value <= high:
        raise refuse(what)
    return value


def text(value: Any, longest: int, what: str) -> str:
    """Text of at most ``longest`` characters, encodable as UTF-8."""
    if type(value) is not str or len(value) > longest:
        raise refuse(what)
    try:
        value.encode("utf-8")
    except UnicodeError:
        raise refuse(what) from None
    return value


def boolean(value: Any, what: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise refuse(what)
    return value


def array(value: Any, shortest: int, longest: int, what: str) -> "list[Any]":
    """A list with ``shortest`` to ``longest`` members."""
    if type(value) is not list or not shortest <= len(value) <= longest:
        raise refuse(what)
    return value


def mapping(value: Any, what: str) -> "dict[str, Any]":
    """A JSON object."""
    if type(value) is not dict:
        raise refuse(what)
    return value


def record(value: Any, keys: "tuple[str, ...]", what: str) -> "dict[str, Any]":
    """A JSON object that has exactly ``keys``."""
    found = mapping(value, what)
    for key in keys:
        if key not in found:
            raise refuse(what + "." + key)
    for key in sorted(found):
        if key not in keys:
            raise refuse(what + "." + str(key))
    return found
