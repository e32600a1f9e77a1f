"""What the worker sends is checked like everything else from outside."""

from core.errors import TabletopError
from portable.kit import raises
from ui import answers

THOUGHT = '{"move":"1@14","why":"take","params":{"points":3},"value":0.5,"nodes":1,"line":[]}'
FOUND = '{"done":false,"total":12,"moves":["a1"],"setup":{}}'


def test_what_is_sound_comes_through() -> None:
    assert answers.thought(THOUGHT)["move"] == "1@14"
    assert answers.solution('{"done": true}') == {"done": True}
    assert answers.solution(FOUND)["total"] == 12
    assert answers.hashes('["a", "b"]') == ["a", "b"]


def test_everything_else_is_damage() -> None:
    for text in ("", "null", "[]", '{"move":1}', '{"error":"not now"}', '{"move":"a","why":"b"}'):
        assert raises(TabletopError, answers.thought, text).code in ("damaged", "not-json")
    for text in ('{"done":1}', '{"done":true,"total":"9"}', FOUND.replace('"a1"', "1")):
        assert raises(TabletopError, answers.solution, text).code == "damaged"
    for text in ('{"error":""}', "[1]", '"abc"'):
        assert raises(TabletopError, answers.hashes, text).code == "damaged"


def test_progress_is_a_number_whatever_is_said() -> None:
    assert answers.progress("loading 250000") == 250000
    for message in (
        "",
        "loading",
        "loading ",
        "loading x",
        "loading -1",
        "restored 5",
        "loading ²",
    ):
        assert answers.progress(message) == 0
