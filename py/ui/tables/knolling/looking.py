"""Looking round: whose area is shown, from how near, and what becomes of a photograph."""

from typing import Any

from games.knolling.seen import board
from ui.pieces import deeds
from ui.pieces.changes import ui, without
from ui.table import Answer, View
from ui.tables.knolling import desk, photo
from ui.tables.knolling.hand import holder

_ZOOM = 1.25

_NARROW, _WIDE = 500, 6000
"""How little and how much of a table may be seen, in the drawing's units."""

_KEYS = {"+": "in", "=": "in", "-": "out", "0": "fit"}


def shown_seat(view: View) -> int:
    """The seat whose area is shown large."""
    seat = view.ui.get("look")
    if seat is None:
        seat = view.last_seat if view.looking else holder(view)
    return view.me if seat is None else int(seat)


def look(view: View, action: str) -> "Answer | None":
    """Actions that only change what is seen."""
    return deeds.act(LOOKING, view, action)


def look_at(view: View, value: str) -> Answer:
    """Show the area of a seat, or with ``own`` that of the seat to act."""
    changed = without(view.ui, "look", "camera")
    if value != "own" and int(value) != holder(view):
        changed["look"] = int(value)
    return Answer(ui=changed)


def _press(view: View, key: str) -> "Answer | None":
    if key in _KEYS:
        return _zoom(view, _KEYS[key])
    if len(key) == 1 and key in "12345" and int(key) <= len(view.names):
        return look_at(view, str(int(key) - 1))
    return None


def _zoom(view: View, how: str) -> Answer:
    if how == "fit":
        return Answer(ui=without(view.ui, "camera"))
    side = board(view.seen).sides[shown_seat(view)]
    x, y, wide, high = view.ui.get("camera") or desk.usual(view, side)
    factor = _ZOOM if how == "out" else 1 / _ZOOM
    factor = max(_NARROW / wide, min(_WIDE / wide, factor))
    wider, higher = int(wide * factor), int(high * factor)
    around = [x + (wide - wider) // 2, y + (high - higher) // 2, wider, higher]
    return Answer(ui=ui(view, camera=around))


def _camera(view: View, value: str) -> Answer:
    return Answer(ui=ui(view, camera=[int(number) for number in value.split(",")]))


def _numbers(view: View, value: str) -> Answer:
    return Answer(ui=ui(view, numbers=not view.ui.get("numbers")))


def _save(view: View, how: str) -> "Answer | None":
    """Save or share the photograph that is shown large."""
    shown = shown_seat(view)
    frame = view.seen["frames"][shown]
    if not frame:
        return None
    side = board(view.seen).sides[shown]
    print_ = photo.picture(side, frame["x"], frame["y"], photo.caption(view, shown), {})
    numbers = [placed[0] for placed in side.placed]
    t = view.t

    async def work() -> Any:
        from ui.tables.knolling import picture

        how_it_went = await picture.save(print_, numbers, "knolling", how)
        return t("knolling.photo." + how_it_went) if how_it_went else ""

    return Answer(ui=ui(view), work=work)


LOOKING: deeds.Deeds = {
    "key": _press,
    "look": look_at,
    "zoom": _zoom,
    "desk.camera": _camera,
    "numbers": _numbers,
    "save": _save,
}
"""What anybody may do at any time."""
