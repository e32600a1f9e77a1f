"""Golden transcripts: whole games with a hash of every position.

A file ``tests/golden/GAME-NAME.json`` holds ``record``, ``links`` (kind -> text) and
``positions``, one hash for each position from the start on. ``tools/golden.py`` writes them.
"""

import hashlib
from binascii import hexlify
from typing import Any

from core import links
from core.canonical import dumps
from core.links import POSITION, START, Link
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
    digest = hashlib.sha256(dumps(said).encode("utf-8")).digest()
    return hexlify(digest).decode()[:HEAD]


def transcript(match: Match) -> "dict[str, Any]":
    """The content of a golden file."""
    return {
        "record": match.record().to_json(),
        "links": {kind: links.encode(Link(kind, match)) for kind in (START, POSITION)},
        "positions": [position_hash(match, ply) for ply in range(match.ply + 1)],
    }
