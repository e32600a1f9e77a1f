"""What the sheets are worth: now, and once the game is over."""

from typing import Any

from core import links
from core.catalogue import Catalogue
from core.links import Link
from core.match import Match
from core.record import Player
from games.patapata import courses, scoring
from games.patapata.fixed import BEST
from games.patapata.prompts import known_prompt
from games.patapata.rules import FIXED
from games.patapata.scoring import SHOWS
from ui import seats
from ui.frame import link
from ui.parts import div, el, figures, group, para, rows, span
from ui.pieces.touch import touchable
from ui.table import View
from ui.tables.patapata import marks
from ui.vdom import Node, classes

_proofs: "dict[int, str]" = {}


def of_seat(view: View, seat: int) -> "dict[str, Any]":
    """The score of ``seat`` if the game ended now."""
    return scoring.score_of(view.seen["sheets"][seat], view.seen["passes"][seat])


def chips(view: View, seat: int, can_show: bool) -> Node:
    """One chip for each thing that counts; touching it shows it on the sheet."""
    t, score, scene = view.t, of_seat(view, seat), view.scene
    is_over = view.seen["prompt"] > courses.LENGTH
    shown = scene.get("count") if scene else view.ui.get("show")
    kids = []
    for what in SHOWS:
        size, points = score[what]
        name = t("patapata.chip", what=t("patapata.group." + what), size=size, points=points)
        chip = touchable(
            "show:" + what if can_show else None,
            classes("chip", "chip-" + what, shown == what and "on"),
            {"id": "show-" + what, "pressed": shown == what, "title": name},
            marks.little(what),
            span("unseen", name),
            span("size", size, hidden="true"),
            span("worth", points, hidden="true"),
            key=what,
        )
        kids.append(chip)
    count, lost = score["passes"]
    total = para(
        "total",
        span("quiet", t("patapata.total" if is_over else "patapata.score.short")),
        " ",
        el("b", "", score["total"]),
        " ",
        span("quiet passes", t("patapata.passes", passes=count, points=lost)),
    )
    label = t("patapata.total" if is_over else "patapata.score.now")
    return group("chips", label, total, div("chip-row", kids), key="chips" + str(seat))


def counted(view: View) -> "Node | None":
    """What is being counted just now, in large letters."""
    what = view.scene.get("count") if view.scene else None
    if what is None:
        return None
    text = view.t("patapata.group." + what)
    if len(view.names) == 1:
        size, points = of_seat(view, 0)[what]
        text = view.t("patapata.counted", what=text, size=size, points=points)
    return para("counting", marks.little(what), " ", text, key=what)


def title_of(t: Catalogue, total: int) -> str:
    """The title that ``total`` earns, in words, "" for none."""
    name = scoring.title(total)
    return t("patapata.title." + name) if name else ""


def result(view: View) -> Node:
    """How the totals came about: a column for each seat."""
    t = view.t
    everybody = range(len(view.names))
    scores = [of_seat(view, seat) for seat in everybody]
    body = []
    for what in SHOWS + ("passes",):
        cells = [[span("quiet counted", score[what][0]), " ", score[what][1]] for score in scores]
        sign = marks.little(what) if what != "passes" else None
        body.append(figures("", [sign, " ", t("patapata.group." + what)], cells, key=what))
    totals = [score["total"] for score in scores]
    body.append(figures("grand", t("patapata.total"), totals, key="total"))
    titles = [title_of(t, total) for total in totals]
    head: list[Any] = []
    if len(view.names) > 1:
        head = [""] + [seats.named(seat, view.names[seat]) for seat in everybody]
        if any(titles):
            body.append(figures("", t("patapata.rank"), titles, key="title"))
    table = rows("scores", t("patapata.result.caption"), head, body)
    return div("patapata-result", table, _best_known(view))


def _best_known(view: View) -> "Node | None":
    """The best total known for a fixed course, and the way to see it."""
    if view.setup is None:
        return None
    row = courses.fixed_row([known_prompt(rows) for rows in view.setup["prompts"]])
    if row < 0:
        return None
    best = view.t("patapata.best", total=BEST[row][0])
    return para("best-known", best, " ", link(_proof(view, row), view.t("patapata.best.see")))


def _proof(view: View, row: int) -> str:
    """The fragment that leads to the game which proves the best total of a fixed course."""
    if row not in _proofs:
        setup = {"prompts": [list(p.rows) for p in courses.fixed(row)], "players": 1}
        match = Match(view.game, {"course": FIXED[row]}, setup, [Player()])
        for move in BEST[row][1]:
            match.play(move)
        _proofs[row] = links.encode(Link(links.POSITION, match))
    return _proofs[row]


def headline(view: View) -> str:
    """For somebody alone: the total and the title it earns."""
    if len(view.names) > 1:
        return ""
    total = of_seat(view, 0)["total"]
    title = title_of(view.t, total)
    if title:
        return view.t("patapata.result.titled", total=total, title=title)
    return view.t("patapata.result.plain", total=total)
