"""Lessons done on the real tables, touch by touch, as somebody would who follows what is said."""

from typing import Any

import games
from core.lesson_run import Run, begin
from core.match import Match
from portable.pages import catalogue
from ui import lesson as lessons
from ui import tables
from ui.table import Answer, View

PORTAS = {
    "start": "card:5 chest:12",
    "take": "card:3 chest:12",
    "worth": "card:5 chest:11",
    "fits": "card:2 chest:11",
    "open": "card:3 chest:14",
    "pass": "pass",
    "last": "card:5 chest:14 card:2 chest:14",
}

PATAPATA = {
    "paper": "flip:3 turn:1 unfold",
    "first": "cell:12 declare",
    "reuse": "flip:3 turn:1 cell:4 declare",
    "mirror": "cell:20 declare",
    "pass": "pass pass",
    "points": "show:o cell:4 declare",
    "hidden": "flip:2 declare",
}

SUGOROKU = {
    "walk": "roll sq:C4 go",
    "bump": "roll sq:E4 go",
    "around": "sq:E4 go",
    "sonar": "sonar",
    "leave": "sq:E1 go leave",
    "empty": "open",
    "true": "sq:F1 go open",
    "goal": "sq:G2 sq:G4 go",
    "fight": "sq:F1 go fight",
    "find": "sonar take:wall sq:C6 roll take:wall sq:E6 go open",
}

KNOLLING = {
    "take": "pick:2 go turn:1 go go",
    "again": "pick:3 go go go",
    "cover": "turn:1 desk.tap:500,-50 go",
    "tidy": "pick:T go lift:47 desk.tap:850,150 go",
    "back": "pick:5 go go go",
    "photo": "pick:G go best go",
    "better": "pick:-5 go go go",
}

TOUCHES: "dict[str, dict[str, str]]" = {
    "portas": PORTAS,
    "patapata": PATAPATA,
    "sugoroku": SUGOROKU,
    "knolling": KNOLLING,
}


class Learner:
    """Somebody in a step, at the table of its game."""

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.table = tables.get(name)
        self.guide = lessons.guide(name)
        self.run = begin(lessons.lesson(name), games.get(name), index)
        self.ui: dict[str, Any] = {}
        self.kept: dict[str, Any] = {}
        self.said: list[str] = []

    @property
    def match(self) -> Match:
        return self.run.position.match(games.get(self.name))

    def view(self) -> View:
        run, match = self.run, self.match
        return View(
            match.game,
            catalogue("en", self.name),
            match.game.observe(match.state, run.step.seat),
            match.game.legal(match.state),
            self.ui,
            ["Ann", "Bob", "Cem"][: len(match.players)],
            match.options,
            run.step.seat,
            True,
            kept=self.kept,
            players=match.players,
        )

    def touch(self, action: str) -> None:
        view = self.view()
        answer = self.table.interpret(view, action)
        assert answer is not None, (self.run.step.name, action)
        meant = self.guide.meant(view, action)
        self._take(answer)
        if answer.move:
            self._made(*self.run.attempt(answer.move))
            self.ui = self.table.carried(self.ui, True)
        elif answer.say and meant:
            self._made(*self.run.attempt(meant))
        elif answer.say:
            self.said = self.run.touched(action)
        else:
            for condition in self.run.lesson.conditions:
                if self.guide.holds(self.view(), condition):
                    self._made(*self.run.did(condition))

    def _take(self, answer: Answer) -> None:
        if answer.ui is not None:
            self.ui = answer.ui
        if answer.kept is not None:
            self.kept = answer.kept

    def _made(self, run: Run, outcome: Any) -> None:
        self.run = run
        self.said = outcome.say


def test_every_step_can_be_done_by_touch() -> None:
    for name in TOUCHES:
        lesson = lessons.lesson(name)
        assert [step.name for step in lesson.steps] == _order(name)
        for index, step in enumerate(lesson.steps):
            learner = Learner(name, index)
            for action in TOUCHES[name][step.name].split():
                assert learner.run.now is not None, (step.name, action)
                learner.touch(action)
            assert learner.run.now is None, (name, step.name, learner.said)
            assert learner.said == [lesson.key(text) for text in step.after]


def _order(name: str) -> "list[str]":
    """The names of the steps with touches, in the order of the lesson."""
    return [step.name for step in lessons.lesson(name).steps if step.name in TOUCHES[name]]


def test_a_card_that_does_not_fit_is_answered_by_the_lesson() -> None:
    learner = Learner("portas", 1)
    learner.touch("card:6")
    learner.touch("chest:12")
    assert learner.said == ["portas.learn.take.too-big"]
    assert learner.run.task == 0
    learner = Learner("portas", 0)
    learner.touch("chest:12")
    assert learner.said == ["portas.learn.start.card-first"]


def test_a_wall_in_the_wrong_place_is_answered_by_the_lesson() -> None:
    learner = Learner("sugoroku", 9)
    for action in ("sonar", "take:wall", "sq:E6"):
        learner.touch(action)
    assert learner.said == ["sugoroku.learn.find.not-there"]
    assert learner.run.task == 1


def test_a_card_put_apart_is_answered_by_the_lesson() -> None:
    learner = Learner("knolling", 1)
    for action in ("pick:3", "go", "nudge:right", "go"):
        learner.touch(action)
    assert learner.said == ["knolling.learn.again.apart"]
    assert learner.run.task == 1
