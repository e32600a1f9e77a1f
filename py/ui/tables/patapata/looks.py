"""What is to be seen of a sheet at the moment: worked out once, drawn by `sheet` and `words`."""

from typing import Any

from games.patapata.claim import ready
from games.patapata.prompts import Placement, Prompt, known_prompt
from games.patapata.rules import PASS
from games.patapata.scoring import SHOWS, show_of
from games.patapata.sheet import ink_of, ink_of_move, written
from ui.pieces.kept import own, with_own
from ui.table import View
from ui.tables.patapata.hold import Hold, read_hold


class Look:
    """One sheet as it is to be drawn.

    ``lit``, ``mine``, ``wrong``, ``fresh`` and ``hinted`` are bits of cells: lit by the
    highlighter, belonging to the arrangement that can be declared, spoken of in a refusal,
    being inked just now, and pointed at. ``beckoning`` are bits of switches to flip for a hint.
    ``lifted``: of those flipped since the last move. ``active``: whether it can be acted on.
    """

    def __init__(self, seat: int, ink: int, hold: Hold) -> None:
        self.seat = seat
        self.ink = ink
        self.hold = hold
        self.lit = self.mine = self.wrong = self.fresh = self.hinted = 0
        self.beckoning = self.lifted = 0
        self.active = False


def current_prompt(view: View) -> "Prompt | None":
    """The prompt being played, None when all are."""
    number = view.seen["prompt"]
    prompts = view.seen["prompts"]
    return known_prompt(prompts[number - 1]) if number <= len(prompts) else None


def ink_at(view: View, seat: int) -> int:
    """What ``seat`` has written."""
    return ink_of(view.seen["sheets"][seat])


def hold_at(view: View, seat: int) -> Hold:
    """How ``seat`` holds its paper."""
    value = own(view.kept, "holds", seat)
    return read_hold(value, view.seen["prompt"], ink_at(view, seat))


def kept_with(view: View, seat: int, hold: Hold) -> "dict[str, Any]":
    """What is kept with the game, once ``seat`` holds its paper so."""
    return with_own(view.kept, "holds", seat, hold.to_json(view.seen["prompt"]))


def present_there(prompt: Prompt, ink: int, hold: Hold) -> "list[Placement]":
    """All arrangements that may be declared as the paper is held."""
    return ready(prompt, ink, hold.pencil, hold.setting)


def chosen(view: View, there: "list[Placement]") -> "Placement | None":
    """Which of the arrangements ``there`` would be declared."""
    for place in there:
        if place.text == view.ui.get("place"):
            return place
    return there[0] if there else None


def stage_seat(view: View) -> int:
    """Whose sheet lies in the middle."""
    if view.scene:
        return int(view.scene.get("seat", view.me))
    watched = view.ui.get("watch")
    if type(watched) is int and 0 <= watched < len(view.names):
        return watched
    if view.active:
        return int(view.seen["seat"])
    if view.looking and view.last_seat is not None:
        return view.last_seat
    return view.me


def is_own(view: View, seat: int) -> bool:
    """Whether the player to act may act on this sheet now."""
    return view.active and view.scene is None and seat == view.seen["seat"]


def look(view: View, seat: int) -> Look:
    """What is to be seen of the sheet of ``seat``."""
    found = Look(seat, ink_at(view, seat), hold_at(view, seat))
    scene = view.scene
    show = scene.get("count") if scene else view.ui.get("show")
    if show in SHOWS:
        best = show_of(found.ink, show)
        found.lit = best.cells
        found.hold = Hold(best.setting, 0 if scene else found.hold.quarters)
    elif scene:
        if scene.get("seat") == seat:
            _lay_out(view, found, str(scene["move"]))
            found.fresh = written(ink_of_move(scene["move"])) & ~written(int(scene["before"]))
    elif is_own(view, seat):
        _own(view, found)
    elif view.looking or view.setup is not None:
        found.hold = Hold()
        if seat == view.last_seat and view.last not in ("", PASS):
            _lay_out(view, found, view.last)
    else:
        found.hold = found.hold.but(pencil=0)
    return found


def _own(view: View, found: Look) -> None:
    """The sheet of the player to act: what is tried, and what may be declared."""
    prompt = current_prompt(view)
    if prompt is None:
        return
    ui = view.ui
    found.active = True
    found.lifted = _bits(ui.get("lifted"))
    found.wrong = _bits(ui.get("wrong"))
    place = chosen(view, present_there(prompt, found.ink, found.hold))
    if place is not None:
        found.mine = written(place.ink)
    hint = prompt.placement(view.hint) if view.hint else None
    if hint is not None:
        found.hinted = written(hint.ink)
        found.beckoning = found.hold.setting ^ hint.setting(found.hold.setting)


def _lay_out(view: View, found: Look, move: str) -> None:
    """Hold the paper so that what ``move`` used is seen, upright."""
    ink = ink_of_move(move)
    found.mine = written(ink)
    number = int(view.seen["prompt"])
    prompts = view.seen["prompts"]
    hold = found.hold.but(pencil=0)
    # The move was made for the prompt shown now, or for the one before it.
    for index in (number - 1, number - 2):
        if 0 <= index < len(prompts):
            place = known_prompt(prompts[index]).placement(move)
            if place is not None:
                found.hold = hold.but(setting=place.setting(hold.setting)).turned_to(place.turns)
                return
    found.hold = hold


def _bits(value: Any) -> int:
    return value if type(value) is int else 0
