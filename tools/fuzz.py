"""Forges links and records and reads them, as somebody might who wants to break the page.

The checksum of a forged link is right, so that what stands behind it is really read. Whatever
is read must end in a game or in a `TabletopError` that a check raised; anything else is a hole.

Usage: ``python -m tools.fuzz [--count N] [--seed TEXT] [--games NAME …]``
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, ClassVar
from unittest import mock

from tools.bundles import PY, ROOT

sys.path[:0] = [str(PY), str(ROOT / "tests")]

import games  # noqa: E402 - found through the lines above
from core import links, packing, record  # noqa: E402
from core.errors import TabletopError  # noqa: E402
from core.game import Game  # noqa: E402
from core.links import CHALLENGE, POSITION, START, Link  # noqa: E402
from core.match import Match, open_record  # noqa: E402
from core.packing import Packer  # noqa: E402
from portable.playing import random_match, some_options  # noqa: E402

Stream = list[tuple[int, int]]
"""What a link packs: values with their radices."""

_RULES = 1
"""Where in a stream the version of the rules stands."""

SLOWEST = 5
"""How many of the slowest inputs are reported."""


class _Noting(Packer):
    """A packer that remembers what it was given."""

    streams: ClassVar[list[Stream]] = []

    def __init__(self) -> None:
        super().__init__()
        self.streams.append([])

    def put(self, value: int, radix: int) -> None:
        self.streams[-1].append((value, radix))
        super().put(value, radix)


def stream_of(link: Link) -> Stream:
    """The values that ``link`` packs."""
    with mock.patch.object(links, "Packer", _Noting):
        links.encode(link)
    return _Noting.streams.pop()


def packed(stream: Stream) -> str:
    """The payload that holds ``stream``."""
    packer = Packer()
    for value, radix in stream:
        packer.put(value, radix)
    return packer.text()


class Forger:
    """Makes links and records of one game, each a little, or altogether, wrong."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.random = random.Random(f"{seed}/{game.name}")
        matches = [
            random_match(game, f"{seed}/{i}", options, plies, seats)
            for i, (options, plies, seats) in enumerate(self._beginnings())
        ]
        made = [Link(kind, match) for match in matches for kind in (START, POSITION)]
        made += [Link(CHALLENGE, match, [7] * len(match.players)) for match in matches[:2]]
        self.streams = [stream_of(link) for link in made]
        self.payloads = [packed(stream) for stream in self.streams]
        self.records = [match.record().to_json() for match in matches]

    def _beginnings(self) -> Iterator[tuple[dict[str, Any], int, int]]:
        fewest, most = self.game.seats
        for seats in sorted({fewest, min(most, 8)}):
            for plies in (0, 3, 12):
                yield {}, plies, seats
        for options in some_options(self.game):
            yield options, 5, fewest

    def forge(self) -> tuple[str, str]:
        """(the way it was made, a link or a record as text)."""
        way = self.random.choice(WAYS)
        text = way(self)
        if not text.startswith("{"):
            text = links.sealed(self.game.name, text)
        return way.__name__, text

    # -- links ----------------------------------------------------------------------------

    def noise(self) -> str:
        """A payload of any digits, mostly behind the one that holds the kind and some rules."""
        start = "" if self.random.random() < 0.2 else self.random.choice(self.payloads)[:1]
        return start + "".join(self.random.choices(packing.ALPHABET, k=self.random.randrange(80)))

    def bits(self) -> str:
        """A sound payload with a few bits of its digits turned over."""
        payload = list(self.random.choice(self.payloads))
        for _ in range(self.random.randint(1, 4)):
            at = self.random.randrange(len(payload))
            digit = packing.ALPHABET.index(payload[at]) ^ 1 << self.random.randrange(6)
            payload[at] = packing.ALPHABET[digit]
        return "".join(payload)

    def length(self) -> str:
        """A sound payload that is too short, or too long."""
        payload = self.random.choice(self.payloads)
        end = self.random.randrange(len(payload) + 1)
        return payload[:end] + (self.noise() if self.random.random() < 0.5 else "")

    def fields(self) -> str:
        """A sound payload with a few fields that hold something else, the first ones mostly."""
        return packed(self._altered(self.random.choice(self.streams)))

    def mixture(self) -> str:
        """The beginning of one link, the end of another, and fields altered, lost and doubled."""
        one, other = self.random.choices(self.streams, k=2)
        at = self.random.randrange(min(len(one), len(other)) + 1)
        stream = self._altered(one[:at] + other[at:])
        at = self.random.randrange(len(stream))
        stream[at : at + 1] = [stream[at]] * self.random.choice((0, 1, 1, 2))
        return packed(stream)

    def _altered(self, stream: Stream) -> Stream:
        changed = list(stream)
        for _ in range(self.random.randint(1, 3)):
            reach = 12 if self.random.random() < 0.6 else len(changed)
            at = self.random.randrange(min(reach, len(changed)))
            if at == _RULES and self.random.random() < 0.95:
                continue  # newer rules are refused at once, and nothing behind them is read
            _, radix = changed[at]
            changed[at] = self.random.randrange(radix), radix
        return changed

    # -- records --------------------------------------------------------------------------

    def values(self) -> str:
        """A record in which one or two things are something else."""
        found = json.loads(json.dumps(self.random.choice(self.records)))
        for _ in range(self.random.randint(1, 2)):
            found = self._replaced(found)
        return json.dumps(found) if isinstance(found, dict) else "{}"

    def text(self) -> str:
        """The text of a record with pieces lost, doubled and put in."""
        text = json.dumps(self.random.choice(self.records))
        for _ in range(self.random.randint(1, 3)):
            start = self.random.randrange(1, len(text))
            end = start + self.random.randrange(12)
            piece = self.random.choice(("", text[start:end] * 2, *PIECES))
            text = text[:start] + piece + text[end:]
        return text

    def _replaced(self, value: Any) -> Any:
        if isinstance(value, dict) and value and self.random.random() < 0.85:
            key = self.random.choice(sorted(value))
            changed = {**value, key: self._replaced(value[key])}
            if self.random.random() < 0.1:
                changed.pop(key)
            return changed
        if isinstance(value, list) and value and self.random.random() < 0.8:
            at = self.random.randrange(len(value))
            kept = self._replaced(value[at])
            return [*value[:at], *[kept] * self.random.choice((0, 1, 1, 1, 2)), *value[at + 1 :]]
        if type(value) is int and self.random.random() < 0.7:
            return value + self.random.choice((-1000, -2, -1, 1, 2, 1000, 2**31, 2**70))
        return self.random.choice(VALUES)


