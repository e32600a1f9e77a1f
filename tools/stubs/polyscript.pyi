"""What PyScript's core gives to Python on the page."""

from jsffi import JsProxy

workers: JsProxy
"""By name, a promise of each worker that a script tag began."""
