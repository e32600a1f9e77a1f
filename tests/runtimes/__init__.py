"""Runs portable tests on the interpreters that the site ships, under Node."""

import ast
import json
import subprocess
from functools import cache
from pathlib import Path

from tools.node import NODE

ROOT = Path(__file__).resolve().parent.parent.parent
PY = ROOT / "py"
PORTABLE = ROOT / "tests" / "portable"
RUNNER = Path(__file__).with_name("run.mjs")

MICROPYTHON = "micropython"
PYODIDE = "pyodide"


def portable_tests(folder: Path, pattern: str = "test_*.py") -> list[tuple[str, str]]:
    """(module, test function) of every portable test in ``folder``, without importing any."""
    found = []
    for file in sorted(folder.glob(pattern)):
        tree = ast.parse(file.read_text("utf-8"))
        found += [
            (file.stem, node.name)
            for node in tree.body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
    return found


def _mounts(interpreter: str, tests: Path, site: Path) -> list[str]:
    """What the interpreter's file system holds: the site's Python, the tests, golden files."""
    pairs = {site: "/"}
    if interpreter == MICROPYTHON:
        pairs[site / MICROPYTHON] = "/"  # stands in for modules that MicroPython lacks
    pairs[PORTABLE] = "/portable"
    pairs[tests] = "/portable"
    pairs[ROOT / "tests" / "golden"] = "/golden"
    return [f"{folder}={point}" for folder, point in pairs.items() if folder.is_dir()]


@cache
def _run(
    interpreter: str, tests: Path, site: Path, module: str
) -> tuple[dict[str, tuple[bool, str]], str]:
    """Results of one module by test, and whatever else the run said."""
    runtime = ROOT / "static" / "vendor" / interpreter
    assert runtime.is_dir(), f"{runtime} is not there; run `make vendor`"
    command = [NODE, RUNNER, interpreter, runtime, f"portable.{module}"]
    done = subprocess.run(
        [*map(str, command), *_mounts(interpreter, tests, site)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    results, rest = {}, [done.stderr]
    for line in done.stdout.splitlines():
        if line.startswith('{"') and '"trace"' in line:
            result = json.loads(line)
            results[result["test"]] = (result["ok"], result["trace"])
        else:
            rest.append(line)
    return results, "\n".join(rest)


def check(
    interpreter: str, module: str, test: str, tests: Path = PORTABLE, site: Path = PY
) -> None:
    """Fail, with the interpreter's own traceback, unless the test passed there.

    ``site`` is the Python that the portable ``tests`` are about, as sources or compiled.
    A module runs once; its tests share the run. A test without a result has failed: the module
    could not be imported, or the interpreter died on the way.
    """
    results, rest = _run(interpreter, tests, site, module)
    ok, trace = results.get(test) or results.get("") or (False, "no result; the run said:\n" + rest)
    assert ok, f"{interpreter}: {module}.{test}\n{trace}"
