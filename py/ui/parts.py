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
    "units": "patternUnits",
}
"""Name here -> attribute in the document."""


def el(tag: str, name: str, *kids: Any, **props: Any) -> Node:
    """An element ``tag`` of the class ``name`` ("" for none) with ``kids`` as in `ui.vdom.h`."""
    return made(tag, name, kids, props)


def made(tag: str, name: str, kids: Any, props: "dict[str, Any]") -> Node:
    """What `el` says, of ``props`` that nobody else holds; they become the element's own."""
    own = {"class": name} if name else {}
    for key in props:
        own[ATTRIBUTES.get(key, key)] = props[key]
    nodes: list[Node] = []
    if kids:
        gather(kids, nodes)
    return Node(tag, own, nodes)


def div(name: str, *kids: Any, **props: Any) -> Node:
    """A block."""
    return made("div", name, kids, props)


def span(name: str, *kids: Any, **props: Any) -> Node:
    """A piece of a line."""
    return made("span", name, kids, props)


def para(name: str, *kids: Any, **props: Any) -> Node:
    """A sentence or more."""
    return made("p", name, kids, props)


def button(name: str, do: "str | None", *kids: Any, **props: Any) -> Node:
    """A button that does ``do``; ``off``: it stands there and says why it cannot be used.

    ``pressed``: whether what it switches is on.
    """
    if props.pop("off", False):
        props["aria-disabled"] = "true"
    if "pressed" in props:
        props["pressed"] = "true" if props["pressed"] else "false"
    props["do"] = do
    return made("button", name, kids, props)


def group(name: str, label: str, *kids: Any, **props: Any) -> Node:
    """Things that belong together, with the name that a screen reader gives them."""
    props["role"] = "group"
    props["aria-label"] = label
    return made("div", name, kids, props)


def picture(name: str, label: str, *kids: Any, **props: Any) -> Node:
    """Something drawn that is one thing to a screen reader."""
    props["role"] = "img"
    props["aria-label"] = label
    return made("span", name, kids, props)


def drawing(name: str, path: str, box: str = "0 0 24 24") -> Node:
    """A small line drawing, for the eye alone."""
    props = {"class": name, "viewBox": box, "aria-hidden": "true"}
    return Node("svg", props, [Node("path", {"d": path}, [])])


def items(name: str, rows: "list[Any]", **props: Any) -> Node:
    """A list with one element for each of ``rows``."""
    return el("ul", name, [el("li", "", row) for row in rows], **props)


def rows(name: str, caption: str, head: "list[Any]", body: "list[Any]") -> Node:
    """A table of figures: the first column names the row; numbers stand in the others.

    ``head``: a text a column, or nothing at all. A cell that is a whole number is set as one. A
    row may come as made by `figures`.
    """
    first = body[0] if body and not isinstance(body[0], Node) else None
    numbers = [type(first[n]) is int if first else n > 0 for n in range(len(head))]
    heads = [_head(text, numbers[n]) for n, text in enumerate(head)]
    return el(
        "table",
        name,
        el("caption", "quiet", caption) if caption else None,
        el("thead", "", el("tr", "", heads)) if head else None,
        el("tbody", "", [row if isinstance(row, Node) else _row(row) for row in body]),
    )


def figures(name: str, head: Any, cells: "list[Any]", **props: Any) -> Node:
    """A row of `rows` with a number in each of its ``cells``, however it is drawn."""
    numbers = [el("td", "number", cell) for cell in cells]
    return made("tr", name, (el("th", "", head, scope="row"), numbers), props)


def _head(text: Any, number: bool) -> Node:
    return el("th", "number" if number else "", text, scope="col") if text else el("td", "")


def _row(row: "list[Any]") -> Node:
    cells = [el("td", "number" if type(cell) is int else "", cell) for cell in row[1:]]
    return el("tr", "", el("th", "", row[0], scope="row"), cells)


# -- what is drawn ------------------------------------------------------------------------


def g(name: str, *kids: Any, **props: Any) -> Node:
    """Shapes that belong together; ``transform`` says where they are.

    Shapes are many and drawn often: their attributes stand under their own names, so that none
    has to be looked up; where one is written with a dash, take `el`.
    """
    if name:
        props["class"] = name
    nodes: list[Node] = []
    gather(kids, nodes)
    return Node("g", props, nodes)


def path(name: str, d: str, **props: Any) -> Node:
    """Lines and curves, ``d`` in the words of SVG; as `g`."""
    if name:
        props["class"] = name
    props["d"] = d
    return Node("path", props, [])


def rect(name: str, wide: float, high: float, **props: Any) -> Node:
    """A rectangle; ``x`` and ``y`` are 0 where they are not given; as `g`."""
    if name:
        props["class"] = name
    props["width"] = wide
    props["height"] = high
    return Node("rect", props, [])


def use(href: str, **props: Any) -> Node:
    """Something drawn elsewhere, once more here; as `g`."""
    props["href"] = href
    return Node("use", props, [])


def circle(name: str, r: float, **props: Any) -> Node:
    """A circle; ``cx`` and ``cy`` are 0 where they are not given; as `g`."""
    if name:
        props["class"] = name
    props["r"] = r
    return Node("circle", props, [])


def lettering(name: str, *kids: Any, **props: Any) -> Node:
    """Text in a drawing; as `g`."""
    if name:
        props["class"] = name
    nodes: list[Node] = []
    gather(kids, nodes)
    return Node("text", props, nodes)


def at(x: float, y: float) -> str:
    """A ``transform`` that moves something drawn round 0, 0 to this place."""
    return "translate(%g %g)" % (x, y)


def drawn(name: str, box: str, *kids: Any, **props: Any) -> Node:
    """A drawing in a frame of the measures ``box``, for the eye alone."""
    props["box"] = box
    props["hidden"] = "true"
    return made("svg", name, kids, props)
