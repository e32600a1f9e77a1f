"""What MicroPython 1.27 lacks and the portable sources therefore must not use.

Everything named here was tried on the interpreter that the page ships. `complaints` looks at a
source's syntax tree, so it knows names, not types: a method called ``title`` is taken for the
method of ``str`` unless the project has one of that name.
"""

import ast
import sys
from collections.abc import Iterator, Set

MODULES = {
    "dataclasses": "core.shapes",
    "enum": "constants",
    "contextlib": "try and except",
    "bisect": "a loop, or heapq",
    "__future__": "quotes around a forward reference",
    "traceback": "str(error)",
    "urllib": "core.links",
    "collections.abc": "typing",
    "unicodedata": "a table of the characters meant",
}
"""Modules that are often wanted, and what there is instead; others are found by `PRESENT`."""

PRESENT = frozenset(
    [
        "array",
        "asyncio",
        "base64",
        "binascii",
        "builtins",
        "cmath",
        "collections",
        "copy",
        "deflate",
        "errno",
        "functools",
        "gc",
        "gzip",
        "hashlib",
        "heapq",
        "html",
        "io",
        "itertools",
        "json",
        "math",
        "operator",
        "os",
        "random",
        "re",
        "string",
        "struct",
        "sys",
        "tarfile",
        "time",
        "types",
        "typing",
        "zlib",
    ]
)
"""Standard modules that are there (``typing`` as a stand-in)."""

ABSENT_IN = {
    "asyncio": {"Future", "Queue", "TaskGroup", "ensure_future", "get_running_loop"},
    "collections": {"ChainMap", "Counter", "UserDict", "UserList"},
    "functools": {"cache", "cached_property", "cmp_to_key", "lru_cache", "total_ordering"},
    "heapq": {"merge", "nlargest", "nsmallest"},
    "itertools": {
        *("combinations", "groupby", "pairwise", "permutations", "product", "zip_longest"),
        "batched",
    },
    "math": {"comb", "gcd", "isqrt", "lcm", "perm", "prod"},
    "operator": {"itemgetter", "methodcaller"},
    "random": {"sample", "shuffle"},
    "re": {"escape", "findall", "finditer", "fullmatch"},
    "sys": {"exc_info", "getrecursionlimit", "intern", "setrecursionlimit"},
    "time": {"monotonic", "perf_counter"},
}
"""Standard module -> what it does not have."""

_NOT_A_METHOD = "a few lines of one's own"
METHODS = {
    **dict.fromkeys(
        [
            "capitalize",
            "casefold",
            "expandtabs",
            "format_map",
            "isdecimal",
            "isidentifier",
            "isnumeric",
            "isprintable",
            "maketrans",
            "swapcase",
            "title",
            "translate",
        ],
        _NOT_A_METHOD,
    ),
    "zfill": '"%03d" % n',
    "ljust": '"%-8s" % text',
    "rjust": '"%8s" % text',
    "removeprefix": "startswith() and a slice",
    "removesuffix": "endswith() and a slice",
    "isalnum": "isalpha() or isdigit()",
    "isascii": "max(text) < '\\x80'",
    "bit_count": "a loop over x & (x - 1), or a table",
    "bit_length": "a loop",
    "is_integer": "x == int(x)",
    "hexdigest": "binascii.hexlify(digest())",
    "_replace": "the constructor",
    "_asdict": "the constructor",
    "with_traceback": "a plain raise",
    "add_note": "the message",
}
"""Methods of built-in types that are missing, and what to write instead."""

NAMES = {
    "RecursionError": "RuntimeError",
    "ModuleNotFoundError": "ImportError",
    "UnicodeDecodeError": "UnicodeError",
    "UnicodeEncodeError": "UnicodeError",
    **dict.fromkeys(
        [
            "BlockingIOError",
            "ConnectionError",
            "FileExistsError",
            "FileNotFoundError",
            "InterruptedError",
            "IsADirectoryError",
            "NotADirectoryError",
            "PermissionError",
            "TimeoutError",
        ],
        "OSError and its errno",
    ),
    "ExceptionGroup": "one exception",
    "Warning": "Exception",
    "vars": "getattr",
    "slice": "a slice in brackets",
}
"""Built-in names that are missing."""

KEYWORDS = {
    "dumps": ({"ensure_ascii", "indent", "sort_keys"}, "core.canonical.dumps"),
    "namedtuple": ({"defaults"}, "all fields"),
    "rsplit": ({"maxsplit", "sep"}, "positional arguments"),
    "split": ({"maxsplit", "sep"}, "positional arguments"),
    "sum": ({"start"}, "a positional argument"),
    "to_bytes": ({"byteorder", "length"}, "positional arguments"),
    "zip": ({"strict"}, "a check of the lengths"),
}
"""Function or method -> keyword arguments that it does not take, and what to use instead."""

HOOKS = {"__init_subclass__", "__class_getitem__", "__set_name__", "__index__"}
"""Special methods that are never called."""

