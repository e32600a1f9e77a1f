"""Below the area: what is in hand, what laying it would do, and the buttons for it."""

from typing import Any

from games.knolling.cards import card
from games.knolling.notation import HOLD, KEEP
from games.knolling.photograph import worth
from games.knolling.state import FILL, FRAME, PLACE, TIDY, TO, UNHOLD
from games.knolling.things import GENRES
from ui.table import View
from ui.tables.knolling import faces, track, words
from ui.tables.knolling.board import board
from ui.tables.knolling.hand import PREVIEW, Hand, holder
from ui.vdom import Node, classes, h

_ARROWS = {
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


def icon(name: str) -> Node:
    """A small drawing for a button."""
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _ARROWS[name]}),
    )


def tool(name: str, do: str, label: str, off: bool = False) -> Node:
    """A button with a drawing alone."""
    return h(
        "button",
        {
            "class": "tool kn-tool",
            "do": do,
            "key": do,
            "aria-label": label,
            "title": label,
            "aria-disabled": "true" if off else None,
        },
        icon(name),
    )


def lens(view: View) -> Node:
    """The buttons for looking nearer and farther."""
    t = view.t
    return h(
        "div",
        {"class": "kn-lens", "role": "group", "aria-label": t("knolling.zoom")},
        tool("plus", "zoom:in", t("knolling.zoom.in")),
        tool("minus", "zoom:out", t("knolling.zoom.out")),
        tool("fit", "zoom:fit", t("knolling.zoom.fit")),
    )


def present(view: View, it: "Hand | None") -> Node:
    """All of it; empty bars keep their height, so that nothing jumps."""
    return h(
        "div",
        {"class": "kn-tray", "data-reach": "act"},
        h(
            "div",
            {"class": "kn-facts", "id": "facts", "role": "status", "tabindex": 0},
            _facts(view, it),
        ),
        _pad(view, it),
        h("div", {"class": "kn-deeds", "key": "deeds"}, _deeds(view, it)),
    )


# -- what laying it would do --------------------------------------------------------------


def _facts(view: View, it: "Hand | None") -> "list[Any]":
    t = view.t
    seat = holder(view)
    if seat is None:
        return []
    if it is None:
        return _to_choose(view, seat)
    if it.kind == FILL:
        return [_genres(view, it)]
    if it.kind == FRAME:
        return _frame_facts(view, it, seat)
    lines: list[Any] = [
        h(
            "p",
            {"key": "name", "class": "kn-what"},
            [
                h(
                    "span",
                    {"class": "kn-thing"},
                    faces.sign(item.thing.genre),
                    " ",
                    words.thing(t, it.card, n),
                )
                for n, item in enumerate(card(it.card).items)
            ],
        )
    ]
    effect = it.effect
    if effect is None:
        text = t("knolling.clash.tidy" if it.kind == TIDY else "knolling.clash")
        is_new = it.kind == TIDY and "x" not in view.ui
        lines.append(
            h("p", {"key": "effect", "class": "kn-effect quiet" if is_new else "kn-warn"}, text)
        )
        return lines
    lost, freed = it.lost, it.freed
    if lost:
        names = words.items_named(t, it.table.placed, lost)
        text = t("knolling.covers", n=len(lost), things=names)
    else:
        text = t("knolling.covers-nothing")
    if freed:
        names = t("list.comma").join([words.thing(t, number, n) for number, n in freed])
        uncovered = t("knolling.frees", n=len(freed), things=names)
        lines.append(h("p", {"key": "freed", "class": "kn-effect kn-more"}, uncovered))
    lines.append(
        h(
            "p",
            {"key": "effect", "class": classes("kn-effect", "kn-warn" if lost else "")},
            text,
        )
    )
    lines.append(_figure(view, it))
    return lines


def _figure(view: View, it: Hand) -> Node:
    """The best photograph then, and how it compares with now."""
    t = view.t
    figure = view.ui.get("figure")
    if not figure or figure["of"] != it.place:
        return h("p", {"key": "figure", "class": "kn-figure quiet"}, t("knolling.figure.soon"))
    change = figure["worth"] - figure["now"]
    sign = "+" if change > 0 else "±" if change == 0 else "−"
    return h(
        "p",
        {"key": "figure", "class": "kn-figure", "id": "figure"},
        t(
            "knolling.figure",
            worth=figure["worth"],
            items=words.count(t, figure["items"]),
            bonus=figure["worth"] - figure["items"],
        ),
        " ",
        h(
            "span",
            {
                "class": classes(
                    "kn-change", "kn-more" if change > 0 else "kn-less" if change else ""
                )
            },
            sign + (str(abs(change)) if change else "0"),
        ),
    )


