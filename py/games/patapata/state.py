"""Positions of Patapata. Everything here is immutable by convention."""

from typing import Any

from games.patapata.prompts import Prompt
from games.patapata.sheet import rows_of


class State:
    """A position.

    ``prompts``: the twelve of the course, hidden ones included. ``number``: which of them is
    played now, counted from 1; 13 when the game is over. ``seat``: who is to play it.
    ``inks``: what each seat has written (see `games.patapata.sheet`). ``passes``: how often
    each seat has passed.
    """

    def __init__(
        self,
        prompts: "tuple[Prompt, ...]",
        number: int,
        seat: int,
        inks: "tuple[int, ...]",
        passes: "tuple[int, ...]",
    ) -> None:
        self.prompts = prompts
        self.number = number
        self.seat = seat
        self.inks = inks
        self.passes = passes

    @property
    def is_over(self) -> bool:
        """Whether all prompts are played."""
        return self.number > len(self.prompts)

    @property
    def reached(self) -> int:
        """How many prompts have been shown."""
        return min(self.number, len(self.prompts))

    @property
    def prompt(self) -> Prompt:
        """The prompt that is played now."""
        return self.prompts[self.number - 1]

    def after(self, ink: int, passes: int) -> "State":
        """The position once the seat to act has written ``ink`` and passed ``passes`` times."""
        number, seat = self.number, self.seat + 1
        if seat == len(self.inks):
            number, seat = number + 1, 0
        inks, counts = list(self.inks), list(self.passes)
        inks[self.seat] |= ink
        counts[self.seat] += passes
        return State(self.prompts, number, seat, tuple(inks), tuple(counts))


def view(state: State) -> "dict[str, Any]":
    """The JSON value of a position, as the rules page lists it."""
    return {
        "prompt": state.number,
        "seat": None if state.is_over else state.seat,
        "sheets": [rows_of(ink) for ink in state.inks],
        "passes": list(state.passes),
    }
