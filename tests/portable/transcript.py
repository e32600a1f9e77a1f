"""Golden transcripts: whole games with a hash of every position.

A file ``tests/golden/GAME-NAME.json`` holds ``record``, ``links`` (kind -> text) and
``positions``, one hash for each position from the start on. ``tools/golden.py`` writes them.
"""

from typing import Any

from core import links
from core.golden import position_hash
from core.links import POSITION, START, Link
from core.match import Match


def transcript(match: Match) -> "dict[str, Any]":
    """The content of a golden file."""
    return {
        "record": match.record().to_json(),
        "links": {kind: links.encode(Link(kind, match)) for kind in (START, POSITION)},
        "positions": [position_hash(match, ply) for ply in range(match.ply + 1)],
    }
