"""The few things asked of the browser, each behind a plain function."""

import json
import time
from typing import Any

import js


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def today() -> str:
    """The date here as ISO 8601 text."""
    year, month, day = time.localtime()[:3]
    return "%04d-%02d-%02d" % (year, month, day)


def fresh_seed() -> str:
    """A text nobody can guess, for a new shuffle."""
    try:
        return str(js.crypto.randomUUID()).replace("-", "")
    except Exception:  # noqa: BLE001 - only secure origins have it
        return str(js.Math.random())[2:] + str(js.Math.random())[2:]


def to_object(value: Any) -> Any:
    """``value`` (JSON) as a JavaScript object."""
    return js.JSON.parse(json.dumps(value))


def local_storage() -> Any:
    """The browser's ``localStorage``, or None where even naming it is refused."""
    try:
        return js.localStorage
    except Exception:  # noqa: BLE001 - a SecurityError in some settings
        return None


def address_of(fragment: str) -> str:
    """The full address of the place ``fragment``."""
    return str(js.location.href).partition("#")[0] + "#" + fragment


def fragment() -> str:
    """What stands after ``#`` in the address, ``#`` included."""
    return str(js.location.hash)


def history_note() -> str:
    """The note left with the current entry of the history, or ""."""
    note = js.history.state
    return note if type(note) is str else ""


def set_address(fragment: str, note: str, new_entry: bool) -> None:
    """Name the place ``fragment`` in the address bar; ``note`` comes back on reload and Back."""
    url = "#" + fragment if fragment else str(js.location.pathname) + str(js.location.search)
    if new_entry:
        js.history.pushState(note, "", url)
    else:
        js.history.replaceState(note, "", url)


def download(name: str, text: str) -> None:
    """Offer ``text`` as a file called ``name``."""
    anchor = js.document.createElement("a")
    anchor.href = "data:application/json;charset=utf-8," + str(js.encodeURIComponent(text))
    anchor.download = name
    js.document.body.appendChild(anchor)
    anchor.click()
    anchor.remove()


async def share(title: str, url: str) -> str:
    """Hand ``url`` to the system's share sheet, else copy it: ``sent``, ``copied`` or ``failed``."""
    navigator = js.navigator
    if touch_device() and hasattr(navigator, "share"):
        try:
            await navigator.share(to_object({"title": title, "url": url}))
            return "sent"
        except Exception:  # noqa: BLE001 - closed by the user, or not allowed: copy instead
            pass
    try:
        await navigator.clipboard.writeText(url)
        return "copied"
    except Exception:  # noqa: BLE001 - insecure origin or permission refused
        return "failed"


def touch_device() -> bool:
    """Whether fingers are the main way of pointing here."""
    return bool(js.matchMedia("(pointer: coarse)").matches)


def calm() -> bool:
    """Whether the people here asked their device for less motion."""
    return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)


def saves_data() -> bool:
    """Whether the device asks for little traffic."""
    try:
        return bool(js.navigator.connection.saveData)
    except Exception:  # noqa: BLE001 - most browsers have no such thing
        return False


def focus(id: str) -> bool:
    """Give the keyboard to the element ``id``; whether there is one."""
    element = js.document.getElementById(id)
    if not element:
        return False
    element.focus()
    return True
