"""Choosing who plays and how, before a game begins."""

from typing import Any

import games
from core import links
from core.links import Link
from core.match import Match
from ui import routes, tables
from ui.house import House
from ui.page import Page
from ui.pages.setup import choices, picture
from ui.pages.setup.choices import Choices
from ui.routes import Route
from ui.table import Offer
from ui.vdom import Node


class SetUp(Page):
    """The choices stand in the address and are remembered; ``trouble``: what is wrong with them."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.game = games.get(route.game)
        self.table = tables.get(route.game)
        self.trouble = ""
        self.is_open = False
        self.choices = choices.default_choices(self.game, self.table.company)
        self.actions = {
            "who": self.who,
            "seat": self.seat,
            "seats": self.seats,
            "name": self.name,
            "option": self.option,
            "panel": self.panel,
            "start": self.start,
            "share-start": self.share_start,
        }

    def arrive(self) -> None:
        """Take the choices from the address, else those made last time, else the defaults."""
        last = self.house.settings.last_setup.get(self.game.name)
        wanted = self.route.rest or (last if type(last) is str else "")
        found = routes.decode_choices(self.game, wanted) if wanted else None
        if found is not None:
            self.choices = Choices(found[0], found[1])
            self._keep_to_offers()
        elif self.route.rest:
            self.trouble = self.house.t("error.unknown-choices")
        # Who comes by a link with options wants to see them; what was chosen last time is known.
        self.is_open = bool(self.trouble or (self.route.rest and self.choices.options))

    def present(self) -> Node:
        t, names = self.house.t, self.house.settings.names
        panel = self.table.setup_panel(t, self._offer())
        offered = choices.companies(self.game, self.table.company)
        seen = (self.trouble, panel, self.is_open)
        return picture.present(t, self.game, self.choices, offered, names, *seen)

    # -- choosing -------------------------------------------------------------------------

    def who(self, rest: str, _value: Any) -> None:
        """The seats are those that ``rest`` says (`ui.routes.encode_choices`)."""
        found = routes.decode_choices(self.game, rest)
        if found is not None:
            self.choices.kinds = found[0]
            self._changed()

    def seat(self, rest: str, value: Any) -> None:
        """Seat ``rest`` is for a person or a computer's level."""
        self.choices.kinds[int(rest)] = value
        self._changed()

    def seats(self, rest: str, _value: Any) -> None:
        """One seat more or fewer."""
        if rest == "more":
            self.choices.kinds.append("steady")
        else:
            self.choices.kinds.pop()
        self._changed()

    def name(self, rest: str, value: Any) -> None:
        """The name typed for seat ``rest``."""
        self.house.settings.remember_name(int(rest), value.strip()[:24])

    def option(self, rest: str, value: Any) -> None:
        """The option ``rest`` has the value at the place ``value``."""
        for option in routes.offered(self.game):
            if option.name == rest:
                self.choices.options[rest] = option.values[int(value)]
        self._changed()

    def panel(self, rest: str, value: Any) -> None:
        """An action in the table's own part of the page."""
        house = self.house
        extra = self.table.setup_change(house.t, self._offer(), rest, str(value))
        if extra is not None:
            house.settings.extras[self.game.name] = extra
            house.settings.keep()
            self.trouble = ""
            house.render()

    def _offer(self) -> Offer:
        return choices.offer(self.house, self.game, self.choices.options)

    def _keep_to_offers(self) -> None:
        """Forget options that no longer go with the others."""
        chosen = self.choices.options
        for option in routes.offered(self.game):
            values = self.game.offers(option, chosen, len(self.choices.kinds))
            if chosen.get(option.name, values[0]) not in values:
                chosen.pop(option.name)

    def _changed(self) -> None:
        self._keep_to_offers()
        house, name = self.house, self.game.name
        chosen = routes.encode_choices(self.game, self.choices.kinds, self.choices.options)
        house.settings.last_setup[name] = chosen
        house.settings.keep()
        self.trouble = ""
        self.route = Route(routes.SETUP, name, chosen)
        house.browser.set_address(self.route.fragment(), "", False)
        house.render()

    # -- beginning ------------------------------------------------------------------------

    def start(self, _rest: str, _value: Any) -> None:
        """Begin the game."""
        # A name still being typed has not changed its field yet.
        for seat in range(len(self.choices.kinds)):
            typed = self.house.browser.field_value("name" + str(seat))
            if typed is not None:
                self.name(str(seat), typed)
        match = self._match()
        if match is not None:
            self.house.show(Route(routes.LINK, self.game.name, "", match))

    def share_start(self, _rest: str, _value: Any) -> None:
        """Share a start with these choices, without beginning it here."""
        match = self._match()
        if match is not None:
            self.house.spawn(self._share(links.encode(Link(links.START, match))))

    async def _share(self, fragment: str) -> None:
        house = self.house
        address = house.browser.address_of(fragment)
        how = await house.browser.share(self.full_title(), address)
        house.tell(address if how == "failed" else house.t("share." + how))

    def _match(self) -> "Match | None":
        """The match that is chosen; None, with the reason shown, where it cannot begin."""
        made = choices.make(self.house, self.game, self.table, self.choices)
        if isinstance(made, Match):
            return made
        self.trouble = made
        self.is_open = True
        self.house.render()
        self.house.browser.scroll_to_top()
        return None


PAGE = SetUp
