"""What one is about to lay: a card, a filler or the camera's frame; where, and what that does.

It is put together from the interface state alone. Keys there: ``pick`` (the position on the track
one thinks of), ``card`` (a card lifted to be tidied, or a held one), ``x``, ``y``, ``r`` (where it
is), ``down`` (whether it was put down, to be confirmed or lifted again), ``genre`` (of a filler),
``from`` (while it is pulled: the place and the point where that began), ``figure`` (the best
photograph for a place, once it was found).
"""

from typing import Any

from games.knolling.cards import size
from games.knolling.look import FRAME_HIGH, FRAME_WIDE
from games.knolling.notation import KEEP, filler
from games.knolling.photograph import Effect, effect
from games.knolling.scoring import Shot
from games.knolling.seen import Side, ahead, board
from games.knolling.state import FILL, FRAME, OUT, PLACE, TIDY, TO, UNHOLD
from games.knolling.table import Table
from games.knolling.things import GENRES
from ui.table import View

PREVIEW = "preview"


class Hand:
    """``kind``: `PREVIEW` (a card still on the track) or what is expected (`games.knolling.state`).

    ``card``: its number, or 0. ``x``, ``y``, ``turn``: where it is. ``table``: the one on which it
    is to lie, without the card itself. ``fits``: whether it may lie there. ``is_down``: whether
    it was put down. ``genre``: of a filler. ``move``: the move that lays it, or "".
    """

    def __init__(self, view: View, kind: str, card: int, side: Side, table: Table) -> None:
        self.kind = kind
        self.card = card
        self.side = side
        self.table = table
        self.x = self.y = self.turn = 0
        self.genre = 0
        self.fits = False
        self.is_down = bool(view.ui.get("down"))
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
        """The items that would be covered: `games.knolling.seen.Side.lost`."""
        laid = self.effect
        return self.side.lost(self.table, laid) if laid is not None else []

    @property
    def freed(self) -> "list[tuple[int, int]]":
        """The items that would be whole again: `games.knolling.seen.Side.freed`."""
        laid = self.effect
        return self.side.freed(self.table, laid) if laid is not None and self.kind == TIDY else []

    @property
    def shot(self) -> Shot:
        """What the photograph shows with the frame here."""
        return self.side.shot(self.x, self.y)

    @property
    def place(self) -> "list[int]":
        """Everything that decides what laying it does, to compare."""
        return [self.card, self.x, self.y, self.turn, len(self.table.placed)]


def holder(view: View) -> "int | None":
    """The seat at this device that is about to do something, or None."""
    seat = view.seen["to_act"] if view.active and view.scene is None else None
    return seat if type(seat) is int else None


def hand(view: View) -> "Hand | None":
    """What is in hand now, or None."""
    seat = holder(view)
    if seat is None:
        return None
    seen, expect = view.seen, view.seen["expect"]
    side = board(seen).sides[seat]
    if expect == TO:
        card = seen["track"].get(str(view.ui.get("pick")))
        return _laid(view, Hand(view, PREVIEW, card, side, side.table)) if card else None
    if expect == PLACE:
        return _laid(view, Hand(view, PLACE, seen["taken"], side, side.table))
    if expect in (TIDY, UNHOLD):
        return _lifted(view, seat, side)
    return _filler(view, side) if expect == FILL else _frame(view, side)


def _lifted(view: View, seat: int, side: Side) -> "Hand | None":
    card = view.ui.get("card")
    if not card:
        return None
    if card in view.seen["held"][seat]:
        return _laid(view, Hand(view, UNHOLD, card, side, side.table))
    place = side.table.place_of(card)
    if place is None:
        return None
    return _laid(view, Hand(view, TIDY, card, side, side.table.without(place)))


def _laid(view: View, it: Hand) -> Hand:
    """``it`` where the interface state has it, or where a card is offered first."""
    ui = view.ui
    if "x" in ui:
        it.x, it.y, it.turn = ui["x"], ui["y"], ui["r"]
    else:
        it.x, it.y, it.turn = it.side.offered(it.table, it.card)
    if it.kind == TIDY:
        place = it.side.table.place_of(it.card)
        assert place is not None
        it.fits = it.side.table.may_tidy(place, it.x, it.y, it.turn)
    else:
        it.fits = it.table.fits(it.x, it.y, it.turn)
    if it.kind == PREVIEW:
        # The card may be taken wherever it is held.
        it.move = "to " + str(ui["pick"])
    elif it.fits:
        verb = "place" if it.kind == PLACE else it.kind + " " + str(it.card)
        it.move = "%s %d,%d,%d" % (verb, it.x, it.y, it.turn)
    return it


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
    it = Hand(view, FILL, 0, side, side.table)
    it.genre = ui.get("genre", 0)
    it.x, it.y = (ui["x"], ui["y"]) if "x" in ui else places[0]
    it.fits = (it.x, it.y) in places
    if it.fits:
        it.move = "fill %d,%d,%s" % (it.x, it.y, GENRES[it.genre])
    return it


def _frame(view: View, side: Side) -> Hand:
    it = Hand(view, FRAME, 0, side, side.table)
    table, ui = side.table, view.ui
    if "x" in ui:
        it.x, it.y = ui["x"], ui["y"]
    elif side.best is not None:
        it.x, it.y = side.best.x, side.best.y
    else:
        it.x, it.y = side.middle
    frame = table.look.frame(it.x - table.left, it.y - table.top)
    it.fits = bool(frame & table.look.covered)
    it.is_down = True
    it.move = "frame %d,%d" % (it.x, it.y) if it.fits else ""
    return it


def at(it: Hand, x: int, y: int) -> "dict[str, Any]":
    """The interface state's entries for ``it`` at (x, y), kept near the table."""
    table = it.table
    if it.card and not table.placed:
        x, y, _ = it.side.offered(table, it.card)
    left, top, right, bottom = table.look.box
    wide, high = it.size
    margin = 0 if it.kind == FRAME else 2
    return {
        "x": max(left + table.left - wide - margin, min(right + table.left + margin, x)),
        "y": max(top + table.top - high - margin, min(bottom + table.top + margin, y)),
        "r": it.turn,
    }


def example(view: View) -> str:
    """A move such as one makes now, whatever is in hand; "" where nobody may move."""
    seat = holder(view)
    if seat is None:
        return ""
    seen, expect = view.seen, view.seen["expect"]
    side, held = board(seen).sides[seat], seen["held"][seat]
    if expect == TO:
        return "to " + ahead(seen)[0 if seen["phase"] == OUT else -1]
    if expect == PLACE:
        return "place %d,%d,%d" % side.offered(side.table, seen["taken"])
    if expect == UNHOLD and held:
        return "unhold %d %d,%d,%d" % ((held[0],) + side.offered(side.table, held[0]))
    if expect == TIDY and side.placed:
        # Turned round where it is, a card fits as it did.
        number, x, y, turn = side.placed[side.table.free()[-1]]
        return "tidy %d %d,%d,%d" % (number, x, y, (turn + 2) % 4)
    if expect == FRAME:
        return "frame %d,%d" % side.middle
    places = places_to_fill(view) if expect == FILL else []
    return "fill %d,%d,%s" % (places[0] + (GENRES[0],)) if places else KEEP
