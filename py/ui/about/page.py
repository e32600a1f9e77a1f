"""The pages "version and offline" and "verify this copy"."""

from typing import Any

from core import golden
from core.catalogue import Catalogue
from ui.about import facts
from ui.about.facts import Facts, Replayed, Verification, megabytes
from ui.pages.frame import bar, link
from ui.vdom import Node, h

COLUMNS = ("game", "positions", "cpython", "page", "worker")
"""The columns of the table of golden games."""


def present(t: Catalogue, now: Facts) -> Node:
    """The page "version and offline"."""
    return h(
        "div",
        {"class": "page about"},
        bar(t, t("nav.about"), False, []),
        h(
            "main",
            {"id": "main"},
            _parts(t, now) if now.version else h("p", {}, t("about.unbuilt")),
        ),
    )


def _parts(t: Catalogue, now: Facts) -> "list[Any]":
    offline = now.state not in (facts.REFUSED,)
    return [
        h("p", {"id": "version"}, t("about.version", version=now.version)),
        h(
            "section",
            {"aria-labelledby": "offline"},
            h("h2", {"id": "offline"}, t("about.offline")),
            h("p", {"role": "status", "id": "offline-state"}, t("about.state." + now.state)),
            h("p", {"class": "quiet"}, t("about.page-size", size=megabytes(now.page_size))),
            _room(t, now),
        ),
        _engine(t, now) if offline else None,
        _update(t, now) if offline else None,
        _repair(t, now),
        h(
            "section",
            {"aria-labelledby": "verify"},
            h("h2", {"id": "verify"}, t("about.verify")),
            h("p", {"class": "quiet"}, t("about.verify-help")),
            h("p", {}, link("about.verify", t("about.verify"), **{"class": "button"})),
        ),
    ]


def _room(t: Catalogue, now: Facts) -> "Node | None":
    if now.room is None:
        return None
    used, quota = [megabytes(size).partition(".")[0] for size in now.room]
    return h("p", {"class": "quiet"}, t("about.room", used=used, quota=quota))


def _engine(t: Catalogue, now: Facts) -> Node:
    size = megabytes(now.engine_size)
    done = megabytes(now.done)
    if now.engine == facts.FETCHING:
        said = t("about.engine.fetching", done=done, size=size)
    elif now.engine == facts.PART:
        said = t("about.engine.part", size=done)
    else:
        said = t("about.engine." + now.engine)
    busy = now.engine == facts.FETCHING
    return h(
        "section",
        {"aria-labelledby": "engine"},
        h("h2", {"id": "engine"}, t("about.engine")),
        h("p", {"class": "quiet"}, t("about.engine-help", size=size)),
        h("p", {"role": "status", "id": "engine-state"}, said),
        h("p", {"class": "quiet"}, t("about.fast-start", size=megabytes(now.snapshot)))
        if now.snapshot
        else None,
        h(
            "div",
            {"class": "row"},
            h(
                "button",
                {"do": "engine-get", "id": "engine-get", "disabled": busy},
                t("about.get"),
            )
            if now.engine != facts.KEPT
            else None,
            h("button", {"do": "engine-remove", "id": "engine-remove"}, t("about.remove"))
            if now.engine in (facts.KEPT, facts.PART) or now.snapshot
            else None,
        ),
    )


def _update(t: Catalogue, now: Facts) -> Node:
    return h(
        "section",
        {"aria-labelledby": "update"},
        h("h2", {"id": "update"}, t("about.update")),
        h("p", {"role": "status", "id": "update-state"}, t("about.update." + now.update)),
        h("button", {"do": "version-switch", "id": "switch"}, t("about.switch"))
        if now.update == facts.READY
        else h("button", {"do": "version-look", "id": "look"}, t("about.look")),
    )


def _repair(t: Catalogue, now: Facts) -> Node:
    said = ""
    if not now.can_check:
        said = t("about.no-check")
    elif now.checked is not None:
        done, total = now.checked
        if done < total:
            said = t("about.checking", done=done, total=total)
        elif now.damaged:
            said = t("about.damaged", files=", ".join(now.damaged))
        else:
            said = t("about.sound", total=total)
    return h(
        "section",
        {"aria-labelledby": "mend"},
        h("h2", {"id": "mend"}, t("about.repair")),
        h("p", {"role": "status", "id": "check-state"}, said),
        h("p", {"class": "quiet"}, t("about.repair-help")),
        h(
            "div",
            {"class": "row"},
            h(
                "button",
                {"do": "files-check", "id": "check", "disabled": not now.can_check},
                t("about.check"),
            ),
            h("button", {"do": "files-clear", "id": "clear", "class": "danger"}, t("about.clear")),
        ),
    )


def offer(t: Catalogue) -> Node:
    """A newer version is there, and this is a good moment."""
    return h(
        "div",
        {"class": "notice offer", "role": "status"},
        h("p", {}, t("about.update.ready")),
        h("button", {"do": "version-switch", "class": "primary small"}, t("about.switch")),
    )


def present_verify(t: Catalogue, now: "Verification | None") -> Node:
    """The page "verify this copy"."""
    return h(
        "div",
        {"class": "page about verify"},
        bar(t, t("about.verify"), False, []),
        h(
            "main",
            {"id": "main"},
            h("p", {}, t("about.verify-help")),
            _verification(t, now) if now is not None else h("p", {}, t("about.unbuilt")),
            h("p", {}, link("about", t("nav.about"))),
        ),
    )


def _verification(t: Catalogue, now: Verification) -> "list[Any]":
    if now.running:
        said = t("about.verify-running", name=now.running)
    elif not now.is_done:
        said = ""
    elif all(game.is_same for game in now.games):
        said = t("about.verify-good")
    else:
        said = t("about.verify-bad")
    return [
        h(
            "button",
            {
                "do": "verify",
                "id": "verify-start",
                "class": "primary",
                "disabled": bool(now.running),
            },
            t("about.verify-start", n=len(now.games)),
        ),
        h("p", {"role": "status", "id": "verify-state"}, said),
        h("p", {"class": "warning"}, t("about.verify-no-engine")) if now.no_engine else None,
        h(
            "div",
            {
                "class": "wide-table",
                "tabindex": "0",
                "role": "group",
                "aria-label": t("about.verify"),
            },
            h(
                "table",
                {},
                h(
                    "thead",
                    {},
                    h("tr", {}, [h("th", {"scope": "col"}, t("about." + c)) for c in COLUMNS]),
                ),
                h("tbody", {}, [_row(t, game) for game in now.games]),
            ),
        ),
    ]


def _row(t: Catalogue, game: Replayed) -> Node:
    return h(
        "tr",
        {"key": game.name},
        h("th", {"scope": "row"}, game.name),
        h("td", {"class": "number"}, len(game.recorded)),
        h("td", {}, h("code", {}, golden.whole(game.recorded))),
        [_found(t, found, game.recorded) for found in (game.page, game.worker)],
    )


def _found(t: Catalogue, found: "list[str] | None", recorded: "list[str]") -> Node:
    if found is None:
        return h("td", {}, "…")
    same = found == recorded
    return h(
        "td",
        {"class": "same" if same else "different warning"},
        h("code", {}, golden.whole(found)),
        " ",
        "✓ " + t("about.same") if same else "✗ " + t("about.different"),
    )
