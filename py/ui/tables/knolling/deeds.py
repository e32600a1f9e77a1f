"""What a touch, a gesture or a key on the table means.

Deeds are declared by name: `DOING` for whoever is to act, `HANDLING` for what is in hand; the
gestures on the area are among them. What only looks round is in `ui.tables.knolling.looking`.
"""

from typing import Any, Callable

from games.knolling.notation import HOLD, KEEP
from games.knolling.seen import board
from games.knolling.state import FILL, FRAME, PLACE, TIDY, TO, UNHOLD
from games.knolling.things import GENRES
from ui.pieces import deeds
from ui.pieces.changes import ui, without
from ui.table import Answer, View
from ui.tables.knolling import looking, track, words
from ui.tables.knolling.faces import UNIT
from ui.tables.knolling.hand import PREVIEW, Hand, at, hand, holder, places_to_fill

_NUDGES = {"left": (-1, 0), "up": (0, -1), "down": (0, 1), "right": (1, 0)}

_KEYS = {
    "ArrowLeft": "nudge:left",
    "ArrowUp": "nudge:up",
    "ArrowDown": "nudge:down",
    "ArrowRight": "nudge:right",
    "t": "turn:1",
    "T": "turn:3",
    "Enter": "go",
    "k": KEEP,
    "x": HOLD,
    "c": "next",
    "b": "best",
}


def answer(view: View, action: str) -> "Answer | None":
    """Actions of the seat to act; nothing is laid while one looks elsewhere."""
    if holder(view) is None or "look" in view.ui:
        return None
    found = deeds.act(DOING, view, action)
    if found is not None:
        return found
    name, _, value = action.partition(":")
    handle, it = HANDLING.get(name), hand(view)
    return handle(view, it, value) if handle is not None and it is not None else None


def key(view: View, name: str) -> "Answer | None":
    """What a key means."""
    it = hand(view)
    if name == "Escape":
        return _escape(view, it)
    if name == "t" and it is not None and it.kind == FILL:
        return Answer(ui=ui(view, genre=(it.genre + 1) % len(GENRES)))
    if name not in _KEYS:
        return None
    if name.startswith("Arrow") and (it is None or "look" in view.ui or it.kind == PREVIEW):
        # The arrow keys walk over the track and the cards to choose from.
        return None
    return answer(view, _KEYS[name])


def _escape(view: View, it: "Hand | None") -> "Answer | None":
    if "look" in view.ui:
        return looking.look_at(view, "own")
    if it is not None and it.is_down and it.kind != FRAME:
        return Answer(ui=ui(view, down=False))
    return _let_go(view) if "pick" in view.ui or "card" in view.ui else None


def _let_go(view: View, it: "Hand | None" = None, value: str = "") -> Answer:
    """The hand empty again, the keyboard where it was filled."""
    card, pick = view.ui.get("card"), view.ui.get("pick")
    focus = "lift" + str(card) if card else "to" + str(pick) if pick else None
    return Answer(ui={n: view.ui[n] for n in view.ui if n == "camera"}, focus=focus)


# -- without anything in hand -------------------------------------------------------------


def _pick(view: View, place: str) -> "Answer | None":
    """Think of taking the card at ``place``, or no longer."""
    if place not in track.reachable(view):
        return None
    if view.ui.get("pick") == place:
        return _let_go(view)
    return Answer(ui=ui(view, pick=place, down=False), focus="go")


def _go(view: View, value: str) -> Answer:
    """The main button: take, put down, confirm, take the photograph."""
    t, it = view.t, hand(view)
    if view.seen["expect"] == TO:
        pick = view.ui.get("pick")
        if pick is None:
            return Answer(say=t("knolling.say.pick-first"))
        return Answer(move="to " + pick)
    if it is None:
        return Answer(say=t("knolling.say.lift-first"))
    if not it.move:
        return Answer(say=clash(view, it.kind))
    if it.is_down:
        return Answer(move=it.move)
    return _moved(view, it, it.x, it.y, down=True)


def clash(view: View, kind: str) -> str:
    """Why what is in hand may not lie where it is."""
    if kind in (TIDY, FILL, FRAME):
        return view.t("knolling.clash." + kind)
    return view.t("knolling.clash")


def _keep(view: View, value: str) -> "Answer | None":
    return Answer(move=KEEP) if view.seen["expect"] in (TIDY, UNHOLD, FILL) else None


def _hold(view: View, value: str) -> "Answer | None":
    may = view.seen["expect"] == PLACE and view.option("thinking_area")
    return Answer(move=HOLD) if may else None


def _lift(view: View, value: str) -> "Answer | None":
    """Take a held card, or a card that no other covers, into the hand."""
    card, seat, expect = int(value), view.seen["to_act"], view.seen["expect"]
    if card in view.seen["held"][seat] and expect in (TIDY, UNHOLD):
        return Answer(ui={"card": card}, focus="go")
    table = board(view.seen).sides[seat].table
    place = table.place_of(card)
    if expect != TIDY or place is None:
        return None
    if place not in table.free():
        return Answer(say=view.t("knolling.say.covered", card=words.named(view.t, card)))
    return Answer(ui={"card": card}, focus="go")


def _next(view: View, value: str) -> "Answer | None":
    """Lift the card after the one in hand, among those that can be lifted."""
    seat = view.seen["to_act"]
    cards = list(view.seen["held"][seat])
    if view.seen["expect"] == TIDY:
        table = board(view.seen).sides[seat].table
        cards += [table.placed[place][0] for place in table.free()]
    now = view.ui.get("card")
    following = cards.index(now) + 1 if now in cards else 0
    return _lift(view, str(cards[following % len(cards)])) if cards else None


