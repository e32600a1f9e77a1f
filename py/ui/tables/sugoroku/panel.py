"""Beside the map: the players, the die, what can be done, the pencil and the switches."""

from typing import Any

from games.sugoroku.paths import STAY
from ui import seats
from ui.parts import button, div, el, group, para, span
from ui.pieces.tools import hinted, tool
from ui.table import View
from ui.tables.sugoroku import art, ground, pencil, plan, scenes, words
from ui.vdom import Node, classes

MOVES = ("roll", "sonar", "open", "leave", "fight", "peace")
"""Moves with a button of their own."""


def players(view: View) -> Node:
    """Everybody with what is to be known of them."""
    seen = view.seen
    everybody = [_player(view, seat) for seat in range(len(seen["pos"]))]
    counts = view.t(
        "sugoroku.counts",
        found=len(seen["found"]),
        chests=seen["chests"],
        known=len(seen["known_walls"]),
        walls=seen["walls"],
    )
    return div(
        "crowd",
        el("ul", "players n" + str(len(everybody)), everybody),
        para("round quiet", words.round_(view), " · ", counts),
    )


def _player(view: View, seat: int) -> Node:
    acts = seat == scenes.on_stage(view) and view.seen["phase"] != "over"
    flags = [
        span("flag " + flag, art.sign(flag), span("unseen", said), key=flag, title=said)
        for flag, said in words.flags(view, seat)
    ]
    digit = el("b", "digit", seat + 1)
    name = classes("player", "owner" + str(seat), acts and "acting")
    return el("li", name, seats.mark(seat), digit, _name(view, seat), flags, key=seat)


def _name(view: View, seat: int) -> "list[Node]":
    """A player's name.

    In narrow places, beside sign and number, a computer's level does, and a figure for a person
    without a name.
    """
    name = view.names[seat]
    player = view.players[seat] if seat < len(view.players) else None
    if player is None or player.name or (player.is_human and len(view.people) < 2):
        return [span("player-name", name)]
    if player.is_human:
        return [span("player-name", name), span("figure", art.sign("person"), title=name)]
    level = view.t("level." + player.level)
    return [span("player-name wide", name), span("player-name narrow", level, title=name)]


# -- what can be done ---------------------------------------------------------------------


def deck(view: View) -> Node:
    """The die and the actions of this moment."""
    seen = view.seen
    if seen["phase"] == "over":
        return div("deck done")
    rolls = seen["phase"] == "roll" and seen["to_act"] == "chance"
    landed = view.last.startswith("d4=") and view.scene is None
    label = view.t("sugoroku.die-shows", n=seen["die"]) if seen["die"] else view.t("sugoroku.die")
    die = art.d4(seen["die"], rolls and "rolling", landed and "landed")
    shown = div("die-box", die, role="img", label=label)
    return div("deck", shown, div("acts", _acts(view)), reach="act")


def _button(view: View, name: str, *more: Any, column: int = 0) -> Node:
    return button(
        classes("act", hinted(view, name), *more),
        name,
        view.t("sugoroku.act." + name),
        key=name,
        id="act-" + name,
        cell="90," + str(column),
    )


def _acts(view: View) -> Any:
    phase = view.seen["phase"]
    if not view.active:
        return _waiting(view)
    if phase == "roll":
        return [_button(view, "roll", "primary"), _sonar(view)]
    if phase == "chest":
        return [_button(view, "open", "primary"), _button(view, "leave", column=1)]
    if phase == "fight":
        return [_button(view, "fight", "primary"), _button(view, "peace", column=1)]
    return _steering(view)


def _waiting(view: View) -> Node:
    """Nothing to do here: what is going on, for the eye alone, as the status line says it too."""
    seat = scenes.on_stage(view)
    if type(seat) is not int or view.seen["phase"] == "over":
        return para("quiet waiting")
    return para("quiet waiting", seats.named(seat, view.names[seat]))


def _sonar(view: View) -> Node:
    return button(
        classes("act sonar", hinted(view, "sonar")),
        "sonar",
        art.sign("sonar"),
        " ",
        view.t("sugoroku.act.sonar"),
        off="sonar" not in view.legal,
        key="sonar",
        id="act-sonar",
        cell="90,1",
    )


