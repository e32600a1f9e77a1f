"""Patapata against a second, plain implementation, and through every road in and out."""

from functools import cache
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from core import canonical, links, match, record
from core.rng import Rng
from games.patapata import GAME, claim, courses, scoring, sheet
from games.patapata.prompts import OUTLINES, fault, make_prompt, read_prompt
from text.en import patapata_why as english
from text.ja import patapata_why as japanese

COLUMNS = {(0, "R"): (0, 1), (0, "L"): (2, 3), (1, "R"): (4, 5), (1, "L"): (6, 7)}
TABLE = {0: 0, 1: 0, 2: 0, 3: 1, 4: 3, 5: 5, 6: 8, 7: 9}

Grid = list[list[tuple[int, int]]]


# -- the second implementation: the page of rules read word by word ---------------------------


@cache
def all_grids() -> list[Grid]:
    """The (row, column) of the sheet seen in each place of the 4 x 4 grid, for 256 settings."""
    return [
        [
            [(row, col) for half in (0, 1) for col in COLUMNS[half, letters[2 * row + half]]]
            for row in range(4)
        ]
        for letters in product("RL", repeat=8)
    ]


def clockwise(grid: list[list[Any]]) -> list[list[Any]]:
    return [list(line) for line in zip(*grid[::-1], strict=True)]


@cache
def arrangements(rows: tuple[str, ...]) -> frozenset[tuple[tuple[int, int, str], ...]]:
    """Every (row, column, mark) fourfold that shows the prompt, whatever is written."""
    found = set()
    for grid in all_grids():
        seen = grid
        for _ in range(4):
            seen = clockwise(seen)
            for top in range(5 - len(rows)):
                for left in range(5 - len(rows[0])):
                    four = [
                        (*seen[top + i][left + j], char)
                        for i, line in enumerate(rows)
                        for j, char in enumerate(line)
                        if char != "."
                    ]
                    found.add(tuple(sorted(four)))
    return frozenset(found)


def plain_legal(rows: tuple[str, ...], paper: list[str]) -> list[str]:
    moves = [
        " ".join("abcdefgh"[column] + "1234"[row] + mark for row, column, mark in four)
        for four in arrangements(rows)
        if all(paper[row][column] in (".", mark) for row, column, mark in four)
    ]
    return sorted([*moves, "pass"])


def plain_group(paper: list[str], mark: str) -> int:
    best = 0
    for grid in all_grids():
        left = {
            (i, j)
            for i in range(4)
            for j in range(4)
            if paper[grid[i][j][0]][grid[i][j][1]] == mark
        }
        while left:
            group = [left.pop()]
            for i, j in group:
                for neighbour in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if neighbour in left:
                        left.remove(neighbour)
                        group.append(neighbour)
            best = max(best, len(group))
    return best


def plain_blanks(paper: list[str]) -> int:
    return max(sum(paper[r][c] == "." for line in grid for r, c in line) for grid in all_grids())


def plain_score(paper: list[str], passes: int) -> dict[str, Any]:
    sizes = {mark: plain_group(paper, mark) for mark in "oxs"}
    sizes["blank"] = plain_blanks(paper)
    result: dict[str, Any] = {name: [size, TABLE.get(size, 10)] for name, size in sizes.items()}
    result["passes"] = [passes, {0: 5, 1: 2}.get(passes, 0)]
    result["total"] = sum(points for _, points in result.values())
    return result


# -- strategies -------------------------------------------------------------------------------

seeds = st.text(max_size=8)
papers = st.lists(st.text("..oxs", min_size=8, max_size=8), min_size=4, max_size=4)
any_prompt = st.builds(
    make_prompt, st.integers(0, len(OUTLINES) - 1), st.text("oxs", min_size=4, max_size=4)
)
free_courses = st.lists(any_prompt, min_size=12, max_size=12)


def played(seed: str, options: dict[str, Any], players: int, part: float = 1.0) -> match.Match:
    """A game played at random, passing rarely; ``part`` of it."""
    game = match.begin(GAME, options, [record.Player() for _ in range(players)], seed)
    rng = Rng(seed + "/moves")
    for _ in range(int(12 * players * part)):
        legal = GAME.legal(game.state)
        game.play(legal[rng.below(len(legal))])
    return game


