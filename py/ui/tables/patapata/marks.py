"""Marks as a hand draws them: every cell's strokes a little different, and always the same."""

from games.patapata.sheet import CELL_NAMES
from ui.parts import drawn, g, lettering, path, rect
from ui.vdom import Node, classes

_RING = (
    "M53 21 C34 19 21 33 22 51 C23 68 37 79 53 78 C69 77 79 64 78 48 C77 32 64 20 47 23",
    "M46 23 C30 27 20 41 23 57 C26 72 41 81 57 77 C72 73 80 58 77 43 C73 28 60 19 43 24",
    "M58 23 C42 17 25 27 22 44 C19 62 32 77 50 78 C67 79 79 66 78 49 C77 33 66 23 52 22",
)

_CROSS = (
    ("M26 28 C41 42 58 59 75 73", "M73 26 C60 41 42 57 27 75"),
    ("M29 25 C40 40 59 61 72 76", "M76 29 C61 40 41 60 25 72"),
    ("M25 26 C43 45 56 56 74 75", "M74 28 C57 43 43 59 28 73"),
)

_BLOCK = (
    "M27 28 L73 26 L74 73 L26 74 Z",
    "M29 26 L74 28 L72 74 L27 72 Z",
    "M26 27 L72 27 L75 74 L28 73 Z",
)

_HATCH = (
    "M29 40 L41 29 M28 54 L55 29 M29 67 L68 29 M36 72 L72 38 M50 73 L73 51 M63 73 L73 64",
    "M30 38 L40 28 M29 52 L54 28 M28 68 L69 30 M38 72 L73 40 M52 72 L72 54 M64 73 L73 65",
    "M28 42 L42 28 M28 56 L56 28 M30 69 L70 29 M37 73 L73 37 M51 73 L74 52 M64 73 L74 65",
)


def strokes(mark: str, cell: int, pencil: bool = False, fresh: bool = False) -> Node:
    """``mark`` as it stands in ``cell``, in a square of 100 by 100.

    ``fresh``: it is being written just now.
    """
    hand = cell * 5 % 3
    name = classes("mark-" + mark, "pencil" if pencil else "inked", "fresh" if fresh else "")
    if mark == "o":
        lines = [_RING[hand]]
    elif mark == "x":
        lines = list(_CROSS[hand])
    else:
        lines = [_BLOCK[hand], _HATCH[hand]]
    paths = [path("stroke" + str(i), line, pathLength=100) for i, line in enumerate(lines)]
    return g(name, paths, key=mark + name)


def at(column: int, row: int) -> str:
    """The ``transform`` that puts a square of 100 by 100 into a row and column."""
    return "translate(%d %d)" % (column * 100, row * 100)


def printed(cell: int, *kids: "Node | None") -> Node:
    """A cell as it is printed, its frame and its name, with what is written in it."""
    return drawn(
        "ink-square",
        "0 0 100 100",
        rect("lit-pen", 88, 88, x=6, y=6, rx=7),
        rect("frame", 86, 86, x=7, y=7, rx=4),
        lettering("cell-name", CELL_NAMES[cell], x=13, y=23),
        *kids,
    )


def note(mark: str) -> Node:
    """A small mark in the corner of a cell: noted, not written."""
    lines = list(_CROSS[0]) if mark == "x" else [_BLOCK[0] if mark == "s" else _RING[0]]
    paths = [path("", line) for line in lines]
    return g("noted mark-" + mark, paths, transform="translate(66 66) scale(.28)")


def little(mark: str) -> Node:
    """``mark`` alone, for buttons and running text; it needs a text beside it."""
    empty = rect("frame", 60, 60, x=20, y=20, rx=4)
    return drawn("little", "0 0 100 100", empty if mark == "blank" else strokes(mark, 0))
