"""The photograph: what it shows, counted item by item, and what the genres are worth."""

from typing import Any

from games.knolling.cards import card, turned
from games.knolling.look import FRAME_HIGH, FRAME_WIDE
from games.knolling.scoring import NO_SHOT, scores
from games.knolling.things import GENRES
from ui import seats
from ui.table import View
from ui.tables.knolling import desk, faces, words
from ui.tables.knolling.board import Board, Side, board
from ui.tables.knolling.faces import UNIT
from ui.vdom import Node, classes, h

BORDER = 50
CAPTION = 175

COUNT_SECONDS = 0.14
"""How long each item is counted."""

LOOK_SECONDS = 1.1
"""How long a photograph is looked at before and after the counting."""


def scenes(
    before: "dict[str, Any]", after: "dict[str, Any]"
) -> "list[tuple[dict[str, Any], float]]":
    """The moments of a photograph: the shutter, then one item after the other."""
    seat = before["to_act"]
    shot = board(after).photograph(seat)
    assert shot is not None
    moments = [({"seen": after, "photo": seat, "count": 0}, LOOK_SECONDS)]
    moments += [
        ({"seen": after, "photo": seat, "count": n}, COUNT_SECONDS)
        for n in range(1, shot.items + 1)
    ]
    moments.append(({"seen": after, "photo": seat, "count": -1}, LOOK_SECONDS))
    return moments


def counted(side: Side, x: int, y: int) -> "list[tuple[int, int, int, int]]":
    """The whole items in the frame at (x, y), in reading order: row, column, owner, which."""
    table = side.table
    frame = side.look.frame(x - table.left, y - table.top)
    found = []
    for _, owner, n in side.look.items_in(frame):
        number, left, top, turn = side.placed[owner]
        cells = [turned(cell, turn) for cell in card(number).items[n].cells]
        row = min([down for _, down in cells]) + top
        column = min([across for across, down in cells if down + top == row]) + left
        found.append((row, column, owner, n))
    found.sort()
    return found


def picture(
    side: Side, x: int, y: int, caption: "list[str]", props: "dict[str, Any]", counted_to: int = 0
) -> Node:
    """A print of the area seen through the frame at (x, y), with a white border.

    ``counted_to``: so many items are numbered, -1 for all.
    """
    wide, high = FRAME_WIDE * UNIT, FRAME_HIGH * UNIT
    attributes: dict[str, Any] = {
        "viewBox": "%d %d %d %d"
        % (-BORDER, -BORDER, wide + 2 * BORDER, high + 2 * BORDER + CAPTION),
    }
    attributes.update(props)
    badges = counted(side, x, y) if counted_to else []
    if counted_to > 0:
        badges = badges[:counted_to]
    return h(
        "svg",
        attributes,
        h(
            "rect",
            {
                "x": -BORDER,
                "y": -BORDER,
                "width": wide + 2 * BORDER,
                "height": high + 2 * BORDER + CAPTION,
                "rx": 14,
                "fill": "#fffefa",
            },
        ),
        h(
            "svg",
            {
                "x": 0,
                "y": 0,
                "width": wide,
                "height": high,
                "viewBox": "%d %d %d %d" % (x * UNIT, y * UNIT, wide, high),
            },
            h(
                "rect",
                {"x": x * UNIT, "y": y * UNIT, "width": wide, "height": high, "fill": "#d9cdb4"},
            ),
            [
                h(
                    "g",
                    {"transform": faces.placed(left, top, turn)},
                    h("use", {"href": "#kn-" + str(number)}),
                )
                for number, left, top, turn in side.placed
            ],
            [desk.fill(left, top, genre) for left, top, genre in side.fillers],
            [_badge(column, row, at + 1) for at, (row, column, _, _) in enumerate(badges)],
        ),
        h(
            "text",
            {
                "x": wide // 2,
                "y": high + BORDER + 62,
                "text-anchor": "middle",
                "font-size": 64,
                "font-family": "serif",
                "fill": "#3a332a",
            },
            caption[0],
        ),
        h(
            "text",
            {
                "x": wide // 2,
                "y": high + BORDER + 132,
                "text-anchor": "middle",
                "font-size": 44,
                "font-family": "sans-serif",
                "fill": "#6a6052",
            },
            caption[1],
        ),
    )


def _badge(column: int, row: int, count: int) -> Node:
    """The number of a counted item, in the corner of its first cell."""
    return h(
        "g",
        {
            "key": "badge" + str(count),
            "class": "kn-badge",
            "transform": "translate(%d %d)" % (column * UNIT + 25, row * UNIT + 25),
        },
        h("circle", {"r": 25, "fill": "#1f1a12", "stroke": "#fffefa", "stroke-width": 5}),
        h(
            "text",
            {
                "y": 12,
                "text-anchor": "middle",
                "font-size": 33,
                "font-weight": 700,
                "font-family": "sans-serif",
                "fill": "#fffefa",
            },
            count,
        ),
    )


def caption(view: View, seat: int) -> "list[str]":
    """The two lines under the photograph of ``seat``."""
    t = view.t
    shot = board(view.seen).photograph(seat)
    items = shot.items if shot else 0
    return [view.names[seat], words.count(t, items)]


