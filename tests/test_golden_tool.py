"""``python -m tools.golden`` writes what the golden tests compare, and spares what is there."""

import json
import subprocess
import sys
from pathlib import Path

import games
from core import record
from core.match import replay
from portable.transcript import transcript

ROOT = Path(__file__).resolve().parent.parent


def write(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command with ``folder`` for its files."""
    command = [sys.executable, "-m", "tools.golden", "portas", "--to", str(folder), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_it_writes_a_transcript_and_never_overwrites_one(tmp_path: Path) -> None:
    assert write(tmp_path, "--seed", "7", "--option", "first=1").returncode == 0
    file = tmp_path / "portas-7.json"
    content = json.loads(file.read_text("utf-8"))
    assert content["record"]["options"] == {"first": 1}
    match = replay(games.get("portas"), record.from_json(content["record"]))
    assert match.is_over
    assert transcript(match) == content
    file.write_text("mine", "utf-8")
    done = write(tmp_path, "--seed", "7")
    assert done.returncode == 1
    assert "--force" in done.stderr
    assert file.read_text("utf-8") == "mine"
    assert write(tmp_path, "--seed", "7", "--force").returncode == 0
    assert json.loads(file.read_text("utf-8"))["record"]["options"] == {}


def test_it_says_what_is_wrong(tmp_path: Path) -> None:
    done = write(tmp_path, "--option", "first=9")
    assert (done.returncode, done.stderr) == (1, "bad-options: option=first\n")
    assert list(tmp_path.iterdir()) == []
