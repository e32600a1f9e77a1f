"""A tiny game with everything in it: hidden order, a die, an option, free and revealing moves.

Two walk along a row of lamps. ``open`` lights the next lamp and brings as much as it shows,
``wait`` brings nothing, ``throw`` lets a die say how much. All is over when every lamp is lit.
"""

from typing import Any

from core import shapes
from core.game import CHANCE, Game, Option, illegal
from core.packing import Packer, Unpacker, rank_arrangement, unrank_arrangement
from core.rng import Rng

LAMPS = (1, 2, 3, 4)
WAITS = 2
THROWS = 3


class State:
    """A position: the set-up's ``lamps``, how many are ``lit``, and the rest of the table."""

    def __init__(self, lamps: "tuple[int, ...]", lit: int = 0) -> None:
        self.lamps = lamps
        self.lit = lit
        self.points = (0, 0)
        self.seat = 0
        self.waits = 0
        self.throws = 0
        self.thrown = False

    def copy(self) -> "State":
        """An equal position."""
        other = State(self.lamps, self.lit)
        other.points = self.points
        other.seat = self.seat
        other.waits = self.waits
        other.throws = self.throws
        other.thrown = self.thrown
        return other


class Toy(Game):
    """The rules."""

    name = "toy"
    seats = (2, 2)
    options = (Option("start", (0, 1)), Option("calm", (False, True)))

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        return {"lamps": rng.shuffled(LAMPS)}

    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> State:
        lamps = shapes.record(setup, ("lamps",), "setup")["lamps"]
        found = [
            shapes.integer(n, 1, 4, "setup.lamps") for n in shapes.array(lamps, 4, 4, "setup.lamps")
        ]
        if sorted(found) != list(LAMPS):
            raise shapes.refuse("setup.lamps")
        state = State(tuple(found))
        state.seat = self.option(options, "start")
        return state

    def pack_setup(self, packer: Packer, setup: Any, options: Any, players: int) -> None:
        rank, total = rank_arrangement(setup["lamps"])
        packer.put(rank, total)

    def unpack_setup(self, unpacker: Unpacker, options: Any, players: int) -> "dict[str, Any]":
        return {"lamps": unrank_arrangement(unpacker.take(24), list(LAMPS))}

    def to_act(self, state: State) -> "int | str | None":
        if state.lit == len(LAMPS):
            return None
        return CHANCE if state.thrown else state.seat

    def legal(self, state: State) -> "list[str]":
        if state.lit == len(LAMPS):
            return []
        if state.thrown:
            return ["die1", "die2", "die3"]
        moves = ["open"]
        if state.throws < THROWS:
            moves.append("throw")
        if state.waits < WAITS:
            moves.append("wait")
        return moves

    def outcomes(self, state: State) -> "list[tuple[str, int]]":
        return [("die1", 1), ("die2", 2), ("die3", 3)]

    def apply(self, state: State, move: str) -> State:
        if move not in self.legal(state):
            raise illegal(move)
        after = state.copy()
        if move == "throw":
            after.thrown = True
            after.throws += 1
            return after
        won = 0
        if move == "open":
            won = state.lamps[state.lit]
            after.lit += 1
        elif move != "wait":
            won = int(move[3:])
        mine = state.points[state.seat] + won
        after.points = (mine, state.points[1]) if state.seat == 0 else (state.points[0], mine)
        after.waits = state.waits + 1 if move == "wait" else 0
        after.thrown = False
        after.seat = 1 - state.seat
        return after

    def view(self, state: State) -> "dict[str, Any]":
        return {
            "lit": list(state.lamps[: state.lit]),
            "points": list(state.points),
            "waits": state.waits,
            "throws": state.throws,
            "to_act": self.to_act(state),
        }

    def observe(self, state: State, seat: int) -> "dict[str, Any]":
        return self.view(state)

    def revealed(self, state: State) -> "tuple[int, ...]":
        return (state.lit, state.throws - 1 if state.thrown else state.throws)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        other = state.copy()
        other.lamps = state.lamps[: state.lit] + tuple(rng.shuffled(state.lamps[state.lit :]))
        return other

    def scores(self, state: State) -> "list[int]":
        return list(state.points)

    def winners(self, state: State) -> "list[int] | None":
        if state.lit < len(LAMPS):
            return None
        return [seat for seat in (0, 1) if state.points[seat] == max(state.points)]
