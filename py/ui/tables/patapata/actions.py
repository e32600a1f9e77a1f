"""What a touch on the table means: trying things out, and declaring.

Everything but a declaration and a pass is interface state, with an undo of its own.
"""

from typing import Any

from games.patapata import claim as claims
from games.patapata.prompts import Placement, Prompt
from games.patapata.rules import PASS
from games.patapata.sheet import CELL_NAMES, CELLS, mark_at, written
from ui.table import Answer, View
from ui.tables.patapata import looks
from ui.tables.patapata.hold import (
    Hold,
    cell_seen,
    is_shown,
    read_hold,
    seen_at,
    switch_of,
    with_mark,
)

PIECE = "piece"
NOTE = "note"
FLIP = "flip"
TOOLS = (PIECE, "o", "x", "s", NOTE, FLIP)
"""What a touch on a cell does: lay the whole piece there, pencil a mark, note one, flip."""

MOST_UNDO = 200

ASK_PASS = "pass"


def tool(view: View) -> str:
    """The tool in hand."""
    held = view.kept.get("tool")
    return held if held in TOOLS else PIECE


def act(view: View, action: str) -> "Answer | None":
    """What ``action`` means to the player to act."""
    what, _, value = action.partition(":")
    if what in ("show", "watch", "unfold"):
        return look(view, action)
    if what == "declare":
        return declare(view)
    if what == "pass":
        return pass_prompt(view)
    if what == "tool" and value in TOOLS:
        kept = dict(view.kept)
        kept["tool"] = value
        return Answer(ui=_calm(view), kept=kept, say="")
    if what == "anchor":
        return _anchor(view, int(value))
    if what == "cell":
        return touch(view, int(value))
    if what in ("flip", "uncover"):
        switch = int(value) if what == "flip" else switch_of(int(value))
        return flip(view, switch)
    if what == "turn":
        return turn(view, int(value))
    if what == "upright":
        return upright(view)
    if what == "another":
        return another(view)
    if what == "wipe":
        return tried(view, _hold(view).pencilled(0))
    return None


def look(view: View, action: str) -> "Answer | None":
    """Actions that only change what is looked at; they work at any time."""
    what, _, value = action.partition(":")
    ui = _calm(view)
    if what == "show" and value in looks.SHOWS:
        ui["show"] = None if ui.get("show") == value else value
        return Answer(ui=ui)
    if what == "show":
        ui["show"] = None
        return Answer(ui=ui)
    if what == "watch":
        ui["watch"] = int(value) if value.isdigit() else None
        ui["show"] = None
        return Answer(ui=ui)
    if what == "unfold":
        ui["unfold"] = not ui.get("unfold")
        return Answer(ui=ui, focus="unfold")
    return None


# -- trying ---------------------------------------------------------------------------------


def _seat(view: View) -> int:
    return int(view.seen["seat"])


def _ink(view: View) -> int:
    return looks.ink_at(view, _seat(view))


def _hold(view: View) -> Hold:
    return looks.hold_at(view, _seat(view))


def _prompt(view: View) -> Prompt:
    return looks.prompt_of(view.seen["prompts"][view.seen["prompt"] - 1])


def _calm(view: View) -> "dict[str, Any]":
    """The interface state without what the last refusal and the last question left."""
    ui = dict(view.ui)
    ui["wrong"] = 0
    ui["asked"] = ""
    return ui


def tried(
    view: View,
    hold: Hold,
    say: str = "",
    focus: "str | None" = None,
    place: str = "",
    lifted: int = 0,
) -> Answer:
    """The paper is held so from now on; undo leads back to how it was."""
    ui = _calm(view)
    back = list(ui.get("back") or [])
    back.append(_hold(view).to_json(view.seen["prompt"]))
    ui["back"] = back[-MOST_UNDO:]
    ui["ahead"] = []
    ui["show"] = None
    if place:
        ui["place"] = place
    ui["lifted"] = (ui.get("lifted") or 0) | lifted
    return Answer(ui=ui, kept=looks.kept_with(view, _seat(view), hold), say=say, focus=focus)


