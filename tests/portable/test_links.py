"""Share links: what goes in comes out, and every kind of damage is told apart."""

import json
from typing import Any

import games
from core import links, packing
from core.errors import TabletopError
from core.links import CHALLENGE, POSITION, START, Link, decode, encode, game_of
from core.match import Match, begin
from core.record import CPU, Player
from portable.kit import GOLDEN, raises, read_text
from portable.playing import random_match, some_options
from portable.toy import Toy

SAFE = packing.ALPHABET + "."


def _portas(seed: str = "links", plies: int = 1000) -> Match:
    return random_match(games.get("portas"), seed, {}, plies)


def _told(match: Match) -> "list[Any]":
    """What a link tells of a match."""
    seats = [(player.kind, player.level) for player in match.players]
    return [match.game.name, match.setup, seats, match.moves]


def _code(game: Any, text: str) -> str:
    return str(raises(TabletopError, decode, game, text).code)


# -- round trips --------------------------------------------------------------------------


def test_every_position_of_a_game_comes_back() -> None:
    for game in (games.get("portas"), Toy()):
        match = random_match(game, "round trip")
        for ply in range(match.ply + 1):
            part = Match(game, {}, match.setup, match.players)
            for move in match.moves[:ply]:
                part.play(move)
            link = decode(game, encode(Link(POSITION, part)))
            assert (link.kind, link.cut, link.target) == (POSITION, False, [])
            assert _told(link.match) == _told(part)


def test_a_start_leaves_the_moves_out() -> None:
    match = _portas()
    link = decode(match.game, encode(Link(START, match)))
    assert (link.kind, link.match.moves) == (START, [])
    assert link.match.setup == match.setup


def test_a_challenge_brings_its_target() -> None:
    match = _portas()
    for target in ([0, 0], [14, 27], [15, 142], [1000000, 3]):
        link = decode(match.game, encode(Link(CHALLENGE, match, target)))
        assert (link.kind, link.target) == (CHALLENGE, target)
        assert _told(link.match) == _told(match)


def test_options_and_seats_come_back() -> None:
    for game in (games.get("portas"), Toy()):
        for options in some_options(game) + [{"training": True}]:
            for seats in (["", ""], ["", "child"], ["strong", ""], ["steady", "strong"]):
                players = [Player(CPU, level) if level else Player() for level in seats]
                match = begin(game, options, players, "options")
                found = decode(game, encode(Link(POSITION, match))).match
                assert _told(found) == _told(match)
                assert found.is_training == match.is_training
                for option in game.options:
                    assert game.option(found.options, option.name) == game.option(
                        options, option.name
                    )


def test_names_stay_at_home() -> None:
    match = _portas()
    plain = encode(Link(POSITION, match))
    match.players[0].name = "secret"
    assert encode(Link(POSITION, match)) == plain
    assert decode(match.game, plain).match.players[0].name == ""


def test_only_characters_that_need_no_escape() -> None:
    for n in range(10):
        text = encode(Link(POSITION, _portas("safe" + str(n))))
        assert not [char for char in text if char not in SAFE]
        assert game_of(text) == "portas"


def test_a_whole_game_of_portas_fits() -> None:
    lengths = [len(encode(Link(POSITION, _portas("length" + str(n))))) for n in range(20)]
    assert max(lengths) <= 300


def test_samples_decode_for_ever() -> None:
    """The file may only grow: these links were made by earlier versions."""
    samples = json.loads(read_text(GOLDEN + "/links.json"))
    assert {sample["kind"] for sample in samples} == {START, POSITION, CHALLENGE}
    for sample in samples:
        game = games.get(game_of(sample["link"]))
        link = decode(game, sample["link"])
        match = link.match
        assert (link.kind, link.target, link.cut) == (sample["kind"], sample["target"], False)
        assert match.setup == sample["setup"]
        assert match.moves == sample["moves"]
        assert match.options == sample["options"]
        assert [player.level or "human" for player in match.players] == sample["seats"]
        assert game.scores(match.state) == sample["scores"]


# -- damage -------------------------------------------------------------------------------


def test_any_one_character_changed_is_noticed() -> None:
    for game, match in ((games.get("portas"), _portas()), (Toy(), random_match(Toy(), "change"))):
        text = encode(Link(POSITION, match))
        body = len(game.name) + 1
        for place in range(len(text)):
            for char in SAFE:
                if char == text[place]:
                    continue
                code = _code(game, text[:place] + char + text[place + 1 :])
                if place < body:
                    assert code == "unknown-game", (place, char)
                elif place == body:
                    wanted = "link-too-new" if char in "23456789-_" else "link-damaged"
                    assert code == wanted, (place, char)
                else:
                    assert code == "link-damaged", (place, char)


def test_characters_that_never_stand_in_a_link() -> None:
    match = _portas()
    text = encode(Link(POSITION, match))
    for place in (len("portas."), len("portas.") + 5, 40, len(text) - 1):
        for char in "#%+/= あ😀\x00":
            damaged = text[:place] + char + text[place + 1 :]
            assert _code(match.game, damaged) == "link-damaged"


