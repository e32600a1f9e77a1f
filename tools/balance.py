"""What a game is like when computers play it: the questions its designer asked.

Usage: ``PYTHONPATH=py python -m tools.balance --game knolling [--games N] [--players N]
[--level L] [--seed S] [--jobs N] [--plot FILE]``

The designer of KNOLLING feared that small pieces make it "simply good to take cards". So games are
played by one level in all seats, and again with one collector among them, who always takes the
nearest card and plays like the others for the rest. Printed are cards taken against the result,
the share of items and bonus, the effect of the seat, what the options change, and what the number
of players does. Numbers after "±" are half a 95 % interval, games being the sample. The plot is an
SVG. What came of it stands in ``docs/balance.md``.
"""

import argparse
import multiprocessing
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import engine
import games
from core import match
from core.record import Player
from tools.balance_plot import draw

ROOT = Path(__file__).resolve().parent.parent
_Z = 1.959964
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "thinking area": {"thinking_area": True},
    "fillers": {"filler": True},
}


@dataclass(frozen=True)
class Task:
    """One game to play: ``collector`` is the seat of the one who always takes the nearest."""

    seed: str
    players: int
    level: str
    options: str
    collector: int | None = None


@dataclass(frozen=True)
class Seat:
    """What one seat came to; ``order`` counts from the first player."""

    cards: int
    items: int
    bonus: int
    win: float
    order: int

    @property
    def total(self) -> int:
        """Victory points."""
        return self.items + self.bonus


Table = list[Seat]


def play(task: Task) -> Table:
    """The seats of one game, in seat order."""
    game = games.get("knolling")
    seats = [Player() for _ in range(task.players)]
    played = match.begin(game, OPTIONS[task.options], seats, task.seed)
    while not played.is_over:
        state = played.state
        if played.to_act == task.collector and state.expect == "to":
            move = _nearest(game.legal(state), state.pawns[task.collector])
        else:
            seed = f"{task.seed}/{played.ply}"
            move = engine.choose(game, state, task.level, seed=seed).move
        played.play(move)
    winners = game.winners(played.state) or []
    return [
        Seat(
            cards=len(played.state.areas[seat]) + len(played.state.held[seat]),
            items=points["items"],
            bonus=points["total"] - points["items"],
            win=(seat in winners) / len(winners),
            order=(seat - played.setup["first"]) % task.players,
        )
        for seat, points in enumerate(game.scores(played.state))
    ]


def _nearest(legal: list[str], here: int) -> str:
    """The step to the nearest card, or to the end of the way."""
    cards = [move for move in legal if move not in ("to T", "to G")]
    return min(cards, key=lambda move: abs(int(move[3:]) - here), default=legal[-1])


# -- numbers ------------------------------------------------------------------------------


def mean(values: list[float]) -> str:
    """Mean and half its 95 % interval."""
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{fmean(values):.2f} ± {half:.2f}"


def share(values: list[float]) -> str:
    """The same in per cent."""
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{100 * fmean(values):.1f} ± {100 * half:.1f} %"


def differences(tables: list[Table]) -> list[tuple[float, float]]:
    """(cards, points) of each seat, both less the average of its game."""
    found = []
    for table in tables:
        cards, total = fmean(s.cards for s in table), fmean(s.total for s in table)
        found += [(seat.cards - cards, seat.total - total) for seat in table]
    return found


def slope(tables: list[Table]) -> tuple[float, float]:
    """Points a card more than the others brings, and half its 95 % interval (jackknife)."""
    parts = []
    for table in tables:
        pairs = differences([table])
        parts.append((sum(x * y for x, y in pairs), sum(x * x for x, _ in pairs)))
    over, under = sum(a for a, _ in parts), sum(b for _, b in parts)
    without = [(over - a) / (under - b) for a, b in parts]
    n = len(parts)
    spread = sqrt((n - 1) / n * sum((one - fmean(without)) ** 2 for one in without))
    return over / under, _Z * spread


# -- what is printed ----------------------------------------------------------------------


