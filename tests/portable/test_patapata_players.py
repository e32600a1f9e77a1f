"""Patapata's computer players and solver: legal, repeatable, blind to what is hidden, and apart."""

import engine
from core import match, record
from core.rng import Rng
from engine.players import patapata_scene as scene
from engine.players.patapata_strong import likeness
from engine.solvers.patapata import Solution, solve
from games.patapata import GAME, courses, scoring, sheet
from games.patapata.fixed import BEST
from games.patapata.prompts import make_prompt
from text.en import patapata_why as english
from text.ja import patapata_why as japanese

FEW = 20
"""Nodes for *strong* here: enough to take every step, quick enough for every interpreter."""


def game(seed: str, players: int = 1) -> match.Match:
    return match.begin(GAME, {}, [record.Player() for _ in range(players)], seed)


def finish(played: match.Match, level: str, nodes: "int | None" = None) -> int:
    """The total of the first seat when ``level`` plays on in all seats."""
    while not played.is_over:
        thought = engine.choose(GAME, played.state, level, nodes, str(played.ply))
        assert thought.move in GAME.legal(played.state)
        assert thought.line[0] == thought.move
        assert thought.nodes > 0
        for texts in (english.TEXT, japanese.TEXT):
            assert texts["patapata.why." + thought.why].format(**thought.params)
        played.play(thought.move)
    total: int = GAME.scores(played.state)[0]["total"]
    return total


def test_light_levels_stand_apart() -> None:
    totals = [
        [finish(game(str(seed)), level) for seed in range(6)] for level in ("child", "steady")
    ]
    chance = []
    for seed in range(3):
        played = game(str(seed))
        while not played.is_over:
            played.play(Rng(str(seed) + str(played.ply)).choice(GAME.legal(played.state)))
        chance.append(GAME.scores(played.state)[0]["total"])
    assert sum(chance) + 9 < sum(totals[0])
    assert sum(totals[0]) + 9 < sum(totals[1])


def test_every_seat_plays_its_own_sheet() -> None:
    played = game("seats", 3)
    finish(played, "steady")
    assert min([score["total"] for score in GAME.scores(played.state)]) >= 25


def test_same_arguments_same_thought() -> None:
    played = game("same")
    for _ in range(4):
        played.play(engine.choose(GAME, played.state, "steady").move)
    for level in GAME.levels:
        first = engine.choose(GAME, played.state, level, FEW, "seed").to_json()
        assert engine.choose(GAME, played.state, level, FEW, "seed").to_json() == first


def test_a_thought_follows_from_what_is_seen() -> None:
    played = game("blind")
    for _ in range(5):
        played.play(engine.choose(GAME, played.state, "child").move)
    hidden = GAME.redeal(played.state, 0, Rng("hidden"))
    for level in GAME.levels:
        thought = engine.choose(GAME, played.state, level, FEW)
        assert engine.choose(GAME, hidden, level, FEW).to_json() == thought.to_json()


def test_thoughts_that_never_change() -> None:
    played = game("golden")
    for move in GOLDEN[:4]:
        assert engine.choose(GAME, played.state, "steady", None, str(played.ply)).move == move
        played.play(move)
    assert engine.choose(GAME, played.state, "strong", FEW, "golden").move == GOLDEN[4]


def test_what_fits_nowhere_is_passed() -> None:
    played = game("full")
    state = played.state.after(sheet.ink_of(["oooooooo"] * 4), 0)
    for level in GAME.levels:
        thought = engine.choose(GAME, state, level)
        assert (thought.move, thought.why) == ("pass", "stuck")


def test_group_size_is_that_of_the_rules() -> None:
    rng = Rng("groups")
    for _ in range(60):
        cells = rng.word() & rng.word() if rng.below(2) else rng.word()
        assert scene.group_size(cells) == scoring.largest_group(cells).size


def test_the_scale_is_the_score_once_all_is_over() -> None:
    rng = Rng("scale")
    for _ in range(20):
        o, x, s = rng.word(), rng.word(), rng.word()
        x &= ~o
        s &= ~(o | x)
        ink = o | x << 32 | s << 64
        total = scoring.score(ink, 2)["total"]
        assert scene.FINAL.weigh(o, x, s) == total


def test_sheets_that_come_to_the_same() -> None:
    one = sheet.ink_of(["ox..x...", "..s.oo..", "x..x..oo", "...s.x.o"])
    two = sheet.ink_of(["..ox..x.", "s...oo..", ".xx...oo", "...s.o.x"])
    assert _like(one) == _like(two)
    three = sheet.ink_of(["xo..x...", "..s.oo..", "x..x..oo", "...s.x.o"])
    assert _like(one) != _like(three)


def test_the_best_of_the_fixed_courses_is_proved() -> None:
    for row, (total, moves) in enumerate(BEST):
        option = {"course": "fixed-%d" % (row + 1)}
        played = match.begin(GAME, option, [record.Player()], "")
        for move in moves:
            played.play(move)
        assert played.is_over
        assert GAME.scores(played.state)[0]["total"] == total


def test_the_solver_proves_what_it_says() -> None:
    prompts = courses.fixed(2)
    found = _solve(prompts, 3000)
    assert found.total >= 43
    played = match.begin(GAME, {"course": "fixed-3"}, [record.Player()], "")
    for move in found.moves:
        played.play(move)
    assert GAME.scores(played.state)[0]["total"] == found.total


def test_the_solver_goes_on_from_any_position() -> None:
    total, moves = BEST[1]
    played = match.begin(GAME, {"course": "fixed-2"}, [record.Player()], "")
    for move in moves[:10]:
        played.play(move)
    state = played.state
    found = _solve(list(state.prompts[10:]), 100000, state.inks[0], state.passes[0])
    assert (found.total, found.is_best, len(found.moves)) == (total, True, 2)


def test_the_solver_passes_where_it_must() -> None:
    prompts = [make_prompt(0, mark * 4) for mark in "oxsoxsoxsoxs"]
    found = _solve(prompts, 1)
    assert found.total > 0
    assert found.moves.count("pass") < 12
    blocked = _solve(prompts[1:3], 1, sheet.ink_of(["oooooooo"] * 4))
    assert (blocked.total, blocked.moves) == (10, ["pass", "pass"])


def _like(ink: int) -> int:
    return likeness(sheet.plane(ink, 0), sheet.plane(ink, 1), sheet.plane(ink, 2))


def _solve(prompts: "list", nodes: int, ink: int = 0, passes: int = 0) -> Solution:
    last = None
    for found in solve(prompts, nodes, ink, passes):
        last = found or last
    assert last is not None
    return last


GOLDEN = (
    "e1x f1s b2o e2x",
    "d1o d2x g2o e3s",
    "a2o a3x b3x c4s",
    "c3x d3o d4s g4s",
    "e2x g3x b4o g4s",
)
