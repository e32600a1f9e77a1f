"""Drawings on the PORTAS table, made for this project."""

from ui.parts import circle, drawn, lettering, path, rect
from ui.vdom import Node

_CLOSED = "M8 30 Q8 8 26 8 H54 Q72 8 72 30 Z"
_OPEN = "M10 24 L6 10 Q6 4 14 4 H66 Q74 4 74 10 L70 24 Z"


def chest(treasure: int, is_open: bool) -> Node:
    """A treasure chest with its number; with the lid up once it was emptied."""
    return drawn(
        "chest-art",
        "0 0 80 64",
        path("lid", _OPEN if is_open else _CLOSED),
        path("glow", "M12 30 Q40 14 68 30 Z") if is_open else None,
        rect("box", 64, 30, x=8, y=29, rx=4),
        path("band", "M17 29 V59 M63 29 V59"),
        circle("plate", 12, cx=40, cy=44),
        lettering("chest-number", treasure, x=40, y=44),
    )


def key() -> Node:
    """The key at the bottom of the chest."""
    bow = circle("", 4.5, cx=8, cy=8)
    shaft = path("", "M11.3 11.3 L20 20 M16 16 L19 13 M13.6 13.6 L16 11.2")
    return drawn("key-art", "0 0 24 24", bow, shaft)


# Where the pips of a port card stand, on a grid of 3 by 3, as on a die.
_PIPS = ((), (4,), (2, 6), (2, 4, 6), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def pips(value: int) -> Node:
    """``value`` pips."""
    places = [(5 + 10 * (place % 3), 5 + 10 * (place // 3)) for place in _PIPS[value]]
    return drawn("pips", "0 0 30 30", [circle("", 3, cx=x, cy=y) for x, y in places])
