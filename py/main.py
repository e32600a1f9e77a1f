"""Where the page begins."""

from ui.app import App

App().begin()
