"""Choosing a course on the set-up page, and making one by hand.

``extra`` (see `ui.table.Offer`): ``seed``, a word that stands for a drawn course; ``date`` of a
daily one; ``course``, the twelve prompts made by hand, each a box of three rows of three;
``slot``, the one being edited; ``draws``, how many courses were drawn into the editor.
"""

from typing import Any, Callable

from core.catalogue import Catalogue
from core.rng import Rng
from games.patapata import courses
from games.patapata.courses import BOX, EMPTY, LENGTH, boxed, is_box, trimmed
from games.patapata.prompts import OUTSIDE, fault, read_prompt
from games.patapata.rules import DAILY, GENERATED, HANDMADE
from ui.parts import button, div, el, group, items, para, span
from ui.pieces.changes import altered
from ui.pieces.words import listed
from ui.table import Offer, Start
from ui.tables.patapata import marks, prompts
from ui.vdom import Node, classes

_CYCLE = ".oxs"

MOST_SEED = 40


def panel(t: Catalogue, offer: Offer) -> "Node | None":
    """What belongs to the course chosen."""
    course = offer.option("course")
    choice = None
    if course == GENERATED:
        label, shown = t("patapata.course.seed"), t("patapata.course.seed.placeholder")
        more = {"maxlength": MOST_SEED, "autocomplete": "off", "placeholder": shown}
        choice = _field("seed", label, seed(offer), **more)
    elif course == DAILY:
        label = t("patapata.course.date")
        choice = _field("date", label, date(offer), type="date", max=offer.today)
    elif course == HANDMADE:
        choice = _editor(t, offer)
    legend = el("legend", "", t("patapata.option.course"))
    about = para("quiet", t("patapata.about." + course))
    return el("fieldset", "course-panel", legend, about, choice)


def _field(name: str, label: str, value: str, **props: Any) -> Node:
    field = el("input", "", do="panel:" + name, id="course-" + name, value=value, **props)
    return el("label", "field", span("", label), field, key=name)


# -- what an action in the panel changes --------------------------------------------------


def change(offer: Offer, action: str, value: str) -> "dict[str, Any] | None":
    """The new ``extra`` after an action in the panel."""
    what, _, rest = action.partition(":")
    deed = _CHANGES.get(what)
    return altered(offer.extra, **deed(offer, rest or value)) if deed is not None else None


def _edited(offer: Offer, box: "list[str]") -> "dict[str, Any]":
    made = course_of(offer)
    made[slot(offer)] = box
    return {"course": made}


def _next_mark(offer: Offer, cell: str) -> "dict[str, Any]":
    """The next mark in a cell of the prompt being edited."""
    row, column = divmod(int(cell), BOX)
    rows = course_of(offer)[slot(offer)]
    text = rows[row]
    mark = _CYCLE[(_CYCLE.index(text[column]) + 1) % len(_CYCLE)]
    rows[row] = text[:column] + mark + text[column + 1 :]
    return _edited(offer, rows)


def _draw(offer: Offer, _: str) -> "dict[str, Any]":
    """A whole course drawn into the editor, another one each time."""
    draws = offer.extra.get("draws")
    count = draws + 1 if type(draws) is int else 1
    drawn = courses.generated(Rng("draw/" + offer.today + "/" + str(count)))
    return {"draws": count, "course": [boxed(prompt.rows) for prompt in drawn]}


_CHANGES: "dict[str, Callable[[Offer, str], dict[str, Any]]]" = {
    "seed": lambda _, word: {"seed": word.strip()[:MOST_SEED]},
    "date": lambda _, day: {"date": day},
    "slot": lambda _, index: {"slot": int(index)},
    "cell": _next_mark,
    "clear": lambda offer, _: _edited(offer, list(EMPTY)),
    "draw": _draw,
}


def start(t: Catalogue, offer: Offer, players: int) -> Start:
    """How the game begins with the course chosen."""
    course = offer.option("course")
    if course == GENERATED and seed(offer):
        return Start(seed="course/" + seed(offer))
    if course == DAILY:
        return Start(seed="daily/" + date(offer))
    if course != HANDMADE:
        return Start()
    made = [trimmed(rows) for rows in course_of(offer)]
    for index, rows in enumerate(made):
        if fault(rows):
            why = t("patapata.fault." + fault(rows))
            return Start(problem=t("patapata.course.refused", n=index + 1, why=why))
    return Start(setup={"prompts": made, "players": players})


# -- what was chosen, whatever the device gave back -------------------------------------------


