"""Kept games as the lists of pages show them, and going on with one."""

from typing import Any

from core import links
from core.catalogue import Catalogue
from core.links import Link
from ui.house import House
from ui.saves import Save, opened
from ui.session import player_names


def row(t: Catalogue, save: Save, names: "list[str]") -> "dict[str, Any]":
    """What a list shows of ``save``, whose seats are called ``names``."""
    plies = len(save.record.moves)
    at = t("saves.your-turn" if save.waits else "saves.at-move", n=plies)
    return {
        "id": save.id,
        "game": save.record.game,
        "title": t("game." + save.record.game + ".title"),
        "who": t("saves.versus").join(names),
        "where": t("saves.finished", n=plies) if save.over else at,
        "over": save.over,
    }


def rows(house: House) -> "list[dict[str, Any]]":
    """A `row` for every kept game, newest first."""
    t = house.t
    return [row(t, save, player_names(t, save.record.players)) for save in house.saves.all()]


def resume(house: House, id: str) -> None:
    """Go on with the game kept under ``id``."""
    save = house.saves.read(id)
    if save is None:
        house.render()
    else:
        house.spawn(_resume(house, save))


async def _resume(house: House, save: Save) -> None:
    if await house.load_game(save.record.game):
        house.go(links.encode(Link(links.POSITION, opened(save))), save.id)
