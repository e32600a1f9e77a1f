"""Beside the map: the players, the die, what can be done, the pencil and the switches."""

from typing import Any

from games.sugoroku.paths import STAY
from ui import seats
from ui.table import View
from ui.tables.sugoroku import art, chart, pencil, plan, words
from ui.vdom import Node, classes, h

MOVES = ("roll", "sonar", "open", "leave", "fight", "peace")
"""Moves with a button of their own."""


def players(view: View) -> Node:
    """Everybody with what is to be known of them."""
    seen = view.seen
    scene = view.scene or {}
    acting = scene.get("seat", seen["to_act"])
    if acting == "chance":
        acting = view.last_seat
    return h(
        "div",
        {"class": "crowd"},
        h(
            "ul",
            {"class": classes("players", "n" + str(len(seen["pos"])))},
            [
                h(
                    "li",
                    {
                        "key": seat,
                        "class": classes(
                            "player",
                            "owner" + str(seat),
                            "acting" if seat == acting and seen["phase"] != "over" else "",
                        ),
                    },
                    seats.mark(seat),
                    h("b", {"class": "digit"}, seat + 1),
                    _name(view, seat),
                    [
                        h(
                            "span",
                            {"key": flag, "class": "flag " + flag, "title": said},
                            art.sign(flag),
                            h("span", {"class": "unseen"}, said),
                        )
                        for flag, said in words.flags(view, seat)
                    ],
                )
                for seat in range(len(seen["pos"]))
            ],
        ),
        h("p", {"class": "round quiet"}, words.round_(view), " · ", _counts(view)),
    )


def _name(view: View, seat: int) -> "list[Node]":
    """A player's name.

    In narrow places, beside sign and number, a computer's level does, and a figure for a person
    without a name.
    """
    name = view.names[seat]
    player = view.players[seat] if seat < len(view.players) else None
    if player and player.is_human and not player.name and len(view.people) > 1:
        return [
            h("span", {"class": "player-name"}, name),
            h("span", {"class": "figure", "title": name}, art.sign("person")),
        ]
    if player is None or player.is_human or player.name:
        return [h("span", {"class": "player-name"}, name)]
    return [
        h("span", {"class": "player-name wide"}, name),
        h("span", {"class": "player-name narrow", "title": name}, view.t("level." + player.level)),
    ]


def _counts(view: View) -> str:
    seen = view.seen
    return view.t(
        "sugoroku.counts",
        found=len(seen["found"]),
        chests=seen["chests"],
        known=len(seen["known_walls"]),
        walls=seen["walls"],
    )


# -- what can be done ---------------------------------------------------------------------


def deck(view: View) -> Node:
    """The die and the actions of this moment."""
    if view.seen["phase"] == "over":
        return h("div", {"class": "deck done"})
    return h(
        "div",
        {"class": "deck", "data-reach": "act"},
        _die(view),
        h("div", {"class": "acts"}, _acts(view)),
    )


def _die(view: View) -> Node:
    seen = view.seen
    rolls = seen["phase"] == "roll" and seen["to_act"] == "chance"
    landed = view.last.startswith("d4=") and view.scene is None
    label = view.t("sugoroku.die-shows", n=seen["die"]) if seen["die"] else view.t("sugoroku.die")
    return h(
        "div",
        {"class": "die-box", "role": "img", "aria-label": label},
        art.d4(seen["die"], "rolling" if rolls else "", "landed" if landed else ""),
    )


def _button(view: View, name: str, move: str, *more: Any, column: int = 0) -> Node:
    return h(
        "button",
        {
            "key": name,
            "id": "act-" + name,
            "class": classes("act", "hinted" if move and view.hint == move else "", *more),
            "do": name,
            "data-cell": "90," + str(column),
        },
        view.t("sugoroku.act." + name),
    )


def _acts(view: View) -> Any:
    if not view.active:
        return _waiting(view)
    phase = view.seen["phase"]
    if phase == "roll":
        return [_button(view, "roll", "roll", "primary"), _sonar(view)]
    if phase == "chest":
        return [
            _button(view, "open", "open", "primary"),
            _button(view, "leave", "leave", column=1),
        ]
    if phase == "fight":
        return [
            _button(view, "fight", "fight", "primary"),
            _button(view, "peace", "peace", column=1),
        ]
    return _steering(view)


def _waiting(view: View) -> Node:
    """Nothing to do here: what is going on, for the eye alone, as the status line says it too."""
    seen = view.seen
    seat = (view.scene or {}).get("seat", seen["to_act"])
    if seat == "chance":
        seat = view.last_seat
    if type(seat) is not int or seen["phase"] == "over":
        return h("p", {"class": "quiet waiting"})
    return h("p", {"class": "quiet waiting"}, seats.mark(seat), " ", view.names[seat])


def _sonar(view: View) -> Node:
    usable = "sonar" in view.legal
    return h(
        "button",
        {
            "key": "sonar",
            "id": "act-sonar",
            "class": classes("act sonar", "hinted" if view.hint == "sonar" else ""),
            "do": "sonar",
            "data-cell": "90,1",
            "aria-disabled": None if usable else "true",
        },
        art.sign("sonar"),
        " ",
        view.t("sugoroku.act.sonar"),
    )


