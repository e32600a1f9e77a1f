"""The place that leads to the game played last, or home where none is to be finished."""

from ui import routes
from ui.page import Page
from ui.routes import Route


class Last(Page):
    """Never shown: it only leads on."""

    def arrive(self) -> Route:
        """The place of the newest game that is not over; else the home page."""
        browser = self.house.browser
        for save in self.house.saves.all():
            if not save.over:
                browser.set_address(save.record.game, save.id, False)
                return Route(routes.LINK, save.record.game)
        browser.set_address("", "", False)
        return Route(routes.HOME)


PAGE = Last
