"""The patcher, on a document made of plain objects."""

import importlib
import sys
import types
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ui.vdom import Node, h

SVG = "http://www.w3.org/2000/svg"


class Thing:
    """What texts and elements share."""

    parent: "Element | None" = None
    strange = False
    strangeBelow = False  # noqa: N815

    def isSameNode(self, other: Any) -> bool:  # noqa: N802 - the browser's names
        return self is other

    @property
    def nextSibling(self) -> "Thing | None":  # noqa: N802
        kids: list[Any] = self.parent.kids if self.parent else []
        after = [index + 1 for index, kid in enumerate(kids) if kid is self]
        return kids[after[0]] if after and after[0] < len(kids) else None


class Text(Thing):
    """A text node."""

    def __init__(self, data: str) -> None:
        self.data = data

    @property
    def textContent(self) -> str:  # noqa: N802
        return self.data

    def form(self) -> Any:
        """What it is, for comparing."""
        return self.data


class Element(Thing):
    """An element, as far as the patcher needs one; ``moved`` counts what is put elsewhere."""

    moved = 0

    def __init__(self, tag: str, space: str = "") -> None:
        self.tag = tag
        self.space = space
        self.attributes: dict[str, str] = {}
        self.kids: list[Element | Text] = []
        self.checked = False
        self._value = ""
        self.written = 0

    @property
    def value(self) -> str:
        """What stands in a field."""
        return self._value

    @value.setter
    def value(self, value: Any) -> None:
        options = [kid.value for kid in self.kids if isinstance(kid, Element)]
        self._value = "" if value is None else str(value)
        if self.tag == "select" and value not in options:
            self._value = ""
        self.written += 1

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802 - the browser's names
        assert isinstance(value, str)
        self.attributes[name] = value

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        self.attributes.pop(name, None)

    def appendChild(self, kid: Any) -> None:  # noqa: N802
        self.insertBefore(kid, None)

    def insertBefore(self, kid: Any, anchor: Any) -> None:  # noqa: N802
        if kid.parent is not None:
            Element.moved += 1
            kid.parent.removeChild(kid)
        place = len(self.kids) if anchor is None else self._place(anchor)
        self.kids.insert(place, kid)
        kid.parent = self

    def removeChild(self, kid: Any) -> None:  # noqa: N802
        self.kids.pop(self._place(kid))
        kid.parent = None

    def replaceChild(self, new: Any, old: Any) -> None:  # noqa: N802
        if new.parent is not None:
            new.parent.removeChild(new)
        place = self._place(old)
        old.parent, new.parent = None, self
        self.kids[place] = new

    def replaceChildren(self, *kids: Any) -> None:  # noqa: N802
        self.kids = []
        for kid in kids:
            self.appendChild(kid)

    def _place(self, kid: Any) -> int:
        [place] = [index for index, other in enumerate(self.kids) if other is kid]
        return place

    @property
    def firstChild(self) -> "Element | Text | None":  # noqa: N802
        return self.kids[0] if self.kids else None

    @property
    def textContent(self) -> str:  # noqa: N802
        return "".join(kid.textContent for kid in self.kids)

    def form(self) -> Any:
        """What it is, for comparing."""
        kids = [kid.form() for kid in self.kids]
        return (self.tag, self.space, self.attributes, self.value, self.checked, kids)


