"""Parts of a picture that are made anew only when what they show has changed.

`ui.patch` skips a part that is the very one it was; comparing it would take longer.
"""

from typing import Any, Callable

from ui.vdom import Node


class Memo:
    """Keeps for each place in the picture the part last shown there.

    A part may stand in one place alone: the page's patcher knows parts by identity.
    """

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Any, Node]] = {}

    def get(self, place: str, key: Any, make: "Callable[..., Node]", *args: Any) -> Node:
        """The part at ``place``: the one kept if ``key`` is as it was, else ``make(*args)``."""
        known = self._kept.get(place)
        if known is None or known[0] != key:
            known = (key, make(*args))
            self._kept[place] = known
        return known[1]
