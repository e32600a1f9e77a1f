"""Moves as texts.

``to 5``, ``to T``, ``to G``; ``place x,y,r``; ``hold``; ``tidy ID x,y,r``; ``unhold ID x,y,r``;
``fill x,y,c``; ``frame x,y``; ``keep``.
"""

from games.knolling.table import Table
from games.knolling.things import GENRES

KEEP = "keep"
HOLD = "hold"
TO_TURNING_POINT = "to T"
TO_GOAL = "to G"


def number(text: str) -> "int | None":
    """The whole number in ``text``, which must be written in the one usual way."""
    digits = text[1:] if text[:1] == "-" else text
    if not 0 < len(digits) <= 4 or any(digit not in "0123456789" for digit in digits):
        return None
    value = int(text)
    return value if str(value) == text else None


def numbers(text: str, how_many: int) -> "list[int] | None":
    """``how_many`` whole numbers with commas between."""
    found = [number(part) for part in text.split(",")]
    values = [value for value in found if value is not None]
    return values if len(values) == len(found) == how_many else None


def spot(text: str) -> "tuple[int, int, int] | None":
    """x, y and quarter turns out of ``x,y,r``."""
    found = numbers(text, 3)
    if found is None or not 0 <= found[2] <= 3:
        return None
    return found[0], found[1], found[2]


def filler(text: str) -> "tuple[int, int, int] | None":
    """x, y and the index of the genre out of ``x,y,c``."""
    place, _, genre = text.rpartition(",")
    found = numbers(place, 2)
    if found is None or len(genre) != 1 or genre not in GENRES:
        return None
    return found[0], found[1], GENRES.find(genre)


def laying(verb: str, table: Table) -> "list[str]":
    """``verb x,y,r`` for every way to lay one more card on ``table``."""
    if not table.placed:
        return [verb + " 0,0," + str(turn) for turn in range(4)]
    starts = [verb + " " + str(table.left + x) for x in range(table.stride)]
    moves: list[str] = []
    for side in (0, 1):
        for y, xs in table.spots(side):
            for turn in (side, side + 2):
                end = "," + str(table.top + y) + "," + str(turn)
                moves += [starts[x] + end for x in xs]
    return moves


def tidying(table: Table) -> "list[str]":
    """``tidy ID x,y,r`` for every tidy of ``table``."""
    moves: list[str] = []
    for place in table.free():
        card, x, y, turn = table.placed[place]
        verb = "tidy " + str(card)
        old = verb + " " + str(x) + "," + str(y) + ","
        if len(table.placed) == 1:
            found = [old + str(other) for other in range(4)]
        else:
            found = laying(verb, table.without(place))
        moves += [move for move in found if move != old + str(turn)]
    return moves
