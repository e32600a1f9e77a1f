"""Imports point one way and in no circle; rules know neither page nor clock nor chance.

The interface has its own order of layers; files stay small; nothing leaves the site.
"""

import ast
import re
from pathlib import Path

import pytest

from tools.bundles import LATER, PY, ROOT, games
from ui import pages

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

ROOMS = {
    "words": {"vdom", "parts", "icons", "seats", "typed"},
    "values": {"answers", "storage", "settings", "routes", "saves", "table", "session"},
    "services": {
        *(
            "browser",
            "grid",
            "loader",
            "link_states",
            "worker_link",
            "thinking",
            "computers",
            "house",
        )
    },
    "pieces": {"frame", "pieces"},
    "tables": {"tables", "lesson"},
    "pages": {"page", "pages"},
    "shell": {"app", "events", "gestures", "motion", "patch"},
}
"""The rooms of the interface: what in ``ui`` belongs to each (`docs/architecture.md`)."""

DOORS = {
    "words": {"words"},
    "values": {"words", "values"},
    "services": {"words", "values", "services"},
    "pieces": {"words", "values", "pieces"},
    "tables": {"words", "values", "pieces", "tables"},
    "pages": {"words", "values", "services", "pieces", "tables", "pages"},
    "shell": {"words", "values", "services", "pieces", "tables", "pages", "shell"},
}
"""Room -> rooms that its modules may know."""

MOST_LINES = 250
"""Lines of a file in ``py``; what is longer stands in `LONG`."""

LONG = {
    "engine/players/sugoroku_strong.py": (350, "one search, read from top to bottom"),
    "games/knolling/rules.py": (330, "one move after the other"),
    "games/patapata/prompts.py": (280, "half of it is the sheet of prompts"),
    "ui/browser.py": (280, "the few things asked of the browser, each a function of its own"),
    "ui/session.py": (350, "a match and all that is beside it, one value"),
    "ui/table.py": (350, "a contract: nearly all of it is description"),
    "ui/tables/knolling/deeds.py": (300, "one deed after the other"),
    "ui/tables/knolling/desk.py": (300, "one drawing"),
    "ui/tables/patapata/actions.py": (350, "one deed after the other"),
    "ui/tables/patapata/table.py": (300, "one picture"),
    "ui/tables/portas/picture.py": (280, "one picture"),
}
"""File -> the most lines it may have, and why it is not parted."""


def violations(py: Path) -> list[str]:
    """One line for each import in ``py`` that points the wrong way."""
    known = games(py)
    found = []
    for file in sorted(py.rglob("*.py")):
        inside = file.relative_to(py)
        if inside.parts[0] not in LAYERS or file.name == "__main__.py":
            continue
        if inside.parts[0] == "ui" and inside.parts[1:] != ("__init__.py",) and not _room(inside):
            found.append(f"{inside}:1: belongs to no room of ui")
        for line, module in _imports(file, inside):
            faults = _faults(inside.with_suffix(""), module, known)
            found += [f"{inside}:{line}: {fault}" for fault in faults]
    return found


def _room(inside: Path) -> str:
    """The room of a module in ``ui``, given with or without suffix; "" if it has none."""
    name = inside.parts[1].partition(".")[0] if len(inside.parts) > 1 else ""
    return next((room for room, members in ROOMS.items() if name in members), "")


def circles(py: Path) -> list[str]:
    """The modules in ``py`` that import each other in a circle, or stand between two circles.

    What only type checkers import counts, and what is imported inside functions. A package is its
    ``__init__``; to import a module is not to import the package it is in.
    """
    files = {_name(file.relative_to(py)): file for file in py.rglob("*.py")}
    graph = {
        name: {_known(module, files) for _, module in _imports(file, file.relative_to(py))}
        - {"", name}
        for name, file in files.items()
    }
    while True:
        wanted = set().union(*graph.values())
        ends = [name for name in graph if not graph[name] or name not in wanted]
        if not ends:
            return sorted(graph)
        graph = {name: of - set(ends) for name, of in graph.items() if name not in ends}


def _name(inside: Path) -> str:
    parts = inside.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _known(module: str, files: dict[str, Path]) -> str:
    """The module of the project that ``a.b`` is, or is from; "" if it is none."""
    return next((name for name in (module, module.rpartition(".")[0]) if name in files), "")


def too_long(py: Path) -> list[str]:
    """One line for each file in ``py`` that is longer than it may be, or need not be in `LONG`."""
    found = []
    for file in sorted(py.rglob("*.py")):
        inside = file.relative_to(py).as_posix()
        lines = len(file.read_text("utf-8").splitlines())
        most = LONG.get(inside, (MOST_LINES, ""))[0]
        if lines > most:
            found.append(f"{inside}: {lines} lines, {most} at most")
        elif inside in LONG and lines <= MOST_LINES:
            found.append(f"{inside}: {lines} lines, it needs no exception any more")
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
        room, goal = _room(inside), _room(Path(*target))
        if package == "ui" and target[0] == "ui" and room and goal and goal not in DOORS[room]:
            faults.append(f"{room} must not know {goal}")
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


