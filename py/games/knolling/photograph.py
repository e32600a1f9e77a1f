"""The best photograph of a table, and what laying one more card would do to it.

For the interface's ghost and for computer players.
"""

from typing import Iterator

from games.knolling.bits import positions
from games.knolling.cards import card, face
from games.knolling.look import EVERYWHERE, FRAME_HIGH, FRAME_WIDE, Look
from games.knolling.scoring import Shot, prize, shot
from games.knolling.table import Table


class Photograph:
    """A frame, top-left cell at (x, y) of the table, what it shows and what that is worth."""

    def __init__(self, x: int, y: int, shot: Shot, worth: int) -> None:
        self.x = x
        self.y = y
        self.shot = shot
        self.worth = worth


class Effect:
    """What laying a card somewhere would do.

    ``covers``: (place in the stack, which item of that card) of each item that is whole now and
    would be no more. ``completes``: the same of those that are new; their card lies on top.
    ``look``: the table then.
    """

    def __init__(
        self,
        covers: "list[tuple[int, int]]",
        completes: "list[tuple[int, int]]",
        look: Look,
        table: Table,
    ) -> None:
        self.covers = covers
        self.completes = completes
        self.look = look
        self._table = table

    def best(self, rivals: "list[list[int]]") -> Photograph:
        """The best photograph then; see `best`."""
        return best(self.look, self._table, rivals)


def effect(table: Table, number: int, x: int, y: int, turn: int) -> Effect:
    """What laying card ``number`` at (x, y) would do, where it may lie (`Table.fits`).

    For a tidy hand in the table without the card. Costs little: meant to be asked at every
    step of a card that follows the pointer.
    """
    whole = face(number, turn, table.stride).whole
    whole <<= (y - table.top) * table.stride + x - table.left
    place = len(table.placed)
    return Effect(
        [(owner, n) for cells, owner, n in table.look.items if cells & whole],
        [(place, n) for n in range(len(card(number).items))],
        table.look_with(number, x, y, turn),
        table,
    )


def best_of(table: Table, rivals: "list[list[int]]") -> "Photograph | None":
    """The best photograph of ``table`` as it lies; None without any card."""
    return best(table.look, table, rivals) if table.placed else None


def best(look: Look, table: Table, rivals: "list[list[int]]") -> Photograph:
    """The photograph worth most against ``rivals``: items and prizes.

    ``rivals`` holds the five areas of each other player's photograph. Among equals the one
    with more cells in its areas, then the upper, then the left one.
    """
    frames = []
    for x, y in look.frames():
        cells = look.frame(x, y)
        frames.append((-len(look.items_in(cells)), y, x, cells))
    frames.sort()
    prizes = worth(Shot(0, look.areas_in(EVERYWHERE)), rivals)
    highest = (-1, 0, 0, 0)
    found = None
    for items, y, x, cells in frames:
        if prizes - items < highest[0]:
            break
        seen = Shot(-items, look.areas_in(cells))
        rank = (worth(seen, rivals), sum(seen.areas), -y, -x)
        if rank > highest:
            highest, found = rank, Photograph(x + table.left, y + table.top, seen, rank[0])
    assert found is not None
    return found


def worth(shot: Shot, rivals: "list[list[int]]") -> int:
    """Items and prizes of a photograph against the areas of other players'."""
    points = shot.items
    for genre, area in enumerate(shot.areas):
        points += prize(area, [areas[genre] for areas in rivals])
    return points


def rival_areas(tables: "list[Table]", seat: int) -> "list[list[int]]":
    """The five areas of each other player's best photograph at present.

    Each is chosen as if alone: most items, then the largest areas.
    """
    photographs = [best_of(table, []) for table in tables[:seat] + tables[seat + 1 :]]
    return [photograph.shot.areas for photograph in photographs if photograph is not None]


def search(look: Look, table: Table, rivals: "list[list[int]]") -> "Iterator[Photograph | None]":
    """The best photograph (`best`), a few frames a step.

    Yields None after each step but the last, which yields the photograph.
    """
    found = None
    highest = (-1, -1)
    for x, y in look.frames():
        seen = shot(look, x, y)
        rank = (worth(seen, rivals), sum(seen.areas))
        if rank > highest:
            highest = rank
            found = Photograph(x + table.left, y + table.top, seen, rank[0])
        if x % 3 == 0:
            yield None
    yield found


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
