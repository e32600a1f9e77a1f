"""双六×宝探し: what holds of every map and of every game, however it is played."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import engine
from core import links, match, record
from core.errors import TabletopError
from core.game import CHANCE
from core.match import Match
from core.packing import Packer, Unpacker
from core.record import Player
from core.rng import Rng
from games import get
from games.sugoroku import setup as setups
from games.sugoroku.board import Board, board
from games.sugoroku.clues import Clues, from_observation, from_state
from games.sugoroku.deduction import chest_chances, without_chest
from games.sugoroku.maps import make_map, most_walls
from games.sugoroku.paths import is_legal, legal_paths
from games.sugoroku.subsets import choose, rank, unrank
from games.sugoroku.worlds import draw_world

GAME = get("sugoroku")
STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}

seeds = st.integers(0, 2**32 - 1).map(str)


@st.composite
def starts(draw: st.DrawFn) -> tuple[dict[str, Any], int]:
    """Options and a number of players that go together."""
    size = draw(st.sampled_from((7, 9, 11)))
    players = draw(st.integers(1, 6))
    options = {
        "size": size,
        "walls": draw(st.one_of(st.just("usual"), st.integers(0, most_walls(size)))),
        "first": draw(st.one_of(st.just("random"), st.integers(0, players - 1))),
        "players": draw(st.sampled_from(("any", players))),
    }
    return {name: options[name] for name in options if draw(st.booleans())}, players


def begun(start: tuple[dict[str, Any], int], seed: str) -> Match:
    options, players = start
    if type(options.get("walls")) is int:
        options = {**options, "walls": min(options["walls"], most_walls(options.get("size", 9)))}
    return match.begin(GAME, options, [Player()] * players, seed)


def wandering(made: Match, seed: str, limit: int) -> Iterator[Match]:
    """The match after each of at most ``limit`` moves chosen at random."""
    rng = Rng(seed)
    for _ in range(limit):
        if made.is_over:
            break
        # Long walks explore more than the mean of all paths would.
        legal = GAME.legal(made.state)
        made.play(rng.choice(legal[len(legal) // 2 :] if rng.below(2) else legal))
        yield made


def xy(name: str) -> tuple[int, int]:
    """Column and row, told without the game's own board."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def apart(one: str, other: str) -> int:
    (a, b), (c, d) = xy(one), xy(other)
    return abs(a - c) + abs(b - d)


# -- maps ---------------------------------------------------------------------------------


@given(starts(), seeds)
@settings(deadline=None)
def test_every_map_keeps_its_guarantees(start: tuple[dict[str, Any], int], seed: str) -> None:
    made = begun(start, seed)
    setup, size = made.setup, made.options.get("size", 9)
    walls, chests, players = setup["walls"], setup["chests"], start[1]
    assert setup["size"] == size
    assert apart(setup["start"], setup["goal"]) >= 6
    usual = {7: 6, 9: 10, 11: 15}[size]
    assert len(walls) == (
        usual if made.options.get("walls", "usual") == "usual" else made.options["walls"]
    )
    assert len(chests) == players + 1
    everything = [setup["start"], setup["goal"], *walls, *chests]
    assert len(set(everything)) == len(everything)
    assert all(0 <= x < size and 0 <= y < size for x, y in map(xy, everything))
    assert all(apart(setup["start"], chest) >= 2 for chest in chests)
    assert setup["true"] in chests
    assert 0 <= setup["first"] < players
    reached = {xy(setup["start"])}
    for _ in range(size * size):
        reached |= {
            (x + dx, y + dy)
            for (x, y), (dx, dy) in product(reached, STEPS.values())
            if 0 <= x + dx < size and 0 <= y + dy < size
        } - {xy(wall) for wall in walls}
    assert {xy(name) for name in [setup["goal"], *chests]} <= reached


@given(starts(), seeds)
@example(({"size": 11, "walls": 16}, 6), "0")
@example(({"size": 11, "walls": 20}, 6), "0")
@settings(deadline=None)
def test_setups_go_through_links(start: tuple[dict[str, Any], int], seed: str) -> None:
    made = begun(start, seed)
    text = links.encode(links.Link(links.START, made))
    assert links.decode(GAME, text).match.setup == made.setup
    assert len(text) <= 60


