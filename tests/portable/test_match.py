"""A match: history, undo as far as information allows, dice, stepping back and forth."""

from typing import Any

from core.errors import TabletopError
from core.match import Match, begin, check_seats, is_chance
from core.record import CPU, HUMAN, MAX_MOVES, Player
from portable.kit import raises
from portable.toy import Toy


def _match(moves: str = "", computer: int = -1, training: bool = False) -> Match:
    players = [Player(CPU, "child") if seat == computer else Player() for seat in (0, 1)]
    options = {"training": True} if training else {}
    match = Match(Toy(), options, {"lamps": [1, 2, 3, 4]}, players)
    for move in moves.split():
        match.play(move)
    return match


def test_moves_lead_from_position_to_position() -> None:
    match = _match("open wait throw die3")
    assert (match.ply, match.to_act) == (4, 1)
    assert [match.at(ply).points for ply in range(5)] == [(0, 0), (1, 0), (1, 0), (1, 0), (4, 0)]
    assert match.state is match.at(4)
    assert not match.is_over


def test_an_illegal_move_changes_nothing() -> None:
    match = _match("open")
    for move in ("fly", "die1", "", 5, None, "x" * 100):
        error = raises(TabletopError, match.play, move)
        assert (error.code, error.ply) == ("illegal-move", 1)
        assert len(error.params["move"]) <= 40
    assert match.moves == ["open"]


class _Trusting(Toy):
    """Takes it for granted that a move is a text of reasonable length."""

    def apply(self, state: Any, move: str) -> Any:
        assert len(move.strip()) < 100
        return super().apply(state, move)


def test_rules_are_asked_about_texts_alone() -> None:
    match = Match(_Trusting(), {}, {"lamps": [1, 2, 3, 4]}, [Player(), Player()])
    for move in (5, None, ["open"], {"a": 1}, True, "x" * 65):
        assert raises(TabletopError, match.play, move).code == "illegal-move"


def test_a_match_ends() -> None:
    match = _match("open open open open")
    assert match.is_over
    assert match.to_act is None
    assert raises(TabletopError, match.play, "open").ply == 4


def test_there_is_an_end_to_moves() -> None:
    match = _match("open")
    match.moves = ["wait"] * MAX_MOVES
    error = raises(TabletopError, match.play, "open")
    assert (error.code, error.ply) == ("too-many-moves", MAX_MOVES)


# -- undo ---------------------------------------------------------------------------------


def test_a_move_that_shows_nothing_can_be_taken_back() -> None:
    match = _match("open wait")
    assert match.undo_target() == 1
    match.undo()
    assert (match.ply, match.to_act) == (1, 1)


def test_undo_stops_where_something_hidden_was_shown() -> None:
    match = _match("open")
    assert match.undo_floor() == 1
    assert match.undo_target() is None
    error = raises(TabletopError, match.undo)
    assert (error.code, error.ply) == ("no-undo", 1)
    match = _match("open wait wait")
    match.undo()
    match.undo()
    assert match.ply == 1
    raises(TabletopError, match.undo)


def test_undo_stops_at_a_fallen_die_but_not_at_the_wish_to_throw() -> None:
    match = _match("throw")
    assert match.undo_target() == 0
    match.play("die2")
    assert match.undo_target() is None
    match.play("wait")
    assert match.undo_target() == 2


def test_nothing_to_undo_at_the_start() -> None:
    assert raises(TabletopError, _match().undo).code == "no-undo"


def test_training_takes_back_everything() -> None:
    match = _match("open throw die2 open wait", training=True)
    assert match.is_training
    assert match.undo_floor() == 0
    plies = []
    while match.undo_target() is not None:
        match.undo()
        plies.append(match.ply)
    assert plies == [4, 3, 1, 0]
    assert match.record().to_json()["options"] == {"training": True}


def test_undo_goes_back_to_a_human_decision() -> None:
    match = _match("wait wait", computer=1)
    assert match.undo_target() == 0
    match.undo()
    assert match.moves == []
    match = _match("wait", computer=0)
    assert match.undo_target() is None


def test_a_finished_game_can_be_taken_back_too() -> None:
    match = _match("open open open open", training=True)
    match.undo()
    assert (match.ply, match.is_over) == (3, False)


# -- redo ---------------------------------------------------------------------------------


