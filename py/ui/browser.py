"""The few things asked of the browser, each behind a plain function."""

import json
import sys
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
    return "".join([char for char in str(js.device.secret()) if char.isalpha() or char.isdigit()])


def to_object(value: Any) -> Any:
    """``value`` (JSON) as a JavaScript object."""
    return js.JSON.parse(json.dumps(value))


class LocalStorage:
    """The browser's ``localStorage``, with refusals as OSError (see ``static/boot.js``)."""

    def getItem(self, name: str) -> "str | None":  # noqa: N802 - the browser's name
        """The text kept under ``name``, or None."""
        value = js.device.get(name)
        return value if type(value) is str else None

    def setItem(self, name: str, text: str) -> None:  # noqa: N802 - the browser's name
        """Keep ``text`` under ``name``."""
        if not js.device.put(name, text):
            raise OSError("refused")

    def removeItem(self, name: str) -> None:  # noqa: N802 - the browser's name
        """Forget what is kept under ``name``."""
        if not js.device.drop(name):
            raise OSError("refused")

    def names(self) -> "list[str]":
        """The names of everything kept."""
        return str(js.device.names()).split("\n")


def address_of(fragment: str) -> str:
    """The full address of the place ``fragment``."""
    return str(js.location.href).partition("#")[0] + "#" + fragment


def fragment() -> str:
    """What stands after ``#`` in the address, ``#`` included."""
    return str(js.location.hash)


def query() -> str:
    """What stands after ``?`` in the address, ``?`` included."""
    return str(js.location.search)


def history_note() -> str:
    """The note left with the current entry of the history, or ""."""
    note = js.history.state
    return note if type(note) is str else ""


def set_address(fragment: str, note: str, new_entry: bool) -> None:
    """Name the place ``fragment`` in the address bar; ``note`` comes back on reload and Back."""
    url = "#" + fragment if fragment else str(js.location.pathname) + str(js.location.search)
    js.device.address(url, note, new_entry)


def download(name: str, text: str) -> None:
    """Offer ``text`` as a file called ``name``."""
    anchor = js.document.createElement("a")
    anchor.href = "data:application/json;charset=utf-8," + str(js.encodeURIComponent(text))
    anchor.download = name
    js.document.body.appendChild(anchor)
    anchor.click()
    anchor.remove()


def can_send() -> bool:
    """Whether the device has a share sheet that people expect to meet."""
    return touch_device() and hasattr(js.navigator, "share")


async def share(title: str, url: str) -> str:
    """Hand ``url`` to the share sheet, else copy it: ``sent``, ``copied`` or ``failed``."""
    navigator = js.navigator
    if can_send():
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
    connection = getattr(js.navigator, "connection", None)
    return bool(connection and connection.saveData)


async def keeps(what: str) -> bool:
    """Whether this browser keeps files of the kind ``what`` for this site, ``engine`` say."""
    if not getattr(js, "caches", None):
        return False
    folder = str(js.location.pathname).rpartition("/")[0] + "/"
    return bool(await js.caches.has("yotsuasobi " + folder + " " + what))


def reveal() -> None:
    """Scroll what is marked ``data-reveal`` into the middle of its row when the mark changes."""
    element = js.document.querySelector("[data-reveal]")
    if not element:
        return
    row = element.parentElement
    mark = element.getAttribute("data-reveal")
    if row.getAttribute("data-revealed") != mark:
        row.setAttribute("data-revealed", mark)
        row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2


def focus(id: str) -> bool:
    """Give the keyboard to the element ``id``; whether there is one."""
    element = js.document.getElementById(id)
    if not element:
        return False
    element.focus()
    return True


def nothing_focused() -> bool:
    """Whether no element has the keyboard."""
    active = js.document.activeElement
    return not active or active.tagName == "BODY"


def field_value(id: str) -> "str | None":
    """What stands in the field ``id``, or None if there is no such field."""
    field = js.document.getElementById(id)
    return str(field.value) if field else None


def clear_field(id: str) -> None:
    """Empty the field ``id``."""
    field = js.document.getElementById(id)
    if field:
        field.value = ""


def select_field(id: str) -> None:
    """Select all that stands in the field ``id``."""
    field = js.document.getElementById(id)
    if field:
        field.select()


def scroll_to_top() -> None:
    """Show the page from its top."""
    js.scrollTo(0, 0)


def remove(id: str) -> None:
    """Take the element ``id`` out of the document."""
    element = js.document.getElementById(id)
    if element:
        element.remove()


def page_language() -> str:
    """The language that the page was opened in, two letters."""
    return str(js.document.documentElement.lang)[:2]


def describe_page(facts: "dict[str, str]", title: str, language: str) -> None:
    """Write ``facts`` on the root element, and set the page's title and language."""
    describe_root(facts)
    js.document.documentElement.lang = language
    js.document.title = title


def describe_root(facts: "dict[str, str]") -> None:
    """Write ``facts`` on the root element."""
    root = js.document.documentElement
    for name in facts:
        root.setAttribute("data-" + name, facts[name])


def open_modal() -> None:
    """Open the dialog that a rendering put into the document, if it is not open yet."""
    dialog = js.document.querySelector("dialog[data-modal]")
    if dialog and not dialog.open:
        dialog.showModal()


def close_modal() -> None:
    """Close the open dialog, so that the browser gives the keyboard back to where it was."""
    dialog = js.document.querySelector("dialog[data-modal]")
    if dialog and dialog.open:
        dialog.close()


def modal_is_open() -> bool:
    """Whether a dialog is open."""
    dialog = js.document.querySelector("dialog[data-modal]")
    return bool(dialog and dialog.open)


def report(problem: Exception) -> None:
    """Write ``problem`` with its traceback to the console."""
    js.console.error("".join(_traceback(problem)))


def _traceback(problem: Exception) -> "list[str]":
    lines: list[str] = []

    class Lines:
        """As much of a file as MicroPython's own printer of tracebacks wants."""

        def write(self, text: str) -> None:
            lines.append(text)

    try:
        sys.print_exception(problem, Lines())  # type: ignore[attr-defined]
    except Exception:  # noqa: BLE001 - better a short report than none
        lines.append(repr(problem))
    return lines


def start_failed() -> None:
    """Let the static page say that the start failed."""
    js.document.documentElement.setAttribute("data-boot", "failed")
