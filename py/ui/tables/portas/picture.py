"""The picture of a PORTAS table, from what is seen to nodes."""

from typing import Any

from games.portas.cards import DECK, PLACES
from games.portas.rules import PASS
from ui import seats
from ui.parts import button, div, el, group, para, picture, rows, span
from ui.pieces.touch import touchable
from ui.pieces.words import listed
from ui.table import View
from ui.tables.portas import art
from ui.vdom import Node, classes


def table(view: View) -> Node:
    """Two chests between two open hands."""
    chests = [_chest(view, place) for place in range(PLACES)]
    return div(
        "portas",
        _seat(view, 1 - view.me, "far"),
        div(
            "middle",
            chests,
            _treasures_to_come(view),
            reach="act" if view.active else "board",
        ),
        _seat(view, view.me, "near"),
    )


def scores(view: View) -> Node:
    """The treasures of each seat and what they are worth."""
    t = view.t
    body = []
    for seat in (0, 1):
        taken = view.seen["taken"][seat]
        chests = [
            t("portas.result.chest", treasure=one["treasure"], points=one["points"])
            for one in taken
        ]
        name = seats.named(seat, view.names[seat])
        body.append([name, listed(t, chests) or t("portas.nothing"), points(view.seen, seat)])
    head = [t("result.player"), t("portas.result.chests"), t("result.points")]
    return rows("scores", t("portas.result.caption"), head, body)


def points(seen: "dict[str, Any]", seat: int) -> int:
    """Treasure points of ``seat``."""
    return sum([int(taken["points"]) for taken in seen["taken"][seat]])


# -- a seat -------------------------------------------------------------------------------


def _seat(view: View, seat: int, side: str) -> Node:
    seen, t = view.seen, view.t
    turn = seen["to_act"] == seat
    acting = view.active and turn and view.scene is None
    passes = acting and view.legal == [PASS]
    return el(
        "section",
        classes("seat", side, "owner" + str(seat), turn and "acting"),
        div(
            "seat-head",
            seats.mark(seat),
            span("seat-name", view.names[seat]),
            span("points", el("b", "", points(seen, seat)), " ", t("portas.points")),
            span("shelf", [_prize(view, taken) for taken in seen["taken"][seat]]),
        ),
        group(
            "hand",
            t("portas.hand"),
            _hand(view, seat, acting),
            passes and button("primary pass", "pass", t("portas.pass"), id="pass", cell="3,0"),
            reach="act" if acting else "hand",
        ),
        _pile(view, seat),
        label=t("portas.seat", name=view.names[seat]),
    )


def _hand(view: View, seat: int, acting: bool) -> "list[Node]":
    counts: dict[int, int] = {}
    cards: list[Node] = []
    picked = view.ui.get("card") if acting else None
    hint = view.hint if acting else ""
    assist = acting and view.option("assist")
    owner = "card owner" + str(seat)
    for column, value in enumerate(view.seen["hands"][seat]):
        copy = counts.get(value, 0)
        counts[value] = copy + 1
        name = _card_name(view, seat, value, copy)
        face = [span("value", value), art.pips(value)]
        label = view.t("portas.card", card=value)
        if not acting:
            cards.append(picture(owner, label, face, key=name[5:], flip=name))
            continue
        start = str(value) + "@"
        marks = {
            "id": name,
            "pressed": copy == 0 and picked == value,
            "off": not any(move.startswith(start) for move in view.legal),
            "cell": "3," + str(column),
        }
        style = classes(
            owner,
            marks["pressed"] and "picked",
            assist and marks["off"] and "dead",
            copy == 0 and hint.startswith(start) and "hinted",
        )
        do = "card:" + str(value)
        cards.append(button(style, do, face, key=name[5:], flip=name, label=label, **marks))
    return cards


def _card_name(view: View, seat: int, value: int, copy: int) -> str:
    """What a card is called wherever it goes; ``copy``: which of those of ``value`` left."""
    seen = view.seen
    left = list(seen["hands"][seat]) + list(seen["unseen"][seat])
    played = DECK.count(value) - left.count(value)
    return "card-" + str(seat) + "-" + str(value) + "-" + str(played + copy)


