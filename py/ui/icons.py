"""Small line drawings for buttons, made for this project; 24 by 24, drawn with strokes."""

from ui.vdom import Node, h

_PATHS = {
    "back": "M15 5 L8 12 L15 19",
    "gear": "M12 9 a3 3 0 1 0 0.01 0 Z M12 3 V6 M12 18 V21 M3 12 H6 M18 12 H21 "
    "M5.6 5.6 L7.8 7.8 M16.2 16.2 L18.4 18.4 M18.4 5.6 L16.2 7.8 M7.8 16.2 L5.6 18.4",
    "help": "M9 9 a3 3 0 1 1 4.5 2.6 Q12 12.5 12 14 M12 17.5 V18",
    "undo": "M9 6 L4 11 L9 16 M4 11 H14 a5 5 0 0 1 0 10 H11",
    "redo": "M15 6 L20 11 L15 16 M20 11 H10 a5 5 0 0 0 0 10 H13",
    "first": "M18 6 L11 12 L18 18 Z M7 6 V18",
    "prev": "M15 6 L8 12 L15 18 Z",
    "next": "M9 6 L16 12 L9 18 Z",
    "last": "M6 6 L13 12 L6 18 Z M17 6 V18",
    "share": "M12 15 V4 M8 8 L12 4 L16 8 M6 12 H5 V20 H19 V12 H18",
    "bulb": "M9 18 H15 M10 21 H14 M8.5 14.5 A6 6 0 1 1 15.5 14.5 "
    "Q15 15.5 15 16 H9 Q9 15.5 8.5 14.5 Z",
    "menu": "M5 7 H19 M5 12 H19 M5 17 H19",
    "close": "M6 6 L18 18 M18 6 L6 18",
    "flag": "M6 21 V4 M6 5 H17 L14 9 L17 13 H6",
    "file": "M7 3 H14 L18 7 V21 H7 Z M14 3 V7 H18",
    "trash": "M5 7 H19 M9 7 V4 H15 V7 M7 7 L8 20 H16 L17 7",
    "book": "M5 4 H11 Q12 4 12 6 V20 Q12 18 10 18 H5 Z "
    "M19 4 H13 Q12 4 12 6 M19 4 V18 H14 Q12 18 12 20",
    "play": "M8 5 L18 12 L8 19 Z",
    "stop": "M7 7 H17 V17 H7 Z",
}


def icon(name: str) -> Node:
    """The drawing called ``name``; hidden from screen readers, so the button needs a text."""
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _PATHS[name]}),
    )
