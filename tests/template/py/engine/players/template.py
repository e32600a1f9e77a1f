"""Computer players of the template game: *child* takes anything, the others know the trick.

The value of a thought is 1 where the game is won, -1 where it is lost against perfect play.
"""

from typing import Any

from core.rng import Rng
from engine.thought import Thought

NODES = {"child": 1, "steady": 1, "strong": 1}


def think(
    observation: "dict[str, Any]", legal: "list[str]", level: str, nodes: int, rng: Rng
) -> Any:
    """The one thought there is to have."""
    yield None
    if level == "child":
        move = rng.choice(legal)
        yield Thought(move, 0, 1, [move], "whim")
        return
    spare = (observation["heap"] - (1 if observation["misere"] else 0)) % 4
    wanted = "take" + str(spare)
    if wanted in legal:
        yield Thought(wanted, 1, 1, [wanted], "four", {"n": observation["heap"] - spare})
    else:
        yield Thought(legal[0], -1, 1, [legal[0]], "wait")
