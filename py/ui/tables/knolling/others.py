"""Everybody's area in small, to be looked at any time."""

from typing import Any

from core.catalogue import Catalogue
from games.knolling.seen import Side, board
from games.knolling.state import FRAME, OVER
from ui import seats
from ui.parts import button, group, span
from ui.pieces.memo import Memo
from ui.table import View
from ui.tables.knolling import desk, words
from ui.vdom import Node, classes


def present(view: View, memo: Memo, shown: int) -> Node:
    """A button for each seat; ``shown``: the seat whose area is shown large."""
    buttons = []
    for seat, name in enumerate(view.names):
        side = board(view.seen).sides[seat]
        last = side.placed[-1][0] if side.placed and view.last_seat == seat else 0
        held, acts = len(view.seen["held"][seat]), view.seen["to_act"] == seat
        text = _text(view, seat)
        facts = (last, held, acts, text, name, _level(view, seat), seat == shown)
        key = (view.t.language, side.placed, side.fillers, facts)
        buttons.append(memo.get("other" + str(seat), key, _other, view.t, seat, side, *facts))
    return group("kn-others", view.t("knolling.others"), buttons)


def _text(view: View, seat: int) -> str:
    seen, t = view.seen, view.t
    if seen["phase"] == OVER:
        return t("knolling.points.short", n=board(seen).points()[seat]["total"])
    if seen["phase"] == FRAME and seen["frames"][seat] is not None:
        return t("knolling.photo.taken")
    return words.cards(t, len(board(seen).sides[seat].placed))


def _level(view: View, seat: int) -> str:
    player = view.players[seat] if seat < len(view.players) else None
    if player is None or player.is_human or player.name:
        return ""
    return view.t("level." + player.level)


def _other(t: Catalogue, seat: int, side: Side, last: int, held: int, *more: Any) -> Node:
    acts, text, name, level, is_shown = more
    said = span("kn-other-count", seats.mark(seat), " ", text)
    # In narrow places a computer's level does for its name.
    called = [span("kn-wide", name), span("kn-narrow", level)] if level else name
    plus = span("", "+" + str(held), hidden="true")
    spoken = span("for-ears", t("knolling.and-held", n=held))
    return button(
        classes("kn-other", acts and "acting"),
        "look:" + str(seat),
        desk.small(side, last),
        span("kn-other-held", plus, spoken) if held else None,
        span("kn-other-text", said, span("kn-other-name", called)),
        key=seat,
        pressed=is_shown,
        id="look" + str(seat),
    )
