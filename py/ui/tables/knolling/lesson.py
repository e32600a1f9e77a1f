"""The lesson of KNOLLING on its table."""

from games.knolling.state import PLACE
from ui.lesson import Guide, Spot
from ui.table import View
from ui.tables.knolling.faces import UNIT
from ui.tables.knolling.hand import hand

_PLACES = {"turning": "#toT", "goal": "#toG", "pad": ".kn-pad"}


class KnollingGuide(Guide):
    """The cards on the table are a drawing, so a part of it is a box of cells."""

    def where(self, view: View, point: str) -> Spot:
        kind, _, value = point.partition(":")
        if kind == "at":
            return Spot("#to" + value)
        if kind == "cells":
            x, y, wide, high = [int(number) * UNIT for number in value.split(",")]
            return Spot("#desk", (x, y, wide, high))
        return Spot(_PLACES.get(kind, "#" + kind + value))

    def holds(self, view: View, condition: str) -> bool:
        it = hand(view)
        return it is not None and it.kind == PLACE and it.turn % 4 != 0

    def meant(self, view: View, action: str) -> str:
        """A card put down where it may not lie."""
        it = hand(view)
        if action != "go" or it is None or it.kind != PLACE or it.fits:
            return ""
        return "place " + str(it.x) + "," + str(it.y) + "," + str(it.turn)


GUIDE = KnollingGuide()
"""What the table of KNOLLING tells of itself for the lesson."""
