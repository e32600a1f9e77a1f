"""Choosing who plays and how, before a game begins."""

from typing import TYPE_CHECKING, Any

import games
from core import links
from core.links import Link
from core.match import Match, begin
from ui import browser, routes, tables
from ui.pages import setup
from ui.routes import Route
from ui.session import seat_players
from ui.table import Offer, Table
from ui.vdom import Node

if TYPE_CHECKING:
    from ui.app import App


class SettingUp:
    """The set-up page's choices; they stand in the address and are remembered."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.choices = setup.Choices([], {})

    def arrive(self, route: Route) -> None:
        """Take the choices from the address, else those made last time, else the defaults."""
        app = self._app
        game = games.get(route.game)
        kept = app.settings.last_setup.get(route.game)
        wanted = route.rest or (kept if type(kept) is str else "")
        found = routes.decode_choices(game, wanted) if wanted else None
        if found is not None:
            self.choices = setup.Choices(found[0], found[1])
            self._keep_to_offers()
            return
        self.choices = setup.default_choices(game, tables.get(route.game).company)
        if route.rest:
            app.places.trouble = app.t("error.unknown-choices")

    def do_seat(self, rest: str, value: Any) -> None:
        """Seat ``rest`` is for a person or a computer's level."""
        self.choices.kinds[int(rest)] = value
        self._changed()

    def do_seats(self, rest: str, _value: Any) -> None:
        """One seat more or fewer."""
        if rest == "more":
            self.choices.kinds.append("steady")
        else:
            self.choices.kinds.pop()
        self._changed()

    def do_name(self, rest: str, value: Any) -> None:
        """The name typed for seat ``rest``."""
        self._app.settings.remember_name(int(rest), value.strip()[:24])

    def do_option(self, rest: str, value: Any) -> None:
        """The option ``rest`` has the value at the place ``value``."""
        for option in routes.offered(games.get(self._app.places.route.game)):
            if option.name == rest:
                self.choices.options[rest] = option.values[int(value)]
        self._changed()

    def do_start(self, _rest: str, _value: Any) -> None:
        """Begin the game."""
        # A name still being typed has not changed its field yet.
        for seat in range(len(self.choices.kinds)):
            typed = browser.field_value("name" + str(seat))
            if typed is not None:
                self.do_name(str(seat), typed)
        match = self._match()
        if match is not None:
            self._app.places.enter(match)

    def do_share_start(self, _rest: str, _value: Any) -> None:
        """Share a start with these choices, without beginning it here."""
        match = self._match()
        if match is not None:
            address = browser.address_of(links.encode(Link(links.START, match)))
            self._app.spawn(self._share(address))

    # -- what the game's table asks for ---------------------------------------------------

    def panel(self) -> "Node | None":
        """What the table asks for beside seats and options."""
        return self._table().setup_panel(self._app.t, self._offer())

    def do_panel(self, rest: str, value: Any) -> None:
        """An action in the table's own part of the page."""
        app = self._app
        extra = self._table().setup_change(app.t, self._offer(), rest, str(value))
        if extra is not None:
            app.settings.extras[app.places.route.game] = extra
            app.settings.keep()
            app.places.trouble = ""
            app.render()

    def _table(self) -> Table:
        return tables.get(self._app.places.route.game)

    def _offer(self) -> Offer:
        game = games.get(self._app.places.route.game)
        extra = self._app.settings.extras.get(game.name)
        known = extra if type(extra) is dict else {}
        return Offer(game, self.choices.options, known, browser.today())

    async def _share(self, address: str) -> None:
        app = self._app
        how = await browser.share(app.title(), address)
        app.notice = address if how == "failed" else app.t("share." + how)
        app.render()

    def _match(self) -> "Match | None":
        """The match that is chosen; None, with the reason shown, where it cannot begin."""
        game = games.get(self._app.places.route.game)
        chosen = self.choices.options
        options = {
            option.name: chosen[option.name]
            for option in routes.offered(game)
            if chosen.get(option.name, option.values[0]) != option.values[0]
        }
        players = seat_players(self.choices.kinds, self._app.settings)
        start = self._table().start(self._app.t, self._offer(), len(players))
        if start.problem:
            self._app.places.trouble = start.problem
            self._app.render()
            browser.scroll_to_top()
            return None
        if start.setup is not None:
            return Match(game, options, start.setup, players)
        return begin(game, options, players, start.seed or browser.fresh_seed())

    def _keep_to_offers(self) -> None:
        """Forget options that no longer go with the others."""
        game = games.get(self._app.places.route.game)
        chosen = self.choices.options
        for option in routes.offered(game):
            values = game.offers(option, chosen, len(self.choices.kinds))
            if chosen.get(option.name, values[0]) not in values:
                chosen.pop(option.name)

    def _changed(self) -> None:
        self._keep_to_offers()
        app = self._app
        game = games.get(app.places.route.game)
        chosen = routes.encode_choices(game, self.choices.kinds, self.choices.options)
        app.settings.last_setup[game.name] = chosen
        app.settings.keep()
        app.places.trouble = ""
        app.places.route = Route(routes.SETUP, game.name, chosen)
        browser.set_address(app.places.route.fragment(), "", False)
        app.render()