class Device:
    """What ``static/boot.js`` knows of strangers."""

    def __init__(self) -> None:
        self.strange: list[Element] = []

    def watch(self, host: Element) -> None:
        self.strange = []

    def strangers(self) -> int:
        return len(self.strange)

    def settled(self) -> None:
        pass

    def mended(self, element: Element) -> None:
        element.strange = False
        self.strange = [other for other in self.strange if other is not element]

    def touched(self, element: Element) -> None:
        """A stranger changed what is in ``element``."""
        self.strange.append(element)
        element.strange = True
        above: Element | None = element
        while above is not None:
            above.strangeBelow = True
            above = above.parent


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The module ``ui.patch``, imported where the document is made of the classes above."""
    document = types.SimpleNamespace(
        createTextNode=Text,
        createElement=Element,
        createElementNS=lambda space, tag: Element(tag, space),
        activeElement=None,
    )
    js: Any = types.ModuleType("js")
    js.document = document
    js.device = Device()
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.delitem(sys.modules, "ui.patch", raising=False)
    yield importlib.import_module("ui.patch")
    sys.modules.pop("ui.patch", None)


# -- random trees -------------------------------------------------------------------------

props = st.dictionaries(
    st.sampled_from(["class", "id", "title", "do", "disabled", "value", "checked"]),
    st.sampled_from(["a", "b", True, False, None, 0, 1]),
    max_size=3,
)


def _tree(kids: Any) -> Any:
    """A tree as a plain value: (tag, props, key or None, kids); texts are texts."""
    listed = st.lists(st.sampled_from(["x", "y"]) | kids, max_size=5)
    return st.tuples(
        st.sampled_from(["div", "p", "svg", "foreignObject", "select"]),
        props,
        st.sampled_from([None, None, 1, 2, 3, "a", "b"]),
        listed,
    )


trees = st.recursive(_tree(st.nothing()), _tree, max_leaves=12)


def build(tree: Any) -> Node:
    """Fresh nodes; a second sibling with the same key loses it."""
    if isinstance(tree, str):
        return h("", {"text": tree})
    tag, given_props, key, kids = tree
    built, used = [], set()
    for kid in kids:
        if not isinstance(kid, str) and kid[2] is not None:
            if str(kid[2]) in used:
                kid = (kid[0], kid[1], None, kid[3])  # noqa: PLW2901
            used.add(str(kid[2]))
        built.append(build(kid))
    attributes = dict(given_props) if key is None else {**given_props, "key": key}
    return h(tag, attributes, built)


def show(patch: Any, *versions: Any) -> tuple[Element, list[Node]]:
    """A host in which one tree after the other was rendered, and their nodes."""
    host, old, found = Element("host"), None, []
    for version in versions:
        new = build(version)
        patch.mount(host, old, new)
        old = new
        found.append(new)
    return host, found


many = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@many
@given(st.lists(trees, min_size=2, max_size=4))
def test_patched_is_as_if_made_afresh(patch: Any, versions: list[Any]) -> None:
    host, found = show(patch, *versions)
    fresh, _ = show(patch, versions[-1])
    assert host.form() == fresh.form()
    _check_elements(found[-1])


def _check_elements(node: Node) -> None:
    """Every node knows its own element."""
    if node.tag == "":
        assert node.el.data == node.props["text"]
        return
    assert node.el.tag == node.tag
    for kid, element in zip(node.kids, node.el.kids, strict=True):
        assert kid.el is element
        _check_elements(kid)


@many
@given(trees, trees)
def test_what_has_a_key_stays_the_same_element(patch: Any, before: Any, after: Any) -> None:
    _, [old, new] = show(patch, before, after)
    _check_kept(old, new)


def _check_kept(old: Node, new: Node) -> None:
    if (old.tag, old.key) != (new.tag, new.key):
        return
    assert new.el is old.el
    by_key = {str(kid.key): kid for kid in old.kids if kid.key is not None}
    for kid in new.kids:
        twin = by_key.get(str(kid.key)) if kid.key is not None else None
        if twin is not None:
            _check_kept(twin, kid)


LETTERS = st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=8)


def _list(keys: Any) -> Any:
    return ("ul", {}, None, [("li", {}, key, [key]) for key in keys])


@many
@given(LETTERS, LETTERS)
def test_only_what_stands_elsewhere_is_moved(patch: Any, before: str, after: str) -> None:
    _, [old] = show(patch, _list(before))
    host = Element("host")
    patch.mount(host, None, old)
    elements = {kid.key: kid.el for kid in old.kids}
    Element.moved = 0
    new = build(_list(after))
    patch.mount(host, old, new)
    assert [kid.kids[0].data for kid in host.kids[0].kids] == list(after)  # type: ignore[union-attr]
    stayed = [key for key in after if key in before]
    for kid in new.kids:
        if kid.key in stayed:
            assert kid.el is elements[kid.key]
    if stayed == [key for key in before if key in after]:
        assert Element.moved == 0
    else:
        assert 0 < Element.moved < len(stayed)


@many
@given(trees)
def test_the_same_again_touches_nothing(patch: Any, tree: Any) -> None:
    host, [old] = show(patch, tree)
    before = host.form()
    Element.moved = 0
    patch.mount(host, old, old)
    patch.mount(host, old, build(tree))
    assert host.form() == before
    assert Element.moved == 0


# -- one thing at a time ------------------------------------------------------------------


def test_attributes(patch: Any) -> None:
    host, _ = show(patch, ("p", {"do": "go:x", "hidden": True, "title": None, "n": 5}, "k", []))
    [element] = host.kids
    assert element.attributes == {"data-do": "go:x", "hidden": "", "n": "5"}


def test_an_attribute_that_is_gone_is_taken_away(patch: Any) -> None:
    host, _ = show(
        patch,
        ("p", {"do": "x", "class": "a", "disabled": True, "checked": True}, None, []),
        ("p", {"class": "b", "disabled": False}, None, []),
    )
    [element] = host.kids
    assert element.attributes == {"class": "b"}
    assert element.checked is False


def test_a_text_changes_in_place(patch: Any) -> None:
    host, [old, _] = show(patch, ("p", {}, None, ["x"]), ("p", {}, None, ["y"]))
    assert host.kids[0].kids[0] is old.kids[0].el  # type: ignore[union-attr]
    assert host.form()[-1][0][-1] == ["y"]


def test_markup_in_a_text_is_text(patch: Any) -> None:
    host, _ = show(patch, ("p", {}, None, ["<b>x</b>"]))
    [text] = host.kids[0].kids  # type: ignore[union-attr]
    assert isinstance(text, Text)
    assert text.data == "<b>x</b>"


def test_drawings_are_made_in_their_own_name_space(patch: Any) -> None:
    tree = ("div", {}, None, [("svg", {}, None, [("path", {}, None, []), ("foreignObject", {}, 1, [
        ("p", {}, None, []),
    ])]), ("p", {}, None, [])])  # fmt: skip
    for host, _ in (show(patch, tree), show(patch, ("div", {}, None, []), tree)):
        [div] = host.kids
        svg, after = div.kids  # type: ignore[union-attr]
        path, foreign = svg.kids
        assert [e.space for e in (div, svg, path, foreign, foreign.kids[0], after)] == [
            "", SVG, SVG, SVG, "", "",
        ]  # type: ignore[union-attr]  # fmt: skip


def test_what_is_added_to_a_drawing_later_is_in_its_name_space(patch: Any) -> None:
    def drawing(*kids: Any) -> Any:
        return (
            "svg",
            {},
            None,
            [("g", {}, None, list(kids)), ("foreignObject", {}, 1, list(kids))],
        )

    host, _ = show(patch, drawing(), drawing(("a", {}, None, [])))
    group, foreign = host.kids[0].kids  # type: ignore[union-attr]
    assert (group.kids[0].space, foreign.kids[0].space) == (SVG, "")


def test_a_select_has_its_options_before_its_value(patch: Any) -> None:
    def choice(value: str, *options: str) -> Any:
        return (
            "select",
            {"value": value},
            None,
            [("option", {"value": o}, None, []) for o in options],
        )

    host, _ = show(patch, choice("b", "a", "b"))
    assert host.kids[0].value == "b"  # type: ignore[union-attr]
    host, _ = show(patch, choice("a", "a", "b"), choice("c", "a", "b", "c"))
    assert host.kids[0].value == "c"  # type: ignore[union-attr]


def test_a_field_that_has_its_value_is_left_alone(patch: Any) -> None:
    """Writing an equal value would move the caret."""
    field = ("input", {"value": "abc"}, None, [])
    host, _ = show(patch, field, field)
    assert host.kids[0].written == 1  # type: ignore[union-attr]
    host, [old] = show(patch, field)
    host.kids[0].value = "typed"  # type: ignore[union-attr]
    patch.mount(host, old, build(field))
    assert host.kids[0].value == "abc"  # type: ignore[union-attr]


# -- strangers ----------------------------------------------------------------------------


def everything(element: Element) -> list[Thing]:
    """All that stands in ``element``, in the order of the document."""
    found: list[Thing] = []
    for kid in element.kids:
        found.append(kid)
        if isinstance(kid, Element):
            found += everything(kid)
    return found


def meddle(device: Device, host: Element, how: str, number: int) -> None:
    """Wrap, remove or move something in ``host``, or add something, as no page expects."""
    things = everything(host)
    if not things:
        return
    thing = things[number % len(things)]
    home = thing.parent
    assert home is not None
    if how == "wrap":
        font = Element("font")
        home.insertBefore(font, thing)
        device.touched(home)
        font.appendChild(thing)
        device.touched(font)
    elif how == "translate" and isinstance(thing, Text):
        font = Element("font")
        font.appendChild(Text("words"))
        home.replaceChild(font, thing)
        device.touched(home)
    elif how == "remove":
        home.removeChild(thing)
        device.touched(home)
    elif how == "add":
        home.insertBefore(Element("aside"), thing)
        device.touched(home)
    elif how == "move":
        homes = [host, *(other for other in things if isinstance(other, Element))]
        elsewhere = homes[number // 7 % len(homes)]
        inside = everything(thing) if isinstance(thing, Element) else []
        if elsewhere is not thing and not any(elsewhere is other for other in inside):
            elsewhere.appendChild(thing)
            device.touched(home)
            device.touched(elsewhere)


def check_found(node: Node) -> None:
    """All elements of ``node`` stand where they belong; of texts, theirs or a stranger's."""
    place = 0
    for kid in node.kids:
        if kid.tag:
            places = [index for index, other in enumerate(node.el.kids) if other is kid.el]
            assert len(places) == 1
            assert places[0] >= place
            place = places[0] + 1
            check_found(kid)
    if any(kid.tag == "" and kid.props["text"].strip() for kid in node.kids):
        assert node.el.textContent.strip()


