"""KNOLLING learned by doing: seven positions out of one game for two.

Points: ``track``, the whole of it; ``at:3``, a position there that may be gone to; ``turning`` and
``goal``, its ends; ``desk``, one's own cards; ``cells:X,Y,W,H``, a part of them; ``facts``, what is
said of the card in hand; ``pad``, the buttons that turn and move it; ``lift:47``, a card that may
be tidied; ``go`` and ``keep``, the buttons.

Condition: ``turned``, the card in hand is not upright.
"""

from core.lesson import Lesson, Step, Task
from games.knolling.lesson_parts import (
    AGAIN,
    BACK,
    CHOICE,
    COVER,
    HASTY,
    HOME,
    START,
    frees,
    is_neat,
    keeps_whole,
    moment,
    spoils,
    takes,
)
from games.knolling.notation import KEEP, TO_GOAL, TO_TURNING_POINT

STEPS = (
    Step(
        "take",
        START,
        (
            Task(
                "take",
                "take.2",
                want=("to 2",),
                points=("track", "at:2", "go"),
                wrong=((("to T",), "take.turning"), (("to *",), "take.elsewhere")),
            ),
            Task("take.turn", "take.turn.2", until="turned", points=("facts", "pad")),
            Task(
                "take.place",
                want=("place 0,0,*",),
                then=("to 6", "place 0,0,0"),
                points=("go",),
            ),
        ),
        ("take.after", "take.after.2"),
        ("cards", "track", "walk", "refill", "first"),
    ),
    Step(
        "again",
        AGAIN,
        (
            Task(
                "again",
                "again.2",
                want=("to 3",),
                points=("track", "at:3", "go"),
                wrong=((("to T",), "take.turning"), (("to *",), "again.elsewhere")),
            ),
            Task(
                "again.place",
                want=("place *",),
                points=("desk", "go"),
                wrong=((("place *",), "again.apart"),),
            ),
        ),
        ("again.after", "again.after.2"),
        ("order", "next"),
        ("gone",),
    ),
    Step(
        "cover",
        COVER,
        (
            Task(
                "cover",
                "cover.2",
                want="neat",
                points=("cells:3,0,4,1", "pad", "facts"),
                wrong=(
                    ("spoils", "cover.spoils"),
                    ("whole", "cover.beside"),
                    (("place *",), "again.apart"),
                ),
            ),
        ),
        ("cover.after",),
        ("cover", "whole"),
    ),
    Step(
        "tidy",
        HASTY,
        (
            Task(
                "tidy",
                "tidy.2",
                want=(TO_TURNING_POINT,),
                then=("to 9", "place -2,-2,0"),
                points=("turning", "go"),
                wrong=((("to *",), "tidy.elsewhere"),),
            ),
            Task(
                "tidy.move",
                "tidy.move.2",
                want="frees",
                points=("cells:5,-2,3,4", "lift:47"),
                wrong=(
                    ((KEEP,), "tidy.keep"),
                    (("tidy 44 *",), "tidy.covered"),
                    (("tidy *",), "tidy.still"),
                ),
            ),
        ),
        ("tidy.after", "tidy.after.2", "tidy.after.3"),
        ("turning", "tidy", "free"),
        ("pieces", "only"),
    ),
    Step(
        "back",
        BACK,
        (
            Task(
                "back",
                "back.2",
                want="takes",
                points=("track", "at:5"),
                wrong=(((TO_GOAL,), "back.goal"),),
            ),
            Task(
                "back.place",
                want=("place *",),
                points=("desk", "go"),
                wrong=((("place *",), "again.apart"),),
            ),
        ),
        ("back.after", "back.after.2"),
        ("back", "last-first"),
    ),
    Step(
        "photo",
        HOME,
        (
            Task("photo", want=(TO_GOAL,), points=("goal", "go")),
            Task(
                "photo.frame",
                "photo.frame.2",
                want=("frame -1,-3",),
                then=("frame -2,-3",),
                points=("desk", "go"),
                wrong=((("frame *",), "photo.less"),),
            ),
        ),
        ("photo.after", "photo.after.2", "photo.after.3"),
        ("goal", "frame", "items", "bonus", "win"),
        ("ties",),
    ),
    Step(
        "better",
        CHOICE,
        (
            Task(
                "better",
                "better.2",
                want=("to -5",),
                points=("at:-4", "at:-5"),
                wrong=(((TO_GOAL,), "back.goal"), (("to -4",), "better.other")),
            ),
            Task(
                "better.place",
                want="whole",
                then=("to -4", "place 5,3,3"),
                wrong=(("spoils", "cover.spoils"), (("place *",), "again.apart")),
            ),
        ),
        ("better.after", "better.after.2"),
        ("bonus", "whole"),
        alone=True,
    ),
)

LESSON = Lesson(
    "knolling",
    STEPS,
    rules="cards track order walk gone refill first next cover whole turning tidy free pieces "
    "only back last-first goal frame items bonus ties win",
    terms="item genre blank track turning goal tidy frame area",
    kinds="track at turning goal desk cells facts pad lift go",
    moments="to back first place tidy unhold fill frame wait over",
    moment=moment,
    conditions="turned",
    judges={
        "neat": is_neat,
        "spoils": spoils,
        "whole": keeps_whole,
        "frees": frees,
        "takes": takes,
    },
)
"""The lesson of KNOLLING."""
