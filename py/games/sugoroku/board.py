"""The squares and what lies beside them.

A square is one whole number, counted row by row from the top left corner: pairs of
coordinates would make slow dictionary keys on MicroPython. Its name is ``C4``: column, row.
"""

SIZES = (9, 7, 11)
"""Lengths of a side that can be played; the first is the source's."""

DIRECTIONS = "DLRU"
"""Down, left, right, up: the steps of a path, in the order in which moves are listed."""

OFF = -1
"""What lies beyond the edge."""


class Board:
    """The empty map of ``size`` × ``size`` squares.

    ``names``: the name of each square. ``beside``: per square what lies in each of
    `DIRECTIONS`, `OFF` beyond the edge. ``neighbours``: per square the squares next to it.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares = size * size
        self.names: list[str] = []
        self.beside: list[tuple[int, int, int, int]] = []
        self.neighbours: list[list[int]] = []
        for square in range(self.squares):
            row, column = square // size, square % size
            around = (
                square + size if row < size - 1 else OFF,
                square - 1 if column > 0 else OFF,
                square + 1 if column < size - 1 else OFF,
                square - size if row > 0 else OFF,
            )
            self.names.append("ABCDEFGHIJK"[column] + str(row + 1))
            self.beside.append(around)
            self.neighbours.append([other for other in around if other != OFF])
        self._squares = {name: square for square, name in enumerate(self.names)}

    def square(self, name: str) -> int:
        """The square called ``name``; `OFF` if there is none."""
        return self._squares.get(name, OFF)

    def step(self, square: int, direction: str) -> int:
        """The square one step from ``square``, or `OFF`."""
        return self.beside[square][DIRECTIONS.index(direction)]

    def distance(self, one: int, other: int) -> int:
        """Steps from one square to the other where no wall stands."""
        size = self.size
        return abs(one // size - other // size) + abs(one % size - other % size)

    def sorted_names(self, squares: tuple[int, ...]) -> list[str]:
        """The names of ``squares``, sorted as texts."""
        return sorted([self.names[square] for square in squares])

    def reachable(self, start: int, walls: "frozenset[int] | set[int]") -> set[int]:
        """The squares that can be walked to from ``start`` round ``walls``."""
        reached = {start}
        edge = [start]
        while edge:
            for square in self.neighbours[edge.pop()]:
                if square not in reached and square not in walls:
                    reached.add(square)
                    edge.append(square)
        return reached


_boards: dict[int, Board] = {}


def board(size: int) -> Board:
    """The board of ``size`` × ``size`` squares; made once."""
    if size not in _boards:
        _boards[size] = Board(size)
    return _boards[size]
