"""The one error that text from outside may cause, and the guard that keeps it the one."""

from typing import Any, Callable


class TabletopError(ValueError):
    """Something handed in from outside cannot be accepted.

    Every reader of records, links, moves, options and saves raises this and nothing else,
    so that a caller needs one ``except`` and the interface one way to show it.

    ``code`` is a stable name (``"illegal-move"``); the interface looks up the sentence
    ``error.<code>`` in the player's language and fills in ``params``.
    ``ply`` is the number of moves already made when the trouble was met; -1 for trouble
    before the first position (structure, options, set-up).
    ``hole`` is None, or the exception that no check foresaw and only `reading` stopped.
    """

    def __init__(self, code: str, ply: int = -1, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.ply = ply
        self.params: dict[str, Any] = params
        self.hole: Exception | None = None

    def at(self, ply: int) -> "TabletopError":
        """The same trouble, placed at ``ply``."""
        self.ply = ply
        return self

    def __str__(self) -> str:
        parts = [key + "=" + str(self.params[key]) for key in sorted(self.params)]
        return self.code + (": " + ", ".join(parts) if parts else "")


def reading(code: str, work: "Callable[..., Any]", *args: Any) -> Any:
    """What ``work(*args)`` makes of something from outside; `TabletopError`, and nothing else.

    Every place where a link, a file, the device's storage, another tab or a worker's answer comes
    in reads through this. Readers check what they are given, and raise `TabletopError` themselves;
    where a check has a hole, and something that was forged gets far enough to break the program,
    the answer is ``code`` all the same. What it broke on is the error's ``hole``: the tests take
    that for a fault.
    """
    try:
        return work(*args)
    except TabletopError:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever a forger found, it is damage
        error = TabletopError(code)
        error.hole = problem
        raise error from None  # MicroPython knows no causes, and warns of them
