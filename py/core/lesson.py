"""Lessons: learning a game by doing each of its things once, in real positions by real rules.

A lesson is data. A `Step` shows a position, reached from a set-up by moves as a record has them,
and goes through one or more `Task`: a sentence or two, what on the board they point at, and what
completes it. A move is tried with the same `Game.apply` as everywhere; what the dice and the
other seats do afterwards is fixed. A task may also wait for something that is no move, such as
a flap folded over: a *condition*, which only the interface can judge.

Nothing is said in a language here: texts are named, ``GAME.learn.NAME`` (`Lesson.key`), and stand
in the table ``GAME_learn``. Names, without that beginning, are those in the data and

* ``rule.ID``, one for each rule of the game (`Lesson.rules`);
* ``term.ID`` and ``means.ID``, the glossary (`Lesson.terms`);
* ``at.KIND``, what is pointed at, in words, with ``{value}`` (`Lesson.kinds`);
* ``help.MOMENT``, what one can do now (`Lesson.moments`);
* ``other`` and ``illegal``, about attempts of which nothing better is said.
"""

from typing import TYPE_CHECKING, Any, Callable

from core.game import Game
from core.match import Match
from core.record import Player

if TYPE_CHECKING:
    # The name of a judge, or patterns of moves: a move, or how it begins and ends around a "*".
    Matcher = str | tuple[str, ...]
    # Of a legal move: the game, the position before it and the one after.
    Judge = Callable[[Game, Any, Any], bool]

MOST_STEPS = 12
"""So many can be gone through in three minutes."""

OTHER, ILLEGAL = "other", "illegal"

TOUCH = "do:"
"""Begins a pattern about an action of the table (`ui.events`) that led to no move."""

IF = "if:"
"""Begins a pattern about a condition that holds, where another one is waited for."""

ANY = ("*",)
"""Any legal move."""


class Position:
    """A set-up for ``players`` with ``options``, and ``moves`` from there, dice included."""

    def __init__(
        self,
        setup: "dict[str, Any]",
        players: int,
        moves: "tuple[str, ...]" = (),
        options: "dict[str, Any] | None" = None,
    ) -> None:
        self.setup = setup
        self.players = players
        self.moves = moves
        self.options = options or {}

    def after(self, *moves: str) -> "Position":
        """The position so many moves later."""
        return Position(self.setup, self.players, self.moves + moves, self.options)

    def match(self, game: Game) -> Match:
        """A match that stands here; `TabletopError` where set-up or moves are not legal."""
        players = [Player() for _ in range(self.players)]
        match = Match(game, self.options, self.setup, players)
        for move in self.moves:
            match.play(move)
        return match


class Task:
    """One thing to do.

    ``say``: sentences. ``points``: what they point at, ``KIND:VALUE`` or ``KIND``. It is completed
    by a legal move that ``want`` matches, or where ``until`` is given, by that condition; ``then``
    are the moves of dice and other seats that follow. ``wrong``: pairs of a matcher and the
    sentence that says why this is not it; they are asked in order, of illegal moves too, where a
    judge never matches.
    """

    def __init__(
        self,
        *say: str,
        want: "Matcher" = (),
        until: str = "",
        then: "tuple[str, ...]" = (),
        points: "tuple[str, ...]" = (),
        wrong: "tuple[tuple[Matcher, str], ...]" = (),
    ) -> None:
        self.say = say
        self.want = want
        self.until = until
        self.then = then
        self.points = points
        self.wrong = wrong


class Step:
    """A position in which the player in ``seat`` goes through ``tasks``.

    ``after``: what is said when all are done. ``rules``: met here by doing; ``told``: special
    cases that are only said. ``alone``: whether this is the task without help at the end.
    """

    def __init__(
        self,
        name: str,
        position: Position,
        tasks: "tuple[Task, ...]",
        after: "tuple[str, ...]" = (),
        rules: "tuple[str, ...]" = (),
        told: "tuple[str, ...]" = (),
        seat: int = 0,
        alone: bool = False,
    ) -> None:
        self.name = name
        self.position = position
        self.tasks = tasks
        self.after = after
        self.rules = rules
        self.told = told
        self.seat = seat
        self.alone = alone

    def sentences(self) -> "list[str]":
        """All that may be said in it, in order."""
        found: list[str] = []
        for task in self.tasks:
            found += list(task.say) + [name for _, name in task.wrong]
        return found + list(self.after)


class Lesson:
    """How one game is learned.

    ``rules``, ``terms``, ``moments``: names with spaces between, see above. ``kinds``: of what may
    be pointed at. ``conditions``: what only the interface can judge. ``judges``: by name.
    ``moment`` says which of ``moments`` an observation (`Game.observe`) is.
    """

    def __init__(
        self,
        game: str,
        steps: "tuple[Step, ...]",
        rules: str,
        terms: str,
        kinds: str,
        moments: str,
        moment: "Callable[[dict[str, Any], list[str]], str]",
        conditions: str = "",
        judges: "dict[str, Judge] | None" = None,
    ) -> None:
        self.game = game
        self.steps = steps
        self.rules = rules.split()
        self.terms = terms.split()
        self.kinds = kinds.split()
        self.moments = moments.split()
        self.moment = moment
        self.conditions = conditions.split()
        self.judges = judges or {}

    def key(self, name: str) -> str:
        """The name of a text in the catalogue."""
        return self.game + ".learn." + name

    def texts(self) -> "list[str]":
        """All texts the lesson can ask for, each once, sorted."""
        names = {OTHER, ILLEGAL}
        for step in self.steps:
            names.update(step.sentences())
        for kind, ids in (
            ("rule.", self.rules),
            ("term.", self.terms),
            ("means.", self.terms),
            ("at.", self.kinds),
            ("help.", self.moments),
        ):
            names.update([kind + name for name in ids])
        return sorted([self.key(name) for name in names])

    def met(self, rule: str) -> "list[str]":
        """The steps in which ``rule`` is met or said, in order."""
        return [step.name for step in self.steps if rule in step.rules + step.told]

    def goes_on(self, index: int) -> bool:
        """Whether a step begins where the one before it ends, so that nothing has to be laid anew.

        True only where the end of that step is certain: each task wants one move.
        """
        before, now = self.steps[index - 1], self.steps[index].position
        moves = before.position.moves
        for task in before.tasks:
            certain = not task.until and type(task.want) is tuple and len(task.want) == 1
            if not task.until:
                if not certain or "*" in task.want[0]:
                    return False
                moves += (task.want[0],)
            moves += task.then
        same = now.setup is before.position.setup and now.players == before.position.players
        return same and now.moves == moves


def fits(patterns: "tuple[str, ...]", text: str) -> bool:
    """Whether one of ``patterns`` is ``text``, or how it begins and ends around a ``*``."""
    for pattern in patterns:
        begin_, star, end = pattern.partition("*")
        if text == pattern:
            return True
        long_enough = len(text) >= len(begin_) + len(end)
        if star and long_enough and text.startswith(begin_) and text.endswith(end):
            return True
    return False
