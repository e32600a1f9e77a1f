"""What stands around every page: the bar above, notices, dialogs."""

from typing import Any

from core.catalogue import Catalogue
from ui.icons import icon
from ui.parts import button, div, el, para, span
from ui.settings import CHOICES
from ui.vdom import Node, h


def tool(name: str, do: str, label: str, **props: Any) -> Node:
    """A button with an icon alone; ``label`` is its name."""
    return button("tool", do, icon(name), label=label, title=label, **props)


def said(name: str, text: str) -> "list[Any]":
    """An icon and what it means, for a button."""
    return [icon(name), " ", text]


def link(fragment: str, *kids: Any, **props: Any) -> Node:
    """A link within the site."""
    attributes: dict[str, Any] = {"href": "#" + fragment, "do": "go:" + fragment}
    attributes.update(props)
    return h("a", attributes, *kids)


def bar(t: Catalogue, title: str, home: bool, tools: "list[Node]") -> Node:
    """The bar above a page: the way home, the title, the page's tools and the settings."""
    return el(
        "header",
        "bar",
        None if home else link("", icon("back"), **{"class": "tool", "aria-label": t("nav.home")}),
        el("h1", "", title, id="title", tabindex="-1"),
        div("tools", tools, tool("gear", "dialog:settings", t("nav.settings"))),
    )


def page(t: Catalogue, name: str, title: str, *kids: Any, **more: Any) -> Node:
    """A page of the class ``name``; ``tools`` stand in its bar, ``main`` is the rest's class."""
    above = bar(t, title, name == "home", more.get("tools", []))
    return div("page " + name, above, el("main", more.get("main", ""), *kids, id="main"))


def section(name: str, id: str, title: str, *kids: Any) -> Node:
    """A part of a page under a heading, which has the ``id``."""
    return el("section", name, el("h2", "", title, id=id), *kids, labelled=id)


def notice(text: str, t: Catalogue) -> "Node | None":
    """A sentence that stays until it is closed."""
    if not text:
        return None
    return div(
        "notice", para("", text), tool("close", "notice:close", t("nav.close")), role="alert"
    )


def dialog(t: Catalogue, title: str, *kids: Any) -> Node:
    """A modal dialog; `ui.app` opens it once it is in the document."""
    return el(
        "dialog",
        "dialog",
        div(
            "dialog-head",
            el("h2", "", title, id="dialog-title"),
            tool("close", "close", t("nav.close")),
        ),
        *kids,
        labelled="dialog-title",
        **{"data-modal": True},
    )


def choice(label: str, do: str, id: str, value: str, options: "list[tuple[str, str]]") -> Node:
    """A field to choose in, with its ``label``; ``options``: (value, what it is called)."""
    made = [el("option", "", called, value=value) for value, called in options]
    return el(
        "label", "field", span("", label), el("select", "", made, do=do, id=id, value=value), key=id
    )


def settings(t: Catalogue, values: "dict[str, str]") -> Node:
    """The settings dialog."""
    fields = []
    for name in CHOICES:
        options = [(value, t("setting." + name + "." + value)) for value in CHOICES[name]]
        fields.append(
            choice(t("setting." + name), "set:" + name, "set-" + name, values[name], options)
        )
    return dialog(t, t("nav.settings"), fields)


def confirm(t: Catalogue, question: str, do: str, yes: str) -> Node:
    """A question before something is lost."""
    return dialog(
        t,
        t("confirm.title"),
        para("", question),
        div("row end", button("", "close", t("confirm.no")), button("danger", do, yes)),
    )


def paragraphs(text: str) -> "list[Node]":
    """A text of lines as paragraphs; a line that begins with ``# `` is a heading."""
    return [
        el("h2", "", line[2:]) if line.startswith("# ") else para("", line)
        for line in text.split("\n")
    ]
