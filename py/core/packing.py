"""Whole numbers packed tightly into the characters of a link.

A stream of pairs (value, radix), 0 <= value < radix, becomes digits of base 64. Values are
gathered in mixed radix into blocks; a block takes in values while the product of its radices
stays within ``64 ** BLOCK``, so both sides always agree where one ends. Every block but the
last is ``BLOCK`` digits long: a text that was cut still yields all values of its whole blocks.
"""

from core.errors import TabletopError

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""Digits of base 64 in order; all of them stand in an address without escaping."""

BLOCK = 16
"""Digits a block holds: 96 bits, the finest grain in which a cut text can still be read."""

_CAPACITY = 64**BLOCK


class Packer:
    """Takes values one by one; `text` is what they became."""

    def __init__(self) -> None:
        self._blocks: list[str] = []
        self._value = 0
        self._product = 1

    def put(self, value: int, radix: int) -> None:
        """Append ``value``, 0 <= value < radix <= 64 ** BLOCK."""
        if not 0 <= value < radix:
            raise ValueError("value outside its radix")
        if self._product * radix > _CAPACITY:
            self._blocks.append(digits(self._value, BLOCK))
            self._value, self._product = 0, 1
        self._value += value * self._product
        self._product *= radix

    def put_count(self, count: int) -> None:
        """Append a count of any size, small ones in few bits: sevens of 15, then more."""
        while count >= 15:
            self.put(15, 16)
            count -= 15
            self.put(count % 128, 128)
            count //= 128
        self.put(count, 16)

    def text(self) -> str:
        """All values so far."""
        length = 0
        while 64**length < self._product:
            length += 1
        return "".join(self._blocks) + digits(self._value, length)


class Unpacker:
    """Reads back what a `Packer` wrote, given the same radices in the same order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0
        self._value = 0
        self._product = self._limit = _CAPACITY

    def take(self, radix: int) -> int:
        """The next value below ``radix``.

        `TabletopError`: ``link-cut`` where the text ends, ``link-damaged`` where what was read
        before leaves nothing to choose from (``radix`` below 1).
        """
        if radix < 1:
            raise TabletopError("link-damaged")
        if self._product * radix > _CAPACITY:
            self._next_block()
        self._product *= radix
        if self._product > self._limit:
            raise TabletopError("link-cut")
        self._value, value = divmod(self._value, radix)
        return value

    def take_count(self) -> int:
        """A count written by `Packer.put_count`."""
        count, scale = 0, 1
        while True:
            digit = self.take(16)
            if digit < 15:
                return count + digit * scale
            if scale > 1 << 40:
                raise TabletopError("link-damaged")
            count += (15 + self.take(128)) * scale
            scale *= 128

    def finish(self) -> None:
        """Refuse text that goes on after the last value, or holds more than it should."""
        longer_than_needed = self._product * 64 <= self._limit
        if self._value or longer_than_needed or self._position < len(self._text):
            raise TabletopError("link-damaged")

    def _next_block(self) -> None:
        if self._value:
            raise TabletopError("link-damaged")
        block = self._text[self._position : self._position + BLOCK]
        self._position += len(block)
        self._value = number(block)
        self._product = 1
        # The last block is just as long as its values need: asking for more means a cut text.
        self._limit = 64 ** len(block)


def digits(value: int, length: int) -> str:
    """``value`` as ``length`` digits of base 64, the lowest first."""
    out: list[str] = []
    for _ in range(length):
        out.append(ALPHABET[value & 63])
        value >>= 6
    return "".join(out)


def number(text: str) -> int:
    """The whole number whose base-64 digits, lowest first, are ``text``."""
    value = 0
    for i in range(len(text) - 1, -1, -1):
        digit = ALPHABET.find(text[i])
        if digit < 0:
            raise TabletopError("link-damaged")
        value = value * 64 + digit
    return value


def rank_arrangement(items: "list[int]") -> "tuple[int, int]":
    """Where ``items`` stands among all orders of its members: (rank, number of orders).

    Equal members are not told apart: ``[1, 1, 2]`` has three orders.
    """
    counts = _counts(items)
    total = ways = arrangements(items)
    rank = 0
    left = len(items)
    for item in items:
        for value in sorted(counts):
            if value == item:
                break
            rank += ways * counts[value] // left
        ways = ways * counts[item] // left
        counts[item] -= 1
        left -= 1
    return rank, total


def unrank_arrangement(rank: int, items: "list[int]") -> "list[int]":
    """The order of ``items`` (given in any order) that has ``rank``."""
    counts = _counts(items)
    ways = arrangements(items)
    result: list[int] = []
    for left in range(len(items), 0, -1):
        for value in sorted(counts):
            share = ways * counts[value] // left
            if rank < share:
                break
            rank -= share
        result.append(value)
        ways = share
        counts[value] -= 1
    return result


def arrangements(items: "list[int]") -> int:
    """How many different orders the members of ``items`` have."""
    ways = 1
    counts: dict[int, int] = {}
    for n, item in enumerate(items):
        counts[item] = counts.get(item, 0) + 1
        ways = ways * (n + 1) // counts[item]
    return ways


def _counts(items: "list[int]") -> "dict[int, int]":
    counts: dict[int, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return counts
