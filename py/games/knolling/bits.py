"""Sets of cells as whole numbers: one bit a cell, rows ``stride`` bits apart.

Whole numbers of any length are the one fast set that every interpreter has: on MicroPython a
step of the interpreter costs as much as an operation on a thousand bits.
"""

from typing import Callable

_lanes = [0, 0, 0, 0, 0]


def _count(cells: int) -> int:
    """The number of cells, all bits summed side by side: there is no ``int.bit_count``."""
    limit, fives, threes, halves, bytes_ = _lanes
    if cells >= limit:
        length = 512
        while cells >> (8 * length):
            length *= 2
        _lanes[0] = 1 << (8 * length)
        for i, lane in enumerate(("5555", "3333", "0f0f", "00ff")):
            _lanes[i + 1] = int(lane * (length // 2), 16)
        limit, fives, threes, halves, bytes_ = _lanes
    cells -= (cells >> 1) & fives
    cells = (cells & threes) + ((cells >> 2) & threes)
    cells = (cells + (cells >> 4)) & halves
    return ((cells & bytes_) + ((cells >> 8) & bytes_)) % 0xFFFF


count: "Callable[[int], int]" = getattr(int, "bit_count", _count)
"""The number of cells in a set; sets of up to 65,534."""


_blocks: "dict[int, int]" = {}


def block(wide: int, high: int, stride: int) -> int:
    """A rectangle of cells at the top left; ``wide`` at most ``stride``, both below 1024."""
    key = (stride << 20) | (wide << 10) | high
    if key not in _blocks:
        row = (1 << wide) - 1
        _blocks[key] = sum([row << (y * stride) for y in range(high)])
    return _blocks[key]


def positions(cells: int, stride: int) -> "list[tuple[int, list[int]]]":
    """For each row that has any cells: its y, and the x of its cells, rising."""
    found: list[tuple[int, list[int]]] = []
    mask = (1 << stride) - 1
    y = 0
    while cells:
        row = cells & mask
        if row:
            xs: list[int] = []
            x = 0
            while row:
                if row & 1:
                    xs.append(x)
                row >>= 1
                x += 1
            found.append((y, xs))
        cells >>= stride
        y += 1
    return found


def parts(cells: int, stride: int) -> "list[tuple[int, int]]":
    """The orthogonally connected parts of a set, as (number of cells, cells), largest first."""
    found: list[tuple[int, int]] = []
    while cells:
        part = spread(cells & -cells, cells, stride)
        found.append((count(part), part))
        cells ^= part
    found.sort(reverse=True)
    return found


def spread(seed: int, cells: int, stride: int) -> int:
    """All of ``cells`` that ``seed``, a part of them, is connected with."""
    while True:
        # Two steps a round: fewer comparisons, and the second step is as often needed as not.
        grown = (seed | seed << 1 | seed >> 1 | seed << stride | seed >> stride) & cells
        grown = (grown | grown << 1 | grown >> 1 | grown << stride | grown >> stride) & cells
        if grown == seed:
            return seed
        seed = grown


def largest(ranked: "list[tuple[int, int]]", within: int, stride: int) -> int:
    """Cells of the largest connected part of what ``within`` leaves of ``ranked``.

    ``ranked`` is what `parts` gave: most of it need not be looked at.
    """
    best = 0
    for number, part in ranked:
        if number <= best:
            break
        inside = part & within
        if inside == part:
            return number
        left = count(inside)
        while left > best:
            piece = spread(inside & -inside, inside, stride)
            size = count(piece)
            if size > best:
                best = size
            inside ^= piece
            left -= size
    return best
