"""The hidden map: what makes one valid, and how one is made."""

from core.rng import Rng
from games.sugoroku.board import Board
from games.sugoroku.subsets import draw

START_TO_GOAL = 6
"""Fewest steps between S and G. Our decision."""

START_TO_CHEST = 2
"""Fewest steps between S and a chest. Our decision."""

_SOURCE_SIZE, _SOURCE_WALLS = 9, 10


def most_walls(size: int) -> int:
    """How many walls a map of this size may have: a sixth of its squares."""
    return size * size // 6


def usual_walls(size: int) -> int:
    """How many walls a map of this size has unless told otherwise: as dense as the source's."""
    area = _SOURCE_SIZE * _SOURCE_SIZE
    return (size * size * _SOURCE_WALLS + area // 2) // area


def chest_count(players: int) -> int:
    """How many chests are hidden: one more than players."""
    return players + 1


def chest_squares(board: Board, start: int, goal: int) -> list[int]:
    """The squares, in order, on which a chest may stand."""
    return [
        square
        for square in range(board.squares)
        if square != goal and board.distance(start, square) >= START_TO_CHEST
    ]


def wall_squares(board: Board, start: int, goal: int, chests: list[int]) -> list[int]:
    """The squares, in order, on which a wall may stand."""
    taken = {start, goal}.union(chests)
    return [square for square in range(board.squares) if square not in taken]


def is_connected(
    board: Board, start: int, goal: int, walls: "frozenset[int] | set[int]", chests: list[int]
) -> bool:
    """Whether G and every chest can be reached from S. Our decision."""
    reached = board.reachable(start, walls)
    return goal in reached and all(chest in reached for chest in chests)


def make_ends(board: Board, rng: Rng) -> tuple[int, int]:
    """S and G, each pair that is far enough apart equally likely."""
    while True:
        start, goal = rng.below(board.squares), rng.below(board.squares)
        if board.distance(start, goal) >= START_TO_GOAL:
            return start, goal


def make_map(
    board: Board, start: int, goal: int, walls: int, chests: int, rng: Rng
) -> tuple[list[int], list[int]]:
    """Walls and chests, each valid map between S and G equally likely.

    The chests come first: however they lie, as many places are left for the walls. A map in
    which something cannot be reached is thrown away whole; keeping the chests and drawing
    only the walls again would favour chests in corners that few walls allow.
    """
    for_chests = chest_squares(board, start, goal)
    while True:
        chosen = draw(rng, for_chests, chests)
        built = draw(rng, wall_squares(board, start, goal, chosen), walls)
        if is_connected(board, start, goal, set(built), chosen):
            return sorted(built), sorted(chosen)
