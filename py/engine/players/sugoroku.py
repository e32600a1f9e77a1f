"""Computer players of 双六×宝探し.

*child* strolls and guesses, *steady* follows rules of thumb, *strong* plays possible games out.
"""

from typing import Any

from core.rng import Rng
from engine.players.sugoroku_scene import Scene
from engine.players.sugoroku_steady import choose, choose_like_a_child
from engine.thought import Thought

LIGHT = ("child", "steady")

NODES = {"child": 1, "steady": 1, "strong": 400}
"""A node is one possible game played out; the lighter levels look at the position once."""


def think(observation: dict[str, Any], legal: list[str], level: str, nodes: int, rng: Rng) -> Any:
    """Yields None now and then, last a `Thought`; its value is the chance to win, 0 to 1."""
    scene = Scene(observation)
    rule = choose_like_a_child if level == "child" else choose
    move, why, params = rule(scene, legal, rng)
    yield Thought(move, 1 / scene.players, 1, [move], why, params)
