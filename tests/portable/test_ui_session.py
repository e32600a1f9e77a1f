"""A game at this device: who may act, what is shown, giving up, looking back."""

from typing import Any

import games
from core import links, record
from core.catalogue import LANGUAGES
from core.errors import TabletopError
from core.match import Match
from core.record import CPU, HUMAN, Player
from portable.fakes import FakeStorage
from portable.kit import raises
from portable.pages import catalogue
from portable.playing import random_match
from ui import tables
from ui.session import Session, player_names, restore, seat_players
from ui.settings import Settings
from ui.storage import Storage

PORTAS = games.get("portas")
TABLE = tables.get("portas")
T = catalogue("en", "portas")
THOUGHT = {"move": "1@14", "value": 0.5, "nodes": 3, "line": [], "why": "pass", "params": {}}


def _session(
    plies: int = 0,
    seats: Any = ("", ""),
    options: "dict[str, Any] | None" = None,
    seed: str = "session",
) -> Session:
    played = random_match(PORTAS, seed, options, plies)
    players = [Player(CPU, level) if level else Player() for level in seats]
    match = Match(PORTAS, played.options, played.setup, players, played.seed)
    for move in played.moves:
        match.play(move)
    return Session(match, TABLE, "id")


def test_two_people_act_in_turn() -> None:
    session = _session()
    for _ in range(4):
        assert session.human_to_act
        view = session.view(T)
        assert view.active
        assert view.legal == PORTAS.legal(session.match.state)
        session.play(view.legal[0])
    assert session.humans == [0, 1]


def test_a_person_waits_for_a_computer() -> None:
    session = _session(seats=("steady", ""))
    if session.actor == 1:
        session.play(session.view(T).legal[0])
    assert session.actor == 0
    assert not session.human_to_act
    view = session.view(T)
    assert (view.active, view.legal, view.me) == (False, [], 1)
    assert view.seen == PORTAS.observe(session.match.state, 1)


def test_looking_back_shows_and_allows_nothing_else() -> None:
    session = _session(6)
    session.ui = {"card": 3}
    session.hint = dict(THOUGHT)
    session.look(2)
    assert (session.ply, session.cursor) == (2, 2)
    view = session.view(T)
    assert (view.active, view.legal, view.ui) == (False, [], {})
    assert view.seen == PORTAS.observe(session.match.at(2), session.watcher(session.match.at(2)))
    assert view.last == session.match.moves[1]
    assert session.hint is None
    session.look(-5)
    assert session.ply == 0
    assert session.view(T).last == ""
    session.look(99)
    assert (session.ply, session.cursor) == (6, None)


def test_a_scene_comes_before_the_next_turn() -> None:
    session = _session(2)
    session.scene = {"seen": PORTAS.observe(session.match.at(1), 0)}
    assert not session.human_to_act
    assert session.view(T).seen == PORTAS.observe(session.match.at(1), 0)


def test_what_was_picked_up_is_put_back_by_a_move() -> None:
    session = _session(2, options={"training": True})
    session.ui, session.hint, session.kept = {"card": 1}, dict(THOUGHT), {"marks": 1}
    session.play(session.view(T).legal[0])
    assert (session.ui, session.hint, session.kept) == ({}, None, {"marks": 1})
    session.ui = {"card": 1}
    session.undo()
    assert session.ui == {}


def test_the_set_up_is_shown_only_at_the_end() -> None:
    session = _session(1000)
    assert session.is_over
    assert session.view(T).setup == session.match.setup
    assert _session(5).view(T).setup is None


# -- undo, giving up ----------------------------------------------------------------------


def test_what_was_thought_is_forgotten_when_the_game_goes_another_way() -> None:
    session = _session(4, options={"training": True})
    session.notes = {"1": dict(THOUGHT), "2": dict(THOUGHT), "3": dict(THOUGHT)}
    assert session.can_undo
    session.undo()
    assert session.match.ply == 3
    session.redo()
    assert session.match.ply == 4
    assert sorted(session.notes) == ["1", "2", "3"]
    session.undo()
    moves = session.match.game.legal(session.match.state)
    session.play(moves[0], dict(THOUGHT, move=moves[0]))
    assert sorted(session.notes) == ["1", "2", "3"]
    assert session.notes["3"]["move"] == moves[0]
    session.undo()
    session.play(moves[0])
    assert sorted(session.notes) == ["1", "2"]


def test_whoever_gives_up_has_lost() -> None:
    session = _session(4, options={"training": True})
    session.undo()
    session.resigned = session.actor
    assert session.is_over
    assert session.winners() == [1 - session.resigned]
    assert (session.actor, session.human_to_act) == (None, False)
    assert (session.can_undo, session.can_redo) == (False, False)
    assert raises(TabletopError, session.play, "pass").code == "game-over"
    assert raises(TabletopError, session.redo).code == "game-over"
    assert session.match.ply == 3


