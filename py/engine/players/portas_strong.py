"""The strongest player of PORTAS.

While many cards are to come it searches (`portas_search`; a node is one playout). From `EXACT`
cards in both piles together it first tries to solve the rest of the game (`portas_solver`; a node
is one position): no player can do better than its answer. It gives up, and searches, after
`_SOLVING` positions for each node of the budget. With the default budget nearly all games are
solved from `EXACT` cards on, and all from one card fewer.

The value is the chance to win, from 0 to 1, a draw counting half; less than a hundredth of it
depends on the points, so that the greater of two sure wins is preferred, and the smaller of two
sure losses. Of functions on floats only the square root is used, which is exact to the last bit
everywhere: the same seed gives the same answer on every interpreter.
"""

from typing import Any, Iterator

from core.rng import Rng
from engine.players.portas_positions import SIZE, position_of
from engine.players.portas_scene import Scene, reason
from engine.players.portas_search import Search
from engine.players.portas_solver import Solver
from engine.thought import Thought

EXACT = 7
"""Cards in both piles together from which on the rest of the game may be solved."""

_SOLVING = 2
"""Positions solved for each playout of the budget; three or four take as long as one."""


def think(
    observation: "dict[str, Any]", legal: "list[str]", nodes: int, rng: Rng
) -> "Iterator[Thought | None]":
    """Yields the best thought so far, or None, now and then; last the `Thought` that counts."""
    scene = Scene(observation)
    position = position_of(observation)
    budget = max(1, nodes)
    if SIZE[position[2]] + SIZE[position[3]] <= EXACT:
        for found in Solver().run(position, _SOLVING * budget):
            if found is not None:
                yield _thought(scene, legal, found, Solver.reason)
                return
            yield None
    for found in Search(rng).run(position, budget):
        yield _thought(scene, legal, found, Search.reason)


def _thought(
    scene: Scene, legal: "list[str]", found: "tuple[float, int, list[str]]", otherwise: str
) -> Thought:
    value, nodes, line = found
    percent = int(100 * value + 0.5)
    name, params = reason(scene, line[0], legal, otherwise, percent=percent)
    return Thought(line[0], value, nodes, line, name, params)
