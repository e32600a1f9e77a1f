"""The computer players of KNOLLING: legal, steadfast, and no fools."""

from typing import Any

import engine
import games
from core.match import Match, begin
from core.record import Player
from core.rng import Rng
from engine.players import knolling
from engine.players.knolling_judge import Judge, hope
from engine.players.knolling_layout import likely, spots
from engine.players.knolling_route import coming
from engine.players.knolling_scene import Scene
from games.knolling.scoring import prize
from games.knolling.table import EMPTY, Table

GAME: Any = games.get("knolling")


def test_every_level_answers_every_question() -> None:
    options = {"thinking_area": True, "filler": True}
    match = begin(GAME, options, [Player()] * 3, "questions")
    last: dict[str, Any] = {}
    while match.to_act is not None:
        state = match.state
        last[state.expect] = state
        move = engine.choose(GAME, state, "child", seed=str(match.ply)).move
        # Cards held and early arrivals, so that every question is asked.
        if state.expect == "place" and match.ply % 3 == 0:
            move = "hold"
        if state.expect == "to" and match.to_act == 0 and match.ply > 12:
            move = GAME.legal(state)[-1]
        match.play(move)
    assert sorted(last) == ["fill", "frame", "place", "tidy", "to", "unhold"]
    for expect in sorted(last):
        for level in GAME.levels:
            thought = engine.choose(GAME, last[expect], level, nodes=30, seed="s")
            assert thought.move in GAME.legal(last[expect]), level + " " + expect
            assert thought.line[0] == thought.move
            again = engine.choose(GAME, last[expect], level, nodes=30, seed="s")
            assert again.to_json() == thought.to_json()


def test_the_only_move_needs_no_thought() -> None:
    match = begin(GAME, {}, [Player()] * 2, "only")
    for move in ("to 12", "place 0,0,0", "to T"):
        match.play(move)
    thought = engine.choose(GAME, match.state, "strong")
    assert (thought.move, thought.nodes, thought.why) == ("to T", 0, "only")


def points(levels: "list[str]", seed: str) -> "list[int]":
    match = begin(GAME, {}, [Player()] * len(levels), seed)
    while match.to_act is not None:
        match.play(_move(match, levels[match.to_act]))
    return [one["total"] for one in GAME.scores(match.state)]


def _move(match: Match, level: str) -> str:
    if level == "random":
        move: str = Rng(str(match.ply)).choice(GAME.legal(match.state))
        return move
    return engine.choose(GAME, match.state, level, nodes=12, seed=str(match.ply)).move


def test_a_child_beats_chance_and_steady_a_child() -> None:
    assert points(["child", "random"], "a")[0] > points(["random", "random"], "a")[0]
    total = points(["steady", "child"], "b")
    assert total[0] > total[1]


# -- what they stand on -------------------------------------------------------------------


def test_hope_becomes_the_prize_where_nothing_is_in_doubt() -> None:
    for area, rivals in ((9, [3, 5]), (4, [3, 5]), (1, [3, 5]), (3, []), (0, [])):
        assert abs(hope(area, rivals, 0.0001) - prize(area, rivals)) < 0.01
    assert hope(9, [5], 2.0) < hope(9, [5], 1.0) < 6
    assert hope(4, [5], 1.0) < hope(4, [5], 2.0)


def test_the_judge_counts_the_best_photograph() -> None:
    judge = Judge([], 0)
    far = Table(((1, 0, 0, 0), (2, 30, 0, 0)))
    assert judge.worth(far.look) == 5 + 6 * 4, "two cards too far apart for one photograph"
    near = Table(((1, 0, 0, 0), (2, 3, 0, 0)))
    assert judge.worth(near.look) == 8 + 6 * 5
    assert Judge([], 6).worth(near.look) < judge.worth(near.look), "room is worth something"


def test_likely_ways_are_ways() -> None:
    table = Table(((1, 0, 0, 0), (2, 3, 1, 1), (3, 2, 3, 2)))
    ways = likely(table, 9, 100000)
    assert len(ways) == len(set(ways))
    assert len(ways) == sum([len(xs) for turn in range(4) for _, xs in table.spots(turn)])
    for x, y, turn in ways[:200]:
        assert table.fits(x, y, turn)
    lost = [len(table.look.items) + 3 - len(table.look_with(9, *way).items) for way in ways[:20]]
    assert max(lost) <= 1, "the likeliest ways cover hardly anything"
    assert likely(EMPTY, 9, 2) == [(0, 0, 0), (0, 0, 1)]


def test_spots_come_best_first() -> None:
    table = Table(((1, 0, 0, 0), (2, 3, 1, 1)))
    judge = Judge([[5, 5, 5, 5, 5]], 3)
    found = spots(table, 9, judge, 30)
    worths = [spot.worth for spot in found]
    assert worths == sorted(worths, reverse=True) and judge.looked == 30
    assert judge.worth(found[0].after.look) == found[0].worth == judge.worth(found[0].look)


def test_the_race_is_foreseen_when_everybody_takes_the_nearest() -> None:
    for seed in ("r", "s"):
        match = begin(GAME, {}, [Player()] * 3, seed)
        expected = None
        taken: list[int] = []
        while match.state.phase in ("out", "return"):
            state = match.state
            if state.to_act == 1 and match.ply >= 30 and expected is None:
                expected = coming(Scene(GAME.observe(state, 1)))
            move = GAME.legal(state)[0]
            if state.expect == "to":
                here = state.pawns[state.to_act]
                cards = [m for m in GAME.legal(state) if m not in ("to T", "to G")]
                cards.sort(key=lambda m: abs(int(m[3:]) - here))
                move = cards[0] if cards else GAME.legal(state)[0]
                if expected is not None and state.to_act == 1 and cards:
                    taken.append(state.card_at(int(move[3:])))
            match.play(move)
        assert expected is not None and len(expected) == len(taken) > 3
        for foreseen, card in zip(expected, taken):
            assert foreseen in (card, 0)


def test_levels_stand_where_they_belong() -> None:
    assert set(knolling.NODES) == set(GAME.levels)


def test_thinking_pauses_often_enough_to_be_stopped() -> None:
    match = begin(GAME, {}, [Player()] * 3, "pauses")
    for _ in range(12):
        match.play(engine.choose(GAME, match.state, "child", seed=str(match.ply)).move)
    steps = list(engine.think(GAME, match.state, "steady", seed="s"))
    assert len(steps) > 4 and steps[:4] == [None] * 4 and steps[-1] is not None
