"""The sheet of paper: its cells, its switches, and what is written on it.

* A **cell** is a number from 0 to 31: eight times the row, plus the column, as on the unfolded
  sheet. Its name is ``a1`` to ``h4``, the letter for the column.
* A **square** is a number from 0 to 15: a place in the 4 x 4 grid that the folded sheet shows
  in its upright position, four times the row plus the column.
* A **switch** is a number from 0 to 7: two times the row, plus 1 in the right half. The left
  switch shows columns a, b while it lies to the right and c, d while it lies to the left; the
  right one e, f and g, h. A **setting** of all eight is a whole number with a bit for each
  switch that lies to the left.
* **Turning** the paper is done by quarter turns clockwise, 0 to 3.
* A **dot** is one mark in one cell: a number from 0 to 95, three times the cell plus the index
  of the mark in `MARKS`. Its name is the cell's and the mark, ``a1o``: a move is a list of dots.
* **Ink**, all that is written on a sheet, is one whole number of 96 bits: three planes of 32,
  for ○, × and ■, with a bit for each cell. Whether a move fits is then a single ``&``.
"""

from core import shapes

ROWS = 4
COLUMNS = 8
CELLS = ROWS * COLUMNS
SIDE = 4
SQUARES = SIDE * SIDE
SWITCHES = 8
SETTINGS = 1 << SWITCHES

MARKS = "oxs"
"""The three marks in the order of their planes: ○, ×, ■."""

BLANK = "."

PLANE = (1 << CELLS) - 1
"""All cells of one plane."""

CELL_NAMES = tuple("abcdefgh"[cell % COLUMNS] + "1234"[cell // COLUMNS] for cell in range(CELLS))

DOT_NAMES = tuple(
    CELL_NAMES[i // len(MARKS)] + MARKS[i % len(MARKS)] for i in range(CELLS * len(MARKS))
)

DOT_INK = tuple(1 << CELLS * (i % len(MARKS)) + i // len(MARKS) for i in range(CELLS * len(MARKS)))
"""For each dot its ink."""

_BITS = bytes([sum((byte >> i) & 1 for i in range(8)) for byte in range(256)])


def count(bits: int) -> int:
    """How many bits of a whole number are set."""
    total = 0
    while bits:
        total += _BITS[bits & 255]
        bits >>= 8
    return total


def switch_at(square: int) -> int:
    """The switch that decides what ``square`` shows."""
    return square // SIDE * 2 + square % SIDE // 2


def cell_at(square: int, left: int) -> int:
    """The cell that ``square`` shows while its switch lies to the left (1) or right (0)."""
    row, column = divmod(square, SIDE)
    return row * COLUMNS + column // 2 * SIDE + 2 * left + column % 2


def shown(setting: int) -> "list[int]":
    """The sixteen cells that ``setting`` shows, square by square."""
    return [cell_at(square, setting >> switch_at(square) & 1) for square in range(SQUARES)]


def dot(cell: int, mark: int) -> int:
    """The dot of the mark with the index ``mark`` in ``cell``."""
    return cell * len(MARKS) + mark


def turned(square: int, turn: int) -> int:
    """The square of the upright sheet that is seen at ``square`` after ``turn`` quarter turns."""
    row, column = divmod(square, SIDE)
    for _ in range(turn):
        row, column = SIDE - 1 - column, row
    return row * SIDE + column


def plane(ink: int, mark: int) -> int:
    """The cells that bear the mark with the index ``mark``."""
    return ink >> CELLS * mark & PLANE


def written(ink: int) -> int:
    """The cells that bear any mark."""
    return (ink | ink >> CELLS | ink >> 2 * CELLS) & PLANE


def blocked(ink: int) -> int:
    """For each plane the cells where its mark cannot be: those that bear another one."""
    o, x, s = plane(ink, 0), plane(ink, 1), plane(ink, 2)
    return (x | s) | (o | s) << CELLS | (o | x) << 2 * CELLS


def mark_at(ink: int, cell: int) -> str:
    """The mark in ``cell``, or `BLANK`."""
    for mark in range(len(MARKS)):
        if ink >> CELLS * mark + cell & 1:
            return MARKS[mark]
    return BLANK


def dots(ink: int) -> "list[str]":
    """The names of the marks in ``ink``, such as ``a1o``, by cell."""
    return [DOT_NAMES[place] for place in range(len(DOT_NAMES)) if ink & DOT_INK[place]]


def ink_of_move(move: str) -> int:
    """The ink of a move that is a list of dots."""
    ink = 0
    for name in move.split(" "):
        ink |= DOT_INK[DOT_NAMES.index(name)]
    return ink


def with_mark(pencil: int, cell: int, mark: str) -> int:
    """``pencil`` with ``mark`` (or none) in ``cell``."""
    old = mark_at(pencil, cell)
    if old in MARKS:
        pencil &= ~DOT_INK[dot(cell, MARKS.index(old))]
    if mark:
        pencil |= DOT_INK[dot(cell, MARKS.index(mark))]
    return pencil


def cells_of(ink: int) -> "list[int]":
    """The cells that bear any mark, in order."""
    cells = written(ink)
    return [cell for cell in range(CELLS) if cells >> cell & 1]


def rows_of(ink: int) -> "list[str]":
    """The sheet as text: four rows of eight characters."""
    return [
        "".join([mark_at(ink, row * COLUMNS + column) for column in range(COLUMNS)])
        for row in range(ROWS)
    ]


def ink_of(rows: "list[str]") -> int:
    """The ink of a sheet that `rows_of` turned into text."""
    ink = 0
    for cell, char in enumerate("".join(rows)):
        if char != BLANK:
            ink |= DOT_INK[dot(cell, MARKS.index(char))]
    return ink


def setting_text(setting: int) -> str:
    """A setting as players write it, row by row, e.g. ``RL/RR/LL/RR``."""
    return "/".join(["RL"[setting >> i & 1] + "RL"[setting >> i + 1 & 1] for i in (0, 2, 4, 6)])


def read_setting(text: str) -> int:
    """The setting in a text; `TabletopError` (``bad-value``) if it is none."""
    letters = text.replace("/", "")
    if len(letters) != SWITCHES or any(letter not in "RL" for letter in letters):
        raise shapes.refuse("setting")
    return sum((letter == "L") << switch for switch, letter in enumerate(letters))


def place_of(cell: int) -> int:
    """The square of the upright sheet where ``cell`` lies when it is shown."""
    row, column = divmod(cell, COLUMNS)
    return row * SIDE + column // SIDE * 2 + column % 2


def side_of(cell: int) -> int:
    """1 if ``cell`` is shown while its switch lies to the left, else 0."""
    return cell % SIDE // 2


def switch_of(cell: int) -> int:
    """The switch that shows or covers ``cell``."""
    return switch_at(place_of(cell))


def is_shown(cell: int, setting: int) -> bool:
    """Whether ``setting`` shows ``cell``."""
    return setting >> switch_of(cell) & 1 == side_of(cell)


def seen_at(cell: int, turn: int) -> "tuple[int, int]":
    """Row and column, from 0, where the player sees ``cell``."""
    place = place_of(cell)
    for square in range(SQUARES):
        if turned(square, turn) == place:
            return square // SIDE, square % SIDE
    return 0, 0


def cell_seen(row: int, column: int, setting: int, turn: int) -> int:
    """The cell that the player sees in a row and column."""
    square = turned(row * SIDE + column, turn)
    return cell_at(square, setting >> switch_at(square) & 1)
