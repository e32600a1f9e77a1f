"""The computer players of PORTAS."""

from typing import Any

import engine
from core.rng import Rng
from engine.players import portas, portas_positions, portas_strong
from engine.players.portas_search import Search
from engine.players.portas_solver import Solver
from engine.thought import Thought
from games.portas import GAME
from games.portas.cards import DECK, without
from games.portas.state import Chest, Setup, State
from text.en import portas_why as english
from text.ja import portas_why as japanese

NODES = 60
"""A budget with which the slowest interpreter is quick."""


def start(seed: str) -> State:
    return GAME.initial(GAME.new_setup({}, 2, Rng(seed)), {}, 2)


def random_states(seed: str) -> "list[State]":
    """The positions of a game played at random, without the last."""
    rng = Rng(seed + "/moves")
    states = []
    state = start(seed)
    while state.to_act is not None:
        states.append(state)
        state = GAME.apply(state, rng.choice(GAME.legal(state)))
    return states


def position(
    chests: "list[Chest]",
    hands: "list[list[int]]",
    piles: "list[list[int]]",
    unopened: "list[int]",
    taken: "list[list[int]]",
) -> State:
    """A position with seat 0 to move; ``taken`` has points of treasures that are gone."""
    gone = without((11, 12, 13, 14, 15), unopened)
    decks = [tuple(without(DECK, pile) + pile) for pile in piles]
    return State(
        Setup(tuple(gone + unopened), (decks[0], decks[1]), 0),
        tuple(chests),
        len(gone),
        tuple([tuple(sorted(hand)) for hand in hands]),
        tuple([len(DECK) - len(pile) for pile in piles]),
        tuple([tuple([(0, points, ()) for points in own]) for own in taken]),
        0,
        0,
    )


def endgame() -> State:
    """A close one: draws of both sides and a last treasure are still to come."""
    return position(
        [Chest(14, ((0, 5), (1, 3))), Chest(12, ((1, 4), (0, 5)))],
        [[1, 5, 6, 6], [4, 4, 6]],
        [[5], [2, 3]],
        [11],
        [[8], [12]],
    )


def facts(thought: Thought) -> "tuple[Any, ...]":
    fields = thought.to_json()
    return tuple([fields[key] for key in sorted(fields)])


# -- every level ------------------------------------------------------------------------------


def test_every_level_names_legal_moves_and_known_sentences() -> None:
    for level in GAME.levels:
        for state in random_states("legal " + level):
            legal = GAME.legal(state)
            thought = engine.choose(GAME, state, level, NODES)
            assert thought.move in legal
            assert thought.line[0] == thought.move
            assert thought.nodes >= 1
            for texts in (english.TEXT, japanese.TEXT):
                sentence = texts["portas.why." + thought.why].format(**thought.params)
                assert "{" not in sentence


def test_the_expected_line_can_be_played() -> None:
    """Of the strong player's line only what needs no luck is sure; a solved line needs none."""
    state = position(
        [Chest(11, ((0, 5),)), Chest(12, ((1, 6), (0, 3)))],
        [[1, 3], [2, 4]],
        [[], []],
        [],
        [[], []],
    )
    for move in engine.choose(GAME, state, "strong", NODES).line:
        state = GAME.apply(state, move)
    assert state.passes or GAME.to_act(state) is None or state.taken != ((), ())


def test_the_same_question_has_the_same_answer() -> None:
    for state in random_states("same")[:9]:
        for level in GAME.levels:
            first, second = [facts(engine.choose(GAME, state, level, NODES, "7")) for _ in "ab"]
            assert first == second


def test_the_own_lot_is_the_seeds() -> None:
    moves = [
        engine.choose(GAME, start("lots"), "child", NODES, str(seed)).move for seed in range(9)
    ]
    assert len(set(moves)) > 1


def test_nobody_knows_what_is_hidden() -> None:
    for level in GAME.levels:
        for turn, state in enumerate(random_states("hidden " + level)[:12]):
            seat = state.to_act
            assert seat is not None
            other = GAME.redeal(state, seat, Rng("again " + str(turn)))
            thoughts = [facts(engine.choose(GAME, each, level, NODES)) for each in (state, other)]
            assert thoughts[0] == thoughts[1]


def test_a_good_chest_is_taken() -> None:
    state = position(
        [Chest(15, ((0, 6), (0, 4), (1, 1))), Chest(14)],
        [[1, 2, 4, 5], [4, 5, 6]],
        [[3, 3, 6, 6, 1, 1], [3, 3, 4, 2, 2, 2]],
        [11, 12],
        [[], [9]],
    )
    for level in ("steady", "strong"):
        thought = engine.choose(GAME, state, level, 500)
        assert thought.move == "4@15"
        assert (thought.why, thought.params) == ("take", {"treasure": 15, "points": 14})


def test_steady_gives_no_chest_away() -> None:
    """A 2 on the first chest would leave just what the other side can take."""
    state = position(
        [Chest(12, ((1, 5),)), Chest(15, ((1, 3),))],
        [[1, 1, 2, 2], [5, 6, 6]],
        [[3, 3, 4], [1, 2, 3]],
        [],
        [[], []],
    )
    moves = [engine.choose(GAME, state, "steady", 1, str(seed)).move for seed in range(9)]
    assert "2@12" not in moves
    assert "1@12" not in moves


