"""The best total of a Patapata course whose prompts are all known.

Beam search: from prompt to prompt the heaviest sheets are kept (`engine.players.patapata_scene`),
few at first, then again and again three times as many, until nothing better is possible or the
budget is used up. What comes out is a game that proves its total; that no better one exists is
proved only by the greatest total there is.
"""

from typing import Any, Iterator

from engine.players.patapata_scene import EARLY, FINAL, PASS, Scale
from engine.players.patapata_strong import likeness, ways
from games.patapata.prompts import Prompt, read_prompt
from games.patapata.scoring import MAXIMUM, PASS_POINTS, pass_points
from games.patapata.sheet import CELLS, plane

_FIRST_WIDTH = 10
_WIDER = 3

_STEP = 5000
"""Sheets weighed between two yields, about."""

_SLACK = 2
"""How many times the width is kept while it is not known yet what is heaviest."""


class Solution:
    """The best game found so far.

    ``total``: what it scores. ``moves``: one for each prompt that was to come. ``nodes``: sheets
    weighed until now. ``width``: sheets kept per prompt in the search that found it. ``is_best``:
    whether no game can score more.
    """

    def __init__(
        self, total: int, moves: "list[str]", nodes: int, width: int, is_best: bool
    ) -> None:
        self.total = total
        self.moves = moves
        self.nodes = nodes
        self.width = width
        self.is_best = is_best


class Node:
    """A sheet on the way: its planes, its passes, and how it came about from ``parent``.

    ``way`` is the index of the placement that led here, -1 for a pass.
    """

    def __init__(
        self, o: int, x: int, s: int, passes: int, parent: "Node | None" = None, way: int = -1
    ) -> None:
        self.o = o
        self.x = x
        self.s = s
        self.passes = passes
        self.parent = parent
        self.way = way

    def moves(self, prompts: "list[Prompt]") -> "list[str]":
        """The moves that led here, one for each of ``prompts``."""
        found: list[str] = []
        node = self
        while node.parent is not None:
            prompt = prompts[len(prompts) - 1 - len(found)]
            found.append(PASS if node.way < 0 else prompt.placements[node.way].text)
            node = node.parent
        return list(reversed(found))


class Beam:
    """The heaviest nodes met so far, in heaps of equal weight.

    Only about `_SLACK` times ``width`` are kept, so that the memory does not grow with the search.
    """

    def __init__(self, width: int) -> None:
        self.width = width
        self.floor = -1000
        self._kept = 0
        self._heaps: dict[int, list[Node]] = {}
        self._known: set[int] = set()

    def add(self, weight: int, node: Node) -> None:
        """Take in a node that weighs at least `floor`, unless its sheet is known."""
        key = node.o | node.x << CELLS | node.s << 2 * CELLS
        if key in self._known:
            return
        self._known.add(key)
        if weight not in self._heaps:
            self._heaps[weight] = []
        self._heaps[weight].append(node)
        self._kept += 1
        lightest = min(self._heaps)
        if self._kept - len(self._heaps[lightest]) >= _SLACK * self.width:
            self._kept -= len(self._heaps.pop(lightest))
            self.floor = lightest + 1

    def nodes(self) -> "list[Node]":
        """The heaviest nodes, of those that come to the same only one."""
        chosen: list[Node] = []
        alike: set[int] = set()
        for weight in sorted(self._heaps, reverse=True):
            for node in self._heaps[weight]:
                kind = likeness(node.o, node.x, node.s)
                if kind not in alike:
                    alike.add(kind)
                    chosen.append(node)
                    if len(chosen) == self.width:
                        return chosen
        return chosen


def solve(
    prompts: "list[Prompt]", nodes: int, ink: int = 0, passes: int = 0
) -> "Iterator[Solution | None]":
    """Yields None, or a better `Solution`, now and then; the last one is the best found.

    ``prompts`` are those to come, on a sheet with ``ink`` and after ``passes``; a whole course
    starts blank. At most ``nodes`` sheets are weighed, once a first solution is there.
    """
    root = Node(plane(ink, 0), plane(ink, 1), plane(ink, 2), passes)
    most = MAXIMUM - PASS_POINTS[0] + pass_points(passes)
    best: Solution | None = None
    done = 0
    width = _FIRST_WIDTH
    while best is None or not best.is_best:
        level = [root]
        for prompt in prompts:
            beam = Beam(width)
            scale = FINAL if prompt is prompts[-1] else EARLY
            for node in level:
                weighed = _extend(node, prompt, scale, beam)
                if best is not None and done + weighed > nodes:
                    return
                if (done + weighed) // _STEP > done // _STEP:
                    yield None
                done += weighed
            level = beam.nodes()
        end = level[0]
        total = FINAL.weigh(end.o, end.x, end.s) + pass_points(end.passes)
        if best is None or total > best.total:
            best = Solution(total, end.moves(prompts), done, width, total == most)
            yield best
        width *= _WIDER


def alone(setup: "dict[str, Any]") -> "dict[str, Any]":
    """The set-up in which a solution is played: the same course, for one."""
    return {"prompts": setup["prompts"], "players": 1}


def solutions(setup: "dict[str, Any]") -> "Iterator[Solution | None]":
    """`solve` for a whole course, until nothing better is possible."""
    return solve([read_prompt(rows, "setup.prompts") for rows in setup["prompts"]], 1 << 62)


def _extend(node: Node, prompt: Prompt, scale: Scale, beam: Beam) -> int:
    """Put all that can follow ``node`` into ``beam``; how many sheets were weighed.

    Passing follows only where nothing else does: it is never worth its price while there is a way.
    """
    o, x, s = node.o, node.x, node.s
    taken = (x | s) | (o | s) << CELLS | (o | x) << 2 * CELLS
    marks, blanks = scale.marks, scale.blanks
    bonus = pass_points(node.passes)
    weighed = 0
    for way, (ink, new_o, new_x, new_s) in enumerate(ways(prompt)):
        if ink & taken:
            continue
        weighed += 1
        with_o, with_x, with_s = o | new_o, x | new_x, s | new_s
        try:
            weight = (
                marks[with_o] + marks[with_x] + marks[with_s] + blanks[with_o | with_x | with_s]
            )
        except KeyError:
            weight = scale.weigh(with_o, with_x, with_s)
        if weight + bonus >= beam.floor:
            beam.add(weight + bonus, Node(with_o, with_x, with_s, node.passes, node, way))
    if not weighed:
        passes = node.passes + 1
        beam.add(scale.weigh(o, x, s) + pass_points(passes), Node(o, x, s, passes, node))
    return weighed + (not weighed)
