"""What is shown where an address leads nowhere."""

from core.catalogue import Catalogue
from ui.pages.frame import bar, link
from ui.vdom import Node, h


def present(t: Catalogue, what: str, game: str, can_go_on: bool) -> Node:
    """``what`` is wrong, in a sentence; ``game`` is the one meant, if that much is clear.

    ``can_go_on``: part of the game could be read and is offered.
    """
    return h(
        "div",
        {"class": "page trouble"},
        bar(t, t("trouble.title"), False, []),
        h(
            "main",
            {"id": "main"},
            h("p", {"class": "warning", "role": "alert"}, what),
            h("p", {}, t("trouble.nothing-lost")),
            h(
                "div",
                {"class": "row"},
                h("button", {"class": "primary", "do": "open-cut"}, t("trouble.go-on"))
                if can_go_on
                else None,
                link(
                    game,
                    t("trouble.new-game", game=t("game." + game + ".title")),
                    **{"class": "button"},
                )
                if game
                else None,
                link("", t("nav.home"), **{"class": "button"}),
            ),
        ),
    )
