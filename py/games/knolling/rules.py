"""The rules of KNOLLING.

What the source leaves open is decided here, and listed for players on the rules page:

* tidying comes after another player's turn, not during it: `games.knolling.turns` asks each seat
  at most once, in seat order from the one that acted;
* a tidy must change something, and may leave the cards in pieces: `Table.may_tidy`;
* arriving at the turning point or the goal takes no card and adds none, and the return adds none
  at all: `move_pawn`;
* with the option ``thinking_area`` a held card is put down at the end of one's own turn, or in
  place of a tidy: `end_of_turn`, `Knolling.legal`;
* with the option ``filler`` a player on the goal is asked in the same round as those who tidy.
"""

from typing import Any

from core import shapes
from core.game import Game, Option, illegal
from core.packing import Packer, Unpacker
from core.rng import Rng
from games.knolling import notation
from games.knolling.bits import positions
from games.knolling.cards import CARDS, cards_json
from games.knolling.look import FRAME_HIGH, FRAME_WIDE
from games.knolling.notation import HOLD, KEEP
from games.knolling.scoring import scores
from games.knolling.state import (
    FILL,
    FRAME,
    PLACE,
    TIDY,
    TO,
    UNHOLD,
    Setup,
    State,
    first_state,
    view,
)
from games.knolling.table import Table
from games.knolling.things import GENRES
from games.knolling.turns import (
    after_asked,
    end_of_turn,
    move_pawn,
    next_frame,
    put,
    room_for_fillers,
    steps,
)

_DECK = tuple(range(1, CARDS + 1))


class Knolling(Game):
    """KNOLLING for two to five; moves are described in `games.knolling.notation`."""

    name = "knolling"
    seats = (2, 5)
    options = (Option("thinking_area", (False, True)), Option("filler", (False, True)))

    def cards(self) -> "list[dict[str, Any]]":
        """The sixty cards in the form of the rules page."""
        return cards_json()

    # -- beginning ------------------------------------------------------------------------

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        return {"deck": rng.shuffled(_DECK), "players": players, "first": rng.below(players)}

    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> State:
        fields = shapes.record(setup, ("deck", "players", "first"), "setup")
        deck = [
            shapes.integer(card, 1, CARDS, "setup.deck")
            for card in shapes.array(fields["deck"], CARDS, CARDS, "setup.deck")
        ]
        if sorted(deck) != list(_DECK):
            raise shapes.refuse("setup.deck")
        shapes.integer(fields["players"], players, players, "setup.players")
        return first_state(
            Setup(
                tuple(deck),
                players,
                shapes.integer(fields["first"], 0, players - 1, "setup.first"),
                self.option(options, "thinking_area"),
                self.option(options, "filler"),
            )
        )

    def pack_setup(
        self, packer: Packer, setup: "dict[str, Any]", options: "dict[str, Any]", players: int
    ) -> None:
        packer.put(setup["first"], players)
        # 60! is far more than a block of a link holds: one card after the other.
        left = list(_DECK)
        for card in setup["deck"]:
            packer.put(left.index(card), len(left))
            left.remove(card)

    def unpack_setup(
        self, unpacker: Unpacker, options: "dict[str, Any]", players: int
    ) -> "dict[str, Any]":
        first = unpacker.take(players)
        left = list(_DECK)
        deck = [left.pop(unpacker.take(len(left))) for _ in _DECK]
        return {"deck": deck, "players": players, "first": first}

    # -- playing --------------------------------------------------------------------------

    def to_act(self, state: State) -> "int | None":
        return state.to_act

    def legal(self, state: State) -> "list[str]":
        seat = state.to_act
        if seat is None:
            return []
        table = state.table(seat)
        if state.expect == TO:
            moves = steps(state, seat)
        elif state.expect == PLACE:
            moves = notation.laying("place", table)
            if state.setup.has_thinking:
                moves.append(HOLD)
        elif state.expect == FRAME:
            moves = _frames(table)
        else:
            moves = [KEEP]
            if state.expect == FILL:
                moves += _fills(state, seat)
            if state.expect == TIDY:
                moves += notation.tidying(table)
            if state.expect != FILL:
                for card in state.held[seat]:
                    moves += notation.laying("unhold " + str(card), table)
        moves.sort()
        return moves

    def apply(self, state: State, move: str) -> State:
        seat = state.to_act
        after = None
        if seat is not None and type(move) is str:
            verb, _, rest = move.partition(" ")
            if move == KEEP:
                after = _keep(state)
            elif move == HOLD:
                after = _hold(state, seat)
            elif verb in _DOERS:
                expects, doer = _DOERS[verb]
                if state.expect in expects:
                    after = doer(state, seat, rest)
        if after is None:
            raise illegal(move)
        return after

    # -- looking --------------------------------------------------------------------------

    def view(self, state: State) -> "dict[str, Any]":
        return view(state)

    def observe(self, state: State, seat: int) -> "dict[str, Any]":
        """The position, and of the deck what it holds but not in which order.

        Beside the keys of `view`: ``unseen``, the sorted cards still in the deck; ``first``, who
        began; ``actor``, whose turn it is or was last; ``thinking_area`` and ``filler``.
        """
        seen = view(state)
        seen["unseen"] = sorted(state.setup.deck[state.drawn :])
        seen["first"] = state.setup.first
        seen["actor"] = state.actor
        seen["thinking_area"] = state.setup.has_thinking
        seen["filler"] = state.setup.has_fillers
        return seen

    def revealed(self, state: State) -> "tuple[int, ...]":
        return (state.drawn,)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        setup = state.setup
        deck = setup.deck[: state.drawn] + tuple(rng.shuffled(setup.deck[state.drawn :]))
        return state.replace(
            setup=Setup(deck, setup.players, setup.first, setup.has_thinking, setup.has_fillers)
        )

    def scores(self, state: State) -> "list[dict[str, Any]]":
        return scores([state.shot(seat) for seat in range(state.setup.players)])

    def winners(self, state: State) -> "list[int] | None":
        if state.to_act is not None:
            return None
        totals = [points["total"] for points in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]


