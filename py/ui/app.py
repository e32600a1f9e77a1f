"""The shell around every page: where one is, what happens on an action, how it is shown.

A way through the site: an event (`ui.events`) names an action; the page one is at, or the house,
has it in its table; what it changes is shown by `App.render` through `ui.patch`.
"""

import asyncio
from typing import Any

import js

import games
from core.errors import TabletopError, reading
from ui import browser, frame, grid, motion, pages, patch, routes
from ui.computers import Computers
from ui.events import Events
from ui.house import House
from ui.loader import load_bundle
from ui.page import Page
from ui.routes import Route
from ui.settings import PACE
from ui.vdom import Node, classes, h

SETTLED = 1.5
"""Seconds left to the first picture before the page looks after being there offline."""


class App:
    """The house, the page one is at, and the document."""

    def __init__(self) -> None:
        self.house = House(browser, grid, load_bundle)
        self.house.computers = Computers(self.house.spawn)
        self.house.render = self.render
        self.house.show = self.show
        self.house.arrive = self.arrive
        self.house.broke = self.broke
        self.page = Page(self.house, Route(routes.HOME))
        self._arrivals = 0
        self._is_away = False
        self._tree: Node | None = None
        self._host = js.document.getElementById("app")
        Events(self.house, self.act, self.press, self._stored)

    async def begin(self) -> None:
        """Take over from the static page.

        What is awaited here runs at once; a task would first have to wait for a timer.
        """
        await self.house.guarded(self.arrive())
        self.house.spawn(self._settle())

    async def _settle(self) -> None:
        await asyncio.sleep(SETTLED)
        for bundle in pages.LATER:
            try:
                await self._have(bundle)
            except OSError:
                return

    # -- from place to place --------------------------------------------------------------

    async def arrive(self) -> None:
        """Show the place that the address names; the address was set before."""
        self._leave()
        # Until the new page is there the old one is a picture that does nothing.
        self._is_away = True
        self._arrivals += 1
        number = self._arrivals
        try:
            page = await self._ready(self._address())
            if page is not None and number == self._arrivals:
                self._put_up(page)
        except TabletopError as error:
            self.house.retreat(self.house.say(error))
        finally:
            if number == self._arrivals:
                self._is_away = False

    def _address(self) -> Route:
        """The place that the address names, put right where that was hurt on its way.

        A link whose game is still to be seen is put right by that game's page.
        """
        fragment = browser.fragment()
        route = routes.parse(fragment)
        # A sender may have written %23 for #.
        hurt = browser.query() if not fragment else fragment if route.page == routes.UNKNOWN else ""
        if hurt:
            from core import healing

            healed = healing.heal(hurt, games.NAMES)
            if healed:
                browser.set_address(healed, browser.history_note(), False)
                return routes.parse(healed)
        return route

    async def _ready(self, route: Route) -> "Page | None":
        """The page of ``route``, or the one it leads on to; None, told of, if files do not come."""
        if route.game and not await self.house.load_game(route.game):
            return None
        try:
            await self._have(pages.bundle(route.page))
        except OSError:
            self.house.retreat(self.house.t("error.game-files"))
            return None
        page = pages.make(self.house, route)
        other = self._arrival(page)
        return page if other is None else await self._ready(other)

    def _arrival(self, page: Page) -> "Route | None":
        """What `ui.page.Page.arrive` says; a place that says what is wrong, where that breaks."""
        try:
            other: Route | None = reading("link-damaged", page.arrive)
        except TabletopError as error:
            return self._trouble(page, error)
        return other

    def _trouble(self, page: Page, error: TabletopError) -> Route:
        """The place that says ``error`` about the address that ``page`` was made for."""
        if error.hole is not None:
            browser.report(error.hole)
        route = page.route
        return Route(routes.UNKNOWN, route.game, route.rest, None, self.house.say(error))

    async def _have(self, bundle: str) -> None:
        """Have the bundle of late pages at hand; OSError where its files do not come."""
        if bundle:
            await load_bundle(bundle)
            pages.register(self.house, bundle)

    def show(self, route: Route) -> None:
        """Lead to a place whose modules are there already, at once."""
        self._leave()
        self._arrivals += 1
        self._is_away = False
        page = pages.make(self.house, route)
        other = self._arrival(page)
        if other is None:
            self._put_up(page)
        else:
            self.show(other)

    def _leave(self) -> None:
        self.page.leave()
        self.house.dialog = ("", "")
        self.house.notice = ""

    def _put_up(self, page: Page) -> None:
        self.page = page
        if page.route.page == routes.LINK:
            try:
                reading("link-damaged", self.render)
            except TabletopError as error:
                self.show(self._trouble(page, error))
                return
        else:
            self.render()
        page.begin()

    # -- showing --------------------------------------------------------------------------

    def render(self) -> None:
        """Make the document agree with everything there is to show."""
        house, page = self.house, self.page
        pace = 0.0 if browser.calm() else PACE[house.settings.values["speed"]]
        before = motion.places() if pace and page.travels else {}
        offer = house.offline.offer() if house.offline and page.may_be_disturbed() else None
        colours = classes("site", page.route.game and "game-" + page.route.game)
        notice = frame.notice(house.notice, house.t)
        tree = h("div", {"class": colours}, notice, offer, page.present(), self._dialog())
        patch.mount(self._host, self._tree, tree)
        if self._tree is None:
            browser.remove("static")
        self._tree = tree
        if before:
            motion.travel(before, pace)
        browser.describe_page(self._facts(), page.full_title(), house.t.language)
        browser.open_modal()
        browser.reveal()

    def _facts(self) -> "dict[str, str]":
        """Data attributes of the root element: for style sheets, tests and measurements."""
        kept = self.house.offline.now if self.house.offline else None
        facts = {
            "offline": kept.state if kept else "",
            "update": kept.update if kept else "",
            "theme": self.house.settings.values["theme"],
            "speed": self.house.settings.values["speed"],
            "page": self.page.route.page,
        }
        facts.update(self.page.facts())
        return facts

    def _dialog(self) -> "Node | None":
        name, about = self.house.dialog
        if name == "settings":
            return frame.settings(self.house.t, self.house.settings.values)
        return self.page.dialogs[name](about) if name else None

    def broke(self, problem: Exception) -> None:
        """The program itself went wrong: the console gets it all, the player a sentence."""
        browser.report(problem)
        sentence = self.house.t("error.internal")
        # Where this page cannot be shown the home page can, unless the start itself went wrong.
        for show in (self.house.tell, self.house.retreat):
            try:
                show(sentence)
                return
            except Exception as worse:  # noqa: BLE001 - there is another page, or the static one
                browser.report(worse)
        if self._tree is None:
            browser.start_failed()

    # -- actions --------------------------------------------------------------------------

    def act(self, do: str, value: Any, in_table: bool) -> None:
        """Carry out the action ``do`` with the ``value`` of its field."""
        self.house.guard(lambda: self._act(do, value, in_table))

    def _act(self, do: str, value: Any, in_table: bool) -> None:
        name, _, rest = do.partition(":")
        if name in self.house.actions and not in_table:
            self.house.actions[name](rest, value)
        elif not self._is_away:
            self.page.act(do, value, in_table)

    def press(self, key: str, in_field: bool) -> bool:
        """A key was pressed; whether it meant something."""
        if in_field or self.house.dialog[0] or self._is_away:
            return False
        return bool(self.house.guard(lambda: self.page.press(key)))

    def _stored(self, name: str) -> None:
        """Another tab wrote ``name`` to the device's storage."""
        self.house.guard(lambda: self.page.stored(name))
