"""All sentences of the interface, in Japanese and English, as tables from name to text.

``text.<language>.<table>.TEXT``; both languages have the same tables, names and parameters.
"""

from typing import cast


def table(language: str, name: str) -> "dict[str, str]":
    """The table ``name`` in ``language``."""
    module = __import__("text." + language + "." + name, None, None, ("TEXT",))
    return cast("dict[str, str]", module.TEXT)
