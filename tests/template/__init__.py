"""A complete small game, laid out as a real one, and what it takes to add it to the project.

``py`` and ``static`` hold the game's own files; `add` does the rest of the checklist in
CONTRIBUTING. Tests add it to a copy of the project and run there what runs for every game.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

NAME = "template"

LEFT_OUT = (".git", ".venv", ".*cache", ".hypothesis", "__pycache__", "dist", "vendor", "*.log")

HOME = {
    "en": (
        "Template",
        "Take one to three stones, and the last one of all.",
        "2 players",
        "1 min",
        "by nobody",
    ),
    "ja": ("ひながた", "石を1〜3個ずつ取り、最後の1個を目指します。", "2人", "1分", "作者なし"),
}
"""The lines of the home page: title, tagline, players, minutes, designer."""


def copy_project(to: Path) -> Path:
    """A copy of the project in ``to``, without what its Makefile makes but the runtimes."""
    ignore = shutil.ignore_patterns(*LEFT_OUT, "node_modules")
    shutil.copytree(ROOT, to, ignore=ignore)
    # The build looks for files, so links to folders would not do.
    shutil.copytree(ROOT / "static" / "vendor", to / "static" / "vendor", copy_function=_link)
    (to / "node_modules").symlink_to(ROOT / "node_modules")
    return to


def _link(source: str, target: str) -> None:
    """The same file under another name; a copy where the two are on different devices."""
    try:
        Path(target).hardlink_to(source)
    except OSError:
        shutil.copy2(source, target)


def add(project: Path) -> None:
    """Add the game to the project in a folder, step by step as CONTRIBUTING lists them."""
    for part in ("py", "static"):
        shutil.copytree(HERE / part, project / part, dirs_exist_ok=True)
    _insert(project / "py/games/__init__.py", '("portas",', f' "{NAME}",')
    for language, lines in HOME.items():
        parts = ("title", "tagline", "players", "minutes", "by")
        shell = "".join(
            f'\n    "game.{NAME}.{part}": "{line}",'
            for part, line in zip(parts, lines, strict=True)
        )
        _insert(project / f"py/text/{language}/shell.py", "TEXT = {", shell)
    page = project / "index.html"
    _insert(
        page,
        '<link rel="stylesheet" href="./static/css/portas.css">',
        f'\n<link rel="stylesheet" href="./static/css/{NAME}.css">',
    )
    run(project, "-m", "tools.golden", NAME)
    run(project, "-m", "tools.bundles")


def _insert(file: Path, after: str, what: str) -> None:
    text = file.read_text("utf-8")
    if text.count(after) != 1:
        raise ValueError(f"{file}: {after!r} is there {text.count(after)} times")
    file.write_text(text.replace(after, after + what), "utf-8")


def run(project: Path, *command: str, given: str = "") -> str:
    """What a Python command prints that runs in the project's folder; it must go well."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(project / "py"), "PYTHONUTF8": "1"},
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"{command} failed\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def build(folder: Path) -> Path:
    """A built site with the game in it, for the browser tests; made below ``folder``."""
    project = copy_project(folder / "project")
    add(project)
    run(project, "-m", "tools.build", "--to", str(folder / "dist"))
    return folder / "dist"
