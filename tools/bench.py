"""Time to the first move, as ratios within one run.

Absolute times say more about the machine than about the site, so three pages are measured in
turn, on the same server, in the same browser, and compared:

* *MicroPython*: a page that shows one word from MicroPython through PyScript;
* *Pyodide*: the same with Pyodide;
* *PORTAS link*: this site, opened by a link to a game, until its first move has been accepted.

Each is visited with an empty profile and then again. Usage: ``python -m tools.bench [--runs N]``
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.browser import launch
from tools.bundles import PY, ROOT
from tools.serve import Site

sys.path.insert(0, str(PY))

import games
from core import links, match
from core.record import Player

GAME = "portas"

PLUGINS = json.loads((ROOT / "dist" / "pyscript.json").read_text("utf-8"))["plugins"]
"""The bare pages are given the same advantage as the site: none of PyScript's extras."""

VISITS = ("first", "again")

WATCH = """
(move => {
  // Notes when the page can be used, plays `move` at once, and notes when it was accepted.
  globalThis.bench = new Promise(resolve => {
    const look = () => {
      const { state, ply } = document.documentElement.dataset;
      if (!move && state === "ready") resolve(performance.now());
      if (!move || state !== "playable") return;
      if (Number(ply) > 0) return resolve(performance.now());
      const field = document.querySelector("#typed");
      if (!field || field.value === move) return;
      field.value = move;
      field.form.requestSubmit();
    };
    new MutationObserver(look).observe(document, {
      attributeFilter: ["data-state", "data-ply"], subtree: true,
    });
  });
})"""


@dataclass
class Subject:
    """A page to measure: its address on the bench's server, and the move to make there."""

    name: str
    address: str
    move: str = ""
    times: dict[str, list[float]] = field(default_factory=lambda: {visit: [] for visit in VISITS})
    sent: dict[str, int] = field(default_factory=dict)

    def median(self, visit: str) -> float:
        """Milliseconds, the median of all runs."""
        return statistics.median(self.times[visit])


def bare_page(folder: Path, kind: str, interpreter: str) -> None:
    """A page that shows one word from Python, without anything else."""
    name = f"bare-{kind}"
    settings = {"interpreter": f"./static/vendor/{interpreter}", "plugins": PLUGINS}
    other = "py" if kind == "mpy" else "mpy"
    (folder / f"{name}.json").write_text(json.dumps(settings), "utf-8")
    (folder / f"{name}.py").write_text(
        "from pyscript import document\n"
        "document.querySelector('p').textContent = 'word'\n"
        "document.documentElement.dataset.state = 'ready'\n",
        "utf-8",
    )
    (folder / f"{name}.html").write_text(
        "<!doctype html><html lang='en'><title>bench</title><link rel='icon' href='data:,'>"
        "<script type='module' src='./static/vendor/pyscript/core.js'></script>"
        f"<{other}-config hidden>{json.dumps({'plugins': PLUGINS})}</{other}-config><p></p>"
        f"<script type='{kind}' src='./{name}.py' config='./{name}.json'></script>",
        "utf-8",
    )


def first_move() -> tuple[str, str]:
    """A link to the start of a game for two people, and a legal move there."""
    game = games.get(GAME)
    begun = match.begin(game, {}, [Player(), Player()], "bench")
    return links.encode(links.Link(links.START, begun)), sorted(game.legal(begun.state))[0]


def visit(page: Page, site: Site, subject: Subject) -> float:
    """Load the page; the milliseconds from navigation until it did what it is measured by."""
    page.goto(site.url + subject.address, wait_until="commit")
    return float(page.evaluate("bench"))


def measure(context: BrowserContext, site: Site, subject: Subject) -> dict[str, float]:
    """A first and a second visit with a fresh profile; notes the bytes that came over the wire."""
    page = context.new_page()
    page.add_init_script(f"{WATCH}({json.dumps(subject.move)})")
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    received: list[float] = []
    network.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    times = {}
    for name in VISITS:
        received.clear()
        times[name] = visit(page, site, subject)
        page.wait_for_timeout(200)
        subject.sent[name] = int(sum(received))
        page.goto("about:blank")
        if subject.move:  # a kept game would be taken up again, a move ahead
            context.add_init_script("localStorage.clear()")
    return times


def run(browser: Browser, site: Site, subjects: list[Subject], runs: int) -> None:
    """Measure all subjects in turn, ``runs`` times; one round before that warms up."""
    for number in range(runs + 1):
        for subject in subjects:
            context = browser.new_context(locale="en-GB")
            times = measure(context, site, subject)
            context.close()
            if number:
                for name, time in times.items():
                    subject.times[name].append(time)
        print(f"round {number} of {runs}", file=sys.stderr, flush=True)


def report(micropython: Subject, pyodide: Subject, site: Subject) -> str:
    """The table of results."""
    lines = [f"{'':14}{'visit':8}{'ms':>7}{'KB':>9}{'site / this':>13}"]
    for name in VISITS:
        for subject in (micropython, pyodide, site):
            ratio = site.median(name) / subject.median(name)
            lines.append(
                f"{subject.name:14}{name:8}{subject.median(name):7.0f}"
                f"{subject.sent[name] / 1000:9.1f}{ratio:13.2f}"
            )
    return "\n".join(lines)


def main() -> None:
    """Measure ``dist`` and print the table."""
    parser = argparse.ArgumentParser(description="Measure the time to the first move.")
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    link, move = first_move()
    subjects = [
        Subject("MicroPython", "bare-mpy.html"),
        Subject("Pyodide", "bare-py.html"),
        Subject("PORTAS link", f"index.html#{link}", move),
    ]
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "site"
        shutil.copytree(ROOT / "dist", root)
        bare_page(root, "mpy", "micropython/micropython.mjs")
        bare_page(root, "py", "pyodide/pyodide.mjs")
        with sync_playwright() as playwright, Site(root) as site:
            browser = launch(playwright)
            run(browser, site, subjects, runs)
            browser.close()
    print(report(*subjects))


if __name__ == "__main__":
    main()
