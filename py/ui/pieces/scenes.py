"""Moments between two positions, as `ui.table.Table.scenes` gives them."""

from typing import Any

from ui.pieces.changes import altered


def moment(
    seen: "dict[str, Any]", seconds: float, **entries: Any
) -> "tuple[dict[str, Any], float]":
    """``seen``, shown so many ``seconds`` at normal pace; ``entries`` say what happens in it."""
    return altered(entries, seen=seen), seconds
