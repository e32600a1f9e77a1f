"""Declaring a prompt: whether it is there on the paper as it is held, and if not, why.

The rules know only effects. Here is what lies between them and a player who flips, turns and
pencils: the marks pencilled so far, the setting of the switches, and the piece laid over them.
"""

from games.patapata.prompts import Placement, Prompt, read_prompt
from games.patapata.sheet import (
    SQUARES,
    blocked,
    cells_of,
    count,
    mark_at,
    seen_at,
    shown,
    turned,
    written,
)

STRAY = "stray"
"""The arrangement is there, but marks were pencilled that do not belong to it."""

COVERED = "covered"
"""The arrangement is on the sheet, but no longer to be seen as the switches lie."""

MIRROR = "mirror"
"""The mirror image of the arrangement is there."""

ABSENT = "absent"
"""Nothing of the kind is there."""


class Claim:
    """The answer to a declaration.

    ``place``: the placement that clears the prompt (its ``text`` is the move), or None.
    ``code``: why there is none, one of this module's constants, else "". ``cells``: bits of the
    cells that the reason speaks of: the stray marks, the covered cells, the mirror image.
    """

    def __init__(self, place: "Placement | None", code: str = "", cells: int = 0) -> None:
        self.place = place
        self.code = code
        self.cells = cells


def claim(prompt: Prompt, ink: int, pencil: int, setting: int) -> Claim:
    """Whether ``prompt`` may be declared.

    ``ink``: what is written for good. ``pencil``: the ink of the marks tried, all in blank
    cells. How the paper is turned does not matter.
    """
    both = ink | pencil
    for place in ready(prompt, ink, pencil, setting):
        return Claim(place)
    there = [place for place in prompt.placements if not place.ink & ~both]
    seen = [place for place in there if place.is_shown(setting)]
    if seen:
        return Claim(None, STRAY, written(pencil & ~seen[0].ink))
    mirrored = [
        place
        for place in mirror(prompt).placements
        if not place.ink & ~both and place.is_shown(setting)
    ]
    if mirrored:
        return Claim(None, MIRROR, written(mirrored[0].ink))
    if there:
        hidden = written(there[0].ink)
        for cell in shown(setting):
            hidden &= ~(1 << cell)
        return Claim(None, COVERED, hidden)
    return Claim(None, ABSENT)


def ready(prompt: Prompt, ink: int, pencil: int, setting: int) -> "list[Placement]":
    """All placements that may be declared (see `claim`)."""
    both = ink | pencil
    return [
        place
        for place in prompt.placements
        if not place.ink & ~both and place.is_shown(setting) and not pencil & ~place.ink
    ]


def lacking(prompt: Prompt, both: int, setting: int) -> int:
    """How many marks a placement to be seen lacks at least, where ``both`` is on the paper."""
    seen = [place.ink for place in prompt.placements if place.is_shown(setting)]
    return len(prompt.marks) - max([0] + [count(ink & both) for ink in seen])


def fitting(prompt: Prompt, ink: int, setting: int, turn: int) -> "list[Placement]":
    """Where the piece, upright for the player, can be laid on the paper as it is held."""
    taken = blocked(ink)
    return [
        place
        for place in prompt.placements
        if place.is_upright(turn) and place.is_shown(setting) and not place.ink & taken
    ]


def held_by(fits: "list[Placement]", part: int, cell: int, turn: int) -> "list[Placement]":
    """Of ``fits`` those with the cell number ``part`` of the prompt on ``cell``, or next to it.

    A touch beside the only place where the piece fits still finds it.
    """
    row, column = seen_at(cell, turn)
    near: list[Placement] = []
    for place in fits:
        there = sorted([seen_at(other, turn) for other in cells_of(place.ink)])[part]
        if there == (row, column):
            return [place]
        if abs(there[0] - row) + abs(there[1] - column) == 1:
            near.append(place)
    return near[:1]


def mirror(prompt: Prompt) -> Prompt:
    """The mirror image of ``prompt``, which does not count."""
    rows = ["".join([row[-1 - i] for i in range(len(row))]) for row in prompt.rows]
    return read_prompt(rows, "mirror")


def face(ink: int, setting: int, turn: int) -> str:
    """The sixteen squares as the player sees them, in reading order: marks and blanks."""
    cells = shown(setting)
    return "".join([mark_at(ink, cells[turned(square, turn)]) for square in range(SQUARES)])
