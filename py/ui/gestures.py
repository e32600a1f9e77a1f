"""Fingers and mouse on a surface: panning, zooming, tapping, pulling.

A surface is an ``svg`` in the table with ``data-surface=NAME``. Panning (pulling the ground) and
zooming (wheel, two fingers) change its ``viewBox`` at once; ``data-widths="200 9000"`` bounds its
width. What happens is told to the table as actions, places in the drawing's own units:

* ``NAME.hover:X,Y``: a mouse moves over it with no button pressed;
* ``NAME.tap:X,Y``: a click, or a finger that was put down and lifted;
* ``NAME.grab:X,Y``, then ``NAME.pull:X,Y``, then ``NAME.drop:X,Y``: something marked ``data-grab``
  (``touch``: by fingers alone) is pulled; a second finger ends that with ``NAME.cancel``;
* ``NAME.twist:1`` or ``-1``: two fingers turned, clockwise or back; or the wheel did, where the
  surface has ``data-wheel=turn`` (with Ctrl, or two fingers on a trackpad, it zooms there too);
* ``NAME.camera:X,Y,W,H``: the ``viewBox`` was changed by hand.
"""

import asyncio
import math
from typing import Any, Callable

import js
from jsffi import create_proxy

from ui.browser import to_object

_SLIP = 7
"""Pixels that a tap may slip."""

_WHEEL_STEP = 1.0018
"""How much one pixel of the wheel zooms."""

_WHEEL_REST = 0.2
"""Seconds after the last step of the wheel until the table is told."""

_WHEEL_TURN = 60
"""Pixels of the wheel that mean a quarter turn."""

_TWIST = 0.5
"""Radians that two fingers turn to mean a quarter turn."""

_EDGES = "200 9000"


