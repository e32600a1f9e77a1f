"""What runs in the worker, on Pyodide: thinking, and nothing else."""

import asyncio
import json
from typing import Any

import engine
import games
from core import golden, match, record
from core.errors import TabletopError

_stop = False


async def think(text: str) -> str:
    """A computer player's thought, as JSON.

    ``text`` is JSON with ``record`` (a game record), ``level``, ``seed`` and perhaps ``nodes``.
    Between slices other messages are heard, so `stop` can end the search early: the answer is
    then the best thought so far, or a quick player's where there is none yet.
    """
    global _stop
    _stop = False
    request = json.loads(text)
    found = record.from_json(request["record"])
    try:
        played = match.replay(games.get(found.game), found)
        thought: Any = None
        for better in engine.think(
            played.game, played.state, request["level"], request.get("nodes"), request["seed"]
        ):
            thought = better or thought
            await asyncio.sleep(0)
            if _stop:
                break
    except TabletopError as error:
        return json.dumps({"error": str(error)})
    if thought is None:
        thought = engine.choose(played.game, played.state, "steady", None, request["seed"])
    return json.dumps(thought.to_json())


def stop() -> None:
    """End the thinking under way."""
    global _stop
    _stop = True


def replay(text: str) -> str:
    """Hashes of all positions of the record ``text``, as JSON: to verify this copy by."""
    found = record.from_json(json.loads(text))
    played = match.replay(games.get(found.game), found)
    return json.dumps([golden.position_hash(played, ply) for ply in range(played.ply + 1)])


__export__ = ["think", "stop", "replay"]
