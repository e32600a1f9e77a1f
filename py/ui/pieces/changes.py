"""Copies with a difference: of interface state, of what is kept, of what is seen."""

from typing import Any

from ui.table import View


def altered(whole: "dict[str, Any]", **entries: Any) -> "dict[str, Any]":
    """``whole`` with other ``entries``."""
    copy = dict(whole)
    copy.update(entries)
    return copy


def without(whole: "dict[str, Any]", *names: str) -> "dict[str, Any]":
    """``whole`` without the entries called ``names``."""
    return {name: whole[name] for name in whole if name not in names}


def swapped(items: "list[Any]", index: int, item: Any) -> "list[Any]":
    """``items`` with another member at ``index``."""
    return items[:index] + [item] + items[index + 1 :]


def ui(view: View, **entries: Any) -> "dict[str, Any]":
    """The table's interface state with other ``entries``."""
    return altered(view.ui, **entries)


def kept(view: View, **entries: Any) -> "dict[str, Any]":
    """What the table keeps with the game, with other ``entries``."""
    return altered(view.kept, **entries)
