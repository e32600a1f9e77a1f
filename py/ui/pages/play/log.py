"""The moves of a game in words, and what computer players thought of them."""

from typing import Any

from core.catalogue import Catalogue
from ui.parts import button, el, para, span
from ui.session import Session
from ui.vdom import Node, classes


def present(t: Catalogue, session: Session) -> Node:
    """The moves, newest first; made anew only when something in it changes."""
    moves = list(session.match.moves)
    state = (t.language, moves, session.ply, session.is_over, session.log_lines)
    if session.log is None or session.log[0] != state:
        session.log = (state, _fresh(t, session))
    return session.log[1]


def _fresh(t: Catalogue, session: Session) -> Node:
    newest = session.match.ply
    oldest = max(0, newest - session.log_lines)
    title = el("h2", "", t("play.log"), id="log-title")
    if not newest:
        return el("section", "log", title, para("quiet", t("play.log-empty")))
    lines = [_line(t, session, ply) for ply in range(newest, oldest, -1)]
    return el(
        "section",
        "log",
        title,
        el("ol", "log-lines", lines, id="log", tabindex=0, labelled="log-title"),
        button("small", "log-more", t("play.log-more")) if oldest else None,
    )


def _line(t: Catalogue, session: Session, ply: int) -> Node:
    here = ply == session.ply
    note = session.notes.get(str(ply - 1))
    return el(
        "li",
        classes("log-line", "here" if here else ""),
        button(
            "log-move",
            "look:" + str(ply),
            span("log-number quiet", ply),
            " ",
            session.sentence(t, ply),
            current="step" if here else None,
        ),
        _why(t, session, ply - 1, note) if note else None,
        key=ply,
    )


def _why(t: Catalogue, session: Session, ply: int, note: Any) -> Node:
    """What a computer player thought; it leads to the position that it had before it."""
    text = _note(t, session, note)
    if session.is_over and text and not note.get("light"):
        return button("log-why quiet", "look:" + str(ply), text, title=t("play.why-see"))
    return span("log-why quiet", text)


def _note(t: Catalogue, session: Session, note: Any) -> str:
    """A kept thought; shown once the game is over, so that it gives nothing away."""
    if note.get("light"):
        return t("play.light-reply")
    if not session.is_over:
        return ""
    return reason(t, session, note)


def reason(t: Catalogue, session: Session, thought: "dict[str, Any]") -> str:
    """What a computer player says for its move."""
    try:
        return t(session.match.game.name + ".why." + thought["why"], **thought["params"])
    except (KeyError, TypeError):  # kept by an earlier version, when the sentence was another
        return ""
