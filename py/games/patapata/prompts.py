"""Prompts: four cells with marks, and every way of bringing them to light on a sheet."""

from typing import Any

from core import shapes
from games.patapata.sheet import (
    DOT_INK,
    DOT_NAMES,
    MARKS,
    SIDE,
    cell_at,
    dot,
    switch_at,
    turned,
)

SHAPES = "OTSZLJ"
"""The six shapes by their usual letters; the straight piece does not occur in this game."""

OUTSIDE = "."

_DRAWN = {
    "O": ("##", "##"),
    "T": ("###", ".#."),
    "S": (".##", "##."),
    "Z": ("##.", ".##"),
    "L": ("###", "#.."),
    "J": ("###", "..#"),
}


def _quarter_turn(rows: "tuple[str, ...]") -> "tuple[str, ...]":
    """Text rows turned clockwise."""
    height = len(rows)
    return tuple(
        "".join([rows[height - 1 - i][column] for i in range(height)])
        for column in range(len(rows[0]))
    )


def _outlines() -> "list[tuple[str, tuple[str, ...]]]":
    """(shape, text rows) of every shape in each of its different orientations."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for shape in SHAPES:
        rows: tuple[str, ...] = _DRAWN[shape]
        for _ in range(4):
            if (shape, rows) not in found:
                found.append((shape, rows))
            rows = _quarter_turn(rows)
    return found


OUTLINES = _outlines()
"""The seventeen outlines: (shape, text rows of ``#`` and ``.``). Links count on their order."""


class Placement:
    """One way of clearing a prompt, as a move: where on the sheet its four marks stand.

    ``text``: the move. ``ink``: the four marks. ``lefts`` and ``rights``: bits of the switches
    that have to lie to the left, to the right; the others may lie as they like. ``turns``: bits
    of the quarter turns after which the prompt is seen upright, several for a symmetric one.
    """

    def __init__(self, text: str, ink: int, lefts: int, rights: int, turns: int) -> None:
        self.text = text
        self.ink = ink
        self.lefts = lefts
        self.rights = rights
        self.turns = turns

    def is_shown(self, setting: int) -> bool:
        """Whether ``setting`` shows all four cells."""
        return setting & (self.lefts | self.rights) == self.lefts

    def is_upright(self, turn: int) -> bool:
        """Whether the prompt is seen upright after ``turn`` quarter turns."""
        return bool(self.turns >> turn & 1)

    def setting(self, near: int) -> int:
        """The setting that shows all four cells and flips the fewest switches of ``near``."""
        return (near | self.lefts) & ~self.rights


class Prompt:
    """A prompt as it is shown to the player: ``rows`` of text, a mark or `OUTSIDE` in each place.

    ``outline`` is its index in `OUTLINES`.
    """

    def __init__(self, rows: "tuple[str, ...]", outline: int) -> None:
        self.rows = rows
        self.outline = outline

    @property
    def marks(self) -> str:
        """Its four marks in reading order."""
        return "".join(self.rows).replace(OUTSIDE, "")

    @property
    def shape(self) -> str:
        """The letter of its shape."""
        return OUTLINES[self.outline][0]

    @property
    def placements(self) -> "list[Placement]":
        """Every way of clearing it on an empty sheet, about three hundred, sorted by `text`."""
        return _listing(self).places

    def placement(self, text: str) -> "Placement | None":
        """The placement that the move ``text`` stands for, if any."""
        return _listing(self).by_text.get(text)


_REMEMBERED = 64
"""Prompts whose placements are kept at most: several courses."""

_listings: "dict[str, _Listing]" = {}


def _listing(prompt: Prompt) -> "_Listing":
    """The placements of ``prompt``, listed when first asked for and then kept for a while.

    They are kept here and not with the prompt, since a position never changes.
    """
    key = "/".join(prompt.rows)
    found = _listings.get(key)
    if found is None:
        if len(_listings) == _REMEMBERED:
            _listings.clear()
        found = _listings[key] = _Listing(prompt)
    return found


class _Listing:
    """Every way of clearing a prompt: sorted, and by the text of the move."""

    def __init__(self, prompt: Prompt) -> None:
        self.by_text: dict[str, Placement] = {}
        for turn in range(4):
            for squares in _fits(prompt.rows, turn):
                self._add(squares, prompt.marks, turn)
        self.places = [self.by_text[text] for text in sorted(self.by_text)]

    def _add(self, squares: "list[int]", marks: str, turn: int) -> None:
        """Put in the placements on ``squares``, one for each setting of the switches there."""
        used = 0
        # Per mark the bit of its switch, and its dot while that lies to the right, to the left.
        choices: list[tuple[int, int, int]] = []
        for square, char in zip(squares, marks):
            bit = 1 << switch_at(square)
            mark = MARKS.index(char)
            used |= bit
            choices.append((bit, dot(cell_at(square, 0), mark), dot(cell_at(square, 1), mark)))
        lefts = used
        while True:
            dots = sorted([left if lefts & bit else right for bit, right, left in choices])
            text = " ".join([DOT_NAMES[each] for each in dots])
            known = self.by_text.get(text)
            if known is None:
                place = Placement(text, _ink(dots), lefts, used & ~lefts, 1 << turn)
                self.by_text[text] = place
            else:
                # A symmetric prompt lies the same way seen from another side: one move.
                known.turns |= 1 << turn
            if lefts == 0:
                return
            lefts = (lefts - 1) & used


def _fits(rows: "tuple[str, ...]", turn: int) -> "list[list[int]]":
    """The four squares, in reading order of ``rows``, at each place where the piece fits in."""
    height, width = len(rows), len(rows[0])
    inside = [
        row * SIDE + column
        for row in range(height)
        for column in range(width)
        if rows[row][column] != OUTSIDE
    ]
    return [
        [turned(square + top * SIDE + left, turn) for square in inside]
        for top in range(SIDE - height + 1)
        for left in range(SIDE - width + 1)
    ]


def _ink(dots: "list[int]") -> int:
    """The ink of four dots."""
    return DOT_INK[dots[0]] | DOT_INK[dots[1]] | DOT_INK[dots[2]] | DOT_INK[dots[3]]


def fault(rows: Any) -> str:
    """What keeps ``rows`` from being a prompt, for the editor of courses; "" if nothing does.

    ``box``: no text rows of equal length around the piece. ``mark``: an unknown character.
    ``four``: not four marks. ``straight``: the one tetromino that does not occur. ``apart``:
    the four do not hang together.
    """
    if type(rows) not in (list, tuple) or not 1 <= len(rows) <= SIDE:
        return "box"
    for row in rows:
        if type(row) is not str or not 1 <= len(row) <= SIDE or len(row) != len(rows[0]):
            return "box"
    text = "".join(rows)
    if any(char not in MARKS + OUTSIDE for char in text):
        return "mark"
    if len(text.replace(OUTSIDE, "")) != 4:
        return "four"
    if len(text) == 4 and len(rows) != 2:
        return "straight"
    if _is_loose(rows):
        return "box"
    return "" if _outline(rows) >= 0 else "apart"


def read_prompt(rows: Any, what: str) -> Prompt:
    """The prompt in foreign text rows; `TabletopError` (``bad-value``) if they are none."""
    if fault(rows):
        raise shapes.refuse(what)
    return Prompt(tuple(rows), _outline(rows))


def make_prompt(outline: int, marks: "list[str] | str") -> Prompt:
    """The prompt with that outline and the four marks in reading order."""
    left = list(marks)
    rows = tuple(
        "".join([left.pop(0) if char == "#" else OUTSIDE for char in row])
        for row in OUTLINES[outline][1]
    )
    return Prompt(rows, outline)


def _is_loose(rows: "list[str]") -> bool:
    """Whether an outer row or column is empty, so that the rows are no bounding box."""
    lines = [
        rows[0],
        rows[-1],
        "".join([row[0] for row in rows]),
        "".join([row[-1] for row in rows]),
    ]
    return any(not line.replace(OUTSIDE, "") for line in lines)


def _outline(rows: "list[str]") -> int:
    """The index in `OUTLINES` of the piece in ``rows``, -1 if there is none."""
    drawn = tuple("".join([OUTSIDE if char == OUTSIDE else "#" for char in row]) for row in rows)
    for index, (_, outline) in enumerate(OUTLINES):
        if drawn == outline:
            return index
    return -1


_known: "dict[str, Prompt]" = {}


def known_prompt(rows: "list[str]") -> Prompt:
    """The prompt in text rows that were checked before; the same object for the same rows."""
    name = "/".join(rows)
    found = _known.get(name)
    if found is None:
        if len(_known) == _REMEMBERED:
            _known.clear()
        found = _known[name] = read_prompt(rows, "prompt")
    return found
