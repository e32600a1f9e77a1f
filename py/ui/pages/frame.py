"""What stands around every page: the bar above, notices, dialogs."""

from typing import Any

from core.catalogue import Catalogue
from ui.pages.icons import icon
from ui.settings import CHOICES
from ui.vdom import Node, h


def tool(name: str, do: str, label: str, **props: Any) -> Node:
    """A button with an icon alone; ``label`` is its name."""
    attributes: dict[str, Any] = {"class": "tool", "do": do, "aria-label": label, "title": label}
    attributes.update(props)
    return h("button", attributes, icon(name))


def link(fragment: str, *kids: Any, **props: Any) -> Node:
    """A link within the site."""
    attributes: dict[str, Any] = {"href": "#" + fragment, "do": "go:" + fragment}
    attributes.update(props)
    return h("a", attributes, *kids)


def bar(t: Catalogue, title: str, home: bool, tools: "list[Node]") -> Node:
    """The bar above a page: the way home, the title, the page's tools and the settings."""
    return h(
        "header",
        {"class": "bar"},
        None if home else link("", icon("back"), **{"class": "tool", "aria-label": t("nav.home")}),
        h("h1", {"id": "title", "tabindex": "-1"}, title),
        h(
            "div",
            {"class": "tools"},
            tools,
            tool("gear", "dialog:settings", t("nav.settings")),
        ),
    )


def notice(text: str, t: Catalogue) -> "Node | None":
    """A sentence that stays until it is closed."""
    if not text:
        return None
    return h(
        "div",
        {"class": "notice", "role": "alert"},
        h("p", {}, text),
        tool("close", "notice:close", t("nav.close")),
    )


def dialog(t: Catalogue, title: str, *kids: Any) -> Node:
    """A modal dialog; `ui.app` opens it once it is in the document."""
    return h(
        "dialog",
        {"class": "dialog", "aria-labelledby": "dialog-title", "data-modal": True},
        h(
            "div",
            {"class": "dialog-head"},
            h("h2", {"id": "dialog-title"}, title),
            tool("close", "close", t("nav.close")),
        ),
        *kids,
    )


def settings(t: Catalogue, values: "dict[str, str]") -> Node:
    """The settings dialog."""
    return dialog(
        t,
        t("nav.settings"),
        [
            h(
                "label",
                {"class": "field"},
                h("span", {}, t("setting." + name)),
                h(
                    "select",
                    {"do": "set:" + name, "id": "set-" + name, "value": values[name]},
                    [
                        h("option", {"value": value}, t("setting." + name + "." + value))
                        for value in CHOICES[name]
                    ],
                ),
            )
            for name in CHOICES
        ],
    )


def confirm(t: Catalogue, question: str, do: str, yes: str) -> Node:
    """A question before something is lost."""
    return dialog(
        t,
        t("confirm.title"),
        h("p", {}, question),
        h(
            "div",
            {"class": "row end"},
            h("button", {"do": "close"}, t("confirm.no")),
            h("button", {"class": "danger", "do": do}, yes),
        ),
    )


def paragraphs(text: str) -> "list[Node]":
    """A text of lines as paragraphs; a line that begins with ``# `` is a heading."""
    return [
        h("h2", {}, line[2:]) if line.startswith("# ") else h("p", {}, line)
        for line in text.split("\n")
    ]
