"""PORTAS in English."""

TEXT = {
    "portas.title": "PORTAS",
    "portas.tagline": "Carry the treasure out, and be the one who lifts the key.",
    "portas.designer": "Designed by 星空祭 (Hoshizora-sai)",
    "portas.seat": "{name}’s side",
    "portas.hand": "Hand",
    "portas.points": "points",
    "portas.card": "Port card {card}",
    "portas.pass": "Pass",
    "portas.left": "left",
    "portas.nothing": "nothing",
    "portas.pile": "Pile: {n}",
    "portas.may-draw": "Still in the pile",
    "portas.to-come": "Chests to come, in unknown order: {treasures}",
    "portas.no-more": "These are the last chests.",
    "portas.empty-place": "No chest is left here.",
    "portas.prize": "Treasure {treasure}, {points} points",
    "portas.prize-hidden": "A treasure",
    "portas.takes": "{name}: {points} points!",
    "portas.would-take": "Takes the treasure: {points} points",
    "portas.prompt.card": "Choose a card.",
    "portas.prompt.chest": "Which chest does the {card} go on?",
    "portas.prompt.pass": "No card fits: pass.",
    "portas.say.not-in-hand": "There is no {card} in your hand.",
    "portas.say.too-big": "The {card} fits no chest: both have less left.",
    "portas.say.card-first": "Choose a card first.",
    "portas.say.does-not-fit": "{card} does not fit: only {left} left.",
    "portas.say.fits": "The {card} fits.",
    "portas.say.chest": "Chest {treasure}: {left} left. "
    "{first} carried {carried0}, {second} {carried1}.",
    "portas.say.cards": "Chest {treasure}: {cards}.",
    "portas.say.hand": "{name}: hand {hand}; {pile} in the pile; {points} points.",
    "portas.log.play": "{name}: {card} on the {treasure}; {left} left.",
    "portas.log.take": "{name}: {card} on the {treasure} takes it, {points} points.",
    "portas.log.pass": "{name}: pass, no card fits.",
    "portas.result.caption": "A treasure is worth what you carried out of it yourself.",
    "portas.result.chests": "Treasures",
    "portas.result.chest": "{treasure}: {points}",
    "portas.option.first": "Who starts",
    "portas.option.first.random": "By lot",
    "portas.option.first.0": "First seat",
    "portas.option.first.1": "Second seat",
    "portas.option.hide_used": "Memory variant",
    "portas.option.hide_used.False": "Off",
    "portas.option.hide_used.True": "On: used cards stay hidden",
    "portas.option.assist": "Counting help",
    "portas.option.assist.True": "On: sums are shown",
    "portas.option.assist.False": "Off: do the sums yourself",
    "portas.keys.digits": "pick up that card",
    "portas.rules": (
        "Two treasure hunters, five chests holding 11 to 15. Each has the same fourteen port "
        "cards: three 1s, three 2s and two each of 3, 4, 5 and 6.\n"
        "# A turn\n"
        "Refill your hand to four cards from your own pile. Then put one card on one of the two "
        "open chests. It may not be greater than what is left inside.\n"
        "# Taking a treasure\n"
        "Whoever carries out the very last piece lifts the key and takes the treasure. It is "
        "worth the sum of your own cards on it, never the number printed on it; what the other "
        "carried out is lost. A new chest is opened in its place.\n"
        "# The open hands\n"
        "Both hands lie open. You draw only at the start of your own turn, so you see three of "
        "the other’s cards and reckon with a fourth.\n"
        "# The end\n"
        "The game ends when the last treasure is taken, or when neither player can use any "
        "card. What is still in the chests belongs to nobody. More points win; equal is a draw."
    ),
    "portas.reading": (
        "If you hold a card that fits, you must play one; you pass only when none fits.\n"
        "“Neither can use any card” means two passes in a row.\n"
        "The memory variant and the counting help change what is shown, never the rules."
    ),
}
