"""Which rule of a game is met in which step of its lesson: writes ``docs/lessons.md``.

Usage: ``PYTHONPATH=py python -m tools.lessons``
"""

from pathlib import Path

import games
from core.catalogue import Catalogue
from core.lesson import Lesson, Step
from text import table
from ui import lesson as lessons

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "lessons.md"

LANGUAGE = "en"

HEAD = """\
# What the lessons teach

Every rule of a game is met in its lesson. Where a step has *only told* beside it, the rule is said
there and not done: a special case that nobody should have to play through. Steps are numbered as
they are gone through; the last one of each lesson is done without help.

This page is made from the lessons by `PYTHONPATH=py python -m tools.lessons`.
"""


def learned(root: Path = ROOT) -> list[str]:
    """The games that have a lesson, in the order of the home page."""
    return [name for name in games.NAMES if (root / "py/games" / name / "lesson.py").exists()]


def page() -> str:
    """The whole of ``docs/lessons.md``."""
    return "\n".join([HEAD, *(_game(lessons.lesson(name)) for name in learned())])


def _game(lesson: Lesson) -> str:
    t = Catalogue(LANGUAGE)
    for name in (lesson.game, f"{lesson.game}_learn"):
        t.add(table(LANGUAGE, name))
    lines = [f"## {t(lesson.game + '.title')}", "", "| rule | step |", "|---|---|"]
    for rule in lesson.rules:
        steps = [
            f"{number}. {step.name}" + ("" if rule in step.rules else " (*only told*)")
            for number, step in enumerate(lesson.steps, 1)
            if rule in step.rules + step.told
        ]
        lines.append(f"| {t(lesson.key('rule.' + rule))} | {', '.join(steps)} |")
    lines += ["", "| step | begins with | rules |", "|---|---|---|"]
    for number, step in enumerate(lesson.steps, 1):
        lines.append(f"| {number}. {step.name} | {_first(t, lesson, step)} | {_rules(step)} |")
    return "\n".join(lines) + "\n"


def _first(t: Catalogue, lesson: Lesson, step: Step) -> str:
    return " ".join(t(lesson.key(name)) for name in step.tasks[0].say)


def _rules(step: Step) -> str:
    return ", ".join([*step.rules, *(f"*{rule}*" for rule in step.told)])


if __name__ == "__main__":
    DOCS.write_text(page(), "utf-8")
