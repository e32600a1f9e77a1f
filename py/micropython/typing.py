"""Stands in for CPython's ``typing`` on MicroPython, which has none.

Annotations are dropped when MicroPython compiles, so the names need only be importable.
"""

TYPE_CHECKING = False
Any = Callable = Iterator = Generator = NamedTuple = Protocol = Awaitable = Coroutine = object
TypeAlias = object


def cast(kind, value):
    """``value``, unchanged."""
    return value
