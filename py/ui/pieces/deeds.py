"""Actions by name: a table declares its deeds, each a function of the view and a value."""

from typing import Any, Callable, TypeAlias

from ui.table import Answer, View

Deeds: TypeAlias = "dict[str, Callable[[View, str], Answer | None]]"
"""An action's name -> what answers it, given the view and what stands after the ``:``."""


def names(*tables: "dict[str, Any]") -> "tuple[str, ...]":
    """The names declared in ``tables``, sorted: what `ui.table.Table.actions` asks for."""
    found: list[str] = []
    for table in tables:
        found += [name for name in table if name not in found]
    return tuple(sorted(found))


def act(table: Deeds, view: View, action: str) -> "Answer | None":
    """What ``action``, a name and after a ``:`` its value, means by ``table``; None if nothing."""
    name, _, value = action.partition(":")
    deed = table.get(name)
    return deed(view, value) if deed is not None else None


def attempt(view: View, move: str, why: "Callable[[], str]") -> Answer:
    """Make ``move``, nothing being in hand afterwards; or say ``why`` it is not possible."""
    return Answer(move=move, ui={}) if move in view.legal else Answer(say=why())
