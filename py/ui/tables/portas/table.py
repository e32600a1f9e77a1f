"""PORTAS as seen and touched: two chests between two open hands."""

from typing import Any

from core.catalogue import Catalogue
from games.portas.cards import without
from games.portas.rules import PASS
from ui.table import Answer, Table, View
from ui.tables.portas import picture
from ui.vdom import Node


class PortasTable(Table):
    """Interface state: ``card``, the value picked from the hand, or nothing."""

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        return picture.table(view)

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
        self,
        t: Catalogue,
        names: "list[str]",
        before: "dict[str, Any]",
        move: str,
        after: "dict[str, Any]",
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
            lines.append(
                t(
                    "portas.say.hand",
                    name=view.names[seat],
                    hand=hand,
                    pile=seen["pile"][seat],
                    points=picture.points(seen, seat),
                )
            )
        return lines

    def scenes(
        self, before: "dict[str, Any]", move: str, after: "dict[str, Any]"
    ) -> "list[tuple[dict[str, Any], float]]":
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
        return picture.scores(view)

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
