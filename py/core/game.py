"""The contract between a game's rules and everything that stands on them.

A game is one object of a subclass of `Game`, reachable through `games.get`. It is pure: no
clock, no interface, no language, no randomness but the generator handed in. Positions are
immutable by convention: `Game.apply` returns a new one. A move is a text, and a text is the
only way to change a position, so that records, links, typed moves, computer players, tests
and the interface all walk the same road.
"""

from typing import Any

from core.errors import TabletopError
from core.packing import Packer, Unpacker
from core.rng import Rng

CHANCE = "chance"
"""What `Game.to_act` answers where a die, not a player, decides."""


class Option:
    """One choice offered when a game is set up, kept in the record's ``options``.

    ``values`` lists what may be chosen (JSON values); the first is the default.
    ``in_setup`` is true where the choice shapes the set-up (a size, who starts) and false where
    it applies while playing.
    """

    def __init__(self, name: str, values: "tuple[Any, ...]", in_setup: bool = False) -> None:
        self.name = name
        self.values = values
        self.in_setup = in_setup


TRAINING = "training"
"""Option every game knows: all at the device agreed that undo may pass revealed information."""


class Game:
    """Rules of one game. Subclasses give the class attributes and every method."""

    name: str = ""
    """The identifier in records, links and folder names, e.g. ``"portas"``."""

    rules: int = 1
    """Version of the rules; a change of behaviour raises it."""

    seats: "tuple[int, int]" = (1, 1)
    """Fewest and most players."""

    levels: "tuple[str, ...]" = ("child", "steady", "strong")
    """Computer players on offer, weakest first."""

    options: "tuple[Option, ...]" = ()
    """Options beside ``training``, in the order in which they are shown."""

    # -- beginning ------------------------------------------------------------------------

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        """A fresh, complete set-up: every hidden order and place, drawn from ``rng``."""
        raise NotImplementedError

    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> Any:
        """The position before the first move.

        ``setup`` is foreign: it is checked completely. Raises `TabletopError` (``bad-value``,
        ``bad-options``) and nothing else.
        """
        raise NotImplementedError

    def pack_setup(
        self, packer: Packer, setup: "dict[str, Any]", options: "dict[str, Any]", players: int
    ) -> None:
        """Write a checked set-up into a link; `unpack_setup` reads it back."""
        raise NotImplementedError

    def unpack_setup(
        self, unpacker: Unpacker, options: "dict[str, Any]", players: int
    ) -> "dict[str, Any]":
        """The set-up written by `pack_setup`; may be nonsense where the link was forged."""
        raise NotImplementedError

    # -- playing --------------------------------------------------------------------------

    def to_act(self, state: Any) -> "int | str | None":
        """The seat whose decision is next, `CHANCE`, or None when the game is over."""
        raise NotImplementedError

    def legal(self, state: Any) -> "list[str]":
        """All legal moves, each once, sorted by code point; empty when the game is over."""
        raise NotImplementedError

    def apply(self, state: Any, move: str) -> Any:
        """The position after ``move``.

        ``move`` is foreign: raises `TabletopError` (``illegal-move``) unless it is legal.
        """
        raise NotImplementedError

    def outcomes(self, state: Any) -> "list[tuple[str, int]]":
        """At a chance node each legal move with its whole-number weight."""
        return [(move, 1) for move in self.legal(state)]

    # -- looking --------------------------------------------------------------------------

    def view(self, state: Any) -> "dict[str, Any]":
        """The position as the JSON value that the game's rules page calls *State*."""
        raise NotImplementedError

    def observe(self, state: Any, seat: int) -> "dict[str, Any]":
        """All that the player in ``seat`` may know, as a JSON value.

        Computer players, hints and the screen are made from this and nothing else. Two
        positions that differ only in what is hidden from ``seat`` give equal values.
        """
        raise NotImplementedError

    def revealed(self, state: Any) -> "tuple[int, ...]":
        """How much of the set-up the players have seen: numbers that never fall.

        A move after which they are greater has shown something hidden, and undo stops there.
        The conformance tests hold this against `observe`: where the numbers stay, no change of
        what is hidden may change what anybody sees.
        """
        raise NotImplementedError

    def redeal(self, state: Any, seat: int, rng: Rng) -> Any:
        """A position that ``seat`` cannot tell from ``state``, with everything hidden redrawn."""
        raise NotImplementedError

    def scores(self, state: Any) -> Any:
        """What the position is worth if it ended now, as the rules page lists it."""
        raise NotImplementedError

    def winners(self, state: Any) -> "list[int] | None":
        """The winning seats once the game is over (several share), else None."""
        raise NotImplementedError

    def offers(self, option: Option, options: "dict[str, Any]", players: int) -> "tuple[Any, ...]":
        """The values of ``option`` that go with the other ``options`` and so many ``players``.

        One alone is no choice, and is not shown.
        """
        return option.values

    # -- the same for every game ----------------------------------------------------------

    def check_options(self, options: "dict[str, Any]") -> "dict[str, Any]":
        """``options`` if every name and value is known, else `TabletopError`."""
        known = list(self.options) + [Option(TRAINING, (False, True))]
        for name in sorted(options):
            values = [option.values for option in known if option.name == name]
            if not values or not _member(options[name], values[0]):
                raise TabletopError("bad-options", option=name)
        return options

    def option(self, options: "dict[str, Any]", name: str) -> Any:
        """The value chosen for ``name``, or its default."""
        for option in self.options:
            if option.name == name:
                return options.get(name, option.values[0])
        return options.get(name, False)


def _member(value: Any, values: "tuple[Any, ...]") -> bool:
    """Whether ``value`` is one of ``values``, telling ``1`` from ``true``."""
    return any(type(value) is type(other) and value == other for other in values)


def illegal(move: Any) -> TabletopError:
    """The error for a move that the position does not allow."""
    return TabletopError("illegal-move", move=str(move)[:40])
