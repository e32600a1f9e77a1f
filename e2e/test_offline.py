"""Without a network, from an old version to a new one, and on devices that keep nothing."""

import gzip
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import games
from e2e.conftest import Watch
from e2e.playing import begin, ply, portas_by_pointer, quick
from e2e.site import PREFIX, open_page, ready
from tools.build import service_worker
from tools.serve import Site

NewContext = Callable[..., BrowserContext]

VERSION = re.compile(r'<meta name="version" content="([^"]+)">')
NEWER = "99.0.0+test"

PHASES = f"""
  globalThis.phases = [];
  new BroadcastChannel("yotsuasobi {PREFIX} engine").onmessage = (e) => phases.push(e.data);
"""
"""Notes in the page what the engine says while it starts."""

KEPT = f"""async () => {{
  const keys = await (await caches.open("yotsuasobi {PREFIX} engine")).keys();
  return keys.length;
}}"""
"""How many files of the engine are kept."""


class Host:
    """A place on the web that a test can put a version on, and take from the network."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._site: Site | None = None
        self._port = 0

    def deploy(self, version: Path, *, without: str = "") -> None:
        """Serve this version from now on; a file that has ``without`` in its name is missing."""
        shutil.rmtree(self._root, ignore_errors=True)
        shutil.copytree(version, self._root)
        if without:
            [missing] = [f for f in self._root.rglob("*") if without in f.name]
            missing.unlink()
        if self._site is None:
            self.on()

    def on(self) -> None:
        """Be on the network."""
        self._site = Site(self._root, prefix=PREFIX, port=self._port)
        self._site.__enter__()
        self._port = int(self._site.origin.rpartition(":")[2])

    def off(self) -> None:
        """Be gone: nobody answers any more."""
        if self._site is not None:
            self._site.__exit__(None, None, None)
            self._site = None

    @property
    def url(self) -> str:
        """The address."""
        return f"http://localhost:{self._port}{PREFIX}"


@pytest.fixture(scope="module")
def new(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A later version: the files of PORTAS and of the page's version are others."""
    folder = tmp_path_factory.mktemp("new") / "dist"
    shutil.copytree(dist, folder)
    [archive] = (folder / "py").glob("portas.*.tar.gz")
    changed = archive.with_name("portas.0123456789.tar.gz")
    changed.write_bytes(gzip.compress(gzip.decompress(archive.read_bytes()), 1))
    archive.unlink()
    page = folder / "index.html"
    text = page.read_text("utf-8").replace(archive.name, changed.name)
    page.write_text(VERSION.sub(f'<meta name="version" content="{NEWER}">', text), "utf-8")
    [files] = folder.glob("files.*.json")
    engine = [entry["path"] for entry in json.loads(files.read_text("utf-8"))["engine"]]
    service_worker(folder, NEWER, engine)
    return folder


@pytest.fixture
def host(tmp_path: Path, dist: Path) -> Iterator[Host]:
    """The site on a host of its own."""
    host = Host(tmp_path / "host")
    host.deploy(dist)
    yield host
    host.off()


@pytest.fixture
def watch(host: Host) -> Iterator[Watch]:
    """Minds what goes wrong, but for the network being off on purpose."""
    watching = Watch(host.url)
    watching.expect("net::ERR_")
    watching.expect("status of 404")
    yield watching
    watching.check()


@pytest.fixture
def context(new_context: NewContext) -> BrowserContext:
    """A fresh profile, watched."""
    return new_context()


def wait_for(page: Page, **facts: str) -> None:
    """Wait until the root element says so."""
    for name, value in facts.items():
        page.wait_for_selector(f"html[data-{name}={value}]", state="attached", timeout=60_000)


def visited(context: BrowserContext, address: str) -> Page:
    """A page at ``address``, opened once, and ready for the network to go."""
    page = context.new_page()
    quick(page)
    open_page(page, address)
    wait_for(page, offline="ready")
    return page


def version(page: Page) -> str:
    """The version of the page that is open."""
    return str(page.evaluate("document.querySelector('meta[name=version]').content"))


def type_a_move(page: Page) -> None:
    """The first legal move, whatever the game."""
    before = ply(page)
    page.fill("#typed", "help")
    page.press("#typed", "Enter")
    page.wait_for_selector("#typed-error")
    page.fill("#typed", page.inner_text("#typed-error").rpartition(": ")[2].split(", ")[0])
    page.press("#typed", "Enter")
    page.wait_for_function("n => document.documentElement.dataset.ply > n", arg=before)
    wait_for(page, state="playable")


