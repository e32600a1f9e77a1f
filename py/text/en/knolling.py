"""KNOLLING in English."""

TEXT = {
    "knolling.title": "KNOLLING",
    "knolling.tagline": "Lay things out neatly, overlap them cleverly, take the best photograph.",
    "knolling.designer": "From a designer’s first draft, “KNOLLING (草案1)”. "
    "Drawings: Twemoji, © Twitter, Inc and other contributors, CC-BY 4.0, turned and scaled",
    "knolling.genre.r": "hobby",
    "knolling.genre.b": "tool",
    "knolling.genre.g": "vegetable",
    "knolling.genre.y": "instrument",
    "knolling.genre.w": "fashion",
    "knolling.card": "card {card} ({things})",
    "knolling.thing-of": "{thing} ({genre})",
    "knolling.colon": ": ",
    "knolling.nothing": "nothing",
    "knolling.track": "The track",
    "knolling.stop.start": "Start",
    "knolling.stop.turn": "Turn",
    "knolling.stop.goal": "Goal",
    "knolling.position": "position {n}",
    "knolling.gone": "the card is gone",
    "knolling.pawns-here": " Here: {names}.",
    "knolling.others": "Everybody’s table",
    "knolling.points": "{n} points",
    "knolling.points.one": "{n} point",
    "knolling.points.short": "{n} pts",
    "knolling.cards": "{n} cards",
    "knolling.cards.one": "{n} card",
    "knolling.count": "{n} items",
    "knolling.count.one": "{n} item",
    "knolling.and-held": "{n} held, ",
    "knolling.area": "The table of {name}, {cards}",
    "knolling.look.own": "Back to my table",
    "knolling.zoom": "Zoom",
    "knolling.zoom.in": "Nearer",
    "knolling.zoom.out": "Farther",
    "knolling.zoom.fit": "Show all",
    "knolling.move": "Move it",
    "knolling.turn": "Turn right",
    "knolling.turn.back": "Turn left",
    "knolling.nudge.left": "One to the left",
    "knolling.nudge.up": "One up",
    "knolling.nudge.down": "One down",
    "knolling.nudge.right": "One to the right",
    "knolling.occasion.look": "just looking",
    "knolling.occasion.to": "your turn",
    "knolling.occasion.place": "laying a card",
    "knolling.occasion.after.tidy": "may tidy, after {name}’s turn",
    "knolling.occasion.after.fill": "may fill a gap, after {name}’s turn",
    "knolling.occasion.unhold": "end of the turn",
    "knolling.occasion.frame": "the photograph",
    "knolling.prompt.to": "Choose a card on the track.",
    "knolling.prompt.to.picked": "Try it on your table, or take it.",
    "knolling.prompt.place": "Lay it beside or over your cards.",
    "knolling.prompt.place.first": "Your first card: which way round?",
    "knolling.prompt.confirm": "Confirm, or lift it again.",
    "knolling.prompt.tidy": "Tidying: you may move one card.",
    "knolling.prompt.unhold": "You may lay down a held card.",
    "knolling.prompt.fill": "You may fill one gap.",
    "knolling.prompt.frame": "Move the frame, press the shutter.",
    "knolling.pick": "Go as far ahead as you like; the cards that you pass stay for the others.",
    "knolling.pick.T": "The turning point: no card, but from now on you may tidy after the turns "
    "of others.",
    "knolling.pick.G": "The goal: you take no more cards.",
    "knolling.choose.tidy": "Cards that can be moved",
    "knolling.choose.unhold": "Held cards",
    "knolling.lift.free": "Lift {card}",
    "knolling.lift.held": "Take up the held {card}",
    "knolling.clash": "It cannot lie here: it must touch or cover a card.",
    "knolling.clash.tidy": "Move or turn it; it must touch or cover another card.",
    "knolling.clash.fill": "Only empty cells between cards can be filled.",
    "knolling.clash.frame": "The frame shows no card.",
    "knolling.covers": "Spoils {n}: {things}",
    "knolling.frees": "Uncovers {n}: {things}",
    "knolling.covers-nothing": "Covers no whole item",
    "knolling.figure.soon": "Best photograph: …",
    "knolling.figure": "Best photograph: {worth} ({items} + {bonus})",
    "knolling.frame.figure": "{worth} as things stand: {items} + {bonus}",
    "knolling.frame.best": "Best place",
    "knolling.filler.genre": "Genre of the filler",
    "knolling.do.take": "Take this card",
    "knolling.do.arrive.T": "Go to the turning point",
    "knolling.do.arrive.G": "Go to the goal",
    "knolling.do.put": "Put it here",
    "knolling.do.confirm": "Confirm",
    "knolling.do.up": "Lift again",
    "knolling.do.drop": "Put back",
    "knolling.do.hold": "Hold it for later",
    "knolling.do.keep.tidy": "Keep as it is",
    "knolling.do.keep.unhold": "Lay nothing down",
    "knolling.do.keep.fill": "Fill nothing",
    "knolling.do.shutter": "Take the photograph",
    "knolling.say.pick-first": "Choose a card on the track first.",
    "knolling.say.lift-first": "Choose a card first.",
    "knolling.say.covered": "Another card lies on {card}.",
    "knolling.log.to": "{name}: takes {card} at {place}.",
    "knolling.log.arrive": "{name}: on to the stop “{stop}”.",
    "knolling.log.place": "{name}: lays down card {card}.",
    "knolling.log.hold": "{name}: holds card {card} for later.",
    "knolling.log.tidy": "{name}: tidies, moving card {card}.",
    "knolling.log.unhold": "{name}: lays down card {card}, held until now.",
    "knolling.log.keep": "{name}: leaves everything as it is.",
    "knolling.log.fill": "{name}: fills a gap, {genre}.",
    "knolling.log.frame": "{name}: takes the photograph, {items}.",
    "knolling.log.covers": " Spoiled: {things}.",
    "knolling.say.phase.out": "On the way out.",
    "knolling.say.phase.return": "On the way back.",
    "knolling.say.phase.frame": "Everybody is back; the photographs are taken.",
    "knolling.say.phase.over": "The game is over.",
    "knolling.say.deck": "{n} cards are in the deck.",
    "knolling.say.track": "At {place} lies card {card}: {things}.",
    "knolling.say.pawn": "{name}: pawn at {place}.",
    "knolling.say.taken": "In hand: card {card}: {things}.",
    "knolling.say.held": "Held: card {card}: {things}.",
    "knolling.say.laid": "Card {card} at {x}, {y}, turned by {turn}°; whole: {things}.",
    "knolling.say.filler": "Filler {genre} at {x}, {y}.",
    "knolling.say.frame": "The photograph begins at {x}, {y}.",
    "knolling.photo.items": "items",
    "knolling.photo.taken": "Photograph taken",
    "knolling.photo.of": "The photograph of {name}",
    "knolling.photo.none": "No card, no photograph.",
    "knolling.photo.numbers": "Count the items",
    "knolling.photo.png": "Save as PNG",
    "knolling.photo.svg": "Save as SVG",
    "knolling.photo.share": "Share the photo",
    "knolling.photo.saved": "Saved.",
    "knolling.photo.shared": "Shared.",
    "knolling.photo.failed": "The picture could not be saved here.",
    "knolling.result.caption": "A point for each whole item; 6 for the largest area of a genre, 3 "
    "for the second. Small: cells of the area.",
    "knolling.result.items": "Items",
    "knolling.option.thinking_area": "Thinking area",
    "knolling.option.thinking_area.False": "Off",
    "knolling.option.thinking_area.True": "On: cards may be held",
    "knolling.option.filler": "Fillers",
    "knolling.option.filler.False": "Off",
    "knolling.option.filler.True": "On: fill gaps from the goal",
    "knolling.keys.arrows": "walk along the track, move the card",
    "knolling.keys.enter": "choose, put down, confirm",
    "knolling.keys.escape": "lift again, put back",
    "knolling.keys.keep": "keep everything as it is",
    "knolling.keys.hold": "hold the card for later",
    "knolling.keys.choose": "the next card that can be lifted",
    "knolling.keys.best": "the camera’s best place",
    "knolling.keys.look": "look at a player’s table",
    "knolling.rules": (
        "Lay out all kinds of things neatly, knolling them, and post one good photograph. Each of "
        "the sixty cards is 3 cells wide and 4 high and shows things of 1 to 4 cells from five "
        "genres: hobby, tool, vegetable, instrument, fashion. Blank cells may be coloured too.\n"
        "# The track\n"
        "Six cards a player lie in a row to the right of Start, with the turning point behind "
        "them. Whoever is farthest from the turning point moves; at the start ties go in seat "
        "order from the first player. Walk ahead as far as you like to a card, take it, and one "
        "card from the deck is laid at the left end, for the way back. Somebody far behind may "
        "move several times running.\n"
        "# Laying cards\n"
        "Your first card lies as you like. Every other must touch an edge of your cards or cover "
        "at least one cell of them, and lies on top. An item of which a part is covered no longer "
        "counts.\n"
        "# Tidying\n"
        "While your pawn stands on the turning point, you may move one of your cards that no "
        "other covers after each turn of another player.\n"
        "# The way back\n"
        "When all have arrived, the goal is laid at the left end and everybody walks back in the "
        "same way; now the one farthest from the goal moves, ties going to the last in seat "
        "order.\n"
        "# The photograph\n"
        "When all have reached the goal, choose what the camera sees: 12 cells wide, 9 high. Each "
        "whole, uncovered item in it is worth a point. In each genre the largest connected area "
        "of its colour in the photographs wins 6 points, the second largest 3; ties share, "
        "rounded down, and a tie for first shares both. Most points win.\n"
        "# Drawings\n"
        "The things are drawn by Twemoji (© Twitter, Inc and other contributors, CC-BY 4.0), "
        "turned and scaled; the leek, daikon, triangle, tambourine, castanets and necktie were "
        "drawn for this site, as were the cards."
    ),
    "knolling.reading": (
        "The source describes no card faces; the sixty here were designed for this site.\n"
        "Three to five play by the source; two are possible here.\n"
        "Cards lie on the grid, turned by quarter turns.\n"
        "At the turning point and the goal there is no card to take and none is added; on the way "
        "back none is added at all.\n"
        "Tidying comes after the turn of another player, once, and must change something. What "
        "remains may fall apart. An only card may be turned where it lies.\n"
        "An area of no cells wins nothing and takes no rank.\n"
        "Thinking area: a card taken may be held and laid down at the end of a later turn of your "
        "own, or in place of tidying. Held cards do not score.\n"
        "Fillers: on the goal you may put one cell of any genre into a gap with cards on two "
        "sides, after each turn of another player. They count for areas, not as items."
    ),
}
