"""Who plays and how, as far as it is chosen, and the match that comes of it."""

from typing import Any

from core.game import Game
from core.match import Match, begin
from core.record import HUMAN
from ui import routes
from ui.house import House
from ui.session import seat_players
from ui.table import Offer, Table

DEFAULT_LEVEL = "steady"
"""The computer player that sits down where nobody chose one."""

MOST_PEOPLE = 4
"""So many people around one device are offered in one touch; more by adding seats."""


class Choices:
    """What is chosen so far: ``kinds`` per seat (``human`` or a level), ``options`` by name."""

    def __init__(self, kinds: "list[str]", options: "dict[str, Any]") -> None:
        self.kinds = kinds
        self.options = options


def default_choices(game: Game, company: int = 2) -> Choices:
    """One person, and computer players of the middle level up to ``company`` seats."""
    return Choices(against(game, company, DEFAULT_LEVEL), {})


def against(game: Game, company: int, level: str) -> "list[str]":
    """One person, and computer players of ``level`` up to ``company`` seats."""
    return [HUMAN] + [level] * (max(game.seats[0], min(company, game.seats[1])) - 1)


def companies(game: Game, company: int) -> "list[tuple[str, list[list[str]]]]":
    """What most people choose: ``alone``, ``computer`` by level, ``people`` by their number.

    Each with the kinds of seats it stands for; only what the game allows.
    """
    fewest, most = game.seats
    found: list[tuple[str, list[list[str]]]] = []
    if fewest == 1:
        found.append(("alone", [[HUMAN]]))
    beside = max(2, company)
    found.append(("computer", [against(game, beside, level) for level in game.levels]))
    # Fewer than the game is set up for are possible, but not what one is led to.
    numbers = [n for n in range(max(2, company), MOST_PEOPLE + 1) if fewest <= n <= most]
    found.append(("people", [[HUMAN] * n for n in numbers]))
    return found


def offer(house: House, game: Game, options: "dict[str, Any]") -> Offer:
    """The new game for its table: with what the table asked for last time."""
    extra = house.settings.extras.get(game.name)
    return Offer(game, options, extra if type(extra) is dict else {}, house.browser.today())


def make(house: House, game: Game, table: Table, choices: Choices) -> "Match | str":
    """The match that is chosen; a sentence where it cannot begin."""
    options = {
        option.name: choices.options[option.name]
        for option in routes.offered(game)
        if choices.options.get(option.name, option.values[0]) != option.values[0]
    }
    players = seat_players(choices.kinds, house.settings)
    start = table.start(house.t, offer(house, game, choices.options), len(players))
    if start.problem:
        return start.problem
    if start.setup is not None:
        return Match(game, options, start.setup, players)
    return begin(game, options, players, start.seed or house.browser.fresh_seed())
