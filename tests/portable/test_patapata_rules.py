"""Patapata's rules: the worked example of the source, the table of points, courses, declaring."""

from typing import Any

from core import links, match, record
from core.errors import TabletopError
from core.rng import Rng
from games.patapata import GAME, claim, courses, scoring, sheet
from games.patapata.fixed import ROWS
from games.patapata.prompts import OUTLINES, SHAPES, fault, make_prompt, read_prompt
from portable.kit import raises

FIRST = "e1o f1s f2x f3x"
PLAIN = "a2x b2o e2o b3s"
GOOD = "e1o g2o h2s e3x"


def example(*moves: str) -> match.Match:
    """The worked example: the first fixed course for one player."""
    game = match.begin(GAME, {"course": "fixed-1"}, [record.Player()], "")
    for move in moves:
        game.play(move)
    return game


def sizes(game: match.Match) -> "list[int]":
    """Sizes of the groups of ○, × and ■ of the first seat."""
    score = GAME.scores(game.state)[0]
    return [score[mark][0] for mark in "oxs"]


def sheet_after(moves: "tuple[str, ...]") -> "list[str]":
    rows: list[str] = GAME.view(example(*moves).state)["sheets"][0]
    return rows


# -- the worked example -----------------------------------------------------------------------


def test_example_first_prompt_stands_on_the_right() -> None:
    assert sheet_after((FIRST,)) == ["....os..", ".....x..", ".....x..", "........"]


def test_example_played_plainly_leaves_the_squares_far_apart() -> None:
    game = example(FIRST, PLAIN)
    assert sizes(game) == [3, 2, 1]
    ink = game.state.inks[0]
    assert sheet.count(sheet.written(ink)) == 8
    seen = claim.face(ink, 0, 0)
    far = [divmod(square, 4) for square in range(16) if seen[square] == "s"]
    assert far == [(0, 3), (2, 1)]


def test_example_played_well_connects_all_three() -> None:
    game = example(FIRST, GOOD)
    assert sizes(game) == [2, 3, 2]
    assert sheet.count(sheet.written(game.state.inks[0])) == 7


def test_example_needs_the_flip_and_the_turn() -> None:
    before = example(FIRST).state
    prompt = before.prompt
    place = prompt.placement(GOOD)
    assert place is not None
    flipped = sheet.read_setting("RR/RL/RR/RR")
    assert place.setting(0) == flipped
    assert place.is_upright(1) and not place.is_upright(0)
    for rival in GAME.legal(before):
        other = prompt.placement(rival)
        if other is not None and other.is_shown(0):
            both = before.inks[0] | other.ink
            saves = sheet.count(sheet.written(both)) <= 7
            assert not saves or sizes(example(FIRST, rival)) != [2, 3, 2]


def test_example_as_the_player_sees_it() -> None:
    ink = example(FIRST).state.inks[0]
    assert claim.face(ink, 0, 0) == "..os...x...x...."
    flipped = sheet.read_setting("RR/RL/RR/RR")
    assert claim.face(ink, flipped, 0) == "..os.......x...."
    assert claim.face(ink, flipped, 1) == "...........o.x.s"
    assert claim.face(example(FIRST, GOOD).state.inks[0], flipped, 1) == ".........xoo.xss"


# -- scoring ----------------------------------------------------------------------------------


def test_table_of_points() -> None:
    assert [scoring.points(size) for size in (0, 2, 3, 4, 5, 6, 7, 8, 9, 16)] == [
        0, 0, 1, 3, 5, 8, 9, 10, 10, 10
    ]  # fmt: skip
    assert [scoring.pass_points(passes) for passes in (0, 1, 2, 12)] == [5, 2, 0, 0]
    assert scoring.MAXIMUM == 45


def test_titles() -> None:
    assert [scoring.title(total) for total in (24, 25, 30, 35, 39, 40, 45)] == [
        "", "intermediate", "expert", "master", "master", "god", "god"
    ]  # fmt: skip


def test_an_empty_sheet_is_worth_its_blanks_and_passes() -> None:
    assert GAME.scores(example().state) == [
        {
            "o": [0, 0],
            "x": [0, 0],
            "s": [0, 0],
            "blank": [16, 10],
            "passes": [0, 5],
            "total": 15,
        }
    ]


