"""Brings a game's modules into the page's interpreter when the game is opened.

The built site keeps each game in an archive of its own (see ``docs/decisions/0002-bundles.md``);
the unbuilt one has everything in place from the start, and then there is nothing to do.
"""

import asyncio
import errno
from typing import Any

import js

archives: Any = None
"""The `archives.Archives` that imports look into; the built page puts them here."""

_there: "set[str]" = set()

_TRIES, _AGAIN_AFTER = 20, 1.5
"""How often `insist_on` asks, and seconds between."""


async def load_bundle(name: str) -> None:
    """Make the modules of the bundle ``name``, a game's for instance, importable.

    Raises OSError (``EIO``) if there is no such bundle, if the site cannot be reached or if what
    came is damaged.
    """
    if archives is None or name in _there:
        return
    from _pyscript import interpreter

    try:
        await js.device.bring(name, interpreter.FS)  # see static/boot.js
        if name not in _there:  # somebody else may have waited for the same, and been quicker
            archives.take(name + ".tar")
    except Exception:  # noqa: BLE001 - whatever JavaScript says, there is no such bundle here
        raise OSError(errno.EIO)
    _there.add(name)


async def insist_on(name: str) -> None:
    """`load_bundle`, asked again for half a minute where the network is away."""
    for left in range(_TRIES, 0, -1):
        try:
            await load_bundle(name)
            return
        except OSError:
            if left == 1:
                raise
        await asyncio.sleep(_AGAIN_AFTER)