def _keep(state: State) -> "State | None":
    return after_asked(state) if state.expect in (TIDY, FILL, UNHOLD) else None


# -- cards on the table -------------------------------------------------------------------


def _place(state: State, seat: int, where: str) -> "State | None":
    spot = notation.spot(where)
    if spot is None or not state.table(seat).fits(*spot):
        return None
    table = state.table(seat).with_card(state.taken, *spot)
    return end_of_turn(state.replace(taken=0, areas=put(state.areas, seat, table.placed)))


def _hold(state: State, seat: int) -> "State | None":
    if state.expect != PLACE or not state.setup.has_thinking:
        return None
    held = state.held[seat] + (state.taken,)
    return end_of_turn(state.replace(taken=0, held=put(state.held, seat, held)))


def _unhold(state: State, seat: int, what: str) -> "State | None":
    name, _, where = what.partition(" ")
    card = notation.number(name)
    spot = notation.spot(where)
    if card not in state.held[seat] or spot is None or not state.table(seat).fits(*spot):
        return None
    held = tuple([other for other in state.held[seat] if other != card])
    table = state.table(seat).with_card(card, *spot)
    return after_asked(
        state.replace(held=put(state.held, seat, held), areas=put(state.areas, seat, table.placed))
    )


def _tidy(state: State, seat: int, what: str) -> "State | None":
    name, _, where = what.partition(" ")
    card = notation.number(name)
    spot = notation.spot(where)
    table = state.table(seat)
    if card is None or spot is None:
        return None
    place = table.place_of(card)
    if place is None or place not in table.free() or not table.may_tidy(place, *spot):
        return None
    return after_asked(
        state.replace(areas=put(state.areas, seat, table.tidied(place, *spot).placed))
    )


# -- fillers ------------------------------------------------------------------------------


def _fills(state: State, seat: int) -> "list[str]":
    table = state.table(seat)
    return [
        "fill " + str(x + table.left) + "," + str(y + table.top) + "," + genre
        for y, xs in positions(room_for_fillers(state, seat), table.stride)
        for x in xs
        for genre in GENRES
    ]


def _fill(state: State, seat: int, where: str) -> "State | None":
    filler = notation.filler(where)
    if filler is None or "fill " + where not in _fills(state, seat):
        return None
    fillers = state.fillers[seat] + (filler,)
    return after_asked(state.replace(fillers=put(state.fillers, seat, fillers)))


# -- the photograph -----------------------------------------------------------------------


def _shows_cards(table: Table, x: int, y: int) -> bool:
    """Whether a frame at (x, y) holds at least one covered cell."""
    return bool(table.look.frame(x - table.left, y - table.top) & table.look.covered)


def _frames(table: Table) -> "list[str]":
    left, top, right, bottom = table.look.box
    return [
        "frame " + str(x) + "," + str(y)
        for y in range(table.top + top - FRAME_HIGH + 1, table.top + bottom)
        for x in range(table.left + left - FRAME_WIDE + 1, table.left + right)
        if _shows_cards(table, x, y)
    ]


def _choose_frame(state: State, seat: int, where: str) -> "State | None":
    corner = notation.numbers(where, 2)
    if corner is None or not _shows_cards(state.table(seat), corner[0], corner[1]):
        return None
    frame = (corner[0], corner[1])
    return next_frame(state.replace(frames=put(state.frames, seat, frame)), seat + 1)


_DOERS: "dict[str, Any]" = {
    "to": ((TO,), move_pawn),
    "place": ((PLACE,), _place),
    "tidy": ((TIDY,), _tidy),
    "unhold": ((TIDY, UNHOLD), _unhold),
    "fill": ((FILL,), _fill),
    "frame": ((FRAME,), _choose_frame),
}
"""For each verb: where it is expected, and what does it, or gives None where it is illegal."""
