"""Texts in the reader's language, by name."""

from typing import Any

LANGUAGES = ("ja", "en")
"""The languages there are; the first is the fallback."""


class Catalogue:
    """Sentences of one ``language``. Tables (name -> text) are added as they are needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] = {}

    def add(self, table: "dict[str, str]") -> None:
        """Make the texts in ``table`` known."""
        self._texts.update(table)

    def has(self, name: str) -> bool:
        """Whether there is a text called ``name``."""
        return name in self._texts

    def __call__(self, _name: str, **params: Any) -> str:
        """The text ``_name`` with ``{params}`` filled in; the name itself if it is missing.

        The underscore keeps ``name`` free: it is a frequent parameter of texts.
        """
        text = self._texts.get(_name)
        if text is None:
            return _name
        return text.format(**params) if params else text