def test_every_game_plays_reloads_and_replays_without_a_network_after_one_visit(
    host: Host, context: BrowserContext
) -> None:
    visited(context, host.url).close()
    host.off()
    for name in games.NAMES:
        page = context.new_page()
        people = "-".join("h" for _ in range(max(1, games.get(name).seats[0])))
        begin(page, host.url, f"{name}.new.{people}")
        wait_for(page, state="playable")
        type_a_move(page)
        type_a_move(page)
        made = ply(page)
        page.reload()
        ready(page)
        assert ply(page) == made
        page.evaluate("localStorage.clear()")
        replay = context.new_page()
        quick(replay)
        open_page(replay, page.url)
        assert ply(replay) == made
        replay.keyboard.press(",")
        replay.wait_for_function("document.documentElement.dataset.state == 'ready'")
        replay.close()
        page.close()


def test_the_default_opponents_play_without_a_network_after_one_visit(
    host: Host, context: BrowserContext
) -> None:
    visited(context, host.url).close()
    host.off()
    for name in games.NAMES:
        page = context.new_page()
        people = max(2, games.get(name).seats[0]) - 1
        begin(page, host.url, f"{name}.new.2-{'-'.join('h' * people)}")
        for _ in range(8):  # the first to move is drawn by lot
            page.wait_for_selector(
                "html[data-thought], html[data-state=playable]", state="attached"
            )
            if page.get_attribute("html", "data-thought"):
                break
            type_a_move(page)
        assert page.get_attribute("html", "data-thought") == "worker"
        assert page.get_attribute("html", "data-engine") is None
        page.close()


def test_the_engine_plays_and_both_interpreters_agree_without_a_network_after_its_first_use(
    host: Host, context: BrowserContext
) -> None:
    context.add_init_script(PHASES)
    page = visited(context, f"{host.url}#portas.new.h-3")
    page.click("#start")
    wait_for(page, engine="ready")
    page.wait_for_function(f"({KEPT})().then((n) => n >= 7)", timeout=60_000)
    page.wait_for_function("phases.includes('loaded 0')", timeout=60_000)
    page.close()
    host.off()

    page = visited(context, f"{host.url}#about.verify")
    page.click("#verify-start")
    page.wait_for_function(
        "!document.querySelector('#verify-start').disabled"
        " && document.querySelector('#verify-state').innerText != ''",
        timeout=120_000,
    )
    assert page.inner_text("#verify-state") == "All games came out the same."
    assert page.evaluate("phases") == ["restoring 0", "restored 0"]
    assert page.locator("td.same").count() == 2 * page.locator("tbody tr").count() > 0

    damage = f"""async () => {{
      const cache = await caches.open("yotsuasobi {PREFIX} snapshot");
      const [key] = await cache.keys();
      const old = await cache.match(key);
      const cut = (await old.arrayBuffer()).slice(0, 2_000_000);
      await cache.put(key, new Response(cut, {{ headers: {{ "x-size": "2000000" }} }}));
    }}"""
    page.evaluate(damage)
    page.close()
    page = visited(context, f"{host.url}#portas.new.3-h")
    page.click("#start")
    wait_for(page, engine="ready")
    assert page.evaluate("phases")[0] == "restoring 0"
    assert page.evaluate("phases.some((phase) => phase.startsWith('loading'))")


def test_a_new_version_is_offered_between_games_and_leaves_other_tabs_alone(
    host: Host, context: BrowserContext, new: Path
) -> None:
    page = visited(context, host.url)
    before = version(page)
    other = visited(context, host.url)
    host.deploy(new)
    page.goto(f"{host.url}#about")
    page.wait_for_selector("#look")
    page.click("#look")
    wait_for(page, update="ready")
    wait_for(other, update="ready")

    begin(page, host.url, "portas.new.h-h")
    portas_by_pointer(page)
    assert page.locator(".offer").count() == 0, "never during a game"
    assert version(page) == before, "not without having been asked for"
    page.click("header a.tool")
    page.wait_for_selector(".offer")
    page.click(".offer button")
    page.wait_for_function(f"document.querySelector('meta[name=version]').content == '{NEWER}'")
    ready(page)

    assert version(other) == before
    other.click("a[href='#portas']")  # files of the old version that no server has any more
    other.wait_for_selector("#start")
    other.click("#start")
    wait_for(other, state="playable")
    assert version(other) == before

    host.off()
    other.reload()
    ready(other)
    assert version(other) == NEWER
    page.goto(f"{host.url}#saves")
    page.wait_for_selector(".save")


def test_an_update_that_breaks_off_leaves_the_old_version_whole(
    host: Host, context: BrowserContext, new: Path
) -> None:
    page = visited(context, f"{host.url}#about")
    before = version(page)
    page.wait_for_selector("#look")
    host.deploy(new, without="portas.0123456789")
    page.click("#look")
    wait_for(page, update="coming")
    wait_for(page, update="none")
    host.off()
    page.reload()
    ready(page)
    assert version(page) == before
    page.goto(f"{host.url}#portas")
    page.wait_for_selector("#start")
    host.deploy(new)
    page.goto(f"{host.url}#about")
    page.wait_for_selector("#look")
    page.click("#look")
    wait_for(page, update="ready")
    page.click("#switch")
    page.wait_for_function(f"document.querySelector('meta[name=version]').content == '{NEWER}'")