def _prize(view: View, taken: "dict[str, Any]") -> Node:
    """A treasure that was taken; a memory variant hides what it was worth."""
    treasure, worth = taken["treasure"], taken["points"]
    hidden = view.option("hide_used")
    label = view.t("portas.prize", treasure=treasure, points=worth)
    return picture(
        "prize",
        view.t("portas.prize-hidden") if hidden else label,
        art.chest(treasure, True),
        None if hidden else span("worth", "+" + str(worth)),
        key=treasure,
        flip="chest-" + str(treasure),
    )


def _pile(view: View, seat: int) -> Node:
    seen, t = view.seen, view.t
    size = span("pile-size", t("portas.pile", n=seen["pile"][seat]))
    if not view.option("assist") or view.option("hide_used"):
        return div("pile", size)
    counts = []
    for value in sorted(set(DECK)):
        n = seen["unseen"][seat].count(value)
        counts.append(span("may" if n else "may none", el("b", "", value), "×" + str(n)))
    return div("pile", size, span("mays", counts, label=t("portas.may-draw"), role="group"))


# -- the middle ---------------------------------------------------------------------------


def _treasures_to_come(view: View) -> Node:
    numbers = " ".join([str(n) for n in view.seen["unopened"]])
    text = view.t("portas.to-come", treasures=numbers) if numbers else view.t("portas.no-more")
    return para("to-come quiet", text)


def _chest(view: View, place: int) -> Node:
    chest, cards = view.seen["open"][place], view.seen["cards"][place]
    if not chest:
        return div("chest empty", view.t("portas.empty-place"), key=place)
    treasure = str(chest["treasure"])
    scene = view.scene if view.scene and view.scene["taken"] == chest["treasure"] else None
    acting = view.active and not scene
    card = view.ui.get("card", 0) if acting else 0
    fits = card != 0 and str(card) + "@" + treasure in view.legal
    assist = view.option("assist")
    flip = "chest-" + treasure
    marks = classes(
        scene and "taken owner" + str(scene["seat"]),
        fits and assist and "fits",
        card and not fits and assist and "refuses",
        view.active and view.hint.endswith("@" + treasure) and "hinted",
    )
    return touchable(
        "chest:" + treasure if acting else None,
        classes("chest", marks),
        {"off": not fits},
        span("for-ears", _chest_label(view, chest, cards, card, fits)),
        span("chest-icon", art.chest(chest["treasure"], bool(scene)), flip=flip, hidden="true"),
        _rail(view, chest, cards, card if fits and assist else 0, scene),
        _chest_foot(view, chest, card, fits, scene),
        still="div",
        key=str(place) + ":" + treasure,
        id=flip,
        cell=str(place) + ",0",
    )


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
    t, treasure = view.t, chest["treasure"]
    if not view.option("assist"):
        played = [view.names[seat] + " " + str(value) for seat, value in cards]
        listing = listed(t, played) or t("portas.nothing")
        return t("portas.say.cards", treasure=treasure, cards=listing)
    return t(
        "portas.say.chest",
        treasure=treasure,
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
        made_last = scene or (
            seat == view.last_seat and view.last == str(value) + "@" + str(chest["treasure"])
        )
        flip = None
        name = "block owner" + str(seat) + " w" + str(value)
        if made_last and index == len(cards) - 1:
            flip = _card_name(view, seat, value, -1)
            name += " last"
        cells.append(span(name, value, key="c" + str(index), flip=flip))
    left = chest["left"]
    ghostly = "cell ghost owner" + str(view.seen["to_act"])
    for i in range(left):
        name = ghostly if i < ghost else "cell"
        if i == left - 1:
            cells.append(span(name + " at-key", art.key(), key="f1"))
        else:
            cells.append(span(name, key="f" + str(left - i)))
    return span("rail n" + str(chest["treasure"]), cells, hidden="true")


def _chest_foot(view: View, chest: "dict[str, Any]", card: Any, fits: bool, scene: Any) -> Node:
    t, by, left = view.t, chest["by"], chest["left"]
    assist = view.option("assist")
    note = ""
    if scene:
        note = t("portas.takes", name=view.names[scene["seat"]], points=by[scene["seat"]])
    elif card and assist and not fits:
        note = t("portas.say.does-not-fit", card=card, left=left)
    elif assist and card == left:
        note = t("portas.would-take", points=by[view.seen["to_act"]] + card)
    carried = [span("owner" + str(seat), seats.named(seat, by[seat])) for seat in (0, 1)]
    return span(
        "chest-foot",
        span("left", t("portas.left"), " ", el("b", "", left)) if assist else None,
        span("note", note),
        span("carried", carried) if assist else None,
        hidden="true",
    )
