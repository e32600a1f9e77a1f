"""双六×宝探し as seen and touched: a map drawn by its players, and the master's voice."""

from typing import Any, Callable

from core.catalogue import Catalogue
from games.sugoroku import ways
from games.sugoroku.paths import STAY
from ui.parts import div, el, span
from ui.pieces import deeds
from ui.pieces.changes import ui
from ui.table import Answer, Table, View
from ui.tables.sugoroku import art, panel, pencil, plan, scenes, typed, words
from ui.tables.sugoroku.chart import Chart
from ui.vdom import Node, classes

_LETTERS = {"s": "sonar", "o": "open", "l": "leave", "f": "fight", "p": "peace"}
"""Keys that are moves."""

_PENCIL_KEYS = {"w": pencil.WALL, "t": pencil.CHEST, "n": pencil.NOTE, "Delete": pencil.ERASE}


# -- what a touch means -------------------------------------------------------------------


def _mover(move: str) -> "Callable[[View, str], Answer | None]":
    """Make ``move``, or say why it is not possible now."""
    return lambda view, _: deeds.attempt(view, move, lambda: words.refusal(view, move))


def _press(view: View, key: str) -> "Answer | None":
    """Keys that work at any time."""
    return pencil.flip(view, "rings") if key == "c" and view.seen["sonar_log"] else None


_DOING: deeds.Deeds = {move: _mover(move) for move in panel.MOVES}
_DOING.update({"over": plan.over, "sq": plan.tap})
_DOING.update({"step": plan.add, "back": plan.back, "go": plan.confirm})

_LOOKING: deeds.Deeds = {"switch": pencil.flip, "key": _press}


class SugorokuTable(Table):
    """The table of 双六×宝探し.

    Interface state: ``plan`` and ``ahead``, see `plan`; ``cursor`` and ``note``, the
    squares at which the pencil is and on which a note is being written. Kept: see `pencil`.
    """

    actions = deeds.names(_DOING, _LOOKING, pencil.DEEDS)

    def __init__(self) -> None:
        self._chart = Chart()

    def present(self, view: View) -> Node:
        return div(
            classes("sugoroku", "phase-" + view.seen["phase"], view.active and "active"),
            panel.players(view),
            div("board", self._chart.draw(view), _overlay(view), reach="board"),
            panel.deck(view),
            panel.tools(view),
        )

    def interpret(self, view: View, action: str) -> "Answer | None":
        found = deeds.act(_DOING, view, action)
        return found if found is not None else self.look(view, action)

    def look(self, view: View, action: str) -> "Answer | None":
        found = deeds.act(_LOOKING, view, action)
        return found if found is not None else pencil.act(view, action)

    def key(self, view: View, key: str) -> "Answer | None":
        if key == "e":
            return pencil.switch(view, pencil.WALL)
        found = _press(view, key)
        if found is None and pencil.tool(view):
            found = _pencil_key(view, key) if key not in _LETTERS else None
        elif found is None and plan.is_planning(view) and key not in _LETTERS:
            return _plan_key(view, key)
        if found is not None:
            return found
        move = "roll" if key == "Enter" and view.seen["phase"] == "roll" else _LETTERS.get(key)
        return deeds.act(_DOING, view, move) if move else None

    undo = staticmethod(plan.undo)
    redo = staticmethod(plan.redo)

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        path = [
            ("← ↑ → ↓", t("sugoroku.keys.plan")),
            ("Enter", t("sugoroku.keys.enter")),
            ("Backspace", t("sugoroku.act.back")),
            ("0", t("sugoroku.act.stay")),
        ]
        moves = [
            ("s", t("sugoroku.act.sonar")),
            ("o · l", t("sugoroku.keys.chest")),
            ("f · p", t("sugoroku.keys.fight")),
        ]
        map_ = [("c", t("sugoroku.switch.rings")), ("e", t("sugoroku.keys.pencil"))]
        return path + moves + map_

    # -- in words -------------------------------------------------------------------------

    example = staticmethod(plan.example)
    read_typed = staticmethod(typed.read_typed)
    prompt = staticmethod(words.prompt)
    describe = staticmethod(words.describe)
    describe_move = staticmethod(words.move)
    scenes = staticmethod(scenes.scenes)
    explain_result = staticmethod(words.result)

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat])


def _plan_key(view: View, key: str) -> "Answer | None":
    if key in plan.ARROWS:
        return plan.add(view, plan.ARROWS[key])
    if key == "Backspace":
        return plan.back(view)
    if key == "Escape" and plan.planned(view):
        return plan.with_plan(view, "")
    if key == "Enter":
        if plan.planned(view):
            return plan.confirm(view)
        return Answer(say=view.t("sugoroku.say.plan-first"))
    return Answer(move=STAY, ui={}) if key in ("0", "-") else None


def _pencil_key(view: View, key: str) -> "Answer | None":
    """The pencil moves with the arrows and draws with letters."""
    at = str(view.ui.get("cursor") or plan.start(view.seen))
    if key in plan.ARROWS:
        name = ways.beyond(view.seen["size"], at, plan.ARROWS[key])
        if not name:
            return Answer(say=view.t("sugoroku.say.edge"))
        mark = pencil.marks(view).get(name, "")
        told = name + " " + words.mark_text(view.t, mark) if mark else name
        return Answer(ui=ui(view, cursor=name), say=told)
    if key == "Escape":
        return pencil.take(view, "")
    if key == "Enter":
        return pencil.put(view, at)
    return pencil.draw(view, at, _PENCIL_KEYS[key]) if key in _PENCIL_KEYS else None


def _is_high_up(view: View) -> bool:
    """Whether what happens does so in the upper half of the map."""
    seat = (view.scene or {}).get("seat", view.last_seat)
    row = int(view.seen["pos"][seat][1:]) if type(seat) is int else 1
    return 2 * row <= int(view.seen["size"])


def _overlay(view: View) -> Node:
    """What is called out over the map, and the dice of a fight."""
    scene, seen = view.scene or {}, view.seen
    pair: tuple[int, ...] = ()
    dice = (0, 0)
    if scene.get("kind") == "fight":
        pair, dice = scene["fighters"], scene["dice"]
    elif seen["phase"] == "fight" and seen["to_act"] == "chance" and view.last_seat is not None:
        pair = (view.last_seat, seen["carrier"])
    text = words.banner(view)
    if not pair and not text:
        return div("overlay", key="overlay")
    fighters = [
        span("fighter owner" + str(seat), art.d6(dice[i], seat), span("", view.names[seat]), key=i)
        for i, seat in enumerate(pair)
    ]
    kind = str(scene.get("kind", ""))
    banner = div(
        classes("banner", kind, scene.get("true") and "good"),
        div("arena", fighters) if pair else None,
        el("strong", "", text) if text else None,
        key=kind or "rolling",
    )
    low = _is_high_up(view) and "low"
    return div(classes("overlay", low), banner, key="overlay", hidden="true")
