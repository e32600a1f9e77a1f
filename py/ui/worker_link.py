"""The engine in its worker, as seen from the page."""

import json
from typing import Any, Callable

import js
from jsffi import create_proxy
from polyscript import workers

from ui import answers
from ui.link_states import FAILED, OFF, READY, STARTING

__all__ = ["FAILED", "OFF", "READY", "STARTING", "WorkerLink"]


class WorkerLink:
    """Starts the worker when first wanted; ``state`` tells how far it is.

    ``loaded`` are the bytes that came over the network for it so far, of ``size`` in all; 0 where
    nothing has to come.
    """

    def __init__(self) -> None:
        self.state = OFF
        self.loaded = 0
        self._worker: Any = None
        self._waiting: list[Callable[[], None]] = []

    def when_ready(self, call: "Callable[[], None]") -> None:
        """Call once the engine is there."""
        if self.state == READY:
            call()
        else:
            self._waiting.append(call)

    @property
    def size(self) -> int:
        """The bytes to come in all, unpacked; 0 where the page does not say."""
        said = js.document.querySelector("meta[name=engine-size]")
        return int(str(said.content)) if said else 0

    def _progress(self, event: Any) -> None:
        self.loaded = min(answers.progress(str(event.data)), self.size)

    async def start(self) -> None:
        """Bring the engine up; afterwards ``state`` is `READY` or `FAILED`."""
        if self.state != OFF:
            return
        self.state = STARTING
        js.document.documentElement.dataset.engine = self.state
        # See static/snapshot.mjs, which speaks on this channel from inside the worker.
        folder = str(js.location.pathname).rpartition("/")[0] + "/"
        channel = js.device.channel("yotsuasobi " + folder + " engine")
        if channel:
            channel.addEventListener("message", create_proxy(self._progress))
        script = js.document.createElement("script")
        script.type = "py"
        script.setAttribute("name", "engine")
        script.setAttribute("worker", "")
        script.src = "./py/worker.py"
        config = js.document.querySelector("meta[name=engine-config]").content
        script.setAttribute("config", config)
        try:
            js.document.head.appendChild(script)
            self._worker = await js.Reflect.get(workers, "engine")
            self.state = READY
        except Exception:  # noqa: BLE001 - whatever went wrong, there is no engine
            self.state = FAILED
        if channel:
            channel.close()
        js.document.documentElement.dataset.engine = self.state
        if self.state == READY:
            for call in self._waiting:
                call()

    async def think(self, request: "dict[str, Any]") -> "dict[str, Any] | None":
        """The engine's thought for ``request`` (see ``worker.think``), None if it fails."""
        try:
            return answers.thought(str(await self._worker.think(json.dumps(request))))
        except Exception:  # noqa: BLE001 - a worker that breaks is a worker that is not there
            self.state = FAILED
            return None

    async def solve(self, request: "dict[str, Any]") -> "dict[str, Any] | None":
        """A slice of a search (see ``worker.solve``), None if it fails."""
        try:
            return answers.solution(str(await self._worker.solve(json.dumps(request))))
        except Exception:  # noqa: BLE001 - a worker that breaks is a worker that is not there
            self.state = FAILED
            return None

    async def replay(self, record: str) -> "list[str] | None":
        """Hashes of the positions of ``record`` (JSON), None if there is no engine or it fails."""
        if self.state != READY:
            return None
        try:
            return answers.hashes(str(await self._worker.replay(record)))
        except Exception:  # noqa: BLE001 - a worker that breaks found nothing
            return None

    async def stop(self) -> None:
        """Let the engine answer with the best it has so far."""
        if self.state == READY:
            await self._worker.stop()
