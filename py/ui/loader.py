"""Brings a game's modules into the page's interpreter when the game is opened.

The built site keeps each game in an archive of its own (see ``docs/decisions/0002-bundles.md``);
the unbuilt one has everything in place from the start, and then there is nothing to do.
"""

import errno
import os
from typing import Any

import js

_BLOCK = 512
"""A tar archive consists of blocks: a header, then the content, padded."""


async def load_game(game_id: str) -> None:
    """Make the modules of ``game_id`` importable; raises what `load_bundle` raises."""
    await load_bundle(game_id, "ui/tables/" + game_id)


async def load_bundle(name: str, mark: str) -> None:
    """Make the modules of the bundle ``name`` importable; with it comes the file ``mark``.

    Raises OSError: with the HTTP status if the site has no such bundle, with ``EIO`` if the
    site cannot be reached or what came is damaged.
    """
    if _exists(mark):
        return
    named = js.document.querySelector("meta[name=bundle-" + name + "]")
    try:
        response = await js.fetch(named.content if named else "./py/" + name + ".tar.gz")
    except Exception:  # noqa: BLE001 - whatever JavaScript says, the site was not reached
        raise OSError(errno.EIO)
    if not response.ok:
        raise OSError(int(response.status))
    try:
        _unpack(await _inflated(response))
    except Exception:  # noqa: BLE001 - whatever was wrong with it, it was no bundle
        raise OSError(errno.EIO)


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True


async def _inflated(response: Any) -> Any:
    """The response's body without its gzip layer, as a ``Uint8Array``."""
    stream = response.body.pipeThrough(js.DecompressionStream.new("gzip"))
    return js.Uint8Array.new(await js.Response.new(stream).arrayBuffer())


def _unpack(archive: Any) -> None:
    """Write the files of a tar archive into the interpreter's file system.

    The content goes from JavaScript to the file system without passing through Python.
    """
    from _pyscript import interpreter

    decoder = js.TextDecoder.new()
    at = 0
    while archive[at]:
        header = decoder.decode(archive.subarray(at, at + 157))
        name = header[:100].rstrip("\0")
        size = int(header[124:135], 8)
        at += _BLOCK
        if header[156] == "5":
            interpreter.FS.mkdirTree(name)
        else:
            interpreter.FS.writeFile(name, archive.subarray(at, at + size))
        at += (size + _BLOCK - 1) // _BLOCK * _BLOCK
