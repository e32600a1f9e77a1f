"""PORTAS against a second, plain implementation, written from the rules page alone."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import games
from core.errors import TabletopError
from core.rng import Rng

PORTAS = games.get("portas")
CARDS = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


class Naive:
    """The game as a table with things lying on it, changed in place."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.treasures = list(setup["treasures"])
        self.piles = [list(deck) for deck in setup["decks"]]
        self.places: list[dict[str, Any] | None] = [
            {"treasure": self.treasures.pop(0), "cards": []} for _ in range(2)
        ]
        self.hands: list[list[int]] = [[], []]
        for seat in (0, 1):
            self.draw(seat)
        self.taken: list[list[tuple[int, int]]] = [[], []]
        self.passed_before = False
        self.turn: int | None = setup["first"]

    def draw(self, seat: int) -> None:
        """Refill a hand to four, as far as the pile goes."""
        while len(self.hands[seat]) < 4 and self.piles[seat]:
            self.hands[seat].append(self.piles[seat].pop(0))

    @staticmethod
    def left(place: dict[str, Any]) -> int:
        """What is still in the chest."""
        return place["treasure"] - sum(value for _, value in place["cards"])

    def moves(self) -> set[str]:
        """All legal moves."""
        if self.turn is None:
            return set()
        found = {
            f"{card}@{place['treasure']}"
            for card in self.hands[self.turn]
            for place in self.places
            if place and card <= self.left(place)
        }
        return found or {"pass"}

    def play(self, move: str) -> None:
        """Make a legal move."""
        assert self.turn is not None
        seat, other = self.turn, 1 - self.turn
        if move == "pass":
            if self.passed_before:
                self.turn = None
                return
            self.passed_before = True
        else:
            self.passed_before = False
            card, treasure = map(int, move.split("@"))
            self.hands[seat].remove(card)
            [index] = [i for i, p in enumerate(self.places) if p and p["treasure"] == treasure]
            place = self.places[index]
            assert place
            place["cards"].append((seat, card))
            if self.left(place) == 0:
                worth = sum(value for owner, value in place["cards"] if owner == seat)
                self.taken[seat].append((treasure, worth))
                self.places[index] = None
                if self.treasures:
                    self.places[index] = {"treasure": self.treasures.pop(0), "cards": []}
                elif self.places == [None, None]:
                    self.turn = None
                    return
        self.turn = other
        self.draw(other)

    def view(self) -> dict[str, Any]:
        """The state as the rules page lists it."""
        return {
            "open": [
                p
                and {
                    "treasure": p["treasure"],
                    "left": self.left(p),
                    "by": [sum(v for owner, v in p["cards"] if owner == s) for s in (0, 1)],
                }
                for p in self.places
            ],
            "hands": [sorted(hand) for hand in self.hands],
            "pile": [len(pile) for pile in self.piles],
            "treasures_left": len(self.treasures),
            "taken": [[{"treasure": t, "points": n} for t, n in pile] for pile in self.taken],
            "to_act": self.turn,
        }

    def scores(self) -> list[int]:
        """Treasure points."""
        return [sum(n for _, n in pile) for pile in self.taken]

    def winners(self) -> list[int] | None:
        """Who won, once it is over."""
        if self.turn is not None:
            return None
        a, b = self.scores()
        return [0, 1] if a == b else [0] if a > b else [1]


setups = st.fixed_dictionaries(
    {
        "treasures": st.permutations([11, 12, 13, 14, 15]),
        "decks": st.tuples(st.permutations(CARDS), st.permutations(CARDS)).map(list),
        "first": st.sampled_from([0, 1]),
    }
)


def _agree(state: Any, naive: Naive) -> None:
    assert PORTAS.view(state) == naive.view()
    assert PORTAS.legal(state) == sorted(naive.moves())
    assert PORTAS.to_act(state) == naive.turn
    assert PORTAS.scores(state) == naive.scores()
    assert PORTAS.winners(state) == naive.winners()


@settings(max_examples=150, deadline=None, derandomize=True)
@given(setup=setups, choices=st.integers(0, 2**64))
def test_random_play_agrees_everywhere(setup: dict[str, Any], choices: int) -> None:
    rng = Rng(str(choices))
    state, naive = PORTAS.initial(setup, {}, 2), Naive(setup)
    _agree(state, naive)
    plies = 0
    while naive.turn is not None:
        move = rng.choice(sorted(naive.moves()))
        state = PORTAS.apply(state, move)
        naive.play(move)
        _agree(state, naive)
        _keeps_every_card(state)
        plies += 1
        assert plies <= 60
    with pytest.raises(TabletopError):
        PORTAS.apply(state, "pass")


def _keeps_every_card(state: Any) -> None:
    """Every card and every treasure is in exactly one place."""
    view = PORTAS.view(state)
    for seat in (0, 1):
        on_chests = [
            v for chest in state.open if chest for owner, v in chest.cards if owner == seat
        ]
        on_taken = [
            v for pile in state.taken for _, _, cards in pile for owner, v in cards if owner == seat
        ]
        in_pile = list(state.setup.decks[seat][state.drawn[seat] :])
        assert sorted(view["hands"][seat] + on_chests + on_taken + in_pile) == CARDS
        assert len(in_pile) == view["pile"][seat]
    seen = [chest["treasure"] for chest in view["open"] if chest]
    seen += [prize["treasure"] for pile in view["taken"] for prize in pile]
    assert len(set(seen)) == len(seen) == 5 - view["treasures_left"]
    for chest in view["open"]:
        assert chest is None or (
            chest["left"] > 0 and chest["left"] + sum(chest["by"]) == chest["treasure"]
        )
    for pile in state.taken:
        for treasure, points, cards in pile:
            assert sum(value for _, value in cards) == treasure
            assert 1 <= points <= treasure


def _count(state: Any, depth: int) -> int:
    """Move sequences of length ``depth``, by the rules."""
    if depth == 0:
        return 1
    return sum(_count(PORTAS.apply(state, move), depth - 1) for move in PORTAS.legal(state))


def _count_naive(naive: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for move in naive.moves():
        after = copy.deepcopy(naive)
        after.play(move)
        total += _count_naive(after, depth - 1)
    return total


def test_move_counts_by_depth() -> None:
    """Counted by brute force; the figures may not change without new rules."""
    setup = {
        "treasures": [11, 12, 13, 14, 15],
        "decks": [[6, 5, 4, 3, 2, 1, 1, 1, 2, 2, 3, 4, 5, 6], [1, 1, 1, 2, 2, 2, *CARDS[6:]]],
        "first": 0,
    }
    counts = [1, 8, 32, 248, 971, 6620]
    assert [_count(PORTAS.initial(setup, {}, 2), depth) for depth in range(6)] == counts
    assert [_count_naive(Naive(setup), depth) for depth in range(6)] == counts


@settings(max_examples=30, deadline=None, derandomize=True)
@given(setup=setups, choices=st.integers(0, 2**64))
def test_move_counts_near_the_end(setup: dict[str, Any], choices: int) -> None:
    """The same from positions a few moves before the end, to the very end."""
    rng = Rng(str(choices))
    line = [(PORTAS.initial(setup, {}, 2), Naive(setup))]
    while line[-1][1].turn is not None:
        state, naive = line[-1]
        move = rng.choice(sorted(naive.moves()))
        after = copy.deepcopy(naive)
        after.play(move)
        line.append((PORTAS.apply(state, move), after))
    for state, naive in line[-5:]:
        assert [_count(state, depth) for depth in range(4)] == [
            _count_naive(naive, depth) for depth in range(4)
        ]
