"""The rules of PORTAS: each sentence of the rulebook, and each reading of ours."""

from typing import Any

import games
from core.errors import TabletopError
from core.match import Match
from core.record import Player
from games.portas.cards import DECK, TREASURES, without
from portable.kit import raises
from portable.playing import random_match

PORTAS = games.get("portas")

LOW_FIRST = list(DECK)
HIGH_FIRST = [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1]


def _deck(top: "list[int]") -> "list[int]":
    """A player's cards in drawing order, beginning with ``top``."""
    return top + without(DECK, top)


def _match(
    moves: str = "",
    treasures: "tuple[int, ...]" = (14, 12, 11, 15, 13),
    decks: Any = (LOW_FIRST, LOW_FIRST),
    first: int = 0,
    options: "dict[str, Any] | None" = None,
) -> Match:
    setup = {
        "treasures": list(treasures),
        "decks": [_deck(list(deck)) for deck in decks],
        "first": first,
    }
    match = Match(PORTAS, options or {}, setup, [Player(), Player()])
    for move in moves.split():
        match.play(move)
    return match


def _view(match: Match) -> "dict[str, Any]":
    return PORTAS.view(match.state)


def _legal(match: Match) -> "list[str]":
    return PORTAS.legal(match.state)


# -- pieces and set-up --------------------------------------------------------------------


def test_the_pieces() -> None:
    assert TREASURES == (11, 12, 13, 14, 15)
    assert [DECK.count(card) for card in range(8)] == [0, 3, 3, 2, 2, 2, 2, 0]
    assert (len(DECK), sum(DECK)) == (14, 45)


def test_the_start() -> None:
    match = _match(decks=([5, 1, 3, 1], HIGH_FIRST))
    assert _view(match) == {
        "open": [
            {"treasure": 14, "left": 14, "by": [0, 0]},
            {"treasure": 12, "left": 12, "by": [0, 0]},
        ],
        "hands": [[1, 1, 3, 5], [5, 5, 6, 6]],
        "pile": [10, 10],
        "treasures_left": 3,
        "taken": [[], []],
        "to_act": 0,
    }
    assert PORTAS.scores(match.state) == [0, 0]
    assert PORTAS.winners(match.state) is None


def test_who_begins() -> None:
    for first in (0, 1):
        for options in ({}, {"first": "random"}, {"first": first}):
            assert _match(first=first, options=options).to_act == first
        error = raises(TabletopError, _match, first=first, options={"first": 1 - first})
        assert (error.code, error.params) == ("bad-options", {"option": "first"})


def test_who_begins_a_fresh_game() -> None:
    for option, firsts in ((0, {0}), (1, {1}), ("random", {0, 1})):
        seeds = ["who" + str(n) for n in range(20)]
        found = {random_match(PORTAS, seed, {"first": option}, 0).to_act for seed in seeds}
        assert found == firsts


def test_a_set_up_that_is_none_is_refused() -> None:
    good = _match().setup
    for key, value, what in (
        ("treasures", [14, 12, 11, 15, 15], "setup.treasures"),
        ("treasures", [14, 12, 11, 15], "setup.treasures"),
        ("treasures", [14, 12, 11, 15, 13.0], "setup.treasures"),
        ("treasures", "abcde", "setup.treasures"),
        ("decks", [LOW_FIRST], "setup.decks"),
        ("decks", [LOW_FIRST, LOW_FIRST[:13]], "setup.decks.1"),
        ("decks", [LOW_FIRST[:13] + [5], LOW_FIRST], "setup.decks.0"),
        ("decks", [[True] + LOW_FIRST[1:], LOW_FIRST], "setup.decks.0"),
        ("first", 2, "setup.first"),
        ("first", -1, "setup.first"),
        ("first", False, "setup.first"),
        ("first", None, "setup.first"),
        ("extra", 1, "setup.extra"),
    ):
        setup = dict(good)
        setup[key] = value
        error = raises(TabletopError, PORTAS.initial, setup, {}, 2)
        assert (error.code, error.params, error.ply) == ("bad-value", {"what": what}, -1)
    for key in ("treasures", "decks", "first"):
        setup = dict(good)
        setup.pop(key)
        error = raises(TabletopError, PORTAS.initial, setup, {}, 2)
        assert error.params == {"what": "setup." + key}


