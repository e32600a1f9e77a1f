"""双六×宝探し: the source's examples and every reading that the rules page decides."""

from typing import Any

from core import links, match, record
from core.errors import TabletopError
from core.game import CHANCE
from core.match import Match
from core.record import Player
from core.rng import Rng
from games import get
from games.sugoroku.board import board
from games.sugoroku.deduction import chest_chances, without_chest
from portable.kit import raises

GAME = get("sugoroku")

# The picture of the source is lost; its text gives S, the wall on D3 and the chests E3 and H3.
#     A B C D E F G H I
#   3 . . S # T . . c .
#   7 . c . . . . . . .
#   8 . . . . # . G . .
SETUP: dict[str, Any] = {
    "size": 9,
    "start": "C3",
    "goal": "G8",
    "walls": ["D3", "E8"],
    "chests": ["B7", "E3", "H3"],
    "true": "E3",
    "players": 2,
    "first": 0,
}


def changed(**changes: Any) -> dict[str, Any]:
    """`SETUP` with other entries."""
    setup = dict(SETUP)
    setup.update(changes)
    return setup


def played(moves: str, setup: "dict[str, Any] | None" = None) -> Match:
    """The match after ``moves``, a text; a number stands for a roll of the four-sided die."""
    setup = setup or SETUP
    made = Match(GAME, {}, setup, [Player()] * setup["players"])
    play(made, moves)
    return made


def play(made: Match, moves: str) -> None:
    for move in moves.split():
        if move in ("1", "2", "3", "4"):
            made.play("roll")
            made.play("d4=" + move)
        else:
            made.play(move)


def seen(made: Match) -> Any:
    return GAME.view(made.state)


# -- the map ------------------------------------------------------------------------------


def test_a_made_setup_is_valid_and_follows_from_the_seed() -> None:
    for size, players in ((7, 6), (9, 1), (11, 3)):
        options = {"size": size}
        setup = GAME.new_setup(options, players, Rng("a"))
        GAME.initial(setup, options, players)
        assert setup == GAME.new_setup(options, players, Rng("a"))
        assert setup != GAME.new_setup(options, players, Rng("b"))


def test_the_usual_map_is_the_source_s() -> None:
    setup = GAME.new_setup({}, 3, Rng("a"))
    assert setup["size"] == 9
    assert len(setup["walls"]) == 10
    assert len(setup["chests"]) == 4
    assert setup["true"] in setup["chests"]


def test_invalid_setups_are_refused() -> None:
    for changes in (
        {"size": 8},
        {"size": True},
        {"start": "J1"},
        {"start": "c3"},
        {"goal": "E5"},  # four steps from S
        {"walls": ["C3"]},
        {"walls": ["G8"]},
        {"walls": ["E3"]},
        {"walls": ["D3", "D3"]},
        {"walls": ["F8", "H8", "G7", "G9"]},  # G cannot be reached
        {"walls": ["D3", "E2", "E4", "F3"]},  # a chest cannot be reached
        {
            "walls": ["A1", "B1", "D1", "E1", "F1", "G1", "H1", "I1"]
            + ["A9", "B9", "D9", "E9", "F9"]
            + ["I9"]
        },
        {"chests": ["B7", "E3"]},
        {"chests": ["B7", "E3", "E3"]},
        {"chests": ["B7", "E3", "C4"]},  # next to S
        {"chests": ["B7", "E3", "G8"]},
        {"true": "F3"},
        {"players": 3},
        {"first": 2},
        {"more": 1},
    ):
        error = raises(TabletopError, played, "", changed(**changes))
        assert error.code == "bad-value", changes


def test_options_must_agree_with_the_setup() -> None:
    for options in ({"size": 9}, {"walls": 2}, {"players": 2}, {"first": 0}, {"walls": "usual"}):
        GAME.initial(SETUP, options, 2)
    for options in ({"size": 7}, {"walls": 3}, {"players": 3}, {"first": 1}):
        assert raises(TabletopError, GAME.initial, SETUP, options, 2).code == "bad-options"
    for options in ({"size": 7, "walls": 9}, {"players": 3}, {"first": 2}):
        error = raises(TabletopError, GAME.new_setup, options, 2, Rng("a"))
        assert error.code == "bad-options"


