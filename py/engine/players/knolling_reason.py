"""What to say of a card laid: the names of sentences and what fills them."""

from typing import Any

from engine.players.knolling_layout import Spot
from games.knolling.cards import card
from games.knolling.look import EVERYWHERE, Look

_GROWTH = 3
"""An area that grows by so many cells is worth naming."""

_AREAS = ("area-hobby", "area-tool", "area-vegetable", "area-instrument", "area-fashion")
"""The sentences on areas, in the order of the genres."""


def of_spot(spot: Spot) -> "tuple[str, dict[str, Any]]":
    """What laying a card there does best: an area grown, or its items against those covered."""
    before, after = spot.table.look, spot.look
    items = len(card(spot.number).items)
    lost = len(before.items) + items - len(after.items)
    growth = [now - then for now, then in zip(_areas(after), _areas(before))]
    most = max(growth)
    if before.items and most >= _GROWTH:
        genre = growth.index(most)
        return _AREAS[genre], {"cells": _areas(after)[genre]}
    if lost:
        return "cover", {"items": items, "lost": lost}
    return "whole", {"items": items}


def _areas(look: Look) -> "list[int]":
    return look.areas_in(EVERYWHERE)
