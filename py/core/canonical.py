"""JSON text that is the same on every interpreter, and careful reading of foreign JSON."""

import json
from typing import Any

from core.errors import TabletopError

MAX_TEXT = 1 << 20
"""The longest text, in bytes of UTF-8, that is looked into at all."""

MAX_DEPTH = 32
"""How deep brackets may nest; far above any record, far below any interpreter's stack."""


def dumps(value: Any) -> str:
    """Compact JSON with sorted keys: equal values give equal text, everywhere.

    MicroPython's own ``json.dumps`` follows its dictionaries' order, which is arbitrary.
    """
    if isinstance(value, dict):
        return "{" + ",".join([quote(k) + ":" + dumps(value[k]) for k in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([dumps(item) for item in value]) + "]"
    if isinstance(value, str):
        return quote(value)
    return json.dumps(value)


_SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def quote(text: str) -> str:
    """``text`` as a JSON string; only what JSON demands is escaped."""
    parts = ['"']
    for char in text:
        if char in _SHORT:
            parts.append(_SHORT[char])
        elif char < " ":
            parts.append("\\u%04x" % ord(char))
        else:
            parts.append(char)
    parts.append('"')
    return "".join(parts)


def loads(text: str) -> Any:
    """The value that ``text`` stands for.

    Length and nesting are checked first, so that no text, however hostile, can exhaust the
    parser. Raises ``TabletopError`` (``too-long``, ``not-json``) and nothing else.
    """
    if len(text) > MAX_TEXT or len(utf8(text)) > MAX_TEXT:
        raise TabletopError("too-long", limit=MAX_TEXT)
    if text.count("[") + text.count("{") > MAX_DEPTH and _depth(text) > MAX_DEPTH:
        raise TabletopError("not-json")
    try:
        return json.loads(text)
    except (ValueError, RuntimeError):
        raise TabletopError("not-json") from None


def utf8(text: str) -> bytes:
    """``text`` in UTF-8; half a surrogate pair, which no UTF-8 can hold, is ``not-json``."""
    try:
        return text.encode("utf-8")
    except UnicodeError:
        raise TabletopError("not-json") from None


def _depth(text: str) -> int:
    """The deepest nesting of brackets outside strings."""
    deepest = depth = 0
    in_string = escaped = False
    for char in text:
        if in_string:
            if escaped:
                escaped = False
            elif char == "\\":
                escaped = True
            elif char == '"':
                in_string = False
        elif char == '"':
            in_string = True
        elif char in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif char in "]}":
            depth -= 1
    return deepest
