"""The page "version and offline"."""

from ui.house import House
from ui.page import Page
from ui.pages.about import picture
from ui.routes import Route
from ui.vdom import Node


class About(Page):
    """Shows `ui.pages.about.offline.Offline`, which is there as long as the site is open."""

    def __init__(self, house: House, route: Route) -> None:
        super().__init__(house, route)
        self.offline = house.offline
        self.actions = dict(self.offline.actions)
        house.have_texts("about")

    def arrive(self) -> None:
        self.offline.is_shown = True
        self.house.spawn(self.offline.learn())

    def leave(self) -> None:
        """Nothing of it is looked at any more."""
        self.offline.is_shown = False

    def title(self) -> str:
        return self.house.t("nav.about")

    def may_be_disturbed(self) -> bool:
        """Newer versions are what the page is about; it needs no offer beside."""
        return False

    def present(self) -> Node:
        return picture.present(self.house.t, self.offline.now)


PAGE = About
