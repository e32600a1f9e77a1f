"""What a computer player of KNOLLING sees, made out of its observation."""

from typing import Any

from games.knolling.photograph import best
from games.knolling.scoring import shot
from games.knolling.table import Table, fillers_in, placed_in, table_of

_PER_PLAYER = 6


class Scene:
    """An observation, seen by ``seat``, who is to act.

    ``pawns``: positions as whole numbers; ``track``: position -> card, those gone left out;
    ``left``: cards laid to the left of the start so far. ``table`` and ``look``: one's own, the
    look with its fillers. ``rivals``: the areas of each other player's photograph, the one
    chosen or else the best at present.
    """

    def __init__(self, observation: "dict[str, Any]") -> None:
        self.seat: int = observation["to_act"]
        self.is_out = observation["phase"] == "out"
        self.is_moving = observation["phase"] in ("out", "return")
        self.players = len(observation["pawns"])
        self.first: int = observation["first"]
        self.taken: int = observation["taken"] or 0
        self.held: list[int] = observation["held"][self.seat]
        track = observation["track"]
        self.track: dict[int, int] = {int(at): track[at] for at in track if track[at] is not None}
        self.turning_point = _PER_PLAYER * self.players + 1
        self.left = len(track) - _PER_PLAYER * self.players
        ends = {"T": self.turning_point, "G": -self.left - 1}
        self.pawns = [ends.get(pawn, pawn) for pawn in observation["pawns"]]
        tables = [table_of(placed_in(area)) for area in observation["areas"]]
        self.table = tables[self.seat]
        self.look = self.table.look_filled(fillers_in(observation["fillers"][self.seat]))
        self.rivals = [
            _areas(tables[other], observation["fillers"][other], observation["frames"][other])
            for other in range(self.players)
            if other != self.seat and tables[other].placed
        ]


def _areas(
    table: Table, fillers: "list[dict[str, Any]]", frame: "dict[str, int] | None"
) -> "list[int]":
    look = table.look_filled(fillers_in(fillers))
    if frame is None:
        return best(look, table, []).shot.areas
    return shot(look, frame["x"] - table.left, frame["y"] - table.top).areas