# -- walking ------------------------------------------------------------------------------


def test_the_source_s_walk() -> None:
    made = played("3 DRR")
    assert seen(made)["pos"] == ["E4", "C3"]
    assert GAME.observe(made.state, 0)["stood"] == ["C3", "C4", "D4", "E4"]


def test_the_source_s_wall_stops_the_walk() -> None:
    made = played("3 RDD")
    state = seen(made)
    assert state["pos"] == ["C3", "C3"]
    assert state["known_walls"] == ["D3"]
    assert state["to_act"] == 1


def test_a_wall_ends_a_walk_where_the_player_stands() -> None:
    made = played("4 DRUU")
    assert seen(made)["pos"][0] == "D4"
    assert seen(made)["known_walls"] == ["D3"]


def test_known_walls_and_the_edge_are_no_way() -> None:
    made = played("1 R 1")
    assert GAME.legal(made.state) == ["-", "D", "L", "U", "sonar"]
    made = played("4 UULL 2", changed(players=1, chests=["E3", "H3"]))
    assert seen(made)["pos"] == ["A1"]
    assert GAME.legal(made.state) == ["-", "D", "DD", "DR", "DU", "R", "RD", "RL", "RR", "sonar"]


def test_a_path_may_cross_itself_and_be_short_or_empty() -> None:
    for path in ("DUDU", "D", "-"):
        made = played("4 " + path)
        assert seen(made)["to_act"] == 1
    for path in ("DDDDD", "", "X", "D-", "d", "roll", "d4=1", "open", "RD D"):
        error = raises(TabletopError, played("4").play, path)
        assert error.code == "illegal-move"
        assert error.ply == 2


def test_apply_takes_just_what_is_listed() -> None:
    for moves in ("", "roll", "4", "3 D 2 D 4", "4 DRRU", "4 DRRU open 4 DRRU fight"):
        made = played(moves)
        legal = GAME.legal(made.state)
        assert legal == sorted(legal)
        for move in legal:
            GAME.apply(made.state, move)
        for move in ("roll", "sonar", "-", "UUUUU", "open", "leave", "fight", "d4=2", "d6=1,1"):
            if move not in legal:
                raises(TabletopError, GAME.apply, made.state, move)


def test_all_paths_of_an_open_field() -> None:
    made = played("4", changed(size=9, start="E5", goal="A1", walls=[]))
    assert len(GAME.legal(made.state)) == 341 + 1


# -- sonar --------------------------------------------------------------------------------


def test_the_source_s_sonar() -> None:
    made = played("sonar")
    state = seen(made)
    assert state["sonar_log"] == [{"seat": 0, "at": "C3", "distance": 2, "found": 0}]
    assert state["sonar_used"] == [True, False]
    assert state["to_act"] == 0
    assert GAME.legal(made.state) == ["roll"]


def test_the_sonar_works_after_the_roll_too_but_once() -> None:
    made = played("1")
    assert "sonar" in GAME.legal(made.state)
    made.play("sonar")
    assert seen(made)["die"] == 1
    assert GAME.legal(made.state) == ["-", "D", "L", "R", "U"]


def test_a_found_chest_is_not_heard() -> None:
    made = played("4 DRRU leave sonar")
    assert seen(made)["found"] == ["E3"]
    assert seen(made)["sonar_log"] == [{"seat": 1, "at": "C3", "distance": 5, "found": 1}]


def test_the_sonar_is_silent_once_nothing_is_to_be_found() -> None:
    assert GAME.legal(played("4 DRRU open").state) == ["roll"]
    alone = changed(players=1, chests=["E3", "E4"], true="E3")
    assert GAME.legal(played("4 DRRU leave leave", alone).state) == ["roll"]


# -- chests -------------------------------------------------------------------------------


def test_the_rules_page_s_state() -> None:
    made = played("1 R sonar 1 D 2 D 1 U 4 RRUR", changed(chests=["B7", "D4", "H3"], true="H3"))
    # The first player is halted at D4 with the rest of the path still to go.
    assert seen(made) == {
        "to_act": 0,
        "phase": "chest",
        "die": 4,
        "path": "RUR",
        "pos": ["D4", "C3"],
        "carrier": None,
        "rest": [0, 0],
        "pinned_by": [None, None],
        "sonar_used": [False, True],
        "known_walls": ["D3"],
        "found": ["D4"],
        "opened": [],
        "sonar_log": [{"seat": 1, "at": "C3", "distance": 2, "found": 0}],
        "round": 3,
    }
    assert GAME.legal(made.state) == ["leave", "open"]


