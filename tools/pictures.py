"""Makes the pictures that installing the site asks for, from its own drawing and its own pages.

``static/img/icon-*.png`` come from ``static/img/icon.svg``; ``static/screenshots/*.png`` show the
site in ``dist``; ``static/img/*-board-*.webp`` are its boards in play, for the home page. They are
committed, so building needs no browser.

Usage: ``PYTHONPATH=py python -m tools.pictures``
"""

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page

import engine
import games
from core import links
from core.game import CHANCE
from core.links import Link
from core.match import begin
from core.record import Player
from tools.browser import driver, launch
from tools.bundles import ROOT
from tools.serve import Site

IMAGES = ROOT / "static" / "img"
SCREENSHOTS = ROOT / "static" / "screenshots"

GROUND = "#1f6b67"
"""The drawing's own ground; it goes on around it where a device cuts its own shape out of it."""

ICONS = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.85))
"""Name, size in pixels, and the part of it that the drawing takes."""

SHOTS = (
    ("home-narrow", "", (360, 640), 2),
    ("game-narrow", "portas.new.h-h", (360, 640), 2),
    ("game-wide", "portas.new.h-h", (1280, 800), 1),
)
"""Name, place, window, pixels per unit."""

BOARDS = {
    "portas": (2, "1", 11, ".portas"),
    "patapata": (1, "2", 7, ".desk"),
    "sugoroku": (3, "3", 60, ".board svg"),
    "knolling": (3, "1", 34, "#desk"),
}
"""Game -> seats, seed, the ply at which the strong players' game is looked at, what is shown."""

WINDOW = {"width": 1100, "height": 900}
ROOM = (480, 300)
"""Size of a board's picture on the page; it is made twice as fine."""

QUALITY = 0.82


def icon(browser: Browser, size: int, part: float) -> bytes:
    """The drawing as a PNG; on its own ground where it does not take the whole."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (IMAGES / "icon.svg").read_text("utf-8")
    around = "transparent" if part == 1 else GROUND
    page.set_content(
        f"<body style='margin:0;background:{around};display:grid;place-items:center;height:100vh'>"
        f"<div style='width:{size * part}px;height:{size * part}px;display:grid'>{drawing}</div>"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def shot(browser: Browser, site: Site, place: str, window: tuple[int, int], scale: int) -> bytes:
    """What the site shows at ``place``; a game is begun."""
    context = browser.new_context(
        viewport={"width": window[0], "height": window[1]},
        device_scale_factor=scale,
        locale="ja",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{site.url}#{place}")
    page.wait_for_selector("html[data-state=ready]", state="attached")
    if place:
        page.click("#start")
        page.wait_for_selector("html[data-state=playable]", state="attached")
    picture = page.screenshot()
    context.close()
    return picture


def _begun(browser: Browser, site: Site, game: str, theme: str) -> Page:
    """A game of strong players, as far as it is looked at, in a page of its own."""
    seats, seed, plies, _ = BOARDS[game]
    match = begin(games.get(game), {}, [Player() for _ in range(seats)], seed)
    while match.ply < plies or match.to_act == CHANCE:
        if match.to_act == CHANCE:
            match.play(match.chance())
        else:
            match.play(engine.choose(match.game, match.state, "strong", None, seed).move)
    context = browser.new_context(
        viewport=WINDOW,  # type: ignore[arg-type]
        device_scale_factor=2,
        locale="ja",
        reduced_motion="reduce",
        color_scheme=theme,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.goto(f"{site.url}#{links.encode(Link(links.POSITION, match))}")
    page.wait_for_selector("html[data-state=playable], section.result", state="attached")
    return page


def board(browser: Browser, site: Site, game: str, theme: str) -> bytes:
    """A part of the board in play as WebP, cut to `ROOM` around its middle."""
    page = _begun(browser, site, game, theme)
    part = page.locator(BOARDS[game][3]).first
    box = part.bounding_box()
    assert box is not None
    width = min(box["width"], WINDOW["width"])
    height = width * ROOM[1] / ROOM[0]
    if height > box["height"]:
        height = box["height"]
        width = height * ROOM[0] / ROOM[1]
    shot = page.screenshot(
        clip={
            "x": box["x"] + (box["width"] - width) / 2,
            "y": box["y"] + (box["height"] - height) / 2,
            "width": width,
            "height": height,
        }
    )
    blank = browser.new_page()
    data = blank.evaluate(
        """async ([png, width, height, quality]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = width;
          canvas.height = height;
          canvas.getContext("2d").drawImage(image, 0, 0, width, height);
          return canvas.toDataURL("image/webp", quality).split(",")[1];
        }""",
        [base64.b64encode(shot).decode(), 2 * ROOM[0], 2 * ROOM[1], QUALITY],
    )
    blank.close()
    page.context.close()
    return base64.b64decode(data)


def write(path: Path, body: bytes) -> None:
    """Write one picture and say so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
    print(f"{path.relative_to(ROOT)}: {len(body) / 1000:.1f} KB")


def main() -> None:
    """Make all of them."""
    with driver() as playwright, Site(ROOT / "dist") as site:
        browser = launch(playwright)
        for name, size, part in ICONS:
            write(IMAGES / f"{name}.png", icon(browser, size, part))
        for game in BOARDS:
            for theme in ("light", "dark"):
                made = board(browser, site, game, theme)
                write(IMAGES / f"{game}-board-{theme}.webp", made)
        for name, place, window, scale in SHOTS:
            write(SCREENSHOTS / f"{name}.png", shot(browser, site, place, window, scale))
        browser.close()


if __name__ == "__main__":
    main()
