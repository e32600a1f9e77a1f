"""双六×宝探し in English."""

TEXT = {
    "sugoroku.title": "Sugoroku × Treasure Hunt",
    "sugoroku.tagline": "A race over a map nobody can see: listen, search, and run for the goal.",
    "sugoroku.designer": "Designed by 雪月 (Yukizuki)",
    "sugoroku.both": "{one} {other}",
    "sugoroku.none": "none",
    "sugoroku.arrow": " → ",
    "sugoroku.map": "The treasure map that the players draw, {size} by {size} squares",
    "sugoroku.round": "Round {n}",
    "sugoroku.round-left": "Round {n} (a draw in {left})",
    "sugoroku.counts": "chests {found}/{chests} · walls {known}/{walls}",
    "sugoroku.die": "Four-sided die",
    "sugoroku.die-shows": "The four-sided die shows {n}",
    "sugoroku.tools": "What the map shows",
    "sugoroku.switch.rings": "Sonar rings",
    "sugoroku.switch.hatch": "No chest here",
    "sugoroku.switch.map": "True map",
    "sugoroku.switch.heat": "Chest odds",
    "sugoroku.pencil": "Pencil",
    "sugoroku.pencil.wall": "Wall?",
    "sugoroku.pencil.chest": "Chest?",
    "sugoroku.pencil.note": "Note",
    "sugoroku.pencil.erase": "Erase",
    "sugoroku.pencil.note-at": "Note on {at}",
    "sugoroku.act.roll": "Roll the die",
    "sugoroku.act.sonar": "Sonar",
    "sugoroku.act.open": "Open it",
    "sugoroku.act.leave": "Leave it",
    "sugoroku.act.fight": "Challenge",
    "sugoroku.act.peace": "Let be",
    "sugoroku.act.go": "Walk {steps}/{n}",
    "sugoroku.act.stay": "Stay",
    "sugoroku.act.back": "Take a step back",
    "sugoroku.act.step-U": "One step up",
    "sugoroku.act.step-D": "One step down",
    "sugoroku.act.step-L": "One step left",
    "sugoroku.act.step-R": "One step right",
    "sugoroku.flag.treasure": "carries the treasure",
    "sugoroku.flag.rest": "loses the next turn",
    "sugoroku.flag.pinned": "cannot move before {name}",
    "sugoroku.flag.sonar": "sonar not used yet",
    "sugoroku.prompt.roll": "Roll the die.",
    "sugoroku.prompt.roll-sonar": "Roll the die, or use the sonar first.",
    "sugoroku.prompt.path": "Up to {n}: draw or tap your path.",
    "sugoroku.prompt.planned": "{way} ({steps} of {n})",
    "sugoroku.prompt.chest": "There is a chest on {at}. Open it?",
    "sugoroku.prompt.fight": "You have caught {name} with the treasure. Challenge?",
    "sugoroku.prompt.pencil": "The pencil is out: choose a square.",
    "sugoroku.banner.bump": "Bump! A wall",
    "sugoroku.banner.chest": "A chest!",
    "sugoroku.banner.goal": "{name}: home!",
    "sugoroku.banner.sonar": "Steps to the nearest chest: {n}",
    "sugoroku.banner.open-true": "The true treasure!",
    "sugoroku.banner.open-false": "Empty … and a turn lost",
    "sugoroku.banner.fight": "Won by {name}!",
    "sugoroku.log.roll": "{name}: the die rolls.",
    "sugoroku.log.die": "{name}: a {n}.",
    "sugoroku.log.sonar": "{name}: sonar on {at}. Steps to the nearest chest: {n}.",
    "sugoroku.log.walk": "{name}: {way}.",
    "sugoroku.log.stay": "{name}: no step, still on {at}.",
    "sugoroku.log.by": "{name}: {said}",
    "sugoroku.log.bump": "Bump! {wall} is a wall; the walk ends on {at}.",
    "sugoroku.log.chest": "There is a chest on {at}!",
    "sugoroku.log.goal": "Home with the treasure!",
    "sugoroku.log.leave": "{name}: the chest on {at} stays closed.",
    "sugoroku.log.open-true": "{name}: the chest on {at} is opened. It is the treasure!",
    "sugoroku.log.open-false": "{name}: the chest on {at} is opened. Empty: the next turn is lost.",
    "sugoroku.log.fight": "{name}: a challenge to {other}.",
    "sugoroku.log.peace": "{name}: no challenge to {other}.",
    "sugoroku.log.fight-won": "{name}: {mine} against {theirs}. The treasure changes hands; {other} cannot move before {name}.",
    "sugoroku.log.fight-lost": "{name}: {mine} against {theirs}, beaten. {name} cannot move before {other}.",
    "sugoroku.log.fight-tie": "{name}: {mine} against {theirs}, and a tie goes to {other}. {name} cannot move before {other}.",
    "sugoroku.log.lost": "(Turn lost: {names})",
    "sugoroku.log.cap": "Round {n} is over: a draw.",
    "sugoroku.say.edge": "The map ends here.",
    "sugoroku.say.wall": "{at} is known to be a wall.",
    "sugoroku.say.no-steps": "The roll was {n}: no step is left.",
    "sugoroku.say.too-far": "{at} is {far} steps away or more; {n} left.",
    "sugoroku.say.blocked": "Known walls stand between here and {at}: {n} steps are not enough.",
    "sugoroku.say.here": "You stand here. Choose a square next to it.",
    "sugoroku.say.nothing-planned": "There is no step to take back.",
    "sugoroku.say.plan-first": "No path is planned yet. To stay here, press 0.",
    "sugoroku.say.sonar-used": "The sonar works once a game, and yours is used.",
    "sugoroku.say.sonar-late": "The treasure has been found: the sonar is silent.",
    "sugoroku.say.sonar-nothing": "All chests have been found: the sonar is silent.",
    "sugoroku.say.sonar-not-now": "The sonar works before you walk.",
    "sugoroku.say.rolled": "You roll at the start of your turn.",
    "sugoroku.say.no-chest": "There is no chest to open here.",
    "sugoroku.say.no-fight": "There is nobody to challenge now.",
    "sugoroku.say.map": "The map has {size} by {size} squares; start {start}, goal {goal}.",
    "sugoroku.say.player": "{n}, {name}: on {at}",
    "sugoroku.say.walls": "Walls known, {known} of {walls}: {at}.",
    "sugoroku.say.chests": "Chests found: {found} of {chests}. Closed: {closed}. Opened: {opened}.",
    "sugoroku.say.sonar": "Sonar of {name}: steps from {at} to the nearest chest, {n}.",
    "sugoroku.say.stood": "Squares walked: {at}.",
    "sugoroku.say.revealed": "The true map. Walls: {walls}. Chests: {chests}. The treasure: {true}.",
    "sugoroku.say.possible": "A chest not found yet may lie on: {at}.",
    "sugoroku.say.possible-many": "A chest not found yet may lie on any of {n} squares.",
    "sugoroku.say.marks": "Your pencil marks: {marks}.",
    "sugoroku.result.rounds": "Decided in round {n}.",
    "sugoroku.result.true": "The true chest was on {at}.",
    "sugoroku.result.unfound": "Nobody found the treasure.",
    "sugoroku.result.replay": "The map now shows what was hidden. Replay, or choose a move in the log, to follow the walks.",
    "sugoroku.thought": "What {name} thought ({move}): {why}",
    "sugoroku.heat-none": "No chest was being looked for here. Step back through the game to see what could be known, and what the computer players thought.",
    "sugoroku.heat-help": "The numbers say how likely, in percent, a chest nobody had found lay there, by what could be known at this moment.",
    "sugoroku.option.size": "Size of the map",
    "sugoroku.option.size.n": "{n} × {n}",
    "sugoroku.option.walls": "Walls",
    "sugoroku.option.walls.usual": "Usual",
    "sugoroku.option.walls.n": "{n}",
    "sugoroku.option.first": "Who starts",
    "sugoroku.option.first.random": "By lot",
    "sugoroku.option.first.0": "Seat 1",
    "sugoroku.option.first.1": "Seat 2",
    "sugoroku.option.first.2": "Seat 3",
    "sugoroku.option.first.3": "Seat 4",
    "sugoroku.option.first.4": "Seat 5",
    "sugoroku.option.first.5": "Seat 6",
    "sugoroku.option.assist": "Deduction help",
    "sugoroku.option.assist.False": "Off",
    "sugoroku.option.assist.True": "On (hatching)",
    "sugoroku.keys.plan": "add a step to the path",
    "sugoroku.keys.enter": "roll, walk",
    "sugoroku.keys.chest": "open the chest, leave it",
    "sugoroku.keys.fight": "challenge, let be",
    "sugoroku.keys.pencil": "pencil: arrows move it, w wall?, t chest?, n note, Delete erases",
    "sugoroku.rules": (
        "A race over a map that nobody can see: find the chests, and be the one who brings the "
        "true treasure to the goal. Start S and goal G are public; walls and chests are hidden. "
        "There is one chest more than players, and only one of them is true. Everybody hears "
        "what the game master says.\n"
        "# A turn\n"
        "Roll the four-sided die and declare a path of at most that many steps: up, down, left, "
        "right. It may be shorter, and you may stay. A path into a wall that is already known "
        "cannot be declared.\n"
        "# Walls and chests\n"
        "A hidden wall stops you in front of it. On a chest’s square you halt and are asked. "
        "Leave it, and you walk on as declared. Open a false one, and you stop there and rest "
        "for a turn. Open the true one, and you stop there with the treasure.\n"
        "# Sonar\n"
        "Once a game, before you walk: everybody hears how many steps it is to the nearest chest "
        "that nobody has found, walls ignored. Not which chest, nor whether it is the true one.\n"
        "# Fights\n"
        "Whoever walks and ends on the square of the player with the treasure may challenge. "
        "Both roll a six-sided die; the higher number gets the treasure, a tie goes to the "
        "carrier. The loser cannot move until the winner has moved.\n"
        "# The end\n"
        "Carry the treasure onto G and you win. Without it G is a square like any other."
    ),
    "sugoroku.reading": (
        "S and G are at least six steps apart, chests at least two from S, and G and every chest "
        "can be reached.\n"
        "The sonar can be used before the roll, or after it and before the walk; not once the "
        "treasure or every chest has been found.\n"
        "Opening a false chest also ends the walk.\n"
        "Once the treasure has been found, nobody halts at the other chests.\n"
        "A chest asks only when it is stepped upon.\n"
        "A challenge needs at least one step this turn. A challenger who loses usually pays "
        "nothing, since the carrier moves first; a carrier who loses always loses a turn.\n"
        "After 300 rounds the game is a draw.\n"
        "The deduction help hatches the squares that cannot hold a chest, by what everybody has "
        "heard and seen. The source knows no such help; it changes what is shown, never the rules."
    ),
}