# -- a turn -------------------------------------------------------------------------------


def test_a_hand_is_refilled_at_the_start_of_ones_own_turn() -> None:
    match = _match(decks=([1, 2, 3, 4, 6], [1, 2, 3, 4, 5]))
    match.play("4@14")
    assert _view(match)["hands"] == [[1, 2, 3], [1, 2, 3, 4]]
    assert _view(match)["pile"] == [10, 10]
    match.play("4@12")
    assert _view(match)["hands"] == [[1, 2, 3, 6], [1, 2, 3]]
    assert _view(match)["pile"] == [9, 10]
    match.play("6@14")
    assert _view(match)["hands"] == [[1, 2, 3], [1, 2, 3, 5]]
    assert _view(match)["pile"] == [9, 9]


def test_cards_come_in_the_order_of_the_deck() -> None:
    match = _match(decks=([1, 1, 1, 2, 6, 3, 5], [1, 1, 1, 2]))
    seen = []
    for _ in range(3):
        match.play("1@14")
        match.play("1@12")
        seen.append(_view(match)["hands"][0])
    assert seen == [[1, 1, 2, 6], [1, 2, 3, 6], [2, 3, 5, 6]]


def test_a_card_goes_on_either_chest() -> None:
    match = _match(decks=([1, 1, 2, 5], HIGH_FIRST))
    assert _legal(match) == ["1@12", "1@14", "2@12", "2@14", "5@12", "5@14"]
    match.play("5@12")
    assert _view(match)["open"] == [
        {"treasure": 14, "left": 14, "by": [0, 0]},
        {"treasure": 12, "left": 7, "by": [5, 0]},
    ]


def test_a_card_may_not_exceed_what_is_left() -> None:
    # The rulebook's case: one piece is left, and cards from 2 on cannot be used.
    match = _match("6@14 6@12 5@12 5@14", decks=(HIGH_FIRST, HIGH_FIRST))
    assert [chest["left"] for chest in _view(match)["open"]] == [3, 1]
    assert _view(match)["hands"][0] == [4, 4, 5, 6]
    match = _match("6@14 6@12 5@12 5@14", decks=([6, 5, 1, 2, 3, 4], HIGH_FIRST))
    assert [chest["left"] for chest in _view(match)["open"]] == [3, 1]
    assert _legal(match) == ["1@12", "1@14", "2@14", "3@14"]
    for move in ("2@12", "4@14", "4@12", "5@14", "pass"):
        error = raises(TabletopError, match.play, move)
        assert (error.code, error.ply) == ("illegal-move", 4)


def test_only_cards_of_ones_own_hand_on_open_chests() -> None:
    match = _match(decks=([1, 1, 1, 2], HIGH_FIRST))
    for move in ("6@14", "1@11", "1@15", "1@", "@14", "1", "", "01@14", "1@14 ", "１@14", "Pass"):
        assert raises(TabletopError, match.play, move).code == "illegal-move"


# -- taking -------------------------------------------------------------------------------


def test_the_rulebooks_example_fourteen_is_nine_and_five() -> None:
    match = _match("4@14 5@14", decks=([4, 5, 1, 1], [5, 6, 1, 1]))
    assert _view(match)["open"][0] == {"treasure": 14, "left": 5, "by": [4, 5]}
    match.play("5@14")
    assert _view(match)["taken"] == [[{"treasure": 14, "points": 9}], []]
    assert PORTAS.scores(match.state) == [9, 0]
    assert match.to_act == 1


