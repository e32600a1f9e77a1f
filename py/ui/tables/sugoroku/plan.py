"""Planning a path: pure functions on the letters planned so far (``view.ui["plan"]``).

``view.ui["ahead"]``: the letters that undo took back and redo can plan again.
"""

from typing import Any

from games.sugoroku.board import DIRECTIONS, OFF, board
from games.sugoroku.paths import STAY
from ui.table import Answer, View
from ui.tables.sugoroku.story import along

ARROWS = {"ArrowDown": "D", "ArrowLeft": "L", "ArrowRight": "R", "ArrowUp": "U"}


def is_planning(view: View) -> bool:
    """Whether somebody here is to declare a path."""
    return view.active and view.seen["phase"] == "path"


def planned(view: View) -> str:
    """The letters planned so far."""
    return str(view.ui.get("plan", "")) if is_planning(view) else ""


def start(seen: "dict[str, Any]") -> str:
    """Where the player to act stands."""
    return str(seen["pos"][seen["to_act"]])


def squares(view: View) -> "list[str]":
    """The squares planned so far, without the one the path starts from."""
    return along(view.seen["size"], start(view.seen), planned(view))


def end(view: View) -> str:
    """Where the plan leads so far."""
    stepped = squares(view)
    return stepped[-1] if stepped else start(view.seen)


def left(view: View) -> int:
    """How many more steps the roll allows."""
    return int(view.seen["die"]) - len(planned(view))


def with_plan(view: View, plan: str) -> Answer:
    """The answer that makes ``plan`` the plan."""
    ui = dict(view.ui)
    ui["plan"] = plan
    ui["ahead"] = ""
    return Answer(ui=ui)


def add(view: View, direction: str) -> Answer:
    """One step more, or why not."""
    t = view.t
    if left(view) <= 0:
        return Answer(say=t("sugoroku.say.no-steps", n=view.seen["die"]))
    squares_ = board(view.seen["size"])
    step = squares_.step(squares_.square(end(view)), direction)
    if step == OFF:
        return Answer(say=t("sugoroku.say.edge"))
    name = squares_.names[step]
    if name in view.seen["known_walls"]:
        return Answer(say=t("sugoroku.say.wall", at=name))
    return with_plan(view, planned(view) + direction)


def back(view: View) -> "Answer | None":
    """One step less."""
    plan = planned(view)
    if not plan:
        return Answer(say=view.t("sugoroku.say.nothing-planned"))
    return with_plan(view, plan[: len(plan) - 1])


def undo(view: View) -> "Answer | None":
    """Takes the last step back; `redo` knows it. None where no step is planned."""
    plan = planned(view)
    if not plan:
        return None
    ui = dict(view.ui)
    ui["plan"] = plan[: len(plan) - 1]
    ui["ahead"] = plan[len(plan) - 1] + str(ui.get("ahead", ""))
    return Answer(ui=ui)


def redo(view: View) -> "Answer | None":
    """Plans the step again that `undo` took back last; None where there is none."""
    ahead = str(view.ui.get("ahead", ""))
    if not is_planning(view) or not ahead:
        return None
    ui = dict(view.ui)
    ui["plan"] = planned(view) + ahead[0]
    ui["ahead"] = ahead[1:]
    return Answer(ui=ui)


def tap(view: View, name: str) -> Answer:
    """The square ``name`` was tapped: go there, or take the plan back to it."""
    t = view.t
    passed = [start(view.seen)] + squares(view)
    if name in passed:
        last = max([i for i, square in enumerate(passed) if square == name])
        if last == len(passed) - 1:
            if last == 0:
                return Answer(say=t("sugoroku.say.here"))
            return back(view) or Answer()
        return with_plan(view, planned(view)[:last])
    if name in view.seen["known_walls"]:
        return Answer(say=t("sugoroku.say.wall", at=name))
    way = _way(view, name)
    if way:
        return with_plan(view, planned(view) + way)
    if left(view) <= 0:
        return Answer(say=t("sugoroku.say.no-steps", n=view.seen["die"]))
    squares_ = board(view.seen["size"])
    far = squares_.distance(squares_.square(end(view)), squares_.square(name))
    if far <= left(view):
        return Answer(say=t("sugoroku.say.blocked", at=name, n=left(view)))
    return Answer(say=t("sugoroku.say.too-far", at=name, far=far, n=left(view)))


def over(view: View, name: str) -> "Answer | None":
    """A pointer was pulled over ``name``: go on or back if it is next to the plan's end."""
    passed = [start(view.seen)] + squares(view)
    if name == passed[-1]:
        return None
    if len(passed) > 1 and name == passed[-2]:
        return back(view)
    squares_ = board(view.seen["size"])
    here = squares_.square(passed[-1])
    for direction in DIRECTIONS:
        step = squares_.step(here, direction)
        if step != OFF and squares_.names[step] == name:
            return add(view, direction)
    return None


def confirm(view: View) -> Answer:
    """Declare the plan."""
    return Answer(move=planned(view) or STAY, ui={})


def next_squares(view: View) -> "list[str]":
    """Where one more step may lead."""
    if left(view) <= 0:
        return []
    squares_ = board(view.seen["size"])
    names = [squares_.names[square] for square in squares_.neighbours[squares_.square(end(view))]]
    return [name for name in names if name not in view.seen["known_walls"]]


def _way(view: View, name: str) -> str:
    """The shortest way from the plan's end to ``name`` within the roll, by known ground; or ""."""
    squares_ = board(view.seen["size"])
    target = squares_.square(name)
    walls = [squares_.square(wall) for wall in view.seen["known_walls"]]
    stood = view.seen["stood"]
    best = [(99, 0, "")]

    def extend(at: int, path: str, unknown: int) -> None:
        if at == target:
            best[0] = min(best[0], (len(path), unknown, path))
            return
        if len(path) + squares_.distance(at, target) > min(left(view), best[0][0]):
            return
        for i, step in enumerate(squares_.beside[at]):
            if step != OFF and step not in walls:
                fresh = 0 if squares_.names[step] in stood else 1
                extend(step, path + DIRECTIONS[i], unknown + fresh)

    extend(squares_.square(end(view)), "", 0)
    return best[0][2]
