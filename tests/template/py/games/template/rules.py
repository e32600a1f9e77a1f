"""The rules: a heap of stones; in turn, take one to three; whoever takes the last one wins."""

from typing import Any

from core import shapes
from core.game import Game, Option, illegal
from core.packing import Packer, Unpacker
from core.rng import Rng

FEWEST, MOST = 8, 15
"""How many stones the heap may have."""

HANDFUL = 3
"""The most stones one may take at once."""


class State:
    """A position: the ``heap``, who took how many, who is to act, who took the last stone."""

    def __init__(
        self, heap: int, taken: "tuple[int, int]", seat: int, last: "int | None", misere: bool
    ) -> None:
        self.heap = heap
        self.taken = taken
        self.seat = seat
        self.last = last
        self.misere = misere


class Template(Game):
    """Nim for two. Moves are ``take1`` to ``take3``."""

    name = "template"
    seats = (2, 2)
    options = (Option("misere", (False, True)),)

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        return {"heap": FEWEST + rng.below(MOST - FEWEST + 1), "first": rng.below(2)}

    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> State:
        fields = shapes.record(setup, ("heap", "first"), "setup")
        heap = shapes.integer(fields["heap"], FEWEST, MOST, "setup.heap")
        first = shapes.integer(fields["first"], 0, 1, "setup.first")
        return State(heap, (0, 0), first, None, self.option(options, "misere"))

    def pack_setup(
        self, packer: Packer, setup: "dict[str, Any]", options: "dict[str, Any]", players: int
    ) -> None:
        packer.put(setup["heap"] - FEWEST, MOST - FEWEST + 1)
        packer.put(setup["first"], 2)

    def unpack_setup(
        self, unpacker: Unpacker, options: "dict[str, Any]", players: int
    ) -> "dict[str, Any]":
        heap = FEWEST + unpacker.take(MOST - FEWEST + 1)
        return {"heap": heap, "first": unpacker.take(2)}

    def to_act(self, state: State) -> "int | None":
        return state.seat if state.heap else None

    def legal(self, state: State) -> "list[str]":
        return ["take" + str(count) for count in range(1, min(HANDFUL, state.heap) + 1)]

    def apply(self, state: State, move: str) -> State:
        if move not in self.legal(state):
            raise illegal(move)
        count = int(move[4:])
        taken = [state.taken[0], state.taken[1]]
        taken[state.seat] += count
        return State(
            state.heap - count, (taken[0], taken[1]), 1 - state.seat, state.seat, state.misere
        )

    def view(self, state: State) -> "dict[str, Any]":
        return {"heap": state.heap, "taken": list(state.taken), "to_act": self.to_act(state)}

    def observe(self, state: State, seat: int) -> "dict[str, Any]":
        seen = self.view(state)
        seen["misere"] = state.misere
        return seen

    def revealed(self, state: State) -> "tuple[int, ...]":
        return ()

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return state

    def scores(self, state: State) -> "list[int]":
        return [1 if seat in (self.winners(state) or []) else 0 for seat in (0, 1)]

    def winners(self, state: State) -> "list[int] | None":
        if state.heap or state.last is None:
            return None
        return [1 - state.last if state.misere else state.last]
