"""Whole games of KNOLLING in a real browser, and what hands do on its table."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.playing import begin, play_to_the_end, ply
from e2e.test_access import findings, settled

NewContext = Callable[..., BrowserContext]

PHONE = {"width": 360, "height": 740}


def by_pointer(page: Page) -> None:
    """Click a card some way ahead, put it where it is offered, keep what may be tidied."""
    if page.query_selector("#keep"):
        page.click("#keep")
    elif page.query_selector("button.kn-open"):
        ahead = page.locator("button.kn-open")
        ahead.nth(ahead.count() // 2).click()
        page.click("#go")
    else:
        page.click("#go")
        if page.query_selector("#up"):
            page.click("#go")


def by_touch(page: Page) -> None:
    """The same with a finger."""
    if page.query_selector("#keep"):
        page.tap("#keep")
    elif page.query_selector("button.kn-open"):
        ahead = page.locator("button.kn-open")
        ahead.nth(ahead.count() // 2).tap()
        page.tap("#go")
    else:
        if page.query_selector("#ghost use"):
            page.tap("#ghost", force=True)
        page.tap("#go")
        if page.query_selector("#up"):
            page.tap("#go")


def by_keyboard(page: Page) -> None:
    """Only keys: walk to a card, Enter, Enter; move and turn it, Enter, Enter."""
    if page.query_selector("#keep"):
        page.keyboard.press("k")
    elif page.query_selector("button.kn-open"):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("ArrowUp")
        for _ in range(4):
            page.keyboard.press("ArrowUp")
        assert "kn-open" in page.evaluate("document.activeElement.className")
        page.keyboard.press("Enter")
        page.wait_for_function("document.activeElement.id == 'go'")
        page.keyboard.press("Enter")
    elif page.query_selector("#ghost use"):
        for key in ("t", "ArrowLeft", "ArrowRight", "T"):
            page.keyboard.press(key)
        page.focus("#desk")
        page.keyboard.press("Enter")
        page.wait_for_selector("#up")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        page.focus("#desk")
        page.keyboard.press("Enter")


def by_typing(page: Page) -> None:
    """Ask by a wrong move what is legal, and type the last that is named."""
    page.fill("#typed", "help")
    page.press("#typed", "Enter")
    page.wait_for_selector("#typed-error")
    legal = page.inner_text("#typed-error").rpartition(": ")[2].split(", ")
    page.fill("#typed", legal[-1].upper() if legal[-1].startswith("to ") else legal[0])
    page.press("#typed", "Enter")


def to_place(page: Page, site: str, choices: str = "knolling.new.h-h") -> None:
    """Begin; one player puts a card down and takes another, the other walks to the end."""
    begin(page, site, choices)
    take_and_put(page)
    page.click("button.kn-open >> nth=-1")
    page.click("#go")
    page.wait_for_function("document.documentElement.dataset.ply == 3")
    page.click("button.kn-open >> nth=0")
    page.click("#go")
    page.wait_for_selector("#ghost:not(.kn-thought)")


def take_and_put(page: Page) -> None:
    """A whole turn: the nearest card, where it is offered."""
    before = ply(page)
    page.click("button.kn-open >> nth=0")
    page.click("#go")
    page.wait_for_function("n => document.documentElement.dataset.ply > n", arg=before)
    page.click("#go")
    page.click("#go")
    page.wait_for_function("n => document.documentElement.dataset.ply > n + 1", arg=before)


def test_against_two_computers_by_pointer_to_a_photograph_in_a_file(
    page: Page, site: str, tmp_path: Path
) -> None:
    begin(page, site, "knolling.new.h-1-1")
    play_to_the_end(page, by_pointer)
    assert page.locator(".kn-scores tbody tr").count() == 3
    page.click("#numbers")
    page.wait_for_selector(".kn-badge")
    with page.expect_download() as download:
        page.click("#save-svg")
    file = tmp_path / "photo.svg"
    download.value.save_as(file)
    drawing = ElementTree.fromstring(file.read_text("utf-8"))
    used = {use.get("href") for use in drawing.iter("{http://www.w3.org/2000/svg}use")}
    known = {f"#{node.get('id')}" for node in drawing.iter() if node.get("id")}
    assert used
    assert used <= known, "the file needs nothing from outside"
    with page.expect_download() as download:
        page.click("#save-png")
    said = page.wait_for_selector("#said").bounding_box()
    assert page.evaluate("scrollY") > 0
    assert said
    assert 0 <= said["y"] <= page.evaluate("innerHeight") - said["height"], "out of sight"
    file = tmp_path / "photo.png"
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 20_000


def test_on_a_phone_by_touch_with_everything_in_sight(new_context: NewContext, site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="ja").new_page()
    begin(page, site, "knolling.new.h-1-1")
    page.wait_for_selector("button.kn-open")
    page.tap("button.kn-open >> nth=0")
    for part in ("#track", "#desk", ".kn-pad", "#go"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"], part
    page.tap("button.kn-open >> nth=0")
    play_to_the_end(page, by_touch)
    assert "ゲーム終了" in page.inner_text("#prompt")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_by_keyboard_only(page: Page, site: str) -> None:
    begin(page, site, "knolling.new.1-h-1")
    assert play_to_the_end(page, by_keyboard) > 4


def test_typed_moves_only(page: Page, site: str) -> None:
    begin(page, site, "knolling.new.h-1-1")
    assert play_to_the_end(page, by_typing) > 2


def test_with_held_cards_and_fillers(page: Page, site: str) -> None:
    done: set[str] = set()

    def move(page: Page) -> None:
        if page.query_selector("button.kn-held") and "unhold" not in done:
            page.click("button.kn-held")
            page.click("#go")
            page.click("#go")
            done.add("unhold")
        elif page.query_selector("#genrey"):
            page.click("#genrey")
            page.click("#go")
            page.click("#go")
            done.add("fill")
        elif page.query_selector("#hold") and len(done) == 0:
            page.click("#hold")
            done.add("hold")
        elif page.query_selector("#toG") and "goal" not in done:
            page.click("#toG")
            page.click("#go")
            done.add("goal")
        elif page.query_selector("#ghost:not(.kn-thought) use"):
            # Cards laid like steps leave gaps to be filled.
            page.keyboard.press("ArrowDown")
            page.click("#go")
            page.click("#go")
        else:
            by_pointer(page)

    begin(page, site, "knolling.new.h-h.thinking_area-1.filler-1")
    play_to_the_end(page, move)
    assert done == {"hold", "unhold", "goal", "fill"}


def test_the_card_follows_the_mouse_and_can_be_lifted_again(page: Page, site: str) -> None:
    to_place(page, site)
    desk = page.locator("#desk").bounding_box()
    assert desk
    before = page.get_attribute("#ghost", "transform")
    middle = desk["x"] + desk["width"] / 2, desk["y"] + desk["height"] / 2
    page.mouse.move(*middle)
    page.wait_for_function(
        "t => document.querySelector('#ghost').getAttribute('transform') != t", arg=before
    )
    page.wait_for_selector("#figure")
    page.mouse.click(*middle)
    page.wait_for_selector("#ghost.kn-down")
    page.mouse.move(middle[0] + 150, middle[1])
    there = page.get_attribute("#ghost", "transform")
    page.keyboard.press("t")
    page.wait_for_function(
        "t => document.querySelector('#ghost').getAttribute('transform') != t", arg=there
    )
    page.keyboard.press("Escape")
    page.wait_for_selector("#ghost:not(.kn-down)")


def test_the_wheel_turns_the_card(page: Page, site: str) -> None:
    to_place(page, site)
    page.locator("#desk").hover()
    place = page.get_attribute("#desk", "viewBox")
    for _ in range(2):
        before = page.get_attribute("#ghost", "transform")
        page.mouse.wheel(0, 100)
        page.wait_for_function(
            "t => document.querySelector('#ghost').getAttribute('transform') != t", arg=before
        )
    assert page.get_attribute("#desk", "viewBox") == place


def test_looking_nearer_and_at_others(page: Page, site: str) -> None:
    to_place(page, site)
    desk = page.locator("#desk")
    all_of_it = desk.get_attribute("viewBox")
    desk.hover()
    page.keyboard.down("Control")  # without it the wheel would turn the card
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(
        "b => document.querySelector('#desk').getAttribute('viewBox') != b", arg=all_of_it
    )
    page.wait_for_timeout(400)
    near = desk.get_attribute("viewBox")
    box = desk.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + box["height"] - 80, steps=3)
    page.mouse.up()
    page.wait_for_function(
        "b => document.querySelector('#desk').getAttribute('viewBox') != b", arg=near
    )
    page.keyboard.press("0")
    page.wait_for_function(
        "b => document.querySelector('#desk').getAttribute('viewBox') == b", arg=all_of_it
    )
    page.keyboard.press("2" if page.get_attribute("#look0", "aria-pressed") == "true" else "1")
    page.wait_for_selector("#look-own")
    assert not page.query_selector("#ghost")
    page.click("#look-own")
    page.wait_for_selector("#ghost")


def test_two_fingers_zoom_and_turn(new_context: NewContext, site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    to_place(page, site)
    client = page.context.new_cdp_session(page)
    box = page.locator("#desk").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.get_attribute("#desk", "viewBox")
    turned = page.get_attribute("#ghost", "transform")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(points)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x - 30, y))
    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 6):
        touch("touchMove", (x - 30 - 10 * step, y), (x + 30 + 10 * step, y))
    touch("touchEnd")
    page.wait_for_function(
        "b => document.querySelector('#desk').getAttribute('viewBox') != b", arg=before
    )
    touch("touchStart", (x - 50, y))
    touch("touchStart", (x - 50, y), (x + 50, y))
    touch("touchMove", (x - 40, y - 25), (x + 40, y + 25))
    touch("touchMove", (x - 30, y - 40), (x + 30, y + 40))
    touch("touchEnd")
    page.wait_for_function(
        "t => document.querySelector('#ghost').getAttribute('transform') != t", arg=turned
    )


@pytest.mark.parametrize("locale", ["ja", "en"])
def test_axe_finds_nothing(new_context: NewContext, site: str, locale: str) -> None:
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    to_place(page, site)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        settled(page)
        assert findings(page) == [], scheme
    play_to_the_end(page, by_pointer)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        settled(page)
        assert findings(page) == [], scheme


def test_nothing_runs_off_a_narrow_page(new_context: NewContext, site: str) -> None:
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    to_place(page, site)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    play_to_the_end(page, by_pointer)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_nothing_runs_off_a_phone_with_text_twice_as_large(
    new_context: NewContext, site: str
) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    widest = 0

    def move(page: Page) -> None:
        nonlocal widest
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        widest = max(widest, page.evaluate("document.documentElement.scrollWidth"))
        by_pointer(page)

    begin(page, site, "knolling.new.h-1.thinking_area-1.filler-1")
    play_to_the_end(page, move)
    widest = max(widest, page.evaluate("document.documentElement.scrollWidth"))
    assert widest == PHONE["width"]


def test_a_card_in_hand_is_still_there_after_a_reload(page: Page, site: str) -> None:
    to_place(page, site)
    made = ply(page)
    card = page.get_attribute("#ghost use", "href")
    page.reload()
    page.wait_for_selector("#ghost:not(.kn-thought)")
    assert ply(page) == made
    assert page.get_attribute("#ghost use", "href") == card


def test_all_of_the_frame_is_in_sight(new_context: NewContext, site: str) -> None:
    for size in (PHONE, {"width": 1280, "height": 800}):
        page = new_context(viewport=size).new_page()
        seen: list[dict[str, float]] = []

        def move(page: Page, seen: "list[dict[str, float]]" = seen) -> None:
            if page.query_selector("#ghost.kn-viewfinder"):
                desk = page.locator("#desk").bounding_box()
                frame = page.locator("#ghost .kn-frame").bounding_box()
                assert desk
                assert frame
                assert frame["x"] >= desk["x"]
                assert frame["y"] >= desk["y"]
                assert frame["x"] + frame["width"] <= desk["x"] + desk["width"]
                assert frame["y"] + frame["height"] <= desk["y"] + desk["height"]
                seen.append(dict(frame))
            by_pointer(page)

        begin(page, site, "knolling.new.h-h")
        play_to_the_end(page, move)
        assert len(seen) == 2


def test_on_a_phone_on_its_side_table_and_buttons_are_seen_together(
    new_context: NewContext, site: str
) -> None:
    page = new_context(viewport={"width": 740, "height": 360}, has_touch=True).new_page()
    to_place(page, site)
    desk = page.locator("#desk").bounding_box()
    go = page.locator("#go").bounding_box()
    assert desk
    assert go
    assert abs(go["y"] + go["height"] - desk["y"] - desk["height"]) < 20
    assert desk["height"] < 300
