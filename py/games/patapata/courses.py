"""Courses: how twelve prompts are chosen, and which of them keep to the constraints."""

from typing import Any

from core.rng import Rng
from games.patapata.fixed import ROWS
from games.patapata.prompts import OUTLINES, OUTSIDE, SHAPES, Prompt, make_prompt, read_prompt
from games.patapata.sheet import MARKS

LENGTH = 12
"""Prompts in a course."""

FEWEST, MOST = 1, 3
"""How often each shape occurs in a course."""

_PATTERN = ("oxxs", "ooxs", "oxxs", "oxss")
"""The marks of the first prompt, the second, ...; then again from the beginning."""

_OF_SHAPE = [[i for i, (name, _) in enumerate(OUTLINES) if name == shape] for shape in SHAPES]


def marks_at(index: int) -> str:
    """The marks of the prompt with that index from 0 in a course."""
    return _PATTERN[index % len(_PATTERN)]


def fixed(row: int) -> "list[Prompt]":
    """The fixed course with that index from 0."""
    return [read_prompt(rows, "row") for rows in ROWS[row]]


def fixed_row(prompts: "list[Prompt] | tuple[Prompt, ...]") -> int:
    """The index of the fixed course that ``prompts`` are, -1 if they are none."""
    rows = tuple([prompt.rows for prompt in prompts])
    return ROWS.index(rows) if rows in ROWS else -1


def thrown(rng: Rng) -> "list[Prompt]":
    """A random course as at the table: a die chooses the row of each prompt."""
    return [read_prompt(ROWS[rng.below(len(ROWS))][index], "row") for index in range(LENGTH)]


def is_thrown(prompts: "list[Prompt] | tuple[Prompt, ...]") -> bool:
    """Whether each prompt stands at its place in one of the fixed rows."""
    return all(prompt.rows in [row[index] for row in ROWS] for index, prompt in enumerate(prompts))


def generated(rng: Rng, begun: "tuple[Prompt, ...]" = ()) -> "list[Prompt]":
    """A course that keeps the constraints, drawn evenly; ``begun`` are its first prompts.

    Where ``begun`` already departs from them, as a hand-made course may, what follows keeps
    the marks and takes any shapes.
    """
    counts = [0] * len(SHAPES)
    for prompt in begun:
        counts[SHAPES.index(prompt.shape)] += 1
    free = LENGTH - len(begun)
    is_possible = max(counts) <= MOST and counts.count(0) <= free
    while True:
        kinds = [rng.below(len(SHAPES)) for _ in range(free)]
        if not is_possible or _is_balanced(counts, kinds):
            break
    return list(begun) + [
        make_prompt(rng.choice(_OF_SHAPE[kind]), rng.shuffled(list(marks_at(len(begun) + i))))
        for i, kind in enumerate(kinds)
    ]


def _is_balanced(counts: "list[int]", kinds: "list[int]") -> bool:
    """Whether every shape occurs often enough and not too often."""
    totals = [counts[kind] + kinds.count(kind) for kind in range(len(counts))]
    return min(totals) >= FEWEST and max(totals) <= MOST


def departures(prompts: "list[Prompt] | tuple[Prompt, ...]") -> "list[tuple[str, dict[str, Any]]]":
    """Where a course departs from the constraints, as (code, params) for the editor.

    ``marks``: the prompt with the number ``prompt`` should bear ``wanted``. ``shape-missing``
    and ``shape-often``: ``shape`` does not occur, or occurs ``count`` times.
    """
    found: list[tuple[str, dict[str, Any]]] = []
    for index, prompt in enumerate(prompts):
        wanted = marks_at(index)
        if sorted(prompt.marks) != sorted(wanted):
            found.append(("marks", {"prompt": index + 1, "wanted": wanted}))
    for shape in SHAPES:
        times = len([prompt for prompt in prompts if prompt.shape == shape])
        if times < FEWEST:
            found.append(("shape-missing", {"shape": shape}))
        elif times > MOST:
            found.append(("shape-often", {"shape": shape, "count": times}))
    return found


# -- made by hand -------------------------------------------------------------------------

BOX = 3
"""Every piece fits into three by three: the box in which a prompt is made by hand."""

EMPTY = (OUTSIDE * BOX,) * BOX


def boxed(rows: "tuple[str, ...]") -> "list[str]":
    """The rows of a prompt in the upper left of its box."""
    wide = [row + OUTSIDE * (BOX - len(row)) for row in rows]
    return wide + [OUTSIDE * BOX] * (BOX - len(wide))


def trimmed(rows: "list[str]") -> "list[str]":
    """The rows without empty ones and empty columns around."""
    rows = list(rows)
    while rows and rows[0] == OUTSIDE * len(rows[0]):
        rows = rows[1:]
    while rows and rows[-1] == OUTSIDE * len(rows[-1]):
        rows = rows[:-1]
    while rows and rows[0] and all(row[0] == OUTSIDE for row in rows):
        rows = [row[1:] for row in rows]
    while rows and rows[0] and all(row[-1] == OUTSIDE for row in rows):
        rows = [row[:-1] for row in rows]
    return rows


def is_box(rows: Any) -> bool:
    """Whether ``rows`` are a box, whatever marks and gaps are in it."""
    if type(rows) is not list or len(rows) != BOX:
        return False
    for row in rows:
        if type(row) is not str or len(row) != BOX or row.strip(OUTSIDE + MARKS):
            return False
    return True
