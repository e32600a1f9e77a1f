"""Choosing who plays and how, before a game begins."""

from typing import TYPE_CHECKING, Any

import games
from core import links
from core.links import Link
from core.match import Match, begin
from ui import browser, routes
from ui.pages import setup
from ui.routes import Route
from ui.session import seat_players

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
        self.choices = setup.default_choices(game)
        if route.rest:
            app.places.trouble = app.t("error.unknown-place")

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
        self._app.places.enter(self._match())

    def do_share_start(self, _rest: str, _value: Any) -> None:
        """Share a start with these choices, without beginning it here."""
        address = browser.address_of(links.encode(Link(links.START, self._match())))
        self._app.spawn(self._share(address))

    async def _share(self, address: str) -> None:
        app = self._app
        how = await browser.share(app.title(), address)
        app.notice = address if how == "failed" else app.t("share." + how)
        app.render()

    def _match(self) -> Match:
        game = games.get(self._app.places.route.game)
        chosen = self.choices.options
        options = {
            option.name: chosen[option.name]
            for option in routes.offered(game)
            if chosen.get(option.name, option.values[0]) != option.values[0]
        }
        players = seat_players(self.choices.kinds, self._app.settings)
        return begin(game, options, players, browser.fresh_seed())

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
