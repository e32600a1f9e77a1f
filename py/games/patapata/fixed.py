"""The three fixed courses, made for this project: the source's own sheet of prompts is lost.

Every row keeps the constraints of `games.patapata.courses`; no prompt occurs twice, turned or
not. The first two prompts of the first row are those of the worked example of the rules.
Rows must never change: links name them by their place here.
"""

ROWS: "tuple[tuple[tuple[str, ...], ...], ...]" = (
    (
        ("os", ".x", ".x"),
        ("xoo", ".s."),
        ("xo", "xs"),
        ("ss", ".o", ".x"),
        ("xsx", ".o."),
        ("oo.", ".sx"),
        ("s.", "xx", ".o"),
        (".s", ".x", "so"),
        (".x", "os", "x."),
        ("x..", "soo"),
        ("sx", "xo"),
        (".os", "xs."),
    ),
    (
        ("s.", "ox", ".x"),
        ("..x", "oso"),
        (".x.", "xos"),
        (".s", "sx", "o."),
        ("x.", "so", ".x"),
        ("oo", "sx"),
        ("s.", "o.", "xx"),
        (".x.", "sos"),
        ("sx", "o.", "x."),
        (".s", "xo", "o."),
        (".s", ".o", "xx"),
        ("ox", "ss"),
    ),
    (
        ("xxo", "..s"),
        ("oo", "xs"),
        ("xos", ".x."),
        (".so", "xs."),
        ("so", "xx"),
        ("xo.", ".so"),
        (".x", "ox", ".s"),
        ("..s", "sxo"),
        (".xs", "xo."),
        ("s..", "xoo"),
        ("xx", ".s", ".o"),
        (".s", "os", "x."),
    ),
)
"""Per row, ⚀⚁, ⚂⚃ and ⚄⚅, the text rows of its twelve prompts."""
