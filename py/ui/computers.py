"""Computer seats in a browser: brings `ui.thinking` when there is something to think about."""

import asyncio
from typing import TYPE_CHECKING, Any, Callable

import js

from core.catalogue import Catalogue
from core.match import Match
from ui import browser, worker_link
from ui.loader import insist_on
from ui.worker_link import WorkerLink

if TYPE_CHECKING:
    from ui.thinking.thinkers import Thinkers

AFTER_START = 0.5
"""Seconds left to the page for its first picture before a worker is started beside it."""

SLICE = 0.1
"""Seconds between two looks at whether the engine is there."""


class World:
    """What `ui.thinking.thinkers.Thinkers` wants beside the workers."""

    def __init__(self, spawn: "Callable[[Any], None]") -> None:
        self.spawn = spawn

    async def sleep(self, seconds: float) -> None:
        """Leave the page to others."""
        await asyncio.sleep(seconds)

    async def bring_players(self, game: str) -> None:
        """Have the light players of a game at hand; OSError if they do not come."""
        await insist_on("players-" + game)

    async def may_fetch_engine(self) -> bool:
        """Whether the engine may be started unasked: the device minds no traffic, or keeps it."""
        return not browser.saves_data() or await browser.keeps("engine")

    def note(self, who: str) -> None:
        """Say in the page who had the last thought."""
        js.document.documentElement.dataset.thought = who


class Computers:
    """Answers for computer seats; ``link`` is the engine."""

    def __init__(self, spawn: "Callable[[Any], None]") -> None:
        self.link = WorkerLink()
        self._world = World(spawn)
        self._thinkers: Thinkers | None = None

    def prepare(self, match: Match) -> None:
        """Have ready what the computer seats of a match will want, if there are any."""
        if any(not player.is_human for player in match.players):
            self._world.spawn(self._prepare(match))

    async def _prepare(self, match: Match) -> None:
        await asyncio.sleep(AFTER_START)
        (await self._there()).prepare(match)

    async def think(
        self, match: Match, level: str, waiting: "Callable[[int, int], None]"
    ) -> "dict[str, Any]":
        """See `Thinkers.think`."""
        return await (await self._there()).think(match, level, waiting)

    async def hint(self, match: Match) -> "dict[str, Any]":
        """See `Thinkers.hint`."""
        return await (await self._there()).hint(match)

    async def bring(self, wanted: "Callable[[], bool]") -> bool:
        """Fetch the engine and wait for it while it is ``wanted()``; whether it is there."""
        self._world.spawn(self.link.start())
        while self.link.state in (worker_link.OFF, worker_link.STARTING) and wanted():
            await asyncio.sleep(SLICE)
        return self.link.state == worker_link.READY

    async def stop(self) -> None:
        """Let whoever thinks or waits answer now."""
        if self._thinkers is not None:
            await self._thinkers.stop()

    async def _there(self) -> "Thinkers":
        if self._thinkers is None:
            await insist_on("thinking")
        if self._thinkers is None:  # nobody was quicker
            from ui.thinking.light_link import LightLink
            from ui.thinking.thinkers import Thinkers

            self._thinkers = Thinkers(self.link, LightLink(), self._world)
        return self._thinkers

    # -- what is said of them, once they have been asked ------------------------------------

    def coming(self, t: Catalogue, level: str, done: int, total: int) -> str:
        """See `ui.thinking.thinkers.coming`."""
        from ui.thinking.thinkers import coming

        return coming(t, level, done, total)

    def standing_in(self, t: Catalogue, level: str) -> str:
        """See `ui.thinking.thinkers.standing_in`."""
        from ui.thinking.thinkers import standing_in

        return standing_in(t, level)
