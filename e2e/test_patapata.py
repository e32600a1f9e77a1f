"""Whole courses of Patapata in a real browser: by pointer, by keys, by typing, alone and by two."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.playing import OVER, PLAYABLE, begin, play_to_the_end, ply, quick
from e2e.site import open_page, ready
from e2e.test_access import findings, settled

NewContext = Callable[..., BrowserContext]

PHONE = {"width": 360, "height": 740}


def by_pointer(page: Page) -> None:
    """Lay the piece where it fits, turning the paper and folding flaps if it must, and declare."""
    for attempt in range(6):
        for cell in page.locator("#table button.cell[data-cell]").all():
            cell.click()
            if page.query_selector("#declare.primary"):
                page.click("#declare")
                return
        if attempt % 2:
            page.locator("#table button.grip").nth(attempt).click()
        else:
            page.click("#turn-right")
    page.click("#pass")
    page.click("#pass")


def by_touch(page: Page) -> None:
    """The first squares, with a finger; a pass where the piece does not fit there."""
    for cell in page.locator("#table button.cell[data-cell]").all():
        cell.tap()
        if page.query_selector("#declare.primary"):
            page.tap("#declare")
            return
    page.tap("#pass")
    page.tap("#pass")


def by_keyboard(page: Page) -> None:
    """Walk to a square, lay the piece with Enter and declare with Enter; else turn and fold."""
    if not page.evaluate("document.activeElement.hasAttribute('data-cell')"):
        page.keyboard.press("ArrowDown")
    keys = (
        "ArrowRight",
        "ArrowDown",
        "ArrowLeft",
        "]",
        "f",
        "ArrowUp",
        "ArrowUp",
        "f",
        "ArrowRight",
    )
    for key in keys * 3:
        page.keyboard.press("Enter")
        if page.query_selector("#declare.primary"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.hasAttribute('data-cell')"), key
    page.keyboard.press("p")
    page.keyboard.press("Enter")


def by_typing(page: Page) -> None:
    """Ask by a wrong move what is legal, and type the first of it."""
    page.fill("#typed", "help")
    page.press("#typed", "Enter")
    page.wait_for_selector("#typed-error")
    found = re.search(r"[a-h][1-4][oxs]( [a-h][1-4][oxs]){3}", page.inner_text("#typed-error"))
    page.fill("#typed", found[0] if found else "pass")
    page.press("#typed", "Enter")


def total(page: Page) -> int:
    """The total in the result, of the first seat."""
    return int(page.locator(".scores .grand td").first.inner_text())


def test_a_whole_course_alone_by_pointer(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h.course-1")
    assert play_to_the_end(page, by_pointer) == 12
    assert str(total(page)) in page.inner_text("#result-title")
    assert "45" in page.inner_text(".best-known")


def test_by_touch_on_a_phone(new_context: NewContext, site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="ja").new_page()
    begin(page, site, "patapata.new.h.course-2")
    page.wait_for_selector(PLAYABLE, state="attached")
    for needed in (".prompt-card", ".sheet", "#declare", "#pass", "#turn-left", "[data-do=undo]"):
        box = page.locator(needed).bounding_box()
        assert box is not None
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"], needed
    play_to_the_end(page, by_touch)
    assert "点" in page.inner_text("#result-title")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_by_keyboard_only(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h.course-3")
    play_to_the_end(page, by_keyboard)
    assert page.evaluate("document.activeElement.id") in ("result-title", "table", "title")


def test_typed_moves_only_by_two(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h-h")
    assert play_to_the_end(page, by_typing) == 24
    assert page.locator(".scores .grand td").count() == 2
    assert page.locator(".exhibit").count() == 2


def test_two_people_each_have_a_sheet(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h-h.course-1")
    page.wait_for_selector(PLAYABLE, state="attached")
    page.click("#flip-l2")
    page.click("#cell-e1")
    page.click("#declare")
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    assert page.query_selector("#flip-l2.at-right"), "the other sheet is as it was"
    page.click("#watch-0")
    assert page.locator(".mat .inked").count() == 4
    page.click("#watch-none")
    assert page.locator(".mat .inked").count() == 0


def test_a_finished_course_replays_from_its_link(
    page: Page, site: str, new_context: NewContext
) -> None:
    begin(page, site, "patapata.new.h")
    play_to_the_end(page, by_typing)
    link = page.url.partition("#")[2]
    assert len(page.url) - len(site) <= 300
    other = new_context().new_page()
    quick(other)
    open_page(other, f"{site}#{link}")
    other.wait_for_selector(OVER)
    assert total(other) == total(page)
    assert ply(other) == 12
    other.click("button[data-do=replay]")
    other.wait_for_selector(OVER, state="detached")
    other.wait_for_selector(OVER)


def test_trying_is_free_and_can_be_undone(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h.course-1")
    page.wait_for_selector(PLAYABLE, state="attached")
    page.click("#flip-r2")
    page.click("#turn-right")
    page.click("#tool-x")
    page.click("#cell-a1")
    assert page.locator(".mat .pencil").count() == 1
    page.reload()
    ready(page)
    assert page.locator(".mat .pencil").count() == 1, "what was tried survives a reload"
    page.click("#tool-s")
    page.click("#cell-a2")
    page.click("[data-do=undo]")
    assert page.locator(".mat .pencil").count() == 1
    page.click("[data-do=redo]")
    assert page.locator(".mat .pencil").count() == 2
    assert ply(page) == 0


@pytest.mark.parametrize(
    ("pencil", "why"),
    [
        ((("o", "e1"), ("s", "f1"), ("x", "f2")), "lacks 1"),
        ((("s", "e1"), ("o", "f1"), ("x", "e2"), ("x", "e3")), "mirror image"),
        ((("o", "e1"), ("s", "f1"), ("x", "f2"), ("x", "f3"), ("x", "a4")), "a4 does not belong"),
    ],
)
def test_a_declaration_that_fails_says_why(
    page: Page, site: str, pencil: tuple[tuple[str, str], ...], why: str
) -> None:
    begin(page, site, "patapata.new.h.course-1")
    for mark, cell in pencil:
        page.click(f"#tool-{mark}")
        page.click(f"#cell-{cell}")
    page.click("#declare")
    assert why in page.inner_text("#said")
    assert ply(page) == 0


def test_a_covered_cell_is_named(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h.course-1")
    page.click("#anchor-0")
    page.click("#cell-e1")
    page.click("#flip-r2")
    page.click("#declare")
    assert "f2 is covered" in page.inner_text("#said")
    page.click("[data-do=undo]")
    page.click("#declare")
    page.wait_for_function("document.documentElement.dataset.ply == 1")


def test_the_worked_example_can_be_played(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h.course-1")
    page.click("#anchor-0")
    page.click("#cell-e1")
    page.click("#declare")
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    page.wait_for_selector(PLAYABLE, state="attached")
    page.click("#flip-r2")
    page.click("#turn-right")
    page.click("#anchor-1")
    page.click("#cell-g2")
    assert page.locator(".mat .pencil").count() == 3
    page.click("#declare")
    page.wait_for_function("document.documentElement.dataset.ply == 2")
    sizes = page.locator(".chip .size").all_inner_texts()
    assert sizes[:3] == ["2", "3", "2"]


def test_a_course_made_by_hand(page: Page, site: str) -> None:
    quick(page)
    open_page(page, f"{site}#patapata.new.h.course-6")
    page.click("#start")
    assert "Prompt 1 cannot be used yet" in page.inner_text(".setup .warning >> nth=0")
    page.click("#course-draw")
    assert "keeps all the usual conditions" in page.inner_text(".editor")
    page.click("#slot-0")
    page.click("#course-clear")
    for cell, presses in ((0, 1), (1, 1), (3, 1), (4, 1)):
        for _ in range(presses):
            page.click(f"#edit-{cell}")
    assert "Prompt 1 usually bears" in page.inner_text(".departures")
    page.click("#start")
    page.wait_for_selector(PLAYABLE, state="attached")
    assert page.locator(".prompt-card .mark-o").count() == 4


def test_what_was_possible_is_looked_for_in_the_worker(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h.course-1")
    play_to_the_end(page, by_typing)
    page.click("#solve-20")
    page.wait_for_selector("#solved", timeout=90_000)
    page.click("#solved a")
    page.wait_for_function("document.documentElement.dataset.ply == 12")
    page.wait_for_selector(OVER)
    assert total(page) >= 35


def _trying(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h-h.course-1")
    page.click("#flip-r2")
    page.click("#cell-a2")
    page.click("#tool-note")
    page.click("#cell-a1")


def _refused(page: Page, site: str) -> None:
    _trying(page, site)
    page.click("#turn-right")
    page.click("#flip-l2")
    page.click("#declare")
    page.wait_for_selector("#said")


def _unfolded(page: Page, site: str) -> None:
    _trying(page, site)
    page.click("#unfold")


def _group(page: Page, site: str) -> None:
    _trying(page, site)
    page.click("#declare")
    page.click("#show-x")


def _over(page: Page, site: str) -> None:
    begin(page, site, "patapata.new.h-h.course-1")
    play_to_the_end(page, by_typing)


def _editor(page: Page, site: str) -> None:
    open_page(page, f"{site}#patapata.new.h.course-6")
    page.click("#course-draw")
    page.click("#edit-0")


def _rules(page: Page, site: str) -> None:
    open_page(page, f"{site}#patapata.rules")


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("ja", "dark")])
@pytest.mark.parametrize(
    "arrive",
    [_trying, _refused, _unfolded, _group, _over, _editor, _rules],
    ids=lambda f: f.__name__,
)
def test_axe_finds_nothing(
    arrive: Callable[[Page, str], None],
    language: str,
    scheme: str,
    new_context: NewContext,
    site: str,
) -> None:
    page = new_context(locale=language, color_scheme=scheme).new_page()
    arrive(page, site)
    settled(page)
    found = findings(page)
    assert not found, "\n".join(found)
