"""Things travel: an element that stands elsewhere after a rendering glides there.

Elements with the same ``data-flip`` before and after count as the same thing, even where one
was taken away and another put in its place (a card from the hand, a block on the chest).
"""

import json
from typing import Any

import js

SECONDS = 0.38
"""How long a thing travels at normal pace."""


def places() -> "dict[str, tuple[float, float, float]]":
    """Where everything that travels is now: name -> (left, top, width) in pixels."""
    found: dict[str, tuple[float, float, float]] = {}
    for element, box in _travellers():
        found[str(element.getAttribute("data-flip"))] = (box.left, box.top, box.width)
    return found


def travel(before: "dict[str, tuple[float, float, float]]", pace: float) -> None:
    """Let everything that is not where it was in ``before`` glide to where it is now."""
    for element, box in _travellers():
        old = before.get(str(element.getAttribute("data-flip")))
        if old is None or not box.width:
            continue
        dx, dy = old[0] - box.left, old[1] - box.top
        if abs(dx) < 2 and abs(dy) < 2:
            continue
        scale = old[2] / box.width
        frames = [
            {
                "transform": "translate(%.1fpx, %.1fpx) scale(%.3f)" % (dx, dy, scale),
                "transformOrigin": "0 0",
                "zIndex": 5,
            },
            {"transform": "none", "transformOrigin": "0 0", "zIndex": 5},
        ]
        timing = {"duration": int(1000 * SECONDS * pace), "easing": "cubic-bezier(.2,.8,.3,1)"}
        element.animate(js.JSON.parse(json.dumps(frames)), js.JSON.parse(json.dumps(timing)))


def _travellers() -> "list[tuple[Any, Any]]":
    elements = js.document.querySelectorAll("[data-flip]")
    found = []
    for index in range(elements.length):
        element = elements[index]
        found.append((element, element.getBoundingClientRect()))
    return found
