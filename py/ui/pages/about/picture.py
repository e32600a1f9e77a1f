"""The pages "version and offline" and "verify this copy" as pictures."""

from typing import Any

from core import golden
from core.catalogue import Catalogue
from ui.frame import link, page, section
from ui.pages.about import facts
from ui.pages.about.facts import Facts, Replayed, Verification, megabytes
from ui.parts import button, div, el, group, para
from ui.vdom import Node

COLUMNS = ("game", "positions", "cpython", "page", "worker")
"""The columns of the table of golden games."""


def present(t: Catalogue, now: Facts) -> Node:
    """The page "version and offline"."""
    body = _parts(t, now) if now.version else para("", t("about.unbuilt"))
    return page(t, "about", t("nav.about"), body)


def _parts(t: Catalogue, now: Facts) -> "list[Any]":
    offline = now.state != facts.REFUSED
    return [
        para("", t("about.version", version=now.version), id="version"),
        section(
            "",
            "offline",
            t("about.offline"),
            para("", t("about.state." + now.state), role="status", id="offline-state"),
            para("quiet", t("about.page-size", size=megabytes(now.page_size))),
            _room(t, now),
        ),
        _engine(t, now) if offline else None,
        _update(t, now) if offline else None,
        _repair(t, now),
        section(
            "",
            "verify",
            t("about.verify"),
            para("quiet", t("about.verify-help")),
            para("", link("about.verify", t("about.verify"), **{"class": "button"})),
        ),
    ]


def _room(t: Catalogue, now: Facts) -> "Node | None":
    if now.room is None:
        return None
    used, quota = [megabytes(size).partition(".")[0] for size in now.room]
    return para("quiet", t("about.room", used=used, quota=quota))


def _engine(t: Catalogue, now: Facts) -> Node:
    size, done = megabytes(now.engine_size), megabytes(now.done)
    busy = now.engine == facts.FETCHING
    if busy:
        said = t("about.engine.fetching", done=done, size=size)
    elif now.engine == facts.PART:
        said = t("about.engine.part", size=done)
    else:
        said = t("about.engine." + now.engine)
    fast = t("about.fast-start", size=megabytes(now.snapshot)) if now.snapshot else ""
    get = button("", "engine-get", t("about.get"), id="engine-get", disabled=busy)
    remove = button("", "engine-remove", t("about.remove"), id="engine-remove")
    has_some = now.engine in (facts.KEPT, facts.PART) or now.snapshot
    return section(
        "",
        "engine",
        t("about.engine"),
        para("quiet", t("about.engine-help", size=size)),
        para("", said, role="status", id="engine-state"),
        para("quiet", fast) if fast else None,
        div("row", get if now.engine != facts.KEPT else None, remove if has_some else None),
    )


def _update(t: Catalogue, now: Facts) -> Node:
    return section(
        "",
        "update",
        t("about.update"),
        para("", t("about.update." + now.update), role="status", id="update-state"),
        button("", "version-switch", t("about.switch"), id="switch")
        if now.update == facts.READY
        else button("", "version-look", t("about.look"), id="look"),
    )


def _repair(t: Catalogue, now: Facts) -> Node:
    return section(
        "",
        "mend",
        t("about.repair"),
        para("", _checked(t, now), role="status", id="check-state"),
        para("quiet", t("about.repair-help")),
        div(
            "row",
            button("", "files-check", t("about.check"), id="check", disabled=not now.can_check),
            button("danger", "files-clear", t("about.clear"), id="clear"),
        ),
    )


def _checked(t: Catalogue, now: Facts) -> str:
    if not now.can_check:
        return t("about.no-check")
    if now.checked is None:
        return ""
    done, total = now.checked
    if done < total:
        return t("about.checking", done=done, total=total)
    if now.damaged:
        return t("about.damaged", files=", ".join(now.damaged))
    return t("about.sound", total=total)


def offer(t: Catalogue) -> Node:
    """A newer version is there, and this is a good moment."""
    switch = button("primary small", "version-switch", t("about.switch"))
    return div("notice offer", para("", t("about.update.ready")), switch, role="status")


def present_verify(t: Catalogue, now: "Verification | None") -> Node:
    """The page "verify this copy"."""
    return page(
        t,
        "about verify",
        t("about.verify"),
        para("", t("about.verify-help")),
        para("", t("about.unbuilt")) if now is None else _verification(t, now),
        para("", link("about", t("nav.about"))),
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
    start = t("about.verify-start", n=len(now.games))
    head = el("tr", "", [el("th", "", t("about." + c), scope="col") for c in COLUMNS])
    body = [_row(t, game) for game in now.games]
    table = el("table", "", el("thead", "", head), el("tbody", "", body))
    return [
        button("primary", "verify", start, id="verify-start", disabled=bool(now.running)),
        para("", said, role="status", id="verify-state"),
        para("warning", t("about.verify-no-engine")) if now.no_engine else None,
        group("wide-table", t("about.verify"), table, tabindex="0"),
    ]


def _row(t: Catalogue, game: Replayed) -> Node:
    return el(
        "tr",
        "",
        el("th", "", game.name, scope="row"),
        el("td", "number", len(game.recorded)),
        el("td", "", el("code", "", golden.whole(game.recorded))),
        [_found(t, found, game.recorded) for found in (game.page, game.worker)],
        key=game.name,
    )


def _found(t: Catalogue, found: "list[str] | None", recorded: "list[str]") -> Node:
    if found is None:
        return el("td", "", "…")
    same = found == recorded
    verdict = "✓ " + t("about.same") if same else "✗ " + t("about.different")
    code = el("code", "", golden.whole(found))
    return el("td", "same" if same else "different warning", code, " ", verdict)
