"""What happened between two observations: how a walk went, who won a fight, who lost a turn."""

from typing import Any

from games.sugoroku.board import board
from games.sugoroku.paths import STAY
from games.sugoroku.turn import LAST_ROUND


class Walk:
    """A walk as it went.

    ``squares``: stepped upon, in order, without the first; ``bump``: the wall that stopped it,
    or ""; ``chest``: the square of the chest that asks, or ""; ``wins``: whether it brought the
    treasure home.
    """

    def __init__(self, start: str, squares: "list[str]", bump: str, chest: str, wins: bool) -> None:
        self.start = start
        self.squares = squares
        self.bump = bump
        self.chest = chest
        self.wins = wins

    @property
    def end(self) -> str:
        """Where it ended."""
        return self.squares[-1] if self.squares else self.start


def is_walk(before: "dict[str, Any]", move: str) -> bool:
    """Whether ``move`` makes the player walk; leaving a chest goes on with the declared path."""
    if before["phase"] == "chest":
        return move == "leave"
    return before["phase"] == "path" and move != "sonar"


def walk(before: "dict[str, Any]", move: str, after: "dict[str, Any]") -> Walk:
    """How the walk ``move`` went."""
    squares = board(before["size"])
    seat = before["to_act"]
    path = before["path"] if move == "leave" else move
    if path == STAY:
        path = ""
    halts = after["phase"] == "chest" and after["to_act"] == seat
    longest = len(path) - len(after["path"]) if halts else len(path)
    start = before["pos"][seat]
    at = squares.square(start)
    stepped: list[str] = []
    for direction in path[:longest]:
        step = squares.step(at, direction)
        name = squares.names[step]
        if name in after["known_walls"]:
            return Walk(start, stepped, name, "", False)
        at = step
        stepped.append(name)
        if after["phase"] == "over" and after["carrier"] == seat and name == after["goal"]:
            return Walk(start, stepped, "", "", True)
    return Walk(start, stepped, "", stepped[-1] if halts and stepped else "", False)


def fighters(before: "dict[str, Any]", after: "dict[str, Any]") -> "tuple[int, int]":
    """Challenger and carrier of the fight that was just thrown for.

    The position before does not name the challenger: it is who has the treasure now, or else
    who is pinned now and could move before.
    """
    carrier = before["carrier"]
    if after["carrier"] != carrier:
        return after["carrier"], carrier
    for seat, pin in enumerate(after["pinned_by"]):
        if pin == carrier and before["pinned_by"][seat] is None:
            return seat, carrier
    return carrier, carrier


def lost_turns(before: "dict[str, Any]", after: "dict[str, Any]", seat: int) -> "list[int]":
    """The seats whose turn was lost after ``seat``'s turn ended, in order."""
    if after["phase"] != "roll" or after["to_act"] == "chance":
        return []
    if after["to_act"] == seat and after["round"] == before["round"]:
        return []
    players = len(after["pos"])
    lost = []
    for i in range(1, players):
        other = (seat + i) % players
        if other == after["to_act"]:
            break
        lost.append(other)
    return lost


def is_capped(seen: "dict[str, Any]") -> bool:
    """Whether the game is over because its last round has ended, with nobody at the goal."""
    carrier = seen["carrier"]
    has_won = carrier is not None and seen["pos"][carrier] == seen["goal"]
    return seen["phase"] == "over" and seen["round"] == LAST_ROUND and not has_won
