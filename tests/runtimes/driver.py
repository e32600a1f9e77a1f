"""Runs the test functions of one portable module; starts on MicroPython and Pyodide alike.

Each test prints one line of JSON: ``{"test": name, "ok": bool, "trace": text}``. A module that
cannot be imported prints one such line with the name ``""``.
"""

import io
import json
import sys


def _trace(error: BaseException) -> str:
    if hasattr(sys, "print_exception"):  # MicroPython
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()
    import traceback

    return "".join(traceback.format_exception(error))


def _report(name: str, call) -> None:
    try:
        call()
    except BaseException as error:  # a test may raise anything; the next one runs all the same
        print(json.dumps({"test": name, "ok": False, "trace": _trace(error)}))
    else:
        print(json.dumps({"test": name, "ok": True, "trace": ""}))


def run(module_name: str) -> None:
    """Import ``module_name`` and call every function in it whose name begins with ``test_``."""
    try:
        __import__(module_name)
    except BaseException as error:
        print(json.dumps({"test": "", "ok": False, "trace": _trace(error)}))
        return
    module = sys.modules[module_name]
    for name in sorted(dir(module)):
        if name.startswith("test_"):
            _report(name, getattr(module, name))
