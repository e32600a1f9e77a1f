"""How fast a card follows the pointer over a full table of KNOLLING.

A position with fifteen cards on the table is opened in the browser, and the mouse goes over the
area. Measured are the time in which the page's Python answers, and the time until the answer is
painted; and how long it takes until the best photograph is known. A loop of plain JavaScript,
timed in the same run, tells what the machine was worth at that moment. Where other work holds the
machine up, that is in all of these; so the steps are done once more, and the processor's time that
the page's thread took for each answer is counted.

Usage: ``python -m tools.bench_ghost``
"""

import sys

from playwright.sync_api import Page

from tools.browser import driver, launch
from tools.bundles import PY, ROOT
from tools.serve import Site

sys.path.insert(0, str(PY))

import games
from core import links
from core.match import Match, begin
from core.record import CPU, HUMAN, Player

CARDS = 15
STEPS = 200

MOVE = """
i => {
  const desk = document.querySelector("#desk"), box = desk.getBoundingClientRect();
  desk.dispatchEvent(new PointerEvent("pointermove", {
    bubbles: true, pointerId: 1, pointerType: "mouse",
    clientX: box.left + box.width * (0.2 + 0.006 * ((i * 37) % 100)),
    clientY: box.top + box.height * (0.2 + 0.006 * ((i * 53) % 100)),
  }));
}
"""

MEASURE = """
async steps => {
  const move = MOVE;
  const frame = () => new Promise(requestAnimationFrame);
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const python = [], painted = [], known = [], loop = [];
  for (let i = 0; i < steps; i++) {
    await frame();
    const start = performance.now();
    move(i);
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
""".replace("MOVE", MOVE.strip())


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
            if state.to_act == 0 and len(state.areas[0]) >= CARDS:
                return match
            match.play(legal[len(legal) * 5 // 11])
        else:
            match.play("keep")


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many per cent lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def spread(values: list[float]) -> str:
    """Median and 95th percentile."""
    middle, high = (percentile(values, percent) for percent in (50, 95))
    return f"median {middle:.0f} ms, 95th percentile {high:.0f} ms"


def processor_times(page: Page) -> list[float]:
    """What each step takes of the processor, in milliseconds, whatever else runs on it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def now() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        seconds: float = next(one["value"] for one in metrics if one["name"] == "ThreadTime")
        return 1000 * seconds

    page.evaluate(f"steps = {{ go: {MOVE} }}")
    times = []
    for step in range(STEPS):
        page.evaluate("new Promise(requestAnimationFrame)")
        before = now()
        page.evaluate("i => steps.go(i)", step)
        times.append(now() - before)
    return times


def main() -> None:
    """Measure and print."""
    match = full_table()
    fragment = links.encode(links.Link(links.POSITION, match))
    with Site(ROOT / "dist") as site, driver() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{site.url}#{fragment}")
        page.wait_for_selector("html[data-state=playable]", state="attached")
        page.hover("#desk")
        page.wait_for_timeout(1500)
        found = page.evaluate(MEASURE, STEPS)
        found["processor"] = processor_times(page)
        browser.close()
    cards = len(match.state.areas[0])
    print(f"moving a card over a table of {cards} cards, {STEPS} steps")
    for name, what in (
        ("python", "answered by the page's Python"),
        ("processor", "processor time of a step, with all the page does meanwhile"),
        ("painted", "painted"),
        ("known", "best photograph known"),
        ("loop", "3 million steps of plain JavaScript, for scale"),
    ):
        print(f"{what}: {spread(found[name])}")


if __name__ == "__main__":
    main()
