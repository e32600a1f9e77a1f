"""What is written about the lessons is true of them."""

import games
from tools import lessons
from ui import lesson


def test_the_page_about_lessons_is_up_to_date() -> None:
    written = lessons.DOCS.read_text("utf-8")
    assert written == lessons.page(), "run `PYTHONPATH=py python -m tools.lessons`"


def test_every_game_that_is_played_has_a_lesson() -> None:
    assert lessons.learned() == list(games.NAMES)


def test_every_rule_stands_on_the_page_with_a_step() -> None:
    rows = [line for line in lessons.page().splitlines() if line.startswith("| ")]
    for name in games.NAMES:
        for step in lesson.lesson(name).steps:
            assert any(f". {step.name} " in row for row in rows), step.name
    assert not any(row.rstrip(" |").endswith("|") for row in rows)
