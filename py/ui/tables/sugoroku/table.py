"""双六×宝探し as seen and touched: a map drawn by its players, and the master's voice."""

from typing import Any

from core.catalogue import Catalogue
from games.sugoroku.board import OFF, board
from games.sugoroku.paths import STAY
from ui.table import Answer, Table, View
from ui.tables.sugoroku import art, panel, pencil, plan, scenes, words
from ui.tables.sugoroku.chart import Chart
from ui.vdom import Node, classes, h

_LETTERS = {
    "s": "sonar",
    "o": "open",
    "l": "leave",
    "f": "fight",
    "p": "peace",
}
"""Keys that are moves."""

_PENCIL_KEYS = {"w": pencil.WALL, "t": pencil.CHEST, "n": pencil.NOTE, "Delete": pencil.ERASE}

_WIDE = "下左右上↓←→↑ー―−"
_NARROW = "DLRUDLRU---"

_KANA = {"う": "u", "る": "ru", "づ": "du", "ぅ": "lu"}
"""What a Japanese keyboard makes of some letters of a path; ``っ`` doubles the one after it."""


class SugorokuTable(Table):
    """The table of 双六×宝探し.

    Interface state: ``plan`` and ``ahead``, see `plan`; ``cursor`` and ``note``, the
    squares at which the pencil is and on which a note is being written. Kept: see `pencil`.
    """

    example = "DRR"

    def __init__(self) -> None:
        self._chart = Chart()

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        return h(
            "div",
            {
                "class": classes(
                    "sugoroku", "phase-" + view.seen["phase"], "active" if view.active else ""
                )
            },
            panel.players(view),
            h(
                "div",
                {"class": "board", "data-reach": "board"},
                self._chart.draw(view),
                _overlay(view),
            ),
            panel.deck(view),
            panel.tools(view),
        )

    # -- what a touch means ---------------------------------------------------------------

    def interpret(self, view: View, action: str) -> "Answer | None":
        what, _, rest = action.partition(":")
        if what == "over" and plan.is_planning(view) and not pencil.tool(view):
            return plan.over(view, rest)
        if what == "sq" and plan.is_planning(view) and not pencil.tool(view):
            return plan.tap(view, rest)
        if what == "step" and plan.is_planning(view):
            return plan.add(view, rest)
        if what == "back" and plan.is_planning(view):
            return plan.back(view)
        if what == "go" and plan.is_planning(view):
            return plan.confirm(view)
        if what in panel.MOVES:
            return _move(view, what)
        return self.look(view, action)

    def look(self, view: View, action: str) -> "Answer | None":
        what, _, rest = action.partition(":")
        if what == "switch" and rest in pencil.SWITCHES:
            return pencil.flip(view, rest)
        if action == "key:c" and view.seen["sonar_log"]:
            return pencil.flip(view, "rings")
        if pencil.owner(view) is None or view.setup is not None:
            return None
        if what == "take":
            return pencil.take(view, "" if pencil.tool(view) else rest)
        if what == "tool":
            return pencil.take(view, rest) if rest != pencil.tool(view) else None
        if what == "note":
            at, _, text = rest.partition(":")
            return pencil.write(view, at, text)
        if what == "sq" and pencil.tool(view):
            return pencil.put(view, rest)
        return None

    def undo(self, view: View) -> "Answer | None":
        return plan.undo(view)

    def redo(self, view: View) -> "Answer | None":
        return plan.redo(view)

    def key(self, view: View, key: str) -> "Answer | None":
        if key == "e":
            return pencil.take(view, "" if pencil.tool(view) else pencil.WALL)
        if key == "c" and view.seen["sonar_log"]:
            return pencil.flip(view, "rings")
        if key in _LETTERS and len(key) == 1:
            return _move(view, _LETTERS[key])
        if pencil.tool(view):
            answer = _pencil_key(view, key)
            if answer is not None:
                return answer
        elif plan.is_planning(view):
            return _plan_key(view, key)
        if key == "Enter" and view.seen["phase"] == "roll":
            return _move(view, "roll")
        return None

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        return [
            ("← ↑ → ↓", t("sugoroku.keys.plan")),
            ("Enter", t("sugoroku.keys.enter")),
            ("Backspace", t("sugoroku.act.back")),
            ("0", t("sugoroku.act.stay")),
            ("s", t("sugoroku.act.sonar")),
            ("o · l", t("sugoroku.keys.chest")),
            ("f · p", t("sugoroku.keys.fight")),
            ("c", t("sugoroku.switch.rings")),
            ("e", t("sugoroku.keys.pencil")),
        ]

    def read_typed(self, view: View, text: str) -> str:
        out = ""
        for char in text.strip():
            if char in _WIDE:
                out += _NARROW[_WIDE.find(char)]
            elif "！" <= char <= "～":
                out += chr(ord(char) - 0xFEE0)
            elif char not in (" ", "\u3000"):
                out += char
        out = out.lower()
        said = text.lower().replace(" ", "").replace("\u3000", "")
        for name in panel.MOVES + ("stay",):
            if out == name or said == view.t("sugoroku.act." + name).lower().replace(" ", ""):
                return STAY if name == "stay" else name
        return _unkana(out).upper()

    # -- in words -------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        return words.prompt(view)

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
        return words.describe(view)

    def scenes(
        self, before: "dict[str, Any]", move: str, after: "dict[str, Any]"
    ) -> "list[tuple[dict[str, Any], float]]":
        return scenes.scenes(before, move, after)

    def explain_result(self, view: View) -> Node:
        t, seen = view.t, view.seen
        said = [t("sugoroku.result.rounds", n=seen["round"])]
        if view.setup is not None:
            said.append(t("sugoroku.result.true", at=view.setup["true"]))
        if seen["carrier"] is None:
            said.append(t("sugoroku.result.unfound"))
        return h(
            "div",
            {},
            h("p", {}, words.together(t, said)),
            h("p", {"class": "quiet"}, t("sugoroku.result.replay")),
        )

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat])


