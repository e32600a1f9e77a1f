"""A search tree for PORTAS that grows where play is likely to go.

Each playout walks from the root. At a position it picks the move with the best average so far,
with a bonus for moves seldom tried; after the move, chance deals every card of the pile and every
treasure equally often in turn, which is steadier than lots; the walk ends at the game's end or at
a position not met before, which `estimate` judges. What was found counts for every move on the
way. Positions reached by different roads are one.
"""

from math import sqrt
from typing import Iterator

from core.rng import Rng
from engine.players import portas_positions as positions

SLICE = 100
"""Playouts between two yields."""

_CURIOSITY = 0.12
"""Weight of the bonus; found by play."""

_LONGEST_LINE = 4
_TRUST = 20
"""The expected line goes on while its moves were tried so often."""


class Edge:
    """A move of a position: how often it was tried, what it brought in all, where it leads.

    ``promised`` is what it leads to before chance has its say; where it ends the game ``ending``
    is what that is worth, otherwise None. ``deck`` and ``treasures`` are what chance deals from,
    and ``nodes`` holds the positions met after it.
    """

    __slots__ = ("deck", "ending", "move", "nodes", "promised", "total", "treasures", "visits")

    def __init__(self, position: "tuple[int, ...]", move: "tuple[int, int]") -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        self.promised = positions.promise(position, move)
        self.ending: float | None = None
        if positions.is_over(self.promised):
            self.ending = positions.result(-self.promised[7])
        self.deck: list[int] = []
        self.treasures: tuple[int, ...] = ()
        self.nodes: dict[int, Node] = {}


class Node:
    """A position met by the search. ``edges`` is empty until it is met a second time."""

    __slots__ = ("edges", "position", "serial", "visits")

    def __init__(self, position: "tuple[int, ...]", serial: int) -> None:
        self.position = position
        self.serial = serial
        self.visits = 0
        self.edges: list[Edge] = []

    def open(self) -> "list[Edge]":
        """The moves from here."""
        if not self.edges:
            self.edges = [Edge(self.position, move) for move in positions.moves(self.position)]
        return self.edges


class Search:
    """One search; `run` it once."""

    reason = "search"
    """The sentence that names this way to find a move."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._nodes: dict[tuple[int, ...], Node] = {}
        self._decks: dict[int, list[int]] = {}

    def run(
        self, position: "tuple[int, ...]", budget: int
    ) -> "Iterator[tuple[float, int, list[str]]]":
        """Yields, every `SLICE` playouts, (value, playouts, expected line) as found so far.

        Ends after ``budget`` playouts, or when no other move could come to be tried more.
        """
        root = self._node(position)
        root.visits = 1
        root.open()
        done = 0
        while done < budget:
            for _ in range(min(SLICE, budget - done)):
                self._playout(root)
                done += 1
            best = favourite(root)
            yield best.total / best.visits, done, self._line(root)
            if _is_settled(root, best, budget - done):
                break

    def _playout(self, node: Node) -> None:
        path = []
        while True:
            edge = _pick(node)
            path.append((node, edge))
            if edge.ending is not None:
                value = edge.ending
                break
            node = self._deal(node, edge)
            if not node.visits:
                node.visits = 1
                value = 1.0 - positions.estimate(node.position)
                break
        while path:
            node, edge = path.pop()
            node.visits += 1
            edge.visits += 1
            edge.total += value
            value = 1.0 - value

    def _deal(self, node: Node, edge: Edge) -> Node:
        """The position after ``edge``, chance dealing in turn.

        The turns begin elsewhere at each node, lest every first try meet the same card; but in
        the same place for all moves of a node, so that they are compared on equal luck.
        """
        deck = edge.deck
        if not deck:
            edge.deck = deck = self._deck(edge.promised)
            edge.treasures = positions.openings(edge.promised)
        treasures = edge.treasures
        turn = node.serial + edge.visits
        place = turn % len(deck)
        card = deck[place]
        treasure = treasures[(place + turn // len(deck)) % len(treasures)]
        key = card + 8 * treasure
        found = edge.nodes.get(key)
        if found is None:
            found = self._node(positions.deal(edge.promised, card, treasure))
            edge.nodes[key] = found
        return found

    def _deck(self, promised: "tuple[int, ...]") -> "list[int]":
        """The cards that may be drawn, each as often as it is there, shuffled once for all."""
        pile = promised[2] if positions.draws(promised) != (0,) else 0
        deck = self._decks.get(pile)
        if deck is None:
            deck = self._rng.shuffled(positions.cards_of(pile) or [0])
            self._decks[pile] = deck
        return deck

    def _node(self, position: "tuple[int, ...]") -> Node:
        node = self._nodes.get(position)
        if node is None:
            node = Node(position, len(self._nodes))
            self._nodes[position] = node
        return node

    def _line(self, node: Node) -> "list[str]":
        """The moves that playouts took most, the likeliest deal between them."""
        line: list[str] = []
        while len(line) < _LONGEST_LINE and node.edges:
            edge = favourite(node)
            if line and edge.visits < _TRUST:
                break
            line.append(positions.name_of(node.position, edge.move))
            if not edge.nodes:
                break
            keys = sorted(edge.nodes)
            visits = [edge.nodes[key].visits for key in keys]
            node = edge.nodes[keys[visits.index(max(visits))]]
        return line


def favourite(node: Node) -> Edge:
    """The move tried most, of equals the better one, of equals still the first."""
    best = node.edges[0]
    for edge in node.edges:
        if (edge.visits, edge.total) > (best.visits, best.total):
            best = edge
    return best


def _pick(node: Node) -> Edge:
    """The move to try next."""
    bonus = _CURIOSITY * sqrt(node.visits)
    highest = -1.0
    edges = node.edges or node.open()
    picked = edges[0]
    for edge in edges:
        visits = edge.visits
        if not visits:
            return edge
        promise = edge.total / visits + bonus / (visits + 1)
        if promise > highest:
            highest = promise
            picked = edge
    return picked


def _is_settled(root: Node, best: Edge, left: int) -> bool:
    """Whether no other move can catch up with ``best`` in ``left`` playouts."""
    return all(edge is best or edge.visits + left < best.visits for edge in root.edges)
