"""What is hidden changes nothing: not the screen, not its words, not a computer's move."""

from typing import Any

import engine
import games
from core.catalogue import LANGUAGES
from core.game import Game
from core.match import Match
from core.record import Player
from core.rng import Rng
from portable.pages import catalogue
from portable.playing import insides, random_match
from ui import tables
from ui.session import Session
from ui.vdom import Node


class _World(Match):
    """A match that stands in a position made up beside its own moves."""

    def stand_in(self, state: Any, moves: "list[str]") -> None:
        """Show ``state`` as if ``moves`` had led there."""
        self.moves = list(moves)
        self._states = [state] * (len(moves) + 1)


def _written(node: Node) -> Any:
    """A picture as plain values."""
    return [node.tag, sorted(node.props.items(), key=str), [_written(kid) for kid in node.kids]]


def _screen(game: Game, state: Any, match: Match, t: Any) -> Any:
    world = _World(game, match.options, match.setup, match.players)
    world.stand_in(state, [])
    session = Session(world, tables.get(game.name), "id")
    view = session.view(t)
    shown = [_written(session.table.present(view)), session.table.describe(view)]
    if view.active:
        shown.append(session.table.prompt(view))
    return shown


def test_screens_show_nothing_hidden() -> None:
    other_worlds = 0
    for name in games.NAMES:
        game = games.get(name)
        for language in LANGUAGES:
            t = catalogue(language, name)
            match = random_match(game, "hidden")
            match.players = [Player() for _ in match.players]
            rng = Rng("worlds")
            for ply in range(match.ply):
                state = match.at(ply)
                seat = Session(match, tables.get(name), "id").watcher(state)
                world = game.redeal(state, seat, rng)
                other_worlds += insides(world) != insides(state)
                assert _screen(game, world, match, t) == _screen(game, state, match, t)
    assert other_worlds


def test_computer_players_know_nothing_hidden() -> None:
    for name in games.NAMES:
        game = games.get(name)
        match = random_match(game, "hidden")
        rng = Rng("worlds")
        for ply in range(match.ply):
            state = match.at(ply)
            seat = game.to_act(state)
            if type(seat) is not int:
                continue
            for level in engine.LIGHT:
                thought = engine.choose(game, state, level)
                assert thought.move in game.legal(state)
                world = game.redeal(state, seat, rng)
                assert engine.choose(game, world, level).to_json() == thought.to_json()
