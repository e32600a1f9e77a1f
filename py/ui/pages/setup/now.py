"""The place that leads straight to the board: a new game with what a newcomer would choose."""

import games
from core.game import Game
from core.match import Match, begin
from ui import routes, tables
from ui.house import House
from ui.page import Page
from ui.pages.setup.choices import default_choices
from ui.routes import Route
from ui.session import seat_players


class Now(Page):
    """Never shown: it only leads on. Back from the game leads to its set-up page."""

    def arrive(self) -> Route:
        """The game, begun."""
        name = self.route.game
        self.house.browser.set_address(name, "", False)
        return Route(routes.LINK, name, "", fresh(self.house, games.get(name)))


def fresh(house: House, game: Game) -> Match:
    """One person against computers of the middle level, or alone where that is usual."""
    choices = default_choices(game, tables.get(game.name).company)
    players = seat_players(choices.kinds, house.settings)
    return begin(game, {}, players, house.browser.fresh_seed())


PAGE = Now
