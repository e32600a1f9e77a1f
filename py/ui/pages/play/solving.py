"""After a game: looking for the best that could have been made of it."""

from typing import Any

from core import links
from core.catalogue import Catalogue
from core.errors import TabletopError
from core.links import Link
from core.match import Match
from core.record import Player
from ui.frame import link, said
from ui.pages.play.playing import Playing
from ui.parts import button, div, el, para
from ui.session import Session
from ui.vdom import Node

SOLVE_TIMES = (5, 20, 60)
"""Seconds of search for the best play that are offered."""

SLICE = 0.4
"""Seconds of search between two looks at how far it is."""


class Solving:
    """Lets the worker look for the best play; how far it is stands in the session."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._session = playing.session
        self.actions = {"solve": self.solve, "solve-stop": self.stop}

    def solve(self, rest: str, _value: Any) -> None:
        """Look for ``rest`` seconds."""
        session, house = self._session, self._playing.house
        if not session.match.is_over or not rest.isdigit():
            return
        if session.solving is not None and session.solving["running"]:
            return
        session.solving = {
            "seconds": min(int(rest), SOLVE_TIMES[-1]),
            "spent": 0.0,
            "running": True,
            "failed": False,
            "total": None,
            "link": "",
        }
        house.render()
        house.spawn(self._solve(session.solving))

    def stop(self, _rest: str, _value: Any) -> None:
        """End the search; what it found stays."""
        if self._session.solving is not None:
            self._session.solving["running"] = False
            self._playing.house.render()

    async def _solve(self, state: "dict[str, Any]") -> None:
        house, match = self._playing.house, self._session.match
        is_there = await house.computers.bring(lambda: bool(state["running"]))
        request: dict[str, Any] = {"record": match.record().to_json()}
        while state["running"] and state["spent"] < state["seconds"]:
            request["seconds"] = SLICE
            answer = await house.computers.link.solve(request) if is_there else None
            if answer is None:
                state["failed"] = True
                break
            state["spent"] += SLICE
            if answer.get("total") is not None and answer["total"] != state["total"]:
                state["link"] = _solution(match, answer)
                state["total"] = answer["total"]
            if answer["done"]:
                break
            if self._playing.has_left:
                return
            house.render()
            request = {}
        state["running"] = False
        house.render()


def _solution(match: Match, answer: "dict[str, Any]") -> str:
    """The fragment that leads to the solution; replaying it here checks it."""
    try:
        solved = Match(match.game, match.options, answer["setup"], [Player()])
        for move in answer["moves"]:
            solved.play(move)
    except TabletopError:
        return ""
    return links.encode(Link(links.POSITION, solved))


def present(t: Catalogue, session: Session) -> Node:
    """What the best play would have been: how long to look, how far it is, what was found."""
    state = session.solving
    running = state is not None and state["running"]
    if running:
        buttons = [button("", "solve-stop", said("stop", t("solve.stop")), id="solve-stop")]
    else:
        buttons = [_offer(t, seconds) for seconds in SOLVE_TIMES]
    return div(
        "solving",
        para("quiet", t("solve.title")),
        div("row", buttons),
        _found(t, state, running) if state is not None else None,
    )


def _offer(t: Catalogue, seconds: int) -> Node:
    number = str(seconds)
    text = t("solve.seconds", n=seconds)
    return button("", "solve:" + number, text, id="solve-" + number, key=seconds)


def _found(t: Catalogue, state: "dict[str, Any]", running: bool) -> "list[Any]":
    kids: list[Any] = []
    if running:
        spent, most = "%.1f" % state["spent"], state["seconds"]
        kids.append(el("progress", "", value=spent, max=most, label=t("solve.title")))
    if state["total"] is not None:
        see = link(state["link"], t("solve.see")) if state["link"] else None
        found = t("solve.found", total=state["total"])
        kids.append(para("solved", found, " ", see, role="status", id="solved"))
    elif running:
        kids.append(para("quiet", t("solve.running"), role="status"))
    if state["failed"]:
        kids.append(para("warning", t("solve.failed"), role="status"))
    return kids
