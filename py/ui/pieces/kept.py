"""What is kept with a game for each seat by itself (`ui.table.Answer.kept`)."""

from typing import Any

from ui.pieces.changes import altered


def own(kept: "dict[str, Any]", name: str, seat: int) -> Any:
    """What ``kept`` has for ``seat`` under ``name``, whatever became of it; None if nothing."""
    everybody = kept.get(name)
    return everybody.get(str(seat)) if type(everybody) is dict else None


def with_own(kept: "dict[str, Any]", name: str, seat: int, value: Any) -> "dict[str, Any]":
    """``kept`` with ``value`` for ``seat`` under ``name``."""
    found = kept.get(name)
    everybody = dict(found) if type(found) is dict else {}
    everybody[str(seat)] = value
    return altered(kept, **{name: everybody})
