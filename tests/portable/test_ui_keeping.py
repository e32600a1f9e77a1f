"""What is kept on the device: settings and games, also where it refuses or is damaged."""

import json
from typing import Any

import games
from core import canonical
from core.match import Match
from core.record import CPU, Player
from portable.fakes import FakeStorage
from portable.kit import raises
from portable.playing import random_match
from ui import saves
from ui.saves import KEEP_FINISHED, Save, Saves
from ui.settings import CHOICES, PACE, Settings
from ui.storage import PREFIX, Storage

PORTAS = games.get("portas")
THOUGHT = {"move": "1@14", "value": 0.5, "nodes": 3, "line": [], "why": "take", "params": {}}


def _save(id: str = "one", seed: str = "keep", plies: int = 5, when: int = 1) -> Save:
    match = random_match(PORTAS, seed, {}, plies)
    save = Save(id, when, match.is_over, match.record())
    save.notes = {"3": dict(THOUGHT)}
    save.kept = {"marks": [1]}
    return save


def _name(save: Save) -> str:
    return PREFIX + "game/" + save.id


# -- storage ------------------------------------------------------------------------------


def test_storage_keeps_texts_by_name() -> None:
    backend = FakeStorage()
    storage = Storage(backend)
    assert storage.put("a/1", "one")
    assert storage.put("a/2", "two")
    assert storage.put("b", "three")
    backend.items["someone-else"] = "theirs"
    assert storage.names("a/") == ["a/1", "a/2"]
    assert storage.names("") == ["a/1", "a/2", "b"]
    assert (storage.get("a/1"), storage.get("c")) == ("one", None)
    storage.drop("a/1")
    assert storage.get("a/1") is None
    assert backend.items["someone-else"] == "theirs"
    assert not storage.failed


def test_storage_that_is_not_there_is_said_and_harmless() -> None:
    broken = FakeStorage()
    broken.broken = True
    for backend in (None, broken):
        storage = Storage(backend)
        assert storage.get("a") is None
        assert storage.names("") == []
        assert storage.put("a", "1") is False
        storage.drop("a")
        assert storage.failed


def test_storage_that_was_full_and_is_not_any_more() -> None:
    backend = FakeStorage()
    storage = Storage(backend)
    backend.full = True
    assert not storage.put("a", "1")
    assert storage.failed
    backend.full = False
    assert storage.put("a", "1")
    assert not storage.failed


# -- settings -----------------------------------------------------------------------------


def test_settings_are_remembered() -> None:
    storage = Storage(FakeStorage())
    settings = Settings(storage, "en")
    settings.choose("theme", "dark")
    settings.choose("speed", "off")
    settings.choose("language", "ja")
    settings.remember_name(1, "うさぎ")
    settings.last_setup["portas"] = "h-h"
    settings.keep()
    again = Settings(storage, "en")
    assert again.values == {"language": "ja", "theme": "dark", "speed": "off"}
    assert (again.name(0), again.name(1), again.name(2)) == ("", "うさぎ", "")
    assert again.last_setup == {"portas": "h-h"}


def test_the_browsers_language_is_the_first_choice() -> None:
    for language, chosen in (("en", "en"), ("ja", "ja"), ("fr", "ja"), ("", "ja")):
        assert Settings(Storage(None), language).values["language"] == chosen


def test_values_that_do_not_exist_cannot_be_chosen() -> None:
    settings = Settings(Storage(None), "en")
    for name, value in (("theme", "pink"), ("colour", "dark"), ("language", "fr"), ("theme", "")):
        settings.choose(name, value)
    assert settings.values == {"language": "en", "theme": "system", "speed": "normal"}


def test_every_speed_has_a_pace() -> None:
    assert sorted(CHOICES["speed"]) == sorted(PACE)


