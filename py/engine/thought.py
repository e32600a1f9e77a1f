"""What a computer player came to."""

from typing import Any


class Thought:
    """A move with what speaks for it.

    ``value``: the player's own estimate, in the unit its module names. ``nodes``: work done.
    ``line``: the moves expected from here on, this one first. ``why``: the name of a sentence
    in the game's texts (``<game>.why.<name>``) and ``params`` to fill it.
    """

    def __init__(
        self,
        move: str,
        value: float,
        nodes: int,
        line: "list[str]",
        why: str,
        params: "dict[str, Any] | None" = None,
    ) -> None:
        self.move = move
        self.value = value
        self.nodes = nodes
        self.line = line
        self.why = why
        self.params = params or {}

    def to_json(self) -> "dict[str, Any]":
        """The thought as a JSON value; what the worker sends to the page."""
        return {
            "move": self.move,
            "value": self.value,
            "nodes": self.nodes,
            "line": self.line,
            "why": self.why,
            "params": self.params,
        }
