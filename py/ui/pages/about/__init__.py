"""Version, offline use, verification: what is fetched once the page has nothing else to do."""

from ui.house import House


def register(house: House) -> None:
    """Let the browser keep the site from now on, and offer newer versions on every page."""
    from ui.pages.about.offline import Offline

    offline = house.offline = Offline(house)
    house.actions["version-switch"] = offline.switch
    house.spawn(offline.begin())
