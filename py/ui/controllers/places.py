"""Going from place to place: addresses, Back and Forward, links that were shared."""

from typing import TYPE_CHECKING, Any

import games
from core import healing, links
from core.errors import TabletopError, reading
from core.links import Link
from core.match import Match
from ui import browser, routes
from ui.routes import Route
from ui.saves import opened

if TYPE_CHECKING:
    from ui.app import App


class Places:
    """Where one is: ``route``; ``trouble`` in a sentence where an address leads nowhere.

    ``cut_link`` is what could be read of a link that ended early.
    """

    def __init__(self, app: "App") -> None:
        self._app = app
        self.route = Route(routes.HOME)
        self.trouble = ""
        self.cut_link: Link | None = None

    async def arrive(self) -> None:
        """Show the place that the address names; the address was set before."""
        app = self._app
        route = self._read_address()
        self.leave()
        self.route = route
        if route.page == routes.LAST:
            route = await self._last()
        if route.game and not await app.load_game(route.game):
            return
        if route.page in (routes.ABOUT, routes.VERIFY):
            if not await app.have_about():
                app.notice = app.t("error.game-files")
                self.route = Route(routes.HOME)
                app.render()
                return
            app.spawn(app.offline.arrive())
        if route.page == routes.SETUP:
            app.setting_up.arrive(route)
        elif route.page == routes.LINK:
            self.guarded(self._arrive_by_link, route)
        elif route.page == routes.UNKNOWN:
            self.trouble = app.t("error.unknown-place")
        if route.page != routes.LINK or not self.guarded(app.render):
            app.render()
        app.playing.drive()

    def _read_address(self) -> Route:
        """The place that the address names; a link that was hurt on its way is put right there."""
        fragment = browser.fragment()
        route = routes.parse(fragment)
        text = fragment if route.page in (routes.LINK, routes.UNKNOWN) else ""
        if fragment == "":
            text = browser.query()  # where a sender wrote %23 for #
        healed = healing.heal(text, games.NAMES)
        if healed == "" or healed == route.rest:
            return route
        browser.set_address(healed, browser.history_note(), False)
        return routes.parse(healed)

    def guarded(self, work: Any, *args: Any) -> bool:
        """Carry out ``work``, which trusts a link or a kept game; False where these break it.

        Then they are damaged, the page says so, and the way home is open.
        """
        app = self._app
        try:
            reading("link-damaged", work, *args)
        except TabletopError as error:
            if error.hole is not None:
                browser.report(error.hole)
            app.playing.leave()
            self.trouble = app.say(error)
            return False
        return True

    async def _last(self) -> Route:
        """The place of the game played last; home if there is none that is not over."""
        app = self._app
        unfinished = [save for save in app.saves.all() if not save.over]
        self.route = Route(routes.HOME)
        if unfinished and await app.load_game(unfinished[0].record.game):
            fragment = links.encode(Link(links.POSITION, opened(unfinished[0])))
            browser.set_address(fragment, unfinished[0].id, False)
            self.route = routes.parse(fragment)
        else:
            browser.set_address("", "", False)
        return self.route

    async def arrive_and_focus(self) -> None:
        """The same, with the keyboard at the new page's title."""
        await self.arrive()
        browser.focus("title")

    def leave(self) -> None:
        """Forget what belongs to the place one leaves; a game played there is kept already."""
        self._app.playing.leave()
        self._app.dialog = ("", "")
        self._app.notice = ""
        self.cut_link = None
        self.trouble = ""

    def enter(self, match: Match) -> None:
        """Begin ``match``, keep it, and make it a place of its own in the history."""
        app = self._app
        self.leave()
        app.saves.prune()
        session = app.playing.start(match)
        fragment = session.address()
        self.route = routes.parse(fragment)
        browser.set_address(fragment, session.id, True)
        app.playing.keep()
        app.render()
        browser.scroll_to_top()
        browser.focus("title")
        app.playing.drive()

    def do_go(self, rest: str, _value: Any) -> None:
        """Go to the place ``rest`` within the site."""
        browser.set_address(rest, "", True)
        browser.scroll_to_top()
        self._app.spawn(self.arrive_and_focus())

    def do_open_cut(self, _rest: str, _value: Any) -> None:
        """Open what could be read of a link that ended early."""
        link = self.cut_link
        if link is not None:
            self.leave()
            self._app.notice = self._app.t("play.cut")
            self._open(link)
            self._app.render()
            self._app.playing.drive()

    def _arrive_by_link(self, route: Route) -> None:
        app = self._app
        # A note left in the history names the kept game, which may be further than the address.
        save = app.saves.read(browser.history_note())
        if save is not None and save.record.game == route.game:
            app.playing.resume(save)
            return
        link = links.decode(games.get(route.game), route.rest)
        if link.cut:
            self.trouble = app.t("error.link-cut")
            self.cut_link = link
            return
        self._open(link)

    def _open(self, link: Link) -> None:
        """Play on from ``link``: in the kept game that stands just there, else in a new one."""
        app = self._app
        save = app.saves.find(link.match)
        if save is not None:
            app.playing.resume(save)
            return
        for seat, player in enumerate(link.match.players):
            if player.is_human:
                player.name = app.settings.name(seat)
        app.playing.start(link.match)