def test_leaving_goes_on_along_the_path() -> None:
    made = played("4 DRRU leave", changed(chests=["B7", "D4", "H3"], true="H3"))
    assert seen(made)["pos"][0] == "E3"
    assert seen(made)["to_act"] == 1


def test_crossing_a_chest_twice_asks_twice() -> None:
    made = played("4 DRUD leave", changed(chests=["B7", "D4", "H3"], true="H3"))
    assert seen(made)["pos"][0] == "D4"  # D3 is a wall: the walk ended on the chest
    assert seen(made)["to_act"] == 1
    made = played("4 DRLR leave", changed(chests=["B7", "D4", "H3"], true="H3"))
    assert seen(made)["phase"] == "chest"
    assert seen(made)["path"] == ""
    assert seen(made)["found"] == ["D4"]


def test_staying_on_a_chest_asks_nothing() -> None:
    made = played("4 DRRU leave 2 -", changed(players=1, chests=["E3", "H3"]))
    assert seen(made)["phase"] == "roll"


def test_a_false_chest_costs_the_next_turn() -> None:
    made = played("4 DRRU open", changed(true="H3"))
    assert seen(made)["opened"] == ["E3"]
    assert seen(made)["rest"] == [1, 0]
    assert seen(made)["carrier"] is None
    play(made, "1 -")
    assert seen(made)["to_act"] == 1
    assert seen(made)["rest"] == [0, 0]
    assert seen(made)["round"] == 2
    play(made, "1 -")
    assert seen(made)["to_act"] == 0
    play(made, "2 LR")
    assert seen(made)["phase"] == "roll"  # an opened chest is gone


def test_the_true_chest_ends_the_move_with_the_treasure() -> None:
    made = played("4 DRRU")
    assert seen(made)["phase"] == "chest"
    made.play("open")
    state = seen(made)
    assert state["carrier"] == 0
    assert state["opened"] == ["E3"]
    assert state["rest"] == [0, 0]
    assert state["to_act"] == 1
    assert state["die"] is None


def test_the_true_chest_ends_the_move_with_steps_left() -> None:
    made = played("4 DRRU open", changed(chests=["B7", "D4", "H3"], true="D4"))
    assert seen(made)["pos"][0] == "D4"
    assert seen(made)["path"] == ""


def test_once_the_treasure_is_found_chests_are_inert() -> None:
    made = played("4 DRRU open 3 DRR 4 RRR")
    assert seen(made)["pos"][0] == "H3"
    assert seen(made)["found"] == ["E3"]
    assert seen(made)["to_act"] == 1


# -- the goal -----------------------------------------------------------------------------

TO_THE_GOAL = "4 DRRU open 1 U 4 RRDD 1 U 4 DDDL"


def test_the_treasure_on_the_goal_wins() -> None:
    made = played(TO_THE_GOAL, changed(goal="F8"))
    state = seen(made)
    assert state["to_act"] is None
    assert state["phase"] == "over"
    assert state["die"] is None
    assert state["path"] == ""
    assert GAME.winners(made.state) == [0]
    assert GAME.scores(made.state) == [1, 0]
    assert GAME.legal(made.state) == []
    raises(TabletopError, GAME.apply, made.state, "roll")


def test_the_goal_wins_in_passing() -> None:
    made = played("4 DRRU open 1 U 4 RRDD 1 U 4 DDDD", changed(goal="G7"))
    assert seen(made)["pos"][0] == "G7"
    assert made.is_over


def test_without_the_treasure_the_goal_is_a_square() -> None:
    made = played("3 DRR 1 - 4 RRDD 1 - 4 DDUU")
    assert seen(made)["pos"][0] == "G6"
    assert not made.is_over
    assert GAME.scores(made.state) == [0, 0]
    assert GAME.winners(made.state) is None


# -- fights -------------------------------------------------------------------------------

MEETING = "4 DRRU open 4 DRRU"


