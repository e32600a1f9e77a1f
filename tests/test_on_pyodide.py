"""The golden transcripts and the lessons once more, on the Pyodide that the worker ships."""

from pathlib import Path

import pytest

from runtimes import PORTABLE, PYODIDE, check, portable_tests


@pytest.mark.parametrize(("module", "test"), portable_tests(PORTABLE, "test_golden.py"))
def test_golden(module: str, test: str) -> None:
    check(PYODIDE, module, test)


@pytest.mark.parametrize(("module", "test"), portable_tests(PORTABLE, "test_lessons.py"))
def test_lessons(module: str, test: str) -> None:
    check(PYODIDE, module, test)


def test_a_failure_is_seen(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        "import sys\n\ndef test_bad():\n    assert sys.platform != 'emscripten'\n", "utf-8"
    )
    with pytest.raises(AssertionError, match="AssertionError"):
        check(PYODIDE, "test_sample", "test_bad", tmp_path)
