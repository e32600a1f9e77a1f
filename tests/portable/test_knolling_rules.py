"""The rules of KNOLLING, sentence by sentence, and the geometry under them."""

from binascii import crc32
from typing import Any

import games
from core.canonical import dumps
from core.errors import TabletopError
from core.match import begin
from core.record import Player
from core.rng import Rng
from games.knolling import bits
from games.knolling.bits import largest, parts, positions
from games.knolling.cards import card, face
from games.knolling.photograph import best_of, effect, rival_areas, worth
from games.knolling.scoring import Shot, prize, prizes
from games.knolling.table import EMPTY, Table
from portable.kit import raises

GAME: Any = games.get("knolling")

ORDER = list(range(1, 61))


def start(players: int = 3, first: int = 0, **options: Any) -> Any:
    setup = {"deck": ORDER, "players": players, "first": first}
    return GAME.initial(setup, options, players)


def play(state: Any, *moves: str) -> Any:
    for move in moves:
        assert move in GAME.legal(state), move + " not in " + str(GAME.legal(state)[:9])
        state = GAME.apply(state, move)
    return state


def refused(state: Any, move: str) -> bool:
    error = raises(TabletopError, GAME.apply, state, move)
    return error.code == "illegal-move" and move not in GAME.legal(state)


# -- the track ----------------------------------------------------------------------------


def test_the_first_view() -> None:
    view = GAME.view(start())
    assert view["phase"] == "out" and view["expect"] == "to" and view["to_act"] == 0
    assert view["pawns"] == [0, 0, 0] and view["deck"] == 42 and view["taken"] is None
    assert len(view["track"]) == 18 and view["track"]["1"] == 1 and view["track"]["18"] == 18
    assert view["areas"] == view["held"] == view["fillers"] == [[], [], []]
    assert view["frames"] == [None, None, None]


def test_a_card_taken_brings_a_new_one_to_the_left_end() -> None:
    state = play(start(), "to 5")
    view = GAME.view(state)
    assert view["taken"] == 5 and view["track"]["5"] is None and view["pawns"] == [5, 0, 0]
    assert view["track"]["-1"] == 19 and view["deck"] == 41
    state = play(state, "place 0,0,2", "to 3")
    assert GAME.view(state)["track"]["-2"] == 20


def test_the_seat_farthest_behind_acts_and_ties_on_start_go_round_from_the_first() -> None:
    state = start(first=1)
    assert state.to_act == 1
    state = play(state, "to 2", "place 0,0,0")
    assert state.to_act == 2
    state = play(state, "to 1", "place 0,0,0")
    assert state.to_act == 0
    state = play(state, "to 9", "place 0,0,0")
    assert state.to_act == 2
    state = play(state, "to 3", "place 0,4,0")
    assert state.to_act == 1


def test_only_ahead_and_only_where_a_card_is() -> None:
    state = play(start(2), "to 4", "place 0,0,0", "to 2", "place 0,0,0")
    assert GAME.legal(state) == sorted("to " + str(n) for n in (3, 5, 6, 7, 8, 9, 10, 11, 12)) + [
        "to T"
    ]
    for move in ("to 4", "to 2", "to 1", "to 0", "to -1", "to 13", "to G", "to 03", "to", "to  3"):
        assert refused(state, move), move


def test_arriving_takes_and_adds_nothing() -> None:
    state = play(start(2), "to T")
    view = GAME.view(state)
    assert view["pawns"] == ["T", 0] and view["deck"] == 48 and view["taken"] is None
    assert view["to_act"] == 1 and view["expect"] == "to"


def all_at_the_turning_point(players: int, **options: Any) -> Any:
    """Each has one card, and all have arrived, seat 0 first."""
    state = start(players, **options)
    for seat in range(players):
        state = play(state, "to " + str(seat + 1), "place 0,0,0")
    while state.phase == "out":
        state = play(state, "to T" if state.expect == "to" else "keep")
    return state


def test_the_way_back_goes_the_other_way_round() -> None:
    state = all_at_the_turning_point(3)
    view = GAME.view(state)
    assert view["phase"] == "return" and view["to_act"] == 2 and view["pawns"] == ["T"] * 3
    assert view["track"]["-3"] == 21 and "-4" not in view["track"]
    assert GAME.legal(state)[0] == "to -1" and GAME.legal(state)[-1] == "to G"
    assert "to 3" not in GAME.legal(state) and refused(state, "to 0") and refused(state, "to T")
    state = play(state, "to -2", "place 3,0,0")
    view = GAME.view(state)
    assert view["deck"] == 39 and view["track"]["-2"] is None
    while state.expect == "tidy":
        state = play(state, "keep")
    assert state.to_act == 1


