"""The rules of a game, and where the project had to decide."""

from core.catalogue import Catalogue
from ui.pages.frame import bar, link, paragraphs
from ui.vdom import Node, h


def present(t: Catalogue, game: str) -> Node:
    """The rules page of ``game``."""
    return h(
        "div",
        {"class": "page rules game-" + game},
        bar(t, t("rules.title", game=t(game + ".title")), False, []),
        h(
            "main",
            {"id": "main", "class": "prose"},
            paragraphs(t(game + ".rules")),
            h(
                "section",
                {"class": "reading"},
                h("h2", {}, t("rules.reading")),
                h("ul", {}, [h("li", {}, line) for line in t(game + ".reading").split("\n")]),
            ),
            h("p", {"class": "quiet"}, t(game + ".designer"), " · ", t("site.unofficial")),
            h("p", {}, link(game, t("rules.play"), **{"class": "button primary"})),
        ),
    )
