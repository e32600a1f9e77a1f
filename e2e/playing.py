"""How tests play: the same steps that a person takes, with a limit on how long a game may last."""

from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Frame, Page

from e2e.site import ready

PLAYABLE = "html[data-state=playable]"
OVER = "section.result"
MOST_MOVES = 400

Shown = TypeVar("Shown", Page, Frame)
"""Where a game is played: a page, or a frame in one."""


def quick(page: Page) -> None:
    """Choose no animation, as somebody might, before the page is opened."""
    page.add_init_script(
        "if (origin !== 'null' && !localStorage.getItem('yotsuasobi/settings'))"
        """ localStorage.setItem('yotsuasobi/settings', '{"speed": "off"}')"""
    )


def begin(page: Page, site: str, choices: str) -> None:
    """Set a game up by its address and start it."""
    quick(page)
    page.goto(f"{site}#{choices}")
    ready(page)
    page.click("#start")
    page.wait_for_selector("html[data-page=link]", state="attached")


def ply(page: Page | Frame) -> int:
    """How many moves were made."""
    return int(page.get_attribute("html", "data-ply") or 0)


def play_to_the_end(page: Shown, move: Callable[[Shown], None]) -> int:
    """Let ``move`` make a move whenever a person is to, until the result; the moves made so."""
    for count in range(MOST_MOVES):
        page.wait_for_selector(f"{PLAYABLE}, {OVER}", state="attached", timeout=60_000)
        if page.query_selector(OVER):
            return count
        before = ply(page)
        move(page)
        page.wait_for_function(
            "before => document.documentElement.dataset.ply > before"
            " || !!document.querySelector('section.result')",
            arg=before,
        )
    raise AssertionError("the game does not end")


def portas_by_pointer(page: Page | Frame) -> None:
    """Click a card that can be played, then a chest that takes it."""
    if page.query_selector("#pass"):
        page.click("#pass")
        return
    page.click("button.card:not([aria-disabled])")
    page.click("button.chest.fits")


def portas_by_touch(page: Page) -> None:
    """The same with a finger."""
    if page.query_selector("#pass"):
        page.tap("#pass")
        return
    page.tap("button.card:not([aria-disabled])")
    page.tap("button.chest.fits")


def portas_by_keyboard(page: Page) -> None:
    """Only keys: the card's number, then Enter on the chest that the focus went to."""
    if page.query_selector("#pass"):
        focus_by_arrows(page, "pass")
    else:
        value = page.inner_text("button.card:not([aria-disabled]) .value")
        page.keyboard.press(value)
        page.wait_for_function("document.activeElement.id.startsWith('chest-')")
    page.keyboard.press("Enter")


def focus_by_arrows(page: Page, wanted: str) -> None:
    """Walk over the table with the arrow keys to the element ``wanted``."""
    for key in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight", "ArrowDown") * 4:
        if page.evaluate("document.activeElement.id") == wanted:
            return
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.id") == wanted


def portas_by_typing(page: Page) -> None:
    """Ask by a wrong move what is legal, and type the first of it."""
    page.fill("#typed", "help")
    page.press("#typed", "Enter")
    page.wait_for_selector("#typed-error")
    legal = page.inner_text("#typed-error").rpartition(": ")[2].split(", ")
    page.fill("#typed", legal[0])
    page.press("#typed", "Enter")
