"""What of the map seldom changes: the sheet, the walked land, help for the eye, what is told."""

from typing import Any

from games.sugoroku.board import OFF, board
from games.sugoroku.deduction import chest_chances
from ui.parts import at, circle, el, g, lettering, path, rect
from ui.table import View
from ui.tables.sugoroku import art, pencil
from ui.tables.sugoroku.art import CELL, EDGE, RIM
from ui.vdom import Node, classes

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


def paper(size: int) -> Node:
    """The sheet with its worn edge, the faint squares, the letters and numbers."""
    side = size * CELL
    whole = EDGE + side + RIM
    across, down, labels = "", "", []
    for i in range(size + 1):
        line = EDGE + i * CELL
        across += "M%d %dh%d" % (EDGE, line, side)
        down += "M%d %dv%d" % (line, EDGE, side)
    for i in range(size):
        place = EDGE + i * CELL + CELL // 2
        labels.append(lettering("", "ABCDEFGHIJK"[i], x=place, y=EDGE // 2 + 1))
        labels.append(lettering("", i + 1, x=EDGE // 2, y=place))
    half = whole // 2
    return el(
        "g",
        "paper",
        path("sheet", _worn(whole)),
        path("stain", _stain(whole * 0.7, whole * 0.3, whole * 0.2)),
        path("stain", _stain(whole * 0.22, whole * 0.8, whole * 0.13)),
        path("fold", "M%d 4V%d M4 %dH%d" % (half, whole - 4, half, whole - 4)),
        path("grid", across + down),
        g("labels", labels),
        key="paper",
        hidden="true",
    )


def _stain(x: float, y: float, r: float) -> str:
    wide, high = (r, r * 0.8, 2 * r), (r, r * 0.9, -2 * r)
    return "M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z" % ((x - r, y) + wide + high)


def squares(size: int) -> Node:
    """What a finger meets: every square, unseen, above all."""
    boxes = []
    for square, name in enumerate(board(size).names):
        x, y = EDGE + square % size * CELL, EDGE + square // size * CELL
        box = rect("sq", CELL, CELL, x=x, y=y, do="sq:" + name)
        box.props["data-drag"] = "over:" + name
        box.props["data-at"] = name
        boxes.append(box)
    return g("squares", boxes, key="squares")


def _boxes(size: int, names: "list[str]") -> str:
    """All these squares as one outline."""
    box = "h%dv%dh-%dz" % (CELL, CELL, CELL)
    return "".join(["M%d %d" % art.corner(size, name) + box for name in names])


def ink(size: int, stood: "list[str]") -> Node:
    """The squares that somebody has walked, washed with ink, and the coast of the known land."""
    squares = board(size)
    known = [False] * squares.squares
    for name in stood:
        known[squares.square(name)] = True
    coast = []
    half = CELL // 2
    for name in stood:
        x, y = art.corner(size, name)
        # In the order of DIRECTIONS: below, left, right, above.
        sides = (
            "M%d %dq%d 1.5 %d 0" % (x, y + CELL, half, CELL),
            "M%d %dq1.5 %d 0 %d" % (x, y, half, CELL),
            "M%d %dq-1.5 %d 0 %d" % (x + CELL, y, half, CELL),
            "M%d %dq%d -1.5 %d 0" % (x, y, half, CELL),
        )
        for side, beside in zip(sides, squares.beside[squares.square(name)]):
            if beside == OFF or not known[beside]:
                coast.append(side)
    return g("ink", path("wash", _boxes(size, stood)), path("coast", "".join(coast)), key="ink")


def clues(seen: "dict[str, Any]") -> "tuple[Any, ...]":
    """The facts from which follows where no chest can be."""
    sonars = [(s["at"], s["distance"], s["found"]) for s in seen["sonar_log"]]
    is_hidden = seen["carrier"] is None
    return (is_hidden, seen["stood"], seen["known_walls"], seen["found"], sonars, seen["size"])


def hatch(size: int, names: "list[str]", seen: "dict[str, Any]") -> Node:
    """Squares that cannot hold a chest; those walked or walled are plain enough."""
    blank = [n for n in names if n not in seen["stood"] and n not in seen["known_walls"]]
    lines = path("hatching", "M-2 2L2 -2M0 8L8 0M6 10L10 6")
    pattern = el("pattern", "", lines, id="hatch", width=8, height=8, units="userSpaceOnUse")
    hatched = path("", _boxes(size, blank), fill="url(#hatch)") if blank else None
    return g("hatch", el("defs", "", pattern), hatched, key="hatch")


def belief(view: View) -> "dict[str, int]":
    """In percent by square where a chest was likely, by what could be known; after the game."""
    if pencil.revealed(view) is None or not pencil.is_on(view, "heat"):
        return {}
    note = view.note or {}
    told = note.get("params", {}).get("belief") if type(note.get("params")) is dict else None
    found = told if type(told) is dict else chest_chances(view.seen)
    return {at: found[at] for at in found if type(found[at]) is int and found[at] > 0}


def heat(size: int, chances: "dict[str, int]") -> Node:
    """`belief` as colours and numbers."""
    known = [at for at in sorted(chances) if board(size).square(at) != OFF]
    most = max(chances.values()) if chances else 1
    kids = []
    for name in known:
        x, y = art.corner(size, name)
        level = 1 + 5 * chances[name] // (most + 1)
        kids.append(art.box("heat" + str(level), size, name))
        kids.append(lettering("", chances[name], x=x + CELL - 4, y=y + CELL - 6))
    return g("heat", kids, key="heat")


def ends(size: int, start: str, goal: str, is_covered: bool) -> Node:
    """S and G; S is faint where pawns stand on it."""
    return g(
        "ends",
        g(
            classes("start", is_covered and "covered"),
            circle("", 15),
            lettering("", "S"),
            transform=at(*art.middle(size, start)),
        ),
        g(
            "goal",
            path("cloth", "M-10 -16 Q0 -20 4 -15 T16 -14 V6 Q8 10 4 5 T-10 5 Z"),
            path("pole", "M-11 -18 V18 M-16 18 H-6"),
            lettering("", "G", x=3, y=-5),
            transform=at(*art.middle(size, goal)),
        ),
        key="ends",
    )


def walls(
    size: int, known: "list[str]", revealed: "dict[str, Any] | None", bump: "str | None"
) -> Node:
    """The walls that were found, and the others once the map is ``revealed``."""
    nodes = [art.wall(size, name, name == bump and "new") for name in known]
    hidden = [name for name in (revealed["walls"] if revealed else []) if name not in known]
    return g("walls", nodes, [art.wall(size, name, "hidden") for name in hidden], key="walls")


def chests(seen: "dict[str, Any]", revealed: "dict[str, Any] | None", asking: "str | None") -> Node:
    """The chests that were found, one of them ``asking``, and the others once ``revealed``."""
    size = seen["size"]
    true = revealed["true"] if revealed else ""
    found = list(seen["found"])
    hidden = [name for name in (revealed["chests"] if revealed else []) if name not in found]
    nodes = []
    for name in found + hidden:
        marks = (name in hidden and "hidden", name == true and "true", name == asking and "asks")
        nodes.append(art.chest(size, name, name in seen["opened"], *marks))
    return g("chests", nodes, key="chests")
