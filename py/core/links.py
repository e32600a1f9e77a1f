"""Share links: a whole game in the part of an address after ``#``.

A link's text is ``GAME.BODY``. The body is a header and base-64 digits (`core.packing`)::

    1 character   version of the format, "1"
    2 characters  number of digits in the payload, modulo 4096
    6 characters  CRC-32 of the game's name, "." and the payload
    the payload   kind, rules, players, options, set-up, moves, result

Moves are packed as their places in the sorted list of legal moves, so a text that decodes is
a legal game; results are recomputed from it, never believed.
"""

from binascii import crc32
from typing import Any

from core import packing
from core.errors import TabletopError, reading
from core.game import TRAINING, Game, Option
from core.match import Match, check_seats
from core.packing import Packer, Unpacker
from core.record import CPU, HUMAN, MAX_MOVES, Player

FORMAT_VERSION = "1"

START = "start"
POSITION = "position"
CHALLENGE = "challenge"
_KINDS = (START, POSITION, CHALLENGE)

_HEADER = 9
_MAX_RULES = 64
_MAX_SEATS = 8
_LEVEL_RADIX = 8


class Link:
    """What a link holds: its kind and the match it leads to.

    For a challenge ``target`` is the result to beat, one whole number per seat as the sharer
    claims it, and the match holds the proving moves or none. ``cut`` is true where the text
    ended early and the match goes only as far as could be read.
    """

    def __init__(
        self, kind: str, match: Match, target: "list[int] | None" = None, cut: bool = False
    ) -> None:
        self.kind = kind
        self.match = match
        self.target = target or []
        self.cut = cut


def encode(link: Link) -> str:
    """The text of a link, ``GAME.BODY``."""
    match = link.match
    game = match.game
    packer = Packer()
    packer.put(_KINDS.index(link.kind), len(_KINDS))
    packer.put(game.rules, _MAX_RULES)
    packer.put(len(match.players), _MAX_SEATS + 1)
    for player in match.players:
        level = 0 if player.is_human else 1 + game.levels.index(player.level)
        packer.put(level, _LEVEL_RADIX)
    for option in _all_options(game):
        chosen = match.options.get(option.name, option.values[0])
        packer.put(option.values.index(chosen), len(option.values))
    game.pack_setup(packer, match.setup, match.options, len(match.players))
    codes = match.codes() if link.kind != START else []
    packer.put_count(len(codes))
    for place, count in codes:
        packer.put(place, count)
    if link.kind == CHALLENGE:
        for points in link.target:
            packer.put_count(points)
    return sealed(game.name, packer.text())


def sealed(name: str, payload: str) -> str:
    """The text of a link of the game ``name`` with this ``payload``: its header put before it."""
    length = packing.digits(len(payload) % 4096, 2)
    return name + "." + FORMAT_VERSION + length + _checksum(name, payload) + payload


def whole(name: str, digits: str) -> str:
    """The body of a link of the game ``name`` with which ``digits`` begin; "" if they do not.

    As many digits as the header says, with the checksum it says; more may follow.
    """
    if digits[:1] != FORMAT_VERSION or len(digits) < _HEADER:
        return ""
    end = _HEADER + packing.number(digits[1:3])
    while end <= len(digits):
        if digits[3:_HEADER] == _checksum(name, digits[_HEADER:end]):
            return digits[:end]
        end += 4096
    return ""


def game_of(text: str) -> str:
    """The name before the first ``.``; what follows decides whether it is a link at all."""
    return text.partition(".")[0]


def decode(game: Game, text: str) -> Link:
    """The link in ``text``, replayed.

    Raises `TabletopError`: ``link-damaged``, ``link-cut`` (with nothing to offer),
    ``link-too-new``, ``rules-too-new``. A text cut after its set-up gives a `Link` that is ``cut``.
    """
    link: Link = reading("link-damaged", _decode, game, text)
    return link


def _decode(game: Game, text: str) -> Link:
    name, _, body = text.partition(".")
    if name != game.name:
        raise TabletopError("unknown-game", game=name[:20])
    if not body:
        raise TabletopError("link-cut")
    for char in body:
        if char not in packing.ALPHABET:
            raise TabletopError("link-damaged")
    version = body[0]
    if version != FORMAT_VERSION:
        known = packing.ALPHABET.find(version) > packing.ALPHABET.find(FORMAT_VERSION)
        raise TabletopError("link-too-new" if known else "link-damaged")
    if len(body) < _HEADER:
        raise TabletopError("link-cut")
    payload = body[_HEADER:]
    length = packing.number(body[1:3])
    cut = body[3:_HEADER] != _checksum(name, payload)
    # All is there and the length is wrong, or nothing is missing and still something is wrong.
    if (length <= len(payload)) if cut else (length != len(payload) % 4096):
        raise TabletopError("link-damaged")
    try:
        return _read(game, payload, cut)
    except TabletopError as error:
        known_codes = ("link-cut", "rules-too-new")
        raise TabletopError(error.code if error.code in known_codes else "link-damaged") from None


def _read(game: Game, payload: str, cut: bool) -> Link:
    # The last block of a cut text is not whole, so its values cannot be trusted.
    whole = len(payload) - len(payload) % packing.BLOCK if cut else len(payload)
    unpacker = Unpacker(payload[:whole])
    kind = _KINDS[unpacker.take(len(_KINDS))]
    rules = unpacker.take(_MAX_RULES)
    if rules > game.rules:
        raise TabletopError("rules-too-new", rules=rules)
    seats = unpacker.take(_MAX_SEATS + 1)
    check_seats(game, seats)  # set-ups are unpacked for as many as can play, and no others
    players = [_player(game, unpacker.take(_LEVEL_RADIX)) for _ in range(seats)]
    options: dict[str, Any] = {}
    for option in _all_options(game):
        index = unpacker.take(len(option.values))
        if index:
            options[option.name] = option.values[index]
    setup = game.unpack_setup(unpacker, options, len(players))
    match = Match(game, options, setup, players)
    target: list[int] = []
    try:
        moves = unpacker.take_count()
        if moves > MAX_MOVES:
            raise TabletopError("link-damaged")
        for _ in range(moves):
            legal = game.legal(match.state)
            if not legal:
                raise TabletopError("link-damaged")
            match.play(legal[unpacker.take(len(legal))])
        if kind == CHALLENGE:
            target = [unpacker.take_count() for _ in players]
    except TabletopError as error:
        if cut and error.code == "link-cut":
            return Link(kind, match, [], True)
        raise
    if cut:
        raise TabletopError("link-damaged")
    unpacker.finish()
    return Link(kind, match, target)


def _checksum(name: str, payload: str) -> str:
    return packing.digits(crc32((name + "." + payload).encode("utf-8")) & 0xFFFFFFFF, 6)


def _player(game: Game, code: int) -> Player:
    if code == 0:
        return Player(HUMAN)
    if code > len(game.levels):
        raise TabletopError("link-damaged")
    return Player(CPU, game.levels[code - 1])


def _all_options(game: Game) -> "list[Option]":
    """The game's options and the one that all share, in the order in which links hold them."""
    return list(game.options) + [Option(TRAINING, (False, True))]
