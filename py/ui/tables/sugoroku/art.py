"""Drawings on the 双六×宝探し table, made for this project."""

from typing import Any

from games.sugoroku.board import board
from ui import seats
from ui.parts import at, circle, drawn, g, lettering, path, rect
from ui.pieces.tools import icon
from ui.vdom import Node, classes

CELL = 40
"""The side of a square in the map's own units."""

EDGE = 26
"""The margin with the letters and numbers, left of and above the squares."""

RIM = 12
"""The margin right of and below the squares."""

_WALL = (
    "M-16 -15 Q-8 -17.5 0 -16 T16 -15 Q17.5 -7 16.2 0 T16 15 Q8 17 0 16 T-16 15 "
    "Q-17 8 -16 0 T-16 -15 Z"
)
_LID = "M-13 -1 Q-13 -12 -4 -12 H4 Q13 -12 13 -1 Z"
_OPEN_LID = "M-12 -3 L-14 -11 Q-14 -14 -10 -14 H10 Q14 -14 14 -11 L12 -3 Z"
_STAR = "M0 -7 L2.6 -1 L9 -0.5 L4 3.6 L5.6 10 L0 6.4 L-5.6 10 L-4 3.6 L-9 -0.5 L-2.6 -1 Z"
_BRICKS = (
    "M-16 -5.5 Q0 -4.5 16 -5.5 M-16 5 Q0 6 16 5 M-4 -15.5 L-4.5 -5 M7 -15.5 L6.5 -5 "
    "M-10 -5 L-10.5 5.5 M2 -5 L1.5 5.5 M11 -5 L11 5.5 M-4 5.5 L-4 15.5 M7 5.5 L6.5 15.5"
)

# Where each seat's number stands in its shape, and how large pawns are when several share a square.
_NUMBER_Y = (0.5, 0.5, 3.5, 0.5, 1, 0.5)
_SCALE = (1.3, 1.3, 0.94, 0.84, 0.8, 0.74, 0.74)
_SPREAD: "tuple[tuple[tuple[int, int], ...], ...]" = (
    (),
    ((0, 0),),
    ((-10, 3), (10, -3)),
    ((-10, -8), (10, -8), (0, 9)),
    ((-10, -9), (10, -9), (-10, 9), (10, 9)),
    ((-12, -9), (0, -9), (12, -9), (-7, 9), (7, 9)),
    ((-12, -9), (0, -9), (12, -9), (-12, 9), (0, 9), (12, 9)),
)


def corner(size: int, name: str) -> "tuple[int, int]":
    """The upper left corner of the square ``name`` on a map of ``size``."""
    square = board(size).square(name)
    return EDGE + square % size * CELL, EDGE + square // size * CELL


def middle(size: int, name: str) -> "tuple[int, int]":
    """The middle of the square ``name``."""
    x, y = corner(size, name)
    return x + CELL // 2, y + CELL // 2


def box(name: str, size: int, square: str, **props: Any) -> Node:
    """All of a square."""
    x, y = corner(size, square)
    return rect(name, CELL, CELL, x=x, y=y, **props)


def wall(size: int, name: str, *more: Any) -> Node:
    """A wall on the square ``name``; ``more``: further classes."""
    place = at(*middle(size, name))
    stones = (path("stone", _WALL), path("bricks", _BRICKS))
    return g(classes("wall", *more), stones, key="w" + name, transform=place)


def chest(size: int, name: str, is_open: bool, *more: Any) -> Node:
    """A chest on the square ``name``; ``more``: further classes, ``true`` marks what counts."""
    return g(
        classes("chest", is_open and "opened", *more),
        path("lid", _OPEN_LID if is_open else _LID),
        rect("box", 26, 14, x=-13, y=-2, rx=2),
        path("band", "M-8 -2 V12 M8 -2 V12"),
        path("star", _STAR) if "true" in more else circle("lock", 3, cx=0, cy=4),
        key="c" + name,
        transform=at(*middle(size, name)),
    )


def pawn(
    seat: int, x: float, y: float, scale: float, name: str, carries: bool, leftward: bool
) -> Node:
    """The pawn of ``seat``: its shape and number, with the treasure above if it ``carries`` it.

    ``name``: further classes; one that ``lies`` is tilted. ``leftward``: the treasure goes to its
    left, away from the pawns that share the square.
    """
    tilt = "rotate(-35) " if "lies" in name else ""
    loot = None
    if carries:
        loot = g(
            "loot",
            path("lid", _LID),
            rect("box", 26, 14, x=-13, y=-2, rx=2),
            circle("lock", 3.5, cx=0, cy=4),
            transform=at(-9 if leftward else 9, -10) + " scale(0.55)",
        )
    return g(
        classes("pawn", "seat" + str(seat), name),
        circle("halo", 15),
        path("shape", seats.shape(seat), transform=tilt + "translate(-12 -12)"),
        lettering("number", seat + 1, y=_NUMBER_Y[seat]),
        loot,
        key="p" + str(seat),
        transform="translate(%g %g) scale(%g)" % (x, y, scale),
    )


