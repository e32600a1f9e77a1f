"""What the computer players of KNOLLING say of their moves, in English."""

TEXT = {
    "knolling.why.only": "There is no other move.",
    "knolling.why.frame": "The photograph with most in it: {items} items.",
    "knolling.why.whim": "Just because.",
    "knolling.why.like": "I like this card.",
    "knolling.why.keep": "Everything is fine as it lies.",
    "knolling.why.items": "Leaves {items} items whole.",
    "knolling.why.tidy": "Moves the card for {gain} points more.",
    "knolling.why.whole": "Covers nothing; the card shows {items} items.",
    "knolling.why.cover": "Shows {items} items and covers {lost}.",
    "knolling.why.area-hobby": "Grows the hobby area to {cells} cells.",
    "knolling.why.area-tool": "Grows the tool area to {cells} cells.",
    "knolling.why.area-vegetable": "Grows the vegetable area to {cells} cells.",
    "knolling.why.area-instrument": "Grows the instrument area to {cells} cells.",
    "knolling.why.area-fashion": "Grows the fashion area to {cells} cells.",
    "knolling.why.reach": "Worth about {gain} points, so {passed} cards are passed over.",
    "knolling.why.next": "The next card, worth about {gain} points.",
    "knolling.why.hold": "Held back: laying it now would do harm.",
    "knolling.why.fill": "Makes an area grow.",
}
