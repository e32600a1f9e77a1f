"""What is seen, as objects of the rules: tables, looks, photographs; kept while nothing changes."""

from typing import Any, Iterator

from games.knolling.bits import positions
from games.knolling.look import FRAME_HIGH, FRAME_WIDE, Look
from games.knolling.photograph import Photograph, worth
from games.knolling.scoring import Shot, shot
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


class Board:
    """The areas of all seats in an observation."""

    def __init__(self, seen: "dict[str, Any]") -> None:
        self.seen = seen
        self.sides = [_side(area, fillers) for area, fillers in zip(seen["areas"], seen["fillers"])]

    def photograph(self, seat: int) -> "Shot | None":
        """The photograph that ``seat`` has taken, or None."""
        frame = self.seen["frames"][seat]
        return self.sides[seat].shot(frame["x"], frame["y"]) if frame else None

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


def composed(look: Look, table: Table, found: Photograph) -> Photograph:
    """The photograph with what it shows moved to its middle, as far as it shows just the same.

    A table smaller than the frame would else hang in its upper left corner.
    """
    shown = look.covered
    for cells in look.colours:
        shown |= cells
    x, y = found.x - table.left, found.y - table.top
    wanted = shown & look.frame(x, y)
    rows = positions(wanted, look.stride)
    if not rows:
        return found
    left = min([xs[0] for _, xs in rows])
    right = max([xs[-1] for _, xs in rows]) + 1
    goal_x = left - (FRAME_WIDE - right + left) // 2
    goal_y = rows[0][0] - (FRAME_HIGH - rows[-1][0] - 1 + rows[0][0]) // 2
    while x != goal_x and shown & look.frame(x + _step(x, goal_x), y) == wanted:
        x += _step(x, goal_x)
    while y != goal_y and shown & look.frame(x, y + _step(y, goal_y)) == wanted:
        y += _step(y, goal_y)
    return Photograph(x + table.left, y + table.top, found.shot, found.worth)


def _step(start: int, goal: int) -> int:
    return 1 if goal > start else -1


def search(look: Look, table: Table, rivals: "list[list[int]]") -> "Iterator[Photograph | None]":
    """The best photograph (`games.knolling.photograph.best`), a few frames a step.

    Yields None after each step but the last, which yields the photograph.
    """
    left, top, right, bottom = look.box
    found = None
    highest = (-1, -1)
    for y in range(top, max(top, bottom - FRAME_HIGH) + 1):
        for x in range(left, max(left, right - FRAME_WIDE) + 1):
            seen = shot(look, x, y)
            rank = (worth(seen, rivals), sum(seen.areas))
            if rank > highest:
                highest = rank
                found = Photograph(x + table.left, y + table.top, seen, rank[0])
            if x % 3 == 0:
                yield None
    yield found
