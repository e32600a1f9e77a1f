"""The site around the games: places, settings, kept games, and what happens when things fail."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Watch
from e2e.playing import PLAYABLE, begin, play_to_the_end, ply, portas_by_pointer, quick
from e2e.site import open_page, ready

NewContext = Callable[..., BrowserContext]


def test_without_any_script_the_page_says_what_it_is(new_context: NewContext, site: str) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site)
    text = page.inner_text("body")
    assert "よつあそび" in text
    assert "PORTAS" in text
    assert "JavaScript" in text


def test_a_start_that_fails_says_so(page: Page, site: str, watch: Watch) -> None:
    watch.expect("")
    page.route("**/micropython.wasm", lambda route: route.abort())
    page.goto(site)
    page.wait_for_selector(".boot-failed", state="visible")


def test_a_game_that_cannot_be_fetched_leaves_the_site(page: Page, site: str, watch: Watch) -> None:
    watch.expect("Failed to load resource")
    page.route("**/py/portas.*.tar.gz", lambda route: route.abort())
    open_page(page, f"{site}#portas")
    page.wait_for_selector(".notice")
    assert page.locator(".game").count() == 4


@pytest.mark.parametrize(("locale", "language"), [("ja-JP", "ja"), ("en-US", "en"), ("fr", "en")])
def test_the_device_decides_the_language_until_somebody_does(
    new_context: NewContext, site: str, locale: str, language: str
) -> None:
    page = new_context(locale=locale).new_page()
    open_page(page, site)
    assert page.get_attribute("html", "lang") == language
    page.click("button[data-do='dialog:settings']")
    other = "en" if language == "ja" else "ja"
    page.select_option("#set-language", other)
    page.wait_for_selector(f"html[lang={other}]", state="attached")
    page.reload()
    ready(page)
    assert page.get_attribute("html", "lang") == other


def test_theme_and_speed_are_remembered(page: Page, site: str) -> None:
    open_page(page, site)
    page.click("button[data-do='dialog:settings']")
    page.select_option("#set-theme", "dark")
    page.select_option("#set-speed", "off")
    page.keyboard.press("Escape")
    page.reload()
    ready(page)
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.get_attribute("html", "data-speed") == "off"
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert max(int(part) for part in background[4:-1].split(",")) < 64


def test_places_have_titles_and_back_leads_back(page: Page, site: str) -> None:
    open_page(page, site)
    assert page.title() == "よつあそび"
    page.click("a[href='#portas']")
    page.wait_for_selector("#setup")
    assert page.title().startswith("PORTAS")
    page.click("button[data-do='go:portas.rules']")
    page.wait_for_selector(".prose")
    assert page.title().startswith("Rules of PORTAS")
    page.go_back()
    page.wait_for_selector("#setup")
    page.go_back()
    page.wait_for_selector(".games")
    page.go_forward()
    page.wait_for_selector("#setup")
    page.click("#start")
    page.wait_for_selector("#table")
    page.go_back()
    page.wait_for_selector("#setup")
    page.go_forward()
    page.wait_for_selector("#table")


def test_the_address_holds_what_is_being_set_up(
    page: Page, site: str, new_context: NewContext
) -> None:
    open_page(page, f"{site}#portas")
    page.click("#who-h-3")
    page.wait_for_url("**#portas.new.h-3")
    page.click("#more")
    page.select_option("#seat1", "child")
    page.select_option("#seat1", "strong")
    page.select_option("#option-hide_used", "1")
    page.wait_for_url("**#portas.new.h-3.hide_used-1")
    other = new_context().new_page()
    open_page(other, page.url)
    assert other.input_value("#seat1") == "strong"
    assert other.input_value("#option-hide_used") == "1"


def test_names_are_remembered(page: Page, site: str) -> None:
    quick(page)
    open_page(page, f"{site}#portas.new.h-2")
    page.click("#more")
    page.fill("#name0", "<b>そら</b>")
    page.click("#start")
    page.wait_for_selector("#table")
    assert "<b>そら</b>" in page.inner_text(".near .seat-name"), "a name is text, whatever it says"
    page.goto(f"{site}#portas")
    page.wait_for_selector("#setup")
    assert page.input_value("#name0") == "<b>そら</b>"


def test_unknown_addresses_say_so(page: Page, site: str) -> None:
    open_page(page, f"{site}#nowhere")
    assert "no page" in page.inner_text("[role=alert]")
    page.click("a.button")
    page.wait_for_selector(".games")


def test_kept_games_can_be_continued_exported_imported_and_deleted(
    page: Page, site: str, new_context: NewContext, tmp_path: Path
) -> None:
    begin(page, site, "portas.new.h-h")
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    page.goto(site)
    page.wait_for_selector("button.resume")
    page.click("button.resume")
    page.wait_for_selector(PLAYABLE, state="attached")
    assert ply(page) == 1

    page.goto(f"{site}#saves")
    page.wait_for_selector(".save")
    with page.expect_download() as download:
        page.click("button[data-do^='export:']")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == "portas"

    other = new_context().new_page()
    quick(other)
    open_page(other, f"{site}#saves")
    other.set_input_files("#import", file)
    other.wait_for_selector(PLAYABLE, state="attached")
    assert ply(other) == 1

    page.click("button[data-do^='ask-delete:']")
    page.click("dialog button[data-do=close]:not(.tool)")
    assert page.locator(".save").count() == 1
    page.click("button[data-do^='ask-delete:']")
    page.click("dialog button[data-do^='delete:']")
    page.wait_for_selector(".save", state="detached")


@pytest.mark.parametrize("content", ["", "{", "[[[[", "null", '{"format":"tabletop-record"}'])
def test_a_file_that_is_no_record_is_refused_in_words(
    page: Page, site: str, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content, "utf-8")
    open_page(page, f"{site}#saves")
    page.set_input_files("#import", file)
    page.wait_for_selector(".notice")
    assert page.inner_text(".notice p") != ""


def test_a_record_that_turns_illegal_opens_up_to_there(
    page: Page, site: str, tmp_path: Path
) -> None:
    begin(page, site, "portas.new.h-h")
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    key = page.evaluate("Object.keys(localStorage).find(k => k.includes('/game/'))")
    kept = json.loads(page.evaluate("k => localStorage.getItem(k)", key))
    kept["record"]["moves"].append("6@99")
    file = tmp_path / "partly.json"
    file.write_text(json.dumps(kept["record"]), "utf-8")
    page.goto(f"{site}#saves")
    page.wait_for_selector("#import", state="attached")
    page.set_input_files("#import", file)
    page.wait_for_selector(".notice")
    assert "move 2" in page.inner_text(".notice p")
    assert ply(page) == 1


def test_a_damaged_save_is_set_aside_and_can_be_exported(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('yotsuasobi/game/broken', '{\"record\": 1')")
    open_page(page, f"{site}#saves")
    page.wait_for_selector(".aside-saves")
    with page.expect_download():
        page.click("button[data-do^='export-aside:']")


def test_a_device_that_keeps_nothing_still_plays(page: Page, site: str) -> None:
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    page.goto(f"{site}#portas.new.h-h")
    ready(page)
    page.click("#start")
    page.wait_for_selector(".notice")
    assert "refuses to keep" in page.inner_text(".notice p")
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply == 1", timeout=20_000)


def test_another_tab_that_goes_on_is_noticed(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    second = page.context.new_page()
    quick(second)
    open_page(second, page.url)
    portas_by_pointer(second)
    page.wait_for_selector(".notice")


def test_sharing_copies_a_link(new_context: NewContext, site: str) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    begin(page, site, "portas.new.h-h")
    play_to_the_end(page, portas_by_pointer)
    page.click("section.result button[data-do='dialog:share']")
    page.click("#share-position")
    page.wait_for_function("document.querySelector('.done').textContent != ''")
    copied = page.evaluate("navigator.clipboard.readText()")
    other = new_context().new_page()
    quick(other)
    open_page(other, copied)
    other.wait_for_selector("section.result")
    assert other.inner_text(".scores") == page.inner_text(".scores")
