"""What a touch on the table means: trying things out, and declaring.

Everything but a declaration and a pass is interface state, with an undo of its own.
"""

from typing import Any

from games.patapata import claim as claims
from games.patapata import sheet as paper
from games.patapata.prompts import Prompt, known_prompt
from games.patapata.rules import PASS
from games.patapata.scoring import SHOWS
from ui.pieces import changes, deeds
from ui.pieces.words import listed
from ui.table import Answer, View
from ui.tables.patapata import looks
from ui.tables.patapata.hold import Hold, read_hold

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


# -- trying ---------------------------------------------------------------------------------


def _seat(view: View) -> int:
    return int(view.seen["seat"])


def _ink(view: View) -> int:
    return looks.ink_at(view, _seat(view))


def _hold(view: View) -> Hold:
    return looks.hold_at(view, _seat(view))


def _prompt(view: View) -> Prompt:
    return known_prompt(view.seen["prompts"][view.seen["prompt"] - 1])


def _calm(view: View, **entries: Any) -> "dict[str, Any]":
    """The interface state without what the last refusal and the last question left."""
    return changes.altered(changes.ui(view, wrong=0, asked=""), **entries)


def tried(
    view: View, hold: Hold, say: str = "", focus: str = "", place: str = "", lifted: int = 0
) -> Answer:
    """The paper is held so from now on; undo leads back to how it was."""
    back = list(view.ui.get("back") or [])
    back.append(_hold(view).to_json(view.seen["prompt"]))
    ui = _calm(view, back=back[-MOST_UNDO:], ahead=[], show=None)
    if place:
        ui["place"] = place
    ui["lifted"] = (ui.get("lifted") or 0) | lifted
    kept = looks.kept_with(view, _seat(view), hold)
    return Answer(ui=ui, kept=kept, say=say, focus=focus or None)


def step(view: View, source: str, target: str) -> "Answer | None":
    """To how the paper was held before the last thing tried, or forth again."""
    steps = list(view.ui.get(source) or [])
    if not steps or looks.current_prompt(view) is None:
        return None
    now = _hold(view)
    other = list(view.ui.get(target) or [])
    other.append(now.to_json(view.seen["prompt"]))
    hold = read_hold(steps.pop(), view.seen["prompt"], _ink(view))
    lifted = (view.ui.get("lifted") or 0) | (now.setting ^ hold.setting)
    ui = _calm(view, show=None, lifted=lifted, **{source: steps, target: other})
    return Answer(ui=ui, kept=looks.kept_with(view, _seat(view), hold))


def flip(view: View, switch: int) -> Answer:
    """Fold a flap over; the keyboard stays where it was on the table."""
    hold = _hold(view)
    hold = hold.but(setting=hold.setting ^ 1 << switch)
    focus = ""
    if view.at and not view.ui.get("unfold"):
        row, column = _at(view)
        focus = _id(hold, row, column)
    return tried(view, hold, focus=focus, lifted=1 << switch)


def _id(hold: Hold, row: int, column: int) -> str:
    """The cell seen in a row and column, as an element."""
    return "cell-" + paper.CELL_NAMES[paper.cell_seen(row, column, hold.setting, hold.turn)]


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


def touch(view: View, cell: int) -> Answer:
    """A cell was touched, with the tool in hand."""
    held = tool(view)
    if held == FLIP:
        return flip(view, paper.switch_of(cell))
    if held == PIECE:
        return lay(view, cell)
    if held == NOTE:
        return _note(view, cell)
    return pencil(view, cell, "" if paper.mark_at(_hold(view).pencil, cell) == held else held)


def _note(view: View, cell: int) -> Answer:
    """Notes go round: none, ○, ×, ■."""
    hold = _hold(view)
    cycle = ["", "o", "x", "s"]
    mark = cycle[(cycle.index(hold.notes.get(cell, "")) + 1) % len(cycle)]
    return _on_ink(view, cell) or tried(view, hold.noted(cell, mark))


