"""Why a computer player of Patapata moved so, in English."""

TEXT = {
    "patapata.why.stuck": "Nothing fits any more.",
    "patapata.why.pass": "Passing costs less here than the marks would.",
    "patapata.why.first": "On a blank sheet one place is about as good as another.",
    "patapata.why.nothing": "It is there already: nothing has to be written.",
    "patapata.why.grow": "The largest group of {mark} grows to {size}: {points} points.",
    "patapata.why.reuse": "Uses {reused} of the marks again, and writes only {fresh}.",
    "patapata.why.glance": "The best of the {seen} ways that came to mind.",
    "patapata.why.now": "Scores most just now.",
    "patapata.why.ahead": "Leaves the best prospects: about {total} points in the end.",
}
