"""What a sheet is worth.

The table of points is lost; the one here agrees with every value that the source's text gives.
"""

from typing import Any

from games.patapata.sheet import (
    MARKS,
    PLANE,
    SIDE,
    SQUARES,
    SWITCHES,
    cell_at,
    count,
    ink_of,
    plane,
    switch_at,
    written,
)

POINTS = (0, 0, 0, 1, 3, 5, 8, 9, 10)
"""Points for a group of so many marks, or so many blanks; more than eight count as eight."""

PASS_POINTS = (5, 2, 0)
"""Points for so many passes; more than two count as two."""

MAXIMUM = 3 * POINTS[-1] + POINTS[-1] + PASS_POINTS[0]

TITLES = ((40, "god"), (35, "master"), (30, "expert"), (25, "intermediate"))
"""(fewest points, title), the best first."""

_NOT_FIRST = 0xEEEE
"""Squares that have a neighbour to their left."""

_NOT_LAST = 0x7777
"""Squares that have a neighbour to their right."""


class Show:
    """Something shown for points: the ``cells``, as bits, and a ``setting`` that shows them."""

    def __init__(self, cells: int, setting: int) -> None:
        self.cells = cells
        self.setting = setting

    @property
    def size(self) -> int:
        """How many cells are shown."""
        return count(self.cells)


def points(size: int) -> int:
    """Points for a group of ``size`` marks or for ``size`` blanks."""
    return POINTS[min(size, len(POINTS) - 1)]


def pass_points(passes: int) -> int:
    """Points for having passed so many times."""
    return PASS_POINTS[min(passes, len(PASS_POINTS) - 1)]


def title(total: int) -> str:
    """The title that ``total`` earns, "" for none."""
    for fewest, name in TITLES:
        if total >= fewest:
            return name
    return ""


def largest_group(cells: int) -> Show:
    """The largest connected group that any setting shows of a mark written in ``cells``.

    Where one side of a switch shows all that the other does, that side is as good or better
    for every group: only switches with a mark on either side that the other cannot show in the
    same square have to be tried both ways.
    """
    certain = lefts = 0
    undecided: list[tuple[int, int, int]] = []
    for switch in range(SWITCHES):
        right, left = _sides(cells, switch)
        if right | left == right:
            certain |= right
        elif right | left == left:
            certain |= left
            lefts |= 1 << switch
        else:
            undecided.append((1 << switch, right, left))
    size = group = setting = 0
    for choice in range(1 << len(undecided)):
        squares, chosen = certain, lefts
        for i, (bit, right, left) in enumerate(undecided):
            if choice >> i & 1:
                squares |= left
                chosen |= bit
            else:
                squares |= right
        while count(squares) > size:
            found = connected(squares)
            squares &= ~found
            if count(found) > size:
                size, group, setting = count(found), found, chosen
    return Show(_cells_shown(group, setting), setting)


def most_blanks(ink: int) -> Show:
    """The most blank cells that any setting shows at once."""
    blank = ~written(ink) & PLANE
    squares = setting = 0
    for switch in range(SWITCHES):
        right, left = _sides(blank, switch)
        if count(left) > count(right):
            squares |= left
            setting |= 1 << switch
        else:
            squares |= right
    return Show(_cells_shown(squares, setting), setting)


def score(ink: int, passes: int) -> "dict[str, Any]":
    """The score of a sheet as the rules page lists it, if the game ended now."""
    result: dict[str, Any] = {}
    total = pass_points(passes)
    for mark, name in enumerate(MARKS):
        size = largest_group(plane(ink, mark)).size
        result[name] = [size, points(size)]
        total += points(size)
    blanks = most_blanks(ink).size
    result["blank"] = [blanks, points(blanks)]
    result["passes"] = [passes, pass_points(passes)]
    result["total"] = total + points(blanks)
    return result


def _sides(cells: int, switch: int) -> "tuple[int, int]":
    """The squares that show one of ``cells`` while ``switch`` lies to the right, to the left.

    A switch has two squares, and its four cells stand side by side in their row.
    """
    four = cells >> 4 * switch & 15
    return (four & 3) << 2 * switch, (four >> 2) << 2 * switch


def connected(squares: int) -> int:
    """The connected group in which the first of ``squares`` stands."""
    group = squares & -squares
    while True:
        wider = group | group << SIDE | group >> SIDE
        wider |= (group & _NOT_LAST) << 1 | (group & _NOT_FIRST) >> 1
        wider &= squares
        if wider == group:
            return group
        group = wider


def _cells_shown(squares: int, setting: int) -> int:
    """The cells, as bits, that ``squares`` show."""
    cells = 0
    for square in range(SQUARES):
        if squares >> square & 1:
            cells |= 1 << cell_at(square, setting >> switch_at(square) & 1)
    return cells


# -- what is shown for points -------------------------------------------------------------

BLANKS = "blank"
SHOWS = ("o", "x", "s", BLANKS)
"""What is shown for points, in this order."""

_REMEMBERED = 48

_scores: "dict[str, dict[str, Any]]" = {}


def show_of(ink: int, what: str) -> Show:
    """The best that a sheet shows of a mark, or of blanks."""
    if what == BLANKS:
        return most_blanks(ink)
    return largest_group(plane(ink, MARKS.index(what)))


def score_of(rows: "list[str]", passes: int) -> "dict[str, Any]":
    """The `score` of a sheet in text rows; that of the last few sheets is remembered."""
    name = "/".join(rows) + str(passes)
    known = _scores.get(name)
    if known is None:
        if len(_scores) == _REMEMBERED:
            _scores.clear()
        known = _scores[name] = score(ink_of(rows), passes)
    return known
