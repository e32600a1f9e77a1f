"""The words that pages and tables are written in: elements by what they are for.

Each takes the class first, then what is inside, then attributes by name. `ATTRIBUTES` gives the
names that HTML writes with a dash; any other attribute stands under its own name. An attribute
that is None is left out, as everywhere (`ui.vdom.h`).
"""

from typing import Any

from ui.vdom import Node, gather

ATTRIBUTES = {
    "label": "aria-label",
    "labelled": "aria-labelledby",
    "described": "aria-describedby",
    "hidden": "aria-hidden",
    "pressed": "aria-pressed",
    "current": "aria-current",
    "cell": "data-cell",
    "drag": "data-drag",
    "flip": "data-flip",
    "for_": "for",
    "box": "viewBox",
}
"""Name here -> attribute in the document."""


def el(tag: str, name: str, *kids: Any, **props: Any) -> Node:
    """An element ``tag`` of the class ``name`` ("" for none) with ``kids`` as in `ui.vdom.h`."""
    attributes: dict[str, Any] = {}
    if name:
        attributes["class"] = name
    for key, value in props.items():
        attributes[ATTRIBUTES.get(key, key)] = value
    nodes: list[Node] = []
    gather(kids, nodes)
    return Node(tag, attributes, nodes)


def div(name: str, *kids: Any, **props: Any) -> Node:
    """A block."""
    return el("div", name, *kids, **props)


def span(name: str, *kids: Any, **props: Any) -> Node:
    """A piece of a line."""
    return el("span", name, *kids, **props)


def para(name: str, *kids: Any, **props: Any) -> Node:
    """A sentence or more."""
    return el("p", name, *kids, **props)


def button(name: str, do: "str | None", *kids: Any, **props: Any) -> Node:
    """A button that does ``do``; ``off``: it stands there and says why it cannot be used."""
    if props.pop("off", False):
        props["aria-disabled"] = "true"
    return el("button", name, *kids, do=do, **props)


def group(name: str, label: str, *kids: Any, **props: Any) -> Node:
    """Things that belong together, with the name that a screen reader gives them."""
    return el("div", name, *kids, role="group", label=label, **props)


def picture(name: str, label: str, *kids: Any, **props: Any) -> Node:
    """Something drawn that is one thing to a screen reader."""
    return el("span", name, *kids, role="img", label=label, **props)


def drawing(name: str, path: str, box: str = "0 0 24 24") -> Node:
    """A small line drawing, for the eye alone."""
    return el("svg", name, el("path", "", d=path), box=box, hidden="true")


def items(name: str, rows: "list[Any]", **props: Any) -> Node:
    """A list with one element for each of ``rows``."""
    return el("ul", name, [el("li", "", row) for row in rows], **props)


def rows(name: str, caption: str, head: "list[Any]", body: "list[list[Any]]") -> Node:
    """A table of figures: the first column names the row; numbers stand in the others.

    ``head``: a text a column. A cell that is a whole number is set as one.
    """
    numbers = [type(cell) is int for cell in body[0]] if body else [False for _ in head]
    return el(
        "table",
        name,
        el("caption", "quiet", caption) if caption else None,
        el("thead", "", el("tr", "", [_head(text, numbers[n]) for n, text in enumerate(head)])),
        el("tbody", "", [el("tr", "", [_cell(c, n) for n, c in enumerate(row)]) for row in body]),
    )


def _head(text: Any, number: bool) -> Node:
    return el("th", "number" if number else "", text, scope="col")


def _cell(content: Any, column: int) -> Node:
    if column == 0:
        return el("th", "", content, scope="row")
    return el("td", "number" if type(content) is int else "", content)
