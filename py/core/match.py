"""A match: one game being played, with its history.

The match owns what every game has in common: the list of moves, stepping back and forth,
undo within what information allows, who sits where. The rules own what a move does.
"""

from typing import Any

from core import shapes
from core.canonical import dumps
from core.errors import TabletopError, reading
from core.game import CHANCE, TRAINING, Game, illegal
from core.record import MAX_MOVE, MAX_MOVES, MAX_SEED, Player, Record
from core.rng import Rng


class Match:
    """Positions ``0 .. ply`` of a game, each reached from the one before by a checked move."""

    def __init__(
        self,
        game: Game,
        options: "dict[str, Any]",
        setup: "dict[str, Any]",
        players: "list[Player]",
        seed: "str | None" = None,
    ) -> None:
        check_seats(game, len(players))
        for player in players:
            if not player.is_human and player.level not in game.levels:
                raise TabletopError("bad-level", level=player.level)
        self.game = game
        self.options = game.check_options(options)
        self.setup = setup
        self.players = players
        self.seed = seed
        self.comments: dict[str, str] = {}
        self.date = ""
        self.moves: list[str] = []
        self._states = [game.initial(setup, self.options, len(players))]
        self._undone: list[str] = []
        self._codes: list[tuple[int, int]] = []

    @property
    def ply(self) -> int:
        """Number of moves made."""
        return len(self.moves)

    @property
    def state(self) -> Any:
        """The newest position."""
        return self._states[-1]

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.to_act is None

    @property
    def to_act(self) -> "int | str | None":
        """The seat to decide, `CHANCE`, or None when the game is over."""
        return self.game.to_act(self.state)

    def at(self, ply: int) -> Any:
        """The position after ``ply`` moves."""
        return self._states[ply]

    def play(self, move: str) -> None:
        """Make ``move``; `TabletopError` carries the ply where it would have stood."""
        if self.ply >= MAX_MOVES:
            raise TabletopError("too-many-moves", self.ply, limit=MAX_MOVES)
        if type(move) is not str or len(move) > MAX_MOVE:
            raise illegal(move).at(self.ply)
        try:
            state = self.game.apply(self.state, move)
        except TabletopError as error:
            raise error.at(self.ply) from None
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone = []
        self.moves.append(move)
        self._states.append(state)

    def chance(self) -> str:
        """The outcome of the die to be thrown now.

        It follows from the match's seed and the ply, so that the same start and the same
        decisions see the same throws; without a seed (a game from a link) the set-up and the
        moves so far stand in for it.
        """
        key = self.seed
        if key is None:
            key = dumps(self.setup) + "/" + "/".join(self.moves)
        rng = Rng(key + "/chance/" + str(self.ply))
        outcomes = self.game.outcomes(self.state)
        return outcomes[rng.weighted([weight for _, weight in outcomes])][0]

    # -- undo -----------------------------------------------------------------------------

    @property
    def is_training(self) -> bool:
        """Whether all agreed that undo may pass revealed information."""
        return bool(self.options.get(TRAINING, False))

    def undo_floor(self) -> int:
        """The lowest ply to which undo may return: the last time something was revealed."""
        if self.is_training:
            return 0
        newest = self.game.revealed(self.state)
        floor = self.ply
        while floor > 0 and self.game.revealed(self._states[floor - 1]) == newest:
            floor -= 1
        return floor

    def undo_target(self) -> "int | None":
        """The ply of the last human decision that may be taken back, or None."""
        floor = self.undo_floor()
        for ply in range(self.ply - 1, floor - 1, -1):
            seat = self.game.to_act(self._states[ply])
            if type(seat) is int and self.players[seat].is_human:
                return ply
        return None

    def undo(self) -> None:
        """Take back to the last human decision; `TabletopError` (``no-undo``) if there is none."""
        target = self.undo_target()
        if target is None:
            raise TabletopError("no-undo", self.ply)
        while self.ply > target:
            self._undone.append(self.moves.pop())
            self._states.pop()
        self._codes = self._codes[:target]

    @property
    def can_redo(self) -> bool:
        """Whether moves taken back can be made again."""
        return bool(self._undone)

    def redo(self) -> None:
        """Make the moves again that one undo took back: up to the next human decision."""
        if not self._undone:
            raise TabletopError("no-redo", self.ply)
        while self._undone:
            self.play(self._undone[-1])
            seat = self.to_act
            if type(seat) is int and self.players[seat].is_human:
                break

    # -- records --------------------------------------------------------------------------

    def codes(self) -> "list[tuple[int, int]]":
        """For each move its place among the legal ones and how many those were.

        Remembered: the page makes a link after every move, and listing moves takes time.
        """
        for ply in range(len(self._codes), self.ply):
            legal = self.game.legal(self._states[ply])
            self._codes.append((legal.index(self.moves[ply]), len(legal)))
        return self._codes

    def record(self) -> Record:
        """The record of the match so far."""
        return Record(
            self.game.name,
            self.game.rules,
            self.options,
            self.seed,
            self.setup,
            self.players,
            list(self.moves),
            self.comments,
            self.date,
        )


class Opened:
    """A record made into a match as far as it could be replayed.

    ``error`` is None where all of it is legal; otherwise ``match`` stands at the last valid
    position and ``rest`` holds the moves from the illegal one on.
    """

    def __init__(self, match: Match, error: "TabletopError | None", rest: "list[str]") -> None:
        self.match = match
        self.error = error
        self.rest = rest


def check_seats(game: Game, count: int) -> None:
    """`TabletopError` (``bad-players``) unless ``count`` can play ``game``."""
    fewest, most = game.seats
    if not fewest <= count <= most:
        raise TabletopError("bad-players", fewest=fewest, most=most)


def begin(game: Game, options: "dict[str, Any]", players: "list[Player]", seed: str) -> Match:
    """A new match whose set-up follows from ``seed``, a text as a record may hold."""
    shapes.text(seed, MAX_SEED, "seed")
    game.check_options(options)
    check_seats(game, len(players))
    setup = game.new_setup(options, len(players), Rng(seed))
    return Match(game, options, setup, players, seed)


def open_record(game: Game, record: Record) -> Opened:
    """Replay ``record``; `TabletopError` where not even its first position can be made."""
    if record.game != game.name:
        raise TabletopError("unknown-game", game=record.game)
    if record.rules > game.rules:
        raise TabletopError("rules-too-new", rules=record.rules)
    match: Match = reading(
        "damaged", Match, game, record.options, record.setup, record.players, record.seed
    )
    match.comments = record.comments
    match.date = record.date
    for ply, move in enumerate(record.moves):
        try:
            reading("damaged", match.play, move)
        except TabletopError as error:
            return Opened(match, error.at(ply), record.moves[ply:])
    return Opened(match, None, [])


def replay(game: Game, record: Record) -> Match:
    """The match of a record that must be legal throughout; `TabletopError` otherwise."""
    opened = open_record(game, record)
    if opened.error is not None:
        raise opened.error
    return opened.match


def is_chance(match: Match) -> bool:
    """Whether a die decides next."""
    return match.to_act == CHANCE
