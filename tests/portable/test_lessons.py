"""Lessons: played through by their own data, with every wrong attempt that they name."""

from typing import Any, Iterator

import games
import text
from core.canonical import dumps, loads
from core.catalogue import LANGUAGES
from core.errors import TabletopError
from core.game import Game
from core.lesson import ANY, IF, MOST_STEPS, TOUCH, Lesson, Position, Step, Task, fits
from core.lesson_run import Progress, Run, begin, read_progress
from portable.kit import raises
from portable.pages import catalogue
from ui import lesson as lessons
from ui import tables
from ui.table import View
from ui.vdom import Node

LONGEST = {"ja": 45, "en": 90}
"""Characters of a text; a lesson is done, not read."""


def _is_learned(name: str) -> bool:
    try:
        lessons.lesson(name)
    except ImportError:
        return False
    return True


NAMES = [name for name in games.NAMES if _is_learned(name)]


def _lessons() -> "Iterator[tuple[Lesson, Game]]":
    for name in NAMES:
        yield lessons.lesson(name), games.get(name)


def _steps() -> "Iterator[tuple[Lesson, Game, int, Step]]":
    for lesson, game in _lessons():
        for index, step in enumerate(lesson.steps):
            yield lesson, game, index, step


def _wanted(run: Run) -> str:
    """A move that completes the present task."""
    task = run.now
    assert task is not None
    legal = run.game.legal(run.state)
    if type(task.want) is tuple:
        for pattern in task.want:
            assert "*" in pattern or pattern in legal, (run.step.name, pattern)
    for move in legal:
        if run.attempt(move)[1].ok:
            return move
    raise AssertionError(run.step.name + ": nothing completes it")


def _on(run: Run) -> "tuple[Run, Any]":
    """The run with the present task completed."""
    task = run.now
    assert task is not None
    return run.did(task.until) if task.until else run.attempt(_wanted(run))


def _runs() -> "Iterator[Run]":
    """Every task of every lesson, at its beginning."""
    for lesson, game, index, _ in _steps():
        run = begin(lesson, game, index)
        while run.now is not None:
            yield run
            run = _on(run)[0]


def _task(run: Run) -> Task:
    assert run.now is not None
    return run.now


def _view(run: Run) -> View:
    seat = run.step.seat
    game = run.game
    names = ["Ann", "Bob", "Cem", "Dee", "Eve", "Fay"][: run.position.players]
    seen = game.observe(run.state, seat)
    return View(
        game,
        catalogue("en", game.name),
        seen,
        game.legal(run.state),
        {},
        names,
        run.position.options,
        seat,
        True,
        players=run.position.match(game).players,
    )


# -- the data -----------------------------------------------------------------------------


def test_a_lesson_is_short_and_ends_with_a_task_alone() -> None:
    for lesson, _ in _lessons():
        assert 0 < len(lesson.steps) <= MOST_STEPS
        assert [step.alone for step in lesson.steps].index(True) == len(lesson.steps) - 1
        names = [step.name for step in lesson.steps]
        assert len(set(names)) == len(names)


def test_every_rule_is_met() -> None:
    for lesson, _ in _lessons():
        assert len(set(lesson.rules)) == len(lesson.rules)
        for rule in lesson.rules:
            assert lesson.met(rule), (lesson.game, rule)
        for step in lesson.steps:
            assert step.rules, step.name
            for rule in step.rules + step.told:
                assert rule in lesson.rules, (step.name, rule)


def test_most_rules_are_done_and_not_only_told() -> None:
    for lesson, _ in _lessons():
        done = {rule for step in lesson.steps for rule in step.rules}
        assert 4 * len(done) >= 3 * len(lesson.rules), sorted(set(lesson.rules) - done)


def test_every_text_is_there_in_both_languages_and_asked_for() -> None:
    for lesson, _ in _lessons():
        for language in LANGUAGES:
            table = text.table(language, lesson.game + "_learn")
            assert sorted(table) == lesson.texts(), lesson.game


