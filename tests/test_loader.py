"""Bringing a game's modules into the page, with a page and an interpreter that are played."""

import asyncio
import importlib
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tools.bundles import PY

sys.path.insert(0, str(PY))


class Page:
    """The device as `static/boot.js` gives it, and the archives that imports look into.

    ``files`` are those in the interpreter's file system, ``taken`` what became of them.
    """

    def __init__(self) -> None:
        self.files: list[str] = []
        self.taken: list[str] = []
        self.broken = False
        self.device = self

    async def bring(self, name: str, _fs: object) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise RuntimeError("no network")
        if name + ".tar" not in self.files:
            self.files.append(name + ".tar")

    def take(self, path: str) -> None:
        self.files.remove(path)
        self.taken.append(path)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A page, and `ui.loader` on it."""
    page = Page()
    monkeypatch.setitem(sys.modules, "js", page)  # type: ignore[arg-type]
    there = SimpleNamespace(interpreter=SimpleNamespace(FS=None))
    monkeypatch.setitem(sys.modules, "_pyscript", there)  # type: ignore[arg-type]
    monkeypatch.delitem(sys.modules, "ui.loader", raising=False)
    loader = importlib.import_module("ui.loader")
    loader.archives = page  # type: ignore[attr-defined]
    yield page
    sys.modules.pop("ui.loader", None)


def load(*names: str) -> "list[BaseException | None]":
    """What became of loading all of ``names`` at once."""
    from ui.loader import load_bundle

    async def all_of_them() -> "list[BaseException | None]":
        return await asyncio.gather(*map(load_bundle, names), return_exceptions=True)

    return asyncio.run(all_of_them())


def test_a_bundle_is_brought_once(page: Page) -> None:
    assert load("portas") == load("portas") == [None]
    assert page.taken == ["portas.tar"]


def test_two_may_wait_for_one_bundle(page: Page) -> None:
    assert load("about", "about", "portas") == [None, None, None]
    assert sorted(page.taken) == ["about.tar", "portas.tar"]


def test_what_did_not_come_may_come_later(page: Page) -> None:
    page.broken = True
    assert [type(problem) for problem in load("portas")] == [OSError]
    page.broken = False
    assert load("portas") == [None]


def test_what_is_insisted_on_is_asked_for_again(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui import loader

    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        page.broken = len(slept) < failures

    monkeypatch.setattr(loader, "asyncio", SimpleNamespace(sleep=sleep))
    page.broken, failures = True, 3
    asyncio.run(loader.insist_on("portas"))
    assert page.taken == ["portas.tar"]
    assert len(slept) == failures
    page.broken, failures = True, 1000
    with pytest.raises(OSError, match="5"):
        asyncio.run(loader.insist_on("about"))
    assert 20 < sum(slept) < 60
