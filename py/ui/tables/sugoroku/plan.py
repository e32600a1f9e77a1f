"""Planning a path: pure functions on the letters planned so far (``view.ui["plan"]``).

``view.ui["ahead"]``: the letters that undo took back and redo can plan again.
"""

from typing import Any

from games.sugoroku import ways
from games.sugoroku.paths import STAY
from ui.pieces.changes import ui
from ui.table import Answer, View
from ui.tables.sugoroku import pencil

ARROWS = {"ArrowDown": "D", "ArrowLeft": "L", "ArrowRight": "R", "ArrowUp": "U"}


def is_planning(view: View) -> bool:
    """Whether somebody here is to declare a path."""
    return view.active and view.seen["phase"] == "path"


def takes_pointer(view: View) -> bool:
    """Whether a pointer pulled over the map plans, and must not scroll."""
    return is_planning(view) and not pencil.tool(view)


def planned(view: View) -> str:
    """The letters planned so far."""
    return str(view.ui.get("plan", "")) if is_planning(view) else ""


def start(seen: "dict[str, Any]") -> str:
    """Where the player to act stands."""
    return str(seen["pos"][seen["to_act"]])


def squares(view: View) -> "list[str]":
    """The squares planned so far, without the one the path starts from."""
    return ways.along(view.seen["size"], start(view.seen), planned(view))


def end(view: View) -> str:
    """Where the plan leads so far."""
    stepped = squares(view)
    return stepped[-1] if stepped else start(view.seen)


def left(view: View) -> int:
    """How many more steps the roll allows."""
    return int(view.seen["die"]) - len(planned(view))


def with_plan(view: View, plan: str) -> Answer:
    """The answer that makes ``plan`` the plan."""
    return Answer(ui=ui(view, plan=plan, ahead=""))


def add(view: View, direction: str) -> "Answer | None":
    """One step more, or why not."""
    t = view.t
    if not is_planning(view):
        return None
    if left(view) <= 0:
        return Answer(say=t("sugoroku.say.no-steps", n=view.seen["die"]))
    name = ways.beyond(view.seen["size"], end(view), direction)
    if not name:
        return Answer(say=t("sugoroku.say.edge"))
    if name in view.seen["known_walls"]:
        return Answer(say=t("sugoroku.say.wall", at=name))
    return with_plan(view, planned(view) + direction)


def back(view: View, value: str = "") -> "Answer | None":
    """One step less."""
    plan = planned(view)
    if not is_planning(view):
        return None
    if not plan:
        return Answer(say=view.t("sugoroku.say.nothing-planned"))
    return with_plan(view, plan[:-1])


def undo(view: View) -> "Answer | None":
    """Takes the last step back; `redo` knows it. None where no step is planned."""
    plan = planned(view)
    if not plan:
        return None
    ahead = plan[-1] + str(view.ui.get("ahead", ""))
    return Answer(ui=ui(view, plan=plan[:-1], ahead=ahead))


def redo(view: View) -> "Answer | None":
    """Plans the step again that `undo` took back last; None where there is none."""
    ahead = str(view.ui.get("ahead", ""))
    if not is_planning(view) or not ahead:
        return None
    return Answer(ui=ui(view, plan=planned(view) + ahead[0], ahead=ahead[1:]))


def tap(view: View, name: str) -> "Answer | None":
    """The square ``name`` was tapped: go there, or take the plan back to it."""
    t = view.t
    if not takes_pointer(view):
        return None
    passed = [start(view.seen)] + squares(view)
    if name in passed:
        last = max([i for i, square in enumerate(passed) if square == name])
        if last == len(passed) - 1:
            if last == 0:
                return Answer(say=t("sugoroku.say.here"))
            return back(view)
        return with_plan(view, planned(view)[:last])
    if name in view.seen["known_walls"]:
        return Answer(say=t("sugoroku.say.wall", at=name))
    way = ways.shortest(view.seen, end(view), name, left(view))
    if way:
        return with_plan(view, planned(view) + way)
    if left(view) <= 0:
        return Answer(say=t("sugoroku.say.no-steps", n=view.seen["die"]))
    far = ways.distance(view.seen["size"], end(view), name)
    if far <= left(view):
        return Answer(say=t("sugoroku.say.blocked", at=name, n=left(view)))
    return Answer(say=t("sugoroku.say.too-far", at=name, far=far, n=left(view)))


def over(view: View, name: str) -> "Answer | None":
    """A pointer was pulled over ``name``: go on or back if it is next to the plan's end."""
    passed = [start(view.seen)] + squares(view)
    if not takes_pointer(view) or name == passed[-1]:
        return None
    if len(passed) > 1 and name == passed[-2]:
        return back(view)
    direction = ways.toward(view.seen["size"], passed[-1], name)
    return add(view, direction) if direction else None


def confirm(view: View, value: str = "") -> "Answer | None":
    """Declare the plan."""
    return Answer(move=planned(view) or STAY, ui={}) if is_planning(view) else None


def next_squares(view: View) -> "list[str]":
    """Where one more step may lead."""
    return [name for _, name in ways.beside(view.seen, end(view))] if left(view) > 0 else []


def example(view: View) -> str:
    """A move such as one makes now, whatever is planned; "" where nobody may move."""
    seen = view.seen
    if not view.active:
        return ""
    if seen["phase"] == "path":
        return ways.onward(seen, start(seen), seen["die"]) or STAY
    return "open" if seen["phase"] == "chest" else str(seen["phase"])
