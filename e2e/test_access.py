"""axe finds nothing on any page, in either language and theme; every page works at 320 px."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.playing import begin, play_to_the_end, portas_by_pointer
from e2e.site import open_page
from tools.bundles import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

NewContext = Callable[..., BrowserContext]


def findings(page: Page) -> list[str]:
    """What axe has to say about the page as it is."""
    page.evaluate(Path(AXE).read_text("utf-8"))
    result = page.evaluate("axe.run()")
    return [
        f"{found['id']}: {json.dumps([node['html'][:160] for node in found['nodes'][:4]])}"
        for found in result["violations"]
    ]


def settled(page: Page) -> None:
    """Wait until nothing is moving, so that colours are what they will be."""
    page.wait_for_function("document.getAnimations().every(a => a.playState != 'running')")


def home(page: Page, site: str) -> None:
    open_page(page, site)


def saves(page: Page, site: str) -> None:
    open_page(page, f"{site}#saves")


def about(page: Page, site: str) -> None:
    open_page(page, f"{site}#about")
    page.wait_for_selector("#engine-state")


def verify(page: Page, site: str) -> None:
    open_page(page, f"{site}#about.verify")
    page.wait_for_selector("#verify-start")


def setup(page: Page, site: str) -> None:
    open_page(page, f"{site}#portas")


def rules(page: Page, site: str) -> None:
    open_page(page, f"{site}#portas.rules")


def trouble(page: Page, site: str) -> None:
    open_page(page, f"{site}#portas.1xxxxxxxxxxxx")


def table(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h")
    page.click("button.card:not([aria-disabled])")


def result(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-1")
    play_to_the_end(page, portas_by_pointer)


def settings(page: Page, site: str) -> None:
    open_page(page, site)
    page.click("button[data-do='dialog:settings']")


def share(page: Page, site: str) -> None:
    table(page, site)
    page.click("button[data-do='dialog:share']")


def keys(page: Page, site: str) -> None:
    table(page, site)
    page.keyboard.press("?")


def menu(page: Page, site: str) -> None:
    table(page, site)
    page.click("button[data-do='dialog:menu']")


def map_(page: Page, site: str) -> None:
    begin(page, site, "sugoroku.new.h-h-h.assist-1")
    page.click("#act-sonar")
    page.click("#tool-rings")
    page.click("#act-roll")
    page.click("#step-L >> visible=true")
    page.click("#tool-pencil")


def map_at_the_end(page: Page, site: str) -> None:
    begin(page, site, "sugoroku.new.h-1.size-1.walls-1")
    page.click("button[data-do='dialog:menu']")
    page.click("button[data-do='dialog:resign']")
    page.click("button[data-do='resign']")
    page.click("#tool-heat")


PAGES = [
    home,
    saves,
    about,
    verify,
    setup,
    rules,
    trouble,
    table,
    result,
    settings,
    share,
    keys,
    menu,
]
PAGES += [map_, map_at_the_end]


@pytest.mark.parametrize("go", PAGES)
@pytest.mark.parametrize("locale", ["ja", "en"])
def test_axe_finds_nothing(
    new_context: NewContext,
    site: str,
    go: Callable[[Page, str], None],
    locale: str,
) -> None:
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    go(page, site)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        settled(page)
        assert findings(page) == [], scheme


def test_axe_can_find_something(page: Page, site: str) -> None:
    open_page(page, site)
    page.evaluate("document.querySelector('main').innerHTML += '<img src=\"data:,\">'")
    assert any("image-alt" in finding for finding in findings(page))


@pytest.mark.parametrize("go", PAGES)
def test_nothing_runs_off_a_narrow_page(
    new_context: NewContext, site: str, go: Callable[[Page, str], None]
) -> None:
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    go(page, site)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("go", PAGES)
def test_nothing_runs_off_a_page_with_text_twice_as_large(
    new_context: NewContext, site: str, go: Callable[[Page, str], None]
) -> None:
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    go(page, site)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 361


def test_the_keyboard_is_always_seen(page: Page, site: str) -> None:
    setup(page, site)
    for _ in range(6):
        page.keyboard.press("Tab")
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid"
