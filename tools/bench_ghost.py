"""How fast a card follows the pointer over a full table of KNOLLING.

A position with fifteen cards on the table is opened in the browser, and the mouse goes over the
area. Measured are the time in which the page's Python answers, and the time until the answer is
painted; and how long it takes until the best photograph is known. A loop of plain JavaScript,
timed in the same run, tells what the machine was worth at that moment.

Usage: ``python -m tools.bench_ghost``
"""

import sys

from playwright.sync_api import sync_playwright

from tools.browser import launch
from tools.bundles import PY, ROOT
from tools.serve import Site

sys.path.insert(0, str(PY))

import games
from core import links
from core.match import Match, begin
from core.record import CPU, HUMAN, Player

CARDS = 15
STEPS = 200

MEASURE = """
async steps => {
  const desk = document.querySelector("#desk"), box = desk.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const python = [], painted = [], known = [], loop = [];
  for (let i = 0; i < steps; i++) {
    await frame();
    const start = performance.now();
    desk.dispatchEvent(new PointerEvent("pointermove", {
      bubbles: true, pointerId: 1, pointerType: "mouse",
      clientX: box.left + box.width * (0.2 + 0.006 * ((i * 37) % 100)),
      clientY: box.top + box.height * (0.2 + 0.006 * ((i * 53) % 100)),
    }));
    python.push(performance.now() - start);
    await frame();
    await wait(0);
    painted.push(performance.now() - start);
    if (i % 20 == 0 && document.querySelector("#ghost.kn-fits")) {
      while (!document.querySelector("#figure")) await wait(5);
      known.push(performance.now() - start);
    }
    const before = performance.now();
    for (let n = 0, x = 0; n < 3e6; n++) x = (x * 31 + n) | 0;
    loop.push(performance.now() - before);
  }
  return { python, painted, known, loop };
}
"""


def full_table() -> Match:
    """A match in which the first player, with many cards on the table, has taken one more."""
    game = games.get("knolling")
    match = begin(game, {}, [Player(HUMAN), Player(CPU, "steady")], "bench")
    while True:
        state = match.state
        legal = game.legal(state)
        if state.expect == "to":
            cards = [int(move[3:]) for move in legal if move[3:] not in "TG"]
            if cards and state.to_act == 0:
                nearest = min(cards) if state.phase == "out" else max(cards)
                match.play(f"to {nearest}")
            else:
                match.play(legal[-1])
        elif state.expect == "place":
            if state.to_act == 0 and len(state.tables[0].placed) >= CARDS:
                return match
            match.play(legal[len(legal) * 5 // 11])
        else:
            match.play("keep")


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many per cent lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def main() -> None:
    """Measure and print."""
    match = full_table()
    fragment = links.encode(links.Link(links.POSITION, match))
    with Site(ROOT / "dist") as site, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{site.url}#{fragment}")
        page.wait_for_selector("html[data-state=playable]", state="attached")
        page.hover("#desk")
        page.wait_for_timeout(1500)
        found = page.evaluate(MEASURE, STEPS)
        browser.close()
    cards = len(match.state.tables[0].placed)
    print(f"moving a card over a table of {cards} cards, {STEPS} steps")
    for name, what in (
        ("python", "answered by the page's Python"),
        ("painted", "painted"),
        ("known", "best photograph known"),
        ("loop", "3 million steps of plain JavaScript, for scale"),
    ):
        middle, high = (percentile(found[name], percent) for percent in (50, 95))
        print(f"{what}: median {middle:.0f} ms, 95th percentile {high:.0f} ms")


if __name__ == "__main__":
    main()
