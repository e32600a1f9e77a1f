"""Positions of 双六×宝探し. Everything here is immutable by convention."""

from typing import Any

from core.game import CHANCE
from games.sugoroku.setup import Setup

ROLL = "roll"
PATH = "path"
CHEST = "chest"
FIGHT = "fight"
OVER = "over"


class Sonar:
    """What one use of the sonar told: ``distance`` from ``at`` to the nearest unfound chest.

    ``found`` is how many chests had been found by then.
    """

    def __init__(self, seat: int, at: int, distance: int, found: int) -> None:
        self.seat = seat
        self.at = at
        self.distance = distance
        self.found = found


class State:
    """A position; every seat has its place in the tuples.

    ``seat``: whose turn it is. ``phase``: what is decided next. ``is_chance``: a die decides.
    ``die``: the roll of this turn, None before. ``path``: what is left of the declared path
    while the walker is asked about a chest. ``pos``: squares of the players. ``carrier``: who
    has the treasure; None until it is found, as it is never lost again. ``rest``: 1 for those
    who lose their next turn. ``pinned_by``: the seat whose step each waits for, or None.
    ``sonar_used``: who has used theirs. ``known_walls``: walls bumped into, in that order.
    ``stood``: squares stood on, sorted. ``searched``: those stood on before the treasure was
    found, when a chest there would have asked. ``found``, ``opened``: chests in the order in
    which that happened. ``sonar_log``: `Sonar` in order. ``throws``: dice thrown so far.
    """

    def __init__(self, setup: Setup) -> None:
        players = setup.players
        self.setup = setup
        self.seat = setup.first
        self.phase = ROLL
        self.is_chance = False
        self.die: int | None = None
        self.path = ""
        self.pos = (setup.start,) * players
        self.carrier: int | None = None
        self.rest = (0,) * players
        self.pinned_by: tuple[int | None, ...] = (None,) * players
        self.sonar_used = (False,) * players
        self.known_walls: tuple[int, ...] = ()
        self.stood: tuple[int, ...] = (setup.start,)
        self.searched = self.stood
        self.found: tuple[int, ...] = ()
        self.opened: tuple[int, ...] = ()
        self.sonar_log: tuple[Sonar, ...] = ()
        self.throws = 0
        self.round = 1

    def but(self, **changes: Any) -> "State":
        """This position with some fields changed."""
        other = State(self.setup)
        for name in _FIELDS:
            setattr(other, name, changes[name] if name in changes else getattr(self, name))
        return other

    @property
    def to_act(self) -> "int | str | None":
        """The seat to decide, `CHANCE`, or None when the game is over."""
        if self.phase == OVER:
            return None
        return CHANCE if self.is_chance else self.seat

    @property
    def at(self) -> int:
        """Where the player whose turn it is stands."""
        return self.pos[self.seat]


_FIELDS = (
    "setup",
    "seat",
    "phase",
    "is_chance",
    "die",
    "path",
    "pos",
    "carrier",
    "rest",
    "pinned_by",
    "sonar_used",
    "known_walls",
    "stood",
    "searched",
    "found",
    "opened",
    "sonar_log",
    "throws",
    "round",
)


def replaced(items: "tuple[Any, ...]", index: int, item: Any) -> "tuple[Any, ...]":
    """``items`` with another member at ``index``."""
    return items[:index] + (item,) + items[index + 1 :]


def view(state: State) -> dict[str, Any]:
    """The JSON value of a position, as the rules page lists it."""
    board = state.setup.board
    names = board.names
    return {
        "to_act": state.to_act,
        "phase": state.phase,
        "die": state.die,
        "path": state.path,
        "pos": [names[square] for square in state.pos],
        "carrier": state.carrier,
        "rest": list(state.rest),
        "pinned_by": list(state.pinned_by),
        "sonar_used": list(state.sonar_used),
        "known_walls": board.sorted_names(state.known_walls),
        "found": board.sorted_names(state.found),
        "opened": board.sorted_names(state.opened),
        "sonar_log": [
            {
                "seat": sonar.seat,
                "at": names[sonar.at],
                "distance": sonar.distance,
                "found": sonar.found,
            }
            for sonar in state.sonar_log
        ],
        "round": state.round,
    }


def observe(state: State) -> dict[str, Any]:
    """All that anybody may know, the same for every seat: only the map is hidden.

    Beside the keys of `view`: ``size``, ``start``, ``goal``; ``walls`` and ``chests``, how
    many there are; ``stood``, the sorted squares that anyone has stood on.
    """
    setup = state.setup
    seen = view(state)
    seen["size"] = setup.board.size
    seen["start"] = setup.board.names[setup.start]
    seen["goal"] = setup.board.names[setup.goal]
    seen["walls"] = len(setup.walls)
    seen["chests"] = len(setup.chests)
    seen["stood"] = setup.board.sorted_names(state.stood)
    return seen
