"""Moments between two positions: each step, the bump, the lid, the sonar's wave, the dice.

A scene has ``seen`` and ``kind``; beside these ``seat``, who is on stage; ``trail``, the squares
walked so far; ``bump``, a wall, with ``leaning`` while the pawn runs into it; ``asks``, a chest;
``at`` and ``true`` of an opened chest; ``ping``, an entry of the sonar's log; ``dice`` and
``fighters``.
"""

from typing import Any

from ui.tables.sugoroku import story

STEP = 0.34
"""Seconds a pawn takes from one square to the next."""


def scenes(
    before: "dict[str, Any]", move: str, after: "dict[str, Any]"
) -> "list[tuple[dict[str, Any], float]]":
    """What `ui.table.Table.scenes` asks for."""
    if story.is_walk(before, move):
        return _walk(before, move, after)
    if move == "sonar":
        ping = after["sonar_log"][-1]
        return [({"seen": before, "kind": "sonar", "seat": ping["seat"], "ping": ping}, 1.6)]
    if move == "open":
        seat = before["to_act"]
        at = before["pos"][seat]
        seen = dict(before)
        seen["opened"] = sorted(before["opened"] + [at])
        is_true = after["carrier"] == seat
        scene = {"seen": seen, "kind": "open", "seat": seat, "at": at, "true": is_true}
        return [(scene, 1.9)]
    if move.startswith("d6="):
        pair = story.fighters(before, after)
        dice = [int(move[3]), int(move[5])]
        scene = {"seen": before, "kind": "fight", "seat": pair[0], "fighters": pair, "dice": dice}
        return [(scene, 2.4)]
    return []


def _walk(
    before: "dict[str, Any]", move: str, after: "dict[str, Any]"
) -> "list[tuple[dict[str, Any], float]]":
    seat = before["to_act"]
    walk = story.walk(before, move, after)
    found: list[tuple[dict[str, Any], float]] = []
    seen = before
    trail = [walk.start]
    for name in walk.squares:
        trail = trail + [name]
        seen = _stands(seen, seat, name)
        found.append((_scene(seen, "walk", seat, trail), STEP))
    if walk.bump:
        lean = _scene(seen, "lean", seat, trail)
        lean["bump"] = walk.bump
        lean["leaning"] = True
        found.append((lean, 0.2))
        hit = dict(seen)
        hit["known_walls"] = sorted(seen["known_walls"] + [walk.bump])
        bump = _scene(hit, "bump", seat, trail)
        bump["bump"] = walk.bump
        found.append((bump, 1.1))
    elif walk.chest:
        halt = dict(seen)
        halt["found"] = after["found"]
        chest = _scene(halt, "chest", seat, trail)
        chest["asks"] = walk.chest
        found.append((chest, 0.7))
    elif walk.wins:
        found.append((_scene(seen, "goal", seat, trail), 1.6))
    return found


def _scene(seen: "dict[str, Any]", kind: str, seat: int, trail: "list[str]") -> "dict[str, Any]":
    return {"seen": seen, "kind": kind, "seat": seat, "trail": trail}


def _stands(seen: "dict[str, Any]", seat: int, name: str) -> "dict[str, Any]":
    """The same with ``seat`` on the square ``name``."""
    moved = dict(seen)
    moved["pos"] = seen["pos"][:seat] + [name] + seen["pos"][seat + 1 :]
    if name not in seen["stood"]:
        moved["stood"] = sorted(seen["stood"] + [name])
    return moved
