"""What players pencil on the map for themselves, and what they have switched on.

All of it is kept with the game (`ui.table.Answer.kept`)::

    {"tool": "wall", "show": {"rings": true}, "marks": {"0": {"E3": "wall", "F4": "=two?"}}}

A mark is ``wall``, ``chest`` or ``=`` and a note. Each player has their own.
"""

from typing import Any

from ui.pieces import deeds
from ui.pieces.changes import altered, kept, ui, without
from ui.pieces.kept import own, with_own
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
    found = own(view.kept, "marks", seat) if seat is not None else None
    if type(found) is not dict:
        return {}
    return {at: found[at] for at in found if type(at) is str and type(found[at]) is str}


def _shown(view: View) -> "dict[str, Any]":
    show = view.kept.get("show")
    return show if type(show) is dict else {}


def is_on(view: View, switch: str) -> bool:
    """Whether the switch is on."""
    on = _shown(view).get(switch)
    return on if type(on) is bool else _DEFAULT[switch]


def flip(view: View, switch: str) -> "Answer | None":
    """Turn the switch."""
    if switch not in SWITCHES:
        return None
    return Answer(kept=kept(view, show=altered(_shown(view), **{switch: not is_on(view, switch)})))


def take(view: View, wanted: str) -> Answer:
    """Take the tool ``wanted`` in hand, or put the pencil down where it is "" or in hand."""
    chosen = "" if wanted == tool(view) else wanted
    return Answer(kept=kept(view, tool=chosen), ui=ui(view, note=""))


def switch(view: View, wanted: str) -> Answer:
    """Take the tool ``wanted``, or put down whatever is in hand."""
    return take(view, "" if tool(view) else wanted)


def _another(view: View, wanted: str) -> "Answer | None":
    return take(view, wanted) if wanted != tool(view) else None


def act(view: View, action: str) -> "Answer | None":
    """What ``action`` means where somebody has a pencil and the map is not revealed."""
    if owner(view) is None or view.setup is not None:
        return None
    return deeds.act(DEEDS, view, action)


def put(view: View, at: str) -> "Answer | None":
    """Use the tool in hand on the square ``at``; the same mark again takes it away."""
    return draw(view, at, tool(view)) if tool(view) else None


def draw(view: View, at: str, now: str) -> Answer:
    """Use the tool ``now`` on the square ``at``."""
    if now == NOTE:
        return Answer(ui=ui(view, note=at, cursor=at), focus="note")
    mark = "" if now == ERASE or marks(view).get(at) == now else now
    return Answer(kept=_with_mark(view, at, mark), ui=ui(view, cursor=at))


def write(view: View, value: str) -> Answer:
    """Write a note: ``value`` is the square, ``:`` and the text."""
    at, _, text = value.partition(":")
    text = text.strip()[:LONGEST_NOTE]
    note = _with_mark(view, at, "=" + text if text else "")
    return Answer(kept=note, ui=ui(view, note=""), focus="table")


def _with_mark(view: View, at: str, mark: str) -> "dict[str, Any]":
    now = altered(marks(view), **{at: mark}) if mark else without(marks(view), at)
    seat = owner(view)
    return with_own(view.kept, "marks", 0 if seat is None else seat, now)


DEEDS: deeds.Deeds = {"take": switch, "tool": _another, "note": write, "sq": put}
"""What may be done with the pencil."""
