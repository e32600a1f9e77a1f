"""The map as the players have drawn it so far: one picture, in layers.

What seldom changes is drawn once: a layer whose facts are the same is the same `Node`. Hundreds
of squares would otherwise have to be compared at every touch.
"""

from typing import Any

from games.sugoroku import story, ways
from games.sugoroku.board import OFF, board
from games.sugoroku.deduction import without_chest
from ui.parts import at, circle, el, g, lettering, path, rect
from ui.pieces.memo import Memo
from ui.table import View
from ui.tables.sugoroku import art, ground, pencil, plan, scenes
from ui.tables.sugoroku.art import CELL, EDGE, RIM
from ui.vdom import Node, classes


class Chart:
    """Draws maps; remembers the layers of the last one."""

    def __init__(self) -> None:
        self._layers = Memo()

    def draw(self, view: View) -> Node:
        """The map with everything on it that ``view`` shows."""
        seen, layer = view.seen, self._layers.get
        size = seen["size"]
        side = EDGE + size * CELL + RIM
        setup = pencil.revealed(view)
        pencilled = pencil.marks(view) if setup is None else {}
        hatched = view.option("assist") and pencil.is_on(view, "hatch") and setup is None
        shown = setup if pencil.is_on(view, "map") else None
        chances = ground.belief(view)
        bump = (view.scene or {}).get("bump")
        ends = (size, seen["start"], seen["goal"], seen["start"] in seen["pos"])
        walls = (size, seen["known_walls"], shown, bump)
        chests = (seen["found"], seen["opened"], shown, _asking(view))
        return el(
            "svg",
            classes("chart", "size" + str(size), plan.takes_pointer(view) and "planning"),
            layer("paper", size, ground.paper, size),
            layer("ink", (size, seen["stood"]), ground.ink, size, seen["stood"]),
            layer("hatch", ground.clues(seen) if hatched else 0, _hatch, seen, hatched),
            layer("ends", ends, ground.ends, *ends),
            layer("walls", walls, ground.walls, *walls),
            layer("chests", (size,) + chests, ground.chests, seen, shown, chests[3]),
            layer("marks", (size, pencilled), _marks, size, pencilled),
            layer("heat", (size, chances), ground.heat, size, chances),
            _rings(view) if pencil.is_on(view, "rings") else g("", key="rings"),
            _trail(view),
            _plan(view),
            _cursor(view),
            _pawns(view),
            _effects(view),
            layer("squares", size, ground.squares, size),
            box="0 0 %d %d" % (side, side),
            role="img",
            label=view.t("sugoroku.map", size=size),
        )


def _hatch(seen: "dict[str, Any]", hatched: bool) -> Node:
    return ground.hatch(seen["size"], without_chest(seen) if hatched else [], seen)


def _asking(view: View) -> "str | None":
    """The square of the chest that asks whether it is to be opened."""
    seen = view.seen
    asks = (view.scene or {}).get("asks")
    if not asks and seen["phase"] == "chest" and type(seen["to_act"]) is int:
        asks = seen["pos"][seen["to_act"]]
    return asks


# -- what was pencilled -------------------------------------------------------------------

_SKETCHES = {
    pencil.WALL: "M5 7H24V23H5Z M5 15H24 M14 7V15 M10 15V23 M19 15V23",
    pencil.CHEST: "M5 14Q5 7 10 7H19Q24 7 24 14V23H5Z M5 14H24 M14 13V17",
}

_LINE = 8
"""Narrow letters that fit side by side into a square; wide ones count twice."""


def _marks(size: int, marks: "dict[str, str]") -> Node:
    nodes = []
    for name in sorted(marks):
        if board(size).square(name) == OFF:
            continue
        mark = marks[name]
        if mark.startswith("="):
            body = [_scribble(mark[1:])]
        else:
            sketch = _SKETCHES.get(mark, _SKETCHES[pencil.CHEST])
            body = [path("line", sketch), lettering("", "?", x=31, y=13)]
        nodes.append(g("", body, key=name, transform=at(*art.corner(size, name))))
    return g("marks", nodes, key="marks")


def _scribble(note: str) -> Node:
    """A note, in as many lines as it takes to stay in its square."""
    lines = [""]
    room = _LINE
    for char in note:
        room -= 1 if char < "\u1100" else 2
        if room < 0:
            lines.append("")
            room = _LINE - (1 if char < "\u1100" else 2)
        lines[-1] += char
    top = 34 - 10 * (len(lines) - 1)
    spans = [el("tspan", "", line, x=20, y=top + 10 * i) for i, line in enumerate(lines)]
    return lettering("scribble", spans)


# -- what changes with every move ---------------------------------------------------------

_BURST = (
    "M0 -26L6 -13L20 -19L14 -5L27 0L14 6L19 19L5 13L0 26L-6 13L-20 18L-13 5L-27 0"
    "L-14 -6L-19 -19L-5 -13Z"
)


