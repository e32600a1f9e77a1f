"""The track across the top: stops, cards that may be taken, pawns."""

from typing import Any

from games.knolling.state import OUT, TO
from ui import seats
from ui.table import View
from ui.tables.knolling import faces, words
from ui.tables.knolling.memo import Memo
from ui.vdom import Node, classes, h


def places(seen: "dict[str, Any]") -> "list[str]":
    """The positions of the track from left to right, stops included."""
    numbers = sorted([int(position) for position in seen["track"]])
    left = [str(number) for number in numbers if number < 0]
    right = [str(number) for number in numbers if number > 0]
    if seen["phase"] == OUT:
        return left + ["0"] + right + ["T"]
    return ["G"] + left + right + ["T"]


def reachable(view: View) -> "list[str]":
    """The positions that the pawn of the seat to act may go to; none where nobody may move."""
    seen = view.seen
    if not view.active or view.scene is not None or seen["expect"] != TO:
        return []
    order = places(seen)
    here = order.index(str(seen["pawns"][seen["to_act"]]))
    ahead = order[here + 1 :] if seen["phase"] == OUT else order[:here]
    return [place for place in ahead if place in "TG" or seen["track"].get(place)]


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
    items = []
    for place in places(seen):
        shown = (
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
        )
        items.append(
            memo.get(
                "track" + place,
                shown,
                _place,
                view,
                place,
                pawns,
                open_to,
                focus,
            )
        )
    return h(
        "ol",
        {
            "class": "kn-track",
            "aria-label": view.t("knolling.track"),
            "id": "track",
            "tabindex": 0,
            "data-reach": "act" if open_to else "board",
        },
        items,
    )


def _focus(view: View) -> str:
    """The position that the track is scrolled to: just ahead of the pawn that moves next."""
    seen = view.seen
    order = places(seen)
    seat = seen["to_act"] if seen["expect"] == TO else seen["actor"]
    here = order.index(str(seen["pawns"][seat]))
    if seen["phase"] == OUT:
        return order[min(len(order) - 1, here + 2)]
    return order[max(0, here - 2)]


def _place(
    view: View,
    place: str,
    pawns: "dict[str, list[int]]",
    open_to: "list[str]",
    focus: str,
) -> Node:
    seen = view.seen
    card = seen["track"].get(place)
    is_stop = place in ("0", "T", "G")
    can_go = place in open_to
    picked = view.ui.get("pick") == place
    here = pawns.get(place, [])
    face = _stop(view, place) if is_stop else faces.upright(card, "") if card else None
    props: dict[str, Any] = {
        "class": classes(
            "kn-place",
            "kn-stop" if is_stop else "" if card else "kn-gone",
            "kn-open" if can_go else "",
            "kn-picked" if picked else "",
            "hinted" if view.hint == "to " + place else "",
        ),
    }
    label = words.place(view, place, card, here)
    body = [
        h("span", {"class": "kn-slot"}, face),
        h("span", {"class": "kn-number"}, place if card else ""),
    ]
    if can_go:
        props["do"] = "pick:" + place
        props["id"] = "to" + place
        props["data-cell"] = "0," + str(places(seen).index(place))
        props["aria-pressed"] = "true" if picked else "false"
        props["aria-label"] = label
        inner = h("button", props, body)
    else:
        props["role"] = "img"
        props["aria-label"] = label
        inner = h("span", props, body)
    return h(
        "li",
        {
            "key": place,
            "class": classes("kn-step", "" if is_stop or card else "kn-thin"),
            "data-reveal": _mark(view, place) if place == focus else None,
        },
        h(
            "span",
            {"class": "kn-pawns", "aria-hidden": "true"},
            [
                h(
                    "span",
                    {
                        "key": seat,
                        "class": classes("kn-pawn", "kn-moving" if seat == seen["to_act"] else ""),
                        "data-flip": "pawn" + str(seat),
                    },
                    seats.mark(seat),
                )
                for seat in here
            ],
        ),
        inner,
    )


def _mark(view: View, place: str) -> str:
    return str(view.seen["phase"]) + place


def _stop(view: View, place: str) -> Node:
    name = {"0": "start", "T": "turn", "G": "goal"}[place]
    paths = {
        "start": "M7 4 V20 M7 5 H18 L15 9 L18 13 H7",
        "turn": "M17 20 V10 a5 5 0 0 0 -10 0 V18 M3.5 14.5 L7 18.5 L10.5 14.5",
        "goal": "M6 21 V4 H19 V13 H6 M10.5 4 V13 M14.5 4 V13 M6 8.5 H19",
    }
    return h(
        "span",
        {"class": "kn-stop-face"},
        h(
            "svg",
            {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
            h("path", {"d": paths[name]}),
        ),
        h("span", {"class": "kn-stop-name"}, view.t("knolling.stop." + name)),
    )
