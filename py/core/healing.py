"""Links as they arrive: what chats and mails do to a link is undone; the checksum tells how.

A link (`core.links`) consists of a game's name and of base-64 digits that say how many they are
and what they sum up to. So whatever stands before, behind and between them can be passed over:
the name is looked for, the digits behind it are gathered, and where as many as there should be
have the right checksum, that is the link. Several readings of a text are tried, because a digit
may be written as ``%2D``, and because ``&nbsp;`` holds letters that are none of the link's.
Nothing is guessed: where a digit is lost or another, there is no reading that fits.
"""

from typing import Iterator

from core import links, packing

MOST_TEXT = 1 << 16
"""Characters of a text that are looked into; the longest game's link is far shorter."""

_MOST_TRIES = 200
"""Places of one game's name, with a version behind it, that are tried in one reading."""

_LAYERS = 3
"""How often a text may have been percent-encoded on its way."""

_HYPHENS = "\u2010\u2011\u2012\u2013\u2212\ufe63"
_LONG_DASH = "\u2014"
_FULL_WIDTH = 0xFEE0  # from "!" to the same sign as wide as a Japanese one

_HEX = "0123456789abcdef"


def heal(text: str, names: "tuple[str, ...]") -> str:
    """The link in ``text``, as it was made; "" if there is none that is whole.

    ``text`` is an address, the part after ``#``, or all that somebody pasted: the sentence around
    it, several lines, HTML. ``names`` are the games'. What is found has the right checksum;
    whether it is a game, `core.links.decode` knows.
    """
    tried: list[str] = []
    for reading in _readings(text[:MOST_TEXT]):
        digits = _digits(reading)
        if digits not in tried:
            tried.append(digits)
            found = _found(digits, names)
            if found:
                return found
    return ""


def _found(digits: str, names: "tuple[str, ...]") -> str:
    """The first whole link in a text of which only the digits are left."""
    small = _lowered(digits)
    for name in names:
        place = small.find(name)
        tries = 0
        while place >= 0 and tries < _MOST_TRIES:
            end = place + len(name)
            if digits[end : end + 1] == links.FORMAT_VERSION:
                tries += 1
                body = links.whole(name, digits[end:])
                if body:
                    return name + "." + body
            place = small.find(name, place + 1)
    return ""


# -- readings of a text -------------------------------------------------------------------


def _readings(text: str) -> "Iterator[str]":
    """What ``text`` may stand for, the likeliest first."""
    layers = [text]
    yield text
    for _ in range(_LAYERS):
        text = _decoded(text, "%")
        if text == layers[-1]:
            break
        layers.append(text)
        yield text
    for text in layers:
        bare = _without(_without(text, "<", ">"), "&", ";")
        yield bare
        yield _unbroken(bare)
        unbroken = _unbroken(text)
        yield unbroken
        yield _decoded(unbroken, "=")


def _decoded(text: str, sign: str) -> str:
    """``text`` with ``%2E`` (or ``=2E``, as mails write it) made the characters they stand for."""
    parts = text.split(sign)
    out = [parts[0]]
    run: list[int] = []
    for part in parts[1:]:
        code = _byte(part[:2])
        if code < 0:
            out.append(_characters(run) + sign + part)
            run = []
            continue
        run.append(code)
        if len(part) > 2:
            out.append(_characters(run) + part[2:])
            run = []
    return "".join(out) + _characters(run)


def _byte(pair: str) -> int:
    """The number that two hexadecimal digits write, or -1."""
    places = [_HEX.find(digit) for digit in _lowered(pair)]
    return places[0] * 16 + places[1] if len(places) == 2 and min(places) >= 0 else -1


def _characters(codes: "list[int]") -> str:
    try:
        return bytes(codes).decode("utf-8")
    except UnicodeError:
        return " "


def _without(text: str, opening: str, closing: str) -> str:
    """``text`` without what stands between the two signs, a few characters apart."""
    parts = text.split(opening)
    out = [parts[0]]
    for part in parts[1:]:
        inside, found, rest = part.partition(closing)
        short = len(inside) <= 8 and not [char for char in inside if char in " .:"]
        out.append(rest if found and short else opening + part)
    return "".join(out)


def _unbroken(text: str) -> str:
    """``text`` without the hyphens, and mails' signs, that were put where a line ends."""
    text = text.replace("\r", "")
    for mark in ("-", "\u2010", "\u00ad", "="):
        text = text.replace(mark + "\n", "")
    return text


def _digits(text: str) -> str:
    """The digits in ``text``, and those that were exchanged for signs that look alike."""
    out: list[str] = []
    for char in text:
        if char in packing.ALPHABET:
            out.append(char)
        elif char >= "\u2010":
            if char in _HYPHENS:
                out.append("-")
            elif char == _LONG_DASH:
                out.append("--")
            elif "\uff01" <= char <= "\uff5e":
                narrow = chr(ord(char) - _FULL_WIDTH)
                out.append(narrow if narrow in packing.ALPHABET else "")
    return "".join(out)


def _lowered(text: str) -> str:
    """``text`` with A to Z made small, and as long as it was (``lower`` may change that)."""
    return "".join([chr(ord(char) + 32) if "A" <= char <= "Z" else char for char in text])