def test_damaged_settings_fall_back() -> None:
    for text in (
        "",
        "nonsense",
        "[]",
        "5",
        "null",
        '{"theme":"pink","speed":7,"language":["en"],"names":5,"last_setup":[]}',
        '{"theme":{},"names":[1,null,["x"]],"last_setup":"h-h"}',
        '{"theme":null',
        "[" * 5000,
        "{1:2}",
        '{"names":"abc"}',
    ):
        backend = FakeStorage()
        backend.items[PREFIX + "settings"] = text
        settings = Settings(Storage(backend), "en")
        assert settings.values == {"language": "en", "theme": "system", "speed": "normal"}
        assert settings.names == []
        assert settings.last_setup == {}
        settings.choose("theme", "light")
        assert Settings(Storage(backend), "en").values["theme"] == "light"


def test_names_are_cut_to_what_a_record_takes() -> None:
    settings = Settings(Storage(FakeStorage()), "en")
    settings.remember_name(0, "x" * 100)
    assert settings.name(0) == "x" * 64
    backend = FakeStorage()
    backend.items[PREFIX + "settings"] = json.dumps({"names": ["y" * 100] * 20})
    again = Settings(Storage(backend), "en")
    assert again.names == ["y" * 64] * 8


def test_settings_go_on_without_storage() -> None:
    settings = Settings(Storage(None), "en")
    settings.choose("theme", "dark")
    assert settings.values["theme"] == "dark"


# -- games --------------------------------------------------------------------------------


def test_a_kept_game_comes_back() -> None:
    kept = Saves(Storage(FakeStorage()))
    save = _save()
    save.resigned = 1
    assert kept.write(save)
    found = kept.read("one")
    assert found is not None
    assert (found.id, found.when, found.over, found.resigned) == ("one", 1, False, 1)
    assert found.notes == {"3": THOUGHT}
    assert found.kept == {"marks": [1]}
    match = saves.opened(found)
    assert match.moves == save.record.moves
    assert saves.export(found) == canonical.dumps(save.record.to_json())
    assert kept.read("two") is None
    assert kept.read("") is None


def test_games_are_listed_newest_first() -> None:
    kept = Saves(Storage(FakeStorage()))
    for name, when in (("b", 5), ("a", 5), ("c", 9), ("d", 1)):
        kept.write(_save(name, "list" + name, 2, when))
    assert [save.id for save in kept.all()] == ["c", "a", "b", "d"]
    kept.delete("a")
    assert [save.id for save in kept.all()] == ["c", "b", "d"]


def test_a_damaged_save_is_set_aside_whole() -> None:
    good = _save()
    for damage in (
        "",
        "nonsense",
        "[]",
        '{"record":null}',
        '{"record":{"format":"tabletop-record"}}',
        _damaged("game", "chess"),
        _damaged("moves", 5),
        _damaged("version", 2),
        _damaged("players", []),
    ):
        backend = FakeStorage()
        kept = Saves(Storage(backend))
        kept.write(good)
        backend.items[PREFIX + "game/bad"] = damage
        assert [save.id for save in kept.all()] == ["one"]
        assert kept.aside() == [("bad", damage)]
        assert PREFIX + "game/bad" not in backend.items
        assert kept.read("bad") is None
        kept.delete_aside("bad")
        assert kept.aside() == []


def _damaged(key: str, value: Any) -> str:
    record = _save().record.to_json()
    record[key] = value
    return json.dumps({"when": 1, "over": False, "record": record})


def test_a_damaged_save_is_never_lost_to_a_full_device() -> None:
    backend = FakeStorage()
    kept = Saves(Storage(backend))
    backend.items[PREFIX + "game/bad"] = "nonsense"
    backend.full = True
    assert kept.all() == []
    assert backend.items == {PREFIX + "game/bad": "nonsense"}
    backend.full = False
    assert kept.all() == []
    assert kept.aside() == [("bad", "nonsense")]


