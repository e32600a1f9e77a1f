"""What one is about to lay: a card, a filler or the camera's frame; where, and what that does.

It is put together from the interface state alone. Keys there: ``pick`` (the position on the track
one thinks of), ``card`` (a card lifted to be tidied, or a held one), ``x``, ``y``, ``r`` (where it
is), ``down`` (whether it was put down, to be confirmed or lifted again), ``genre`` (of a filler),
``from`` (while it is pulled: the place and the point where that began), ``figure`` (the best
photograph for a place, once it was found).
"""

from typing import Any

from games.knolling.cards import size
from games.knolling.look import FRAME_HIGH, FRAME_WIDE, Look
from games.knolling.notation import filler
from games.knolling.photograph import Effect, effect
from games.knolling.scoring import Shot
from games.knolling.state import FILL, FRAME, PLACE, TIDY, TO, UNHOLD
from games.knolling.table import Table
from games.knolling.things import GENRES
from ui.table import View
from ui.tables.knolling.board import Side, board

PREVIEW = "preview"


class Hand:
    """``kind``: `PREVIEW` (a card still on the track) or what is expected (`games.knolling.state`).

    ``card``: its number, or 0. ``x``, ``y``, ``turn``: where it is. ``table``: the one on which it
    is to lie, without the card itself. ``fits``: whether it may lie there. ``is_down``: whether
    it was put down. ``genre``: of a filler. ``move``: the move that lays it, or "".
    """

    def __init__(self, kind: str, card: int, side: Side, table: Table) -> None:
        self.kind = kind
        self.card = card
        self.side = side
        self.table = table
        self.x = self.y = self.turn = 0
        self.genre = 0
        self.fits = False
        self.is_down = False
        self.move = ""

    @property
    def size(self) -> "tuple[int, int]":
        """Width and height in cells, as it is turned."""
        if self.kind == FRAME:
            return FRAME_WIDE, FRAME_HIGH
        return size(self.turn) if self.card else (1, 1)

    @property
    def effect(self) -> "Effect | None":
        """What laying the card here would cover and complete; None where it may not lie."""
        if not self.card or not self.fits:
            return None
        return effect(self.table, self.card, self.x, self.y, self.turn)

    @property
    def lost(self) -> "list[tuple[int, int]]":
        """The items that are whole on the table now and would be covered: `Effect.covers`.

        A card that is tidied may lie on items that were hidden under it before.
        """
        effect = self.effect
        if effect is None:
            return []
        whole = _whole(self.side.look, self.side.table)
        placed = self.table.placed
        return [one for one in effect.covers if (placed[one[0]][0], one[1]) in whole]

    @property
    def freed(self) -> "list[tuple[int, int]]":
        """The other cards' items that would be whole again: card, which of its items."""
        effect = self.effect
        if effect is None or self.kind != TIDY:
            return []
        whole = _whole(self.side.look, self.side.table)
        placed = self.table.placed
        now = [(placed[owner][0], n) for _, owner, n in effect.look.items if owner < len(placed)]
        return [one for one in now if one not in whole]

    @property
    def shot(self) -> Shot:
        """What the photograph shows with the frame here."""
        return self.side.shot(self.x, self.y)

    @property
    def place(self) -> "list[int]":
        """Everything that decides what laying it does, to compare."""
        return [self.card, self.x, self.y, self.turn, len(self.table.placed)]


def _whole(look: Look, table: Table) -> "list[tuple[int, int]]":
    return [(table.placed[owner][0], n) for _, owner, n in look.items]


def holder(view: View) -> "int | None":
    """The seat at this device that is about to do something, or None."""
    seat = view.seen["to_act"] if view.active and view.scene is None else None
    return seat if type(seat) is int else None


def hand(view: View) -> "Hand | None":
    """What is in hand now, or None."""
    seat = holder(view)
    if seat is None:
        return None
    seen, ui = view.seen, view.ui
    sides = board(seen)
    side = sides.sides[seat]
    expect = seen["expect"]
    if expect == TO:
        card = seen["track"].get(str(ui.get("pick")))
        return _laid(view, Hand(PREVIEW, card, side, side.table)) if card else None
    if expect == PLACE:
        return _laid(view, Hand(PLACE, seen["taken"], side, side.table))
    if expect in (TIDY, UNHOLD):
        return _lifted(view, seat, side)
    if expect == FILL:
        return _filler(view, side)
    return _frame(view, side)


