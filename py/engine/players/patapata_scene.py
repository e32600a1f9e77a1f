"""What a player of Patapata has before it, and how it weighs a sheet."""

from typing import Any

from engine.thought import Thought
from games.patapata.courses import LENGTH
from games.patapata.prompts import Placement, Prompt, read_prompt
from games.patapata.scoring import connected, pass_points, points
from games.patapata.sheet import MARKS, PLANE, blocked, count, ink_of, plane, written

PASS = "pass"

SIGNS = "○×■"
"""The marks as they are drawn, for sentences."""

_ENOUGH = 8
"""A group that large earns all the points there are."""

_ASTRAY = 2
"""What a mark outside its largest group costs: it uses up a cell and gains nothing."""

_MEMORY = 400000
"""Weights remembered at most, so that a long session does not fill the memory."""

_UNKNOWN = 255


class Scale:
    """Weighs sheets, given as three planes; each plane only once.

    The weight of a sheet is what it scores now, without passes. Unless the scale is ``final``,
    each blank that can be shown counts one more, and each mark astray two less: what keeps the
    future open. `marks` and `blanks` hold the parts that are known, for callers in a hurry.
    """

    def __init__(self, final: bool) -> None:
        self.final = final
        self.marks: dict[int, int] = {}
        self.blanks: dict[int, int] = {}

    def weigh(self, o: int, x: int, s: int) -> int:
        """The weight of the sheet with these planes."""
        marks, blanks = self.marks, self.blanks
        if len(marks) + len(blanks) > _MEMORY:
            marks.clear()
            blanks.clear()
        weight = 0
        for cells in (o, x, s):
            if cells not in marks:
                marks[cells] = self._mark(cells)
            weight += marks[cells]
        taken = o | x | s
        if taken not in blanks:
            blanks[taken] = self._blank(taken)
        return weight + blanks[taken]

    def _mark(self, cells: int) -> int:
        size = group_size(cells)
        if self.final:
            return points(size)
        return points(size) - _ASTRAY * (count(cells) - min(size, _ENOUGH))

    def _blank(self, taken: int) -> int:
        free = ~taken & PLANE
        shown = sum([_BLANKS[free >> 8 * row & 255] for row in range(4)])
        return points(shown) if self.final else points(shown) + shown


def _sides(four: int) -> "list[int]":
    """What a switch with a mark's cells ``four`` is worth showing: one side, or either."""
    right, left = four & 3, four >> 2
    if right | left == right:
        return [right]
    return [left] if right | left == left else [right, left]


_FACES = [[a | b << 2 for a in _sides(row & 15) for b in _sides(row >> 4)] for row in range(256)]
"""For the eight cells of a row that bear a mark, what its four squares are worth showing."""

_BLANKS = [
    max(count(row & 3), count(row >> 2 & 3)) + max(count(row >> 4 & 3), count(row >> 6 & 3))
    for row in range(256)
]
"""For the eight cells of a row that are blank, how many of them can be shown."""

_largest = bytearray(bytes([_UNKNOWN]) * (1 << 16))
"""For each set of squares the size of its largest connected group, where it is known."""


def group_size(cells: int) -> int:
    """The size of `games.patapata.scoring.largest_group`, several times as fast."""
    largest = _largest
    size = 0
    for first in _FACES[cells & 255]:
        for second in _FACES[cells >> 8 & 255]:
            upper = first | second << 4
            for third in _FACES[cells >> 16 & 255]:
                most = upper | third << 8
                for fourth in _FACES[cells >> 24]:
                    squares = most | fourth << 12
                    if largest[squares] == _UNKNOWN:
                        largest[squares] = _largest_of(squares)
                    if largest[squares] > size:
                        size = largest[squares]
    return size


def _largest_of(squares: int) -> int:
    size = 0
    while squares:
        group = connected(squares)
        squares &= ~group
        size = max(size, count(group))
    return size


EARLY = Scale(False)
FINAL = Scale(True)
"""The two scales, shared so that what one move has taught is known at the next."""


class Scene:
    """What the player to act has before it.

    ``ink``, ``passes``: its own sheet. ``prompts``: those shown so far, the present one last.
    ``places``: the ways to clear it. ``is_last``: whether no prompt comes after it.
    """

    def __init__(self, observation: "dict[str, Any]") -> None:
        seat = observation["seat"]
        self.ink = ink_of(observation["sheets"][seat])
        self.passes: int = observation["passes"][seat]
        self.prompts: list[Prompt] = [read_prompt(rows, "") for rows in observation["prompts"]]
        taken = blocked(self.ink)
        self.places = [p for p in self.prompts[-1].placements if not p.ink & taken]
        self.is_last = observation["prompt"] == LENGTH

    def weight(self, place: "Placement | None", scale: Scale) -> int:
        """The weight of the sheet after clearing at ``place``, None being a pass."""
        ink = self.ink | (place.ink if place is not None else 0)
        passes = self.passes + (place is None)
        weight = scale.weigh(plane(ink, 0), plane(ink, 1), plane(ink, 2))
        return weight + pass_points(passes)


def thought_of(
    scene: Scene, place: "Placement | None", nodes: int, otherwise: str, **params: Any
) -> Thought:
    """The thought that comes down to ``place``, None being a pass, with what speaks for it.

    Where nothing can be said at a glance it is the sentence ``otherwise``, with ``params``. The
    value is the total if the game ended then.
    """
    move = place.text if place is not None else PASS
    name, found = _reason(scene, place)
    if not name:
        name, found = otherwise, params
    return Thought(move, scene.weight(place, FINAL), nodes, [move], name, found)


def _reason(scene: Scene, place: "Placement | None") -> "tuple[str, dict[str, Any]]":
    """What can be said for a move at a glance: the name of a sentence, and what fills it."""
    if place is None:
        return "pass", {}
    if not scene.ink:
        return "first", {}
    fresh = count(written(place.ink & ~scene.ink))
    if fresh == 0:
        return "nothing", {}
    after = scene.ink | place.ink
    most = (0, 0, "")
    for mark in range(len(MARKS)):
        size = group_size(plane(after, mark))
        gain = points(size) - points(group_size(plane(scene.ink, mark)))
        most = max(most, (gain, size, SIGNS[mark]))
    gain, size, sign = most
    if gain:
        return "grow", {"mark": sign, "size": size, "points": points(size)}
    if fresh < 4:
        return "reuse", {"fresh": fresh, "reused": 4 - fresh}
    return "", {}
