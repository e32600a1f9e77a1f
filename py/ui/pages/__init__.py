"""The pages of the site: which module makes which place.

A page is a module here, or a folder, with an object ``PAGE``: a subclass of `ui.page.Page`. Only
what is shown is imported. A name in `LATER` is a bundle that is fetched when it is wanted, or
when the site has nothing else to do; its package has ``register(house)``.
"""

from ui import routes
from ui.house import House
from ui.page import Page
from ui.routes import Route

PAGES = {
    routes.HOME: "home",
    routes.SAVES: "saves",
    routes.ABOUT: "about.page",
    routes.VERIFY: "about.verify",
    routes.LAST: "last",
    routes.SETUP: "setup.page",
    routes.PLAY: "setup.now",
    routes.RULES: "rules",
    routes.LINK: "play.page",
    routes.UNKNOWN: "trouble",
}
"""The place (`ui.routes`) -> its module."""

LATER = ("about",)
"""Packages that are bundles of their own (`tools.bundles`)."""


def make(house: House, route: Route) -> Page:
    """The page of ``route``."""
    module = __import__("ui.pages." + PAGES[route.page], None, None, ("PAGE",))
    page: Page = module.PAGE(house, route)
    return page


def bundle(page: str) -> str:
    """The bundle that the place ``page`` comes with, "" for the shell."""
    package = PAGES[page].split(".")[0]
    return package if package in LATER else ""


def register(house: House, bundle: str) -> None:
    """Let a bundle that has come say what it brings to every page."""
    if bundle not in house.bundles:
        house.bundles.append(bundle)
        __import__("ui.pages." + bundle, None, None, ("register",)).register(house)
