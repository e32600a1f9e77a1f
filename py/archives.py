"""Archives as a folder of modules: where Python on the built page finds its own.

MicroPython looks for a module under several names and reads it in pieces of some twenty bytes. In
the browser's file system each of that is a call into JavaScript, some five thousand before the
first move; here an archive is one file there, and the rest happens in Python.
"""

import io
import os
import sys

PLACE = "/site"

_BLOCK = 512
"""A tar archive consists of blocks: for each member a header, then the content, padded."""

_FILE, _FOLDER = 0x8000, 0x4000
"""The first number of a ``stat``, as far as imports want to know it."""

_NO_SUCH_FILE = 2


class Archives:
    """A read-only file system of all members of some tar archives, as MicroPython mounts one."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}
        self._folders = {""}

    def add(self, archive: bytes) -> None:
        """Add what is in an archive; ValueError or IndexError where it is damaged."""
        at = 0
        while archive[at]:
            name = str(archive[at : at + 100], "utf-8").rstrip("\0").rstrip("/")
            size = int(str(archive[at + 124 : at + 135], "utf-8"), 8)
            is_folder = archive[at + 156] == ord("5")
            at += _BLOCK
            if is_folder:
                self._folders.add(name)
            else:
                self._files[name] = archive[at : at + size]
            at += (size + _BLOCK - 1) // _BLOCK * _BLOCK

    def take(self, path: str) -> None:
        """Add the archive in the file ``path``, which is then no longer needed there."""
        with open(path, "rb") as file:
            archive = file.read(os.stat(path)[6])
        os.remove(path)
        self.add(archive)

    def install(self) -> None:
        """Let imports look here, and beyond that only into the interpreter itself."""
        os.mount(self, PLACE)  # type: ignore[attr-defined]
        sys.path[:] = [PLACE, ".frozen"]

    # -- what MicroPython asks of a file system --------------------------------------------

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """Nothing has to be prepared."""

    def umount(self) -> None:
        """Nothing has to be put away."""

    def stat(self, path: str) -> "tuple[int, ...]":
        """What ``path`` is; OSError where there is nothing."""
        name = path.strip("/")
        if name in self._files:
            return (_FILE, 0, 0, 0, 0, 0, len(self._files[name]), 0, 0, 0)
        if name in self._folders:
            return (_FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(_NO_SUCH_FILE)

    def open(self, path: str, mode: str) -> io.BytesIO:
        """The file ``path``, to be read; OSError where there is none."""
        name = path.strip("/")
        if name not in self._files:
            raise OSError(_NO_SUCH_FILE)
        return io.BytesIO(self._files[name])
