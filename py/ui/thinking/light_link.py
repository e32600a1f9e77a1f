"""The light worker, as seen from the page: a second MicroPython beside it.

It is made of what the page has fetched, so it is there soon; ``static/thinker.mjs`` is its other
end. Where workers are refused, and on the unbuilt site, it is `FAILED` from the start.
"""

import json
from typing import Any

import js

from ui.link_states import FAILED, OFF, READY, STARTING


class LightLink:
    """Starts the light worker when first wanted; ``state`` tells how far it is."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._set(OFF)

    def _set(self, state: str) -> None:
        self.state = state
        js.document.documentElement.dataset.thinker = state

    async def start(self, game: str) -> None:
        """Bring the worker up, with all it needs for ``game``."""
        if self.state != OFF:
            return
        self._set(STARTING)
        self._worker = js.device.thinker()
        if self._worker and str(await self._worker.start(game)) == "ready":
            self._set(READY)
        else:
            self._set(FAILED)

    async def think(self, game: str, request: "dict[str, Any]") -> "dict[str, Any] | None":
        """A light player's thought on ``request`` (`engine.thinking.thinking`), None if none came.

        A question asked before that is still being thought about is answered at once.
        """
        try:
            text = str(await self._worker.think(game, json.dumps(request)))
            answer = json.loads(text) if text else None
        except ValueError:
            answer = None
        return answer if type(answer) is dict and "move" in answer else None

    def stop(self) -> None:
        """Let it answer with the best it has so far."""
        if self.state == READY:
            self._worker.stop()
