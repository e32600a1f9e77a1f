"""Patapata as seen and touched: the prompt card, the sheet that folds, the pencil box."""

from typing import Any

from core.catalogue import Catalogue
from games.patapata.courses import LENGTH
from games.patapata.rules import DAILY, HANDMADE, PASS
from games.patapata.scoring import SHOWS
from games.patapata.sheet import blocked, ink_of, ink_of_move, rows_of
from ui import seats
from ui.parts import button, div, drawing, el, group, para, span
from ui.pieces import deeds
from ui.pieces.changes import altered, swapped, without
from ui.pieces.scenes import moment
from ui.pieces.touch import touchable
from ui.table import Answer, Offer, Scenes, Seen, Start, Table, View
from ui.tables.patapata import actions, course, looks, marks, prompts, scores, sheet, words
from ui.typed import lettered
from ui.vdom import Node, classes

INKING = 1.2
"""Seconds in which a declared arrangement is inked, at normal pace."""

COUNTING = 1.7
"""Seconds for each group that is counted at the end."""


class PatapataTable(Table):
    """Interface state.

    ``kept``: ``holds``, by seat how its paper is held (`hold.Hold`); ``tool``. ``ui``: ``back``
    and ``ahead``, what undo and redo lead to; ``anchor``, the cell of the prompt held;
    ``place``, the arrangement chosen; ``show``, what is shown for points; ``watch``, a seat
    looked at; ``unfold``; ``asked``; ``wrong`` and ``lifted`` (see `looks.Look`).
    """

    actions = deeds.names(actions.DEEDS)
    company = 1
    solves = True

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        over = view.seen["prompt"] > LENGTH
        counting = bool(view.scene and "count" in view.scene)
        many = len(view.names) > 1
        if many and (counting or (over and not view.looking and not view.scene)):
            return div("patapata gallery", scores.counted(view), _gallery(view))
        seat = looks.stage_seat(view)
        found = looks.look(view, seat)
        acting = looks.is_own(view, seat)
        beside = div(
            "beside",
            prompts.card(view, acting),
            scores.chips(view, seat, view.scene is None),
            prompts.course(view),
        )
        return div(
            "patapata acting" if acting else "patapata resting",
            beside,
            _stage(view, found),
            _pencil_box(view, found) if acting else None,
            _others(view, seat) if many else None,
        )

    # -- what a touch means ---------------------------------------------------------------

    def interpret(self, view: View, action: str) -> "Answer | None":
        return deeds.act(actions.DEEDS, view, action)

    def look(self, view: View, action: str) -> "Answer | None":
        return deeds.act(actions.LOOKS, view, action)

    def undo(self, view: View) -> "Answer | None":
        return actions.step(view, "back", "ahead")

    def redo(self, view: View) -> "Answer | None":
        return actions.step(view, "ahead", "back")

    def key(self, view: View, key: str) -> "Answer | None":
        return actions.press(view, key)

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        paper = [("f", t("patapata.keys.flip")), ("[ ]", t("patapata.keys.turn"))]
        paper.append(("t", t("patapata.upright")))
        marks = [("o x s", t("patapata.keys.mark")), ("Backspace", t("patapata.keys.erase"))]
        piece = [("Space", t("patapata.keys.touch")), ("Enter d", t("patapata.keys.declare"))]
        more = [("a", t("patapata.another")), ("n", t("patapata.keys.note"))]
        last = [("v", t("patapata.keys.unfold")), ("p", t("patapata.keys.pass"))]
        return paper + marks + piece + more + last

    # -- in words -------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        return words.what_to_do(view)

    def describe_move(
        self, t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen
    ) -> str:
        return words.move(t, names[before["seat"]], before, move)

    def describe(self, view: View) -> "list[str]":
        return words.position(view)

    def example(self, view: View) -> str:
        prompt = looks.current_prompt(view)
        if prompt is None or not view.active:
            return ""
        seat = int(view.seen["seat"])
        ink, hold = looks.ink_at(view, seat), looks.hold_at(view, seat)
        taken = blocked(ink)
        anywhere = PASS
        # As the paper is held; else anywhere.
        for place in prompt.placements:
            if not place.ink & taken:
                if place.is_shown(hold.setting) and place.is_upright(hold.turn):
                    return place.text
                anywhere = place.text
        return anywhere

    def scenes(self, before: Seen, move: str, after: Seen) -> Scenes:
        seat = before["seat"]
        found: Scenes = []
        ink = ink_of(before["sheets"][seat])
        if move == PASS:
            passes = swapped(before["passes"], seat, before["passes"][seat] + 1)
            seen = altered(before, passes=passes)
        else:
            rows = rows_of(ink | ink_of_move(move))
            seen = altered(before, sheets=swapped(before["sheets"], seat, rows))
            found.append(moment(seen, INKING, seat=seat, move=move, before=ink))
        if before["prompt"] == LENGTH and seat == len(before["sheets"]) - 1:
            over = altered(seen, prompt=LENGTH + 1, seat=None)
            found += [moment(over, COUNTING, seat=seat, count=what) for what in SHOWS]
        return found

    def explain_result(self, view: View) -> Node:
        return scores.result(view)

    def headline(self, view: View) -> str:
        return scores.headline(view)

    # -- setting up -----------------------------------------------------------------------

    def setup_panel(self, t: Catalogue, offer: Offer) -> "Node | None":
        return course.panel(t, offer)

    def setup_change(
        self, t: Catalogue, offer: Offer, action: str, value: str
    ) -> "dict[str, Any] | None":
        return course.change(offer, action, value)

    def start(self, t: Catalogue, offer: Offer, players: int) -> Start:
        return course.start(t, offer, players)

    def options_again(self, options: "dict[str, Any]") -> "dict[str, Any]":
        # Neither a day nor a course made by hand comes again by chance.
        if options.get("course") in (DAILY, HANDMADE):
            return without(options, "course")
        return options

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat]["total"])

    def read_typed(self, view: View, text: str) -> str:
        """Marks may be typed as such, and in any order."""
        plain = lettered(text, "○〇●×■□,", "oooxss ")
        if plain == PASS:
            return PASS
        # Row by row, as the notation wants it.
        return " ".join(sorted(plain.split(), key=lambda part: part[1:2] + part))


