"""Links as they arrive: hurt on their way, or such that the program itself breaks on them."""

import pytest
from playwright.sync_api import Browser, Page, Route

import games
from core import links, record
from core.links import POSITION, Link
from e2e.conftest import Watch
from e2e.playing import ply
from e2e.site import open_page, ready
from portable.playing import random_match
from tools import bundles
from tools.serve import Site

LINK = links.encode(Link(POSITION, random_match(games.get("portas"), "outside", {}, 3)))

ARRIVING = (
    f"#{LINK}。",
    f"#{LINK[:20]} {LINK[20:]}",
    f"#{LINK.replace('.', '%2E')}",
    f"#%23{LINK}&fbclid=IwAR0_abc",
    f"#PORTAS{LINK[6:]}",
    f"?utm_source=mail#{LINK}).",
    f"?utm_source=mail&to=%23{LINK}",
)


@pytest.mark.parametrize("arriving", ARRIVING)
def test_a_link_that_was_hurt_on_its_way_opens(page: Page, site: str, arriving: str) -> None:
    open_page(page, f"{site}{arriving}")
    assert ply(page) == 3
    assert page.url.partition("#")[2] == LINK


def test_what_was_pasted_opens_or_says_why_not(page: Page, site: str) -> None:
    open_page(page, f"{site}#saves")
    page.fill("#pasted", f"Your turn! {site}#{LINK[:-4]} – see you")
    page.click("#paste-go")
    page.wait_for_selector(".notice")
    page.fill("#pasted", f"Your turn! {site}#{LINK}. See you")
    page.click("#paste-go")
    page.wait_for_function("document.documentElement.dataset.ply == 3")
    open_page(page, f"{site}#saves")
    page.fill("#pasted", record.write(random_match(games.get("portas"), "pasted", {}, 5).record()))
    page.click("#paste-go")
    page.wait_for_function("document.documentElement.dataset.ply == 5")


HOLES = {
    "reading": ("games/portas/rules.py", "unpacker.take(2)"),
    "showing": ("ui/tables/portas/table.py", "picture.table(view)"),
}
"""Where the program is made to break: a file, and what in it then divides by zero."""


@pytest.mark.parametrize("hole", HOLES)
def test_it_is_said_with_the_way_home(browser: Browser, hole: str) -> None:
    file, call = HOLES[hole]

    def broken(route: Route) -> None:
        source = (bundles.PY / file).read_text("utf-8")
        assert call in source
        route.fulfill(body=source.replace(call, "1 // 0"), content_type="text/x-python")

    with Site(bundles.ROOT) as unbuilt:
        watch = Watch(unbuilt.url)
        watch.expect("ZeroDivisionError")
        context = browser.new_context(locale="en-GB")
        watch.attach(context)
        page = context.new_page()
        page.route(f"**/py/{file}", broken)
        open_page(page, f"{unbuilt.url}#{LINK}")
        assert "This link is damaged" in page.inner_text("[role=alert]")
        page.click("main a:has-text('Home')")
        page.wait_for_selector("html[data-page=home]", state="attached")
        ready(page)
        assert page.get_attribute("html", "data-boot") is None
        context.close()
    watch.check()
    assert watch.faults, "the hole is seen on the console"
