"""The map as the players have drawn it so far: one picture, in layers.

What seldom changes is drawn once: a layer whose facts are the same is the same `Node`, which
`ui.patch` then skips. Hundreds of squares would otherwise have to be compared at every touch.
"""

from typing import Any, Callable

from games.sugoroku.board import OFF, board
from games.sugoroku.deduction import chest_chances, without_chest
from ui.table import View
from ui.tables.sugoroku import art, pencil, plan, story
from ui.tables.sugoroku.art import CELL, EDGE, RIM
from ui.vdom import Node, classes, h


class Chart:
    """Draws maps; remembers the layers of the last one."""

    def __init__(self) -> None:
        self._layers: dict[str, tuple[Any, Node]] = {}

    def draw(self, view: View) -> Node:
        """The map with everything on it that ``view`` shows."""
        seen = view.seen
        size = seen["size"]
        side = EDGE + size * CELL + RIM
        setup = pencil.revealed(view)
        bare = view.kept if setup is None else {}
        hatched = view.option("assist") and pencil.is_on(view, "hatch") and setup is None
        revealed = setup if pencil.is_on(view, "map") else None
        chances = belief(view)
        scene = view.scene or {}
        sheet = (size, seen["start"], seen["goal"])
        ends = (size, seen["start"], seen["goal"], seen["start"] in seen["pos"])
        return h(
            "svg",
            {
                "class": classes(
                    "chart", "size" + str(size), "planning" if _takes_pointer(view) else ""
                ),
                "viewBox": "0 0 %d %d" % (side, side),
                "role": "img",
                "aria-label": view.t("sugoroku.map", size=size),
            },
            self._layer("paper", sheet, lambda: _paper(size)),
            self._layer("ink", (size, seen["stood"]), lambda: _ink(size, seen["stood"])),
            self._layer(
                "hatch",
                _clues(seen) if hatched else 0,
                lambda: _hatch(size, without_chest(seen) if hatched else [], seen),
            ),
            self._layer("ends", ends, lambda: _ends(*ends)),
            self._layer(
                "walls",
                (size, seen["known_walls"], revealed, scene.get("bump")),
                lambda: _walls(size, seen["known_walls"], revealed, scene.get("bump")),
            ),
            self._layer(
                "chests",
                (size, seen["found"], seen["opened"], revealed, seen["phase"], scene.get("asks")),
                lambda: _chests(view, revealed),
            ),
            self._layer(
                "marks",
                (size, pencil.marks(view) if bare else 0),
                lambda: _marks(size, pencil.marks(view) if bare else {}),
            ),
            self._layer("heat", (size, chances), lambda: _heat(size, chances)),
            _rings(view) if pencil.is_on(view, "rings") else h("g", {"key": "rings"}),
            _trail(view),
            _plan(view),
            _cursor(view),
            _pawns(view),
            _effects(view),
            self._layer("squares", (size,), lambda: _squares(size)),
        )

    def _layer(self, name: str, facts: Any, draw: "Callable[[], Node]") -> Node:
        known = self._layers.get(name)
        if known is None or known[0] != facts:
            node = draw()
            node.key = name
            known = (facts, node)
            self._layers[name] = known
        return known[1]


def _takes_pointer(view: View) -> bool:
    """Whether a pointer pulled over the map means something there, and must not scroll."""
    return plan.is_planning(view) and not pencil.tool(view)


# -- layers that seldom change ------------------------------------------------------------


