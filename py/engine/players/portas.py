"""Computer players of PORTAS.

*child* sees only what lies on the table: it likes to take a chest, likes big cards, and every
fourth time does whatever comes to mind. *steady* looks one turn ahead: what it takes now, what
the other side can take next (three cards seen, the fourth averaged over the pile), and how the
shares in the chests stand. *strong* searches; it has a module of its own, `portas_strong`,
because only the worker is quick enough for it.

The value of a thought is, for *child* and *steady*, points won or lost within the next turn; for
*strong* the chance to win, a draw counting half. A node is one move looked at; for *strong* see
its module.
"""

from typing import Any, Iterator

from core.rng import Rng
from engine.players.portas_scene import PASS, Choice, Scene, reason
from engine.thought import Thought

NODES = {"child": 1, "steady": 1, "strong": 40000}

_WHIM = 4
"""*child* plays whatever comes to mind one time in so many."""

_TAKING, _SHARE = 10, 4
"""What a point taken weighs, and what a point of one's own on a chest weighs, taken or not."""


def think(
    observation: "dict[str, Any]", legal: "list[str]", level: str, nodes: int, rng: Rng
) -> "Iterator[Thought | None]":
    """Yields None, or the best thought so far, now and then; last the thought that counts."""
    scene = Scene(observation)
    if level == "strong":
        from engine.players import portas_strong

        yield from portas_strong.think(observation, legal, nodes, rng)
    elif legal == [PASS]:
        yield Thought(PASS, 0, 1, [PASS], PASS)
    elif level == "child":
        yield _child(scene, legal, rng)
    else:
        yield _steady(scene, legal, rng)


def _child(scene: Scene, legal: "list[str]", rng: Rng) -> Thought:
    """Take the most if anything can be taken, else play a big card, unless a whim comes."""
    if rng.below(_WHIM) == 0:
        move = rng.choice(legal)
        return Thought(move, 0, len(legal), [move], "whim")
    choices = [Choice(scene, move) for move in legal]
    scores = [(choice.gain, choice.card) for choice in choices]
    best = max(scores)
    picked = rng.choice([choices[i] for i in range(len(choices)) if scores[i] == best])
    return Thought(
        picked.move,
        picked.gain,
        len(legal),
        [picked.move],
        *reason(scene, picked.move, legal, "whim"),
    )


def _steady(scene: Scene, legal: "list[str]", rng: Rng) -> Thought:
    """The move that stands best after the other side's next take; equal ones by lot."""
    choices = [Choice(scene, move) for move in legal]
    scores = [_score(scene, choice) for choice in choices]
    best = max(scores)
    picked = rng.choice([choices[i] for i in range(len(choices)) if scores[i] == best])
    name, params = reason(scene, picked.move, legal, "least")
    value = best / (_TAKING * max(1, len(scene.pile)))
    return Thought(picked.move, value, len(legal), [picked.move], name, params)


def _score(scene: Scene, choice: Choice) -> int:
    """What ``choice`` is worth, times `_TAKING` and the number of cards that may be drawn.

    A whole number, so that equal moves compare equal on every interpreter.
    """
    draws = max(1, len(scene.pile))
    shares = _best_take(choice.kept, [(chest.left, chest.mine) for chest in choice.chests])
    for chest in choice.chests:
        shares += chest.mine - chest.theirs
    return draws * (_TAKING * choice.gain + _SHARE * shares) - _TAKING * _threat(scene, choice)


def _threat(scene: Scene, choice: Choice) -> int:
    """What the other side can take next, summed over the cards that it may draw."""
    chests = [(chest.left, chest.theirs) for chest in choice.chests]
    seen = _best_take(scene.theirs, chests)
    if not scene.pile:
        return seen
    return sum(max(seen, _best_take([card], chests)) for card in scene.pile)


def _best_take(cards: "list[int]", chests: "list[tuple[int, int]]") -> int:
    """The most points that one of ``cards`` takes from chests given as (left, own share)."""
    return max([left + share for left, share in chests if left in cards] or [0])
