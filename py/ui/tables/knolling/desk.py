"""A player's area as a table seen from above, with what is in hand over it."""

from typing import Any

from games.knolling.bits import positions
from games.knolling.cards import HIGH, WIDE, card, size, turned
from games.knolling.look import FRAME_HIGH, FRAME_WIDE
from games.knolling.state import FILL, FRAME, PLACE, TIDY
from games.knolling.table import Table
from games.knolling.things import GENRES
from ui.table import View
from ui.tables.knolling import faces
from ui.tables.knolling.board import Side
from ui.tables.knolling.faces import UNIT
from ui.tables.knolling.hand import PREVIEW, Hand, places_to_fill
from ui.tables.knolling.memo import Memo
from ui.vdom import Node, classes, h

SURFACE = "desk"

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
    ui = view.ui
    lifted = it.card if it is not None and it.kind == TIDY else 0
    base = side.table if it is None else it.table
    lost = it.lost if it is not None else []
    shown = ui.get("camera") or usual(view, side)
    free: list[int] = []
    if it is None and view.active and view.seen["expect"] == TIDY and "look" not in ui:
        free = [side.placed[place][0] for place in side.table.free()]
    cards = memo.get(
        "cards",
        (side.placed, lifted, free),
        lambda: h(
            "g",
            {"key": "cards"},
            [_card(one, one[0] in free) for one in side.placed if one[0] != lifted],
        ),
    )
    return h(
        "svg",
        {
            "class": classes("kn-desk", "kn-busy" if it is not None else ""),
            "id": "desk",
            "data-surface": SURFACE,
            "data-widths": "500 6000",
            "data-wheel": "turn" if it is not None and it.card else None,
            "viewBox": box(shown),
            "role": "img",
            "aria-label": label,
            "tabindex": "-1",
        },
        memo.get("ground", 0, _ground),
        _zone(memo, base, it),
        cards,
        _fillers(side),
        _marks(base, lost),
        _best(view, it),
        _choices(view, it),
        _hinted(view, side),
        _ghost(it) if it is not None else None,
    )


def _ground() -> Node:
    size = 2 * _CLOTH * UNIT
    return h(
        "rect",
        {
            "key": "ground",
            "class": "kn-ground",
            "x": -size // 2,
            "y": -size // 2,
            "width": size,
            "height": size,
            "fill": "url(#kn-grid)",
        },
    )


def _card(placed: "tuple[int, int, int, int]", is_free: bool) -> Node:
    number, x, y, turn = placed
    return h(
        "g",
        {
            "key": number,
            "class": "kn-laid kn-free" if is_free else "kn-laid",
            "transform": faces.placed(x, y, turn),
        },
        h("use", {"href": "#kn-" + str(number)}),
        h("rect", {"class": "kn-edge", "width": WIDE * UNIT, "height": HIGH * UNIT, "rx": 14})
        if is_free
        else None,
    )


def _fillers(side: Side) -> Node:
    return h("g", {"key": "fillers"}, [fill(x, y, genre) for x, y, genre in side.fillers])


def fill(x: int, y: int, genre: int) -> Node:
    """A filler of ``genre`` on the cell (x, y)."""
    return h(
        "rect",
        {
            "x": x * UNIT + 4,
            "y": y * UNIT + 4,
            "width": UNIT - 8,
            "height": UNIT - 8,
            "rx": 22,
            "fill": "url(#kn-" + GENRES[genre] + ")",
            "stroke": faces.INKS[genre],
            "stroke-width": 7,
        },
    )


def _zone(memo: Memo, table: Table, it: "Hand | None") -> "Node | None":
    """Where the card in hand may come to lie, as it is turned now."""
    if it is None or not it.card or not table.placed:
        return None
    return memo.get(
        "zone",
        (table.placed, it.turn & 1),
        lambda: h("path", {"key": "zone", "class": "kn-zone", "d": _reach(table, it.turn)}),
    )


def _reach(table: Table, turn: int) -> str:
    """Path data of all cells that a card turned so can cover; runs of cells as strips."""
    stride = table.stride
    cells = 0
    for y, xs in table.spots(turn):
        for x in xs:
            cells |= 1 << (y * stride + x)
    wide, high = size(turn)
    for _ in range(wide - 1):
        cells |= cells << 1
    for _ in range(high - 1):
        cells |= cells << stride
    parts = []
    for y, xs in positions(cells, stride):
        for first, last in _runs(xs):
            left, right = first + table.left, last + 1 + table.left
            parts.append(
                "M%d %dH%dv%dH%dz"
                % (left * UNIT, (y + table.top) * UNIT, right * UNIT, UNIT, left * UNIT)
            )
    return "".join(parts)


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
    crosses = []
    for place, n in lost:
        number, x, y, turn = table.placed[place]
        for cell in card(number).items[n].cells:
            across, down = turned(cell, turn)
            left, top = (x + across) * UNIT, (y + down) * UNIT
            crosses.append("M%d %dl60 60m0 -60l-60 60" % (left + 20, top + 20))
    return h(
        "g",
        {"key": "marks", "class": "kn-lost"},
        h("path", {"class": "kn-lost-edge", "d": "".join(crosses)}),
        h("path", {"d": "".join(crosses)}),
    )


