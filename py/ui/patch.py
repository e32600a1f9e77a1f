"""Makes the document agree with a tree of `ui.vdom.Node`, changing as little as possible.

Elements stay the same elements from one rendering to the next, so focus, scrolling, open
menus and running animations survive.

Others change the document too: translators, dictionaries, dark modes. ``static/boot.js`` notes
in which elements they did (its ``strange`` and ``strangeBelow``). There nothing is where it was
put, so there the document itself is read: what is ours is put back, what is not is taken out,
unless all of ours still stands there and would stay as it is (a translation is left alone).
"""

from typing import Any

import js

from ui.vdom import Node

_SVG = "http://www.w3.org/2000/svg"

# Set as properties: the attribute is only the initial value.
_PROPERTIES = ("value", "checked")

_RENAMED = {"do": "data-do"}


_strange: "set[int]" = set()
"""`id` of every node of the last rendering in whose element somebody else changed something."""


def mount(host: Any, old: "Node | None", new: Node) -> None:
    """Render ``new`` as the only child of the element ``host``, where ``old`` was before."""
    if old is None:
        host.replaceChildren(_create(new, False))
        js.device.watch(host)
        return
    if js.device.strangers():
        _mount_among_strangers(host, old, new)
    else:
        _patch(host, old, new, False)
    js.device.settled()


def _mount_among_strangers(host: Any, old: Node, new: Node) -> None:
    focused = js.document.activeElement
    _find_strange(old)
    if host.strange:
        _mend(host, [old], [new], False)
        js.device.mended(host)
    else:
        _patch(host, old, new, False)
    _strange.clear()
    if focused and focused.isConnected and not focused.isSameNode(js.document.activeElement):
        focused.focus()


def _find_strange(node: Node) -> None:
    if node.tag == "" or not node.el.strangeBelow:
        return
    if node.el.strange:
        _strange.add(id(node))
    for kid in node.kids:
        _find_strange(kid)


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
    if old is new and not _strange:
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
    if _strange and id(old) in _strange:
        if not _stand(element, old.kids, new.kids):
            _mend(element, old.kids, new.kids, in_svg)
            js.device.mended(element)
        else:
            _patch_kids(element, old.kids, new.kids, in_svg)
    elif old.kids or new.kids:
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
    kept = _twins(old, new)
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


def _twins(old: "list[Node]", new: "list[Node]") -> "list[Node | None]":
    """For each of ``new`` the one of ``old`` that it goes on from, if there is one."""
    pool = {}
    for index, node in enumerate(old):
        pool[_identity(node, index)] = node
    kept: list[Node | None] = []
    for index, node in enumerate(new):
        twin = pool.pop(_identity(node, index), None)
        kept.append(twin if twin is not None and twin.tag == node.tag else None)
    return kept


def _stand(element: Any, old: "list[Node]", new: "list[Node]") -> bool:
    """Whether all that is to be in ``element`` stands there in order.

    Its texts may stand there in somebody else's words.
    """
    if len(old) != len(new):
        return False
    place = element.firstChild
    has_text = False
    for before, after in zip(old, new):
        if not _same(before, after):
            return False
        if before.tag == "":
            if before.props["text"] != after.props["text"]:
                return False
            has_text = has_text or after.props["text"].strip() != ""
            continue
        while place and not place.isSameNode(before.el):
            place = place.nextSibling
        if not place:
            return False
        place = place.nextSibling
    return not has_text or element.textContent.strip() != ""


def _mend(element: Any, old: "list[Node]", new: "list[Node]", in_svg: bool) -> None:
    """Put ``new`` into ``element`` whatever stands there, with the elements of ``old``."""
    place = element.firstChild
    for node, twin in zip(new, _twins(old, new)):
        if twin is None or twin.tag == "":
            _create(node, in_svg)
        else:
            _patch(element, twin, node, in_svg)
        if place and place.isSameNode(node.el):
            place = place.nextSibling
        else:
            element.insertBefore(node.el, place)
    while place:
        after = place.nextSibling
        element.removeChild(place)
        place = after


def _same(a: Node, b: Node) -> bool:
    return a.tag == b.tag and a.key == b.key


def _identity(node: Node, index: int) -> str:
    return "k" + str(node.key) if node.key is not None else "i" + str(index) + node.tag
