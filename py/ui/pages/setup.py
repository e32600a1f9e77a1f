"""Setting up a new game: who sits where, and the options."""

from typing import Any

from core.catalogue import Catalogue
from core.game import Game, Option
from ui import seats
from ui.pages.frame import bar, link, tool
from ui.routes import offered
from ui.vdom import Node, h


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
    return h(
        "div",
        {"class": "page setup game-" + name},
        bar(t, t(name + ".title"), False, [tool("book", "go:" + name + ".rules", t("nav.rules"))]),
        h(
            "main",
            {"id": "main"},
            h("p", {"class": "lead"}, t(name + ".tagline")),
            h("p", {"class": "warning", "role": "alert"}, trouble) if trouble else None,
            h(
                "form",
                {"class": "setup-form", "do": "start", "id": "setup"},
                h(
                    "fieldset",
                    {},
                    h("legend", {}, t("setup.seats")),
                    [_seat(t, game, choices, seat, names) for seat in range(len(choices.kinds))],
                    _seat_count(t, game, len(choices.kinds)),
                ),
                h(
                    "fieldset",
                    {},
                    h("legend", {}, t("setup.options")),
                    [_option(t, game, option, choices) for option in offered(game)],
                ),
                panel,
                h(
                    "div",
                    {"class": "row"},
                    h("button", {"class": "primary big", "id": "start"}, t("setup.start")),
                    h(
                        "button",
                        {"type": "button", "class": "big", "do": "share-start"},
                        t("setup.share"),
                    ),
                ),
            ),
            h(
                "p",
                {"class": "quiet fine"},
                t(name + ".designer"),
                " · ",
                link(name + ".rules", t("nav.rules")),
            ),
        ),
    )


def _seat(t: Catalogue, game: Game, choices: Choices, seat: int, names: "list[str]") -> Node:
    kind = choices.kinds[seat]
    return h(
        "div",
        {"class": "seat-choice", "key": "seat" + str(seat)},
        seats.mark(seat),
        h(
            "select",
            {
                "do": "seat:" + str(seat),
                "id": "seat" + str(seat),
                "value": kind,
                "aria-label": t("setup.seat", n=seat + 1),
            },
            h("option", {"value": "human"}, t("setup.human")),
            [
                h("option", {"value": level}, t("seat.cpu", level=t("level." + level)))
                for level in game.levels
            ],
        ),
        h(
            "input",
            {
                "do": "name:" + str(seat),
                "id": "name" + str(seat),
                "value": names[seat] if seat < len(names) else "",
                "maxlength": 24,
                "autocomplete": "off",
                "placeholder": t("setup.name"),
                "aria-label": t("setup.name-of", n=seat + 1),
            },
        )
        if kind == "human"
        else h("span", {"class": "quiet level-note"}, t("level.note." + kind)),
    )


def _seat_count(t: Catalogue, game: Game, count: int) -> "Node | None":
    fewest, most = game.seats
    if fewest == most:
        return None
    return h(
        "div",
        {"class": "row"},
        h(
            "button",
            {"type": "button", "do": "seats:more", "disabled": count >= most},
            t("setup.more-seats"),
        ),
        h(
            "button",
            {"type": "button", "do": "seats:fewer", "disabled": count <= fewest},
            t("setup.fewer-seats"),
        ),
    )


def _option(t: Catalogue, game: Game, option: Option, choices: Choices) -> "Node | None":
    values = game.offers(option, choices.options, len(choices.kinds))
    if len(values) < 2:
        return None
    prefix = game.name + ".option."
    if not t.has(prefix + option.name):
        prefix = "option."
    value = choices.options.get(option.name, option.values[0])
    return h(
        "label",
        {"class": "field", "key": option.name},
        h("span", {}, t(prefix + option.name)),
        h(
            "select",
            {
                "do": "option:" + option.name,
                "id": "option-" + option.name,
                "value": str(option.values.index(value)),
            },
            [
                h(
                    "option",
                    {"value": str(option.values.index(choice))},
                    _value(t, prefix, option, choice),
                )
                for choice in values
            ],
        ),
    )


def _value(t: Catalogue, prefix: str, option: Option, choice: Any) -> str:
    """A value's own text, or the one for all numbers (``….n``) where there is one instead."""
    if not t.has(prefix + option.name + "." + str(choice)) and t.has(prefix + option.name + ".n"):
        return t(prefix + option.name + ".n", n=choice)
    return t(prefix + option.name + "." + str(choice))
