"""Stand-ins for what the browser gives the interface."""


class FakeStorage:
    """What `ui.storage.Storage` wants of a backend; it can refuse to write, or everything."""

    def __init__(self) -> None:
        self.items: dict[str, str] = {}
        self.full = False
        self.broken = False

    def names(self) -> "list[str]":
        self._work()
        return sorted(self.items)

    def getItem(self, name: str) -> "str | None":  # noqa: N802 - the browser's name
        self._work()
        return self.items.get(name)

    def setItem(self, name: str, text: str) -> None:  # noqa: N802
        self._work()
        if self.full:
            raise OSError("quota")
        self.items[name] = text

    def removeItem(self, name: str) -> None:  # noqa: N802
        self._work()
        self.items.pop(name, None)

    def _work(self) -> None:
        if self.broken:
            raise OSError("denied")
