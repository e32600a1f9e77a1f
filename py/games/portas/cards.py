"""The pieces of PORTAS."""

TREASURES = (11, 12, 13, 14, 15)
"""Treasure cards, one of each; the number is how much lies in the chest."""

DECK = (1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
"""The port cards of one player; they sum to 45."""

HAND = 4
"""Cards a hand is refilled to at the start of one's own turn."""

PLACES = 2
"""Treasures that lie open at once."""


def without(cards: "tuple[int, ...] | list[int]", used: "list[int]") -> "list[int]":
    """``cards`` less one copy of each card in ``used``, sorted."""
    left = sorted(cards)
    for card in used:
        left.remove(card)
    return left