# -- parts of the picture -----------------------------------------------------------------


def _stage(view: View, found: looks.Look) -> Node:
    t, name, still = view.t, view.names[found.seat], view.scene is not None
    label = sheet.label(t, found, name)
    flat = bool(view.ui.get("unfold")) and not still
    unfold = whose = back = None
    if not still and not looks.is_own(view, found.seat):
        text = t("patapata.unfold")
        unfold = button("small", "unfold", text, id="unfold", pressed=flat)
    if view.active and not still and found.seat != view.seen["seat"]:
        back = button("small", "watch:", t("patapata.back"), id="watch-none")
    if len(view.names) > 1:
        text = t("patapata.whose", name=name)
        whose = para("whose", seats.named(found.seat, text), " ", back)
    return div(
        "mat shown" if view.ui.get("show") else "mat",
        sheet.unfolded(t, found, label) if flat else sheet.folded(t, found, label),
        scores.counted(view),
        unfold,
        whose,
        reach="board",
    )


def _pencil_box(view: View, found: looks.Look) -> Node:
    """Tools, turning, declaring, passing."""
    t = view.t
    held = actions.tool(view)
    prompt = looks.current_prompt(view)
    there = looks.present_there(prompt, found.ink, found.hold) if prompt and found.active else []
    asked = view.ui.get("asked") == actions.ASK_PASS
    pass_ = t("patapata.pass.sure" if asked else "patapata.pass")
    ready = "declare primary" if there else "declare"
    another = None
    if len(there) > 1:
        another = button("another", "another", t("patapata.another"), id="another")
    flat = bool(view.ui.get("unfold"))
    return div(
        "box",
        group("tools-row", t("patapata.tools"), [_pen(t, name, held) for name in actions.TOOLS]),
        div(
            "acts",
            _round(t, "turn:-1", "turn-left", t("patapata.turn.left")),
            _round(t, "turn:1", "turn-right", t("patapata.turn.right")),
            _round(t, "upright", "upright", t("patapata.upright")),
            _round(t, "unfold", "unfold", t("patapata.unfold"), pressed=flat),
            button("pass danger" if asked else "pass", "pass", pass_, id="pass"),
            button(ready, "declare", t("patapata.declare"), id="declare"),
            another,
        ),
        reach="act",
    )