def test_winners_by_the_rules() -> None:
    session = _session(1000)
    assert session.winners() == PORTAS.winners(session.match.state)
    assert _session(5).winners() == []


# -- in words -----------------------------------------------------------------------------


def test_every_move_has_a_sentence() -> None:
    for language in LANGUAGES:
        t = catalogue(language, "portas")
        for seed in ("s1", "s2", "s3"):
            session = _session(1000, seed=seed)
            for ply in range(1, session.match.ply + 1):
                sentence = session.sentence(t, ply)
                move = session.match.moves[ply - 1]
                if move == "pass":
                    continue
                card, _, treasure = move.partition("@")
                assert card in sentence
                assert treasure in sentence


def test_a_sentence_follows_when_the_game_goes_another_way() -> None:
    decks = [[6, 5, 6, 5, 3, 3, 1, 1, 1, 2, 2, 2, 4, 4], [6, 4, 6, 5, 3, 3, 1, 1, 1, 2, 2, 2, 4, 5]]
    setup = {"treasures": [11, 12, 13, 14, 15], "decks": decks, "first": 0}
    match = Match(PORTAS, {"training": True}, setup, [Player(), Player()])
    session = Session(match, TABLE, "id")
    for first, left in (("5@12", 6), ("5@11", 1)):
        session.play(first)
        session.play("5@11")
        assert session.sentence(T, 2) == T(
            "portas.log.play", name="Player 2", card=5, treasure=11, left=left
        )
        session.undo()
        session.undo()
    assert session.can_redo


def test_a_sentence_is_in_the_language_asked_for() -> None:
    session = _session(3)
    assert session.sentence(T, 1) != session.sentence(catalogue("ja", "portas"), 1)


# -- who sits where -----------------------------------------------------------------------


def test_names() -> None:
    human, cpu = Player(), Player(CPU, "strong")
    named = Player(HUMAN, "", "うさぎ")
    assert player_names(T, [human, cpu]) == ["You", "Computer (strong)"]
    assert player_names(T, [human, human]) == ["Player 1", "Player 2"]
    assert player_names(T, [named, human]) == ["うさぎ", "Player 2"]
    assert player_names(T, [Player(CPU, "child", "Robo"), cpu]) == ["Robo", "Computer (strong)"]
    assert player_names(T, [human]) == ["You"]


def test_seats_for_a_new_game() -> None:
    settings = Settings(Storage(FakeStorage()), "en")
    settings.remember_name(0, "うさぎ")
    players = seat_players(["human", "child", "human"], settings)
    assert [(player.kind, player.level, player.name) for player in players] == [
        ("human", "", "うさぎ"),
        ("cpu", "child", ""),
        ("human", "", ""),
    ]


def test_the_seat_drawn_nearest() -> None:
    for seats, me in ((("", ""), 0), (("steady", ""), 1), (("", "steady"), 0), (("child",) * 2, 0)):
        assert _session(seats=seats).me == me


def test_two_people_each_look_with_their_own_eyes() -> None:
    session = _session(3)
    for ply in range(4):
        state = session.match.at(ply)
        assert session.watcher(state) == PORTAS.to_act(state)


# -- keeping and sharing ------------------------------------------------------------------


def test_a_session_comes_back_from_its_save() -> None:
    session = _session(5)
    session.notes = {"2": dict(THOUGHT)}
    session.kept = {"marks": [1, 2]}
    session.resigned = 1
    save = session.save(77)
    assert (save.id, save.when, save.over) == ("id", 77, True)
    again = restore(save, session.match, TABLE)
    assert again.notes == session.notes
    assert (again.id, again.kept, again.resigned) == ("id", session.kept, 1)


def test_links_and_records() -> None:
    session = _session(5)
    link = links.decode(PORTAS, session.link(links.POSITION))
    assert link.match.moves == session.match.moves
    assert links.decode(PORTAS, session.link(links.START)).match.moves == []
    assert record.read(session.record_text()).moves == session.match.moves


def test_an_opponent_that_suits_better_after_the_game() -> None:
    levels = PORTAS.levels
    for seed in ("a", "b", "c", "d"):
        for place, level in enumerate(levels):
            session = _session(2000, ("", level), seed=seed)
            winners = session.winners()
            if winners == [0]:
                assert session.next_level() == (levels + ("",))[place + 1]
            elif winners == [1]:
                assert session.next_level() == (("",) + levels)[place]
    gave_up = _session(3, ("", "strong"))
    gave_up.resigned = 0
    assert gave_up.next_level() == "steady"
    assert _session(2000, ("", "")).next_level() == ""
    assert _session(2000, ("child", "child")).next_level() == ""