def _lifted(view: View, seat: int, side: Side) -> "Hand | None":
    card = view.ui.get("card")
    if not card:
        return None
    if card in view.seen["held"][seat]:
        return _laid(view, Hand(UNHOLD, card, side, side.table))
    place = side.table.place_of(card)
    if place is None:
        return None
    return _laid(view, Hand(TIDY, card, side, side.table.without(place)))


def _laid(view: View, it: Hand) -> Hand:
    """``it`` where the interface state has it, or where a card is offered first."""
    ui = view.ui
    it.is_down = bool(ui.get("down"))
    if "x" in ui:
        it.x, it.y, it.turn = ui["x"], ui["y"], ui["r"]
    else:
        it.x, it.y, it.turn = _offered(it)
    spot = str(it.x) + "," + str(it.y) + "," + str(it.turn)
    if it.kind == TIDY:
        place = it.side.table.place_of(it.card)
        assert place is not None
        it.fits = it.side.table.may_tidy(place, it.x, it.y, it.turn)
        it.move = "tidy " + str(it.card) + " " + spot if it.fits else ""
        return it
    it.fits = it.table.fits(it.x, it.y, it.turn)
    if it.kind == PREVIEW:
        # The card may be taken wherever it is held.
        it.move = "to " + str(view.ui["pick"])
    elif it.fits:
        it.move = ("unhold " + str(it.card) if it.kind == UNHOLD else "place") + " " + spot
    return it


def _offered(it: Hand) -> "tuple[int, int, int]":
    """Where a card is shown first: where it lay, else beside the others, at the right."""
    place = it.side.table.place_of(it.card)
    if place is not None:
        return it.side.table.placed[place][1:]
    if not it.table.placed:
        return 0, 0, 0
    _, top, right, bottom = it.table.look.box
    best = (0, 0, 0)
    middle = (top + bottom) // 2 - 2
    found: tuple[int, int] | None = None
    for y, xs in it.table.spots(0):
        for x in xs:
            rank = (abs(x - right), abs(y - middle))
            if found is None or rank < found:
                found = rank
                best = (x + it.table.left, y + it.table.top, 0)
    return best


def places_to_fill(view: View) -> "list[tuple[int, int]]":
    """The cells that may be filled, from top to bottom."""
    found: list[tuple[int, int]] = []
    for move in view.legal:
        spot = filler(move[5:]) if move.startswith("fill ") else None
        if spot is not None and spot[2] == 0:
            found.append((spot[1], spot[0]))
    found.sort()
    return [(x, y) for y, x in found]


def _filler(view: View, side: Side) -> "Hand | None":
    places = places_to_fill(view)
    if not places:
        return None
    ui = view.ui
    it = Hand(FILL, 0, side, side.table)
    it.genre = ui.get("genre", 0)
    it.is_down = bool(ui.get("down"))
    it.x, it.y = (ui["x"], ui["y"]) if "x" in ui else places[0]
    it.fits = (it.x, it.y) in places
    if it.fits:
        it.move = "fill " + str(it.x) + "," + str(it.y) + "," + GENRES[it.genre]
    return it


def _frame(view: View, side: Side) -> Hand:
    it = Hand(FRAME, 0, side, side.table)
    table = side.table
    left, top, right, bottom = table.look.box
    ui = view.ui
    if "x" in ui:
        it.x, it.y = ui["x"], ui["y"]
    elif side.best is not None:
        it.x, it.y = side.best.x, side.best.y
    else:
        it.x = table.left + (left + right - FRAME_WIDE) // 2
        it.y = table.top + (top + bottom - FRAME_HIGH) // 2
    frame = table.look.frame(it.x - table.left, it.y - table.top)
    it.fits = bool(frame & table.look.covered)
    it.is_down = True
    it.move = "frame " + str(it.x) + "," + str(it.y) if it.fits else ""
    return it


def bounds(it: Hand) -> "tuple[int, int, int, int]":
    """The least and greatest x and y that what is in hand may be moved to."""
    left, top, right, bottom = it.table.look.box
    left, right = left + it.table.left, right + it.table.left
    top, bottom = top + it.table.top, bottom + it.table.top
    wide, high = it.size
    margin = 0 if it.kind == FRAME else 2
    return left - wide - margin, top - high - margin, right + margin, bottom + margin


def at(it: Hand, x: int, y: int) -> "dict[str, Any]":
    """The interface state's entries for ``it`` at (x, y), kept near the table."""
    least_x, least_y, most_x, most_y = bounds(it)
    if it.card and not it.table.placed:
        x, y = _offered(it)[:2]
    return {
        "x": max(least_x, min(most_x, x)),
        "y": max(least_y, min(most_y, y)),
        "r": it.turn,
    }
