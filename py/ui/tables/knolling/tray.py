"""Below the area: what is in hand, what laying it would do, and the buttons for it."""

from typing import Any

from core.catalogue import Catalogue
from games.knolling.cards import card
from games.knolling.notation import HOLD, KEEP
from games.knolling.photograph import worth
from games.knolling.seen import board
from games.knolling.state import FILL, FRAME, PLACE, TIDY, TO, UNHOLD
from games.knolling.things import GENRES
from ui.parts import button, div, el, group, para, span
from ui.pieces import tools
from ui.pieces.tools import hinted, icon
from ui.table import View
from ui.tables.knolling import faces, photo, track, words
from ui.tables.knolling.deeds import clash
from ui.tables.knolling.hand import PREVIEW, Hand, holder
from ui.vdom import Node, classes

_DRAWINGS = {
    "left": "M14 6 L8 12 L14 18",
    "up": "M6 14 L12 8 L18 14",
    "down": "M6 10 L12 16 L18 10",
    "right": "M10 6 L16 12 L10 18",
    "turn": "M19 12 a7 7 0 1 1 -2.2 -5.1 M19 3.5 V8 H14.5",
    "back": "M5 12 a7 7 0 1 0 2.2 -5.1 M5 3.5 V8 H9.5",
    "plus": "M12 6 V18 M6 12 H18",
    "minus": "M6 12 H18",
    "fit": "M5 9 V5 H9 M15 5 H19 V9 M19 15 V19 H15 M9 19 H5 V15",
    "camera": "M4 8 H8 L10 5 H14 L16 8 H20 V19 H4 Z M12 10 a3.4 3.4 0 1 0 .01 0 Z",
}


def tool(name: str, do: str, label: str) -> Node:
    """A button with a drawing alone."""
    return tools.tool("tool kn-tool", do, label, _DRAWINGS[name], key=do)


def lens(t: Catalogue) -> Node:
    """The buttons for looking nearer and farther."""
    return group(
        "kn-lens",
        t("knolling.zoom"),
        tool("plus", "zoom:in", t("knolling.zoom.in")),
        tool("minus", "zoom:out", t("knolling.zoom.out")),
        tool("fit", "zoom:fit", t("knolling.zoom.fit")),
    )


def present(view: View, it: "Hand | None") -> Node:
    """All of it; empty bars keep their height, so that nothing jumps."""
    seat = holder(view)
    facts = _facts(view, it, seat) if seat is not None else None
    return div(
        "kn-tray",
        div("kn-facts", facts, id="facts", role="status", tabindex=0),
        _pad(view, it) if it is not None else None,
        div("kn-deeds", _deeds(view, it) if seat is not None else None, key="deeds"),
        reach="act",
    )


# -- what laying it would do --------------------------------------------------------------


def _facts(view: View, it: "Hand | None", seat: int) -> Any:
    if it is None:
        return _to_choose(view, seat)
    if it.kind == FILL:
        return _genres(view, it)
    if it.kind == FRAME:
        return _frame_facts(view, it, seat)
    t = view.t
    things = [
        span("kn-thing", faces.sign(item.thing.genre), " ", words.thing(t, it.card, n))
        for n, item in enumerate(card(it.card).items)
    ]
    lines = [para("kn-what", things, key="name")]
    if it.effect is None:
        is_new = it.kind == TIDY and "x" not in view.ui
        name = "kn-effect quiet" if is_new else "kn-warn"
        return [lines, para(name, clash(view, it.kind), key="effect")]
    lost, freed = it.lost, it.freed
    text = t("knolling.covers-nothing")
    if lost:
        text = t("knolling.covers", n=len(lost), things=words.items_named(t, lost))
    if freed:
        uncovered = t("knolling.frees", n=len(freed), things=words.items_named(t, freed))
        lines.append(para("kn-effect kn-more", uncovered, key="freed"))
    lines.append(para(classes("kn-effect", lost and "kn-warn"), text, key="effect"))
    return [lines, _figure(view, it)]


def _figure(view: View, it: Hand) -> Node:
    """The best photograph then, and how it compares with now."""
    t = view.t
    figure = view.ui.get("figure")
    if not figure or figure["of"] != it.place:
        return para("kn-figure quiet", t("knolling.figure.soon"), key="figure")
    worth, items = figure["worth"], figure["items"]
    change = worth - figure["now"]
    sign = "+" if change > 0 else "±" if change == 0 else "−"
    kind = "kn-more" if change > 0 else "kn-less" if change else ""
    return para(
        "kn-figure",
        t("knolling.figure", worth=worth, items=words.count(t, items), bonus=worth - items),
        " ",
        span(classes("kn-change", kind), sign + str(abs(change))),
        key="figure",
        id="figure",
    )


