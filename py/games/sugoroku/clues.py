"""What is known of where the chests are that nobody has found, and how many ways that leaves.

All ways of placing the chests that contradict nothing heard are equally likely, so counting
them is all there is to know. Each answer of the sonar forbids the squares that are nearer,
and asks for a chest on its *ring*, the squares just as far; which rings are hit is counted by
inclusion and exclusion. Walls count only where they are known: an unknown wall that would cut
off a chest makes a way a little less likely, which `worlds` respects and this module does not.
"""

from typing import Any

from games.sugoroku.board import Board, board
from games.sugoroku.maps import chest_squares
from games.sugoroku.state import State
from games.sugoroku.subsets import choose


class Clues:
    """What is known of the hidden map.

    ``hidden``: number of chests that nobody has found. ``found``: squares of the others.
    ``places``: squares on which a hidden chest could lie, by what was walked and heard.
    ``hits``: for each of ``places`` the set, in bits, of the rings it lies on. ``rings``: all
    rings that a hidden chest must lie on, in bits. ``known_walls``; ``wall_places``: squares
    that could be walls; ``hidden_walls``: how many of them are.
    """

    def __init__(
        self,
        board: Board,
        ends: tuple[int, int],
        chests: int,
        found: list[int],
        searched: set[int],
        answers: list[tuple[int, int, bool]],
        walls: int,
        known_walls: set[int],
        stood: set[int],
    ) -> None:
        """Gather the clues.

        ``answers``: per use of the sonar the square, the distance and whether a chest that has
        been found since may have been the nearest, so that no hidden one need be.
        """
        self.board = board
        self.start, self.goal = ends
        self.found = found
        self.hidden = chests - len(found)
        self.known_walls = known_walls
        self.hidden_walls = walls - len(known_walls)
        blank = set(range(board.squares)) - known_walls - stood - set(found) - set(ends)
        self.wall_places = sorted(blank)
        near = board.reachable(self.start, known_walls)
        unmet = [(at, distance) for at, distance, is_met in answers if not is_met]
        self.rings = (1 << len(unmet)) - 1
        self.places: list[int] = []
        self.hits: list[int] = []
        for square in chest_squares(board, self.start, self.goal):
            if square in searched or square in found or square not in near:
                continue
            if any(board.distance(at, square) < distance for at, distance, _ in answers):
                continue
            self.places.append(square)
            self.hits.append(
                sum(
                    [
                        1 << i
                        for i, (at, distance) in enumerate(unmet)
                        if board.distance(at, square) == distance
                    ]
                )
            )

    def ways(self) -> int:
        """In how many ways the hidden chests can lie."""
        return count_ways(tally(self.hits), self.rings, self.hidden)

    def chances(self) -> list[int]:
        """For each of ``places``, in how many of the ways a chest lies there."""
        if self.hidden == 0:
            return [0] * len(self.places)
        counts = tally(self.hits)
        by_hits = {hits: ways_with(counts, hits, self.rings, self.hidden) for hits in counts}
        return [by_hits[hits] for hits in self.hits]


def tally(hits: list[int]) -> dict[int, int]:
    """How many squares lie on each set of rings."""
    counts: dict[int, int] = {}
    for ring_set in hits:
        counts[ring_set] = counts.get(ring_set, 0) + 1
    return counts


def ways_with(counts: dict[int, int], hits: int, rings: int, chests: int) -> int:
    """In how many ways one given square of the kind ``hits`` is among the ``chests`` squares."""
    counts[hits] -= 1
    ways = count_ways(counts, rings & ~hits, chests - 1)
    counts[hits] += 1
    return ways


def count_ways(counts: dict[int, int], rings: int, chests: int) -> int:
    """In how many ways ``chests`` squares can be chosen so that all ``rings`` are hit.

    Inclusion and exclusion over the sets of rings that are missed.
    """
    ways = 0
    missed = rings
    while True:
        left = sum([counts[hits] for hits in counts if hits & missed == 0])
        sign = -1 if bin(missed).count("1") % 2 else 1
        ways += sign * choose(left, chests)
        if missed == 0:
            return ways
        missed = (missed - 1) & rings


def from_observation(seen: dict[str, Any]) -> Clues:
    """The clues in an observation.

    It does not tell in which order chests were found: an answer of the sonar counts as met
    where any chest found by now may have been the nearest then. Once the treasure is found
    the other chests no longer matter, and none is looked for.
    """
    squares = board(seen["size"])
    found = _numbers(squares, seen["found"])
    stood = set(_numbers(squares, seen["stood"]))
    is_hidden = seen["carrier"] is None
    answers = []
    for sonar in seen["sonar_log"] if is_hidden else []:
        at = squares.square(sonar["at"])
        distance = sonar["distance"]
        is_met = sonar["found"] < len(found) and distance in [
            squares.distance(at, chest) for chest in found
        ]
        answers.append((at, distance, is_met))
    return Clues(
        squares,
        (squares.square(seen["start"]), squares.square(seen["goal"])),
        seen["chests"] if is_hidden else len(found),
        found,
        stood,
        answers,
        seen["walls"],
        set(_numbers(squares, seen["known_walls"])),
        stood,
    )


def from_state(state: State) -> Clues:
    """The clues of somebody who remembers the whole game."""
    setup = state.setup
    distance = setup.board.distance
    answers = []
    for sonar in state.sonar_log:
        later = [distance(sonar.at, chest) for chest in state.found[sonar.found :]]
        answers.append((sonar.at, sonar.distance, sonar.distance in later))
    return Clues(
        setup.board,
        (setup.start, setup.goal),
        len(setup.chests),
        list(state.found),
        set(state.searched),
        answers,
        len(setup.walls),
        set(state.known_walls),
        set(state.stood),
    )


def _numbers(squares: Board, names: list[str]) -> list[int]:
    return [squares.square(name) for name in names]
