"""The one place that knows where a Chromium is and how it is started.

Usage: ``python -m tools.browser`` prints its path, or fails when there is none. Looking for one
needs no Playwright: ``tools/setup.sh`` looks before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from playwright.sync_api import Browser, Playwright

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

PLAYWRIGHTS = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright")
"""Where Playwright keeps its browsers, unless ``$PLAYWRIGHT_BROWSERS_PATH`` says so."""

EXECUTABLES = ("chrome-linux*/chrome", "chrome-mac*/*.app/Contents/MacOS/*")
"""Where the executable is in the folder of one of its versions."""

ON_PATH = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The path of ``$CHROMIUM``, Playwright's own Chromium, or the system's."""
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    folders = [Path(folder).expanduser() for folder in ((named,) if named else PLAYWRIGHTS)]
    own = (
        str(file)
        for folder in folders
        for inside in EXECUTABLES
        for file in sorted(folder.glob(f"chromium-*/{inside}"), reverse=True)
    )
    candidates = (os.environ.get("CHROMIUM"), *own, *map(shutil.which, ON_PATH))
    return next((path for path in candidates if path and Path(path).is_file()), None)


def driver() -> AbstractContextManager[Playwright]:
    """Playwright, to be entered, on the Node that is among the tools.

    The one that Playwright brings asks for a library (``libatomic``) that a bare machine lacks.
    """
    from playwright.sync_api import sync_playwright

    from tools.node import NODE

    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", NODE)
    return sync_playwright()


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium."""
    path = find()
    if path is None:
        raise FileNotFoundError("no Chromium: run `make test`, or name one in $CHROMIUM")
    return playwright.chromium.launch(executable_path=path, args=list(ARGS))


if __name__ == "__main__":
    found = find()
    if found is None:
        sys.exit("no Chromium found")
    print(found)
