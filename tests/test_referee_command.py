"""``python -m referee`` as other programs use it: a record in, positions out, whatever comes in."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import games
from core import record
from portable.playing import random_match

PY = Path(__file__).resolve().parent.parent / "py"
PORTAS = games.get("portas")
MATCH = random_match(PORTAS, "referee")
RECORD = MATCH.record().to_json()


def run(given: Any, *arguments: str | bytes) -> subprocess.CompletedProcess[bytes]:
    """The command, with ``given`` (bytes, or a value to be written as JSON) to read."""
    return subprocess.run(
        [sys.executable, "-m", "referee", *arguments],
        input=given if isinstance(given, bytes) else json.dumps(given).encode(),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(PY)},
        check=False,
    )


def lines(done: subprocess.CompletedProcess[bytes]) -> list[Any]:
    """What a command printed that went well."""
    assert done.stderr == b""
    assert done.returncode == 0
    return [json.loads(line) for line in done.stdout.splitlines()]


def refusal(done: subprocess.CompletedProcess[bytes]) -> dict[str, Any]:
    """The one line of JSON with which it refused."""
    assert done.returncode == 2
    [line] = done.stderr.splitlines()
    error: dict[str, Any] = json.loads(line)
    assert list(error) == ["error", "ply"]
    assert error["error"]
    return error


def changed(key: str, value: Any) -> dict[str, Any]:
    """The record with one key changed."""
    return {**RECORD, key: value}


# -- replaying ----------------------------------------------------------------------------


def test_a_trace_has_a_line_for_every_position() -> None:
    found = lines(run(RECORD, "--trace"))
    assert len(found) == len(RECORD["moves"]) + 1
    for ply, line in enumerate(found):
        state = MATCH.at(ply)
        legal = PORTAS.legal(state)
        assert line == {
            "ply": ply,
            "to_act": PORTAS.to_act(state),
            "legal_count": len(legal),
            "legal_sha256": hashlib.sha256("\n".join(legal).encode()).hexdigest(),
            "state": PORTAS.view(state),
            "scores": PORTAS.scores(state),
            "winners": PORTAS.winners(state),
        }


def test_without_trace_it_is_the_last_position() -> None:
    assert lines(run(RECORD)) == lines(run(RECORD, "--trace"))[-1:]


def test_at_the_end_nothing_is_legal() -> None:
    [line] = lines(run(RECORD, "--legal"))
    empty = hashlib.sha256(b"").hexdigest()
    assert (line["to_act"], line["legal"], line["legal_count"]) == (None, [], 0)
    assert line["legal_sha256"] == empty
    assert line["winners"] == PORTAS.winners(MATCH.state) is not None


def test_legal_moves_are_listed_on_demand() -> None:
    for ply, line in enumerate(lines(run(RECORD, "--trace", "--legal"))):
        assert line["legal"] == PORTAS.legal(MATCH.at(ply))
        assert list(line) == [
            "ply",
            "to_act",
            "legal_count",
            "legal_sha256",
            "legal",
            "state",
            "scores",
            "winners",
        ]


def test_a_record_without_moves() -> None:
    [line] = lines(run(changed("moves", []), "--trace"))
    assert (line["ply"], line["winners"]) == (0, None)


# -- refusing -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ply", "move"),
    [
        (0, "6@99"),
        (0, None),
        (7, ""),
        (7, ["4@14"]),
        (8, "x" * 1000),
        (8, "pass\n"),
        (len(RECORD["moves"]), 5),
        (len(RECORD["moves"]), "pass"),
    ],
)
def test_an_illegal_move_is_refused_where_it_stands(ply: int, move: Any) -> None:
    given = changed("moves", [*RECORD["moves"][:ply], move, *RECORD["moves"][ply:]])
    done = run(given)
    assert done.stdout == b""
    assert refusal(done)["ply"] == ply
    traced = run(given, "--trace")
    assert refusal(traced)["ply"] == ply
    assert len(traced.stdout.splitlines()) == ply + 1


def test_the_first_of_several_faults_is_named() -> None:
    assert refusal(run(changed("moves", ["6@99", None, 7])))["ply"] == 0


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("setup", {}, "bad-value: what=setup.treasures"),
        ("setup", {**RECORD["setup"], "first": 2}, "bad-value: what=setup.first"),
        ("setup", None, "bad-value: what=setup"),
        ("options", {"first": 7}, "bad-options: option=first"),
        ("options", {"colour": "red"}, "bad-options: option=colour"),
        ("players", [], "bad-value: what=players"),
        ("players", [{"kind": "human"}], "bad-players: fewest=2, most=2"),
        ("players", [{"kind": "cpu", "level": "god"}] * 2, "bad-level: level=god"),
        ("game", "chess", "unknown-game: game=chess"),
        ("game", "../portas", "unknown-game: game=../portas"),
        ("format", "pgn", "not-a-record"),
        ("version", 2, "too-new: version=2"),
        ("rules", 99, "rules-too-new: rules=99"),
        ("rules", 10**400, "bad-value: what=rules"),
        ("moves", ["pass"] * 20001, "too-many-moves: limit=20000"),
    ],
)
def test_a_bad_start_is_refused_before_the_first_move(key: str, value: Any, error: str) -> None:
    done = run(changed(key, value), "--trace")
    assert refusal(done) == {"error": error, "ply": -1}
    assert done.stdout == b""


LIMIT = 1 << 20

GARBAGE = {
    "nothing": b"",
    "spaces": b" " * LIMIT,
    "zeros": b"\0" * LIMIT,
    "every-byte": bytes(range(256)) * (LIMIT // 256),
    "letters": b"a" * LIMIT,
    "digits": b"9" * LIMIT,
    "brackets": b"[" * LIMIT,
    "braces": b'{"a":' * (LIMIT // 5),
    "pairs": b"[]," * (LIMIT // 3),
    "quotes": b'"' * LIMIT,
    "backslashes": b'"' + b"\\" * (LIMIT - 1),
    "no-utf-8": b'{"format":"\xff\xfe"}',
    "half-utf-8": json.dumps(RECORD).encode()[:200] + b"\xe3\x81",
    "half-a-pair": b'{"format":"tabletop-record","game":"\\ud800"}',
    "byte-order-mark": b"\xef\xbb\xbf" + json.dumps(RECORD).encode(),
    "utf-16": json.dumps(RECORD).encode("utf-16"),
    "huge-number": b'{"format":"tabletop-record","version":' + b"1" * 5000 + b"}",
    "huge-exponent": b'{"format":"tabletop-record","version":1e999999999}',
    "not-a-number": b'{"format":"tabletop-record","version":NaN}',
    "deep-set-up": json.dumps(RECORD).encode().replace(b'"first"', b'"x":' + b"[" * 500),
    "cut": json.dumps(RECORD).encode()[:-1],
    "two-records": json.dumps(RECORD).encode() * 2,
    "a-list": json.dumps([RECORD]).encode(),
    "a-text": json.dumps(json.dumps(RECORD)).encode(),
    "too-long": json.dumps(changed("date", "x" * LIMIT)).encode(),
    "too-long-in-kana": "あ".encode() * (LIMIT // 3 + 1),
    "far-too-long": b"x" * (5 * LIMIT),
}


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_is_refused(name: str) -> None:
    done = run(GARBAGE[name], "--trace")
    error = refusal(done)
    assert error["ply"] == -1
    assert error["error"].startswith("too-long" if "too-long" in name else ("not-", "bad-value"))
    assert done.stdout == b""


def test_text_up_to_the_limit_is_read() -> None:
    text = json.dumps(RECORD).encode()
    assert lines(run(text + b" " * (LIMIT - len(text)))) == lines(run(text))
    assert refusal(run(text + b" " * (LIMIT - len(text) + 1)))["error"].startswith("too-long")


# -- fresh records ------------------------------------------------------------------------


def test_a_fresh_record_can_be_replayed() -> None:
    for arguments in ((), ("--seed", "宝箱 😀"), ("--players", "2"), ("--option", "training=true")):
        [fresh] = lines(run(b"", "--new", "portas", *arguments))
        assert fresh["moves"] == []
        [line] = lines(run(fresh))
        assert line["ply"] == 0
        assert record.write(record.read(json.dumps(fresh))) == json.dumps(
            fresh, separators=(",", ":"), sort_keys=True, ensure_ascii=False
        )


def test_a_fresh_record_follows_from_its_seed() -> None:
    one, again, other = (
        lines(run(b"", "--new", "portas", "--seed", seed)) for seed in ("a", "a", "b")
    )
    assert one == again
    assert one[0]["setup"] != other[0]["setup"]
    assert (one[0]["seed"], other[0]["seed"]) == ("a", "b")


def test_options_of_a_fresh_record() -> None:
    for first in (0, 1):
        [fresh] = lines(
            run(b"", "--new", "portas", "--option", f"first={first}", "--option", "hide_used=true")
        )
        assert fresh["options"] == {"first": first, "hide_used": True}
        assert lines(run(fresh))[0]["to_act"] == first
    [fresh] = lines(run(b"", "--new", "portas", "--option", "first=random"))
    assert fresh["options"] == {"first": "random"}


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--new", "chess"], "unknown-game: game=chess"),
        (["--new", ""], "unknown-game: game="),
        (["--new", "portas", "--players", "3"], "bad-players: fewest=2, most=2"),
        (["--new", "portas", "--players", "-1"], "bad-players: fewest=2, most=2"),
        (["--new", "portas", "--players", "999999999999"], "bad-players: fewest=2, most=2"),
        (["--new", "portas", "--option", "first=7"], "bad-options: option=first"),
        (["--new", "portas", "--option", "first=true"], "bad-options: option=first"),
        (["--new", "portas", "--option", "first"], "bad-options: option=first"),
        (["--new", "portas", "--option", "first=" + "[" * 60000], "bad-options: option=first"),
        (["--new", "portas", "--option", "=1"], "bad-options: option="),
        (["--new", "portas", "--seed", "x" * 201], "bad-value: what=seed"),
        (["--new", "portas", "--seed", b"\xff"], "bad-value: what=seed"),
    ],
)
def test_a_fresh_record_that_cannot_be_made(arguments: list[str | bytes], error: str) -> None:
    done = run(b"", *arguments)
    assert refusal(done) == {"error": error, "ply": -1}
    assert done.stdout == b""


def test_unknown_arguments_are_refused() -> None:
    for arguments in (["--colour"], ["--players", "two"], ["portas"]):
        done = run(b"", *arguments)
        assert done.returncode == 2
        assert b"Traceback" not in done.stderr
