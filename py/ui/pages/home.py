"""The home page: games to go on with, and the four games, each a tap from its board."""

from typing import Any

import games
from core.catalogue import Catalogue
from ui import routes
from ui.frame import link, page, section
from ui.house import House
from ui.icons import icon
from ui.page import Page
from ui.pages import kept
from ui.parts import button, div, el, para, span
from ui.routes import Route
from ui.vdom import Node

LANGUAGES = {"ja": "en", "en": "ja"}
"""Language -> the other one, which a button in the bar leads to."""

FIRST = 2
"""So many games in progress are offered before the others."""


class Home(Page):
    """Where one comes in."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.actions = {
            "resume": lambda rest, _: kept.resume(house, rest),
            "tongue": lambda rest, _: house.choose("language", rest),
            "play": lambda rest, _: house.spawn(self._play(rest)),
        }

    def present(self) -> Node:
        rows = kept.rows(self.house)
        return present(self.house.t, [row for row in rows if not row["over"]], len(rows))

    async def _play(self, name: str) -> None:
        """Straight to the board of a new game."""
        if await self.house.load_game(name):
            from ui.pages.setup import now

            match = now.fresh(self.house, games.get(name))
            self.house.show(Route(routes.LINK, name, "", match))


PAGE = Home


def present(t: Catalogue, unfinished: "list[dict[str, Any]]", count: int) -> Node:
    """``unfinished``: rows as `ui.pages.kept.row` makes them; ``count``: games kept in all."""
    other = LANGUAGES[t.language]
    called = t("setting.language." + other)
    switch = button("tongue", "tongue:" + other, called, lang=other, id="tongue")
    cards = el("ul", "games", [_game(t, name) for name in games.NAMES])
    return page(
        t,
        "home",
        t("site.title"),
        para("lead", t("site.lead")),
        _unfinished(t, unfinished, count),
        section("all", "games", t("home.games"), cards),
        para("quiet fine", t("site.unofficial")),
        para("fine", link("about", t("nav.about"))),
        tools=[switch],
    )


def _game(t: Catalogue, name: str) -> Node:
    begun = {"do": "play:" + name}
    # The same way as the button below, for those who tap what they like the look of.
    board = {"class": "game-board", "tabindex": "-1", "aria-hidden": "true"}
    play = {"class": "button primary", "id": "play-" + name}
    begun["aria-label"] = t("home.play-game", game=t("game." + name + ".title"))
    board.update(begun)
    play.update(begun)
    facts = [t("game." + name + "." + fact) for fact in ("players", "minutes", "by")]
    return el(
        "li",
        "game game-" + name,
        link(name + ".play", _board(name, "light"), _board(name, "dark"), **board),
        div(
            "game-text",
            el("h3", "game-title", t("game." + name + ".title")),
            para("game-tagline", t("game." + name + ".tagline")),
            para("game-facts quiet", " · ".join(facts)),
        ),
        div(
            "game-ways",
            link(name + ".play", t("home.play"), **play),
            link(name + ".rules", t("home.learn"), **{"class": "button"}),
            link(name, t("home.more"), **{"class": "more"}),
        ),
        key=name,
    )


def _board(name: str, theme: str) -> Node:
    """A look at the board in play, in the colours of ``theme``; which of the two CSS decides."""
    source = "./static/img/" + name + "-board-" + theme + ".webp"
    return el("img", "in-" + theme, src=source, alt="", width=480, height=300, loading="lazy")


def _unfinished(t: Catalogue, rows: "list[dict[str, Any]]", count: int) -> "Node | None":
    if not count:
        return None
    return section(
        "continue",
        "continue",
        t("home.continue"),
        el(
            "ul",
            "continue-list",
            [el("li", "", _resume(row), key=row["id"]) for row in rows[:FIRST]],
        ),
        para("", link("saves", t("home.all-saves", n=count))),
    )


def _resume(row: "dict[str, Any]") -> Node:
    said = [el("b", "", row["title"]), " ", span("", row["who"]), " ", span("quiet", row["where"])]
    inside = [icon("play"), span("resume-text", said)]
    way = button("resume game-" + row["game"], "resume:" + row["id"], inside)
    return el("li", "", way, key=row["id"])
