"""KNOLLING as seen and touched; the parts of the picture have modules of their own."""

from typing import Any, Iterator

from core.catalogue import Catalogue
from games.knolling.seen import board
from games.knolling.state import FILL, FRAME, OVER, PLACE, TIDY, TO, UNHOLD
from ui import seats
from ui.parts import button, div, el, g, para, path, rect, span
from ui.pieces.changes import altered, ui
from ui.pieces.deeds import names
from ui.pieces.memo import Memo
from ui.table import Answer, Table, View
from ui.tables.knolling import deeds, desk, faces, hand, looking, others, photo, track, tray, words
from ui.tables.knolling.hand import Hand, holder
from ui.tables.knolling.looking import shown_seat
from ui.typed import lettered
from ui.vdom import Node, classes


class KnollingTable(Table):
    """Interface state: see `ui.tables.knolling.hand`.

    Beside it ``look`` (the seat whose area is shown), ``camera`` (the ``viewBox`` chosen by hand)
    and ``numbers`` (whether a finished photograph shows the count).
    """

    company = 3
    longest_link = 2000
    actions = names(looking.LOOKING, deeds.DOING, deeds.HANDLING)

    def __init__(self) -> None:
        self._memo = Memo()
        self._words: tuple[Any, Any, list[str]] | None = None

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        shown = shown_seat(view)
        over = view.seen["phase"] == OVER
        if view.scene is not None:
            middle = photo.counting(view)
        elif over and not view.active:
            middle = photo.gallery(view)
        else:
            middle = self._area(view, shown)
        return div(
            classes("knolling", over and "kn-over"),
            self._definitions(view),
            None if over or view.scene is not None else track.present(view, self._memo),
            div(
                "kn-middle",
                div("kn-main", middle),
                others.present(view, self._memo, shown),
                key="middle",
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
        return self._memo.get("definitions", numbers, self._drawn, numbers)

    def _drawn(self, numbers: "list[int]") -> Node:
        cards = [self._memo.get("card" + str(number), 0, _card, number) for number in numbers]
        drawn = el("defs", "", self._memo.get("patterns", 0, _patterns), cards)
        return el("svg", "kn-defs", drawn, key="defs", hidden="true", width=0, height=0)

    def _area(self, view: View, shown: int) -> Node:
        t = view.t
        side = board(view.seen).sides[shown]
        it = hand.hand(view) if shown == holder(view) else None
        # Somebody at this device could go on, were it not for looking at another's table.
        away = holder(view) not in (None, shown)
        cards = words.cards(t, len(side.placed))
        label = t("knolling.area", name=view.names[shown], cards=cards)
        whose = [seats.mark(shown), " ", el("b", "", view.names[shown]), " "]
        return div(
            classes("kn-area-box", away and "kn-looking"),
            div(
                "kn-view",
                desk.present(view, self._memo, side, it, label),
                para("kn-whose", whose, span("quiet", _occasion(view, shown))),
                self._memo.get("lens", t.language, tray.lens, t),
                reach="board",
            ),
            _way_back(t) if away else tray.present(view, it),
            key="area",
        )

    # -- what a touch means ---------------------------------------------------------------

    look = staticmethod(looking.look)

    def interpret(self, view: View, action: str) -> "Answer | None":
        found = looking.look(view, action)
        return found if found is not None else deeds.answer(view, action)

    def carried(self, ui: "dict[str, Any]", active: bool) -> "dict[str, Any]":
        own = ["x", "y", "r", "camera"] if "pick" in ui else []
        names = own if active else ["look"]
        return {name: ui[name] for name in names if name in ui}

    def later(self, view: View) -> "Iterator[Answer | None] | None":
        it = hand.hand(view)
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
        found = looking.look(view, "key:" + key)
        return found if found is not None else deeds.key(view, key)

    # -- in words -------------------------------------------------------------------------

    example = staticmethod(hand.example)
    describe_move = staticmethod(words.move)
    scenes = staticmethod(photo.scenes)
    explain_result = staticmethod(photo.result)

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        turn = [("k", t("knolling.keys.keep")), ("x", t("knolling.keys.hold"))]
        choice = [("c", t("knolling.keys.choose")), ("b", t("knolling.keys.best"))]
        lens = [("1–5", t("knolling.keys.look")), ("+ − 0", t("knolling.zoom"))]
        hand = [
            ("← ↑ → ↓", t("knolling.keys.arrows")),
            ("t", t("knolling.turn")),
            ("Enter", t("knolling.keys.enter")),
            ("Esc", t("knolling.keys.escape")),
        ]
        return hand + turn + choice + lens

    def prompt(self, view: View) -> str:
        t = view.t
        expect = view.seen["expect"]
        it = hand.hand(view)
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

    def describe(self, view: View) -> "list[str]":
        of = (view.t.language, view.names)
        if self._words is None or self._words[0] is not view.seen or self._words[1] != of:
            self._words = (view.seen, of, words.position(view))
        return self._words[2]

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat]["total"])

    def read_typed(self, view: View, text: str) -> str:
        # The stops are the only capital letters.
        out = lettered(text).replace(", ", ",")
        return out[:-1] + out[-1].upper() if out in ("to t", "to g") else out


# -- parts --------------------------------------------------------------------------------


def _patterns() -> Node:
    thread = "M-10 0H10M0 -10V10M90 0H110M0 90V110M100 -10V10M100 90V110M-10 100H10M90 100H110"
    cloth = rect("kn-cloth", faces.UNIT, faces.UNIT)
    grid = faces.tiled("kn-grid", faces.UNIT, cloth, path("kn-thread", thread))
    return g("", faces.patterns(), grid, key="patterns")


def _card(number: int) -> Node:
    return g("", faces.definitions(number), key=number)


def _way_back(t: Catalogue) -> Node:
    back = button("primary", "look:own", t("knolling.look.own"), id="look-own")
    return div("kn-tray", back, reach="act")


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
    effect, sides = it.effect, board(view.seen)
    assert effect is not None
    now = 0
    for found in sides.search(seat, it.side.look, it.side.table) if it.side.placed else ():
        now = found.worth if found is not None else 0
        yield None
    for best in sides.search(seat, effect.look, it.table):
        if best is None:
            yield None
            continue
        figure = {"of": it.place, "now": now, "worth": best.worth, "items": best.shot.items}
        yield Answer(ui=ui(view, figure=altered(figure, x=best.x, y=best.y)))


def _best_frame(view: View, it: Hand, seat: int) -> "Iterator[Answer | None]":
    """Where the camera's frame is best."""
    for best in board(view.seen).search(seat, it.side.look, it.side.table):
        yield Answer(ui=ui(view, x=best.x, y=best.y, r=0)) if best is not None else None