def counting(view: View) -> Node:
    """The photograph just taken, its items being counted."""
    scene = view.scene or {}
    seat, count = scene["photo"], scene["count"]
    sides = board(view.seen)
    at = view.seen["frames"][seat]
    shot = sides.photograph(seat)
    items = shot.items if shot else 0
    so_far = items if count < 0 else count
    return h(
        "div",
        {"class": "kn-counting"},
        h(
            "div",
            {"class": "kn-print", "key": "print" + str(seat)},
            picture(
                sides.sides[seat],
                at["x"],
                at["y"],
                [view.names[seat], words.count(view.t, so_far)],
                {"class": "kn-photo", "role": "img", "aria-label": view.names[seat]},
                count,
            ),
            h("div", {"class": "kn-flash", "aria-hidden": "true"}) if count == 0 else None,
        ),
        h(
            "p",
            {"class": "kn-count"},
            h("b", {}, so_far),
            " ",
            view.t("knolling.photo.items"),
        ),
        areas(view, sides, seat) if count < 0 else None,
    )


def areas(view: View, sides: Board, seat: int) -> Node:
    """The largest area of each genre in the photograph of ``seat``."""
    shot = sides.photograph(seat)
    return h(
        "ul",
        {"class": "kn-areas"},
        [
            h(
                "li",
                {},
                faces.sign(genre),
                h("span", {"class": "for-ears"}, words.genre(view.t, genre)),
                " ",
                h("b", {}, shot.areas[n] if shot else 0),
            )
            for n, genre in enumerate(GENRES)
        ],
    )


def gallery(view: View) -> Node:
    """All photographs of a finished game, one of them large, with what one can do with it."""
    t, seen = view.t, view.seen
    sides = board(seen)
    shown = view.ui.get("look", view.me)
    at = seen["frames"][shown]
    return h(
        "div",
        {"class": "kn-gallery"},
        h(
            "div",
            {"class": "kn-print", "key": "print" + str(shown)},
            picture(
                sides.sides[shown],
                at["x"],
                at["y"],
                caption(view, shown),
                {
                    "class": "kn-photo",
                    "role": "img",
                    "id": "photo",
                    "aria-label": t("knolling.photo.of", name=view.names[shown]),
                },
                -1 if view.ui.get("numbers") else 0,
            )
            if at
            else h("p", {"class": "quiet"}, t("knolling.photo.none")),
        ),
        h(
            "div",
            {"class": "row kn-photo-tools"},
            h(
                "button",
                {
                    "do": "numbers",
                    "id": "numbers",
                    "aria-pressed": "true" if view.ui.get("numbers") else "false",
                },
                t("knolling.photo.numbers"),
            ),
            h("button", {"do": "save:png", "id": "save-png"}, t("knolling.photo.png")),
            h("button", {"do": "save:svg", "id": "save-svg"}, t("knolling.photo.svg")),
            h(
                "button",
                {"do": "save:share", "id": "save-share"},
                t("knolling.photo.share"),
            ),
        )
        if at
        else None,
    )


def points(sides: Board) -> "list[dict[str, Any]]":
    """The scores of all seats (`games.knolling.scoring`)."""
    seats_there = range(len(sides.sides))
    return scores([sides.photograph(seat) or NO_SHOT for seat in seats_there])


def result(view: View) -> Node:
    """The scores: items and the bonus of each genre by rank."""
    t = view.t
    sides = board(view.seen)
    won = points(sides)
    order = sorted([(-one["total"], seat) for seat, one in enumerate(won)])
    return h(
        "div",
        {"class": "kn-result"},
        h(
            "table",
            {"class": "scores kn-scores"},
            h("caption", {"class": "quiet"}, t("knolling.result.caption")),
            h(
                "thead",
                {},
                h(
                    "tr",
                    {},
                    h("th", {"scope": "col"}, t("result.player")),
                    h("th", {"scope": "col", "class": "number"}, t("knolling.result.items")),
                    [
                        h(
                            "th",
                            {"scope": "col", "class": "number"},
                            faces.sign(genre),
                            h("span", {"class": "for-ears"}, words.genre(t, genre)),
                        )
                        for genre in GENRES
                    ],
                    h("th", {"scope": "col", "class": "number"}, t("result.points")),
                ),
            ),
            h("tbody", {}, [_row(view, seat, won[seat]) for _, seat in order]),
        ),
    )


def _row(view: View, seat: int, won: "dict[str, Any]") -> Node:
    return h(
        "tr",
        {"key": seat},
        h("th", {"scope": "row"}, seats.mark(seat), " ", view.names[seat]),
        h("td", {"class": "number"}, won["items"]),
        [
            h(
                "td",
                {"class": classes("number", "kn-won" if won["bonus"][genre] else "")},
                h("span", {"class": "kn-area quiet"}, won["areas"][genre]),
                " ",
                h("b", {}, "+" + str(won["bonus"][genre])) if won["bonus"][genre] else None,
            )
            for genre in GENRES
        ],
        h("td", {"class": "number kn-total"}, won["total"]),
    )
