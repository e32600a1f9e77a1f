"""KNOLLING at random, held against a slow implementation of its own."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
import games
from core import links
from core.errors import TabletopError
from core.match import Match, begin
from core.record import CPU, Player
from core.rng import Rng
from naive_knolling import Naive

GAME: Any = games.get("knolling")
CARDS = GAME.cards()

OPTIONS = st.fixed_dictionaries(
    {"thinking_area": st.booleans(), "filler": st.booleans()},
)


def played(players: int, options: dict[str, Any], seed: str, greedy: int = 0) -> Match:
    """A game of random moves; ``greedy`` of 10 steps go to the nearest card that can be had."""
    rng = Rng(seed)
    match = begin(GAME, options, [Player()] * players, seed)
    while match.to_act is not None:
        moves = GAME.legal(match.state)
        if match.state.expect == "to" and rng.below(10) < greedy:
            here = match.state.pawns[match.to_act]
            moves = sorted(moves, key=lambda move: _way(move, here))[:1]
        match.play(rng.choice(moves))
    return match


def _way(move: str, here: int) -> int:
    """How far a step goes; to the end of the way is farther than any card."""
    target = move[3:]
    return 99 if target in ("T", "G") else abs(int(target) - here)


GAMES = st.builds(
    played,
    players=st.integers(2, 5),
    options=OPTIONS,
    seed=st.text(max_size=8),
    greedy=st.sampled_from((0, 9)),
)


@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_every_position_agrees_with_the_slow_implementation(match: Match) -> None:
    for ply in range(match.ply + 1):
        state = match.at(ply)
        naive = Naive(CARDS, GAME.view(state), match.options, match.setup["first"])
        assert GAME.legal(state) == naive.legal(), ply
        assert GAME.scores(state) == naive.scores(), ply
        if state.expect == "to":
            assert state.to_act == naive.next_seat()


@settings(max_examples=40, deadline=None)
@given(GAMES)
def test_invariants(match: Match) -> None:
    deck = match.setup["deck"]
    asked: list[int] = []
    for ply in range(match.ply + 1):
        state = match.at(ply)
        view = GAME.view(state)
        # Every card is in exactly one place.
        placed = [card["id"] for area in view["areas"] for card in area]
        track = [card for card in view["track"].values() if card is not None]
        held = [card for cards in view["held"] for card in cards]
        taken = [view["taken"]] if view["taken"] is not None else []
        hidden = deck[len(deck) - view["deck"] :]
        assert sorted(placed + track + held + taken + hidden) == sorted(deck)
        # What is asked after a turn goes round once, in seat order from the one who acted.
        if state.expect in ("tidy", "fill"):
            asked.append((state.to_act - state.actor) % state.setup.players)
            assert 0 not in asked
            assert asked == sorted(set(asked))
        else:
            asked = []
        assert (view["expect"] is None) == (view["to_act"] is None) == (view["phase"] == "over")
        assert (state.expect == "place") == (view["taken"] is not None)
        if state.expect != "tidy":
            assert state.expect in (None, "to", "place", "unhold", "fill", "frame")
        else:
            assert view["pawns"][state.to_act] == "T"
        if state.expect == "fill":
            assert view["pawns"][state.to_act] == "G"
    assert GAME.legal(match.state) == []
    winners = GAME.winners(match.state)
    totals = [points["total"] for points in GAME.scores(match.state)]
    assert winners == [seat for seat, total in enumerate(totals) if total == max(totals)]


@settings(max_examples=40, deadline=None)
@given(GAMES, st.data())
def test_what_is_not_listed_is_illegal(match: Match, data: st.DataObject) -> None:
    state = match.at(data.draw(st.integers(0, match.ply)))
    legal = set(GAME.legal(state))
    small = st.integers(-9, 9).map(str)
    names = st.one_of(st.integers(0, 61).map(str), st.sampled_from(("", "T", "G", "01", "-0", "²")))
    spot = st.builds(lambda *parts: ",".join(parts), small, small, small)
    move = data.draw(
        st.one_of(
            st.builds("to {}".format, names),
            st.builds("place {}".format, spot),
            st.builds("tidy {} {}".format, names, spot),
            st.builds("unhold {} {}".format, names, spot),
            st.builds("frame {},{}".format, small, small),
            st.builds("fill {},{},{}".format, small, small, st.sampled_from("rbgywx")),
            st.sampled_from(("keep", "hold", "", " ", "keep ", "place", "tidy 1", "fill ,,", "to")),
            st.text(max_size=12),
            st.sampled_from(sorted(legal) or [""]),
        )
    )
    try:
        GAME.apply(state, move)
    except TabletopError as error:
        assert error.code == "illegal-move"
        assert move not in legal
    else:
        assert move in legal


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_link_and_record_bring_the_game_back(match: Match) -> None:
    text = links.encode(links.Link(links.POSITION, match))
    back = links.decode(GAME, text).match
    assert back.moves == match.moves
    assert GAME.view(back.state) == GAME.view(match.state)


@settings(max_examples=10, deadline=None)
@given(st.text(max_size=8), OPTIONS)
def test_a_finished_game_of_three_fits_into_a_link(seed: str, options: dict[str, Any]) -> None:
    match = played(3, options, seed, greedy=10)
    assert len(links.encode(links.Link(links.POSITION, match))) <= 2000


@pytest.mark.parametrize("has_options", [False, True])
def test_a_finished_game_of_computers_fits_into_a_link(has_options: bool) -> None:
    options = {"thinking_area": has_options, "filler": has_options}
    match = begin(GAME, options, [Player(CPU, "steady")] * 3, "link")
    while match.to_act is not None:
        match.play(engine.choose(GAME, match.state, "steady", seed=str(match.ply)).move)
    assert sum(len(area) for area in match.state.areas) > 20
    text = links.encode(links.Link(links.POSITION, match))
    assert len(text) <= 2000
    back = links.decode(GAME, text).match
    assert GAME.scores(back.state) == GAME.scores(match.state)


@settings(max_examples=25, deadline=None)
@given(GAMES, st.data())
def test_the_deck_is_hidden_and_nothing_else(match: Match, data: st.DataObject) -> None:
    state = match.at(data.draw(st.integers(0, match.ply)))
    seat = data.draw(st.integers(0, state.setup.players - 1))
    other = GAME.redeal(state, seat, Rng(data.draw(st.text(max_size=4))))
    assert GAME.observe(other, seat) == GAME.observe(state, seat)
    assert GAME.legal(other) == GAME.legal(state)
    assert sorted(other.setup.deck) == sorted(state.setup.deck)
    for move in GAME.legal(state)[:1]:
        assert GAME.revealed(GAME.apply(other, move)) == GAME.revealed(GAME.apply(state, move))


@settings(max_examples=25, deadline=None)
@given(st.text(max_size=8), st.integers(2, 5))
def test_a_fresh_set_up_is_accepted(seed: str, players: int) -> None:
    setup = GAME.new_setup({}, players, Rng(seed))
    assert GAME.initial(setup, {}, players).to_act == setup["first"]
