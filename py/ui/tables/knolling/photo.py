"""The photograph: what it shows, counted item by item, and what the genres are worth."""

from typing import Any

from core.catalogue import Catalogue
from games.knolling.look import FRAME_HIGH, FRAME_WIDE
from games.knolling.seen import Side, board
from games.knolling.state import FRAME
from games.knolling.things import GENRES
from ui import seats
from ui.parts import at, button, circle, div, el, g, items, lettering, para, rect, rows, span
from ui.pieces.scenes import moment
from ui.table import Scenes, Seen, View
from ui.tables.knolling import desk, faces, words
from ui.tables.knolling.faces import UNIT
from ui.vdom import Node, classes

BORDER = 50
CAPTION = 175

COUNT_SECONDS = 0.14
"""How long each item is counted."""

LOOK_SECONDS = 1.1
"""How long a photograph is looked at before and after the counting."""


def scenes(before: Seen, move: str, after: Seen) -> Scenes:
    """The moments of a photograph: the shutter, then one item after the other."""
    seat = before["to_act"]
    shot = board(after).photograph(seat) if before["expect"] == FRAME else None
    if shot is None:
        return []
    return [
        moment(after, COUNT_SECONDS if count > 0 else LOOK_SECONDS, photo=seat, count=count)
        for count in list(range(shot.items + 1)) + [-1]
    ]


def picture(
    side: Side, x: int, y: int, caption: "list[str]", props: "dict[str, Any]", counted_to: int = 0
) -> Node:
    """A print of the area seen through the frame at (x, y), with a white border.

    ``counted_to``: so many items are numbered, -1 for all.
    """
    wide, high = FRAME_WIDE * UNIT, FRAME_HIGH * UNIT
    across, down = wide + 2 * BORDER, high + 2 * BORDER + CAPTION
    numbered = side.counted(x, y) if counted_to else []
    if counted_to > 0:
        numbered = numbered[:counted_to]
    cards = [
        g("", faces.face(number), transform=faces.placed(left, top, turn))
        for number, left, top, turn in side.placed
    ]
    middle, line = wide // 2, high + BORDER
    return el(
        "svg",
        "",
        rect("", across, down, x=-BORDER, y=-BORDER, rx=14, fill="#fffefa"),
        el(
            "svg",
            "",
            rect("", wide, high, x=x * UNIT, y=y * UNIT, fill="#d9cdb4"),
            cards,
            [desk.fill(left, top, genre) for left, top, genre in side.fillers],
            [_badge(column, row, n + 1) for n, (row, column) in enumerate(numbered)],
            x=0,
            y=0,
            width=wide,
            height=high,
            box="%d %d %d %d" % (x * UNIT, y * UNIT, wide, high),
        ),
        _said(caption[0], 64, "serif", "#3a332a", x=middle, y=line + 62),
        _said(caption[1], 44, "sans-serif", "#6a6052", x=middle, y=line + 132),
        box="%d %d %d %d" % (-BORDER, -BORDER, across, down),
        **props,
    )


def _said(text: Any, size: int, family: str, fill: str, **props: Any) -> Node:
    """Writing on a photograph, about its middle; a file has no style sheet."""
    props.update({"text-anchor": "middle", "font-size": size, "font-family": family})
    return lettering("", text, fill=fill, **props)


def _badge(column: int, row: int, count: int) -> Node:
    """The number of a counted item, in the corner of its first cell."""
    return g(
        "kn-badge",
        circle("", 25, fill="#1f1a12", stroke="#fffefa", **faces.pen(5)),
        _said(count, 33, "sans-serif", "#fffefa", y=12, **{"font-weight": 700}),
        key="badge" + str(count),
        transform=at(column * UNIT + 25, row * UNIT + 25),
    )


def caption(view: View, seat: int) -> "list[str]":
    """The two lines under the photograph of ``seat``."""
    shot = board(view.seen).photograph(seat)
    return [view.names[seat], words.count(view.t, shot.items if shot else 0)]


def _print(view: View, seat: int, counted_to: int, *more: Any, **props: Any) -> Node:
    """The photograph of ``seat`` as it comes out of the camera."""
    frame = view.seen["frames"][seat]
    said = caption(view, seat)
    if view.scene is not None and counted_to >= 0:
        said[1] = words.count(view.t, counted_to)
    props["class"] = "kn-photo"
    props["role"] = "img"
    side = board(view.seen).sides[seat]
    shown = picture(side, frame["x"], frame["y"], said, props, counted_to)
    return div("kn-print", shown, more, key="print" + str(seat))


def counting(view: View) -> Node:
    """The photograph just taken, its items being counted."""
    scene = view.scene or {}
    seat, count = scene["photo"], scene["count"]
    shot = board(view.seen).photograph(seat)
    assert shot is not None
    flash = div("kn-flash", hidden="true") if count == 0 else None
    so_far = el("b", "", shot.items if count < 0 else count)
    return div(
        "kn-counting",
        _print(view, seat, count, flash, **{"aria-label": view.names[seat]}),
        para("kn-count", so_far, " ", view.t("knolling.photo.items")),
        areas(view.t, shot.areas) if count < 0 else None,
    )


def areas(t: Catalogue, cells: "list[int]") -> Node:
    """The largest area of each genre in a photograph."""
    lines = [[named_sign(t, genre), " ", el("b", "", cells[n])] for n, genre in enumerate(GENRES)]
    return items("kn-areas", lines, key="areas")


def named_sign(t: Catalogue, genre: str) -> "list[Node]":
    """A genre's sign, with its name for those who do not see it."""
    return [faces.sign(genre), span("for-ears", words.genre(t, genre))]


def gallery(view: View) -> Node:
    """All photographs of a finished game, one of them large, with what one can do with it."""
    t = view.t
    shown = view.ui.get("look", view.me)
    if not view.seen["frames"][shown]:
        none = para("quiet", t("knolling.photo.none"))
        return div("kn-gallery", div("kn-print", none, key="print" + str(shown)))
    numbered = bool(view.ui.get("numbers"))
    label = t("knolling.photo.of", name=view.names[shown])
    return div(
        "kn-gallery",
        _print(view, shown, -1 if numbered else 0, id="photo", **{"aria-label": label}),
        div(
            "row kn-photo-tools",
            button("", "numbers", t("knolling.photo.numbers"), pressed=numbered, id="numbers"),
            [
                button("", "save:" + how, t("knolling.photo." + how), id="save-" + how)
                for how in ("png", "svg", "share")
            ],
        ),
    )


def result(view: View) -> Node:
    """The scores: items and the bonus of each genre by rank."""
    t = view.t
    won = board(view.seen).points()
    order = sorted([(-one["total"], seat) for seat, one in enumerate(won)])
    genres = [named_sign(t, genre) for genre in GENRES]
    head = [t("result.player"), t("knolling.result.items")] + genres + [t("result.points")]
    lines = [_row(view, seat, won[seat]) for _, seat in order]
    return div("kn-result", rows("scores kn-scores", t("knolling.result.caption"), head, lines))


def _row(view: View, seat: int, won: "dict[str, Any]") -> Node:
    cells = []
    for genre in GENRES:
        bonus = won["bonus"][genre]
        gained = el("b", "", "+" + str(bonus)) if bonus else None
        area = span("kn-area quiet", won["areas"][genre])
        cells.append(el("td", classes("number", bonus and "kn-won"), area, " ", gained))
    return el(
        "tr",
        "",
        el("th", "", seats.named(seat, view.names[seat]), scope="row"),
        el("td", "number", won["items"]),
        cells,
        el("td", "number kn-total", won["total"]),
        key=seat,
    )
