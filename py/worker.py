"""What runs in the worker, on Pyodide: thinking, and nothing else."""

import asyncio
import json
import time
from typing import Any

import engine
import games
from core import golden, match, record
from core.errors import TabletopError
from engine.thinking import thinking

_stop = False
_search: "Search | None" = None


async def think(text: str) -> str:
    """A computer player's thought, as JSON.

    ``text`` is JSON with ``record`` (a game record), ``level``, ``seed`` and perhaps ``nodes``.
    Between slices other messages are heard, so `stop` can end the search early: the answer is
    then the best thought so far, or a quick player's where there is none yet.
    """
    global _stop
    _stop = False
    try:
        thinker = thinking(json.loads(text))
        while thinker.go_on():
            await asyncio.sleep(0)
            if _stop:
                break
        return json.dumps(thinker.answer())
    except TabletopError as error:
        return json.dumps({"error": str(error)})


def stop() -> None:
    """End the thinking under way."""
    global _stop
    _stop = True


async def solve(text: str) -> str:
    """The best that could have been made of a game, looked for a slice at a time; JSON.

    ``text`` is JSON with ``seconds`` for this slice and, to begin a search, ``record``. The
    answer has ``done``, whether the search is at its end, and as soon as there is a solution
    ``total``, ``moves`` and ``setup``.
    """
    global _search
    request = json.loads(text)
    if "record" in request:
        found = record.from_json(request["record"])
        try:
            played = match.replay(games.get(found.game), found)
        except TabletopError as error:
            return json.dumps({"error": str(error)})
        _search = Search(engine.solver(found.game), played.setup)
    if _search is None:
        return json.dumps({"error": "nothing to solve"})
    _search.look(request["seconds"])
    return json.dumps(_search.answer)


class Search:
    """A search that can be taken up again; ``answer`` as `solve` gives it."""

    def __init__(self, solver: Any, setup: "dict[str, Any]") -> None:
        self.answer: dict[str, Any] = {"done": False}
        self._alone = solver.alone(setup)
        self._solutions = solver.solutions(setup)

    def look(self, seconds: float) -> None:
        """Go on for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.answer["done"]:
            try:
                better = next(self._solutions)
            except StopIteration:
                self.answer["done"] = True
                return
            if better is not None:
                self.answer["total"] = better.total
                self.answer["moves"] = better.moves
                self.answer["setup"] = self._alone


def replay(text: str) -> str:
    """Hashes of all positions of the record ``text``, as JSON: to verify this copy by."""
    found = record.from_json(json.loads(text))
    played = match.replay(games.get(found.game), found)
    return json.dumps([golden.position_hash(played, ply) for ply in range(played.ply + 1)])


__export__ = ["think", "stop", "solve", "replay"]
