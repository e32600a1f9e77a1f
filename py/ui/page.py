"""The contract between a page and the shell around it (`ui.app`)."""

from typing import Any, Callable

from ui.house import House
from ui.routes import Route
from ui.vdom import Node


class Page:
    """A place of the site, for as long as one is there: what it shows, its actions, its keys.

    ``actions``: name -> what it does, given what follows the name and ``:`` in the ``do`` of an
    element, and the value of its field. ``dialogs``: name -> its picture, given what it is about.
    """

    travels = False
    """Whether things glide on this page (`ui.motion`)."""

    def __init__(self, house: House, route: Route) -> None:
        self.house = house
        self.route = route
        self.actions: dict[str, Callable[[str, Any], None]] = {}
        self.dialogs: dict[str, Callable[[str], Node]] = {}

    def arrive(self) -> "Route | None":
        """Get ready to be shown; the place to be shown instead, if there is one.

        The modules and texts of the route's game are there already.
        """
        return None

    def begin(self) -> None:
        """The page stands: what goes on by itself may begin."""

    def leave(self) -> None:
        """Let go of what goes on by itself."""

    def title(self) -> str:
        """What this place is called, "" for the site itself."""
        game = self.route.game
        return self.house.t("game." + game + ".title") if game else ""

    def full_title(self) -> str:
        """Where one is, then the site."""
        own, site = self.title(), self.house.t("site.title")
        return own + " · " + site if own else site

    def present(self) -> Node:
        """The page as a picture."""
        raise NotImplementedError

    def facts(self) -> "dict[str, str]":
        """What the document's root says of a game under way: ``ply`` and ``state``."""
        return {"ply": "", "state": "ready"}

    def may_be_disturbed(self) -> bool:
        """Whether a newer version of the site may be offered here."""
        return True

    def act(self, do: str, value: Any, in_table: bool) -> None:
        """Carry out the action ``do`` with the ``value`` of its field; LookupError if unknown."""
        name, _, rest = do.partition(":")
        if in_table:
            self.act_on_table(do)
        elif name in self.actions:
            self.actions[name](rest, value)
        else:
            raise LookupError("no action " + do)

    def act_on_table(self, do: str) -> None:
        """An action on the game's table, where the page has one."""
        raise LookupError(do)

    def press(self, key: str) -> bool:
        """A key was pressed outside any field; whether it meant something here."""
        return False

    def stored(self, name: str) -> None:
        """Another tab wrote ``name`` to the device's storage."""
