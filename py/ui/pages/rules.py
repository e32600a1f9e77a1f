"""The rules of a game, and where the project had to decide."""

from core.catalogue import Catalogue
from ui.frame import link, page, paragraphs
from ui.page import Page
from ui.parts import el, items, para
from ui.vdom import Node


class Rules(Page):
    """The rules page of the route's game."""

    def title(self) -> str:
        return self.house.t("rules.title", game=super().title())

    def present(self) -> Node:
        return present(self.house.t, self.route.game)


PAGE = Rules


def present(t: Catalogue, game: str) -> Node:
    """The rules page of ``game``."""
    return page(
        t,
        "rules game-" + game,
        t("rules.title", game=t(game + ".title")),
        paragraphs(t(game + ".rules")),
        el(
            "section",
            "reading",
            el("h2", "", t("rules.reading")),
            items("", t(game + ".reading").split("\n")),
        ),
        para("quiet", t(game + ".designer"), " · ", t("site.unofficial")),
        para("", link(game, t("rules.play"), **{"class": "button primary"})),
        main="prose",
    )
