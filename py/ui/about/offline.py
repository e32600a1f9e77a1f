"""Offline use, updates, repair and verification: what happens there."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

import games
from ui import browser, routes, worker_link
from ui.about import device, facts
from ui.about.facts import Facts, Replayed, Verification
from ui.vdom import Node

if TYPE_CHECKING:
    from ui.app import App

TIDY_AFTER = 5.0
"""Seconds after the page has begun until older versions are given up."""


class Offline:
    """This copy of the site: what is kept, what is newer, whether it is sound."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.now = Facts(device.said("version"))
        self.now.can_check = device.can_hash()
        self.verification: Verification | None = None
        self._registration: Any = None
        self._switching = False
        self._files: dict[str, list[dict[str, Any]]] = {"page": [], "engine": []}

    # -- what is shown --------------------------------------------------------------------

    def present(self, place: str) -> Node:
        """The page ``place``."""
        page = self._page()
        if place == routes.VERIFY:
            return page.present_verify(self._app.t, self.verification)  # type: ignore[no-any-return]
        return page.present(self._app.t, self.now)  # type: ignore[no-any-return]

    def _page(self) -> Any:
        """What makes the pages: the module and its texts, once something is to be shown."""
        from ui.about import page

        self._app.have_texts("about")
        return page

    def offer(self) -> "Node | None":
        """The offer of a newer version, if there is one and no game is under way."""
        session = self._app.playing.session
        if self.now.update != facts.READY or (session is not None and not session.is_over):
            return None
        return None if self._is_shown() else self._page().offer(self._app.t)

    def _is_shown(self) -> bool:
        return self._app.places.route.page in (routes.ABOUT, routes.VERIFY)

    def _show(self) -> None:
        if self._is_shown():
            self._app.render()

    # -- beginning ------------------------------------------------------------------------

    async def begin(self) -> None:
        """Let the browser keep the page's files, and hear of newer versions."""
        now = self.now
        if not now.version:
            return
        if not device.trusted():
            self._set_state(facts.REFUSED)
            return
        was_controlled = bool(device.workers().controller)
        device.listen(device.workers(), "controllerchange", self._controller_changed)
        try:
            self._registration = await device.register()
        except OSError:
            self._set_state(facts.READY if was_controlled else facts.REFUSED)
            return
        device.listen(self._registration, "updatefound", self._found)
        self._found()
        self._app.playing.computers.link.when_ready(self._engine_used)
        if was_controlled:
            await asyncio.sleep(TIDY_AFTER)
            device.tell(device.workers().controller, type="tidy", version=now.version)

    def _set_state(self, state: str) -> None:
        self.now.state = state
        browser.describe_root({"offline": state})
        self._show()

    def _found(self) -> None:
        """Something about the registration has changed."""
        registration = self._registration
        coming = registration.installing
        if coming:
            device.listen(coming, "statechange", self._look_again)
        self._look_again()

    def _look_again(self) -> None:
        now, registration = self.now, self._registration
        before = (now.state, now.update)
        if registration.active:
            now.state = facts.READY
        elif not registration.installing and not registration.waiting:
            now.state = facts.FAILED
        if registration.waiting and registration.active:
            now.update = facts.READY
        elif registration.installing and registration.active:
            now.update = facts.COMING
        elif now.update in (facts.COMING, facts.READY):
            now.update = facts.NONE
        if (now.state, now.update) == before:
            return
        browser.describe_root({"offline": now.state, "update": now.update})
        if self._is_shown() or facts.READY in (before[1], now.update):
            self._app.render()

    def _controller_changed(self) -> None:
        if self._switching:
            device.reload()

    def do_version_switch(self, _rest: str, _value: Any) -> None:
        """Use the newer version now, here and in every page that is loaded from now on."""
        waiting = self._registration.waiting
        if waiting:
            self._switching = True
            device.tell(waiting, type="switch")
        else:  # another tab has done it already
            device.reload()

    def do_version_look(self, _rest: str, _value: Any) -> None:
        """Ask the site whether there is a newer version."""
        self._app.spawn(self._ask())

    async def _ask(self) -> None:
        if self._registration is None:
            return
        self.now.update = facts.LOOKING
        self._show()
        try:
            await self._registration.update()
            self.now.update = facts.NONE
        except Exception:  # noqa: BLE001 - no network, or no such file any more
            self.now.update = facts.FAILED
        self._found()
        self._show()

    # -- the page's figures ---------------------------------------------------------------

    async def arrive(self) -> None:
        """Learn what the pages show."""
        if not self.now.version:
            return
        await self._learn()
        if self.verification is None and self._app.places.route.page == routes.VERIFY:
            await self._learn_games()
        self._show()

    async def _learn(self) -> None:
        now = self.now
        try:
            if not self._files["page"]:
                self._files = await device.read_json(device.said("files"))
        except OSError:
            return
        now.page_size = sum([file["size"] for file in self._files["page"]])
        now.engine_size = sum([file["size"] for file in self._files["engine"]])
        if device.trusted():
            now.room = await device.room()
            now.snapshot = await device.snapshot_size()
        if now.engine != facts.FETCHING:
            missing = await self._missing()
            now.done = now.engine_size - sum([file["size"] for file in missing])
            now.engine = facts.PART if now.done else facts.NONE
            if not missing:
                now.engine = facts.KEPT

    async def _missing(self) -> "list[dict[str, Any]]":
        """The engine's files that are not kept."""
        kept = await device.kept_paths("engine") if device.trusted() else []
        return [file for file in self._files["engine"] if file["path"] not in kept]

    # -- the engine -----------------------------------------------------------------------

    def _engine_used(self) -> None:
        self._app.spawn(self._keep_used())

    async def _keep_used(self) -> None:
        """Keep what of the engine came before the service worker was there to do it."""
        await self._learn()
        if self.now.engine == facts.FETCHING:
            return
        try:
            for file in await self._missing():
                await device.keep("engine", file["path"], False, lambda _bytes: None)
        except OSError:
            pass  # no room, or no network any more: it is said on the page, and tried again
        await self._learn()
        self._show()

    def do_engine_get(self, _rest: str, _value: Any) -> None:
        """Make everything available offline."""
        if self.now.engine != facts.FETCHING:
            self._app.spawn(self._get())

    async def _get(self) -> None:
        now = self.now
        missing = await self._missing()
        now.engine = facts.FETCHING
        now.done = now.engine_size - sum([file["size"] for file in missing])
        self._show()

        def progress(more: int) -> None:
            now.done += more
            self._show()

        await device.persist()
        result = facts.KEPT
        for file in missing:
            try:
                await device.keep("engine", file["path"], True, progress)
            except OSError as error:
                result = facts.FULL if "full" in str(error) else facts.FAILED
                break
        now.engine = facts.NONE
        await self._learn()
        if result != facts.KEPT:
            now.engine = result
        self._show()

    def do_engine_remove(self, _rest: str, _value: Any) -> None:
        """Give the engine's room back."""
        self._app.spawn(self._remove())

    async def _remove(self) -> None:
        await device.drop("engine")
        await device.drop("snapshot")
        await self._learn()
        self._show()

    # -- repair ---------------------------------------------------------------------------

    def do_files_check(self, _rest: str, _value: Any) -> None:
        """Compare every file that is kept with what was built."""
        self._app.spawn(self._check())

    async def _check(self) -> None:
        now = self.now
        wanted = list(self._files["page"])
        kept = await device.kept_paths("engine") if device.trusted() else []
        wanted += [file for file in self._files["engine"] if file["path"] in kept]
        now.damaged = []
        for done, file in enumerate(wanted):
            now.checked = (done, len(wanted))
            self._show()
            if await device.sha256(file["path"]) != file["sha256"]:
                now.damaged.append(file["path"])
        now.checked = (len(wanted), len(wanted))
        self._show()

    def do_files_clear(self, _rest: str, _value: Any) -> None:
        """Fetch everything anew."""
        device.repair()

    # -- verification ---------------------------------------------------------------------

    async def _learn_games(self) -> None:
        try:
            found = await device.read_json(device.said("golden"))
        except OSError:
            return
        rows = [Replayed(name, found[name]["record"], found[name]["positions"]) for name in found]
        known = [row for row in rows if row.record["game"] in games.NAMES]
        self.verification = Verification(sorted(known, key=lambda row: row.name))

    def do_verify(self, _rest: str, _value: Any) -> None:
        """Replay the golden games on both interpreters."""
        if self.verification is not None and not self.verification.running:
            self._app.spawn(self._verify(self.verification))

    async def _verify(self, now: Verification) -> None:
        now.is_done = now.no_engine = False
        for row in now.games:
            row.page = row.worker = None
        link = self._app.playing.computers.link
        self._app.spawn(link.start())
        for row in now.games:
            now.running = row.name
            self._show()
            await asyncio.sleep(0)
            row.page = await self._replay(row)
        while link.state in (worker_link.OFF, worker_link.STARTING):
            await asyncio.sleep(0.1)
        for row in now.games:
            now.running = row.name
            self._show()
            row.worker = await link.replay(json.dumps(row.record))
        now.no_engine = any(row.worker is None for row in now.games)
        now.running = ""
        now.is_done = True
        self._show()

    async def _replay(self, row: Replayed) -> "list[str]":
        """The hashes of all positions of a game, as the page's interpreter finds them."""
        from core import golden, record
        from core.match import replay

        hashes: list[str] = []
        name = row.record["game"]
        if not await self._app.load_game(name):
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
