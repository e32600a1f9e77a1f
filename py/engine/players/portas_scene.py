"""What a player of PORTAS sees before it, and what can be said for a move at a glance."""

from typing import Any

PASS = "pass"
HAND = 4
BIGGEST = 6
"""The greatest port card; with more than this left, a chest cannot be taken at once."""


class Chest:
    """An open chest as the player to move sees it: what is left, and the shares on it."""

    def __init__(self, treasure: int, left: int, mine: int, theirs: int) -> None:
        self.treasure = treasure
        self.left = left
        self.mine = mine
        self.theirs = theirs

    def less(self, card: int) -> "Chest":
        """This chest after the player to move has put ``card`` on it."""
        return Chest(self.treasure, self.left - card, self.mine + card, self.theirs)


class Scene:
    """An observation, seen by the player to move: ``hand``, ``theirs``, ``pile``, ``chests``.

    ``theirs`` are the other side's cards on the table, ``pile`` what they may draw before they
    move: empty if they will not draw.
    """

    def __init__(self, observation: "dict[str, Any]") -> None:
        seat = observation["to_act"]
        other = 1 - seat
        self.hand: list[int] = observation["hands"][seat]
        self.theirs: list[int] = observation["hands"][other]
        self.pile: list[int] = observation["unseen"][other] if len(self.theirs) < HAND else []
        self.chests = [
            Chest(place["treasure"], place["left"], place["by"][seat], place["by"][other])
            for place in observation["open"]
            if place is not None
        ]

    def chest(self, treasure: int) -> Chest:
        """The open chest that holds ``treasure``."""
        return [chest for chest in self.chests if chest.treasure == treasure][0]


class Choice:
    """One move: the ``card``, the chest ``before`` and ``after`` it, and all chests after it."""

    def __init__(self, scene: Scene, move: str) -> None:
        card, _, treasure = move.partition("@")
        self.move = move
        self.card = int(card)
        self.before = scene.chest(int(treasure))
        self.after = self.before.less(self.card)
        self.chests = [
            self.after if chest is self.before else chest
            for chest in scene.chests
            if chest is not self.before or self.after.left
        ]
        self.kept = list(scene.hand)
        self.kept.remove(self.card)

    @property
    def gain(self) -> int:
        """Points taken by the move itself."""
        return 0 if self.after.left else self.after.mine


def reason(
    scene: Scene, move: str, legal: "list[str]", otherwise: str, **params: Any
) -> "tuple[str, dict[str, Any]]":
    """What can be said for ``move`` at a glance: the name of a sentence, and what fills it.

    Where nothing in particular can be said it is ``otherwise``, with ``params``.
    """
    if move == PASS:
        return PASS, {}
    if len(legal) == 1:
        return "only-move", {}
    choice = Choice(scene, move)
    treasure, left = choice.before.treasure, choice.after.left
    if not left:
        return "take", {"treasure": treasure, "points": choice.gain}
    if choice.before.left in scene.theirs and left not in scene.theirs:
        lost = choice.before.theirs + choice.before.left
        return "deny", {"treasure": treasure, "points": lost}
    if left in choice.kept and left not in scene.theirs:
        return "set-up", {"treasure": treasure, "left": left}
    if left > BIGGEST:
        return "build", {"treasure": treasure, "points": choice.after.mine}
    return otherwise, params
