"""Links as they arrive: twenty kinds of damage and more, each game, each kind of link."""

from typing import Callable

import games
from core import packing
from core.healing import MOST_TEXT, heal
from core.links import CHALLENGE, POSITION, START, Link, decode, encode
from portable.playing import random_match

SITE = "https://example.org/games/#"


def _pieces(text: str, size: int, between: str) -> str:
    return between.join([text[i : i + size] for i in range(0, len(text), size)])


def _percent(text: str) -> str:
    """Everything but letters and digits as hexadecimal numbers, as careful senders write it."""
    out = []
    for byte in text.encode("utf-8"):
        char = chr(byte)
        out.append(char if char in packing.ALPHABET[:62] else "%%%02X" % byte)
    return "".join(out)


def _wide(text: str) -> str:
    return "".join([chr(ord(char) + 0xFEE0) for char in text])


def _name(link: str, name: str) -> str:
    return SITE + name + link[link.find(".") :]


DAMAGE: "list[tuple[str, Callable[[str], str]]]" = [
    ("nothing", lambda link: link),
    ("its address", lambda link: SITE + link),
    ("full stop", lambda link: SITE + link + "."),
    ("comma", lambda link: SITE + link + ","),
    ("bracket", lambda link: "(" + SITE + link + ")"),
    ("angle", lambda link: "<" + SITE + link + ">"),
    ("Japanese full stop", lambda link: SITE + link + "。"),
    ("Japanese quotes", lambda link: "「" + SITE + link + "」"),
    ("space", lambda link: " " + SITE + link + " "),
    ("spaces inside", lambda link: _pieces(SITE + link, 9, " ")),
    ("line breaks", lambda link: _pieces(SITE + link, 20, "\r\n")),
    ("a quoted mail", lambda link: "> " + _pieces(SITE + link, 24, "\n> ")),
    ("%2E", lambda link: SITE + link.replace(".", "%2E")),
    ("%2e", lambda link: SITE + link.replace(".", "%2e")),
    ("%23", lambda link: (SITE + link).replace("#", "%23")),
    ("all encoded", lambda link: _percent(SITE + link)),
    ("encoded twice", lambda link: _percent(_percent(SITE + link))),
    ("encoded spaces", lambda link: _pieces(link, 11, "%20")),
    ("as a browser has it", lambda link: link + "%E3%80%82%E3%81%A9%E3%81%86%E3%81%9E"),
    ("?utm", lambda link: SITE + link + "?utm_source=chat&utm_medium=social"),
    ("&fbclid", lambda link: SITE + link + "&fbclid=IwAR0abc-DEF_123"),
    ("?utm before", lambda link: "https://example.org/?utm_source=mail&x=1#" + link),
    ("in the query", lambda link: "https://example.org/?" + _percent("#" + link)),
    ("redirected", lambda link: "https://example.com/l?u=" + _percent(SITE + link) + "&h=AT0x"),
    ("a text fragment", lambda link: SITE + link + ":~:text=games"),
    ("capitals", lambda link: _name(link, link[: link.find(".")].upper())),
    ("a capital", lambda link: _name(link, link[0].upper() + link[1 : link.find(".")])),
    ("its dot lost", lambda link: SITE + link.replace(".", "")),
    ("another path", lambda link: "https://example.org/" + link.replace(".", "/#")),
    ("a sentence", lambda link: "Portas? Your turn, 1 move: " + SITE + link + ", see you!"),
    ("Japanese", lambda link: "次はあなたの番です→" + SITE + link + "でどうぞ。KNOLLING 1回"),
    ("markdown", lambda link: "[my game of portas.1](" + SITE + link + ") *now*"),
    ("escaped", lambda link: SITE + link.replace("_", "\\_").replace("-", "\\-")),
    ("HTML", lambda link: '<p>Play <a href="' + SITE + link + '">knolling</a></p>'),
    ("<wbr>", lambda link: _pieces(SITE + link, 8, "<wbr>")),
    ("&nbsp;", lambda link: _pieces(link, 13, "&nbsp;")),
    ("&#8203;", lambda link: _pieces(link, 13, "&#8203;")),
    ("zero width", lambda link: _pieces(SITE + link, 5, "\u200b")),
    ("hyphenated", lambda link: _pieces(SITE + link, 30, "-\n")),
    ("printable", lambda link: _pieces(SITE + link.replace(".", "=2E"), 36, "=\r\n")),
    ("dashes", lambda link: SITE + link.replace("-", "\u2011")),
    ("long dashes", lambda link: SITE + link.replace("--", "\u2014")),
    ("full width", lambda link: _wide(SITE + link)),
    ("twice", lambda link: SITE + link[:-3] + " " + SITE + link),
]
"""Ways to treat a link that lose nothing of it."""


def _links() -> "list[tuple[str, str]]":
    found = []
    for name in games.NAMES:
        match = random_match(games.get(name), "heal", {}, 14)
        for kind in (START, POSITION, CHALLENGE):
            target = [7] * len(match.players) if kind == CHALLENGE else []
            found.append((name, encode(Link(kind, match, target))))
    return found


LINKS = _links()


def test_links_that_lost_nothing_are_healed() -> None:
    assert len(DAMAGE) > 20
    for _, link in LINKS:
        for what, damage in DAMAGE:
            assert heal(damage(link), games.NAMES) == link, (what, link)


def test_what_is_healed_opens() -> None:
    for name, link in LINKS:
        healed = heal(link.upper()[: len(name)] + link[len(name) :] + " .", games.NAMES)
        assert encode(decode(games.get(name), healed)) == link


def test_nothing_is_guessed() -> None:
    for _, link in LINKS:
        for text in (link[:-1], link[:-9] + link[-8:], link.upper(), link.replace(".1", ".2")):
            assert heal(SITE + text, games.NAMES) == "", text


def test_texts_without_a_link() -> None:
    for text in (
        "",
        "#",
        "%",
        "%%%2",
        "=",
        "&",
        "<",
        "portas",
        "portas.1",
        "portas.new.h-h",
        "knolling.rules",
        "\ufffd\u0130%FF%FE%ED%A0%80",
        "portas.1" * 5000,
        "<&%23" * 20000,
        "A" * (MOST_TEXT + 9),
    ):
        assert heal(text, games.NAMES) == ""


def test_a_long_game_is_found_at_the_end_of_a_mail() -> None:
    match = random_match(games.get("sugoroku"), "long", {}, 400)
    link = encode(Link(POSITION, match))
    mail = "Dear players,\n" + "we had a game of sugoroku 1 day. " * 60 + _pieces(link, 72, "\n")
    assert heal(mail + "\n\nYours", games.NAMES) == link
