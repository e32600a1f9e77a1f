"""What `tools.bench` measures, one function each; all on pages of one server in one browser."""

import json
import os
import re
import statistics
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, BrowserContext, Page

from tools.node import NODE

VISITS = ("first", "again")

Choose = Callable[[Page], None]

WATCH = """
(([move, cell]) => {
  // Notes when the page can be used, plays at once, and notes when the move was accepted.
  globalThis.bench = new Promise(resolve => {
    const look = () => {
      const { state, ply } = document.documentElement.dataset;
      if (!move && !cell && state === "ready") resolve(performance.now());
      // A move that is followed by a die or a scene is accepted when the page shows it made.
      if (Number(ply) > 0) return resolve(performance.now());
      if (!(move || cell) || state !== "playable") return;
      if (cell) return document.querySelector(cell)?.click();
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

LATENCY = """() => {
  globalThis.latencies = [];
  new PerformanceObserver(list => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId && name === "click") latencies.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""
"""Collects the time from each click to the next picture; what takes less than 16 ms is left out."""

STARTING = """
new MutationObserver(() => {
  const state = document.documentElement?.dataset.engine;
  if (state === "starting") globalThis.engineFrom ??= performance.now();
  if (state === "ready") globalThis.engineTook ??= performance.now() - engineFrom;
}).observe(document, { attributeFilter: ["data-engine"], subtree: true });
"""

SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 1.6e6 / 8,
}
SLOW_PROCESSOR = 4

CLICKS = 40


@dataclass
class Subject:
    """A page to measure: its address on the bench's server, and how its first move is made.

    ``move`` is typed; ``cell`` is a selector that is clicked. ``is_site``: it is one of ours.
    """

    name: str
    address: str
    move: str = ""
    cell: str = ""
    is_site: bool = False
    times: dict[str, list[float]] = field(default_factory=lambda: {visit: [] for visit in VISITS})
    sent: dict[str, int] = field(default_factory=dict)

    def median(self, visit: str) -> float:
        """Milliseconds, the median of all runs."""
        return statistics.median(self.times[visit])


def first_moves(browser: Browser, site: str, subject: Subject, slow: bool) -> dict[str, float]:
    """Milliseconds to the first move on a fresh profile and once more; notes the bytes."""
    context = browser.new_context(locale="en-GB")
    times = {}
    for visit in VISITS:
        page = context.new_page()
        page.add_init_script(f"{WATCH}({json.dumps([subject.move, subject.cell])})")
        page.add_init_script("localStorage.clear()")  # a kept game would be taken up again
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        if slow:
            wire.send("Network.emulateNetworkConditions", SLOW_NETWORK)
            wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
        received: list[float] = []
        wire.on(
            "Network.loadingFinished", lambda e, got=received: got.append(e["encodedDataLength"])
        )
        page.goto(site + subject.address, wait_until="commit")
        times[visit] = float(page.evaluate("bench"))
        page.wait_for_timeout(200)
        subject.sent[visit] = int(sum(received))
        if subject.is_site and visit == "first" and not slow:
            page.wait_for_selector("html[data-offline=ready]", state="attached")
        elif subject.is_site and visit == "first":
            page.wait_for_timeout(8000)
        page.close()
    context.close()
    return times


def latency(context: BrowserContext, address: str, choose: Choose) -> list[float]:
    """Milliseconds from click to picture, over many clicks on the table of a game."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-state=playable]", state="attached")
    page.evaluate(LATENCY)
    for _ in range(CLICKS):
        page.wait_for_timeout(60)
        if page.query_selector("section.result"):
            break
        choose(page)
    page.wait_for_timeout(300)
    found: list[float] = page.evaluate("latencies")
    page.close()
    return found


def random_click(chance: Random) -> Choose:
    """Click something on the table, whatever the game."""

    def choose(page: Page) -> None:
        things = page.query_selector_all(
            "[data-scope=table] button[data-do]:not([aria-disabled=true]):not(:disabled)"
        )
        if things:
            chance.choice(things).click(timeout=2000, force=True)

    return choose


def engine_starts(browser: Browser, address: str, times: int) -> list[float]:
    """Milliseconds until the engine is ready: on a fresh profile, then on the same one again."""
    context = browser.new_context(locale="en-GB")
    took = []
    for _ in range(times):
        page = context.new_page()
        page.add_init_script(STARTING)
        page.goto(address)
        page.wait_for_selector("#start")
        page.wait_for_timeout(2500)
        page.click("#start")
        page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=120_000)
        took.append(float(page.evaluate("engineTook")))
        page.wait_for_timeout(2500)  # what is kept for the next start is being written
        page.close()
    context.close()
    return took


def memory(browser: Browser, address: str, play: Choose) -> float:
    """Megabytes that the page's processes hold after a game was played there (Linux only)."""
    before = _renderers(browser)
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-state=playable]", state="attached")
    play(page)
    held = sum(_resident(pid) for pid in _renderers(browser) - before)
    context.close()
    return held / 1e6


def _renderers(browser: Browser) -> set[int]:
    wire = browser.new_browser_cdp_session()
    found = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    wire.detach()
    return {int(process["id"]) for process in found if process["type"] == "renderer"}


def _resident(pid: int) -> int:
    """Bytes of memory that belong to one process alone."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8")
    except OSError:
        return 0
    private = re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.MULTILINE)
    return 1024 * sum(int(amount) for amount in private)


def lighthouse(folder: Path, browser_path: str, address: str) -> dict[str, int]:
    """Lighthouse's marks out of 100 for a page on a simulated phone, and what costs marks."""
    command = [
        NODE,
        str(folder / "node_modules" / "lighthouse" / "cli" / "index.js"),
        address,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility,best-practices,seo",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "CHROME_PATH": browser_path},
    )
    found = json.loads(done.stdout)
    marks = {name: round(100 * (c["score"] or 0)) for name, c in found["categories"].items()}
    for category in found["categories"].values():
        for part in category["auditRefs"]:
            audit = found["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                marks[f"  {part['id']}: {audit.get('displayValue', '')}"] = round(
                    100 * audit["score"]
                )
    return marks
