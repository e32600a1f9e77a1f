"""Saving and sharing a photograph: the part that needs a browser."""

import js

from ui.tables.knolling import export, faces
from ui.vdom import Node

_WIDE = 1600
"""Pixels across of a painted photograph."""


async def save(photo: Node, numbers: "list[int]", name: str, how: str) -> str:
    """Save or share the photograph: ``how`` is ``svg``, ``png`` or ``share``.

    Answers ``saved``, ``shared`` or ``failed``.
    """
    response = await js.fetch(faces.SPRITE)
    text = export.standalone(photo, numbers, str(await response.text()))
    return str(await js.device.picture(text, name, how, _WIDE))
