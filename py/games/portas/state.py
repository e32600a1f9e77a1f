"""Positions of PORTAS. Everything here is immutable by convention."""

from typing import Any

from games.portas.cards import DECK, HAND, PLACES


class Setup:
    """A checked set-up: ``treasures`` in opening order, ``decks`` in drawing order, ``first``."""

    def __init__(
        self,
        treasures: "tuple[int, ...]",
        decks: "tuple[tuple[int, ...], tuple[int, ...]]",
        first: int,
    ) -> None:
        self.treasures = treasures
        self.decks = decks
        self.first = first


class Chest:
    """An open treasure and the port cards on it, as (seat, value) in the order played."""

    def __init__(self, treasure: int, cards: "tuple[tuple[int, int], ...]" = ()) -> None:
        self.treasure = treasure
        self.cards = cards

    def by(self, seat: int) -> int:
        """What ``seat`` has carried out of this chest so far."""
        return sum(value for owner, value in self.cards if owner == seat)

    @property
    def left(self) -> int:
        """What is still in the chest."""
        return self.treasure - sum(value for _, value in self.cards)

    def add(self, seat: int, value: int) -> "Chest":
        """This chest with one more card on it."""
        return Chest(self.treasure, self.cards + ((seat, value),))


class State:
    """A position.

    ``open``: a `Chest` or None for each place. ``opened``: treasures opened so far.
    ``hands``: sorted cards of each seat. ``drawn``: cards each seat has drawn from its deck.
    ``taken``: per seat (treasure, points, cards on it) of each treasure taken, in order.
    ``passes``: passes in a row just now. ``to_act``: the seat to move, None when over.
    """

    def __init__(
        self,
        setup: Setup,
        open: "tuple[Chest | None, ...]",
        opened: int,
        hands: "tuple[tuple[int, ...], ...]",
        drawn: "tuple[int, ...]",
        taken: "tuple[tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...], ...]",
        passes: int,
        to_act: "int | None",
    ) -> None:
        self.setup = setup
        self.open = open
        self.opened = opened
        self.hands = hands
        self.drawn = drawn
        self.taken = taken
        self.passes = passes
        self.to_act = to_act

    def points(self, seat: int) -> int:
        """Treasure points of ``seat``."""
        return sum(points for _, points, _ in self.taken[seat])


def first_state(setup: Setup) -> State:
    """The position of ``setup`` before the first move."""
    return State(
        setup,
        open=tuple(Chest(treasure) for treasure in setup.treasures[:PLACES]),
        opened=PLACES,
        hands=tuple(tuple(sorted(deck[:HAND])) for deck in setup.decks),
        drawn=(HAND, HAND),
        taken=((), ()),
        passes=0,
        to_act=setup.first,
    )


def view(state: State) -> "dict[str, Any]":
    """The JSON value of a position, as the rules page lists it."""
    return {
        "open": [
            None
            if chest is None
            else {
                "treasure": chest.treasure,
                "left": chest.left,
                "by": [chest.by(0), chest.by(1)],
            }
            for chest in state.open
        ],
        "hands": [list(hand) for hand in state.hands],
        "pile": [len(DECK) - drawn for drawn in state.drawn],
        "treasures_left": len(state.setup.treasures) - state.opened,
        "taken": [
            [{"treasure": treasure, "points": points} for treasure, points, _ in pile]
            for pile in state.taken
        ],
        "to_act": state.to_act,
    }
