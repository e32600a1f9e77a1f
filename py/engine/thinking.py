"""A computer player at work on the last position of a record, a slice at a time.

For those who answer questions from outside: the page, and the workers beside it.
"""

from typing import Any

import engine
import games
from core import match, record
from core.match import Match
from core.record import Record
from engine.thought import Thought


class Thinking:
    """One question being thought about.

    ``played`` is the match it is about, ``thought`` the best answer so far, or None.

    Raises `TabletopError` as `engine.think` does.
    """

    def __init__(self, played: Match, level: str, nodes: "int | None", seed: str) -> None:
        self.thought: Thought | None = None
        self.played = played
        self._level = level
        self._seed = seed
        self._steps = engine.think(played.game, played.state, level, nodes, seed)

    def go_on(self) -> bool:
        """Think for a slice; whether there is more to think about."""
        try:
            self.thought = next(self._steps) or self.thought
        except StopIteration:
            return False
        return True

    def answer(self) -> "dict[str, Any]":
        """`Thought.to_json` of the best so far; where there is none yet, a quick player's."""
        if self.thought is None:
            weaker = engine.LIGHT[0] if self._level in engine.LIGHT else engine.LIGHT[-1]
            game, state = self.played.game, self.played.state
            self.thought = engine.choose(game, state, weaker, None, self._seed)
        return self.thought.to_json()


def thinking(request: "dict[str, Any]", known: "Match | None" = None) -> Thinking:
    """What is to be thought about a ``request``.

    It has ``record`` (a game record), ``level``, ``seed`` and perhaps ``nodes``. ``known`` is a
    match that the record may be the continuation of; see `followed`.
    """
    played = followed(known, record.from_json(request["record"]))
    return Thinking(played, request["level"], request.get("nodes"), request["seed"])


def followed(known: "Match | None", found: Record) -> Match:
    """The match of a record, legal throughout; made out of ``known`` where that leads to it.

    In a game of many moves nearly all of the work of replaying is saved so. `TabletopError` as
    `match.replay` raises it.
    """
    if known is None or not _leads_to(known, found):
        return match.replay(games.get(found.game), found)
    for move in found.moves[known.ply :]:
        known.play(move)
    return known


def _leads_to(known: Match, found: Record) -> bool:
    return (
        (known.game.name, known.game.rules) == (found.game, found.rules)
        and known.setup == found.setup
        and known.options == known.game.check_options(found.options)
        and len(known.players) == len(found.players)
        and known.moves == found.moves[: known.ply]
    )