def test_a_game_with_a_damaged_move_opens_up_to_there() -> None:
    backend = FakeStorage()
    kept = Saves(Storage(backend))
    record = _save().record.to_json()
    record["moves"][3] = "6@99"
    backend.items[PREFIX + "game/part"] = json.dumps({"when": 1, "over": False, "record": record})
    save = kept.read("part")
    assert save is not None
    assert saves.opened(save).ply == 3
    # Exporting gives all of it, the damaged rest too.
    assert json.loads(saves.export(save))["moves"] == record["moves"]


def test_a_game_without_a_start_says_so() -> None:
    backend = FakeStorage()
    backend.items[PREFIX + "game/x"] = _damaged("setup", {})
    save = Saves(Storage(backend)).read("x")
    assert save is not None
    raises(ValueError, saves.opened, save)


def test_odd_extras_of_a_save_are_dropped_and_the_game_kept() -> None:
    record = _save().record.to_json()
    for extras in (
        {"when": "yesterday", "over": 1, "resigned": "me", "notes": [], "kept": 5},
        {"when": None, "resigned": 7, "notes": {"x": THOUGHT, "²": THOUGHT, "": THOUGHT}},
        {"resigned": -1, "notes": {"1": 5, "2": {}, "3": {"move": 1, "why": "x", "params": {}}}},
        {"resigned": True, "notes": {"1": {"move": "x", "why": "y", "params": []}}},
        {},
    ):
        backend = FakeStorage()
        value = dict(extras)
        value["record"] = record
        backend.items[PREFIX + "game/odd"] = json.dumps(value)
        save = Saves(Storage(backend)).read("odd")
        assert save is not None
        assert (save.when, save.over, save.resigned) == (0, False, None)
        assert (save.notes, save.kept) == ({}, {})


def test_writing_says_whether_it_worked() -> None:
    backend = FakeStorage()
    backend.full = True
    assert Saves(Storage(backend)).write(_save()) is False
    assert Saves(Storage(None)).write(_save()) is False


def test_the_oldest_finished_games_go_first() -> None:
    kept = Saves(Storage(FakeStorage()))
    kept.write(_save("going-on", "prune", 3, 0))
    for n in range(KEEP_FINISHED + 3):
        kept.write(_save("done%02d" % n, "prune", 1000, n + 1))
    kept.prune()
    left = [save.id for save in kept.all()]
    assert len(left) == KEEP_FINISHED + 1
    assert "going-on" in left
    assert "done02" not in left
    assert "done03" in left


def _twin(options: Any, seats: "list[str]", plies: int) -> Match:
    players = [Player(CPU, level) if level else Player() for level in seats]
    match = Match(PORTAS, options, _save().record.setup, players)
    for move in _save().record.moves[:plies]:
        match.play(move)
    return match


def test_a_game_is_found_by_all_that_makes_it_this_game() -> None:
    kept = Saves(Storage(FakeStorage()))
    kept.write(_save())
    two = ["", ""]
    for options in ({}, {"assist": True}, {"first": "random", "training": False}):
        found = kept.find(_twin(options, two, 5))
        assert found is not None
        assert found.id == "one"
    assert kept.find(_twin({}, two, 4)) is None
    assert kept.find(_twin({}, ["", "strong"], 5)) is None
    assert kept.find(_twin({"hide_used": True}, two, 5)) is None
    assert kept.find(_twin({"training": True}, two, 5)) is None
    assert kept.find(random_match(PORTAS, "another", {}, 5)) is None


def test_looking_for_a_game_passes_over_those_with_odd_options() -> None:
    backend = FakeStorage()
    kept = Saves(Storage(backend))
    for n, options in enumerate(({"first": [1]}, {"training": {"a": 1}}, {"x": 1})):
        backend.items[PREFIX + "game/odd" + str(n)] = _damaged("options", options)
    kept.write(_save())
    found = kept.find(_twin({}, ["", ""], 5))
    assert found is not None
