"""The page "verify this copy": golden games, replayed on the interpreters that are here."""

import asyncio
import json
from typing import Any

import games
from core import golden, record
from core.match import replay
from ui.house import House
from ui.pages.about import device, picture
from ui.pages.about.facts import Replayed, Verification
from ui.pages.about.page import About
from ui.routes import Route
from ui.vdom import Node


class Verify(About):
    """What was found stays with `ui.pages.about.offline.Offline`, also while one is elsewhere."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.actions["verify"] = self.verify

    def arrive(self) -> None:
        """Learn which golden games there are."""
        super().arrive()
        if self.offline.verification is None and self.offline.now.version:
            self.house.spawn(self._learn_games())

    def present(self) -> Node:
        return picture.present_verify(self.house.t, self.offline.verification)

    async def _learn_games(self) -> None:
        try:
            found = await device.read_json(device.said("golden"))
        except OSError:
            return
        rows = [Replayed(name, found[name]["record"], found[name]["positions"]) for name in found]
        known = [row for row in rows if row.record["game"] in games.NAMES]
        self.offline.verification = Verification(sorted(known, key=lambda row: row.name))
        self.offline.show()

    def verify(self, _rest: str, _value: Any) -> None:
        """Replay the golden games on both interpreters."""
        now = self.offline.verification
        if now is not None and not now.running:
            self.house.spawn(self._verify(now))

    async def _verify(self, now: Verification) -> None:
        now.is_done = now.no_engine = False
        for row in now.games:
            row.page = row.worker = None
        computers, show = self.house.computers, self.offline.show
        self.house.spawn(computers.link.start())
        for row in now.games:
            now.running = row.name
            show()
            await asyncio.sleep(0)
            row.page = await self._replay(row)
        await computers.bring(lambda: True)
        for row in now.games:
            now.running = row.name
            show()
            row.worker = await computers.link.replay(json.dumps(row.record))
        now.no_engine = any(row.worker is None for row in now.games)
        now.running = ""
        now.is_done = True
        show()

    async def _replay(self, row: Replayed) -> "list[str]":
        """The hashes of all positions of a game, as the page's interpreter finds them."""
        hashes: list[str] = []
        name = row.record["game"]
        if not await self.house.load_game(name):
            return hashes
        try:
            match = replay(games.get(name), record.from_json(row.record))
            for ply in range(match.ply + 1):
                hashes.append(golden.position_hash(match, ply))
                if ply % 8 == 0:
                    await asyncio.sleep(0)
        except ValueError:  # it is not even legal here: the hashes end where that shows
            pass
        return hashes


PAGE = Verify
