"""A small random generator whose numbers are the same on every interpreter, for ever.

Set-ups, dice and daily puzzles depend on it, so it is specified here completely:

* **Seeding.** SHA-256 of the seed's UTF-8 bytes; the first sixteen bytes, read as four
  big-endian 32-bit words, are the state ``a, b, c, d``; twelve outputs are thrown away.
* **Step** (the "small fast counting" generator of 32 bits; all sums modulo 2**32)::

      out = a + b + d
      d   = d + 1
      a   = b ^ (b >> 9)
      b   = c + (c << 3)
      c   = ((c << 21) | (c >> 11)) + out

* **below(n)**, 1 <= n <= 2**32: outputs of at least ``2**32 - 2**32 % n`` are thrown away,
  the first other one modulo ``n`` is the answer. No bias.
* **shuffled**: from the last index down to 1, swap ``i`` with ``below(i + 1)``.

``tests/golden/rng.json`` holds vectors that must never change.
"""

import hashlib
from typing import Any

_MASK = 0xFFFFFFFF
_SPAN = 1 << 32


class Rng:
    """A stream of random numbers that follows from ``seed`` (any text) alone."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode("utf-8")).digest()
        self._a, self._b, self._c, self._d = (
            int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)
        )
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 random bits, as an integer from 0 to 2**32 - 1."""
        out = (self._a + self._b + self._d) & _MASK
        self._d = (self._d + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = ((((self._c << 21) & _MASK) | (self._c >> 11)) + out) & _MASK
        return out

    def below(self, n: int) -> int:
        """A uniform integer from 0 to ``n`` - 1."""
        limit = _SPAN - _SPAN % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def choice(self, items: "list[Any] | tuple[Any, ...]") -> Any:
        """One of ``items``, each equally likely; the order of ``items`` matters."""
        return items[self.below(len(items))]

    def shuffled(self, items: "list[Any] | tuple[Any, ...]") -> "list[Any]":
        """A new list with the members of ``items`` in random order."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def weighted(self, weights: "list[int]") -> int:
        """An index of ``weights``, drawn in proportion to the whole numbers there."""
        ticket = self.below(sum(weights))
        for index, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return index
        raise ValueError("weights must have a positive sum")
