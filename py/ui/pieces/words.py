"""Turns of phrase that the tables share."""

from core.catalogue import Catalogue


def listed(t: Catalogue, names: "list[str]") -> str:
    """``names`` with the language's commas between them."""
    return t("list.comma").join(names)