def test_a_challenge_is_offered_and_may_be_passed_over() -> None:
    made = played(MEETING)
    assert GAME.legal(made.state) == ["fight", "peace"]
    assert seen(made)["phase"] == "fight"
    assert seen(made)["die"] == 4
    made.play("peace")
    assert seen(made)["carrier"] == 0
    assert seen(made)["to_act"] == 0


def test_the_dice_of_a_fight() -> None:
    made = played(MEETING + " fight")
    assert seen(made)["to_act"] == CHANCE
    assert seen(made)["phase"] == "fight"
    assert len(GAME.legal(made.state)) == 36
    assert {weight for _, weight in GAME.outcomes(made.state)} == {1}
    for dice, winner in (("5,2", 1), ("2,5", 0), ("4,4", 0)):
        after = GAME.view(GAME.apply(made.state, "d6=" + dice))
        assert after["carrier"] == winner
        assert after["pinned_by"][1 - winner] == winner
        assert after["pinned_by"][winner] is None


def test_the_die_of_a_turn() -> None:
    made = played("roll")
    assert seen(made)["to_act"] == CHANCE
    assert seen(made)["phase"] == "roll"
    assert seen(made)["die"] is None
    assert GAME.legal(made.state) == ["d4=1", "d4=2", "d4=3", "d4=4"]


def test_a_carrier_who_loses_waits_until_the_winner_moves() -> None:
    made = played(MEETING + " fight d6=5,2")
    # The first player would be next, but is pinned.
    assert seen(made)["to_act"] == 1
    assert seen(made)["round"] == 2
    play(made, "1 -")
    assert seen(made)["to_act"] == 1
    assert seen(made)["round"] == 3
    play(made, "1 L")  # D3: a bump is no step
    assert seen(made)["pinned_by"] == [1, None]
    play(made, "1 R")
    assert seen(made)["pinned_by"] == [None, None]
    assert seen(made)["to_act"] == 0


def test_a_challenger_who_loses_is_free_when_the_carrier_has_moved() -> None:
    made = played(MEETING + " fight d6=2,5")
    assert seen(made)["to_act"] == 0
    assert seen(made)["pinned_by"] == [None, 0]
    play(made, "1 -")
    assert seen(made)["to_act"] == 0
    play(made, "1 R")
    assert seen(made)["to_act"] == 1


def test_a_pin_outlives_a_fight_that_the_pinning_player_loses() -> None:
    three = changed(players=3, chests=["B7", "E3", "H3", "I9"])
    made = played("4 DRRU open 4 DRRU fight d6=2,5", three)
    assert seen(made)["pinned_by"] == [None, 0, None]
    play(made, "4 DRRU fight d6=6,1")
    assert seen(made)["pinned_by"] == [2, 0, None]
    assert seen(made)["to_act"] == 2  # both others wait
    play(made, "1 R")
    assert seen(made)["pinned_by"] == [None, 0, None]
    assert seen(made)["to_act"] == 0
    play(made, "1 D")
    assert seen(made)["pinned_by"] == [None, None, None]
    assert seen(made)["to_act"] == 1


def test_a_challenge_needs_a_step_in_this_turn() -> None:
    made = played(MEETING + " peace 1 - 1 -")
    assert seen(made)["phase"] == "roll"
    made = played(MEETING + " peace 1 - 1 L")  # a bump
    assert seen(made)["phase"] == "roll"
    made = played(MEETING + " peace 1 - 2 RL")
    assert seen(made)["phase"] == "fight"


def test_a_walk_that_a_wall_ends_may_challenge() -> None:
    made = played("4 DRRU open 4 DRRU peace 1 R 2 RL")
    assert seen(made)["phase"] == "roll"  # E3 again, but the carrier is on F3
    made = played("4 DRRU open 4 DRRU peace 1 - 4 RLL")
    assert seen(made)["phase"] == "fight"
    assert seen(made)["known_walls"] == ["D3"]


def test_passing_the_carrier_is_no_challenge() -> None:
    made = played("4 DRRU open 1 D 1 D 4 RRUU")
    assert seen(made)["pos"] == ["E4", "E2"]
    made = played("4 DRRU open 1 D 1 D 4 RRUD")
    assert seen(made)["phase"] == "fight"


# -- rounds -------------------------------------------------------------------------------


