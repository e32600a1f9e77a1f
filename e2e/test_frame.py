"""In a frame on another site, as game portals show a game, where the browser keeps nothing.

The game plays, says that it is not kept, and nothing reaches the console.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page

from e2e.conftest import Watch
from e2e.playing import play_to_the_end, portas_by_pointer
from e2e.site import ready
from tools.browser import ARGS, find
from tools.serve import Site

NewContext = Callable[..., BrowserContext]

NOT_KEPT = "This device refuses to keep the game."

NOTHING_IN_FRAMES = {"block_third_party_cookies": True, "cookie_controls_mode": 1}
NOTHING_AT_ALL = {"default_content_setting_values": {"cookies": 2}}
"""Chromium's own settings for who may keep something."""

REFUSING = """
const refuse = (owner, name) => Object.defineProperty(owner, name, {
  get() { throw new DOMException(`Access to ${name} is denied.`, "SecurityError") },
});
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "BroadcastChannel"])
  refuse(self, name);
refuse(Navigator.prototype, "serviceWorker");
"""
"""Every storage refused at the first touch, as other browsers do it."""

ASKING = """
async () => {
  const answer = async (ask) => { try { return await ask() } catch (no) { return no.name } };
  const database = () => new Promise((done, failed) => {
    const request = indexedDB.open("asked");
    request.onsuccess = () => done("open");
    request.onerror = () => failed(request.error);
  });
  return [await answer(() => localStorage.length), await answer(database)];
}
"""


@pytest.fixture
def portal(site: str, tmp_path: Path, watch: Watch) -> Iterator[Callable[[str], str]]:
    """Gives the address of a page on another site that shows one of the site's places."""
    folder = tmp_path / "portal"
    folder.mkdir()
    icon = '<link rel="icon" href="data:,">'

    def show(place: str) -> str:
        frame = f'<iframe src="{site}#{place}" width="800" height="900"></iframe>'
        text = f"<!doctype html><title>Games</title>{icon}{frame}"
        (folder / "index.html").write_text(text, "utf-8")
        return address

    with Site(folder) as served:
        # The same machine under another name: another site, not only another port.
        address = served.url.replace("localhost", "127.0.0.1")
        watch.expect(f"request outside the site: {address}")
        yield show


@pytest.fixture
def strict(browser: Browser, tmp_path: Path, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Makes a page of a profile with settings of its own; takes the profile's part of them."""
    made: list[BrowserContext] = []

    def make(settings: dict[str, object]) -> Page:
        kept = tmp_path / "profile" / "Default" / "Preferences"
        kept.parent.mkdir(parents=True)
        kept.write_text(json.dumps({"profile": settings}), "utf-8")
        context = browser.browser_type.launch_persistent_context(
            kept.parent.parent,
            executable_path=find(),
            args=list(ARGS),
            locale="en-GB",
        )
        watch.attach(context)
        made.append(context)
        return context.new_page()

    yield make
    for context in made:
        context.close()


def play(page: Page, address: str) -> Frame:
    """Play the game that stands in the frame at ``address`` to its end."""
    page.goto(address)
    frame = page.frames[1]
    ready(frame)
    frame.click("#start")
    frame.get_by_text(NOT_KEPT).wait_for()
    assert play_to_the_end(frame, portas_by_pointer) > 5
    assert frame.is_visible("section.result")
    return frame


@pytest.mark.parametrize(
    ("settings", "level"), [(NOTHING_IN_FRAMES, 3), (NOTHING_AT_ALL, 1)], ids=["frames", "all"]
)
def test_a_browser_that_keeps_nothing(
    strict: Callable[..., Page],
    portal: Callable[[str], str],
    settings: dict[str, object],
    level: int,
) -> None:
    frame = play(strict(settings), portal(f"portas.new.h-{level}"))
    assert frame.get_attribute("html", "data-engine") == ("ready" if level == 3 else None)
    assert frame.evaluate(ASKING) == ["SecurityError", "UnknownError"], "it does keep something"


@pytest.mark.parametrize("level", [1, 3])
def test_a_browser_that_throws_at_the_first_touch(
    page: Page, portal: Callable[[str], str], level: int
) -> None:
    page.add_init_script(f"if (self !== top) {{ {REFUSING} }}")
    frame = play(page, portal(f"portas.new.h-{level}"))
    assert frame.get_attribute("html", "data-engine") == ("ready" if level == 3 else None)
    assert frame.evaluate(ASKING) == ["SecurityError", "SecurityError"]


def test_where_everything_is_refused_outside_of_frames_too(page: Page, site: str) -> None:
    page.add_init_script(REFUSING)
    page.goto(f"{site}#portas.new.h-1")
    ready(page)
    page.click("#start")
    page.get_by_text(NOT_KEPT).wait_for()
    play_to_the_end(page, portas_by_pointer)
    page.goto(f"{site}#saves")
    page.wait_for_selector("html[data-page=saves]", state="attached")
    page.goto(f"{site}#about")
    page.wait_for_selector("html[data-page=about]", state="attached")


def test_no_database_is_opened(page: Page, site: str) -> None:
    page.goto(f"{site}#portas.new.h-3")
    ready(page)
    page.click("#start")
    portas_by_pointer(page)
    page.wait_for_selector("html[data-engine=ready]", state="attached")
    assert page.evaluate("indexedDB.databases()") == []
