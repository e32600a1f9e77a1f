"""The prompt card beside the sheet, and the course so far."""

from core.catalogue import Catalogue
from games.patapata.courses import LENGTH
from ui.parts import div, drawn, el, g, para, picture, rect, span
from ui.pieces.touch import touchable
from ui.table import View
from ui.tables.patapata import marks
from ui.vdom import Node, classes


def piece(rows: "list[str] | tuple[str, ...]") -> Node:
    """A prompt as a small drawing; it needs a text beside it."""
    kids = []
    for row, text in enumerate(rows):
        for column, mark in enumerate(text):
            if mark != ".":
                frame = rect("frame", 94, 94, x=3, y=3)
                stroke = marks.strokes(mark, row * 4 + column)
                kids.append(g("", frame, stroke, transform=marks.at(column, row)))
    # Always three by three, so that the squares of all prompts are of one size.
    left, top = (len(rows[0]) - 3) * 50, (len(rows) - 3) * 50
    return drawn("piece", "%d %d 300 300" % (left, top), kids)


def signs(t: Catalogue, row: str) -> str:
    """Marks and gaps in a row, in words."""
    return " ".join([t("patapata.mark." + ("none" if mark == "." else mark)) for mark in row])


def label(t: Catalogue, index: int, rows: "list[str] | tuple[str, ...]") -> str:
    """The prompt with the ``index`` from 0, row by row."""
    words = t("patapata.rows").join([signs(t, row) for row in rows])
    return t("patapata.prompt.label", n=index + 1, words=words)


def card(view: View, active: bool) -> "Node | None":
    """The prompt to be shown now, upright; its cells can be picked."""
    t, number, prompts = view.t, int(view.seen["prompt"]), view.seen["prompts"]
    if number > len(prompts):
        return None
    rows = prompts[number - 1]
    kids: list[Node] = []
    index = 0
    for row, text in enumerate(rows):
        for column, mark in enumerate(text):
            key = str(row) + str(column)
            if mark == ".":
                kids.append(span("prompt-gap", key=key))
                continue
            name = t("patapata.mark." + mark)
            held = active and view.ui.get("anchor") == index
            pick = {
                "id": "anchor-" + str(index),
                "pressed": held,
                "label": t("patapata.pick", mark=name, row=row + 1, column=column + 1),
            }
            do = "anchor:" + str(index) if active else None
            style = "prompt-cell picked" if held else "prompt-cell"
            kids.append(touchable(do, style, pick, marks.little(mark), key=key))
            index += 1
    of = span("quiet", "/" + str(LENGTH))
    return el(
        "section",
        "prompt-card",
        para("prompt-number", t("patapata.prompt.short"), " ", el("b", "", number), of),
        div("prompt-grid wide" + str(len(rows[0])), kids),
        key="prompt",
        label=label(t, number - 1, rows),
    )


def course(view: View) -> Node:
    """All twelve places: prompts played, the one now, and covers over those to come."""
    t, number = view.t, int(view.seen["prompt"])
    kids = []
    for index in range(LENGTH):
        if index < len(view.seen["prompts"]):
            rows = view.seen["prompts"][index]
            slot = picture("", label(t, index, rows), piece(rows))
            covered = ""
        else:
            hidden = t("patapata.prompt.hidden", n=index + 1)
            slot = picture("", hidden, span("slot-number", index + 1, hidden="true"))
            covered = "covered"
        now = "now" if index + 1 == number else ""
        kids.append(el("li", classes("slot", covered, now), slot, key=index))
    return el("ol", "course", kids, label=t("patapata.course"))
