"""Walking over a table with the arrow keys: from one element with ``data-cell`` to the nearest."""

from typing import Any

import js

ARROWS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def walk(key: str) -> bool:
    """Move the focus one step in the arrow's direction; whether there was anything to move to."""
    cells = _cells()
    if not cells:
        return False
    here = js.document.activeElement.closest("[data-cell]")
    if not here:
        cells[-1][2].focus()
        return True
    row, column = _place(str(here.getAttribute("data-cell")))
    down, right = ARROWS[key]
    best = None
    for other_row, other_column, element in cells:
        ahead = (other_row - row) * down + (other_column - column) * right
        aside = abs((other_row - row) * right) + abs((other_column - column) * down)
        if ahead > 0 and (best is None or (ahead + 3 * aside * abs(right), aside) < best[0]):
            best = ((ahead + 3 * aside * abs(right), aside), element)
    if best is not None:
        best[1].focus()
    return True


def here() -> str:
    """The ``data-cell`` of the element that has the keyboard, or ""."""
    active = js.document.activeElement
    name = active.getAttribute("data-cell") if active else None
    return str(name) if name else ""


def _cells() -> "list[tuple[int, int, Any]]":
    elements = js.document.querySelectorAll("[data-scope=table] [data-cell]")
    found = []
    for index in range(elements.length):
        element = elements[index]
        if element.tagName == "BUTTON" or element.hasAttribute("tabindex"):
            row, column = _place(str(element.getAttribute("data-cell")))
            found.append((row, column, element))
    return found


def _place(text: str) -> "tuple[int, int]":
    row, _, column = text.partition(",")
    return int(row), int(column)
