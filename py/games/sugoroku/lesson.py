"""双六×宝探し learned by doing: ten positions, from the first roll to a wall found by reasoning.

Points: ``square:E4``; ``players`` and ``counts``, who carries what and what is still hidden;
``roll``, ``sonar``, ``go``, ``open``, ``leave``, ``fight`` and ``pencil``, the buttons.

Conditions: ``wall-C6`` and ``wall-E6``, a wall is pencilled there.
"""

from typing import Any

from core.game import Game
from core.lesson import Lesson, Position, Step, Task
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

_START = Position(_MAP, 2)


def _after(position: Position, moves: str) -> Position:
    return position.after(*moves.split())


_SECOND = _after(_START, "roll d4=3 RR roll d4=4 URRR")
_BUMPED = _after(_SECOND, "roll d4=2 RR roll d4=3 RRR")
_AROUND = _after(_BUMPED, "roll d4=4 URRD roll d4=1 U leave")
_HEARD = _after(_AROUND, "sonar roll d4=3")
_AT_CHEST = _after(_HEARD, "UUU")
_RESTED = _after(_AT_CHEST, "open roll d4=2 DD roll d4=1 -")
_CARRYING = _after(_RESTED, "roll d4=2 UR open roll d4=1 L")

_CHASE = _after(_START, "roll d4=4 URRR roll d4=4 UUUR roll d4=3 RRU roll d4=4 RRRR open roll d4=1")

_WALKED = _after(
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

_OTHER_TURN = ("roll", "d4=4", "URRR")


def _wins(game: Game, before: Any, after: Any) -> bool:
    return game.winners(before) is None and bool(game.winners(after))


def _moment(seen: "dict[str, Any]", legal: "list[str]") -> str:
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


STEPS = (
    Step(
        "walk",
        _START,
        (
            Task(
                "walk",
                "walk.2",
                want=("roll",),
                then=("d4=3",),
                points=("square:A4", "square:G4", "roll"),
                wrong=((("sonar",), "walk.sonar"),),
            ),
            Task(
                "walk.path",
                "walk.path.2",
                want=("RR",),
                then=_OTHER_TURN,
                points=("square:C4", "go"),
                wrong=(
                    (("RRR",), "walk.shorter"),
                    (("-",), "walk.stay"),
                    (("sonar",), "walk.sonar"),
                    (("*",), "walk.elsewhere"),
                ),
            ),
        ),
        ("walk.after", "walk.after.2"),
        ("map", "roll", "path"),
    ),
    Step(
        "bump",
        _SECOND,
        (
            Task(
                "bump",
                want=("roll",),
                then=("d4=2",),
                points=("roll",),
                wrong=((("sonar",), "walk.sonar"),),
            ),
            Task(
                "bump.path",
                want=("RR",),
                then=("roll", "d4=3", "RRR"),
                points=("square:E4", "go"),
                wrong=((("sonar",), "walk.sonar"), (("*",), "bump.elsewhere")),
            ),
        ),
        ("bump.after", "bump.after.2"),
        ("walls", "bump"),
    ),
    Step(
        "around",
        _after(_BUMPED, "roll d4=4"),
        (
            Task(
                "around",
                "around.2",
                want=("URRD", "DRRU"),
                then=("roll", "d4=1", "U", "leave"),
                points=("square:D4", "square:E4"),
                wrong=(
                    (("R*", "do:sq:D4", "do:step:R"), "around.wall"),
                    (("sonar",), "walk.sonar"),
                    (("*",), "around.elsewhere"),
                ),
            ),
        ),
        ("around.after",),
        ("known", "path"),
    ),
    Step(
        "sonar",
        _AROUND,
        (
            Task(
                "sonar",
                "sonar.2",
                want=("sonar",),
                points=("sonar",),
                wrong=((("roll",), "sonar.roll"),),
            ),
        ),
        ("sonar.after", "sonar.after.2", "sonar.after.3"),
        ("sonar", "public"),
    ),
    Step(
        "leave",
        _HEARD,
        (
            Task(
                "leave",
                "leave.2",
                want=("UUU",),
                points=("counts", "square:E1", "go"),
                wrong=((("*",), "leave.elsewhere"),),
            ),
            Task(
                "leave.chest",
                want=("leave",),
                points=("square:E2", "leave"),
                wrong=((("open",), "leave.open"),),
            ),
        ),
        ("leave.after",),
        ("chests", "halt", "leave"),
    ),
    Step(
        "empty",
        _AT_CHEST,
        (
            Task(
                "empty",
                want=("open",),
                then=("roll", "d4=2", "DD", "roll", "d4=1", "-"),
                points=("square:E2", "open"),
                wrong=((("leave",), "empty.leave"),),
            ),
        ),
        ("empty.after", "empty.after.2"),
        ("false", "rest"),
    ),
    Step(
        "true",
        _after(_RESTED, "roll d4=2"),
        (
            Task(
                "true",
                want=("UR", "RU"),
                points=("square:F1", "go"),
                wrong=((("*",), "true.elsewhere"),),
            ),
            Task(
                "true.chest",
                want=("open",),
                points=("open",),
                wrong=((("leave",), "empty.leave"),),
            ),
        ),
        ("true.after",),
        ("true", "halt"),
    ),
    Step(
        "goal",
        _after(_CARRYING, "roll d4=4"),
        (
            Task(
                "goal",
                "goal.2",
                want=("RDDD", "DRDD"),
                points=("square:G2", "square:G4"),
                wrong=(("wins", "goal.other-way"), (("*",), "goal.elsewhere")),
            ),
        ),
        ("goal.after", "goal.after.2", "goal.after.3"),
        ("goal", "inert"),
        ("plain", "rounds"),
    ),
    Step(
        "fight",
        _CHASE,
        (
            Task(
                "fight",
                "fight.2",
                want=("U",),
                points=("players", "square:F1"),
                wrong=((("*",), "fight.elsewhere"),),
            ),
            Task(
                "fight.dice",
                want=("fight",),
                then=("d6=5,2",),
                points=("fight",),
                wrong=((("peace",), "fight.peace"),),
            ),
        ),
        ("fight.after", "fight.after.2", "fight.after.3"),
        ("fight", "pinned"),
        ("tie",),
    ),
    Step(
        "find",
        _WALKED,
        (
            Task(
                "find",
                "find.2",
                want=("sonar",),
                points=("square:C6", "square:E6", "counts"),
                wrong=((("roll",), "find.roll"),),
            ),
            Task(
                "find.wall",
                "find.wall.2",
                until="wall-C6",
                points=("pencil",),
                wrong=((("if:wall-E6",), "find.not-there"), (("*",), "find.roll-later")),
            ),
            Task("find.go", want=("roll",), then=("d4=4",)),
            Task("find.path", want=("RRU", "RRUU", "RRUR", "RRUL"), wrong=((("*",), "find.far"),)),
            Task("find.open", want=("open",), wrong=((("leave",), "empty.leave"),)),
        ),
        ("find.after",),
        ("walls", "sonar"),
        alone=True,
    ),
)

LESSON = Lesson(
    "sugoroku",
    STEPS,
    rules="map walls chests roll path known bump halt leave false rest true inert sonar public goal"
    " plain fight tie pinned rounds",
    terms="ends die wall chest treasure sonar rings rest pinned pencil",
    kinds="square players counts roll sonar go open leave fight pencil",
    moments="roll sonar path carry chest fight wait over",
    moment=_moment,
    conditions="wall-C6 wall-E6",
    judges={"wins": _wins},
)
"""The lesson of 双六×宝探し."""