MEDDLING = st.lists(
    st.tuples(st.sampled_from(["wrap", "translate", "remove", "add", "move"]), st.integers(0, 999)),
    min_size=1,
    max_size=6,
)


@many
@given(st.lists(st.tuples(trees, MEDDLING), min_size=2, max_size=4), st.booleans())
def test_strangers_stop_nothing(patch: Any, rounds: list[Any], same_node: bool) -> None:
    host, old = Element("host"), None
    for tree, meddling in rounds:
        new = old if same_node and old is not None else build(tree)
        patch.mount(host, old, new)
        old = new
        assert any(kid is new.el for kid in host.kids)
        check_found(new)
        for how, number in meddling:
            meddle(patch.js.device, host, how, number)


@many
@given(trees, MEDDLING)
def test_what_changes_is_drawn_anew_among_strangers(
    patch: Any, before: Any, meddling: list[Any]
) -> None:
    """Where no text stays as it was, nothing of the strangers stays either."""

    def other(tree: Any) -> Any:
        if isinstance(tree, str):
            return tree + "!"
        tag, given_props, key, kids = tree
        return (tag, given_props, key, ["?", *map(other, kids)])

    host, [old] = show(patch, before)
    for how, number in meddling:
        meddle(patch.js.device, host, how, number)
    patch.mount(host, old, build(other(before)))
    fresh, _ = show(patch, other(before))
    assert host.form() == fresh.form()


def test_a_translation_of_what_stays_is_left_alone(patch: Any) -> None:
    host, [old] = show(patch, ("p", {}, None, ["x", ("b", {}, None, ["y"])]))
    meddle(patch.js.device, host, "translate", 1)
    new = build(("p", {}, None, ["x", ("b", {}, None, ["z"])]))
    patch.mount(host, old, new)
    [p] = host.kids
    assert isinstance(p, Element)
    assert p.textContent == "wordsz"
    patch.mount(host, new, build(("p", {}, None, ["v", ("b", {}, None, ["z"])])))
    assert p.textContent == "vz"
    assert patch.js.device.strangers() == 0
