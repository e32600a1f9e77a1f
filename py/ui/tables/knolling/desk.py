"""A player's area as a table seen from above, with what is in hand over it."""

from typing import Any

from games.knolling.cards import HIGH, WIDE, card, turned
from games.knolling.look import FRAME_HIGH, FRAME_WIDE
from games.knolling.seen import Side
from games.knolling.state import FILL, FRAME, PLACE, TIDY
from games.knolling.table import Table
from games.knolling.things import GENRES
from ui.parts import at, drawn, el, g, path, rect
from ui.pieces.memo import Memo
from ui.table import View
from ui.tables.knolling import faces
from ui.tables.knolling.faces import UNIT
from ui.tables.knolling.hand import PREVIEW, Hand, places_to_fill
from ui.vdom import Node, classes

_ROOM = (3.5, 2.5)
"""Cells shown beside the cards, and above and below them."""

_LEAST_WIDE = FRAME_WIDE + 3.4
_LEAST_HIGH = FRAME_HIGH + 1.5
"""The best photograph is in sight from the first card on."""

_ROOM_TO_FRAME = (2.0, 2.5)
"""Cells shown beside, and above and below, all that the camera's frame may need."""

_CLOTH = 200
"""How far the ground reaches, in cells, each way."""


def camera(table: Table, room: "tuple[float, float]" = _ROOM) -> "list[int]":
    """The ``viewBox`` that shows all of ``table`` with some room around."""
    left = top = 0
    right, bottom = WIDE, HIGH
    if table.placed:
        left, top, right, bottom = table.look.box
        left, right = left + table.left, right + table.left
        top, bottom = top + table.top, bottom + table.top
    wide = max(right - left + 2 * room[0], _LEAST_WIDE)
    high = max(bottom - top + 2 * room[1], _LEAST_HIGH)
    x, y = (left + right - wide) / 2, (top + bottom - high) / 2
    return [int(UNIT * number) for number in (x, y, wide, high)]


