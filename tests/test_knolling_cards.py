"""The sixty cards keep every promise of the rules page, and look the part."""

import gzip
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games.knolling.cards import CARDS, CELLS, Card, card, cards_json, thing, turned
from games.knolling.things import GENRES, SHAPES, THINGS

ROOT = Path(__file__).resolve().parent.parent
ALL = [card(number) for number in range(1, CARDS + 1)]
SIZES = {"1": 1, "2": 2, "3": 3, "O": 4, "I": 4, "L": 4}


def _item_cells(one: Card) -> set[int]:
    return {cell for item in one.items for cell in item.cells}


def test_there_are_sixty_of_twelve_cells() -> None:
    assert len(ALL) == 60
    for one in ALL:
        assert len(one.colours) == len(one.letters) == CELLS
        assert set(one.colours) <= set(GENRES + ".")


def test_letters_stand_for_things_in_reading_order() -> None:
    for one in ALL:
        letters = [letter for letter in dict.fromkeys(one.letters) if letter != "."]
        assert letters == [chr(97 + n) for n in range(len(one.items))]


def test_items_have_their_shape_and_colour() -> None:
    for one in ALL:
        for item in one.items:
            assert len(item.cells) == SIZES[item.thing.shape]
            assert item.turn in range(4)  # raises where the cells are no turn of the shape
            assert {one.colours[cell] for cell in item.cells} == {item.thing.genre}


def test_a_turned_shape_gives_the_cells_back() -> None:
    for one in ALL:
        for item in one.items:
            rows = SHAPES[item.thing.shape]
            left, top, wide, high = item.box
            for _ in range(item.turn):
                rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
            assert (len(rows[0]), len(rows)) == (wide, high)
            marks = {
                (top + y) * 3 + left + x
                for y, row in enumerate(rows)
                for x, mark in enumerate(row)
                if mark == "#"
            }
            assert marks == set(item.cells)


def test_two_to_five_items_a_card_and_no_thing_twice() -> None:
    for one in ALL:
        assert 2 <= len(one.items) <= 5
        keys = [item.thing.key for item in one.items]
        assert len(set(keys)) == len(keys)


def test_every_genre_has_a_fifth_of_the_item_cells() -> None:
    cells = Counter[str]()
    for one in ALL:
        for item in one.items:
            cells[item.thing.genre] += len(item.cells)
    for genre in GENRES:
        assert 0.19 <= cells[genre] / cells.total() <= 0.21


def test_every_genre_has_items_of_every_size() -> None:
    sizes = {(item.thing.genre, len(item.cells)) for one in ALL for item in one.items}
    assert sizes == {(genre, size) for genre in GENRES for size in (1, 2, 3, 4)}


def test_blank_cells() -> None:
    blank = coloured = 0
    for one in ALL:
        free = set(range(CELLS)) - _item_cells(one)
        assert 2 <= len(free) <= 5
        blank += len(free)
        coloured += sum(one.colours[cell] != "." for cell in free)
    assert 0.45 <= coloured / blank <= 0.55


def test_every_card_is_different_after_any_turn() -> None:
    faces = {}
    for one in ALL:
        for turn in (0, 2):
            cells = [""] * CELLS
            for cell in range(CELLS):
                x, y = turned(cell, turn)
                cells[y * 3 + x] = one.colours[cell]
            faces[one.number, turn] = "".join(cells)
    assert len(set(faces.values())) == len(faces)


@pytest.mark.parametrize("turn", range(4))
def test_turning_is_clockwise(turn: int) -> None:
    grid = [[y * 3 + x for x in range(3)] for y in range(4)]
    for _ in range(turn):
        grid = [list(row) for row in zip(*reversed(grid), strict=True)]
    for cell in range(CELLS):
        x, y = turned(cell, turn)
        assert grid[y][x] == cell


def test_things_are_all_used_named_and_drawn_once() -> None:
    used = {item.thing.key for one in ALL for item in one.items}
    assert used == {line[0] for line in THINGS}
    for column in (0, 1, 4, 5):
        values = [line[column] for line in THINGS]
        assert len(set(values)) == len(values)
    for line in THINGS:
        assert thing(line[0]).genre in GENRES
        assert line[3] in SHAPES


def test_the_json_form() -> None:
    first = cards_json()[0]
    assert first["id"] == 1
    assert [len(row) for row in first["colour"] + first["items"]] == [3] * 8
    assert set(first["names"]) == set("".join(first["items"])) - {"."}


def test_the_referee_prints_them() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "referee", "--cards"],
        cwd=ROOT,
        env={"PYTHONPATH": "py", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == cards_json()


def test_every_thing_has_its_drawing() -> None:
    text = (ROOT / "static" / "art" / "knolling" / "things.svg").read_text("utf-8")
    drawings = ElementTree.fromstring(text)
    symbols = {symbol.get("id"): symbol.get("viewBox") for symbol in drawings}
    assert symbols == {
        key: f"0 0 {len(SHAPES[shape][0]) * 100} {len(SHAPES[shape]) * 100}"
        for key, _, _, shape, _, _ in THINGS
    }
    ids = [element.get("id") for element in drawings.iter() if element.get("id")]
    assert len(ids) == len(symbols), "an id inside a drawing could clash with others on the page"
    assert "Twemoji" in text and "CC-BY 4.0" in text
    assert len(gzip.compress(text.encode())) < 150_000
