"""The part of PyScript's Python library that a site like this one uses."""

from collections.abc import Awaitable, Callable
from typing import Any

from pyscript import ffi as ffi

RUNNING_IN_WORKER: bool
config: dict[str, Any]
document: Any
window: Any
current_target: Callable[[], str]
sync: Any

class _Workers:
    """Named workers: ``await workers["engine"]`` waits for that one."""

    def __getitem__(self, name: str) -> Awaitable[Any]: ...

workers: _Workers

def create_named_worker(
    src: str, name: str, config: Any = None, type: str = "py"
) -> Awaitable[Any]: ...
def when(event_type: str, selector: Any = None, **options: Any) -> Callable[..., Any]: ...
def display(*values: Any, target: str | None = None, append: bool = True) -> None: ...
def fetch(url: str, **options: Any) -> Any: ...
async def storage(name: str = "") -> Any: ...
def py_import(*packages: str) -> Awaitable[Any]: ...
def js_import(*urls: str) -> Awaitable[Any]: ...
