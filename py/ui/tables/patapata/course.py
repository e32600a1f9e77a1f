"""Choosing a course on the set-up page, and making one by hand.

``extra`` (see `ui.table.Offer`): ``seed``, a word that stands for a drawn course; ``date`` of a
daily one; ``course``, the twelve prompts made by hand, each as three text rows of three;
``slot``, the one being edited; ``draws``, how many courses were drawn into the editor.
"""

from typing import Any

from core.catalogue import Catalogue
from core.rng import Rng
from games.patapata import courses
from games.patapata.prompts import OUTSIDE, Prompt, fault, read_prompt
from games.patapata.rules import DAILY, GENERATED, HANDMADE
from ui.table import Offer, Start
from ui.tables.patapata import marks, prompts
from ui.vdom import Node, classes, h

SIDE = 3
"""Every piece fits into three by three."""

EMPTY = ["...", "...", "..."]

_CYCLE = ".oxs"

MOST_SEED = 40


def panel(t: Catalogue, offer: Offer) -> "Node | None":
    """What belongs to the course chosen."""
    course = offer.option("course")
    kids: list[Any] = [h("p", {"class": "quiet"}, t("patapata.about." + course))]
    if course == GENERATED:
        kids.append(
            _field(
                "seed",
                t("patapata.course.seed"),
                seed(offer),
                {
                    "maxlength": MOST_SEED,
                    "autocomplete": "off",
                    "placeholder": t("patapata.course.seed.placeholder"),
                },
            )
        )
    elif course == DAILY:
        kids.append(
            _field(
                "date",
                t("patapata.course.date"),
                date(offer),
                {"type": "date", "max": offer.today},
            )
        )
    elif course == HANDMADE:
        kids.append(_editor(t, offer))
    return h(
        "fieldset", {"class": "course-panel"}, h("legend", {}, t("patapata.option.course")), kids
    )


def _field(name: str, label: str, value: str, more: "dict[str, Any]") -> Node:
    props: dict[str, Any] = {
        "do": "panel:" + name,
        "id": "course-" + name,
        "value": value,
    }
    props.update(more)
    return h(
        "label",
        {"class": "field", "key": name},
        h("span", {}, label),
        h("input", props),
    )


def change(offer: Offer, action: str, value: str) -> "dict[str, Any] | None":
    """The new ``extra`` after an action in the panel."""
    what, _, rest = action.partition(":")
    extra = dict(offer.extra)
    if what == "seed":
        extra["seed"] = value.strip()[:MOST_SEED]
    elif what == "date":
        extra["date"] = value
    elif what == "slot":
        extra["slot"] = int(rest)
    elif what == "cell":
        extra["course"] = _with_cell(course_of(offer), slot(offer), int(rest))
    elif what == "clear":
        made = course_of(offer)
        made[slot(offer)] = list(EMPTY)
        extra["course"] = made
    elif what == "draw":
        draws = offer.extra.get("draws")
        extra["draws"] = draws + 1 if type(draws) is int else 1
        drawn = courses.generated(Rng("draw/" + offer.today + "/" + str(extra["draws"])))
        extra["course"] = [_padded(prompt.rows) for prompt in drawn]
    else:
        return None
    return extra


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
            return Start(problem=_problem(t, index, rows))
    return Start(setup={"prompts": made, "players": players})


def _problem(t: Catalogue, index: int, rows: "list[str]") -> str:
    return t("patapata.course.refused", n=index + 1, why=t("patapata.fault." + fault(rows)))


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
    return index if type(index) is int and 0 <= index < courses.LENGTH else 0


def course_of(offer: Offer) -> "list[list[str]]":
    """The twelve prompts in the editor, each three text rows of three."""
    found = offer.extra.get("course")
    made = []
    for index in range(courses.LENGTH):
        rows = found[index] if type(found) is list and index < len(found) else None
        made.append(_box(rows))
    return made


def _box(rows: Any) -> "list[str]":
    """``rows`` if they are three of three marks each, else an empty box."""
    if type(rows) is not list or len(rows) != SIDE:
        return list(EMPTY)
    for row in rows:
        if type(row) is not str or len(row) != SIDE or any(char not in _CYCLE for char in row):
            return list(EMPTY)
    return list(rows)


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


def _padded(rows: "tuple[str, ...]") -> "list[str]":
    wide = [row + OUTSIDE * (SIDE - len(row)) for row in rows]
    return wide + [OUTSIDE * SIDE] * (SIDE - len(wide))


