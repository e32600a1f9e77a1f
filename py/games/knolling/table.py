"""A player's own area: cards laid on an unbounded grid, and how they may be laid.

Coordinates are the record's: x to the right, y down, (0, 0) where the first card was first put.
Masks (`games.knolling.bits`) and looks are of a window whose top-left cell is (``left``, ``top``);
it has room for one more card on every side, so that no step leaves it.
"""

from typing import TYPE_CHECKING, Any

from games.knolling.bits import positions
from games.knolling.cards import HIGH, face, size
from games.knolling.look import Look
from games.knolling.things import GENRES

if TYPE_CHECKING:
    # A card on the table: its number, x, y and quarter turns.
    Placed = tuple[int, int, int, int]

MARGIN = HIGH

_STRIDE = 32
"""The shortest row of a window; wider tables double it, so that masks are shared."""


class Table:
    """Cards in stacking order, lowest first. Immutable; what is asked for is kept."""

    def __init__(self, placed: "tuple[Placed, ...]") -> None:
        self.placed = placed
        right = bottom = left = top = 0
        if placed:
            left = min([x for _, x, _, _ in placed])
            top = min([y for _, _, y, _ in placed])
            right = max([x + size(turn)[0] for _, x, _, turn in placed])
            bottom = max([y + size(turn)[1] for _, _, y, turn in placed])
        self.left = left - MARGIN
        self.top = top - MARGIN
        self.stride = _STRIDE
        while self.stride < right - self.left + MARGIN:
            self.stride *= 2
        self._box = (left - self.left, top - self.top, right - self.left, bottom - self.top)
        self._look: Look | None = None
        self._ways: tuple[int, int] | None = None
        self._free: list[int] | None = None
        self._without: dict[int, Table] = {}

    # -- looking --------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """What is seen of the cards from above."""
        if self._look is None:
            look = Look(self.stride, self._box)
            for place, (number, x, y, turn) in enumerate(self.placed):
                look = look.with_card(
                    face(number, turn, self.stride), x - self.left, y - self.top, place
                )
            self._look = look
        return self._look

    def look_filled(self, fillers: "tuple[tuple[int, int, int], ...]") -> Look:
        """What is seen with fillers, each x, y and the number of its genre."""
        look = self.look
        for x, y, genre in fillers:
            look = look.with_filler(x - self.left, y - self.top, genre)
        return look

    def look_with(self, number: int, x: int, y: int, turn: int) -> Look:
        """What would be seen with one more card, laid where it may lie."""
        return self.look.with_card(
            face(number, turn, self.stride), x - self.left, y - self.top, len(self.placed)
        )

    def covers(self, x: int, y: int) -> bool:
        """Whether any card covers the cell (x, y)."""
        bit = self._bit(x, y)
        return bit is not None and bool(self.look.covered >> bit & 1)

    def top_at(self, x: int, y: int) -> "int | None":
        """The place in the stack of the card that shows at (x, y), or None."""
        for place in range(len(self.placed) - 1, -1, -1):
            _, left, top, turn = self.placed[place]
            wide, high = size(turn)
            if left <= x < left + wide and top <= y < top + high:
                return place
        return None

    # -- placing --------------------------------------------------------------------------

    def fits(self, x: int, y: int, turn: int) -> bool:
        """Whether a card may be put with its top-left cell at (x, y), turned by ``turn``."""
        if not self.placed:
            return x == 0 and y == 0
        bit = self._bit(x, y)
        return bit is not None and bool(self.ways(turn) >> bit & 1)

    def spots(self, turn: int) -> "list[tuple[int, list[int]]]":
        """Where a card turned by ``turn`` may lie beside or on those there.

        For each y of the window the possible x of it, both rising; ``left`` and ``top`` added
        make them coordinates.
        """
        return positions(self.ways(turn), self.stride)

    def reach(self, turn: int) -> "list[tuple[int, list[int]]]":
        """All cells that a card turned by ``turn`` may come to cover, as in `spots`."""
        cells = self.ways(turn)
        wide, high = size(turn)
        for _ in range(wide - 1):
            cells |= cells << 1
        for _ in range(high - 1):
            cells |= cells << self.stride
        return positions(cells, self.stride)

    def with_card(self, number: int, x: int, y: int, turn: int) -> "Table":
        """The table with one more card on top."""
        return Table(self.placed + ((number, x, y, turn),))

    def _bit(self, x: int, y: int) -> "int | None":
        """The bit of a cell, or None outside the window."""
        x -= self.left
        y -= self.top
        return y * self.stride + x if 0 <= x < self.stride and y >= 0 else None

    def ways(self, turn: int) -> int:
        """Top-left cells, as a mask, where a card turned by ``turn`` touches or overlaps a card."""
        if self._ways is None:
            stride = self.stride
            near = touching(self.look.covered, stride)
            for _ in range(2):
                near |= near >> 1
                near |= near >> stride
            # Top-left cells of 3 x 3 that reach such a cell; a card is one longer one way.
            self._ways = (near | near >> stride, near | near >> 1)
        return self._ways[turn & 1]

    # -- tidying --------------------------------------------------------------------------

    def free(self) -> "list[int]":
        """Places in the stack of the cards that no other card covers, rising."""
        if self._free is None:
            self._free = []
            over = 0
            for place in range(len(self.placed) - 1, -1, -1):
                number, x, y, turn = self.placed[place]
                bit = (y - self.top) * self.stride + x - self.left
                whole = face(number, turn, self.stride).whole << bit
                if not whole & over:
                    self._free.insert(0, place)
                over |= whole
        return self._free

    def place_of(self, number: int) -> "int | None":
        """The place in the stack of card ``number``, or None."""
        for place, (other, _, _, _) in enumerate(self.placed):
            if other == number:
                return place
        return None

    def without(self, place: int) -> "Table":
        """The table less one card."""
        if place not in self._without:
            self._without[place] = Table(self.placed[:place] + self.placed[place + 1 :])
        return self._without[place]

    def may_tidy(self, place: int, x: int, y: int, turn: int) -> bool:
        """Whether the free card at ``place`` may be put anew at (x, y), turned by ``turn``."""
        _, old_x, old_y, old_turn = self.placed[place]
        if (x, y, turn) == (old_x, old_y, old_turn):
            return False
        if len(self.placed) == 1:
            return x == old_x and y == old_y
        return self.without(place).fits(x, y, turn)

    def tidied(self, place: int, x: int, y: int, turn: int) -> "Table":
        """The table after a tidy."""
        return self.without(place).with_card(self.placed[place][0], x, y, turn)

    def to_json(self) -> "list[dict[str, Any]]":
        """The cards as the rules page lists them."""
        return [{"id": number, "x": x, "y": y, "r": turn} for number, x, y, turn in self.placed]


def placed_in(area: "list[dict[str, Any]]") -> "tuple[Placed, ...]":
    """The cards of an area as `Table.to_json` lists it."""
    return tuple([(card["id"], card["x"], card["y"], card["r"]) for card in area])


def fillers_in(listed: "list[dict[str, Any]]") -> "tuple[tuple[int, int, int], ...]":
    """Fillers as the rules page lists them, as (x, y, number of the genre)."""
    return tuple([(one["x"], one["y"], GENRES.find(one["c"])) for one in listed])


def touching(cells: int, stride: int) -> int:
    """``cells`` and all that share an edge with them."""
    return cells | cells << 1 | cells >> 1 | cells << stride | cells >> stride


EMPTY = Table(())
"""An area before its first card."""

_KEPT = 64
"""Tables that `table_of` keeps; a match looks at few at a time."""

_kept: "dict[tuple[Placed, ...], Table]" = {}


def table_of(placed: "tuple[Placed, ...]") -> Table:
    """The table with these cards.

    Tables keep what they have worked out, positions hold bare facts: here the two meet.
    """
    found = _kept.get(placed)
    if found is None:
        if len(_kept) >= _KEPT:
            _kept.clear()
        found = _kept[placed] = Table(placed)
    return found
