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

BEST = (
    (
        45,
        (
            "b1x b2x b3s e3o",
            "f1x e2s f2o f3o",
            "d2s g2x d3o g3x",
            "a2x c3o a4s b4s",
            "e1x e2s f2o g3x",
            "b1x c2o d2s c3o",
            "e2s g3x h3x f4o",
            "c1o d1s a2x a3s",
            "f1x e2s f2o g3x",
            "b2x b3s e3o f3o",
            "b2x e2s d3o g3x",
            "b2x b3s e3o e4s",
        ),
    ),
    (
        45,
        (
            "b2o e2s a3x b3x",
            "a1x b1o d2s d3o",
            "d1s a2x b2o b3x",
            "g2o b3x e3s b4s",
            "d3o g3x a4x b4s",
            "d3o g3x d4o e4s",
            "e1s g2o g3x h3x",
            "d2s d3o g3x b4s",
            "b3x b4s g4o h4x",
            "d1s a2x b2o c3o",
            "f1s h2o g3x h3x",
            "b3x e3s d4o e4s",
        ),
    ),
    (
        45,
        (
            "a3x b3x e3o e4s",
            "c3o d3o a4x b4s",
            "e1x b2x e2o g3s",
            "e1x g2s h2s f3o",
            "a1x b1x c2o d2s",
            "b3x e3o e4s f4o",
            "a2x b2x g2s d3o",
            "d1s b2x d3o g3s",
            "e1x f1s b2x e2o",
            "b2x g2s d3o d4o",
            "a1x b1x d2s d3o",
            "d1s c2o d2s a3x",
        ),
    ),
)
"""Per row the best total known, and the moves that prove it. 45 is the most there is."""
