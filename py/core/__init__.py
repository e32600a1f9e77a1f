"""What every game and every interface stands on; imports nothing of the project outside itself.

Portable: runs unchanged on CPython, Pyodide and MicroPython (see CONTRIBUTING, "The dialect").
"""