def _unkana(text: str) -> str:
    """A path as it was meant, where the keyboard turned letters into kana."""
    out = ""
    doubled = 0
    for char in text:
        if char == "っ":
            doubled += 1
        else:
            letters = _KANA.get(char, char)
            out += letters[0] * doubled + letters
            doubled = 0
    return out


def _move(view: View, move: str) -> "Answer | None":
    """Make ``move``, or say why it is not possible now."""
    if move in view.legal:
        return Answer(move=move, ui={})
    t, seen = view.t, view.seen
    if move == "sonar":
        if seen["carrier"] is not None:
            return Answer(say=t("sugoroku.say.sonar-late"))
        if seen["sonar_used"][seen["to_act"]]:
            return Answer(say=t("sugoroku.say.sonar-used"))
        if len(seen["found"]) == seen["chests"]:
            return Answer(say=t("sugoroku.say.sonar-nothing"))
        return Answer(say=t("sugoroku.say.sonar-not-now"))
    if move == "roll":
        return Answer(say=t("sugoroku.say.rolled"))
    if move in ("open", "leave"):
        return Answer(say=t("sugoroku.say.no-chest"))
    return Answer(say=t("sugoroku.say.no-fight"))


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
    if key in ("0", "-"):
        return Answer(move="-", ui={})
    return None


def _pencil_key(view: View, key: str) -> "Answer | None":
    """The pencil moves with the arrows and draws with letters."""
    squares = board(view.seen["size"])
    at = str(view.ui.get("cursor") or plan.start(view.seen))
    if key in plan.ARROWS:
        step = squares.step(squares.square(at), plan.ARROWS[key])
        if step == OFF:
            return Answer(say=view.t("sugoroku.say.edge"))
        ui = dict(view.ui)
        ui["cursor"] = squares.names[step]
        return Answer(ui=ui, say=_told(view, squares.names[step]))
    if key == "Escape":
        return pencil.take(view, "")
    if key == "Enter":
        return pencil.put(view, at)
    if key in _PENCIL_KEYS:
        return pencil.draw(view, at, _PENCIL_KEYS[key])
    return None


def _told(view: View, at: str) -> str:
    mark = pencil.marks(view).get(at, "")
    return at + (" " + words.mark_text(view.t, mark) if mark else "")


def _is_high_up(view: View) -> bool:
    """Whether what happens does so in the upper half of the map."""
    seat = (view.scene or {}).get("seat", view.last_seat)
    row = int(view.seen["pos"][seat][1:]) if type(seat) is int else 1
    return 2 * row <= int(view.seen["size"])


def _overlay(view: View) -> Node:
    """What is called out over the map, and the dice of a fight."""
    scene, seen = view.scene or {}, view.seen
    pair: tuple[int, int] | None = None
    dice = (0, 0)
    if scene.get("kind") == "fight":
        pair, dice = scene["fighters"], scene["dice"]
    elif seen["phase"] == "fight" and seen["to_act"] == "chance" and view.last_seat is not None:
        pair = (view.last_seat, seen["carrier"])
    text = words.banner(view)
    if pair is None and not text:
        return h("div", {"class": "overlay", "key": "overlay"})
    return h(
        "div",
        {
            "class": classes("overlay", "low" if _is_high_up(view) else ""),
            "key": "overlay",
            "aria-hidden": "true",
        },
        h(
            "div",
            {
                "class": classes(
                    "banner", str(scene.get("kind", "")), "good" if scene.get("true") else ""
                ),
                "key": str(scene.get("kind", "rolling")),
            },
            h(
                "div",
                {"class": "arena"},
                [
                    h(
                        "span",
                        {"class": "fighter owner" + str(seat), "key": i},
                        art.d6(dice[i], seat, "" if dice[i] else "rolling"),
                        h("span", {}, view.names[seat]),
                    )
                    for i, seat in enumerate(pair)
                ],
            )
            if pair
            else None,
            h("strong", {}, text) if text else None,
        ),
    )