@pytest.mark.parametrize(("room", "state"), [(100_000, "failed"), (4_000_000, "ready")])
def test_a_full_device_plays_and_says_what_is_not_kept(
    host: Host, context: BrowserContext, room: int, state: str
) -> None:
    page = context.new_page()
    quick(page)
    page.goto("about:blank")
    context.new_cdp_session(page).send(
        "Storage.overrideQuotaForOrigin",
        {"origin": host.url.removesuffix(PREFIX), "quotaSize": room},
    )
    open_page(page, f"{host.url}#about")
    wait_for(page, offline=state)
    if state == "ready":
        page.wait_for_selector("#engine-get")
        page.click("#engine-get")
        page.wait_for_function(
            "document.querySelector('#engine-state').innerText.startsWith('There is no room')",
            timeout=60_000,
        )
    begin(page, host.url, "portas.new.h-h")
    type_a_move(page)


def test_where_the_service_worker_is_refused_everything_else_works(
    browser: Browser, host: Host
) -> None:
    address = host.url.replace("localhost", "plain.test")
    watch = Watch(address)
    context = browser.new_context(locale="en-GB")
    watch.attach(context)
    page = context.new_page()
    open_page(page, f"{address}#about")
    wait_for(page, offline="refused")
    assert page.inner_text("#offline-state").startswith("This browser keeps no site")
    page.goto(f"{address}#about.verify")
    page.wait_for_selector("#verify-start")
    begin(page, address, "portas.new.h-3.first-1")
    wait_for(page, state="playable")
    type_a_move(page)
    wait_for(page, engine="ready")
    context.close()
    watch.check()


def test_the_check_finds_a_damaged_file_and_clearing_keeps_games(
    host: Host, context: BrowserContext
) -> None:
    page = visited(context, f"{host.url}#portas.new.h-h")
    page.click("#start")
    portas_by_pointer(page)
    page.wait_for_function("document.documentElement.dataset.ply == 1")
    damage = f"""async () => {{
      const names = (await caches.keys()).filter((n) => n.startsWith("yotsuasobi {PREFIX} page"));
      const cache = await caches.open(names[0]);
      const [key] = (await cache.keys()).filter(({{ url }}) => url.includes("/py/portas."));
      await cache.put(key, new Response("not what was built"));
      return new URL(key.url).pathname;
    }}"""
    damaged = page.evaluate(damage).removeprefix(PREFIX)
    page.goto(f"{host.url}#about")
    page.click("#check")
    page.wait_for_function("document.querySelector('#check-state').innerText.includes('portas')")
    assert page.inner_text("#check-state") == f"Damaged or missing: {damaged}"
    with page.expect_navigation():
        page.click("#clear")
    wait_for(page, offline="ready")
    page.click("#check")
    page.wait_for_function("document.querySelector('#check-state').innerText.startsWith('All')")
    page.goto(f"{host.url}#saves")
    page.wait_for_selector(".save")


def test_a_copy_too_damaged_to_start_can_still_be_repaired(
    host: Host, context: BrowserContext, watch: Watch
) -> None:
    page = visited(context, host.url)
    damage = f"""async () => {{
      const names = (await caches.keys()).filter((n) => n.startsWith("yotsuasobi {PREFIX} page"));
      const cache = await caches.open(names[0]);
      const [key] = (await cache.keys()).filter(({{ url }}) => url.includes("/py/shell."));
      await cache.put(key, new Response("not what was built"));
    }}"""
    page.evaluate(damage)
    watch.expect("JsException")  # what Python says where it gives up
    page.reload()
    page.wait_for_selector("#repair", state="visible")
    with page.expect_navigation():
        page.click("#repair")
    ready(page)


def test_opening_the_installed_site_goes_on_where_one_left_off(
    host: Host, context: BrowserContext
) -> None:
    page = context.new_page()
    open_page(page, f"{host.url}#last")
    assert page.locator(".games").count() == 1
    begin(page, host.url, "portas.new.h-h")
    type_a_move(page)
    page.close()
    page = context.new_page()
    open_page(page, f"{host.url}#last")
    assert ply(page) == 1
    assert "#portas.1" in page.url


def test_what_installing_needs_is_there(host: Host, context: BrowserContext) -> None:
    page = context.new_page()
    open_page(page, host.url)
    manifest = page.evaluate("fetch('./site.webmanifest').then((r) => r.json())")
    assert {"name", "start_url", "display", "icons", "screenshots"} <= set(manifest)
    sizes = """async ({src}) => {
      const image = new Image(); image.src = src; await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }"""
    for picture in manifest["icons"] + manifest["screenshots"]:
        if picture["sizes"] != "any":
            assert page.evaluate(sizes, picture) == picture["sizes"]
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
