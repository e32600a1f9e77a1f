"""Whole games of PORTAS in a real browser, and what must not be lost on the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Watch
from e2e.playing import (
    PLAYABLE,
    begin,
    play_to_the_end,
    ply,
    portas_by_keyboard,
    portas_by_pointer,
    portas_by_touch,
    portas_by_typing,
    quick,
)
from e2e.site import open_page, ready

NewContext = Callable[..., BrowserContext]


def test_two_people_by_pointer(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    assert play_to_the_end(page, portas_by_pointer) > 10
    assert page.locator(".scores tbody tr").count() == 2


def test_against_the_child_by_touch_on_a_phone(new_context: NewContext, site: str) -> None:
    phone = {"width": 360, "height": 740}
    page = new_context(viewport=phone, has_touch=True, is_mobile=True, locale="ja").new_page()
    begin(page, site, "portas.new.h-1")
    play_to_the_end(page, portas_by_touch)
    assert "ゲーム終了" in page.inner_text("#prompt")
    assert page.evaluate("document.documentElement.scrollWidth") == phone["width"]


def test_against_the_steady_player_by_keyboard_only(page: Page, site: str) -> None:
    begin(page, site, "portas.new.2-h")
    play_to_the_end(page, portas_by_keyboard)
    assert page.evaluate("document.activeElement.id") in ("result-title", "table", "title")


def test_typed_moves_only(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-2")
    play_to_the_end(page, portas_by_typing)


def test_against_the_strong_player_in_its_worker(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-3")
    play_to_the_end(page, portas_by_pointer)
    assert page.get_attribute("html", "data-engine") == "ready"
    assert page.locator(".log-why").count() > 5, "each of its moves comes with a reason"


def test_without_a_worker_a_lighter_player_answers_and_says_so(
    page: Page, site: str, watch: Watch
) -> None:
    watch.expect("Failed to load resource")
    watch.expect("pyodide")
    watch.expect("MessageEvent")
    page.route("**/vendor/pyodide.*/**", lambda route: route.abort())
    begin(page, site, "portas.new.h-3.first-1")
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply >= 1")
    stop = page.locator("button[data-do=stop]")
    stop.or_(page.locator(".log-why")).first.wait_for(timeout=30_000)
    if stop.is_visible():
        stop.click()
    page.wait_for_selector(PLAYABLE, state="attached", timeout=30_000)
    assert "steady" in page.inner_text(".log-why >> nth=0")


def test_reload_loses_nothing_even_in_the_computers_turn(page: Page, site: str) -> None:
    page.add_init_script(
        """localStorage.setItem('yotsuasobi/settings', '{"speed": "slow", "language": "en"}')"""
    )
    page.goto(f"{site}#portas.new.h-2.first-1")
    ready(page)
    page.fill("#name0", "Sora")
    page.click("#start")
    page.wait_for_selector(PLAYABLE, state="attached")
    for expected in (1, 3, 5):
        portas_by_pointer(page)
        page.wait_for_function("n => document.documentElement.dataset.ply == n", arg=expected)
        page.reload()
        ready(page)
        assert ply(page) >= expected
        page.wait_for_selector(PLAYABLE, state="attached", timeout=30_000)
        assert ply(page) == expected + 1
        assert "Sora" in page.inner_text(".near .seat-name")


def test_a_link_opens_its_position_on_a_fresh_profile(
    page: Page, site: str, new_context: NewContext
) -> None:
    begin(page, site, "portas.new.h-h")
    for made in range(6):
        address = page.url
        seen = page.inner_text("#table")
        other = new_context().new_page()
        quick(other)
        open_page(other, address)
        assert ply(other) == made
        assert other.inner_text("#table") == seen
        other.close()
        portas_by_pointer(page)
        page.wait_for_function("n => document.documentElement.dataset.ply > n", arg=made)


def test_a_changed_link_says_what_is_wrong(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    fragment = page.url.partition("#")[2]
    quick(page)
    for place in (0, 7, 8, 12, 20, len(fragment) - 1):
        other = "A" if fragment[place] != "A" else "B"
        changed = fragment[:place] + other + fragment[place + 1 :]
        page.goto("about:blank")
        open_page(page, f"{site}#{changed}")
        assert page.locator("[role=alert].warning").inner_text() != "", changed
    page.goto("about:blank")
    open_page(page, f"{site}#{fragment[:-3]}")
    assert "incomplete" in page.inner_text("[role=alert].warning")


def test_undo_stops_where_a_card_was_drawn_but_not_in_practice(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h.training-1")
    for made in range(1, 4):
        portas_by_pointer(page)
        page.wait_for_function("n => document.documentElement.dataset.ply == n", arg=made)
    page.click("button[data-do=undo]")
    page.wait_for_function("document.documentElement.dataset.ply == 2")
    page.click("button[data-do=redo]")
    page.wait_for_function("document.documentElement.dataset.ply == 3")

    page.goto("about:blank")
    begin(page, site, "portas.new.h-h")
    for made in range(1, 4):
        portas_by_pointer(page)
        page.wait_for_function("n => document.documentElement.dataset.ply == n", arg=made)
    page.click("button[data-do=undo]", force=True)
    page.wait_for_selector("#said")
    assert ply(page) == 3


def test_an_illegal_card_says_why(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    for _ in range(60):
        if page.query_selector("section.result"):
            raise AssertionError("no card ever was too great in this game")
        dead = page.query_selector("button.card.dead")
        if dead:
            dead.click(force=True)
            assert "fits no chest" in page.inner_text("#said")
            return
        before = ply(page)
        portas_by_pointer(page)
        page.wait_for_function("n => document.documentElement.dataset.ply > n", arg=before)


def test_a_double_click_makes_one_move(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    page.click("button.card:not([aria-disabled])")
    page.dblclick("button.chest.fits")
    page.wait_for_function("document.documentElement.dataset.ply >= 1")
    page.wait_for_timeout(300)
    assert ply(page) == 1


def test_hint_and_stepping_back(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    page.keyboard.press("h")
    page.wait_for_selector("#hint")
    assert page.locator(".hinted").count() > 0
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    page.keyboard.press(",")
    page.wait_for_function("document.documentElement.dataset.state == 'ready'")
    assert "move 0 of 1" in page.inner_text("#prompt")
    page.keyboard.press(".")
    page.wait_for_selector(PLAYABLE, state="attached")


def test_resigning_asks_and_keeps_the_game(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-2.first-1")
    page.click("button[data-do='dialog:menu']")
    page.click("button[data-do='dialog:resign']")
    page.click("dialog button[data-do=resign]")
    page.wait_for_selector("section.result")
    page.goto(f"{site}#saves")
    page.wait_for_selector(".save")
    assert "finished" in page.inner_text(".save")


@pytest.mark.parametrize("kind", ["new", "same"])
def test_rematch(page: Page, site: str, kind: str) -> None:
    begin(page, site, "portas.new.h-h")
    hands = page.inner_text("#table")
    play_to_the_end(page, portas_by_pointer)
    page.click(f"button[data-do='rematch:{kind}']")
    page.wait_for_function("document.documentElement.dataset.ply == 0")
    assert (page.inner_text("#table") == hands) == (kind == "same")


def test_rematch_in_the_other_seat(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-1.first-1")
    play_to_the_end(page, portas_by_pointer)
    page.click("button[data-do='rematch:swap']")
    page.wait_for_function("document.documentElement.dataset.ply >= 1")
    page.wait_for_selector(PLAYABLE, state="attached")
    assert "You" in page.inner_text(".seat.near")
    assert "Computer" in page.inner_text("#last-move")