def test_after_the_last_arrival_comes_the_photograph() -> None:
    state = all_at_the_turning_point(2)
    state = play(state, "to G", "keep", "to G")
    assert state.phase == "frame" and state.to_act == 0 and GAME.view(state)["pawns"] == ["G", "G"]
    assert GAME.winners(state) is None
    assert refused(state, "frame 3,0") and refused(state, "frame 0,4") and refused(state, "keep")
    state = play(state, "frame 2,3", "frame -11,-8")
    assert state.phase == "over" and state.to_act is None and state.expect is None
    assert GAME.legal(state) == [] and GAME.view(state)["frames"][0] == {"x": 2, "y": 3}
    assert refused(state, "frame 0,0")


def test_without_a_card_no_photograph() -> None:
    state = play(start(2), "to T", "to T", "to G", "to G")
    assert state.phase == "over" and GAME.winners(state) == [0, 1]
    assert [points["total"] for points in GAME.scores(state)] == [0, 0]
    state = play(start(2), "to T", "to 1", "place 0,0,0", "to T", "to G", "to G")
    assert state.phase == "frame" and state.to_act == 1


# -- placing and tidying ------------------------------------------------------------------


def test_the_first_card_lies_at_the_origin_in_any_turn() -> None:
    state = play(start(), "to 1")
    assert GAME.legal(state) == ["place 0,0,%d" % turn for turn in range(4)]
    assert refused(state, "place 1,0,0") and refused(state, "place 0,0,4")


def test_later_cards_share_an_edge_or_overlap() -> None:
    table = EMPTY.with_card(1, 0, 0, 0)
    assert table.fits(3, 0, 0) and table.fits(3, 3, 0) and table.fits(-3, -3, 0)
    assert table.fits(1, 1, 2) and table.fits(0, 0, 0) and table.fits(-4, 0, 1)
    assert not table.fits(3, 4, 0) and not table.fits(-3, -4, 0) and not table.fits(4, 0, 0)
    assert not table.fits(-4, 0, 0) and not table.fits(0, 5, 1) and not table.fits(500, 0, 0)
    # Upright: 3 + 3 + 1 columns of x by 4 + 4 + 1 rows of y, less the four corners.
    assert sum([len(xs) for _, xs in table.spots(0)]) == 7 * 9 - 4
    assert sum([len(xs) for _, xs in table.spots(1)]) == 8 * 8 - 4


def test_tidying_comes_after_the_turn_of_another() -> None:
    state = play(start(2), "to 1", "place 0,0,0", "to 4", "place 0,0,0")
    state = play(state, "to 2", "place 2,0,0", "to 3", "place 0,4,0", "to T")
    assert state.to_act == 1 and state.expect == "to"
    state = play(state, "to 5", "place 3,0,0")
    assert state.to_act == 0 and state.expect == "tidy"
    moves = GAME.legal(state)
    assert moves[0] == "keep"
    # Card 1 lies under card 2 and stays; cards 2 and 3 may be moved, but not to where they are.
    assert not [move for move in moves if move.startswith("tidy 1 ")]
    assert refused(state, "tidy 1 9,9,0") and refused(state, "tidy 2 2,0,0")
    assert refused(state, "tidy 9 0,0,0") and refused(state, "place 0,0,0")
    state = play(state, "tidy 2 2,0,2")
    assert GAME.view(state)["areas"][0][-1] == {"id": 2, "x": 2, "y": 0, "r": 2}
    assert state.to_act == 1 and state.expect == "to"


def test_what_remains_may_fall_apart() -> None:
    table = Table(((1, 0, 0, 0), (2, 3, 0, 0), (3, 6, 0, 0)))
    assert table.free() == [0, 1, 2]
    assert table.may_tidy(1, 9, 0, 0) and table.may_tidy(1, -3, 0, 0)
    assert not table.may_tidy(1, 12, 0, 0)
    assert table.tidied(1, 9, 0, 0).placed == ((1, 0, 0, 0), (3, 6, 0, 0), (2, 9, 0, 0))


