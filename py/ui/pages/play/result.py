"""How a game ended, and what can be done then."""

from core.catalogue import Catalogue
from ui import seats
from ui.frame import said
from ui.pages.play import solving
from ui.parts import button, div, el
from ui.session import Session
from ui.table import View
from ui.vdom import Node


def present(t: Catalogue, session: Session, view: View) -> "Node | None":
    """The result of a game that is over, while its end is looked at."""
    if not session.is_over or session.cursor is not None or session.scene is not None:
        return None
    marks = [seats.mark(seat) for seat in session.winners()]
    title = el("h2", "", marks, " ", _headline(t, session, view), id="result-title", tabindex="-1")
    return el(
        "section",
        "result",
        title,
        session.table.explain_result(view),
        solving.present(t, session) if session.table.solves and session.match.is_over else None,
        div(
            "row",
            button("primary", "rematch:new", t("result.rematch"), id="rematch"),
            _other_level(t, session),
            button("", "rematch:swap", t("result.swap")) if _can_swap(session) else None,
            button("", "rematch:same", t("result.rematch-same")),
            button("", "replay", said("play", t("result.replay"))),
            button("", "dialog:share", said("share", t("nav.share"))),
        ),
        labelled="result-title",
    )


def _can_swap(session: Session) -> bool:
    """Whether sitting down elsewhere makes a difference."""
    sat = [(player.kind, player.level, player.name) for player in session.match.players]
    return any(one != sat[0] for one in sat)


def _other_level(t: Catalogue, session: Session) -> "Node | None":
    """A stronger opponent for one who won alone against computers, a weaker one for a loser."""
    level = session.next_level()
    if not level:
        return None
    return button("", "rematch:" + level, t("result.level", level=t("level." + level)))


def _headline(t: Catalogue, session: Session, view: View) -> str:
    names, winners = session.names(t), session.winners()
    won = t("list.and").join([names[seat] for seat in winners])
    if session.resigned is not None:
        return t("result.resigned", name=names[session.resigned], winner=won)
    special = session.table.headline(view)
    if special:
        return special
    if len(winners) == len(names) and len(names) > 1:
        return t("result.draw")
    return t("result.wins", name=won) if winners else t("result.nobody")
