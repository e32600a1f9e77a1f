"""The games kept on this device."""

from typing import Any

from core.catalogue import Catalogue
from ui.pages.frame import bar
from ui.pages.icons import icon
from ui.saves import Save
from ui.vdom import Node, h


def row(t: Catalogue, save: Save, names: "list[str]") -> "dict[str, Any]":
    """What a list shows of ``save``, whose seats are called ``names``."""
    plies = len(save.record.moves)
    return {
        "id": save.id,
        "title": t("game." + save.record.game + ".title"),
        "who": t("saves.versus").join(names),
        "where": t("saves.finished", n=plies) if save.over else t("saves.at-move", n=plies),
        "over": save.over,
    }


def present(
    t: Catalogue, rows: "list[dict[str, Any]]", aside: "list[str]", storage_failed: bool
) -> Node:
    """``rows`` from `row`, newest first; ``aside``: names of damaged saves."""
    return h(
        "div",
        {"class": "page saves"},
        bar(t, t("saves.title"), False, []),
        h(
            "main",
            {"id": "main"},
            h("p", {"class": "warning"}, t("saves.storage-failed")) if storage_failed else None,
            h("p", {"class": "quiet"}, t("saves.empty")) if not rows else None,
            h("ul", {"class": "save-list"}, [_row(t, entry) for entry in rows]),
            h(
                "section",
                {"class": "import"},
                h("h2", {}, t("saves.import")),
                h("p", {"class": "quiet"}, t("saves.import-help")),
                h(
                    "label",
                    {"class": "button"},
                    icon("file"),
                    " ",
                    t("saves.import-file"),
                    h(
                        "input",
                        {
                            "type": "file",
                            "do": "import",
                            "id": "import",
                            "class": "unseen",
                            "accept": ".json,application/json",
                        },
                    ),
                ),
            ),
            _aside(t, aside),
        ),
    )


def _row(t: Catalogue, entry: "dict[str, Any]") -> Node:
    name = entry["title"] + " " + entry["who"]
    return h(
        "li",
        {"key": entry["id"], "class": "save"},
        h(
            "button",
            {"class": "resume", "do": "resume:" + entry["id"]},
            h("b", {}, entry["title"]),
            h("span", {}, entry["who"]),
            h("span", {"class": "quiet"}, entry["where"]),
        ),
        h(
            "button",
            {
                "class": "tool",
                "do": "export:" + entry["id"],
                "aria-label": t("saves.export-one", name=name),
                "title": t("saves.export"),
            },
            icon("file"),
        ),
        h(
            "button",
            {
                "class": "tool",
                "do": "ask-delete:" + entry["id"],
                "aria-label": t("saves.delete-one", name=name),
                "title": t("saves.delete"),
            },
            icon("trash"),
        ),
    )


def _aside(t: Catalogue, aside: "list[str]") -> "Node | None":
    if not aside:
        return None
    return h(
        "section",
        {"class": "aside-saves"},
        h("h2", {}, t("saves.damaged")),
        h("p", {"class": "quiet"}, t("saves.damaged-help")),
        h(
            "ul",
            {"class": "save-list"},
            [
                h(
                    "li",
                    {"key": name, "class": "save"},
                    h("span", {"class": "resume"}, name),
                    h(
                        "button",
                        {
                            "class": "tool",
                            "do": "export-aside:" + name,
                            "aria-label": t("saves.export-one", name=name),
                        },
                        icon("file"),
                    ),
                    h(
                        "button",
                        {
                            "class": "tool",
                            "do": "ask-delete-aside:" + name,
                            "aria-label": t("saves.delete-one", name=name),
                        },
                        icon("trash"),
                    ),
                )
                for name in aside
            ],
        ),
    )
