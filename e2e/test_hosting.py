"""The site works where it is put, built and unbuilt, and the tests' own watch sees faults."""

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import Watch
from e2e.site import PREFIX, open_page
from tools import bundles
from tools.serve import Site


def test_the_built_site_runs_under_a_sub_path(page: Page, site: str) -> None:
    assert site.endswith(PREFIX)
    open_page(page, site)


@pytest.mark.parametrize("game", bundles.games())
def test_a_game_comes_when_its_page_is_opened(page: Page, site: str, game: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    open_page(page, f"{site}#{game}")
    archives = {address.partition(".")[0] for address in asked if address.endswith(".tar.gz")}
    assert archives == {"py/shell", f"py/{game}"}


def test_the_unbuilt_site_runs_too(browser: Browser) -> None:
    with Site(bundles.ROOT) as unbuilt:
        watch = Watch(unbuilt.url)
        context = browser.new_context()
        watch.attach(context)
        open_page(context.new_page(), unbuilt.url)
        context.close()
    watch.check()


FAULTS = {
    "console: about this": "console.error('about this')",
    "page error: ": "setTimeout(() => { throw new Error('about this') })",
    "request outside the site: ": "fetch('/elsewhere').catch(() => 0)",
    "console: Failed to load resource": "fetch('./not-there')",
}


@pytest.mark.parametrize(("fault", "script"), FAULTS.items())
def test_faults_are_seen(page: Page, site: str, watch: Watch, fault: str, script: str) -> None:
    open_page(page, site)
    watch.check()
    page.evaluate(f"() => {{ {script} }}")
    for _ in range(500):
        if not watch.faults:
            page.wait_for_timeout(20)
    with pytest.raises(AssertionError, match=fault):
        watch.check()
    watch.expect(fault)
    watch.expect("Failed to load resource")
    watch.check()
