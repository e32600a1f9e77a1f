"""The lesson of 双六×宝探し on its table."""

from ui.lesson import Guide, Spot
from ui.table import View
from ui.tables.sugoroku import pencil

_PLACES = {"players": ".players", "counts": ".round", "pencil": "#tool-pencil"}


class SugorokuGuide(Guide):
    """Squares are found by what a finger meets there, moves by their buttons."""

    def where(self, view: View, point: str) -> Spot:
        kind, _, value = point.partition(":")
        if kind == "square":
            return Spot('[data-at="' + value + '"]')
        return Spot(_PLACES.get(kind, "#act-" + kind))

    def holds(self, view: View, condition: str) -> bool:
        what, _, at = condition.partition("-")
        return pencil.marks(view).get(at) == what


GUIDE = SugorokuGuide()
"""What the table of 双六×宝探し tells of itself for the lesson."""
