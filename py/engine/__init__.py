"""Computer players. They see an observation and the legal moves, never a position.

A player module ``engine.players.<game>`` has

* ``NODES``: level -> how much work a move is worth by default (what a node is, the player says);
* ``think(observation, legal, level, nodes, rng)``: yields now and then, so that a caller can
  stop or do something else: ``None``, or a `Thought` where it has a better one; the last
  `Thought` is its answer.

The same arguments give the same thought on every interpreter that runs it. Levels in `LIGHT` run on
MicroPython too, so what such a module imports from the start is in the portable dialect.
"""

from typing import Any, cast

from core.errors import TabletopError
from core.game import Game
from core.rng import Rng
from engine.thought import Thought

LIGHT = ("child", "steady")
"""The levels up to the default one, in every game: they think on MicroPython, which is there from
the first visit on; levels above them want Pyodide."""


def player(name: str) -> Any:
    """The module of the computer players of game ``name``."""
    return __import__("engine.players." + name, None, None, ("think",))


def solver(name: str) -> Any:
    """The module ``engine.solvers.<name>``, for games in which nothing is hidden any more.

    It has ``solutions(setup)``, which yields now and then None or a better solution with
    ``total`` and ``moves``, and ``alone(setup)``, the set-up in which those moves are played by
    one player.
    """
    return __import__("engine.solvers." + name, None, None, ("solutions",))


def think(game: Game, state: Any, level: str, nodes: "int | None" = None, seed: str = "0") -> Any:
    """A thinking computer player for the seat to act: yields None and `Thought`; the last counts.

    Raises `TabletopError`: ``bad-level``; ``nobody-to-act`` at a chance node or when over.
    """
    if level not in game.levels:
        raise TabletopError("bad-level", level=level[:20])
    seat = game.to_act(state)
    if type(seat) is not int:
        raise TabletopError("nobody-to-act")
    module = player(game.name)
    budget = nodes if nodes is not None else module.NODES[level]
    return module.think(game.observe(state, seat), game.legal(state), level, budget, Rng(seed))


def choose(
    game: Game, state: Any, level: str, nodes: "int | None" = None, seed: str = "0"
) -> Thought:
    """What `think` comes to in the end."""
    thought = None
    for better in think(game, state, level, nodes, seed):
        thought = better or thought
    return cast(Thought, thought)