def _best(view: View, it: "Hand | None") -> "Node | None":
    """The best photograph with the card in hand, once it was found."""
    figure = view.ui.get("figure")
    if it is None or it.kind == FRAME or not figure or figure["of"] != it.place:
        return None
    return frame(figure["x"], figure["y"], "kn-best", "best")


def frame(x: int, y: int, name: str, key: str) -> Node:
    """The camera's frame with its top-left cell at (x, y): a box and four corners."""
    left, top = x * UNIT, y * UNIT
    wide, high = FRAME_WIDE * UNIT, FRAME_HIGH * UNIT
    return h(
        "g",
        {"key": key, "class": name, "transform": "translate(%d %d)" % (left, top)},
        h("rect", {"class": "kn-frame", "width": wide, "height": high}),
        h(
            "path",
            {
                "class": "kn-corners",
                "d": "M0 110V0H110M%d 0H%dV110M%d %dV%dH%dM110 %dH0V%d"
                % (wide - 110, wide, wide, high - 110, high, wide - 110, high, high - 110),
            },
        ),
    )


def _choices(view: View, it: "Hand | None") -> "Node | None":
    """The cells that may be filled."""
    if it is None or it.kind != FILL:
        return None
    return h(
        "g",
        {"key": "choices", "class": "kn-choices"},
        [
            h("rect", {"x": x * UNIT + 14, "y": y * UNIT + 14, "width": 72, "height": 72, "rx": 18})
            for x, y in places_to_fill(view)
        ],
    )


def _hinted(view: View, side: Side) -> "Node | None":
    """What the hint would lay, where it would lay it."""
    verb, _, rest = view.hint.partition(" ")
    if not rest or "look" in view.ui or verb == "to":
        return None
    *named, spot = rest.split(" ")
    x, y, last = (spot + ",0").split(",")[:3]
    left, top = int(x), int(y)
    if verb == FRAME:
        return frame(left, top, "kn-hint", "hint")
    if verb == FILL:
        return h("g", {"key": "hint", "class": "kn-hint"}, fill(left, top, GENRES.find(last)))
    number = int(named[0]) if named else view.seen["taken"]
    before = side.table.place_of(number)
    return h(
        "g",
        {"key": "hint", "class": "kn-hint"},
        _outlined(side.placed[before]) if before is not None else None,
        _outlined((number, left, top, int(last)), True),
    )


def _outlined(placed: "tuple[int, int, int, int]", with_face: bool = False) -> Node:
    number, x, y, turn = placed
    return h(
        "g",
        {"transform": faces.placed(x, y, turn)},
        h("use", {"href": "#kn-" + str(number)}) if with_face else None,
        h("rect", {"class": "kn-edge", "width": WIDE * UNIT, "height": HIGH * UNIT, "rx": 14}),
    )


def _ghost(it: Hand) -> Node:
    state = "fits" if it.fits else "clash"
    if it.kind == PREVIEW and it.fits:
        state = "fits kn-thought"
    props: dict[str, Any] = {
        "key": "ghost" + str(it.card) + it.kind.replace(PREVIEW, PLACE),
        "id": "ghost",
        "class": "kn-ghost kn-" + state + (" kn-down" if it.is_down else ""),
        # A mouse has it under the pointer all the time, and must still be able to pull the ground.
        "data-grab": "any" if it.is_down else "touch",
    }
    if it.kind == FRAME:
        shown = frame(it.x, it.y, "kn-viewfinder", "ghost")
        shown.props.update({"id": "ghost", "data-grab": "any"})
        return shown
    if it.kind == FILL:
        return h("g", props, fill(it.x, it.y, it.genre))
    props["transform"] = faces.placed(it.x, it.y, it.turn)
    return h(
        "g",
        props,
        h("use", {"href": "#kn-" + str(it.card)}),
        h("rect", {"class": "kn-edge", "width": WIDE * UNIT, "height": HIGH * UNIT, "rx": 14}),
    )


def small(side: Side, last: int) -> Node:
    """An area in small: colours alone, the card laid last with an edge of its own."""
    return h(
        "svg",
        {
            "class": "kn-small",
            "viewBox": box(camera(side.table, (0.5, 0.5))),
            "aria-hidden": "true",
        },
        [
            h(
                "g",
                {"key": number, "transform": faces.placed(x, y, turn)},
                h("use", {"href": "#kn-c" + str(number)}),
                h("rect", {"class": "kn-edge", "width": WIDE * UNIT, "height": HIGH * UNIT})
                if number == last
                else None,
            )
            for number, x, y, turn in side.placed
        ],
        _fillers(side),
    )
