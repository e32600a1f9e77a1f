"""The one error that text from outside may cause."""

from typing import Any


class TabletopError(ValueError):
    """Something handed in from outside cannot be accepted.

    Every reader of records, links, moves, options and saves raises this and nothing else,
    so that a caller needs one ``except`` and the interface one way to show it.

    ``code`` is a stable name (``"illegal-move"``); the interface looks up the sentence
    ``error.<code>`` in the player's language and fills in ``params``.
    ``ply`` is the number of moves already made when the trouble was met; -1 for trouble
    before the first position (structure, options, set-up).
    """

    def __init__(self, code: str, ply: int = -1, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.ply = ply
        self.params: dict[str, Any] = params

    def at(self, ply: int) -> "TabletopError":
        """The same trouble, placed at ``ply``."""
        self.ply = ply
        return self

    def __str__(self) -> str:
        parts = [key + "=" + str(self.params[key]) for key in sorted(self.params)]
        return self.code + (": " + ", ".join(parts) if parts else "")