# -- against the second implementation --------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(any_prompt, papers)
def test_legal_moves_are_what_the_rules_say(prompt: Any, paper: list[str]) -> None:
    ink = sheet.ink_of(paper)
    first = GAME.initial({"prompts": [list(prompt.rows)] * 12, "players": 1}, {}, 1)
    state = first.after(ink, 0)
    assert GAME.legal(state) == plain_legal(prompt.rows, paper)


@settings(max_examples=40, deadline=None)
@given(papers, st.integers(0, 4))
def test_scores_are_what_the_rules_say(paper: list[str], passes: int) -> None:
    assert scoring.score(sheet.ink_of(paper), passes) == plain_score(paper, passes)


@settings(max_examples=8, deadline=None)
@given(seeds, st.sampled_from(["generated", "random", "fixed-1", "fixed-2", "fixed-3"]))
def test_whole_games_agree(seed: str, course: str) -> None:
    game = played(seed, {"course": course}, 1)
    for ply in range(game.ply):
        state = game.at(ply)
        paper = GAME.view(state)["sheets"][0]
        assert GAME.legal(state) == plain_legal(state.prompt.rows, paper)
    assert GAME.scores(game.state)[0] == plain_score(
        GAME.view(game.state)["sheets"][0], GAME.view(game.state)["passes"][0]
    )


# -- what is shown ----------------------------------------------------------------------------


@given(papers)
def test_what_is_shown_for_points_is_there(paper: list[str]) -> None:
    ink = sheet.ink_of(paper)
    for index, mark in enumerate("oxs"):
        show = scoring.largest_group(sheet.plane(ink, index))
        seen = {cell for cell in sheet.shown(show.setting) if show.cells >> cell & 1}
        assert len(seen) == show.size
        assert all(sheet.mark_at(ink, cell) == mark for cell in seen)
    show = scoring.most_blanks(ink)
    seen = {cell for cell in sheet.shown(show.setting) if sheet.mark_at(ink, cell) == "."}
    assert sum(1 << cell for cell in seen) == show.cells


@given(papers)
def test_sheets_round_trip_through_text(paper: list[str]) -> None:
    assert sheet.rows_of(sheet.ink_of(paper)) == paper


@given(st.integers(0, 255), st.integers(0, 3), papers)
def test_turning_four_times_is_nothing(setting: int, turn: int, paper: list[str]) -> None:
    ink = sheet.ink_of(paper)
    seen = claim.face(ink, setting, turn)
    upright = claim.face(ink, setting, 0)
    grid = [list(upright[i : i + 4]) for i in (0, 4, 8, 12)]
    for _ in range(turn):
        grid = clockwise(grid)
    assert seen == "".join("".join(line) for line in grid)


@settings(deadline=None)
@given(any_prompt, st.data())
def test_every_placement_can_be_declared_where_it_is_shown(prompt: Any, data: Any) -> None:
    place = data.draw(st.sampled_from(prompt.placements))
    setting = place.setting(data.draw(st.integers(0, 255)))
    assert place.is_shown(setting)
    answer = claim.claim(prompt, 0, place.ink, setting)
    assert answer.place is not None
    assert answer.place.ink == place.ink
    turn = data.draw(st.sampled_from([t for t in range(4) if place.is_upright(t)]))
    assert place in claim.fitting(prompt, 0, setting, turn)
    text = claim.face(place.ink, setting, turn)
    assert "".join(text.split(".")) == prompt.marks
    if claim.mirror(prompt).rows not in _turns(prompt.rows):
        refused = claim.claim(claim.mirror(prompt), 0, place.ink, setting)
        assert refused.code == claim.MIRROR


