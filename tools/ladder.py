"""How strong the computer players are, measured against each other.

Usage: ``PYTHONPATH=py python tools/ladder.py [--game portas] [--games N] [--pairs A:B,C:D]
[--nodes N] [--players N,M] [--seed S] [--jobs N]``

Without ``--game`` every game is measured, with as few players as it takes. A level of the game or
``random`` may stand in a pair. Every start is played twice, the two players changing seats, so
that a lucky deal helps both; where a game has more seats, the first player takes one of them and
the second player all others, once for every seat. Chance and the players' own lots follow from
the seed: the same command gives the same games.

A win counts 1, shared with others its share. The share of wins of the first player is printed with
its 95 % interval; starts, not games, are the sample, since the games of one start go together.
Where three or more play, the share that equal players would have is below one half: it is printed.

A game that is played for a total is played alone, unless ``--players`` says otherwise: every
player of a pair plays the same set-ups by itself, and what is printed is its mean total, and by
how much the first of a pair is ahead of the second, each with its 95 % interval.
"""

import argparse
import multiprocessing
import sys
import time
from dataclasses import dataclass
from math import sqrt
from multiprocessing.pool import Pool

import engine
import games
from core import match
from core.game import CHANCE, Game
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
    low, high = min(mean - spread, centre - half), max(mean + spread, centre + half)
    return mean, max(0.0, low), min(1.0, high)


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


def is_for_totals(game: Game) -> bool:
    """Whether one can play alone, and for a total."""
    if game.seats[0] > 1:
        return False
    scores = game.scores(match.begin(game, {}, [Player()], "").state)
    return isinstance(scores[0], dict) and "total" in scores[0]


def play_alone(start: Start) -> tuple[int, float, int]:
    """One game of ``start.first`` by itself: its total, seconds, moves."""
    game = games.get(start.game)
    played = match.begin(game, {}, [Player()], start.seed)
    seconds = 0.0
    while not played.is_over:
        began = time.process_time()
        played.play(choose(played, start.first, start.nodes, f"{start.seed}/{played.ply}"))
        seconds += time.process_time() - began
    total: int = game.scores(played.state)[0]["total"]
    return total, seconds, played.ply


def mean_interval(values: list[int]) -> tuple[float, float, float]:
    """Mean of ``values`` and its 95 % interval, which comes from their spread."""
    n = len(values)
    mean = sum(values) / n
    spread = _Z * sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)
    return mean, mean - spread, mean + spread


def solo(pool: Pool, asked: argparse.Namespace, pairs: list[tuple[str, str]]) -> None:
    """Print the tables of a game that is played alone."""
    print(f"{'player':<20}{'games':>7}{'total':>10}    {'95 % interval':<16}{'a move':>13}")
    totals: dict[str, list[int]] = {}
    for level in dict.fromkeys(level for pair in pairs for level in pair):
        starts = [
            Start(asked.game, 1, level, level, asked.nodes, f"{asked.seed}/{number}")
            for number in range(asked.games)
        ]
        results = pool.map(play_alone, starts, chunksize=1)
        totals[level] = [total for total, _, _ in results]
        mean, low, high = mean_interval(totals[level])
        think = 1000 * sum(took for _, took, _ in results) / sum(n for _, _, n in results)
        print(
            f"{level:<20}{len(starts):>7}{mean:>10.2f}    {low:>5.2f} to {high:<8.2f}"
            f"{think:>10.1f} ms",
            flush=True,
        )
    print()
    for first, second in pairs:
        ahead = [a - b for a, b in zip(totals[first], totals[second], strict=True)]
        mean, low, high = mean_interval(ahead)
        print(f"{first + ' - ' + second:<27}{mean:>+10.2f}    {low:>+5.2f} to {high:<+8.2f}")


HEADER = (
    f"{'first : others':<20}{'games':>7}{'won':>7}{'shared':>7}"
    f"{'share':>10}  {'95 % interval':<16}{'a move':>13}"
)


def together(
    pool: Pool, asked: argparse.Namespace, players: int, pairs: list[tuple[str, str]]
) -> None:
    """Print the table of a game that is played against each other."""
    print(HEADER + (f"   (equal: {100 / players:.1f} %)" if players > 2 else ""))
    for first, second in pairs:
        starts = [
            Start(asked.game, players, first, second, asked.nodes, f"{asked.seed}/{number}")
            for number in range(max(1, asked.games // players))
        ]
        series = pool.map(play_all, starts, chunksize=1)
        print(row(f"{first} : {second}", players, series), flush=True)


def main(arguments: list[str]) -> int:
    """Run the command; the exit status."""
    parser = argparse.ArgumentParser(prog="ladder", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=games.NAMES, help="all, unless told otherwise")
    parser.add_argument("--games", type=int, default=200, help="games a pair, about")
    parser.add_argument("--pairs", default="strong:steady,steady:random", metavar="A:B,C:D")
    parser.add_argument("--nodes", type=int, help="budget of the first player of each pair")
    parser.add_argument("--players", metavar="N,M", help="seats of each game; a table for each")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(arguments)
    pairs = [pair.partition(":")[::2] for pair in chosen.pairs.split(",")]
    tables = []
    for name in [chosen.game] if chosen.game else games.NAMES:
        game = games.get(name)
        for level in {level for pair in pairs for level in pair}:
            if level not in (*game.levels, RANDOM):
                parser.error(f"no player is called {level!r}")
        fewest = 1 if is_for_totals(game) else max(2, game.seats[0])
        for count in (chosen.players or str(fewest)).split(","):
            if not count.isdecimal() or not fewest <= int(count) <= game.seats[1]:
                parser.error(f"{name} is not for {count} players")
            tables.append((name, int(count)))

    with multiprocessing.Pool(chosen.jobs) as pool:
        for number, (name, players) in enumerate(tables):
            if len(tables) > 1:
                print("\n" * (number > 0) + f"{name}, {players} seats")
            chosen.game = name
            if players == 1:
                solo(pool, chosen, pairs)
            else:
                together(pool, chosen, players, pairs)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
