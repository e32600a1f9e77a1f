"""The picture of a PORTAS table, from what is seen to nodes."""

from typing import Any

from games.portas.cards import DECK, PLACES
from games.portas.rules import PASS
from ui import seats
from ui.table import View
from ui.tables.portas import art
from ui.vdom import Node, classes, h


def table(view: View) -> Node:
    """Two chests between two open hands."""
    other = 1 - view.me
    return h(
        "div",
        {"class": "portas"},
        _seat(view, other, "far"),
        h(
            "div",
            {"class": "middle", "data-reach": "act" if view.active else "board"},
            [_chest(view, place) for place in range(PLACES)],
            _treasures_to_come(view),
        ),
        _seat(view, view.me, "near"),
    )


def scores(view: View) -> Node:
    """The treasures of each seat and what they are worth."""
    t = view.t
    rows = []
    for seat in (0, 1):
        chests = [
            t("portas.result.chest", treasure=taken["treasure"], points=taken["points"])
            for taken in view.seen["taken"][seat]
        ]
        rows.append(
            h(
                "tr",
                {},
                h("th", {"scope": "row"}, seats.mark(seat), " ", view.names[seat]),
                h("td", {}, t("list.comma").join(chests) or t("portas.nothing")),
                h("td", {"class": "number"}, points(view.seen, seat)),
            )
        )
    return h(
        "table",
        {"class": "scores"},
        h("caption", {"class": "quiet"}, t("portas.result.caption")),
        h(
            "thead",
            {},
            h(
                "tr",
                {},
                h("th", {"scope": "col"}, t("result.player")),
                h("th", {"scope": "col"}, t("portas.result.chests")),
                h("th", {"scope": "col", "class": "number"}, t("result.points")),
            ),
        ),
        h("tbody", {}, rows),
    )


def points(seen: "dict[str, Any]", seat: int) -> int:
    """Treasure points of ``seat``."""
    return sum([int(taken["points"]) for taken in seen["taken"][seat]])


def _played(seen: "dict[str, Any]", seat: int, value: int) -> int:
    """How many cards of ``value`` the seat has played: what it had less hand and pile."""
    elsewhere = list(seen["hands"][seat]) + list(seen["unseen"][seat])
    return DECK.count(value) - elsewhere.count(value)


def _seat(view: View, seat: int, side: str) -> Node:
    seen, t = view.seen, view.t
    acting = view.active and seen["to_act"] == seat and view.scene is None
    return h(
        "section",
        {
            "class": classes(
                "seat", side, "owner" + str(seat), "acting" if seen["to_act"] == seat else ""
            ),
            "aria-label": t("portas.seat", name=view.names[seat]),
        },
        h(
            "div",
            {"class": "seat-head"},
            seats.mark(seat),
            h("span", {"class": "seat-name"}, view.names[seat]),
            h(
                "span",
                {"class": "points"},
                h("b", {}, points(seen, seat)),
                " ",
                t("portas.points"),
            ),
            h("span", {"class": "shelf"}, _shelf(view, seat)),
        ),
        h(
            "div",
            {
                "class": "hand",
                "role": "group",
                "aria-label": t("portas.hand"),
                "data-reach": "act" if acting else "hand",
            },
            _hand(view, seat, acting),
            h(
                "button",
                {"class": "primary pass", "do": "pass", "id": "pass", "data-cell": "3,0"},
                t("portas.pass"),
            )
            if acting and view.legal == [PASS]
            else None,
        ),
        _pile(view, seat),
    )


