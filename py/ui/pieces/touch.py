"""What can be touched at one moment and only stands there at another: cards, cells, marks."""

from typing import Any

from ui.parts import button, made
from ui.vdom import Node


def touchable(
    do: "str | None",
    name: str,
    when: "dict[str, Any]",
    *kids: Any,
    still: str = "span",
    **props: Any,
) -> Node:
    """A button that does ``do``, with the attributes ``when`` beside ``props``.

    Without ``do`` it is the element ``still``, with ``props`` alone.
    """
    if do is None:
        return made(still, name, kids, props)
    props.update(when)
    return button(name, do, *kids, **props)