WAYS: tuple[Callable[[Forger], str], ...] = (
    Forger.noise,
    Forger.bits,
    Forger.length,
    Forger.fields,
    Forger.fields,
    Forger.mixture,
    Forger.values,
    Forger.values,
    Forger.text,
)
PIECES = ('"', "{", "]", ",", "\\", "-", "9" * 30, "null", '\\ud800"', "1e999", "[" * 40)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2**31, 2**64, 0.5, 1e300, "", "0", "x" * 300, "\ud800", "¹"),
    *([], {}, [[]], [0], {"a": 1}, [None] * 9, ["h"], [1] * 60, "roll", "pass", "a1"),
)


def read(game: Game, text: str) -> Match:
    """The game in ``text``, as the page would open it, and everything that is shown of it."""
    if text.startswith("{"):
        opened = open_record(game, record.read(text))
        if opened.error is not None and opened.error.hole is not None:
            raise opened.error
        match = opened.match
    else:
        match = links.decode(game, text).match
    for seat in range(len(match.players)):
        game.observe(match.state, seat)
    game.view(match.state)
    game.scores(match.state)
    links.encode(Link(POSITION, match))
    record.write(match.record())
    return match


def outcome(game: Game, text: str) -> tuple[str, bool]:
    """(how reading ``text`` ended, whether that is a hole)."""
    try:
        read(game, text)
    except TabletopError as error:
        hole = error.hole
        return (error.code, False) if hole is None else (f"{error.code} for {hole!r}", True)
    except Exception as problem:  # noqa: BLE001 - this is what is looked for
        return repr(problem), True
    return "read", False


class Report:
    """What was forged, how it ended, what took longest."""

    def __init__(self) -> None:
        self.ends: Counter[tuple[str, str]] = Counter()
        self.holes: dict[str, str] = {}
        self.slowest: list[tuple[float, str, str]] = []

    def add(self, game: Game, way: str, text: str) -> None:
        """Read ``text`` and note what came of it."""
        begun = time.perf_counter()
        end, is_hole = outcome(game, text)
        took = time.perf_counter() - begun
        self.ends[game.name, end] += 1
        if is_hole:
            self.holes.setdefault(f"{game.name}, {way}: {end}", text)
        if len(self.slowest) < SLOWEST or took > self.slowest[-1][0]:
            self.slowest = sorted([*self.slowest, (took, f"{game.name}, {way}", text)])[::-1]
            del self.slowest[SLOWEST:]

    def lines(self) -> Iterator[str]:
        """The report as text."""
        yield f"{sum(self.ends.values()):,} inputs"
        for (name, end), count in sorted(
            self.ends.items(), key=lambda item: (item[0][0], -item[1])
        ):
            yield f"  {name:10} {count:9,}  {end}"
        yield "slowest"
        for took, what, text in self.slowest:
            yield f"  {took * 1000:8.1f} ms  {what}: {text[:100]}"
        for what, text in self.holes.items():
            yield f"HOLE {what}\n  {text}"


def fuzz(names: list[str], count: int, seed: str) -> Report:
    """Forge and read ``count`` inputs, in turn for each of the games."""
    forgers = [Forger(games.get(name), seed) for name in names]
    report = Report()
    for number in range(count):
        forger = forgers[number % len(forgers)]
        report.add(forger.game, *forger.forge())
    return report


def main() -> None:
    """Forge, read, report; exit 1 where there is a hole."""
    parser = argparse.ArgumentParser(description="Forge links and records, and read them.")
    parser.add_argument("--count", type=int, default=100_000, help="inputs in all")
    parser.add_argument("--seed", default="fuzz", help="another text forges other inputs")
    parser.add_argument("--games", nargs="+", default=list(games.NAMES), choices=games.NAMES)
    options = parser.parse_args()
    report = fuzz(options.games, options.count, options.seed)
    print("\n".join(report.lines()))
    sys.exit(1 if report.holes else 0)


if __name__ == "__main__":
    main()
