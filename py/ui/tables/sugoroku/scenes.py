"""Moments between two positions: each step, the bump, the lid, the sonar's wave, the dice.

A scene has ``seen`` and ``kind``; beside these ``seat``, who is on stage; ``trail``, the squares
walked so far; ``bump``, a wall, with ``leaning`` while the pawn runs into it; ``asks``, a chest;
``at`` and ``true`` of an opened chest; ``ping``, an entry of the sonar's log; ``dice`` and
``fighters``.
"""

from typing import Any

from games.sugoroku import story
from ui.pieces.changes import altered, swapped
from ui.pieces.scenes import moment
from ui.table import Scenes, Seen, View

STEP = 0.34
"""Seconds a pawn takes from one square to the next."""


def on_stage(view: View) -> "int | None":
    """Whom the moment is about: in a scene its actor, else who is to act or has just acted."""
    seat = (view.scene or {}).get("seat", view.seen["to_act"])
    return view.last_seat if seat == "chance" else seat


def scenes(before: Seen, move: str, after: Seen) -> Scenes:
    """What `ui.table.Table.scenes` asks for."""
    seat = before["to_act"]
    if story.is_walk(before, move):
        return _walk(before, move, after)
    if move == "sonar":
        ping = after["sonar_log"][-1]
        return [moment(before, 1.6, kind="sonar", seat=ping["seat"], ping=ping)]
    if move == "open":
        at = before["pos"][seat]
        seen = altered(before, opened=sorted(before["opened"] + [at]))
        is_true = after["carrier"] == seat
        return [moment(seen, 1.9, kind="open", seat=seat, at=at, true=is_true)]
    if move.startswith("d6="):
        pair = story.fighters(before, after)
        dice = [int(move[3]), int(move[5])]
        return [moment(before, 2.4, kind="fight", seat=pair[0], fighters=pair, dice=dice)]
    return []


def _walk(before: Seen, move: str, after: Seen) -> Scenes:
    seat = before["to_act"]
    walk = story.walk(before, move, after)
    found: Scenes = []
    seen = before
    trail = [walk.start]

    def show(shown: Seen, seconds: float, kind: str, **more: Any) -> None:
        found.append(moment(shown, seconds, kind=kind, seat=seat, trail=trail, **more))

    for name in walk.squares:
        trail = trail + [name]
        seen = altered(seen, pos=swapped(seen["pos"], seat, name))
        if name not in seen["stood"]:
            seen["stood"] = sorted(seen["stood"] + [name])
        show(seen, STEP, "walk")
    if walk.bump:
        show(seen, 0.2, "lean", bump=walk.bump, leaning=True)
        walls = sorted(seen["known_walls"] + [walk.bump])
        show(altered(seen, known_walls=walls), 1.1, "bump", bump=walk.bump)
    elif walk.chest:
        show(altered(seen, found=after["found"]), 0.7, "chest", asks=walk.chest)
    elif walk.wins:
        show(seen, 1.6, "goal")
    return found
