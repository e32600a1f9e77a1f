"""How a player holds the paper: its flaps, its turn, what is pencilled on it and noted.

All of it is free to try and kept with the game; the rules know nothing of it until a prompt is
declared.
"""

from typing import Any

from games.patapata import sheet as paper
from ui.pieces.changes import altered

MOST_QUARTERS = 12
"""Quarter turns counted either way, so that a turn goes on where the last one ended."""


class Hold:
    """One seat's paper in its hands.

    ``setting``: of the switches (`games.patapata.sheet`). ``quarters``: quarter turns so far,
    clockwise ones positive. ``pencil``: the ink of the marks tried. ``notes``: by cell a mark
    noted for later, which never counts.
    """

    def __init__(
        self,
        setting: int = 0,
        quarters: int = 0,
        pencil: int = 0,
        notes: "dict[int, str] | None" = None,
    ) -> None:
        self.setting = setting
        self.quarters = quarters
        self.pencil = pencil
        self.notes = notes or {}

    @property
    def turn(self) -> int:
        """Quarter turns from 0 to 3."""
        return self.quarters % 4

    def but(self, **other: Any) -> "Hold":
        """The same with ``other`` values for some of what it is made of."""
        mine: dict[str, Any] = {"setting": self.setting, "quarters": self.quarters}
        mine.update({"pencil": self.pencil, "notes": self.notes})
        return Hold(**altered(mine, **other))

    def turned_by(self, quarters: int) -> "Hold":
        """Turned by so many quarters."""
        total = self.quarters + quarters
        if abs(total) > MOST_QUARTERS:
            total = total % 4
        return self.but(quarters=total)

    def turned_to(self, turns: int) -> "Hold":
        """Turned the shortest way to one of ``turns`` (bits of turns from 0 to 3)."""
        for quarters in (0, 1, -1, 2):
            if turns >> (self.quarters + quarters) % 4 & 1:
                return self.turned_by(quarters)
        return self

    def noted(self, cell: int, mark: str) -> "Hold":
        """With the note ``mark``, or none, in ``cell``."""
        notes = {other: self.notes[other] for other in self.notes if other != cell}
        if mark:
            notes[cell] = mark
        return self.but(notes=notes)

    def to_json(self, number: int) -> "dict[str, Any]":
        """As it is kept while prompt ``number`` is played."""
        return {
            "setting": self.setting,
            "quarters": self.quarters,
            "pencil": paper.dots(self.pencil),
            "notes": {str(cell): self.notes[cell] for cell in self.notes},
            "prompt": number,
        }


def read_hold(value: Any, number: int, ink: int) -> Hold:
    """What `Hold.to_json` made, whatever became of it meanwhile.

    Pencil marks belong to the prompt they were made for and to blank cells.
    """
    if type(value) is not dict:
        return Hold()
    setting, quarters = value.get("setting"), value.get("quarters")
    if type(setting) is not int or not 0 <= setting < paper.SETTINGS:
        setting = 0
    if type(quarters) is not int or abs(quarters) > MOST_QUARTERS:
        quarters = 0
    pencil = 0
    names = value.get("pencil")
    if type(names) is list and value.get("prompt") == number:
        for name in names:
            if name in paper.DOT_NAMES:
                place = paper.DOT_NAMES.index(name)
                if not paper.written(ink | pencil) >> place // len(paper.MARKS) & 1:
                    pencil |= paper.DOT_INK[place]
    notes: dict[int, str] = {}
    found = value.get("notes")
    if type(found) is dict:
        for cell in range(paper.CELLS):
            mark = found.get(str(cell))
            if mark in ("o", "x", "s"):
                notes[cell] = mark
    return Hold(setting, quarters, pencil, notes)
