"""Victory points: items in the frame, and the ranking of each genre."""

from typing import Any

from games.knolling.look import Look
from games.knolling.things import GENRES

FIRST_PRIZE = 6
SECOND_PRIZE = 3


class Shot:
    """What a photograph shows: the number of whole items and the largest area of each genre."""

    def __init__(self, items: int, areas: "list[int]") -> None:
        self.items = items
        self.areas = areas


NO_SHOT = Shot(0, [0] * len(GENRES))
"""What a player without a photograph shows."""


def shot(look: Look, x: int, y: int) -> Shot:
    """The photograph with its top-left cell at (x, y) of the look's window."""
    frame = look.frame(x, y)
    return Shot(len(look.items_in(frame)), look.areas_in(frame))


def prizes(areas: "list[int]") -> "list[int]":
    """The bonus of each seat for one genre, from the seats' areas of it.

    Ties share, rounded down; a tie for first shares both prizes and leaves no second.
    """
    return [prize(area, areas[:seat] + areas[seat + 1 :]) for seat, area in enumerate(areas)]


def prize(area: int, rivals: "list[int]") -> int:
    """What ``area`` wins in one genre against the areas of ``rivals``; see `prizes`."""
    if area == 0:
        return 0
    larger = equal = 0
    for rival in rivals:
        if rival > area:
            larger += 1
        elif rival == area:
            equal += 1
    if larger == 0:
        return (FIRST_PRIZE + SECOND_PRIZE) // (equal + 1) if equal else FIRST_PRIZE
    return SECOND_PRIZE // (equal + 1) if larger == 1 else 0


def scores(shots: "list[Shot]") -> "list[dict[str, Any]]":
    """Each seat's points as the rules page lists them."""
    bonus = [prizes([shot.areas[genre] for shot in shots]) for genre in range(len(GENRES))]
    return [
        {
            "items": shot.items,
            "areas": dict(zip(GENRES, shot.areas)),
            "bonus": {GENRES[genre]: bonus[genre][seat] for genre in range(len(GENRES))},
            "total": shot.items + sum([won[seat] for won in bonus]),
        }
        for seat, shot in enumerate(shots)
    ]
