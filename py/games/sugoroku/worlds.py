"""Hidden maps that fit what is known: what the map could be."""

from core.rng import Rng
from games.sugoroku.clues import Clues, from_state, tally, ways_with
from games.sugoroku.maps import is_connected
from games.sugoroku.setup import Setup
from games.sugoroku.state import State
from games.sugoroku.subsets import draw


class World:
    """A possible map: all ``walls``, known or not, and the chests still ``hidden``."""

    def __init__(self, walls: frozenset[int], hidden: list[int]) -> None:
        self.walls = walls
        self.hidden = hidden


def draw_world(clues: Clues, rng: Rng) -> World:
    """A map that fits ``clues``.

    While the treasure is hidden each such map is equally likely: chests can then lie only
    where walls could, too, so that all ways of placing them leave as many for the walls.
    """
    while True:
        hidden = _draw_chests(clues, rng)
        places = [square for square in clues.wall_places if square not in hidden]
        if len(places) < clues.hidden_walls:
            continue
        walls = clues.known_walls.union(draw(rng, places, clues.hidden_walls))
        if is_connected(clues.board, clues.start, clues.goal, walls, hidden + clues.found):
            return World(frozenset(walls), hidden)


def redealt(state: State, rng: Rng) -> State:
    """The position with everything redrawn that nobody knows."""
    setup = state.setup
    world = draw_world(from_state(state), rng)
    chests = sorted(list(state.found) + world.hidden)
    true = setup.true
    if state.carrier is None:
        true = rng.choice([chest for chest in chests if chest not in state.opened])
    return state.but(
        setup=Setup(
            setup.size,
            setup.start,
            setup.goal,
            sorted(world.walls),
            chests,
            true,
            setup.players,
            setup.first,
        )
    )


def _draw_chests(clues: Clues, rng: Rng) -> list[int]:
    """Squares of the hidden chests, each set that hits all rings equally likely.

    One square after the other, each with the weight of the sets that it leaves possible.
    """
    drawn: list[int] = []
    rings = clues.rings
    left = list(range(len(clues.places)))
    while rings and len(drawn) < clues.hidden:
        counts = tally([clues.hits[i] for i in left])
        kinds = sorted(counts)
        chests = clues.hidden - len(drawn)
        weights = [counts[kind] * ways_with(counts, kind, rings, chests) for kind in kinds]
        kind = kinds[_weighted(rng, weights)]
        place = rng.choice([i for i in left if clues.hits[i] == kind])
        drawn.append(place)
        left.remove(place)
        rings &= ~kind
    drawn += draw(rng, left, clues.hidden - len(drawn))
    return sorted([clues.places[i] for i in drawn])


def _weighted(rng: Rng, weights: list[int]) -> int:
    """`Rng.weighted` for weights of any size."""
    total = sum(weights)
    span = 1
    while span < total:
        span <<= 32
    while True:
        ticket = 0
        bits = span
        while bits > 1:
            ticket = (ticket << 32) + rng.word()
            bits >>= 32
        if ticket < span - span % total:
            break
    ticket %= total
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise ValueError("weights must have a positive sum")
