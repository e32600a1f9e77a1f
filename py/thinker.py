"""What runs in the light worker, on a second MicroPython: computer players up to the default.

The built site puts ``archives.py`` in the place of its import: nothing can be imported yet.
``static/thinker.mjs`` calls the functions here: it hears messages between two slices.
"""

import json

from archives import Archives

TYPE_CHECKING = False  # what `typing` would say; it comes with the first archive only
if TYPE_CHECKING:
    from typing import Any

_modules = Archives()
_modules.install()
_played: "Any" = None
_thinking: "Any" = None


def take(path: str) -> None:
    """Have the archive in the file ``path`` at hand."""
    _modules.take(path)


def begin(text: str) -> None:
    """Think about a request, JSON as `engine.thinking.thinking` takes it.

    The match is kept: mostly the next request goes on with it.
    """
    global _played, _thinking
    from engine.thinking import thinking

    known, _played, _thinking = _played, None, None
    _thinking = thinking(json.loads(text), known)
    _played = _thinking.played


def go_on() -> bool:
    """Think for a slice; whether there is more to think about."""
    more: bool = _thinking.go_on()
    return more


def answer() -> str:
    """The best thought so far, as JSON."""
    return json.dumps(_thinking.answer())
