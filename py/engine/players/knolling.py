"""Computer players of KNOLLING.

*child* takes one of the next cards and tries a few ways to lay it, minding whole items only.
*steady* (`knolling_steady`) picks the card that does most for its table at once, areas included.
*strong* (`knolling_strong`) also looks at the cards it is likely to take next, keeps room for
them, and weighs what hurrying ahead costs in turns.

The value of a thought is the points that the player's table is then good for. A node is one way
to lay a card looked at closely.
"""

from typing import Any, Iterator

from core.rng import Rng
from engine.players.knolling_steady import Steady
from engine.thought import Thought
from games.knolling.notation import KEEP
from games.knolling.photograph import best_of
from games.knolling.table import Table, placed_in, table_of

NODES = {"child": 8, "steady": 30, "strong": 6000}

_REACH = 3
"""*child* takes one of so many next cards."""

_TIDYING = 3
"""*child* thinks of tidying one time in so many."""


def think(
    observation: "dict[str, Any]", legal: "list[str]", level: str, nodes: int, rng: Rng
) -> "Iterator[Thought | None]":
    """The contract of `engine`: yields None now and then, and last the thought."""
    if len(legal) == 1:
        yield Thought(legal[0], 0.0, 0, [legal[0]], "only")
    elif level == "child":
        yield child(observation, legal, nodes, rng)
    elif level == "steady":
        yield from Steady(observation, legal, nodes).think()
    else:
        # Only the engine has this: it is too much work for MicroPython.
        from engine.players.knolling_strong import Strong

        yield from Strong(observation, legal, nodes).think()


def child(observation: "dict[str, Any]", legal: "list[str]", nodes: int, rng: Rng) -> Thought:
    """What comes to a child's mind."""
    expect = observation["expect"]
    if expect == "to":
        return _next_cards(observation, legal, rng)
    table = table_of(placed_in(observation["areas"][observation["to_act"]]))
    if expect == "frame":
        found = best_of(table, [])
        assert found is not None
        move = "frame " + str(found.x) + "," + str(found.y)
        return Thought(move, found.shot.items, 1, [move], "frame", {"items": found.shot.items})
    if expect == "fill" or (expect == "tidy" and rng.below(_TIDYING)):
        move = rng.choice(legal) if expect == "fill" else KEEP
        return Thought(move, 0.0, 0, [move], "whim")
    return _try_some(table, observation["taken"], legal, nodes, rng)


def _next_cards(observation: "dict[str, Any]", legal: "list[str]", rng: Rng) -> Thought:
    """One of the next cards."""
    pawn = observation["pawns"][observation["to_act"]]
    here = 99 if pawn == "T" else pawn
    cards = [int(move[3:]) for move in legal if move not in ("to T", "to G")]
    cards.sort(key=lambda position: abs(position - here))
    move = "to " + str(rng.choice(cards[:_REACH]))
    return Thought(move, 0.0, 0, [move], "like")


def _try_some(
    table: Table, taken: "int | None", legal: "list[str]", nodes: int, rng: Rng
) -> Thought:
    """Of some ways picked at random, the one that shows most whole items."""
    best_items = len(table.look.items) if KEEP in legal else -1
    best_move = KEEP if KEEP in legal else legal[0]
    for _ in range(nodes):
        move = rng.choice(legal)
        verb, _, rest = move.partition(" ")
        if verb not in ("place", "tidy", "unhold"):
            continue
        name, _, where = rest.rpartition(" ")
        x, y, turn = [int(part) for part in where.split(",")]
        number = int(name) if name else taken
        assert number is not None
        place = table.place_of(number)
        rest_of_it = table if place is None else table.without(place)
        items = len(rest_of_it.look_with(number, x, y, turn).items)
        if items > best_items:
            best_items, best_move = items, move
    why = "keep" if best_move == KEEP else "items"
    return Thought(best_move, best_items, nodes, [best_move], why, {"items": best_items})
