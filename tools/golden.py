"""Writes golden transcripts: a game played at random from a seed, with a hash of each position.

Usage: ``python -m tools.golden GAME [--seed S] [--option K=V]… [--name NAME] [--to DIR]``.
What is written is compared by ``tests/portable/test_golden.py`` on every interpreter. A file
that exists is never overwritten without ``--force``: where its hashes no longer hold, it is
the rules that changed.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tools.bundles import PY, ROOT

sys.path[:0] = [str(PY), str(ROOT / "tests")]

import games  # noqa: E402 - found through the lines above
from core import canonical  # noqa: E402
from core.errors import TabletopError  # noqa: E402
from portable.playing import random_match  # noqa: E402
from portable.transcript import transcript  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"


def write(folder: Path, name: str, content: "dict[str, Any]", force: bool) -> Path:
    """Write one transcript; the file."""
    path = folder / f"{name}.json"
    if path.exists() and not force:
        raise SystemExit(f"{path} is there already; --force overwrites it")
    # A line for each part keeps differences readable.
    parts = [f"{json.dumps(key)}: {canonical.dumps(content[key])}" for key in content]
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    return path


def main(arguments: "list[str]") -> None:
    """Play a game and write its transcript."""
    parser = argparse.ArgumentParser(prog="golden", description="Write a golden transcript.")
    parser.add_argument("game")
    parser.add_argument("--seed", default="1", help="what set-up and moves follow from")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--name", help="what the file is called after the game; the seed if not")
    parser.add_argument("--to", type=Path, default=GOLDEN)
    parser.add_argument("--force", action="store_true")
    chosen = parser.parse_args(arguments)
    options = {}
    for option in chosen.option:
        key, _, value = option.partition("=")
        options[key] = json.loads(value)
    try:
        match = random_match(games.get(chosen.game), chosen.seed, options)
    except TabletopError as error:
        raise SystemExit(str(error)) from None
    name = f"{chosen.game}-{chosen.name or chosen.seed}"
    path = write(chosen.to, name, transcript(match), chosen.force)
    print(f"{path}: {match.ply} moves, scores {match.game.scores(match.state)}")


if __name__ == "__main__":
    main(sys.argv[1:])
