"""The part of the address after ``#``: where one is, and the game one plays.

==========================  ======================================================
``""``                      home
``saves``                   games kept on this device
``about``                   the site's version, and what of it is kept here
``about.verify``            golden games, replayed here
``last``                    the game played last, if it is not over; else home
``GAME``                    the game's page: set up a new game
``GAME.new.CHOICES``        the same with choices made (see `encode_choices`)
``GAME.play``               a game with what a newcomer would choose, begun at once
``GAME.rules``              its rules
``GAME.BODY``               a share link (`core.links`); also names the game being played
==========================  ======================================================
"""

from typing import Any

import games
from core.game import TRAINING, Game, Option
from core.match import Match

HOME = "home"
SAVES = "saves"
ABOUT = "about"
VERIFY = "about.verify"
LAST = "last"
SETUP = "setup"
PLAY = "play"
RULES = "rules"
LINK = "link"
UNKNOWN = "unknown"

PLACES = (SAVES, ABOUT, VERIFY, LAST)
"""Pages whose address is their name."""

OF_A_GAME = (PLAY, RULES)
"""Pages whose address is the game's name and theirs."""


class Route:
    """A place: ``page`` is one of the constants above, ``game`` its name or "", ``rest`` text.

    What a page hands on to another is not in the address: a ``match`` to be played (new, where
    there is no ``rest``), and ``trouble``, a sentence that says why one cannot be where one meant.
    """

    def __init__(
        self,
        page: str,
        game: str = "",
        rest: str = "",
        match: "Match | None" = None,
        trouble: str = "",
    ) -> None:
        self.page = page
        self.game = game
        self.rest = rest
        self.match = match
        self.trouble = trouble

    def fragment(self) -> str:
        """The text after ``#`` that leads here."""
        if self.page in (HOME, UNKNOWN):
            return self.rest
        if self.page in PLACES:
            return self.page
        if self.page == SETUP:
            return self.game + (".new." + self.rest if self.rest else "")
        if self.page in OF_A_GAME:
            return self.game + "." + self.page
        return self.rest


def parse(fragment: str) -> Route:
    """The place that ``fragment`` (with or without ``#``) names."""
    text = fragment[1:] if fragment.startswith("#") else fragment
    if text == "":
        return Route(HOME)
    if text in PLACES:
        return Route(text)
    name, _, rest = text.partition(".")
    if name not in games.NAMES:
        return Route(UNKNOWN, "", text)
    if rest in ("", "new"):
        return Route(SETUP, name)
    if rest in OF_A_GAME:
        return Route(rest, name)
    if rest.startswith("new."):
        return Route(SETUP, name, rest[4:])
    return Route(LINK, name, text)


def encode_choices(game: Game, seats: "list[str]", options: "dict[str, Any]") -> str:
    """Seats and options as text, e.g. ``h-2.first-1``.

    ``h`` is a person, a number a level of the computer; an option stands with its value's place.
    """
    parts = ["-".join(["h" if seat == "human" else _level(game, seat) for seat in seats])]
    for option in offered(game):
        index = option.values.index(options.get(option.name, option.values[0]))
        if index:
            parts.append(option.name + "-" + str(index))
    return ".".join(parts)


def decode_choices(game: Game, text: str) -> "tuple[list[str], dict[str, Any]] | None":
    """What `encode_choices` wrote, or None where the text says nothing sensible."""
    parts = text.split(".")
    seats: list[str] = []
    for code in parts[0].split("-"):
        if code == "h":
            seats.append("human")
        else:
            level = _number(code, len(game.levels) + 1)
            if not level:
                return None
            seats.append(game.levels[level - 1])
    if not game.seats[0] <= len(seats) <= game.seats[1]:
        return None
    options: dict[str, Any] = {}
    by_name = {option.name: option for option in offered(game)}
    for part in parts[1:]:
        name, _, place = part.rpartition("-")
        values = by_name[name].values if name in by_name else ()
        index = _number(place, len(values))
        if index is None:
            return None
        options[name] = values[index]
    return seats, options


def offered(game: Game) -> "list[Option]":
    """The options shown when a game is set up: the game's own, then training."""
    return list(game.options) + [Option(TRAINING, (False, True))]


def _number(text: str, end: int) -> "int | None":
    """The number below ``end`` that ``text`` writes in plain digits, or None."""
    for number in range(end):
        if text == str(number):
            return number
    return None


def _level(game: Game, level: str) -> str:
    return str(game.levels.index(level) + 1)
