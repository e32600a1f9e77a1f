"""The faces of the cards, drawn once each and shown wherever a card lies.

A genre is told by the colour of its cells, by their pattern and by a sign: dots for hobby,
slanted stripes for tools, waves for vegetables, straight lines for instruments, small crosses for
fashion. Colours are written into the drawing, so that a photograph looks the same in a file.
"""

from typing import Any

from games.knolling.cards import CELLS, HIGH, WIDE, Item, card
from games.knolling.things import GENRES, SHAPES
from ui.parts import circle, drawn, el, g, path, rect, use
from ui.vdom import Node

UNIT = 100
"""Units of the drawing a cell."""

SPRITE = "./static/art/knolling/things.svg"

PAPER = "#fbf7ec"
EDGE = "#b9ab8c"

_GROUND = ("#e58b78", "#7ea6d8", "#93bf74", "#f0c850", "#ffffff")
_PALE = ("#f9d9d0", "#d9e6f6", "#dcedcd", "#fbecb9", "#ffffff")
INKS = ("#a83a28", "#2c5a94", "#3f7327", "#8f6a06", "#77706a")
"""The dark colour of each genre, in the order of `GENRES`."""

_FAINT = ("#dc8b76", "#84a8d6", "#88b868", "#d2a83a", "#aaa08c")

_TILE = 50

_STROKES = (
    "",
    "M-10 10 L10 -10 M-10 60 L60 -10 M40 60 L60 40",
    "M-2 25 Q10.5 3 25 25 T52 25",
    "M0 25 H50",
    "M25 15 V35 M15 25 H35",
)

_SIGNS = (
    "M12 4 a8 8 0 1 0 .01 0 Z M12 9 a3 3 0 1 1 -.01 0 Z",
    "M5 21 L3 19 L12 10 a5 5 0 0 1 6.5 -6.3 L15 7.2 L16.8 9 L20.3 5.5 A5 5 0 0 1 14 12 Z",
    "M4 20 C3 9 9 4 20 4 C20 15 15 21 6.5 18.5 L14 10 L5.5 18 Z",
    "M9 4 L20 2 V15.5 a3.4 3 0 1 1 -2.4 -2.8 V7 L11.4 8.2 V18.5 a3.4 3 0 1 1 -2.4 -2.8 Z",
    "M12 12 L3 6 V18 Z M12 12 L21 6 V18 Z M12 9 a3 3 0 1 0 .01 0 Z",
)


def patterns() -> "list[Node]":
    """The pattern of each genre, full for blank cells and pale for the ground of items."""
    found = []
    for n, genre in enumerate(GENRES):
        found.append(_pattern("kn-" + genre, n, _GROUND[n], INKS[n]))
        found.append(_pattern("kn-pale-" + genre, n, _PALE[n], _FAINT[n]))
    return found


def _pattern(name: str, n: int, ground: str, ink: str) -> Node:
    return tiled(
        name,
        _TILE,
        rect("", _TILE, _TILE, fill=ground),
        path("", _STROKES[n], fill="none", stroke=ink, **pen(6))
        if _STROKES[n]
        else circle("", 8, cx=25, cy=25, fill=ink),
    )


def tiled(name: str, side: int, *kids: Node) -> Node:
    """A pattern called ``name`` of squares with ``side``."""
    return el(
        "pattern", "", kids, id=name, key=name, width=side, height=side, units="userSpaceOnUse"
    )


def pen(wide: float) -> "dict[str, Any]":
    """The width of a line."""
    return {"stroke-width": wide}


def sign(genre: str) -> Node:
    """The sign of a genre on a swatch of its pattern; hidden from screen readers."""
    n = GENRES.find(genre)
    return drawn(
        "kn-sign",
        "0 0 24 24",
        rect("", 22, 22, x=1, y=1, rx=5, fill=_GROUND[n], stroke=INKS[n], **pen(1.5)),
        path("", _SIGNS[n], fill=INKS[n], **{"fill-rule": "evenodd"}),
    )


def definitions(number: int) -> "list[Node]":
    """Card ``number`` to be used: ``kn-cN`` in its colours alone, ``kn-N`` with its things."""
    name = str(number)
    things = [drawing(item, SPRITE) for item in card(number).items]
    return [
        g("", ground(number), id="kn-c" + name, key="c" + name),
        g("", colours(number), plates(number), things, id="kn-" + name, key="f" + name),
    ]


