"""What browser tests share beside fixtures."""

from playwright.sync_api import Frame, Page

PREFIX = "/some/sub/path/"
"""The site must not care where it stands, so the tests serve it from here."""


def ready(page: Page | Frame) -> None:
    """Wait until the page's Python runs and, on a game's page, a move can be made."""
    page.wait_for_selector("html[data-state=ready], html[data-state=playable]", state="attached")


def open_page(page: Page, address: str) -> None:
    """Open ``address`` and wait until it can be used."""
    page.goto(address)
    ready(page)
