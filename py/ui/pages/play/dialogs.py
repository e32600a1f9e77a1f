"""The dialogs of a game under way: its menu, its keys."""

from core.catalogue import Catalogue
from ui.frame import dialog, said
from ui.parts import button, div, el, para
from ui.session import Session
from ui.vdom import Node


def menu(t: Catalogue, session: Session) -> Node:
    """What can be done with a game beside playing it."""
    name = session.match.game.name
    give_up = button("danger", "dialog:resign", said("flag", t("play.resign")))
    return dialog(
        t,
        t("nav.menu"),
        div(
            "menu",
            button("", "go:" + name + ".rules", said("book", t("nav.rules"))),
            button("", "save-file", said("file", t("play.export"))),
            button("", "go:" + name, said("play", t("play.new"))),
            button("", "go:saves", said("menu", t("saves.title"))),
            give_up if session.human_to_act else None,
        ),
        para("quiet", t("play.leave-note")),
    )


def keys(t: Catalogue, rows: "list[tuple[str, str]]") -> Node:
    """The keyboard help; ``rows``: the game's own keys with what they do."""
    own = [key for key, _ in rows]
    shared = [
        ("Tab", t("keys.tab")),
        ("← ↑ → ↓", t("keys.arrows")),
        ("Enter", t("keys.enter")),
        ("Esc", t("keys.escape")),
        ("m", t("keys.typed")),
        ("u", t("play.undo")),
        ("r", t("play.redo")),
        ("h", t("play.hint")),
        (", .", t("keys.step")),
        ("?", t("nav.keys")),
    ]
    lines = [
        el("tr", "", el("th", "", el("kbd", "", key), scope="row"), el("td", "", what))
        for key, what in rows + [row for row in shared if row[0] not in own]
    ]
    return dialog(t, t("nav.keys"), el("table", "keys", el("tbody", "", lines)))
