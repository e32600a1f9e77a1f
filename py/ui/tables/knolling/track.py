"""The track across the top: stops, cards that may be taken, pawns."""

from games.knolling.seen import ahead, places
from games.knolling.state import OUT, TO
from ui import seats
from ui.parts import button, el, picture, span
from ui.pieces.memo import Memo
from ui.pieces.tools import hinted, icon
from ui.table import View
from ui.tables.knolling import faces, words
from ui.tables.knolling.words import STOPS
from ui.vdom import Node, classes


def reachable(view: View) -> "list[str]":
    """The positions that the pawn of the seat to act may go to; none where nobody may move."""
    may = view.active and view.scene is None and view.seen["expect"] == TO
    return ahead(view.seen) if may else []


def column(view: View, pick: "str | None") -> int:
    """Where on the track ``pick`` is, counted from the left; else where the pawn stands."""
    order = places(view.seen)
    return order.index(pick or str(view.seen["pawns"][view.seen["to_act"]]))


def present(view: View, memo: Memo) -> Node:
    """The whole track."""
    seen = view.seen
    open_to = reachable(view)
    pick = view.ui.get("pick")
    pawns: dict[str, list[int]] = {}
    for seat, position in enumerate(seen["pawns"]):
        pawns.setdefault(str(position), []).append(seat)
    mover = seen["to_act"] if seen["expect"] == TO else seen["actor"]
    focus = _focus(view)
    steps = [
        memo.get(
            "track" + place,
            (
                view.t.language,
                seen["track"].get(place),
                pawns.get(place),
                place in open_to,
                place == pick,
                mover,
                seen["phase"],
                view.names,
                place == focus,
                seen["to_act"],
                "to " + place == view.hint,
            ),
            _place,
            view,
            place,
            pawns.get(place, []),
            place in open_to,
            place == focus,
        )
        for place in places(seen)
    ]
    label = view.t("knolling.track")
    reach = "act" if open_to else "board"
    return el("ol", "kn-track", steps, label=label, id="track", tabindex=0, reach=reach)


def _focus(view: View) -> str:
    """The position that the track is scrolled to: just ahead of the pawn that moves next."""
    seen = view.seen
    order = places(seen)
    seat = seen["to_act"] if seen["expect"] == TO else seen["actor"]
    here = order.index(str(seen["pawns"][seat]))
    return order[min(len(order) - 1, here + 2) if seen["phase"] == OUT else max(0, here - 2)]


def _place(view: View, place: str, here: "list[int]", can_go: bool, is_focus: bool) -> Node:
    seen = view.seen
    card = seen["track"].get(place)
    is_stop = place in STOPS
    picked = view.ui.get("pick") == place
    name = classes(
        "kn-place",
        "kn-stop" if is_stop else "" if card else "kn-gone",
        can_go and "kn-open",
        picked and "kn-picked",
        hinted(view, "to " + place),
    )
    label = words.place(view, place, card, here)
    face = _stop(view, place) if is_stop else faces.upright(card) if card else None
    body = [span("kn-slot", face), span("kn-number", place if card else "")]
    if can_go:
        cell = "0," + str(places(seen).index(place))
        props = {"pressed": picked, "id": "to" + place, "cell": cell, "label": label}
        inner = button(name, "pick:" + place, body, **props)
    else:
        inner = picture(name, label, body)
    pawns = [
        span(
            classes("kn-pawn", seat == seen["to_act"] and "kn-moving"),
            seats.mark(seat),
            key=seat,
            flip="pawn" + str(seat),
        )
        for seat in here
    ]
    step = el(
        "li",
        classes("kn-step", "" if is_stop or card else "kn-thin"),
        span("kn-pawns", pawns, hidden="true"),
        inner,
        key=place,
    )
    if is_focus:
        step.props["data-reveal"] = str(seen["phase"]) + place
    return step


_STOPS = {
    "0": "M7 4 V20 M7 5 H18 L15 9 L18 13 H7",
    "T": "M17 20 V10 a5 5 0 0 0 -10 0 V18 M3.5 14.5 L7 18.5 L10.5 14.5",
    "G": "M6 21 V4 H19 V13 H6 M10.5 4 V13 M14.5 4 V13 M6 8.5 H19",
}


def _stop(view: View, place: str) -> Node:
    name = span("kn-stop-name", words.spot(view.t, place))
    return span("kn-stop-face", icon(_STOPS[place]), name)
