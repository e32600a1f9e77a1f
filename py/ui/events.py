"""From the document's events to actions: one listener each for the whole page.

An element with ``data-do`` names the action; buttons and links act on click, fields on change,
forms on submit. Inside ``[data-scope=table]`` the action is the table's; a field there adds
``:`` and its value. A pointer pulled from one element with ``data-drag`` over others does what
each of these says; a second finger ends that.
"""

from typing import Any, Callable

import js
from jsffi import create_proxy

from ui.gestures import Gestures
from ui.house import House


class Events:
    """Tells what happens, and the house what was touched last.

    ``act(do, value, in_table)``; ``press(key, in_field)``, whether it meant something;
    ``stored(name)`` when another tab wrote to the device.
    """

    def __init__(
        self,
        house: House,
        act: "Callable[[str, Any, bool], None]",
        press: "Callable[[str, bool], bool]",
        stored: "Callable[[str], None]",
    ) -> None:
        self._house = house
        self._act = act
        self._press = press
        self._drag = ""
        self._has_dragged = False
        self._gestures = Gestures(lambda do: act(do, "", True), house.spawn)
        self._pull_listener = create_proxy(self._pull)
        for name, listener in (
            ("click", self._click),
            ("change", self._change),
            ("submit", self._submit),
            ("keydown", self._key),
            ("pointerdown", self._pointer),
            ("pointerup", self._let_go),
            ("pointercancel", self._let_go),
        ):
            js.document.addEventListener(name, create_proxy(listener))
        # A dialog's close event does not bubble; capturing hears it all the same.
        closed = create_proxy(lambda _event: house.dialog_closed())
        js.document.addEventListener("close", closed, True)
        # Somebody else took something of the page away (see static/boot.js).
        js.document.addEventListener("strangers", create_proxy(lambda _event: house.render()))
        for name, heard in (
            ("popstate", lambda _event: house.spawn(house.arrive())),
            ("storage", lambda event: stored(str(event.key))),
        ):
            js.window.addEventListener(name, create_proxy(heard))

    def _click(self, event: Any) -> None:
        if event.ctrlKey or event.metaKey or event.shiftKey:
            return
        if self._has_dragged:
            event.preventDefault()
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
        if do and target.closest("[data-scope=table]"):
            self._act(str(do) + ":" + str(target.value), "", True)
        elif do:
            file = target.type == "file"
            self._act(str(do), target if file else str(target.value), False)

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        do = event.target.getAttribute("data-do")
        if do:
            field = event.target.querySelector("input[name]")
            self._act(str(do), str(field.value) if field else "", False)

    def _key(self, event: Any) -> None:
        self._house.by_keyboard = True
        if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
            return
        target = event.target
        if event.key in ("Enter", " ") and target.closest("a, button:not([data-keys]), summary"):
            return
        in_field = target.tagName in ("INPUT", "SELECT", "TEXTAREA")
        if self._press(str(event.key), in_field):
            event.preventDefault()

    def _pointer(self, event: Any) -> None:
        self._house.by_keyboard = False
        self._has_dragged = False
        self._let_go(event)
        start = event.target.closest("[data-drag]")
        if start and event.isPrimary and not event.button:
            self._drag = str(start.getAttribute("data-drag"))
            js.document.addEventListener("pointermove", self._pull_listener)

    def _pull(self, event: Any) -> None:
        under = js.document.elementFromPoint(event.clientX, event.clientY)
        over = under.closest("[data-drag]") if under else None
        do = str(over.getAttribute("data-drag")) if over else self._drag
        if do == self._drag:
            return
        if not self._has_dragged:
            self._has_dragged = True
            self._act(self._drag, "", True)
        self._drag = do
        self._act(do, "", True)

    def _let_go(self, _event: Any) -> None:
        if self._drag:
            self._drag = ""
            js.document.removeEventListener("pointermove", self._pull_listener)