def places(size: int, pos: "list[str]", taken: "list[str]") -> "list[tuple[float, float, float]]":
    """Where each pawn stands and how large.

    Those on one square make room for each other, and for what lies on the ``taken`` squares.
    """
    found: list[tuple[float, float, float]] = []
    for seat, square in enumerate(pos):
        here = [other for other, on in enumerate(pos) if on == square]
        dx: float
        dy: float
        dx, dy = _SPREAD[len(here)][here.index(seat)]
        x, y = middle(size, square)
        scale = _SCALE[len(here)]
        if square in taken:
            dx, dy, scale = 0.8 * dx - 7, 0.8 * dy - 8, scale * 0.78
        found.append((x + dx, y + dy, scale))
    return found


def _die(name: str, box: str, *kids: Any) -> Node:
    return drawn("die " + name, box, g("tumble", kids))


def d4(shown: "int | None", *more: Any) -> Node:
    """The four-sided die."""
    return _die(
        classes("d4", *more),
        "-26 -28 52 52",
        path("face", "M0 -24 L23 16 Q24 19 20.5 19 H-20.5 Q-24 19 -23 16 Z"),
        path("fold", "M0 -24 L0 5 M-22 18 L0 5 L22 18"),
        lettering("number", "?" if shown is None else shown, y=4),
    )


# Where the pips of a die stand, on a grid of 3 by 3.
_PIPS = ((), (4,), (2, 6), (2, 4, 6), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def d6(shown: int, seat: int) -> Node:
    """A six-sided die of ``seat``; 0 while it rolls."""
    return _die(
        classes("d6 seat" + str(seat), not shown and "rolling"),
        "-24 -24 48 48",
        rect("face", 40, 40, x=-20, y=-20, rx=8),
        [circle("pip", 4, cx=11 * (p % 3 - 1), cy=11 * (p // 3 - 1)) for p in _PIPS[shown]],
    )


SIGNS = {
    "sonar": "M12 4 L20 12 L12 20 L4 12 Z M12 9 L15 12 L12 15 L9 12 Z",
    "treasure": "M4 12 Q4 6 9 6 H15 Q20 6 20 12 V19 H4 Z M4 12 H20 M12 11 V15",
    "rest": "M6 7 H13 L6 17 H13 M15 5 H19 L15 10 H19",
    "pinned": "M12 3 a4 4 0 1 0 0.01 0 Z M12 11 V21 M8 21 H16",
    "pencil": "M5 19 L6 15 L16 5 L19 8 L9 18 Z M14 7 L17 10",
    "wall": "M4 6 H20 V18 H4 Z M4 12 H20 M12 6 V12 M8 12 V18 M16 12 V18",
    "note": "M5 5 H19 V19 H5 Z M8 9 H16 M8 13 H13",
    "erase": "M4 15 L12 6 L19 12 L12 19 H8 Z M9 10 L16 16",
    "none": "M4 20 L20 4 M4 12 L12 4 M12 20 L20 12",
    "map": "M4 6 L9 4 L15 6 L20 4 V18 L15 20 L9 18 L4 20 Z M9 4 V18 M15 6 V20",
    "heat": "M4 20 V14 H8 V20 M10 20 V8 H14 V20 M16 20 V4 H20 V20",
    "person": "M12 4 a3.5 3.5 0 1 0 0.01 0 Z M5 20 Q5 13.5 12 13.5 T19 20",
    "up": "M12 19 V5 M6 11 L12 5 L18 11",
    "down": "M12 5 V19 M6 13 L12 19 L18 13",
    "left": "M19 12 H5 M11 6 L5 12 L11 18",
    "right": "M5 12 H19 M13 6 L19 12 L13 18",
    "back": "M9 6 L4 12 L9 18 H20 V6 Z M11.5 9.5 L16.5 14.5 M16.5 9.5 L11.5 14.5",
}


def sign(name: str) -> Node:
    """A small line drawing for buttons and players' flags."""
    return icon(SIGNS[name])
