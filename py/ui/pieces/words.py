"""Turns of phrase that the tables share."""

from core.catalogue import Catalogue


def listed(t: Catalogue, names: "list[str]", none: str = "") -> str:
    """``names`` with the language's commas; the text called ``none`` where there are none."""
    return t("list.comma").join(names) or (t(none) if none else "")
