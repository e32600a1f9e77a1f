"""From the document's events to actions: one listener each for the whole page.

An element with ``data-do`` names the action; buttons and links act on click, fields on change,
forms on submit. Inside ``[data-scope=table]`` the action is the table's.
"""

from typing import Any, Callable

import js
from pyscript.ffi import create_proxy


class Events:
    """Calls ``act(do, value, in_table)`` for actions and ``press(key, event)`` for keys."""

    def __init__(self, act: "Callable[..., None]", press: "Callable[..., None]") -> None:
        self._act = act
        self._press = press
        self.by_keyboard = False
        document = js.document
        for name, listener in (
            ("click", self._click),
            ("change", self._change),
            ("submit", self._submit),
            ("keydown", self._key),
            ("pointerdown", self._pointer),
        ):
            document.addEventListener(name, create_proxy(listener))

    def _click(self, event: Any) -> None:
        if event.ctrlKey or event.metaKey or event.shiftKey:
            return
        target = event.target.closest("[data-do]")
        if not target or target.tagName in ("FORM", "SELECT", "INPUT"):
            return
        event.preventDefault()
        in_table = bool(target.closest("[data-scope=table]"))
        self._act(str(target.getAttribute("data-do")), "", in_table)

    def _change(self, event: Any) -> None:
        target = event.target
        do = target.getAttribute("data-do")
        if do:
            file = target.type == "file"
            self._act(str(do), target if file else str(target.value), False)

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        do = event.target.getAttribute("data-do")
        if do:
            field = event.target.querySelector("input[name]")
            self._act(str(do), str(field.value) if field else "", False)

    def _key(self, event: Any) -> None:
        self.by_keyboard = True
        if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
            return
        self._press(str(event.key), event)

    def _pointer(self, event: Any) -> None:
        self.by_keyboard = False