def seed(offer: Offer) -> str:
    """The word for a drawn course, or ""."""
    word = offer.extra.get("seed")
    return word[:MOST_SEED] if type(word) is str else ""


def date(offer: Offer) -> str:
    """The day of a daily course: ISO 8601, today at the latest."""
    day = offer.extra.get("date")
    if type(day) is not str or len(day) != 10 or day > offer.today:
        return offer.today
    digits = day[:4] + day[5:7] + day[8:]
    return day if digits.isdigit() and day[4] == day[7] == "-" else offer.today


def slot(offer: Offer) -> int:
    """The prompt being edited, from 0."""
    index = offer.extra.get("slot")
    return index if type(index) is int and 0 <= index < LENGTH else 0


def course_of(offer: Offer) -> "list[list[str]]":
    """The twelve prompts in the editor, each in its box."""
    found = offer.extra.get("course")
    boxes = found[:LENGTH] if type(found) is list else []
    made = [list(rows) if is_box(rows) else list(EMPTY) for rows in boxes]
    return made + [list(EMPTY) for _ in range(LENGTH - len(made))]


# -- the editor -----------------------------------------------------------------------------


def _editor(t: Catalogue, offer: Offer) -> Node:
    made, index = course_of(offer), slot(offer)
    rows = made[index]
    wrong = fault(trimmed(rows))
    usual = t("patapata.edit.usual", marks=prompts.signs(t, courses.marks_at(index)))
    verdict = t("patapata.fault." + wrong) if wrong else t("patapata.edit.good")
    notes = div(
        "editor-notes",
        para("", el("b", "", t("patapata.edit.slot", n=index + 1))),
        para("quiet", usual),
        para("warning" if wrong and rows != list(EMPTY) else "quiet", verdict, role="status"),
        div(
            "row",
            _act("small", "clear", t("patapata.edit.clear"), id="course-clear"),
            _act("small", "draw", t("patapata.edit.draw"), id="course-draw"),
        ),
    )
    cells = [_cell(t, rows, cell) for cell in range(BOX * BOX)]
    return div(
        "editor",
        div("editor-slots", [_slot(t, made, i, i == index) for i in range(LENGTH)]),
        div("editor-now", group("editor-grid", t("patapata.edit.grid"), cells), notes),
        _verdict(t, made),
        key="editor",
    )


def _act(name: str, do: str, *kids: Any, **props: Any) -> Node:
    return button(name, "panel:" + do, *kids, type="button", **props)


def _slot(t: Catalogue, made: "list[list[str]]", index: int, is_now: bool) -> Node:
    rows = trimmed(made[index])
    good = not fault(rows)
    unfinished = "" if good else t("patapata.edit.unfinished", n=index + 1)
    return _act(
        classes("slot-button", is_now and "now", not good and "bad"),
        "slot:" + str(index),
        span("slot-number", index + 1, hidden="true"),
        prompts.piece(made[index]),
        key=index,
        id="slot-" + str(index),
        pressed=is_now,
        label=unfinished or prompts.label(t, index, rows),
    )


def _cell(t: Catalogue, rows: "list[str]", cell: int) -> Node:
    row, column = divmod(cell, BOX)
    mark = rows[row][column]
    filled = mark != OUTSIDE
    name = t("patapata.mark." + (mark if filled else "none"))
    return _act(
        "editor-cell filled" if filled else "editor-cell",
        "cell:" + str(cell),
        marks.little(mark) if filled else None,
        key=cell,
        id="edit-" + str(cell),
        label=t("patapata.edit.cell", row=row + 1, column=column + 1, mark=name),
    )


def _verdict(t: Catalogue, made: "list[list[str]]") -> Node:
    """Whether the whole can be played, and how it differs from the usual."""
    whole = [trimmed(rows) for rows in made]
    unfinished = [str(i + 1) for i, rows in enumerate(whole) if fault(rows)]
    if unfinished:
        return para("quiet", t("patapata.edit.missing", numbers=listed(t, unfinished)))
    departures = courses.departures([read_prompt(rows, "prompt") for rows in whole])
    if not departures:
        return para("quiet", t("patapata.edit.keeps"))
    lines = [_departure(t, code, params) for code, params in departures]
    return div("departures", para("", t("patapata.edit.departs")), items("", lines))


def _departure(t: Catalogue, code: str, params: "dict[str, Any]") -> str:
    if "wanted" in params:
        params = altered(params, wanted=prompts.signs(t, params["wanted"]))
    return t("patapata.departs." + code, **params)
