"""Reading typed moves kindly: what keyboards of either language make of them."""

_ALSO = {"\u3000": " ", "\u3001": ","}
_ALSO.update({dash: "-" for dash in "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc"})
"""The wide space, the Japanese comma; all that a keyboard may give for a minus sign."""


def halfwidth(text: str) -> str:
    """``text`` with the full-width forms of Japanese keyboards as plain ASCII."""
    out = ""
    for char in text:
        is_form = "！" <= char <= "～"
        out += chr(ord(char) - 0xFEE0) if is_form else _ALSO.get(char, char)
    return out


def lettered(text: str, signs: str = "", letters: str = "") -> str:
    """``text`` in small half-width letters with single spaces.

    Each of ``signs`` becomes the letter at the same place in ``letters``.
    """
    out = ""
    for char in text:
        place = signs.find(char)
        out += char if place < 0 else letters[place]
    return " ".join(halfwidth(out).lower().split())