def _pen(t: Catalogue, name: str, held: str) -> Node:
    label = t("patapata.tool." + name)
    style = classes("pen", "pen-" + name, name == held and "held")
    id_, do = "tool-" + name, "tool:" + name
    if name in "oxs":
        little = marks.little(name)
        return button(style, do, little, id=id_, pressed=name == held, label=label, title=label)
    return _drawn(t, style, do, name, label, id=id_, pressed=name == held)


def _round(t: Catalogue, do: str, name: str, label: str, **props: Any) -> Node:
    return _drawn(t, "round", do, name, label, id=name, **props)


def _drawn(t: Catalogue, style: str, do: str, name: str, label: str, **props: Any) -> Node:
    """A button with a drawing and a caption; its name begins with what is written on it."""
    short = t("patapata.caption." + name)
    full = t("patapata.labelled", short=short, long=label)
    caption = span("caption", short, hidden="true")
    icon = drawing("icon", _DRAWINGS[name])
    return button(style, do, icon, caption, label=full, title=full, **props)


_DRAWINGS = {
    "piece": "M4 4 H12 V20 H4 Z M4 12 H20 V20 H12",
    "note": "M5 19 L6 15 L15 6 L18 9 L9 18 Z M13 8 L16 11",
    "flip": "M12 4 V20 M12 6 L20 4 V18 L12 20 M9 8 H4 M6 5.5 L3.5 8 L6 10.5",
    "turn-left": "M4 13 a8 8 0 1 0 3.2 -6.4 M9.5 3 L6.6 7 L11 9",
    "turn-right": "M20 13 a8 8 0 1 1 -3.2 -6.4 M14.5 3 L17.4 7 L13 9",
    "upright": "M4 9 a9 9 0 0 1 15 -1.5 M19.5 3 V8 H14.5 M6 13 H12 V19 H6 Z M12 13 H18",
    "unfold": "M3 6 H21 V18 H3 Z M9 6 V18 M15 6 V18 M3 12 H21",
}


def _others(view: View, stage: int) -> Node:
    """The sheets of all others, small; touch one to look at it."""
    t = view.t
    kids = []
    for seat, name in enumerate(view.names):
        if seat != stage:
            total = scores.of_seat(view, seat)["total"]
            label = t("patapata.watch", name=name, total=total)
            other = touchable(
                "watch:" + str(seat) if view.scene is None else None,
                "other",
                {"id": "watch-" + str(seat), "label": label},
                span("other-name", seats.named(seat, name), " ", el("b", "", total)),
                sheet.small(looks.look(view, seat)),
                still="div",
                key=seat,
            )
            kids.append(other)
    return group("others", t("patapata.others"), kids)


def _gallery(view: View) -> "list[Node]":
    """All sheets side by side, at the end."""
    kids = []
    for seat, name in enumerate(view.names):
        found = looks.look(view, seat)
        exhibit = el(
            "section",
            "exhibit",
            el("h3", "", seats.named(seat, name)),
            sheet.folded(view.t, found, sheet.label(view.t, found, name)),
            scores.chips(view, seat, view.scene is None),
            key=seat,
            label=name,
        )
        kids.append(exhibit)
    return kids
