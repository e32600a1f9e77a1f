"""Why a computer player of PORTAS moved so, in English."""

TEXT = {
    "portas.why.pass": "No card fits.",
    "portas.why.only-move": "There is no other move.",
    "portas.why.take": "Takes the {treasure}: {points} points.",
    "portas.why.deny": "Keeps {points} points out of reach: the {treasure} could have been taken.",
    "portas.why.set-up": "Leaves {left} in the {treasure}: a {left} is at hand, and the other side "
    "shows none.",
    "portas.why.build": "One’s own share of the {treasure} grows to {points} while nobody can take "
    "it yet.",
    "portas.why.least": "Every move has a risk; on average this one gives away the least.",
    "portas.why.whim": "Because it felt like it.",
    "portas.why.search": "Best many turns ahead: wins about {percent} % of the time.",
    "portas.why.solved": "Counted through to the end: wins {percent} % of the time.",
}
