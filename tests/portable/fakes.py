"""Stand-ins for what the browser gives the interface."""

from typing import Any

from ui.house import House


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


class FakeBrowser:
    """What pages ask of `ui.browser`: it keeps what it was told, and answers what is set here."""

    def __init__(self) -> None:
        self.backend = FakeStorage()
        self.address = ""
        self.note = ""
        self.entries = 0
        self.files: list[tuple[str, str]] = []
        self.focused = ""
        self.fields: dict[str, str] = {}
        self.sharing = "copied"

    def LocalStorage(self) -> FakeStorage:  # noqa: N802 - a class there
        return self.backend

    def page_language(self) -> str:
        return "en"

    def now(self) -> int:
        return 7

    def today(self) -> str:
        return "2026-01-02"

    def fresh_seed(self) -> str:
        self.entries += 1
        return "seed" + str(self.entries)

    def set_address(self, fragment: str, note: str, new_entry: bool) -> None:
        self.address, self.note = fragment, note

    def fragment(self) -> str:
        return "#" + self.address

    def history_note(self) -> str:
        return self.note

    def address_of(self, fragment: str) -> str:
        return "https://example.org/#" + fragment

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def can_send(self) -> bool:
        return False

    async def share(self, title: str, url: str) -> str:
        return self.sharing

    def focus(self, id: str) -> bool:
        self.focused = id
        return True

    def nothing_focused(self) -> bool:
        return False

    def field_value(self, id: str) -> "str | None":
        return self.fields.get(id)

    def clear_field(self, id: str) -> None:
        self.fields.pop(id, None)

    def select_field(self, id: str) -> None:
        self.focused = id

    def scroll_to_top(self) -> None:
        pass

    def close_modal(self) -> None:
        pass

    def modal_is_open(self) -> bool:
        return False

    def calm(self) -> bool:
        return True


class FakeGrid:
    """What pages ask of `ui.grid`."""

    ARROWS = ("ArrowUp",)

    def here(self) -> str:
        return ""

    def walk(self, key: str) -> bool:
        return False


class FakeComputers:
    """Computer players who never answer."""

    def prepare(self, match: Any) -> None:
        pass


def fake_house(game: str = "") -> House:
    """A house with the texts of ``game``; ``shown`` has the routes it was led to.

    What is to go on by itself does not; it is only counted in ``spawned``.
    """

    async def bring(name: str) -> None:
        pass

    def spawn(work: Any) -> None:
        house.spawned += 1
        work.close()

    house: Any = House(FakeBrowser(), FakeGrid(), bring)
    house.computers = FakeComputers()
    house.shown, house.spawned = [], 0
    house.render = lambda: None
    house.show = house.shown.append
    house.spawn = spawn
    if game:
        house.have_texts(game)
        house.have_texts(game + "_why")
    found: House = house
    return found
