"""PORTAS as seen and touched: two chests between two open hands."""

from typing import Any

from core.catalogue import Catalogue
from games.portas.cards import without
from games.portas.rules import PASS
from ui.pieces import deeds
from ui.pieces.changes import altered, swapped
from ui.pieces.scenes import moment
from ui.table import Answer, Scenes, Seen, Table, View
from ui.tables.portas import picture
from ui.vdom import Node

# -- actions ------------------------------------------------------------------------------


def _pick(view: View, value: str) -> Answer:
    """Pick a card up, put it back if it was up, or say why it cannot be played."""
    if view.ui.get("card") == int(value):
        return Answer(ui={})
    targets = [move for move in view.legal if move.startswith(value + "@")]
    if not targets:
        return Answer(say=view.t("portas.say.too-big", card=value))
    return Answer(ui={"card": int(value)}, focus="chest-" + targets[0].partition("@")[2])


def _place(view: View, treasure: str) -> Answer:
    """Put the picked card on ``treasure``, or say what is missing."""
    card = view.ui.get("card")
    if not card:
        return Answer(say=view.t("portas.say.card-first"))
    left = _on(view.seen, treasure)["left"]
    why = view.t("portas.say.does-not-fit", card=card, left=left)
    return deeds.attempt(view, str(card) + "@" + treasure, lambda: why)


def _pass(view: View, _value: str) -> "Answer | None":
    return Answer(move=PASS) if view.legal == [PASS] else None


_DEEDS: deeds.Deeds = {"card": _pick, "chest": _place, "pass": _pass}


# -- the table ----------------------------------------------------------------------------


class PortasTable(Table):
    """Interface state: ``card``, the value picked from the hand, or nothing."""

    actions = deeds.names(_DEEDS)

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        return picture.table(view)

    # -- what a touch means ---------------------------------------------------------------

    def interpret(self, view: View, action: str) -> "Answer | None":
        return deeds.act(_DEEDS, view, action)

    def key(self, view: View, key: str) -> "Answer | None":
        if key in "123456" and len(key) == 1:
            if int(key) in view.seen["hands"][view.seen["to_act"]]:
                return _pick(view, key)
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
        self, t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen
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
            picture.chest_words(view, chest, cards)
            for chest, cards in zip(seen["open"], seen["cards"])
            if chest
        ]
        for seat in (view.me, 1 - view.me):
            hand = " ".join([str(card) for card in seen["hands"][seat]]) or t("portas.nothing")
            pile, points = seen["pile"][seat], picture.points(seen, seat)
            name = view.names[seat]
            lines.append(t("portas.say.hand", name=name, hand=hand, pile=pile, points=points))
        return lines

    def scenes(self, before: Seen, move: str, after: Seen) -> Scenes:
        if move == PASS:
            return []
        card, treasure, chest = _parts(before, move)
        if chest["left"] != card:
            return []
        place = [c["treasure"] if c else 0 for c in before["open"]].index(treasure)
        seat = before["to_act"]
        emptied = altered(chest, left=0, by=swapped(chest["by"], seat, chest["by"][seat] + card))
        laid = before["cards"][place] + [[seat, card]]
        seen = altered(
            before,
            open=swapped(before["open"], place, emptied),
            cards=swapped(before["cards"], place, laid),
            hands=swapped(before["hands"], seat, without(before["hands"][seat], [card])),
        )
        return [moment(seen, 1.3, taken=treasure, seat=seat)]

    def explain_result(self, view: View) -> Node:
        return picture.scores(view)

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat])


def _on(seen: Seen, treasure: str) -> "dict[str, Any]":
    """The open chest with the number ``treasure``."""
    found: dict[str, Any] = [c for c in seen["open"] if c and c["treasure"] == int(treasure)][0]
    return found


def _parts(before: Seen, move: str) -> "tuple[int, int, dict[str, Any]]":
    """Card, treasure and the chest it goes on, as it was before."""
    card, _, treasure = move.partition("@")
    return int(card), int(treasure), _on(before, treasure)