def _with_cell(made: "list[list[str]]", index: int, cell: int) -> "list[list[str]]":
    """With the next mark in a cell of the prompt ``index``."""
    row, column = divmod(cell, SIDE)
    text = made[index][row]
    mark = _CYCLE[(_CYCLE.index(text[column]) + 1) % len(_CYCLE)]
    made[index][row] = text[:column] + mark + text[column + 1 :]
    return made


# -- the editor -----------------------------------------------------------------------------


def _editor(t: Catalogue, offer: Offer) -> Node:
    made, index = course_of(offer), slot(offer)
    rows = made[index]
    wrong = fault(trimmed(rows))
    is_empty = rows == EMPTY
    wanted = " ".join([t("patapata.mark." + mark) for mark in courses.marks_at(index)])
    return h(
        "div",
        {"class": "editor", "key": "editor"},
        h("div", {"class": "editor-slots"}, [_slot(t, made, i, i == index) for i in range(12)]),
        h(
            "div",
            {"class": "editor-now"},
            h(
                "div",
                {"class": "editor-grid", "role": "group", "aria-label": t("patapata.edit.grid")},
                [_cell(t, rows, cell) for cell in range(SIDE * SIDE)],
            ),
            h(
                "div",
                {"class": "editor-notes"},
                h("p", {}, h("b", {}, t("patapata.edit.slot", n=index + 1))),
                h("p", {"class": "quiet"}, t("patapata.edit.usual", marks=wanted)),
                h(
                    "p",
                    {"class": "warning" if wrong and not is_empty else "quiet", "role": "status"},
                    t("patapata.fault." + wrong) if wrong else t("patapata.edit.good"),
                ),
                h(
                    "div",
                    {"class": "row"},
                    _button("clear", t("patapata.edit.clear")),
                    _button("draw", t("patapata.edit.draw")),
                ),
            ),
        ),
        _verdict(t, made),
    )


def _button(action: str, label: str) -> Node:
    return h(
        "button",
        {"type": "button", "class": "small", "do": "panel:" + action, "id": "course-" + action},
        label,
    )


def _slot(t: Catalogue, made: "list[list[str]]", index: int, is_now: bool) -> Node:
    rows = trimmed(made[index])
    good = not fault(rows)
    name = (
        t("patapata.prompt.label", n=index + 1, words=prompts.in_words(t, rows))
        if good
        else (t("patapata.edit.unfinished", n=index + 1))
    )
    return h(
        "button",
        {
            "type": "button",
            "key": index,
            "class": classes("slot-button", "now" if is_now else "", "" if good else "bad"),
            "do": "panel:slot:" + str(index),
            "id": "slot-" + str(index),
            "aria-pressed": "true" if is_now else "false",
            "aria-label": name,
        },
        h("span", {"class": "slot-number", "aria-hidden": "true"}, index + 1),
        prompts.piece(made[index]),
    )


def _cell(t: Catalogue, rows: "list[str]", cell: int) -> Node:
    row, column = divmod(cell, SIDE)
    mark = rows[row][column]
    name = t("patapata.mark." + ("none" if mark == OUTSIDE else mark))
    return h(
        "button",
        {
            "type": "button",
            "key": cell,
            "class": classes("editor-cell", "" if mark == OUTSIDE else "filled"),
            "do": "panel:cell:" + str(cell),
            "id": "edit-" + str(cell),
            "aria-label": t("patapata.edit.cell", row=row + 1, column=column + 1, mark=name),
        },
        marks.little(mark) if mark != OUTSIDE else None,
    )


def _verdict(t: Catalogue, made: "list[list[str]]") -> Node:
    """Whether the whole can be played, and how it differs from the usual."""
    whole = [trimmed(rows) for rows in made]
    unfinished = [str(i + 1) for i, rows in enumerate(whole) if fault(rows)]
    if unfinished:
        numbers = t("list.comma").join(unfinished)
        return h("p", {"class": "quiet"}, t("patapata.edit.missing", numbers=numbers))
    found: list[Prompt] = [read_prompt(rows, "prompt") for rows in whole]
    departures = courses.departures(found)
    if not departures:
        return h("p", {"class": "quiet"}, t("patapata.edit.keeps"))
    return h(
        "div",
        {"class": "departures"},
        h("p", {}, t("patapata.edit.departs")),
        h("ul", {}, [h("li", {}, _departure(t, code, params)) for code, params in departures]),
    )


def _departure(t: Catalogue, code: str, params: "dict[str, Any]") -> str:
    shown = dict(params)
    if "wanted" in shown:
        shown["wanted"] = " ".join([t("patapata.mark." + mark) for mark in shown["wanted"]])
    return t("patapata.departs." + code, **shown)
