"""The one place that knows where a Chromium is and how it is started.

Usage: ``python -m tools.browser`` prints its path, or fails when there is none.
"""

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright

ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP plain.test 127.0.0.1",
)
"""Runs as root, in containers, and asks nothing of the outside world.

``plain.test`` is this machine under a name that no browser trusts without https.
"""


def find(playwright: Playwright) -> str | None:
    """The path of ``$CHROMIUM``, Playwright's own Chromium, or the system's."""
    return path_of(playwright.chromium)


def path_of(chromium: BrowserType) -> str | None:
    """The same, for one who has only Playwright's type of browser at hand."""
    candidates = (
        os.environ.get("CHROMIUM"),
        chromium.executable_path,
        *map(shutil.which, ("chromium", "chromium-browser", "google-chrome")),
    )
    return next((path for path in candidates if path and Path(path).is_file()), None)


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium."""
    path = find(playwright)
    if path is None:
        raise FileNotFoundError("no Chromium: run `make test`, or name one in $CHROMIUM")
    return playwright.chromium.launch(executable_path=path, args=list(ARGS))


if __name__ == "__main__":
    with sync_playwright() as running:
        found = find(running)
    if found is None:
        sys.exit("no Chromium found")
    print(found)
