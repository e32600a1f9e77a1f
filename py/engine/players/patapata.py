"""Computer players of Patapata.

*child* looks at a few of the ways to clear the prompt and takes the one that scores most now.
*steady* looks at all of them. *strong* also minds what stays possible and tries how the game may
go on; it has a module of its own, `patapata_strong`, because only the worker is quick enough for
it.

The value of a thought is, for *child* and *steady*, the total if the game ended after the move;
for *strong* the total it expects in the end. A node is one move looked at; for *strong* one
course played to its end.
"""

from typing import Any, Iterator

from core.rng import Rng
from engine.players.patapata_scene import FINAL, PASS, Scene, thought_of
from engine.thought import Thought
from games.patapata.prompts import Placement

NODES = {"child": 3, "steady": 300, "strong": 300}


def think(
    observation: "dict[str, Any]", legal: "list[str]", level: str, nodes: int, rng: Rng
) -> "Iterator[Thought | None]":
    """Yields None, or the best thought so far, now and then; last the `Thought` that counts."""
    scene = Scene(observation)
    if legal == [PASS]:
        yield Thought(PASS, scene.weight(None, FINAL), 1, [PASS], "stuck")
    elif level == "strong" and not scene.is_last:
        from engine.players import patapata_strong

        yield from patapata_strong.think(scene, nodes, rng)
    elif level == "child":
        seen = rng.shuffled(scene.places)[:nodes]
        yield thought_of(scene, _best(scene, seen, rng), len(seen), "glance", seen=len(seen))
    else:
        place = _best(scene, scene.places, rng)
        yield thought_of(scene, place, len(scene.places), "now")


def _best(scene: Scene, seen: "list[Placement]", rng: Rng) -> "Placement | None":
    """The heaviest of the ways ``seen``, equal ones by lot.

    Only with the last prompt is passing weighed against them: before it, the scale does not
    know what a mark more may come to.
    """
    choices: list[Placement | None] = list(seen)
    if scene.is_last:
        choices.append(None)
    weights = [scene.weight(place, FINAL) for place in choices]
    best = max(weights)
    picked: Placement | None = rng.choice(
        [choices[i] for i in range(len(choices)) if weights[i] == best]
    )
    return picked
