"""What is seen of a table from above: visible colours, uncovered items."""

from games.knolling.bits import block, largest, parts
from games.knolling.cards import Face
from games.knolling.things import GENRES

FRAME_WIDE = 12
FRAME_HIGH = 9

EVERYWHERE = -1
"""A frame around all cells there are."""


class Look:
    """A table from above, in the bits and coordinates of its window.

    ``box``: left, top, right and bottom of the cards, right and bottom one past. ``covered``:
    cells under any card. ``colours``: visible cells of each genre, in the order of `GENRES`.
    ``items``: of each item that nothing covers its cells, its card's place in the stack and which
    of the card's items it is.
    """

    def __init__(self, stride: int, box: "tuple[int, int, int, int]") -> None:
        self.stride = stride
        self.box = box
        self.covered = 0
        self.colours: tuple[int, ...] = (0,) * len(GENRES)
        self.items: list[tuple[int, int, int]] = []
        self._parts: list[list[tuple[int, int]]] | None = None

    def with_card(self, face: Face, x: int, y: int, place: int) -> "Look":
        """The look after one more card is laid on top with its top-left cell at (x, y)."""
        left, top, right, bottom = self.box
        look = Look(
            self.stride,
            (
                min(left, x),
                min(top, y),
                max(right, x + face.wide),
                max(bottom, y + face.high),
            ),
        )
        bit = y * self.stride + x
        whole = face.whole << bit
        old, new = self.colours, face.colours
        rest = ~whole
        look.covered = self.covered | whole
        look.colours = tuple([(old[i] & rest) | (new[i] << bit) for i in range(len(new))])
        look.items = [item for item in self.items if not item[0] & whole]
        look.items += [(cells << bit, place, n) for n, cells in enumerate(face.items)]
        return look

    def with_filler(self, x: int, y: int, genre: int) -> "Look":
        """The look after a filler is put on a cell that no card covers."""
        look = Look(self.stride, self.box)
        look.covered = self.covered
        look.items = self.items
        colours = list(self.colours)
        colours[genre] |= 1 << (y * self.stride + x)
        look.colours = tuple(colours)
        return look

    def frame(self, x: int, y: int) -> int:
        """The cells of the window that a frame with its top-left cell at (x, y) shows."""
        left, top = max(x, 0), max(y, 0)
        wide, high = min(x + FRAME_WIDE, self.stride) - left, y + FRAME_HIGH - top
        if wide <= 0 or high <= 0:
            return 0
        return block(wide, high, self.stride) << (top * self.stride + left)

    def items_in(self, frame: int) -> "list[tuple[int, int, int]]":
        """The uncovered items that lie in ``frame`` with every cell."""
        outside = ~frame
        return [item for item in self.items if not item[0] & outside]

    def areas_in(self, frame: int) -> "list[int]":
        """Cells of the largest connected area of each genre in ``frame``."""
        if self._parts is None:
            self._parts = [parts(cells, self.stride) for cells in self.colours]
        return [largest(ranked, frame, self.stride) for ranked in self._parts]

    def frames(self) -> "list[tuple[int, int]]":
        """Top-left cells, in the window, of all frames that show no less than any other.

        A frame that hangs over an edge of the cards without need shows less of everything.
        """
        left, top, right, bottom = self.box
        return [
            (x, y)
            for y in range(top, max(top, bottom - FRAME_HIGH) + 1)
            for x in range(left, max(left, right - FRAME_WIDE) + 1)
        ]
