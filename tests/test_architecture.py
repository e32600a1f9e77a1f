"""Imports point one way; rules know neither page nor clock nor chance; nothing leaves the site."""

import ast
import re
from pathlib import Path

import pytest

from tools.bundles import PY, ROOT, games

LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "engine": {"core", "games", "engine"},
    "referee": {"core", "games", "referee"},
    "text": {"core", "text"},
    "ui": {"core", "games", "engine", "text", "ui"},
}
"""Package -> packages of the project that it may import."""

PURE = ("core", "games", "text", "engine/players")
"""Where nothing may depend on the page, the clock, chance or the machine."""

IMPURE = {
    *("js", "jsffi", "pyodide", "pyscript", "_pyscript", "polyscript"),
    *("asyncio", "datetime", "os", "pathlib", "random", "secrets", "time", "uuid"),
}

PORTABLE = {
    *("array", "base64", "binascii", "collections", "copy", "errno", "functools", "gc"),
    *("hashlib", "heapq", "io", "itertools", "json", "math", "operator", "re", "struct"),
    *("sys", "typing"),
}
"""What core and games may import beside the project: standard modules of all interpreters."""


def violations(py: Path) -> list[str]:
    """One line for each import in ``py`` that points the wrong way."""
    known = games(py)
    found = []
    for file in sorted(py.rglob("*.py")):
        inside = file.relative_to(py)
        if inside.parts[0] not in LAYERS or file.name == "__main__.py":
            continue
        for line, module in _imports(file, inside):
            faults = _faults(inside.with_suffix(""), module, known)
            found += [f"{inside}:{line}: {fault}" for fault in faults]
    return found


def _imports(file: Path, inside: Path) -> list[tuple[int, str]]:
    """(line, module) of every import, also those inside functions; ``from a import b`` is a.b."""
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(inside.parts[: -node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            found += [(node.lineno, f"{module}.{alias.name}") for alias in node.names]
    return found


def _faults(inside: Path, module: str, known: list[str]) -> list[str]:
    package, target = inside.parts[0], module.split(".")
    faults = []
    if target[0] in LAYERS:
        if target[0] not in LAYERS[package]:
            faults.append(f"{package} must not import {target[0]}")
        own = [name for name in inside.parts if name in known]
        other = [name for name in target if name in known]
        if own and other and own != other:
            faults.append(f"{own[0]} must not know {other[0]}")
        return faults
    if str(inside).startswith(PURE):
        if target[0] in IMPURE:
            faults.append(f"{package} must not import {target[0]}")
        elif package in ("core", "games") and target[0] not in PORTABLE:
            faults.append(f"{target[0]} is not on every interpreter")
    return faults


PUBLIC_SERVERS = re.compile(
    r"\bcdn\.[a-z]|jsdeli[v]r|unpk[g]\.com|cdnj[s]|esm\.s[h]\b|skypac[k]"
    r"|pyscript\.ne[t]/releases|fonts\.g(?:oogleapis|static)"
)
"""Addresses from which pages like to load things; the brackets keep this line from matching."""

OWN_TEXT = {
    *(".css", ".html", ".js", ".json", ".md", ".mjs", ".py", ".pyi", ".sh", ".svg", ".toml"),
    *(".txt", ".webmanifest", ".yml", ""),
}

NOT_OURS = {".git", ".venv", "node_modules", "vendor", "dist", "package-lock.json"}


def own_files(root: Path) -> list[Path]:
    """The project's own text files."""
    return [
        file
        for file in sorted(root.rglob("*"))
        if file.suffix in OWN_TEXT
        and not any(part in NOT_OURS or "cache" in part for part in file.relative_to(root).parts)
        and file.is_file()
    ]


def leaks(files: list[Path]) -> list[str]:
    """One line for each mention of a public server that a page could load something from."""
    return [
        f"{file}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8", errors="ignore").splitlines(), 1)
        if PUBLIC_SERVERS.search(line)
    ]


def test_imports_point_one_way() -> None:
    assert not violations(PY), "\n".join(violations(PY))


def test_no_file_mentions_a_public_server() -> None:
    files = own_files(ROOT)
    assert {ROOT / "Makefile", ROOT / "index.html", PY / "main.py"} <= set(files)
    assert not leaks(files), "\n".join(leaks(files))


@pytest.mark.parametrize(
    ("file", "source", "fault"),
    [
        ("core/a.py", "from games import chess", "core must not import games"),
        ("core/a.py", "def f():\n    import ui.app", "core must not import ui"),
        ("core/a.py", "import time", "core must not import time"),
        ("core/a.py", "import decimal", "decimal is not on every interpreter"),
        ("games/chess/a.py", "import engine", "games must not import engine"),
        ("games/chess/a.py", "from games.go.rules import x", "chess must not know go"),
        ("games/chess/a.py", "from ..go import rules", "chess must not know go"),
        ("games/chess/a.py", "from random import choice", "games must not import random"),
        ("games/chess/a.py", "import js", "games must not import js"),
        ("engine/a.py", "import ui", "engine must not import ui"),
        ("engine/players/chess.py", "import games.go", "chess must not know go"),
        ("engine/players/chess.py", "from time import time", "engine must not import time"),
        ("referee/a.py", "from engine import think", "referee must not import engine"),
        ("text/ja/chess.py", "import ui.app", "text must not import ui"),
        ("ui/tables/chess/a.py", "import ui.tables.go", "chess must not know go"),
    ],
)
def test_the_checker_finds(tmp_path: Path, file: str, source: str, fault: str) -> None:
    for name in ("games/chess/__init__.py", "games/go/__init__.py", file):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", "utf-8")
    (tmp_path / file).write_text(source, "utf-8")
    [line] = violations(tmp_path)
    assert line.startswith(f"{file}:")
    assert line.endswith(fault)


def test_the_checker_takes_what_is_allowed(tmp_path: Path) -> None:
    for name, source in (
        ("games/chess/__init__.py", "import json\nfrom core import rng\nfrom .rules import x"),
        ("engine/players/chess.py", "import games.chess.rules\nimport heapq"),
        ("ui/app.py", "import asyncio\nimport js\nfrom games import chess\nimport engine"),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source, "utf-8")
    assert violations(tmp_path) == []


def test_a_public_server_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<script src='https://cdn" + ".example.org/x.js'></script>", "utf-8")
    assert leaks(own_files(tmp_path)) == [f"{page}:1: {page.read_text('utf-8')}"]
