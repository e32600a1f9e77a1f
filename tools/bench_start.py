"""Where the time until a game can be played goes: a trace of the start, step by step.

A copy of ``dist`` gets marks (``performance.mark``) at the steps named below, and a link to a game
is opened in it, on fresh profiles and then again on one. Medians, in milliseconds since the address
was asked for.

Usage: ``python -m tools.bench_start [GAME] [--runs N]``
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.bench import page_of
from tools.browser import driver, launch
from tools.bundles import ROOT
from tools.serve import Site

FIRST, MODULE = "static/boot.*.js", "static/vendor/micropython.*/micropython.mjs"

STEPS = (
    ("our first script runs", FIRST, "", "js"),
    ("PyScript runs", "static/vendor/pyscript.*/core-*.js", "", "js"),
    ("MicroPython's module runs", MODULE, "export async function loadMicroPython(options){", "js"),
    ("MicroPython is ready", MODULE, 'Module.ccall("proxy_c_init","null",[],[]),', "js,"),
    ("our Python runs", "index.html", "modules = Archives()\n", "py"),
    ("the shell's archive is there", "index.html", "modules.install()\n", "py"),
    ("the shell is imported", "index.html", "from ui.app import App\n", "py"),
    ("the page stands", "index.html", "", "end"),
)
"""What is marked; in which file; after which text, the beginning of the file if none; and how."""

PLAYABLE = """
new MutationObserver(() => {
  if (document.documentElement?.dataset.state !== "playable" || globalThis.playable) return;
  globalThis.playable = true;
  performance.mark("the game can be played");
}).observe(document, { attributeFilter: ["data-state"], subtree: true });
"""

READ = """() => performance.getEntries().filter(e => ["mark", "paint"].includes(e.entryType))
  .map(e => [e.name.replace("first-contentful-paint", "the first picture"), e.startTime])"""


def marked(folder: Path) -> None:
    """Put the marks into a built site."""
    for name, pattern, after, kind in STEPS:
        [file] = folder.glob(pattern)
        text = file.read_text("utf-8")
        if kind == "end":
            text = text.rstrip()
            head, script, tail = text.rpartition("await App().begin()")
            line, _, rest = tail.partition("\n")
            text = f'{head}{script}{line}\njs.performance.mark("{name}")\n{rest}'
        else:
            mark = {
                "js": f"performance.mark({name!r});",
                "js,": f"performance.mark({name!r}),",
                "py": f"import js; js.performance.mark({name!r})\n",
            }[kind]
            before, found, rest = text.partition(after) if after else ("", "", text)
            if after and not found:
                raise SystemExit(f"{file}: there is no {after.strip()}")
            text = before + found + mark + rest
        file.write_text(text, "utf-8")


def visit(page: Page, address: str, settle: int) -> dict[str, float]:
    """The times of one visit, by step; stays ``settle`` milliseconds longer."""
    page.add_init_script(PLAYABLE)
    page.add_init_script("localStorage.clear()")
    page.goto(address, wait_until="commit")
    page.wait_for_function("globalThis.playable")
    page.wait_for_timeout(settle)
    times = {name: float(time) for name, time in page.evaluate(READ)}
    times.pop("first-paint", None)
    page.close()
    return times


def measured(browser: Browser, address: str, runs: int) -> dict[str, list[dict[str, float]]]:
    """All visits: on fresh profiles, and again on one that has been there before."""
    first = []
    for _ in range(runs):
        context = browser.new_context(locale="en-GB")
        first.append(visit(context.new_page(), address, 100))
        context.close()
    context = browser.new_context(locale="en-GB")
    visit(context.new_page(), address, 4000)
    again = [visit(context.new_page(), address, 300) for _ in range(runs)]
    context.close()
    return {"first": first, "again": again}


def main() -> None:
    """Measure ``dist`` and print the steps."""
    parser = argparse.ArgumentParser(description="Where the time until a game can be played goes.")
    parser.add_argument("game", nargs="?", default="portas")
    parser.add_argument("--runs", type=int, default=9)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "site"
        shutil.copytree(ROOT / "dist", root)
        marked(root)
        with driver() as playwright, Site(root) as site:
            browser = launch(playwright)
            for name, visits in measured(
                browser, site.url + page_of(chosen.game), chosen.runs
            ).items():
                print(f"\n== {chosen.game}, {name}\n{'':32}{'ms':>6}{'more':>7}")
                steps = {s: statistics.median(v[s] for v in visits if s in v) for s in visits[0]}
                last = 0.0
                for step in sorted(steps, key=lambda s: steps[s]):
                    print(f"{step:32}{steps[step]:6.0f}{steps[step] - last:7.0f}")
                    last = steps[step]
            browser.close()


if __name__ == "__main__":
    main()
