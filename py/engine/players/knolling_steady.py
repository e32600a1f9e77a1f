"""*steady* in KNOLLING: the card and the place that do most at once."""

from typing import Any, Generator, Iterator

from engine.players.knolling_judge import Judge
from engine.players.knolling_layout import Spot, spots_by_and_by
from engine.players.knolling_reason import of_spot
from engine.players.knolling_route import coming
from engine.players.knolling_scene import Scene
from engine.thought import Thought
from games.knolling.notation import KEEP
from games.knolling.photograph import best
from games.knolling.things import GENRES

_HARDLY = 0.01
"""A tidy must gain more than this."""

_HELD = 0.5
"""What laying a card that may be held must gain: it may fit better later."""

_AT_ONCE = 8
"""So many fillers are judged without a pause."""

HOLD = "hold"


class Steady:
    """One decision; `think` is asked once.

    ``reach``: cards ahead that are looked at. ``tempo``: points that passing a card over costs,
    since others will have it and move less.
    """

    reach = 4
    tempo = 1.5

    def __init__(self, observation: "dict[str, Any]", legal: "list[str]", nodes: int) -> None:
        self._observation = observation
        self.expect: str = observation["expect"]
        self.legal = legal
        self.nodes = nodes

    def _look(self) -> "Iterator[None]":
        """Take in the position, a piece at a time."""
        self.scene = Scene(self._observation)
        yield None
        self.coming = coming(self.scene)
        self.judge = Judge(self.scene.rivals, self.cards_to_come())
        yield None
        self.now = self.judge.worth(self.scene.look)

    def cards_to_come(self) -> int:
        """How many more cards are reckoned with."""
        return 0

    def think(self) -> "Iterator[Thought | None]":
        """None now and then, and last the thought."""
        yield from self._look()
        doers: dict[str, Any] = {
            "to": self.go,
            "place": self.place,
            "tidy": self.tidy,
            "unhold": self.tidy,
            "fill": self.fill,
            "frame": self.photograph,
        }
        yield from doers[self.expect]()

    def thought(
        self, move: str, worth: float, why: str, params: "dict[str, Any] | None" = None
    ) -> Thought:
        """``move`` with what speaks for it."""
        return Thought(move, round(worth, 2), self.judge.looked, [move], why, params)

    # -- which card -----------------------------------------------------------------------

    def ahead(self) -> "list[int]":
        """Positions of the next cards, nearest first."""
        here = self.scene.pawns[self.scene.seat]
        cards = [int(move[3:]) for move in self.legal if move not in ("to T", "to G")]
        cards.sort(key=lambda position: abs(position - here))
        return cards[: self.reach]

    def go(self) -> "Iterator[Thought | None]":
        """Each next card at its best place, less what passing others over costs."""
        chosen = None
        for passed, position in enumerate(self.ahead()):
            number = self.scene.track[position]
            spot = yield from self.best_spot(number, self.nodes // self.reach)
            value = spot.worth - self.tempo * passed
            if chosen is None or value > chosen[0]:
                chosen = (value, passed, position, spot)
            yield None
        assert chosen is not None
        yield self.going(*chosen)

    def going(self, value: float, passed: int, position: int, spot: Spot) -> Thought:
        """The thought of going to ``position`` for what ``spot`` gives."""
        params = {"gain": max(0, round(spot.worth - self.now)), "passed": passed}
        thought = self.thought("to " + str(position), value, "reach" if passed else "next", params)
        thought.line.append("place " + spot.text)
        return thought

    def best_spot(self, number: int, width: int) -> "Generator[None, Any, Spot]":
        """The best way to lay a card on one's own table."""
        found = yield from spots_by_and_by(self.scene.table, number, self.judge, max(1, width))
        return found[0]

    # -- where to -------------------------------------------------------------------------

    def place(self) -> "Iterator[Thought | None]":
        """The best way to lay the card taken; held back where any way does harm."""
        spot = yield from self.best_spot(self.scene.taken, self.nodes)
        yield self.placing(spot)

    def placing(self, spot: Spot) -> Thought:
        """The thought of laying the card taken there, or of holding it."""
        if HOLD in self.legal and spot.worth < self.now + _HELD:
            return self.thought(HOLD, self.now, "hold")
        return self.thought("place " + spot.text, spot.worth, *of_spot(spot))

    def tidy(self) -> "Iterator[Thought | None]":
        """The best card to move or put down, if that gains anything."""
        found: tuple[float, str, str, dict[str, Any]] = (self.now, KEEP, "keep", {})
        for change in self.changes():
            if change is None:
                yield None
                continue
            worth, move = change
            if worth > found[0]:
                why = "tidy" if move.startswith("tidy") else "unhold"
                found = (worth, move, why, {"gain": max(1, round(worth - self.now))})
        worth, move, why, params = found
        yield self.thought(move, worth, why, params)

    def changes(self) -> "Iterator[tuple[float, str] | None]":
        """The best move with each card that may be moved or put down, after its worth.

        None comes now and then between them. The worth is less what the change must gain at least.
        """
        table = self.scene.table
        free = table.free() if self.expect == "tidy" and len(table.placed) > 1 else []
        width = self.nodes // max(1, len(free) + len(self.scene.held))
        for place in free:
            number = table.placed[place][0]
            rest = table.without(place)
            spot = (yield from spots_by_and_by(rest, number, self.judge, max(1, width)))[0]
            if table.may_tidy(place, spot.x, spot.y, spot.turn):
                yield spot.worth - _HARDLY, "tidy " + str(number) + " " + spot.text
        for number in self.scene.held:
            spot = yield from self.best_spot(number, width)
            yield spot.worth - _HELD, "unhold " + str(number) + " " + spot.text

    # -- the end --------------------------------------------------------------------------

    def fill(self) -> "Iterator[Thought | None]":
        """The filler that gains most."""
        table = self.scene.table
        worth, move = self.now, KEEP
        for number, other in enumerate(self.legal):
            if number % _AT_ONCE == 0:
                yield None
            if other != KEEP:
                x, y, genre = other[5:].split(",")
                spot = (int(x) - table.left, int(y) - table.top, GENRES.find(genre))
                value = self.judge.worth(self.scene.look.with_filler(*spot))
                if value > worth:
                    worth, move = value, other
        yield self.thought(move, worth, "keep" if move == KEEP else "fill")

    def photograph(self) -> "Iterator[Thought | None]":
        """The frame that is worth most against the others' photographs."""
        found = best(self.scene.look, self.scene.table, self.scene.rivals)
        move = "frame " + str(found.x) + "," + str(found.y)
        yield self.thought(move, found.worth, "frame", {"items": found.shot.items})
