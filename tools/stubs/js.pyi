"""The browser's global scope, as PyScript shows it to Python: any name may be there."""

from typing import Any

def __getattr__(name: str) -> Any: ...
