"""Addresses: every place has one, and every address leads somewhere."""

import games
from core.links import POSITION, Link, encode
from portable.playing import random_match
from portable.toy import Toy
from ui import routes
from ui.routes import ABOUT, HOME, LAST, LINK, RULES, SAVES, SETUP, UNKNOWN, VERIFY, parse


def _is(fragment: str, page: str, game: str = "", rest: str = "") -> None:
    for text in (fragment, "#" + fragment):
        route = parse(text)
        assert (route.page, route.game, route.rest) == (page, game, rest), fragment
    assert parse(fragment).fragment() == fragment


def test_places() -> None:
    _is("", HOME)
    _is("saves", SAVES)
    _is("about", ABOUT)
    _is("about.verify", VERIFY)
    _is("last", LAST)
    for name in games.NAMES:
        _is(name, SETUP, name)
        _is(name + ".rules", RULES, name)
        _is(name + ".new.h-2.first-1", SETUP, name, "h-2.first-1")
        link = encode(Link(POSITION, random_match(games.get(name), "route")))
        _is(link, LINK, name, link)
        _is(name + ".1", LINK, name, name + ".1")
        _is(name + ".rulesx", LINK, name, name + ".rulesx")


def test_short_forms_lead_to_the_same_place() -> None:
    for fragment in ("portas.", "portas.new", "portas.new."):
        route = parse(fragment)
        assert (route.page, route.fragment()) == (SETUP, "portas")


def test_addresses_that_lead_nowhere() -> None:
    for fragment in ("chess", "chess.rules", "saves.", "home", "PORTAS", ".", "あ", "new"):
        _is(fragment, UNKNOWN, "", fragment)


def test_choices_come_back() -> None:
    portas = games.get("portas")
    for seats, options, text in (
        (["human", "human"], {}, "h-h"),
        (["human", "steady"], {}, "h-2"),
        (["strong", "child"], {"first": 1}, "3-1.first-2"),
        (["human", "human"], {"hide_used": True, "training": True}, "h-h.hide_used-1.training-1"),
        (["human", "child"], {"first": "random", "assist": True}, "h-1"),
    ):
        assert routes.encode_choices(portas, seats, options) == text
        found = routes.decode_choices(portas, text)
        assert found is not None
        assert found[0] == seats
        for name in ("first", "hide_used", "assist", "training"):
            assert portas.option(found[1], name) == portas.option(options, name)


def test_choices_that_say_nothing_sensible() -> None:
    portas = games.get("portas")
    for text in (
        "",
        "h",
        "h-h-h",
        "h-0",
        "h-4",
        "h-²",
        "h-٣",
        "h-01",
        "h--1",
        "h-h.",
        "h-h.first",
        "h-h.first-3",
        "h-h.first--1",
        "h-h.first-²",
        "h-h.first-01",
        "h-h.first-" + "9" * 5000,
        "h-h.colour-1",
        "x-h",
        "H-h",
        "h h",
    ):
        assert routes.decode_choices(portas, text) is None, text


def test_every_choice_on_offer_can_be_written() -> None:
    for game in [games.get(name) for name in games.NAMES] + [Toy()]:
        for option in routes.offered(game):
            for value in option.values:
                for kind in ("human",) + tuple(game.levels):
                    seats = [kind] * game.seats[0]
                    text = routes.encode_choices(game, seats, {option.name: value})
                    found = routes.decode_choices(game, text)
                    assert found is not None
                    assert found[0] == seats
                    assert found[1].get(option.name, option.values[0]) == value
                    assert game.check_options(found[1]) is found[1]


def test_the_last_option_is_practice() -> None:
    assert [option.name for option in routes.offered(Toy())] == ["start", "calm", "training"]
