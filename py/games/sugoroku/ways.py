"""Ways over the ground as an observation shows it; squares by their names."""

from typing import Any

from games.sugoroku.board import DIRECTIONS, OFF, board


def along(size: int, start: str, path: str) -> "list[str]":
    """The squares that ``path`` leads over from ``start``, without that one."""
    squares = board(size)
    at = squares.square(start)
    names = []
    for direction in path:
        at = squares.step(at, direction)
        names.append(squares.names[at])
    return names


def beyond(size: int, name: str, direction: str) -> str:
    """The square one step from ``name``; "" beyond the edge."""
    squares = board(size)
    step = squares.step(squares.square(name), direction)
    return squares.names[step] if step != OFF else ""


def toward(size: int, name: str, other: str) -> str:
    """The direction in which ``other`` lies next to ``name``; "" if it does not."""
    found = [direction for direction in DIRECTIONS if beyond(size, name, direction) == other]
    return found[0] if found else ""


def distance(size: int, one: str, other: str) -> int:
    """Steps from one square to the other where no wall stands."""
    squares = board(size)
    return squares.distance(squares.square(one), squares.square(other))


def beside(seen: "dict[str, Any]", name: str) -> "list[tuple[str, str]]":
    """Where one may step from ``name``, for no wall is known there: direction and square."""
    size, walls = seen["size"], seen["known_walls"]
    steps = [(direction, beyond(size, name, direction)) for direction in DIRECTIONS]
    return [(direction, square) for direction, square in steps if square and square not in walls]


def onward(seen: "dict[str, Any]", start: str, longest: int) -> str:
    """A path of up to ``longest`` steps that meets no square twice and no known wall."""
    path, passed = "", [start]
    while len(path) < longest:
        steps = [step for step in beside(seen, passed[-1]) if step[1] not in passed]
        if not steps:
            break
        path += steps[0][0]
        passed.append(steps[0][1])
    return path


def shortest(seen: "dict[str, Any]", start: str, goal: str, longest: int) -> str:
    """The path from ``start`` to ``goal`` of at most ``longest`` steps round known walls; or "".

    Of the shortest ones that with the fewest squares on which nobody has stood, and of these the
    first by its letters.
    """
    squares = board(seen["size"])
    walls = [squares.square(wall) for wall in seen["known_walls"]]
    stood = [squares.square(name) for name in seen["stood"]]
    target = squares.square(goal)
    best = [(longest + 1, 0, "")]

    def extend(at: int, path: str, unknown: int) -> None:
        if at == target:
            best[0] = min(best[0], (len(path), unknown, path))
            return
        if len(path) + squares.distance(at, target) > min(longest, best[0][0]):
            return
        for i, step in enumerate(squares.beside[at]):
            if step != OFF and step not in walls:
                extend(step, path + DIRECTIONS[i], unknown + (0 if step in stood else 1))

    extend(squares.square(start), "", 0)
    return best[0][2]
