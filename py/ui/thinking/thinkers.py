"""Who thinks for a computer seat: the light worker, the engine, or the page itself.

Levels up to the default think on MicroPython, in the light worker beside the page, or on the page
where that worker cannot be or is not there soon. Levels above it want the engine; while that cannot
be had, the default level stands in. Nothing here touches the browser: `ui.computers` does.
"""

from typing import TYPE_CHECKING, Any

from core.catalogue import Catalogue
from core.match import Match
from engine import LIGHT
from engine.thinking import Thinking
from ui.link_states import OFF, READY, STARTING

if TYPE_CHECKING:
    from typing import Callable

    # Is told of bytes that came, and of how many in all, while the engine is being fetched.
    Waiting = Callable[[int, int], None]

PATIENCE = 12.0
"""Seconds a game waits in all for an engine being fetched, before a light player moves.

Once they are used up nobody waits any more; an engine that comes later is used from then on.
"""

LIGHT_PATIENCE = 1.5
"""Seconds a game waits in all for the light worker, before the page thinks for itself."""

STAND_IN = LIGHT[-1]
"""The level that plays where the engine cannot be had."""

PAGE, WORKER, ENGINE = "page", "worker", "engine"
"""Who had a thought."""

_SLICE = 0.1
_LIGHT_SLICE = 0.05

_BREATH = 0.005
"""Seconds that the page gets between two slices; none at all would not even let it paint."""


class Thinkers:
    """Answers for computer seats.

    ``link`` is the engine (`ui.worker_link.WorkerLink`), ``light`` the light worker
    (`ui.thinking.light_link.LightLink`), ``world`` what there is beside (`ui.computers.World`).
    """

    def __init__(self, link: Any, light: Any, world: Any) -> None:
        self.link = link
        self.light = light
        self._world = world
        self._hurry = False
        self._patience = PATIENCE
        self._light_patience = LIGHT_PATIENCE

    def prepare(self, match: Match) -> None:
        """Have ready what the computer seats of a match will want; patience is as at first."""
        self._patience = PATIENCE
        self._light_patience = LIGHT_PATIENCE
        self._world.spawn(self._start(match))

    async def _start(self, match: Match) -> None:
        await self.light.start(match.game.name)
        if self.wants_engine(match) and await self._world.may_fetch_engine():
            await self.link.start()

    def wants_engine(self, match: Match) -> bool:
        """Whether a seat has a level that is too slow for MicroPython."""
        levels = [player.level for player in match.players if not player.is_human]
        return any(level not in LIGHT for level in levels)

    async def think(self, match: Match, level: str, waiting: "Waiting") -> "dict[str, Any]":
        """A thought (`engine.thought.Thought.to_json`) for the seat to act.

        ``waiting`` is called while the engine is being fetched. ``light`` is true in the answer
        where `STAND_IN` had to stand in for ``level``.
        """
        self._hurry = False
        if level in LIGHT:
            return await self._think_lightly(match, level)
        if await self._world.may_fetch_engine():
            await self._wait_for_engine(waiting)
        answer = await self._in_engine(match, level)
        if answer is None:
            answer = await self._think_lightly(match, STAND_IN)
            answer["light"] = True
        return answer

    async def hint(self, match: Match) -> "dict[str, Any]":
        """A thought for a person: the strongest player's, of those who are there."""
        self._hurry = False
        answer = await self._in_engine(match, match.game.levels[-1])
        if answer is None:
            answer = await self._think_lightly(match, STAND_IN)
        return answer

    async def stop(self) -> None:
        """Let whoever thinks or waits answer now."""
        self._hurry = True
        self.light.stop()
        await self.link.stop()

    async def _wait_for_engine(self, waiting: "Waiting") -> None:
        """Start the engine if need be, and wait while there is patience."""
        self._world.spawn(self.link.start())
        while self.link.state in (OFF, STARTING):
            if self._patience <= 0 or self._hurry:
                break
            waiting(self.link.loaded, self.link.size)
            await self._world.sleep(_SLICE)
            self._patience -= _SLICE

    async def _in_engine(self, match: Match, level: str) -> "dict[str, Any] | None":
        """The engine's thought, None where there is no engine or it fails."""
        if self.link.state != READY:
            return None
        answer: dict[str, Any] | None = await self.link.think(_request(match, level))
        self._world.note(ENGINE)
        return answer

    async def _think_lightly(self, match: Match, level: str) -> "dict[str, Any]":
        """A light player's thought: the worker's if it is there soon, else the page's."""
        name = match.game.name
        if self.light.state == OFF:
            self._world.spawn(self.light.start(name))
        while self.light.state in (OFF, STARTING):
            if self._light_patience <= 0 or self._hurry:
                break
            await self._world.sleep(_LIGHT_SLICE)
            self._light_patience -= _LIGHT_SLICE
        answer: dict[str, Any] | None = None
        if self.light.state == READY:
            answer = await self.light.think(name, _request(match, level))
        self._world.note(WORKER if answer else PAGE)
        return answer or await self._on_page(match, level)

    async def _on_page(self, match: Match, level: str) -> "dict[str, Any]":
        await self._world.bring_players(match.game.name)
        thinking = Thinking(match, level, None, _seed(match))
        while thinking.go_on() and not self._hurry:
            await self._world.sleep(_BREATH)
        return thinking.answer()


def _seed(match: Match) -> str:
    return (match.seed or "") + "/" + str(match.ply)


def _request(match: Match, level: str) -> "dict[str, Any]":
    return {"record": match.record().to_json(), "level": level, "seed": _seed(match)}


def coming(t: Catalogue, level: str, done: int, total: int) -> str:
    """What to say while the player called ``level`` comes, ``done`` bytes of ``total`` so far."""
    name = t("level." + level)
    now, then = ["%.1f" % (size / 1000000) for size in (done, total)]
    if done and now != then:
        return t("play.fetching", level=name, done=now, total=then)
    return t("play.loading", level=name)


def standing_in(t: Catalogue, level: str) -> str:
    """What to say where `STAND_IN` plays in place of the player called ``level``."""
    return t("play.stands-in", level=t("level." + level), light=t("level." + STAND_IN))
