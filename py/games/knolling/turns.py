"""Whose turn it is in KNOLLING, and how pawns go along the track."""

from typing import Any

from games.knolling import notation
from games.knolling.notation import TO_GOAL, TO_TURNING_POINT
from games.knolling.state import (
    FILL,
    FRAME,
    OUT,
    OVER,
    PLACE,
    RETURN,
    TIDY,
    TO,
    UNHOLD,
    State,
)

# -- the track ----------------------------------------------------------------------------


def steps(state: State, seat: int) -> "list[str]":
    """All ways for the pawn of ``seat`` to go forward."""
    here = state.pawns[seat]
    if state.phase == OUT:
        way = range(here + 1, state.setup.turning_point)
        last = TO_TURNING_POINT
    else:
        way = range(state.goal + 1, here)
        last = TO_GOAL
    return ["to " + str(at) for at in way if state.card_at(at)] + [last]


def move_pawn(state: State, seat: int, target: str) -> "State | None":
    """Go to a card and take it, or to the end of the way."""
    end = TO_TURNING_POINT if state.phase == OUT else TO_GOAL
    if "to " + target == end:
        at = state.setup.turning_point if state.phase == OUT else state.goal
        return end_of_turn(state.replace(pawns=put(state.pawns, seat, at), actor=seat))
    position = notation.number(target)
    if position is None or not _is_ahead(state, seat, position):
        return None
    card = state.card_at(position)
    if not card:
        return None
    right, left = state.right, state.left
    if position > 0:
        right = put(right, position - 1, 0)
    else:
        left = put(left, -position - 1, 0)
    if state.phase == OUT:
        left = left + (state.setup.deck[state.drawn],)
    return state.replace(
        pawns=put(state.pawns, seat, position),
        right=right,
        left=left,
        taken=card,
        actor=seat,
        expect=PLACE,
    )


def _is_ahead(state: State, seat: int, position: int) -> bool:
    """Whether ``position`` lies on the track, ahead of the pawn of ``seat``."""
    here = state.pawns[seat]
    if state.phase == OUT:
        return here < position < state.setup.turning_point
    return state.goal < position < here


# -- the order of turns -------------------------------------------------------------------


def end_of_turn(state: State) -> State:
    """After the acting player's pawn and card: held cards, then the others, then who is next."""
    if state.held[state.actor]:
        return state.replace(expect=UNHOLD, to_act=state.actor)
    return _ask_from(state, 1)


def _ask_from(state: State, step: int) -> State:
    """Ask the next seat, ``step`` or more after the acting one, that may tidy or fill."""
    players = state.setup.players
    for further in range(step, players):
        seat = (state.actor + further) % players
        if state.is_at_turning_point(seat) and (state.areas[seat] or state.held[seat]):
            return state.replace(expect=TIDY, to_act=seat)
        if state.setup.has_fillers and state.is_at_goal(seat) and room_for_fillers(state, seat):
            return state.replace(expect=FILL, to_act=seat)
    return _next_turn(state)


def after_asked(state: State) -> State:
    """Go on once the seat to act has tidied, filled, put down or kept."""
    assert state.to_act is not None
    return _ask_from(state, (state.to_act - state.actor) % state.setup.players + 1)


def _next_turn(state: State) -> State:
    """The turn of the player farthest behind, or the next phase."""
    players = state.setup.players
    phase = state.phase
    if phase == OUT and min(state.pawns) == state.setup.turning_point:
        phase = RETURN
    if phase == RETURN and max(state.pawns) == state.goal:
        return next_frame(state, 0)
    order = [(state.setup.first + i) % players for i in range(players)]
    if phase == OUT:
        behind = min(state.pawns)
    else:
        behind = max(state.pawns)
        order.reverse()
    seat = next(seat for seat in order if state.pawns[seat] == behind)
    return state.replace(phase=phase, expect=TO, to_act=seat, actor=seat)


def next_frame(state: State, seat: int) -> State:
    """Ask ``seat`` or the next one that has cards for a frame, or end the game."""
    while seat < state.setup.players:
        if state.areas[seat]:
            return state.replace(phase=FRAME, expect=FRAME, to_act=seat)
        seat += 1
    return state.replace(phase=OVER, expect=None, to_act=None)


# -- who can be asked ---------------------------------------------------------------------


def room_for_fillers(state: State, seat: int) -> int:
    """The cells, in the bits of the table's window, where ``seat`` may put a filler."""
    table = state.table(seat)
    stride = table.stride
    cards = table.look.covered
    sides = (cards << 1, cards >> 1, cards << stride, cards >> stride)
    once = twice = 0
    for side in sides:
        twice |= once & side
        once |= side
    for x, y, _ in state.fillers[seat]:
        twice &= ~(1 << ((y - table.top) * stride + x - table.left))
    return twice & ~cards


def put(items: "tuple[Any, ...]", index: int, item: Any) -> "tuple[Any, ...]":
    """``items`` with another member at ``index``."""
    return items[:index] + (item,) + items[index + 1 :]