def _hand(view: View, seat: int, acting: bool) -> "list[Node]":
    counts: dict[int, int] = {}
    cards: list[Node] = []
    for column, value in enumerate(view.seen["hands"][seat]):
        copy = counts.get(value, 0)
        counts[value] = copy + 1
        name = str(seat) + "-" + str(value) + "-" + str(_played(view.seen, seat, value) + copy)
        playable = any(move.startswith(str(value) + "@") for move in view.legal)
        picked = acting and view.ui.get("card") == value and copy == 0
        marked = playable or not view.option("assist")
        props: dict[str, Any] = {
            "key": name,
            "class": classes(
                "card",
                "owner" + str(seat),
                "picked" if picked else "",
                "dead" if acting and not marked else "",
                "hinted" if acting and copy == 0 and view.hint.startswith(str(value) + "@") else "",
            ),
            "data-flip": "card-" + name,
        }
        face = [h("span", {"class": "value"}, value), art.pips(value)]
        if acting:
            props["do"] = "card:" + str(value)
            props["id"] = "card-" + name
            props["aria-pressed"] = "true" if picked else "false"
            props["aria-disabled"] = None if playable else "true"
            props["aria-label"] = view.t("portas.card", card=value)
            props["data-cell"] = "3," + str(column)
            cards.append(h("button", props, face))
        else:
            props["role"] = "img"
            props["aria-label"] = view.t("portas.card", card=value)
            cards.append(h("span", props, face))
    return cards


def _shelf(view: View, seat: int) -> "list[Node]":
    """The treasures this seat has taken; a memory variant hides what they were worth."""
    hidden = view.option("hide_used")
    return [
        h(
            "span",
            {
                "key": taken["treasure"],
                "class": "prize",
                "data-flip": "chest-" + str(taken["treasure"]),
                "role": "img",
                "aria-label": view.t("portas.prize-hidden")
                if hidden
                else view.t("portas.prize", treasure=taken["treasure"], points=taken["points"]),
            },
            art.chest(taken["treasure"], True),
            None if hidden else h("span", {"class": "worth"}, "+" + str(taken["points"])),
        )
        for taken in view.seen["taken"][seat]
    ]


def _pile(view: View, seat: int) -> Node:
    seen, t = view.seen, view.t
    known = view.option("assist") and not view.option("hide_used")
    counts = []
    if known:
        for value in sorted(set(DECK)):
            n = seen["unseen"][seat].count(value)
            counts.append(
                h(
                    "span",
                    {"class": classes("may", "" if n else "none")},
                    h("b", {}, value),
                    "×" + str(n),
                )
            )
    return h(
        "div",
        {"class": "pile"},
        h("span", {"class": "pile-size"}, t("portas.pile", n=seen["pile"][seat])),
        h("span", {"class": "mays", "aria-label": t("portas.may-draw"), "role": "group"}, counts)
        if counts
        else None,
    )


def _treasures_to_come(view: View) -> Node:
    unopened = view.seen["unopened"]
    text = (
        view.t("portas.to-come", treasures=" ".join([str(n) for n in unopened]))
        if unopened
        else view.t("portas.no-more")
    )
    return h("p", {"class": "to-come quiet"}, text)


def _chest(view: View, place: int) -> Node:
    chest = view.seen["open"][place]
    cards = view.seen["cards"][place]
    if not chest:
        return h("div", {"key": place, "class": "chest empty"}, view.t("portas.empty-place"))
    treasure = str(chest["treasure"])
    scene = view.scene if view.scene and view.scene["taken"] == chest["treasure"] else None
    card = view.ui.get("card", 0) if view.active and not scene else 0
    fits = card != 0 and str(card) + "@" + treasure in view.legal
    assist = view.option("assist")
    props: dict[str, Any] = {
        "key": str(place) + ":" + treasure,
        "id": "chest-" + treasure,
        "class": classes(
            "chest",
            "taken owner" + str(scene["seat"]) if scene else "",
            "fits" if fits and assist else "",
            "refuses" if card and not fits and assist else "",
            "hinted" if view.active and view.hint.endswith("@" + treasure) else "",
        ),
        "data-cell": str(place) + ",0",
    }
    if view.active and not scene:
        props["do"] = "chest:" + treasure
        props["aria-disabled"] = None if fits else "true"
    body = [
        h("span", {"class": "for-ears"}, _chest_label(view, chest, cards, card, fits)),
        h(
            "span",
            {"class": "chest-icon", "data-flip": "chest-" + treasure, "aria-hidden": "true"},
            art.chest(chest["treasure"], bool(scene)),
        ),
        _rail(view, chest, cards, card if fits and assist else 0, scene),
        _chest_foot(view, chest, card, fits, scene),
    ]
    return h("button" if view.active and not scene else "div", props, body)


