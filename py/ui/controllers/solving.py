"""After a game: looking for the best that could have been made of it."""

import asyncio
from typing import TYPE_CHECKING, Any

from core import links
from core.errors import TabletopError
from core.links import Link
from core.match import Match
from core.record import Player
from ui import worker_link
from ui.pages.play import SOLVE_TIMES
from ui.session import Session

if TYPE_CHECKING:
    from ui.app import App

SLICE = 0.4
"""Seconds of search between two looks at how far it is."""

_WAIT = 0.1


class Solving:
    """Lets the worker look for the best play; how far it is stands in the session."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def do_solve(self, rest: str, _value: Any) -> None:
        """Look for ``rest`` seconds."""
        current = self._app.playing.session
        if current is None or not current.match.is_over or not rest.isdigit():
            return
        if current.solving is not None and current.solving["running"]:
            return
        current.solving = {
            "seconds": min(int(rest), SOLVE_TIMES[-1]),
            "spent": 0.0,
            "running": True,
            "failed": False,
            "total": None,
            "link": "",
        }
        self._app.render()
        self._app.spawn(self._solve(current, current.solving))

    def do_solve_stop(self, _rest: str, _value: Any) -> None:
        """End the search; what it found stays."""
        current = self._app.playing.session
        if current is not None and current.solving is not None:
            current.solving["running"] = False
            self._app.render()

    async def _solve(self, current: Session, state: "dict[str, Any]") -> None:
        app = self._app
        link = app.playing.computers.link
        app.spawn(link.start())
        while link.state in (worker_link.OFF, worker_link.STARTING) and state["running"]:
            await asyncio.sleep(_WAIT)
        request: dict[str, Any] = {"record": current.match.record().to_json()}
        while state["running"] and state["spent"] < state["seconds"]:
            request["seconds"] = SLICE
            answer = None
            if link.state == worker_link.READY:
                answer = await link.solve(request)
            if answer is None:
                state["failed"] = True
                break
            state["spent"] += SLICE
            if answer.get("total") is not None and answer["total"] != state["total"]:
                state["link"] = _link(current.match, answer)
                state["total"] = answer["total"]
            if answer["done"]:
                break
            if app.playing.session is not current:
                return
            app.render()
            request = {}
        state["running"] = False
        app.render()


def _link(match: Match, answer: "dict[str, Any]") -> str:
    """The fragment that leads to the solution; replaying it here checks it."""
    try:
        solved = Match(match.game, match.options, answer["setup"], [Player()])
        for move in answer["moves"]:
            solved.play(move)
    except TabletopError:
        return ""
    return links.encode(Link(links.POSITION, solved))
