"""The set-up page as a picture."""

from typing import Any

from core.catalogue import Catalogue
from core.game import Game, Option
from core.record import HUMAN
from ui import seats
from ui.frame import choice, link, page, tool
from ui.pages.setup.choices import Choices
from ui.parts import button, div, el, para, span
from ui.routes import encode_choices, offered
from ui.vdom import Node


def present(
    t: Catalogue,
    game: Game,
    choices: Choices,
    companies: "list[tuple[str, list[list[str]]]]",
    names: "list[str]",
    trouble: str,
    panel: "Node | None" = None,
    is_open: bool = False,
) -> Node:
    """``names``: what was last typed for each seat; ``trouble``: what is wrong with the address.

    ``companies``: who mostly plays (`ui.pages.setup.choices.companies`). ``panel``: what the game's
    table asks for beside seats and options. ``is_open``: whether these are to be seen at once.
    """
    name = game.name
    return page(
        t,
        "setup game-" + name,
        t(name + ".title"),
        para("lead", t(name + ".tagline")),
        para("warning", trouble, role="alert") if trouble else None,
        el(
            "form",
            "setup-form",
            el(
                "fieldset",
                "who",
                el("legend", "", t("setup.seats")),
                [_company(t, game, choices, kind, ways) for kind, ways in companies],
            ),
            div(
                "row",
                el("button", "primary big", t("setup.start"), id="start"),
                button("big", "share-start", t("setup.share"), type="button"),
            ),
            el(
                "details",
                "more",
                el(
                    "summary",
                    "",
                    el("b", "", t("setup.more")),
                    span("quiet", _summary(t, game, choices)),
                    id="more",
                ),
                _chairs(t, game, choices, names),
                _options(t, game, choices),
                panel,
                open=is_open,
            ),
            do="start",
            id="setup",
        ),
        para("quiet fine", t(name + ".designer"), " · ", link(name + ".rules", t("nav.rules"))),
        tools=[tool("book", "go:" + name + ".rules", t("nav.rules"))],
    )


def _company(
    t: Catalogue, game: Game, choices: Choices, kind: str, ways: "list[list[str]]"
) -> Node:
    """One row of who mostly plays: alone, against the computer, or around this device."""
    buttons = []
    for kinds in ways:
        code = encode_choices(game, kinds, {})
        if kind == "computer":
            called = t("level." + kinds[-1])
        else:
            called = t("setup.people", n=len(kinds)) if len(kinds) > 1 else t("setup.alone")
        buttons.append(
            button(
                "choice",
                "who:" + code,
                called,
                type="button",
                id="who-" + code,
                key=code,
                pressed=kinds == choices.kinds,
            )
        )
    heading = span("quiet", t("setup.who." + kind), id="who-" + kind)
    return div("company", heading, div("choices", buttons), role="group", labelled="who-" + kind)


def _summary(t: Catalogue, game: Game, choices: Choices) -> str:
    """Who sits where, and every option with its value, in a line."""
    kinds = choices.kinds
    who = [t("setup.human" if k == HUMAN else "level." + k) for k in kinds]
    said = [t("saves.versus").join(who)]
    for option in offered(game):
        if len(game.offers(option, choices.options, len(kinds))) > 1:
            prefix = _prefix(t, game, option)
            value = choices.options.get(option.name, option.values[0])
            chosen = _value(t, prefix, option, value)
            said.append(t(prefix + option.name) + t("list.colon") + chosen)
    return " · ".join(said)


def _chairs(t: Catalogue, game: Game, choices: Choices, names: "list[str]") -> Node:
    chairs = [_seat(t, game, choices, seat, names) for seat in range(len(choices.kinds))]
    title = el("legend", "", t("setup.chairs"))
    return el("fieldset", "", title, chairs, _seat_count(t, game, len(choices.kinds)))


def _options(t: Catalogue, game: Game, choices: Choices) -> Node:
    fields = [_option(t, game, option, choices) for option in offered(game)]
    return el("fieldset", "", el("legend", "", t("setup.options")), fields)


def _seat(t: Catalogue, game: Game, choices: Choices, seat: int, names: "list[str]") -> Node:
    kind, number = choices.kinds[seat], str(seat)
    levels = [
        el("option", "", t("seat.cpu", level=t("level." + level)), value=level)
        for level in game.levels
    ]
    if kind == "human":
        beside = el(
            "input",
            "",
            do="name:" + number,
            id="name" + number,
            value=names[seat] if seat < len(names) else "",
            maxlength=24,
            autocomplete="off",
            placeholder=t("setup.name"),
            label=t("setup.name-of", n=seat + 1),
        )
    else:
        beside = span("quiet level-note", t("level.note." + kind))
    return div(
        "seat-choice",
        seats.mark(seat),
        el(
            "select",
            "",
            el("option", "", t("setup.human"), value="human"),
            levels,
            do="seat:" + number,
            id="seat" + number,
            value=kind,
            label=t("setup.seat", n=seat + 1),
        ),
        beside,
        key="seat" + number,
    )


def _seat_count(t: Catalogue, game: Game, count: int) -> "Node | None":
    fewest, most = game.seats
    if fewest == most:
        return None
    more, fewer = t("setup.more-seats"), t("setup.fewer-seats")
    return div(
        "row",
        button("", "seats:more", more, type="button", disabled=count >= most),
        button("", "seats:fewer", fewer, type="button", disabled=count <= fewest),
    )


def _option(t: Catalogue, game: Game, option: Option, choices: Choices) -> "Node | None":
    values = game.offers(option, choices.options, len(choices.kinds))
    if len(values) < 2:
        return None
    prefix = _prefix(t, game, option)
    return choice(
        t(prefix + option.name),
        "option:" + option.name,
        "option-" + option.name,
        str(option.values.index(choices.options.get(option.name, option.values[0]))),
        [(str(option.values.index(v)), _value(t, prefix, option, v)) for v in values],
    )


def _prefix(t: Catalogue, game: Game, option: Option) -> str:
    """How the texts about the option begin: the game's own, else those for all games."""
    own = game.name + ".option."
    return own if t.has(own + option.name) else "option."


def _value(t: Catalogue, prefix: str, option: Option, choice: Any) -> str:
    """A value's own text, or the one for all numbers (``….n``) where there is one instead."""
    if not t.has(prefix + option.name + "." + str(choice)) and t.has(prefix + option.name + ".n"):
        return t(prefix + option.name + ".n", n=choice)
    return t(prefix + option.name + "." + str(choice))
