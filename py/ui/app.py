"""The page: routes, games under way, and the loop in which players move.

Everything shown is made by the pure modules in ``ui.pages`` and ``ui.tables``; this one knows
the browser, the clock and what to do next.
"""

import asyncio
from typing import Any

import js

import games
import text
from core import links, record
from core.catalogue import Catalogue
from core.errors import TabletopError
from core.links import Link
from core.match import Match, begin, open_record
from core.record import Player
from ui import browser, grid, motion, patch, routes, session, tables
from ui.computers import Computers
from ui.events import Events
from ui.loader import load_game
from ui.pages import frame, home, play, rules, saves, setup, trouble
from ui.routes import Route
from ui.saves import Save, Saves, export, opened
from ui.session import Session, seat_players
from ui.settings import PACE, Settings
from ui.storage import PREFIX, Storage
from ui.vdom import Node, h

THINK_AT_LEAST = 0.6
"""Seconds a computer player's turn lasts at normal pace, so that one can follow."""

CHANCE_PAUSE = 0.7
"""Seconds before a die falls, at normal pace."""


class App:
    """The one page of the site."""

    def __init__(self) -> None:
        self.storage = Storage(browser.local_storage())
        language = str(js.document.documentElement.lang)[:2]
        self.settings = Settings(self.storage, language)
        self.saves = Saves(self.storage)
        self.computers = Computers()
        self.t = Catalogue(self.settings.values["language"])
        self.route = Route(routes.HOME)
        self.session: Session | None = None
        self.choices: setup.Choices | None = None
        self.cut_link: Link | None = None
        self.trouble = ""
        self.dialog: tuple[str, str] = ("", "")
        self.notice = ""
        self.now = play.Situation()
        self.shared = ""
        self._tree: Node | None = None
        self._host = js.document.getElementById("app")
        self._turn = 0
        self._texts: list[str] = []
        self._events: Events | None = None

    # -- beginning and moving about -------------------------------------------------------

    def begin(self) -> None:
        """Take over the static page."""
        self._load_texts()
        self._events = Events(self.act, self.press)
        browser_events(self)
        asyncio.create_task(self.arrive())

    async def arrive(self) -> None:
        """Show the place that the address names; the address was set by the browser."""
        route = routes.parse(browser.fragment())
        self._leave()
        self.route = route
        if route.game and not await self._load_game(route.game):
            return
        if route.page == routes.SETUP:
            self._arrive_at_setup(route)
        elif route.page == routes.LINK:
            self._arrive_by_link(route)
        elif route.page == routes.UNKNOWN:
            self.trouble = self.t("error.unknown-place")
        self.render()
        self._drive()

    def go(self, fragment: str) -> None:
        """Go to another place within the site."""
        browser.set_address(fragment, "", True)
        js.scrollTo(0, 0)
        asyncio.create_task(self._arrive_and_focus())

    async def _arrive_and_focus(self) -> None:
        await self.arrive()
        browser.focus("title")

    def _leave(self) -> None:
        """Forget what belongs to the place one leaves; the game itself is kept already."""
        self._turn += 1
        self.session = None
        self.cut_link = None
        self.trouble = ""
        self.dialog = ("", "")
        self.now = play.Situation()

    def _arrive_at_setup(self, route: Route) -> None:
        game = games.get(route.game)
        kept = self.settings.last_setup.get(route.game)
        wanted = route.rest or (kept if type(kept) is str else "")
        found = routes.decode_choices(game, wanted) if wanted else None
        if found is None:
            if route.rest:
                self.trouble = self.t("error.unknown-place")
            self.choices = setup.default_choices(game)
        else:
            self.choices = setup.Choices(found[0], found[1])

    def _arrive_by_link(self, route: Route) -> None:
        note = browser.history_note()
        if note:
            save = self.saves.read(note)
            if save is not None and save.record.game == route.game:
                self._resume(save)
                return
        try:
            link = links.decode(games.get(route.game), route.rest)
        except TabletopError as error:
            self.trouble = self.say(error)
            return
        if link.cut:
            self.trouble = self.t("error.link-cut")
            self.cut_link = link
            return
        self._open_link(link)

    def _open_link(self, link: Link) -> None:
        save = self.saves.find(link.match)
        if save is not None:
            self._resume(save)
            return
        match = link.match
        for seat, player in enumerate(match.players):
            if player.is_human:
                player.name = self.settings.name(seat)
        self._start(match, False)

    def _resume(self, save: Save) -> None:
        """Go on with a kept game where it was left."""
        try:
            match = opened(save)
        except TabletopError as error:
            self.trouble = self.say(error)
            return
        self.session = session.restore(save, match, tables.get(match.game.name))
        self.computers.prepare(match)
        browser.set_address(self.session.link(links.POSITION), save.id, False)

    def _start(self, match: Match, keep: bool) -> None:
        """Begin a session with ``match``; ``keep`` it at once, or only from its first move on."""
        match.date = match.date or browser.today()
        id = browser.fresh_seed()[:12]
        self.session = Session(match, tables.get(match.game.name), id)
        self.computers.prepare(match)
        if keep:
            self._keep()

    async def _load_game(self, name: str) -> bool:
        """Have the game's modules and texts at hand; False, with a notice, where they are not."""
        try:
            await load_game(name)
        except OSError:
            self.notice = self.t("error.game-files")
            self.route = Route(routes.HOME)
            self.render()
            return False
        for table in (name, name + "_why"):
            if table not in self._texts:
                self._texts.append(table)
        self._load_texts()
        return True

    def _load_texts(self) -> None:
        self.t = Catalogue(self.settings.values["language"])
        self.t.add(text.table(self.t.language, "shell"))
        for table in self._texts:
            self.t.add(text.table(self.t.language, table))

    # -- showing --------------------------------------------------------------------------

    def render(self) -> None:
        """Make the document agree with everything above."""
        pace = 0.0 if browser.calm() else PACE[self.settings.values["speed"]]
        before = motion.places() if pace and self.session else {}
        tree = h(
            "div",
            {"class": "site"},
            frame.notice(self.notice, self.t),
            self._page(),
            self._dialog(),
        )
        patch.mount(self._host, self._tree, tree)
        first = self._tree is None
        self._tree = tree
        if before:
            motion.travel(before, pace)
        self._after_render(first)

    def _page(self) -> Node:
        t = self.t
        name = self.route.game
        if self.session is not None:
            return play.present(t, self.session, self.now)
        if self.trouble and self.route.page != routes.SETUP:
            return trouble.present(t, self.trouble, name, self.cut_link is not None)
        if self.route.page == routes.SETUP and self.choices is not None:
            names = self.settings.names
            return setup.present(t, games.get(name), self.choices, names, self.trouble)
        if self.route.page == routes.RULES:
            return rules.present(t, name)
        if self.route.page == routes.SAVES:
            return saves.present(
                t,
                [self._row(save) for save in self.saves.all()],
                [name for name, _ in self.saves.aside()],
                self.storage.failed,
            )
        kept = self.saves.all()
        rows = [self._row(save) for save in kept if not save.over]
        return home.present(t, rows, len(kept))

    def _row(self, save: Save) -> "dict[str, Any]":
        names = []
        people = [player for player in save.record.players if player.is_human]
        for seat, player in enumerate(save.record.players):
            names.append(player.name or _anonymous(self.t, seat, player, len(people)))
        return saves.row(self.t, save, names)

    def _dialog(self) -> "Node | None":
        name, data = self.dialog
        t = self.t
        if name == "settings":
            return frame.settings(t, self.settings.values)
        if name == "delete":
            return frame.confirm(t, t("saves.ask-delete"), "delete:" + data, t("saves.delete"))
        if name == "delete-aside":
            do = "delete-aside:" + data
            return frame.confirm(t, t("saves.ask-delete"), do, t("saves.delete"))
        if self.session is None:
            return None
        if name == "menu":
            return play.menu(t, self.session)
        if name == "keys":
            rows = self.session.table.keys(t)
            return play.keys(t, self.session.match.game.name, rows)
        if name == "share":
            return play.share(t, self.session, browser.address_of, self.shared)
        if name == "resign":
            return frame.confirm(t, t("play.ask-resign"), "play:resign", t("play.resign"))
        return None

    def _after_render(self, first: bool) -> None:
        root = js.document.documentElement
        root.lang = self.t.language
        root.dataset.theme = self.settings.values["theme"]
        root.dataset.page = self.route.page
        root.dataset.speed = self.settings.values["speed"]
        root.dataset.ply = str(self.session.match.ply) if self.session else ""
        playable = self.session is not None and self.session.human_to_act
        root.dataset.state = "playable" if playable else "ready"
        js.document.title = self._title()
        if first:
            js.document.getElementById("static").remove()
        dialog = js.document.querySelector("dialog[data-modal]")
        if dialog and not dialog.open:
            dialog.showModal()

    def _title(self) -> str:
        t = self.t
        site = t("site.title")
        if self.session is not None:
            game = t("game." + self.session.match.game.name + ".title")
            return game + " · " + site
        if self.route.page == routes.SAVES:
            return t("saves.title") + " · " + site
        if self.route.page == routes.RULES:
            return t("rules.title", game=t("game." + self.route.game + ".title")) + " · " + site
        if self.route.game:
            return t("game." + self.route.game + ".title") + " · " + site
        return site

    def say(self, error: TabletopError) -> str:
        """``error`` in the player's language."""
        return self.t("error." + error.code, **error.params)

    # -- actions --------------------------------------------------------------------------

    def act(self, do: str, value: Any, in_table: bool) -> None:
        """Carry out the action ``do`` with the ``value`` of its field."""
        try:
            if in_table:
                self._act_on_table(do)
            else:
                self._act_on_page(do, value)
        except TabletopError as error:
            self.notice = self.say(error)
            self.render()

    def _act_on_page(self, do: str, value: Any) -> None:
        what, _, rest = do.partition(":")
        method = getattr(self, "_do_" + what.replace("-", "_"), None)
        if method is not None:
            method(rest, value)

    def _do_go(self, rest: str, value: Any) -> None:
        self.go(rest)

    def _do_notice(self, rest: str, value: Any) -> None:
        self.notice = ""
        self.render()

    def _do_dialog(self, rest: str, value: Any) -> None:
        self.shared = ""
        self.dialog = (rest, "")
        self.render()

    def _do_close(self, rest: str, value: Any) -> None:
        dialog = js.document.querySelector("dialog[data-modal]")
        if dialog and dialog.open:
            dialog.close()
        self.closed()

    def closed(self) -> None:
        """The browser closed the dialog."""
        if self.dialog[0]:
            self.dialog = ("", "")
            self.render()

    def _do_set(self, rest: str, value: Any) -> None:
        self.settings.choose(rest, value)
        if rest == "language":
            self._load_texts()
        self.render()

    # setting up

    def _do_seat(self, rest: str, value: Any) -> None:
        if self.choices is not None:
            self.choices.kinds[int(rest)] = value
            self._choices_changed()

    def _do_seats(self, rest: str, value: Any) -> None:
        if self.choices is None:
            return
        if rest == "more":
            self.choices.kinds.append("steady")
        else:
            self.choices.kinds.pop()
        self._choices_changed()

    def _do_name(self, rest: str, value: Any) -> None:
        self.settings.remember_name(int(rest), value.strip()[:24])

    def _do_option(self, rest: str, value: Any) -> None:
        if self.choices is None:
            return
        game = games.get(self.route.game)
        for option in routes.offered(game):
            if option.name == rest:
                self.choices.options[rest] = option.values[int(value)]
        self._choices_changed()

    def _choices_changed(self) -> None:
        assert self.choices is not None
        game = games.get(self.route.game)
        chosen = routes.encode_choices(game, self.choices.kinds, self.choices.options)
        self.settings.last_setup[game.name] = chosen
        self.settings.keep()
        self.trouble = ""
        self.route = Route(routes.SETUP, game.name, chosen)
        browser.set_address(self.route.fragment(), "", False)
        self.render()

    def _new_match(self, seed: str) -> "Match | None":
        if self.choices is None:
            return None
        game = games.get(self.route.game)
        options = {
            option.name: self.choices.options[option.name]
            for option in routes.offered(game)
            if self.choices.options.get(option.name, option.values[0]) != option.values[0]
        }
        return begin(game, options, seat_players(self.choices.kinds, self.settings), seed)

    def _do_start(self, rest: str, value: Any) -> None:
        # A name still being typed has not changed its field yet.
        for seat in range(len(self.choices.kinds) if self.choices else 0):
            field = js.document.getElementById("name" + str(seat))
            if field:
                self._do_name(str(seat), str(field.value))
        match = self._new_match(browser.fresh_seed())
        if match is not None:
            self._enter(match)

    def _do_share_start(self, rest: str, value: Any) -> None:
        match = self._new_match(browser.fresh_seed())
        if match is not None:
            address = browser.address_of(links.encode(Link(links.START, match)))
            asyncio.create_task(self._share_from_setup(address))

    async def _share_from_setup(self, address: str) -> None:
        how = await browser.share(self._title(), address)
        self.notice = address if how == "failed" else self.t("share." + how)
        self.render()

    def _enter(self, match: Match) -> None:
        """Begin ``match`` and make it a place of its own in the history."""
        self._leave()
        self.saves.prune()
        self._start(match, True)
        assert self.session is not None
        fragment = self.session.link(links.POSITION)
        self.route = routes.parse(fragment)
        browser.set_address(fragment, self.session.id, True)
        js.scrollTo(0, 0)
        self.render()
        browser.focus("title")
        self._drive()

    def _do_open_cut(self, rest: str, value: Any) -> None:
        link = self.cut_link
        if link is not None:
            self._leave()
            self.notice = self.t("play.cut")
            self._open_link(link)
            self.render()
            self._drive()

    # kept games

    def _do_resume(self, rest: str, value: Any) -> None:
        save = self.saves.read(rest)
        if save is None:
            self.render()
            return
        try:
            fragment = links.encode(Link(links.POSITION, self._opened(save)))
        except TabletopError as error:
            self.notice = self.say(error)
            self.render()
            return
        asyncio.create_task(self._resume_at(fragment, save.id))

    def _opened(self, save: Save) -> Match:
        return opened(save)

    async def _resume_at(self, fragment: str, id: str) -> None:
        browser.set_address(fragment, id, True)
        await self._arrive_and_focus()

    def _do_export(self, rest: str, value: Any) -> None:
        save = self.saves.read(rest)
        if save is not None:
            browser.download(_file_name(save.record.game, save.id), export(save))

    def _do_export_aside(self, rest: str, value: Any) -> None:
        for name, content in self.saves.aside():
            if name == rest:
                browser.download(_file_name("damaged", name), content)

    def _do_ask_delete(self, rest: str, value: Any) -> None:
        self.dialog = ("delete", rest)
        self.render()

    def _do_ask_delete_aside(self, rest: str, value: Any) -> None:
        self.dialog = ("delete-aside", rest)
        self.render()

    def _do_delete(self, rest: str, value: Any) -> None:
        self.saves.delete(rest)
        self._do_close("", "")

    def _do_delete_aside(self, rest: str, value: Any) -> None:
        self.saves.delete_aside(rest)
        self._do_close("", "")

    def _do_import(self, rest: str, value: Any) -> None:
        asyncio.create_task(self._import(value))

    async def _import(self, field: Any) -> None:
        """Open the record in the chosen file as far as it is legal."""
        file = field.files[0]
        if not file:
            return
        if file.size > 1 << 20:
            self.notice = self.t("error.too-long")
            self.render()
            return
        content = str(await file.text())
        field.value = ""
        try:
            found = record.read(content)
            games.get(found.game)
            if not await self._load_game(found.game):
                return
            result = open_record(games.get(found.game), found)
        except TabletopError as error:
            self.notice = self.say(error)
            self.render()
            return
        self._enter(result.match)
        if result.error is not None:
            self.notice = self.t("error.partly", ply=result.error.ply + 1)
            self.render()

    # playing

    def _do_typed(self, rest: str, value: Any) -> None:
        """A move typed in its notation."""
        if self.session is None:
            return
        if not self.session.human_to_act:
            self.now.typed = self.t("play.over" if self.session.is_over else "play.wait")
            self.render()
            return
        view = self.session.view(self.t)
        move = self.session.table.read_typed(view, value)
        if move not in view.legal:
            shown = self.t("list.comma").join(view.legal[:12])
            problem = self.t("error.illegal-move", move=value.strip()[:24])
            self.now.typed = problem + " " + self.t("play.typed-help", moves=shown)
            self.render()
            return
        field = js.document.getElementById("typed")
        field.value = ""
        self._play(move)

    def _act_on_table(self, do: str) -> None:
        if self.session is not None and self.session.human_to_act:
            view = self.session.view(self.t)
            self._answer(self.session.table.interpret(view, do))

    def _answer(self, answer: Any) -> None:
        if answer is None or self.session is None:
            return
        self.now.said = answer.say or ""
        if answer.move is not None:
            self._play(answer.move)
            return
        if answer.ui is not None:
            self.session.ui = answer.ui
        self.render()
        if answer.focus and self._events is not None and self._events.by_keyboard:
            browser.focus(answer.focus)

    def _play(self, move: str) -> None:
        self.now = play.Situation()
        asyncio.create_task(self._make(move))

    async def _make(self, move: str) -> None:
        """Make a move: keep it, show what leads there, show the position, let the next one move."""
        current = self.session
        if current is None:
            return
        self._turn += 1
        turn = self._turn
        state = current.match.state
        before = current.match.game.observe(state, current.watcher(state))
        current.play(move)
        self._keep()
        for scene, seconds in current.table.scenes(before, move):
            current.scene = scene
            self.render()
            await self._pause(seconds)
            if turn != self._turn:
                return
        current.scene = None
        self.render()
        self._focus_after_move()
        await self._next(turn)

    def _focus_after_move(self) -> None:
        """Keep the keyboard on the table where the element that had it is gone."""
        if self._events is not None and self._events.by_keyboard:
            active = js.document.activeElement
            if not active or active.tagName == "BODY":
                browser.focus("result-title") or browser.focus("table")

    def _drive(self) -> None:
        """Let a computer player or a die go on, if it is their turn."""
        self._turn += 1
        asyncio.create_task(self._next(self._turn))

    async def _next(self, turn: int) -> None:
        current = self.session
        if current is None or turn != self._turn or current.cursor is not None:
            return
        if current.is_over or current.human_to_act:
            return
        if current.actor is None:
            await self._pause(CHANCE_PAUSE)
            if turn == self._turn:
                await self._make(current.match.chance())
            return
        await self._computer_moves(current, turn)

    async def _computer_moves(self, current: Session, turn: int) -> None:
        seat = current.actor or 0
        name = current.names(self.t)[seat]
        level = current.match.players[seat].level
        self.now.thinking = self.t("play.thinking", name=name)
        self.render()

        def waiting(seconds: int) -> None:
            sentence = self.t("play.loading", name=name, seconds=seconds)
            if turn == self._turn and sentence != self.now.thinking:
                self.now.thinking = sentence
                self.render()

        await self._pause(THINK_AT_LEAST)
        if turn != self._turn:
            return
        thought = await self.computers.think(current.match, level, waiting)
        if turn != self._turn:
            return
        self.now = play.Situation()
        current.notes[str(current.match.ply)] = thought
        await self._make(thought["move"])

    async def _pause(self, seconds: float) -> None:
        pace = PACE[self.settings.values["speed"]]
        if pace and seconds:
            await asyncio.sleep(seconds * pace)

    def _keep(self) -> None:
        """Keep the game, and name it in the address, before anything of it is shown."""
        if self.session is None:
            return
        if not self.saves.write(self.session.save(browser.now())):
            self.notice = self.t("play.not-kept")
        fragment = self.session.link(links.POSITION)
        browser.set_address(fragment, self.session.id, False)

    def _do_play(self, rest: str, value: Any) -> None:
        current = self.session
        if current is None:
            return
        what, _, number = rest.partition(":")
        newest = current.match.ply
        looks = {
            "first": 0,
            "prev": current.ply - 1,
            "next": current.ply + 1,
            "last": newest,
        }
        if what in looks or what == "at":
            self._look(looks[what] if what in looks else int(number))
        elif what in ("undo", "redo"):
            self._undo_or_redo(what)
        elif what == "hint":
            asyncio.create_task(self._hint())
        elif what == "stop":
            asyncio.create_task(self.computers.stop())
        elif what == "skip":
            current.scene = None
            self.render()
            self._drive()
        elif what == "resign":
            current.resigned = current.actor
            self._keep()
            self._do_close("", "")
            self.render()
        elif what == "export":
            browser.download(_file_name(current.match.game.name, current.id), current.record_text())
        elif what in ("rematch", "rematch-same"):
            self._rematch(what == "rematch-same")
        elif what == "replay":
            asyncio.create_task(self._replay())

    def _look(self, ply: int) -> None:
        if self.session is not None:
            self._turn += 1
            self.session.scene = None
            self.now = play.Situation()
            self.session.look(ply)
            self.render()
            self._drive()

    def _undo_or_redo(self, what: str) -> None:
        current = self.session
        if current is None:
            return
        self.now = play.Situation()
        possible = current.can_undo if what == "undo" else current.match.can_redo
        if not possible:
            self.now.said = self.t("play.no-" + what)
            self.render()
            return
        if what == "undo":
            current.undo()
        else:
            current.redo()
        self._keep()
        self.render()
        self._drive()

    async def _hint(self) -> None:
        current = self.session
        if current is None or not current.human_to_act:
            return
        ply = current.match.ply
        hint = await self.computers.hint(current.match)
        if current is self.session and current.match.ply == ply:
            current.hint = hint
            self.render()

    async def _replay(self) -> None:
        """Show the game from its start, a move at a time, until something else is done."""
        current = self.session
        if current is None:
            return
        self._turn += 1
        turn = self._turn
        for ply in range(current.match.ply + 1):
            current.look(ply)
            self.render()
            await self._pause(1.0)
            await asyncio.sleep(0.1)
            if turn != self._turn or current is not self.session:
                return

    def _rematch(self, same: bool) -> None:
        current = self.session
        if current is None:
            return
        old = current.match
        players = [Player(p.kind, p.level, p.name) for p in old.players]
        if same:
            match = Match(old.game, old.options, old.setup, players, old.seed)
        else:
            match = begin(old.game, old.options, players, browser.fresh_seed())
        self._enter(match)

    def _do_share(self, rest: str, value: Any) -> None:
        asyncio.create_task(self._share(rest))

    async def _share(self, kind: str) -> None:
        current = self.session
        if current is None:
            return
        address = browser.address_of(current.link(kind))
        how = await browser.share(self._title(), address)
        self.shared = self.t("share.by-hand") if how == "failed" else self.t("share." + how)
        if how == "failed":
            field = js.document.getElementById("link-" + kind)
            if field:
                field.select()
        self.render()

    # -- keys -----------------------------------------------------------------------------

    def press(self, key: str, event: Any) -> None:
        """A key was pressed."""
        current = self.session
        field = event.target.tagName in ("INPUT", "SELECT", "TEXTAREA")
        if field or self.dialog[0] or current is None:
            return
        if key in grid.ARROWS:
            if grid.walk(key):
                event.preventDefault()
            return
        shared = {
            "?": "dialog:keys",
            "u": "play:undo",
            "r": "play:redo",
            "h": "play:hint",
            ",": "play:prev",
            ".": "play:next",
        }
        if key in shared:
            event.preventDefault()
            self.act(shared[key], "", False)
        elif key == "m":
            event.preventDefault()
            browser.focus("typed")
        elif current.human_to_act:
            answer = current.table.key(current.view(self.t), key)
            if answer is not None:
                event.preventDefault()
                self._answer(answer)

    def kept_elsewhere(self, key: str) -> None:
        """Another tab wrote ``key`` to the device's storage."""
        if self.session is not None and key == PREFIX + "game/" + self.session.id:
            self.notice = self.t("play.elsewhere")
            self.render()


def browser_events(app: App) -> None:
    """Back and Forward, a dialog closed by the browser, another tab's writing."""
    from pyscript.ffi import create_proxy

    def popped(event: Any) -> None:
        asyncio.create_task(app.arrive())

    def closed(event: Any) -> None:
        app.closed()

    def stored(event: Any) -> None:
        app.kept_elsewhere(str(event.key))

    js.window.addEventListener("popstate", create_proxy(popped))
    js.document.addEventListener("close", create_proxy(closed), True)
    js.window.addEventListener("storage", create_proxy(stored))


def _anonymous(t: Catalogue, seat: int, player: Player, people: int) -> str:
    if not player.is_human:
        return t("seat.cpu", level=t("level." + player.level))
    return t("seat.you") if people == 1 else t("seat.player", n=seat + 1)


def _file_name(game: str, id: str) -> str:
    return "yotsuasobi-" + game + "-" + id[:8] + ".json"


