"""Why a computer player of the template game moved so, in English."""

TEXT = {
    "template.why.whim": "Because it felt like it.",
    "template.why.four": "Leaves {n} stones, from which every answer can be made up to four.",
    "template.why.wait": "Nothing wins here; it waits for a mistake.",
}