def _paper(size: int) -> Node:
    """The sheet with its worn edge, the faint squares, the letters and numbers."""
    side = size * CELL
    whole = EDGE + side + RIM
    grid = "".join(
        ["M%d %dh%d" % (EDGE, EDGE + i * CELL, side) for i in range(size + 1)]
        + ["M%d %dv%d" % (EDGE + i * CELL, EDGE, side) for i in range(size + 1)]
    )
    labels = []
    for i in range(size):
        place = EDGE + i * CELL + CELL // 2
        labels.append(h("text", {"x": place, "y": EDGE // 2 + 1}, "ABCDEFGHIJK"[i]))
        labels.append(h("text", {"x": EDGE // 2, "y": place}, i + 1))
    return h(
        "g",
        {"class": "paper", "aria-hidden": "true"},
        h("path", {"class": "sheet", "d": _worn(whole)}),
        h("path", {"class": "stain", "d": _stain(whole * 0.7, whole * 0.3, whole * 0.2)}),
        h("path", {"class": "stain", "d": _stain(whole * 0.22, whole * 0.8, whole * 0.13)}),
        h(
            "path",
            {
                "class": "fold",
                "d": "M%d 4V%d M4 %dH%d" % (whole // 2, whole - 4, whole // 2, whole - 4),
            },
        ),
        h("path", {"class": "grid", "d": grid}),
        h("g", {"class": "labels"}, labels),
    )


_BURST = (
    "M0 -26L6 -13L20 -19L14 -5L27 0L14 6L19 19L5 13L0 26L-6 13L-20 18L-13 5L-27 0"
    "L-14 -6L-19 -19L-5 -13Z"
)
_LINE = 8
"""Narrow letters that fit side by side into a square; wide ones count twice."""

_WEAR = (0, 3, 1, 4, 2, 0, 3, 5, 1, 2, 4, 0, 2, 3, 1, 0, 4, 2)


def _worn(whole: int) -> str:
    """The outline of an old sheet: each side nibbled a little, always in the same way."""
    steps = 18
    step = whole / steps
    d = "M1 1"
    for i in range(1, steps):
        d += "L%g %g" % (i * step, _WEAR[i] * 0.7)
    for i in range(steps):
        d += "L%g %g" % (whole - _WEAR[(i * 5) % 18] * 0.7, i * step)
    for i in range(steps):
        d += "L%g %g" % (whole - i * step, whole - _WEAR[(i * 7) % 18] * 0.7)
    for i in range(steps):
        d += "L%g %g" % (_WEAR[(i * 11) % 18] * 0.7, whole - i * step)
    return d + "Z"


def _stain(x: float, y: float, r: float) -> str:
    return "M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z" % (
        x - r,
        y,
        r,
        r * 0.8,
        2 * r,
        r,
        r * 0.9,
        -2 * r,
    )


def _squares(size: int) -> Node:
    """What a finger meets: every square, unseen, above all."""
    squares = board(size)
    rects = []
    for square, name in enumerate(squares.names):
        x, y = art.corner(size, square)
        rects.append(
            h(
                "rect",
                {
                    "class": "sq",
                    "x": x,
                    "y": y,
                    "width": CELL,
                    "height": CELL,
                    "do": "sq:" + name,
                    "data-drag": "over:" + name,
                    "data-at": name,
                },
            )
        )
    return h("g", {"class": "squares"}, rects)


def _boxes(size: int, names: "list[str]") -> str:
    """All these squares as one outline."""
    squares = board(size)
    d = []
    for name in names:
        x, y = art.corner(size, squares.square(name))
        d.append("M%d %dh%dv%dh-%dz" % (x, y, CELL, CELL, CELL))
    return "".join(d)


def _ink(size: int, stood: "list[str]") -> Node:
    """The squares that somebody has walked, washed with ink, and the coast of the known land."""
    squares = board(size)
    numbers = [squares.square(name) for name in stood]
    known = [False] * squares.squares
    for number in numbers:
        known[number] = True
    coast = []
    for number in numbers:
        x, y = art.corner(size, number)
        # In the order of DIRECTIONS: below, left, right, above.
        sides = (
            "M%d %dq%d 1.5 %d 0" % (x, y + CELL, CELL // 2, CELL),
            "M%d %dq1.5 %d 0 %d" % (x, y, CELL // 2, CELL),
            "M%d %dq-1.5 %d 0 %d" % (x + CELL, y, CELL // 2, CELL),
            "M%d %dq%d -1.5 %d 0" % (x, y, CELL // 2, CELL),
        )
        for side, beside in zip(sides, squares.beside[number]):
            if beside == OFF or not known[beside]:
                coast.append(side)
    return h(
        "g",
        {"class": "ink"},
        h("path", {"class": "wash", "d": _boxes(size, stood)}),
        h("path", {"class": "coast", "d": "".join(coast)}),
    )


def _clues(seen: "dict[str, Any]") -> "tuple[Any, ...]":
    """The facts from which follows where no chest can be."""
    sonars = [(s["at"], s["distance"], s["found"]) for s in seen["sonar_log"]]
    is_hidden = seen["carrier"] is None
    return (is_hidden, seen["stood"], seen["known_walls"], seen["found"], sonars, seen["size"])


def _hatch(size: int, names: "list[str]", seen: "dict[str, Any]") -> Node:
    """Squares that cannot hold a chest; those walked or walled are plain enough."""
    blank = [n for n in names if n not in seen["stood"] and n not in seen["known_walls"]]
    pattern = h(
        "pattern",
        {"id": "hatch", "width": 8, "height": 8, "patternUnits": "userSpaceOnUse"},
        h("path", {"class": "hatching", "d": "M-2 2L2 -2M0 8L8 0M6 10L10 6"}),
    )
    return h(
        "g",
        {"class": "hatch"},
        h("defs", {}, pattern),
        h("path", {"fill": "url(#hatch)", "d": _boxes(size, blank)}) if blank else None,
    )


def belief(view: View) -> "dict[str, int]":
    """In percent by square where a chest was likely, by what could be known; after the game."""
    if pencil.revealed(view) is None or not pencil.is_on(view, "heat"):
        return {}
    note = view.note or {}
    told = note.get("params", {}).get("belief") if type(note.get("params")) is dict else None
    found = told if type(told) is dict else chest_chances(view.seen)
    return {at: found[at] for at in found if type(found[at]) is int and found[at] > 0}


def _heat(size: int, belief: "dict[str, int]") -> Node:
    squares = board(size)
    most = max([belief[at] for at in belief]) if belief else 1
    kids = []
    for at in sorted(belief):
        number = squares.square(at)
        if number == OFF:
            continue
        x, y = art.corner(size, number)
        level = 1 + 5 * belief[at] // (most + 1)
        kids.append(
            h("rect", {"class": "heat" + str(level), "x": x, "y": y, "width": CELL, "height": CELL})
        )
        kids.append(h("text", {"x": x + CELL - 4, "y": y + CELL - 6}, belief[at]))
    return h("g", {"class": "heat"}, kids)


def _ends(size: int, start: str, goal: str, is_covered: bool) -> Node:
    """S and G; S is faint where pawns stand on it."""
    squares = board(size)
    sx, sy = art.middle(size, squares.square(start))
    gx, gy = art.middle(size, squares.square(goal))
    return h(
        "g",
        {"class": "ends"},
        h(
            "g",
            {
                "transform": art.at(sx, sy),
                "class": classes("start", "covered" if is_covered else ""),
            },
            h("circle", {"r": 15}),
            h("text", {}, "S"),
        ),
        h(
            "g",
            {"transform": art.at(gx, gy), "class": "goal"},
            h(
                "path",
                {"class": "cloth", "d": "M-10 -16 Q0 -20 4 -15 T16 -14 V6 Q8 10 4 5 T-10 5 Z"},
            ),
            h("path", {"class": "pole", "d": "M-11 -18 V18 M-16 18 H-6"}),
            h("text", {"x": 3, "y": -5}, "G"),
        ),
    )


def _walls(
    size: int, known: "list[str]", revealed: "dict[str, Any] | None", bump: "str | None"
) -> Node:
    squares = board(size)
    nodes = [
        art.wall(size, squares.square(name), name, "new" if name == bump else "") for name in known
    ]
    hidden = [name for name in (revealed["walls"] if revealed else []) if name not in known]
    nodes += [art.wall(size, squares.square(name), name, "hidden") for name in hidden]
    return h("g", {"class": "walls"}, nodes)


def _chests(view: View, revealed: "dict[str, Any] | None") -> Node:
    seen = view.seen
    size = seen["size"]
    squares = board(size)
    true = revealed["true"] if revealed else ""
    asking = (view.scene or {}).get("asks")
    if not asking and seen["phase"] == "chest" and type(seen["to_act"]) is int:
        asking = seen["pos"][seen["to_act"]]
    nodes = [
        art.chest(
            size,
            squares.square(name),
            name,
            name in seen["opened"],
            "true" if name == true else "",
            "asks" if name == asking else "",
        )
        for name in seen["found"]
    ]
    for name in revealed["chests"] if revealed else []:
        if name not in seen["found"]:
            more = "true" if name == true else ""
            nodes.append(art.chest(size, squares.square(name), name, False, "hidden", more))
    return h("g", {"class": "chests"}, nodes)


def _marks(size: int, marks: "dict[str, str]") -> Node:
    squares = board(size)
    nodes = []
    for at in sorted(marks):
        number = squares.square(at)
        if number == OFF:
            continue
        x, y = art.corner(size, number)
        mark = marks[at]
        if mark.startswith("="):
            body = _scribble(mark[1:])
        elif mark == pencil.WALL:
            body = h(
                "path",
                {"d": "M5 7H24V23H5Z M5 15H24 M14 7V15 M10 15V23 M19 15V23", "class": "line"},
            )
        else:
            body = h(
                "path",
                {"d": "M5 14Q5 7 10 7H19Q24 7 24 14V23H5Z M5 14H24 M14 13V17", "class": "line"},
            )
        sure = None if mark.startswith("=") else h("text", {"x": 31, "y": 13}, "?")
        nodes.append(h("g", {"key": at, "transform": art.at(x, y)}, body, sure))
    return h("g", {"class": "marks"}, nodes)


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
    return h(
        "text",
        {"class": "scribble"},
        [h("tspan", {"x": 20, "y": top + 10 * i}, line) for i, line in enumerate(lines)],
    )


# -- what changes with every move ---------------------------------------------------------


def _rings(view: View) -> Node:
    """For each sonar the squares just as far as it said: diamonds, for steps are counted."""
    seen = view.seen
    size = seen["size"]
    squares = board(size)
    side = size * CELL
    nodes: list[Node] = [
        h(
            "clipPath",
            {"id": "chart-clip"},
            h("rect", {"x": EDGE, "y": EDGE, "width": side, "height": side}),
        )
    ]
    for i, sonar in enumerate(seen["sonar_log"]):
        x, y = art.middle(size, squares.square(sonar["at"]))
        reach = sonar["distance"] * CELL
        nodes.append(
            h(
                "g",
                {"key": i, "class": "ring seat" + str(sonar["seat"])},
                h(
                    "path",
                    {
                        "clip-path": "url(#chart-clip)",
                        "d": "M%d %dL%d %dL%d %dL%d %dZ"
                        % (x, y - reach, x + reach, y, x, y + reach, x - reach, y),
                    },
                ),
                h("text", _label_place(x, y, reach // 2, side), sonar["distance"]),
            )
        )
    return h("g", {"key": "rings", "class": "rings"}, nodes)


def _label_place(x: int, y: int, half: int, side: int) -> "dict[str, Any]":
    """Beside the middle of an edge of the diamond that is on the map."""
    for right, down in ((1, -1), (-1, -1), (1, 1), (-1, 1)):
        tx, ty = x + right * (half + 11), y + down * (half + 11)
        if EDGE < tx < EDGE + side and EDGE < ty < EDGE + side:
            return {"x": tx, "y": ty}
    return {"x": x, "y": y}


def _line(size: int, names: "list[str]") -> str:
    squares = board(size)
    d = ""
    for name in names:
        d += ("L" if d else "M") + "%d %d" % art.middle(size, squares.square(name))
    return d


def _trail(view: View) -> Node:
    """How the last walk went, step by step."""
    size = view.seen["size"]
    passed: list[str] = []
    seat = view.last_seat
    before = view.before
    if view.scene:
        passed = view.scene.get("trail", [])
    elif before and type(before["to_act"]) is int and story.is_walk(before, view.last):
        walk = story.walk(before, view.last, view.seen)
        passed = [walk.start] + walk.squares
    if len(passed) < 2 or seat is None:
        return h("g", {"key": "trail"})
    return h(
        "g",
        {"key": "trail", "class": "trail seat" + str(seat)},
        h("path", {"d": _line(size, passed)}),
    )


def _plan(view: View) -> Node:
    """The path being planned, or the one that a hint proposes."""
    size = view.seen["size"]
    squares = board(size)
    if not plan.is_planning(view):
        return h("g", {"key": "plan"})
    start = plan.start(view.seen)
    stepped = plan.squares(view)
    nodes: list[Node] = []
    if view.hint and view.hint in view.legal and view.hint not in ("sonar", "-"):
        hinted = [start] + story.along(size, start, view.hint)
        nodes.append(h("path", {"key": "hint", "class": "hinted", "d": _line(size, hinted)}))
    if stepped:
        nodes.append(
            h("path", {"key": "line", "class": "line", "d": _line(size, [start] + stepped)})
        )
    for i, name in enumerate(stepped):
        x, y = art.middle(size, squares.square(name))
        nodes.append(
            h(
                "g",
                {"key": i, "class": "step", "transform": art.at(x, y)},
                h("circle", {"r": 10}),
                h("text", {}, i + 1),
            )
        )
    if not pencil.tool(view):
        for name in plan.next_squares(view):
            if name not in stepped:
                x, y = art.middle(size, squares.square(name))
                nodes.append(
                    h("circle", {"key": name, "class": "next", "cx": x, "cy": y, "r": 4.5})
                )
    return h("g", {"key": "plan", "class": "plan seat" + str(view.seen["to_act"])}, nodes)


def _cursor(view: View) -> Node:
    """Where the pencil is, for those who move it with keys."""
    at = view.ui.get("cursor")
    if not at or not pencil.tool(view):
        return h("g", {"key": "cursor"})
    size = view.seen["size"]
    x, y = art.corner(size, board(size).square(at))
    place = {"class": "cursor", "x": x, "y": y, "width": CELL, "height": CELL}
    return h("g", {"key": "cursor"}, h("rect", place))


def _pawns(view: View) -> Node:
    seen = view.seen
    size = seen["size"]
    squares = board(size)
    scene = view.scene or {}
    acting = scene.get("seat", seen["to_act"])
    if acting == "chance":
        acting = view.last_seat
    closed = [name for name in seen["found"] if name not in seen["opened"]]
    taken = [squares.square(name) for name in closed]
    spots = art.places(size, [squares.square(name) for name in seen["pos"]], taken)
    nodes = []
    for seat, spot in enumerate(spots):
        x, y, scale = spot
        bumps = seat == acting and scene.get("bump") and scene.get("leaning")
        if bumps:
            wx, wy = art.middle(size, squares.square(scene["bump"]))
            x, y = x + (wx - x) * 0.32, y + (wy - y) * 0.32
        lies = seen["rest"][seat] or seen["pinned_by"][seat] is not None
        nodes.append(
            art.pawn(
                seat,
                x,
                y,
                scale,
                "acting" if seat == acting and seen["phase"] != "over" else "",
                "lies" if lies else "",
                carries=seen["carrier"] == seat,
                leftward=spot[0] < art.middle(size, squares.square(seen["pos"][seat]))[0],
            )
        )
    return h("g", {"key": "pawns", "class": "pawns"}, nodes)


def _effects(view: View) -> Node:
    """What flashes up for a moment: the bump, the sonar's wave."""
    scene = view.scene or {}
    size = view.seen["size"]
    squares = board(size)
    nodes = []
    if scene.get("bump") and not scene.get("leaning"):
        x, y = art.middle(size, squares.square(scene["bump"]))
        nodes.append(
            h("g", {"transform": art.at(x, y)}, h("path", {"class": "burst", "d": _BURST}))
        )
    ping = scene.get("ping")
    if ping:
        x, y = art.middle(size, squares.square(ping["at"]))
        reach = ping["distance"] * CELL
        wave = "M0 %dL%d 0L0 %dL%d 0Z" % (-reach, reach, reach, -reach)
        nodes.append(h("g", {"transform": art.at(x, y)}, h("path", {"class": "wave", "d": wave})))
    return h("g", {"key": "effects", "class": "effects"}, nodes)
