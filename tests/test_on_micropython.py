"""Every portable test once more, on the MicroPython that the page ships."""

from pathlib import Path

import pytest

from runtimes import MICROPYTHON, PORTABLE, check, portable_tests

BAD = """
from portable.kit import golden_files, raises, read_text

def test_good():
    assert [read_text(path) for path in golden_files()] is not None
    assert str(raises(ValueError, int, "x"))

def test_bad():
    assert 1 + 1 == 3

def test_kit_notices():
    raises(ValueError, int, "1")
"""


@pytest.mark.parametrize(("module", "test"), portable_tests(PORTABLE))
def test_portable(module: str, test: str) -> None:
    check(MICROPYTHON, module, test)


def test_a_failure_is_seen(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(BAD, "utf-8")
    (tmp_path / "test_broken.py").write_text("import no_such_module\n", "utf-8")
    check(MICROPYTHON, "test_sample", "test_good", tmp_path)
    for module, test, why in (
        ("test_sample", "test_bad", "AssertionError"),
        ("test_sample", "test_kit_notices", "not raised"),
        ("test_sample", "test_missing", "no result"),
        ("test_broken", "test_any", "no_such_module"),
    ):
        with pytest.raises(AssertionError, match=why):
            check(MICROPYTHON, module, test, tmp_path)
