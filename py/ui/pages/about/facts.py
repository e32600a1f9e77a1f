"""What the page "version and offline" is about, as values."""

from typing import Any

WAITING = "waiting"
READY = "ready"
REFUSED = "refused"
FAILED = "failed"

NONE = "none"
PART = "part"
KEPT = "kept"
FETCHING = "fetching"
FULL = "full"

LOOKING = "looking"
COMING = "coming"


class Facts:
    """How this copy of the site stands.

    ``version`` is "" where the site is not built. ``state`` (of the page's files), ``engine``
    and ``update`` are among the constants above; sizes are in bytes, unpacked; ``done`` counts
    while the engine is being fetched. ``snapshot``: size of the engine's picture, or 0.
    ``room`` is (used, quota) or None. ``checked`` is (done, total) while files are being
    checked and afterwards; ``damaged`` the paths that were not as built; ``can_check`` whether
    the browser computes hashes here.
    """

    def __init__(self, version: str) -> None:
        self.version = version
        self.state = WAITING
        self.page_size = 0
        self.engine = NONE
        self.engine_size = 0
        self.done = 0
        self.snapshot = 0
        self.update = NONE
        self.room: tuple[int, int] | None = None
        self.checked: tuple[int, int] | None = None
        self.damaged: list[str] = []
        self.can_check = True


class Replayed:
    """A golden game: its ``name``, its ``recorded`` hashes, and those found here, if any yet."""

    def __init__(self, name: str, record: "dict[str, Any]", recorded: "list[str]") -> None:
        self.name = name
        self.record = record
        self.recorded = recorded
        self.page: list[str] | None = None
        self.worker: list[str] | None = None

    @property
    def is_same(self) -> bool:
        """Whether nothing that was found differs from what was recorded."""
        return all(found is None or found == self.recorded for found in (self.page, self.worker))


class Verification:
    """The golden games; the ``running`` one's name or ""; whether all are through.

    ``no_engine``: the engine did not come.
    """

    def __init__(self, games: "list[Replayed]") -> None:
        self.games = games
        self.running = ""
        self.is_done = False
        self.no_engine = False


def megabytes(size: int) -> str:
    """A size for people: megabytes with one digit after the point."""
    return "%.1f" % (size / 1000000)
