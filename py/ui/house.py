"""What all pages share: settings, kept games, texts, the notice, the dialog, work that goes on.

The house knows no page. `ui.app` makes it, hands it to every page, and opens its doors.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Callable

import text
from core.catalogue import Catalogue
from core.errors import TabletopError
from ui.routes import HOME, Route
from ui.saves import Saves
from ui.settings import Settings
from ui.storage import Storage

if TYPE_CHECKING:
    from ui.computers import Computers


class House:
    """One object for as long as the site is open.

    ``browser`` and ``grid`` are the modules of these names in `ui`, or what stands in for them.
    ``notice``: a sentence shown above everything until it is closed. ``dialog``: the open dialog's
    name and what it is about; ``dialog_said``: what became of the last thing done in it.
    ``actions``: those that are there on every page, by name (`ui.page.Page.actions`).
    ``by_keyboard``: whether the last thing touched was a key. ``offline``: what the browser keeps
    of the site (`ui.pages.about.offline`), once that is fetched; ``bundles``: those that came late.

    The doors: ``render`` makes the document agree with everything there is to show; ``show(route)``
    leads to a place at once, with its modules there already; ``arrive()``, a coroutine, to the
    place that the address names; ``broke(problem)`` is told of what must not happen.
    """

    if TYPE_CHECKING:
        from ui import browser, grid

    def __init__(self, browser: Any, grid: Any, bring: "Callable[[str], Any]") -> None:
        self.browser = browser
        self.grid = grid
        self.bring = bring
        self.storage = Storage(browser.LocalStorage())
        self.settings = Settings(self.storage, browser.page_language())
        self.saves = Saves(self.storage)
        self.notice = ""
        self.dialog: tuple[str, str] = ("", "")
        self.dialog_said = ""
        self.actions: dict[str, Callable[[str, Any], None]] = {
            "go": lambda rest, _: self.go(rest),
            "dialog": lambda rest, _: self.open_dialog(rest),
            "close": lambda _rest, _: self.close_dialog(),
            "notice": lambda _rest, _: self.tell(""),
            "set": self.choose,
        }
        self.by_keyboard = False
        self.offline: Any = None
        self.bundles: list[str] = []
        self.computers: Computers
        self.render: Callable[[], None]
        self.show: Callable[[Route], None]
        self.arrive: Callable[[], Any]
        self.broke: Callable[[Exception], None]
        self._texts = ["shell"]
        self.t = self._catalogue()

    # -- texts and games ------------------------------------------------------------------

    def _catalogue(self) -> Catalogue:
        catalogue = Catalogue(self.settings.values["language"])
        for table in self._texts:
            catalogue.add(text.table(catalogue.language, table))
        return catalogue

    def have_texts(self, table: str) -> None:
        """Have a table of texts at hand, whose module is there already."""
        if table not in self._texts:
            self._texts.append(table)
            self.t.add(text.table(self.t.language, table))

    async def load_game(self, name: str) -> bool:
        """Have the game's modules and texts at hand; else False, and one is at home, told so."""
        try:
            await self.bring(name)
        except OSError:
            self.retreat(self.t("error.game-files"))
            return False
        self.have_texts(name)
        self.have_texts(name + "_why")
        return True

    def say(self, error: TabletopError) -> str:
        """``error`` in the player's language."""
        return self.t("error." + error.code, **error.params)

    def choose(self, name: str, value: str) -> None:
        """Choose ``value`` for the setting ``name``."""
        self.settings.choose(name, value)
        if name == "language":
            self.t = self._catalogue()
        self.render()

    # -- going elsewhere ------------------------------------------------------------------

    def go(self, fragment: str, note: str = "") -> None:
        """Go to the place ``fragment``; ``note`` comes back with it (`ui.browser.set_address`)."""
        self.browser.set_address(fragment, note, True)
        self.browser.scroll_to_top()
        self.spawn(self._arrive_and_focus())

    async def _arrive_and_focus(self) -> None:
        await self.arrive()
        self.browser.focus("title")

    def retreat(self, notice: str) -> None:
        """Show the home page and, above it, why."""
        self.show(Route(HOME))
        self.tell(notice)

    # -- notice and dialog ----------------------------------------------------------------

    def tell(self, notice: str) -> None:
        """Show the sentence ``notice``; "" closes what stands there."""
        self.notice = notice
        self.render()

    def open_dialog(self, name: str, about: str = "") -> None:
        """Open the dialog ``name`` about ``about``, closing any other."""
        self.browser.close_modal()
        self.dialog_said = ""
        self.dialog = (name, about)
        self.render()

    def close_dialog(self) -> None:
        """Close the open dialog and show what has changed meanwhile."""
        self.browser.close_modal()
        self.dialog = ("", "")
        self.render()

    def dialog_closed(self) -> None:
        """The browser closed the dialog by itself (Escape)."""
        if self.dialog[0] and not self.browser.modal_is_open():
            self.dialog = ("", "")
            self.render()

    # -- work in the background, and what breaks ------------------------------------------

    def guard(self, call: "Callable[[], Any]") -> Any:
        """What ``call()`` gives; if it breaks, None, and the player is told."""
        try:
            return call()
        except TabletopError as error:
            self.tell(self.say(error))
        except Exception as problem:  # noqa: BLE001 - the last resort before silence
            self.broke(problem)
        return None

    def spawn(self, work: Any) -> None:
        """Carry out the coroutine ``work``; if it breaks, say so and keep the page usable."""
        asyncio.create_task(self.guarded(work))

    async def guarded(self, work: Any) -> None:
        """The same, waiting for it."""
        try:
            await work
        except TabletopError as error:
            self.tell(self.say(error))
        except Exception as problem:  # noqa: BLE001 - the last resort before silence
            self.broke(problem)
