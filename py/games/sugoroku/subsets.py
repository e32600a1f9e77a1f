"""Sets of things: how many there are, which one is which, and drawing one."""

from typing import Any

from core.rng import Rng


def choose(n: int, k: int) -> int:
    """How many sets of ``k`` things there are among ``n``."""
    if not 0 <= k <= n:
        return 0
    ways = 1
    for i in range(min(k, n - k)):
        ways = ways * (n - i) // (i + 1)
    return ways


def rank(chosen: list[int], items: list[int]) -> int:
    """Where the set ``chosen`` stands among all sets of so many of ``items``.

    ``items`` is sorted; the number is from 0 to ``choose(len(items), len(chosen))`` - 1.
    """
    places = sorted([items.index(item) for item in chosen])
    return sum([choose(place, i + 1) for i, place in enumerate(places)])


def unrank(number: int, count: int, items: list[int]) -> list[int]:
    """The set of ``count`` of ``items`` that has the rank ``number``, sorted."""
    chosen: list[int] = []
    place = len(items)
    for left in range(count, 0, -1):
        place -= 1
        while choose(place, left) > number:
            place -= 1
        number -= choose(place, left)
        chosen.append(items[place])
    return sorted(chosen)


def draw(rng: Rng, items: "list[Any]", count: int) -> "list[Any]":
    """``count`` different members of ``items``, each set equally likely."""
    left = list(items)
    drawn = []
    for _ in range(count):
        place = rng.below(len(left))
        drawn.append(left[place])
        left[place] = left[-1]
        left.pop()
    return drawn