def test_neighbours_swapped_or_something_added_is_noticed() -> None:
    match = _portas()
    text = encode(Link(POSITION, match))
    payload = len("portas.") + 9
    for place in range(payload, len(text) - 1):
        if text[place] != text[place + 1]:
            swapped = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
            assert _code(match.game, swapped) == "link-damaged"
        longer = text[:place] + "A" + text[place:]
        assert _code(match.game, longer) == "link-damaged"
    assert _code(match.game, text + "A") == "link-damaged"
    assert _code(match.game, text + text) == "link-damaged"


class _Patient(Toy):
    """The toy without a limit to waiting, so that games can be long."""

    def legal(self, state: Any) -> "list[str]":
        return ["open", "wait"] if state.lit < 4 else []


def test_a_cut_link_offers_what_can_be_read() -> None:
    patient = Match(_Patient(), {}, {"lamps": [3, 1, 2, 4]}, [Player(), Player()])
    for ply in range(400):
        patient.play("open" if ply in (70, 71, 290) else "wait")
    for match, plies in ((_portas(), [0]), (patient, [56, 152, 248, 344])):
        text = encode(Link(POSITION, match))
        reached: list[int] = []
        for length in range(len(match.game.name) + 1, len(text)):
            try:
                link = decode(match.game, text[:length])
            except TabletopError as error:
                assert error.code == "link-cut", length
                assert not reached, "more text must not tell less"
                continue
            assert link.cut
            assert link.match.setup == match.setup
            assert link.match.moves == match.moves[: link.match.ply]
            if link.match.ply not in reached:
                reached.append(link.match.ply)
        assert reached == plies


def test_a_cut_start_and_a_cut_challenge() -> None:
    match = _portas()
    start = encode(Link(START, match))
    for length in range(len("portas."), len(start)):
        try:
            link = decode(match.game, start[:length])
            assert (link.cut, link.match.moves) == (True, [])
        except TabletopError as error:
            assert error.code == "link-cut"
    challenge = encode(Link(CHALLENGE, match, [100000, 200000]))
    link = decode(match.game, challenge[:-2])
    assert (link.cut, link.target) == (True, [])
    assert link.match.moves == match.moves[: link.match.ply]


def test_the_version_is_looked_at_first() -> None:
    game = games.get("portas")
    assert _code(game, "portas.2") == "link-too-new"
    assert _code(game, "portas.2whatever-may-come") == "link-too-new"
    assert _code(game, "portas.A") == "link-damaged"
    assert _code(game, "portas.1") == "link-cut"
    assert _code(game, "portas.") == "link-cut"
    assert _code(game, "portas") == "link-cut"
    assert _code(game, "") == "unknown-game"
    assert _code(game, "chess.1AAAAAAAAA") == "unknown-game"


class _Newer(Toy):
    """The toy's rules, changed once more."""

    rules = 2


def test_newer_rules_say_so() -> None:
    match = random_match(_Newer(), "newer")
    text = encode(Link(POSITION, match))
    assert _code(Toy(), text) == "rules-too-new"
    assert decode(_Newer(), encode(Link(POSITION, random_match(Toy(), "old")))).match.ply


def _forged(game: Any, packer: packing.Packer) -> str:
    """A link around a payload of one's own, with everything in its header right."""
    payload = packer.text()
    return (
        game.name
        + "."
        + links.FORMAT_VERSION
        + packing.digits(len(payload) % 4096, 2)
        + links._checksum(game.name, payload)
        + payload
    )


def _start(seats: "list[int]") -> packing.Packer:
    """The beginning of a payload for the toy, up to the number of moves."""
    packer = packing.Packer()
    packer.put(1, 3)  # a position
    packer.put(1, 64)  # of the first rules
    packer.put(len(seats), 9)
    for level in seats:
        packer.put(level, 8)
    for _ in range(3):
        packer.put(0, 2)  # two options and training
    packer.put(0, 24)
    return packer


def test_forged_links_make_no_impossible_match() -> None:
    packer = _start([0, 1])
    packer.put_count(0)
    assert decode(Toy(), _forged(Toy(), packer)).match.players[1].level == "child"
    for seats in ([], [0], [0, 0, 0], [0, 4], [7, 7]):
        packer = _start(seats)
        packer.put_count(0)
        assert _code(Toy(), _forged(Toy(), packer)) == "link-damaged", seats
    for count in (9, 20001, 1 << 45):
        packer = _start([0, 0])
        packer.put_count(count)
        assert _code(Toy(), _forged(Toy(), packer)) in ("link-cut", "link-damaged"), count


def test_forged_links_end_with_their_last_move() -> None:
    for radix in (2, 64, 1 << 95):
        packer = _start([0, 0])
        packer.put_count(0)
        packer.put(1, radix)
        assert _code(Toy(), _forged(Toy(), packer)) == "link-damaged"


def test_forged_moves_after_the_end_are_refused() -> None:
    packer = _start([0, 0])
    packer.put_count(5)
    for _ in range(4):
        packer.put(0, 3)  # light a lamp
    packer.put(0, 3)
    assert _code(Toy(), _forged(Toy(), packer)) == "link-damaged"
