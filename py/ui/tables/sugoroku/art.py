"""Drawings on the 双六×宝探し table, made for this project."""

from typing import Any

from ui import seats
from ui.vdom import Node, classes, h

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


def corner(size: int, square: int) -> "tuple[int, int]":
    """The upper left corner of ``square`` on a map of ``size``."""
    return EDGE + square % size * CELL, EDGE + square // size * CELL


def middle(size: int, square: int) -> "tuple[int, int]":
    """The middle of ``square``."""
    x, y = corner(size, square)
    return x + CELL // 2, y + CELL // 2


def at(x: float, y: float) -> str:
    """A ``transform`` that moves something drawn round 0, 0 to this place."""
    return "translate(%g %g)" % (x, y)


def wall(size: int, square: int, name: str, *more: Any) -> Node:
    """A wall on ``square``, called ``name``; ``more``: further classes."""
    return h(
        "g",
        {
            "key": "w" + name,
            "class": classes("wall", *more),
            "transform": at(*middle(size, square)),
        },
        h("path", {"class": "stone", "d": _WALL}),
        h("path", {"class": "bricks", "d": _BRICKS}),
    )


def chest(size: int, square: int, name: str, is_open: bool, *more: Any) -> Node:
    """A chest on ``square``; ``more``: further classes, ``true`` marks the one that counts."""
    lid = (
        "M-12 -3 L-14 -11 Q-14 -14 -10 -14 H10 Q14 -14 14 -11 L12 -3 Z"
        if is_open
        else "M-13 -1 Q-13 -12 -4 -12 H4 Q13 -12 13 -1 Z"
    )
    return h(
        "g",
        {
            "key": "c" + name,
            "class": classes("chest", "opened" if is_open else "", *more),
            "transform": at(*middle(size, square)),
        },
        h("path", {"class": "lid", "d": lid}),
        h("rect", {"class": "box", "x": -13, "y": -2, "width": 26, "height": 14, "rx": 2}),
        h("path", {"class": "band", "d": "M-8 -2 V12 M8 -2 V12"}),
        h(
            "path",
            {
                "class": "star",
                "d": _STAR,
            },
        )
        if "true" in more
        else h("circle", {"class": "lock", "cx": 0, "cy": 4, "r": 3}),
    )


def pawn(
    seat: int,
    x: float,
    y: float,
    scale: float,
    *more: Any,
    carries: bool = False,
    leftward: bool = False,
) -> Node:
    """The pawn of ``seat``: its shape and number, with the treasure above if it ``carries`` it.

    ``leftward``: the treasure goes to its left, away from the pawns that share the square.
    """
    return h(
        "g",
        {
            "key": "p" + str(seat),
            "class": classes("pawn", "seat" + str(seat), *more),
            "transform": "translate(%g %g) scale(%g)" % (x, y, scale),
        },
        h("circle", {"class": "halo", "r": 15}),
        h(
            "path",
            {
                "class": "shape",
                "transform": ("rotate(-35) " if "lies" in more else "") + "translate(-12 -12)",
                "d": seats.shape(seat),
            },
        ),
        h("text", {"class": "number", "y": _NUMBER_Y[seat]}, seat + 1),
        h(
            "g",
            {"class": "loot", "transform": at(-9 if leftward else 9, -10) + " scale(0.55)"},
            h("path", {"class": "lid", "d": "M-13 -1 Q-13 -12 -4 -12 H4 Q13 -12 13 -1 Z"}),
            h("rect", {"class": "box", "x": -13, "y": -2, "width": 26, "height": 14, "rx": 2}),
            h("circle", {"class": "lock", "cx": 0, "cy": 4, "r": 3.5}),
        )
        if carries
        else None,
    )


def places(size: int, pos: "list[int]", taken: "list[int]") -> "list[tuple[float, float, float]]":
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


def d4(shown: "int | None", *more: Any) -> Node:
    """The four-sided die."""
    return h(
        "svg",
        {"class": classes("die d4", *more), "viewBox": "-26 -28 52 52", "aria-hidden": "true"},
        h(
            "g",
            {"class": "tumble"},
            h(
                "path",
                {"class": "face", "d": "M0 -24 L23 16 Q24 19 20.5 19 H-20.5 Q-24 19 -23 16 Z"},
            ),
            h("path", {"class": "fold", "d": "M0 -24 L0 5 M-22 18 L0 5 L22 18"}),
            h("text", {"class": "number", "y": 4}, "?" if shown is None else shown),
        ),
    )


# Where the pips of a die stand, on a grid of 3 by 3.
_PIPS = ((), (4,), (2, 6), (2, 4, 6), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def d6(shown: int, seat: int, *more: Any) -> Node:
    """A six-sided die of ``seat``; 0 while it rolls."""
    return h(
        "svg",
        {
            "class": classes("die d6 seat" + str(seat), *more),
            "viewBox": "-24 -24 48 48",
            "aria-hidden": "true",
        },
        h(
            "g",
            {"class": "tumble"},
            h("rect", {"class": "face", "x": -20, "y": -20, "width": 40, "height": 40, "rx": 8}),
            [
                h(
                    "circle",
                    {"class": "pip", "cx": 11 * (p % 3 - 1), "cy": 11 * (p // 3 - 1), "r": 4},
                )
                for p in _PIPS[shown]
            ],
        ),
    )


_SIGNS = {
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
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _SIGNS[name]}),
    )
