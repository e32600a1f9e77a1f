"""Patapata as seen and touched: the prompt card, the sheet that folds, the pencil box."""

from typing import Any

from core.catalogue import Catalogue
from games.patapata.courses import LENGTH
from games.patapata.rules import DAILY, HANDMADE, PASS
from games.patapata.sheet import ink_of, rows_of
from ui import seats
from ui.table import Answer, Offer, Start, Table, View, halfwidth
from ui.tables.patapata import actions, course, looks, marks, prompts, scores, sheet, words
from ui.tables.patapata.hold import ink_of_move
from ui.vdom import Node, classes, h

INKING = 1.2
"""Seconds in which a declared arrangement is inked, at normal pace."""

COUNTING = 1.7
"""Seconds for each group that is counted at the end."""


class PatapataTable(Table):
    """Interface state.

    ``kept``: ``holds``, by seat how its paper is held (`hold.Hold`); ``tool``. ``ui``: ``back``
    and ``ahead``, what undo and redo lead to; ``anchor``, the cell of the prompt held;
    ``place``, the arrangement chosen; ``show``, what is shown for points; ``watch``, a seat
    looked at; ``unfold``; ``asked``; ``wrong`` and ``lifted`` (see `looks.Look`).
    """

    example = "a1o b1x b2x e2s"
    company = 1
    solves = True

    # -- what it looks like ---------------------------------------------------------------

    def present(self, view: View) -> Node:
        over = view.seen["prompt"] > LENGTH
        counting = bool(view.scene and "count" in view.scene)
        many = len(view.names) > 1
        if many and (counting or (over and not view.looking and not view.scene)):
            return h("div", {"class": "patapata gallery"}, scores.counted(view), _gallery(view))
        seat = looks.stage_seat(view)
        found = looks.look(view, seat)
        acting = looks.is_own(view, seat)
        return h(
            "div",
            {"class": classes("patapata", "acting" if acting else "resting")},
            h(
                "div",
                {"class": "beside"},
                prompts.card(view, acting),
                scores.chips(view, seat, view.scene is None),
                prompts.course(view),
            ),
            _stage(view, found),
            _pencil_box(view, found) if acting else None,
            _others(view, seat) if many else None,
        )

    # -- what a touch means ---------------------------------------------------------------

    def interpret(self, view: View, action: str) -> "Answer | None":
        return actions.act(view, action)

    def look(self, view: View, action: str) -> "Answer | None":
        return actions.look(view, action)

    def undo(self, view: View) -> "Answer | None":
        return actions.undo(view)

    def redo(self, view: View) -> "Answer | None":
        return actions.redo(view)

    def key(self, view: View, key: str) -> "Answer | None":
        return actions.press(view, key)

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        return [
            ("f", t("patapata.keys.flip")),
            ("[ ]", t("patapata.keys.turn")),
            ("t", t("patapata.upright")),
            ("o x s", t("patapata.keys.mark")),
            ("Backspace", t("patapata.keys.erase")),
            ("Space", t("patapata.keys.touch")),
            ("Enter d", t("patapata.keys.declare")),
            ("a", t("patapata.another")),
            ("n", t("patapata.keys.note")),
            ("v", t("patapata.keys.unfold")),
            ("p", t("patapata.keys.pass")),
        ]

    # -- in words -------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        return words.what_to_do(view)

    def describe_move(
        self,
        t: Catalogue,
        names: "list[str]",
        before: "dict[str, Any]",
        move: str,
        after: "dict[str, Any]",
    ) -> str:
        return words.move(t, names[before["seat"]], before, move)

    def describe(self, view: View) -> "list[str]":
        return words.position(view)

    def scenes(
        self, before: "dict[str, Any]", move: str, after: "dict[str, Any]"
    ) -> "list[tuple[dict[str, Any], float]]":
        seat = before["seat"]
        seen = dict(before)
        found: list[tuple[dict[str, Any], float]] = []
        ink = ink_of(before["sheets"][seat])
        if move == PASS:
            seen["passes"] = _with(before["passes"], seat, before["passes"][seat] + 1)
        else:
            rows = rows_of(ink | ink_of_move(move))
            seen["sheets"] = _with(before["sheets"], seat, rows)
            found.append(({"seen": seen, "seat": seat, "move": move, "before": ink}, INKING))
        if before["prompt"] == LENGTH and seat == len(before["sheets"]) - 1:
            over = dict(seen)
            over["prompt"] = LENGTH + 1
            over["seat"] = None
            found += [
                ({"seen": over, "seat": seat, "count": what}, COUNTING) for what in looks.SHOWS
            ]
        return found

    def explain_result(self, view: View) -> Node:
        return scores.result(view)

    def headline(self, view: View) -> str:
        return scores.headline(view)

    # -- setting up -----------------------------------------------------------------------

    def setup_panel(self, t: Catalogue, offer: Offer) -> "Node | None":
        return course.panel(t, offer)

    def setup_change(
        self, t: Catalogue, offer: Offer, action: str, value: str
    ) -> "dict[str, Any] | None":
        return course.change(offer, action, value)

    def start(self, t: Catalogue, offer: Offer, players: int) -> Start:
        return course.start(t, offer, players)

    def options_again(self, options: "dict[str, Any]") -> "dict[str, Any]":
        # Neither a day nor a course made by hand comes again by chance.
        if options.get("course") in (DAILY, HANDMADE):
            return {name: options[name] for name in options if name != "course"}
        return options

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat]["total"])

    def read_typed(self, view: View, text: str) -> str:
        """Marks may be typed as such, and in any order."""
        plain = halfwidth(text.strip()).lower()
        for mark, letter in (
            ("○", "o"), ("〇", "o"), ("●", "o"), ("×", "x"), ("■", "s"), ("□", "s"), (",", " "),
        ):  # fmt: skip
            plain = plain.replace(mark, letter)
        if plain == PASS:
            return PASS
        # Row by row, as the notation wants it.
        parts = sorted([part for part in plain.split(" ") if part], key=_by_row)
        return " ".join(parts)


