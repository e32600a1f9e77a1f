"""What the lesson of KNOLLING is made of: its positions, its judges, what can be done when."""

from typing import Any

from core.game import Game
from core.lesson import Position
from games.knolling.bits import count
from games.knolling.cards import CARDS, card
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


START = Position({"deck": _deck(), "players": 2, "first": 0}, 2)
AGAIN = _after(START, "to 2; place 0,0,1; to 6; place 0,0,0")
COVER = _after(AGAIN, "to 3; place 4,0,2; to 4")
HASTY = _after(COVER, "place 5,-2,0")
BACK = _after(
    HASTY, "to T; to 9; place -2,-2,0; tidy 47 3,-2,1; to T; keep; to 1; place 0,-3,1; keep"
)
CHOICE = _after(BACK, "to 5; place 1,3,1; to -2; place -1,-3,1; to -3; place 3,0,2")
HOME = _after(CHOICE, "to -5; place 7,3,1; to -4; place 5,3,3; to G")


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


def spoils(game: Game, before: Any, after: Any) -> bool:
    """Whether an item was covered."""
    return _lost(game, before, after) > 0


def keeps_whole(game: Game, before: Any, after: Any) -> bool:
    """Whether none was."""
    return _lost(game, before, after) == 0


def _overlaps(game: Game, before: Any, after: Any) -> bool:
    old, new = _tables(game, before, after)
    cells = len(card(game.view(before)["taken"]).letters)
    return count(new.look.covered) < count(old.look.covered) + cells


def is_neat(game: Game, before: Any, after: Any) -> bool:
    """Whether cards overlap and no item was covered."""
    return _overlaps(game, before, after) and keeps_whole(game, before, after)


def frees(game: Game, before: Any, after: Any) -> bool:
    """Whether more items are whole than before."""
    old, new = _tables(game, before, after)
    return len(new.look.items) > len(old.look.items)


def takes(game: Game, before: Any, after: Any) -> bool:
    """Whether a card was taken from the track."""
    return bool(game.view(after)["taken"]) and not game.view(before)["taken"]


# -- what can be done now -----------------------------------------------------------------


def moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
    """See `core.lesson.Lesson`."""
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
