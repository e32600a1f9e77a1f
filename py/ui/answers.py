"""What the worker sends, checked: it comes from outside like a link or a file.

Each function raises `TabletopError` (``damaged``) where the text is not what it should be.
"""

from typing import Any

from core import canonical
from core.errors import TabletopError, reading


def thought(text: str) -> "dict[str, Any]":
    """A computer player's thought (`engine.thought.Thought.to_json`)."""
    value: dict[str, Any] = _read(text, is_thought)
    return value


def solution(text: str) -> "dict[str, Any]":
    """How far a search is (``worker.solve``)."""
    value: dict[str, Any] = _read(text, _is_solution)
    return value


def hashes(text: str) -> "list[str]":
    """The hashes of a game's positions (``worker.replay``)."""
    value: list[str] = _read(text, _is_texts)
    return value


def progress(message: str) -> int:
    """The bytes that came so far, by what is said on the engine's channel; 0 for all else."""
    phase, _, count = message.partition(" ")
    said = phase == "loading" and 0 < len(count) < 10
    return int(count) if said and all(digit in "0123456789" for digit in count) else 0


def is_thought(value: Any) -> bool:
    """Whether a JSON value is a thought that can be played and put into words."""
    return (
        type(value) is dict
        and type(value.get("move")) is str
        and type(value.get("why")) is str
        and type(value.get("params")) is dict
    )


def _is_solution(value: Any) -> bool:
    if type(value) is not dict or type(value.get("done")) is not bool:
        return False
    if value.get("total") is None:
        return True
    return (
        type(value["total"]) is int
        and type(value.get("setup")) is dict
        and _is_texts(value.get("moves"))
    )


def _is_texts(value: Any) -> bool:
    return type(value) is list and all(type(item) is str for item in value)


def _read(text: str, fits: Any) -> Any:
    value = reading("damaged", canonical.loads, text)
    if not fits(value):
        raise TabletopError("damaged")
    return value
