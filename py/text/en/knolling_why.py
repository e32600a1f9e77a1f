"""Why a computer player of KNOLLING moved so, in English."""

TEXT = {
    "knolling.why.only": "There is no other move.",
    "knolling.why.whim": "Because it felt like it.",
    "knolling.why.like": "It liked this one best of the next cards.",
    "knolling.why.items": "Tried a few ways; this one leaves {items} items whole.",
    "knolling.why.next": "Takes the very next card, about {gain} points here, and hurries past "
    "nothing.",
    "knolling.why.reach": "About {gain} points here: enough to pass over {passed} nearer.",
    "knolling.why.whole": "Shows {items} more items and covers none.",
    "knolling.why.cover": "Shows {items} more items for {lost} covered.",
    "knolling.why.area-hobby": "Makes {cells} connected cells of red, the hobby things.",
    "knolling.why.area-tool": "Makes {cells} connected cells of blue, the tools.",
    "knolling.why.area-vegetable": "Makes {cells} connected cells of green, the vegetables.",
    "knolling.why.area-instrument": "Makes {cells} connected cells of yellow, the instruments.",
    "knolling.why.area-fashion": "Makes {cells} connected cells of white, the fashion things.",
    "knolling.why.hold": "Any place would do harm at present, so the card is held back.",
    "knolling.why.unhold": "The held card fits now: about {gain} points.",
    "knolling.why.tidy": "Moving this card gains about {gain} points.",
    "knolling.why.keep": "Nothing would be gained by a change.",
    "knolling.why.fill": "Here a filler widens an area most.",
    "knolling.why.frame": "No other frame is worth more: {items} whole items, and the best areas.",
}
