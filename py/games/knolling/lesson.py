"""KNOLLING learned by doing: seven positions out of one game for two.

Points: ``track``, the whole of it; ``at:3``, a position there that may be gone to; ``turning`` and
``goal``, its ends; ``desk``, one's own cards; ``cells:X,Y,W,H``, a part of them; ``facts``, what is
said of the card in hand; ``pad``, the buttons that turn and move it; ``lift:47``, a card that may
be tidied; ``go`` and ``keep``, the buttons.

Condition: ``turned``, the card in hand is not upright.
"""

from typing import Any

from core.game import Game
from core.lesson import Lesson, Position, Step, Task
from games.knolling.bits import count
from games.knolling.cards import CARDS, card
from games.knolling.notation import KEEP, TO_GOAL, TO_TURNING_POINT
from games.knolling.state import OUT, PLACE, TO
from games.knolling.table import Table, placed_in

_TRACK = [9, 26, 44, 47, 12, 36, 28, 5, 60, 2, 33, 49]
_DRAWN = [11, 10, 52, 1, 32]
"""What is laid at the left end in the course of the game: at -1, -2 and so on."""


def _deck() -> "list[int]":
    first = _TRACK + _DRAWN
    return first + [number for number in range(1, CARDS + 1) if number not in first]


def _after(position: Position, moves: str) -> Position:
    return position.after(*_moves(moves))


def _moves(text: str) -> "tuple[str, ...]":
    return tuple(text.split("; "))


_START = Position({"deck": _deck(), "players": 2, "first": 0}, 2)
_AGAIN = _after(_START, "to 2; place 0,0,1; to 6; place 0,0,0")
_COVER = _after(_AGAIN, "to 3; place 4,0,2; to 4")
_HASTY = _after(_COVER, "place 5,-2,0")
_BACK = _after(
    _HASTY, "to T; to 9; place -2,-2,0; tidy 47 3,-2,1; to T; keep; to 1; place 0,-3,1; keep"
)
_CHOICE = _after(_BACK, "to 5; place 1,3,1; to -2; place -1,-3,1; to -3; place 3,0,2")
_HOME = _after(_CHOICE, "to -5; place 7,3,1; to -4; place 5,3,3; to G")


# -- judges -------------------------------------------------------------------------------


def _tables(game: Game, before: Any, after: Any) -> "tuple[Table, Table]":
    """The cards of the seat that moved, before and after."""
    seat = game.view(before)["to_act"]
    old, new = (Table(placed_in(game.view(state)["areas"][seat])) for state in (before, after))
    return old, new


def _lost(game: Game, before: Any, after: Any) -> int:
    """How many whole items fewer there are than there could be after a card was laid."""
    old, new = _tables(game, before, after)
    taken = game.view(before)["taken"]
    if not taken:
        return 0
    return len(old.look.items) + len(card(taken).items) - len(new.look.items)


def _spoils(game: Game, before: Any, after: Any) -> bool:
    return _lost(game, before, after) > 0


def _keeps_whole(game: Game, before: Any, after: Any) -> bool:
    return _lost(game, before, after) == 0


def _overlaps(game: Game, before: Any, after: Any) -> bool:
    old, new = _tables(game, before, after)
    cells = len(card(game.view(before)["taken"]).letters)
    return count(new.look.covered) < count(old.look.covered) + cells


def _is_neat(game: Game, before: Any, after: Any) -> bool:
    return _overlaps(game, before, after) and _keeps_whole(game, before, after)


def _frees(game: Game, before: Any, after: Any) -> bool:
    old, new = _tables(game, before, after)
    return len(new.look.items) > len(old.look.items)


def _takes(game: Game, before: Any, after: Any) -> bool:
    return bool(game.view(after)["taken"]) and not game.view(before)["taken"]


# -- what can be done now -----------------------------------------------------------------


def _moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
    expect = seen["expect"]
    if expect is None:
        return "over"
    if not legal:
        return "wait"
    if expect == TO:
        return "to" if seen["phase"] == OUT else "back"
    if expect == PLACE and not seen["areas"][seen["to_act"]]:
        return "first"
    return str(expect)


