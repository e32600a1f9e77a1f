"""The rules of PORTAS.

What the source leaves open is decided here, and listed for players on the rules page:

* a player who has a playable card has to play one: `Portas.legal` lists ``pass`` only where
  it lists nothing else;
* a player who can play may do so even after the other had to pass: the game ends only after
  `PASSES_TO_END` passes in a row.
"""

from typing import Any

from core import shapes
from core.errors import TabletopError
from core.game import Game, Option, illegal
from core.packing import Packer, Unpacker, rank_arrangement, unrank_arrangement
from core.rng import Rng
from games.portas.cards import DECK, HAND, TREASURES, without
from games.portas.state import Chest, Setup, State, first_state, view

PASS = "pass"

PASSES_TO_END = 2
"""The source: when neither player can use any card, the game ends."""


class Portas(Game):
    """PORTAS for two. Moves are ``4@14``, a port card of 4 on the treasure 14, and ``pass``."""

    name = "portas"
    seats = (2, 2)
    options = (
        Option("first", ("random", 0, 1), in_setup=True),
        Option("hide_used", (False, True)),
        Option("assist", (True, False)),
    )

    # -- beginning ------------------------------------------------------------------------

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        first = self.option(options, "first")
        return {
            "treasures": rng.shuffled(TREASURES),
            "decks": [rng.shuffled(DECK), rng.shuffled(DECK)],
            "first": rng.below(2) if first == "random" else first,
        }

    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> State:
        fields = shapes.record(setup, ("treasures", "decks", "first"), "setup")
        decks = shapes.array(fields["decks"], 2, 2, "setup.decks")
        first = shapes.integer(fields["first"], 0, 1, "setup.first")
        chosen = self.option(options, "first")
        if chosen != "random" and chosen != first:
            raise TabletopError("bad-options", option="first")
        return first_state(
            Setup(
                _order_of(fields["treasures"], TREASURES, "setup.treasures"),
                (
                    _order_of(decks[0], DECK, "setup.decks.0"),
                    _order_of(decks[1], DECK, "setup.decks.1"),
                ),
                first,
            )
        )

    def pack_setup(
        self, packer: Packer, setup: "dict[str, Any]", options: "dict[str, Any]", players: int
    ) -> None:
        packer.put(setup["first"], 2)
        for items in (setup["treasures"], setup["decks"][0], setup["decks"][1]):
            rank, total = rank_arrangement(items)
            packer.put(rank, total)

    def unpack_setup(
        self, unpacker: Unpacker, options: "dict[str, Any]", players: int
    ) -> "dict[str, Any]":
        first = unpacker.take(2)
        orders = []
        for items in (TREASURES, DECK, DECK):
            _, total = rank_arrangement(list(items))
            orders.append(unrank_arrangement(unpacker.take(total), list(items)))
        return {"treasures": orders[0], "decks": orders[1:], "first": first}

    # -- playing --------------------------------------------------------------------------

    def to_act(self, state: State) -> "int | None":
        return state.to_act

    def legal(self, state: State) -> "list[str]":
        if state.to_act is None:
            return []
        moves: list[str] = []
        for chest in state.open:
            if chest is not None:
                left = chest.left
                moves += [
                    str(card) + "@" + str(chest.treasure)
                    for card in set(state.hands[state.to_act])
                    if card <= left
                ]
        return sorted(moves) or [PASS]

    def apply(self, state: State, move: str) -> State:
        if move not in self.legal(state):
            raise illegal(move)
        if move == PASS:
            return _next_turn(state, state.open, state.opened, state.hands, state.taken, True)
        card, _, treasure = move.partition("@")
        return _play(state, int(card), int(treasure))

    # -- looking --------------------------------------------------------------------------

    def view(self, state: State) -> "dict[str, Any]":
        return view(state)

    def observe(self, state: State, seat: int) -> "dict[str, Any]":
        """The position, and of each pile what it holds but not in which order.

        Beside the keys of `view`: ``unseen``, per seat the sorted cards still in the pile;
        ``unopened``, the sorted treasures not opened yet; ``passes``; ``cards``, per place
        the (seat, value) pairs on the chest; ``first``, who began.
        """
        seen = view(state)
        seen["unseen"] = [_unseen(state, owner) for owner in (0, 1)]
        seen["unopened"] = sorted(state.setup.treasures[state.opened :])
        seen["passes"] = state.passes
        seen["cards"] = [
            [] if chest is None else [list(pair) for pair in chest.cards] for chest in state.open
        ]
        seen["first"] = state.setup.first
        return seen

    def revealed(self, state: State) -> "tuple[int, ...]":
        return state.drawn + (state.opened,)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        setup = state.setup
        decks = tuple(
            deck[:drawn] + tuple(rng.shuffled(deck[drawn:]))
            for deck, drawn in zip(setup.decks, state.drawn)
        )
        treasures = setup.treasures[: state.opened] + tuple(
            rng.shuffled(setup.treasures[state.opened :])
        )
        return State(
            Setup(treasures, (decks[0], decks[1]), setup.first),
            state.open,
            state.opened,
            state.hands,
            state.drawn,
            state.taken,
            state.passes,
            state.to_act,
        )

    def scores(self, state: State) -> "list[int]":
        return [state.points(0), state.points(1)]

    def winners(self, state: State) -> "list[int] | None":
        if state.to_act is not None:
            return None
        points = self.scores(state)
        return [seat for seat in (0, 1) if points[seat] == max(points)]