def _steering(view: View) -> "list[Node]":
    """Buttons for a path: the four directions, a step back, and walking."""
    t = view.t
    steps = len(plan.planned(view))
    ways = (("left", "L"), ("up", "U"), ("down", "D"), ("right", "R"))
    steers = [
        _steer(way, "step:" + letter, "step-" + letter, t("sugoroku.act.step-" + letter))
        for way, letter in ways
    ]
    go = button(
        classes("act", steps and "primary", "" if steps else hinted(view, STAY)),
        "go",
        t("sugoroku.act.go", steps=steps, n=view.seen["die"]) if steps else t("sugoroku.act.stay"),
        key="go",
        id="act-go",
        cell="90,0",
    )
    back = _steer("back", "back", "step-back", t("sugoroku.act.back"), off=not steps)
    return [
        div("go-row", go, _sonar(view) if "sonar" in view.legal else None, key="go-row"),
        div("steers", steers, back, key="steers"),
    ]


def _steer(way: str, do: str, name: str, label: str, off: bool = False) -> Node:
    return tool("steer", do, label, art.SIGNS[way], off=off, key=way, id=name)


# -- pencil and switches ------------------------------------------------------------------


def tools(view: View) -> Node:
    """What can be switched on, and the pencil."""
    t, seen = view.t, view.seen
    over = pencil.revealed(view) is not None
    shown = [_switch(view, "rings", "sonar")] if seen["sonar_log"] else []
    if view.option("assist") and not over and seen["carrier"] is None:
        shown.append(_switch(view, "hatch", "none"))
    if over:
        shown.append(_switch(view, "map", "map"))
        shown.append(_switch(view, "heat", "heat"))
    held = pencil.tool(view)
    if not over and pencil.owner(view) is not None:
        do = "take:" + (held or pencil.WALL)
        shown.append(_toggle("pencil", "tool-", do, "pencil", bool(held), t("sugoroku.pencil")))
    return div(
        "map-tools",
        group("switches", t("sugoroku.tools"), shown),
        _case(view, held) if held else None,
        _thought(view) if over else None,
    )


def _switch(view: View, name: str, sign: str) -> Node:
    label = view.t("sugoroku.switch." + name)
    return _toggle(name, "tool-", "switch:" + name, sign, pencil.is_on(view, name), label)


def _toggle(name: str, kind: str, do: str, sign: str, on: bool, label: str) -> Node:
    look = "small toggle on" if on else "small toggle"
    return button(look, do, art.sign(sign), " ", label, pressed=on, key=name, id=kind + name)


_CASE = {pencil.WALL: "wall", pencil.CHEST: "treasure", pencil.NOTE: "note", pencil.ERASE: "erase"}


def _case(view: View, held: str) -> Node:
    """The pencil case: what to draw, and the field for a note."""
    t = view.t
    tools = [
        _toggle(
            tool, "pencil-", "tool:" + tool, _CASE[tool], tool == held, t("sugoroku.pencil." + tool)
        )
        for tool in pencil.TOOLS
    ]
    return group("pencil-case", t("sugoroku.pencil"), tools, _note_field(view))


def _note_field(view: View) -> "Node | None":
    at = str(view.ui.get("note", ""))
    if not at:
        return None
    mark = pencil.marks(view).get(at, "")
    field = el(
        "input",
        "",
        id="note",
        do="note:" + at,
        value=mark[1:] if mark.startswith("=") else "",
        maxlength=pencil.LONGEST_NOTE,
        autocomplete="off",
    )
    label = span("", view.t("sugoroku.pencil.note-at", at=at))
    return el("label", "note-field", label, field, key="note-" + at)


def _in_words(view: View) -> str:
    """The move that the note is about, named as on its button where it has one."""
    move = str(view.note.get("move", "")) if view.note else ""
    name = "stay" if move == STAY else move
    return view.t("sugoroku.act." + name) if name in MOVES + ("stay",) else move


def _thought(view: View) -> "Node | None":
    """What the computer player to act in this position thought; under the heat map."""
    t = view.t
    seat = view.seen["to_act"]
    if view.note is None or type(seat) is not int or type(view.note.get("params")) is not dict:
        if not pencil.is_on(view, "heat"):
            return None
        known = bool(ground.belief(view))
        return para("quiet thought", t("sugoroku.heat-help" if known else "sugoroku.heat-none"))
    why = t("sugoroku.why." + str(view.note.get("why", "")), **view.note["params"])
    said = t("sugoroku.thought", name=view.names[seat], move=_in_words(view), why=why)
    return para("thought", seats.named(seat, said), id="thought")
