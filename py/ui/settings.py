"""What the people at this device chose, kept between visits."""

from typing import Any

from core.canonical import dumps, loads
from core.catalogue import LANGUAGES
from core.errors import TabletopError, reading
from ui.storage import Storage

_NAME = "settings"

CHOICES: "dict[str, tuple[str, ...]]" = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark"),
    "speed": ("normal", "slow", "fast", "off"),
}
"""Settings with a fixed list of values; the first is the default (the browser's language wins)."""

PACE = {"normal": 1.0, "slow": 1.8, "fast": 0.5, "off": 0.0}
"""How long animations and pauses last, by the setting ``speed``."""


class Settings:
    """The choices. Anything damaged in storage falls back to its default.

    ``last_setup`` and ``extras`` hold, by game, the choices last made on its set-up page and
    what its table asked for beside them.
    """

    def __init__(self, storage: Storage, language: str) -> None:
        self._storage = storage
        self.values: dict[str, str] = {name: CHOICES[name][0] for name in CHOICES}
        self.values["language"] = language if language in LANGUAGES else LANGUAGES[0]
        self.names: list[str] = []
        self.last_setup: dict[str, Any] = {}
        self.extras: dict[str, Any] = {}
        kept = _parsed(storage.get(_NAME))
        for name in CHOICES:
            if kept.get(name) in CHOICES[name]:
                self.values[name] = kept[name]
        names = kept.get("names")
        if type(names) is list:
            self.names = [name[:64] for name in names if type(name) is str][:8]
        setups = kept.get("last_setup")
        if type(setups) is dict:
            self.last_setup = setups
        extras = kept.get("extras")
        if type(extras) is dict:
            self.extras = extras

    def choose(self, name: str, value: str) -> None:
        """Set ``name`` to ``value`` if that is one of its values, and keep it."""
        if value in CHOICES.get(name, ()):
            self.values[name] = value
            self.keep()

    def remember_name(self, seat: int, name: str) -> None:
        """Keep the name last typed for ``seat``."""
        while len(self.names) <= seat:
            self.names.append("")
        self.names[seat] = name[:64]
        self.keep()

    def name(self, seat: int) -> str:
        """The name last typed for ``seat``, or ""."""
        return self.names[seat] if seat < len(self.names) else ""

    def keep(self) -> None:
        """Write everything to the device."""
        kept: dict[str, Any] = {name: self.values[name] for name in self.values}
        kept["names"] = self.names
        kept["last_setup"] = self.last_setup
        kept["extras"] = self.extras
        self._storage.put(_NAME, dumps(kept))


def _parsed(text: "str | None") -> "dict[str, Any]":
    try:
        value = reading("damaged", loads, text) if text else {}
    except TabletopError:
        return {}
    return value if type(value) is dict else {}
