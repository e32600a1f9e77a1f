"""Declared paths: which may be declared, and how they are written."""

from games.sugoroku.board import DIRECTIONS, OFF, Board

STAY = "-"
"""How the empty path is written."""


def legal_paths(board: Board, walls: tuple[int, ...], square: int, longest: int) -> list[str]:
    """Every path of at most ``longest`` steps from ``square``, the empty one first, sorted.

    A path may cross itself, but neither leave the map nor enter one of ``walls``.
    """
    found = [STAY]
    ways: dict[int, list[tuple[str, int]]] = {}

    def extend(path: str, at: int, left: int) -> None:
        if at not in ways:
            ways[at] = [
                (DIRECTIONS[i], step)
                for i, step in enumerate(board.beside[at])
                if step != OFF and step not in walls
            ]
        for direction, step in ways[at]:
            longer = path + direction
            found.append(longer)
            if left > 1:
                extend(longer, step, left - 1)

    if longest > 0:
        extend("", square, longest)
    return found


def is_legal(board: Board, walls: tuple[int, ...], square: int, longest: int, path: str) -> bool:
    """Whether ``path`` is one of `legal_paths`, without listing them."""
    if path == STAY:
        return True
    if not 0 < len(path) <= longest:
        return False
    for direction in path:
        if direction not in DIRECTIONS:
            return False
        square = board.step(square, direction)
        if square == OFF or square in walls:
            return False
    return True