def _by_row(part: str) -> str:
    return part[1:2] + part


def _with(items: "list[Any]", index: int, item: Any) -> "list[Any]":
    """``items`` with another member at ``index``."""
    return items[:index] + [item] + items[index + 1 :]


# -- parts of the picture -----------------------------------------------------------------


def _stage(view: View, found: looks.Look) -> Node:
    t = view.t
    name = view.names[found.seat]
    label = sheet.label(t, found, name)
    flat = view.ui.get("unfold") and view.scene is None
    watching = view.active and view.scene is None and found.seat != view.seen["seat"]
    return h(
        "div",
        {
            "class": classes("mat", "shown" if view.ui.get("show") else ""),
            "data-reach": "board",
        },
        sheet.unfolded(t, found, label) if flat else sheet.folded(t, found, label),
        scores.counted(view),
        h(
            "button",
            {
                "class": "small",
                "do": "unfold",
                "id": "unfold",
                "aria-pressed": "true" if flat else "false",
            },
            t("patapata.unfold"),
        )
        if view.scene is None and not looks.is_own(view, found.seat)
        else None,
        h(
            "p",
            {"class": "whose"},
            seats.mark(found.seat),
            " ",
            t("patapata.whose", name=name),
            " ",
            h("button", {"class": "small", "do": "watch:", "id": "watch-none"}, t("patapata.back"))
            if watching
            else None,
        )
        if len(view.names) > 1
        else None,
    )


def _pencil_box(view: View, found: looks.Look) -> Node:
    """Tools, turning, declaring, passing."""
    t = view.t
    held = actions.tool(view)
    prompt = looks.current_prompt(view)
    there = looks.present_there(prompt, found.ink, found.hold) if prompt and found.active else []
    asked = view.ui.get("asked") == actions.ASK_PASS
    return h(
        "div",
        {"class": "box", "data-reach": "act"},
        h(
            "div",
            {"class": "tools-row", "role": "group", "aria-label": t("patapata.tools")},
            [_tool(t, name, name == held) for name in actions.TOOLS],
        ),
        h(
            "div",
            {"class": "acts"},
            _round(t, "turn:-1", "turn-left", t("patapata.turn.left")),
            _round(t, "turn:1", "turn-right", t("patapata.turn.right")),
            _round(t, "upright", "upright", t("patapata.upright")),
            _round(
                t,
                "unfold",
                "unfold",
                t("patapata.unfold"),
                **{"aria-pressed": "true" if view.ui.get("unfold") else "false"},
            ),
            h(
                "button",
                {"do": "pass", "id": "pass", "class": classes("pass", "danger" if asked else "")},
                t("patapata.pass.sure" if asked else "patapata.pass"),
            ),
            h(
                "button",
                {
                    "do": "declare",
                    "id": "declare",
                    "class": classes("declare", "primary" if there else ""),
                },
                t("patapata.declare"),
            ),
            h(
                "button",
                {"do": "another", "id": "another", "class": "another"},
                t("patapata.another"),
            )
            if len(there) > 1
            else None,
        ),
    )


