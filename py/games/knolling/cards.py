"""The cards as the rules see them: cells, items, and bit masks of every way to lay a card."""

from typing import Any

from games.knolling.faces import FACES
from games.knolling.things import GENRES, SHAPES, THINGS

CARDS = 60
WIDE = 3
HIGH = 4
CELLS = WIDE * HIGH

BLANK = "."


class Thing:
    """One line of `games.knolling.things`."""

    def __init__(self, line: "tuple[str, str, str, str, str, str]") -> None:
        self.key, self.drawing, self.genre, self.shape, self.ja, self.en = line


class Item:
    """A thing on a card: ``cells`` are places in the card read row by row, from 0 to 11."""

    def __init__(self, thing: Thing, cells: "tuple[int, ...]") -> None:
        self.thing = thing
        self.cells = cells

    @property
    def box(self) -> "tuple[int, int, int, int]":
        """Left, top, width and height of the item on its upright card, in cells."""
        xs = [cell % WIDE for cell in self.cells]
        ys = [cell // WIDE for cell in self.cells]
        return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1

    @property
    def turn(self) -> int:
        """Quarter turns clockwise from the thing's shape to the way it lies on its card."""
        left, top, _, _ = self.box
        here = sorted((cell // WIDE - top) * WIDE + cell % WIDE - left for cell in self.cells)
        rows = SHAPES[self.thing.shape]
        for turn in range(4):
            if _squares(rows) == here:
                return turn
            rows = _turned(rows)
        raise ValueError(self.thing.key)


class Card:
    """One card: ``colours`` of its 12 cells (``.`` for none) and its items, ``a`` first."""

    def __init__(self, number: int) -> None:
        colours, letters, keys = FACES[number - 1]
        self.number = number
        self.colours = colours.replace(" ", "")
        self.letters = letters.replace(" ", "")
        self.items = tuple(
            Item(
                thing(key),
                tuple(i for i, letter in enumerate(self.letters) if letter == chr(97 + n)),
            )
            for n, key in enumerate(keys.split(" "))
        )

    def to_json(self) -> "dict[str, Any]":
        """The card in the form of the rules page."""
        return {
            "id": self.number,
            "colour": _rows(self.colours),
            "items": _rows(self.letters),
            "names": {
                chr(97 + n): item.thing.ja + " / " + item.thing.en
                for n, item in enumerate(self.items)
            },
        }


class Face:
    """A card turned, as bit masks: the cell at (x, y) is the bit ``y * stride + x``.

    ``whole``: all its cells. ``items``: the cells of each item. ``colours``: the cells of each
    genre, in the order of `GENRES`.
    """

    def __init__(self, card: Card, turn: int, stride: int) -> None:
        bits = [1 << (y * stride + x) for x, y in (turned(cell, turn) for cell in range(CELLS))]
        self.wide, self.high = size(turn)
        self.whole = sum(bits)
        self.items = tuple(sum(bits[cell] for cell in item.cells) for item in card.items)
        self.colours = tuple(
            sum(bits[cell] for cell in range(CELLS) if card.colours[cell] == genre)
            for genre in GENRES
        )


def size(turn: int) -> "tuple[int, int]":
    """Width and height of a card after ``turn`` quarter turns."""
    return (HIGH, WIDE) if turn & 1 else (WIDE, HIGH)


def turned(cell: int, turn: int) -> "tuple[int, int]":
    """Where a cell of the upright card comes to lie after ``turn`` quarter turns clockwise."""
    x, y = cell % WIDE, cell // WIDE
    if turn == 0:
        return x, y
    if turn == 1:
        return HIGH - 1 - y, x
    if turn == 2:
        return WIDE - 1 - x, HIGH - 1 - y
    return y, WIDE - 1 - x


_things: "dict[str, Thing]" = {}
_cards: "dict[int, Card]" = {}
_faces: "dict[int, Face]" = {}


def thing(key: str) -> Thing:
    """The thing called ``key``."""
    if not _things:
        for line in THINGS:
            _things[line[0]] = Thing(line)
    return _things[key]


def card(number: int) -> Card:
    """Card ``number``, from 1 to 60; made when first asked for."""
    if number not in _cards:
        _cards[number] = Card(number)
    return _cards[number]


def face(number: int, turn: int, stride: int) -> Face:
    """Card ``number`` after ``turn`` quarter turns, as masks; made when first asked for."""
    key = (stride * (CARDS + 1) + number) * 4 + turn
    found = _faces.get(key)
    if found is None:
        found = _faces[key] = Face(card(number), turn, stride)
    return found


def cards_json() -> "list[dict[str, Any]]":
    """All sixty cards in the form of the rules page."""
    return [card(number).to_json() for number in range(1, CARDS + 1)]


def _rows(cells: str) -> "list[str]":
    return [cells[i : i + WIDE] for i in range(0, CELLS, WIDE)]


def _squares(rows: "tuple[str, ...]") -> "list[int]":
    """The places of the marks, numbered as cells are on a card."""
    return [y * WIDE + x for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


def _turned(rows: "tuple[str, ...]") -> "tuple[str, ...]":
    """The pattern a quarter turn clockwise."""
    return tuple(
        "".join(rows[len(rows) - 1 - y][x] for y in range(len(rows))) for x in range(len(rows[0]))
    )
