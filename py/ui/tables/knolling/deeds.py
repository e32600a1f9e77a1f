"""What a touch, a gesture or a key on the table means."""

from typing import Any

from games.knolling.notation import HOLD, KEEP
from games.knolling.state import FILL, FRAME, PLACE, TIDY, TO, UNHOLD
from games.knolling.things import GENRES
from ui.table import Answer, View
from ui.tables.knolling import desk, photo, track, words
from ui.tables.knolling.board import board
from ui.tables.knolling.faces import UNIT
from ui.tables.knolling.hand import PREVIEW, Hand, at, holder, places_to_fill

_NUDGES = {"left": (-1, 0), "up": (0, -1), "down": (0, 1), "right": (1, 0)}

_ZOOM = 1.25

_NARROW, _WIDE = 500, 6000
"""How little and how much of a table may be seen, in the drawing's units."""

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

_LENS_KEYS = {"+": "zoom:in", "=": "zoom:in", "-": "zoom:out", "0": "zoom:fit"}


# -- looking, at any time -----------------------------------------------------------------


def look(view: View, shown: int, action: str) -> "Answer | None":
    """Actions that only change what is seen; ``shown``: the seat whose area is shown large."""
    what, _, value = action.partition(":")
    if what == "key":
        return _look_by_key(view, shown, value)
    if what == "look":
        return _look_at(view, value)
    if what == "zoom":
        return _zoom(view, shown, value)
    if what == desk.SURFACE + ".camera":
        return _with(view, camera=[int(number) for number in value.split(",")])
    if what == "numbers":
        return _with(view, numbers=not view.ui.get("numbers"))
    if what == "save":
        return _save(view, shown, value)
    return None


def _look_by_key(view: View, shown: int, key: str) -> "Answer | None":
    if key in _LENS_KEYS:
        return _zoom(view, shown, _LENS_KEYS[key].partition(":")[2])
    if len(key) == 1 and key in "12345" and int(key) <= len(view.names):
        return _look_at(view, str(int(key) - 1))
    return None


def _look_at(view: View, value: str) -> Answer:
    ui = dict(view.ui)
    for name in ("look", "camera"):
        ui.pop(name, None)
    if value != "own" and int(value) != holder(view):
        ui["look"] = int(value)
    return Answer(ui=ui)