def test_an_only_card_is_turned_where_it_is() -> None:
    state = play(start(2), "to 1", "place 0,0,1", "to 2", "place 0,0,0", "to T", "to 3")
    state = play(state, "place 1,1,0")
    assert GAME.legal(state) == ["keep", "tidy 1 0,0,0", "tidy 1 0,0,2", "tidy 1 0,0,3"]
    assert refused(state, "tidy 1 1,0,0") and refused(state, "tidy 1 0,0,1")


def test_those_who_tidy_are_asked_in_seat_order_from_the_one_who_acted() -> None:
    state = start(3)
    for seat in range(3):
        state = play(state, "to %d" % (seat + 1), "place 0,0,0")
    state = play(state, "to T", "to 4", "place 3,0,0")
    assert (state.to_act, state.expect) == (0, "tidy")
    state = play(state, "keep", "to T", "keep")
    assert (state.to_act, state.expect) == (1, "to")
    state = play(state, "to T")
    asked = []
    while state.expect == "tidy":
        assert state.phase == "out"
        asked.append(state.to_act)
        state = play(state, "keep")
    assert asked == [2, 0] and state.phase == "return"


def test_a_wide_table_gets_a_wider_window() -> None:
    table = EMPTY
    for n in range(15):
        table = table.with_card(n + 1, 3 * n, 0, 0)
    assert table.stride == 64 and table.fits(45, 0, 0) and table.fits(-4, 0, 1)
    assert len(table.look.items) == sum([len(card(n + 1).items) for n in range(15)])
    assert table.top_at(44, 3) == 14 and table.top_at(45, 3) is None
    assert table.covers(44, 3) and not table.covers(45, 3) and not table.covers(-99, 0)


# -- the photograph -----------------------------------------------------------------------


def test_prizes() -> None:
    assert prizes([5, 3, 1]) == [6, 3, 0]
    assert prizes([5, 5, 1]) == [4, 4, 0]
    assert prizes([5, 5, 5]) == [3, 3, 3]
    assert prizes([5, 3, 3]) == [6, 1, 1]
    assert prizes([9, 3, 3, 3, 1]) == [6, 1, 1, 1, 0]
    assert prizes([4, 4, 4, 4]) == [2, 2, 2, 2]
    assert prizes([5, 0, 0]) == [6, 0, 0]
    assert prizes([0, 0]) == [0, 0]
    assert prize(4, []) == 6 and prize(4, [5]) == 3 and prize(4, [4, 1]) == 4


def test_a_covered_or_cut_item_does_not_count() -> None:
    # Card 1: pickaxe, ring and bucket; .bb w.b .bb gbb over .aa b.a .cc .cc
    table = EMPTY.with_card(1, 0, 0, 0)
    look = table.look
    assert len(look.items) == 3
    assert look.areas_in(look.frame(4, 4)) == [0, 7, 1, 0, 1]
    assert look.areas_in(look.frame(4, 5)) == [0, 5, 1, 0, 1]
    assert look.areas_in(look.frame(-7, 4)) == [0, 0, 1, 0, 1]
    assert look.areas_in(look.frame(-7, -3)) == [0, 0, 0, 0, 1]
    assert look.areas_in(look.frame(-8, 4)) == [0] * 5 == look.areas_in(look.frame(-99, 4))
    assert len(look.items_in(look.frame(4, 4))) == 3
    assert len(look.items_in(look.frame(5, 4))) == 2
    over = effect(table, 2, 2, 0, 0)
    assert over.covers == [(0, 0), (0, 2)]
    assert over.completes == [(1, n) for n in range(5)]


def test_the_score_of_a_small_game() -> None:
    state = all_at_the_turning_point(2)
    state = play(state, "to G", "keep", "to G", "frame 0,0", "frame 0,0")
    points = GAME.scores(state)
    assert [one["items"] for one in points] == [3, 5]
    assert points[0]["areas"] == {"r": 0, "b": 7, "g": 1, "y": 0, "w": 1}
    assert points[1]["areas"] == {"r": 4, "b": 1, "g": 0, "y": 3, "w": 2}
    assert points[0]["bonus"] == {"r": 0, "b": 6, "g": 6, "y": 0, "w": 3}
    assert points[1]["bonus"] == {"r": 6, "b": 3, "g": 0, "y": 6, "w": 6}
    assert [one["total"] for one in points] == [18, 26] and GAME.winners(state) == [1]


