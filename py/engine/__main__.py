"""``python -m engine``: what a computer player would do in the position of a record.

Reads a record on standard input and prints one line of JSON: ``move``, ``value``, ``nodes``,
``line`` and ``why``, an English sentence. What cannot be accepted is said on standard error.
"""

import argparse
import sys
from typing import Any

import engine
import games
from core import match, record, shapes
from core.catalogue import Catalogue
from core.commands import emit, fail, read_stdin
from core.errors import TabletopError
from engine.thought import Thought

MAX_NODES = 1 << 30


def answer(text: str, level: str, nodes: "int | None", seed: str) -> "dict[str, Any]":
    """What the player called ``level`` would do in the record ``text``, legal throughout."""
    shapes.text(seed, record.MAX_SEED, "seed")
    if nodes is not None:
        shapes.integer(nodes, 1, MAX_NODES, "nodes")
    found = record.read(text)
    game = games.get(found.game)
    played = match.replay(game, found)
    try:
        thought = engine.choose(game, played.state, level, nodes, seed)
    except TabletopError as error:
        raise error.at(played.ply) from None
    return {
        "move": thought.move,
        "value": thought.value,
        "nodes": thought.nodes,
        "line": thought.line,
        "why": sentence(game.name, thought),
    }


def sentence(name: str, thought: Thought) -> str:
    """Why ``thought`` is what it is, in English; ``name`` is the game's."""
    english = Catalogue("en")
    english.add(__import__(f"text.en.{name}_why", None, None, ("TEXT",)).TEXT)
    return english(f"{name}.why.{thought.why}", **thought.params)


def main(arguments: "list[str]") -> int:
    """Run the command; the exit status."""
    parser = argparse.ArgumentParser(prog="engine", description="Names a move for a record.")
    parser.add_argument("--level", required=True, help="child, steady or strong")
    parser.add_argument("--nodes", type=int, help="how much to think; each level has a default")
    parser.add_argument("--seed", default="0", help="what the player's own lots follow from")
    chosen = parser.parse_args(arguments)
    try:
        emit(answer(read_stdin(), chosen.level, chosen.nodes, chosen.seed))
    except TabletopError as error:
        return fail(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
