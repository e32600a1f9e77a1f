"""``python -m referee``: replay a record, or make a fresh one. See README for its options."""

import argparse
import hashlib
import sys
from typing import Any

import games
from core import canonical, match, record
from core.commands import emit, fail, read_stdin
from core.errors import TabletopError
from core.game import Game
from core.record import Player


def position(game: Game, state: Any, ply: int, with_legal: bool) -> "dict[str, Any]":
    """One line of output: what the rules say of ``state``, reached after ``ply`` moves."""
    legal = game.legal(state)
    line: dict[str, Any] = {
        "ply": ply,
        "to_act": game.to_act(state),
        "legal_count": len(legal),
        "legal_sha256": hashlib.sha256("\n".join(legal).encode()).hexdigest(),
    }
    if with_legal:
        line["legal"] = legal
    line["state"] = game.view(state)
    line["scores"] = game.scores(state)
    line["winners"] = game.winners(state)
    return line


def replay(text: str, trace: bool, with_legal: bool) -> None:
    """Print the positions of the record in ``text``: all of them, or the last."""
    found = record.read(text)
    game = games.get(found.game)
    opened = match.open_record(game, found)
    played = opened.match
    if opened.error is not None and not trace:
        raise opened.error
    first = 0 if trace else played.ply
    for ply in range(first, played.ply + 1):
        emit(position(game, played.at(ply), ply, with_legal))
    if opened.error is not None:
        raise opened.error


def fresh(name: str, seed: str, players: "int | None", options: "list[str]") -> None:
    """Print a new record whose set-up follows from ``seed``."""
    game = games.get(name)
    count = players if players is not None else game.seats[0]
    match.check_seats(game, count)
    chosen = {}
    for option in options:
        key, _, value = option.partition("=")
        chosen[key] = _json_or_text(value)
    seats = [Player() for _ in range(count)]
    print(record.write(match.begin(game, chosen, seats, seed).record()))


def cards() -> None:
    """Print the sixty item cards of KNOLLING, one a line."""
    if "knolling" not in games.NAMES:
        raise TabletopError("unknown-game", game="knolling")
    knolling: Any = games.get("knolling")
    for card in knolling.cards():
        emit(card)


def _json_or_text(value: str) -> Any:
    try:
        return canonical.loads(value)
    except TabletopError:
        return value


def main(arguments: "list[str]") -> int:
    """Run the command; the exit status."""
    parser = argparse.ArgumentParser(prog="referee", description="Replays a game record.")
    parser.add_argument("--trace", action="store_true", help="a line for every position")
    parser.add_argument("--legal", action="store_true", help="list the legal moves too")
    parser.add_argument("--new", metavar="GAME", help="print a fresh record instead")
    parser.add_argument("--seed", default="0", help="what the fresh set-up follows from")
    parser.add_argument("--players", type=int, help="players of the fresh record")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--cards", action="store_true", help="print the cards of KNOLLING")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.cards:
            cards()
        elif chosen.new is not None:
            fresh(chosen.new, chosen.seed, chosen.players, chosen.option)
        else:
            replay(read_stdin(), chosen.trace, chosen.legal)
    except TabletopError as error:
        return fail(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
