"""What the browser keeps of the site: the service worker and its caches, behind plain functions.

Browsers have these only at addresses they trust (https, or this very device), and some refuse
them even there; then `trusted` is False or a call raises OSError.
"""

import json
from binascii import hexlify
from typing import Any

import js
from jsffi import create_proxy

from ui.browser import to_object

_CHUNK = 250000
"""Bytes between two reports of a download's progress."""


def said(name: str) -> str:
    """What the build wrote into the page under ``name``, or ""."""
    meta = js.document.querySelector("meta[name='" + name + "']")
    return str(meta.content) if meta else ""


def trusted() -> bool:
    """Whether this browser offers service workers, caches and hashes at this address."""
    return bool(js.window.isSecureContext and js.device.workers and js.device.caches)


async def read_json(address: str) -> Any:
    """The JSON at ``address``; OSError if it cannot be had."""
    try:
        response = await js.fetch(address)
        return json.loads(str(await response.text())) if response.ok else _fail()
    except Exception:  # noqa: BLE001 - whatever JavaScript says, it did not come
        raise OSError(address)


def _fail() -> Any:
    raise OSError("refused")


# -- the service worker ---------------------------------------------------------------------


async def register() -> Any:
    """The registration of the service worker; OSError where the browser refuses."""
    try:
        return await js.device.workers.register("./sw.js")
    except Exception:  # noqa: BLE001 - switched off, a private window, no such file
        raise OSError("refused")


def listen(target: Any, name: str, listener: Any) -> None:
    """Call ``listener()`` at every event ``name`` of ``target``."""
    target.addEventListener(name, create_proxy(lambda _event: listener()))


def workers() -> Any:
    """All that the browser tells of service workers."""
    return js.device.workers


def tell(worker: Any, **message: Any) -> None:
    """Send ``message`` to a service worker."""
    worker.postMessage(to_object(message))


def reload() -> None:
    """Load the page anew."""
    js.location.reload()


def repair() -> None:
    """Fetch everything anew; see ``static/boot.js``."""
    js.device.repair()


# -- caches -----------------------------------------------------------------------------------


def cache_name(of: str) -> str:
    """The name of the site's cache ``of``; ``sw/sw.js`` and ``static/snapshot.mjs`` agree."""
    folder = str(js.location.pathname).rpartition("/")[0] + "/"
    return "yotsuasobi " + folder + " " + of


async def kept_paths(of: str) -> "list[str]":
    """The paths, within the site, of all that is in the cache ``of``."""
    try:
        if not await js.device.caches.has(cache_name(of)):
            return []
        cache = await js.device.caches.open(cache_name(of))
        keys = await cache.keys()
        base = str(js.location.href).partition("#")[0].partition("?")[0].rpartition("/")[0] + "/"
        urls = [str(keys[i].url) for i in range(keys.length)]
        return [url[len(base) :] for url in urls if url.startswith(base)]
    except Exception:  # noqa: BLE001 - a cache that cannot be read is an empty one
        return []


async def keep(of: str, path: str, anew: bool, progress: Any) -> None:
    """Fetch ``path`` into the cache ``of``; ``progress(bytes)`` is called on the way.

    Not ``anew``: what the browser itself may still have of it will do.

    Raises OSError: ``full`` where there is no room, ``failed`` where the file did not come.
    """
    try:
        # The mode tells the service worker to stay out of it: this page does the keeping.
        mode = "no-cache" if anew else "force-cache"
        response = await js.fetch("./" + path, to_object({"cache": mode}))
        if not response.ok:
            raise OSError("failed")
        copy = response.clone()
        reader = response.body.getReader()
        since = 0
        while True:
            chunk = await reader.read()
            if chunk.done:
                break
            since += chunk.value.length
            if since > _CHUNK:
                progress(since)
                since = 0
        progress(since)
    except Exception:  # noqa: BLE001 - whatever JavaScript says, the file did not come
        raise OSError("failed")
    try:
        cache = await js.device.caches.open(cache_name(of))
        await cache.put("./" + path, copy)
    except Exception:  # noqa: BLE001 - refused: the quota is the one reason there is
        raise OSError("full")


async def drop(of: str) -> None:
    """Remove the cache ``of``."""
    try:
        await js.device.caches.delete(cache_name(of))
    except Exception:  # noqa: BLE001 - then there was none
        pass


async def snapshot_size() -> int:
    """The size of the engine's picture, or 0."""
    try:
        cache = await js.device.caches.open(cache_name("snapshot"))
        keys = await cache.keys()
        if not keys.length:
            return 0
        found = await cache.match(keys[0])
        return int(str(found.headers.get("x-size")))
    except Exception:  # noqa: BLE001 - none, then
        return 0


async def room() -> "tuple[int, int] | None":
    """(used, quota) in bytes, or None where the browser does not say."""
    try:
        # As text: whole numbers from JavaScript are cut to 32 bits.
        found = json.loads(str(js.JSON.stringify(await js.navigator.storage.estimate())))
        return int(found["usage"]), int(found["quota"])
    except Exception:  # noqa: BLE001 - not every browser has this
        return None


async def persist() -> None:
    """Ask the browser not to give up what is kept here when room gets short."""
    try:
        await js.navigator.storage.persist()
    except Exception:  # noqa: BLE001 - not every browser has this
        pass


# -- hashes -----------------------------------------------------------------------------------


def can_hash() -> bool:
    """Whether the browser computes hashes at this address."""
    return bool(js.window.isSecureContext and js.Reflect.has(js.crypto, "subtle"))


async def sha256(path: str) -> str:
    """The hash of a file as the site gets it here, or "" if it does not come."""
    try:
        response = await js.fetch("./" + path)
        if not response.ok:
            return ""
        digest = await js.crypto.subtle.digest("SHA-256", await response.arrayBuffer())
        view = js.Uint8Array.new(digest)
        return hexlify(bytes([int(view[i]) for i in range(32)])).decode()
    except Exception:  # noqa: BLE001 - whatever JavaScript says, it did not come
        return ""
