"""What the lesson of 双六×宝探し is made of: its positions, a judge, what can be done when."""

from typing import Any

from core.game import Game
from core.lesson import Position
from games.sugoroku.state import CHEST, FIGHT, OVER, ROLL

_MAP = {
    "size": 7,
    "start": "A4",
    "goal": "G4",
    "walls": ["B2", "B6", "D4", "F6"],
    "chests": ["E2", "F1", "G2"],
    "true": "F1",
    "players": 2,
    "first": 0,
}

START = Position(_MAP, 2)


def after(position: Position, moves: str) -> Position:
    """The position after ``moves``, with spaces between."""
    return position.after(*moves.split())


SECOND = after(START, "roll d4=3 RR roll d4=4 URRR")
BUMPED = after(SECOND, "roll d4=2 RR roll d4=3 RRR")
AROUND = after(BUMPED, "roll d4=4 URRD roll d4=1 U leave")
HEARD = after(AROUND, "sonar roll d4=3")
AT_CHEST = after(HEARD, "UUU")
RESTED = after(AT_CHEST, "open roll d4=2 DD roll d4=1 -")
CARRYING = after(RESTED, "roll d4=2 UR open roll d4=1 L")

CHASE = after(START, "roll d4=4 URRR roll d4=4 UUUR roll d4=3 RRU roll d4=4 RRRR open roll d4=1")

WALKED = after(
    Position(
        {
            "size": 7,
            "start": "A1",
            "goal": "G7",
            "walls": ["C6"],
            "chests": ["D3", "E6"],
            "true": "E6",
            "players": 1,
            "first": 0,
        },
        1,
    ),
    "roll d4=4 RRRR roll d4=4 RRDL roll d4=4 LLLL roll d4=4 LDRR roll d4=4 RRRR open "
    "roll d4=4 RRRD roll d4=4 LLLL roll d4=4 LLDR roll d4=4 RRRR roll d4=4 RDLD roll d4=4 RLLL "
    "roll d4=4 UDLL roll d4=4 ULDR roll d4=4 R",
)
"""All squares have been walked but two: the wall and the chest that are not known yet."""


def wins(game: Game, before: Any, after: Any) -> bool:
    """Whether a walk wins the game."""
    return game.winners(before) is None and bool(game.winners(after))


def moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
    """See `core.lesson.Lesson`."""
    phase = seen["phase"]
    if phase == OVER:
        return "over"
    if not legal or type(seen["to_act"]) is not int:
        return "wait"
    if phase in (CHEST, FIGHT):
        return str(phase)
    if seen["carrier"] == seen["to_act"]:
        return "carry"
    if phase == ROLL:
        return "sonar" if "sonar" in legal else "roll"
    return "path"
