"""What an observation shows, as objects of the rules; kept while nothing changes.

For those who look at a game: tables, looks and photographs of every seat, the order of the track.
"""

from typing import Any, Iterator

from games.knolling.cards import card, turned
from games.knolling.look import FRAME_HIGH, FRAME_WIDE, Look
from games.knolling.photograph import Effect, Photograph, composed, search
from games.knolling.scoring import NO_SHOT, Shot, scores, shot
from games.knolling.state import OUT
from games.knolling.table import Table, fillers_in, placed_in

_REMEMBERED = 12


class Side:
    """One player's area: ``table``, and ``look``, what is seen of it with its fillers.

    ``best`` is the best photograph chosen as if alone, once it was looked for (`search`).
    """

    def __init__(self, placed: Any, fillers: Any) -> None:
        self.placed = placed
        self.fillers = fillers
        self.table = Table(placed)
        self.look: Look = self.table.look_filled(fillers)
        self.best: Photograph | None = None

    def shot(self, x: int, y: int) -> Shot:
        """What a photograph with its top-left cell at (x, y) shows."""
        return shot(self.look, x - self.table.left, y - self.table.top)

    def counted(self, x: int, y: int) -> "list[tuple[int, int]]":
        """Row and column of each whole item in the frame at (x, y), in reading order."""
        found = []
        frame = self.look.frame(x - self.table.left, y - self.table.top)
        for _, owner, n in self.look.items_in(frame):
            number, left, top, turn = self.placed[owner]
            cells = [turned(cell, turn) for cell in card(number).items[n].cells]
            row = min([down for _, down in cells])
            column = min([across for across, down in cells if down == row])
            found.append((row + top, column + left, owner, n))
        return [(row, column) for row, column, _, _ in sorted(found)]

    @property
    def middle(self) -> "tuple[int, int]":
        """The frame about the middle of the cards: its top-left cell."""
        left, top, right, bottom = self.table.look.box
        x = self.table.left + (left + right - FRAME_WIDE) // 2
        return x, self.table.top + (top + bottom - FRAME_HIGH) // 2

    @property
    def whole(self) -> "list[tuple[int, int]]":
        """The items that nothing covers: card, which of its items."""
        return _whole(self.look, self.placed)

    def lost(self, table: Table, laid: Effect) -> "list[tuple[int, int]]":
        """The items that are whole here and that a card ``laid`` on ``table`` would cover.

        A card that is tidied may lie on items that were hidden under it before.
        """
        whole = self.whole
        found = [(table.placed[owner][0], n) for owner, n in laid.covers]
        return [one for one in found if one in whole]

    def freed(self, table: Table, laid: Effect) -> "list[tuple[int, int]]":
        """The other cards' items that would be whole again, as in `whole`."""
        whole = self.whole
        now = _whole(laid.look, table.placed)
        return [one for one in now if one not in whole]

    def offered(self, table: Table, number: int) -> "tuple[int, int, int]":
        """Where a card for ``table`` is shown first: x, y, quarter turns.

        That is where it lay, else beside the others, at the right.
        """
        place = self.table.place_of(number)
        if place is not None:
            _, x, y, turn = self.table.placed[place]
            return x, y, turn
        if not table.placed:
            return 0, 0, 0
        _, top, right, bottom = table.look.box
        middle = (top + bottom) // 2 - 2
        best = (99, 99, 0, 0)
        for y, xs in table.spots(0):
            for x in xs:
                best = min(best, (abs(x - right), abs(y - middle), y, x))
        return best[3] + table.left, best[2] + table.top, 0


def _whole(look: Look, placed: Any) -> "list[tuple[int, int]]":
    return [(placed[owner][0], n) for _, owner, n in look.items if owner < len(placed)]


class Board:
    """The areas of all seats in an observation."""

    def __init__(self, seen: "dict[str, Any]") -> None:
        self.seen = seen
        self.sides = [_side(area, fillers) for area, fillers in zip(seen["areas"], seen["fillers"])]

    def photograph(self, seat: int) -> "Shot | None":
        """The photograph that ``seat`` has taken, or None."""
        frame = self.seen["frames"][seat]
        return self.sides[seat].shot(frame["x"], frame["y"]) if frame else None

    def points(self) -> "list[dict[str, Any]]":
        """The scores of all seats (`games.knolling.scoring`)."""
        return scores([self.photograph(seat) or NO_SHOT for seat in range(len(self.sides))])

    def rivals(self, seat: int) -> "list[list[int]]":
        """The areas of each other seat's photograph: the one taken, else the best found so far."""
        found = []
        for other, side in enumerate(self.sides):
            taken = self.photograph(other)
            if other == seat or not side.placed:
                continue
            if taken is not None:
                found.append(taken.areas)
            elif side.best is not None:
                found.append(side.best.shot.areas)
        return found

    def survey(self, seat: int) -> "Iterator[None]":
        """Look for the best photograph of every other seat, in small steps."""
        for other, side in enumerate(self.sides):
            if other != seat and side.placed and side.best is None:
                for found in search(side.look, side.table, []):
                    if found is not None:
                        side.best = found
                    yield None

    def search(self, seat: int, look: Look, table: Table) -> "Iterator[Photograph | None]":
        """The best photograph for ``seat`` of a ``table`` seen so, in small steps.

        Yields None but for the photograph, which comes last, what it shows in its middle.
        """
        yield from self.survey(seat)
        for found in search(look, table, self.rivals(seat)):
            yield composed(look, table, found) if found is not None else None


_sides: "list[Side]" = []
_boards: "list[Board]" = []


def board(seen: "dict[str, Any]") -> Board:
    """The board of an observation; the last ones are remembered."""
    for known in _boards:
        if known.seen is seen:
            return known
    made = Board(seen)
    _boards.insert(0, made)
    if len(_boards) > 3:
        _boards.pop()
    return made


def _side(area: "list[dict[str, Any]]", fillers: "list[dict[str, Any]]") -> Side:
    placed = placed_in(area)
    filled = fillers_in(fillers)
    for known in _sides:
        if known.placed == placed and known.fillers == filled:
            return known
    side = Side(placed, filled)
    _sides.insert(0, side)
    if len(_sides) > _REMEMBERED:
        _sides.pop()
    return side


def places(seen: "dict[str, Any]") -> "list[str]":
    """The positions of the track from left to right, stops included."""
    numbers = sorted([int(position) for position in seen["track"]])
    left = [str(number) for number in numbers if number < 0]
    right = [str(number) for number in numbers if number > 0]
    if seen["phase"] == OUT:
        return left + ["0"] + right + ["T"]
    return ["G"] + left + right + ["T"]


def ahead(seen: "dict[str, Any]") -> "list[str]":
    """The positions that the pawn of the seat to act may go to."""
    order = places(seen)
    here = order.index(str(seen["pawns"][seen["to_act"]]))
    found = order[here + 1 :] if seen["phase"] == OUT else order[:here]
    return [place for place in found if place in "TG" or seen["track"].get(place)]