def test_texts_are_short() -> None:
    for name in NAMES:
        for language in LANGUAGES:
            table = text.table(language, name + "_learn")
            for key in table:
                assert 0 < len(table[key]) <= LONGEST[language], (key, len(table[key]))


# -- played through -----------------------------------------------------------------------


def test_every_step_can_be_done() -> None:
    for lesson, game, index, step in _steps():
        run = begin(lesson, game, index)
        assert step.position.match(game).ply == len(step.position.moves)
        for task in step.tasks:
            assert run.now is task
            assert game.to_act(run.state) == step.seat, step.name
            assert task.say, step.name
            run, outcome = _on(run)
            assert outcome.ok
            assert outcome.over == (task is step.tasks[-1])
            assert list(outcome.moves) == list(run.moves[len(run.moves) - len(outcome.moves) :])
            assert outcome.say == ([lesson.key(n) for n in step.after] if outcome.over else [])
        assert run.now is None
        again = run.position.match(game)
        assert dumps(game.view(again.state)) == dumps(game.view(run.state))


def test_every_wrong_attempt_that_is_named_is_answered() -> None:
    for run in _runs():
        for matcher, name in _task(run).wrong:
            key = run.lesson.key(name)
            assert any(said == [key] for said in _answers(run, matcher)), key


def _answers(run: Run, matcher: "str | tuple[str, ...]") -> "Iterator[list[str]]":
    """What is said of attempts that ``matcher`` may be about, one after the other."""
    for pattern in matcher if type(matcher) is tuple else ():
        what = pattern.replace("*", "0,0,0")
        if pattern.startswith(TOUCH):
            yield run.touched(what[len(TOUCH) :])
        elif pattern.startswith(IF):
            assert what[len(IF) :] in run.lesson.conditions
            yield run.did(what[len(IF) :])[1].say
        else:
            yield run.attempt(what)[1].say
            yield run.attempt(pattern.replace("*", "99,99,0"))[1].say
    for move in run.game.legal(run.state):
        if type(matcher) is str or fits(matcher, move):
            yield run.attempt(move)[1].say


def test_whatever_else_is_tried_gets_an_answer_and_changes_nothing() -> None:
    for run in _runs():
        for move in run.game.legal(run.state)[:40] + ["nonsense", ""]:
            after, outcome = run.attempt(move)
            if not outcome.ok:
                assert after is run
                assert len(outcome.say) == 1 and outcome.say[0] in run.lesson.texts()
        assert run.did("no such thing")[1].ok is False
        assert run.touched("no such thing") == []


def test_a_task_that_waits_for_the_table_takes_no_move() -> None:
    for run in _runs():
        task = _task(run)
        assert bool(task.until) != bool(task.want), run.step.name
        if task.until:
            assert task.until in run.lesson.conditions
            assert not any(run.attempt(move)[1].ok for move in run.game.legal(run.state))


# -- on the table -------------------------------------------------------------------------


def test_what_is_pointed_at_is_in_the_picture() -> None:
    pointed = 0
    for run in _runs():
        view = _view(run)
        picture = tables.get(run.game.name).present(view)
        for point in _task(run).points:
            kind = point.partition(":")[0]
            assert kind in run.lesson.kinds, point
            spot = lessons.guide(run.game.name).where(view, point)
            assert _selected(picture, spot.css.split(" ")), (run.step.name, point, spot.css)
            pointed += 1
    assert pointed


def test_every_kind_of_point_is_used() -> None:
    for lesson, _ in _lessons():
        used = {
            point.partition(":")[0]
            for step in lesson.steps
            for task in step.tasks
            for point in task.points
        }
        assert sorted(used) == sorted(lesson.kinds)


def test_conditions_do_not_hold_from_the_start() -> None:
    for run in _runs():
        for condition in run.lesson.conditions:
            assert lessons.guide(run.game.name).holds(_view(run), condition) is False


