"""The built site on a server, a browser, and a page that minds what goes wrong."""

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request

from e2e.site import PREFIX
from tools.browser import driver, launch
from tools.build import build
from tools.serve import Site


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The site, freshly built: once, by the worker that comes first, for all that run beside it."""
    shared: Path = tmp_path_factory.getbasetemp()
    if worker_id != "master":  # then each worker has a folder of its own in that of the run
        shared = shared.parent
    folder = shared / "site" / "dist"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "site.built").exists():
            build(folder)
            (shared / "site.built").touch()
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site, under a sub-path."""
    with Site(dist, prefix=PREFIX) as served:
        yield served.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with driver() as playwright:
        running = launch(playwright)
        yield running
        running.close()


class Watch:
    """Notes what no page may do: ask outside the site, log an error, raise one.

    A test that provokes such a thing on purpose says so with ``expect``.
    """

    def __init__(self, site: str) -> None:
        self.faults: list[str] = []
        self._site = site
        self._expected: list[str] = []

    def expect(self, part: str) -> None:
        """Faults with ``part`` in their text are what this test is about."""
        self._expected.append(part)

    def attach(self, context: BrowserContext) -> None:
        """Watch everything that pages and workers of ``context`` do."""
        context.on("request", self._request)
        context.on("weberror", lambda error: self.faults.append(f"page error: {error.error}"))
        context.on(
            "console",
            lambda message: (
                self.faults.append(f"console: {message.text}") if message.type == "error" else None
            ),
        )

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._site, "blob:", "data:", "about:")):
            self.faults.append(f"request outside the site: {request.url}")

    def check(self) -> None:
        """Fail if there was any fault that the test did not expect."""
        unexpected = [f for f in self.faults if not any(part in f for part in self._expected)]
        assert not unexpected, "\n".join(unexpected)


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """What went wrong in this test's pages so far; any fault fails the test at its end."""
    watching = Watch(site)
    yield watching
    watching.check()


@pytest.fixture
def new_context(browser: Browser, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh, watched browser profiles; takes the options of ``Browser.new_context``."""
    made: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        context = browser.new_context(**{"locale": "en-GB", **options})  # type: ignore[arg-type]
        watch.attach(context)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A page in a fresh, watched profile."""
    return new_context().new_page()