GENERIC = {"list", "dict", "set", "frozenset", "tuple", "type"}


def _parse(source: str, name: str = "?") -> ast.Module:
    flags = ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
    return compile(source, name, "exec", flags, dont_inherit=True)


def functions(source: str) -> set[str]:
    """The names of all functions and methods that ``source`` defines."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(_parse(source)) if isinstance(node, kinds)}


def complaints(source: str, name: str, own: Set[str] = frozenset()) -> list[str]:
    """One line, ``file:line: what; use that``, for each thing that MicroPython would refuse.

    ``own``: names of methods that the project has, and so may call.
    """
    tree = _parse(source, name)
    typing_names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        for alias in node.names
    }
    found = []
    for node in _running(tree):
        for what, instead in _about(node, GENERIC | typing_names, own):
            found.append((node.lineno, f"{name}:{node.lineno}: {what}; use {instead}"))
    return [line for _, line in sorted(found)]


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes below ``node`` that are executed: no annotation, nothing for type checkers."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _only_for_checkers(child):
                continue
            if hasattr(child, "lineno"):
                yield child
            yield from _running(child)


def _only_for_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def _about(node: ast.AST, generic: set[str], own: Set[str]) -> Iterator[tuple[str, str]]:
    """(what is wrong with this node, what to write instead)."""
    match node:
        case ast.Match():
            yield "match", "if and elif"
        case ast.TryStar():
            yield "except*", "except"
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            yield from _function(node)
        case ast.ClassDef(keywords=[_, *_]):
            yield "a class with keyword arguments", "a plain class"
        case ast.Dict(keys=keys) if None in keys:
            yield "{**a}", "dict(a) and update()"
        case ast.List() | ast.Set() | ast.Tuple() if _unpacks(node):
            yield "[*a]", "list(a) + …"
        case ast.Slice(step=ast.expr()):
            yield "a slice with a step", "range(), or reversed()"
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp() if any(
            part.is_async for part in node.generators
        ):
            yield "an asynchronous comprehension", "a loop"
        case ast.Import(names=names):
            for alias in names:
                yield from _module(alias.name)
        case ast.ImportFrom(module=str(module), names=names, level=0):
            yield from _module(module)
            for alias in names:
                yield from _member(module, alias.name)
        case ast.Name(id=name, ctx=ast.Load()) if name in NAMES:
            yield f"{name} does not exist", NAMES[name]
        case ast.Attribute(value=ast.Name(id=module), attr=attr):
            yield from _member(module, attr)
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Load()) if name in generic:
            yield f"{name}[…] outside an annotation", "quotes, or TYPE_CHECKING"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right) if _is_type(left) or _is_type(right):
            yield "X | Y of types outside an annotation", "a tuple, or quotes"
        case ast.Call(func=func, keywords=keywords):
            yield from _call(func, {keyword.arg for keyword in keywords}, own)
    if getattr(node, "type_params", None) or type(node).__name__ == "TypeAlias":
        yield "type parameters", "TypeVar"


def _function(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda,
) -> Iterator[tuple[str, str]]:
    if node.args.posonlyargs:
        yield "positional-only /", "plain arguments"
    if isinstance(node, ast.FunctionDef) and node.name in HOOKS:
        yield f"{node.name} is never called", "an explicit call"
    if isinstance(node, ast.AsyncFunctionDef):
        own = [child for statement in node.body for child in _running(statement)] + node.body
        if any(isinstance(child, ast.Yield) for child in own):
            yield "an asynchronous generator", "a loop that awaits"


def _unpacks(node: ast.List | ast.Set | ast.Tuple) -> bool:
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return False
    return any(isinstance(element, ast.Starred) for element in node.elts)


def _is_type(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None
    return isinstance(node, ast.Name) and node.id in GENERIC | {"int", "str", "bool", "bytes"}


def _module(name: str) -> Iterator[tuple[str, str]]:
    top = name.split(".", maxsplit=1)[0]
    if name in MODULES or top in MODULES:
        yield f"no module {name}", MODULES.get(name) or MODULES[top]
    elif top in sys.stdlib_module_names and top not in PRESENT:
        yield f"no module {name}", "what CONTRIBUTING lists"


def _member(module: str, name: str) -> Iterator[tuple[str, str]]:
    if name in ABSENT_IN.get(module, ()):
        yield f"no {module}.{name}", _NOT_A_METHOD


def _call(func: ast.expr, keywords: set[str | None], own: Set[str]) -> Iterator[tuple[str, str]]:
    name = getattr(func, "attr", None) or getattr(func, "id", "")
    if isinstance(func, ast.Attribute) and name in METHODS and name not in own:
        yield f"no method {name}()", METHODS[name]
    refused, instead = KEYWORDS.get(name, (set(), ""))
    for keyword in sorted(refused & keywords):  # type: ignore[type-var]
        yield f"{name}({keyword}=…)", instead
