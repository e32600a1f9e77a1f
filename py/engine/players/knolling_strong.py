"""*strong* in KNOLLING: *steady*, looking ahead to the cards it will most likely take next.

The track is open, so the race can be played on in thought, everybody taking the nearest card
(`knolling_route`). A way to lay a card is worth what the table comes to after the next few of
one's own cards; a card on the track is worth that and what the turns still left are good for.
"""

from typing import Any, Iterator

from core.rng import Rng
from engine.players.knolling_judge import Judge
from engine.players.knolling_layout import Spot, spots
from engine.players.knolling_route import Race
from engine.players.knolling_steady import Steady
from engine.thought import Thought

_DEPTH = 3
"""How many of one's own next cards are laid in thought."""

_NEXT = 3
"""Among how many cards each of those is chosen."""

_TEMPO = 1.0
"""Points that passing a card over costs."""

_WIDTH = 10
"""Ways to lay each card of the future that are judged."""


class Strong(Steady):
    """One decision with foresight."""

    def future(self, spot: Spot, race: Race) -> float:
        """What a way to lay a card comes to as the race goes on."""
        seat = self.scene.seat
        race = race.copy()
        table, worth = spot.after, spot.worth
        turns = race.turns(seat)
        judge = Judge(self.scene.rivals, max(0, turns - _DEPTH))
        for _ in range(_DEPTH):
            best = None
            for passed, position in enumerate(race.reach(seat)[:_NEXT]):
                if race.track[position]:
                    reply = spots(table, race.track[position], judge, _WIDTH)[0]
                    value = reply.worth - _TEMPO * passed
                    if best is None or value > best[0]:
                        best = (value, position, reply)
            if best is None:
                break
            race.move(seat, best[1])
            table, worth = best[2].after, best[2].worth
        self.judge.looked += judge.looked
        return worth

    def place(self) -> "Iterator[Thought | None]":
        """The best few ways at a glance, thought through."""
        ranked = spots(self.scene.table, self.scene.taken, self.judge, max(8, self.nodes // 4))
        each = 1 + _WIDTH * _DEPTH * _NEXT
        chosen = None
        for spot in ranked[: max(1, (self.nodes - self.judge.looked) // each)]:
            value = self.future(spot, self.race)
            if chosen is None or value > chosen[0]:
                chosen = (value, spot)
            yield None
        assert chosen is not None
        yield self.placing(chosen[1])


def think(
    observation: "dict[str, Any]", legal: "list[str]", nodes: int, rng: Rng
) -> "Iterator[Thought | None]":
    """See `engine.players.knolling`."""
    yield from Strong(observation, legal, nodes).think()
