"""Where computer players think: beside the page, on it, or in the engine; and what is fetched."""

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import Watch
from e2e.playing import begin, play_to_the_end, portas_by_typing

NOTES = """
globalThis.thoughts = [];
new MutationObserver((changes) => {
  const { thought, ply } = document.documentElement.dataset;
  if (changes.some(({ attributeName }) => attributeName === "data-thought")) thoughts.push(thought);
}).observe(document, { attributeFilter: ["data-thought"], subtree: true });
"""
"""Notes in the page who thought, thought by thought."""

DEFAULTS = {
    "portas": "portas.new.h-2.first-1",
    "patapata": "patapata.new.h-2",
    "sugoroku": "sugoroku.new.h-2.size-2",
    "knolling": "knolling.new.h-2-2",
}
"""A game of each kind against the default level."""


def thoughts(page: Page) -> set[str]:
    """Who thought in this game."""
    found: list[str] = page.evaluate("thoughts")
    assert found, "nobody thought"
    return set(found)


def engine_blocked(page: Page) -> list[str]:
    """Let nothing of the engine come; what of it was asked for all the same."""
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route("**/vendor/pyodide.*/**", refuse)
    page.add_init_script(NOTES)
    return asked


@pytest.mark.parametrize("game", DEFAULTS)
def test_the_default_level_thinks_beside_the_page_and_never_asks_for_the_engine(
    page: Page, site: str, game: str
) -> None:
    asked = engine_blocked(page)
    begin(page, site, DEFAULTS[game])
    page.wait_for_selector("html[data-thinker=ready]", state="attached")
    play_to_the_end(page, portas_by_typing)
    assert thoughts(page) == {"worker"}
    assert page.locator(".log-why").count() > 5
    assert "was not here yet" not in page.inner_text(".log")
    assert not asked
    assert page.get_attribute("html", "data-engine") is None


@pytest.mark.parametrize("blocked", ["**/static/thinker.*.mjs", "**/py/thinker.*.py"])
def test_where_the_worker_cannot_be_the_page_thinks(
    page: Page, site: str, watch: Watch, blocked: str
) -> None:
    watch.expect("Failed to load resource")
    watch.expect("net::ERR_FAILED")
    page.context.route(blocked, lambda route: route.abort())
    asked = engine_blocked(page)
    begin(page, site, DEFAULTS["knolling"])
    page.wait_for_selector("html[data-thinker=failed]", state="attached")
    play_to_the_end(page, portas_by_typing)
    assert thoughts(page) == {"page"}
    assert not asked


def test_a_browser_without_workers_plays_all_the_same(page: Page, site: str) -> None:
    page.add_init_script("globalThis.Worker = class { constructor() { throw new Error('no') } }")
    engine_blocked(page)
    begin(page, site, DEFAULTS["portas"])
    play_to_the_end(page, portas_by_typing)
    assert thoughts(page) == {"page"}


def test_a_hint_waits_for_nothing_that_is_not_there(page: Page, site: str) -> None:
    asked = engine_blocked(page)
    begin(page, site, "knolling.new.h-h")
    page.keyboard.press("h")
    page.wait_for_selector("#hint")
    assert thoughts(page) == {"worker"}
    assert not asked


def test_a_device_that_asks_for_little_traffic_is_told_who_plays(page: Page, site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    asked = engine_blocked(page)
    begin(page, site, "portas.new.h-3.first-0")
    portas_by_typing(page)
    page.wait_for_selector("html[data-thought=worker]", state="attached")
    page.wait_for_selector("text=The strong player is not here yet; the steady one plays for now.")
    assert "steady" in page.inner_text(".log-why >> nth=0")
    assert not asked


def test_the_page_itself_fetches_no_players_that_think_beside_it(page: Page, site: str) -> None:
    begin(page, site, DEFAULTS["portas"])
    page.wait_for_selector("html[data-thinker=ready]", state="attached")
    loaded: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    assert any("/py/portas." in address for address in loaded)
    assert not any("/py/players-" in address for address in loaded)
