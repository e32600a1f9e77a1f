"""Positions of PORTAS as the strong player counts them: tuples of small whole numbers.

A position is seen by the player to move::

    (hand, other hand, pile, other pile, chest, chest, unopened, lead, passes)

Hands and piles are *counts*: two bits for each value, `ONE` being one card of it. A chest is
``left + 16 * own share + 256 * other share``, 0 where a place is empty; the three sum to the
number printed on it, which names it. The chests are in falling order, since places make no
difference. ``unopened`` is a bit mask of treasures, ``lead`` the difference of points, ``passes``
those made just now.

A move gives a *promise*: the same tuple for the other player, before a card is drawn and a
treasure opened. `draws` and `openings` say what chance may do, `deal` does it.
"""

from math import sqrt
from typing import Any

HAND = 4

CARDS = (1, 2, 3, 4, 5, 6)
ONE = (0, 1, 4, 16, 64, 256, 1024)
"""What one card of each value adds to a count."""

SHIFT = (0, 0, 2, 4, 6, 8, 10)
"""Where the number of cards of each value begins in a count."""

_COUNTS = range(4096)
SIZE = [sum([count >> SHIFT[card] & 3 for card in CARDS]) for count in _COUNTS]
"""Count -> number of cards."""

KINDS = [tuple([card for card in CARDS if count >> SHIFT[card] & 3]) for count in _COUNTS]
"""Count -> the different values in it."""

OTHER_SIDE = [chest & 15 | (chest >> 4 & 240) | (chest & 240) << 4 for chest in _COUNTS]
"""A chest -> the same chest, seen from the other side."""

_SMALLEST = 11
OPENINGS = [tuple([_SMALLEST + i for i in range(5) if mask >> i & 1]) or (0,) for mask in range(32)]
"""Mask of unopened treasures -> those that may come next; 0 alone for none."""

_TAKE, _FEAR, _FORK, _SHARE, _CHOICE, _TURN = 0.6, 0.3, 0.65, 0.4, 1.0, 0.8
_SLOPE = [0.0] + [0.035 + 0.85 / cards for cards in range(1, 29)]
"""Weights of `estimate`, in points, and how sure a point makes one when so many cards are left.

Most come from a logistic regression on the results of self-play, `_CHOICE` and `_TURN` from
matches; all are rounded to where play showed no difference.
"""


def cards_of(count: int) -> "list[int]":
    """The cards in a count, sorted."""
    return [card for card in KINDS[count] for _ in range(count >> SHIFT[card] & 3)]


def count_of(cards: "list[int]") -> int:
    """The count of ``cards``."""
    return sum([ONE[card] for card in cards])


def position_of(observation: "dict[str, Any]") -> "tuple[int, ...]":
    """The position in an observation."""
    seat = observation["to_act"]
    other = 1 - seat
    chests = [
        place["left"] + 16 * place["by"][seat] + 256 * place["by"][other] if place else 0
        for place in observation["open"]
    ]
    points = [sum([prize["points"] for prize in taken]) for taken in observation["taken"]]
    return (
        count_of(observation["hands"][seat]),
        count_of(observation["hands"][other]),
        count_of(observation["unseen"][seat]),
        count_of(observation["unseen"][other]),
        max(chests),
        min(chests),
        sum([1 << (treasure - _SMALLEST) for treasure in observation["unopened"]]),
        points[seat] - points[other],
        observation["passes"],
    )


def treasure_of(chest: int) -> int:
    """The number printed on a chest."""
    return (chest & 15) + (chest >> 4 & 15) + (chest >> 8)


def moves(position: "tuple[int, ...]") -> "list[tuple[int, int]]":
    """The legal moves as (card, index of the chest in the position); (0, 0) is a pass."""
    kinds = KINDS[position[0]]
    found = [(card, place) for place in (4, 5) for card in kinds if card <= position[place] & 15]
    return found or [(0, 0)]


