"""Everybody's area in small, to be looked at any time."""

from core.catalogue import Catalogue
from games.knolling.seen import board
from games.knolling.state import FRAME, OVER
from ui import seats
from ui.parts import button, group, span
from ui.pieces.memo import Memo
from ui.table import View
from ui.tables.knolling import desk, words
from ui.vdom import Node, classes


def present(view: View, memo: Memo, shown: int) -> Node:
    """A button for each seat; ``shown``: the seat whose area is shown large."""
    buttons = [_other(view, memo, seat, seat == shown) for seat in range(len(view.names))]
    return group("kn-others", view.t("knolling.others"), buttons)


def _other(view: View, memo: Memo, seat: int, is_shown: bool) -> Node:
    seen, t = view.seen, view.t
    side = board(seen).sides[seat]
    last = side.placed[-1][0] if side.placed and view.last_seat == seat else 0
    text = words.cards(t, len(side.placed))
    if seen["phase"] == OVER:
        text = t("knolling.points.short", n=board(seen).points()[seat]["total"])
    elif seen["phase"] == FRAME and seen["frames"][seat] is not None:
        text = t("knolling.photo.taken")
    held = len(seen["held"][seat])
    key = (side.placed, side.fillers, last)
    return button(
        classes("kn-other", seen["to_act"] == seat and "acting"),
        "look:" + str(seat),
        memo.get("small" + str(seat), key, desk.small, side, last),
        _held(t, held) if held else None,
        span(
            "kn-other-text",
            span("kn-other-count", seats.mark(seat), " ", text),
            span("kn-other-name", _name(view, seat)),
        ),
        key=seat,
        pressed=is_shown,
        id="look" + str(seat),
    )


def _held(t: Catalogue, n: int) -> Node:
    said = span("for-ears", t("knolling.and-held", n=n))
    return span("kn-other-held", span("", "+" + str(n), hidden="true"), said)


def _name(view: View, seat: int) -> "list[Node | str]":
    """A player's name; in narrow places a computer's level does."""
    player = view.players[seat] if seat < len(view.players) else None
    if player is None or player.is_human or player.name:
        return [view.names[seat]]
    level = view.t("level." + player.level)
    return [span("kn-wide", view.names[seat]), span("kn-narrow", level)]
