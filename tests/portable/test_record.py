"""The game record: what it holds, and what is refused."""

from typing import Any

import games
from core import canonical, record
from core.errors import TabletopError
from core.match import begin, open_record, replay
from core.record import CPU, HUMAN, Player
from portable.kit import raises
from portable.playing import insides, random_match
from portable.toy import Toy


def _sample() -> "dict[str, Any]":
    """A record with everything in it, as JSON."""
    match = random_match(Toy(), "sample")
    match.comments = {"0": "はじめ", "3": "a remark\nof two lines"}
    match.date = "2026-11-30"
    match.players = [Player(HUMAN, "", "うさぎ 😀"), Player(CPU, "steady")]
    return match.record().to_json()


def _changed(key: str, value: Any) -> "dict[str, Any]":
    sample = _sample()
    sample[key] = value
    return sample


def test_what_is_written_can_be_read() -> None:
    sample = _sample()
    text = canonical.dumps(sample)
    found = record.read(text)
    assert record.write(found) == text
    assert found.players[0].name == "うさぎ 😀"
    assert found.players[0].is_human
    assert (found.players[1].is_human, found.players[1].level) == (False, "steady")
    assert found.comments["0"] == "はじめ"
    assert insides(replay(Toy(), found).record()) == insides(found)


def test_the_keys_are_those_of_the_format() -> None:
    assert sorted(_sample()) == [
        "comments",
        "date",
        "format",
        "game",
        "moves",
        "options",
        "players",
        "rules",
        "seed",
        "setup",
        "version",
    ]
    assert _sample()["players"] == [
        {"kind": "human", "name": "うさぎ 😀"},
        {"kind": "cpu", "level": "steady"},
    ]


def test_seed_comments_and_date_may_be_missing() -> None:
    sample = _sample()
    for key in ("seed", "comments", "date"):
        sample.pop(key)
    found = record.from_json(sample)
    assert (found.seed, found.comments, found.date) == (None, {}, "")


def test_unknown_keys_are_passed_over() -> None:
    assert record.from_json(_changed("mood", ["good"])).game == "toy"


def test_other_json_is_no_record() -> None:
    for value in ([], "x", 1, None, {}, {"format": "chess"}, {"format": 1}, [_sample()]):
        assert raises(TabletopError, record.from_json, value).code == "not-a-record"


def test_missing_keys_are_named() -> None:
    for key in ("version", "game", "rules", "options", "setup", "players", "moves"):
        sample = _sample()
        sample.pop(key)
        error = raises(TabletopError, record.from_json, sample)
        assert (error.code, error.params, error.ply) == ("bad-value", {"what": key}, -1)


def test_newer_formats_say_so() -> None:
    error = raises(TabletopError, record.from_json, _changed("version", 2))
    assert (error.code, error.params) == ("too-new", {"version": 2})


def test_newer_rules_say_so() -> None:
    found = record.from_json(_changed("rules", 2))
    error = raises(TabletopError, open_record, Toy(), found)
    assert (error.code, error.params) == ("rules-too-new", {"rules": 2})


def test_values_of_the_wrong_kind_are_named() -> None:
    human = {"kind": "human"}
    for key, value, what in (
        ("version", 0, "version"),
        ("version", True, "version"),
        ("version", "1", "version"),
        ("version", 1.0, "version"),
        ("game", 5, "game"),
        ("game", "x" * 65, "game"),
        ("rules", 0, "rules"),
        ("rules", -1, "rules"),
        ("rules", None, "rules"),
        ("options", [], "options"),
        ("setup", None, "setup"),
        ("setup", [], "setup"),
        ("players", {}, "players"),
        ("players", [], "players"),
        ("players", [human] * 9, "players"),
        ("players", [human, 5], "players.1"),
        ("players", [{"kind": "dog"}, human], "players.0.kind"),
        ("players", [{"kind": ["human"]}, human], "players.0.kind"),
        ("players", [{}, human], "players.0.kind"),
        ("players", [human, {"kind": "human", "name": "x" * 65}], "players.1.name"),
        ("players", [human, {"kind": "cpu", "level": 3}], "players.1.level"),
        ("moves", {}, "moves"),
        ("moves", "open", "moves"),
        ("seed", 5, "seed"),
        ("seed", "x" * 201, "seed"),
        ("comments", [], "comments"),
        ("comments", {"x": "a"}, "comments"),
        ("comments", {"": "a"}, "comments"),
        ("comments", {"²": "a"}, "comments"),
        ("comments", {"-1": "a"}, "comments"),
        ("comments", {"123456": "a"}, "comments"),
        ("comments", {"1": 5}, "comments.1"),
        ("comments", {"1": "x" * 2001}, "comments.1"),
        ("date", 5, "date"),
        ("date", None, "date"),
    ):
        error = raises(TabletopError, record.from_json, _changed(key, value))
        assert (error.code, error.params) == ("bad-value", {"what": what}), (key, value)


