"""Buttons that a drawing stands for, and the marks on what can be touched."""

from typing import Any

from ui.parts import button, drawing
from ui.table import View
from ui.vdom import Node


def icon(path: str) -> Node:
    """A line drawing on a button or beside a word."""
    return drawing("icon", path)


def tool(name: str, do: str, label: str, path: str, **props: Any) -> Node:
    """A button with a drawing alone; ``label`` is its name, and shows where a mouse rests."""
    return button(name, do, icon(path), label=label, title=label, **props)


def hinted(view: View, move: str) -> str:
    """The class of what the hint points at: it would be ``move``."""
    return "hinted" if move and view.hint == move else ""