def usual(view: View, side: Side) -> "list[int]":
    """The camera of an area before it is moved by hand; all of the frame is in sight."""
    seen = view.seen
    table = side.table
    if seen["expect"] != FRAME or not table.placed:
        return camera(table)
    left, top, right, bottom = table.look.box
    across, down = max(0, FRAME_WIDE - right + left), max(0, FRAME_HIGH - bottom + top)
    x, y, wide, high = camera(table, (_ROOM_TO_FRAME[0] + across / 2, _ROOM_TO_FRAME[1] + down / 2))
    # The buttons for zooming lie over the lower edge.
    return [x, y + 4 * UNIT // 5, wide, high]


def box(numbers: "list[int]") -> str:
    """A camera as a ``viewBox``."""
    return " ".join([str(number) for number in numbers])


def present(view: View, memo: Memo, side: Side, it: "Hand | None", label: str) -> Node:
    """The area of ``side`` with ``it`` in hand."""
    lifted = it.card if it is not None and it.kind == TIDY else 0
    base = side.table if it is None else it.table
    free: list[int] = []
    if it is None and view.active and view.seen["expect"] == TIDY and "look" not in view.ui:
        free = [side.placed[place][0] for place in side.table.free()]
    props: dict[str, Any] = {
        "data-surface": "desk",
        "data-widths": "500 6000",
        "data-wheel": "turn" if it is not None and it.card else None,
    }
    return el(
        "svg",
        classes("kn-desk", it is not None and "kn-busy"),
        memo.get("ground", 0, _ground),
        _zone(memo, base, it),
        memo.get("cards", (side.placed, lifted, free), _cards, side, lifted, free),
        _fillers(side),
        _marks(base, it.lost) if it is not None else None,
        _best(view, it),
        _choices(view, it),
        _hinted(view, side),
        _ghost(it) if it is not None else None,
        id="desk",
        box=box(view.ui.get("camera") or usual(view, side)),
        role="img",
        label=label,
        tabindex="-1",
        **props,
    )


def _ground() -> Node:
    size = 2 * _CLOTH * UNIT
    x = -size // 2
    return rect("kn-ground", size, size, key="ground", x=x, y=x, fill=faces.filling("grid"))


def _cards(side: Side, lifted: int, free: "list[int]") -> Node:
    return g(
        "", [_card(one, one[0] in free) for one in side.placed if one[0] != lifted], key="cards"
    )


def _card(placed: "tuple[int, int, int, int]", is_free: bool) -> Node:
    number, x, y, turn = placed
    return g(
        "kn-laid kn-free" if is_free else "kn-laid",
        faces.face(number),
        faces.edge() if is_free else None,
        key=number,
        transform=faces.placed(x, y, turn),
    )


def _fillers(side: Side) -> Node:
    return g("", [fill(x, y, genre) for x, y, genre in side.fillers], key="fillers")


def fill(x: int, y: int, genre: int) -> Node:
    """A filler of ``genre`` on the cell (x, y)."""
    return rect(
        "",
        UNIT - 8,
        UNIT - 8,
        x=x * UNIT + 4,
        y=y * UNIT + 4,
        rx=22,
        fill=faces.filling(GENRES[genre]),
        stroke=faces.INKS[genre],
        **faces.pen(7),
    )


def _zone(memo: Memo, table: Table, it: "Hand | None") -> "Node | None":
    """Where the card in hand may come to lie, as it is turned now."""
    if it is None or not it.card or not table.placed:
        return None
    turn = it.turn & 1
    return memo.get("zone", (table.placed, turn), _reach, table, turn)


def _reach(table: Table, turn: int) -> Node:
    """All cells that a card turned so can cover; runs of cells as strips."""
    parts = []
    for row, xs in table.reach(turn):
        y = (row + table.top) * UNIT
        for first, last in _runs(xs):
            left, right = (first + table.left) * UNIT, (last + 1 + table.left) * UNIT
            parts.append("M%d %dH%dv%dH%dz" % (left, y, right, UNIT, left))
    return path("kn-zone", "".join(parts), key="zone")


def _runs(xs: "list[int]") -> "list[tuple[int, int]]":
    """The first and last of each run of neighbours in ``xs``, which ascend."""
    found: list[tuple[int, int]] = []
    for x in xs:
        if found and x == found[-1][1] + 1:
            found[-1] = (found[-1][0], x)
        else:
            found.append((x, x))
    return found


def _marks(table: Table, lost: "list[tuple[int, int]]") -> "Node | None":
    """A cross on each item that would be covered."""
    if not lost:
        return None
    crosses = ""
    for owner, x, y, turn in table.placed:
        for number, n in lost:
            for cell in card(number).items[n].cells if number == owner else ():
                across, down = turned(cell, turn)
                corner = ((x + across) * UNIT + 20, (y + down) * UNIT + 20)
                crosses += "M%d %dl60 60m0 -60l-60 60" % corner
    return g("kn-lost", path("kn-lost-edge", crosses), path("", crosses), key="marks")


def _best(view: View, it: "Hand | None") -> "Node | None":
    """The best photograph with the card in hand, once it was found."""
    figure = view.ui.get("figure")
    if it is None or it.kind == FRAME or not figure or figure["of"] != it.place:
        return None
    return frame(figure["x"], figure["y"], "kn-best", key="best")


def frame(x: int, y: int, name: str, **props: Any) -> Node:
    """The camera's frame with its top-left cell at (x, y): a box and four corners."""
    wide, high = FRAME_WIDE * UNIT, FRAME_HIGH * UNIT
    corners = "M0 110V0H110M%d 0H%dV110M%d %dV%dH%dM110 %dH0V%d"
    corners = corners % (wide - 110, wide, wide, high - 110, high, wide - 110, high, high - 110)
    return g(
        name,
        rect("kn-frame", wide, high),
        path("kn-corners", corners),
        transform=at(x * UNIT, y * UNIT),
        **props,
    )


def _choices(view: View, it: "Hand | None") -> "Node | None":
    """The cells that may be filled."""
    if it is None or it.kind != FILL:
        return None
    places = places_to_fill(view)
    cells = [rect("", 72, 72, x=x * UNIT + 14, y=y * UNIT + 14, rx=18) for x, y in places]
    return g("kn-choices", cells, key="choices")


def _hinted(view: View, side: Side) -> "Node | None":
    """What the hint would lay, where it would lay it."""
    verb, _, rest = view.hint.partition(" ")
    if not rest or "look" in view.ui or verb == "to":
        return None
    *named, spot = rest.split(" ")
    x, y, last = (spot + ",0").split(",")[:3]
    left, top = int(x), int(y)
    if verb == FRAME:
        return frame(left, top, "kn-hint", key="hint")
    if verb == FILL:
        return g("kn-hint", fill(left, top, GENRES.find(last)), key="hint")
    number = int(named[0]) if named else view.seen["taken"]
    before = side.table.place_of(number)
    return g(
        "kn-hint",
        _outlined(side.placed[before]) if before is not None else None,
        _outlined((number, left, top, int(last)), True),
        key="hint",
    )


def _outlined(placed: "tuple[int, int, int, int]", with_face: bool = False) -> Node:
    number, x, y, turn = placed
    face = faces.face(number) if with_face else None
    return g("", face, faces.edge(), transform=faces.placed(x, y, turn))


def _ghost(it: Hand) -> Node:
    if it.kind == FRAME:
        shown = frame(it.x, it.y, "kn-viewfinder", key="ghost", id="ghost")
        shown.props["data-grab"] = "any"
        return shown
    state = ("fits kn-thought" if it.kind == PREVIEW else "fits") if it.fits else "clash"
    if it.kind == FILL:
        body: list[Node] = [fill(it.x, it.y, it.genre)]
    else:
        body = [faces.face(it.card), faces.edge()]
    ghost = g(
        "kn-ghost kn-" + state + (" kn-down" if it.is_down else ""),
        body,
        key="ghost" + str(it.card) + it.kind.replace(PREVIEW, PLACE),
        id="ghost",
        transform=None if it.kind == FILL else faces.placed(it.x, it.y, it.turn),
    )
    # A mouse has it under the pointer all the time, and must still be able to pull the ground.
    ghost.props["data-grab"] = "any" if it.is_down else "touch"
    return ghost


def small(side: Side, last: int) -> Node:
    """An area in small: colours alone, the card laid last with an edge of its own."""
    wide, high = WIDE * UNIT, HIGH * UNIT
    cards = [
        g(
            "",
            faces.colours(number),
            rect("kn-edge", wide, high) if number == last else None,
            key=number,
            transform=faces.placed(x, y, turn),
        )
        for number, x, y, turn in side.placed
    ]
    shown = box(camera(side.table, (0.5, 0.5)))
    return drawn("kn-small", shown, cards, _fillers(side))
