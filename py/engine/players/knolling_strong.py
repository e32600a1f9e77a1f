"""*strong* in KNOLLING: *steady*, minding what comes after.

The track is open, so the race can be played on in thought, everybody taking the nearest card
(`knolling_route`). How many cards one will still take tells how much room to keep and how little
a lead means yet; which ones, how good a way to lay the present card will turn out.
"""

from typing import Iterator

from engine.players.knolling_judge import Judge
from engine.players.knolling_layout import Spot, spots
from engine.players.knolling_steady import Steady
from engine.thought import Thought

_DEPTH = 6
"""How many of one's own next cards are laid in thought."""

_WIDTH = 30
"""Ways to lay each of those that are judged."""


class Strong(Steady):
    """One decision with foresight."""

    reach = 8
    tempo = 1.0

    def cards_to_come(self) -> int:
        return len(self.coming)

    def place(self) -> "Iterator[Thought | None]":
        """The best few ways at a glance, thought through."""
        ranked = spots(self.scene.table, self.scene.taken, self.judge, max(1, self.nodes // 4))
        cards = [number for number in self.coming if number][:_DEPTH]
        judge = Judge(self.scene.rivals, len(self.coming) - len(cards))
        many = (self.nodes - len(ranked)) // (_WIDTH * max(1, len(cards)))
        chosen = ranked[0]
        highest = None
        for spot in ranked[: max(1, many)]:
            # What is foreseen may not come true: what is there at once counts as much.
            value = spot.worth + self.foresee(spot, cards, judge)
            if highest is None or value > highest:
                highest, chosen = value, spot
            yield None
        self.judge.looked += judge.looked
        yield self.placing(chosen)

    def foresee(self, spot: Spot, cards: "list[int]", judge: Judge) -> float:
        """What ``spot`` is worth once ``cards`` are laid, each where it then does most."""
        table, worth = spot.after, judge.worth(spot.look)
        for number in cards:
            best = spots(table, number, judge, _WIDTH)[0]
            table, worth = best.after, best.worth
        return worth