def _zoom(view: View, shown: int, how: str) -> Answer:
    if how == "fit":
        ui = dict(view.ui)
        ui.pop("camera", None)
        return Answer(ui=ui)
    x, y, wide, high = view.ui.get("camera") or desk.usual(view, board(view.seen).sides[shown])
    factor = _ZOOM if how == "out" else 1 / _ZOOM
    factor = max(_NARROW / wide, min(_WIDE / wide, factor))
    wider, higher = int(wide * factor), int(high * factor)
    return _with(view, camera=[x + (wide - wider) // 2, y + (high - higher) // 2, wider, higher])


def _with(view: View, **entries: Any) -> Answer:
    ui = dict(view.ui)
    ui.update(entries)
    return Answer(ui=ui)


def _save(view: View, shown: int, how: str) -> "Answer | None":
    """Save or share the photograph that is shown large."""
    frame = view.seen["frames"][shown]
    if not frame:
        return None
    side = board(view.seen).sides[shown]
    caption = photo.caption(view, shown)
    print_ = photo.picture(side, frame["x"], frame["y"], caption, {})
    numbers = [placed[0] for placed in side.placed]
    t = view.t

    async def work() -> str:
        from ui.tables.knolling import picture

        how_it_went = await picture.save(print_, numbers, "knolling", how)
        return t("knolling.photo." + how_it_went) if how_it_went else ""

    return Answer(ui=dict(view.ui), work=work)


# -- doing --------------------------------------------------------------------------------


def answer(view: View, it: "Hand | None", action: str) -> "Answer | None":
    """Actions of the seat to act, with ``it`` in hand."""
    seat = holder(view)
    if seat is None:
        return None
    what, _, value = action.partition(":")
    if "look" in view.ui:
        # Nothing is laid while one looks elsewhere.
        return None
    if what == "pick":
        return _pick(view, value)
    if what == "go":
        return _go(view, it)
    if what == KEEP and view.seen["expect"] in (TIDY, UNHOLD, FILL):
        return Answer(move=KEEP)
    if what == HOLD and view.seen["expect"] == PLACE and view.option("thinking_area"):
        return Answer(move=HOLD)
    if what in ("lift", "next"):
        return _lift(view, seat, int(value) if what == "lift" else _following(view, seat))
    if what.startswith(desk.SURFACE + "."):
        return _gesture(view, it, seat, what[len(desk.SURFACE) + 1 :], value)
    if it is None:
        return None
    if what == "up":
        return _with(view, down=False)
    if what == "drop":
        return _let_go(view)
    if what == "turn":
        return _turn(view, it, int(value))
    if what == "nudge":
        dx, dy = _NUDGES[value]
        return _nudge(view, it, dx, dy)
    if what == "genre":
        return _with(view, genre=int(value))
    if what == "best" and it.kind == FRAME:
        ui = dict(view.ui)
        for name in ("x", "y"):
            ui.pop(name, None)
        return Answer(ui=ui)
    return None


def key(view: View, it: "Hand | None", name: str) -> "Answer | None":
    """What a key means with ``it`` in hand."""
    if name == "Escape":
        return _escape(view, it)
    if name == "t" and it is not None and it.kind == FILL:
        return _with(view, genre=(it.genre + 1) % len(GENRES))
    if name not in _KEYS:
        return None
    if name.startswith("Arrow") and (it is None or "look" in view.ui or it.kind == PREVIEW):
        # The arrow keys walk over the track and the cards to choose from.
        return None
    return answer(view, it, _KEYS[name])


def _escape(view: View, it: "Hand | None") -> "Answer | None":
    if "look" in view.ui:
        return _look_at(view, "own")
    if it is not None and it.is_down and it.kind != FRAME:
        return _with(view, down=False)
    if "pick" in view.ui or "card" in view.ui:
        return _let_go(view)
    return None


def _let_go(view: View) -> Answer:
    """The hand empty again, the keyboard where it was filled."""
    card, pick = view.ui.get("card"), view.ui.get("pick")
    focus = "lift" + str(card) if card else "to" + str(pick) if pick else None
    ui = {}
    if "camera" in view.ui:
        ui["camera"] = view.ui["camera"]
    return Answer(ui=ui, focus=focus)


def _pick(view: View, place: str) -> "Answer | None":
    """Think of taking the card at ``place``, or no longer."""
    if place not in track.reachable(view):
        return None
    if view.ui.get("pick") == place:
        return _let_go(view)
    ui = dict(view.ui)
    ui["pick"] = place
    ui["down"] = False
    return Answer(ui=ui, focus="go")


def _go(view: View, it: "Hand | None") -> Answer:
    """The main button: take, put down, confirm, take the photograph."""
    t, expect = view.t, view.seen["expect"]
    if expect == TO:
        pick = view.ui.get("pick")
        if pick is None:
            return Answer(say=t("knolling.say.pick-first"))
        return Answer(move="to " + pick)
    if it is None:
        return Answer(say=t("knolling.say.lift-first"))
    if not it.move:
        return Answer(say=_clash(view, it))
    if it.is_down:
        return Answer(move=it.move)
    ui = dict(view.ui)
    ui.update(at(it, it.x, it.y))
    ui["down"] = True
    return Answer(ui=ui)


def _clash(view: View, it: Hand) -> str:
    """Why what is in hand may not lie where it is."""
    t = view.t
    if it.kind == TIDY:
        return t("knolling.clash.tidy")
    if it.kind == FILL:
        return t("knolling.clash.fill")
    return t("knolling.clash.frame" if it.kind == FRAME else "knolling.clash")


def _lift(view: View, seat: int, card: int) -> "Answer | None":
    """Take a held card, or a card that no other covers, into the hand."""
    expect = view.seen["expect"]
    if card in view.seen["held"][seat] and expect in (TIDY, UNHOLD):
        return Answer(ui={"card": card}, focus="go")
    if expect != TIDY:
        return None
    table = board(view.seen).sides[seat].table
    place = table.place_of(card)
    if place is None:
        return None
    if place not in table.free():
        return Answer(say=view.t("knolling.say.covered", card=words.named(view.t, card)))
    return Answer(ui={"card": card}, focus="go")


def _following(view: View, seat: int) -> int:
    """The card after the one in hand, among those that can be lifted."""
    cards = list(view.seen["held"][seat])
    if view.seen["expect"] == TIDY:
        table = board(view.seen).sides[seat].table
        cards += [table.placed[place][0] for place in table.free()]
    if not cards:
        return 0
    now = view.ui.get("card")
    return int(cards[(cards.index(now) + 1) % len(cards)] if now in cards else cards[0])


def _turn(view: View, it: Hand, quarters: int) -> "Answer | None":
    if not it.card:
        return None
    it.turn = (it.turn + quarters) % 4
    return _moved(view, it, it.x, it.y)


def _nudge(view: View, it: Hand, dx: int, dy: int) -> Answer:
    if it.kind == FILL:
        return _next_place(view, it, dx, dy)
    return _moved(view, it, it.x + dx, it.y + dy)


def _next_place(view: View, it: Hand, dx: int, dy: int) -> Answer:
    """The nearest cell to fill in the direction asked for."""
    best = None
    for x, y in places_to_fill(view):
        ahead = (x - it.x) * dx + (y - it.y) * dy
        aside = abs((x - it.x) * dy) + abs((y - it.y) * dx)
        rank = (ahead + 3 * aside, aside)
        if ahead > 0 and (best is None or rank < best[0]):
            best = (rank, x, y)
    return _with(view, x=best[1], y=best[2], r=0) if best is not None else _with(view)


def _moved(view: View, it: Hand, x: int, y: int, **more: Any) -> Answer:
    ui = dict(view.ui)
    ui.update(at(it, x, y))
    ui.update(more)
    return Answer(ui=ui)


# -- gestures on the area -----------------------------------------------------------------


def _gesture(view: View, it: "Hand | None", seat: int, what: str, value: str) -> "Answer | None":
    if what == "cancel":
        return _cancel(view, it)
    if what == "twist":
        return _turn(view, it, int(value)) if it is not None else None
    x, y = [int(number) for number in value.split(",")]
    if what == "tap":
        return _tap(view, it, seat, x, y)
    if it is None:
        return None
    if what == "hover":
        return _hover(view, it, x, y)
    if what == "grab":
        return _with(view, **{"from": [it.x, it.y, x, y, it.is_down]})
    start = view.ui.get("from")
    if start is None:
        return None
    if what == "pull" and it.kind != FILL:
        to_x = start[0] + (x - start[2] + UNIT // 2) // UNIT
        to_y = start[1] + (y - start[3] + UNIT // 2) // UNIT
        if (to_x, to_y) == (it.x, it.y):
            return None
        return _moved(view, it, to_x, to_y, down=False)
    if what == "drop":
        ui = dict(view.ui)
        ui.pop("from")
        ui.update(at(it, it.x, it.y))
        ui["down"] = it.fits
        return Answer(ui=ui)
    return None


def _cancel(view: View, it: "Hand | None") -> "Answer | None":
    """A second finger ends pulling: what was pulled goes back."""
    start = view.ui.get("from")
    if it is None or start is None:
        return None
    ui = dict(view.ui)
    ui.pop("from")
    ui.update({"x": start[0], "y": start[1], "r": it.turn, "down": start[4]})
    return Answer(ui=ui)


def _corner(it: Hand, x: int, y: int) -> "tuple[int, int]":
    """The top-left cell that puts the middle of ``it`` at a point of the drawing."""
    wide, high = it.size
    half = UNIT // 2
    return (x - wide * half + half) // UNIT, (y - high * half + half) // UNIT


def _hover(view: View, it: Hand, x: int, y: int) -> "Answer | None":
    if it.is_down or it.kind == FRAME:
        return None
    to_x, to_y = _corner(it, x, y)
    if it.kind == FILL and (to_x, to_y) not in places_to_fill(view):
        return None
    place = at(it, to_x, to_y)
    if (place["x"], place["y"]) == (it.x, it.y):
        return None
    return _moved(view, it, to_x, to_y)


def _tap(view: View, it: "Hand | None", seat: int, x: int, y: int) -> "Answer | None":
    column, row = x // UNIT, y // UNIT
    if it is None:
        if view.seen["expect"] != TIDY:
            return None
        table = board(view.seen).sides[seat].table
        place = table.top_at(column, row)
        return _lift(view, seat, table.placed[place][0]) if place is not None else None
    if it.kind == FILL:
        if (column, row) not in places_to_fill(view):
            return Answer(say=view.t("knolling.clash.fill"))
        return _moved(view, it, column, row, down=True)
    if it.kind == FRAME:
        return _moved(view, it, *_corner(it, x, y))
    wide, high = it.size
    if it.is_down and it.x <= column < it.x + wide and it.y <= row < it.y + high:
        return _turn(view, it, 1)
    to_x, to_y = _corner(it, x, y)
    spot = at(it, to_x, to_y)
    it.x, it.y = spot["x"], spot["y"]
    fits = it.table.fits(it.x, it.y, it.turn)
    return _moved(view, it, it.x, it.y, down=fits or it.kind == TIDY)