def undo(view: View) -> "Answer | None":
    """Back to how the paper was held before the last thing tried."""
    return _step(view, "back", "ahead")


def redo(view: View) -> "Answer | None":
    """And forth again."""
    return _step(view, "ahead", "back")


def _step(view: View, source: str, target: str) -> "Answer | None":
    steps = list(view.ui.get(source) or [])
    if not steps or looks.current_prompt(view) is None:
        return None
    ui = _calm(view)
    now = _hold(view)
    other = list(ui.get(target) or [])
    other.append(now.to_json(view.seen["prompt"]))
    hold = read_hold(steps.pop(), view.seen["prompt"], _ink(view))
    ui[source] = steps
    ui[target] = other
    ui["show"] = None
    ui["lifted"] = (ui.get("lifted") or 0) | (now.setting ^ hold.setting)
    return Answer(ui=ui, kept=looks.kept_with(view, _seat(view), hold))


def flip(view: View, switch: int) -> Answer:
    """Fold a flap over; the keyboard stays where it was on the table."""
    hold = _hold(view).flipped(1 << switch)
    focus = None
    if view.at and not view.ui.get("unfold"):
        row, column = _at(view)
        focus = "cell-" + CELL_NAMES[cell_seen(row, column, hold.setting, hold.turn)]
    return tried(view, hold, focus=focus, lifted=1 << switch)


def turn(view: View, quarters: int) -> Answer:
    """Turn the paper."""
    return tried(view, _hold(view).turned_by(quarters))


def upright(view: View) -> Answer:
    """Let the program turn: so that what is there stands upright, else so that the piece fits."""
    hold, prompt, ink = _hold(view), _prompt(view), _ink(view)
    place = looks.chosen(view, looks.present_there(prompt, ink, hold))
    if place is not None:
        if place.is_upright(hold.turn):
            return Answer(ui=_calm(view), say=view.t("patapata.say.is-upright"))
        return tried(view, hold.turned_to(place.turns))
    for quarters in (1, 2, 3):
        if claims.fitting(prompt, ink, hold.setting, (hold.turn + quarters) % 4):
            return tried(view, hold.turned_by(quarters if quarters < 3 else -1))
    return Answer(ui=_calm(view), say=view.t("patapata.say.fits-no-turn"))


def _anchor(view: View, index: int) -> Answer:
    """Hold the piece by one of its cells, or let go of it."""
    ui = _calm(view)
    ui["anchor"] = None if ui.get("anchor") == index else index
    kept = dict(view.kept)
    kept["tool"] = PIECE
    return Answer(ui=ui, kept=kept)


def touch(view: View, cell: int) -> Answer:
    """A cell was touched, with the tool in hand."""
    held = tool(view)
    if held == FLIP:
        return flip(view, switch_of(cell))
    if held == PIECE:
        return lay(view, cell)
    hold = _hold(view)
    if held == NOTE:
        return _note(view, cell, _after(hold.notes.get(cell, "")))
    return pencil(view, cell, "" if mark_at(hold.pencil, cell) == held else held)


def _after(mark: str) -> str:
    """Notes go round: none, ○, ×, ■."""
    cycle = ["", "o", "x", "s"]
    return cycle[(cycle.index(mark) + 1) % len(cycle)]


def _note(view: View, cell: int, mark: str) -> Answer:
    if mark_at(_ink(view), cell) != ".":
        return _refuse(view, view.t("patapata.say.is-ink", cell=CELL_NAMES[cell]), 1 << cell)
    return tried(view, _hold(view).noted(cell, mark))


def pencil(view: View, cell: int, mark: str) -> Answer:
    """Pencil a mark, or none."""
    hold = _hold(view)
    if mark_at(_ink(view), cell) != ".":
        return _refuse(view, view.t("patapata.say.is-ink", cell=CELL_NAMES[cell]), 1 << cell)
    if not mark and mark_at(hold.pencil, cell) == ".":
        return _refuse(view, view.t("patapata.say.nothing-to-erase"), 0)
    return tried(view, hold.pencilled(with_mark(hold.pencil, cell, mark)))


