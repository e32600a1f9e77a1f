"""The sheet of paper: folded, with its eight flaps, and unfolded.

A switch is two cells of the base with a flap over one of them: a panel printed on both sides,
hinged between the two. Where everything stands and how it folds is the style sheet's.
"""

from typing import Any

from core.catalogue import Catalogue
from games.patapata.sheet import (
    CELL_NAMES,
    CELLS,
    SWITCHES,
    cell_at,
    mark_at,
    written,
)
from ui.tables.patapata import marks
from ui.tables.patapata.hold import is_shown, seen_at, switch_of
from ui.tables.patapata.looks import Look
from ui.vdom import Node, classes, h


def folded(t: Catalogue, look: Look, label: str) -> Node:
    """The sheet as it lies on the table."""
    return h(
        "div",
        {
            "class": "desk",
            "key": "desk" + str(look.seat),
            "role": "group" if look.active else "img",
            "aria-label": label,
        },
        h(
            "div",
            {"class": "sheet quarter" + str(look.hold.quarters)},
            [_switch(t, look, switch) for switch in range(SWITCHES)],
        ),
    )


def _switch(t: Catalogue, look: Look, switch: int) -> Node:
    """Cells side by side are a, b, c, d: a and d on the base, b and c the two sides of the flap."""
    first = cell_at(switch // 2 * 4 + switch % 2 * 2, 0)
    left = look.hold.setting >> switch & 1
    return h(
        "div",
        {"class": "switch", "key": switch},
        _cell(t, look, first, "outer"),
        _cell(t, look, first + 3, "inner"),
        h(
            "div",
            {
                "class": classes(
                    "flap",
                    "left" if left else "right",
                    "lifted" if look.lifted >> switch & 1 else "",
                    "beckons" if look.beckoning >> switch & 1 else "",
                ),
            },
            _face(t, look, first + 1),
            _face(t, look, first + 2),
        ),
        _grip(t, look, switch) if look.active else None,
    )


def _face(t: Catalogue, look: Look, cell: int) -> Node:
    front = cell % 4 == 1
    return h(
        "div",
        {"class": "face front" if front else "face back"},
        _cell(t, look, cell, "top"),
        h(
            "svg",
            {"class": "chevron", "viewBox": "0 0 12 24", "aria-hidden": "true"},
            h("path", {"d": "M8 6 L3 12 L8 18" if front else "M4 6 L9 12 L4 18"}),
        )
        if look.active
        else None,
        h("span", {"class": "shading"}),
    )


def _grip(t: Catalogue, look: Look, switch: int) -> Node:
    """Where a flap is taken hold of: at its ridge. It stays in place while the flap moves."""
    left = look.hold.setting >> switch & 1
    return h(
        "button",
        {
            "class": "grip at-left" if left else "grip at-right",
            "do": "flip:" + str(switch),
            "id": "flip-" + "lr"[switch % 2] + str(switch // 2 + 1),
            "tabindex": "-1",
            "aria-label": flap_name(t, switch, look.hold.setting),
            "title": t("patapata.flip"),
        },
    )


def flap_name(t: Catalogue, switch: int, setting: int) -> str:
    """What flipping ``switch`` does, in words."""
    left = setting >> switch & 1
    first = cell_at(switch // 2 * 4 + switch % 2 * 2, 0)
    now, then = first + 2 * left, first + 2 * (1 - left)
    return t(
        "patapata.flap",
        row=switch // 2 + 1,
        side=t("patapata.half." + ("right" if switch % 2 else "left")),
        now=CELL_NAMES[now] + " " + CELL_NAMES[now + 1],
        then=CELL_NAMES[then] + " " + CELL_NAMES[then + 1],
    )


def _cell(t: Catalogue, look: Look, cell: int, place: str) -> Node:
    shown = is_shown(cell, look.hold.setting)
    ink = mark_at(look.ink, cell)
    pencil = mark_at(look.hold.pencil, cell)
    body = marks.printed(cell, *_written(look, cell, ink, pencil))
    props: dict[str, Any] = {
        "class": classes("cell", place, _highlights(look, cell)),
        "key": "cell" + str(cell),
    }
    if not look.active:
        return h("span", props, body)
    props["id"] = "cell-" + CELL_NAMES[cell]
    props["do"] = "cell:" + str(cell)
    if shown:
        row, column = seen_at(cell, look.hold.turn)
        props["data-keys"] = True
        props["data-cell"] = str(row) + "," + str(column)
        props["tabindex"] = "0" if row == column == 0 else "-1"
        props["aria-label"] = cell_name(t, look, cell)
    else:
        props["inert"] = True
    return h("button", props, body)


def _written(look: Look, cell: int, ink: str, pencil: str) -> "list[Node | None]":
    if ink != ".":
        return [marks.strokes(ink, cell, False, bool(look.fresh >> cell & 1))]
    found: list[Node | None] = []
    if pencil != ".":
        found.append(marks.strokes(pencil, cell, True))
    if cell in look.hold.notes:
        found.append(marks.note(look.hold.notes[cell]))
    return found


def _highlights(look: Look, cell: int) -> str:
    names = []
    for name, bits in (
        ("lit", look.lit),
        ("mine", look.mine),
        ("wrong", look.wrong),
        ("hinted", look.hinted),
    ):
        if bits >> cell & 1:
            names.append(name)
    return " ".join(names)


def cell_name(t: Catalogue, look: Look, cell: int) -> str:
    """A cell in words: where it is seen and what is in it."""
    row, column = seen_at(cell, look.hold.turn)
    return t(
        "patapata.cell",
        row=row + 1,
        column=column + 1,
        name=CELL_NAMES[cell],
        content=content(t, look, cell),
    )


def content(t: Catalogue, look: Look, cell: int) -> str:
    """What is in a cell, in words."""
    ink = mark_at(look.ink, cell)
    if ink != ".":
        return t("patapata.mark." + ink)
    pencil = mark_at(look.hold.pencil, cell)
    if pencil != ".":
        text = t("patapata.pencilled", mark=t("patapata.mark." + pencil))
    else:
        text = t("patapata.mark.blank")
    note = look.hold.notes.get(cell)
    return text + " " + t("patapata.noted", mark=t("patapata.mark." + note)) if note else text


def unfolded(t: Catalogue, look: Look, label: str) -> Node:
    """The whole sheet, with its folds; cells that are covered now are tinted.

    Touching a covered cell flips the switch that covers it.
    """
    kids = []
    for cell in range(CELLS):
        shown = is_shown(cell, look.hold.setting)
        ink = mark_at(look.ink, cell)
        pencil = mark_at(look.hold.pencil, cell)
        body = marks.printed(cell, *_written(look, cell, ink, pencil))
        props: dict[str, Any] = {
            "class": classes("cell", "" if shown else "covered", _highlights(look, cell)),
            "key": "cell" + str(cell),
        }
        if look.active:
            props["id"] = "cell-" + CELL_NAMES[cell]
            props["do"] = ("cell:" if shown else "uncover:") + str(cell)
            props["data-keys"] = True
            props["data-cell"] = str(cell // 8) + "," + str(cell % 8)
            props["tabindex"] = "0" if cell == 0 else "-1"
            text = CELL_NAMES[cell] + " " + content(t, look, cell)
            props["aria-label"] = text if shown else t("patapata.covered", cell=text)
        kids.append(h("button" if look.active else "span", props, body))
    return h(
        "div",
        {
            "class": "desk flat",
            "key": "flat" + str(look.seat),
            "role": "group" if look.active else "img",
            "aria-label": label,
        },
        h("div", {"class": "spread quarter" + str(look.hold.quarters)}, kids),
    )


def small(look: Look) -> Node:
    """The whole sheet as a small drawing; it needs a text beside it."""
    kids = []
    for cell in range(CELLS):
        row, column = divmod(cell, 8)
        ink = mark_at(look.ink, cell)
        kids.append(
            h(
                "g",
                {
                    "transform": "translate(%d %d)" % (column * 100, row * 100),
                    "class": classes(
                        "little-cell",
                        "lit" if look.lit >> cell & 1 else "",
                        "new" if look.fresh >> cell & 1 else "",
                    ),
                },
                h("rect", {"class": "frame", "x": 4, "y": 4, "width": 92, "height": 92}),
                marks.strokes(ink, cell) if ink != "." else None,
            )
        )
    return h(
        "svg",
        {"class": "small-sheet", "viewBox": "-6 -6 812 412", "aria-hidden": "true"},
        h("rect", {"class": "paper", "x": -6, "y": -6, "width": 812, "height": 412}),
        h("path", {"class": "fold", "d": "M200 0 V400 M600 0 V400 M400 0 V400"}),
        kids,
    )


def label(t: Catalogue, look: Look, name: str) -> str:
    """The sheet as a whole, in words."""
    marks_there = written(look.ink)
    count = len([cell for cell in range(CELLS) if marks_there >> cell & 1])
    return t("patapata.sheet", name=name, count=count)


def covering(cell: int) -> int:
    """The switch to flip for ``cell``, as a bit."""
    return 1 << switch_of(cell)
