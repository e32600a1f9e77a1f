"""Patapata in English."""

TEXT = {
    "patapata.title": "Patapata Kamipen",
    "patapata.tagline": "A sheet of paper with eight flaps: fold, turn, and make the pattern show.",
    "patapata.designer": "After パタパタ紙ペン (Patapata Kamipen), shared freely by its author",
    "patapata.players": "1 or more",
    "patapata.minutes": "20 minutes",
    "patapata.mark.o": "○",
    "patapata.mark.x": "×",
    "patapata.mark.s": "■",
    "patapata.mark.blank": "blank",
    "patapata.mark.none": "outside",
    "patapata.pencilled": "pencilled {mark}",
    "patapata.noted": "(noted {mark})",
    "patapata.flip": "Fold over",
    "patapata.half.left": "left half",
    "patapata.half.right": "right half",
    "patapata.flap": "Flap in row {row}, {side}: shows {now}; folded over, {then}",
    "patapata.cell": "Row {row}, column {column} ({name}): {content}",
    "patapata.covered": "{cell}, covered",
    "patapata.sheet": "{name}’s sheet, marks: {count}",
    "patapata.rows": "; next row ",
    "patapata.pick": "Hold the piece by row {row}, column {column}, {mark}",
    "patapata.prompt.label": "Prompt {n}: {words}",
    "patapata.prompt.hidden": "Prompt {n}: still covered",
    "patapata.prompt.short": "Prompt",
    "patapata.course": "The course so far",
    "patapata.group.o": "Group of ○",
    "patapata.group.x": "Group of ×",
    "patapata.group.s": "Group of ■",
    "patapata.group.blank": "Blanks",
    "patapata.group.passes": "Passes",
    "patapata.chip": "{what}: {size}, worth {points}",
    "patapata.passes": "passes {passes}: +{points}",
    "patapata.score.now": "The score if it ended now",
    "patapata.score.short": "If it ended now",
    "patapata.title.god": "god",
    "patapata.title.master": "master",
    "patapata.title.expert": "expert",
    "patapata.title.intermediate": "intermediate",
    "patapata.total": "Total",
    "patapata.rank": "Title",
    "patapata.result.caption": "The small figures are how many.",
    "patapata.result.titled": "{total} points: {title}!",
    "patapata.result.plain": "{total} points.",
    "patapata.say.is-upright": "It already stands as the prompt does.",
    "patapata.say.fits-no-turn": "Folded like this, the piece fits nowhere, however you turn the sheet. Fold a flap over.",
    "patapata.say.is-ink": "{cell} is inked; ink can be neither erased nor overwritten.",
    "patapata.say.nothing-to-erase": "There is nothing in pencil here.",
    "patapata.say.fits-nowhere": "Held like this, the sheet has no room for the piece. Turn it, or fold a flap over.",
    "patapata.say.fits-not-here": "The piece cannot lie on {cell}: it would stick out or meet another mark.",
    "patapata.say.laid": "Way {n} of {of}; press again for the next.",
    "patapata.say.absent": "The arrangement is not there yet. The nearest place lacks {n}.",
    "patapata.say.absent-pencil": "Even with the pencil marks this is not the arrangement. The nearest place lacks {n}.",
    "patapata.say.stray": "The arrangement is there, but {cells} does not belong to it. Erase that first.",
    "patapata.say.mirror": "That is the mirror image ({cells}); only the arrangement itself counts.",
    "patapata.say.covered": "The arrangement is complete, but {cells} is covered. Fold the flap over.",
    "patapata.say.is-covered": "{cell} is covered. Fold its flap over to write there.",
    "patapata.say.cursor-first": "Choose a cell with the arrow keys first.",
    "patapata.say.pass0": "Passing lowers the 5 points for no pass to 2. Press again to pass.",
    "patapata.say.pass1": "A second pass leaves no points for passes. Press again to pass.",
    "patapata.say.pass2": "Press again to pass.",
    "patapata.say.held": "{name}’s sheet: flaps {setting}, {turn}.",
    "patapata.say.row": "Row {row}: {cells}",
    "patapata.say.sheet": "{name}: {rows}. Groups: ○ {o}, × {x}, ■ {s}; blanks {blank}; passes {passes}; {total} points if it ended now.",
    "patapata.turned.0": "not turned",
    "patapata.turned.1": "turned a quarter clockwise",
    "patapata.turned.2": "upside down",
    "patapata.turned.3": "turned a quarter anticlockwise",
    "patapata.log.pass": "{name}: passes prompt {n}.",
    "patapata.log.clear": "{name}: clears prompt {n} with {marks}, {fresh}.",
    "patapata.fresh.0": "nothing new",
    "patapata.fresh.1": "one of them new",
    "patapata.fresh.2": "{n} of them new",
    "patapata.prompt.pass": "Do you really pass?",
    "patapata.prompt.show": "This is the best way to fold it. Press again to go back.",
    "patapata.prompt.there": "The arrangement is there. You can declare it.",
    "patapata.prompt.several": "The arrangement is there more than once. Choose, and declare it.",
    "patapata.prompt.anchor": "Where on the paper does that cell go?",
    "patapata.prompt.mark": "Touch a blank cell to pencil {mark}.",
    "patapata.prompt.piece": "Touch a cell to lay the piece there.",
    "patapata.prompt.note": "Touch a cell to note a mark; notes never count.",
    "patapata.prompt.flip": "Touch a cell to fold its flap over.",
    "patapata.keys.flip": "fold over the flap under the cursor",
    "patapata.keys.turn": "turn the paper left, right",
    "patapata.keys.mark": "pencil ○, ×, ■",
    "patapata.keys.erase": "erase pencil",
    "patapata.keys.touch": "use the tool in hand",
    "patapata.keys.declare": "declare",
    "patapata.keys.note": "note a mark",
    "patapata.keys.unfold": "look at the sheet unfolded",
    "patapata.keys.pass": "pass (twice)",
    "patapata.tools": "Tools",
    "patapata.tool.piece": "Lay the whole piece",
    "patapata.tool.o": "Pencil ○",
    "patapata.tool.x": "Pencil ×",
    "patapata.tool.s": "Pencil ■",
    "patapata.tool.note": "Note",
    "patapata.tool.flip": "Fold flaps over",
    "patapata.turn.left": "Turn the paper left",
    "patapata.turn.right": "Turn the paper right",
    "patapata.upright": "Turn the paper for me",
    "patapata.unfold": "Unfold and look",
    "patapata.pass": "Pass",
    "patapata.pass.sure": "Yes, pass",
    "patapata.another": "Another one",
    "patapata.declare": "Declare",
    "patapata.whose": "{name}’s sheet",
    "patapata.back": "Back to your own",
    "patapata.others": "The other sheets",
    "patapata.watch": "{sheet}; {total} points if it ended now. Look at it",
    "patapata.option.course": "Course",
    "patapata.option.course.generated": "A new one",
    "patapata.option.course.fixed-1": "Fixed ⚀⚁",
    "patapata.option.course.fixed-2": "Fixed ⚂⚃",
    "patapata.option.course.fixed-3": "Fixed ⚄⚅",
    "patapata.option.course.random": "By die",
    "patapata.option.course.daily": "Today’s course",
    "patapata.option.course.handmade": "Made by hand",
    "patapata.rules": (
        "A sheet of 4 by 8 cells is folded into two ridges, and each ridge is cut in four: eight "
        "flaps that fall to the left or to the right. You always see sixteen cells, four by four; "
        "which ones depends on how the flaps lie.\n"
        "# Prompts\n"
        "Twelve prompts are played in turn. A prompt is a piece of four cells with marks in "
        "them. Bring the same arrangement to light anywhere on your sheet to clear it. The sheet "
        "may be turned by quarter turns; a mirror image does not count.\n"
        "# What you may do\n"
        "Fold flaps over, turn the sheet, write in blank cells, in any mixture. Marks that are "
        "there already may be used again. You write between none and four new ones, and only "
        "marks that belong to the arrangement. Declaring turns pencil into ink, and ink stays.\n"
        "# Passing\n"
        "You may pass a prompt. Later prompts stay covered until they are reached.\n"
        "# Points\n"
        "After the twelfth prompt the sheet is counted: for each of ○, × and ■ the largest group "
        "that hangs together along edges, and the most blank cells seen at once. Fold the flaps "
        "as is best for each of them. Up to two are worth 0, three 1, four 3, five 5, six 8, "
        "seven 9, eight or more 10. Without a pass there are 5 points more, with one 2. The most "
        "is 45.\n"
        "# Titles\n"
        "25 intermediate, 30 expert, 35 master, 40 god.\n"
        "# Several players\n"
        "Everybody has a sheet and plays the same prompts. The highest total wins; equal totals "
        "share."
    ),
    "patapata.reading": (
        "The pictures with the table of points and the prompts are lost. The table here agrees with every value in the text; the prompts are new ones that keep the same conditions.\n"
        "Odd prompts hold two ×, one ○ and one ■; even ones hold one × and, by turns, two ○ and one ■ or two ■ and one ○.\n"
        "At first all flaps lie to the right.\n"
        "Two ways of holding the paper that write the same marks are one move.\n"
        "A course made by hand may hold any twelve pieces but straight ones."
    ),
}
