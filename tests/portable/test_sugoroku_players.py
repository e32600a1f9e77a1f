"""The computer players of 双六×宝探し."""

from typing import Any

import engine
from core import canonical
from core.game import CHANCE
from core.match import Match, begin
from core.record import Player
from core.rng import Rng
from engine.players import sugoroku
from engine.players.sugoroku_playout import GUARD, SEARCH, Course, Position
from engine.players.sugoroku_scene import Scene
from engine.thought import Thought
from games import get
from text.en import sugoroku_why as english
from text.ja import sugoroku_why as japanese

GAME = get("sugoroku")

NODES = 60
"""A budget with which the slowest interpreter is quick."""

# As in the tests of the rules; E3 has the treasure.
SETUP: "dict[str, Any]" = {
    "size": 9,
    "start": "C3",
    "goal": "G8",
    "walls": ["D3", "E8"],
    "chests": ["B7", "E3", "H3"],
    "true": "E3",
    "players": 2,
    "first": 0,
}


def played(moves: str, players: int = 2) -> Match:
    """The match after ``moves``; a number stands for a roll of the four-sided die."""
    setup = dict(SETUP)
    setup["players"] = players
    setup["chests"] = SETUP["chests"] + ["A1", "I1"][: players - 2]
    made = Match(GAME, {}, setup, [Player()] * players)
    for move in moves.split():
        for part in ("roll", "d4=" + move) if move in "1234" else (move,):
            made.play(part)
    return made


def asked(made: Match, level: str, seed: str = "0") -> Thought:
    return engine.choose(GAME, made.state, level, NODES, seed)


def whole_game(levels: "list[str]", seed: str) -> "tuple[Match, list[Thought]]":
    made = begin(GAME, {"size": 7}, [Player() for _ in levels], seed)
    thoughts = []
    while not made.is_over and made.ply < 2000:
        seat = made.to_act
        if type(seat) is int:
            thoughts.append(engine.choose(GAME, made.state, levels[seat], 12, seed + str(made.ply)))
            made.play(thoughts[-1].move)
        else:
            made.play(made.chance())
    return made, thoughts


def test_whole_games_end_and_give_reasons() -> None:
    for levels in (["child", "steady"], ["steady"], ["strong", "steady", "child"], ["strong"]):
        made, thoughts = whole_game(levels, "a")
        assert GAME.winners(made.state), levels
        for thought in thoughts:
            assert thought.line == [thought.move]
            assert 0 <= thought.value <= 1
            assert canonical.loads(canonical.dumps(thought.params)) == thought.params
            for table in (english.TEXT, japanese.TEXT):
                table["sugoroku.why." + thought.why].format(**thought.params)


def test_the_same_question_gets_the_same_answer() -> None:
    for moves in ("4", "4 DRRU", "4 DRRU open 3 DRR 2"):
        made = played(moves)
        for level in GAME.levels:
            first, second = asked(made, level).to_json(), asked(made, level).to_json()
            assert canonical.dumps(first) == canonical.dumps(second)


def test_players_know_only_what_is_public() -> None:
    rng = Rng("other maps")
    for moves in ("", "4", "sonar 4", "4 DRRU", "4 DRRU leave 3", "4 DRRU open 3"):
        made = played(moves)
        for level in GAME.levels:
            answer = canonical.dumps(asked(made, level).to_json())
            for _ in range(2):
                other = GAME.redeal(made.state, 0, rng)
                thought = engine.choose(GAME, other, level, NODES, "0")
                assert canonical.dumps(thought.to_json()) == answer


def test_thinking_can_be_watched() -> None:
    steps = list(engine.think(GAME, played("4").state, "strong", 300))
    assert len(steps) > 3
    assert steps[-1].nodes >= 200
    assert all(step is None or step.move in GAME.legal(played("4").state) for step in steps)


def test_the_goal_is_taken_when_it_can_be() -> None:
    made = played("4 DRRU open 1 - 4 RRDD 1 - 4")
    assert GAME.view(made.state)["pos"][0] == "G5"
    for level in ("steady", "strong"):
        thought = asked(made, level)
        assert (thought.why, thought.move[:3]) == ("goal", "DDD")


def test_the_carrier_is_caught_when_it_can_be() -> None:
    made = played("4 DRRU open 4")
    for level in ("steady", "strong"):
        thought = asked(made, level)
        assert (thought.why, thought.move) == ("catch", "DRRU")
    made.play("DRRU")
    for level in ("steady", "strong"):
        assert asked(made, level).move == "fight"