def test_each_mark_gets_its_own_setting() -> None:
    # b2 and d2 never show together; each of them connects another mark.
    ink = sheet.ink_of(["." * 8, ".o.x....", ".o.x....", "." * 8])
    assert scoring.largest_group(sheet.plane(ink, 0)).size == 2
    show = scoring.largest_group(sheet.plane(ink, 1))
    assert show.size == 2
    assert sheet.setting_text(show.setting) == "RR/LR/LR/RR"
    assert show.cells == sheet.plane(ink, 1)


def test_a_group_may_need_any_mixture_of_switches() -> None:
    # A zigzag through all four rows.
    ink = sheet.ink_of(["ox..x...", "..ooo...", "x..x..oo", "...s.x.o"])
    show = scoring.largest_group(sheet.plane(ink, 0))
    assert show.size == 7
    assert show.setting & sheet.read_setting("RR/LR/RL/RL") == sheet.read_setting("RR/LR/RL/RL")


def test_blanks_count_scattered() -> None:
    ink = sheet.ink_of(["oooo.oo.", "xxxxssss", "o.o.o.o.", "...ossss"])
    show = scoring.most_blanks(ink)
    assert show.size == 1 + 0 + 1 + 1 + 2
    assert sheet.setting_text(show.setting) == "RR/RR/RR/RR"


# -- moves and positions ----------------------------------------------------------------------


def test_moves_on_an_empty_sheet() -> None:
    legal = GAME.legal(example().state)
    assert len(legal) == 225
    assert legal == sorted(legal)
    assert legal[-1] == "pass"
    assert FIRST in legal


def test_marks_are_ink() -> None:
    game = example(FIRST)
    assert "e1o e2s e3x f2o" not in GAME.legal(game.state)
    error = raises(TabletopError, game.play, "e1o e2s e3x f2o")
    assert (error.code, error.ply) == ("illegal-move", 1)


def test_foreign_moves_are_refused() -> None:
    state = example().state
    for move in ("", "e1o", "f1s e1o f2x f3x", "e1o f1s f2x f4x", "e1o f1s f2x f3x ", "Pass"):
        assert raises(TabletopError, GAME.apply, state, move).code == "illegal-move"


def test_all_play_a_prompt_before_the_next_is_shown() -> None:
    game = match.begin(GAME, {"course": "fixed-2"}, [record.Player()] * 3, "")
    shown = []
    while not game.is_over:
        shown.append((game.state.number, game.to_act))
        game.play("pass")
    assert shown == [(number, seat) for number in range(1, 13) for seat in (0, 1, 2)]
    view = GAME.view(game.state)
    assert (view["prompt"], view["seat"], view["passes"]) == (13, None, [12, 12, 12])
    assert GAME.legal(game.state) == []
    assert GAME.winners(game.state) == [0, 1, 2]
    assert raises(TabletopError, GAME.apply, game.state, "pass").code == "illegal-move"


def test_the_future_is_hidden() -> None:
    state = example(FIRST).state
    seen = GAME.observe(state, 0)
    assert seen["prompts"] == [list(rows) for rows in ROWS[0][:2]]
    other = GAME.redeal(state, 0, Rng("other"))
    assert [p.rows for p in other.prompts] != [p.rows for p in state.prompts]
    assert GAME.observe(other, 0) == seen
    assert courses.departures(other.prompts) == []


def test_redealing_a_free_course_keeps_what_was_shown() -> None:
    prompts = [make_prompt(0, "oooo")] * 12
    setup = {"prompts": [list(prompt.rows) for prompt in prompts], "players": 1}
    state = GAME.initial(setup, {"course": "handmade"}, 1)
    for _ in range(5):
        state = GAME.apply(state, "pass")
    other = GAME.redeal(state, 0, Rng("free"))
    assert [p.rows for p in other.prompts[:6]] == [p.rows for p in prompts[:6]]
    assert len(other.prompts) == 12


# -- courses ----------------------------------------------------------------------------------


