"""How seats are told apart everywhere: by shape first, by colour second."""

from typing import Any

from ui.vdom import Node, h

_SHAPES = (
    "M12 3 a9 9 0 1 0 0.01 0 Z",
    "M12 2 L22 12 L12 22 L2 12 Z",
    "M12 3 L22 21 H2 Z",
    "M4 4 H20 V20 H4 Z",
    "M12 2 L15 9 L22 9.5 L16.5 14.5 L18.5 22 L12 18 L5.5 22 L7.5 14.5 L2 9.5 L9 9 Z",
    "M9 2 H15 V9 H22 V15 H15 V22 H9 V15 H2 V9 H9 Z",
    "M7 3 H17 L22 12 L17 21 H7 L2 12 Z",
    "M2 7 L12 13 L22 7 V14 L12 20 L2 14 Z",
)


def shape(seat: int) -> str:
    """The outline of the seat's sign as path data, in a box of 24 by 24."""
    return _SHAPES[seat]


def mark(seat: int) -> Node:
    """The seat's sign: circle, diamond, triangle, square, star, cross, hexagon, chevron."""
    return h(
        "svg",
        {"class": "mark seat" + str(seat), "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _SHAPES[seat]}),
    )


def named(seat: int, name: str) -> "list[Any]":
    """The seat's sign and the ``name`` of who sits there."""
    return [mark(seat), " ", name]