def _turns(rows: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = [rows]
    for _ in range(3):
        found.append(tuple("".join(line) for line in clockwise([list(row) for row in found[-1]])))
    return found


# -- playing ----------------------------------------------------------------------------------


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(1, 4))
def test_random_play_keeps_the_invariants(seed: str, players: int) -> None:
    game = played(seed, {}, players)
    assert game.is_over and game.ply == 12 * players
    for ply in range(game.ply):
        before, after = game.at(ply), game.at(ply + 1)
        seat = GAME.to_act(before)
        assert seat == ply % players
        old = [sheet.written(ink) for ink in before.inks]
        new = [sheet.written(ink) for ink in after.inks]
        assert sum(b.bit_count() - a.bit_count() for a, b in zip(old, new, strict=True)) <= 4
        for other in range(players):
            assert before.inks[other] & ~after.inks[other] == 0
            assert other == seat or before.inks[other] == after.inks[other]
        assert GAME.revealed(before) <= GAME.revealed(after)
    totals = [score["total"] for score in GAME.scores(game.state)]
    assert GAME.winners(game.state) == [
        seat for seat in range(players) if totals[seat] == max(totals)
    ]


@settings(max_examples=20, deadline=None)
@given(seeds, seeds, st.integers(1, 3), st.floats(0, 0.99))
def test_what_is_hidden_changes_nothing(seed: str, other: str, players: int, part: float) -> None:
    state = played(seed, {}, players, part).state
    fresh = GAME.redeal(state, state.seat, Rng(other))
    assert GAME.legal(fresh) == GAME.legal(state)
    assert GAME.revealed(fresh) == GAME.revealed(state)
    assert all(GAME.observe(fresh, s) == GAME.observe(state, s) for s in range(players))
    assert courses.departures(fresh.prompts) == []
    hidden = [list(prompt.rows) for prompt in state.prompts[state.reached :]]
    text = canonical.dumps(GAME.observe(state, 0)["prompts"])
    assert text == canonical.dumps([list(p.rows) for p in state.prompts[: state.reached]])
    assert len(hidden) == 12 - state.reached


# -- records and links ------------------------------------------------------------------------


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(1, 3))
def test_records_round_trip(seed: str, players: int) -> None:
    game = played(seed, {"course": "random"}, players)
    text = record.write(game.record())
    back = match.replay(GAME, record.read(text))
    assert GAME.view(back.state) == GAME.view(game.state)
    assert record.write(back.record()) == text


@settings(max_examples=20, deadline=None)
@given(seeds, free_courses)
def test_a_finished_game_fits_in_a_link(seed: str, prompts: Any) -> None:
    setup = {"prompts": [list(prompt.rows) for prompt in prompts], "players": 1}
    game = match.Match(GAME, {"course": "handmade"}, setup, [record.Player()])
    rng = Rng(seed)
    while not game.is_over:
        game.play(rng.choice(GAME.legal(game.state)))
    total = GAME.scores(game.state)[0]["total"]
    text = links.encode(links.Link(links.CHALLENGE, game, [total]))
    assert len(text) <= 300
    back = links.decode(GAME, text)
    assert back.match.moves == game.moves
    assert (back.match.setup, back.target) == (setup, [total])


@given(st.lists(st.text("oxs.? ", max_size=5), max_size=5))
def test_foreign_prompts_are_read_or_refused(rows: list[str]) -> None:
    if fault(rows) == "":
        assert read_prompt(rows, "").rows == tuple(rows)
        assert {len(rows), len(rows[0])} in ({2}, {2, 3})


# -- computer players -------------------------------------------------------------------------


def test_strong_is_stronger() -> None:
    totals = dict.fromkeys(("steady", "strong"), 0)
    for level, seed in product(totals, range(3)):
        game = match.begin(GAME, {}, [record.Player()], f"strong/{seed}")
        while not game.is_over:
            thought = engine.choose(GAME, game.state, level, 100)
            for texts in (english.TEXT, japanese.TEXT):
                assert texts[f"patapata.why.{thought.why}"].format(**thought.params)
            game.play(thought.move)
        totals[level] += GAME.scores(game.state)[0]["total"]
    assert totals["strong"] > totals["steady"] + 6
    assert totals["strong"] >= 3 * 41