def test_a_treasure_is_worth_ones_own_cards_even_when_the_other_did_the_work() -> None:
    match = _match("6@11 4@11 1@11", treasures=(11, 12, 13, 14, 15), decks=([6, 1], [4]))
    assert PORTAS.scores(match.state) == [7, 0]
    match = _match(
        "1@12 6@11 1@12 4@11 1@11", treasures=(11, 12, 13, 14, 15), decks=([1, 1, 1], [6, 4])
    )
    assert _view(match)["taken"] == [[{"treasure": 11, "points": 1}], []]


def test_a_new_treasure_is_opened_in_the_same_place() -> None:
    match = _match("4@14 5@14 5@14", decks=([4, 5, 1, 1], [5, 6, 1, 1]))
    assert [chest["treasure"] for chest in _view(match)["open"]] == [11, 12]
    assert _view(match)["open"][0] == {"treasure": 11, "left": 11, "by": [0, 0]}
    assert _view(match)["treasures_left"] == 2
    match = _match("6@12 1@14 6@12", decks=([6, 6, 1, 1], [5, 6, 1, 1]))
    assert [chest["treasure"] for chest in _view(match)["open"]] == [14, 11]


def test_after_taking_it_is_the_others_turn_who_draws() -> None:
    match = _match("6@12 1@14 6@12", decks=([6, 6, 1, 1], [5, 6, 1, 1, 4]))
    assert match.to_act == 1
    assert _view(match)["hands"] == [[1, 1] + [_deck([6, 6, 1, 1])[4]], [1, 4, 5, 6]]


# -- passing and the end ------------------------------------------------------------------

STUCK = "6@11 6@12 5@12 4@11"
"""Leaves one piece in either chest where both begin with their highest cards."""


def _stuck(top: "list[int]", other: "list[int]") -> Match:
    return _match(STUCK, treasures=(11, 12, 13, 14, 15), decks=(top, other))


def test_only_who_has_no_playable_card_passes() -> None:
    match = _stuck([6, 5, 6, 5, 3, 3], [6, 4, 6, 5])
    assert [chest["left"] for chest in _view(match)["open"]] == [1, 1]
    assert _view(match)["hands"][0] == [3, 3, 5, 6]
    assert _legal(match) == ["pass"]
    for move in ("3@11", "6@12"):
        raises(TabletopError, match.play, move)


def test_who_draws_a_playable_card_has_to_play_it() -> None:
    match = _stuck([6, 5, 6, 5, 3, 1], [6, 4, 6, 5])
    assert _view(match)["hands"][0] == [1, 3, 5, 6]
    assert _legal(match) == ["1@11", "1@12"]
    raises(TabletopError, match.play, "pass")


def test_two_passes_in_a_row_end_the_game() -> None:
    match = _stuck([6, 5, 6, 5, 3, 3], [6, 4, 6, 5, 3, 3])
    match.play("pass")
    assert not match.is_over
    assert _legal(match) == ["pass"]
    match.play("pass")
    view = _view(match)
    assert view["to_act"] is None
    assert _legal(match) == []
    # What is still in the chests belongs to nobody.
    assert view["open"][0] == {"treasure": 11, "left": 1, "by": [6, 4]}
    assert PORTAS.scores(match.state) == [0, 0]
    assert PORTAS.winners(match.state) == [0, 1]
    raises(TabletopError, match.play, "pass")


def test_after_one_pass_the_other_may_play_on() -> None:
    match = _stuck([6, 5, 6, 5, 3, 3], [6, 4, 6, 5, 1, 1])
    match.play("pass")
    assert _legal(match) == ["1@11", "1@12"]
    match.play("1@11")
    assert PORTAS.scores(match.state) == [0, 5]
    assert not match.is_over
    # The pass is forgotten: it takes two in a row again.
    assert match.state.passes == 0
    assert _legal(match) != ["pass"]


def test_who_passed_has_a_full_hand_and_draws_nothing() -> None:
    match = _stuck([6, 5, 6, 5, 3, 3], [6, 4, 6, 5, 1, 1])
    before = _view(match)
    match.play("pass")
    match.play("1@11")
    after = _view(match)
    assert after["hands"][0] == before["hands"][0]
    assert after["pile"][0] == before["pile"][0]


