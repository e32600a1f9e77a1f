"""Where a lesson meets a table: what to outline, and what a table's own state comes to."""

from typing import cast

from core.lesson import Lesson
from ui.table import View


class Spot:
    """Something to outline: the element that ``css`` selects.

    ``box``: where only a part of a drawing is meant, its left, top, width and height in the
    drawing's own units.
    """

    def __init__(self, css: str, box: "tuple[int, int, int, int] | None" = None) -> None:
        self.css = css
        self.box = box


class Guide:
    """What a table tells of itself for its lesson; ``ui.tables.GAME.lesson.GUIDE`` is one."""

    def where(self, view: View, point: str) -> Spot:
        """What a point (`core.lesson.Task.points`) is in the picture of ``view``."""
        raise NotImplementedError

    def holds(self, view: View, condition: str) -> bool:
        """Whether a condition (`core.lesson.Task.until`) holds in the table's own state."""
        return False

    def meant(self, view: View, action: str) -> str:
        """The move that an action which the table refused was meant to be, or ""."""
        return ""


def lesson(name: str) -> Lesson:
    """The lesson of the game ``name``; its bundle ``NAME_learn`` has to be there."""
    module = __import__("games." + name + ".lesson", None, None, ("LESSON",))
    return cast(Lesson, module.LESSON)


def guide(name: str) -> Guide:
    """The guide of the same game's table."""
    module = __import__("ui.tables." + name + ".lesson", None, None, ("GUIDE",))
    return cast(Guide, module.GUIDE)
