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
    parser. What one interpreter's parser takes and another's refuses is refused where it would
    show: names that are no texts, numbers without a value, halves of a character.
    Raises ``TabletopError`` (``too-long``, ``not-json``) and nothing else.
    """
    if len(text) > MAX_TEXT or len(utf8(text)) > MAX_TEXT:
        raise TabletopError("too-long", limit=MAX_TEXT)
    if text.count("[") + text.count("{") > MAX_DEPTH and _depth(text) > MAX_DEPTH:
        raise TabletopError("not-json")
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RuntimeError):  # MicroPython: a list as a name is a TypeError
        raise TabletopError("not-json") from None
    return _sound(value, "\\u" in text)


def utf8(text: str) -> bytes:
    """``text`` in UTF-8; half a surrogate pair, which no UTF-8 can hold, is ``not-json``."""
    try:
        return text.encode("utf-8")
    except UnicodeError:
        raise TabletopError("not-json") from None


def _sound(value: Any, escapes: bool) -> Any:
    """``value``, if it is JSON throughout; ``escapes``: whether texts may hold surrogates."""
    if isinstance(value, str):
        return _joined(value) if escapes else value
    if isinstance(value, list):
        return [_sound(item, escapes) for item in value]
    if isinstance(value, dict):
        result = {}
        for key in value:
            if not isinstance(key, str):
                raise TabletopError("not-json")
            result[_sound(key, escapes)] = _sound(value[key], escapes)
        return result
    if isinstance(value, float) and value - value != 0:
        raise TabletopError("not-json")
    return value


def _joined(text: str) -> str:
    """``text`` with pairs of surrogates made one character, as CPython's parser does by itself."""
    parts: list[str] = []
    high = 0
    for char in text:
        code = ord(char)
        if high and 0xDC00 <= code < 0xE000:
            parts.append(chr(0x10000 + ((high - 0xD800) << 10) + code - 0xDC00))
            high = 0
        elif high or 0xDC00 <= code < 0xE000:
            raise TabletopError("not-json")
        elif 0xD800 <= code < 0xDC00:
            high = code
        else:
            parts.append(char)
    if high:
        raise TabletopError("not-json")
    return "".join(parts)


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
