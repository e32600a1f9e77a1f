"""How strong the computer players are, measured against each other.

Usage: ``PYTHONPATH=py python tools/ladder.py --game portas [--games N] [--pairs A:B,C:D]
[--nodes N] [--seed S] [--jobs N]``

A level of the game or ``random`` may stand in a pair. Every start is played twice, the two
players changing seats, so that a lucky deal helps both; where a game has more seats, the first
player takes one of them and the second player all others, once for every seat. Chance and the
players' own lots follow from the seed: the same command gives the same games.

A win counts 1, shared with others its share. The share of wins of the first player is printed with
its 95 % interval; starts, not games, are the sample, since the games of one start go together.
Where three or more play, the share that equal players would have is below one half: it is printed.
"""

import argparse
import multiprocessing
import sys
import time
from dataclasses import dataclass
from math import sqrt

import engine
import games
from core import match
from core.game import CHANCE
from core.record import Player
from core.rng import Rng

RANDOM = "random"
_Z = 1.959964
"""Standard deviations to either side of a mean that hold 95 %."""


@dataclass(frozen=True)
class Start:
    """What one worker plays: all seatings of ``first`` against ``second`` from one set-up."""

    game: str
    players: int
    first: str
    second: str
    nodes: int | None
    seed: str


@dataclass(frozen=True)
class Series:
    """What came of it: a share of wins per game, and the first player's thinking."""

    shares: tuple[float, ...]
    seconds: float
    moves: int


def choose(played: match.Match, level: str, nodes: int | None, seed: str) -> str:
    """The move of the player called ``level`` for the seat to act."""
    if level == RANDOM:
        move: str = Rng(seed).choice(played.game.legal(played.state))
        return move
    return engine.choose(played.game, played.state, level, nodes, seed).move


def play(start: Start, seat: int) -> tuple[float, float, int]:
    """One game with ``start.first`` in ``seat``: its share of the win, seconds, moves."""
    game = games.get(start.game)
    seats = [Player() for _ in range(start.players)]
    played = match.begin(game, {}, seats, start.seed)
    seconds, moves = 0.0, 0
    while not played.is_over:
        if played.to_act == CHANCE:
            played.play(played.chance())
            continue
        is_first = played.to_act == seat
        level = start.first if is_first else start.second
        # The nodes asked for are the first player's: the second is the yardstick.
        nodes = start.nodes if is_first else None
        began = time.process_time()
        played.play(choose(played, level, nodes, f"{start.seed}/{played.ply}"))
        if is_first:
            seconds += time.process_time() - began
            moves += 1
    winners = game.winners(played.state) or []
    share = 1 / len(winners) if seat in winners else 0.0
    return share, seconds, moves


def play_all(start: Start) -> Series:
    """The games of one start, the first player once in every seat."""
    results = [play(start, seat) for seat in range(start.players)]
    return Series(
        tuple(share for share, _, _ in results),
        sum(seconds for _, seconds, _ in results),
        sum(moves for _, _, moves in results),
    )


def interval(starts: list[float], each: int) -> tuple[float, float, float]:
    """Mean of the ``starts``' shares, ``each`` of so many games, and its 95 % interval.

    It comes from the spread of the starts; Wilson's interval for single games is added where it
    reaches farther, since a spread found in few or equal starts promises too much.
    """
    n = len(starts)
    mean = sum(starts) / n
    spread = _Z * sqrt(sum((share - mean) ** 2 for share in starts) / max(1, n - 1) / n)
    square = _Z * _Z / (n * each)
    centre = (mean + square / 2) / (1 + square)
    half = sqrt(mean * (1 - mean) * square + square * square / 4) / (1 + square)
    return mean, min(mean - spread, centre - half), max(mean + spread, centre + half)


def row(pair: str, players: int, series: list[Series]) -> str:
    """One line of the table."""
    starts = [sum(one.shares) / players for one in series]
    mean, low, high = interval(starts, players)
    shares = [share for one in series for share in one.shares]
    draws = sum(0 < share < 1 for share in shares)
    think = 1000 * sum(one.seconds for one in series) / max(1, sum(one.moves for one in series))
    return (
        f"{pair:<20}{len(shares):>7}{shares.count(1.0):>7}{draws:>7}"
        f"{100 * mean:>8.1f} %  {100 * low:>5.1f} to {100 * high:.1f} %{think:>12.1f} ms"
    )


HEADER = (
    f"{'first : others':<20}{'games':>7}{'won':>7}{'shared':>7}"
    f"{'share':>10}  {'95 % interval':<16}{'a move':>13}"
)


def main(arguments: list[str]) -> int:
    """Run the command; the exit status."""
    parser = argparse.ArgumentParser(prog="ladder", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", required=True, choices=games.NAMES)
    parser.add_argument("--games", type=int, default=200, help="games a pair, about")
    parser.add_argument("--pairs", default="strong:steady,steady:random", metavar="A:B,C:D")
    parser.add_argument("--nodes", type=int, help="budget of the first player of each pair")
    parser.add_argument("--players", type=int, help="seats of each game")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(arguments)
    game = games.get(chosen.game)
    players = chosen.players or max(2, game.seats[0])
    pairs = [pair.partition(":") for pair in chosen.pairs.split(",")]
    for level in {level for first, _, second in pairs for level in (first, second)}:
        if level not in (*game.levels, RANDOM):
            parser.error(f"no player is called {level!r}")
    if not game.seats[0] <= players <= game.seats[1] or players < 2:
        parser.error(f"{chosen.game} is not for {players} players")

    print(HEADER + (f"   (equal: {100 / players:.1f} %)" if players > 2 else ""))
    with multiprocessing.Pool(chosen.jobs) as pool:
        for first, _, second in pairs:
            starts = [
                Start(chosen.game, players, first, second, chosen.nodes, f"{chosen.seed}/{number}")
                for number in range(max(1, chosen.games // players))
            ]
            series = pool.map(play_all, starts, chunksize=1)
            print(row(f"{first} : {second}", players, series), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
