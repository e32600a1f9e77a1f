"""KNOLLING as seen and touched; the parts of the picture have modules of their own."""

from typing import Any, Iterator

from core.catalogue import Catalogue
from games.knolling.state import FILL, FRAME, OVER, PLACE, TIDY, TO, UNHOLD
from ui import seats
from ui.table import Answer, Table, View, halfwidth
from ui.tables.knolling import deeds, desk, faces, others, photo, track, tray, words
from ui.tables.knolling.board import Side, board, composed, search
from ui.tables.knolling.hand import Hand, hand, holder
from ui.tables.knolling.memo import Memo
from ui.vdom import Node, classes, h


class KnollingTable(Table):
    """Interface state: see `ui.tables.knolling.hand`.

    Beside it ``look`` (the seat whose area is shown), ``camera`` (the ``viewBox`` chosen by hand)
    and ``numbers`` (whether a finished photograph shows the count).
    """

    example = "place 3,-1,2"
    company = 3
    longest_link = 2000

    def __init__(self) -> None:
        self._memo = Memo()
        self._words: tuple[Any, Any, list[str]] | None = None

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        shown = _shown(view)
        own = shown == holder(view)
        it = hand(view) if own else None
        sides = board(view.seen)
        over = view.seen["phase"] == OVER
        if view.scene is not None:
            middle = photo.counting(view)
        elif over and not view.active:
            middle = photo.gallery(view)
        else:
            middle = self._area(view, shown, sides.sides[shown], it)
        return h(
            "div",
            {"class": classes("knolling", "kn-over" if over else "")},
            self._definitions(view),
            None if over or view.scene is not None else track.present(view, self._memo),
            h(
                "div",
                {"class": "kn-middle", "key": "middle"},
                h("div", {"class": "kn-main"}, middle),
                others.present(view, self._memo, shown),
            ),
        )

    def _definitions(self, view: View) -> Node:
        """The cards that have been seen, drawn once, out of sight."""
        seen = view.seen
        numbers = [card for card in seen["track"].values() if card]
        for area in seen["areas"]:
            numbers += [card["id"] for card in area]
        for held in seen["held"]:
            numbers += held
        if seen["taken"]:
            numbers.append(seen["taken"])
        numbers.sort()
        return self._memo.get("definitions", numbers, lambda: self._drawn(numbers))

    def _drawn(self, numbers: "list[int]") -> Node:
        return h(
            "svg",
            {"class": "kn-defs", "key": "defs", "aria-hidden": "true", "width": 0, "height": 0},
            h(
                "defs",
                {},
                self._memo.get("patterns", 0, _patterns),
                [self._memo.get("card" + str(number), 0, _drawn, number) for number in numbers],
            ),
        )

    def _area(self, view: View, shown: int, side: Side, it: "Hand | None") -> Node:
        t = view.t
        # Somebody at this device could go on, were it not for looking at another's table.
        away = holder(view) not in (None, shown)
        label = t(
            "knolling.area",
            name=view.names[shown],
            cards=words.cards(t, len(side.placed)),
        )
        return h(
            "div",
            {"class": classes("kn-area-box", "kn-looking" if away else ""), "key": "area"},
            h(
                "div",
                {"class": "kn-view", "data-reach": "board"},
                desk.present(view, self._memo, side, it, label),
                h(
                    "p",
                    {"class": "kn-whose"},
                    seats.mark(shown),
                    " ",
                    h("b", {}, view.names[shown]),
                    " ",
                    h("span", {"class": "quiet"}, _occasion(view, shown)),
                ),
                tray.lens(view),
            ),
            tray.present(view, it)
            if not away
            else h(
                "div",
                {"class": "kn-tray", "data-reach": "act"},
                h(
                    "button",
                    {"class": "primary", "do": "look:own", "id": "look-own"},
                    t("knolling.look.own"),
                ),
            ),
        )

    # -- what a touch means ---------------------------------------------------------------

    def interpret(self, view: View, action: str) -> "Answer | None":
        looking = self.look(view, action)
        if looking is not None:
            return looking
        return deeds.answer(view, hand(view), action)

    def look(self, view: View, action: str) -> "Answer | None":
        return deeds.look(view, _shown(view), action)

    def carried(self, ui: "dict[str, Any]", active: bool) -> "dict[str, Any]":
        kept: dict[str, Any] = {}
        names = ["x", "y", "r", "camera"] if "pick" in ui else []
        if not active:
            names = ["look"]
        for name in names:
            if name in ui:
                kept[name] = ui[name]
        return kept

    def later(self, view: View) -> "Iterator[Answer | None] | None":
        it = hand(view)
        seat = holder(view)
        if it is None or seat is None:
            return None
        if it.kind == FRAME:
            return _best_frame(view, it, seat) if "x" not in view.ui else None
        figure = view.ui.get("figure")
        if not it.card or not it.fits or (figure and figure["of"] == it.place):
            return None
        return _figure(view, it, seat)

    def key(self, view: View, key: str) -> "Answer | None":
        looking = self.look(view, "key:" + key)
        if looking is not None:
            return looking
        return deeds.key(view, hand(view), key)

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        return [
            ("← ↑ → ↓", t("knolling.keys.arrows")),
            ("t", t("knolling.turn")),
            ("Enter", t("knolling.keys.enter")),
            ("Esc", t("knolling.keys.escape")),
            ("k", t("knolling.keys.keep")),
            ("x", t("knolling.keys.hold")),
            ("c", t("knolling.keys.choose")),
            ("b", t("knolling.keys.best")),
            ("1–5", t("knolling.keys.look")),
            ("+ − 0", t("knolling.zoom")),
        ]

    # -- in words -------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        t = view.t
        expect = view.seen["expect"]
        it = hand(view)
        if expect == TO:
            return t("knolling.prompt.to.picked" if view.ui.get("pick") else "knolling.prompt.to")
        if expect in (TIDY, UNHOLD) and it is None:
            return t("knolling.prompt." + expect)
        if expect in (PLACE, TIDY, UNHOLD, FILL) and it is not None and it.is_down:
            return t("knolling.prompt.confirm")
        if expect == PLACE and it is not None and not it.table.placed:
            return t("knolling.prompt.place.first")
        if expect in (TIDY, UNHOLD):
            return t("knolling.prompt.place")
        return t("knolling.prompt." + str(expect))

    def describe_move(
        self,
        t: Catalogue,
        names: "list[str]",
        before: "dict[str, Any]",
        move: str,
        after: "dict[str, Any]",
    ) -> str:
        return words.move(t, names, before, move, after)

    def describe(self, view: View) -> "list[str]":
        of = (view.t.language, view.names)
        if self._words is None or self._words[0] is not view.seen or self._words[1] != of:
            self._words = (view.seen, of, words.position(view))
        return self._words[2]

    def scenes(
        self, before: "dict[str, Any]", move: str, after: "dict[str, Any]"
    ) -> "list[tuple[dict[str, Any], float]]":
        return photo.scenes(before, after) if before["expect"] == FRAME else []

    def explain_result(self, view: View) -> Node:
        return photo.result(view)

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat]["total"])

    def read_typed(self, view: View, text: str) -> str:
        # The stops are the only capital letters.
        out = " ".join(halfwidth(text.strip()).lower().replace(", ", ",").split())
        return out[:-1] + out[-1].upper() if out in ("to t", "to g") else out


