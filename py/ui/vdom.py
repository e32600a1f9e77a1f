"""Pages as values: what an element should be, without any element.

A page's ``present`` functions build `Node` trees with `h`; `ui.patch` makes the document agree.
Text becomes a text node and never markup, wherever it came from.
"""

from typing import Any


class Node:
    """One element to be: ``tag``, ``props`` (attributes by name), ``kids`` in order.

    ``key`` identifies the element among its siblings from one rendering to the next; without
    one its place counts. ``el`` is the document's element once there is one (`ui.patch`).
    A ``tag`` of ``""`` is text, which then stands in ``props["text"]``.
    """

    __slots__ = ("el", "key", "kids", "props", "tag")

    def __init__(self, tag: str, props: "dict[str, Any]", kids: "list[Node]") -> None:
        self.tag = tag
        self.props = props
        self.kids = kids
        self.key = props.get("key")
        self.el: Any = None


def h(tag: str, props: "dict[str, Any] | None" = None, *kids: Any) -> Node:
    """An element. ``kids``: nodes, texts, numbers, or lists of these; None and False are skipped.

    Attributes that are None or False are left out, True stands for a bare attribute. ``do``
    names the action of a click, change or submit (see `ui.events`); ``key`` see `Node`.
    """
    nodes: list[Node] = []
    gather(kids, nodes)
    return Node(tag, props or {}, nodes)


def gather(kids: Any, nodes: "list[Node]") -> None:
    """Put ``kids`` (as in `h`) into ``nodes``, one after the other."""
    # Most are elements, texts or lists; asked for in this order, since this runs all the time.
    for kid in kids:
        kind = type(kid)
        if kind is Node:
            nodes.append(kid)
        elif kind is list or kind is tuple:
            gather(kid, nodes)
        elif kind is str:
            if kid:
                nodes.append(Node("", {"text": kid}, []))
        elif kid is not None and kid is not False:
            nodes.append(Node("", {"text": str(kid)}, []))


def classes(*names: Any) -> str:
    """The names that are not empty, as a ``class`` attribute."""
    return " ".join([name for name in names if name])


def plain(node: Node) -> str:
    """All text in ``node`` in document order; for tests and for the text description."""
    if node.tag == "":
        return str(node.props["text"])
    return " ".join([text for text in [plain(kid) for kid in node.kids] if text])


def find(node: Node, **wanted: Any) -> "list[Node]":
    """All nodes below and including ``node`` whose props have the ``wanted`` values; for tests."""
    found: list[Node] = []
    if node.tag and all(node.props.get(name) == wanted[name] for name in wanted):
        found.append(node)
    for kid in node.kids:
        found += find(kid, **wanted)
    return found