def name_of(position: "tuple[int, ...]", move: "tuple[int, int]") -> str:
    """A move as records have it."""
    card, place = move
    return str(card) + "@" + str(treasure_of(position[place])) if card else "pass"


def promise(position: "tuple[int, ...]", move: "tuple[int, int]") -> "tuple[int, ...]":
    """What ``move`` leads to, before chance has its say."""
    hand, other, pile, other_pile, first, second, unopened, lead, passes = position
    card, place = move
    if card:
        hand -= ONE[card]
        chest = position[place] + 15 * card
        if not chest & 15:
            lead += chest >> 4 & 15
            chest = 0
        if place == 4:
            first = chest
        else:
            second = chest
    return (
        other,
        hand,
        other_pile,
        pile,
        OTHER_SIDE[first],
        OTHER_SIDE[second],
        unopened,
        -lead,
        0 if card else passes + 1,
    )


def is_over(promised: "tuple[int, ...]") -> bool:
    """Whether nobody will move any more."""
    return promised[8] == 2 or not (promised[4] or promised[5] or promised[6])


def draws(promised: "tuple[int, ...]") -> "tuple[int, ...]":
    """The different cards that may be drawn; 0 alone where none will be."""
    return (KINDS[promised[2]] if SIZE[promised[0]] < HAND else ()) or (0,)


def openings(promised: "tuple[int, ...]") -> "tuple[int, ...]":
    """The treasures that may be opened, each as likely; 0 alone where none will be."""
    return (0,) if promised[4] and promised[5] else OPENINGS[promised[6]]


def deal(promised: "tuple[int, ...]", card: int, treasure: int) -> "tuple[int, ...]":
    """The position after ``card`` was drawn and ``treasure`` opened; 0 means none."""
    hand, other, pile, other_pile, first, second, unopened, lead, passes = promised
    if treasure:
        unopened -= 1 << (treasure - _SMALLEST)
        if first:
            second = treasure
        else:
            first = treasure
    if first < second:
        first, second = second, first
    one = ONE[card]
    return (hand + one, other, pile - one, other_pile, first, second, unopened, lead, passes)


def result(lead: int) -> float:
    """What the end of the game is worth to the player who is ahead by ``lead``."""
    won = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    return _blend(won, lead)


def estimate(position: "tuple[int, ...]") -> float:
    """A quick guess at the chance to win, from what lies on the table.

    Counted in points: the lead; the best chest that can be taken now; of the chests that the
    other hand could take, the second best, or the best too if there is nothing to take oneself
    (one of two threats can be met, not both); the shares in the chests; the choice that a hand
    of different cards gives. The fewer cards are left, the surer a lead.
    """
    hand, other, pile, other_pile, first, second, _, lead, _ = position
    take = threat = fork = 0
    for chest in (first, second):
        left = chest & 15
        if 0 < left < 7:
            if hand >> SHIFT[left] & 3:
                take = max(take, left + (chest >> 4 & 15))
            if other >> SHIFT[left] & 3:
                taken = left + (chest >> 8)
                threat, fork = max(threat, taken), min(threat, taken)
    shares = (first >> 4 & 15) - (first >> 8) + (second >> 4 & 15) - (second >> 8)
    choice = len(KINDS[hand]) - len(KINDS[other]) - _TURN
    points = lead + _TAKE * take - _FORK * fork + _SHARE * shares + _CHOICE * choice
    if not take:
        points -= _FEAR * threat
    sure = points * _SLOPE[SIZE[hand] + SIZE[other] + SIZE[pile] + SIZE[other_pile]]
    return _blend(0.5 + 0.5 * sure / sqrt(1.0 + sure * sure), lead)


def _blend(won: float, lead: int) -> float:
    """A chance to win, with the lead as a slight preference; between 0 and 1."""
    return 0.01 + 0.98 * won + 0.0001 * lead
