"""Every registered game keeps the contract; every check notices a game that does not."""

from typing import Any

import games
from core.game import CHANCE, Option
from core.packing import Packer
from core.rng import Rng
from portable import conformance
from portable.kit import raises
from portable.toy import Toy


def _all_games(check: Any) -> None:
    for game in [games.get(name) for name in games.NAMES] + [Toy()]:
        try:
            check(game)
        except Exception:
            print("in the game " + game.name)  # noqa: T201 - shown with the failure
            raise


def test_legal_lists() -> None:
    _all_games(conformance.check_legal_lists)


def test_end() -> None:
    _all_games(conformance.check_end)


def test_purity() -> None:
    _all_games(conformance.check_purity)


def test_answers_are_copies() -> None:
    _all_games(conformance.check_answers_are_copies)


def test_refusals() -> None:
    _all_games(conformance.check_refusals)


def test_json() -> None:
    _all_games(conformance.check_json)


def test_information() -> None:
    _all_games(conformance.check_information)


def test_revealed() -> None:
    _all_games(conformance.check_revealed)


def test_records() -> None:
    _all_games(conformance.check_records)


def test_links() -> None:
    _all_games(conformance.check_links)


def test_options() -> None:
    _all_games(conformance.check_options)


def test_set_ups() -> None:
    _all_games(conformance.check_set_ups)


def test_names() -> None:
    assert len(set(games.NAMES)) == len(games.NAMES)
    for name in games.NAMES:
        game = games.get(name)
        assert game.name == name
        # Names stand in links and in the names of files.
        assert all("a" <= char <= "z" for char in name)
        assert name not in ("saves", "shell", "engine", "new", "rules")
        assert 1 <= game.seats[0] <= game.seats[1] <= 8
        assert 1 <= game.rules < 64
        assert 1 <= len(game.levels) <= 7
        names = [option.name for option in game.options]
        assert len(set(names)) == len(names)
        assert "training" not in names


# -- games made wrong on purpose ------------------------------------------------------------


class _Unsorted(Toy):
    def legal(self, state: Any) -> "list[str]":
        return list(reversed(super().legal(state)))


class _Twice(Toy):
    def legal(self, state: Any) -> "list[str]":
        return sorted(super().legal(state) * 2)


class _Unfair(Toy):
    def outcomes(self, state: Any) -> "list[tuple[str, int]]":
        return [("die1", 1), ("die2", 0), ("die3", 1)]


class _Endless(Toy):
    def legal(self, state: Any) -> "list[str]":
        return ["wait"] if super().legal(state) else []


class _EarlyWinner(Toy):
    def winners(self, state: Any) -> "list[int]":
        return [0]


class _NoWinner(Toy):
    def winners(self, state: Any) -> "list[int] | None":
        return None


class _AfterTheEnd(Toy):
    def apply(self, state: Any, move: str) -> Any:
        if self.to_act(state) is None:
            return state.copy()
        return super().apply(state, move)


class _ChangesInPlace(Toy):
    def apply(self, state: Any, move: str) -> Any:
        after = super().apply(state, move)
        state.points = after.points
        return after


class _Remembers(Toy):
    turns = 0

    def apply(self, state: Any, move: str) -> Any:
        after = super().apply(state, move)
        _Remembers.turns += 1
        after.points = (after.points[0] + _Remembers.turns, after.points[1])
        return after


class _HandsOutItself(Toy):
    def view(self, state: Any) -> "dict[str, Any]":
        seen = super().view(state)
        if not hasattr(state, "log"):
            state.log = [1]
        seen["log"] = state.log
        return seen


class _TakesAnything(Toy):
    def apply(self, state: Any, move: str) -> Any:
        return super().apply(state, move if move in self.legal(state) else self.legal(state)[0])


class _OtherError(Toy):
    def apply(self, state: Any, move: str) -> Any:
        if move not in self.legal(state):
            raise KeyError(move)
        return super().apply(state, move)


