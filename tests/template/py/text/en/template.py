"""The template game in English."""

TEXT = {
    "template.title": "Template",
    "template.tagline": "Take one to three stones, and the last one of all.",
    "template.designer": "A game nobody owns",
    "template.heap": "Stones left: {n}",
    "template.take": "Take {n}",
    "template.taken": "{name} took {n}.",
    "template.prompt": "How many stones do you take?",
    "template.log": "{name} takes {n}; {left} left.",
    "template.result": "The last stone decides.",
    "template.option.misere": "The last stone",
    "template.option.misere.False": "wins",
    "template.option.misere.True": "loses",
    "template.keys.digits": "take that many",
    "template.rules": (
        "There is a heap of stones.\n"
        "# A turn\n"
        "Take one, two or three stones.\n"
        "# The end\n"
        "Whoever takes the last stone wins; with the option, loses."
    ),
    "template.reading": "You have to take at least one stone.",
}
