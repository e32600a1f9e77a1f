"""A photograph as the text of a file that needs nothing else."""

from games.knolling.cards import card
from ui.tables.knolling import faces
from ui.vdom import Node


def markup(node: Node) -> str:
    """A tree of drawings as text; `escape` keeps foreign text from being markup."""
    if node.tag == "":
        return escape(str(node.props["text"]))
    text = "<" + node.tag
    for name in sorted(node.props):
        value = node.props[name]
        if name in ("key", "class", "id", "role", "aria-label", "do") and not _is_target(
            name, node
        ):
            continue
        if value is not None and value is not False:
            text += " " + name + '="' + escape(str(value)) + '"'
    return text + ">" + "".join([markup(kid) for kid in node.kids]) + "</" + node.tag + ">"


def _is_target(name: str, node: Node) -> bool:
    """Whether this is a name that other parts of the drawing refer to."""
    return name == "id" and (node.tag == "pattern" or node.tag == "g")


def escape(text: str) -> str:
    """``text`` as it must stand in XML."""
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(char, entity)
    return text


def standalone(photo: Node, numbers: "list[int]", sprite: str) -> str:
    """The photograph as a file of its own. ``sprite``: the text of the drawings' file."""
    definitions = [markup(node) for node in faces.patterns()]
    wanted: list[str] = []
    for number in sorted(numbers):
        definitions += [
            markup(node).replace(faces.SPRITE, "") for node in faces.definitions(number)
        ]
        for item in card(number).items:
            if item.thing.key not in wanted:
                wanted.append(item.thing.key)
    for key in wanted:
        start = sprite.find('<symbol id="' + key + '"')
        definitions.append(sprite[start : sprite.find("</symbol>", start)] + "</symbol>")
    body = markup(photo)
    credit = "<!-- Drawings: Twemoji, CC-BY 4.0, https://creativecommons.org/licenses/by/4.0/ -->"
    _, _, wide, high = str(photo.props["viewBox"]).split(" ")
    size = ' width="' + wide + '" height="' + high + '"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"'
        + size
        + body[4 : body.find(">") + 1]
        + credit
        + "<defs>"
        + "".join(definitions)
        + "</defs>"
        + body[body.find(">") + 1 :]
    )
