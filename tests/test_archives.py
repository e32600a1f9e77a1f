"""The file system that the built page's Python imports from."""

import sys
from pathlib import Path

import pytest

from tools import build
from tools.bundles import PY

sys.path.insert(0, str(PY))

from archives import Archives
from runtimes import MICROPYTHON, check

FILES = {"a.txt": b"\0" * 512, "one/two/b.py": b"x", "one/c.py": b"", "one/d.bin": b"y" * 1025}

ON_MICROPYTHON = """
import os
from archives import Archives


def test_imports_look_there_and_nowhere_else():
    open("/away.py", "w").write("")
    open("/more.tar", "wb").write({more})
    modules = Archives()
    open("/first.tar", "wb").write({first})
    modules.take("/first.tar")
    modules.install()
    import pack.inner
    assert (pack.__name__, pack.inner.VALUE) == ("pack", 5)
    for name in ("away", "pack.missing", "late"):
        try:
            __import__(name)
        except ImportError:
            continue
        raise AssertionError(name)
    modules.take("/more.tar")
    import late
    assert late.VALUE == 7
    assert not [name for name in os.listdir("/") if name.endswith(".tar")]
"""


def _plain(files: dict[str, bytes]) -> bytes:
    return build.plain_archive(files)


def test_what_is_in_an_archive_can_be_read() -> None:
    archives = Archives()
    archives.add(_plain(FILES))
    for path, content in FILES.items():
        assert archives.open("/" + path, "rb").read() == content
        assert archives.stat(path)[0] == 0x8000
        assert archives.stat(path)[6] == len(content)
    for folder in ("", "/", "one", "/one/two"):
        assert archives.stat(folder)[0] == 0x4000
    for path in ("one/a.txt", "two", "one/two/b"):
        with pytest.raises(OSError, match="2"):
            archives.stat(path)
    with pytest.raises(OSError, match="2"):
        archives.open("one", "rb")


def test_several_archives_are_one_place() -> None:
    archives = Archives()
    archives.add(_plain({"one/a.py": b"a"}))
    archives.add(_plain({"one/b.py": b"b"}))
    assert archives.open("one/a.py", "rb").read() + archives.open("one/b.py", "rb").read() == b"ab"


@pytest.mark.parametrize("damaged", [b"", _plain(FILES)[:1500], b"x" * 3000])
def test_what_is_no_archive_is_refused(damaged: bytes) -> None:
    with pytest.raises((ValueError, IndexError)):
        Archives().add(damaged)


def test_micropython_imports_from_archives(tmp_path: Path) -> None:
    first = _plain({"pack/__init__.py": b"", "pack/inner.py": b"VALUE = 5\n"})
    more = _plain({"late.py": b"VALUE = 7\n"})
    text = ON_MICROPYTHON.format(first=first, more=more)
    (tmp_path / "test_archives_there.py").write_text(text, "utf-8")
    check(MICROPYTHON, "test_archives_there", "test_imports_look_there_and_nowhere_else", tmp_path)
