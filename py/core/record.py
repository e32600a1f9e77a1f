"""The game record: one JSON object that holds a whole game and depends on nothing else.

Reading checks the structure only; positions are made by replaying (`core.match`).
"""

from typing import Any

from core import canonical, shapes
from core.errors import TabletopError, reading

FORMAT = "tabletop-record"
VERSION = 1
MAX_MOVES = 20000
MAX_NAME = 64
MAX_MOVE = 64
MAX_SEED = 200
MAX_SEATS = 8
MAX_COMMENT = 2000

HUMAN = "human"
CPU = "cpu"


class Player:
    """Who sits in a seat: a human, or a computer player with its level."""

    def __init__(self, kind: str = HUMAN, level: str = "", name: str = "") -> None:
        self.kind = kind
        self.level = level
        self.name = name

    @property
    def is_human(self) -> bool:
        """Whether a person decides for this seat."""
        return self.kind == HUMAN

    def to_json(self) -> "dict[str, Any]":
        """The entry in the record's ``players``."""
        result: dict[str, Any] = {"kind": self.kind}
        if self.name:
            result["name"] = self.name
        if self.kind == CPU:
            result["level"] = self.level
        return result


class Record:
    """What a record says, checked for shape but not yet for play.

    ``setup`` and ``moves`` are still foreign, a move may not even be a text: only
    `core.match.Match` turns them into positions.
    ``comments`` maps a ply, as decimal text, to a remark; ``date`` is ISO 8601 text or "".
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: "dict[str, Any]",
        seed: "str | None",
        setup: Any,
        players: "list[Player]",
        moves: "list[str]",
        comments: "dict[str, str] | None" = None,
        date: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seed = seed
        self.setup = setup
        self.players = players
        self.moves = moves
        self.comments = comments or {}
        self.date = date

    def to_json(self) -> "dict[str, Any]":
        """The JSON object, with every key."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "setup": self.setup,
            "players": [player.to_json() for player in self.players],
            "moves": self.moves,
            "comments": self.comments,
            "date": self.date,
        }


def write(record: Record) -> str:
    """The record as text."""
    return canonical.dumps(record.to_json())


def read(text: str) -> Record:
    """The record in ``text``; `TabletopError` where its structure is not one."""
    return from_json(reading("damaged", canonical.loads, text))


def from_json(value: Any) -> Record:
    """The record in a parsed JSON value; `TabletopError` where its structure is not one.

    Keys that are not known are passed over: a later version may add some.
    """
    found: Record = reading("damaged", _from_json, value)
    return found


def _from_json(value: Any) -> Record:
    if type(value) is not dict or value.get("format") != FORMAT:
        raise TabletopError("not-a-record")
    version = shapes.integer(value.get("version"), 1, 1 << 30, "version")
    if version > VERSION:
        raise TabletopError("too-new", version=version)
    for key in ("game", "rules", "options", "setup", "players", "moves"):
        if key not in value:
            raise shapes.refuse(key)
    seed = value.get("seed")
    players = shapes.array(value["players"], 1, MAX_SEATS, "players")
    moves = shapes.array(value["moves"], 0, 1 << 30, "moves")
    if len(moves) > MAX_MOVES:
        raise TabletopError("too-many-moves", limit=MAX_MOVES)
    return Record(
        game=shapes.text(value["game"], MAX_NAME, "game"),
        rules=shapes.integer(value["rules"], 1, 1 << 30, "rules"),
        options=shapes.mapping(value["options"], "options"),
        seed=None if seed is None else shapes.text(seed, MAX_SEED, "seed"),
        setup=shapes.mapping(value["setup"], "setup"),
        players=[_player(player, "players." + str(i)) for i, player in enumerate(players)],
        moves=moves,
        comments=_comments(value.get("comments", {})),
        date=shapes.text(value.get("date", ""), MAX_NAME, "date"),
    )


def _player(value: Any, what: str) -> Player:
    fields = shapes.mapping(value, what)
    kind = fields.get("kind")
    if kind not in (HUMAN, CPU):
        raise shapes.refuse(what + ".kind")
    level = shapes.text(fields.get("level", ""), MAX_NAME, what + ".level")
    return Player(kind, level, shapes.text(fields.get("name", ""), MAX_NAME, what + ".name"))


def _comments(value: Any) -> "dict[str, str]":
    found = shapes.mapping(value, "comments")
    for ply in sorted(found):
        if not 1 <= len(ply) <= 5 or any(digit not in "0123456789" for digit in ply):
            raise shapes.refuse("comments")
        shapes.text(found[ply], MAX_COMMENT, "comments." + ply)
    return found
