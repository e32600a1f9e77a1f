"""The set-up: the hidden map, who plays and who begins; checked, and packed into links."""

from typing import Any

from core import shapes
from core.errors import TabletopError
from core.packing import Packer, Unpacker
from games.sugoroku.board import OFF, SIZES, Board, board
from games.sugoroku.maps import (
    START_TO_GOAL,
    chest_count,
    chest_squares,
    is_connected,
    most_walls,
    wall_squares,
)
from games.sugoroku.subsets import choose, rank, unrank

KEYS = ("size", "start", "goal", "walls", "chests", "true", "players", "first")

_MOST_WALLS = max([most_walls(size) for size in SIZES])

_PIECE = 64
"""How much of a large number is written into a link at once."""

_LAST_PIECE = 64**3
"""What is below this is written at once: large enough to lose next to nothing by rounding up."""


class Setup:
    """A checked set-up; squares are numbers of ``board``. ``true`` is the chest that counts."""

    def __init__(
        self,
        size: int,
        start: int,
        goal: int,
        walls: list[int],
        chests: list[int],
        true: int,
        players: int,
        first: int,
    ) -> None:
        self.size = size
        self.start = start
        self.goal = goal
        self.walls = tuple(sorted(walls))
        self.chests = tuple(sorted(chests))
        self.true = true
        self.players = players
        self.first = first

    @property
    def board(self) -> Board:
        """The board that the squares are numbers of."""
        return board(self.size)


def read_setup(value: Any, players: int) -> Setup:
    """The set-up in a foreign JSON value.

    Raises `TabletopError` (``bad-value``) unless it keeps every guarantee of `maps`.
    """
    fields = shapes.record(value, KEYS, "setup")
    size = shapes.integer(fields["size"], min(SIZES), max(SIZES), "setup.size")
    if size not in SIZES:
        raise shapes.refuse("setup.size")
    shapes.integer(fields["players"], players, players, "setup.players")
    first = shapes.integer(fields["first"], 0, players - 1, "setup.first")
    squares = board(size)
    start = _square(squares, fields["start"], "setup.start")
    goal = _square(squares, fields["goal"], "setup.goal")
    if squares.distance(start, goal) < START_TO_GOAL:
        raise shapes.refuse("setup.goal")
    count = chest_count(players)
    chests = _squares(squares, fields["chests"], count, count, "setup.chests")
    if not _is_within(chests, chest_squares(squares, start, goal)):
        raise shapes.refuse("setup.chests")
    walls = _squares(squares, fields["walls"], 0, most_walls(size), "setup.walls")
    if not _is_within(walls, wall_squares(squares, start, goal, chests)):
        raise shapes.refuse("setup.walls")
    true = _square(squares, fields["true"], "setup.true")
    if true not in chests:
        raise shapes.refuse("setup.true")
    if not is_connected(squares, start, goal, set(walls), chests):
        raise shapes.refuse("setup.walls")
    return Setup(size, start, goal, walls, chests, true, players, first)


def write_setup(setup: Setup) -> dict[str, Any]:
    """The JSON value of a set-up, lists sorted."""
    names = setup.board.names
    return {
        "size": setup.size,
        "start": names[setup.start],
        "goal": names[setup.goal],
        "walls": setup.board.sorted_names(setup.walls),
        "chests": setup.board.sorted_names(setup.chests),
        "true": names[setup.true],
        "players": setup.players,
        "first": setup.first,
    }


def pack(packer: Packer, value: dict[str, Any], players: int) -> None:
    """Write the JSON value of a checked set-up into a link."""
    setup = read_setup(value, players)
    squares = setup.board
    chests, walls = list(setup.chests), list(setup.walls)
    packer.put(SIZES.index(squares.size), len(SIZES))
    packer.put(setup.start, squares.squares)
    packer.put(setup.goal, squares.squares)
    packer.put(setup.first, players)
    packer.put(chests.index(setup.true), len(chests))
    packer.put(len(walls), _MOST_WALLS + 1)
    for chosen, items in (
        (chests, chest_squares(squares, setup.start, setup.goal)),
        (walls, wall_squares(squares, setup.start, setup.goal, chests)),
    ):
        _put(packer, rank(chosen, items), choose(len(items), len(chosen)))


def unpack(unpacker: Unpacker, players: int) -> dict[str, Any]:
    """The JSON value written by `pack`, lists sorted; unchecked."""
    squares = board(SIZES[unpacker.take(len(SIZES))])
    start = unpacker.take(squares.squares)
    goal = unpacker.take(squares.squares)
    first = unpacker.take(max(players, 1))
    count = chest_count(players)
    true = unpacker.take(count)
    built = unpacker.take(_MOST_WALLS + 1)
    items = chest_squares(squares, start, goal)
    chests = unrank(_take(unpacker, choose(len(items), count)), count, items)
    items = wall_squares(squares, start, goal, chests)
    walls = unrank(_take(unpacker, choose(len(items), built)), built, items)
    return write_setup(
        Setup(squares.size, start, goal, walls, chests, chests[true], players, first)
    )


def _put(packer: Packer, value: int, radix: int) -> None:
    """Write ``value`` in pieces: in one, it would often leave much of a block empty."""
    while radix > _LAST_PIECE:
        packer.put(value % _PIECE, _PIECE)
        value, radix = value // _PIECE, (radix + _PIECE - 1) // _PIECE
    packer.put(value, radix)


def _take(unpacker: Unpacker, radix: int) -> int:
    """The value written by `_put`."""
    value, scale, left = 0, 1, radix
    while left > _LAST_PIECE:
        value += scale * unpacker.take(_PIECE)
        scale, left = scale * _PIECE, (left + _PIECE - 1) // _PIECE
    value += scale * unpacker.take(left)
    if value >= radix:
        raise TabletopError("link-damaged")
    return value


def _square(squares: Board, value: Any, what: str) -> int:
    square = squares.square(shapes.text(value, 3, what))
    if square == OFF:
        raise shapes.refuse(what)
    return square


def _squares(squares: Board, value: Any, fewest: int, most: int, what: str) -> list[int]:
    """A list of so many different squares."""
    found = [_square(squares, name, what) for name in shapes.array(value, fewest, most, what)]
    if len(set(found)) < len(found):
        raise shapes.refuse(what)
    return found


def _is_within(chosen: list[int], items: list[int]) -> bool:
    return all(square in items for square in chosen)
