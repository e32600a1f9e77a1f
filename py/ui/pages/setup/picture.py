"""The set-up page as a picture."""

from typing import Any

from core.catalogue import Catalogue
from core.game import Game, Option
from ui import seats
from ui.frame import choice, link, page, tool
from ui.parts import button, div, el, para, span
from ui.routes import offered
from ui.vdom import Node


class Choices:
    """What is chosen so far: ``kinds`` per seat (``human`` or a level), ``options`` by name."""

    def __init__(self, kinds: "list[str]", options: "dict[str, Any]") -> None:
        self.kinds = kinds
        self.options = options


def default_choices(game: Game, company: int = 2) -> Choices:
    """One person, and computer players of the middle level up to ``company`` seats."""
    seats_needed = max(game.seats[0], min(company, game.seats[1]))
    return Choices(["human"] + ["steady"] * (seats_needed - 1), {})


def present(
    t: Catalogue,
    game: Game,
    choices: Choices,
    names: "list[str]",
    trouble: str,
    panel: "Node | None" = None,
) -> Node:
    """``names``: what was last typed for each seat; ``trouble``: what is wrong with the address.

    ``panel``: what the game's table asks for beside seats and options.
    """
    name = game.name
    chairs = [_seat(t, game, choices, seat, names) for seat in range(len(choices.kinds))]
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
                "",
                el("legend", "", t("setup.seats")),
                chairs,
                _seat_count(t, game, len(choices.kinds)),
            ),
            el(
                "fieldset",
                "",
                el("legend", "", t("setup.options")),
                [_option(t, game, option, choices) for option in offered(game)],
            ),
            panel,
            div(
                "row",
                el("button", "primary big", t("setup.start"), id="start"),
                button("big", "share-start", t("setup.share"), type="button"),
            ),
            do="start",
            id="setup",
        ),
        para("quiet fine", t(name + ".designer"), " · ", link(name + ".rules", t("nav.rules"))),
        tools=[tool("book", "go:" + name + ".rules", t("nav.rules"))],
    )


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
    prefix = game.name + ".option."
    if not t.has(prefix + option.name):
        prefix = "option."
    return choice(
        t(prefix + option.name),
        "option:" + option.name,
        "option-" + option.name,
        str(option.values.index(choices.options.get(option.name, option.values[0]))),
        [(str(option.values.index(v)), _value(t, prefix, option, v)) for v in values],
    )


def _value(t: Catalogue, prefix: str, option: Option, choice: Any) -> str:
    """A value's own text, or the one for all numbers (``….n``) where there is one instead."""
    if not t.has(prefix + option.name + "." + str(choice)) and t.has(prefix + option.name + ".n"):
        return t(prefix + option.name + ".n", n=choice)
    return t(prefix + option.name + "." + str(choice))
