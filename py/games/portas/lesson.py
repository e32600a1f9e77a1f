"""PORTAS learned by doing: seven positions, from the first card to the last treasure.

Points: ``card:V``, the first card V in one's hand; ``chest:N``, ``left:N`` and ``carried:N``, a
chest, what is left in it and who carried how much; ``hand``, ``pile``, ``their-hand``,
``their-pile``; ``pass``, the button.
"""

from typing import Any

from core.game import Game
from core.lesson import Lesson, Position, Step, Task
from games.portas.cards import DECK
from games.portas.rules import PASS


def _deck(*drawn: int) -> "list[int]":
    """A whole deck that begins with ``drawn``; what comes after them is never reached."""
    rest = list(DECK)
    for card in drawn:
        rest.remove(card)
    return list(drawn) + rest


def _position(
    treasures: "tuple[int, ...]", mine: "list[int]", theirs: "list[int]", first: int, moves: str
) -> Position:
    setup = {"treasures": list(treasures), "decks": [mine, theirs], "first": first}
    return Position(setup, 2, tuple(moves.split()))


_START = _position((12, 11, 15, 14, 13), _deck(2, 3, 5, 6, 4, 1), _deck(1, 2, 4, 6, 3, 5), 0, "")

_TWO = _position(
    (15, 11, 12, 14, 13),
    _deck(1, 2, 4, 5, 3, 6),
    _deck(2, 3, 6, 6, 1, 4),
    1,
    "6@15 4@11 2@11 1@15 6@15",
)

_ONE_FITS = _position(
    (11, 12, 15, 14, 13), _deck(6, 6, 2, 4, 5, 5), _deck(2, 5, 3, 1), 0, "6@11 2@11 6@12 5@12"
)

_OPEN = _position(
    (12, 14, 11, 13, 15),
    _deck(3, 6, 2, 6, 5, 3),
    _deck(6, 1, 2, 4, 1, 6),
    0,
    "2@14 1@14 3@12 2@12",
)

_NOTHING_FITS = _position(
    (11, 12, 14, 13, 15),
    _deck(4, 6, 4, 3, 5, 5, 6, 3, 2),
    _deck(6, 3, 6, 5, 3, 4, 4, 5, 2),
    0,
    "3@11 6@12 6@12 3@14 5@11 5@14 5@14 3@11 6@13 6@13",
)

_LAST = _position(
    (12, 13, 11, 15, 14),
    [5, 6, 3, 1, 5, 4, 1, 3, 4, 2, 2, 6, 1, 2],
    [2, 3, 5, 2, 5, 1, 4, 6, 3, 4, 1, 1, 6, 2],
    0,
    "6@12 5@12 1@12 2@11 3@13 2@13 4@13 4@13 1@15 5@15 5@15 6@11 4@15 3@11 3@14 3@14",
)


# -- judges -------------------------------------------------------------------------------


def _could_take(game: Game, before: Any, after: Any, where: str) -> bool:
    """Whether a chest would be left with just the number of a card that the other has there."""
    seen = game.observe(before, 0)
    lefts = [chest["left"] for chest in game.observe(after, 0)["open"] if chest]
    return any(card in lefts for card in seen[where][1])


def _gives(game: Game, before: Any, after: Any) -> bool:
    return _could_take(game, before, after, "hands")


def _may_give(game: Game, before: Any, after: Any) -> bool:
    return _could_take(game, before, after, "unseen")


def _is_safe(game: Game, before: Any, after: Any) -> bool:
    return not _gives(game, before, after) and not _may_give(game, before, after)


# -- what can be done now -----------------------------------------------------------------


def _moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
    if seen["to_act"] is None:
        return "over"
    if not legal:
        return "wait"
    if legal == [PASS]:
        return "pass"
    hand = seen["hands"][seen["to_act"]]
    takes = any(chest and chest["left"] in hand for chest in seen["open"])
    return "take" if takes else "card"


STEPS = (
    Step(
        "start",
        _START,
        (
            Task(
                "start",
                "start.2",
                want=("5@12",),
                then=("4@12",),
                points=("card:5", "chest:12"),
                wrong=(
                    (("do:chest:*",), "start.card-first"),
                    (("5@11",), "start.other-chest"),
                    (("*@*", "do:card:*"), "start.other-card"),
                ),
            ),
        ),
        ("start.after", "start.after.2"),
        ("treasures", "cards", "play", "left"),
    ),
    Step(
        "take",
        _START.after("5@12", "4@12"),
        (
            Task(
                "take",
                "take.2",
                want=("3@12",),
                points=("pile", "hand", "left:12"),
                wrong=(
                    (("2@12",), "take.too-small"),
                    (("4@12", "6@12"), "take.too-big"),
                    (("*@11",), "take.other-chest"),
                ),
            ),
        ),
        ("take.after", "take.after.2", "take.after.3"),
        ("draw", "take", "worth", "next"),
    ),
    Step(
        "worth",
        _TWO,
        (
            Task(
                "worth",
                "worth.2",
                want=("5@11",),
                points=("carried:11", "carried:15"),
                wrong=(
                    (("2@15",), "worth.printed"),
                    (("2@11", "3@11"), "worth.too-small"),
                    (("6@*", "do:card:6", "3@15", "5@15"), "worth.too-big"),
                ),
            ),
        ),
        ("worth.after",),
        ("take", "worth"),
    ),
    Step(
        "fits",
        _ONE_FITS,
        (
            Task(
                "fits",
                "fits.2",
                want=("2@11",),
                points=("hand", "left:11", "left:12"),
                wrong=(
                    (("2@12",), "fits.other-chest"),
                    (("4@*", "5@*", "do:card:*"), "fits.too-big"),
                    ((PASS,), "fits.pass"),
                ),
            ),
        ),
        ("fits.after",),
        ("limit", "must"),
    ),
    Step(
        "open",
        _OPEN,
        (
            Task(
                "open",
                "open.2",
                "open.3",
                want="safe",
                points=("their-hand", "their-pile"),
                wrong=(("gives", "open.gives"), ("may-give", "open.may-give")),
            ),
        ),
        ("open.after",),
        ("open", "fourth"),
    ),
    Step(
        "pass",
        _NOTHING_FITS,
        (
            Task(
                "pass",
                "pass.2",
                want=(PASS,),
                then=(PASS,),
                points=("left:13", "left:14", "pass"),
                wrong=((("*@*", "do:card:*", "do:chest:*"), "pass.too-big"),),
            ),
        ),
        ("pass.after", "pass.after.2", "pass.after.3"),
        ("pass", "two-passes", "result"),
    ),
    Step(
        "last",
        _LAST,
        (
            Task(
                "last",
                "last.2",
                want=("5@14",),
                then=("1@14",),
                points=("chest:14",),
                wrong=((("2@14",), "last.six"), (("6@14",), "last.two")),
            ),
            Task("last.3", want=("2@14",), wrong=((("1@14",), "last.one"),)),
        ),
        ("last.after", "last.after.2"),
        ("last", "result"),
        alone=True,
    ),
)

LESSON = Lesson(
    "portas",
    STEPS,
    rules="treasures cards draw play limit left take worth next must pass open fourth two-passes "
    "last result",
    terms="treasure card left key hand pile pass",
    kinds="card chest left carried hand pile their-hand their-pile pass",
    moments="card take pass wait over",
    moment=_moment,
    judges={"safe": _is_safe, "gives": _gives, "may-give": _may_give},
)
"""The lesson of PORTAS."""
