"""What happens in a turn: each function takes a position in which its event is legal."""

from games.sugoroku.paths import STAY
from games.sugoroku.state import CHEST, FIGHT, OVER, PATH, ROLL, Sonar, State, replaced

LAST_ROUND = 300
"""After this round the game is a draw, so that no program can go on for ever. Our decision."""


def can_use_sonar(state: State) -> bool:
    """Whether the player, about to roll or to declare a path, may use the sonar."""
    return (
        not state.sonar_used[state.seat]
        and state.carrier is None
        and len(state.found) < len(state.setup.chests)
    )


def use_sonar(state: State) -> State:
    """All hear how far the nearest chest is that nobody has found, walls ignored."""
    setup = state.setup
    distance = min(
        [setup.board.distance(state.at, c) for c in setup.chests if c not in state.found]
    )
    entry = Sonar(state.seat, state.at, distance, len(state.found))
    return state.but(
        sonar_used=replaced(state.sonar_used, state.seat, True),
        sonar_log=state.sonar_log + (entry,),
    )


def rolled(state: State, die: int) -> State:
    """The four-sided die shows ``die``."""
    return state.but(phase=PATH, is_chance=False, die=die, throws=state.throws + 1)


def declare(state: State, path: str) -> State:
    """Walk ``path`` as far as it goes."""
    return _walk(state, "" if path == STAY else path, False)


def leave(state: State) -> State:
    """Go on along the declared path."""
    return _walk(state, state.path, True)


def open_chest(state: State) -> State:
    """The true chest gives the treasure; a false one costs the next turn, as well as this."""
    after = state.but(opened=state.opened + (state.at,))
    if state.at == state.setup.true:
        return _end_turn(after.but(carrier=state.seat))
    return _end_turn(after.but(rest=replaced(state.rest, state.seat, 1)))


def fought(state: State, challenger: int, defender: int) -> State:
    """The six-sided dice decide: a tie goes to the carrier, the loser is pinned by the winner."""
    carrier = state.carrier
    assert carrier is not None
    winner, loser = (state.seat, carrier) if challenger > defender else (carrier, state.seat)
    return _end_turn(
        state.but(
            is_chance=False,
            throws=state.throws + 1,
            carrier=winner,
            pinned_by=replaced(state.pinned_by, loser, winner),
        )
    )


def peace(state: State) -> State:
    """Let the carrier be."""
    return _end_turn(state)


def _walk(state: State, path: str, has_moved: bool) -> State:
    """Walk until the path ends, a wall stops it, a chest asks or the treasure is home."""
    setup = state.setup
    seat = state.seat
    at = state.at
    stood = set(state.stood)
    pinned_by = state.pinned_by
    known_walls, found = state.known_walls, state.found
    phase = PATH
    while path and phase == PATH:
        step = setup.board.step(at, path[0])
        path = path[1:]
        if step in setup.walls:
            known_walls += (step,)
            path = ""
            break
        at = step
        stood.add(at)
        has_moved = True
        pinned_by = tuple([None if other == seat else other for other in pinned_by])
        if state.carrier == seat and at == setup.goal:
            phase = OVER
        elif state.carrier is None and at in setup.chests and at not in state.opened:
            phase = CHEST
            if at not in found:
                found += (at,)
    if phase == PATH and _meets_carrier(state, at, has_moved):
        phase = FIGHT
    squares = tuple(sorted(stood))
    after = state.but(
        phase=phase,
        path=path if phase == CHEST else "",
        die=None if phase == OVER else state.die,
        pos=replaced(state.pos, seat, at),
        pinned_by=pinned_by,
        known_walls=known_walls,
        stood=squares,
        searched=squares if state.carrier is None else state.searched,
        found=found,
    )
    return _end_turn(after) if phase == PATH else after


def _meets_carrier(state: State, at: int, has_moved: bool) -> bool:
    """Whether the walk, ended at ``at``, allows a challenge."""
    carrier = state.carrier
    if carrier is None or carrier == state.seat:
        return False
    return has_moved and state.pos[carrier] == at


def _end_turn(state: State) -> State:
    """Pass the turn on, over those who lose theirs."""
    seat, round_, rest = state.seat, state.round, state.rest
    while True:
        seat = (seat + 1) % state.setup.players
        if seat == state.setup.first:
            if round_ == LAST_ROUND:
                return state.but(phase=OVER, die=None, path="", rest=rest)
            round_ += 1
        if rest[seat]:
            rest = replaced(rest, seat, 0)
        elif state.pinned_by[seat] is None:
            break
    return state.but(seat=seat, round=round_, rest=rest, phase=ROLL, die=None, path="")
