"""The end of PORTAS, solved: every move, every draw and treasure, each weighed by its chance."""

from typing import Iterator

from engine.players import portas_positions as positions

_LONGEST_LINE = 4


_STEP = 2000
"""Positions solved between two yields."""


class _PauseError(Exception):
    """Raised in the depth of a solution that has solved enough for now."""


class Solver:
    """Values of positions, each worked out once."""

    reason = "solved"
    """The sentence that names this way to find a move."""

    def __init__(self) -> None:
        self._values: dict[tuple[int, ...], float] = {}
        self._pause_at = 0

    def run(
        self, position: "tuple[int, ...]", budget: int
    ) -> "Iterator[tuple[float, int, list[str]] | None]":
        """Yields None now and then, last (value, positions solved, expected line).

        Nothing comes last where ``budget`` positions were not enough. The line ends where chance
        enters.
        """
        while len(self._values) < budget:
            self._pause_at = min(budget, len(self._values) + _STEP)
            try:
                value = self._value(position)
            except _PauseError:
                yield None  # what has been solved stays known: the next round goes on from there
            else:
                yield value, len(self._values), self._line(position)
                return

    def _value(self, position: "tuple[int, ...]") -> float:
        """The chance to win for the player to move."""
        known = self._values.get(position)
        if known is None:
            if len(self._values) >= self._pause_at:
                raise _PauseError
            known = max([self._worth(position, move) for move in positions.moves(position)])
            self._values[position] = known
        return known

    def _worth(self, position: "tuple[int, ...]", move: "tuple[int, int]") -> float:
        """The chance to win after ``move``, for the player who makes it."""
        promised = positions.promise(position, move)
        if positions.is_over(promised):
            return positions.result(-promised[7])
        treasures = positions.openings(promised)
        lost = 0.0
        cards = 0
        for card in positions.draws(promised):
            weight = (promised[2] >> positions.SHIFT[card] & 3) if card else 1
            cards += weight
            for treasure in treasures:
                lost += weight * self._value(positions.deal(promised, card, treasure))
        return 1.0 - lost / (cards * len(treasures))

    def _line(self, position: "tuple[int, ...]") -> "list[str]":
        """Best moves for both sides, as long as nothing is left to chance between them."""
        line: list[str] = []
        while len(line) < _LONGEST_LINE:
            choices = positions.moves(position)
            worths = [self._worth(position, move) for move in choices]
            move = choices[worths.index(max(worths))]
            line.append(positions.name_of(position, move))
            promised = positions.promise(position, move)
            cards, treasures = positions.draws(promised), positions.openings(promised)
            if positions.is_over(promised) or len(cards) * len(treasures) > 1:
                break
            position = positions.deal(promised, cards[0], treasures[0])
        return line
