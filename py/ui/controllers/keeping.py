"""The games kept on the device: going on with one, files in and out, deleting."""

from typing import TYPE_CHECKING, Any

import games
from core import canonical, links, record
from core.errors import TabletopError
from core.links import Link
from core.match import open_record
from ui import browser, saves

if TYPE_CHECKING:
    from ui.app import App


class Keeping:
    """Actions of the list of kept games."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def do_resume(self, rest: str, _value: Any) -> None:
        """Go on with the game kept under ``rest``."""
        save = self._app.saves.read(rest)
        if save is None:
            self._app.render()
        else:
            self._app.spawn(self._resume(save))

    async def _resume(self, save: saves.Save) -> None:
        app = self._app
        if await app.load_game(save.record.game):
            fragment = links.encode(Link(links.POSITION, saves.opened(save)))
            browser.set_address(fragment, save.id, True)
            await app.places.arrive_and_focus()

    def do_export(self, rest: str, _value: Any) -> None:
        """Save the record of the game ``rest`` as a file."""
        save = self._app.saves.read(rest)
        if save is not None:
            browser.download(file_name(save.record.game, save.id), saves.export(save))

    def do_export_aside(self, rest: str, _value: Any) -> None:
        """Save the damaged save ``rest`` as a file, just as it is."""
        for name, content in self._app.saves.aside():
            if name == rest:
                browser.download(file_name("damaged", name), content)

    def do_ask_delete(self, rest: str, _value: Any) -> None:
        """Ask before deleting the game ``rest``."""
        self._app.open_dialog("delete", rest)

    def do_ask_delete_aside(self, rest: str, _value: Any) -> None:
        """Ask before deleting the damaged save ``rest``."""
        self._app.open_dialog("delete-aside", rest)

    def do_delete(self, rest: str, _value: Any) -> None:
        """Delete the game ``rest``."""
        self._app.saves.delete(rest)
        self._app.close_dialog()

    def do_delete_aside(self, rest: str, _value: Any) -> None:
        """Delete the damaged save ``rest``."""
        self._app.saves.delete_aside(rest)
        self._app.close_dialog()

    def do_import(self, _rest: str, value: Any) -> None:
        """Open the record in the file just chosen; ``value`` is the file field."""
        self._app.spawn(self._import(value))

    async def _import(self, field: Any) -> None:
        app = self._app
        file = field.files[0]
        if not file:
            return
        if file.size > canonical.MAX_TEXT:
            app.notice = app.t("error.too-long")
            app.render()
            return
        content = str(await file.text())
        field.value = ""
        try:
            found = record.read(content)
            game = games.NAMES.index(found.game) if found.game in games.NAMES else -1
            if game < 0:
                raise TabletopError("unknown-game", game=found.game)
            if not await app.load_game(found.game):
                return
            result = open_record(games.get(found.game), found)
        except TabletopError as error:
            app.notice = app.say(error)
            app.render()
            return
        app.places.enter(result.match)
        if result.error is not None:
            app.notice = app.t("error.partly", ply=result.error.ply + 1)
            app.render()


def file_name(game: str, id: str) -> str:
    """What a record's file is called."""
    return "yotsuasobi-" + game + "-" + id[:8] + ".json"
