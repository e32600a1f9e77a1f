"""Games played at random, for tests."""

from typing import Any

from core.game import CHANCE, Game
from core.match import Match, begin
from core.record import MAX_MOVES, Player
from core.rng import Rng


def new_match(
    game: Game, seed: str, options: "dict[str, Any] | None" = None, players: int = 0
) -> Match:
    """A match of ``players``, or as few as can play, its set-up made from ``seed``."""
    return begin(game, options or {}, [Player() for _ in range(players or game.seats[0])], seed)


def random_move(game: Game, state: Any, rng: Rng) -> str:
    """Any legal move; a die falls as its weights say."""
    if game.to_act(state) == CHANCE:
        outcomes = game.outcomes(state)
        return str(outcomes[rng.weighted([weight for _, weight in outcomes])][0])
    return str(rng.choice(game.legal(state)))


def random_match(
    game: Game,
    seed: str,
    options: "dict[str, Any] | None" = None,
    plies: int = MAX_MOVES,
    players: int = 0,
) -> Match:
    """A match played at random to its end, or for so many ``plies``."""
    match = new_match(game, seed, options, players)
    rng = Rng(seed + "/play")
    while not match.is_over and match.ply < plies:
        match.play(random_move(game, match.state, rng))
    return match


def some_options(game: Game) -> "list[dict[str, Any]]":
    """No options, and every single value of every option that can be chosen by itself."""
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        found += [{option.name: value} for value in game.offers(option, {}, game.seats[0])]
    return found


def insides(value: Any) -> Any:
    """All that ``value`` holds, through objects too, as lists and plain values."""
    if isinstance(value, dict):
        return [[key, insides(value[key])] for key in sorted(value)]
    if isinstance(value, (list, tuple)):
        return [insides(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if hasattr(value, "__dict__"):
        return insides(value.__dict__)
    return value