def ground(number: int) -> "list[Node]":
    """Paper and coloured cells."""
    it = card(number)
    wide, high = WIDE * UNIT - 4, HIGH * UNIT - 4
    nodes = [rect("", wide, high, x=2, y=2, rx=14, fill=PAPER, stroke=EDGE, **pen(4))]
    for genre in GENRES:
        cells = [cell for cell in range(CELLS) if it.colours[cell] == genre]
        if cells:
            nodes.append(path("", _squares(cells), fill=filling(genre)))
    return nodes


def filling(name: str) -> str:
    """The ``fill`` of a genre's pattern."""
    return "url(#kn-" + name + ")"


def plates(number: int) -> "list[Node]":
    """The pale grounds on which the things lie, one of the shape of each item."""
    nodes = []
    for item in card(number).items:
        genre = item.thing.genre
        n = GENRES.find(genre)
        shape = outline(item.cells)
        nodes.append(_plate(shape, INKS[n], INKS[n], 20))
        nodes.append(_plate(shape, filling("pale-" + genre), _PALE[n], 12))
    return nodes


def _plate(shape: str, fill: str, edge: str, wide: int) -> Node:
    props = {"stroke-width": wide, "stroke-linejoin": "round"}
    return path("", shape, fill=fill, stroke=edge, **props)


def drawing(item: Item, sprite: str) -> Node:
    """The thing itself as it lies on its upright card; ``sprite``: where the drawings are."""
    rows = SHAPES[item.thing.shape]
    wide, high = len(rows[0]) * UNIT, len(rows) * UNIT
    left, top, across, down = item.box
    x, y = left * UNIT + across * UNIT // 2, top * UNIT + down * UNIT // 2
    transform = "translate(%d %d) rotate(%d) scale(.94) translate(%d %d)"
    return use(
        sprite + "#" + item.thing.key,
        width=wide,
        height=high,
        transform=transform % (x, y, 90 * item.turn, -wide // 2, -high // 2),
    )


def outline(cells: "tuple[int, ...]") -> str:
    """Path data of the cells of an item, pulled in a little and joined where they touch."""
    inset = 16
    size = UNIT - 2 * inset
    parts = []
    for cell in cells:
        x, y = cell % WIDE * UNIT, cell // WIDE * UNIT
        right = cell % WIDE < WIDE - 1 and cell + 1 in cells
        below = cell + WIDE in cells
        wide = UNIT + size if right else size
        parts.append(_rect(x + inset, y + inset, wide, size))
        if below:
            parts.append(_rect(x + inset, y + inset, size, UNIT + size))
        if right and below and cell + WIDE + 1 in cells:
            parts.append(_rect(x + inset, y + inset, UNIT + size, UNIT + size))
    return "".join(parts)


def _squares(cells: "list[int]") -> str:
    side = UNIT - 10
    found = [_rect(c % WIDE * UNIT + 5, c // WIDE * UNIT + 5, side, side) for c in cells]
    return "".join(found)


def _rect(x: int, y: int, wide: int, high: int) -> str:
    return "M%d %dh%dv%dh%dz" % (x, y, wide, high, -wide)


def placed(x: int, y: int, turn: int) -> str:
    """The ``transform`` that lays a card with its top-left cell at (x, y), turned by ``turn``."""
    left, top = x * UNIT, y * UNIT
    if turn == 0:
        return "translate(%d %d)" % (left, top)
    if turn == 1:
        return "translate(%d %d) rotate(90)" % (left + HIGH * UNIT, top)
    if turn == 2:
        return "translate(%d %d) rotate(180)" % (left + WIDE * UNIT, top + HIGH * UNIT)
    return "translate(%d %d) rotate(270)" % (left, top + WIDE * UNIT)


def upright(number: int) -> Node:
    """A card by itself, upright; what stands around it names it."""
    return drawn("kn-card", _CARD, face(number))


def face(number: int) -> Node:
    """A card with its things, where it is put."""
    return use("#kn-" + str(number))


def colours(number: int) -> Node:
    """A card in its colours alone."""
    return use("#kn-c" + str(number))


def edge() -> Node:
    """The outline of an upright card."""
    return rect("kn-edge", WIDE * UNIT, HIGH * UNIT, rx=14)


_CARD = "0 0 %d %d" % (WIDE * UNIT, HIGH * UNIT)
