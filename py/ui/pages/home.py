"""The home page: the games, and the games not finished yet."""

from typing import Any

import games
from core.catalogue import Catalogue
from ui.frame import link, page, section
from ui.house import House
from ui.page import Page
from ui.pages import kept
from ui.parts import button, div, el, para, span
from ui.routes import Route
from ui.vdom import Node

PLANNED = ("patapata", "sugoroku", "knolling")
"""Games in preparation: shown, not yet playable."""


class Home(Page):
    """Where one comes in."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.actions = {"resume": lambda rest, _: kept.resume(house, rest)}

    def present(self) -> Node:
        rows = kept.rows(self.house)
        return present(self.house.t, [row for row in rows if not row["over"]], len(rows))


PAGE = Home


def present(t: Catalogue, unfinished: "list[dict[str, Any]]", count: int) -> Node:
    """``unfinished``: rows as `ui.pages.kept.row` makes them; ``count``: games kept in all."""
    return page(
        t,
        "home",
        t("site.title"),
        para("lead", t("site.lead")),
        _unfinished(t, unfinished, count),
        section(
            "",
            "games",
            t("home.games"),
            el(
                "ul",
                "games",
                [_game(t, name, True) for name in games.NAMES],
                [_game(t, name, False) for name in PLANNED if name not in games.NAMES],
            ),
        ),
        para("quiet fine", t("site.unofficial")),
        para("fine", link("about", t("nav.about"))),
    )


def _game(t: Catalogue, name: str, ready: bool) -> Node:
    body = [
        el("img", "game-art", src="./static/img/" + name + ".svg", alt="", width=96, height=96),
        span(
            "game-text",
            el("b", "game-title", t("game." + name + ".title")),
            span("game-tagline", t("game." + name + ".tagline")),
            span(
                "game-facts quiet",
                t("game." + name + ".players"),
                " · ",
                t("game." + name + ".minutes"),
            ),
            None if ready else span("badge", t("home.planned")),
        ),
    ]
    if ready:
        return el("li", "game game-" + name, link(name, body), key=name)
    return el("li", "game planned game-" + name, div("", body), key=name)


def _unfinished(t: Catalogue, rows: "list[dict[str, Any]]", count: int) -> "Node | None":
    if not count:
        return None
    return section(
        "continue",
        "continue",
        t("home.continue"),
        el("ul", "continue-list", [el("li", "", _resume(row), key=row["id"]) for row in rows[:3]]),
        para("", link("saves", t("home.all-saves", n=count))),
    )


def _resume(row: "dict[str, Any]") -> Node:
    said = [el("b", "", row["title"]), " ", span("", row["who"]), " ", span("quiet", row["where"])]
    return button("resume", "resume:" + row["id"], said)