def _to_choose(view: View, seat: int) -> Node:
    """What there is to choose from while nothing is in hand: held cards, and cards to tidy."""
    t, seen = view.t, view.seen
    expect = seen["expect"]
    if expect == TO:
        pick = view.ui.get("pick")
        if pick in ("T", "G"):
            return para("kn-effect", t("knolling.pick." + pick))
        return para("kn-effect quiet", t("knolling.pick"))
    chips = [_chip(view, held, "held") for held in seen["held"][seat]]
    if expect == TIDY:
        side = board(seen).sides[seat]
        chips += [_chip(view, side.placed[place][0], "free") for place in side.table.free()]
    return group("kn-chips", t("knolling.choose." + expect), chips)


def _chip(view: View, number: int, kind: str) -> Node:
    name = str(number)
    # The hint is about moving a card where it names one before the place.
    hint = view.hint.split(" ")
    is_hinted = len(hint) > 2 and hint[1] == name
    return button(
        classes("kn-chip kn-" + kind, is_hinted and "hinted"),
        "lift:" + name,
        faces.upright(number),
        key=number,
        id="lift" + name,
        cell="1," + name,
        label=view.t("knolling.lift." + kind, card=words.named(view.t, number)),
    )


def _genres(view: View, it: Hand) -> Node:
    t = view.t
    kids = []
    for n, genre in enumerate(GENRES):
        body = [faces.sign(genre), " ", words.genre(t, genre)]
        props = {"pressed": n == it.genre, "key": genre, "id": "genre" + genre}
        kids.append(button("kn-genre", "genre:" + str(n), body, **props))
    return group("kn-genres", t("knolling.filler.genre"), kids)


def _frame_facts(view: View, it: Hand, seat: int) -> "list[Node]":
    t, shot = view.t, it.shot
    points = worth(shot, board(view.seen).rivals(seat))
    text = t(
        "knolling.frame.figure",
        worth=words.points(t, points),
        items=words.count(t, shot.items),
        bonus=points - shot.items,
    )
    return [para("kn-figure", text, key="figure", id="figure"), photo.areas(t, shot.areas)]


# -- the buttons --------------------------------------------------------------------------


def _pad(view: View, it: Hand) -> Node:
    """Turning and nudging."""
    t = view.t
    turns = []
    if it.card:
        turns.append(tool("back", "turn:3", t("knolling.turn.back")))
        turns.append(tool("turn", "turn:1", t("knolling.turn")))
    elif it.kind == FRAME:
        turns.append(tool("fit", "best", t("knolling.frame.best")))
    ways = ("left", "up", "down", "right")
    nudges = [tool(way, "nudge:" + way, t("knolling.nudge." + way)) for way in ways]
    return group("kn-pad", t("knolling.move"), turns, nudges, key="pad")


def _deeds(view: View, it: "Hand | None") -> "list[Node]":
    t, expect = view.t, view.seen["expect"]
    deeds: list[Node] = []
    if expect == TO:
        pick = view.ui.get("pick")
        text = t("knolling.do.take")
        if pick in ("T", "G"):
            text = t("knolling.do.arrive." + pick)
        deeds.append(_main(text, pick is None, track.column(view, pick)))
    elif it is not None and it.kind == FRAME:
        deeds.append(_main(t("knolling.do.shutter"), not it.move, 1, "camera"))
    elif it is not None:
        text = t("knolling.do.confirm" if it.is_down else "knolling.do.put")
        deeds.append(_main(text, not it.move, 1))
    if it is not None and it.is_down and it.kind not in (FRAME, FILL, PREVIEW):
        deeds.append(button("", "up", t("knolling.do.up"), key="up", id="up"))
    elif it is not None and it.kind in (TIDY, UNHOLD):
        deeds.append(button("", "drop", t("knolling.do.drop"), key="up", id="drop"))
    if expect == PLACE and view.option("thinking_area") and not (it and it.is_down):
        name = hinted(view, HOLD)
        deeds.append(button(name, HOLD, t("knolling.do.hold"), key="hold", id=HOLD))
    if expect == FILL or (expect in (TIDY, UNHOLD) and it is None):
        name = classes(it is None and "primary", hinted(view, KEEP))
        text = t("knolling.do.keep." + expect)
        hot = el("kbd", "", "k", hidden="true")
        deeds.append(button(name, KEEP, text, " ", hot, key="keep", id=KEEP, cell="2,0"))
    return deeds


def _main(text: str, off: bool, column: int, drawing: str = "") -> Node:
    sign = [icon(_DRAWINGS[drawing]), " "] if drawing else None
    cell = "2," + str(column)
    return button("primary kn-go", "go", sign, text, off=off, key="go", id="go", cell=cell)
