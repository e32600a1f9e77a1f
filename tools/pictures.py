"""Makes the pictures that installing the site asks for, from its own drawing and its own pages.

``static/img/icon-*.png`` come from ``static/img/icon.svg``; ``static/screenshots/*.png`` show the
site in ``dist``. They are committed, so building needs no browser.

Usage: ``python -m tools.pictures``
"""

from pathlib import Path

from playwright.sync_api import Browser

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
        for name, place, window, scale in SHOTS:
            write(SCREENSHOTS / f"{name}.png", shot(browser, site, place, window, scale))
        browser.close()


if __name__ == "__main__":
    main()