class Gestures:
    """Follows the pointers on the surface that they last came to.

    ``act(do)`` carries out an action on the table, ``spawn`` a coroutine.
    """

    def __init__(self, act: "Callable[[str], None]", spawn: "Callable[[Any], None]") -> None:
        self._act = act
        self._spawn = spawn
        self._surface: Any = None
        self._down: dict[int, tuple[float, float]] = {}
        self._start = (0.0, 0.0)
        self._box: tuple[float, float, float, float] = (0, 0, 1, 1)
        self._scale = 1.0
        self._mode = ""
        self._pinch = (1.0, 0.0, 0.0, 0.0)
        self._wheels = 0
        self._wheeled = 0.0
        self._listeners = [
            (name, create_proxy(listener))
            for name, listener in (
                ("pointermove", self._move),
                ("pointerup", self._up),
                ("pointercancel", self._cancel),
            )
        ]
        self._wheel_listener = create_proxy(self._wheel)
        # Before the pointer's first touch there is always its coming over the element.
        js.document.addEventListener("pointerover", create_proxy(self._over))
        js.document.addEventListener("pointerdown", create_proxy(self._press))

    # -- one pointer ----------------------------------------------------------------------

    def _over(self, event: Any) -> None:
        surface = event.target.closest("[data-surface]")
        if not surface or surface.hasAttribute("data-watched"):
            return
        surface.setAttribute("data-watched", "")
        for name, listener in self._listeners:
            surface.addEventListener(name, listener)
        surface.addEventListener("wheel", self._wheel_listener, to_object({"passive": False}))

    def _press(self, event: Any) -> None:
        surface = event.target.closest("[data-surface]")
        if not surface or (event.pointerType == "mouse" and event.button):
            return
        if self._surface is None or not self._surface.isSameNode(surface):
            self._down = {}
        self._surface = surface
        self._down[event.pointerId] = (event.clientX, event.clientY)
        js.device.capture(surface, event.pointerId)
        if len(self._down) == 2:
            if self._mode == "grab":
                self._tell("cancel", "")
            self._mode = "pinch"
            self._begin_pinch()
        elif len(self._down) == 1:
            self._start = (event.clientX, event.clientY)
            self._box = _box(surface)
            grabbed = event.target.closest("[data-grab]")
            by_touch_alone = grabbed and grabbed.getAttribute("data-grab") == "touch"
            is_held = grabbed and not (by_touch_alone and event.pointerType == "mouse")
            self._mode = "grabbable" if is_held else "press"

    def _move(self, event: Any) -> None:
        if event.pointerId not in self._down:
            if event.pointerType == "mouse" and not event.buttons:
                self._surface = event.currentTarget
                self._tell_at("hover", event.clientX, event.clientY)
            return
        x, y = event.clientX, event.clientY
        self._down[event.pointerId] = (x, y)
        if self._mode == "pinch":
            self._go_on_pinching()
            return
        dx, dy = x - self._start[0], y - self._start[1]
        if self._mode in ("press", "grabbable") and abs(dx) + abs(dy) > _SLIP:
            if self._mode == "press":
                self._mode = "pan"
                self._scale = self._surface.getScreenCTM().a
            else:
                self._mode = "grab"
                self._tell_at("grab", self._start[0], self._start[1])
        if self._mode == "pan":
            left, top, wide, high = self._box
            self._show((left - dx / self._scale, top - dy / self._scale, wide, high))
        elif self._mode == "grab":
            self._tell_at("pull", x, y)

    def _up(self, event: Any) -> None:
        if event.pointerId not in self._down:
            return
        self._down.pop(event.pointerId)
        mode = self._mode
        if self._down:
            return
        self._mode = ""
        if mode in ("press", "grabbable"):
            self._tell_at("tap", event.clientX, event.clientY)
        elif mode == "grab":
            self._tell_at("drop", event.clientX, event.clientY)
        elif mode in ("pan", "pinch"):
            self._tell_camera()

    def _cancel(self, event: Any) -> None:
        if event.pointerId in self._down:
            self._down.pop(event.pointerId)
            if self._mode == "grab":
                self._tell("cancel", "")
            if not self._down:
                self._mode = ""

    # -- two pointers ---------------------------------------------------------------------

    def _fingers(self) -> "tuple[float, float, float, float]":
        """Distance, angle and middle of the two fingers."""
        first, second = sorted(self._down)[:2]
        x0, y0 = self._down[first]
        x1, y1 = self._down[second]
        distance = math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
        return max(distance, 1.0), math.atan2(y1 - y0, x1 - x0), (x0 + x1) / 2, (y0 + y1) / 2

    def _begin_pinch(self) -> None:
        distance, angle, x, y = self._fingers()
        x, y = self._place(x, y)
        self._box = _box(self._surface)
        self._pinch = (distance, angle, x, y)
        self._scale = self._surface.getScreenCTM().a

    def _go_on_pinching(self) -> None:
        if len(self._down) < 2:
            return
        distance, angle, x, y = self._fingers()
        before, old_angle, at_x, at_y = self._pinch
        turned = (angle - old_angle + 3 * math.pi) % (2 * math.pi) - math.pi
        if abs(turned) > _TWIST:
            self._tell("twist", "1" if turned > 0 else "-1")
            self._begin_pinch()
            return
        self._zoom(before / distance, at_x, at_y)
        # The place that was between the fingers stays there.
        here_x, here_y = self._place(x, y)
        left, top, wide, high = _box(self._surface)
        self._show((left + at_x - here_x, top + at_y - here_y, wide, high))

    # -- the wheel ------------------------------------------------------------------------

    def _wheel(self, event: Any) -> None:
        event.preventDefault()
        self._surface = event.currentTarget
        pixels = event.deltaY * (16 if event.deltaMode else 1)
        if self._surface.getAttribute("data-wheel") == "turn" and not event.ctrlKey:
            self._turn_by_wheel(pixels)
            return
        self._box = _box(self._surface)
        x, y = self._place(event.clientX, event.clientY)
        self._zoom(_WHEEL_STEP ** max(-300, min(300, pixels)), x, y)
        self._wheels += 1
        self._spawn(self._after_wheel(self._wheels))

    def _turn_by_wheel(self, pixels: float) -> None:
        if pixels * self._wheeled < 0:
            self._wheeled = 0.0
        self._wheeled += pixels
        if abs(self._wheeled) >= _WHEEL_TURN:
            step = "1" if self._wheeled > 0 else "-1"
            self._wheeled = 0.0
            self._tell("twist", step)

    async def _after_wheel(self, wheels: int) -> None:
        await asyncio.sleep(_WHEEL_REST)
        if wheels == self._wheels:
            self._tell_camera()

    # -- the surface ----------------------------------------------------------------------

    def _zoom(self, factor: float, x: float, y: float) -> None:
        """Make the remembered box larger by ``factor`` around a place of the drawing."""
        left, top, wide, high = self._box
        bounds = str(self._surface.getAttribute("data-widths") or _EDGES).split(" ")
        factor = max(int(bounds[0]) / wide, min(int(bounds[1]) / wide, factor))
        self._show((x - (x - left) * factor, y - (y - top) * factor, wide * factor, high * factor))

    def _show(self, box: "tuple[float, float, float, float]") -> None:
        self._surface.setAttribute("viewBox", "%.1f %.1f %.1f %.1f" % box)

    def _place(self, x: float, y: float) -> "tuple[float, float]":
        """A point of the window in the drawing's units."""
        matrix = self._surface.getScreenCTM()
        return (x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d

    def _tell_at(self, what: str, x: float, y: float) -> None:
        self._tell(what, "%d,%d" % self._place(x, y))

    def _tell_camera(self) -> None:
        self._tell("camera", "%d,%d,%d,%d" % _box(self._surface))

    def _tell(self, what: str, value: str) -> None:
        name = str(self._surface.getAttribute("data-surface"))
        self._act(name + "." + what + ":" + value)


def _box(surface: Any) -> "tuple[float, float, float, float]":
    left, top, wide, high = str(surface.getAttribute("viewBox")).split(" ")
    return float(left), float(top), float(wide), float(high)
