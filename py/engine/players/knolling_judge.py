"""What a table is worth to a computer player of KNOLLING."""

from games.knolling.bits import count, largest, parts
from games.knolling.look import FRAME_HIGH, FRAME_WIDE, Look
from games.knolling.scoring import FIRST_PRIZE, SECOND_PRIZE
from games.knolling.things import GENRES

CELLS = FRAME_WIDE * FRAME_HIGH

_SURE, _UNSURE = 2.0, 0.4
"""Cells of doubt about an area's lead: at the end, and for each card still to come."""

_ROOM, _ROOM_CARDS = 0.2, 6
"""What a covered cell costs, in points, while so many cards or more still need room."""


class Judge:
    """Points that a look is good for: items, and the prizes its areas may come to win.

    ``rivals``: the areas of each other player's photograph. ``cards``: how many cards are still
    to come; the more, the less a lead is worth and the more room is.
    """

    def __init__(self, rivals: "list[list[int]]", cards: int) -> None:
        doubt = _SURE + _UNSURE * cards
        self._hopes = [
            [hope(area, [areas[genre] for areas in rivals], doubt) for area in range(CELLS + 1)]
            for genre in range(len(GENRES))
        ]
        self._room = _ROOM * min(cards, _ROOM_CARDS) / _ROOM_CARDS
        self._parts: dict[int, list[tuple[int, int]]] = {}
        self.looked = 0

    def worth(self, look: Look) -> float:
        """The worth of ``look``, of which only its best photograph counts."""
        self.looked += 1
        stride = look.stride
        ranked = [self._ranked(cells, stride) for cells in look.colours]
        whole = self._hoped([part[0][0] if part else 0 for part in ranked])
        shows = []
        for x, y in look.frames():
            frame = look.frame(x, y)
            shows.append((len(look.items_in(frame)), frame))
        shows.sort(reverse=True)
        best = 0.0
        for items, frame in shows:
            if items + whole <= best:
                break
            best = max(best, items + self._hoped([largest(p, frame, stride) for p in ranked]))
        return best - self._room * count(look.covered)

    def _ranked(self, cells: int, stride: int) -> "list[tuple[int, int]]":
        """The connected parts of ``cells``: most colours stay as they are from look to look."""
        # Windows of different tables differ in stride or place, so the same cells mean the same.
        key = cells << 10 | stride
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = parts(cells, stride)
        return found

    def _hoped(self, areas: "list[int]") -> float:
        total = 0.0
        for hopes, area in zip(self._hopes, areas):
            total += hopes[min(area, CELLS)]
        return total


def hope(area: int, rivals: "list[int]", doubt: float) -> float:
    """The prize that ``area`` may be expected to win in the end against those of ``rivals``.

    Only the four operations of arithmetic, which are exact to the last bit everywhere.
    """
    if area == 0:
        return 0.0
    none_above, one_above = 1.0, 0.0
    for rival in rivals:
        lead = area - rival
        chance = 0.5 + 0.5 * lead / (abs(lead) + doubt)
        one_above = one_above * chance + none_above * (1 - chance)
        none_above *= chance
    return FIRST_PRIZE * none_above + SECOND_PRIZE * one_above