def _rings(view: View) -> Node:
    """For each sonar the squares just as far as it said: diamonds, for steps are counted."""
    size = view.seen["size"]
    side = size * CELL
    clip = el("clipPath", "", rect("", side, side, x=EDGE, y=EDGE), id="chart-clip")
    rings = []
    for i, sonar in enumerate(view.seen["sonar_log"]):
        x, y = art.middle(size, sonar["at"])
        reach = sonar["distance"] * CELL
        corners = (x, y - reach, x + reach, y, x, y + reach, x - reach, y)
        tx, ty = _label_place(x, y, reach // 2, side)
        ring = path("", "M%d %dL%d %dL%d %dL%d %dZ" % corners, **{"clip-path": "url(#chart-clip)"})
        number = lettering("", sonar["distance"], x=tx, y=ty)
        rings.append(g("ring seat" + str(sonar["seat"]), ring, number, key=i))
    return g("rings", clip, rings, key="rings")


def _label_place(x: int, y: int, half: int, side: int) -> "tuple[int, int]":
    """Beside the middle of an edge of the diamond that is on the map."""
    for right, down in ((1, -1), (-1, -1), (1, 1), (-1, 1)):
        tx, ty = x + right * (half + 11), y + down * (half + 11)
        if EDGE < tx < EDGE + side and EDGE < ty < EDGE + side:
            return tx, ty
    return x, y


def _line(size: int, names: "list[str]") -> str:
    return "M" + "L".join(["%d %d" % art.middle(size, name) for name in names])


def _trail(view: View) -> Node:
    """How the last walk went, step by step."""
    passed: list[str] = []
    seat = view.last_seat
    before = view.before
    if view.scene:
        passed = view.scene.get("trail", [])
    elif before and type(before["to_act"]) is int and story.is_walk(before, view.last):
        walk = story.walk(before, view.last, view.seen)
        passed = [walk.start] + walk.squares
    if len(passed) < 2 or seat is None:
        return g("", key="trail")
    return g("trail seat" + str(seat), path("", _line(view.seen["size"], passed)), key="trail")


def _plan(view: View) -> Node:
    """The path being planned, or the one that a hint proposes."""
    if not plan.is_planning(view):
        return g("", key="plan")
    size = view.seen["size"]
    start, stepped = plan.start(view.seen), plan.squares(view)
    nodes: list[Node] = []
    if view.hint and view.hint in view.legal and view.hint not in ("sonar", "-"):
        hinted = [start] + ways.along(size, start, view.hint)
        nodes.append(path("hinted", _line(size, hinted), key="hint"))
    if stepped:
        nodes.append(path("line", _line(size, [start] + stepped), key="line"))
    for i, name in enumerate(stepped):
        place = at(*art.middle(size, name))
        nodes.append(g("step", circle("", 10), lettering("", i + 1), key=i, transform=place))
    for name in [] if pencil.tool(view) else plan.next_squares(view):
        if name not in stepped:
            x, y = art.middle(size, name)
            nodes.append(circle("next", 4.5, key=name, cx=x, cy=y))
    return g("plan seat" + str(view.seen["to_act"]), nodes, key="plan")


def _cursor(view: View) -> Node:
    """Where the pencil is, for those who move it with keys."""
    place = view.ui.get("cursor") if pencil.tool(view) else None
    return g("", art.box("cursor", view.seen["size"], place) if place else None, key="cursor")


def _pawns(view: View) -> Node:
    seen, size = view.seen, view.seen["size"]
    scene = view.scene or {}
    acting = scenes.on_stage(view)
    closed = [name for name in seen["found"] if name not in seen["opened"]]
    nodes = []
    for seat, spot in enumerate(art.places(size, seen["pos"], closed)):
        x, y, scale = spot
        carries = seen["carrier"] == seat
        leftward = carries and x < art.middle(size, seen["pos"][seat])[0]
        if seat == acting and scene.get("bump") and scene.get("leaning"):
            wx, wy = art.middle(size, scene["bump"])
            x, y = x + (wx - x) * 0.32, y + (wy - y) * 0.32
        lies = seen["rest"][seat] or seen["pinned_by"][seat] is not None
        acts = seat == acting and seen["phase"] != "over"
        name = classes(acts and "acting", lies and "lies")
        nodes.append(art.pawn(seat, x, y, scale, name, carries, leftward))
    return g("pawns", nodes, key="pawns")


def _effects(view: View) -> Node:
    """What flashes up for a moment: the bump, the sonar's wave."""
    scene, size = view.scene or {}, view.seen["size"]
    nodes = []
    if scene.get("bump") and not scene.get("leaning"):
        nodes.append(g("", path("burst", _BURST), transform=at(*art.middle(size, scene["bump"]))))
    ping = scene.get("ping")
    if ping:
        reach = ping["distance"] * CELL
        wave = path("wave", "M0 %dL%d 0L0 %dL%d 0Z" % (-reach, reach, reach, -reach))
        nodes.append(g("", wave, transform=at(*art.middle(size, ping["at"]))))
    return g("effects", nodes, key="effects")