def _tap(view: View, value: str) -> "Answer | None":
    """A touch of the area: lifts, puts down, turns what lies there."""
    x, y = _point(value)
    it, column, row = hand(view), x // UNIT, y // UNIT
    if it is None:
        table = board(view.seen).sides[view.seen["to_act"]].table
        place = table.top_at(column, row) if view.seen["expect"] == TIDY else None
        return _lift(view, str(table.placed[place][0])) if place is not None else None
    if it.kind == FILL:
        if (column, row) not in places_to_fill(view):
            return Answer(say=clash(view, FILL))
        return _moved(view, it, column, row, down=True)
    to_x, to_y = _corner(it, x, y)
    if it.kind == FRAME:
        return _moved(view, it, to_x, to_y)
    wide, high = it.size
    if it.is_down and it.x <= column < it.x + wide and it.y <= row < it.y + high:
        return _turn(view, it, "1")
    spot = at(it, to_x, to_y)
    fits = it.table.fits(spot["x"], spot["y"], it.turn)
    return _moved(view, it, to_x, to_y, down=fits or it.kind == TIDY)


# -- with something in hand ---------------------------------------------------------------


def _take_up(view: View, it: Hand, value: str) -> Answer:
    return Answer(ui=ui(view, down=False))


def _genre(view: View, it: Hand, value: str) -> Answer:
    return Answer(ui=ui(view, genre=int(value)))


def _turn(view: View, it: Hand, quarters: str) -> "Answer | None":
    if not it.card:
        return None
    it.turn = (it.turn + int(quarters)) % 4
    return _moved(view, it, it.x, it.y)


def _nudge(view: View, it: Hand, way: str) -> Answer:
    dx, dy = _NUDGES[way]
    if it.kind != FILL:
        return _moved(view, it, it.x + dx, it.y + dy)
    # The nearest cell to fill in the direction asked for.
    best = None
    for x, y in places_to_fill(view):
        ahead = (x - it.x) * dx + (y - it.y) * dy
        aside = abs((x - it.x) * dy) + abs((y - it.y) * dx)
        rank = (ahead + 3 * aside, aside)
        if ahead > 0 and (best is None or rank < best[0]):
            best = (rank, x, y)
    return Answer(ui=ui(view, x=best[1], y=best[2], r=0) if best is not None else ui(view))


def _moved(view: View, it: Hand, x: int, y: int, **more: Any) -> Answer:
    changed = ui(view, **at(it, x, y))
    changed.update(more)
    return Answer(ui=changed)


def _best(view: View, it: Hand, value: str) -> "Answer | None":
    return Answer(ui=without(view.ui, "x", "y")) if it.kind == FRAME else None


def _point(value: str) -> "tuple[int, int]":
    x, _, y = value.partition(",")
    return int(x), int(y)


def _corner(it: Hand, x: int, y: int) -> "tuple[int, int]":
    """The top-left cell that puts the middle of ``it`` at a point of the drawing."""
    wide, high = it.size
    half = UNIT // 2
    return (x - wide * half + half) // UNIT, (y - high * half + half) // UNIT


def _hover(view: View, it: Hand, value: str) -> "Answer | None":
    if it.is_down or it.kind == FRAME:
        return None
    x, y = _corner(it, *_point(value))
    if it.kind == FILL and (x, y) not in places_to_fill(view):
        return None
    place = at(it, x, y)
    return _moved(view, it, x, y) if (place["x"], place["y"]) != (it.x, it.y) else None


def _grab(view: View, it: Hand, value: str) -> Answer:
    x, y = _point(value)
    return Answer(ui=ui(view, **{"from": [it.x, it.y, x, y, it.is_down]}))


def _pull(view: View, it: Hand, value: str) -> "Answer | None":
    start = view.ui.get("from")
    if start is None or it.kind == FILL:
        return None
    x, y = _point(value)
    to_x = start[0] + (x - start[2] + UNIT // 2) // UNIT
    to_y = start[1] + (y - start[3] + UNIT // 2) // UNIT
    return _moved(view, it, to_x, to_y, down=False) if (to_x, to_y) != (it.x, it.y) else None


def _drop(view: View, it: Hand, value: str) -> "Answer | None":
    if view.ui.get("from") is None:
        return None
    changed = without(view.ui, "from")
    changed.update(at(it, it.x, it.y))
    changed["down"] = it.fits
    return Answer(ui=changed)


def _cancel(view: View, it: Hand, value: str) -> "Answer | None":
    """A second finger ends pulling: what was pulled goes back."""
    start = view.ui.get("from")
    if start is None:
        return None
    changed = without(view.ui, "from")
    changed.update({"x": start[0], "y": start[1], "r": it.turn, "down": start[4]})
    return Answer(ui=changed)


DOING: deeds.Deeds = {
    "pick": _pick,
    "go": _go,
    KEEP: _keep,
    HOLD: _hold,
    "lift": _lift,
    "next": _next,
    "desk.tap": _tap,
}
"""What whoever is to act may do; all of it with the value after the name's ``:``."""

HANDLING: "dict[str, Callable[[View, Hand, str], Answer | None]]" = {
    "up": _take_up,
    "drop": _let_go,
    "turn": _turn,
    "nudge": _nudge,
    "genre": _genre,
    "best": _best,
    "desk.hover": _hover,
    "desk.grab": _grab,
    "desk.pull": _pull,
    "desk.drop": _drop,
    "desk.cancel": _cancel,
    "desk.twist": _turn,
}
"""What may be done with what is in hand."""
