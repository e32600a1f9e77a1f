"""Computer seats in a browser: `ui.thinkers` with workers, bundles and the page's clock."""

import asyncio
from typing import Any, Callable

import js

from ui import browser
from ui.light_link import LightLink
from ui.loader import load_bundle
from ui.thinkers import Thinkers
from ui.worker_link import WorkerLink

AFTER_START = 0.5
"""Seconds left to the page for its first picture before a worker is started beside it."""


class World:
    """What `Thinkers` wants beside the workers."""

    def __init__(self, spawn: "Callable[[Any], None]") -> None:
        self.spawn = spawn

    async def sleep(self, seconds: float) -> None:
        """Leave the page to others."""
        await asyncio.sleep(seconds)

    async def first_picture(self) -> None:
        """Wait until starting a worker holds nothing up."""
        await asyncio.sleep(AFTER_START)

    async def bring_players(self, game: str) -> None:
        """Have the light players of a game at hand; OSError if they do not come."""
        await load_bundle("players-" + game)

    async def may_fetch_engine(self) -> bool:
        """Whether the engine may be started unasked: the device minds no traffic, or keeps it."""
        return not browser.saves_data() or await browser.keeps("engine")

    def note(self, who: str) -> None:
        """Say in the page who had the last thought."""
        js.document.documentElement.dataset.thought = who


class Computers(Thinkers):
    """Answers for computer seats, in this browser."""

    def __init__(self, spawn: "Callable[[Any], None]") -> None:
        super().__init__(WorkerLink(), LightLink(), World(spawn))
