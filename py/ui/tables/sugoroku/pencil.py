"""What players pencil on the map for themselves, and what they have switched on.

All of it is kept with the game (`ui.table.Answer.kept`)::

    {"tool": "wall", "show": {"rings": true}, "marks": {"0": {"E3": "wall", "F4": "=two?"}}}

A mark is ``wall``, ``chest`` or ``=`` and a note. Each player has their own.
"""

from typing import Any

from ui.table import Answer, View

WALL = "wall"
CHEST = "chest"
NOTE = "note"
ERASE = "erase"
TOOLS = (WALL, CHEST, NOTE, ERASE)

LONGEST_NOTE = 12

SWITCHES = ("rings", "hatch", "map", "heat")
"""What can be switched: sonar rings; squares without a chest; after the game the map, and the
chances that one could have known. ``_DEFAULT`` says which are on at first."""

_DEFAULT = {"rings": False, "hatch": True, "map": True, "heat": False}


def owner(view: View) -> "int | None":
    """Whose pencil it is: who is to act, else the only person; None where that is unclear."""
    if view.active:
        seat = view.seen["to_act"]
        return seat if type(seat) is int else None
    return view.people[0] if len(view.people) == 1 else None


def revealed(view: View) -> "dict[str, Any] | None":
    """The whole map once the game is over; not before the last walk has been shown."""
    return None if view.scene else view.setup


def tool(view: View) -> str:
    """The pencil's tool in hand, or "" where there is none."""
    found = view.kept.get("tool", "")
    return found if found in TOOLS and owner(view) is not None and view.setup is None else ""


def marks(view: View) -> "dict[str, str]":
    """The marks on the map by square."""
    seat = owner(view)
    everybody = view.kept.get("marks")
    if seat is None or type(everybody) is not dict:
        return {}
    own = everybody.get(str(seat))
    if type(own) is not dict:
        return {}
    return {at: own[at] for at in own if type(at) is str and type(own[at]) is str}


def is_on(view: View, switch: str) -> bool:
    """Whether the switch is on."""
    switches = view.kept.get("show")
    if type(switches) is dict and type(switches.get(switch)) is bool:
        return bool(switches[switch])
    return _DEFAULT[switch]


def flip(view: View, switch: str) -> Answer:
    """Turn the switch."""
    switches = view.kept.get("show")
    show = dict(switches) if type(switches) is dict else {}
    show[switch] = not is_on(view, switch)
    return Answer(kept=_kept(view, "show", show))


def take(view: View, wanted: str) -> Answer:
    """Take the tool ``wanted`` in hand, or put the pencil down where it is "" or in hand."""
    chosen = "" if wanted == tool(view) else wanted
    ui = dict(view.ui)
    ui["note"] = ""
    return Answer(kept=_kept(view, "tool", chosen), ui=ui)


def put(view: View, at: str) -> Answer:
    """Use the tool in hand on the square ``at``; the same mark again takes it away."""
    return draw(view, at, tool(view))


def draw(view: View, at: str, now: str) -> Answer:
    """Use the tool ``now`` on the square ``at``."""
    ui = dict(view.ui)
    if now == NOTE:
        ui["note"] = at
        ui["cursor"] = at
        return Answer(ui=ui, focus="note")
    mark = "" if now == ERASE or marks(view).get(at) == now else now
    ui["cursor"] = at
    return Answer(kept=_with_mark(view, at, mark), ui=ui)


def write(view: View, at: str, text: str) -> Answer:
    """Write a note on the square ``at``."""
    text = text.strip()[:LONGEST_NOTE]
    ui = dict(view.ui)
    ui["note"] = ""
    return Answer(kept=_with_mark(view, at, "=" + text if text else ""), ui=ui, focus="table")


def _with_mark(view: View, at: str, mark: str) -> "dict[str, Any]":
    own = marks(view)
    if mark:
        own[at] = mark
    else:
        own.pop(at, None)
    everybody = view.kept.get("marks")
    all_marks = dict(everybody) if type(everybody) is dict else {}
    all_marks[str(owner(view))] = own
    return _kept(view, "marks", all_marks)


def _kept(view: View, name: str, value: Any) -> "dict[str, Any]":
    kept = dict(view.kept)
    kept[name] = value
    return kept