# -- parts --------------------------------------------------------------------------------


def _shown(view: View) -> int:
    """The seat whose area is shown large."""
    seat = view.ui.get("look")
    if seat is None:
        seat = view.last_seat if view.looking else holder(view)
    return view.me if seat is None else int(seat)


def _patterns() -> Node:
    grid = h(
        "pattern",
        {
            "id": "kn-grid",
            "width": faces.UNIT,
            "height": faces.UNIT,
            "patternUnits": "userSpaceOnUse",
        },
        h("rect", {"class": "kn-cloth", "width": faces.UNIT, "height": faces.UNIT}),
        h(
            "path",
            {
                "class": "kn-thread",
                "d": "M-10 0H10M0 -10V10M90 0H110M0 90V110"
                "M100 -10V10M100 90V110M-10 100H10M90 100H110",
            },
        ),
    )
    return h("g", {"key": "patterns"}, faces.patterns(), grid)


def _drawn(number: int) -> Node:
    return h("g", {"key": number}, faces.definitions(number))


def _occasion(view: View, shown: int) -> str:
    """Why this area is shown: whose turn it is, who is asked to tidy after whom."""
    t, seen = view.t, view.seen
    expect, actor = seen["expect"], seen["actor"]
    if view.looking:
        return ""
    if shown != seen["to_act"]:
        return t("knolling.occasion.look") if holder(view) is not None else ""
    if expect in (TIDY, FILL) and actor != shown:
        return t("knolling.occasion.after." + expect, name=view.names[actor])
    return t("knolling.occasion." + str(expect))


# -- what takes longer --------------------------------------------------------------------


def _figure(view: View, it: Hand, seat: int) -> "Iterator[Answer | None]":
    """The best photograph with the card in hand laid, and without it."""
    sides = board(view.seen)
    yield from sides.survey(seat)
    rivals = sides.rivals(seat)
    now = 0
    if it.side.placed:
        for found in search(it.side.look, it.side.table, rivals):
            if found is not None:
                now = found.worth
            yield None
    effect = it.effect
    assert effect is not None
    for found in search(effect.look, it.table, rivals):
        if found is None:
            yield None
            continue
        best = composed(effect.look, it.table, found)
        ui = dict(view.ui)
        ui["figure"] = {
            "of": it.place,
            "x": best.x,
            "y": best.y,
            "items": best.shot.items,
            "worth": best.worth,
            "now": now,
        }
        yield Answer(ui=ui)


def _best_frame(view: View, it: Hand, seat: int) -> "Iterator[Answer | None]":
    """Where the camera's frame is best."""
    sides = board(view.seen)
    yield from sides.survey(seat)
    for found in search(it.side.look, it.side.table, sides.rivals(seat)):
        if found is None:
            yield None
            continue
        best = composed(it.side.look, it.side.table, found)
        ui = dict(view.ui)
        ui.update({"x": best.x, "y": best.y, "r": 0})
        yield Answer(ui=ui)