def pencil(view: View, cell: int, mark: str) -> Answer:
    """Pencil a mark, or none."""
    hold = _hold(view)
    refused = _on_ink(view, cell)
    if refused is None and not mark and paper.mark_at(hold.pencil, cell) == ".":
        refused = _refuse(view, view.t("patapata.say.nothing-to-erase"), 0)
    return refused or tried(view, hold.but(pencil=paper.with_mark(hold.pencil, cell, mark)))


def _on_ink(view: View, cell: int) -> "Answer | None":
    """A refusal where ``cell`` bears ink."""
    if paper.mark_at(_ink(view), cell) == ".":
        return None
    name = paper.CELL_NAMES[cell]
    return _refuse(view, view.t("patapata.say.is-ink", cell=name), 1 << cell)


def lay(view: View, cell: int) -> Answer:
    """Lay the whole piece so that it covers ``cell``; once more, and it lies another way."""
    t, hold, ink = view.t, _hold(view), _ink(view)
    fits = claims.fitting(_prompt(view), ink, hold.setting, hold.turn)
    if not fits:
        return _refuse(view, t("patapata.say.fits-nowhere"), 0)
    anchor = view.ui.get("anchor")
    if type(anchor) is int:
        here = claims.held_by(fits, anchor, cell, hold.turn)
    else:
        here = [place for place in fits if paper.written(place.ink) >> cell & 1]
    if not here:
        name = paper.CELL_NAMES[cell]
        return _refuse(view, view.t("patapata.say.fits-not-here", cell=name), 1 << cell)
    # First where the fewest marks are new.
    texts = [text for _, text in sorted([(paper.count(p.ink & ~ink), p.text) for p in here])]
    now = view.ui.get("place")
    index = (texts.index(now) + 1) % len(texts) if now in texts and _lies(view, now) else 0
    place = [place for place in here if place.text == texts[index]][0]
    say = t("patapata.say.laid", n=index + 1, of=len(texts)) if len(texts) > 1 else ""
    return tried(view, hold.but(pencil=place.ink & ~ink), say, place=place.text)


def _lies(view: View, text: str) -> bool:
    """Whether the piece lies on the paper as ``text`` says."""
    place = _prompt(view).placement(text)
    return place is not None and place.ink & ~_ink(view) == _hold(view).pencil


# -- declaring ------------------------------------------------------------------------------


def declare(view: View) -> Answer:
    """Ink the arrangement and go on, or say exactly what is missing."""
    prompt, ink, hold = _prompt(view), _ink(view), _hold(view)
    place = looks.chosen(view, looks.present_there(prompt, ink, hold))
    if place is None:
        say, cells = why_not(view, claims.claim(prompt, ink, hold.pencil, hold.setting))
        return _refuse(view, say, cells)
    upright = hold.but(pencil=0).turned_to(place.turns)
    return Answer(move=place.text, kept=looks.kept_with(view, _seat(view), upright))


def why_not(view: View, found: claims.Claim) -> "tuple[str, int]":
    """Why a declaration fails, in a sentence, and the cells it speaks of."""
    t = view.t
    if found.code == claims.ABSENT:
        hold = _hold(view)
        n = claims.lacking(_prompt(view), _ink(view) | hold.pencil, hold.setting)
        return t("patapata.say.absent-pencil" if hold.pencil else "patapata.say.absent", n=n), 0
    cells = [paper.CELL_NAMES[cell] for cell in paper.cells_of(found.cells)]
    return t("patapata.say." + found.code, cells=listed(t, cells)), found.cells


def _refuse(view: View, say: str, cells: int) -> Answer:
    return Answer(ui=_calm(view, wrong=cells), say=say)


def another(view: View) -> "Answer | None":
    """Choose the next of several arrangements that are there."""
    there = looks.present_there(_prompt(view), _ink(view), _hold(view))
    place = looks.chosen(view, there)
    if place is None or len(there) < 2:
        return None
    return Answer(ui=_calm(view, place=there[(there.index(place) + 1) % len(there)].text))


def pass_prompt(view: View) -> Answer:
    """Pass, once asked whether that is meant."""
    if view.ui.get("asked") == ASK_PASS:
        hold = _hold(view).but(pencil=0)
        return Answer(move=PASS, kept=looks.kept_with(view, _seat(view), hold))
    passes = view.seen["passes"][_seat(view)]
    say = view.t("patapata.say.pass" + str(min(passes, 2)))
    return Answer(ui=_calm(view, asked=ASK_PASS), say=say)


