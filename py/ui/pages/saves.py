"""The games kept on this device: going on with one, files in and out, deleting."""

from typing import Any

import games
from core import canonical, record
from core.catalogue import Catalogue
from core.errors import TabletopError
from core.match import open_record
from ui import routes
from ui.frame import confirm, page
from ui.house import House
from ui.icons import icon
from ui.page import Page
from ui.pages import kept
from ui.parts import button, el, para, span
from ui.routes import Route
from ui.saves import export, file_name
from ui.vdom import Node


class Saves(Page):
    """The list of kept games."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.actions = {
            "resume": lambda rest, _: kept.resume(house, rest),
            "export": self.export,
            "export-aside": self.export_aside,
            "ask-delete": lambda rest, _: house.open_dialog("delete", rest),
            "ask-delete-aside": lambda rest, _: house.open_dialog("delete-aside", rest),
            "delete": self.delete,
            "delete-aside": self.delete_aside,
            "import": lambda _rest, field: house.spawn(self._import(field)),
            "paste": lambda _rest, pasted: house.spawn(self._pasted(str(pasted).strip())),
        }
        self.dialogs = {
            "delete": lambda about: self._ask("delete:" + about),
            "delete-aside": lambda about: self._ask("delete-aside:" + about),
        }

    def title(self) -> str:
        return self.house.t("saves.title")

    def present(self) -> Node:
        house = self.house
        rows = kept.rows(house)  # sets aside what it cannot read
        aside = [name for name, _ in house.saves.aside()]
        return present(house.t, rows, aside, house.storage.failed)

    def _ask(self, do: str) -> Node:
        t = self.house.t
        return confirm(t, t("saves.ask-delete"), do, t("saves.delete"))

    def export(self, rest: str, _value: Any) -> None:
        """Save the record of the game ``rest`` as a file."""
        save = self.house.saves.read(rest)
        if save is not None:
            self.house.browser.download(file_name(save.record.game, save.id), export(save))

    def export_aside(self, rest: str, _value: Any) -> None:
        """Save the damaged save ``rest`` as a file, just as it is."""
        for name, content in self.house.saves.aside():
            if name == rest:
                self.house.browser.download(file_name("damaged", name), content)

    def delete(self, rest: str, _value: Any) -> None:
        """Delete the game ``rest``."""
        self.house.saves.delete(rest)
        self.house.close_dialog()

    def delete_aside(self, rest: str, _value: Any) -> None:
        """Delete the damaged save ``rest``."""
        self.house.saves.delete_aside(rest)
        self.house.close_dialog()

    async def _import(self, field: Any) -> None:
        """Open the record in the file just chosen in ``field``."""
        house = self.house
        file = field.files[0]
        if not file:
            return
        if file.size > canonical.MAX_TEXT:
            house.tell(house.t("error.too-long"))
            return
        content = str(await file.text())
        field.value = ""
        await self._open(content)

    async def _pasted(self, pasted: str) -> None:
        """Open what somebody pasted: a link, with all that stood around it, or a file's text."""
        house = self.house
        if not pasted:
            return
        if pasted.startswith("{"):
            await self._open(pasted)
            return
        from core import healing

        link = healing.heal(pasted, games.NAMES)
        if link:
            house.go(link)
        else:
            house.tell(house.t("saves.no-link"))

    async def _open(self, content: str) -> None:
        """Open the record written in ``content``, as far as it is legal."""
        house = self.house
        found = record.read(content)
        if found.game not in games.NAMES:
            raise TabletopError("unknown-game", game=found.game)
        if not await house.load_game(found.game):
            return
        result = open_record(games.get(found.game), found)
        house.show(Route(routes.LINK, found.game, "", result.match))
        if result.error is not None:
            house.tell(house.t("error.partly", ply=result.error.ply + 1))


PAGE = Saves


def present(
    t: Catalogue, rows: "list[dict[str, Any]]", aside: "list[str]", storage_failed: bool
) -> Node:
    """``rows`` from `ui.pages.kept.row`, newest first; ``aside``: names of damaged saves."""
    return page(
        t,
        "saves",
        t("saves.title"),
        para("warning", t("saves.storage-failed")) if storage_failed else None,
        None if rows else para("quiet", t("saves.empty")),
        el("ul", "save-list", [_row(t, entry) for entry in rows]),
        el(
            "section",
            "import",
            el("h2", "", t("saves.import")),
            para("quiet", t("saves.import-help")),
            _paste(t),
            el("label", "button", icon("file"), " ", t("saves.import-file"), _file_field()),
        ),
        _aside(t, aside) if aside else None,
    )


def _paste(t: Catalogue) -> Node:
    field = el("input", "", id="pasted", autocomplete="off", label=t("saves.paste"))
    field.props.update({"name": "pasted", "placeholder": t("saves.paste")})
    go = el("button", "", t("saves.paste-go"), id="paste-go")
    return el("form", "row", field, go, do="paste", id="paste")


def _file_field() -> Node:
    accept = ".json,application/json"
    return el("input", "unseen", type="file", do="import", id="import", accept=accept)


def _row(t: Catalogue, entry: "dict[str, Any]") -> Node:
    name, own = entry["title"] + " " + entry["who"], entry["id"]
    said = [el("b", "", entry["title"]), span("", entry["who"]), span("quiet", entry["where"])]
    titles = (t("saves.export"), t("saves.delete"))
    resume = button("resume", "resume:" + own, said)
    return el("li", "save", resume, _tools(t, ":" + own, name, titles), key=own)


def _tools(t: Catalogue, of: str, name: str, titles: Any = (None, None)) -> "list[Node]":
    """Buttons that export a save and delete it."""
    export, delete = t("saves.export-one", name=name), t("saves.delete-one", name=name)
    return [
        button("tool", "export" + of, icon("file"), label=export, title=titles[0]),
        button("tool", "ask-delete" + of, icon("trash"), label=delete, title=titles[1]),
    ]


def _aside(t: Catalogue, aside: "list[str]") -> Node:
    rows = [
        el("li", "save", span("resume", name), _tools(t, "-aside:" + name, name), key=name)
        for name in aside
    ]
    return el(
        "section",
        "aside-saves",
        el("h2", "", t("saves.damaged")),
        para("quiet", t("saves.damaged-help")),
        el("ul", "save-list", rows),
    )
