"""The page of a game: which game it is, and who answers to what."""

import games
from core import links
from core.errors import TabletopError
from core.match import Match
from ui import routes, tables
from ui.frame import confirm
from ui.house import House
from ui.page import Page
from ui.pages.play import dialogs, picture
from ui.pages.play.deeds import Deeds
from ui.pages.play.playing import Playing
from ui.pages.play.sharing import Sharing
from ui.pages.play.solving import Solving
from ui.routes import Route
from ui.saves import Save, opened
from ui.session import Session, restore
from ui.storage import PREFIX
from ui.vdom import Node

_KEYS = {
    "u": ("undo", ""),
    "r": ("redo", ""),
    "h": ("hint", ""),
    ",": ("look", "prev"),
    ".": ("look", "next"),
}


class Play(Page):
    """A game that was begun, kept, or sent by link."""

    travels = True

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.playing: Playing
        self._is_new = False

    # -- which game -----------------------------------------------------------------------

    def arrive(self) -> "Route | None":
        """Take the game that was handed over, else the one that the address names."""
        house, route = self.house, self.route
        if route.match is not None:
            if route.rest:
                self._open(route.match)
            else:
                self._enter(route.match)
            return None
        # A note left in the history names the kept game, which may be further than the address.
        save = house.saves.read(house.browser.history_note())
        try:
            if save is not None and save.record.game == route.game:
                self._resume(save)
                return None
            link = links.decode(games.get(route.game), route.rest)
        except TabletopError as error:
            if error.hole is not None:
                house.browser.report(error.hole)
            wrong = Route(routes.UNKNOWN, route.game, route.rest, None, house.say(error))
            return self._healed() or wrong
        if link.cut:
            why = house.t("error.link-cut")
            cut = Route(routes.UNKNOWN, route.game, route.rest, link.match, why)
            return self._healed() or cut
        self._open(link.match)
        return None

    def _healed(self) -> "Route | None":
        """The place of the link as it was made, where that can still be read in the address."""
        from core import healing

        browser = self.house.browser
        whole = healing.heal(self.route.rest, games.NAMES)
        if whole in ("", self.route.rest):
            return None
        browser.set_address(whole, browser.history_note(), False)
        return routes.parse(whole)

    def _enter(self, match: Match) -> None:
        """Begin ``match``, keep it, and make it a place of its own in the history."""
        self._is_new = True
        self.house.saves.prune()
        session = self._start(match)
        self.house.browser.set_address(session.address(), session.id, True)
        self.playing.keep()

    def _open(self, match: Match) -> None:
        """Play on from a link: in the kept game that stands just there, else in a new one."""
        save = self.house.saves.find(match)
        if save is not None:
            self._resume(save)
            return
        for seat, player in enumerate(match.players):
            if player.is_human:
                player.name = self.house.settings.name(seat)
        self._start(match)

    def _start(self, match: Match) -> Session:
        """A session with ``match``; it is kept from its first move on, or when asked."""
        browser = self.house.browser
        match.date = match.date or browser.today()
        return self._have(Session(match, tables.get(match.game.name), browser.fresh_seed()[:12]))

    def _resume(self, save: Save) -> None:
        """Go on with a kept game where it was left."""
        match = opened(save)
        session = self._have(restore(save, match, tables.get(match.game.name)))
        self.house.browser.set_address(session.address(), save.id, False)

    def _have(self, session: Session) -> Session:
        self.playing = Playing(self.house, session)
        sharing = Sharing(self.playing, self.full_title)
        self.actions = {}
        for part in (Deeds(self.playing), sharing, Solving(self.playing)):
            self.actions.update(part.actions)
        self.dialogs = {
            "menu": lambda _: dialogs.menu(self.house.t, session),
            "keys": lambda _: dialogs.keys(self.house.t, session.table.keys(self.house.t)),
            "share": sharing.dialog,
            "resign": lambda _: self._ask_resign(),
        }
        self.house.computers.prepare(session.match)
        return session

    def begin(self) -> None:
        """A new game is shown from its top; then whoever is to move moves."""
        if self._is_new:
            self.house.browser.scroll_to_top()
            self.house.browser.focus("title")
        self.playing.drive()

    def leave(self) -> None:
        """Nothing is played here any more; the game is kept already."""
        self.playing.leave()

    def stored(self, name: str) -> None:
        house, own = self.house, self.playing.session.id
        if name == PREFIX + "game/" + own:
            # What stands here is older: going on from it would overwrite what was done there.
            save = house.saves.read(own)
            self.playing.leave()
            if save is None:
                house.retreat(house.t("play.elsewhere"))
            else:
                self._resume(save)
                house.tell(house.t("play.elsewhere"))

    # -- what is shown --------------------------------------------------------------------

    def present(self) -> Node:
        return picture.present(self.house.t, self.playing.session, self.playing.now)

    def facts(self) -> "dict[str, str]":
        """The ply, and whether somebody here is to move."""
        session = self.playing.session
        state = "playable" if session.human_to_act else "ready"
        return {"ply": str(session.match.ply), "state": state}

    def may_be_disturbed(self) -> bool:
        """Only once the game is over."""
        return self.playing.session.is_over

    def _ask_resign(self) -> Node:
        t = self.house.t
        return confirm(t, t("play.ask-resign"), "resign", t("play.resign"))

    # -- what is done ---------------------------------------------------------------------

    def act_on_table(self, do: str) -> None:
        self.playing.act_on_table(do)

    def press(self, key: str) -> bool:
        if key in self.house.grid.ARROWS:
            return self.playing.press(key) or bool(self.house.grid.walk(key))
        if key in _KEYS:
            name, rest = _KEYS[key]
            self.actions[name](rest, "")
            return True
        if key == "?":
            self.house.open_dialog("keys")
            return True
        if key == "m":
            return bool(self.house.browser.focus("typed"))
        return self.playing.press(key)


PAGE = Play
