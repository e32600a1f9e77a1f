"""``python -m engine`` as other programs use it: a record in, one line out, whatever comes in."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import games
from core import match
from core.record import Player

PY = Path(__file__).resolve().parent.parent / "py"
PORTAS = games.get("portas")


def run(given: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The command, with ``given`` on its standard input."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        input=given,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(PY)},
        check=False,
    )


def refusal(done: subprocess.CompletedProcess[bytes]) -> Any:
    """The one line of JSON with which the command refused."""
    assert done.returncode == 2
    assert done.stdout == b""
    [line] = done.stderr.decode().splitlines()
    error = json.loads(line)
    assert sorted(error) == ["error", "ply"]
    return error


def game(plies: int | None = None) -> match.Match:
    """A match in which always the first legal move was made, so often or to the end."""
    played = match.begin(PORTAS, {}, [Player(), Player()], "command")
    while not played.is_over and played.ply != plies:
        played.play(PORTAS.legal(played.state)[0])
    return played


def written(played: match.Match, **changes: Any) -> bytes:
    """Its record, with some keys changed."""
    return json.dumps({**played.record().to_json(), **changes}).encode()


@pytest.mark.parametrize("level", PORTAS.levels)
def test_it_names_a_legal_move_and_why(level: str) -> None:
    played = game(5)
    done = run(written(played), "--level", level, "--nodes", "100")
    assert (done.returncode, done.stderr) == (0, b"")
    [line] = done.stdout.decode().splitlines()
    answer = json.loads(line)
    assert list(answer) == ["move", "value", "nodes", "line", "why"]
    assert answer["move"] in PORTAS.legal(played.state)
    assert answer["line"][0] == answer["move"]
    assert answer["why"].endswith(".")
    assert "{" not in answer["why"]
    assert "portas.why" not in answer["why"]


def test_the_same_question_has_the_same_answer() -> None:
    question = (written(game(3)), "--level", "strong", "--nodes", "200", "--seed", "ときどき")
    assert run(*question).stdout == run(*question).stdout != b""


def test_what_is_hidden_does_not_matter() -> None:
    """Another order of the piles and of the treasures to come: the same answer."""
    played = game(2)
    setup = played.setup
    seen = [4 + (seat == setup["first"]) for seat in (0, 1)]
    other = {
        "treasures": setup["treasures"][:2] + setup["treasures"][:1:-1],
        "decks": [
            deck[:drawn] + deck[drawn:][::-1]
            for deck, drawn in zip(setup["decks"], seen, strict=True)
        ],
        "first": setup["first"],
    }
    assert other != setup
    first, second = (
        run(written(played, setup=each), "--level", "strong", "--nodes", "150").stdout
        for each in (setup, other)
    )
    assert first == second != b""


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (b"", "not-json"),
        (b"\xff\xfe{}", "not-json"),
        (b"\x00" * (1 << 20), "not-json"),
        (b"[" * (1 << 20), "not-json"),
        (b"x" * ((1 << 20) + 1), "too-long"),
        (b"{}", "not-a-record"),
        (b"null", "not-a-record"),
    ],
)
def test_what_is_no_record_is_refused(given: bytes, error: str) -> None:
    assert refusal(run(given, "--level", "steady")) == {
        "error": error + (": limit=1048576" if error == "too-long" else ""),
        "ply": -1,
    }


def test_an_unknown_game_is_refused() -> None:
    error = refusal(run(written(game(0), game="chess"), "--level", "steady"))
    assert error["error"].startswith("unknown-game")


def test_an_illegal_move_is_placed() -> None:
    played = game(4)
    damaged = written(played, moves=[*played.moves[:3], "9@99", *played.moves[3:]])
    error = refusal(run(damaged, "--level", "steady"))
    assert error == {"error": "illegal-move: move=9@99", "ply": 3}


def test_nobody_moves_when_the_game_is_over() -> None:
    played = game()
    error = refusal(run(written(played), "--level", "steady"))
    assert error == {"error": "nobody-to-act", "ply": played.ply}


@pytest.mark.parametrize("level", ["genius", "", "\udcff"])
def test_an_unknown_level_is_refused(level: str) -> None:
    error = refusal(run(written(game(0)), "--level", level))
    assert error["error"].startswith("bad-level")


@pytest.mark.parametrize(
    "arguments", [("--nodes", "0"), ("--nodes", "-5"), ("--nodes", "9" * 40), ("--seed", "\udcff")]
)
def test_senseless_arguments_are_refused(arguments: tuple[str, str]) -> None:
    error = refusal(run(written(game(0)), "--level", "steady", *arguments))
    assert error["error"] == "bad-value: what=" + arguments[0][2:]