def test_a_ring_is_searched() -> None:
    made = played("sonar 2")
    for level in ("steady", "strong"):
        thought = asked(made, level)
        assert thought.why == "ring"
        assert len(thought.move) == 2


def test_steady_never_stays_beside_a_square_it_could_search() -> None:
    for seed in ("a", "b", "c"):
        made = begin(GAME, {"size": 7}, [Player()], seed)
        searches = 0
        while GAME.view(made.state)["carrier"] is None:
            if made.to_act == CHANCE:
                made.play(made.chance())
                continue
            legal = GAME.legal(made.state)
            scene = Scene(GAME.observe(made.state, 0))
            move = asked(made, "steady", str(made.ply)).move
            if scene.phase == "path":
                wanted = scene.rings or {s for s, chance in enumerate(scene.chance) if chance}
                wanted = wanted.union(scene.waiting)
                if [path for path, squares in scene.walks(legal) if wanted.intersection(squares)]:
                    assert wanted.intersection(scene.walk(move))
                    searches += 1
            made.play(move)
        assert searches


def test_strong_tells_its_chance_to_win_before_the_roll_and_after() -> None:
    for moves in ("", "4", "4 DRRU", "4 DRRU open", "4 DRRU open 4 DRRU"):
        thought = asked(played(moves), "strong")
        assert 0 < thought.value < 1
        assert thought.nodes > 1


def test_the_sonar_is_used_when_nothing_is_known() -> None:
    for level in GAME.levels:
        assert asked(played(""), level).move == "sonar"
    assert asked(played("sonar 1 -"), "strong").move == "roll"


def test_what_strong_believed_can_be_shown() -> None:
    thought = asked(played("sonar 2"), "strong")
    belief = thought.params["belief"]
    assert "C4" not in belief
    assert 10 < belief["E3"] == belief["C5"] < 100
    assert len(canonical.dumps(belief)) < 1000
    assert asked(played("4 DRRU open 3"), "strong").params["belief"] == {}


# -- games played out ---------------------------------------------------------------------


def test_a_scene_measures_steps_round_known_walls() -> None:
    scene = Scene(GAME.observe(played("1 R 1").state, 1))
    board = scene.board
    assert scene.steps(board.square("C3"))[board.square("E3")] == 4
    assert scene.risk([board.square("C3")]) == 0
    assert 0 < scene.risk([board.square("C4")]) < 0.05
    assert scene.risk([board.square("C4"), board.square("C5")]) > scene.wall_chance


def test_a_game_played_out_is_won_by_those_who_are_near() -> None:
    scene = Scene(GAME.observe(played("4 DRRU open 1").state, 1))
    course = Course(scene)
    wins = [0, 0]
    for dice in range(300):
        now = Position(scene, [], -1)
        wins[course.play_out(now, 1, [SEARCH, SEARCH], dice * 7919)] += 1
    assert wins[0] > 180
    for dice in range(20):
        now = Position(scene, [], -1)
        now.pos[0] = scene.board.square("G7")
        assert course.play_out(now, 0, [SEARCH, SEARCH], dice) == 0


def test_nobody_wins_a_game_in_which_all_wait() -> None:
    scene = Scene(GAME.observe(played("4").state, 0))
    chests = [scene.board.square("E3")]
    now = Position(scene, chests, chests[0])
    assert Course(scene).play_out(now, 0, [GUARD, GUARD], 1) == -1
    assert now.pos == [scene.goal, scene.goal]
    now = Position(scene, chests, chests[0])
    assert Course(scene).play_out(now, 0, [SEARCH, GUARD], 1) in (0, 1)
    assert now.chests == []


def test_playing_out_follows_the_rules_of_fights() -> None:
    scene = Scene(GAME.observe(played("4 DRRU open 1").state, 1))
    now = Position(scene, [], -1)
    now.fight(1, 14)
    assert (now.carrier, now.pinned_by) == (1, [1, -1])
    now.step_off(1)
    assert now.pinned_by == [-1, -1]
    now.fight(0, 15)
    assert (now.carrier, now.pinned_by) == (1, [1, -1])


def test_every_level_has_its_work() -> None:
    assert set(GAME.levels) == set(sugoroku.NODES)
    assert GAME.to_act(played("roll").state) == CHANCE
