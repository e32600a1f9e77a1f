"""Offline use, updates and repair: what the browser keeps of the site."""

import asyncio
from typing import Any

from ui import browser
from ui.house import House
from ui.pages.about import device, facts
from ui.pages.about.facts import Facts, Verification
from ui.vdom import Node

TIDY_AFTER = 5.0
"""Seconds after the page has begun until older versions are given up."""


class Offline:
    """This copy of the site: what is kept, what is newer, whether it is sound.

    ``is_shown``: whether one is at a page about it. ``verification``: see `ui.pages.about.verify`.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self.now = Facts(device.said("version"))
        self.now.can_check = device.can_hash()
        self.verification: Verification | None = None
        self.is_shown = False
        self._registration: Any = None
        self._switching = False
        self._files: dict[str, list[dict[str, Any]]] = {"page": [], "engine": []}
        self.actions = {
            "version-switch": self.switch,
            "version-look": lambda _rest, _: house.spawn(self._ask()),
            "engine-get": self.get_engine,
            "engine-remove": lambda _rest, _: house.spawn(self._remove()),
            "files-check": lambda _rest, _: house.spawn(self._check()),
            "files-clear": lambda _rest, _: device.repair(),
        }

    def offer(self) -> "Node | None":
        """The offer of a newer version, if there is one."""
        if self.now.update != facts.READY:
            return None
        # The module and its texts, once there is something to be shown.
        from ui.pages.about import picture

        self._house.have_texts("about")
        return picture.offer(self._house.t)

    def show(self) -> None:
        """Show what has changed, where one looks at it."""
        if self.is_shown:
            self._house.render()

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
        self._house.computers.link.when_ready(self._engine_used)
        if was_controlled:
            await asyncio.sleep(TIDY_AFTER)
            device.tell(device.workers().controller, type="tidy", version=now.version)

    def _set_state(self, state: str) -> None:
        self.now.state = state
        browser.describe_root({"offline": state})
        self.show()

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
        if self.is_shown or facts.READY in (before[1], now.update):
            self._house.render()

    def _controller_changed(self) -> None:
        if self._switching:
            device.reload()

    def switch(self, _rest: str, _value: Any) -> None:
        """Use the newer version now, here and in every page that is loaded from now on."""
        waiting = self._registration.waiting
        if waiting:
            self._switching = True
            device.tell(waiting, type="switch")
        else:  # another tab has done it already
            device.reload()

    async def _ask(self) -> None:
        """Ask the site whether there is a newer version."""
        if self._registration is None:
            return
        self.now.update = facts.LOOKING
        self.show()
        try:
            await self._registration.update()
            self.now.update = facts.NONE
        except Exception:  # noqa: BLE001 - no network, or no such file any more
            self.now.update = facts.FAILED
        self._found()
        self.show()

    # -- the page's figures ---------------------------------------------------------------

    async def learn(self) -> None:
        if self.now.version:
            await self._learn()
            self.show()

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
        self._house.spawn(self._keep_used())

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
        self.show()

    def get_engine(self, _rest: str, _value: Any) -> None:
        """Make everything available offline."""
        if self.now.engine != facts.FETCHING:
            self._house.spawn(self._get())

    async def _get(self) -> None:
        now = self.now
        missing = await self._missing()
        now.engine = facts.FETCHING
        now.done = now.engine_size - sum([file["size"] for file in missing])
        self.show()

        def progress(more: int) -> None:
            now.done += more
            self.show()

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
        self.show()

    async def _remove(self) -> None:
        """Give the engine's room back."""
        await device.drop("engine")
        await device.drop("snapshot")
        await self._learn()
        self.show()

    # -- repair ---------------------------------------------------------------------------

    async def _check(self) -> None:
        """Compare every file that is kept with what was built."""
        now = self.now
        wanted = list(self._files["page"])
        kept = await device.kept_paths("engine") if device.trusted() else []
        wanted += [file for file in self._files["engine"] if file["path"] in kept]
        now.damaged = []
        for done, file in enumerate(wanted):
            now.checked = (done, len(wanted))
            self.show()
            if await device.sha256(file["path"]) != file["sha256"]:
                now.damaged.append(file["path"])
        now.checked = (len(wanted), len(wanted))
        self.show()
