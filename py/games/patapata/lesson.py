"""Patapata learned by doing: seven positions, from the first fold to a prompt found by one.

Points: ``switch:l2`` or ``switch:r2``, a flap by half and row; ``cell:e1``; ``prompt``, the card
with it; ``course``, all twelve; ``chip:o``, the points for a mark; ``others``, the sheets of the
other players; ``turn-right``, ``unfold``, ``declare`` and ``pass``, the buttons.

Conditions: ``flipped``, any flap lies to the left; ``flipped-r2``, just that one; ``turned``, the
paper does not stand upright; ``turned-right``, it is a quarter turn clockwise; ``unfolded``, the
whole sheet is looked at; ``shown``, so are the best groups for some points.
"""

from typing import Any

from core.game import Game
from core.lesson import Lesson, Position, Step, Task
from games.patapata.courses import LENGTH, fixed
from games.patapata.rules import PASS
from games.patapata.sheet import count, ink_of, written


def _course(*first: "tuple[str, ...]") -> "list[list[str]]":
    """Twelve prompts that begin with ``first``; what comes after them is never reached."""
    rows = [list(prompt.rows) for prompt in fixed(0)]
    return [list(prompt) for prompt in first] + rows[len(first) :]


_FIRST = "e1o f1s f2x f3x"
_PLAIN = "a2x b2o e2o b3s"
_GOOD = "e1o g2o h2s e3x"
"""The worked example of the source: the first prompt, the second played plainly and well."""

_START = Position({"prompts": _course(), "players": 1}, 1)
_EXAMPLE = _START.after(_FIRST)

_MIRROR = Position(
    {"prompts": _course(("o.", "x.", "xs"), (".o", ".x", "sx")), "players": 1},
    1,
    ("e1o e2x e3x f3s",),
)

_TOGETHER = Position({"prompts": _course(), "players": 2}, 2)

_TWELFTH = _START.after(
    _FIRST,
    _GOOD,
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

_HIDDEN = Position(
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


def _clears(game: Game, before: Any, after: Any) -> bool:
    return _fresh(game, before, after) >= 0


def _writes_one(game: Game, before: Any, after: Any) -> bool:
    return _fresh(game, before, after) == 1


def _writes_none(game: Game, before: Any, after: Any) -> bool:
    return _fresh(game, before, after) == 0


def _writes_four(game: Game, before: Any, after: Any) -> bool:
    return _fresh(game, before, after) == 4


# -- what can be done now -----------------------------------------------------------------


def _moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
    if seen["prompt"] > LENGTH:
        return "over"
    if not legal:
        return "wait"
    if not written(ink_of(seen["sheets"][seen["seat"]])):
        return "first"
    return "last" if seen["prompt"] == LENGTH else "prompt"


STEPS = (
    Step(
        "paper",
        _EXAMPLE,
        (
            Task("paper", until="flipped", points=("switch:r2",)),
            Task("paper.turn", until="turned", points=("turn-right",)),
            Task("paper.unfold", until="unfolded", points=("unfold",)),
        ),
        ("paper.after",),
        ("sheet", "switch", "turn"),
    ),
    Step(
        "first",
        _START,
        (
            Task(
                "first",
                "first.2",
                "first.3",
                want="clears",
                points=("prompt", "cell:e2", "declare"),
                wrong=(((PASS,), "first.pass"),),
            ),
        ),
        ("first.after", "first.after.2"),
        ("prompt", "write", "ink"),
        ("belongs",),
    ),
    Step(
        "reuse",
        _EXAMPLE,
        (
            Task(
                "reuse",
                "reuse.2",
                until="flipped-r2",
                points=("prompt", "switch:r2"),
                wrong=((("*",), "reuse.wait"),),
            ),
            Task(
                "reuse.turn",
                until="turned-right",
                points=("turn-right",),
                wrong=((("*",), "reuse.wait"),),
            ),
            Task(
                "reuse.lay",
                "reuse.lay.2",
                want=(_GOOD,),
                points=("cell:e1", "declare"),
                wrong=(
                    ((PASS,), "first.pass"),
                    ((_PLAIN,), "reuse.plain"),
                    ("four", "reuse.four"),
                    ("clears", "reuse.other"),
                ),
            ),
        ),
        ("reuse.after", "reuse.after.2"),
        ("reuse", "switch", "turn"),
        ("notes",),
    ),
    Step(
        "mirror",
        _MIRROR,
        (
            Task(
                "mirror",
                "mirror.2",
                want="one",
                points=("prompt", "cell:e3"),
                wrong=(((PASS,), "first.pass"), ("clears", "mirror.more")),
            ),
        ),
        ("mirror.after",),
        ("mirror", "reuse"),
    ),
    Step(
        "pass",
        _TOGETHER,
        (
            Task(
                "pass",
                "pass.2",
                want=(PASS,),
                then=(_FIRST,),
                points=("others", "course", "pass"),
                wrong=(("clears", "pass.clear"),),
            ),
        ),
        ("pass.after", "pass.after.2"),
        ("pass", "passes", "hidden", "together"),
    ),
    Step(
        "points",
        _TWELFTH,
        (
            Task(
                "points",
                "points.2",
                until="shown",
                points=("chip:o",),
                wrong=((("*",), "points.wait"),),
            ),
            Task(
                "points.last",
                want="clears",
                points=("prompt", "cell:e1"),
                wrong=(((PASS,), "points.pass"),),
            ),
        ),
        ("points.after", "points.after.2", "points.after.3"),
        ("groups", "blanks", "twelve", "titles"),
    ),
    Step(
        "hidden",
        _HIDDEN,
        (
            Task(
                "hidden",
                "hidden.2",
                want="none",
                points=("prompt",),
                wrong=(((PASS,), "hidden.pass"), ("clears", "hidden.writes")),
            ),
        ),
        ("hidden.after", "hidden.after.2"),
        ("reuse", "switch"),
        ("elsewhere",),
        alone=True,
    ),
)

LESSON = Lesson(
    "patapata",
    STEPS,
    rules="sheet switch turn prompt write belongs ink reuse elsewhere mirror notes pass passes "
    "hidden together twelve groups blanks titles",
    terms="prompt switch declare reuse pass group blank course",
    kinds="switch cell prompt course chip others turn-right unfold declare pass",
    moments="first prompt last wait over",
    moment=_moment,
    conditions="flipped flipped-r2 turned turned-right unfolded shown",
    judges={"clears": _clears, "one": _writes_one, "none": _writes_none, "four": _writes_four},
)
"""The lesson of Patapata."""
