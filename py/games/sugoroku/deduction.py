"""Help for the eye: where no chest can be, by what everybody has seen and heard."""

from typing import Any

from games.sugoroku.board import board
from games.sugoroku.clues import from_observation


def without_chest(observation: dict[str, Any]) -> list[str]:
    """The squares, sorted, on which certainly no chest lies that nobody has found.

    By the sonar, by the walks, by how many chests there are, by walls that shut a square in,
    and by how maps are made. Once the treasure is found, or every chest, these are all squares.
    """
    clues = from_observation(observation)
    possible = [place for place, ways in zip(clues.places, clues.chances()) if ways]
    names = clues.board.names
    return sorted([name for square, name in enumerate(names) if square not in possible])


def with_chest(observation: dict[str, Any]) -> list[str]:
    """The other squares, sorted: where a chest may lie that nobody has found."""
    nowhere = without_chest(observation)
    names = board(observation["size"]).names
    return sorted([name for name in names if name not in nowhere])


def chest_chances(observation: dict[str, Any]) -> dict[str, int]:
    """How likely, in percent, an unfound chest lies on each square where one may lie."""
    clues = from_observation(observation)
    total = clues.ways()
    return {
        clues.board.names[place]: (200 * ways + total) // (2 * total)
        for place, ways in zip(clues.places, clues.chances())
        if ways
    }