class _Tuples(Toy):
    def observe(self, state: Any, seat: int) -> "dict[str, Any]":
        seen = super().observe(state, seat)
        seen["points"] = state.points
        return seen


class _ShowsTheNext(Toy):
    def observe(self, state: Any, seat: int) -> "dict[str, Any]":
        seen = super().observe(state, seat)
        seen["next"] = state.lamps[state.lit] if state.lit < 4 else 0
        return seen


class _TellsByTheMoves(Toy):
    def legal(self, state: Any) -> "list[str]":
        legal = super().legal(state)
        return legal + ["zap"] if legal and state.lamps[state.lit] == 4 else legal

    def apply(self, state: Any, move: str) -> Any:
        return super().apply(state, "open" if move == "zap" else move)


class _ForgetsToTell(Toy):
    def revealed(self, state: Any) -> "tuple[int, ...]":
        return (0, state.throws)


class _RedealsNothing(Toy):
    def redeal(self, state: Any, seat: int, rng: Rng) -> Any:
        return state


class _RedealsTooMuch(Toy):
    def redeal(self, state: Any, seat: int, rng: Rng) -> Any:
        world = state.copy()
        world.lamps = tuple(rng.shuffled(state.lamps))
        return world


class _TellsThenForgets(Toy):
    def revealed(self, state: Any) -> "tuple[int, ...]":
        return (state.lit, 0 if self.to_act(state) == CHANCE else state.throws)


class _DieShowsNothing(Toy):
    def revealed(self, state: Any) -> "tuple[int, ...]":
        return (state.lit, 0)


class _OptionLost(Toy):
    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> Any:
        state = super().initial(setup, options, players)
        state.points = (len(options), 0)
        return state


class _LinksAnother(Toy):
    def pack_setup(self, packer: Packer, setup: Any, options: Any, players: int) -> None:
        packer.put(7, 24)


class _OnlyChoice(Toy):
    options = (Option("start", (0,)),)


class _OtherErrorInSetUp(Toy):
    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> Any:
        len(setup["lamps"])
        return super().initial(setup, options, players)


class _AlwaysTheSame(Toy):
    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        return {"lamps": [1, 2, 3, 4]}


class _NeverTheSame(Toy):
    made = 0

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        _NeverTheSame.made += 1
        return super().new_setup(options, players, Rng(str(_NeverTheSame.made)))


WRONG = (
    (_Unsorted, conformance.check_legal_lists),
    (_Twice, conformance.check_legal_lists),
    (_Unfair, conformance.check_legal_lists),
    (_Endless, conformance.check_end),
    (_EarlyWinner, conformance.check_end),
    (_NoWinner, conformance.check_end),
    (_AfterTheEnd, conformance.check_end),
    (_ChangesInPlace, conformance.check_purity),
    (_Remembers, conformance.check_purity),
    (_HandsOutItself, conformance.check_answers_are_copies),
    (_TakesAnything, conformance.check_refusals),
    (_OtherError, conformance.check_refusals),
    (_Tuples, conformance.check_json),
    (_ShowsTheNext, conformance.check_information),
    (_TellsByTheMoves, conformance.check_information),
    (_ForgetsToTell, conformance.check_information),
    (_RedealsNothing, conformance.check_information),
    (_RedealsTooMuch, conformance.check_information),
    (_TellsThenForgets, conformance.check_revealed),
    (_DieShowsNothing, conformance.check_revealed),
    (_LinksAnother, conformance.check_links),
    (_OnlyChoice, conformance.check_options),
    (_OptionLost, conformance.check_options),
    (_OtherErrorInSetUp, conformance.check_set_ups),
    (_AlwaysTheSame, conformance.check_set_ups),
    (_NeverTheSame, conformance.check_set_ups),
)


def test_every_check_notices() -> None:
    for wrong, check in WRONG:
        raises(Exception, check, wrong())
        check(Toy())
