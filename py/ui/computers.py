"""Who thinks for a computer seat: the engine in the worker, or a light player on the page."""

import asyncio
from typing import Any, Callable

import engine
from core.match import Match
from ui import browser, worker_link
from ui.worker_link import WorkerLink

PATIENCE = 12.0
"""Seconds a game waits in all for an engine being fetched, before a light player moves.

Once they are used up nobody waits any more; an engine that comes later is used from then on.
"""

AFTER_START = 0.5
"""Seconds left to the page for its first picture before the engine is fetched beside it."""

_SLICE = 0.1


class Computers:
    """Answers for computer seats. Light levels think on the page, the others in the worker."""

    def __init__(self, spawn: "Callable[[Any], None]") -> None:
        self._spawn = spawn
        self.link = WorkerLink()
        self._hurry = False
        self._patience = PATIENCE

    def prepare(self, match: Match) -> None:
        """Fetch the engine if one of the seats will want it."""
        self._patience = PATIENCE
        if self.wants_engine(match) and not browser.saves_data():
            self._spawn(self._start_soon())

    async def _start_soon(self) -> None:
        await asyncio.sleep(AFTER_START)
        await self.link.start()

    def wants_engine(self, match: Match) -> bool:
        """Whether a seat has a level that is too slow for the page."""
        levels = [player.level for player in match.players if not player.is_human]
        return any(level not in engine.player(match.game.name).LIGHT for level in levels)

    async def think(
        self, match: Match, level: str, waiting: "Callable[[int, int], None]"
    ) -> "dict[str, Any]":
        """A thought (`engine.thought.Thought.to_json`) for the seat to act.

        ``waiting(bytes, of_bytes)`` is called while the engine is being fetched. ``light`` is
        true in the answer where a lighter player than ``level`` had to stand in.
        """
        self._hurry = False
        seed = (match.seed or "") + "/" + str(match.ply)
        light = engine.player(match.game.name).LIGHT
        if level in light:
            return await self._on_page(match, level, seed)
        await self._wait_for_engine(waiting)
        if self.link.state == worker_link.READY:
            answer = await self._in_worker(match, level, seed)
            if answer is not None:
                return answer
        answer = await self._on_page(match, light[-1], seed)
        answer["light"] = True
        return answer

    async def hint(self, match: Match, waiting: "Callable[[int, int], None]") -> "dict[str, Any]":
        """A thought for a person: the strongest player that is ready without waiting.

        Where only the weakest can think on the page, better advice is waited for, unless the
        device asks for little traffic; ``waiting`` is then called as in `think`.
        """
        seed = (match.seed or "") + "/" + str(match.ply)
        light = engine.player(match.game.name).LIGHT
        if light[-1] == match.game.levels[0] and not browser.saves_data():
            self._hurry = False
            await self._wait_for_engine(waiting)
        if self.link.state == worker_link.READY:
            request = {
                "record": match.record().to_json(),
                "level": match.game.levels[-1],
                "seed": seed,
            }
            answer = await self.link.think(request)
            if answer is not None:
                return answer
        return await self._on_page(match, light[-1], seed)

    async def _wait_for_engine(self, waiting: "Callable[[int, int], None]") -> None:
        """Start the engine if need be, and wait while there is patience."""
        self._spawn(self.link.start())
        while self.link.state in (worker_link.OFF, worker_link.STARTING):
            if self._patience <= 0 or self._hurry:
                break
            waiting(self.link.loaded, self.link.size)
            await asyncio.sleep(_SLICE)
            self._patience -= _SLICE

    async def bring(self, wanted: "Callable[[], bool]") -> bool:
        """Fetch the engine and wait for it while it is ``wanted()``; whether it is there."""
        self._spawn(self.link.start())
        while self.link.state in (worker_link.OFF, worker_link.STARTING) and wanted():
            await asyncio.sleep(_SLICE)
        return self.link.state == worker_link.READY

    async def stop(self) -> None:
        """Let whoever thinks or waits answer now."""
        self._hurry = True
        await self.link.stop()

    async def _in_worker(self, match: Match, level: str, seed: str) -> "dict[str, Any] | None":
        request = {"record": match.record().to_json(), "level": level, "seed": seed}
        return await self.link.think(request)

    async def _on_page(self, match: Match, level: str, seed: str) -> "dict[str, Any]":
        thought: Any = None
        for better in engine.think(match.game, match.state, level, None, seed):
            thought = better or thought
            await asyncio.sleep(0)
        result: dict[str, Any] = thought.to_json()
        return result
