"""The page around a table as a picture: whose turn it is, the table, tools, typing, the log."""

from core.catalogue import Catalogue
from ui import seats
from ui.frame import page, said, tool
from ui.icons import icon
from ui.pages.play import log, result
from ui.pages.play.playing import Situation
from ui.parts import button, div, el, group, items, para, span
from ui.session import Session
from ui.table import View
from ui.vdom import Node, classes, h


def present(t: Catalogue, session: Session, now: Situation) -> Node:
    """The page of a game being played or looked at."""
    name = session.match.game.name
    title, view = t(name + ".title"), session.view(t)
    tools = [
        tool("help", "dialog:keys", t("nav.keys")),
        tool("share", "dialog:share", t("nav.share")),
        tool("menu", "dialog:menu", t("nav.menu")),
    ]
    return page(
        t,
        classes("play", "game-" + name, "over" if session.is_over else ""),
        title,
        div(
            "stage",
            _status(t, session, view, now),
            result.present(t, session, view),
            group(
                "table",
                title,
                session.table.present(view),
                id="table",
                tabindex="-1",
                **{"data-scope": "table"},
            ),
            _controls(t, session, view),
        ),
        el(
            "aside",
            "side",
            None if session.is_over else _typed(t, session, view, now),
            log.present(t, session),
            el(
                "details",
                "words",
                el("summary", "", t("play.in-words")),
                items("", session.table.describe(view), id="in-words"),
            ),
        ),
        tools=tools,
        main="play-main",
    )


def _status(t: Catalogue, session: Session, view: View, now: Situation) -> Node:
    """The one line that says what is going on; read out when it changes."""
    last, text = _sentences(t, session, view, now)
    has_mark = session.cursor is None and session.scene is None and session.actor is not None
    mark = seats.mark(session.actor or 0) if has_mark else None
    refused = classes("said", now.refused and "refused")
    return div(
        "status",
        div(
            "status-lines",
            para("last-move quiet", last, id="last-move"),
            para("prompt", mark, " ", text, id="prompt", role="status", **{"aria-live": "polite"}),
            para(refused, now.said, role="alert", id="said") if now.said else None,
            _hint(t, session),
        ),
        button("small", "stop", said("stop", t("play.stop"))) if now.thinking else None,
        button("small", "skip", t("play.skip")) if session.scene is not None else None,
    )


def _sentences(t: Catalogue, session: Session, view: View, now: Situation) -> "tuple[str, str]":
    """What was done last, and what is to be done now."""
    ply = session.ply
    last = session.sentence(t, ply) if ply else t("play.begin")
    if session.scene is not None:
        return "", last
    if session.cursor is not None:
        return last, t("play.looking", n=ply, total=session.match.ply)
    if session.is_over:
        return last, t("play.over")
    if now.thinking:
        return last, now.thinking
    if not session.human_to_act:
        return last, t("play.wait")
    text = session.table.prompt(view)
    if len(session.humans) > 1:
        text = t("play.turn", name=session.names(t)[session.actor or 0]) + " " + text
    return last, text


def _hint(t: Catalogue, session: Session) -> "Node | None":
    hint = session.hint
    if hint is None or session.cursor is not None:
        return None
    text = t("play.reason", move=hint["move"], why=log.reason(t, session, hint))
    return para("hint", icon("bulb"), " ", text, role="status", id="hint")


def _controls(t: Catalogue, session: Session, view: View) -> Node:
    newest, at = session.match.ply, session.ply
    table, active = session.table, view.active
    can_undo = session.can_undo or (active and table.undo(view) is not None)
    can_redo = session.can_redo or (active and table.redo(view) is not None)
    return div(
        "controls",
        div(
            "group",
            tool("undo", "undo", t("play.undo"), off=not can_undo),
            tool("redo", "redo", t("play.redo"), off=not can_redo),
            tool("bulb", "hint", t("play.hint"), off=not session.human_to_act),
        ),
        div(
            "group",
            tool("first", "look:first", t("play.first"), off=at == 0),
            tool("prev", "look:prev", t("play.prev"), off=at == 0),
            span("ply", str(at) + " / " + str(newest)),
            tool("next", "look:next", t("play.next"), off=at == newest),
            tool("last", "look:last", t("play.last"), off=at == newest),
        ),
        role="toolbar",
        label=t("play.controls"),
    )


def _typed(t: Catalogue, session: Session, view: View, now: Situation) -> Node:
    wrong = now.typed
    attributes = {
        "id": "typed",
        "name": "move",
        "autocomplete": "off",
        "autocapitalize": "off",
        "spellcheck": "false",
        "placeholder": session.table.example(view),
        "aria-describedby": "typed-error" if wrong else None,
        "aria-invalid": "true" if wrong else None,
    }
    return el(
        "form",
        "typed",
        el("label", "", t("play.typed"), for_="typed"),
        div("row", h("input", attributes), el("button", "", t("play.typed-go"))),
        para("warning", wrong, id="typed-error", role="alert") if wrong else None,
        do="typed",
        id="typed-form",
    )
