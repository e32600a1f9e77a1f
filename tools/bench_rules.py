"""How quick the rules are on the interpreter of the page.

MicroPython, the very file that the page loads, runs under Node. Each piece of work is done many
times, in turn with a loop of plain sums on the same interpreter: what the machine was worth at
that moment. The ratio of the two is what can be compared with another day or another machine.

Usage: ``python -m tools.bench_rules``
"""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.bundles import PY, ROOT
from tools.node import NODE

RUNNER = ROOT / "tests" / "runtimes" / "run.mjs"
RUNTIME = ROOT / "static" / "vendor" / "micropython"

SUMS = 10_000
TURNS = 30

PROGRAM = """
import gc
import json
import time

import games
from core import match
from core.record import Player
from core.rng import Rng


def sums(turn):
    x = 0
    for n in range(SUMS):
        x = (x * 31 + n) & 0xFFFFFF


def map_maker(size, walls, players):
    game = games.get("sugoroku")
    options = {"size": size, "walls": walls}
    return lambda number: game.new_setup(options, players, Rng(str(number)))


def patapata():
    # All positions of a game in which a placement from the middle of the list is taken.
    game = games.get("patapata")
    made = match.begin(game, {}, [Player()], "bench")
    states = [made.state]
    while not made.is_over:
        legal = game.legal(made.state)
        made.play(legal[(len(legal) - 1) // 2])
        states.append(made.state)
    return game, states


def took(work, times, turn):
    # Milliseconds for one; the clock has no finer grain, so several are timed together.
    gc.collect()
    start = time.ticks_ms()
    for i in range(times):
        work(turn * times + i)
    return time.ticks_diff(time.ticks_ms(), start) / times


game, states = patapata()
begun = states[:-1]
jobs = [
    ("sugoroku, a map of %d squares a side, %s walls, %d players" % (size, walls, players), 10,
     map_maker(size, walls, players))
    for size, most in ((7, 8), (9, 13), (11, 20))
    for walls, players in (("usual", 3), (most, 6))
] + [
    ("patapata, the list of legal moves", 2 * len(begun),
     lambda number: game.legal(begun[number % len(begun)])),
    ("patapata, the score", 2 * len(states),
     lambda number: game.scores(states[number % len(states)])),
]
for name, times, work in jobs:
    found = [(took(sums, 1, turn), took(work, times, turn)) for turn in range(TURNS)]
    print(json.dumps({"name": name, "loop": [a for a, _ in found], "work": [b for _, b in found]}))
"""


def measure() -> list[dict[str, Any]]:
    """What the interpreter found: per job its name, the loop's times and its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = f"SUMS = {SUMS}\nTURNS = {TURNS}\n"
        (Path(folder) / "bench_program.py").write_text(settings + PROGRAM, "utf-8")
        mounts = [f"{local}=/" for local in (PY, PY / "micropython", folder)]
        command = [NODE, str(RUNNER), "micropython", str(RUNTIME), "bench_program", *mounts]
        done = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    for line in lines:
        if "trace" in line:
            sys.exit(line["trace"])
    return lines


def main() -> None:
    """Measure and print."""
    print(f"on the page's interpreter; a loop is {SUMS:,} plain sums\n")
    print(f"{'':<60}{'median':>10}{'longest':>10}{'loops':>8}")
    for job in measure():
        middle = statistics.median(job["work"])
        ratio = middle / statistics.median(job["loop"])
        print(f"{job['name']:<60}{middle:>7.2f} ms{max(job['work']):>7.2f} ms{ratio:>8.2f}")


if __name__ == "__main__":
    main()