def _steering(view: View) -> "list[Node]":
    """Buttons for a path: the four directions, a step back, and walking."""
    t = view.t
    planned = plan.planned(view)
    steps = [
        h(
            "button",
            {
                "key": way,
                "class": "steer",
                "do": "step:" + letter,
                "id": "step-" + letter,
                "aria-label": t("sugoroku.act.step-" + letter),
                "title": t("sugoroku.act.step-" + letter),
            },
            art.sign(way),
        )
        for way, letter in (("left", "L"), ("up", "U"), ("down", "D"), ("right", "R"))
    ]
    go = h(
        "button",
        {
            "key": "go",
            "id": "act-go",
            "class": classes(
                "act",
                "primary" if planned else "",
                "hinted" if view.hint == "-" and not planned else "",
            ),
            "do": "go",
            "data-cell": "90,0",
        },
        t("sugoroku.act.go", steps=len(planned), n=view.seen["die"])
        if planned
        else t("sugoroku.act.stay"),
    )
    return [
        h(
            "div",
            {"key": "go-row", "class": "go-row"},
            go,
            _sonar(view) if "sonar" in view.legal else None,
        ),
        h(
            "div",
            {"key": "steers", "class": "steers"},
            steps,
            h(
                "button",
                {
                    "key": "back",
                    "class": "steer",
                    "do": "back",
                    "id": "step-back",
                    "aria-label": t("sugoroku.act.back"),
                    "title": t("sugoroku.act.back"),
                    "aria-disabled": None if planned else "true",
                },
                art.sign("back"),
            ),
        ),
    ]


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
    tool = pencil.tool(view)
    if not over and pencil.owner(view) is not None:
        shown.append(
            _toggle(
                "pencil", "take:" + (tool or "wall"), "pencil", bool(tool), t("sugoroku.pencil")
            )
        )
    return h(
        "div",
        {"class": "map-tools"},
        h("div", {"class": "switches", "role": "group", "aria-label": t("sugoroku.tools")}, shown),
        _case(view, tool) if tool else None,
        _thought(view) if over else None,
    )


def _switch(view: View, name: str, sign: str) -> Node:
    return _toggle(
        name, "switch:" + name, sign, pencil.is_on(view, name), view.t("sugoroku.switch." + name)
    )


def _toggle(name: str, do: str, sign: str, on: bool, label: str) -> Node:
    return h(
        "button",
        {
            "key": name,
            "id": "tool-" + name,
            "class": classes("small toggle", "on" if on else ""),
            "do": do,
            "aria-pressed": "true" if on else "false",
        },
        art.sign(sign),
        " ",
        label,
    )


def _case(view: View, tool: str) -> Node:
    """The pencil case: what to draw, and the field for a note."""
    t = view.t
    signs = {"wall": "wall", "chest": "treasure", "note": "note", "erase": "erase"}
    at = str(view.ui.get("note", ""))
    mark = pencil.marks(view).get(at, "")
    return h(
        "div",
        {"class": "pencil-case", "role": "group", "aria-label": t("sugoroku.pencil")},
        [
            h(
                "button",
                {
                    "key": name,
                    "id": "pencil-" + name,
                    "class": classes("small toggle", "on" if name == tool else ""),
                    "do": "tool:" + name,
                    "aria-pressed": "true" if name == tool else "false",
                },
                art.sign(signs[name]),
                " ",
                t("sugoroku.pencil." + name),
            )
            for name in pencil.TOOLS
        ],
        h(
            "label",
            {"class": "note-field", "key": "note-" + at},
            h("span", {}, t("sugoroku.pencil.note-at", at=at)),
            h(
                "input",
                {
                    "id": "note",
                    "do": "note:" + at,
                    "value": mark[1:] if mark.startswith("=") else "",
                    "maxlength": pencil.LONGEST_NOTE,
                    "autocomplete": "off",
                },
            ),
        )
        if at
        else None,
    )


def _in_words(view: View) -> str:
    """The move that the note is about, named as on its button where it has one."""
    move = str(view.note.get("move", "")) if view.note else ""
    if move == STAY:
        return view.t("sugoroku.act.stay")
    return view.t("sugoroku.act." + move) if move in MOVES else move


def _thought(view: View) -> "Node | None":
    """What the computer player to act in this position thought; under the heat map."""
    t = view.t
    seat = view.seen["to_act"]
    if view.note is None or type(seat) is not int or type(view.note.get("params")) is not dict:
        if not pencil.is_on(view, "heat"):
            return None
        help_ = t("sugoroku.heat-help") if chart.belief(view) else t("sugoroku.heat-none")
        return h("p", {"class": "quiet thought"}, help_)
    why = t("sugoroku.why." + str(view.note.get("why", "")), **view.note["params"])
    return h(
        "p",
        {"class": "thought", "id": "thought"},
        seats.mark(seat),
        " ",
        t("sugoroku.thought", name=view.names[seat], move=_in_words(view), why=why),
    )