# -- by name --------------------------------------------------------------------------------


def _take(view: View, name: str) -> "Answer | None":
    if name not in TOOLS:
        return None
    return Answer(ui=_calm(view), kept=changes.kept(view, tool=name), say="")


def _anchor(view: View, value: str) -> Answer:
    """Hold the piece by one of its cells, or let go of it."""
    index = int(value)
    anchor = None if view.ui.get("anchor") == index else index
    return Answer(ui=_calm(view, anchor=anchor), kept=changes.kept(view, tool=PIECE))


def _show(view: View, what: str) -> Answer:
    shown = what if what in SHOWS and view.ui.get("show") != what else None
    return Answer(ui=_calm(view, show=shown))


def _watch(view: View, seat: str) -> Answer:
    return Answer(ui=_calm(view, watch=int(seat) if seat.isdigit() else None, show=None))


def _unfold(view: View, _: str) -> Answer:
    return Answer(ui=_calm(view, unfold=not view.ui.get("unfold")), focus="unfold")


LOOKS: deeds.Deeds = {"show": _show, "watch": _watch, "unfold": _unfold}
"""What only changes what is looked at; it can be done at any time."""

DEEDS: deeds.Deeds = {
    "declare": lambda view, _: declare(view),
    "pass": lambda view, _: pass_prompt(view),
    "tool": _take,
    "anchor": _anchor,
    "cell": lambda view, cell: touch(view, int(cell)),
    "flip": lambda view, switch: flip(view, int(switch)),
    "uncover": lambda view, cell: flip(view, paper.switch_of(int(cell))),
    "turn": lambda view, quarters: tried(view, _hold(view).turned_by(int(quarters))),
    "upright": lambda view, _: upright(view),
    "another": lambda view, _: another(view),
}
DEEDS.update(LOOKS)


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
    return paper.cell_seen(row, column, hold.setting, hold.turn)


_KEYS = {"t": "upright", "p": "pass", "v": "unfold", "a": "another", "d": "declare"}
_KEYS.update({"[": "turn:-1", "]": "turn:1"})
_CELL_KEYS = ("f", "o", "x", "s", "n", "Backspace", "Delete")


def press(view: View, key: str) -> "Answer | None":
    """What a key means."""
    if view.ui.get("asked") == ASK_PASS and key == "Enter":
        return pass_prompt(view)
    if key in _KEYS:
        return deeds.act(DEEDS, view, _KEYS[key])
    if key == "Escape":
        return _escape(view)
    cell = _cell_at_cursor(view)
    if key in _CELL_KEYS and cell < 0:
        return Answer(say=view.t("patapata.say.cursor-first"), focus=_id(_hold(view), 0, 0))
    if key == "f":
        return flip(view, paper.switch_of(cell))
    if key == "n":
        return _note(view, cell)
    if key in _CELL_KEYS:
        return _only_shown(view, cell) or pencil(view, cell, key if len(key) == 1 else "")
    if key == "Enter" and cell >= 0:
        hold = _hold(view)
        if hold.pencil or looks.present_there(_prompt(view), _ink(view), hold):
            return declare(view)
        return _only_shown(view, cell) or touch(view, cell)
    return None


def _only_shown(view: View, cell: int) -> "Answer | None":
    """A refusal where ``cell`` is covered."""
    if paper.is_shown(cell, _hold(view).setting):
        return None
    name = paper.CELL_NAMES[cell]
    return _refuse(view, view.t("patapata.say.is-covered", cell=name), 1 << cell)


def _escape(view: View) -> "Answer | None":
    """Let go of whatever is shown, asked or picked; then of the pencil marks."""
    ui = view.ui
    if ui.get("show") or ui.get("asked") or ui.get("unfold") or type(ui.get("anchor")) is int:
        return Answer(ui=_calm(view, show=None, anchor=None, unfold=False))
    hold = _hold(view)
    return tried(view, hold.but(pencil=0)) if hold.pencil else None
