"""The game in words: for the screen reader, the log, and whoever does not see the picture."""

from typing import Any

from core.catalogue import Catalogue
from games.patapata.rules import PASS
from games.patapata.scoring import SHOWS
from games.patapata.sheet import CELL_NAMES, MARKS, cell_seen, cells_of, ink_of_move, setting_text
from ui.pieces.words import listed
from ui.table import View
from ui.tables.patapata import actions, looks, prompts, scores, sheet


def marks_of(t: Catalogue, move: str) -> str:
    """A move's four marks, such as ``a1○ b1×``."""
    return " ".join([dot[:2] + t("patapata.mark." + dot[2]) for dot in move.split(" ")])


def move(t: Catalogue, name: str, before: "dict[str, Any]", made: str) -> str:
    """One sentence for a move made in the position observed as ``before``."""
    number = before["prompt"]
    if made == PASS:
        return t("patapata.log.pass", name=name, n=number)
    sheet_before = "".join(before["sheets"][before["seat"]])
    fresh = len([cell for cell in cells_of(ink_of_move(made)) if sheet_before[cell] == "."])
    new = _fresh(t, fresh)
    return t("patapata.log.clear", name=name, n=number, marks=marks_of(t, made), fresh=new)


def _fresh(t: Catalogue, count: int) -> str:
    """How many marks were new, in words."""
    if count == 0:
        return t("patapata.fresh.none")
    if count == 1:
        return t("patapata.fresh.one")
    return t("patapata.fresh.many", n=count)


def what_to_do(view: View) -> str:
    """One sentence for the player to act."""
    t = view.t
    prompt = looks.current_prompt(view)
    if prompt is None:
        return ""
    if view.ui.get("asked") == actions.ASK_PASS:
        return t("patapata.prompt.pass")
    if view.ui.get("show"):
        return t("patapata.prompt.show")
    seat = view.seen["seat"]
    hold = looks.hold_at(view, seat)
    there = looks.present_there(prompt, looks.ink_at(view, seat), hold)
    if there:
        return t("patapata.prompt.there" if len(there) == 1 else "patapata.prompt.several")
    if type(view.ui.get("anchor")) is int:
        return t("patapata.prompt.anchor")
    held = actions.tool(view)
    if held in MARKS:
        return t("patapata.prompt.mark", mark=t("patapata.mark." + held))
    return t("patapata.prompt." + held)


def position(view: View) -> "list[str]":
    """The whole position."""
    t, seen = view.t, view.seen
    lines = []
    number = seen["prompt"]
    if number <= len(seen["prompts"]):
        lines.append(prompts.label(t, number - 1, seen["prompts"][number - 1]))
    stage = looks.stage_seat(view)
    look = looks.look(view, stage)
    name, setting = view.names[stage], setting_text(look.hold.setting)
    turn = t("patapata.turned." + str(look.hold.turn))
    lines.append(t("patapata.say.held", name=name, setting=setting, turn=turn))
    for row in range(4):
        cells = []
        for column in range(4):
            cell = cell_seen(row, column, look.hold.setting, look.hold.turn)
            cells.append(CELL_NAMES[cell] + " " + sheet.content(t, look, cell))
        lines.append(t("patapata.say.row", row=row + 1, cells=listed(t, cells)))
    for seat in range(len(view.names)):
        score = scores.of_seat(view, seat)
        said = {what: score[what][0] for what in SHOWS + ("passes",)}
        said.update({"rows": " / ".join(seen["sheets"][seat]), "total": score["total"]})
        lines.append(t("patapata.say.sheet", name=view.names[seat], **said))
    return lines