def lay(view: View, cell: int) -> Answer:
    """Lay the whole piece so that it covers ``cell``; once more, and it lies another way."""
    t, hold, ink = view.t, _hold(view), _ink(view)
    fits = claims.fitting(_prompt(view), ink, hold.setting, hold.turn)
    if not fits:
        return _refuse(view, t("patapata.say.fits-nowhere"), 0)
    anchor = view.ui.get("anchor")
    if type(anchor) is int:
        here = _held_by(fits, anchor, cell, hold)
    else:
        here = [place for place in fits if written(place.ink) >> cell & 1]
    if not here:
        return _refuse(view, t("patapata.say.fits-not-here", cell=CELL_NAMES[cell]), 1 << cell)
    order = sorted([(_news(place, ink), place.text, place) for place in here], key=_by_news)
    texts = [text for _, text, _ in order]
    now = view.ui.get("place")
    index = (texts.index(now) + 1) % len(texts) if now in texts and _lies(view, now) else 0
    place = order[index][2]
    say = ""
    if len(texts) > 1:
        say = t("patapata.say.laid", n=index + 1, of=len(texts))
    return tried(view, hold.pencilled(place.ink & ~ink), say, place=place.text)


def _by_news(entry: "tuple[int, str, Placement]") -> "tuple[int, str]":
    return entry[0], entry[1]


def _lies(view: View, text: str) -> bool:
    """Whether the piece lies on the paper as ``text`` says."""
    place = _prompt(view).placement(text)
    return place is not None and place.ink & ~_ink(view) == _hold(view).pencil


def _news(place: Placement, ink: int) -> int:
    """How many new marks a placement needs."""
    fresh = written(place.ink & ~ink)
    return len([cell for cell in range(CELLS) if fresh >> cell & 1])


def _held_by(fits: "list[Placement]", anchor: int, cell: int, hold: Hold) -> "list[Placement]":
    """Of ``fits`` those with the cell number ``anchor`` of the prompt on ``cell``, or next to it.

    A touch beside the only place where the piece fits still finds it.
    """
    row, column = seen_at(cell, hold.turn)
    near: list[Placement] = []
    for place in fits:
        cells = written(place.ink)
        seen = sorted([seen_at(c, hold.turn) for c in range(CELLS) if cells >> c & 1])
        if seen[anchor] == (row, column):
            return [place]
        if abs(seen[anchor][0] - row) + abs(seen[anchor][1] - column) == 1:
            near.append(place)
    return near[:1]


# -- declaring ------------------------------------------------------------------------------


def declare(view: View) -> Answer:
    """Ink the arrangement and go on, or say exactly what is missing."""
    prompt, ink, hold = _prompt(view), _ink(view), _hold(view)
    place = looks.chosen(view, looks.present_there(prompt, ink, hold))
    if place is None:
        say, cells = why_not(view, claims.claim(prompt, ink, hold.pencil, hold.setting))
        return _refuse(view, say, cells)
    upright = hold.pencilled(0).turned_to(place.turns)
    return Answer(move=place.text, kept=looks.kept_with(view, _seat(view), upright))


def why_not(view: View, found: claims.Claim) -> "tuple[str, int]":
    """Why a declaration fails, in a sentence, and the cells it speaks of."""
    t = view.t
    names = [CELL_NAMES[cell] for cell in range(CELLS) if found.cells >> cell & 1]
    cells = t("list.comma").join(names)
    if found.code == claims.ABSENT:
        hold = _hold(view)
        best = _nearest(view)
        if not hold.pencil:
            return t("patapata.say.absent", n=4 - best), 0
        return t("patapata.say.absent-pencil", n=4 - best), 0
    return t("patapata.say." + found.code, cells=cells), found.cells


def _nearest(view: View) -> int:
    """The most marks of the arrangement that are already in place anywhere to be seen."""
    both = _ink(view) | _hold(view).pencil
    setting = _hold(view).setting
    best = 0
    for place in _prompt(view).placements:
        if place.is_shown(setting):
            there = written(place.ink & both)
            best = max(best, len([cell for cell in range(CELLS) if there >> cell & 1]))
    return best