def test_names_up_to_the_limit_are_read() -> None:
    players = [{"kind": "human", "name": "あ" * 64}, {"kind": "human"}]
    found = record.from_json(_changed("players", players))
    assert found.players[0].name == "あ" * 64


def test_too_many_moves() -> None:
    assert len(record.from_json(_changed("moves", ["open"] * 20000)).moves) == 20000
    error = raises(TabletopError, record.from_json, _changed("moves", ["open"] * 20001))
    assert (error.code, error.ply) == ("too-many-moves", -1)


def test_an_illegal_move_is_placed_and_the_rest_kept() -> None:
    moves = _sample()["moves"]
    for ply in range(len(moves)):
        for bad in ("fly", "", "x" * 65, 5, None, ["open"], {"a": 1}, True, "pass\u0000"):
            damaged = moves[:ply] + [bad] + moves[ply:]
            opened = open_record(Toy(), record.from_json(_changed("moves", damaged)))
            assert opened.match.moves == moves[:ply]
            assert opened.rest == damaged[ply:]
            assert opened.error is not None
            assert (opened.error.code, opened.error.ply) == ("illegal-move", ply)


def test_the_first_of_two_faults_counts() -> None:
    found = record.from_json(_changed("moves", ["fly", 5]))
    opened = open_record(Toy(), found)
    assert opened.error is not None
    assert opened.error.ply == 0
    assert raises(TabletopError, replay, Toy(), found).ply == 0


def test_nothing_can_be_played_after_the_end() -> None:
    sample = _sample()
    sample["moves"].append("open")
    opened = open_record(Toy(), record.from_json(sample))
    assert opened.match.is_over
    assert opened.error is not None
    assert opened.error.ply == len(sample["moves"]) - 1


def test_a_bad_set_up_stands_before_the_first_move() -> None:
    for key, value in (
        ("setup", {}),
        ("setup", {"lamps": [1, 2, 3, 3]}),
        ("options", {"start": 2}),
        ("options", {"start": True}),
        ("options", {"calm": 0}),
        ("options", {"colour": "red"}),
        ("options", {"training": 1}),
        ("players", [{"kind": "human"}]),
        ("players", [{"kind": "human"}] * 3),
        ("players", [{"kind": "human"}, {"kind": "cpu", "level": "god"}]),
        ("players", [{"kind": "human"}, {"kind": "cpu"}]),
    ):
        found = record.from_json(_changed(key, value))
        assert raises(TabletopError, open_record, Toy(), found).ply == -1


def test_a_record_belongs_to_its_game() -> None:
    found = record.from_json(_changed("game", "portas"))
    assert raises(TabletopError, open_record, Toy(), found).code == "unknown-game"
    for name in ("chess", "", "__init__", "portas.rules", "ポルタス", "../portas"):
        assert raises(TabletopError, games.get, name).code == "unknown-game"


def test_every_seed_that_begins_a_game_can_be_read_back() -> None:
    two = [Player(), Player()]
    match = begin(Toy(), {}, two, "x" * 200)
    assert record.read(record.write(match.record())).seed == "x" * 200
    for seed in ("x" * 201, 5, None):
        raises(TabletopError, begin, Toy(), {}, two, seed)
