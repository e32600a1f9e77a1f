"""The games: rules alone. One package a game, each independent of the others.

To add a game, add its folder and its name to `NAMES`; CONTRIBUTING has the checklist.
"""

from typing import cast

from core.errors import TabletopError
from core.game import Game

NAMES: "tuple[str, ...]" = ("portas", "patapata", "sugoroku", "knolling")
"""The games that can be played, in the order of the home page."""


def get(name: str) -> Game:
    """The rules of the game called ``name``; `TabletopError` (``unknown-game``) if none is.

    Only the game asked for is imported: on the page its modules may have to be fetched first.
    """
    if name not in NAMES:
        raise TabletopError("unknown-game", game=name[:20])
    module = __import__("games." + name, None, None, ("GAME",))
    return cast(Game, module.GAME)
