"""The page around a table: whose turn it is, tools, the log, the result."""

from typing import Any

from core.catalogue import Catalogue
from ui import seats
from ui.pages.frame import bar, dialog, link, tool
from ui.pages.icons import icon
from ui.session import Session
from ui.table import View
from ui.vdom import Node, classes, h

SOLVE_TIMES = (5, 20, 60)
"""Seconds of search for the best play that are offered."""


class Situation:
    """What the page is told beside the session.

    ``said``: the last answer to an action, ``refused`` if nothing came of it; ``thinking``: what
    the computer player is doing, or ""; ``typed``: what is wrong with the move typed.
    """

    def __init__(self, said: str = "", thinking: str = "", typed: str = "") -> None:
        self.said = said
        self.refused = False
        self.thinking = thinking
        self.typed = typed


def present(t: Catalogue, session: Session, now: Situation) -> Node:
    """The page of a game being played or looked at."""
    name = session.match.game.name
    view = session.view(t)
    return h(
        "div",
        {
            "class": classes("page", "play", "game-" + name, "over" if session.is_over else ""),
        },
        bar(
            t,
            t(name + ".title"),
            False,
            [
                tool("help", "dialog:keys", t("nav.keys")),
                tool("share", "dialog:share", t("nav.share")),
                tool("menu", "dialog:menu", t("nav.menu")),
            ],
        ),
        h(
            "main",
            {"id": "main", "class": "play-main"},
            h(
                "div",
                {"class": "stage"},
                _status(t, session, view, now),
                _result(t, session, view),
                h(
                    "div",
                    {
                        "class": "table",
                        "data-scope": "table",
                        "id": "table",
                        "tabindex": "-1",
                        "role": "group",
                        "aria-label": t(name + ".title"),
                    },
                    session.table.present(view),
                ),
                _controls(t, session, view),
            ),
            h(
                "aside",
                {"class": "side"},
                None if session.is_over else _typed(t, session, view, now),
                _log(t, session),
                h(
                    "details",
                    {"class": "words"},
                    h("summary", {}, t("play.in-words")),
                    h(
                        "ul",
                        {"id": "in-words"},
                        [h("li", {}, line) for line in session.table.describe(view)],
                    ),
                ),
            ),
        ),
    )


def _status(t: Catalogue, session: Session, view: Any, now: Situation) -> Node:
    """The one line that says what is going on; read out when it changes."""
    names = session.names(t)
    ply = session.ply
    sentence = session.sentence(t, ply) if ply else t("play.begin")
    if session.scene is not None:
        text, sentence = sentence, ""
    elif session.cursor is not None:
        text = t("play.looking", n=session.ply, total=session.match.ply)
    elif session.is_over:
        text = t("play.over")
    elif now.thinking:
        text = now.thinking
    elif session.human_to_act:
        seat = session.actor or 0
        text = session.table.prompt(view)
        if len(session.humans) > 1:
            text = t("play.turn", name=names[seat]) + " " + text
    else:
        text = t("play.wait")
    return h(
        "div",
        {"class": "status"},
        h(
            "div",
            {"class": "status-lines"},
            h(
                "p",
                {"class": "last-move quiet", "id": "last-move"},
                sentence,
            ),
            h(
                "p",
                {"class": "prompt", "id": "prompt", "role": "status", "aria-live": "polite"},
                seats.mark(session.actor)
                if session.actor is not None and session.cursor is None and session.scene is None
                else None,
                " ",
                text,
            ),
            h(
                "p",
                {
                    "class": classes("said", now.refused and "refused"),
                    "role": "alert",
                    "id": "said",
                },
                now.said,
            )
            if now.said
            else None,
            _hint(t, session),
        ),
        h("button", {"class": "small", "do": "stop"}, icon("stop"), " ", t("play.stop"))
        if now.thinking
        else None,
        h("button", {"class": "small", "do": "skip"}, t("play.skip"))
        if session.scene is not None
        else None,
    )


def _hint(t: Catalogue, session: Session) -> "Node | None":
    if session.hint is None or session.cursor is not None:
        return None
    return h(
        "p",
        {"class": "hint", "role": "status", "id": "hint"},
        icon("bulb"),
        " ",
        t("play.reason", move=session.hint["move"], why=reason(t, session, session.hint)),
    )


def reason(t: Catalogue, session: Session, thought: "dict[str, Any]") -> str:
    """What a computer player says for its move."""
    try:
        return t(session.match.game.name + ".why." + thought["why"], **thought["params"])
    except (KeyError, TypeError):  # kept by an earlier version, when the sentence was another
        return ""


