"""Makes the document agree with a tree of `ui.vdom.Node`, changing as little as possible.

Elements stay the same elements from one rendering to the next, so focus, scrolling, open
menus and running animations survive.
"""

from typing import Any

import js

from ui.vdom import Node

_SVG = "http://www.w3.org/2000/svg"

# Set as properties: the attribute is only the initial value.
_PROPERTIES = ("value", "checked")

_RENAMED = {"do": "data-do"}


def mount(host: Any, old: "Node | None", new: Node) -> None:
    """Render ``new`` as the only child of the element ``host``, where ``old`` was before."""
    if old is None:
        host.replaceChildren(_create(new, False))
    else:
        _patch(host, old, new, False)


def _create(node: Node, in_svg: bool) -> Any:
    if node.tag == "":
        node.el = js.document.createTextNode(node.props["text"])
        return node.el
    in_svg = in_svg or node.tag == "svg"
    if in_svg:
        element = js.document.createElementNS(_SVG, node.tag)
    else:
        element = js.document.createElement(node.tag)
    node.el = element
    in_svg = in_svg and node.tag != "foreignObject"
    for kid in node.kids:
        element.appendChild(_create(kid, in_svg))
    # After the children: a select takes its value only once it has the option.
    for name in node.props:
        _set(element, name, node.props[name])
    return element


def _set(element: Any, name: str, value: Any) -> None:
    if name == "key":
        return
    if name in _PROPERTIES:
        if name == "checked":
            element.checked = bool(value)
        elif element.value != value:
            # Setting an equal value would move the caret.
            element.value = value
        return
    if name == "style":
        # Written as an attribute it would be refused by the page's content security policy.
        element.style.cssText = value or ""
        return
    name = _RENAMED.get(name, name)
    if value is None or value is False:
        element.removeAttribute(name)
    else:
        element.setAttribute(name, "" if value is True else str(value))


def _patch(parent: Any, old: Node, new: Node, in_svg: bool) -> None:
    if old is new:
        return
    if old.tag != new.tag or old.key != new.key:
        parent.replaceChild(_create(new, in_svg), old.el)
        return
    element = new.el = old.el
    if new.tag == "":
        if old.props["text"] != new.props["text"]:
            element.data = new.props["text"]
        return
    in_svg = (in_svg or new.tag == "svg") and new.tag != "foreignObject"
    if old.kids or new.kids:
        _patch_kids(element, old.kids, new.kids, in_svg)
    for name in old.props:
        if name not in new.props:
            _set(element, name, None)
    for name in new.props:
        value = new.props[name]
        before = old.props.get(name)
        # 0 and False are equal and yet a different attribute.
        if name in _PROPERTIES or before != value or type(before) is not type(value):
            _set(element, name, value)


def _patch_kids(element: Any, old: "list[Node]", new: "list[Node]", in_svg: bool) -> None:
    if len(old) == len(new) and all(_same(a, b) for a, b in zip(old, new)):
        for before, after in zip(old, new):
            _patch(element, before, after, in_svg)
        return
    pool = {}
    for index, node in enumerate(old):
        pool[_identity(node, index)] = node
    kept: list[Node | None] = []
    for index, node in enumerate(new):
        twin = pool.pop(_identity(node, index), None)
        kept.append(twin if twin is not None and twin.tag == node.tag else None)
    for node in old:
        if node not in kept:
            element.removeChild(node.el)
    remaining = [node for node in old if node in kept]
    # Walk the new order and move only what stands elsewhere.
    cursor = 0
    for node, twin in zip(new, kept):
        anchor = remaining[cursor].el if cursor < len(remaining) else None
        if twin is None:
            element.insertBefore(_create(node, in_svg), anchor)
            continue
        if cursor < len(remaining) and twin is remaining[cursor]:
            cursor += 1
        else:
            element.insertBefore(twin.el, anchor)
            remaining.remove(twin)
        _patch(element, twin, node, in_svg)


def _same(a: Node, b: Node) -> bool:
    return a.tag == b.tag and a.key == b.key


def _identity(node: Node, index: int) -> str:
    return "k" + str(node.key) if node.key is not None else "i" + str(index) + node.tag