def _ends() -> "tuple[list[Match], list[Match]]":
    """Games that ended by two passes, and games in which the last treasure was taken."""
    played = [random_match(PORTAS, "end" + str(n)) for n in range(60)]
    passed = [match for match in played if match.moves[-2:] == ["pass", "pass"]]
    emptied = [match for match in played if match.moves[-1] != "pass"]
    assert len(passed) + len(emptied) == len(played)
    assert len(passed) > 5
    assert emptied
    return passed, emptied


def test_the_game_ends_when_the_last_treasure_is_taken() -> None:
    _, emptied = _ends()
    for match in emptied:
        view = _view(match)
        assert view["open"] == [None, None]
        assert view["treasures_left"] == 0
        taken = [pile["treasure"] for seat in view["taken"] for pile in seat]
        assert sorted(taken) == list(TREASURES)
        assert match.is_over


def test_nobody_draws_after_the_end() -> None:
    for matches in _ends():
        for match in matches:
            before, after = PORTAS.view(match.at(match.ply - 1)), _view(match)
            assert after["pile"] == before["pile"]
            other = 1 - before["to_act"]
            assert after["hands"][other] == before["hands"][other]


def test_an_emptied_place_stays_empty_when_no_treasure_is_left() -> None:
    seen = 0
    for matches in _ends():
        for match in matches:
            for ply in range(match.ply + 1):
                view = PORTAS.view(match.at(ply))
                empty = [chest is None for chest in view["open"]]
                taken = len(view["taken"][0]) + len(view["taken"][1])
                assert taken + view["treasures_left"] + empty.count(False) == 5
                if any(empty):
                    assert view["treasures_left"] == 0
                    seen += 1
    assert seen > 10


def test_an_empty_pile_gives_no_card() -> None:
    short = 0
    for n in range(60):
        match = random_match(PORTAS, "short" + str(n))
        for ply in range(match.ply):
            view = PORTAS.view(match.at(ply))
            seat = view["to_act"]
            if len(view["hands"][seat]) < 4:
                assert view["pile"][seat] == 0
                short += 1
    assert short > 10


# -- the result ---------------------------------------------------------------------------


def test_more_points_win_and_equal_is_a_draw() -> None:
    found = []
    for matches in _ends():
        for match in matches:
            points = PORTAS.scores(match.state)
            winners = PORTAS.winners(match.state)
            assert winners == (
                [0, 1] if points[0] == points[1] else [0] if points[0] > points[1] else [1]
            )
            view = _view(match)
            assert points == [sum([pile["points"] for pile in seat]) for seat in view["taken"]]
            found.append(winners)
    assert [0] in found
    assert [1] in found


# -- options that change what is shown, and what one may know --------------------------------


def test_the_memory_variant_and_the_counting_help_change_no_rule() -> None:
    plain = random_match(PORTAS, "plain")
    for options in ({"hide_used": True}, {"assist": False}, {"training": True}):
        match = Match(PORTAS, options, plain.setup, [Player(), Player()])
        for ply, move in enumerate(plain.moves):
            assert PORTAS.view(match.state) == PORTAS.view(plain.at(ply))
            match.play(move)


def test_all_that_lies_open_is_observed_and_no_order() -> None:
    match = _match("4@14 5@14", decks=([4, 5, 1, 1], [5, 6, 1, 1]))
    for seat in (0, 1):
        seen = PORTAS.observe(match.state, seat)
        for key in _view(match):
            assert seen[key] == _view(match)[key]
        assert seen["unopened"] == [11, 13, 15]
        assert seen["cards"] == [[[0, 4], [1, 5]], []]
        assert (seen["passes"], seen["first"]) == (0, 0)
        for owner in (0, 1):
            everywhere = list(seen["unseen"][owner]) + seen["hands"][owner]
            everywhere += [card for pile in seen["cards"] for who, card in pile if who == owner]
            assert sorted(everywhere) == list(DECK)
            assert seen["unseen"][owner] == sorted(seen["unseen"][owner])
            assert len(seen["unseen"][owner]) == seen["pile"][owner]