STEPS = (
    Step(
        "take",
        _START,
        (
            Task(
                "take",
                "take.2",
                want=("to 2",),
                points=("track", "at:2", "go"),
                wrong=((("to T",), "take.turning"), (("to *",), "take.elsewhere")),
            ),
            Task("take.turn", "take.turn.2", until="turned", points=("facts", "pad")),
            Task(
                "take.place",
                want=("place 0,0,*",),
                then=("to 6", "place 0,0,0"),
                points=("go",),
            ),
        ),
        ("take.after", "take.after.2"),
        ("cards", "track", "walk", "refill", "first"),
    ),
    Step(
        "again",
        _AGAIN,
        (
            Task(
                "again",
                "again.2",
                want=("to 3",),
                points=("track", "at:3", "go"),
                wrong=((("to T",), "take.turning"), (("to *",), "again.elsewhere")),
            ),
            Task(
                "again.place",
                want=("place *",),
                points=("desk", "go"),
                wrong=((("place *",), "again.apart"),),
            ),
        ),
        ("again.after", "again.after.2"),
        ("order", "next"),
        ("gone",),
    ),
    Step(
        "cover",
        _COVER,
        (
            Task(
                "cover",
                "cover.2",
                want="neat",
                points=("cells:3,0,4,1", "facts"),
                wrong=(
                    ("spoils", "cover.spoils"),
                    ("whole", "cover.beside"),
                    (("place *",), "again.apart"),
                ),
            ),
        ),
        ("cover.after",),
        ("cover", "whole"),
    ),
    Step(
        "tidy",
        _HASTY,
        (
            Task(
                "tidy",
                "tidy.2",
                want=(TO_TURNING_POINT,),
                then=("to 9", "place -2,-2,0"),
                points=("turning", "go"),
                wrong=((("to *",), "tidy.elsewhere"),),
            ),
            Task(
                "tidy.move",
                "tidy.move.2",
                want="frees",
                points=("cells:5,-2,3,4", "lift:47"),
                wrong=(
                    ((KEEP,), "tidy.keep"),
                    (("tidy 44 *",), "tidy.covered"),
                    (("tidy *",), "tidy.still"),
                ),
            ),
        ),
        ("tidy.after", "tidy.after.2"),
        ("turning", "tidy", "free"),
        ("only",),
    ),
    Step(
        "back",
        _BACK,
        (
            Task(
                "back",
                "back.2",
                want="takes",
                points=("track", "at:5"),
                wrong=(((TO_GOAL,), "back.goal"),),
            ),
            Task(
                "back.place",
                want=("place *",),
                points=("desk", "go"),
                wrong=((("place *",), "again.apart"),),
            ),
        ),
        ("back.after", "back.after.2"),
        ("back", "last-first"),
    ),
    Step(
        "photo",
        _HOME,
        (
            Task("photo", want=(TO_GOAL,), points=("goal", "go")),
            Task(
                "photo.frame",
                "photo.frame.2",
                want=("frame -1,-3",),
                then=("frame -2,-3",),
                points=("desk", "go"),
                wrong=((("frame *",), "photo.less"),),
            ),
        ),
        ("photo.after", "photo.after.2", "photo.after.3"),
        ("goal", "frame", "items", "bonus", "win"),
        ("ties",),
    ),
    Step(
        "better",
        _CHOICE,
        (
            Task(
                "better",
                "better.2",
                want=("to -5",),
                points=("at:-4", "at:-5"),
                wrong=(((TO_GOAL,), "back.goal"), (("to -4",), "better.other")),
            ),
            Task(
                "better.place",
                want="whole",
                then=("to -4", "place 5,3,3"),
                wrong=(("spoils", "cover.spoils"), (("place *",), "again.apart")),
            ),
        ),
        ("better.after", "better.after.2"),
        ("bonus", "whole"),
        alone=True,
    ),
)

LESSON = Lesson(
    "knolling",
    STEPS,
    rules="cards track order walk gone refill first next cover whole turning tidy free only back"
    " last-first goal frame items bonus ties win",
    terms="item genre blank track turning goal tidy frame area",
    kinds="track at turning goal desk cells facts pad lift go",
    moments="to back first place tidy unhold fill frame wait over",
    moment=_moment,
    conditions="turned",
    judges={
        "neat": _is_neat,
        "spoils": _spoils,
        "whole": _keeps_whole,
        "frees": _frees,
        "takes": _takes,
    },
)
"""The lesson of KNOLLING."""
