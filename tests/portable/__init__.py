"""Tests that run unchanged on CPython, MicroPython and Pyodide: plain functions, no fixtures."""
