"""The prompt card beside the sheet, and the course so far."""

from typing import Any

from core.catalogue import Catalogue
from games.patapata.courses import LENGTH
from ui.table import View
from ui.tables.patapata import marks
from ui.vdom import Node, classes, h


def piece(rows: "list[str] | tuple[str, ...]") -> Node:
    """A prompt as a small drawing; it needs a text beside it."""
    height, width = len(rows), len(rows[0])
    kids = []
    for row in range(height):
        for column in range(width):
            mark = rows[row][column]
            if mark != ".":
                kids.append(
                    h(
                        "g",
                        {"transform": "translate(%d %d)" % (column * 100, row * 100)},
                        h("rect", {"class": "frame", "x": 3, "y": 3, "width": 94, "height": 94}),
                        marks.strokes(mark, row * 4 + column),
                    )
                )
    # Always three by three, so that the squares of all prompts are of one size.
    left, top = (width - 3) * 50, (height - 3) * 50
    return h(
        "svg",
        {"class": "piece", "viewBox": "%d %d 300 300" % (left, top), "aria-hidden": "true"},
        kids,
    )


def in_words(t: Catalogue, rows: "list[str] | tuple[str, ...]") -> str:
    """A prompt row by row."""
    lines = []
    for row in rows:
        line = [t("patapata.mark." + ("none" if mark == "." else mark)) for mark in row]
        lines.append(" ".join(line))
    return t("patapata.rows").join(lines)


def card(view: View, active: bool) -> "Node | None":
    """The prompt to be shown now, upright; its cells can be picked."""
    t, number = view.t, int(view.seen["prompt"])
    prompts = view.seen["prompts"]
    if number > len(prompts):
        return None
    rows = prompts[number - 1]
    picked = view.ui.get("anchor")
    kids: list[Node] = []
    index = 0
    for row in range(len(rows)):
        for column in range(len(rows[0])):
            mark = rows[row][column]
            props: dict[str, Any] = {"key": str(row) + str(column)}
            if mark == ".":
                props["class"] = "prompt-gap"
                kids.append(h("span", props))
                continue
            held = active and picked == index
            props["class"] = classes("prompt-cell", "picked" if held else "")
            if active:
                props["do"] = "anchor:" + str(index)
                props["id"] = "anchor-" + str(index)
                props["aria-pressed"] = "true" if held else "false"
                props["aria-label"] = t(
                    "patapata.pick", mark=t("patapata.mark." + mark), row=row + 1, column=column + 1
                )
            kids.append(h("button" if active else "span", props, marks.little(mark)))
            index += 1
    return h(
        "section",
        {
            "class": "prompt-card",
            "data-reach": "hand",
            "key": "prompt",
            "aria-label": t("patapata.prompt.label", n=number, words=in_words(t, rows)),
        },
        h(
            "p",
            {"class": "prompt-number"},
            t("patapata.prompt.short"),
            " ",
            h("b", {}, number),
            h("span", {"class": "quiet"}, "/" + str(LENGTH)),
        ),
        h("div", {"class": "prompt-grid wide" + str(len(rows[0]))}, kids),
    )


def course(view: View) -> Node:
    """All twelve places: prompts played, the one now, and covers over those to come."""
    t, prompts, number = view.t, view.seen["prompts"], int(view.seen["prompt"])
    kids = []
    for index in range(LENGTH):
        known = index < len(prompts)
        kids.append(
            h(
                "li",
                {
                    "key": index,
                    "class": classes(
                        "slot", "" if known else "covered", "now" if index + 1 == number else ""
                    ),
                },
                h(
                    "span",
                    {
                        "role": "img",
                        "aria-label": t(
                            "patapata.prompt.label", n=index + 1, words=in_words(t, prompts[index])
                        )
                        if known
                        else t("patapata.prompt.hidden", n=index + 1),
                    },
                    piece(prompts[index])
                    if known
                    else h("span", {"class": "slot-number", "aria-hidden": "true"}, index + 1),
                ),
            )
        )
    return h("ol", {"class": "course", "aria-label": t("patapata.course")}, kids)
