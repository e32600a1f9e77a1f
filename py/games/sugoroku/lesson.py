"""双六×宝探し learned by doing: ten positions, from the first roll to a wall found by reasoning.

Points: ``square:E4``; ``players`` and ``counts``, who carries what and what is still hidden;
``roll``, ``sonar``, ``go``, ``open``, ``leave``, ``fight`` and ``pencil``, the buttons. Conditions:
``wall-C6`` and ``wall-E6``, a wall is pencilled there.
"""

from core.lesson import Lesson, Step, Task
from games.sugoroku.lesson_parts import (
    AROUND,
    AT_CHEST,
    BUMPED,
    CARRYING,
    CHASE,
    HEARD,
    RESTED,
    SECOND,
    START,
    WALKED,
    after,
    moment,
    wins,
)

STEPS = (
    Step(
        "walk",
        START,
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
                then=("roll", "d4=4", "URRR"),
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
        SECOND,
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
        ("bump.after", "bump.after.2", "bump.after.3"),
        ("walls", "bump"),
        ("sure",),
    ),
    Step(
        "around",
        after(BUMPED, "roll d4=4"),
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
        AROUND,
        (
            Task(
                "sonar",
                "sonar.2",
                want=("sonar",),
                points=("sonar",),
                wrong=((("roll",), "sonar.roll"),),
            ),
        ),
        ("sonar.after", "sonar.after.2", "sonar.after.3", "sonar.after.4"),
        ("sonar", "public"),
        ("late",),
    ),
    Step(
        "leave",
        HEARD,
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
        AT_CHEST,
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
        after(RESTED, "roll d4=2"),
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
        after(CARRYING, "roll d4=4"),
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
        CHASE,
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
        ("fight.after", "fight.after.2", "fight.after.3", "fight.after.4"),
        ("fight", "pinned"),
        ("tie", "still"),
    ),
    Step(
        "find",
        WALKED,
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
    rules="map walls sure chests roll path known bump halt leave false rest true inert sonar "
    "late public goal plain fight tie pinned still rounds",
    terms="ends die wall chest treasure sonar rings rest pinned pencil",
    kinds="square players counts roll sonar go open leave fight pencil",
    moments="roll sonar path carry chest fight wait over",
    moment=moment,
    conditions="wall-C6 wall-E6",
    judges={"wins": wins},
)
"""The lesson of 双六×宝探し."""
