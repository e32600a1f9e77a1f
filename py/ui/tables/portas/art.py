"""Drawings on the PORTAS table, made for this project."""

from ui.vdom import Node, h


def chest(treasure: int, is_open: bool) -> Node:
    """A treasure chest with its number; with the lid up once it was emptied."""
    lid = (
        h("path", {"class": "lid", "d": "M10 24 L6 10 Q6 4 14 4 H66 Q74 4 74 10 L70 24 Z"})
        if is_open
        else h("path", {"class": "lid", "d": "M8 30 Q8 8 26 8 H54 Q72 8 72 30 Z"})
    )
    glow = h("path", {"class": "glow", "d": "M12 30 Q40 14 68 30 Z"}) if is_open else None
    return h(
        "svg",
        {"class": "chest-art", "viewBox": "0 0 80 64", "aria-hidden": "true"},
        lid,
        glow,
        h("rect", {"class": "box", "x": 8, "y": 29, "width": 64, "height": 30, "rx": 4}),
        h("path", {"class": "band", "d": "M17 29 V59 M63 29 V59"}),
        h("circle", {"class": "plate", "cx": 40, "cy": 44, "r": 12}),
        h("text", {"class": "chest-number", "x": 40, "y": 44}, treasure),
    )


def key() -> Node:
    """The key at the bottom of the chest."""
    return h(
        "svg",
        {"class": "key-art", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("circle", {"cx": 8, "cy": 8, "r": 4.5}),
        h("path", {"d": "M11.3 11.3 L20 20 M16 16 L19 13 M13.6 13.6 L16 11.2"}),
    )


# Where the pips of a port card stand, on a grid of 3 by 3, as on a die.
_PIPS = ((), (4,), (2, 6), (2, 4, 6), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def pips(value: int) -> Node:
    """``value`` pips."""
    return h(
        "svg",
        {"class": "pips", "viewBox": "0 0 30 30", "aria-hidden": "true"},
        [
            h("circle", {"cx": 5 + 10 * (place % 3), "cy": 5 + 10 * (place // 3), "r": 3})
            for place in _PIPS[value]
        ],
    )
