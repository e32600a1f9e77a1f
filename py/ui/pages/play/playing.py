"""A game under way: its moves, and the loop in which its players make them."""

import asyncio
from typing import Any, Callable

from ui.house import House
from ui.session import Session
from ui.settings import PACE
from ui.table import Answer

THINK_AT_LEAST = 0.6
"""Seconds a computer player's turn lasts at normal pace, so that one can follow."""

CHANCE_PAUSE = 0.7
"""Seconds before a die falls, at normal pace."""

MUSE_AFTER = 0.1
"""Seconds without a touch before a table goes on with what takes longer."""


class Situation:
    """What the page is told beside the session.

    ``said``: the last answer to an action, ``refused`` if nothing came of it; ``thinking``: what
    the computer player is doing, or ""; ``typed``: what is wrong with the move typed.
    """

    def __init__(self, said: str = "", thinking: str = "", typed: str = "") -> None:
        self.said = said
        self.refused = False
        self.thinking = thinking
        self.typed = typed


class Playing:
    """The session at this page, what is said about it, and the loop in which its players move.

    Whatever waits (a computer's turn, a scene, a replay) holds the number of its turn; an
    action that changes the course raises the number, and what waited finds itself outdated.
    ``has_left``: nothing is played here any more.
    """

    def __init__(self, house: House, session: Session) -> None:
        self.house = house
        self.session = session
        self.now = Situation()
        self.has_left = False
        self._turn = 0
        self._musing = 0

    def leave(self) -> None:
        """Nothing is played here any more."""
        self.has_left = True
        self._turn += 1
        self._musing += 1

    def keep(self) -> None:
        """Keep the game, and name it in the address, before anything of it is shown."""
        house, session = self.house, self.session
        if not house.saves.write(session.save(house.browser.now())):
            house.notice = house.t("play.not-kept")
        house.browser.set_address(session.address(), session.id, False)

    # -- moves ----------------------------------------------------------------------------

    def act_on_table(self, do: str) -> None:
        """An action on the table itself; LookupError where the table has none of this name."""
        session = self.session
        if do.partition(":")[0] not in session.table.actions:
            raise LookupError("no action " + do + " on this table")
        view = session.view(self.house.t)
        view.at = self.house.grid.here()
        if session.human_to_act:
            self.answer(session.table.interpret(view, do))
        else:
            self._answer_looking(session.table.look(view, do))

    def press(self, key: str) -> bool:
        """A key was pressed; whether it meant something to the table."""
        session = self.session
        view, table = session.view(self.house.t), session.table
        view.at = self.house.grid.here()
        if session.human_to_act:
            answer = table.key(view, key)
            self.answer(answer)
        else:
            answer = table.look(view, "key:" + key)
            self._answer_looking(answer)
        return answer is not None

    def _answer_looking(self, answer: "Answer | None") -> None:
        if answer is not None:
            answer.move = None
            self.answer(answer)

    def answer(self, answer: "Answer | None") -> None:
        """Let a table's answer come true: its move, its new state, its words, its work."""
        house, session = self.house, self.session
        if answer is None:
            return
        self.now.said = answer.say or ""
        self.now.refused = answer.ui is None and answer.kept is None and answer.work is None
        if answer.kept is not None:
            session.kept = answer.kept
            self.keep()
        if answer.move is not None:
            self.play(answer.move)
            return
        if answer.ui is not None:
            session.ui = answer.ui
        house.render()
        self._muse()
        if answer.work is not None:
            house.spawn(self._work(answer.work))
        if answer.focus and house.by_keyboard:
            house.browser.focus(answer.focus)

    async def _work(self, work: "Callable[[], Any]") -> None:
        """Carry out what only the browser can do for a table, and say what came of it."""
        self.now.said = str(await work() or "")
        self.house.render()

    def _muse(self) -> None:
        """Begin what the table does while nobody touches anything (`Table.later`)."""
        self._musing += 1
        session = self.session
        if session.scene is None:
            steps = session.table.later(session.view(self.house.t))
            if steps is not None:
                self.house.spawn(self._go_on_musing(steps, self._musing))

    async def _go_on_musing(self, steps: Any, musing: int) -> None:
        await asyncio.sleep(MUSE_AFTER)
        for answer in steps:
            if musing != self._musing:
                return
            if answer is not None:
                self.session.ui = answer.ui
                self.house.render()
            await asyncio.sleep(0)

    def play(self, move: str, thought: "dict[str, Any] | None" = None) -> None:
        """Make a move, with a computer player's ``thought``, and keep it; then show it.

        The first half is done before anything else can happen, so a second click of a double
        click already meets the new position.
        """
        session = self.session
        self.now = Situation()
        self._turn += 1
        self._musing += 1
        before = session.observe(session.match.state)
        session.play(move, thought)
        self.keep()
        self.house.spawn(self._show(before, move, self._turn))

    async def _show(self, before: "dict[str, Any]", move: str, turn: int) -> None:
        """Show what leads to the new position, then that, and let the next one move."""
        house, session = self.house, self.session
        after = session.observe(session.match.state)
        for scene, seconds in session.table.scenes(before, move, after):
            session.scene = scene
            house.render()
            await self.pause(seconds)
            if turn != self._turn:
                return
        session.scene = None
        house.render()
        # The keyboard stays at the table where the element that had it is gone.
        if house.by_keyboard and house.browser.nothing_focused():
            house.browser.focus("result-title") or house.browser.focus("table")
        await self._next(turn)

    # -- whose turn it is -----------------------------------------------------------------

    def take_turn(self) -> int:
        """Outdate whatever waits; the number of the new turn."""
        self._turn += 1
        return self._turn

    def is_turn(self, turn: int) -> bool:
        """Whether nothing has outdated ``turn``."""
        return turn == self._turn

    def drive(self) -> None:
        """Let a computer player or a die go on, if it is their turn."""
        self.house.spawn(self._next(self.take_turn()))

    def go_another_way(self) -> None:
        """The position is another one, by undo or redo: keep it, show it, go on from it."""
        self.now = Situation()
        self.keep()
        self.house.render()
        self.drive()

    async def _next(self, turn: int) -> None:
        session = self.session
        if turn != self._turn or session.cursor is not None:
            return
        if session.is_over or session.human_to_act:
            self._muse()
            return
        if session.actor is None:
            if not self.house.browser.calm():
                await self.pause(CHANCE_PAUSE)
            if turn == self._turn:
                self.play(session.match.chance())
            return
        await self._computer_moves(session.actor, turn)

    async def _computer_moves(self, seat: int, turn: int) -> None:
        t, match = self.house.t, self.session.match
        level = match.players[seat].level
        self.now.thinking = t("play.thinking", name=self.session.names(t)[seat])
        self.house.render()

        def waiting(done: int, total: int) -> None:
            sentence = self.house.computers.coming(t, level, done, total)
            if turn == self._turn and sentence != self.now.thinking:
                self.now.thinking = sentence
                self.house.render()

        await self.pause(THINK_AT_LEAST)
        if turn != self._turn:
            return
        thought = await self.house.computers.think(match, level, waiting)
        if turn == self._turn:
            self.play(thought["move"], thought)
            if thought.get("light"):
                self.now.said = self.house.computers.standing_in(t, level)

    async def pause(self, seconds: float) -> None:
        """Wait so many seconds at the pace that was chosen."""
        pace = PACE[self.house.settings.values["speed"]]
        if pace and seconds:
            await asyncio.sleep(seconds * pace)

    # -- what is said ---------------------------------------------------------------------

    def say(self, sentence: str, refused: bool = True) -> None:
        """Show ``sentence`` beside the table."""
        self.now.said = sentence
        self.now.refused = refused
        self.house.render()
