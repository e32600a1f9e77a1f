"""Computer players of 双六×宝探し.

*child* strolls and guesses, *steady* follows rules of thumb (`sugoroku_steady`), *strong* plays
possible games out (`sugoroku_strong`), for which only the worker is quick enough.
"""

from typing import Any, Iterator

from core.rng import Rng
from engine.players.sugoroku_scene import Scene
from engine.players.sugoroku_steady import choose, choose_like_a_child
from engine.thought import Thought

NODES = {"child": 1, "steady": 1, "strong": 2000}
"""A node is one possible game played out; the lighter levels look at the position once."""


def think(
    observation: "dict[str, Any]", legal: "list[str]", level: str, nodes: int, rng: Rng
) -> "Iterator[Thought | None]":
    """Yields the best thought so far, or None, now and then; last the thought that counts.

    The value is the chance to win, from 0 to 1: the share of games won by *strong*, an equal
    share for the others, who do not count.
    """
    scene = Scene(observation)
    if level == "strong":
        from engine.players import sugoroku_strong

        yield from sugoroku_strong.think(scene, legal, nodes, rng)
    else:
        rule = choose_like_a_child if level == "child" else choose
        move, why, params = rule(scene, legal, rng)
        yield Thought(move, 1 / scene.players, 1, [move], why, params)