def test_redo_makes_it_again() -> None:
    match = _match("open wait wait")
    match.undo()
    match.undo()
    assert match.can_redo
    match.redo()
    assert match.moves == ["open", "wait"]
    match.redo()
    assert match.moves == ["open", "wait", "wait"]
    assert not match.can_redo
    error = raises(TabletopError, match.redo)
    assert (error.code, error.ply) == ("no-redo", 3)


def test_redo_goes_on_through_computers_and_dice() -> None:
    match = _match("wait throw die2 wait", computer=1, training=True)
    match.undo()
    match.undo()
    assert match.ply == 0
    match.redo()
    assert match.moves == ["wait", "throw", "die2"]
    match.redo()
    assert match.moves == ["wait", "throw", "die2", "wait"]


def test_another_move_forgets_what_was_undone() -> None:
    match = _match("wait wait")
    match.undo()
    match.undo()
    match.play("throw")
    assert not match.can_redo


def test_the_same_move_keeps_the_rest_of_what_was_undone() -> None:
    match = _match("wait wait")
    match.undo()
    match.undo()
    match.play("wait")
    match.redo()
    assert match.moves == ["wait", "wait"]
    assert not match.can_redo


def test_an_illegal_move_keeps_what_was_undone() -> None:
    match = _match("wait")
    match.undo()
    raises(TabletopError, match.play, "fly")
    assert match.can_redo


# -- dice ---------------------------------------------------------------------------------


def _throws(seed: str) -> "list[str]":
    match = begin(Toy(), {}, [Player(), Player()], seed)
    for _ in range(3):
        match.play("throw")
        assert is_chance(match)
        match.play(match.chance())
    return match.moves


def test_dice_follow_from_the_seed() -> None:
    assert _throws("a") == _throws("a")
    assert len({" ".join(_throws("s" + str(n))) for n in range(20)}) > 5


def test_the_die_does_not_depend_on_who_asks_how_often() -> None:
    match = begin(Toy(), {}, [Player(), Player()], "a")
    match.play("throw")
    assert len({match.chance() for _ in range(5)}) == 1


def test_dice_without_a_seed_follow_from_set_up_and_moves() -> None:
    fallen = []
    for moves in ("throw", "wait throw", "wait wait throw", "open throw", "open open throw"):
        match = _match(moves)
        assert match.chance() == _match(moves).chance()
        fallen.append(match.chance())
    assert len(set(fallen)) > 1


def test_dice_fall_as_they_are_weighted() -> None:
    fallen = []
    for n in range(300):
        match = begin(Toy(), {}, [Player(), Player()], "w" + str(n))
        match.play("throw")
        fallen.append(match.chance())
    counts = [fallen.count(die) for die in ("die1", "die2", "die3")]
    assert sum(counts) == 300
    assert 25 < counts[0] < 75
    assert 70 < counts[1] < 130
    assert 120 < counts[2] < 180


# -- beginning ----------------------------------------------------------------------------


def test_the_same_seed_begins_the_same_game() -> None:
    players = [Player(), Player()]
    setups = [begin(Toy(), {}, players, "s" + str(n)).setup["lamps"] for n in range(20)]
    assert begin(Toy(), {}, players, "s7").setup["lamps"] == setups[7]
    assert len({str(lamps) for lamps in setups}) > 5


def test_who_may_sit_down() -> None:
    game = Toy()
    for count in (0, 1, 3, 100):
        error = raises(TabletopError, check_seats, game, count)
        assert (error.code, error.params) == ("bad-players", {"fewest": 2, "most": 2})
        raises(TabletopError, begin, game, {}, [Player()] * count, "x")
    error = raises(TabletopError, begin, game, {}, [Player(), Player(CPU, "god")], "x")
    assert (error.code, error.params) == ("bad-level", {"level": "god"})
    for level in game.levels:
        begin(game, {}, [Player(HUMAN), Player(CPU, level)], "x")


def test_options_have_defaults() -> None:
    game = Toy()
    assert game.option({}, "start") == 0
    assert game.option({"start": 1}, "start") == 1
    assert game.option({}, "training") is False
    assert _match().is_training is False


def test_a_record_does_not_change_with_the_match() -> None:
    match = _match("wait")
    found = match.record()
    match.play("wait")
    assert found.moves == ["wait"]
