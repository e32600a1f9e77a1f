"""What the lesson of Patapata is made of: its positions, its judges, what can be done when."""

from typing import Any

from core.game import Game
from core.lesson import Position
from games.patapata.courses import LENGTH, fixed
from games.patapata.sheet import count, ink_of, written


def _course(*first: "tuple[str, ...]") -> "list[list[str]]":
    """Twelve prompts that begin with ``first``; what comes after them is never reached."""
    rows = [list(prompt.rows) for prompt in fixed(0)]
    return [list(prompt) for prompt in first] + rows[len(first) :]


FIRST = "e1o f1s f2x f3x"
PLAIN = "a2x b2o e2o b3s"
GOOD = "e1o g2o h2s e3x"
"""The worked example of the source: the first prompt, the second played plainly and well."""

START = Position({"prompts": _course(), "players": 1}, 1)
EXAMPLE = START.after(FIRST)

MIRROR = Position(
    {"prompts": _course(("o.", "x.", "xs"), (".o", ".x", "sx")), "players": 1},
    1,
    ("e1o e2x e3x f3s",),
)

TOGETHER = Position({"prompts": _course(), "players": 2}, 2)

TWELFTH = START.after(
    FIRST,
    GOOD,
    "g2o h2s e3x f3x",
    "f1s b2x g2o h2s",
    "h1x g2o h2s f3x",
    "e1o d2s g2o d3x",
    "d2s d3x e3x g4o",
    "g2o h2s e3x e4s",
    "h1x g2o h2s e3x",
    "g2o g3o d4x e4s",
    "b3o e3x d4x e4s",
)

HIDDEN = Position(
    {"prompts": _course(("sx", "xo"), ("s..", "xoo"), ("xo", "xs")), "players": 1},
    1,
    ("a2o b2x a3x b3s", "a1s c2x d2o e2o"),
)


# -- judges -------------------------------------------------------------------------------


def _fresh(game: Game, before: Any, after: Any) -> int:
    """How many new marks a move wrote, -1 for a pass."""
    old, new = game.view(before), game.view(after)
    seat = old["seat"]
    if old["passes"] != new["passes"]:
        return -1
    return count(written(ink_of(new["sheets"][seat]) & ~ink_of(old["sheets"][seat])))


def clears(game: Game, before: Any, after: Any) -> bool:
    """Whether a move is no pass."""
    return _fresh(game, before, after) >= 0


def writes_one(game: Game, before: Any, after: Any) -> bool:
    """Whether one mark was written."""
    return _fresh(game, before, after) == 1


def writes_none(game: Game, before: Any, after: Any) -> bool:
    """Whether nothing had to be written."""
    return _fresh(game, before, after) == 0


def writes_four(game: Game, before: Any, after: Any) -> bool:
    """Whether no mark was used again."""
    return _fresh(game, before, after) == 4


# -- what can be done now -----------------------------------------------------------------


def moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
    """See `core.lesson.Lesson`."""
    if seen["prompt"] > LENGTH:
        return "over"
    if not legal:
        return "wait"
    if not written(ink_of(seen["sheets"][seen["seat"]])):
        return "first"
    return "last" if seen["prompt"] == LENGTH else "prompt"
