"""Patapata learned by doing: seven positions, from the first fold to a prompt found by one.

Points: ``switch:l2`` or ``switch:r2``, a flap by half and row; ``cell:e1``; ``prompt``, the card
with it; ``course``, all twelve; ``chip:o``, the points for a mark; ``others``, the sheets of the
other players; ``turn-right``, ``unfold``, ``declare`` and ``pass``, the buttons.

Conditions: ``flipped``, any flap lies to the left; ``flipped-r2``, just that one; ``turned``, the
paper does not stand upright; ``turned-right``, it is a quarter turn clockwise; ``unfolded``, the
whole sheet is looked at; ``shown``, so are the best groups for some points.
"""

from core.lesson import Lesson, Step, Task
from games.patapata.lesson_parts import (
    EXAMPLE,
    FIRST,
    GOOD,
    HIDDEN,
    MIRROR,
    PLAIN,
    START,
    TOGETHER,
    TWELFTH,
    clears,
    moment,
    writes_four,
    writes_none,
    writes_one,
)
from games.patapata.rules import PASS

STEPS = (
    Step(
        "paper",
        EXAMPLE,
        (
            Task("paper", until="flipped", points=("switch:r2",)),
            Task("paper.turn", until="turned", points=("turn-right",)),
            Task("paper.unfold", until="unfolded", points=("unfold",)),
        ),
        ("paper.after",),
        ("sheet", "switch", "turn"),
    ),
    Step(
        "first",
        START,
        (
            Task(
                "first",
                "first.2",
                "first.3",
                want="clears",
                points=("prompt", "cell:e2", "declare"),
                wrong=(((PASS,), "first.pass"),),
            ),
        ),
        ("first.after", "first.after.2"),
        ("prompt", "write", "ink"),
        ("belongs",),
    ),
    Step(
        "reuse",
        EXAMPLE,
        (
            Task(
                "reuse",
                "reuse.2",
                until="flipped-r2",
                points=("prompt", "switch:r2"),
                wrong=((("*",), "reuse.wait"),),
            ),
            Task(
                "reuse.turn",
                until="turned-right",
                points=("turn-right",),
                wrong=((("*",), "reuse.wait"),),
            ),
            Task(
                "reuse.lay",
                "reuse.lay.2",
                want=(GOOD,),
                points=("cell:e1", "declare"),
                wrong=(
                    ((PASS,), "first.pass"),
                    ((PLAIN,), "reuse.plain"),
                    ("four", "reuse.four"),
                    ("clears", "reuse.other"),
                ),
            ),
        ),
        ("reuse.after", "reuse.after.2"),
        ("reuse", "switch", "turn"),
        ("notes",),
    ),
    Step(
        "mirror",
        MIRROR,
        (
            Task(
                "mirror",
                "mirror.2",
                want="one",
                points=("prompt", "cell:e3"),
                wrong=(((PASS,), "first.pass"), ("clears", "mirror.more")),
            ),
        ),
        ("mirror.after",),
        ("mirror", "reuse"),
    ),
    Step(
        "pass",
        TOGETHER,
        (
            Task(
                "pass",
                "pass.2",
                want=(PASS,),
                then=(FIRST,),
                points=("others", "course", "pass"),
                wrong=(("clears", "pass.clear"),),
            ),
        ),
        ("pass.after", "pass.after.2", "pass.after.3"),
        ("pass", "passes", "hidden", "together"),
        ("marks",),
    ),
    Step(
        "points",
        TWELFTH,
        (
            Task(
                "points",
                "points.2",
                until="shown",
                points=("chip:o",),
                wrong=((("*",), "points.wait"),),
            ),
            Task(
                "points.last",
                want="clears",
                points=("prompt", "cell:e1"),
                wrong=(((PASS,), "points.pass"),),
            ),
        ),
        ("points.after", "points.after.2", "points.after.3"),
        ("groups", "blanks", "twelve", "titles"),
    ),
    Step(
        "hidden",
        HIDDEN,
        (
            Task(
                "hidden",
                "hidden.2",
                want="none",
                points=("prompt",),
                wrong=(((PASS,), "hidden.pass"), ("clears", "hidden.writes")),
            ),
        ),
        ("hidden.after", "hidden.after.2"),
        ("reuse", "switch"),
        ("elsewhere",),
        alone=True,
    ),
)

LESSON = Lesson(
    "patapata",
    STEPS,
    rules="sheet switch turn prompt marks write belongs ink reuse elsewhere mirror notes pass "
    "passes hidden together twelve groups blanks titles",
    terms="prompt switch declare reuse pass group blank course",
    kinds="switch cell prompt course chip others turn-right unfold declare pass",
    moments="first prompt last wait over",
    moment=moment,
    conditions="flipped flipped-r2 turned turned-right unfolded shown",
    judges={"clears": clears, "one": writes_one, "none": writes_none, "four": writes_four},
)
"""The lesson of Patapata."""
