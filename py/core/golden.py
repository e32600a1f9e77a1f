"""Hashes of positions: what golden games are compared by, on every interpreter."""

import hashlib
from binascii import hexlify

from core.canonical import dumps
from core.match import Match

HEAD = 16
"""Hexadecimal digits kept of each hash."""


def position_hash(match: Match, ply: int) -> str:
    """A hash of all that the rules say of the position after ``ply`` moves."""
    game, state = match.game, match.at(ply)
    said = {
        "to_act": game.to_act(state),
        "legal": game.legal(state),
        "state": game.view(state),
        "scores": game.scores(state),
        "winners": game.winners(state),
    }
    return short_hash(dumps(said))


def short_hash(text: str) -> str:
    """The first digits of the SHA-256 of ``text``."""
    return hexlify(hashlib.sha256(text.encode("utf-8")).digest()).decode()[:HEAD]


def whole(hashes: "list[str]") -> str:
    """One hash for a whole game, of those of its positions."""
    return short_hash("\n".join(hashes))
