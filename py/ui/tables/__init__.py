"""The games' tables: how each game looks and what a touch on it means.

One package a game, with an object ``TABLE`` of a subclass of `ui.table.Table`.
"""

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from ui.table import Table


def get(name: str) -> "Table":
    """The table of the game called ``name``."""
    module = __import__("ui.tables." + name, None, None, ("TABLE",))
    return cast("Table", module.TABLE)