def _refuse(view: View, say: str, cells: int) -> Answer:
    ui = _calm(view)
    ui["wrong"] = cells
    return Answer(ui=ui, say=say)


def another(view: View) -> "Answer | None":
    """Choose the next of several arrangements that are there."""
    there = looks.present_there(_prompt(view), _ink(view), _hold(view))
    place = looks.chosen(view, there)
    if place is None or len(there) < 2:
        return None
    ui = _calm(view)
    ui["place"] = there[(there.index(place) + 1) % len(there)].text
    return Answer(ui=ui)


def pass_prompt(view: View) -> Answer:
    """Pass, once asked whether that is meant."""
    if view.ui.get("asked") == ASK_PASS:
        hold = _hold(view).pencilled(0)
        return Answer(move=PASS, kept=looks.kept_with(view, _seat(view), hold))
    ui = _calm(view)
    ui["asked"] = ASK_PASS
    passes = view.seen["passes"][_seat(view)]
    return Answer(ui=ui, say=view.t("patapata.say.pass" + str(min(passes, 2))))


# -- by keyboard ----------------------------------------------------------------------------


def _at(view: View) -> "tuple[int, int]":
    row, _, column = view.at.partition(",")
    return int(row), int(column)


def _cell_at_cursor(view: View) -> int:
    """The cell that has the keyboard, -1 if none has."""
    if not view.at:
        return -1
    row, column = _at(view)
    if view.ui.get("unfold"):
        return row * 8 + column
    hold = _hold(view)
    return cell_seen(row, column, hold.setting, hold.turn)


def press(view: View, key: str) -> "Answer | None":
    """What a key means."""
    if view.ui.get("asked") == ASK_PASS and key == "Enter":
        return pass_prompt(view)
    simple = {
        "[": "turn:-1",
        "]": "turn:1",
        "t": "upright",
        "p": "pass",
        "v": "unfold",
        "a": "another",
        "d": "declare",
    }
    if key in simple:
        return act(view, simple[key])
    if key == "Escape":
        return _escape(view)
    cell = _cell_at_cursor(view)
    if key in ("f", "o", "x", "s", "n", "Backspace", "Delete") and cell < 0:
        return Answer(say=view.t("patapata.say.cursor-first"), focus=_first_cell(view))
    if key == "f":
        return flip(view, switch_of(cell))
    if key in ("o", "x", "s"):
        return _only_shown(view, cell) or pencil(view, cell, key)
    if key in ("Backspace", "Delete"):
        return _only_shown(view, cell) or pencil(view, cell, "")
    if key == "n":
        return _note(view, cell, _after(_hold(view).notes.get(cell, "")))
    if key == "Enter" and cell >= 0:
        hold = _hold(view)
        if hold.pencil or looks.present_there(_prompt(view), _ink(view), hold):
            return declare(view)
        return _only_shown(view, cell) or touch(view, cell)
    return None


def _first_cell(view: View) -> str:
    hold = _hold(view)
    return "cell-" + CELL_NAMES[cell_seen(0, 0, hold.setting, hold.turn)]


def _only_shown(view: View, cell: int) -> "Answer | None":
    """A refusal where ``cell`` is covered."""
    if is_shown(cell, _hold(view).setting):
        return None
    return _refuse(view, view.t("patapata.say.is-covered", cell=CELL_NAMES[cell]), 1 << cell)


def _escape(view: View) -> "Answer | None":
    """Let go of whatever is shown, asked or picked; then of the pencil marks."""
    ui = view.ui
    if ui.get("show") or ui.get("asked") or ui.get("unfold") or type(ui.get("anchor")) is int:
        calm = _calm(view)
        calm["show"] = calm["anchor"] = None
        calm["unfold"] = False
        return Answer(ui=calm)
    hold = _hold(view)
    return tried(view, hold.pencilled(0)) if hold.pencil else None