def test_only_chosen_frames_score() -> None:
    state = all_at_the_turning_point(2)
    assert [one["total"] for one in GAME.scores(state)] == [0, 0]
    state = play(state, "to G", "keep", "to G", "frame 0,0")
    totals = [one["total"] for one in GAME.scores(state)]
    assert totals == [3 + 6 * 3, 0]


def test_the_best_photograph_is_the_best_of_all_frames() -> None:
    rng = Rng("photograph")
    tables = []
    for _ in range(2):
        table = EMPTY.with_card(60, 0, 0, 0)
        for number in range(1, 10):
            turn = rng.below(4)
            y, xs = rng.choice(table.spots(turn))
            x = rng.choice((xs[0], xs[-1]))
            table = table.with_card(number, x + table.left, y + table.top, turn)
        tables.append(table)
    rivals = rival_areas(tables, 0)
    assert len(rivals) == 1
    table = tables[0]
    found: Any = best_of(table, rivals)
    look = table.look
    left, top, right, bottom = look.box
    assert right - left > 14 and bottom - top > 11
    ranks = {}
    for y in range(top - 8, bottom):
        for x in range(left - 11, right):
            frame = look.frame(x, y)
            seen = Shot(len(look.items_in(frame)), look.areas_in(frame))
            ranks[y * 99 + x] = (worth(seen, rivals), sum(seen.areas))
    most = max(ranks.values())
    assert (found.worth, sum(found.shot.areas)) == most
    # The first of equals in reading order, of those that hang over no edge.
    corners = [(x, y) for y, x in sorted([(y, x) for x, y in look.frames()])]
    first = next(corner for corner in corners if ranks[corner[1] * 99 + corner[0]] == most)
    assert (found.x, found.y) == (table.left + first[0], table.top + first[1])
    frame = look.frame(found.x - table.left, found.y - table.top)
    assert found.shot.items == len(look.items_in(frame))
    assert best_of(EMPTY, rivals) is None and rival_areas([table, EMPTY], 0) == []


def test_the_effect_is_what_then_happens() -> None:
    table = Table(((1, 0, 0, 0), (2, 3, 0, 1), (3, 2, 2, 0)))
    after = effect(table, 4, -2, 3, 3)
    then = table.with_card(4, -2, 3, 3)
    assert len(after.look.items) == len(then.look.items)
    assert [bits.count(cells) for cells in after.look.colours] == [
        bits.count(cells) for cells in then.look.colours
    ]
    expected: Any = best_of(then, [])
    found = after.best([])
    assert (found.x, found.y, found.worth) == (expected.x, expected.y, expected.worth)


# -- options ------------------------------------------------------------------------------


def test_thinking_area() -> None:
    state = play(start(2, thinking_area=True), "to 1")
    assert GAME.legal(state)[0] == "hold"
    state = play(state, "hold")
    assert (state.to_act, state.expect) == (0, "unhold")
    assert GAME.legal(state) == ["keep"] + ["unhold 1 0,0,%d" % turn for turn in range(4)]
    assert refused(state, "hold") and refused(state, "unhold 2 0,0,0")
    state = play(state, "keep")
    assert GAME.view(state)["held"] == [[1], []] and state.to_act == 1
    state = play(state, "to 2", "place 0,0,0")
    assert state.to_act == 0, "nothing is held, so nothing can be put down"
    state = play(state, "to T")
    assert (state.to_act, state.expect) == (0, "unhold")
    state = play(state, "keep", "to 3", "place 0,4,0")
    assert (state.to_act, state.expect) == (0, "tidy"), "a held card is enough to be asked"
    state = play(state, "unhold 1 0,0,3")
    assert GAME.view(state)["held"] == [[], []] and state.to_act == 1
    assert refused(play(start(2), "to 1"), "hold")


def test_fillers() -> None:
    state = play(start(2, filler=True), "to 1", "place 0,0,0", "to 3", "place 0,0,0", "to 2")
    state = play(state, "place 3,3,0", "to T", "to T", "keep", "to G", "keep")
    assert (state.to_act, state.expect) == (0, "to"), "a single card has no corner to fill"
    state = play(state, "to G")
    assert state.phase == "frame"