def test_after_the_last_round_it_is_a_draw() -> None:
    made = played("1 - " * 599)
    assert seen(made)["round"] == 300
    play(made, "1 -")
    state = seen(made)
    assert state["round"] == 300
    assert state["to_act"] is None
    assert state["phase"] == "over"
    assert state["die"] is None
    assert GAME.winners(made.state) == []
    assert GAME.scores(made.state) == [0, 0]


def test_one_player_against_the_map() -> None:
    alone = changed(players=1, chests=["E3", "H3"], true="H3")
    made = played("4 DRRU open", alone)
    assert seen(made)["round"] == 3  # the second round was lost
    play(made, "3 RRR open 4 DDDD 2 DL")
    assert GAME.winners(made.state) == [0]
    assert GAME.scores(made.state) == [1]


def test_the_first_player_begins_each_round() -> None:
    made = played("1 -", changed(first=1))
    assert seen(made)["to_act"] == 0
    assert seen(made)["round"] == 1
    play(made, "1 -")
    assert seen(made)["to_act"] == 1
    assert seen(made)["round"] == 2


# -- what is known ------------------------------------------------------------------------


def test_undo_stops_where_something_was_shown() -> None:
    made = played("2 DU")
    assert made.undo_target() is None  # two squares were seen to be free
    made = played("2 DU 2 DU")
    assert made.undo_target() == 5  # nothing new: the path may be taken back, not the roll
    for moves in ("sonar", "1 R", "4 DRRU", "4 DRRU open"):
        assert played(moves).undo_target() is None
    assert played(MEETING + " peace").undo_target() is not None


def test_the_observation_is_public_and_complete() -> None:
    made = played("4 DRRU")
    observation = GAME.observe(made.state, 0)
    assert observation == GAME.observe(made.state, 1)
    expected = seen(made)
    expected.update(
        {
            "size": 9,
            "start": "C3",
            "goal": "G8",
            "walls": 2,
            "chests": 3,
            "stood": ["C3", "C4", "D4", "E3", "E4"],
        }
    )
    assert observation == expected


def test_a_redealt_position_looks_the_same() -> None:
    rng = Rng("redeal")
    for moves in ("", "sonar 2 DR", "4 DRRU", "4 DRRU leave sonar", MEETING, TO_THE_GOAL):
        made = played(moves)
        others = [GAME.redeal(made.state, 0, rng) for _ in range(5)]
        for other in others:
            assert GAME.observe(other, 0) == GAME.observe(made.state, 0)
            assert GAME.legal(other) == GAME.legal(made.state)
        assert len({tuple(sorted(other.setup.walls)) for other in others}) > 1


def test_where_no_chest_can_be() -> None:
    made = played("sonar")
    none = without_chest(GAME.observe(made.state, 0))
    assert "C4" in none
    assert "C3" in none
    assert "G8" in none
    assert "E3" not in none
    assert "H3" not in none
    assert len(none) == 1 + 4 + 1


def test_the_last_chest_is_where_all_sonars_agree() -> None:
    made = played("4 DRRU leave sonar 4 DDDD sonar", changed(chests=["B7", "E3", "E9"]))
    # E9 is 8 from C3 and 6 from E3; B7 is nearer to both.
    chances = chest_chances(GAME.observe(made.state, 0))
    assert "B7" in chances
    alone = changed(players=1, chests=["E3", "H3"])
    made = played("4 DRRU leave sonar", alone)
    chances = chest_chances(GAME.observe(made.state, 0))
    assert sorted(chances) == sorted(
        name
        for name in board(9).names
        if board(9).distance(board(9).square("E3"), board(9).square(name)) == 3
        and board(9).distance(board(9).square("C3"), board(9).square(name)) >= 2
        and name not in ("D4", "E4")
    )
    assert 99 <= sum(chances.values()) <= 101 + len(chances)


# -- records and links --------------------------------------------------------------------


def test_a_game_goes_through_record_and_link() -> None:
    made = played(MEETING + " fight d6=5,2 2 RR 1 L")
    read = match.replay(GAME, record.read(record.write(made.record())))
    assert seen(read) == seen(made)
    text = links.encode(links.Link(links.POSITION, made))
    assert len(text) < 80
    back = links.decode(GAME, text).match
    assert back.setup == SETUP
    assert back.moves == made.moves
