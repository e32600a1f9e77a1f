"""Why a computer player of 双六×宝探し moves as it does, in English."""

TEXT = {
    "sugoroku.why.roll": "A turn begins with the roll.",
    "sugoroku.why.sonar": "There is no clue to follow, so this is the moment to listen.",
    "sugoroku.why.open": "Chests still closed: {closed}. This may be the one.",
    "sugoroku.why.leave": "Chests still closed: {closed}. A lost turn would cost more here.",
    "sugoroku.why.fight": "Winning brings the treasure, and losing costs little.",
    "sugoroku.why.stroll": "A walk wherever the feet lead.",
    "sugoroku.why.goal": "Into the goal with the treasure.",
    "sugoroku.why.home": "The treasure goes home. Steps to go: {steps}.",
    "sugoroku.why.catch": "This catches whoever has the treasure.",
    "sugoroku.why.chase": "This gets closer to the carrier, and between them and the goal.",
    "sugoroku.why.ring": "This searches the squares as far away as the sonar said.",
    "sugoroku.why.search": "This walks over squares that may hold a chest.",
    "sugoroku.why.guard": "Somebody else may find the treasure: this waits where it has to pass.",
    "sugoroku.why.explore": "With a chance of {percent} % there is a chest on this way.",
    "sugoroku.why.approach": "This gets closer to squares that may hold a chest.",
    "sugoroku.why.block": "This stands between the carrier and the goal.",
    "sugoroku.why.dodge": "This keeps the treasure out of reach. Steps to go: {steps}.",
    "sugoroku.why.peace": "A challenge does not pay now.",
}
