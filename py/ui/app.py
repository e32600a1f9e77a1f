"""The one page of the site: what all its parts share, and how it is shown.

What is shown is made by the pure modules in ``ui.pages`` and ``ui.tables``; what happens on
an action is decided in ``ui.controllers``.
"""

import asyncio
from typing import Any

import js

import games
import text
from core.catalogue import Catalogue
from core.errors import TabletopError
from ui import browser, motion, patch, routes
from ui.controllers.keeping import Keeping
from ui.controllers.places import Places
from ui.controllers.playing import Playing
from ui.controllers.setting_up import SettingUp
from ui.controllers.solving import Solving
from ui.events import Events
from ui.loader import load_bundle
from ui.pages import frame, home, play, rules, saves, setup, trouble
from ui.routes import Route
from ui.saves import Save, Saves
from ui.session import player_names
from ui.settings import PACE, Settings
from ui.storage import PREFIX, Storage
from ui.vdom import Node, classes, h

SETTLED = 1.5
"""Seconds left to the first picture before the page looks after being there offline."""


class App:
    """Shared by all controllers: settings, texts, kept games, the notice, the dialog.

    ``dialog`` is the open dialog's name and what it is about; ``notice`` a sentence shown above
    everything until it is closed.
    """

    def __init__(self) -> None:
        self.storage = Storage(browser.LocalStorage())
        self.settings = Settings(self.storage, browser.page_language())
        self.saves = Saves(self.storage)
        self.dialog: tuple[str, str] = ("", "")
        self.notice = ""
        self._texts = ["shell"]
        self.t = self._catalogue()
        self.places = Places(self)
        self.setting_up = SettingUp(self)
        self.playing = Playing(self)
        self.offline: Any = None
        self._controllers: list[Any] = [
            self,
            self.places,
            self.setting_up,
            self.playing,
            Keeping(self),
            Solving(self),
        ]
        self._tree: Node | None = None
        self._host = js.document.getElementById("app")
        self._events = Events(self)

    async def begin(self) -> None:
        """Take over from the static page.

        What is awaited here runs at once; a task would first have to wait for a timer.
        """
        await self._guarded(self.places.arrive())
        self.spawn(self._settle())

    async def _settle(self) -> None:
        await asyncio.sleep(SETTLED)
        await self.have_about()

    @property
    def by_keyboard(self) -> bool:
        """Whether the last thing touched was a key."""
        return self._events.by_keyboard

    # -- work in the background, and what breaks ------------------------------------------

    def spawn(self, work: Any) -> None:
        """Carry out the coroutine ``work``; if it breaks, say so and keep the page usable."""
        asyncio.create_task(self._guarded(work))

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except TabletopError as error:
            self.notice = self.say(error)
            self.render()
        except Exception as problem:  # noqa: BLE001 - the last resort before silence
            self.broke(problem)

    def broke(self, problem: Exception) -> None:
        """The program itself went wrong: the console gets it all, the player a sentence."""
        browser.report(problem)
        if self._tree is not None and self._shown_with_apology():
            return
        # This page cannot be shown: the home page can, unless the start itself went wrong.
        self.places.leave()
        self.places.route = Route(routes.HOME)
        if not self._shown_with_apology() and self._tree is None:
            browser.start_failed()

    def _shown_with_apology(self) -> bool:
        self.notice = self.t("error.internal")
        try:
            self.render()
        except Exception as worse:  # noqa: BLE001 - the caller knows another page
            browser.report(worse)
            return False
        return True

    # -- texts and games ------------------------------------------------------------------

    async def load_game(self, name: str) -> bool:
        """Have the game's modules and texts at hand; False, with a notice, where they are not."""
        try:
            await load_bundle(name)
        except OSError:
            self.notice = self.t("error.game-files")
            self.places.route = Route(routes.HOME)
            self.render()
            return False
        self.have_texts(name)
        self.have_texts(name + "_why")
        return True

    def have_texts(self, table: str) -> None:
        """Have a table of texts at hand, whose module is there already."""
        if table not in self._texts:
            self._texts.append(table)
            self.t.add(text.table(self.t.language, table))

    async def have_about(self) -> bool:
        """Have `ui.about` at hand; False where its files do not come."""
        if self.offline is not None:
            return True
        try:
            await load_bundle("about")
        except OSError:
            return False
        if self.offline is None:  # nobody was quicker
            from ui.about.offline import Offline

            self.offline = Offline(self)
            self._controllers.append(self.offline)
            self.spawn(self.offline.begin())
        return True

    def _catalogue(self) -> Catalogue:
        catalogue = Catalogue(self.settings.values["language"])
        for table in self._texts:
            catalogue.add(text.table(catalogue.language, table))
        return catalogue

    def say(self, error: TabletopError) -> str:
        """``error`` in the player's language."""
        return self.t("error." + error.code, **error.params)

    # -- showing --------------------------------------------------------------------------

    def render(self) -> None:
        """Make the document agree with everything there is to show."""
        pace = 0.0 if browser.calm() else PACE[self.settings.values["speed"]]
        before = motion.places() if pace and self.playing.session else {}
        notice = frame.notice(self.notice, self.t)
        offer = self.offline.offer() if self.offline else None
        game = self.places.route.game
        colours = classes("site", game and "game-" + game)
        tree = h("div", {"class": colours}, notice, offer, self._page(), self._dialog())
        patch.mount(self._host, self._tree, tree)
        if self._tree is None:
            browser.remove("static")
        self._tree = tree
        if before:
            motion.travel(before, pace)
        browser.describe_page(self._facts(), self.title(), self.t.language)
        browser.open_modal()
        browser.reveal()

    def _facts(self) -> "dict[str, str]":
        """Data attributes of the root element: for style sheets, tests and measurements."""
        session = self.playing.session
        kept = self.offline.now if self.offline else None
        return {
            "offline": kept.state if kept else "",
            "update": kept.update if kept else "",
            "theme": self.settings.values["theme"],
            "speed": self.settings.values["speed"],
            "page": self.places.route.page,
            "ply": str(session.match.ply) if session else "",
            "state": "playable" if session and session.human_to_act else "ready",
        }

    def _page(self) -> Node:
        t, place = self.t, self.places.route
        if self.playing.session is not None:
            return play.present(t, self.playing.session, self.playing.now)
        problem = self.places.trouble
        if place.page == routes.SETUP:
            game = games.get(place.game)
            names, panel = self.settings.names, self.setting_up.panel()
            return setup.present(t, game, self.setting_up.choices, names, problem, panel)
        if problem:
            return trouble.present(t, problem, place.game, self.places.cut_link is not None)
        if place.page in (routes.ABOUT, routes.VERIFY):
            return self.offline.present(place.page)  # type: ignore[no-any-return]
        if place.page == routes.RULES:
            return rules.present(t, place.game)
        kept = self.saves.all()
        rows = [self._row(save) for save in kept]
        if place.page == routes.SAVES:
            aside = [name for name, _ in self.saves.aside()]
            return saves.present(t, rows, aside, self.storage.failed)
        return home.present(t, [row for row in rows if not row["over"]], len(kept))

    def _row(self, save: Save) -> "dict[str, Any]":
        return saves.row(self.t, save, player_names(self.t, save.record.players))

    def _dialog(self) -> "Node | None":
        name, about = self.dialog
        t, session = self.t, self.playing.session
        if name == "settings":
            return frame.settings(t, self.settings.values)
        if name in ("delete", "delete-aside"):
            do = name + ":" + about
            return frame.confirm(t, t("saves.ask-delete"), do, t("saves.delete"))
        if session is None:
            return None
        if name == "menu":
            return play.menu(t, session)
        if name == "keys":
            return play.keys(t, session.table.keys(t))
        if name == "share":
            return play.share(
                t, session, browser.address_of, browser.can_send(), self.playing.shared
            )
        if name == "resign":
            return frame.confirm(t, t("play.ask-resign"), "resign", t("play.resign"))
        return None

    def title(self) -> str:
        """The page's title: where one is, then the site."""
        t, place = self.t, self.places.route
        site = t("site.title")
        if place.page == routes.SAVES:
            return t("saves.title") + " · " + site
        if place.page in (routes.ABOUT, routes.VERIFY):
            return t("nav.about") + " · " + site
        if not place.game:
            return site
        game = t("game." + place.game + ".title")
        if place.page == routes.RULES:
            game = t("rules.title", game=game)
        return game + " · " + site

    # -- actions --------------------------------------------------------------------------

    def act(self, do: str, value: Any, in_table: bool) -> None:
        """Carry out the action ``do`` with the ``value`` of its field."""
        try:
            if in_table:
                self.playing.act_on_table(do)
            else:
                self._act_on_page(do, value)
        except TabletopError as error:
            self.notice = self.say(error)
            self.render()
        except Exception as problem:  # noqa: BLE001 - the last resort before silence
            self.broke(problem)

    def _act_on_page(self, do: str, value: Any) -> None:
        what, _, rest = do.partition(":")
        name = "do_" + what.replace("-", "_")
        for controller in self._controllers:
            if hasattr(controller, name):
                getattr(controller, name)(rest, value)
                return

    def press(self, key: str, in_field: bool) -> bool:
        """A key was pressed; whether it meant something."""
        if in_field or self.dialog[0]:
            return False
        return self.playing.press(key)

    def do_notice(self, _rest: str, _value: Any) -> None:
        """Close the notice."""
        self.notice = ""
        self.render()

    def do_set(self, rest: str, value: Any) -> None:
        """Choose ``value`` for the setting ``rest``."""
        self.settings.choose(rest, value)
        if rest == "language":
            self.t = self._catalogue()
        self.render()

    # -- dialogs --------------------------------------------------------------------------

    def do_dialog(self, rest: str, _value: Any) -> None:
        """Open the dialog ``rest``."""
        self.open_dialog(rest, "")

    def do_close(self, _rest: str, _value: Any) -> None:
        """Close the open dialog."""
        self.close_dialog()

    def open_dialog(self, name: str, about: str) -> None:
        """Open the dialog ``name`` about ``about``, closing any other."""
        browser.close_modal()
        self.playing.shared = ""
        self.dialog = (name, about)
        self.render()

    def close_dialog(self) -> None:
        """Close the open dialog and show what has changed meanwhile."""
        browser.close_modal()
        self.dialog = ("", "")
        self.render()

    def dialog_closed(self) -> None:
        """The browser closed the dialog by itself (Escape)."""
        if self.dialog[0] and not browser.modal_is_open():
            self.dialog = ("", "")
            self.render()

    # -- from outside ---------------------------------------------------------------------

    def moved(self) -> None:
        """The address was changed by Back, Forward or by hand."""
        self.spawn(self.places.arrive())

    def kept_elsewhere(self, name: str) -> None:
        """Another tab wrote ``name`` to the device's storage."""
        session = self.playing.session
        if session is not None and name == PREFIX + "game/" + session.id:
            # What stands here is older: going on from it would overwrite what was done there.
            save = self.saves.read(session.id)
            self.playing.leave()
            if save is not None:
                self.places.guarded(self.playing.resume, save)
            self.notice = self.t("play.elsewhere")
            self.render()
