"""KNOLLING once more, slowly: sets of (x, y) and nothing shared with the rules but the cards.

Everything is worked out from a position's view, the JSON value that a record's trace holds.
"""

from typing import Any

Cell = tuple[int, int]

GENRES = "rbgyw"


class Naive:
    """The legal moves and the score of a view, by the sentences of the rules page."""

    def __init__(
        self, cards: list[dict[str, Any]], view: dict[str, Any], options: dict[str, Any], first: int
    ) -> None:
        self.cards = {card["id"]: card for card in cards}
        self.view = view
        self.thinking = bool(options.get("thinking_area"))
        self.first = first
        self.players = len(view["pawns"])
        self.turning_point = 6 * self.players + 1

    # -- cards on the table -----------------------------------------------------------

    def cells(self, card: int, x: int, y: int, turn: int) -> dict[Cell, tuple[str, str]]:
        """Cell -> (colour, letter of the item) of a card laid down."""
        rows = [
            list(zip(colours, letters, strict=True))
            for colours, letters in zip(
                self.cards[card]["colour"], self.cards[card]["items"], strict=True
            )
        ]
        for _ in range(turn):
            rows = [list(row) for row in zip(*reversed(rows), strict=True)]
        return {(x + i, y + j): cell for j, row in enumerate(rows) for i, cell in enumerate(row)}

    def covered(self, area: list[dict[str, Any]]) -> set[Cell]:
        """All cells under cards."""
        found: set[Cell] = set()
        for card in area:
            found |= set(self.cells(card["id"], card["x"], card["y"], card["r"]))
        return found

    def spots(self, area: list[dict[str, Any]], card: int) -> set[tuple[int, int, int]]:
        """Every (x, y, r) at which ``card`` touches or overlaps the area."""
        if not area:
            return {(0, 0, turn) for turn in range(4)}
        there = self.covered(area)
        near = there | {
            (x + i, y + j) for x, y in there for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        xs, ys = [x for x, _ in near], [y for _, y in near]
        return {
            (x, y, turn)
            for x in range(min(xs) - 4, max(xs) + 5)
            for y in range(min(ys) - 4, max(ys) + 5)
            for turn in range(4)
            if near & set(self.cells(card, x, y, turn))
        }

    def tidies(self, area: list[dict[str, Any]]) -> list[str]:
        """Every tidy of an area."""
        moves = []
        for place, card in enumerate(area):
            here = self.covered([card])
            if here & self.covered(area[place + 1 :]):
                continue
            old = (card["x"], card["y"], card["r"])
            rest = area[:place] + area[place + 1 :]
            spots = self.spots(rest, card["id"])
            if not rest:
                spots = {(card["x"], card["y"], turn) for turn in range(4)}
            moves += [f"tidy {card['id']} {x},{y},{r}" for x, y, r in spots - {old}]
        return moves

    # -- moves ------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """All legal moves, sorted."""
        seat = self.view["to_act"]
        if seat is None:
            return []
        expect = self.view["expect"]
        area = self.view["areas"][seat]
        held = [
            f"unhold {card} {x},{y},{r}"
            for card in self.view["held"][seat]
            for x, y, r in self.spots(area, card)
        ]
        if expect == "to":
            moves = self.steps(seat)
        elif expect == "place":
            moves = [f"place {x},{y},{r}" for x, y, r in self.spots(area, self.view["taken"])]
            moves += ["hold"] * self.thinking
        elif expect == "tidy":
            moves = ["keep", *self.tidies(area), *held]
        elif expect == "unhold":
            moves = ["keep", *held]
        elif expect == "fill":
            moves = ["keep", *self.fills(seat)]
        else:
            there = self.covered(area)
            moves = sorted({f"frame {x - i},{y - j}" for x, y in there for i, j in FRAME})
        return sorted(moves)

    def steps(self, seat: int) -> list[str]:
        """Cards ahead of a pawn, and the end of the way."""
        cards = {int(at) for at, card in self.view["track"].items() if card is not None}
        here = self.view["pawns"][seat]
        if self.view["phase"] == "out":
            return [*(f"to {at}" for at in cards if at > here), "to T"]
        if here == "T":
            here = self.turning_point
        return [*(f"to {at}" for at in cards if at < here), "to G"]

    def fills(self, seat: int) -> list[str]:
        """Every filler that may be put."""
        there = self.covered(self.view["areas"][seat])
        taken = there | {(filler["x"], filler["y"]) for filler in self.view["fillers"][seat]}
        moves = []
        for x, y in {(x + i, y + j) for x, y in there for i in (-1, 0, 1) for j in (-1, 0, 1)}:
            sides = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            if (x, y) not in taken and sum(side in there for side in sides) >= 2:
                moves += [f"fill {x},{y},{genre}" for genre in GENRES]
        return moves

    def next_seat(self) -> int:
        """Whose turn it is to move a pawn."""
        out = self.view["phase"] == "out"
        end = {"T": self.turning_point, "G": -len(self.view["track"]) - 1}
        order = [(self.first + i) % self.players for i in range(self.players)]
        ways = []
        for rank, seat in enumerate(order):
            pawn = self.view["pawns"][seat]
            at = end[pawn] if isinstance(pawn, str) else pawn
            ways.append((at, rank, seat) if out else (-at, -rank, seat))
        return min(ways)[2]

    # -- points -----------------------------------------------------------------------

    def photograph(self, seat: int) -> tuple[int, dict[str, int]]:
        """Whole items and the largest area of each genre in the frame chosen."""
        frame = self.view["frames"][seat]
        if frame is None:
            return 0, dict.fromkeys(GENRES, 0)
        shown = {(frame["x"] + i, frame["y"] + j) for i, j in FRAME}
        top: dict[Cell, tuple[str, int, str]] = {}
        wanted: dict[tuple[int, str], set[Cell]] = {}
        for card in self.view["areas"][seat]:
            cells = self.cells(card["id"], card["x"], card["y"], card["r"])
            for cell, (colour, letter) in cells.items():
                top[cell] = (colour, card["id"], letter)
                if letter != ".":
                    wanted.setdefault((card["id"], letter), set()).add(cell)
        items = sum(
            all(cell in shown and top[cell][1] == card for cell in cells)
            for (card, _), cells in wanted.items()
        )
        colours = {cell: colour for cell, (colour, _, _) in top.items() if cell in shown}
        for filler in self.view["fillers"][seat]:
            cell = (filler["x"], filler["y"])
            if cell in shown and cell not in top:
                colours[cell] = filler["c"]
        return items, {genre: _largest(colours, genre) for genre in GENRES}

    def scores(self) -> list[dict[str, Any]]:
        """Points of every seat."""
        seen = [self.photograph(seat) for seat in range(self.players)]
        points: list[dict[str, Any]] = [
            {"items": items, "areas": areas, "bonus": {}} for items, areas in seen
        ]
        for genre in GENRES:
            areas = [found[genre] for _, found in seen]
            ranks = sorted(set(areas) - {0}, reverse=True)
            for seat, area in enumerate(areas):
                won = 0
                if ranks and area == ranks[0]:
                    won = 6 if areas.count(area) == 1 else 9 // areas.count(area)
                elif len(ranks) > 1 and area == ranks[1] and areas.count(ranks[0]) == 1:
                    won = 3 // areas.count(area)
                points[seat]["bonus"][genre] = won
        for one in points:
            one["total"] = one["items"] + sum(one["bonus"].values())
        return points


FRAME = [(i, j) for i in range(12) for j in range(9)]


def _largest(colours: dict[Cell, str], genre: str) -> int:
    left = {cell for cell, colour in colours.items() if colour == genre}
    best = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            size += 1
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in left:
                    left.remove(cell)
                    edge.append(cell)
        best = max(best, size)
    return best