def _to_choose(view: View, seat: int) -> "list[Any]":
    """What there is to choose from while nothing is in hand: held cards, and cards to tidy."""
    t, seen = view.t, view.seen
    expect = seen["expect"]
    if expect == TO:
        pick = view.ui.get("pick")
        if pick in ("T", "G"):
            return [h("p", {"class": "kn-effect"}, t("knolling.pick." + pick))]
        return [h("p", {"class": "kn-effect quiet"}, t("knolling.pick"))]
    chips = [_chip(view, held, "held") for held in seen["held"][seat]]
    if expect == TIDY:
        side = board(seen).sides[seat]
        chips += [_chip(view, side.placed[place][0], "free") for place in side.table.free()]
    return [
        h(
            "div",
            {
                "class": "kn-chips",
                "role": "group",
                "aria-label": t("knolling.choose." + expect),
            },
            chips,
        )
    ]


def _chip(view: View, number: int, kind: str) -> Node:
    t = view.t
    return h(
        "button",
        {
            "key": number,
            "class": classes("kn-chip kn-" + kind, "hinted" if _is_hinted(view, number) else ""),
            "do": "lift:" + str(number),
            "id": "lift" + str(number),
            "data-cell": "1," + str(number),
            "aria-label": t("knolling.lift." + kind, card=words.named(t, number)),
        },
        faces.upright(number, ""),
    )


def _is_hinted(view: View, number: int) -> bool:
    """Whether the hint is about moving this card."""
    words_of_it = view.hint.split(" ")
    return len(words_of_it) > 2 and words_of_it[1] == str(number)


def _genres(view: View, it: Hand) -> Node:
    t = view.t
    return h(
        "div",
        {"class": "kn-genres", "role": "group", "aria-label": t("knolling.filler.genre")},
        [
            h(
                "button",
                {
                    "key": genre,
                    "do": "genre:" + str(n),
                    "id": "genre" + genre,
                    "class": "kn-genre",
                    "aria-pressed": "true" if n == it.genre else "false",
                },
                faces.sign(genre),
                " ",
                words.genre(t, genre),
            )
            for n, genre in enumerate(GENRES)
        ],
    )


def _frame_facts(view: View, it: Hand, seat: int) -> "list[Any]":
    t = view.t
    shot = it.shot
    points = worth(shot, board(view.seen).rivals(seat))
    return [
        h(
            "p",
            {"key": "figure", "class": "kn-figure", "id": "figure"},
            t(
                "knolling.frame.figure",
                worth=words.points(t, points),
                items=words.count(t, shot.items),
                bonus=points - shot.items,
            ),
        ),
        h(
            "ul",
            {"key": "areas", "class": "kn-areas"},
            [
                h(
                    "li",
                    {"key": genre},
                    faces.sign(genre),
                    h("span", {"class": "for-ears"}, words.genre(t, genre)),
                    " ",
                    h("b", {}, shot.areas[n]),
                )
                for n, genre in enumerate(GENRES)
            ],
        ),
    ]


# -- the buttons --------------------------------------------------------------------------


def _pad(view: View, it: "Hand | None") -> "Node | None":
    """Turning and nudging."""
    if it is None:
        return None
    t = view.t
    turning = []
    if it.card:
        turning = [
            tool("back", "turn:3", t("knolling.turn.back")),
            tool("turn", "turn:1", t("knolling.turn")),
        ]
    elif it.kind == FRAME:
        turning = [tool("fit", "best", t("knolling.frame.best"))]
    return h(
        "div",
        {"class": "kn-pad", "role": "group", "aria-label": t("knolling.move"), "key": "pad"},
        turning,
        [
            tool(name, "nudge:" + name, t("knolling.nudge." + name))
            for name in ("left", "up", "down", "right")
        ],
    )


def _deeds(view: View, it: "Hand | None") -> "list[Any]":
    t, seen = view.t, view.seen
    seat = holder(view)
    if seat is None:
        return []
    expect = seen["expect"]
    deeds: list[Any] = []
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
        deeds.append(h("button", {"key": "up", "do": "up", "id": "up"}, t("knolling.do.up")))
    elif it is not None and it.kind in (TIDY, UNHOLD):
        deeds.append(h("button", {"key": "up", "do": "drop", "id": "drop"}, t("knolling.do.drop")))
    if expect == PLACE and view.option("thinking_area") and not (it and it.is_down):
        deeds.append(
            h(
                "button",
                {
                    "key": "hold",
                    "do": HOLD,
                    "id": HOLD,
                    "class": "hinted" if view.hint == HOLD else None,
                },
                t("knolling.do.hold"),
            )
        )
    if expect == FILL or (expect in (TIDY, UNHOLD) and it is None):
        deeds.append(
            h(
                "button",
                {
                    "key": "keep",
                    "do": KEEP,
                    "id": KEEP,
                    "class": classes(
                        "primary" if it is None else "", "hinted" if view.hint == KEEP else ""
                    ),
                    "data-cell": "2,0",
                },
                t("knolling.do.keep." + expect),
                " ",
                h("kbd", {"aria-hidden": "true"}, "k"),
            )
        )
    return deeds


def _main(text: str, off: bool, column: int, drawing: str = "") -> Node:
    return h(
        "button",
        {
            "key": "go",
            "do": "go",
            "id": "go",
            "class": "primary kn-go",
            "aria-disabled": "true" if off else None,
            "data-cell": "2," + str(column),
        },
        icon(drawing) if drawing else None,
        " " if drawing else None,
        text,
    )