def report(plain: list[Table], collected: list[tuple[int, Table]], players: int) -> list[str]:
    """The lines about cards, points and seats."""
    seats = [seat for table in plain for seat in table]
    per_card, half = slope(plain)
    equal = f"(equal: {100 / players:.1f} %)"
    lines = [
        f"games {len(plain)}, players {players}",
        f"cards a player            {mean([fmean(s.cards for s in t) for t in plain])}",
        f"points a player           {mean([fmean(s.total for s in t) for t in plain])}",
        f"  of them items           {mean([fmean(s.items for s in t) for t in plain])}",
        f"  of them bonus           {mean([fmean(s.bonus for s in t) for t in plain])}",
        f"share of the bonus        {share([_bonus_share(t) for t in plain])}",
        f"winner has most items     {share([_leads(t, 'items') for t in plain])} {equal}",
        f"winner has most bonus     {share([_leads(t, 'bonus') for t in plain])} {equal}",
        f"winner has most cards     {share([_leads(t, 'cards') for t in plain])} {equal}",
        f"points for a card more    {per_card:.2f} ± {half:.2f}",
    ]
    for ahead in range(-2, 3):
        wins = [seat.win for table in plain for seat in table if _ahead(seat, table) == ahead]
        if len(wins) > 1:
            lines.append(f"wins at {ahead:+d} cards         {share(wins)} {equal}")
    for order in range(players):
        wins = [seat.win for seat in seats if seat.order == order]
        lines.append(f"wins of seat {order + 1} in order   {share(wins)} {equal}")
    own = [table[seat] for seat, table in collected]
    margins = [t[s].total - fmean(o.total for i, o in enumerate(t) if i != s) for s, t in collected]
    more = [t[s].cards - fmean(o.cards for i, o in enumerate(t) if i != s) for s, t in collected]
    lines += [
        f"collector: games {len(own)}",
        f"  wins                    {share([seat.win for seat in own])} {equal}",
        f"  cards more than others  {mean(more)}",
        f"  points more than others {mean(margins)}",
    ]
    return lines


def _ahead(seat: Seat, table: Table) -> int:
    """How many cards a seat has more than the average of its game, to the nearest one."""
    return round(seat.cards - fmean(one.cards for one in table))


def _bonus_share(table: Table) -> float:
    return sum(seat.bonus for seat in table) / sum(seat.total for seat in table)


def _leads(table: Table, what: str) -> float:
    """How much of the win goes to those who have most of something, ties shared."""
    most = max(getattr(seat, what) for seat in table)
    leaders = [seat for seat in table if getattr(seat, what) == most]
    return sum(seat.win for seat in leaders) / len(leaders)


def kind_lines(tables: dict[str, list[Table]]) -> list[str]:
    """One line for each kind of game: options, or numbers of players."""
    heads = ("cards", "items", "bonus", "points for a card", "most cards wins", "first seat wins")
    lines = [f"{'':<16}" + "".join(f"{head:>19}" for head in heads) + f"{'equal':>9}"]
    for name, played in tables.items():
        cells = [
            mean([fmean(getattr(seat, what) for seat in table) for table in played])
            for what in ("cards", "items", "bonus")
        ]
        per_card, half = slope(played)
        cells.append(f"{per_card:.2f} ± {half:.2f}")
        cells.append(share([_leads(table, "cards") for table in played]))
        cells.append(share([seat.win for table in played for seat in table if seat.order == 0]))
        line = f"{name:<16}" + "".join(f"{cell:>19}" for cell in cells)
        lines.append(f"{line}{100 / len(played[0]):>7.1f} %")
    return lines


def main(arguments: list[str]) -> int:
    """Run the command; the exit status."""
    parser = argparse.ArgumentParser(prog="balance", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", required=True, choices=["knolling"])
    parser.add_argument("--games", type=int, default=120, help="games of each kind")
    parser.add_argument("--players", type=int, default=3, choices=range(2, 6))
    parser.add_argument("--level", default="steady", choices=games.get("knolling").levels)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", type=Path, default=ROOT / "docs" / "balance.svg")
    chosen = parser.parse_args(arguments)

    def tasks(options: str, players: int, collectors: bool = False) -> list[Task]:
        return [
            Task(
                f"{chosen.seed}/{number}",
                players,
                chosen.level,
                options,
                number % players if collectors else None,
            )
            for number in range(chosen.games)
        ]

    with multiprocessing.Pool(chosen.jobs) as pool:

        def played(work: list[Task]) -> list[Table]:
            return pool.map(play, work, chunksize=1)

        hunting = tasks("plain", chosen.players, collectors=True)
        hunted = [task.collector or 0 for task in hunting]
        tables = {name: played(tasks(name, chosen.players)) for name in OPTIONS}
        collected = list(zip(hunted, played(hunting), strict=True))
        print("\n".join(report(tables["plain"], collected, chosen.players)))
        print("\n".join(kind_lines(tables)), flush=True)
        companies = {
            f"{players} players": tables["plain"]
            if players == chosen.players
            else played(tasks("plain", players))
            for players in range(2, 6)
        }
        print("\n".join(kind_lines(companies)))
    chosen.plot.parent.mkdir(parents=True, exist_ok=True)
    chosen.plot.write_text(draw(differences(tables["plain"]), slope(tables["plain"])), "utf-8")
    print(chosen.plot)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
