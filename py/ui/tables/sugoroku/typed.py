"""Moves as somebody types them, on whatever keyboard."""

from games.sugoroku.paths import STAY
from ui.table import View
from ui.tables.sugoroku.panel import MOVES
from ui.typed import lettered

_SIGNS, _LETTERS = "下左右上↓←→↑", "dlrudlru"

_KANA = {"う": "u", "る": "ru", "づ": "du", "ぅ": "lu"}
"""What a Japanese keyboard makes of some letters of a path; ``っ`` doubles the one after it."""


def read_typed(view: View, text: str) -> str:
    """A move by its name in the notation or on its button, or a path in letters or arrows."""
    said = "".join(text.lower().split())
    out = lettered(text, _SIGNS, _LETTERS).replace(" ", "")
    for name in MOVES + ("stay",):
        if out == name or said == view.t("sugoroku.act." + name).lower().replace(" ", ""):
            return STAY if name == "stay" else name
    return _unkana(out).upper()


def _unkana(text: str) -> str:
    """A path as it was meant, where the keyboard turned letters into kana."""
    out = ""
    doubled = 0
    for char in text:
        if char == "っ":
            doubled += 1
        else:
            letters = _KANA.get(char, char)
            out += letters[0] * doubled + letters
            doubled = 0
    return out
