"""The home page: the games, and the games not finished yet."""

from typing import Any

import games
from core.catalogue import Catalogue
from ui.pages.frame import bar, link
from ui.vdom import Node, h

PLANNED = ("patapata", "sugoroku", "knolling")
"""Games in preparation: shown, not yet playable."""


def present(t: Catalogue, unfinished: "list[dict[str, Any]]", kept: int) -> Node:
    """``unfinished``: rows as `ui.pages.saves.row` takes them; ``kept``: games kept in all."""
    return h(
        "div",
        {"class": "page home"},
        bar(t, t("site.title"), True, []),
        h(
            "main",
            {"id": "main"},
            h("p", {"class": "lead"}, t("site.lead")),
            _unfinished(t, unfinished, kept),
            h(
                "section",
                {"aria-labelledby": "games"},
                h("h2", {"id": "games"}, t("home.games")),
                h(
                    "ul",
                    {"class": "games"},
                    [_game(t, name, True) for name in games.NAMES],
                    [_game(t, name, False) for name in PLANNED if name not in games.NAMES],
                ),
            ),
            h("p", {"class": "quiet fine"}, t("site.unofficial")),
            h("p", {"class": "fine"}, link("about", t("nav.about"))),
        ),
    )


def _game(t: Catalogue, name: str, ready: bool) -> Node:
    body = [
        h(
            "img",
            {
                "class": "game-art",
                "src": "./static/img/" + name + ".svg",
                "alt": "",
                "width": 96,
                "height": 96,
            },
        ),
        h(
            "span",
            {"class": "game-text"},
            h("b", {"class": "game-title"}, t("game." + name + ".title")),
            h("span", {"class": "game-tagline"}, t("game." + name + ".tagline")),
            h(
                "span",
                {"class": "game-facts quiet"},
                t("game." + name + ".players"),
                " · ",
                t("game." + name + ".minutes"),
            ),
            None if ready else h("span", {"class": "badge"}, t("home.planned")),
        ),
    ]
    if not ready:
        return h("li", {"key": name, "class": "game planned game-" + name}, h("div", {}, body))
    return h(
        "li",
        {"key": name, "class": "game game-" + name},
        link(name, body),
    )


def _unfinished(t: Catalogue, rows: "list[dict[str, Any]]", kept: int) -> "Node | None":
    if not kept:
        return None
    return h(
        "section",
        {"class": "continue", "aria-labelledby": "continue"},
        h("h2", {"id": "continue"}, t("home.continue")),
        h(
            "ul",
            {"class": "continue-list"},
            [
                h(
                    "li",
                    {"key": row["id"]},
                    h(
                        "button",
                        {"class": "resume", "do": "resume:" + row["id"]},
                        h("b", {}, row["title"]),
                        " ",
                        h("span", {}, row["who"]),
                        " ",
                        h("span", {"class": "quiet"}, row["where"]),
                    ),
                )
                for row in rows[:3]
            ],
        ),
        h("p", {}, link("saves", t("home.all-saves", n=kept))),
    )