@given(st.integers(1, 10**25), st.data())
def test_large_numbers_go_through_links(radix: int, data: st.DataObject) -> None:
    value = data.draw(st.integers(0, radix - 1))
    packer = Packer()
    setups._put(packer, value, radix)
    assert setups._take(Unpacker(packer.text()), radix) == value


def test_a_number_too_large_is_damage() -> None:
    radix = 10**20 + 1
    for value, is_good in ((radix - 1, True), (radix, False)):
        packer = Packer()
        setups._put(packer, value, radix)
        if is_good:
            assert setups._take(Unpacker(packer.text()), radix) == value
        else:
            with pytest.raises(TabletopError, match="link-damaged"):
                setups._take(Unpacker(packer.text()), radix)


SMALL = Board(4)
START, GOAL = 0, 15


def valid_maps(walls: int, chests: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Walls and chests of every valid map on the small board."""
    for chosen in combinations([s for s in range(16) if s not in (0, 1, 4, GOAL)], chests):
        places = [s for s in range(16) if s not in (START, GOAL, *chosen)]
        for built in combinations(places, walls):
            reached = SMALL.reachable(START, set(built))
            if {GOAL, *chosen} <= reached:
                yield built, chosen


def check_uniform(drawn: "list[Any]", possible: "list[Any]") -> None:
    """Chi-square, four standard deviations."""
    assert set(drawn) == set(possible)
    expected = len(drawn) / len(possible)
    chi_square = sum((drawn.count(item) - expected) ** 2 / expected for item in possible)
    freedom = len(possible) - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


def test_maps_are_uniform() -> None:
    rng = Rng("maps")
    possible = list(valid_maps(2, 1))
    drawn = []
    for _ in range(20 * len(possible)):
        walls, chests = make_map(SMALL, START, GOAL, 2, 1, rng)
        drawn.append((tuple(walls), tuple(chests)))
    check_uniform(drawn, possible)


def test_possible_maps_are_uniform() -> None:
    # Known: walls on 5, walks over 1 and 2, and a chest two steps from 2, none nearer.
    rng = Rng("worlds")
    stood = {0, 1, 2}
    clues = Clues(SMALL, (START, GOAL), 2, [], stood, [(2, 2, False)], 3, {5}, stood)
    possible = [
        (walls, chests)
        for walls, chests in valid_maps(3, 2)
        if 5 in walls
        and not stood & {*walls, *chests}
        and min(SMALL.distance(2, chest) for chest in chests) == 2
    ]
    drawn = []
    for _ in range(20 * len(possible)):
        world = draw_world(clues, rng)
        drawn.append((tuple(sorted(world.walls)), tuple(world.hidden)))
    check_uniform(drawn, possible)


@given(st.data())
@settings(deadline=None)
def test_sets_have_ranks(data: st.DataObject) -> None:
    items = sorted(data.draw(st.sets(st.integers(0, 120), max_size=12)))
    count = data.draw(st.integers(0, len(items)))
    sets = [sorted(chosen) for chosen in combinations(items, count)]
    ranks = [rank(chosen, items) for chosen in sets]
    assert sorted(ranks) == list(range(choose(len(items), count)))
    assert [unrank(number, count, items) for number in ranks] == sets


# -- paths --------------------------------------------------------------------------------


def naive_paths(size: int, walls: set[str], at: str, longest: int) -> list[str]:
    """All words over UDLR, thrown out one by one where they leave the map or hit a wall."""
    found = []
    for length in range(longest + 1):
        for word in product("UDLR", repeat=length):
            x, y = xy(at)
            for letter in word:
                x, y = x + STEPS[letter][0], y + STEPS[letter][1]
                if not (0 <= x < size and 0 <= y < size) or f"{chr(65 + x)}{y + 1}" in walls:
                    break
            else:
                found.append("".join(word) or "-")
    return sorted(found)


@given(st.data())
@settings(deadline=None)
def test_legal_paths_are_all_paths(data: st.DataObject) -> None:
    squares = board(data.draw(st.sampled_from((7, 9, 11))))
    walls = data.draw(st.sets(st.integers(0, squares.squares - 1), max_size=20))
    at = data.draw(st.integers(0, squares.squares - 1))
    longest = data.draw(st.integers(0, 4))
    names = {squares.names[wall] for wall in walls}
    listed = legal_paths(squares, tuple(walls), at, longest)
    assert listed == naive_paths(squares.size, names, squares.names[at], longest)
    for path in [*listed, "DD", "UR", "LLRR", "X", "", "RRRRR"]:
        legal = is_legal(squares, tuple(walls), at, longest, path)
        assert legal == (path in listed)


# -- whole games --------------------------------------------------------------------------


@given(starts(), seeds, seeds)
@settings(max_examples=25, deadline=None)
def test_random_games(start: tuple[dict[str, Any], int], seed: str, choices: str) -> None:
    made = begun(start, seed)
    before = made.game.revealed(made.state)
    for _ in wandering(made, choices, 400):
        state = made.state
        view = GAME.view(state)
        check_view(made, view)
        legal = GAME.legal(state)
        assert legal == sorted(set(legal))
        assert (made.to_act is None) == (not legal) == (GAME.winners(state) is not None)
        if made.to_act == CHANCE:
            assert GAME.outcomes(state) == [(move, 1) for move in legal]
        after = GAME.revealed(state)
        assert all(new >= old for old, new in zip(before, after, strict=True))
        before = after
        for move in ("", "X", "roll!", "D" * 64, "d4=5", "d6=0,1", "DRX"):
            with pytest.raises(TabletopError):
                GAME.apply(state, move)
        assert GAME.view(state) == view  # nothing above changed the position


def check_view(made: Match, view: dict[str, Any]) -> None:
    setup = made.setup
    assert view["to_act"] == made.to_act
    assert 1 <= view["round"] <= 300
    assert set(view["known_walls"]) <= set(setup["walls"])
    assert set(view["opened"]) <= set(view["found"]) <= set(setup["chests"])
    assert not set(view["pos"]) & set(setup["walls"])
    assert (view["carrier"] is not None) == (setup["true"] in view["opened"])
    assert (view["die"] is not None) == (view["phase"] in ("path", "chest", "fight"))
    assert view["path"] == "" or view["phase"] == "chest"
    for name in ("known_walls", "found", "opened"):
        assert view[name] == sorted(view[name])
    for seat, pinning in enumerate(view["pinned_by"]):
        assert pinning != seat
        assert pinning is None or made.to_act != seat
        assert not (view["rest"][seat] and made.to_act == seat)
    assert [entry["seat"] for entry in view["sonar_log"]] == list(
        dict.fromkeys(entry["seat"] for entry in view["sonar_log"])
    )
    if view["phase"] == "fight":
        assert view["to_act"] != view["carrier"]


@given(starts(), seeds, seeds)
@settings(max_examples=10, deadline=None)
def test_games_go_through_records_and_links(
    start: tuple[dict[str, Any], int], seed: str, choices: str
) -> None:
    made = begun(start, seed)
    for _ in wandering(made, choices, 300):
        pass
    read = match.replay(GAME, record.read(record.write(made.record())))
    back = links.decode(GAME, links.encode(links.Link(links.POSITION, made))).match
    for other in (read, back):
        assert other.setup == made.setup
        assert other.moves == made.moves
        assert GAME.view(other.state) == GAME.view(made.state)


@given(starts(), seeds, st.text(max_size=40))
@settings(max_examples=25, deadline=None)
def test_forged_setups_raise_the_one_error(
    start: tuple[dict[str, Any], int], seed: str, junk: str
) -> None:
    made = begun(start, seed)
    for key in made.setup:
        for value in (junk, None, [], [junk], -1, {"a": 1}, True, 10**30):
            try:
                GAME.initial({**made.setup, key: value}, {}, start[1])
            except TabletopError as error:
                assert error.code == "bad-value"
            else:
                assert made.setup[key] == value or value == []


@pytest.mark.parametrize("levels", [("steady",) * 3, ("strong", "steady", "steady")])
def test_three_player_games_fit_into_a_link(levels: tuple[str, ...]) -> None:
    """The promise is 1,500 characters; chance play may take more, these may not."""
    for seed in range(40 if "strong" not in levels else 4):
        made = match.begin(GAME, {}, [Player("cpu", level) for level in levels], f"link{seed}")
        while not made.is_over:
            seat = made.to_act
            if type(seat) is int:
                thought = engine.choose(GAME, made.state, levels[seat], 60, f"{seed}/{made.ply}")
                made.play(thought.move)
            else:
                made.play(made.chance())
        text = links.encode(links.Link(links.POSITION, made))
        assert GAME.winners(made.state)
        assert len(text) < 1000
        assert links.decode(GAME, text).match.moves == made.moves


# -- what is hidden -----------------------------------------------------------------------


@given(starts(), seeds, seeds)
@settings(max_examples=25, deadline=None)
def test_redealt_positions_cannot_be_told_apart(
    start: tuple[dict[str, Any], int], seed: str, choices: str
) -> None:
    made = begun(start, seed)
    rng = Rng(choices)
    changes = 0
    for ply, _ in enumerate(wandering(made, choices, 150)):
        if ply % 10:
            continue
        state = made.state
        other = GAME.redeal(state, 0, rng)
        assert GAME.observe(other, 0) == GAME.observe(state, 0)
        assert GAME.legal(other) == GAME.legal(state)
        assert GAME.revealed(other) == GAME.revealed(state)
        changes += other.setup.chests != state.setup.chests
        for move in GAME.legal(state)[-8:]:
            one, two = GAME.apply(state, move), GAME.apply(other, move)
            if GAME.revealed(one) == GAME.revealed(state):
                assert GAME.observe(one, 0) == GAME.observe(two, 0)
            elif GAME.observe(one, 0) == GAME.observe(two, 0):
                assert GAME.legal(one) == GAME.legal(two)
    assert changes or not made.moves


@given(starts(), seeds, seeds)
@settings(max_examples=15, deadline=None)
def test_a_redealt_map_is_valid_and_explains_the_whole_game(
    start: tuple[dict[str, Any], int], seed: str, choices: str
) -> None:
    made = begun(start, seed)
    rng = Rng(choices)
    for _ in wandering(made, choices, 120):
        pass
    names = made.state.setup.board.names
    for _ in range(3):
        other = GAME.redeal(made.state, 0, rng).setup
        setup = {
            **made.setup,
            "walls": sorted(names[wall] for wall in other.walls),
            "chests": sorted(names[chest] for chest in other.chests),
            "true": names[other.true],
        }
        again = Match(GAME, made.options, setup, made.players)
        for ply, move in enumerate(made.moves):
            again.play(move)
            assert GAME.observe(again.state, 0) == GAME.observe(made.at(ply + 1), 0)


@given(starts(), seeds, seeds)
@settings(max_examples=25, deadline=None)
def test_deduction_is_true(start: tuple[dict[str, Any], int], seed: str, choices: str) -> None:
    made = begun(start, seed)
    names = board(made.setup["size"]).names
    for ply, _ in enumerate(wandering(made, choices, 200)):
        if ply % 10 or made.state.carrier is not None:
            continue
        observation = GAME.observe(made.state, 0)
        hidden = set(made.setup["chests"]) - set(observation["found"])
        none = without_chest(observation)
        assert not hidden & set(none)
        assert set(none) | set(chest_chances(observation)) == set(names)
        assert set(observation["stood"]) <= set(none)
        whole = from_state(made.state)
        seen = from_observation(observation)
        assert set(whole.places) == set(seen.places)
        assert 0 < whole.ways() <= seen.ways()


def test_ways_are_counted_right() -> None:
    for clues, squares in small_clues():
        fitting = []
        for chosen in combinations(clues.places, clues.hidden):
            hits = [clues.hits[clues.places.index(square)] for square in chosen]
            if all(any(hit >> ring & 1 for hit in hits) for ring in range(3)):
                fitting.append(chosen)
        assert clues.ways() == len(fitting) > 0
        for place, ways in zip(clues.places, clues.chances(), strict=True):
            assert ways == sum(place in chosen for chosen in fitting)
        assert squares.size == 7


def small_clues() -> Iterator[tuple[Clues, Board]]:
    """Clues with three answers of the sonar, few enough ways to list."""
    squares = board(7)
    for at, hidden in product((8, 16, 24), (2, 3)):
        answers = [(at, 2, False), (at + 2, 2, False), (at + 21, 2, False)]
        yield Clues(squares, (0, 48), hidden, [], set(), answers, 0, set(), set()), squares