def _controls(t: Catalogue, session: Session, view: View) -> Node:
    newest = session.match.ply
    at = session.ply
    table, active = session.table, view.active
    can_undo = session.can_undo or (active and table.undo(view) is not None)
    can_redo = session.can_redo or (active and table.redo(view) is not None)
    return h(
        "div",
        {"class": "controls", "role": "toolbar", "aria-label": t("play.controls")},
        h(
            "div",
            {"class": "group"},
            tool(
                "undo",
                "undo",
                t("play.undo"),
                **{"aria-disabled": None if can_undo else "true"},
            ),
            tool(
                "redo",
                "redo",
                t("play.redo"),
                **{"aria-disabled": None if can_redo else "true"},
            ),
            tool(
                "bulb",
                "hint",
                t("play.hint"),
                **{"aria-disabled": None if session.human_to_act else "true"},
            ),
        ),
        h(
            "div",
            {"class": "group"},
            tool("first", "look:first", t("play.first"), **{"aria-disabled": _off(at == 0)}),
            tool("prev", "look:prev", t("play.prev"), **{"aria-disabled": _off(at == 0)}),
            h("span", {"class": "ply"}, str(at) + " / " + str(newest)),
            tool("next", "look:next", t("play.next"), **{"aria-disabled": _off(at == newest)}),
            tool("last", "look:last", t("play.last"), **{"aria-disabled": _off(at == newest)}),
        ),
    )


def _off(value: bool) -> "str | None":
    return "true" if value else None


def _typed(t: Catalogue, session: Session, view: View, now: Situation) -> Node:
    return h(
        "form",
        {"class": "typed", "do": "typed", "id": "typed-form"},
        h("label", {"for": "typed"}, t("play.typed")),
        h(
            "div",
            {"class": "row"},
            h(
                "input",
                {
                    "id": "typed",
                    "name": "move",
                    "autocomplete": "off",
                    "autocapitalize": "off",
                    "spellcheck": "false",
                    "placeholder": session.table.example(view),
                    "aria-describedby": "typed-error" if now.typed else None,
                    "aria-invalid": "true" if now.typed else None,
                },
            ),
            h("button", {}, t("play.typed-go")),
        ),
        h("p", {"class": "warning", "id": "typed-error", "role": "alert"}, now.typed)
        if now.typed
        else None,
    )


def _log(t: Catalogue, session: Session) -> Node:
    """The moves in words, newest first; made anew only when something in it changes."""
    moves = list(session.match.moves)
    state = (t.language, moves, session.ply, session.is_over, session.log_lines)
    if session.log is None or session.log[0] != state:
        session.log = (state, _fresh_log(t, session))
    return session.log[1]


def _fresh_log(t: Catalogue, session: Session) -> Node:
    newest = session.match.ply
    oldest = max(0, newest - session.log_lines)
    title = h("h2", {"id": "log-title"}, t("play.log"))
    if not newest:
        return h(
            "section", {"class": "log"}, title, h("p", {"class": "quiet"}, t("play.log-empty"))
        )
    return h(
        "section",
        {"class": "log"},
        title,
        h(
            "ol",
            {"class": "log-lines", "id": "log", "tabindex": 0, "aria-labelledby": "log-title"},
            [_log_line(t, session, ply) for ply in range(newest, oldest, -1)],
        ),
        h("button", {"class": "small", "do": "log-more"}, t("play.log-more")) if oldest else None,
    )


def _log_line(t: Catalogue, session: Session, ply: int) -> Node:
    here = ply == session.ply
    note = session.notes.get(str(ply - 1))
    return h(
        "li",
        {"key": ply, "class": classes("log-line", "here" if here else "")},
        h(
            "button",
            {
                "class": "log-move",
                "do": "look:" + str(ply),
                "aria-current": "step" if here else None,
            },
            h("span", {"class": "log-number quiet"}, ply),
            " ",
            session.sentence(t, ply),
        ),
        _log_why(t, session, ply - 1, note) if note else None,
    )


def _log_why(t: Catalogue, session: Session, ply: int, note: Any) -> Node:
    """What a computer player thought; it leads to the position that it had before it."""
    text = _note(t, session, note)
    if session.is_over and text and not note.get("light"):
        do = "look:" + str(ply)
        return h("button", {"class": "log-why quiet", "do": do, "title": t("play.why-see")}, text)
    return h("span", {"class": "log-why quiet"}, text)


def _note(t: Catalogue, session: Session, note: Any) -> str:
    """A kept thought; shown once the game is over, so that it gives nothing away."""
    if note.get("light"):
        return t("play.light-reply")
    if not session.is_over:
        return ""
    return reason(t, session, note)


def _result(t: Catalogue, session: Session, view: Any) -> "Node | None":
    if not session.is_over or session.cursor is not None or session.scene is not None:
        return None
    names = session.names(t)
    winners = session.winners()
    special = session.table.headline(view)
    if session.resigned is not None:
        left = t("list.and").join([names[seat] for seat in winners])
        headline = t("result.resigned", name=names[session.resigned], winner=left)
    elif special:
        headline = special
    elif len(winners) == len(names) and len(names) > 1:
        headline = t("result.draw")
    elif not winners:
        headline = t("result.nobody")
    else:
        headline = t("result.wins", name=t("list.and").join([names[seat] for seat in winners]))
    return h(
        "section",
        {"class": "result", "aria-labelledby": "result-title"},
        h(
            "h2",
            {"id": "result-title", "tabindex": "-1"},
            [seats.mark(seat) for seat in winners],
            " ",
            headline,
        ),
        session.table.explain_result(view),
        _solving(t, session) if session.table.solves and session.match.is_over else None,
        h(
            "div",
            {"class": "row"},
            h(
                "button",
                {"class": "primary", "do": "rematch:new", "id": "rematch"},
                t("result.rematch"),
            ),
            h("button", {"do": "rematch:same"}, t("result.rematch-same")),
            h("button", {"do": "replay"}, icon("play"), " ", t("result.replay")),
            h("button", {"do": "dialog:share"}, icon("share"), " ", t("nav.share")),
        ),
    )


