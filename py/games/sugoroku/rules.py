"""The rules of 双六×宝探し as the contract of `core.game` wants them.

What the source leaves open is decided in `maps` (what a map guarantees) and `turn` (what a
turn does), and listed for players on the rules page.
"""

from typing import Any

from core.errors import TabletopError
from core.game import Game, Option, illegal
from core.packing import Packer, Unpacker
from core.rng import Rng
from games.sugoroku import setup as setups
from games.sugoroku import turn
from games.sugoroku.board import SIZES, board
from games.sugoroku.maps import chest_count, make_ends, make_map, most_walls, usual_walls
from games.sugoroku.paths import is_legal, legal_paths
from games.sugoroku.setup import Setup
from games.sugoroku.state import CHEST, FIGHT, OVER, PATH, ROLL, State, observe, view
from games.sugoroku.worlds import redealt

DIE_ROLLS = tuple(["d4=" + str(i) for i in range(1, 5)])
FIGHT_ROLLS = tuple(["d6=" + str(i) + "," + str(j) for i in range(1, 7) for j in range(1, 7)])

USUAL = "usual"
"""Value of the option ``walls``: as dense as in the source, whatever the size."""

_SEATS = (1, 6)


class Sugoroku(Game):
    """The race for one to six.

    The moves are ``roll``, ``sonar``, paths such as ``DRR`` or ``-``, ``open``, ``leave``,
    ``fight``, ``peace``, and the dice ``d4=3`` and ``d6=5,2``.
    """

    name = "sugoroku"
    seats = _SEATS
    options = (
        Option("size", SIZES, in_setup=True),
        Option("walls", (USUAL,) + tuple(range(most_walls(max(SIZES)) + 1)), in_setup=True),
        Option("first", ("random",) + tuple(range(_SEATS[1])), in_setup=True),
        Option("players", ("any",) + tuple(range(_SEATS[0], _SEATS[1] + 1)), in_setup=True),
        Option("assist", (False, True)),
    )

    # -- beginning ------------------------------------------------------------------------

    def new_setup(self, options: dict[str, Any], players: int, rng: Rng) -> dict[str, Any]:
        fewest, most = self.seats
        if not fewest <= players <= most:
            raise TabletopError("bad-players", fewest=fewest, most=most)
        size = self.option(options, "size")
        walls = self.option(options, "walls")
        first = self.option(options, "first")
        if walls == USUAL:
            walls = usual_walls(size)
        if walls > most_walls(size):
            raise TabletopError("bad-options", option="walls")
        if first == "random":
            first = rng.below(players)
        if first >= players:
            raise TabletopError("bad-options", option="first")
        squares = board(size)
        start, goal = make_ends(squares, rng)
        built, chests = make_map(squares, start, goal, walls, chest_count(players), rng)
        true = rng.choice(chests)
        made = setups.write_setup(Setup(size, start, goal, built, chests, true, players, first))
        _check_agreement(options, made)
        return made

    def initial(self, setup: Any, options: dict[str, Any], players: int) -> State:
        checked = setups.read_setup(setup, players)
        _check_agreement(options, setup)
        return State(checked)

    def pack_setup(
        self, packer: Packer, setup: dict[str, Any], options: dict[str, Any], players: int
    ) -> None:
        setups.pack(packer, setup, players)

    def unpack_setup(
        self, unpacker: Unpacker, options: dict[str, Any], players: int
    ) -> dict[str, Any]:
        return setups.unpack(unpacker, players)

    # -- playing --------------------------------------------------------------------------

    def to_act(self, state: State) -> "int | str | None":
        return state.to_act

    def legal(self, state: State) -> list[str]:
        phase = state.phase
        if state.is_chance:
            return list(DIE_ROLLS if phase == ROLL else FIGHT_ROLLS)
        if phase in (ROLL, PATH):
            moves = ["roll"] if phase == ROLL else _paths(state)
            return moves + ["sonar"] if turn.can_use_sonar(state) else moves
        if phase == CHEST:
            return ["leave", "open"]
        return ["fight", "peace"] if phase == FIGHT else []

    def apply(self, state: State, move: str) -> State:
        phase = state.phase
        if state.is_chance:
            if phase == ROLL and move in DIE_ROLLS:
                return turn.rolled(state, int(move[3]))
            if phase == FIGHT and move in FIGHT_ROLLS:
                return turn.fought(state, int(move[3]), int(move[5]))
        elif move == "sonar":
            if phase in (ROLL, PATH) and turn.can_use_sonar(state):
                return turn.use_sonar(state)
        elif phase == ROLL and move == "roll":
            return state.but(is_chance=True)
        elif phase == PATH and _is_path(state, move):
            return turn.declare(state, move)
        elif phase == CHEST and move in ("open", "leave"):
            return turn.open_chest(state) if move == "open" else turn.leave(state)
        elif phase == FIGHT and move in ("fight", "peace"):
            return state.but(is_chance=True) if move == "fight" else turn.peace(state)
        raise illegal(move)

    def offers(self, option: Option, options: dict[str, Any], players: int) -> "tuple[Any, ...]":
        if option.name == "walls":
            most = most_walls(self.option(options, "size"))
            return tuple([n for n in option.values if n == USUAL or n <= most])
        if option.name == "first":
            return tuple([seat for seat in option.values if seat == "random" or seat < players])
        if option.name == "players":
            # The seats say it already.
            return option.values[:1]
        return option.values

    # -- looking --------------------------------------------------------------------------

    def view(self, state: State) -> dict[str, Any]:
        return view(state)

    def observe(self, state: State, seat: int) -> dict[str, Any]:
        """What `games.sugoroku.state.observe` lists; the same for every seat."""
        return observe(state)

    def revealed(self, state: State) -> tuple[int, ...]:
        return (
            len(state.known_walls),
            len(state.stood),
            len(state.found),
            len(state.opened),
            len(state.sonar_log),
            state.throws,
        )

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return redealt(state, rng)

    def scores(self, state: State) -> list[int]:
        won = self.winners(state) or []
        return [1 if seat in won else 0 for seat in range(state.setup.players)]

    def winners(self, state: State) -> "list[int] | None":
        if state.phase != OVER:
            return None
        carrier = state.carrier
        # No carrier ever waits on G: one gets there by a step, and that step wins.
        if carrier is not None and state.pos[carrier] == state.setup.goal:
            return [carrier]
        return []


def _paths(state: State) -> list[str]:
    return legal_paths(state.setup.board, state.known_walls, state.at, state.die or 0)


def _is_path(state: State, move: str) -> bool:
    return is_legal(state.setup.board, state.known_walls, state.at, state.die or 0, move)


def _check_agreement(options: dict[str, Any], setup: dict[str, Any]) -> None:
    """Refuse options that say otherwise than the set-up; those left out say nothing."""
    for name, silent, actual in (
        ("size", None, setup["size"]),
        ("walls", USUAL, len(setup["walls"])),
        ("first", "random", setup["first"]),
        ("players", "any", setup["players"]),
    ):
        if options.get(name, actual) not in (silent, actual):
            raise TabletopError("bad-options", option=name)