def test_help_knows_every_position() -> None:
    for run in _runs():
        lesson, game = run.lesson, run.game
        seen = game.observe(run.state, run.step.seat)
        assert lesson.moment(seen, game.legal(run.state)) in lesson.moments
        assert lesson.moment(seen, []) in lesson.moments


def _selected(node: Node, css: "list[str]") -> bool:
    """Whether a selector of ``#id``, ``.class`` and ``[name="value"]`` finds something."""
    rest = css[1:] if node.tag and _is_it(node, css[0]) else css
    return not rest or any(_selected(kid, rest) for kid in node.kids)


def _is_it(node: Node, part: str) -> bool:
    if part.startswith("#"):
        return node.props.get("id") == part[1:]
    if part.startswith("["):
        name, _, value = part[1 : len(part) - 1].partition("=")
        return str(node.props.get(name)) == value[1 : len(value) - 1]
    own = str(node.props.get("class", "")).split(" ")
    return all(name in own for name in part[1:].split("."))


# -- how far somebody is ------------------------------------------------------------------


def test_progress_is_kept_by_name() -> None:
    for lesson, _ in _lessons():
        progress = Progress()
        for index, step in enumerate(lesson.steps):
            assert not progress.is_done(lesson)
            assert progress.at == index
            progress = progress.with_done(lesson, index).with_done(lesson, index)
            kept = loads(dumps(progress.to_json(lesson)))
            again = read_progress(lesson, kept)
            assert (again.at, again.done) == (progress.at, progress.done)
            assert step.name in again.done
        assert progress.is_done(lesson)


def test_progress_of_another_lesson_is_forgotten_and_nonsense_refused() -> None:
    for lesson, _ in _lessons():
        first = lesson.steps[0].name
        kept = read_progress(lesson, {"at": "gone", "done": ["gone", first, first]})
        assert (kept.at, kept.done) == (0, (first,))
        for value in (None, [], {}, {"at": 1, "done": []}, {"at": "x", "done": "x"}):
            raises(TabletopError, read_progress, lesson, value)
        raises(TabletopError, read_progress, lesson, {"at": "x" * 41, "done": []})
        raises(TabletopError, read_progress, lesson, {"at": "x", "done": [first] * 99})


def test_a_step_that_is_not_there_or_not_legal_is_refused() -> None:
    for lesson, game in _lessons():
        for index in (-1, len(lesson.steps), "0", None, True):
            raises(TabletopError, begin, lesson, game, index)
        first = lesson.steps[0]
        for position in (
            Position(first.position.setup, first.position.players, ("nonsense",)),
            Position({}, first.position.players),
            Position(first.position.setup, 99),
        ):
            step = Step(first.name, position, first.tasks)
            bad = Lesson(lesson.game, (step,), "", "", "", "", lesson.moment)
            raises(TabletopError, begin, bad, game, 0)


def test_patterns() -> None:
    assert fits(("a", "b"), "b") and not fits(("a", "b"), "ab") and not fits((), "")
    assert fits(("4@*",), "4@14") and not fits(("4@*",), "5@14") and fits(("*@14",), "5@14")
    assert fits(("a*b",), "ab") and not fits(("ab*b",), "ab")
    assert fits(ANY, "anything")


def test_steps_that_go_on_are_known() -> None:
    for lesson, game in _lessons():
        for index in range(1, len(lesson.steps)):
            if lesson.goes_on(index):
                run = begin(lesson, game, index - 1)
                while run.now is not None:
                    run = _on(run)[0]
                assert run.moves == lesson.steps[index].position.moves
        assert not lesson.goes_on(len(lesson.steps) - 1)


# -- what touches mean ----------------------------------------------------------------------


def test_a_touch_that_is_refused_is_understood_as_the_move_it_was_meant_to_be() -> None:
    guide, lesson = lessons.guide("portas"), lessons.lesson("portas")
    view = _view(begin(lesson, games.get("portas"), 1))
    assert guide.meant(view, "chest:12") == ""
    view.ui = {"card": 6}
    assert guide.meant(view, "chest:12") == "6@12"
    assert guide.meant(view, "card:6") == ""