def _play(state: State, card: int, treasure: int) -> State:
    """The position after a legal card; takes the treasure when exactly nothing is left."""
    seat = state.to_act
    assert seat is not None
    hands = _replaced(state.hands, seat, tuple(without(state.hands[seat], [card])))
    places = [chest.treasure if chest is not None else 0 for chest in state.open]
    place = places.index(treasure)
    before = state.open[place]
    assert before is not None
    after: Chest | None = before.add(seat, card)
    taken, opened = state.taken, state.opened
    if after is not None and after.left == 0:
        prize = (treasure, after.by(seat), after.cards)
        taken = _replaced(taken, seat, taken[seat] + (prize,))
        after = None
        if opened < len(TREASURES):
            after = Chest(state.setup.treasures[opened])
            opened += 1
    return _next_turn(state, _replaced(state.open, place, after), opened, hands, taken, False)


def _next_turn(
    state: State,
    chests: "tuple[Chest | None, ...]",
    opened: int,
    hands: "tuple[tuple[int, ...], ...]",
    taken: Any,
    passed: bool,
) -> State:
    """Hand the turn over; the other player draws, unless the game is over."""
    assert state.to_act is not None
    other = 1 - state.to_act
    passes = state.passes + 1 if passed else 0
    drawn = state.drawn
    if passes == PASSES_TO_END or all(chest is None for chest in chests):
        return State(state.setup, chests, opened, hands, drawn, taken, passes, None)
    wanted = min(drawn[other] + HAND - len(hands[other]), len(DECK))
    if wanted > drawn[other]:
        fresh = state.setup.decks[other][drawn[other] : wanted]
        hands = _replaced(hands, other, tuple(sorted(hands[other] + fresh)))
        drawn = _replaced(drawn, other, wanted)
    return State(state.setup, chests, opened, hands, drawn, taken, passes, other)


def _replaced(items: "tuple[Any, ...]", index: int, item: Any) -> "tuple[Any, ...]":
    """``items`` with another member at ``index``."""
    return items[:index] + (item,) + items[index + 1 :]


def _unseen(state: State, seat: int) -> "list[int]":
    """What ``seat``'s pile holds, sorted: known to all, since every other card lies open."""
    return sorted(state.setup.decks[seat][state.drawn[seat] :])


def _order_of(value: Any, items: "tuple[int, ...]", what: str) -> "tuple[int, ...]":
    """``value`` if it is a list of exactly ``items`` in some order."""
    cards = [
        shapes.integer(card, 0, 99, what)
        for card in shapes.array(value, len(items), len(items), what)
    ]
    if sorted(cards) != list(items):
        raise shapes.refuse(what)
    return tuple(cards)
