"""PORTAS as seen and touched: two chests between two open hands."""

from typing import Any

from core.catalogue import Catalogue
from games.portas.cards import DECK, PLACES, without
from games.portas.rules import PASS
from ui import seats
from ui.table import Answer, Table, View
from ui.tables.portas import art
from ui.vdom import Node, classes, h


class PortasTable(Table):
    """Interface state: ``card``, the value picked from the hand, or nothing."""

    example = "4@14"

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        other = 1 - view.me
        return h(
            "div",
            {"class": "portas"},
            _seat(view, other, "far"),
            h(
                "div",
                {"class": "middle"},
                [_chest(view, place) for place in range(PLACES)],
                _treasures_to_come(view),
            ),
            _seat(view, view.me, "near"),
        )

    # -- what a touch means ---------------------------------------------------------------

    def interpret(self, view: View, action: str) -> "Answer | None":
        what, _, value = action.partition(":")
        if what == "card":
            return _pick(view, int(value))
        if what == "chest":
            return _place(view, int(value))
        if what == "pass" and view.legal == [PASS]:
            return Answer(move=PASS)
        return None

    def key(self, view: View, key: str) -> "Answer | None":
        if key in "123456" and len(key) == 1:
            hand = view.seen["hands"][view.seen["to_act"]]
            if int(key) in hand:
                return _pick(view, int(key))
            return Answer(say=view.t("portas.say.not-in-hand", card=key))
        if key == "Escape" and view.ui.get("card"):
            return Answer(ui={})
        return None

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        return [("1–6", t("portas.keys.digits"))]

    # -- in words -------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        if view.legal == [PASS]:
            return view.t("portas.prompt.pass")
        card = view.ui.get("card")
        if card:
            return view.t("portas.prompt.chest", card=card)
        return view.t("portas.prompt.card")

    def describe_move(
        self, t: Catalogue, names: "list[str]", before: "dict[str, Any]", move: str
    ) -> str:
        name = names[before["to_act"]]
        if move == PASS:
            return t("portas.log.pass", name=name)
        card, treasure, chest = _parts(before, move)
        left = chest["left"] - card
        if left:
            return t("portas.log.play", name=name, card=card, treasure=treasure, left=left)
        points = chest["by"][before["to_act"]] + card
        return t("portas.log.take", name=name, card=card, treasure=treasure, points=points)

    def describe(self, view: View) -> "list[str]":
        t, seen = view.t, view.seen
        lines = [
            _chest_words(view, chest, cards)
            for chest, cards in zip(seen["open"], seen["cards"])
            if chest
        ]
        for seat in (view.me, 1 - view.me):
            hand = " ".join([str(card) for card in seen["hands"][seat]]) or t("portas.nothing")
            lines.append(
                t(
                    "portas.say.hand",
                    name=view.names[seat],
                    hand=hand,
                    pile=seen["pile"][seat],
                    points=_points(seen, seat),
                )
            )
        return lines

    def scenes(self, before: "dict[str, Any]", move: str) -> "list[tuple[dict[str, Any], float]]":
        if move == PASS:
            return []
        card, treasure, chest = _parts(before, move)
        if chest["left"] != card:
            return []
        place = [c["treasure"] if c else 0 for c in before["open"]].index(treasure)
        seat = before["to_act"]
        by = list(chest["by"])
        by[seat] += card
        seen = dict(before)
        seen["open"] = _with(before["open"], place, {"treasure": treasure, "left": 0, "by": by})
        seen["cards"] = _with(before["cards"], place, before["cards"][place] + [[seat, card]])
        seen["hands"] = _with(before["hands"], seat, without(before["hands"][seat], [card]))
        return [({"seen": seen, "taken": treasure, "seat": seat}, 1.3)]

    def explain_result(self, view: View) -> Node:
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
                    h("td", {"class": "number"}, _points(view.seen, seat)),
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

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat])


def _with(items: "list[Any]", index: int, item: Any) -> "list[Any]":
    """``items`` with another member at ``index``."""
    return items[:index] + [item] + items[index + 1 :]


# -- actions ------------------------------------------------------------------------------


def _pick(view: View, card: int) -> Answer:
    """Pick ``card`` up, put it back if it was up, or say why it cannot be played."""
    if view.ui.get("card") == card:
        return Answer(ui={})
    targets = [move for move in view.legal if move.startswith(str(card) + "@")]
    if not targets:
        return Answer(say=view.t("portas.say.too-big", card=card))
    first = targets[0].partition("@")[2]
    return Answer(ui={"card": card}, focus="chest-" + first)


def _place(view: View, treasure: int) -> Answer:
    """Put the picked card on ``treasure``, or say what is missing."""
    card = view.ui.get("card")
    if not card:
        return Answer(say=view.t("portas.say.card-first"))
    move = str(card) + "@" + str(treasure)
    if move not in view.legal:
        left = [c["left"] for c in view.seen["open"] if c and c["treasure"] == treasure][0]
        return Answer(say=view.t("portas.say.does-not-fit", card=card, left=left))
    return Answer(move=move, ui={})


def _parts(before: "dict[str, Any]", move: str) -> "tuple[int, int, dict[str, Any]]":
    """Card, treasure and the chest it goes on, as it was before."""
    card, _, treasure = move.partition("@")
    chest = [c for c in before["open"] if c and c["treasure"] == int(treasure)][0]
    return int(card), int(treasure), chest


# -- parts of the picture -----------------------------------------------------------------


def _points(seen: "dict[str, Any]", seat: int) -> int:
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
                h("b", {}, _points(seen, seat)),
                " ",
                t("portas.points"),
            ),
            h("span", {"class": "shelf"}, _shelf(view, seat)),
        ),
        h(
            "div",
            {"class": "hand", "role": "group", "aria-label": t("portas.hand")},
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
    label = _chest_words(view, chest, cards)
    if card and fits:
        label += " " + view.t("portas.say.fits", card=card)
    elif card:
        label += " " + view.t("portas.say.does-not-fit", card=card, left=chest["left"])
    return label


def _chest_words(view: View, chest: "dict[str, Any]", cards: "list[Any]") -> str:
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