def test_nothing_imports_itself_by_a_round_way() -> None:
    assert not circles(PY), circles(PY)


def test_files_are_small() -> None:
    assert not too_long(PY), "\n".join(too_long(PY))
    assert set(LONG) <= {file.relative_to(PY).as_posix() for file in PY.rglob("*.py")}


def test_the_rooms_are_the_ones_there_are() -> None:
    there = {file.stem for file in (PY / "ui").iterdir() if file.name not in ("__init__.py",)}
    named = [name for members in ROOMS.values() for name in members]
    assert set(named) - {"pieces"} <= there
    assert len(named) == len(set(named))
    assert set(pages.LATER) <= set(LATER)


def test_pages_ask_of_the_browser_what_it_has() -> None:
    """`House.browser` and `House.grid` are modules, which the type checker does not look into."""
    for module in ("browser", "grid"):
        tree = ast.parse((PY / "ui" / f"{module}.py").read_text("utf-8"))
        has = {getattr(node, "name", "") for node in tree.body} | {"ARROWS"}
        fakes = ast.parse((ROOT / "tests/portable/fakes.py").read_text("utf-8"))
        [fake] = [n for n in fakes.body if getattr(n, "name", "") == f"Fake{module.title()}"]
        stands_in = {getattr(node, "name", "") for node in fake.body} | {"ARROWS"}
        assert stands_in - {"__init__"} <= has
        asked = [
            node.attr
            for file in (PY / "ui").rglob("*.py")
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith(module)
        ]
        assert len(asked) > 2
        assert set(asked) <= has, set(asked) - has


def test_no_file_mentions_a_public_server() -> None:
    files = own_files(ROOT)
    assert {ROOT / "Makefile", ROOT / "index.html", PY / "main.py"} <= set(files)
    assert not leaks(files), "\n".join(leaks(files))


TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "


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
        ("ui/tables/chess/a.py", "from ui.pages import home", "tables must not know pages"),
        ("ui/tables/chess/a.py", "from ui import browser", "tables must not know services"),
        ("ui/pieces/hand.py", "def f():\n    import ui.tables", "pieces must not know tables"),
        ("ui/pieces/hand.py", "from ui.house import House", "pieces must not know services"),
        ("ui/parts.py", "from ui.table import View", "words must not know values"),
        ("ui/house.py", "from ui.page import Page", "services must not know pages"),
        ("ui/pages/home.py", TYPES + "from ui.app import App", "pages must not know shell"),
        ("ui/cellar.py", "import json", "belongs to no room of ui"),
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


@pytest.mark.parametrize(
    "sources",
    [
        {"ui/a.py": "import ui.b", "ui/b.py": "from ui import a"},
        {"ui/a.py": "from ui.b import x", "ui/b.py": TYPES + "from ui.a import y"},
        {
            "ui/a.py": "import ui.b",
            "ui/b.py": "import ui.c",
            "ui/c.py": "def f():\n    import ui.a",
        },
        {"ui/a/__init__.py": "from ui.a.b import x", "ui/a/b.py": "from ui.a import y"},
        {"ui/a/x.py": "from .y import b", "ui/a/y.py": "from . import x"},
    ],
)
def test_a_circle_is_noticed(tmp_path: Path, sources: dict[str, str]) -> None:
    straight = {
        "ui/d.py": "import ui.a.b, json",
        "ui/e/__init__.py": "from ui.e import f",
        "ui/e/f.py": "",
    }
    for name, source in (sources | straight).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source, "utf-8")
    assert circles(tmp_path) == sorted(_name(Path(name)) for name in sources)
    (tmp_path / next(iter(sources))).write_text("", "utf-8")
    assert circles(tmp_path) == []


def test_a_file_that_is_too_long_is_noticed(tmp_path: Path) -> None:
    name = next(iter(LONG))
    old, new, most = tmp_path / name, tmp_path / "ui" / "new.py", LONG[name][0]
    for file, lines in ((old, most), (new, MOST_LINES)):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x = 1\n" * lines, "utf-8")
    assert too_long(tmp_path) == []
    for file, lines in ((old, most + 1), (new, MOST_LINES + 1)):
        file.write_text("x = 1\n" * lines, "utf-8")
    assert [line.partition(":")[0] for line in too_long(tmp_path)] == [
        next(iter(LONG)),
        "ui/new.py",
    ]
    old.write_text("x = 1\n" * MOST_LINES, "utf-8")
    assert "needs no exception" in too_long(tmp_path)[0]


def test_a_public_server_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<script src='https://cdn" + ".example.org/x.js'></script>", "utf-8")
    assert leaks(own_files(tmp_path)) == [f"{page}:1: {page.read_text('utf-8')}"]