def _solving(t: Catalogue, session: Session) -> Node:
    """What the best play would have been: how long to look, how far it is, what was found."""
    state = session.solving
    running = state is not None and state["running"]
    kids: list[Any] = []
    if state is not None:
        if running:
            kids.append(
                h(
                    "progress",
                    {
                        "value": "%.1f" % state["spent"],
                        "max": state["seconds"],
                        "aria-label": t("solve.title"),
                    },
                )
            )
        if state["total"] is not None:
            kids.append(
                h(
                    "p",
                    {"class": "solved", "role": "status", "id": "solved"},
                    t("solve.found", total=state["total"]),
                    " ",
                    link(state["link"], t("solve.see")) if state["link"] else None,
                )
            )
        elif running:
            kids.append(h("p", {"class": "quiet", "role": "status"}, t("solve.running")))
        if state["failed"]:
            kids.append(h("p", {"class": "warning", "role": "status"}, t("solve.failed")))
    return h(
        "div",
        {"class": "solving"},
        h("p", {"class": "quiet"}, t("solve.title")),
        h(
            "div",
            {"class": "row"},
            h(
                "button",
                {"do": "solve-stop", "id": "solve-stop"},
                icon("stop"),
                " ",
                t("solve.stop"),
            )
            if running
            else [
                h(
                    "button",
                    {"do": "solve:" + str(seconds), "id": "solve-" + str(seconds), "key": seconds},
                    t("solve.seconds", n=seconds),
                )
                for seconds in SOLVE_TIMES
            ],
        ),
        kids,
    )


def menu(t: Catalogue, session: Session) -> Node:
    """What can be done with a game beside playing it."""
    name = session.match.game.name
    return dialog(
        t,
        t("nav.menu"),
        h(
            "div",
            {"class": "menu"},
            h("button", {"do": "go:" + name + ".rules"}, icon("book"), " ", t("nav.rules")),
            h("button", {"do": "save-file"}, icon("file"), " ", t("play.export")),
            h("button", {"do": "go:" + name}, icon("play"), " ", t("play.new")),
            h("button", {"do": "go:saves"}, icon("menu"), " ", t("saves.title")),
            h(
                "button",
                {"class": "danger", "do": "dialog:resign"},
                icon("flag"),
                " ",
                t("play.resign"),
            )
            if session.human_to_act
            else None,
        ),
        h("p", {"class": "quiet"}, t("play.leave-note")),
    )


def share(t: Catalogue, session: Session, address: Any, can_send: bool, done: str) -> Node:
    """Links to this game.

    ``address`` makes a full address of a fragment; ``can_send``: whether the device has a share
    sheet, else links are copied; ``done`` says what became of the last one.
    """
    send = t("share.send" if can_send else "share.copy")
    kinds = [("start", t("share.start"))]
    if session.match.ply:
        kinds.append(
            ("position", t("share.finished") if session.match.is_over else t("share.position"))
        )
    return dialog(
        t,
        t("nav.share"),
        h("p", {"class": "quiet"}, t("share.help")),
        [_link(t, session, kind, label, address, send) for kind, label in kinds],
        h("p", {"class": "done", "role": "status"}, done),
    )


def _link(t: Catalogue, session: Session, kind: str, label: str, address: Any, send: str) -> Node:
    """One link with its button; a game too long for a link is offered as a file instead."""
    fragment = session.link(kind)
    if len(fragment) > session.table.longest_link:
        return h(
            "div",
            {"class": "share-link", "key": kind},
            h("p", {}, label),
            h("p", {"class": "quiet", "id": "too-long"}, t("share.too-long")),
            h("button", {"do": "save-file"}, icon("file"), " ", t("play.export")),
        )
    return h(
        "div",
        {"class": "share-link", "key": kind},
        h("label", {"for": "link-" + kind}, label),
        h(
            "div",
            {"class": "row"},
            h(
                "input",
                {
                    "id": "link-" + kind,
                    "value": address(fragment),
                    "readonly": True,
                    "class": "address",
                },
            ),
            h(
                "button",
                {"class": "primary", "do": "share:" + kind, "id": "share-" + kind},
                send,
            ),
        ),
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
    return dialog(
        t,
        t("nav.keys"),
        h(
            "table",
            {"class": "keys"},
            h(
                "tbody",
                {},
                [
                    h("tr", {}, h("th", {"scope": "row"}, h("kbd", {}, key)), h("td", {}, what))
                    for key, what in rows + [row for row in shared if row[0] not in own]
                ],
            ),
        ),
    )
