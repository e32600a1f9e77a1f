"""What PyScript registers on the page beside its Python library."""

from typing import Any

interpreter: Any
"""The running MicroPython or Pyodide, with its file system as ``FS``."""
