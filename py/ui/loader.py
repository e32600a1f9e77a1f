"""Brings a game's modules into the page's interpreter when the game is opened.

The built site keeps each game in an archive of its own (see ``docs/decisions/0002-bundles.md``);
the unbuilt one has everything in place from the start, and then there is nothing to do.
"""

import errno
import os

import js


async def load_game(game_id: str) -> None:
    """Make the modules of ``game_id`` importable; OSError where they cannot be had."""
    await load_bundle(game_id, "ui/tables/" + game_id)


async def load_bundle(name: str, mark: str) -> None:
    """Make the modules of the bundle ``name`` importable; with it comes the file ``mark``.

    Raises OSError (``EIO``) if there is no such bundle, if the site cannot be reached or if what
    came is damaged.
    """
    if _exists(mark):
        return
    from _pyscript import interpreter

    try:
        await js.device.unpack(name, interpreter.FS)  # see static/boot.js
    except Exception:  # noqa: BLE001 - whatever JavaScript says, there is no such bundle here
        raise OSError(errno.EIO)


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True
