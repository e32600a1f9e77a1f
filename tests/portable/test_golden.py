"""Golden transcripts: the same games give the same positions on every interpreter, for ever.

A change of rules that shows here needs a new version of the rules (`core.game.Game.rules`),
and the old transcripts stay.
"""

import json
from typing import Any

import games
from core import links, record
from core.golden import position_hash, whole
from core.links import POSITION, START
from core.match import replay
from portable.kit import golden_files, raises, read_text


def _transcripts(name: str) -> "list[tuple[str, Any]]":
    return [(path, json.loads(read_text(path))) for path in golden_files(name + "-")]


def test_every_game_has_a_finished_transcript() -> None:
    for name in games.NAMES:
        found = [replay(games.get(name), record.from_json(t["record"])) for _, t in _files(name)]
        assert any(match.is_over for match in found), (
            "no golden game of %s: run `python -m tools.golden %s`" % (name, name)
        )


def _files(name: str) -> "list[tuple[str, Any]]":
    found = _transcripts(name)
    for path, content in found:
        assert content["record"]["game"] == name, path
    return found


def test_positions_are_as_they_were() -> None:
    for name in games.NAMES:
        for path, content in _files(name):
            match = replay(games.get(name), record.from_json(content["record"]))
            found = [position_hash(match, ply) for ply in range(match.ply + 1)]
            assert found == content["positions"], path


def test_links_lead_where_they_led() -> None:
    for name in games.NAMES:
        game = games.get(name)
        for path, content in _files(name):
            for kind, moves in ((START, []), (POSITION, content["record"]["moves"])):
                link = links.decode(game, content["links"][kind])
                assert (link.kind, link.match.moves) == (kind, moves), path
                assert link.match.setup == content["record"]["setup"], path


def test_every_transcript_belongs_to_a_game() -> None:
    others = ("links.json", "rng.json")
    for path in golden_files():
        file = path.split("/")[-1]
        assert file in others or file.split("-")[0] in games.NAMES, path


def test_a_changed_move_changes_the_hashes() -> None:
    """The hashes can tell: another legal move gives another position."""
    name = games.NAMES[0]
    game = games.get(name)
    _, content = _files(name)[0]
    found = record.from_json(content["record"])
    match = replay(game, found)
    ply, other = _another_move(game, match)
    found.moves = match.moves[:ply] + [other]
    changed = replay(game, found)
    assert position_hash(changed, ply) == content["positions"][ply]
    assert position_hash(changed, ply + 1) != content["positions"][ply + 1]
    found.moves = match.moves[:ply] + ["nonsense"]
    raises(ValueError, replay, game, found)


def _another_move(game: Any, match: Any) -> "tuple[int, str]":
    for ply in range(match.ply):
        for move in game.legal(match.at(ply)):
            if move != match.moves[ply]:
                return ply, move
    raise AssertionError("never a choice")


def test_a_whole_game_has_one_hash_of_its_own() -> None:
    _, content = _files(games.NAMES[0])[0]
    hashes = content["positions"]
    assert len(whole(hashes)) == len(hashes[0])
    assert whole(hashes) != whole(hashes[:-1])
    assert whole(hashes) != whole(hashes[1:] + hashes[:1])
