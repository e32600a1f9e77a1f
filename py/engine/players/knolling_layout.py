"""Where a card goes: search over the ways to lay or move a card."""

from typing import Any, Generator

from engine.players.knolling_judge import Judge
from games.knolling.bits import block, positions
from games.knolling.cards import Face, face
from games.knolling.look import FRAME_HIGH, FRAME_WIDE, Look
from games.knolling.table import Table


class Spot:
    """A way to lay card ``number``: x, y and turn on ``table``, and what that is worth."""

    def __init__(self, table: Table, number: int, x: int, y: int, turn: int, worth: float) -> None:
        self.table = table
        self.number = number
        self.x = x
        self.y = y
        self.turn = turn
        self.worth = worth

    @property
    def text(self) -> str:
        """The way as moves name it."""
        return str(self.x) + "," + str(self.y) + "," + str(self.turn)

    @property
    def look(self) -> Look:
        """The table then."""
        return self.table.look_with(self.number, self.x, self.y, self.turn)

    @property
    def after(self) -> Table:
        """The table then, to lay more cards on."""
        return self.table.with_card(self.number, self.x, self.y, self.turn)


def spots(table: Table, number: int, judge: Judge, width: int) -> "list[Spot]":
    """The ``width`` most likely ways to lay a card, judged, best first."""
    search = spots_by_and_by(table, number, judge, width)
    while True:
        try:
            next(search)
        except StopIteration as end:
            found: list[Spot] = end.value
            return found


_AT_ONCE = 6
"""So many ways are judged without a pause."""


def spots_by_and_by(
    table: Table, number: int, judge: Judge, width: int
) -> "Generator[None, Any, list[Spot]]":
    """What `spots` gives, with a pause now and then."""
    found: list[Spot] = []
    for x, y, turn in likely(table, number, width):
        if len(found) % _AT_ONCE == 0:
            yield None
        worth = judge.worth(table.look_with(number, x, y, turn))
        found.append(Spot(table, number, x, y, turn, worth))
    found.sort(key=lambda spot: (-spot.worth, spot.y, spot.x, spot.turn))
    return found


def likely(table: Table, number: int, width: int) -> "list[tuple[int, int, int]]":
    """The ``width`` ways to lay a card that promise most, as (x, y, turn).

    All ways are ranked at once, each a bit of a mask: by items covered, colours touched, and
    whether the table stays within one photograph.
    """
    if not table.placed:
        return [(0, 0, turn) for turn in range(min(width, 4))]
    classes: list[tuple[int, int, int]] = []
    for turn in range(4):
        classes += _classes(table, face(number, turn, table.stride), turn)
    classes.sort(reverse=True)
    found: list[tuple[int, int, int]] = []
    for _, turn, spots in classes:
        for y, xs in positions(spots, table.stride):
            found += [(x + table.left, y + table.top, turn) for x in xs]
        if len(found) >= width:
            break
    return found[:width]


_LOST, _TOUCH, _APART = 5, 5, 12
"""What counts against covering an item, for touching a colour, against leaving the frame."""


def _classes(table: Table, face: Face, turn: int) -> "list[tuple[int, int, int]]":
    """Ways to lay a card turned by ``turn``, as (rank, turn, mask of equal ways)."""
    look = table.look
    stride = table.stride
    lost = _sum([_reach(cells, face, stride) for cells, _, _ in look.items])
    touch = _sum(
        [
            _touched(theirs, mine, stride)
            for theirs, mine in zip(look.colours, face.colours)
            if theirs and mine
        ]
    )
    together = _together(look, face)
    found = []
    for apart, ways in ((0, table.ways(turn) & together), (1, table.ways(turn) & ~together)):
        for covered, some in _split(ways, lost):
            for touched, spots in _split(some, touch):
                found.append((touched * _TOUCH - covered * _LOST - apart * _APART, turn, spots))
    return found


def _reach(cells: int, face: Face, stride: int) -> int:
    """Top-left cells at which a card would cover any of ``cells``."""
    for _ in range(face.wide - 1):
        cells |= cells >> 1
    for _ in range(face.high - 1):
        cells |= cells >> stride
    return cells


def _touched(theirs: int, mine: int, stride: int) -> int:
    """Top-left cells at which the card's cells ``mine`` would lie beside cells ``theirs``."""
    near = theirs << 1 | theirs >> 1 | theirs << stride | theirs >> stride
    found = 0
    while mine:
        low = mine & -mine
        found |= near // low
        mine ^= low
    return found


def _together(look: Look, face: Face) -> int:
    """Top-left cells at which a card does not make the table outgrow one photograph further."""
    left, top, right, bottom = look.box
    wide = max(FRAME_WIDE, right - left)
    high = max(FRAME_HIGH, bottom - top)
    first_x, last_x = max(0, right - wide), left + wide - face.wide
    first_y, last_y = max(0, bottom - high), top + high - face.high
    corner = block(last_x - first_x + 1, last_y - first_y + 1, look.stride)
    return corner << (first_y * look.stride + first_x)


def _sum(masks: "list[int]") -> "list[int]":
    """In how many of ``masks`` each bit is set, as binary digits: a mask a digit, lowest first."""
    digits = [0, 0, 0, 0]
    for mask in masks:
        carry = mask
        for place, digit in enumerate(digits):
            digits[place] = digit ^ carry
            carry &= digit
    return digits


def _split(ways: int, digits: "list[int]") -> "list[tuple[int, int]]":
    """``ways`` by the number that `_sum` counted at each bit: (number, ways)."""
    groups = [(0, ways)]
    for place, digit in enumerate(digits):
        groups = [
            (number + (one << place), some)
            for number, mask in groups
            for one, some in ((0, mask & ~digit), (1, mask & digit))
            if some
        ]
    return groups
