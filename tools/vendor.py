"""Copies what the site needs at run time from ``node_modules`` to ``static/vendor``.

The npm packages hold editors, terminals, source maps and type declarations as well; a visitor
needs none of those. Every file is named here, so an update that adds or renames one stops the
build instead of shipping a site that fails at run time.

Usage: ``python -m tools.vendor``
"""

import json
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "static" / "vendor"
LICENSES = ROOT / "tools" / "licenses"

PYSCRIPT = "@pyscript/core"
MICROPYTHON = "@micropython/micropython-webassembly-pyscript"
PYODIDE = "pyodide"

PYSCRIPT_CHUNKS = ("error", "toml")
"""What PyScript's core imports, by the name before the hash, when a page has its plugins off.

``toml`` serves the site unbuilt; the built one has JSON settings.
"""

FILES = {
    MICROPYTHON: ("micropython.mjs", "micropython.wasm"),
    PYODIDE: (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ),
}
"""npm package -> the files taken from it."""


def pyscript_files(dist: Path) -> list[Path]:
    """The entry module and the chunks of PyScript that are reachable without any plugin.

    Of two chunks with one name (there are two ``toml``) those that the core itself imports.
    """
    [core] = dist.glob("core-*.js")
    imported = re.findall(r'import\((?:/\*.*?\*/)?\s*"\./([^"]+)"\)', core.read_text("utf-8"))
    chunks = {n: dist / f for f in imported if (n := f.rsplit("-", 1)[0]) in PYSCRIPT_CHUNKS}
    if sorted(chunks) != sorted(PYSCRIPT_CHUNKS):
        raise SystemExit(f"PyScript's chunks are not what they were: {sorted(imported)}")
    return [dist / "core.js", core, *chunks.values()]


def licenses_of(package: str) -> str:
    """The licence texts of an npm package and of everything that is bundled into it."""
    texts: dict[str, str] = {}
    queue = [package]
    while queue:
        name = queue.pop()
        if name in texts:
            continue
        folder = MODULES / name
        about = json.loads((folder / "package.json").read_text("utf-8"))
        found = sorted(folder.glob("LICENSE*"))
        body = found[0].read_text("utf-8") if found else f"Licence: {about['license']}\n"
        texts[name] = f"{name} {about['version']}\n\n{body.strip()}\n"
        queue += [n for n in about.get("dependencies", {}) if (MODULES / n).is_dir()]
    return ("\n" + "-" * 72 + "\n\n").join([texts.pop(package), *(texts[n] for n in sorted(texts))])


def adapt(script: str) -> str:
    """A runtime's script without its source map and without any way to leave the site.

    Where no interpreter is configured the runtimes would quietly fetch one from a public server;
    here that becomes a file of this site that does not exist, and so a plain error.
    """
    script = re.sub(r"\n?//# sourceMappingURL=.*\s*$", "\n", script)
    adapted = re.sub(r"https://cdn\.[\w.]+/", "./not-configured/", script)
    return adapted if adapted == script else adapted + "// Changed: public addresses taken out.\n"


CORE_CHANGES = (
    # It would be written and compiled before each first move, and takes longer than the
    # interpreter itself to start. Without it `js`, `jsffi`, `polyscript` and `_pyscript` are there
    # all the same. For Pyodide, in the worker, nothing changes.
    (r'("mpy"===(\w+)\?)\w+\.replace\(\w+,""\)(:\w+)', r'\1""\3', 1, "its package for MicroPython"),
    # Opened by the mere loading of the script, for folders that nobody here asks for. A browser
    # that refuses (a frame on another site, a private window) would answer with errors.
    (r'(="storage permissions not granted",\w+=)new \w+\(\w+\)', r"\1null", 1, "its database"),
    # Opened before Pyodide starts, for packages that nobody here lists. Where it is refused there
    # would be no engine; a plain map remembers nothing just as well. Once for the page, once for
    # workers, whose script the core holds as text.
    (
        r"new \w+\(`\$\{c\}@\$\{t\}`\)",
        "Object.assign(new Map,{sync(){},close(){}})",
        2,
        "its cache of packages",
    ),
    # For calls that wait for one another through a service worker of PyScript's, which there is
    # not. Some browsers throw at the name of a channel where nothing may be kept.
    (r'new BroadcastChannel\("dc78[-0-9a-f]+"\)', "{}", 2, "its channel"),
)
"""What is taken out of PyScript's core: pattern, replacement, how often it is there, its name."""


def lightened(core: str) -> str:
    """PyScript's core without what costs time or breaks, and is not used here."""
    for pattern, replacement, expected, name in CORE_CHANGES:
        core, found = re.subn(pattern, replacement, core)
        if found != expected:
            raise SystemExit(f"PyScript's core does not have {name} where it did")
    names = ", ".join(name for *_, name in CORE_CHANGES)
    return f"{core}// Changed: without {names}.\n"


def copy(sources: list[Path], folder: str) -> None:
    """Put ``sources`` into ``static/vendor/<folder>``, scripts adapted."""
    target = VENDOR / folder
    target.mkdir(parents=True)
    for source in sources:
        if source.suffix in (".js", ".mjs"):
            (target / source.name).write_text(adapt(source.read_text("utf-8")), "utf-8")
        else:
            shutil.copyfile(source, target / source.name)


def main() -> None:
    """Lay ``static/vendor`` anew."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    copy(pyscript_files(MODULES / PYSCRIPT / "dist"), "pyscript")
    [core] = (VENDOR / "pyscript").glob("core-*.js")
    core.write_text(lightened(core.read_text("utf-8")), "utf-8")
    copy([MODULES / MICROPYTHON / name for name in FILES[MICROPYTHON]], "micropython")
    copy([MODULES / PYODIDE / name for name in FILES[PYODIDE]], "pyodide")
    (VENDOR / "pyscript" / "LICENSE.txt").write_text(licenses_of(PYSCRIPT), "utf-8")
    shutil.copyfile(LICENSES / "micropython.txt", VENDOR / "micropython" / "LICENSE.txt")
    shutil.copyfile(LICENSES / "pyodide.txt", VENDOR / "pyodide" / "LICENSE.txt")
    shutil.copyfile(LICENSES / "cpython.txt", VENDOR / "pyodide" / "LICENSE-python.txt")
    for folder in sorted(VENDOR.iterdir()):
        size = sum(file.stat().st_size for file in folder.iterdir())
        print(f"static/vendor/{folder.name}: {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
