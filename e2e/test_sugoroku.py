"""Whole games of 双六×宝探し in a real browser, by every way of playing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

import games
from core import links, record
from core.game import CHANCE
from core.match import Match, begin
from core.record import HUMAN, Player
from core.rng import Rng
from e2e.playing import PLAYABLE, play_to_the_end, quick
from e2e.playing import begin as set_up
from e2e.site import open_page, ready

NewContext = Callable[..., BrowserContext]

GAME = games.get("sugoroku")

DIRECTIONS = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}

SMALL = "size-1.walls-1"
"""A map of 7 by 7 without walls, on which games are short."""


def position(page: Page) -> str:
    """The position in words, as anybody can read it."""
    return str(page.text_content("#in-words"))


def read(pattern: str, text: str) -> str:
    """The part of ``text`` that the group in ``pattern`` describes; "" if there is none."""
    found = re.search(pattern, text)
    return found.group(1) if found else ""


def plan(page: Page) -> str:
    """A path by what is on the screen: to squares nobody has walked, until there is a treasure.

    With the treasure to the goal, without it to whoever carries it.
    """
    said = position(page)
    size = int(read(r"(\d+) by", said))
    walls = set(read(r"Walls known[^:]*: ([^.]*)\.", said).split(", "))
    carrier = read(r"on ([A-K]\d+), carries the treasure", said)
    if read(r"(1, [^:]*?: on [A-K]\d+, carries)", said):
        wanted = {read(r"goal (\w+)", said)}
    elif carrier:
        wanted = {carrier}
    else:
        stood = read(r"Squares walked: ([^.]*)\.", said).split(", ")
        wanted = set(squares(size)) - set(stood) - walls
    die = int(str(page.get_attribute(".die-box", "aria-label")).split()[-1])
    return way(size, here(page), wanted, walls)[:die]


def here(page: Page) -> str:
    """Where the first player stands."""
    return read(r"1, [^:]*?: on ([A-K]\d+)", position(page))


def squares(size: int) -> list[str]:
    return [f"{'ABCDEFGHIJK'[x]}{y + 1}" for y in range(size) for x in range(size)]


def beside(size: int, at: str) -> dict[str, str]:
    """Direction -> square next to ``at``."""
    x, y = "ABCDEFGHIJK".index(at[0]), int(at[1:]) - 1
    steps = {"D": (x, y + 1), "L": (x - 1, y), "R": (x + 1, y), "U": (x, y - 1)}
    return {
        letter: f"{'ABCDEFGHIJK'[a]}{b + 1}"
        for letter, (a, b) in steps.items()
        if 0 <= a < size and 0 <= b < size
    }


def way(size: int, at: str, wanted: set[str], walls: set[str]) -> str:
    """The letters of a shortest way from ``at`` to one of ``wanted``."""
    edge, known = [(at, "")], {at}
    for here, path in edge:
        if here in wanted and path:
            return path
        for letter, name in beside(size, here).items():
            if name not in known and name not in walls:
                known.add(name)
                edge.append((name, path + letter))
    return ""


def decide(page: Page, press: Callable[[str], None], walk: Callable[[str], None]) -> None:
    """One decision: press what is asked for, or walk."""
    for name in ("roll", "open", "fight"):
        if page.query_selector(f"#act-{name}"):
            press(name)
            return
    walk(plan(page))


def by_pointer(page: Page) -> None:
    """Clicks on buttons and on the squares of the map."""

    def walk(path: str) -> None:
        at = here(page)
        for letter in path:
            at = beside(11, at)[letter]
            page.click(f".sq[data-at={at}]")
        page.click("#act-go")

    decide(page, lambda name: page.click(f"#act-{name}"), walk)


def by_keys(page: Page) -> None:
    """Only keys."""

    def walk(path: str) -> None:
        for letter in path:
            page.keyboard.press(DIRECTIONS[letter])
        page.keyboard.press("Enter" if path else "0")

    letters = {"roll": "Enter", "open": "o", "fight": "f"}
    decide(page, lambda name: page.keyboard.press(letters[name]), walk)


def by_typing(page: Page) -> None:
    """Only typed moves."""

    def type_(move: str) -> None:
        page.fill("#typed", move.lower())
        page.press("#typed", "Enter")

    decide(page, type_, lambda path: type_(path or "-"))


def test_against_computers_by_pointer(page: Page, site: str) -> None:
    set_up(page, site, f"sugoroku.new.h-2-1.{SMALL}")
    assert play_to_the_end(page, by_pointer) > 2
    assert page.locator(".chest.hidden, .chest.true").count() > 0, "the map is revealed"


def test_alone_by_keyboard_only(page: Page, site: str) -> None:
    set_up(page, site, f"sugoroku.new.h.{SMALL}")
    assert play_to_the_end(page, by_keys) > 5
    assert "Winner" in page.inner_text("#result-title")


def test_against_a_computer_by_typed_moves_only(page: Page, site: str) -> None:
    set_up(page, site, f"sugoroku.new.h-1.{SMALL}")
    play_to_the_end(page, by_typing)


def test_on_a_phone_board_dice_and_actions_need_no_scrolling(
    new_context: NewContext, site: str
) -> None:
    phone = {"width": 360, "height": 740}
    page = new_context(viewport=phone, has_touch=True, is_mobile=True).new_page()
    set_up(page, site, "sugoroku.new.h-2-2.size-2")
    for selector in (".chart", ".die-box", "#act-roll", "#act-go"):
        page.wait_for_selector(PLAYABLE, state="attached")
        box = page.locator(selector).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= phone["height"], selector
        if selector == "#act-roll":
            page.tap(selector)
            page.wait_for_selector("#act-go")
    assert page.evaluate("document.documentElement.scrollWidth") == phone["width"]


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_on_a_phone_the_map_stays_where_it_is_through_a_turn(
    new_context: NewContext, site: str, locale: str
) -> None:
    phone = {"width": 360, "height": 740}
    page = new_context(viewport=phone, has_touch=True, is_mobile=True, locale=locale).new_page()
    page.emulate_media(reduced_motion="no-preference")
    open_page(page, f"{site}#{_link('R')}")

    def place() -> float:
        box = page.locator(".chart").bounding_box()
        assert box
        return box["y"]

    page.wait_for_selector("#act-go")
    at = place()
    page.tap(".sq[data-at=G7]")
    assert page.inner_text("#said")
    assert place() == at, "while a square is refused"
    page.tap("#act-sonar")
    page.wait_for_selector(".banner.sonar")
    assert place() == at, "while the sonar is heard"
    page.wait_for_selector("#act-go")
    assert place() == at, "while a path is asked for after the sonar"
    page.tap(".sq[data-at=B1]")
    page.tap("#act-go")
    page.wait_for_selector(".banner.bump")
    assert place() == at, "while somebody bumps into a wall"
    page.wait_for_selector("#act-roll")
    assert place() == at, "while the next one is to roll"


def test_three_people_at_one_device(page: Page, site: str) -> None:
    set_up(page, site, f"sugoroku.new.h-h-h.{SMALL}.first-1")
    for name in ("Player 1", "Player 2", "Player 3"):
        assert name in page.inner_text("#prompt")
        page.click("#act-roll")
        page.click("#act-go")
        page.wait_for_selector("#act-roll")
    assert "Player 1" in page.inner_text("#prompt")


def test_a_path_is_drawn_by_pulling(page: Page, site: str) -> None:
    open_page(page, f"{site}#{_link('D')}")
    page.wait_for_selector("#act-go")
    one, other = (page.locator(f".sq[data-at={at}]").bounding_box() for at in ("A1", "A2"))
    assert one
    assert other
    page.mouse.move(one["x"] + 9, one["y"] + 9)
    page.mouse.down()
    page.mouse.move(other["x"] + 9, other["y"] + 9, steps=6)
    page.mouse.up()
    assert "A2 (1 of 1)" in page.inner_text("#prompt")
    page.mouse.down()
    page.mouse.move(one["x"] + 9, one["y"] + 9, steps=6)
    page.mouse.up()
    assert "Up to 1" in page.inner_text("#prompt")
    page.click(".sq[data-at=A2]")
    page.click("button[data-do=undo]")
    assert "Up to 1" in page.inner_text("#prompt")
    page.click("button[data-do=redo]")
    assert "A2 (1 of 1)" in page.inner_text("#prompt")
    page.keyboard.press("u")
    page.click(".sq[data-at=B2]")
    assert "B2 is 2 steps away" in page.inner_text("#said")


def test_a_wall_is_met_and_drawn(page: Page, site: str) -> None:
    quick(page)
    open_page(page, f"{site}#{_link('R')}")
    page.wait_for_selector("#act-go")
    assert page.locator(".wall").count() == 0
    page.click(".sq[data-at=B1]")
    page.click("#act-go")
    page.wait_for_selector(".wall")
    assert "Bump! B1 is a wall" in page.inner_text("#last-move")


def _link(direction: str) -> str:
    """A link to a game in which a one was rolled on A1, with a wall on B1."""
    setup = {
        "size": 7,
        "start": "A1",
        "goal": "G7",
        "walls": ["B1"],
        "chests": ["A4", "D4", "G1"],
        "true": "D4",
        "players": 2,
        "first": 0,
    }
    match = Match(GAME, {}, setup, [Player(HUMAN), Player(HUMAN)])
    match.play("roll")
    match.play("d4=1")
    assert direction in GAME.legal(match.state)
    return links.encode(links.Link(links.POSITION, match))


def test_pencil_marks_stay_through_moves_and_reloads(page: Page, site: str) -> None:
    quick(page)
    open_page(page, f"{site}#{_link('D')}")
    page.wait_for_selector("#act-go")
    page.click("#tool-pencil")
    page.click("#pencil-chest")
    page.click(".sq[data-at=D4]")
    page.click("#pencil-note")
    page.click(".sq[data-at=E5]")
    page.fill("#note", "<b>two")
    page.press("#note", "Enter")
    page.wait_for_selector(".marks .scribble")
    assert page.text_content(".marks .scribble") == "<b>two"
    assert page.evaluate("document.activeElement.id") == "table", "the arrows go on from here"
    page.reload()
    ready(page)
    page.wait_for_selector("#act-go")
    assert page.locator(".marks > g").count() == 2
    page.click("#tool-pencil")
    page.click("#act-go")
    page.wait_for_selector("#act-roll")
    assert page.locator(".marks > g").count() == 0, "the other player has marks of their own"


def test_a_very_long_game_is_offered_as_a_file(page: Page, site: str, tmp_path: Path) -> None:
    match = begin(GAME, {"size": 11}, [Player(HUMAN) for _ in range(6)], "long")
    rng = Rng("long")
    while match.ply < 4_000 or match.to_act == CHANCE:
        moves = GAME.legal(match.state)
        match.play(rng.choice(moves[:1] if "leave" in moves else moves))
    file = tmp_path / "long.json"
    file.write_text(record.write(match.record()), "utf-8")
    open_page(page, f"{site}#saves")
    page.set_input_files("#import", file)
    page.wait_for_selector(".sugoroku", timeout=120_000)
    page.click("button[data-do='dialog:share']")
    assert "too long" in page.inner_text("#too-long")
    with page.expect_download() as saved:
        page.click(".share-link button[data-do=save-file]")
    again = record.read(Path(saved.value.path()).read_text("utf-8"))
    assert again.moves == match.moves
    assert len(page.url) < 400, "the address names the start"
    page.reload()
    ready(page)
    assert page.get_attribute("html", "data-ply") == str(match.ply), "nothing is lost by that"


def test_what_a_computer_believed_is_shown_after_the_game(page: Page, site: str) -> None:
    set_up(page, site, f"sugoroku.new.h-2.{SMALL}.first-2")
    play_to_the_end(page, by_keys)
    page.click("#tool-heat")
    page.click("button[data-do='look:first']")
    assert page.locator(".heat rect").count() > 5
    assert "thought" in page.inner_text("#thought")
