"""Where the page begins."""

from ui.app import App

await App().begin()  # type: ignore[top-level-await]  # noqa: F704, PLE1142 - PyScript runs this as a coroutine
