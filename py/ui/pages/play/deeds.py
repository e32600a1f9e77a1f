"""What can be done with a game beside touching its table: by button, key or typing."""

import asyncio
from typing import Any, Callable

from core.match import Match, begin
from core.record import Player
from ui import routes
from ui.pages.play.playing import Playing, Situation
from ui.routes import Route

REPLAY_PAUSE = 1.0
"""Seconds a position is shown in a replay, at normal pace."""


class Deeds:
    """Typing, looking back, undo, hints, giving up, playing again; ``actions`` as in `ui.page`."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._session = playing.session
        self._house = playing.house
        self.actions = {
            "typed": self.typed,
            "stop": lambda _rest, _: self._house.spawn(self._house.computers.stop()),
            "skip": self.skip,
            "look": self.look,
            "replay": lambda _rest, _: self._house.spawn(self._replay()),
            "undo": self.undo,
            "redo": self.redo,
            "log-more": self.log_more,
            "hint": lambda _rest, _: self._house.spawn(self._hint()),
            "resign": self.resign,
            "rematch": self.rematch,
        }

    def typed(self, _rest: str, value: Any) -> None:
        """Make the move typed in its notation, or say what can be typed."""
        session, t, now = self._session, self._house.t, self._playing.now
        if not session.human_to_act:
            now.typed = t("play.over" if session.is_over else "play.wait")
            if session.cursor is not None:
                now.typed = t("play.looking", n=session.ply, total=session.match.ply)
            self._house.render()
            return
        view = session.view(t)
        move = session.table.read_typed(view, value)
        if move not in view.legal:
            problem = t("error.illegal-move", move=value.strip()[:24])
            moves = t("list.comma").join(view.legal[:12])
            now.typed = problem + " " + t("play.typed-help", moves=moves)
            self._house.render()
            return
        self._house.browser.clear_field("typed")
        self._playing.play(move)

    def skip(self, _rest: str, _value: Any) -> None:
        """Skip the scene being shown."""
        self._session.scene = None
        self._house.render()
        self._playing.drive()

    # -- looking back, undo ---------------------------------------------------------------

    def look(self, rest: str, _value: Any) -> None:
        """Look at a position: ``first``, ``prev``, ``next``, ``last`` or a ply."""
        session = self._session
        at, newest = session.ply, session.match.ply
        steps = {"first": 0, "prev": at - 1, "next": at + 1, "last": newest}
        session.scene = None
        session.look(steps[rest] if rest in steps else int(rest))
        self._playing.now = Situation()
        self._playing.drive()
        self._house.render()

    async def _replay(self) -> None:
        """Show the game from its start, a move at a time, until something else is done."""
        turn = self._playing.take_turn()
        for ply in range(self._session.match.ply + 1):
            self._session.look(ply)
            self._house.render()
            await self._playing.pause(REPLAY_PAUSE)
            await asyncio.sleep(0.1)
            if not self._playing.is_turn(turn):
                return

    def undo(self, _rest: str, _value: Any) -> None:
        """Take back the last decision, or say why not."""
        session = self._session
        self._step(session.can_undo, session.undo, False, self._house.t("play.no-undo"))

    def redo(self, _rest: str, _value: Any) -> None:
        """Make again what was taken back, or say why not."""
        session = self._session
        self._step(session.can_redo, session.redo, True, self._house.t("play.no-redo"))

    def _step(self, can: bool, step: "Callable[[], None]", again: bool, why_not: str) -> None:
        tried = self._session.tried(self._house.t, again)
        if tried is not None:
            self._playing.answer(tried)
        elif can:
            step()
            self._playing.go_another_way()
        else:
            self._playing.say(why_not)

    def log_more(self, _rest: str, _value: Any) -> None:
        """Show more of the older moves in the log."""
        self._session.log_lines += 200
        self._house.render()

    # -- beside the moves -----------------------------------------------------------------

    async def _hint(self) -> None:
        """Show what a computer player would do, with its reason."""
        playing, session = self._playing, self._session
        if not session.human_to_act:
            return
        ply = session.match.ply

        def is_here() -> bool:
            return session.match.ply == ply and not playing.has_left

        playing.say(self._house.t("play.hint-coming"), refused=False)
        hint = await self._house.computers.hint(session.match)
        if is_here():
            playing.now.said = ""
            session.hint = hint
            self._house.render()

    def resign(self, _rest: str, _value: Any) -> None:
        """Give the game up."""
        if self._session.human_to_act:
            self._session.resigned = self._session.actor
            self._playing.keep()
            self._house.close_dialog()

    def rematch(self, rest: str, _value: Any) -> None:
        """Play again: the ``same`` start, or a new one, perhaps after a ``swap`` of seats.

        Any other ``rest`` but ``new`` is the level of the computer players then.
        """
        old = self._session.match
        players = [Player(player.kind, player.level, player.name) for player in old.players]
        if rest == "swap":
            players = players[1:] + players[:1]
        elif rest in old.game.levels:
            for player in players:
                player.level = "" if player.is_human else rest
        if rest == "same":
            match = Match(old.game, old.options, old.setup, players, old.seed)
        else:
            options = self._session.table.options_again(old.options)
            match = begin(old.game, options, players, self._house.browser.fresh_seed())
        self._house.show(Route(routes.LINK, old.game.name, "", match))
