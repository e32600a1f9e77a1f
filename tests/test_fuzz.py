"""Whatever text comes from outside, readers raise `TabletopError` or nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import games
import text as texts
from core import canonical, healing, links, packing, record
from core.catalogue import Catalogue
from core.errors import TabletopError
from core.links import POSITION, Link
from core.match import open_record
from portable.fakes import FakeStorage
from portable.playing import random_match, some_options
from tools.fuzz import fuzz, packed, stream_of
from ui import answers, routes, saves, session, tables
from ui.pages.play import picture as play
from ui.pages.play.playing import Situation
from ui.saves import Saves
from ui.settings import Settings
from ui.storage import PREFIX, Storage
from ui.table import Offer

PORTAS = games.get("portas")
MATCH = random_match(PORTAS, "fuzz")
RECORD = record.write(MATCH.record())
LINK = links.encode(Link(POSITION, MATCH))
HALF = random_match(PORTAS, "fuzz", {"training": True}, 9)

quick = settings(max_examples=300, deadline=None, derandomize=True)

any_text = st.text(st.characters(codec=None), max_size=200)
"""Any text at all, halves of surrogate pairs included."""

any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | any_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(any_text, inner, max_size=4),
    max_leaves=12,
)


def allowed(call: Callable[..., Any], *args: Any) -> Any:
    """What the call gives, or the one error it may raise, where a check raised it."""
    try:
        return call(*args)
    except TabletopError as error:
        assert error.code
        assert str(error)
        assert error.hole is None, f"no check, only the last guard saw {error.hole!r}"
        return error


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """``text`` with a few pieces cut out, doubled, replaced or put in."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(
            st.sampled_from(["", text[start:end] * 2, '"', "{", "]", ",", "\\", "-", "9" * 30])
            | any_text
        )
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def altered(draw: st.DrawFn, value: Any) -> Any:
    """A JSON value with one thing in it replaced, wherever it is."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(altered(value[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        index = draw(st.integers(0, len(value) - 1))
        return [*value[:index], draw(altered(value[index])), *value[index + 1 :]]
    return draw(any_json)


# -- JSON and records ---------------------------------------------------------------------


@quick
@given(any_text | mutated(RECORD))
@example('"\ud800"')
@example('"\\ud800"')
@example("9" * 5000)
@example("[" * 200000)
@example('{"a":' * 200000)
@example("1e999")
def test_json(text: str) -> None:
    value = allowed(canonical.loads, text)
    if not isinstance(value, TabletopError):
        assert canonical.loads(canonical.dumps(value)) == value


def _open(text: str) -> Any:
    found = record.read(text)
    opened = open_record(games.get(found.game), found)
    # What was accepted can be written, read and linked again.
    again = record.read(record.write(found))
    assert record.write(again) == record.write(found)
    assert opened.match.moves + opened.rest == found.moves
    assert links.decode(opened.match.game, links.encode(Link(POSITION, opened.match)))
    return opened


@quick
@given(any_text | mutated(RECORD) | any_json.map(json.dumps))
def test_records_as_text(text: str) -> None:
    allowed(_open, text)


@quick
@given(altered(json.loads(RECORD)))
def test_records_with_one_thing_replaced(value: Any) -> None:
    allowed(_open, json.dumps(value))


# -- links and addresses ------------------------------------------------------------------


@quick
@given(any_text | mutated(LINK) | st.text(packing.ALPHABET).map("portas.1".__add__))
def test_links(text: str) -> None:
    found = allowed(links.decode, PORTAS, text)
    if isinstance(found, Link):
        assert found.cut or text == LINK


@quick
@given(st.text(packing.ALPHABET, max_size=60), st.integers(0, 40))
def test_links_that_are_forged_well(payload: str, cut: int) -> None:
    """Everything in the header is right; what it stands before is anything."""
    text = links.sealed("portas", payload)
    found = allowed(links.decode, PORTAS, text)
    if isinstance(found, Link):
        assert not found.cut
        if found.kind == POSITION:
            assert links.encode(found) == text
    allowed(links.decode, PORTAS, text[: max(7, len(text) - cut)])


@quick
@given(any_text | mutated("https://example.org/?a=%20#" + LINK + "&b=1") | mutated(LINK * 3))
def test_healing(text: str) -> None:
    found = healing.heal(text, games.NAMES)
    assert found in ("", LINK), "there is no other link in it"
    assert healing.heal(found, games.NAMES) == found


@quick
@given(st.lists(st.tuples(st.integers(0, 2**20), st.integers(1, 2**20)), max_size=40))
def test_packing(pairs: list[tuple[int, int]]) -> None:
    packer = packing.Packer()
    pairs = [(value % radix, radix) for value, radix in pairs]
    for value, radix in pairs:
        packer.put(value, radix)
    unpacker = packing.Unpacker(packer.text())
    assert [unpacker.take(radix) for _, radix in pairs] == [value for value, _ in pairs]
    unpacker.finish()


@quick
@given(any_text | mutated("#portas.new.h-2.first-1.training-1") | mutated("#" + LINK))
def test_addresses(text: str) -> None:
    route = routes.parse(text)
    again = routes.parse("#" + route.fragment())
    assert (again.page, again.game, again.rest) == (route.page, route.game, route.rest)
    if route.page == routes.SETUP:
        found = routes.decode_choices(PORTAS, route.rest)
        if found is not None:
            assert PORTAS.check_options(found[1]) == found[1]
            assert routes.decode_choices(PORTAS, routes.encode_choices(PORTAS, *found)) is not None


@quick
@given(any_text | mutated("h-2.first-1.training-1"))
@example("h-²")
@example("h-h.first-" + "1" * 5000)
def test_choices(text: str) -> None:
    routes.decode_choices(PORTAS, text)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_sample_of_what_make_fuzz_forges(name: str) -> None:
    report = fuzz([name], 3000, "sample")
    assert not report.holes
    assert sum(report.ends.values()) == 3000
    assert report.ends[name, "read"] > 100, "most of what is forged is refused at the door"
    assert report.ends[name, "link-damaged"] > 100


SEATS = [(name, seats) for name in games.NAMES for seats in range(9)]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_any_number_of_seats_in_a_link(name: str, seats: int) -> None:
    game = games.get(name)
    stream = stream_of(Link(POSITION, random_match(game, "seats", {}, 3)))
    before, (count, radix), after = stream[:2], stream[2], stream[3:]
    players, rest = [(0, 8)] * seats, after[count:]
    text = links.sealed(name, packed([*before, (seats, radix), *players, *rest]))
    found = allowed(links.decode, game, text)
    fewest, most = game.seats
    assert isinstance(found, TabletopError) or fewest <= len(found.match.players) <= most


def test_the_tool_sees_a_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> dict[str, Any]:
        return {"a": 1 // 0}

    monkeypatch.setattr(type(PORTAS), "unpack_setup", broken)
    report = fuzz(["portas"], 300, "hole")
    assert any("link-damaged for ZeroDivisionError" in hole for hole in report.holes)
    assert "HOLE" in "\n".join(report.lines())
    with pytest.raises(TabletopError) as caught:
        links.decode(PORTAS, LINK)
    assert caught.value.code == "link-damaged"


# -- what the worker sends ----------------------------------------------------------------

SENT = {"move": "1@14", "why": "take", "params": {"points": 3}, "value": 0.5, "done": True}


@quick
@given(any_text | mutated(json.dumps(SENT)) | altered(SENT).map(json.dumps))
@example("loading 1e9")
@example("loading " + "9" * 5000)
@example("loading ²")
def test_answers_of_the_worker(text: str) -> None:
    for reader in (answers.thought, answers.solution, answers.hashes):
        allowed(reader, text)
    assert answers.progress(text) >= 0


# -- what the device keeps ----------------------------------------------------------------

SETTINGS = '{"language":"en","last_setup":{"portas":"h-2"},"names":["A","B"],"theme":"dark"}'


@quick
@given(any_text | mutated(SETTINGS) | altered(json.loads(SETTINGS)).map(json.dumps))
def test_settings(text: str) -> None:
    backend = FakeStorage()
    backend.items[PREFIX + "settings"] = text
    found = Settings(Storage(backend), "en")
    found.remember_name(3, "C")
    assert Settings(Storage(backend), "en").name(3) == "C"


def _kept() -> dict[str, Any]:
    save = saves.Save("x", 5, False, HALF.record())
    save.notes = {"1": {"move": "1@14", "why": "take", "params": {"points": 3}}}
    save.kept = {"marks": [1]}
    backend = FakeStorage()
    Saves(Storage(backend)).write(save)
    found: dict[str, Any] = json.loads(backend.items[PREFIX + "game/x"])
    return found


KEPT = _kept()


@quick
@given(any_text | mutated(json.dumps(KEPT)) | altered(KEPT).map(json.dumps))
def test_saves(text: str) -> None:
    backend = FakeStorage()
    backend.items[PREFIX + "game/x"] = text
    kept = Saves(Storage(backend))
    kept.find(HALF)
    kept.prune()
    save = kept.read("x")
    if save is None:
        assert kept.aside() == [("x", text)]
        return
    assert backend.items[PREFIX + "game/x"] == text
    saves.export(save)
    assert kept.write(save)
    allowed(saves.opened, save)


MARK = {"rest": 2, "a1": "wall", "b2": "x"}
BESIDE = {
    "tool": "wall",
    "show": {"paths": True},
    "marks": {"0": MARK, "1": MARK},
    "holds": {
        "0": {"setting": 3, "quarters": 1, "pencil": ["a1o"], "notes": {"4": "x"}, "prompt": 1}
    },
}


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("plies", [9, 20000])
@settings(quick, max_examples=40)
@given(st.data())
def test_games_are_shown_whatever_is_kept_beside_them(
    name: str, plies: int, data: st.DataObject
) -> None:
    game = games.get(name)
    match = random_match(game, "beside", {}, plies)
    value = json.loads(json.dumps(KEPT))
    value["record"] = match.record().to_json()
    thought = data.draw(altered(SENT), label="thought")
    value["notes"] = {str(ply): thought for ply in (1, 2, match.ply - 1)}
    value["kept"] = data.draw(altered(BESIDE), label="kept")
    value["resigned"] = data.draw(st.sampled_from([None, 0, 1, 2, -1]))
    backend = FakeStorage()
    backend.items[PREFIX + "game/x"] = json.dumps(value)
    save = Saves(Storage(backend)).read("x")
    if save is not None:
        shown = session.restore(save, saves.opened(save), tables.get(name))
        assert play.present(_texts(name), shown, Situation()).tag


def _texts(game: str) -> Catalogue:
    t = Catalogue("en")
    for table in ("shell", game, game + "_why"):
        t.add(texts.table("en", table))
    return t


EXTRA = {
    "seed": "word",
    "date": "2024-02-29",
    "slot": 3,
    "draws": 2,
    "course": [["o.x", "..o"]] * 12,
}


@pytest.mark.parametrize("name", games.NAMES)
@settings(quick, max_examples=60)
@given(altered(EXTRA), st.integers(0, 20))
def test_games_are_set_up_whatever_was_kept_from_last_time(
    name: str, extra: Any, choice: int
) -> None:
    game = games.get(name)
    backend = FakeStorage()
    backend.items[PREFIX + "settings"] = json.dumps({"extras": {name: extra}})
    kept = Settings(Storage(backend), "en").extras.get(name)
    options = some_options(game)
    chosen = options[choice % len(options)]
    offer = Offer(game, chosen, kept if isinstance(kept, dict) else {}, "2024-03-01")
    tables.get(name).setup_panel(_texts(name), offer)
    allowed(tables.get(name).start, _texts(name), offer, game.seats[0])
