"""The lesson of PORTAS on its table."""

from games.portas.cards import DECK
from ui.lesson import Guide, Spot
from ui.table import View

_PLACES = {
    "hand": ".near .hand",
    "pile": ".near .pile",
    "their-hand": ".far .hand",
    "their-pile": ".far .mays",
    "pass": "#pass",
}


class PortasGuide(Guide):
    """Chests have an ``id``, cards the name by which they are followed when they move."""

    def where(self, view: View, point: str) -> Spot:
        kind, _, value = point.partition(":")
        if kind == "card":
            return Spot('[data-flip="card-' + _first_copy(view, int(value)) + '"]')
        if kind == "chest":
            return Spot("#chest-" + value)
        return Spot(_PLACES.get(kind, "#chest-" + value + " ." + kind))

    def meant(self, view: View, action: str) -> str:
        """A card picked up, and a chest in which it does not fit."""
        what, _, value = action.partition(":")
        card = view.ui.get("card")
        return str(card) + "@" + value if what == "chest" and card else ""


def _first_copy(view: View, card: int) -> str:
    """The name that the table gives to the first card of this number in one's hand."""
    seen, me = view.seen, view.me
    elsewhere = list(seen["hands"][me]) + list(seen["unseen"][me])
    played = DECK.count(card) - elsewhere.count(card)
    return str(me) + "-" + str(card) + "-" + str(played)


GUIDE = PortasGuide()
"""What the table of PORTAS tells of itself for the lesson."""
