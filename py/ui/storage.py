"""What is kept on the device: texts by name, through an adapter that may refuse."""

from typing import Any

PREFIX = "yotsuasobi/"


class Storage:
    """Texts by name.

    ``backend`` has ``getItem``, ``setItem``, ``removeItem`` as the browser's ``localStorage``, and
    ``names()``; any of them may raise.

    Nothing here raises: a device that keeps nothing is one on which the game still goes on.
    ``failed`` says so once a write was refused (storage off, private window, disk full).
    """

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self.failed = False

    def get(self, name: str) -> "str | None":
        """The text kept under ``name``, or None."""
        try:
            value = self._backend.getItem(PREFIX + name)
        except Exception:  # noqa: BLE001 - the browser may throw anything here
            return None
        return value if type(value) is str else None

    def put(self, name: str, text: str) -> bool:
        """Keep ``text`` under ``name``; whether it worked."""
        try:
            self._backend.setItem(PREFIX + name, text)
        except Exception:  # noqa: BLE001 - quota, security: all mean "not kept"
            self.failed = True
            return False
        self.failed = False
        return True

    def drop(self, name: str) -> None:
        """Forget what is kept under ``name``."""
        try:
            self._backend.removeItem(PREFIX + name)
        except Exception:  # noqa: BLE001 - nothing to forget, then
            self.failed = True

    def names(self, start: str) -> "list[str]":
        """All names that begin with ``start``, sorted."""
        try:
            names: list[str] = self._backend.names()
        except Exception:  # noqa: BLE001 - an unreadable store is an empty one
            return []
        wanted = PREFIX + start
        return sorted([name[len(PREFIX) :] for name in names if name.startswith(wanted)])
