"""What the sheets are worth: now, and once the game is over."""

from typing import Any

from core import links
from core.catalogue import Catalogue
from core.links import Link
from core.match import Match
from core.record import Player
from games.patapata import courses, scoring
from games.patapata.fixed import BEST
from games.patapata.rules import FIXED
from ui import seats
from ui.frame import link
from ui.table import View
from ui.tables.patapata import looks, marks
from ui.tables.patapata.looks import SHOWS, worth
from ui.vdom import Node, classes, h

_proofs: "dict[int, str]" = {}


def of_seat(view: View, seat: int) -> "dict[str, Any]":
    """The score of ``seat`` if the game ended now."""
    return worth(view.seen["sheets"][seat], view.seen["passes"][seat])


def chips(view: View, seat: int, can_show: bool) -> Node:
    """One chip for each thing that counts; touching it shows it on the sheet."""
    t, score = view.t, of_seat(view, seat)
    scene = view.scene
    is_over = view.seen["prompt"] > courses.LENGTH
    shown = scene.get("count") if scene else view.ui.get("show")
    kids = []
    for what in SHOWS:
        size, points = score[what]
        props: dict[str, Any] = {
            "key": what,
            "class": classes("chip", "chip-" + what, "on" if shown == what else ""),
        }
        name = t("patapata.chip", what=t("patapata.group." + what), size=size, points=points)
        if can_show:
            props["do"] = "show:" + what
            props["id"] = "show-" + what
            props["aria-pressed"] = "true" if shown == what else "false"
            props["title"] = name
        kids.append(
            h(
                "button" if can_show else "span",
                props,
                marks.little(what),
                h("span", {"class": "unseen"}, name),
                h("span", {"class": "size", "aria-hidden": "true"}, size),
                h("span", {"class": "worth", "aria-hidden": "true"}, points),
            )
        )
    return h(
        "div",
        {
            "class": "chips",
            "role": "group",
            "aria-label": t("patapata.total" if is_over else "patapata.score.now"),
            "key": "chips" + str(seat),
        },
        h(
            "p",
            {"class": "total"},
            h(
                "span",
                {"class": "quiet"},
                t("patapata.total" if is_over else "patapata.score.short"),
            ),
            " ",
            h("b", {}, score["total"]),
            " ",
            h(
                "span",
                {"class": "quiet passes"},
                t("patapata.passes", passes=score["passes"][0], points=score["passes"][1]),
            ),
        ),
        h("div", {"class": "chip-row"}, kids),
    )


def counted(view: View) -> "Node | None":
    """What is being counted just now, in large letters."""
    what = view.scene.get("count") if view.scene else None
    if what is None:
        return None
    text = view.t("patapata.group." + what)
    if len(view.names) == 1:
        size, points = of_seat(view, 0)[what]
        text = view.t("patapata.counted", what=text, size=size, points=points)
    return h("p", {"class": "counting", "key": what}, marks.little(what), " ", text)


def title_of(t: Catalogue, total: int) -> str:
    """The title that ``total`` earns, in words, "" for none."""
    name = scoring.title(total)
    return t("patapata.title." + name) if name else ""


def result(view: View) -> Node:
    """How the totals came about: a column for each seat."""
    t = view.t
    everybody = range(len(view.names))
    scores = [of_seat(view, seat) for seat in everybody]
    rows = []
    for what in SHOWS + ("passes",):
        cells = []
        for seat in everybody:
            size, points = scores[seat][what]
            cells.append(
                h(
                    "td",
                    {"class": "number"},
                    h("span", {"class": "quiet counted"}, size),
                    " ",
                    points,
                )
            )
        head = t("patapata.group." + what)
        rows.append(
            h(
                "tr",
                {"key": what},
                h(
                    "th",
                    {"scope": "row"},
                    marks.little(what) if what != "passes" else None,
                    " ",
                    head,
                ),
                cells,
            )
        )
    totals = [h("td", {"class": "number"}, scores[seat]["total"]) for seat in everybody]
    titles = [title_of(t, scores[seat]["total"]) for seat in everybody]
    rows.append(
        h(
            "tr",
            {"key": "total", "class": "grand"},
            h("th", {"scope": "row"}, t("patapata.total")),
            totals,
        )
    )
    if len(view.names) > 1 and any(titles):
        rows.append(
            h(
                "tr",
                {"key": "title"},
                h("th", {"scope": "row"}, t("patapata.rank")),
                [h("td", {"class": "number"}, title) for title in titles],
            )
        )
    head_row = None
    if len(view.names) > 1:
        head_row = h(
            "thead",
            {},
            h(
                "tr",
                {},
                h("td", {}),
                [
                    h(
                        "th",
                        {"scope": "col", "class": "number"},
                        seats.mark(seat),
                        " ",
                        view.names[seat],
                    )
                    for seat in everybody
                ],
            ),
        )
    return h(
        "div",
        {"class": "patapata-result"},
        h(
            "table",
            {"class": "scores"},
            h("caption", {"class": "quiet"}, t("patapata.result.caption")),
            head_row,
            h("tbody", {}, rows),
        ),
        _best_known(view),
    )


def _best_known(view: View) -> "Node | None":
    """The best total known for a fixed course, and the way to see it."""
    if view.setup is None:
        return None
    row = courses.fixed_row([looks.prompt_of(rows) for rows in view.setup["prompts"]])
    if row < 0:
        return None
    return h(
        "p",
        {"class": "best-known"},
        view.t("patapata.best", total=BEST[row][0]),
        " ",
        link(_proof(view, row), view.t("patapata.best.see")),
    )


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
