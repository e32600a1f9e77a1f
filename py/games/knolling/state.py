"""Positions of KNOLLING. Everything here is immutable by convention."""

from typing import TYPE_CHECKING, Any

from games.knolling.cards import CARDS
from games.knolling.look import Look
from games.knolling.scoring import NO_SHOT, Shot, shot
from games.knolling.table import Table, table_of
from games.knolling.things import GENRES

if TYPE_CHECKING:
    from games.knolling.table import Placed

    # A filler: its x and y and the index of its genre. A frame: its x and y.
    Filler = tuple[int, int, int]
    Frame = tuple[int, int]

PER_PLAYER = 6
"""Cards a player on the track at the beginning."""

START = 0

OUT = "out"
RETURN = "return"
FRAME = "frame"
OVER = "over"

TO = "to"
PLACE = "place"
TIDY = "tidy"
FILL = "fill"
UNHOLD = "unhold"


class Setup:
    """A checked set-up: ``deck`` of all sixty cards, ``players``, ``first``, the two options."""

    def __init__(
        self,
        deck: "tuple[int, ...]",
        players: int,
        first: int,
        has_thinking: bool,
        has_fillers: bool,
    ) -> None:
        self.deck = deck
        self.players = players
        self.first = first
        self.has_thinking = has_thinking
        self.has_fillers = has_fillers

    @property
    def turning_point(self) -> int:
        """The position after the last card of the track."""
        return PER_PLAYER * self.players + 1


class State:
    """A position.

    ``phase`` and ``expect``: see the rules page; ``to_act``: the seat to decide, None when over;
    ``actor``: the seat whose turn it is or was last, after which the others may tidy.
    ``pawns``: positions as whole numbers, the turning point and the goal as those next to the
    last cards. ``right``: the cards at 1, 2, ...; ``left``: those at -1, -2, ...; 0 for a card
    gone. ``taken``: the card taken and not yet placed, or 0. Per seat: ``areas``, the cards in
    stacking order; ``held`` cards; ``fillers``; ``frames`` or None.
    """

    def __init__(
        self,
        setup: Setup,
        phase: str,
        expect: "str | None",
        to_act: "int | None",
        actor: int,
        pawns: "tuple[int, ...]",
        right: "tuple[int, ...]",
        left: "tuple[int, ...]",
        taken: int,
        areas: "tuple[tuple[Placed, ...], ...]",
        held: "tuple[tuple[int, ...], ...]",
        fillers: "tuple[tuple[Filler, ...], ...]",
        frames: "tuple[Frame | None, ...]",
    ) -> None:
        self.setup = setup
        self.phase = phase
        self.expect = expect
        self.to_act = to_act
        self.actor = actor
        self.pawns = pawns
        self.right = right
        self.left = left
        self.taken = taken
        self.areas = areas
        self.held = held
        self.fillers = fillers
        self.frames = frames

    def replace(self, **changes: Any) -> "State":
        """This position with other values for some fields."""
        fields = dict(self.__dict__)
        fields.update(changes)
        return State(**fields)

    def table(self, seat: int) -> Table:
        """The area of ``seat`` with all that can be asked of it."""
        return table_of(self.areas[seat])

    @property
    def drawn(self) -> int:
        """Cards turned up so far."""
        return len(self.right) + len(self.left)

    @property
    def goal(self) -> int:
        """The position of the goal: one past the left end."""
        return -len(self.left) - 1

    def card_at(self, position: int) -> int:
        """The card at ``position`` of the track; 0 where there is none."""
        if position > 0:
            return self.right[position - 1]
        return self.left[-position - 1] if position < 0 else 0

    def is_at_turning_point(self, seat: int) -> bool:
        """Whether the pawn of ``seat`` stands on the turning point."""
        return self.pawns[seat] == self.setup.turning_point

    def is_at_goal(self, seat: int) -> bool:
        """Whether the pawn of ``seat`` has reached the goal."""
        return self.phase != OUT and self.pawns[seat] == self.goal

    def look(self, seat: int) -> Look:
        """The table of ``seat`` with its fillers."""
        return self.table(seat).look_filled(self.fillers[seat])

    def shot(self, seat: int) -> Shot:
        """What the photograph of ``seat`` shows; nothing while there is none."""
        frame = self.frames[seat]
        if frame is None:
            return NO_SHOT
        table = self.table(seat)
        return shot(self.look(seat), frame[0] - table.left, frame[1] - table.top)


def first_state(setup: Setup) -> State:
    """The position of ``setup`` before the first move."""
    players = setup.players
    return State(
        setup,
        phase=OUT,
        expect=TO,
        to_act=setup.first,
        actor=setup.first,
        pawns=(START,) * players,
        right=setup.deck[: PER_PLAYER * players],
        left=(),
        taken=0,
        areas=((),) * players,
        held=((),) * players,
        fillers=((),) * players,
        frames=(None,) * players,
    )


def view(state: State) -> "dict[str, Any]":
    """The JSON value of a position, as the rules page lists it."""
    track = {str(i + 1): card or None for i, card in enumerate(state.right)}
    track.update({str(-i - 1): card or None for i, card in enumerate(state.left)})
    return {
        "phase": state.phase,
        "to_act": state.to_act,
        "expect": state.expect,
        "pawns": [_pawn(state, seat) for seat in range(state.setup.players)],
        "track": track,
        "deck": CARDS - state.drawn,
        "taken": state.taken or None,
        "areas": [state.table(seat).to_json() for seat in range(state.setup.players)],
        "held": [list(cards) for cards in state.held],
        "fillers": [
            [{"x": x, "y": y, "c": GENRES[genre]} for x, y, genre in fillers]
            for fillers in state.fillers
        ],
        "frames": [
            None if frame is None else {"x": frame[0], "y": frame[1]} for frame in state.frames
        ],
    }


def _pawn(state: State, seat: int) -> "int | str":
    if state.is_at_turning_point(seat):
        return "T"
    return "G" if state.is_at_goal(seat) else state.pawns[seat]