def _tool(t: Catalogue, name: str, held: bool) -> Node:
    label = t("patapata.tool." + name)
    if name not in "oxs":
        label = _labelled(t, name, label)
    return h(
        "button",
        {
            "do": "tool:" + name,
            "id": "tool-" + name,
            "class": classes("pen", "pen-" + name, "held" if held else ""),
            "aria-pressed": "true" if held else "false",
            "aria-label": label,
            "title": label,
        },
        marks.little(name) if name in "oxs" else _drawing(name),
        None if name in "oxs" else _caption(t, name),
    )


def _round(t: Catalogue, do: str, name: str, label: str, **props: Any) -> Node:
    label = _labelled(t, name, label)
    attributes: dict[str, Any] = {
        "do": do,
        "id": name,
        "class": "round",
        "aria-label": label,
        "title": label,
    }
    attributes.update(props)
    return h("button", attributes, _drawing(name), _caption(t, name))


def _labelled(t: Catalogue, name: str, label: str) -> str:
    """A button's name: it begins with what is written on it."""
    return t("patapata.labelled", short=t("patapata.caption." + name), long=label)


def _caption(t: Catalogue, name: str) -> Node:
    return h("span", {"class": "caption", "aria-hidden": "true"}, t("patapata.caption." + name))


_DRAWINGS = {
    "piece": "M4 4 H12 V20 H4 Z M4 12 H20 V20 H12",
    "note": "M5 19 L6 15 L15 6 L18 9 L9 18 Z M13 8 L16 11",
    "flip": "M12 4 V20 M12 6 L20 4 V18 L12 20 M9 8 H4 M6 5.5 L3.5 8 L6 10.5",
    "turn-left": "M4 13 a8 8 0 1 0 3.2 -6.4 M9.5 3 L6.6 7 L11 9",
    "turn-right": "M20 13 a8 8 0 1 1 -3.2 -6.4 M14.5 3 L17.4 7 L13 9",
    "upright": "M4 9 a9 9 0 0 1 15 -1.5 M19.5 3 V8 H14.5 M6 13 H12 V19 H6 Z M12 13 H18",
    "unfold": "M3 6 H21 V18 H3 Z M9 6 V18 M15 6 V18 M3 12 H21",
}


def _drawing(name: str) -> Node:
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _DRAWINGS[name]}),
    )


def _others(view: View, stage: int) -> Node:
    """The sheets of all others, small; touch one to look at it."""
    t = view.t
    kids = []
    for seat in range(len(view.names)):
        if seat == stage:
            continue
        found = looks.look(view, seat)
        total = scores.of_seat(view, seat)["total"]
        body = [
            h(
                "span",
                {"class": "other-name"},
                seats.mark(seat),
                " ",
                view.names[seat],
                " ",
                h("b", {}, total),
            ),
            sheet.small(found),
        ]
        props: dict[str, Any] = {"class": "other", "key": seat}
        if view.scene is None:
            props["do"] = "watch:" + str(seat)
            props["id"] = "watch-" + str(seat)
            props["aria-label"] = t("patapata.watch", name=view.names[seat], total=total)
            kids.append(h("button", props, body))
        else:
            kids.append(h("div", props, body))
    return h("div", {"class": "others", "role": "group", "aria-label": t("patapata.others")}, kids)


def _gallery(view: View) -> "list[Node]":
    """All sheets side by side, at the end."""
    t = view.t
    kids = []
    for seat in range(len(view.names)):
        found = looks.look(view, seat)
        kids.append(
            h(
                "section",
                {"class": "exhibit", "key": seat, "aria-label": view.names[seat]},
                h("h3", {}, seats.mark(seat), " ", view.names[seat]),
                sheet.folded(t, found, sheet.label(t, found, view.names[seat])),
                scores.chips(view, seat, view.scene is None),
            )
        )
    return kids
