"""What tests ask of pages as values, without any browser."""

from typing import Any

import text
from core.catalogue import Catalogue
from ui.vdom import Node, plain

FOREIGN = '<img src=x onerror="alert(1)">{0}{name}'
"""A name that somebody typed: looks like markup and like a text with places to fill."""

NAMED = ("button", "a", "input", "select")
"""Elements that must have a name for those who do not see them."""


class Strict(Catalogue):
    """A catalogue in which a missing text is a failure."""

    def __call__(self, _name: str, **params: Any) -> str:
        assert self.has(_name), "no text called " + _name
        return super().__call__(_name, **params)


def catalogue(language: str, game: str = "") -> Catalogue:
    """The texts of the shell, and of ``game``."""
    t = Strict(language)
    for table in ("shell", game, game + "_why") if game else ("shell",):
        t.add(text.table(language, table))
    return t


def nodes(tree: Node) -> "list[Node]":
    """All elements of a tree, texts left out."""
    found = [tree] if tree.tag else []
    for kid in tree.kids:
        found += nodes(kid)
    return found


def by_do(tree: Node, start: str) -> "list[Node]":
    """All elements whose action begins with ``start``."""
    return [node for node in nodes(tree) if str(node.props.get("do", "")).startswith(start)]


def check_tree(tree: Node) -> None:
    """What must hold for every page: unique ids and keys, names, texts filled in."""
    found = nodes(tree)
    ids = [node.props["id"] for node in found if node.props.get("id")]
    assert len(ids) == len(set(ids)), sorted(ids)
    labels = [node.props["for"] for node in found if node.tag == "label" and "for" in node.props]
    for node in found:
        keys = [str(kid.key) for kid in node.kids if kid.key is not None]
        assert len(keys) == len(set(keys)), (node.tag, keys)
        if node.tag in NAMED:
            named = node.props.get("aria-label") or plain(node).strip()
            held = node.props.get("id") in labels or _in_label(tree, node)
            assert named or held, (node.tag, node.props)
        for name in ("aria-labelledby", "aria-describedby"):
            assert node.props.get(name) in (None,) + tuple(ids), node.props
        for name in ("aria-label", "title", "placeholder", "alt"):
            value = node.props.get(name)
            assert value is None or "{" not in str(value).replace(FOREIGN, ""), value
        assert not any(name.startswith("on") for name in node.props), node.props
    assert "{" not in plain(tree).replace(FOREIGN, "")


def _in_label(tree: Node, wanted: Node) -> bool:
    for node in nodes(tree):
        if node.tag == "label" and wanted in nodes(node):
            return bool(plain(node).strip())
    return False
