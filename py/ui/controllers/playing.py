"""A game under way: moves, computer players' turns, looking back, sharing."""

import asyncio
from typing import TYPE_CHECKING, Any, Callable

from core.errors import TabletopError
from core.match import Match, begin
from core.record import Player
from ui import browser, grid, session, tables
from ui.computers import Computers
from ui.controllers.keeping import file_name
from ui.pages.play import Situation
from ui.saves import Save, opened
from ui.session import Session
from ui.settings import PACE
from ui.table import Answer

if TYPE_CHECKING:
    from ui.app import App

THINK_AT_LEAST = 0.6
"""Seconds a computer player's turn lasts at normal pace, so that one can follow."""

CHANCE_PAUSE = 0.7
"""Seconds before a die falls, at normal pace."""

REPLAY_PAUSE = 1.0
"""Seconds a position is shown in a replay, at normal pace."""

MUSE_AFTER = 0.1
"""Seconds without a touch before a table goes on with what takes longer."""

_KEYS = {
    "?": "dialog:keys",
    "u": "undo",
    "r": "redo",
    "h": "hint",
    ",": "look:prev",
    ".": "look:next",
}


class Playing:
    """The session at this page, if any, and the loop in which its players move.

    Whatever waits (a computer's turn, a scene, a replay) holds the number of its turn; an
    action that changes the course raises the number, and what waited finds itself outdated.
    """

    def __init__(self, app: "App") -> None:
        self._app = app
        self.session: Session | None = None
        self.now = Situation()
        self.shared = ""
        self.computers = Computers(app.spawn)
        self._turn = 0
        self._musing = 0

    # -- beginning and leaving ------------------------------------------------------------

    def leave(self) -> None:
        """Nothing is played here any more."""
        self._turn += 1
        self._musing += 1
        self.session = None
        self.now = Situation()

    def start(self, match: Match) -> Session:
        """A session with ``match``; it is kept from its first move on, or when asked."""
        match.date = match.date or browser.today()
        self.session = Session(match, tables.get(match.game.name), browser.fresh_seed()[:12])
        self.computers.prepare(match)
        return self.session

    def resume(self, save: Save) -> None:
        """Go on with a kept game where it was left."""
        try:
            match = opened(save)
        except TabletopError as error:
            self._app.places.trouble = self._app.say(error)
            return
        self.session = session.restore(save, match, tables.get(match.game.name))
        self.computers.prepare(match)
        browser.set_address(self.session.address(), save.id, False)

    def keep(self) -> None:
        """Keep the game, and name it in the address, before anything of it is shown."""
        current = self.session
        if current is None:
            return
        if not self._app.saves.write(current.save(browser.now())):
            self._app.notice = self._app.t("play.not-kept")
        browser.set_address(current.address(), current.id, False)

    # -- moves ----------------------------------------------------------------------------

    def act_on_table(self, do: str) -> None:
        """An action on the table itself."""
        current = self.session
        if current is None:
            return
        view = current.view(self._app.t)
        view.at = grid.here()
        if current.human_to_act:
            self._answer(current.table.interpret(view, do))
            return
        answer = current.table.look(view, do)
        if answer is not None:
            answer.move = None
            self._answer(answer)

    def do_typed(self, _rest: str, value: Any) -> None:
        """Make the move typed in its notation, or say what can be typed."""
        current, t = self.session, self._app.t
        if current is None:
            return
        if not current.human_to_act:
            self.now.typed = t("play.over" if current.is_over else "play.wait")
            if current.cursor is not None:
                self.now.typed = t("play.looking", n=current.ply, total=current.match.ply)
            self._app.render()
            return
        view = current.view(t)
        move = current.table.read_typed(view, value)
        if move not in view.legal:
            problem = t("error.illegal-move", move=value.strip()[:24])
            moves = t("list.comma").join(view.legal[:12])
            self.now.typed = problem + " " + t("play.typed-help", moves=moves)
            self._app.render()
            return
        browser.clear_field("typed")
        self._play(move)

    def _answer(self, answer: "Answer | None") -> None:
        current = self.session
        if answer is None or current is None:
            return
        self.now.said = answer.say or ""
        self.now.refused = answer.ui is None and answer.kept is None and answer.work is None
        if answer.kept is not None:
            current.kept = answer.kept
            self.keep()
        if answer.move is not None:
            self._play(answer.move)
            return
        if answer.ui is not None:
            current.ui = answer.ui
        self._app.render()
        self._muse(current)
        if answer.work is not None:
            self._app.spawn(self._work(answer.work))
        if answer.focus and self._app.by_keyboard:
            browser.focus(answer.focus)

    async def _work(self, work: "Callable[[], Any]") -> None:
        """Carry out what only the browser can do for a table, and say what came of it."""
        self.now.said = str(await work() or "")
        self._app.render()

    def _muse(self, current: Session) -> None:
        """Begin what the table does while nobody touches anything (`Table.later`)."""
        self._musing += 1
        if current.scene is None:
            steps = current.table.later(current.view(self._app.t))
            if steps is not None:
                self._app.spawn(self._go_on_musing(current, steps, self._musing))

    async def _go_on_musing(self, current: Session, steps: Any, musing: int) -> None:
        await asyncio.sleep(MUSE_AFTER)
        for answer in steps:
            if current is not self.session or musing != self._musing:
                return
            if answer is not None:
                current.ui = answer.ui
                self._app.render()
            await asyncio.sleep(0)

    def _play(self, move: str, thought: "dict[str, Any] | None" = None) -> None:
        """Make a move, with a computer player's ``thought``, and keep it; then show it.

        The first half is done before anything else can happen, so a second click of a double
        click already meets the new position.
        """
        current = self.session
        if current is None:
            return
        self.now = Situation()
        self._turn += 1
        self._musing += 1
        before = current.observe(current.match.state)
        current.play(move, thought)
        self.keep()
        self._app.spawn(self._show(current, before, move, self._turn))

    async def _show(self, current: Session, before: "dict[str, Any]", move: str, turn: int) -> None:
        """Show what leads to the new position, then that, and let the next one move."""
        after = current.observe(current.match.state)
        for scene, seconds in current.table.scenes(before, move, after):
            current.scene = scene
            self._app.render()
            await self._pause(seconds)
            if turn != self._turn:
                return
        current.scene = None
        self._app.render()
        self._focus_after_move()
        await self._next(turn)

    def _focus_after_move(self) -> None:
        """Keep the keyboard at the table where the element that had it is gone."""
        if self._app.by_keyboard and browser.nothing_focused():
            browser.focus("result-title") or browser.focus("table")

    # -- whose turn it is -----------------------------------------------------------------

    def drive(self) -> None:
        """Let a computer player or a die go on, if it is their turn."""
        self._turn += 1
        self._app.spawn(self._next(self._turn))

    async def _next(self, turn: int) -> None:
        current = self.session
        if current is None or turn != self._turn or current.cursor is not None:
            return
        if current.is_over or current.human_to_act:
            self._muse(current)
            return
        if current.actor is None:
            if not browser.calm():
                await self._pause(CHANCE_PAUSE)
            if turn == self._turn:
                self._play(current.match.chance())
            return
        await self._computer_moves(current, current.actor, turn)

    async def _computer_moves(self, current: Session, seat: int, turn: int) -> None:
        t = self._app.t
        level = current.match.players[seat].level
        self.now.thinking = t("play.thinking", name=current.names(t)[seat])
        self._app.render()

        def waiting(done: int, total: int) -> None:
            sentence = self.computers.coming(t, level, done, total)
            if turn == self._turn and sentence != self.now.thinking:
                self.now.thinking = sentence
                self._app.render()

        await self._pause(THINK_AT_LEAST)
        if turn != self._turn:
            return
        thought = await self.computers.think(current.match, level, waiting)
        if turn != self._turn:
            return
        self._play(thought["move"], thought)
        if thought.get("light"):
            self.now.said = self.computers.standing_in(t, level)

    async def _pause(self, seconds: float) -> None:
        pace = PACE[self._app.settings.values["speed"]]
        if pace and seconds:
            await asyncio.sleep(seconds * pace)

    def do_stop(self, _rest: str, _value: Any) -> None:
        """Let the computer player move now."""
        self._app.spawn(self.computers.stop())

    def do_skip(self, _rest: str, _value: Any) -> None:
        """Skip the scene being shown."""
        if self.session is not None:
            self.session.scene = None
            self._app.render()
            self.drive()

    # -- looking back, undo ---------------------------------------------------------------

    def do_look(self, rest: str, _value: Any) -> None:
        """Look at a position: ``first``, ``prev``, ``next``, ``last`` or a ply."""
        current = self.session
        if current is None:
            return
        steps = {
            "first": 0,
            "prev": current.ply - 1,
            "next": current.ply + 1,
            "last": current.match.ply,
        }
        current.scene = None
        current.look(steps[rest] if rest in steps else int(rest))
        self.now = Situation()
        self.drive()
        self._app.render()

    def do_replay(self, _rest: str, _value: Any) -> None:
        """Show the game from its start, a move at a time, until something else is done."""
        self._app.spawn(self._replay())

    async def _replay(self) -> None:
        current = self.session
        if current is None:
            return
        self._turn += 1
        turn = self._turn
        for ply in range(current.match.ply + 1):
            current.look(ply)
            self._app.render()
            await self._pause(REPLAY_PAUSE)
            await asyncio.sleep(0.1)
            if turn != self._turn:
                return

    def do_undo(self, _rest: str, _value: Any) -> None:
        """Take back the last decision, or say why not."""
        current = self.session
        if current is None:
            return
        tried = current.tried(self._app.t)
        if tried is not None:
            self._answer(tried)
        elif current.can_undo:
            current.undo()
            self._went_another_way()
        else:
            self._say("play.no-undo")

    def do_redo(self, _rest: str, _value: Any) -> None:
        """Make again what was taken back, or say why not."""
        current = self.session
        if current is None:
            return
        tried = current.tried(self._app.t, again=True)
        if tried is not None:
            self._answer(tried)
        elif current.can_redo:
            current.redo()
            self._went_another_way()
        else:
            self._say("play.no-redo")

    def _went_another_way(self) -> None:
        self.now = Situation()
        self.keep()
        self._app.render()
        self.drive()

    def _say(self, text: str) -> None:
        self.now.said = self._app.t(text)
        self.now.refused = True
        self._app.render()

    def do_log_more(self, _rest: str, _value: Any) -> None:
        """Show more of the older moves in the log."""
        if self.session is not None:
            self.session.log_lines += 200
            self._app.render()

    # -- beside the moves -----------------------------------------------------------------

    def do_hint(self, _rest: str, _value: Any) -> None:
        """Show what a computer player would do, with its reason."""
        self._app.spawn(self._hint())

    async def _hint(self) -> None:
        current = self.session
        if current is None or not current.human_to_act:
            return
        ply = current.match.ply

        self.now.said, self.now.refused = self._app.t("play.hint-coming"), False
        self._app.render()
        hint = await self.computers.hint(current.match)
        if current is self.session and current.match.ply == ply:
            self.now.said = ""
            current.hint = hint
            self._app.render()

    def do_resign(self, _rest: str, _value: Any) -> None:
        """Give the game up."""
        current = self.session
        if current is not None and current.human_to_act:
            current.resigned = current.actor
            self.keep()
            self._app.close_dialog()

    def do_save_file(self, _rest: str, _value: Any) -> None:
        """Save the record as a file."""
        current = self.session
        if current is not None:
            browser.download(file_name(current.match.game.name, current.id), current.record_text())

    def do_rematch(self, rest: str, _value: Any) -> None:
        """Play again with the same seats: ``same`` start, or a new one."""
        current = self.session
        if current is None:
            return
        old = current.match
        players = [Player(player.kind, player.level, player.name) for player in old.players]
        if rest == "same":
            match = Match(old.game, old.options, old.setup, players, old.seed)
        else:
            options = current.table.options_again(old.options)
            match = begin(old.game, options, players, browser.fresh_seed())
        self._app.places.enter(match)

    def do_share(self, rest: str, _value: Any) -> None:
        """Share a link of the kind ``rest``."""
        self._app.spawn(self._share(rest))

    async def _share(self, kind: str) -> None:
        current = self.session
        if current is None:
            return
        how = await browser.share(self._app.title(), browser.address_of(current.link(kind)))
        if how == "failed":
            browser.select_field("link-" + kind)
        self.shared = self._app.t("share.by-hand" if how == "failed" else "share." + how)
        self._app.render()

    def press(self, key: str) -> bool:
        """A key was pressed outside any field; whether it meant something here."""
        current = self.session
        if current is None:
            return False
        if key in grid.ARROWS:
            return self._press_on_table(current, key) or grid.walk(key)
        if key in _KEYS:
            self._app.act(_KEYS[key], "", False)
            return True
        if key == "m":
            return browser.focus("typed")
        return self._press_on_table(current, key)

    def _press_on_table(self, current: Session, key: str) -> bool:
        view, table = current.view(self._app.t), current.table
        view.at = grid.here()
        can_move = current.human_to_act
        answer = table.key(view, key) if can_move else table.look(view, "key:" + key)
        if answer is not None and not can_move:
            answer.move = None
        self._answer(answer)
        return answer is not None
