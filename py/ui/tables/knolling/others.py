"""Everybody's area in small, to be looked at any time."""

from games.knolling.state import FRAME, OVER
from ui import seats
from ui.table import View
from ui.tables.knolling import desk, photo, words
from ui.tables.knolling.board import board
from ui.tables.knolling.memo import Memo
from ui.vdom import Node, classes, h


def present(view: View, memo: Memo, shown: int) -> Node:
    """A button for each seat; ``shown``: the seat whose area is shown large."""
    seen, t = view.seen, view.t
    sides = board(seen)
    photographs = seen["phase"] in (FRAME, OVER)
    points = []
    if seen["phase"] == OVER:
        points = [t("knolling.points.short", n=one["total"]) for one in photo.points(sides)]
    buttons = []
    for seat in range(len(view.names)):
        side = sides.sides[seat]
        last = side.placed[-1][0] if side.placed and view.last_seat == seat else 0
        held = len(seen["held"][seat])
        acting = seen["to_act"] == seat
        count = words.cards(t, len(side.placed))
        taken = photographs and seen["frames"][seat] is not None
        buttons.append(
            h(
                "button",
                {
                    "key": seat,
                    "class": classes("kn-other", "acting" if acting else ""),
                    "do": "look:" + str(seat),
                    "id": "look" + str(seat),
                    "aria-pressed": "true" if seat == shown else "false",
                },
                memo.get(
                    "small" + str(seat),
                    (side.placed, side.fillers, last),
                    desk.small,
                    side,
                    last,
                ),
                h(
                    "span",
                    {"class": "kn-other-held"},
                    h("span", {"aria-hidden": "true"}, "+" + str(held)),
                    h("span", {"class": "for-ears"}, t("knolling.and-held", n=held)),
                )
                if held
                else None,
                h(
                    "span",
                    {"class": "kn-other-text"},
                    h(
                        "span",
                        {"class": "kn-other-count"},
                        seats.mark(seat),
                        " ",
                        points[seat] if points else t("knolling.photo.taken") if taken else count,
                    ),
                    h("span", {"class": "kn-other-name"}, _name(view, seat)),
                ),
            )
        )
    return h(
        "div",
        {"class": "kn-others", "role": "group", "aria-label": t("knolling.others")},
        buttons,
    )


def _name(view: View, seat: int) -> "list[Node | str]":
    """A player's name; in narrow places a computer's level does."""
    player = view.players[seat] if seat < len(view.players) else None
    if player is None or player.is_human or player.name:
        return [view.names[seat]]
    return [
        h("span", {"class": "kn-wide"}, view.names[seat]),
        h("span", {"class": "kn-narrow"}, view.t("level." + player.level)),
    ]
