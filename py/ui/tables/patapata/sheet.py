"""The sheet of paper: folded, with its eight flaps, and unfolded.

A switch is two cells of the base with a flap over one of them: a panel printed on both sides,
hinged between the two. Where everything stands and how it folds is the style sheet's.
"""

from typing import Any

from core.catalogue import Catalogue
from games.patapata import sheet as paper
from ui.parts import button, div, drawing, drawn, g, path, rect, span
from ui.tables.patapata import marks
from ui.tables.patapata.looks import Look
from ui.vdom import Node, classes


def folded(t: Catalogue, look: Look, label: str) -> Node:
    """The sheet as it lies on the table."""
    switches = [_switch(t, look, switch) for switch in range(paper.SWITCHES)]
    return _desk(look, "desk", "sheet", switches, label)


def _desk(look: Look, name: str, kind: str, kids: "list[Node]", label: str) -> Node:
    held = div(kind + " quarter" + str(look.hold.quarters), kids)
    key = ("desk" if name == "desk" else "flat") + str(look.seat)
    return div(name, held, key=key, role="group" if look.active else "img", label=label)


def _switch(t: Catalogue, look: Look, switch: int) -> Node:
    """Cells side by side are a, b, c, d: a and d on the base, b and c the two sides of the flap."""
    first = paper.cell_at(switch // 2 * 4 + switch % 2 * 2, 0)
    side = "left" if look.hold.setting >> switch & 1 else "right"
    lifted = "lifted" if look.lifted >> switch & 1 else ""
    beckons = "beckons" if look.beckoning >> switch & 1 else ""
    faces = [_face(t, look, first + 1), _face(t, look, first + 2)]
    return div(
        "switch",
        _cell(t, look, first, "outer"),
        _cell(t, look, first + 3, "inner"),
        div(classes("flap", side, lifted, beckons), faces),
        _grip(t, look, switch, side) if look.active else None,
        key=switch,
    )


def _face(t: Catalogue, look: Look, cell: int) -> Node:
    front = cell % 4 == 1
    chevron = None
    if look.active:
        chevron = drawing(
            "chevron", "M8 6 L3 12 L8 18" if front else "M4 6 L9 12 L4 18", "0 0 12 24"
        )
    return div(
        "face front" if front else "face back",
        _cell(t, look, cell, "top"),
        chevron,
        span("shading"),
    )


def _grip(t: Catalogue, look: Look, switch: int, side: str) -> Node:
    """Where a flap is taken hold of: at its ridge. It stays in place while the flap moves."""
    return button(
        "grip at-" + side,
        "flip:" + str(switch),
        id="flip-" + "lr"[switch % 2] + str(switch // 2 + 1),
        tabindex="-1",
        label=flap_name(t, switch, look.hold.setting),
        title=t("patapata.flip"),
    )


def flap_name(t: Catalogue, switch: int, setting: int) -> str:
    """What flipping ``switch`` does, in words."""
    left = setting >> switch & 1
    first = paper.cell_at(switch // 2 * 4 + switch % 2 * 2, 0)
    now, then = first + 2 * left, first + 2 * (1 - left)
    return t(
        "patapata.flap",
        row=switch // 2 + 1,
        side=t("patapata.half." + ("right" if switch % 2 else "left")),
        now=paper.CELL_NAMES[now] + " " + paper.CELL_NAMES[now + 1],
        then=paper.CELL_NAMES[then] + " " + paper.CELL_NAMES[then + 1],
    )


def _cell(t: Catalogue, look: Look, cell: int, place: str) -> Node:
    """A cell of the folded sheet; where it is covered, nothing reaches it."""
    when: dict[str, Any] = {"inert": True}
    if look.active and paper.is_shown(cell, look.hold.setting):
        row, column = paper.seen_at(cell, look.hold.turn)
        when = _reached(row, column, cell_name(t, look, cell))
    return _square(look, cell, place, "cell:", when)


def _reached(row: int, column: int, label: str) -> "dict[str, Any]":
    """What makes a cell one that keys and screen readers come to."""
    return {
        "data-keys": True,
        "cell": str(row) + "," + str(column),
        "tabindex": "0" if row == column == 0 else "-1",
        "label": label,
    }


def _square(look: Look, cell: int, place: str, do: str, when: "dict[str, Any]") -> Node:
    name = classes("cell", place, *_highlights(look, cell))
    key = "cell" + str(cell)
    if not look.active:
        return span(name, marks.printed(cell, *_written(look, cell)), key=key)
    when["id"] = "cell-" + paper.CELL_NAMES[cell]
    return button(name, do + str(cell), marks.printed(cell, *_written(look, cell)), key=key, **when)


def _written(look: Look, cell: int) -> "list[Node]":
    ink = paper.mark_at(look.ink, cell)
    if ink != ".":
        return [marks.strokes(ink, cell, False, bool(look.fresh >> cell & 1))]
    found: list[Node] = []
    pencil = paper.mark_at(look.hold.pencil, cell)
    if pencil != ".":
        found.append(marks.strokes(pencil, cell, True))
    if cell in look.hold.notes:
        found.append(marks.note(look.hold.notes[cell]))
    return found


def _highlights(look: Look, cell: int) -> "list[str]":
    bits = (("lit", look.lit), ("mine", look.mine), ("wrong", look.wrong), ("hinted", look.hinted))
    return [name for name, cells in bits if cells >> cell & 1]


def cell_name(t: Catalogue, look: Look, cell: int) -> str:
    """A cell in words: where it is seen and what is in it."""
    row, column = paper.seen_at(cell, look.hold.turn)
    what = content(t, look, cell)
    name = paper.CELL_NAMES[cell]
    return t("patapata.cell", row=row + 1, column=column + 1, name=name, content=what)


def content(t: Catalogue, look: Look, cell: int) -> str:
    """What is in a cell, in words."""
    ink = paper.mark_at(look.ink, cell)
    if ink != ".":
        return t("patapata.mark." + ink)
    text = t("patapata.mark.blank")
    pencil = paper.mark_at(look.hold.pencil, cell)
    if pencil != ".":
        text = t("patapata.pencilled", mark=t("patapata.mark." + pencil))
    note = look.hold.notes.get(cell)
    return text + " " + t("patapata.noted", mark=t("patapata.mark." + note)) if note else text


def unfolded(t: Catalogue, look: Look, label: str) -> Node:
    """The whole sheet, with its folds; cells that are covered now are tinted.

    Touching a covered cell flips the switch that covers it.
    """
    kids = []
    for cell in range(paper.CELLS):
        shown = paper.is_shown(cell, look.hold.setting)
        when: dict[str, Any] = {}
        if look.active:
            text = paper.CELL_NAMES[cell] + " " + content(t, look, cell)
            row, column = divmod(cell, paper.COLUMNS)
            when = _reached(row, column, text if shown else t("patapata.covered", cell=text))
        do = "cell:" if shown else "uncover:"
        kids.append(_square(look, cell, "" if shown else "covered", do, when))
    return _desk(look, "desk flat", "spread", kids, label)


def small(look: Look) -> Node:
    """The whole sheet as a small drawing; it needs a text beside it."""
    kids = []
    for cell in range(paper.CELLS):
        row, column = divmod(cell, paper.COLUMNS)
        ink = paper.mark_at(look.ink, cell)
        lit = "lit" if look.lit >> cell & 1 else ""
        new = "new" if look.fresh >> cell & 1 else ""
        frame = rect("frame", 92, 92, x=4, y=4)
        stroke = marks.strokes(ink, cell) if ink != "." else None
        name = classes("little-cell", lit, new)
        kids.append(g(name, frame, stroke, transform=marks.at(column, row)))
    ground = rect("paper", 812, 412, x=-6, y=-6)
    fold = path("fold", "M200 0 V400 M600 0 V400 M400 0 V400")
    return drawn("small-sheet", "-6 -6 812 412", ground, fold, kids)


def label(t: Catalogue, look: Look, name: str) -> str:
    """The sheet as a whole, in words."""
    return t("patapata.sheet", name=name, count=len(paper.cells_of(look.ink)))
