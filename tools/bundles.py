"""Which Python source goes where: the page's shell, one bundle per game, the engine's worker.

The page's interpreter gets what is needed to show the site at once (the shell), what belongs to
one game only when that game is opened, and computer players only when there is something to
think about; the light worker gets its part of the same. A source belongs to a game when a folder
or the file is named after it: ``games/portas/…``, ``ui/tables/portas/…``, ``text/ja/portas.py``,
``text/ja/portas_more.py``, ``engine/players/portas.py``. Other modules in ``engine/players``,
``portas_more.py`` say, are for the engine alone, unless the game's module there imports them from
the start (not inside a function), itself or by way of others. All ``engine/solvers``
are for the engine.

What a game needs only while it is learned is a bundle of its own, ``portas_learn``: modules called
``lesson`` or ``lesson_…`` and texts called ``portas_learn``.

Usage: ``python -m tools.bundles`` brings the lists in ``pyscript.toml`` and ``engine.toml`` up to
date; the unbuilt site loads the sources one by one.
"""

import ast
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PY = ROOT / "py"

SHELL = "shell"
THINKING = "thinking"
"""The bundle of what all computer players need, on the page and in the light worker."""

LATER = ("about", "lesson", THINKING)
"""Parts of the page that are bundled like games, and fetched when the page has nothing to do, or
something to think about."""

PLAYERS_OF = "players-"
"""What the name of the bundle of a game's computer players begins with."""
LEARN = "_learn"
"""Ends the name of a bundle with what a game needs only while it is learned."""

ENGINE = "engine"
STAND_INS = "micropython"
"""The folder of modules that stand in for what MicroPython lacks; they go to its root."""

PLAYERS = PurePosixPath("engine/players")
"""The folder of computer players."""

PAGE_PACKAGES = ("core", "engine", "games", "text", "ui")
WORKER_PACKAGES = ("core", "engine", "games")

COMMANDS = ("__main__.py", "commands.py")
"""What only commands need; they run on CPython."""

Bundle = dict[str, Path]
"""Path inside the interpreter -> source file."""


def games(py: Path = PY) -> list[str]:
    """The games there are."""
    return sorted(init.parent.name for init in (py / "games").glob("*/__init__.py"))


def page_bundles(py: Path = PY) -> dict[str, Bundle]:
    """What runs on the page, by bundle: the shell, each game, and each game's computer players."""
    known = (*games(py), *LATER)
    players = [PLAYERS_OF + name for name in games(py)]
    bundles: dict[str, Bundle] = {name: {} for name in (SHELL, *known, *players)}
    for inside, source in _sources(py, PAGE_PACKAGES).items():
        path = PurePosixPath(inside)
        owner = next((name for name in known if _is_of(name, path)), SHELL)
        if owner not in (SHELL, *LATER) and _is_lesson(path):
            owner += LEARN
        if path.parent == PurePosixPath("engine/solvers"):
            continue
        if path.parent != PLAYERS or path.stem == "__init__":
            bundles.setdefault(THINKING if path.parts[0] == ENGINE else owner, {})[inside] = source
        elif path.stem in _at_once(py, owner):
            bundles[PLAYERS_OF + owner][inside] = source
    for source in sorted((py / STAND_INS).glob("*.py")):
        bundles[SHELL][source.name] = source
    return {name: bundle for name, bundle in bundles.items() if bundle}


def worker_bundle(py: Path = PY) -> Bundle:
    """What runs in the engine's worker."""
    found = _sources(py, WORKER_PACKAGES)
    return {inside: found[inside] for inside in found if not _is_lesson(PurePosixPath(inside))}


def _at_once(py: Path, game: str) -> set[str]:
    """The modules in `PLAYERS` that importing the game's own one imports, with that one."""
    found: set[str] = set()
    wanted = [game]
    while wanted:
        name = wanted.pop()
        file = py / PLAYERS / f"{name}.py"
        if name in found or not file.exists():
            continue
        found.add(name)
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module == "engine.players":
                wanted += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                wanted += [node.module.rpartition("engine.players.")[2]]
    return found


def _is_of(game: str, path: PurePosixPath) -> bool:
    return game in (*path.parts[:-1], path.stem) or path.stem.startswith(game + "_")


def _is_lesson(path: PurePosixPath) -> bool:
    return path.stem.partition("_")[0] == "lesson" or path.stem.endswith(LEARN)


def _sources(py: Path, packages: tuple[str, ...]) -> Bundle:
    found = [file for package in packages for file in sorted((py / package).rglob("*.py"))]
    return {f.relative_to(py).as_posix(): f for f in found if f.name not in COMMANDS}


def file_table(bundles: list[Bundle]) -> str:
    """The lines of a ``[files]`` table for the unbuilt site."""
    pairs = sorted(pair for bundle in bundles for pair in bundle.items())
    return "".join(f'"./{src.relative_to(ROOT).as_posix()}" = "./{to}"\n' for to, src in pairs)


def settings() -> dict[Path, str]:
    """The two settings files of the unbuilt site as they should be."""
    return {
        path: path.read_text("utf-8").partition("[files]\n")[0] + "[files]\n" + table
        for path, table in (
            (ROOT / "pyscript.toml", file_table(list(page_bundles().values()))),
            (ROOT / "engine.toml", file_table([worker_bundle()])),
        )
    }


if __name__ == "__main__":
    for path, text in settings().items():
        path.write_text(text, "utf-8")