def _chest_label(
    view: View, chest: "dict[str, Any]", cards: "list[Any]", card: int, fits: bool
) -> str:
    """The chest in words; what is drawn beside it is hidden from screen readers."""
    label = chest_words(view, chest, cards)
    if card and fits:
        label += " " + view.t("portas.say.fits", card=card)
    elif card:
        label += " " + view.t("portas.say.does-not-fit", card=card, left=chest["left"])
    return label


def chest_words(view: View, chest: "dict[str, Any]", cards: "list[Any]") -> str:
    """What lies on a chest: the sums, or without counting help the single cards."""
    if not view.option("assist"):
        played = [view.names[seat] + " " + str(value) for seat, value in cards]
        listed = view.t("list.comma").join(played) or view.t("portas.nothing")
        return view.t("portas.say.cards", treasure=chest["treasure"], cards=listed)
    return view.t(
        "portas.say.chest",
        treasure=chest["treasure"],
        left=chest["left"],
        first=view.names[0],
        carried0=chest["by"][0],
        second=view.names[1],
        carried1=chest["by"][1],
    )


def _rail(view: View, chest: "dict[str, Any]", cards: "list[Any]", ghost: int, scene: Any) -> Node:
    """The number line from the chest's rim to the key: cards laid end to end, then what is left."""
    cells: list[Node] = []
    for index, (seat, value) in enumerate(cards):
        is_last = index == len(cards) - 1 and _is_last_move(view, seat, value, chest, scene)
        flip = None
        if is_last:
            copy = _played(view.seen, seat, value) - 1
            flip = "card-" + str(seat) + "-" + str(value) + "-" + str(copy)
        cells.append(
            h(
                "span",
                {
                    "key": "c" + str(index),
                    "class": classes(
                        "block", "owner" + str(seat), "w" + str(value), "last" if is_last else ""
                    ),
                    "data-flip": flip,
                },
                value,
            )
        )
    left = chest["left"]
    for i in range(left):
        at_key = i == left - 1
        cells.append(
            h(
                "span",
                {
                    "key": "f" + str(left - i),
                    "class": classes(
                        "cell",
                        "ghost owner" + str(view.seen["to_act"]) if i < ghost else "",
                        "at-key" if at_key else "",
                    ),
                },
                art.key() if at_key else None,
            )
        )
    return h("span", {"class": "rail n" + str(chest["treasure"]), "aria-hidden": "true"}, cells)


def _is_last_move(view: View, seat: int, value: int, chest: "dict[str, Any]", scene: Any) -> bool:
    if scene:
        return True
    return seat == view.last_seat and view.last == str(value) + "@" + str(chest["treasure"])


def _chest_foot(view: View, chest: "dict[str, Any]", card: Any, fits: bool, scene: Any) -> Node:
    t = view.t
    if scene:
        note = t(
            "portas.takes",
            name=view.names[scene["seat"]],
            points=chest["by"][scene["seat"]],
        )
    elif card and view.option("assist") and not fits:
        note = t("portas.say.does-not-fit", card=card, left=chest["left"])
    elif card and view.option("assist") and card == chest["left"]:
        note = t("portas.would-take", points=chest["by"][view.seen["to_act"]] + card)
    else:
        note = ""
    return h(
        "span",
        {"class": "chest-foot", "aria-hidden": "true"},
        h(
            "span",
            {"class": "left"},
            t("portas.left"),
            " ",
            h("b", {}, chest["left"]),
        )
        if view.option("assist")
        else None,
        h("span", {"class": "note"}, note),
        h(
            "span",
            {"class": "carried"},
            [
                h(
                    "span",
                    {"class": "owner" + str(seat)},
                    seats.mark(seat),
                    " ",
                    chest["by"][seat],
                )
                for seat in (0, 1)
            ],
        )
        if view.option("assist")
        else None,
    )
