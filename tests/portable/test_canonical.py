"""JSON that is the same everywhere, and foreign JSON."""

import json

from core import canonical
from core.errors import TabletopError
from portable.kit import raises


def test_keys_are_sorted_at_every_depth() -> None:
    value = {"b": 1, "a": {"d": [], "c": {}}, "é": None, "Z": [{"y": 1, "x": True}]}
    assert canonical.dumps(value) == ('{"Z":[{"x":true,"y":1}],"a":{"c":{},"d":[]},"b":1,"é":null}')


def test_texts_are_escaped_as_json_demands() -> None:
    assert canonical.quote('a"b\\c\n\r\t\x00\x1f') == '"a\\"b\\\\c\\n\\r\\t\\u0000\\u001f"'
    assert canonical.quote("よつあそび 😀 \x7f </script>") == '"よつあそび 😀 \x7f </script>"'


def test_tuples_are_lists() -> None:
    assert canonical.dumps((1, (2, "x"))) == '[1,[2,"x"]]'


def test_plain_values() -> None:
    assert canonical.dumps([0, -1, 1 << 40, True, False, None]) == (
        "[0,-1,1099511627776,true,false,null]"
    )


def test_what_is_written_can_be_read() -> None:
    for value in ({}, [], "", {"a": [1, 2, {"b": "\n😀"}], "c": None}, [True, 1, 1.5], "\\u0041"):
        text = canonical.dumps(value)
        assert canonical.loads(text) == value
        assert canonical.dumps(json.loads(text)) == text


def test_damaged_text_is_refused() -> None:
    for text in (
        "",
        " ",
        "nul",
        "{",
        "[1",
        '"a',
        "[1]x",
        "[1][2]",
        "1,",
        "+1",
        "-",
        "--1",
        "0x10",
        "{1:2",
        '"\\u12"',
        "'a'",
        "\x00",
        "<html>",
    ):
        assert _code(text) == "not-json", text


def test_what_only_some_parsers_take_is_refused_everywhere() -> None:
    for text in (
        '{1:2,"a":3}',
        "{1:2}",
        "{null:1}",
        "{[1]:2}",
        "{{}:1}",
        '[{"a":{2:1}}]',
        "NaN",
        "[-Infinity]",
        "1e999",
        '{"a":[-1e999]}',
    ):
        assert _code(text) == "not-json", text


def test_characters_escaped_in_two_halves_are_made_whole() -> None:
    assert canonical.loads('"\\ud83d\\ude00!"') == "😀!"
    assert canonical.loads('{"\\uD83D\\uDE00":["\\ud800\\udc00"]}') == {"😀": ["\U00010000"]}
    assert canonical.loads('"\\u3042\\u0041"') == "あA"


def test_half_a_character_is_refused() -> None:
    for text in (
        '"\\ud800"',
        '"\\udc00"',
        '"\\ude00\\ud83d"',
        '"\\ud83d\\ud83d"',
        '"\\ud83da"',
        '"\\ud83da\\ude00"',
        '{"\\ud800":1}',
        '["a",{"b":"\\udfff"}]',
    ):
        assert _code(text) == "not-json", text


def test_deep_nesting_is_refused_before_parsing() -> None:
    for text in ("[" * 5000, '{"a":' * 33 + "1" + "}" * 33, "[" * 33 + "]" * 33):
        assert _code(text) == "not-json"


def test_nesting_up_to_the_limit_is_read() -> None:
    for text in (
        "[" * 32 + "]" * 32,
        "[" + ",".join(["[]"] * 40) + "]",
        '["' + "[" * 50 + '"]',
        '["\\"' + "{" * 50 + '\\\\"]',
    ):
        assert canonical.dumps(canonical.loads(text)) == text


def test_long_text_is_refused_before_parsing() -> None:
    limit = canonical.MAX_TEXT
    assert len(canonical.loads('"' + "a" * (limit - 2) + '"')) == limit - 2
    assert _code('"' + "a" * (limit - 1) + '"') == "too-long"
    # Counted in bytes, not in characters.
    assert len(canonical.loads('"' + "あ" * (limit // 3 - 1) + '"')) == limit // 3 - 1
    assert _code('"' + "あ" * (limit // 3) + '"') == "too-long"


def _code(text: str) -> str:
    return str(raises(TabletopError, canonical.loads, text).code)
