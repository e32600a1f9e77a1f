"""Questions asked from outside: a match gone on with, thinking in slices, stopped early."""

from typing import Any

import engine
import games
from core.errors import TabletopError
from core.match import Match, begin
from core.record import CPU, Player
from core.rng import Rng
from engine import thinking
from portable.kit import raises


def _played(name: str, plies: int, seed: str = "t") -> Match:
    game = games.get(name)
    players = [Player(CPU, "steady") for _ in range(max(2, game.seats[0]))]
    match = begin(game, {}, players, seed)
    rng = Rng(seed)
    while match.ply < plies:
        if type(match.to_act) is int:
            match.play(rng.choice(game.legal(match.state)))
        else:
            match.play(match.chance())
    return match


def _request(match: Match, level: str = "steady") -> "dict[str, Any]":
    return {"record": match.record().to_json(), "level": level, "seed": "s"}


def _finished(question: thinking.Thinking) -> "dict[str, Any]":
    while question.go_on():
        pass
    return question.answer()


def test_slices_come_to_what_choosing_at_once_comes_to() -> None:
    for name in games.NAMES:
        match = _played(name, 6)
        while type(match.to_act) is not int:
            match.play(match.chance())
        for level in engine.LIGHT:
            at_once = engine.choose(match.game, match.state, level, None, "s")
            assert _finished(thinking.thinking(_request(match, level))) == at_once.to_json()


def test_a_match_that_is_known_is_gone_on_with() -> None:
    for name in games.NAMES:
        known = _played(name, 4)
        more = _played(name, 7)
        assert thinking.followed(known, more.record()) is known
        assert known.moves == more.moves
        assert known.game.view(known.state) == more.game.view(more.state)


def test_a_match_that_went_another_way_is_replayed() -> None:
    known = _played("portas", 5)
    for other in (_played("portas", 3), _played("portas", 6, "other"), _played("patapata", 4)):
        found = thinking.followed(known, other.record())
        assert found is not known and found.moves == other.moves
        assert found.game.name == other.game.name
    assert known.ply == 5


def test_an_answer_asked_for_early_is_a_weaker_players() -> None:
    match = _played("knolling", 8)
    question = thinking.thinking(_request(match))
    assert question.go_on() and question.thought is None
    weaker = engine.choose(match.game, match.state, "child", None, "s")
    assert question.answer() == weaker.to_json()


def test_what_is_not_legal_is_refused() -> None:
    request = _request(_played("portas", 3))
    request["record"]["moves"] = ["nonsense"]
    assert raises(TabletopError, thinking.thinking, request)
    assert raises(TabletopError, thinking.thinking, _request(_played("portas", 3), "wizard"))
