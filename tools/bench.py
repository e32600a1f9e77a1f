"""How quick the site is, as ratios within one run.

Absolute times say more about the machine than about the site, so pages are measured in turn, on
the same server, in the same browser, and compared:

* *JavaScript*: tic-tac-toe with boardgame.io and React (``tools/peer``);
* *MicroPython*: a page that shows one word from MicroPython through PyScript;
* *Pyodide*: the same with Pyodide;
* the games of this site, each opened by a link, until its first move has been accepted.

Usage: ``python -m tools.bench [--runs N] [--only PART…]``; the parts are ``moves`` (time to the
first move), ``slow`` (the same on a slow network and processor), ``input`` (from a click to the
picture), ``engine`` (start of the engine), ``memory`` and ``lighthouse``.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page

from tools import measuring
from tools.browser import driver, find, launch
from tools.bundles import PY, ROOT
from tools.measuring import VISITS, Subject
from tools.node import NODE
from tools.serve import Site

sys.path.insert(0, str(PY))

import games
from core import links, match
from core.record import CPU, Player

PEER = ROOT / "tools" / "peer"
PARTS = ("moves", "slow", "input", "engine", "memory", "lighthouse")


def bare_page(folder: Path, kind: str, interpreter: str, plugins: list[str]) -> None:
    """A page that shows one word from Python, without anything else.

    It is given the same advantages as the site: none of PyScript's extras, and names to keep.
    """
    name = f"bare-{kind}"
    [core] = folder.glob("static/vendor/pyscript.*/core.js")
    [script] = folder.glob(f"static/vendor/{interpreter}")
    at = {file: f"./{file.relative_to(folder).as_posix()}" for file in (core, script)}
    settings = {"interpreter": at[script], "plugins": plugins}
    other = "py" if kind == "mpy" else "mpy"
    (folder / f"{name}.0000000000.json").write_text(json.dumps(settings), "utf-8")
    (folder / f"{name}.0000000000.py").write_text(
        "from js import document\n"
        "document.querySelector('p').textContent = 'word'\n"
        "document.documentElement.dataset.state = 'ready'\n",
        "utf-8",
    )
    (folder / f"{name}.html").write_text(
        "<!doctype html><html lang='en'><title>bench</title><link rel='icon' href='data:,'>"
        f"<script type='module' src='{at[core]}'></script>"
        f"<{other}-config hidden>{json.dumps({'plugins': plugins})}</{other}-config><p></p>"
        f"<script type='{kind}' src='./{name}.0000000000.py'"
        f" config='./{name}.0000000000.json'></script>",
        "utf-8",
    )


def prepare(root: Path) -> None:
    """A copy of ``dist`` with the pages to compare it with."""
    shutil.copytree(ROOT / "dist", root)
    plugins = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))["plugins"]
    bare_page(root, "mpy", "micropython.*/micropython.mjs", plugins)
    bare_page(root, "py", "pyodide.*/pyodide.mjs", plugins)
    subprocess.run([NODE, str(PEER / "build.mjs"), str(root)], check=True)


def begun(name: str, computers: bool = False) -> match.Match:
    """A game just begun by people, or by a person against computers."""
    game = games.get(name)
    others = max(1, game.seats[0]) - 1 if not computers else max(2, game.seats[0]) - 1
    rest = [Player(CPU, game.levels[0]) if computers else Player() for _ in range(others)]
    return match.begin(game, {}, [Player(), *rest], "bench")


def page_of(name: str) -> str:
    """A link to the start of a game."""
    return "index.html#" + links.encode(links.Link(links.START, begun(name)))


def subjects() -> list[Subject]:
    """What the time to the first move is measured of; the first is what the rest is compared to."""
    found = [
        Subject("JavaScript", "peer.html", cell="#cell0"),
        Subject("MicroPython", "bare-mpy.html"),
        Subject("Pyodide", "bare-py.html"),
    ]
    for name in games.NAMES:
        played = begun(name)
        move = sorted(played.game.legal(played.state))[0]
        found.append(Subject(name, page_of(name), move, is_site=True))
    return found


def moves(browser: Browser, site: str, runs: int, slow: bool) -> str:
    """The table of times to the first move; one round before the counted ones warms up."""
    measured = [s for s in subjects() if not slow or s.name != "Pyodide"]
    for number in range(runs + 1):
        for subject in measured:
            times = measuring.first_moves(browser, site, subject, slow)
            if number:
                for visit, time in times.items():
                    subject.times[visit].append(time)
        print(f"round {number} of {runs}", file=sys.stderr, flush=True)
    lines = [f"{'':14}{'visit':8}{'ms':>7}{'KB':>9}{'/ JavaScript':>14}{'/ MicroPython':>15}"]
    for visit in VISITS:
        for subject in measured:
            time = subject.median(visit)
            ratios = [time / other.median(visit) for other in measured[:2]]
            lines.append(
                f"{subject.name:14}{visit:8}{time:7.0f}{subject.sent[visit] / 1000:9.1f}"
                f"{ratios[0]:14.2f}{ratios[1]:15.2f}"
            )
    return "\n".join(lines)


def latencies(browser: Browser, site: str) -> str:
    """From a click to the picture, by game."""
    lines = [f"{'':14}{'clicks':>8}{'median ms':>11}{'p95 ms':>8}"]
    for name in games.NAMES:
        context = browser.new_context(locale="en-GB")
        found = measuring.latency(
            context, site + page_of(name), measuring.random_click(Random(name))
        )
        context.close()
        if len(found) > 1:
            p95 = statistics.quantiles(found, n=20)[-1]
            lines.append(f"{name:14}{len(found):8}{statistics.median(found):11.0f}{p95:8.0f}")
    return "\n".join(lines)


def engine(browser: Browser, site: str, runs: int) -> str:
    """Starts of the engine: the first one on a device, and later ones."""
    name = games.NAMES[0]
    seats = max(2, games.get(name).seats[0])
    strongest = len(games.get(name).levels)
    address = f"{site}index.html#{name}.new." + "-".join(["h", *[str(strongest)] * (seats - 1)])
    cold, warm = [], []
    for _ in range(runs):
        first, *later = measuring.engine_starts(browser, address, 3)
        cold.append(first)
        warm += later
    first, again = statistics.median(cold), statistics.median(warm)
    return f"first {first:.0f} ms, again {again:.0f} ms, again / first {again / first:.2f}"


def typed_game(page: Page) -> None:
    """Play a game to its end by typing the first legal move."""
    for _ in range(400):
        page.wait_for_selector(
            "html[data-state=playable], section.result", state="attached", timeout=60_000
        )
        if page.query_selector("section.result"):
            return
        page.fill("#typed", "help")
        page.press("#typed", "Enter")
        page.wait_for_selector("#typed-error")
        said = page.inner_text("#typed-error").rpartition(": ")[2]
        before = page.get_attribute("html", "data-ply")
        page.fill("#typed", said.split(", ")[0])
        page.press("#typed", "Enter")
        page.wait_for_function("n => document.documentElement.dataset.ply != n", arg=before)


def peer_game(page: Page) -> None:
    """Play tic-tac-toe to its end."""
    for cell in (0, 1, 3, 4, 6):
        page.click(f"#cell{cell}")


def memories(browser: Browser, site: str) -> str:
    """Memory after a game."""
    peer = measuring.memory(browser, site + "peer.html", peer_game)
    lines = [f"{'':14}{'MB':>7}{'/ JavaScript':>14}", f"{'JavaScript':14}{peer:7.0f}{1:14.2f}"]
    for name in games.NAMES:
        held = measuring.memory(browser, site + page_of(name), typed_game)
        lines.append(f"{name:14}{held:7.0f}{held / peer:14.2f}")
    return "\n".join(lines)


def marks(browser_path: str, site: str) -> str:
    """What Lighthouse says of the home page and of one game's."""
    lines = []
    for place in ("", f"#{games.NAMES[0]}"):
        lines.append(place or "home")
        for name, mark in measuring.lighthouse(PEER, browser_path, site + place).items():
            lines.append(f"  {name:40}{mark:4}")
    return "\n".join(lines)


def main() -> None:
    """Measure ``dist`` and print the tables."""
    parser = argparse.ArgumentParser(description="Measure how quick the site is.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "site"
        prepare(root)
        with driver() as playwright, Site(root) as site:
            browser = launch(playwright)
            todo = {
                "moves": lambda: moves(browser, site.url, chosen.runs, False),
                "slow": lambda: moves(browser, site.url, max(1, chosen.runs // 2), True),
                "input": lambda: latencies(browser, site.url),
                "engine": lambda: engine(browser, site.url, max(1, chosen.runs // 2)),
                "memory": lambda: memories(browser, site.url),
                "lighthouse": lambda: marks(find() or "", site.url),
            }
            for part in chosen.only:
                print(f"\n== {part}\n{todo[part]()}", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