def test_fillers_go_where_cards_touch_two_sides() -> None:
    state = play(start(2, filler=True), "to 1", "place 0,0,0", "to 3", "place 0,0,0", "to 2")
    state = play(state, "place 3,3,0", "to T", "to T", "keep", "to 4", "place 0,4,0", "keep")
    state = play(state, "to G", "to -1", "place 3,0,0")
    assert (state.to_act, state.expect) == (0, "fill")
    assert GAME.legal(state) == (
        ["fill 2,4," + c for c in "bgrwy"] + ["fill 3,2," + c for c in "bgrwy"] + ["keep"]
    )
    assert refused(state, "fill 4,2,r") and refused(state, "fill 3,2,x")
    state = play(state, "fill 3,2,b", "to -2", "place 6,0,0")
    assert GAME.view(state)["fillers"] == [[{"x": 3, "y": 2, "c": "b"}], []]
    assert GAME.legal(state) == ["fill 2,4," + c for c in "bgrwy"] + ["keep"]
    state = play(state, "keep", "to G", "keep", "frame 0,0", "frame 0,0")
    table = state.table(0)
    plain = table.look.areas_in(table.look.frame(4, 4))
    # The filler joins the blue of card 1 to that of card 2 beside and below it.
    assert GAME.scores(state)[0]["areas"]["b"] > plain[1]


# -- set-up, links, numbers ---------------------------------------------------------------


def test_bad_set_ups() -> None:
    good: dict[str, Any] = {"deck": ORDER, "players": 3, "first": 0}
    assert GAME.initial(good, {}, 3).to_act == 0
    for key, value in (
        ("deck", ORDER[:59]),
        ("deck", ORDER[:59] + [1]),
        ("deck", ORDER[:59] + [61]),
        ("deck", ORDER[:59] + ["60"]),
        ("deck", None),
        ("players", 4),
        ("players", True),
        ("first", 3),
        ("first", -1),
    ):
        setup = dict(good)
        setup[key] = value
        assert raises(TabletopError, GAME.initial, setup, {}, 3).code == "bad-value"
    others: tuple[Any, ...] = ({"deck": ORDER, "players": 3}, dict(good, more=1), [], None)
    for setup in others:
        assert raises(TabletopError, GAME.initial, setup, {}, 3).code == "bad-value"


def test_redeal_keeps_what_is_known() -> None:
    state = play(start(), "to 5", "place 0,0,0")
    other = GAME.redeal(state, 1, Rng("x"))
    assert other.setup.deck[:19] == state.setup.deck[:19]
    assert other.setup.deck != state.setup.deck
    assert dumps(GAME.observe(other, 1)) == dumps(GAME.observe(state, 1))
    assert GAME.revealed(state) == (19,)


def test_counting_bits() -> None:
    rng = Rng("bits")
    for length in (0, 1, 40, 700, 5000):
        cells = expected = 0
        for bit in range(length):
            if rng.below(3) == 0:
                cells |= 1 << bit
                expected += 1
        assert bits.count(cells) == expected
        assert bits._count(cells) == expected


def test_connected_parts() -> None:
    # ##.#    stride 8
    # #..#
    # ..#.
    cells = 0b1011 | 0b1001 << 8 | 0b100 << 16
    assert [size for size, _ in parts(cells, 8)] == [3, 2, 1]
    assert positions(cells, 8) == [(0, [0, 1, 3]), (1, [0, 3]), (2, [2])]
    assert largest(parts(cells, 8), (1 << 24) - 1, 8) == 3
    assert largest(parts(cells, 8), 0b1110 | 0b1111 << 8, 8) == 2
    assert largest(parts(cells, 8), 0, 8) == 0


def test_masks_follow_the_cards() -> None:
    # Card 1 upright: .bb w.b .bb gbb; a quarter turn clockwise: g.w. b b.b ... row by row.
    upright, turned = face(1, 0, 8), face(1, 1, 8)
    assert upright.whole == 0b111 * 0x01010101 and turned.whole == 0b1111 * 0x010101
    assert upright.colours[1] == 0b110 | 0b100 << 8 | 0b110 << 16 | 0b110 << 24
    assert turned.colours[2] == 0b0001 and turned.colours[4] == 0b0100
    assert turned.colours[1] == 0b1011 << 8 | 0b1111 << 16


def test_a_random_game_is_the_same_everywhere() -> None:
    rng = Rng("everywhere")
    match = begin(GAME, {"thinking_area": True, "filler": True}, [Player()] * 3, "everywhere")
    while match.to_act is not None:
        match.play(rng.choice(GAME.legal(match.state)))
    views = "".join([dumps(GAME.view(match.at(ply))) for ply in range(match.ply + 1)])
    text = views + dumps(GAME.scores(match.state))
    assert crc32(text.encode("utf-8")) & 0xFFFFFFFF == 1625786586
