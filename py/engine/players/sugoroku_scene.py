"""What a player of 双六×宝探し sees, as numbers of squares, with the measures all levels use."""

from typing import Any

from games.sugoroku.board import Board
from games.sugoroku.clues import from_observation
from games.sugoroku.paths import STAY

FAR = 99
"""Steps to a square to which no way is known."""


class Scene:
    """An observation made ready for thinking.

    ``chance``: per square, 0 to 1, whether a chest lies there that nobody has found; known
    exactly but for the walls. ``waiting``: found chests not opened. ``closed``: how many
    chests have not been opened. ``wall_chance``: of any square nobody has stood on. ``rings``:
    the squares on which, by the sonars, at least one chest must lie.
    """

    def __init__(self, observation: dict[str, Any]) -> None:
        clues = from_observation(observation)
        board = clues.board
        self.board: Board = board
        self.seat: int = observation["to_act"]
        self.phase: str = observation["phase"]
        self.die: int = observation["die"] or 0
        self.rest_of_path: str = observation["path"]
        self.goal: int = clues.goal
        self.pos: list[int] = [board.square(name) for name in observation["pos"]]
        self.carrier: int | None = observation["carrier"]
        self.rest: list[int] = observation["rest"]
        self.pinned_by: list[int | None] = observation["pinned_by"]
        self.clues = clues
        self.known_walls = clues.known_walls
        self.unseen = set(clues.wall_places)
        self.wall_chance = clues.hidden_walls / max(1, len(clues.wall_places))
        opened = [board.square(name) for name in observation["opened"]]
        self.waiting = [chest for chest in clues.found if chest not in opened]
        self.closed: int = observation["chests"] - len(opened)
        ways = clues.ways()
        self.chance = [0.0] * board.squares
        self.rings: set[int] = set()
        for place, hits, count in zip(clues.places, clues.hits, clues.chances()):
            self.chance[place] = count / ways
            if hits and count:
                self.rings.add(place)
        self._steps: dict[int, list[int]] = {}

    @property
    def at(self) -> int:
        """Where the player to act stands."""
        return self.pos[self.seat]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.pos)

    def steps(self, square: int) -> list[int]:
        """Steps from ``square`` to every square round the known walls, `FAR` where none lead."""
        if square not in self._steps:
            steps = [FAR] * self.board.squares
            steps[square] = 0
            edge = [square]
            while edge:
                further = []
                for near in edge:
                    for other in self.board.neighbours[near]:
                        if steps[other] == FAR and other not in self.known_walls:
                            steps[other] = steps[near] + 1
                            further.append(other)
                edge = further
            self._steps[square] = steps
        return self._steps[square]

    def walk(self, path: str) -> list[int]:
        """The squares that ``path`` leads over, without the one it starts from."""
        squares = []
        at = self.at
        if path != STAY:
            for direction in path:
                at = self.board.step(at, direction)
                squares.append(at)
        return squares

    def walks(self, legal: list[str]) -> "list[tuple[str, list[int]]]":
        """The paths in ``legal`` that are worth a thought, each with its squares.

        Paths that cross themselves lead nowhere that a shorter one would not, but for the
        empty path and there and back.
        """
        found = []
        for path in legal:
            if path != "sonar":
                squares = self.walk(path)
                if len(set(squares)) == len(squares):
                    found.append((path, squares))
        return found

    def risk(self, squares: list[int]) -> float:
        """How likely a wall stops a walk over ``squares``."""
        free = 1.0
        for square in squares:
            if square in self.unseen:
                free *= 1.0 - self.wall_chance
        return 1.0 - free

    def belief(self) -> dict[str, int]:
        """The chances in percent, by name of square; those that round to nothing are left out."""
        percent = [(name, round(100 * c)) for name, c in zip(self.board.names, self.chance)]
        return {name: share for name, share in percent if share}
