"""Writes golden transcripts: a game played from a seed, with a hash of each position.

Usage: ``python -m tools.golden GAME [--seed S] [--option K=V]… [--players N] [--level LEVEL]
[--name NAME] [--to DIR]``. As few play as can, and at random, unless told otherwise: where chance
play goes on for long and never comes to an end worth seeing, a computer player of some level does.
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

import engine  # noqa: E402 - found through the lines above
import games  # noqa: E402
from core import canonical  # noqa: E402
from core.errors import TabletopError  # noqa: E402
from core.game import Game  # noqa: E402
from core.match import Match, begin  # noqa: E402
from core.record import Player  # noqa: E402
from portable.playing import random_match  # noqa: E402
from portable.transcript import transcript  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"


def played(
    game: Game, seed: str, options: "dict[str, Any]", players: int, level: "str | None"
) -> Match:
    """A match of so many ``players``, each of that ``level``; None is chance."""
    if level is None:
        return random_match(game, seed, options, players=players)
    match = begin(game, options, [Player() for _ in range(players)], seed)
    while not match.is_over:
        if type(match.to_act) is int:
            lot = f"{seed}/{match.ply}"
            match.play(engine.choose(game, match.state, level, seed=lot).move)
        else:
            match.play(match.chance())
    return match


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
    parser.add_argument("--players", type=int, help="as few as can play, if not given")
    parser.add_argument("--level", help="who plays; chance, if not given")
    parser.add_argument("--name", help="what the file is called after the game; the seed if not")
    parser.add_argument("--to", type=Path, default=GOLDEN)
    parser.add_argument("--force", action="store_true")
    chosen = parser.parse_args(arguments)
    options = {}
    for option in chosen.option:
        key, _, value = option.partition("=")
        options[key] = json.loads(value)
    try:
        game = games.get(chosen.game)
        players = chosen.players or game.seats[0]
        match = played(game, chosen.seed, options, players, chosen.level)
    except TabletopError as error:
        raise SystemExit(str(error)) from None
    name = f"{chosen.game}-{chosen.name or chosen.seed}"
    path = write(chosen.to, name, transcript(match), chosen.force)
    print(f"{path}: {match.ply} moves, scores {match.game.scores(match.state)}")


if __name__ == "__main__":
    main(sys.argv[1:])