def test_fixed_courses_keep_the_constraints() -> None:
    assert len(ROWS) == 3
    turned_rows = []
    for row in range(3):
        prompts = courses.fixed(row)
        assert courses.departures(prompts) == []
        assert courses.fixed_row(prompts) == row
        for index, prompt in enumerate(prompts):
            wanted = ("osxx", ("oosx", "ossx")[index // 2 % 2])[index % 2]
            assert "".join(sorted(prompt.marks)) == wanted
        counts = [[p.shape for p in prompts].count(shape) for shape in SHAPES]
        assert min(counts) >= 1 and max(counts) <= 3 and sum(counts) == 12
        turned_rows += [min(_turns(prompt.rows)) for prompt in prompts]
    assert len(set(turned_rows)) == 36


def test_generated_courses_keep_the_constraints() -> None:
    seen = set()
    for seed in range(20):
        prompts = courses.generated(Rng(str(seed)))
        assert courses.departures(prompts) == []
        seen.add("/".join(["".join(prompt.rows) for prompt in prompts]))
    assert len(seen) == 20


def test_a_date_is_a_course_for_ever() -> None:
    setup = GAME.new_setup({"course": "daily"}, 1, Rng("2026-11-30"))
    assert setup["prompts"] == DAILY


def test_a_die_picks_the_row_of_each_prompt() -> None:
    setup = GAME.new_setup({"course": "random"}, 2, Rng("die"))
    rows = [
        [list(row[i]) for row in ROWS].index(prompt) for i, prompt in enumerate(setup["prompts"])
    ]
    assert set(rows) == {0, 1, 2}
    assert GAME.initial(setup, {"course": "random"}, 2).number == 1


def test_the_option_is_held_against_the_prompts() -> None:
    free = GAME.new_setup({}, 1, Rng("free"))
    for course in ("fixed-1", "random"):
        error = raises(TabletopError, GAME.initial, free, {"course": course}, 1)
        assert (error.code, error.ply) == ("bad-options", -1)
    for course in ("generated", "daily", "handmade"):
        GAME.initial(free, {"course": course}, 1)
    for row in range(3):
        setup = GAME.new_setup({"course": "fixed-%d" % (row + 1)}, 1, Rng(""))
        GAME.initial(setup, {}, 1)
        GAME.initial(setup, {"course": "random"}, 1)
    broken = {"prompts": [["oo", "oo"]] * 12, "players": 1}
    GAME.initial(broken, {}, 1)
    assert raises(TabletopError, GAME.initial, broken, {"course": "daily"}, 1).code == "bad-options"


def test_departures_name_what_is_wrong() -> None:
    prompts = courses.fixed(0)
    prompts[2] = make_prompt(0, "oooo")
    prompts[3] = make_prompt(0, "osxs")
    assert courses.departures([make_prompt(0, courses.marks_at(i)) for i in range(12)]) == [
        ("shape-often", {"shape": "O", "count": 12})
    ] + [("shape-missing", {"shape": shape}) for shape in "TSZLJ"]
    assert ("marks", {"prompt": 3, "wanted": "oxxs"}) in courses.departures(prompts)
    assert all(params.get("prompt") != 4 for _, params in courses.departures(prompts))


def test_faults_of_a_prompt() -> None:
    for rows, code in (
        (["xo", "os"], ""),
        (["x..", "xos"], ""),
        (["xxoo"], "straight"),
        (["x", "o", "s", "x"], "straight"),
        (["xo", ".s"], "four"),
        (["xos", "xos"], "four"),
        (["xo.", "..s", "..x"], "apart"),
        (["x.x", "o.o"], "apart"),
        (["xo.", "os."], "box"),
        (["...", "xo.", "os."], "box"),
        (["xo", "osx"], "box"),
        (["x?", "os"], "mark"),
        (["XO", "os"], "mark"),
        ([], "box"),
        ("xo", "box"),
        ([1, 2], "box"),
        (None, "box"),
        ([["x"], ["o"]], "box"),
    ):
        assert fault(rows) == code, rows


def test_damaged_setups_are_refused() -> None:
    good = GAME.new_setup({}, 1, Rng("s"))
    bad: list[Any] = [
        None,
        [],
        {},
        {"prompts": good["prompts"]},
        {"prompts": good["prompts"][:11], "players": 1},
        {"prompts": good["prompts"] + [["xo", "xs"]], "players": 1},
        {"prompts": good["prompts"], "players": 2},
        {"prompts": good["prompts"], "players": True},
        {"prompts": good["prompts"], "players": 1, "more": 1},
        {"prompts": good["prompts"][:11] + [["xxoo"]], "players": 1},
        {"prompts": good["prompts"][:11] + ["xo"], "players": 1},
        {"prompts": good["prompts"][:11] + [7], "players": 1},
    ]
    for setup in bad:
        assert raises(TabletopError, GAME.initial, setup, {}, 1).code == "bad-value"


# -- declaring --------------------------------------------------------------------------------


def test_declaring_gives_the_move() -> None:
    prompt = read_prompt(ROWS[0][0], "")
    pencil = sheet.ink_of(["....os..", ".....x..", ".....x..", "........"])
    answer = claim.claim(prompt, 0, pencil, 0)
    assert answer.place is not None
    assert (answer.place.text, answer.code) == (FIRST, "")
    assert claim.claim(prompt, pencil, 0, 0).place is not None


def test_declaring_fails_with_a_reason() -> None:
    prompt = read_prompt(ROWS[0][0], "")
    right = sheet.ink_of(["....os..", ".....x..", ".....x..", "........"])
    stray = sheet.ink_of(["x.......", "........", "........", "........"])
    answer = claim.claim(prompt, 0, right | stray, 0)
    assert (answer.place, answer.code, answer.cells) == (None, claim.STRAY, 1)
    answer = claim.claim(prompt, right, 0, sheet.read_setting("RR/RL/RR/RR"))
    assert (answer.code, answer.cells) == (claim.COVERED, 1 << 13)
    mirrored = sheet.ink_of(["....so..", "....x...", "....x...", "........"])
    answer = claim.claim(prompt, 0, mirrored, 0)
    assert (answer.code, answer.cells) == (claim.MIRROR, sheet.written(mirrored))
    assert claim.claim(prompt, 0, stray, 0).code == claim.ABSENT


def test_the_piece_fits_where_the_paper_lets_it() -> None:
    prompt = read_prompt(ROWS[0][1], "")
    ink = example(FIRST).state.inks[0]
    flipped = sheet.read_setting("RR/RL/RR/RR")
    assert GOOD in [place.text for place in claim.fitting(prompt, ink, flipped, 1)]
    assert GOOD not in [place.text for place in claim.fitting(prompt, ink, flipped, 0)]
    assert GOOD not in [place.text for place in claim.fitting(prompt, ink, 0, 1)]


def test_a_symmetric_prompt_is_upright_from_two_sides() -> None:
    prompt = make_prompt([shape for shape, _ in OUTLINES].index("S"), "oxxo")
    assert len(prompt.placements) == 112
    assert all(place.turns in (5, 10) for place in prompt.placements)


def test_settings_as_text() -> None:
    for text in ("RR/RR/RR/RR", "LR/RR/RR/RL", "RL/RR/LL/RR", "LL/LL/LL/LL"):
        assert sheet.setting_text(sheet.read_setting(text)) == text
    assert sheet.read_setting("RLRRLLRR") == sheet.read_setting("RL/RR/LL/RR")
    for text in ("", "RL", "RL/RR/LL/RX", "RL/RR/LL/RRR"):
        assert raises(TabletopError, sheet.read_setting, text).code == "bad-value"


# -- links ------------------------------------------------------------------------------------


def test_links_for_ever() -> None:
    for text, moves, total in LINKS:
        link = links.decode(GAME, text)
        assert link.match.ply == moves
        assert GAME.scores(link.match.state)[0]["total"] == total
        assert links.encode(link) == text


def _turns(rows: "tuple[str, ...]") -> "list[tuple[str, ...]]":
    found = []
    for _ in range(4):
        found.append(rows)
        rows = tuple(
            [
                "".join([rows[len(rows) - 1 - i][c] for i in range(len(rows))])
                for c in range(len(rows[0]))
            ]
        )
    return found


DAILY = [
    ["xo", "s.", "x."], ["ox", "os"], [".x", "xs", "o."], ["o..", "xss"],
    ["ox", "sx"], ["so", "xo"], ["osx", "x.."], ["sso", "x.."],
    ["s.", "xo", ".x"], ["x.", "os", ".o"], ["x.", "sx", "o."], ["xs.", ".os"],
]  # fmt: skip
"""The course of 2026-11-30."""

LINKS = (
    ("patapata.1EAEmCr7AEryA", 0, 15),
    ("patapata.1kA3_2FADET6Z21MDcJU3gZVDHkJbd8uOV-rwJ5kA-TnI", 12, 14),
    ("patapata.1hAqqCdtDEjGC0vSvNv5lXyzEq03-aU-mRSywoRNGA", 7, 24),
)
"""Links of released formats: (text, moves, total). Samples are added, never changed."""
