"""The lesson of Patapata on its table."""

from games.patapata.scoring import SHOWS
from games.patapata.sheet import SWITCHES
from ui.lesson import Guide, Spot
from ui.table import View
from ui.tables.patapata import looks

_PLACES = {"prompt": ".prompt-card", "course": ".course", "others": ".others"}
_IDS = {"switch": "flip", "chip": "show"}


class PatapataGuide(Guide):
    """Whatever can be touched has an ``id``."""

    def where(self, view: View, point: str) -> Spot:
        kind, _, value = point.partition(":")
        if kind in _PLACES:
            return Spot(_PLACES[kind])
        return Spot("#" + _IDS.get(kind, kind) + ("-" + value if value else ""))

    def holds(self, view: View, condition: str) -> bool:
        hold = looks.hold_at(view, looks.stage_seat(view))
        what, _, which = condition.partition("-")
        if what == "flipped":
            return hold.setting == 1 << _switch(which) if which else hold.setting != 0
        if what == "turned":
            return hold.turn == 1 if which else hold.turn != 0
        if what == "unfolded":
            return bool(view.ui.get("unfold"))
        return view.ui.get("show") in SHOWS


def _switch(name: str) -> int:
    """The number of a flap called by half and row, ``r2``."""
    names = ["lr"[switch % 2] + str(switch // 2 + 1) for switch in range(SWITCHES)]
    return names.index(name)


GUIDE = PatapataGuide()
"""What the table of Patapata tells of itself for the lesson."""