def test_a_pass_is_called_one() -> None:
    state = position([Chest(11, ((0, 6), (1, 4)))], [[2, 3], [4, 5]], [[], []], [], [[], []])
    for level in GAME.levels:
        thought = engine.choose(GAME, state, level, NODES)
        assert (thought.move, thought.why) == ("pass", "pass")


def test_both_languages_explain_alike() -> None:
    def fields(text: str) -> "list[str]":
        return sorted([part.partition("}")[0] for part in text.split("{")[1:]])

    assert sorted(english.TEXT) == sorted(japanese.TEXT)
    for name in english.TEXT:
        assert fields(english.TEXT[name]) == fields(japanese.TEXT[name])


# -- the strong player's insides --------------------------------------------------------------


def test_positions_follow_the_rules() -> None:
    """The strong player's own account of moves and deals agrees with the rules, ply by ply."""
    rng = Rng("twin/moves")
    state = start("twin")
    while True:
        twin = portas_positions.position_of(GAME.observe(state, state.to_act or 0))
        moves = portas_positions.moves(twin)
        names = [portas_positions.name_of(twin, move) for move in moves]
        assert sorted(names) == GAME.legal(state)
        place = rng.below(len(moves))
        promised = portas_positions.promise(twin, moves[place])
        after = GAME.apply(state, names[place])
        assert portas_positions.is_over(promised) == (after.to_act is None)
        if after.to_act is None:
            break
        seen = portas_positions.position_of(GAME.observe(after, after.to_act))
        deals = [
            portas_positions.deal(promised, card, treasure)
            for card in portas_positions.draws(promised)
            for treasure in portas_positions.openings(promised)
        ]
        assert seen in deals
        state = after


def swap(items: "tuple[int, ...]", a: int, b: int) -> "tuple[int, ...]":
    changed = list(items)
    changed[a], changed[b] = changed[b], changed[a]
    return tuple(changed)


def deals(state: State) -> "list[State]":
    """The same position with each card of the other pile, and each treasure, coming next."""
    assert state.to_act is not None
    other = 1 - state.to_act
    found = []
    drawn = state.drawn[other]
    for card in range(drawn, max(drawn + 1, len(DECK))):
        for treasure in range(state.opened, max(state.opened + 1, 5)):
            decks = list(state.setup.decks)
            treasures = state.setup.treasures
            if drawn < len(DECK):
                decks[other] = swap(decks[other], drawn, card)
            if state.opened < 5:
                treasures = swap(treasures, state.opened, treasure)
            setup = Setup(treasures, (decks[0], decks[1]), 0)
            found.append(
                State(
                    setup,
                    state.open,
                    state.opened,
                    state.hands,
                    state.drawn,
                    state.taken,
                    state.passes,
                    state.to_act,
                )
            )
    return found


def brute_force(state: State, known: "dict[str, float]") -> float:
    """The value of a position for the player to move, by the rules alone."""
    key = str(GAME.observe(state, 0))
    if key not in known:
        known[key] = max([worth(state, move, known) for move in GAME.legal(state)])
    return known[key]


def worth(state: State, move: str, known: "dict[str, float]") -> float:
    """What ``move`` is worth to the player who makes it, over all that chance may do."""
    seat = state.to_act
    assert seat is not None
    total = 0.0
    dealt = deals(state)
    for deal in dealt:
        after = GAME.apply(deal, move)
        if after.to_act is None:
            points = GAME.scores(after)
            total += portas_positions.result(points[seat] - points[1 - seat])
        else:
            total += 1 - brute_force(after, known)
    return total / len(dealt)


def test_an_endgame_is_solved_exactly() -> None:
    state = endgame()
    known: dict[str, float] = {}
    worths = [worth(state, move, known) for move in GAME.legal(state)]
    assert len(set(worths)) > 3
    assert 0.2 < max(worths) < 0.8
    thought = engine.choose(GAME, state, "strong", 4000)
    assert abs(thought.value - max(worths)) < 1e-9
    assert abs(worth(state, thought.move, known) - max(worths)) < 1e-9


def test_a_search_comes_near_the_solution() -> None:
    twin = portas_positions.position_of(GAME.observe(endgame(), 0))
    solved = [found for found in Solver().run(twin, 100000) if found is not None]
    searched = list(Search(Rng("near")).run(twin, 600))
    assert searched[-1][2][0] == solved[-1][2][0]
    assert abs(searched[-1][0] - solved[-1][0]) < 0.1


def test_a_solution_too_long_for_its_budget_is_given_up() -> None:
    twin = portas_positions.position_of(GAME.observe(endgame(), 0))
    assert [found for found in Solver().run(twin, 5) if found is not None] == []
    assert engine.choose(GAME, endgame(), "strong", 1).move in GAME.legal(endgame())


def test_a_search_is_done_when_nothing_can_catch_up() -> None:
    state = position([Chest(11, ((0, 5),))], [[1, 1], [5]], [[], []], [12, 13, 14, 15], [[], []])
    twin = portas_positions.position_of(GAME.observe(state, 0))
    assert list(Search(Rng("one")).run(twin, 5000))[-1][1] < 5000


def test_levels_are_those_of_the_contract() -> None:
    assert sorted(portas.NODES) == sorted(GAME.levels)
    assert portas_strong.EXACT > 0
