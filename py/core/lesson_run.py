"""A lesson's step being done: attempts checked by the rules, and how far somebody has come."""

from typing import TYPE_CHECKING, Any

from core import shapes
from core.errors import TabletopError
from core.game import Game
from core.lesson import IF, ILLEGAL, MOST_STEPS, OTHER, TOUCH, Lesson, Position, Step, Task, fits

if TYPE_CHECKING:
    from core.lesson import Matcher

LONGEST_NAME = 40
"""Characters in the name of a step."""


class Outcome:
    """What came of an attempt.

    ``ok``: whether the task is completed. ``over``: whether the step is. ``moves``: what was made,
    first the player's own, then the fixed ones. ``say``: names of texts in the catalogue.
    """

    def __init__(
        self, ok: bool, over: bool, say: "list[str]", moves: "tuple[str, ...]" = ()
    ) -> None:
        self.ok = ok
        self.over = over
        self.say = say
        self.moves = moves


class Run:
    """A step being done: the match as it stands, and which task is next.

    Handed on changed, never changed: `attempt` and `did` answer with a new one. The ``state`` is
    a position like any other; ``moves`` leads there from the step's set-up.
    """

    def __init__(
        self,
        lesson: Lesson,
        game: Game,
        index: int,
        task: int,
        state: Any,
        moves: "tuple[str, ...]",
    ) -> None:
        self.lesson = lesson
        self.game = game
        self.index = index
        self.task = task
        self.state = state
        self.moves = moves

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.index]

    @property
    def now(self) -> "Task | None":
        """What is to be done, None when all is."""
        tasks = self.step.tasks
        return tasks[self.task] if self.task < len(tasks) else None

    @property
    def position(self) -> Position:
        """The step's set-up with all moves so far, from which a session can be opened."""
        first = self.step.position
        return Position(first.setup, first.players, self.moves, first.options)

    def attempt(self, move: str) -> "tuple[Run, Outcome]":
        """What ``move`` comes to; where it is not the one wanted, the run stays as it is."""
        task = self.now
        if task is None:
            return self, Outcome(False, True, [])
        try:
            after = self.game.apply(self.state, move)
        except TabletopError:
            return self, self._refused(task, move, None)
        if task.until or not self._matches(task.want, move, after):
            return self, self._refused(task, move, after)
        return self._completed(task, (move,), after)

    def did(self, condition: str) -> "tuple[Run, Outcome]":
        """What it comes to that ``condition`` has come to hold on the table."""
        task = self.now
        if task is None:
            return self, Outcome(False, True, [])
        if condition and task.until == condition:
            return self._completed(task, (), self.state)
        return self, Outcome(False, False, self._about(task, IF + condition))

    def touched(self, action: str) -> "list[str]":
        """What to say of an action that the table refused; nothing where the table says it."""
        return self._about(self.now, TOUCH + action) if self.now is not None else []

    def _about(self, task: Task, what: str) -> "list[str]":
        """The sentence for something that is no move."""
        beginning = what[: len(TOUCH)]
        for matcher, name in task.wrong:
            if type(matcher) is tuple:
                about = tuple([one for one in matcher if one.startswith(beginning)])
                if fits(about, what):
                    return [self.lesson.key(name)]
        return []

    def _matches(self, matcher: "Matcher", move: str, after: Any) -> bool:
        if type(matcher) is tuple:
            return fits(matcher, move)
        judge = self.lesson.judges[str(matcher)]
        return after is not None and judge(self.game, self.state, after)

    def _refused(self, task: Task, move: str, after: Any) -> Outcome:
        found = ILLEGAL if after is None else OTHER
        for matcher, name in task.wrong:
            if self._matches(matcher, move, after):
                found = name
                break
        return Outcome(False, False, [self.lesson.key(found)])

    def _completed(self, task: Task, made: "tuple[str, ...]", state: Any) -> "tuple[Run, Outcome]":
        moves = made + task.then
        for move in task.then:
            state = self.game.apply(state, move)
        run = Run(self.lesson, self.game, self.index, self.task + 1, state, self.moves + moves)
        over = run.now is None
        said = self.step.after if over else ()
        return run, Outcome(True, over, [self.lesson.key(name) for name in said], moves)


def begin(lesson: Lesson, game: Game, index: int) -> Run:
    """The beginning of a step; `TabletopError` where its position is not legal or there is none."""
    shapes.integer(index, 0, len(lesson.steps) - 1, "step")
    position = lesson.steps[index].position
    return Run(lesson, game, index, 0, position.match(game).state, position.moves)


class Progress:
    """How far somebody is: ``at``, the step to go on with, and the names of those ``done``."""

    def __init__(self, at: int = 0, done: "tuple[str, ...]" = ()) -> None:
        self.at = at
        self.done = done

    def with_done(self, lesson: Lesson, index: int) -> "Progress":
        """The same with a step done: on to the one after it."""
        name = lesson.steps[index].name
        done = self.done if name in self.done else self.done + (name,)
        return Progress(min(index + 1, len(lesson.steps) - 1), done)

    def is_done(self, lesson: Lesson) -> bool:
        """Whether every step is."""
        return all(step.name in self.done for step in lesson.steps)

    def to_json(self, lesson: Lesson) -> "dict[str, Any]":
        """As it is kept; by name, so that a lesson may gain or lose steps."""
        return {"at": lesson.steps[self.at].name, "done": list(self.done)}


def read_progress(lesson: Lesson, value: Any) -> Progress:
    """What `Progress.to_json` made; `TabletopError` (``bad-value``) where it is not of its form.

    Steps that are no more are forgotten.
    """
    fields = shapes.record(value, ("at", "done"), "progress")
    at = shapes.text(fields["at"], LONGEST_NAME, "progress.at")
    names = [step.name for step in lesson.steps]
    done: list[str] = []
    for item in shapes.array(fields["done"], 0, 4 * MOST_STEPS, "progress.done"):
        name = shapes.text(item, LONGEST_NAME, "progress.done")
        if name in names and name not in done:
            done.append(name)
    return Progress(names.index(at) if at in names else 0, tuple(done))
