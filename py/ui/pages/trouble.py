"""What is shown where an address leads nowhere."""

from typing import Any

from core.catalogue import Catalogue
from ui import routes
from ui.frame import link, page
from ui.house import House
from ui.page import Page
from ui.parts import button, div, para
from ui.routes import Route
from ui.vdom import Node


class Trouble(Page):
    """Says why; and offers what could be read of a link that ended early, the route's match."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.actions = {"open-cut": self.open_cut}

    def present(self) -> Node:
        route, t = self.route, self.house.t
        what = route.trouble or t("error.unknown-place")
        return present(t, what, route.game, route.match is not None)

    def open_cut(self, _rest: str, _value: Any) -> None:
        """Open what could be read of a link that ended early."""
        route = self.route
        self.house.show(Route(routes.LINK, route.game, route.rest, route.match))
        self.house.tell(self.house.t("play.cut"))


PAGE = Trouble


def present(t: Catalogue, what: str, game: str, can_go_on: bool) -> Node:
    """``what`` is wrong, in a sentence; ``game`` is the one meant, if that much is clear.

    ``can_go_on``: part of the game could be read and is offered.
    """
    as_button: dict[str, Any] = {"class": "button"}
    again = t("trouble.new-game", game=t("game." + game + ".title")) if game else ""
    return page(
        t,
        "trouble",
        t("trouble.title"),
        para("warning", what, role="alert"),
        para("", t("trouble.nothing-lost")),
        div(
            "row",
            button("primary", "open-cut", t("trouble.go-on")) if can_go_on else None,
            link(game, again, **as_button) if game else None,
            link("", t("nav.home"), **as_button),
        ),
    )
