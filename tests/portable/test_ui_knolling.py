"""The table of KNOLLING: what it shows, what a touch means, what is said."""

from typing import Any

import games
from core.catalogue import LANGUAGES
from core.match import begin
from core.record import Player
from core.rng import Rng
from games.knolling.photograph import best, composed, search
from games.knolling.seen import board
from portable.pages import FOREIGN, by_do, catalogue, check_tree, nodes
from portable.playing import random_match
from ui import tables
from ui.session import Session
from ui.table import View
from ui.tables.knolling import export, photo
from ui.tables.knolling.desk import camera
from ui.tables.knolling.hand import hand
from ui.vdom import Node, find, plain

KNOLLING = games.get("knolling")
TABLE = tables.get("knolling")
T = catalogue("en", "knolling")

BOTH = {"thinking_area": True, "filler": True}


def _view(state: Any, ui: Any = None, options: Any = None, t: Any = T, names: Any = None) -> View:
    """What a person whose turn it is looks at."""
    actor = KNOLLING.to_act(state)
    seat = actor if type(actor) is int else 0
    return View(
        KNOLLING,
        t,
        KNOLLING.observe(state, seat),
        KNOLLING.legal(state),
        ui or {},
        names or ["Ann", "Bob", "Cy", "Di", "Ed"][: len(state.pawns)],
        options or {},
        seat,
        actor is not None,
    )


def _positions(seed: str, options: Any) -> "list[Any]":
    match = random_match(KNOLLING, seed, options)
    return [match.at(ply) for ply in range(match.ply + 1)]


def _at(seed: str, expect: str, options: Any = None, cards: int = 2) -> Any:
    """A position where ``expect`` is asked of a seat with so many cards on its table."""
    for attempt in range(60):
        for state in _positions(seed + str(attempt), options or {}):
            if state.expect == expect and len(state.table(state.to_act).placed) >= cards:
                return state
    raise AssertionError(expect)


def _do(view: View, *actions: str) -> Any:
    """The answer to the last of some actions, the others carried out before."""
    answer: Any = None
    for action in actions:
        if answer is not None:
            view.ui = answer.ui
        answer = TABLE.interpret(view, action)
        assert answer is not None, action
    return answer


def test_every_position_can_be_shown_in_both_languages() -> None:
    for language in LANGUAGES:
        t = catalogue(language, "knolling")
        for number, options in enumerate(({}, BOTH)):
            for state in _positions("show" + str(number), options):
                view = _view(state, {}, options, t)
                check_tree(TABLE.present(view))
                assert len(TABLE.describe(view)) > len(view.names)
                if view.active:
                    assert TABLE.prompt(view)
                else:
                    check_tree(TABLE.explain_result(view))


def test_exactly_the_positions_that_may_be_gone_to_can_be_picked() -> None:
    for state in _positions("pick", {}):
        view = _view(state)
        offered = ["to " + node.props["do"][5:] for node in by_do(TABLE.present(view), "pick:")]
        offered.sort()
        legal = [move for move in view.legal if move.startswith("to ")]
        assert offered == legal
        for move in legal:
            assert _do(view, "pick:" + move[3:], "go").move == move
            view.ui = {}


def test_a_card_is_put_down_and_confirmed_where_it_may_lie_and_nowhere_else() -> None:
    state = _at("lay", "place")
    view = _view(state)
    legal = view.legal
    for x in range(-8, 12, 3):
        for y in range(-8, 12, 2):
            for turn in range(4):
                move = "place %d,%d,%d" % (x, y, turn)
                view.ui = {"x": x, "y": y, "r": turn}
                answer = TABLE.interpret(view, "go")
                assert answer is not None
                if move in legal:
                    assert answer.move is None, "put down first"
                    view.ui = answer.ui
                    confirmed = TABLE.interpret(view, "go")
                    assert confirmed is not None
                    assert confirmed.move == move
                else:
                    assert answer.move is None
                    assert answer.say


def test_what_is_put_down_can_be_lifted_again() -> None:
    view = _view(_at("lift", "place"))
    view.ui = _do(view, "go").ui
    assert view.ui["down"]
    answer = TABLE.key(view, "Escape")
    assert answer is not None
    assert not answer.ui["down"]


def test_the_ghost_says_what_it_would_cover_and_what_the_best_photograph_would_be() -> None:
    state = _at("effect", "place", cards=4)
    view = _view(state)
    seat = state.to_act
    table = state.table(seat)
    _, x, y, turn = table.placed[-1]
    view.ui = {"x": x, "y": y, "r": turn}
    it = hand(view)
    assert it is not None
    effect = it.effect
    assert effect is not None
    assert effect.covers, "it lies just on the last card"
    text = plain(TABLE.present(view))
    assert "Spoils" in text
    answers = [answer for answer in TABLE.later(view) or [] if answer is not None]
    assert len(answers) == 1
    figure = answers[0].ui["figure"]
    rivals = board(view.seen).rivals(seat)
    assert figure["worth"] == effect.best(rivals).worth
    assert figure["now"] == best(table.look, table, rivals).worth
    view.ui = answers[0].ui
    assert "Best photograph: " + str(figure["worth"]) in plain(TABLE.present(view))
    assert TABLE.later(view) is None, "it is known now"
    view.ui = TABLE.interpret(view, "nudge:left").ui
    assert "Best photograph: …" in plain(TABLE.present(view)) or "cannot" in plain(
        TABLE.present(view)
    )


def test_the_search_in_steps_finds_what_the_rules_call_best() -> None:
    state = _positions("search", {})[-1]
    for table in [state.table(seat) for seat in range(len(state.areas))]:
        found = [it for it in search(table.look, table, []) if it is not None][-1]
        wanted = best(table.look, table, [])
        assert (found.x, found.y, found.worth) == (wanted.x, wanted.y, wanted.worth)


def test_moving_by_keys_by_pulling_and_by_a_tap() -> None:
    view = _view(_at("move", "place"))
    it = hand(view)
    assert it is not None
    x, y = it.x, it.y
    pressed = TABLE.key(view, "ArrowDown")
    assert pressed is not None
    assert (pressed.ui["x"], pressed.ui["y"]) == (x, y + 1)
    turned = TABLE.key(view, "t")
    assert turned is not None
    assert turned.ui["r"] == 1
    hovered = _do(view, "desk.hover:250,300")
    assert (hovered.ui["x"], hovered.ui["y"]) == (1, 1)
    assert not hovered.ui.get("down")
    view.ui = _do(view, "desk.grab:10,10").ui
    view.ui = _do(view, "desk.pull:-190,10").ui
    assert (view.ui["x"], view.ui["y"]) == (x - 2, y)
    back = _do(view, "desk.cancel:")
    assert (back.ui["x"], back.ui["y"]) == (x, y), "a second finger ends it"
    view.ui = {}
    tapped = _do(view, "desk.tap:150,200")
    assert (tapped.ui["x"], tapped.ui["y"], tapped.ui["down"]) == (0, 0, True)
    view.ui = tapped.ui
    assert _do(view, "desk.tap:150,200").ui["r"] == 1, "a tap on what lies there turns it"


def test_only_free_cards_can_be_lifted_and_keep_is_one_key() -> None:
    state = _at("tidy", "tidy", cards=3)
    view = _view(state)
    table = state.table(state.to_act)
    offered = [int(node.props["do"][5:]) for node in by_do(TABLE.present(view), "lift:")]
    free = [table.placed[place][0] for place in table.free()]
    assert sorted(offered) == sorted(free)
    for placed in table.placed:
        answer = TABLE.interpret(view, "lift:" + str(placed[0]))
        assert answer is not None
        assert (answer.ui is not None) == (placed[0] in free)
    kept = TABLE.key(view, "k")
    assert kept is not None
    assert kept.move == "keep"


def test_a_tidied_card_makes_the_move_of_the_record() -> None:
    state = _at("tidied", "tidy", cards=3)
    view = _view(state)
    legal = view.legal
    wanted = [move for move in legal if move.startswith("tidy ")]
    for move in _some(wanted):
        _, card, spot = move.split(" ")
        x, y, turn = [int(part) for part in spot.split(",")]
        view.ui = {"card": int(card), "x": x, "y": y, "r": turn, "down": True}
        assert _do(view, "go").move == move
    first = wanted[0].split(" ")[1]
    view.ui = {"card": int(first), "down": True}
    answer = TABLE.interpret(view, "go")
    assert answer is not None
    assert answer.move is None, "a tidy changes something"


def _some(moves: "list[str]") -> "list[str]":
    step = max(1, len(moves) // 40)
    return [move for number, move in enumerate(moves) if number % step == 0]


def test_held_cards_and_fillers() -> None:
    state = _at("hold", "place", BOTH, 0)
    view = _view(state, options=BOTH)
    held = TABLE.key(view, "x")
    assert held is not None
    assert held.move == "hold"
    assert TABLE.key(_view(_at("no", "place")), "x") is None, "only with the option"
    state = _at("unhold", "unhold", BOTH, 0)
    view = _view(state, options=BOTH)
    card = state.held[state.to_act][0]
    view.ui = _do(view, "lift:" + str(card)).ui
    view.ui = _do(view, "go").ui
    assert _do(view, "go").move in view.legal
    state = _at("fill", "fill", BOTH, 1)
    view = _view(state, options=BOTH)
    view.ui = _do(view, "genre:3").ui
    view.ui = _do(view, "go").ui
    answer = _do(view, "go")
    assert answer.move in view.legal
    assert answer.move.endswith(",y")


def test_the_frame_snaps_to_the_best_place_and_can_be_moved() -> None:
    state = _at("frame", "frame")
    view = _view(state)
    answers = [answer for answer in TABLE.later(view) or [] if answer is not None]
    view.ui = answers[-1].ui
    move = _do(view, "go").move
    assert move in view.legal
    table = state.table(state.to_act)
    wanted = best(table.look, table, board(view.seen).rivals(state.to_act))
    wanted = composed(table.look, table, wanted)
    assert move == "frame %d,%d" % (wanted.x, wanted.y)
    nudged = TABLE.key(view, "ArrowLeft")
    assert nudged is not None
    view.ui = nudged.ui
    assert _do(view, "go").move == "frame %d,%d" % (wanted.x - 1, wanted.y)
    assert TABLE.later(view) is None, "what was chosen by hand stays"


def test_a_photograph_shows_the_best_in_its_middle() -> None:
    moved = 0
    for number in range(6):
        match = random_match(KNOLLING, "middle" + str(number), {})
        for ply in range(0, match.ply, 3):
            state = match.at(ply)
            for seat in range(len(state.areas)):
                table = state.table(seat)
                if not table.placed:
                    continue
                plain_best = best(table.look, table, [])
                shown = composed(table.look, table, plain_best)
                assert _cells(table, shown) == _cells(table, plain_best)
                assert (shown.shot, shown.worth) == (plain_best.shot, plain_best.worth)
                left, top, right, bottom = table.look.box
                if right - left <= 12 and bottom - top <= 9:
                    beside = left - (shown.x - table.left), shown.x - table.left + 12 - right
                    above = top - (shown.y - table.top), shown.y - table.top + 9 - bottom
                    assert abs(beside[0] - beside[1]) <= 1
                    assert abs(above[0] - above[1]) <= 1
                    moved += (shown.x, shown.y) != (plain_best.x, plain_best.y)
    assert moved


def _cells(table: Any, found: Any) -> int:
    look = table.look
    return int(look.covered & look.frame(found.x - table.left, found.y - table.top))


def test_what_a_tidied_card_uncovers_is_not_called_spoiled() -> None:
    freed = 0
    for number in range(12):
        state = _at("uncover" + str(number), "tidy", cards=4)
        view = _view(state)
        table = state.table(state.to_act)
        whole = _whole(table.look, table)
        for move in _some([move for move in view.legal if move.startswith("tidy ")]):
            _, card, spot = move.split(" ")
            x, y, turn = [int(part) for part in spot.split(",")]
            view.ui = {"card": int(card), "x": x, "y": y, "r": turn}
            it = hand(view)
            assert it is not None
            assert it.effect is not None
            then = [
                (it.table.placed[owner][0], n) if owner < len(it.table.placed) else (int(card), n)
                for _, owner, n in it.effect.look.items
            ]
            assert sorted(it.lost) == sorted([one for one in whole if one not in then])
            assert sorted(it.freed) == sorted([one for one in then if one not in whole])
            freed += len(it.freed)
            text = plain(TABLE.present(view))
            assert ("Spoils" in text) == bool(it.lost)
            assert ("Uncovers" in text) == bool(it.freed)
    assert freed


def _whole(look: Any, table: Any) -> "list[tuple[int, int]]":
    return [(table.placed[owner][0], n) for _, owner, n in look.items]


def test_looking_back_shows_the_table_of_whoever_moved() -> None:
    state = _at("back", "place")
    view = _view(state)
    view.active = False
    view.looking = True
    view.last_seat = (view.me + 1) % len(state.pawns)
    tree = TABLE.present(view)
    pressed = [node.props["id"] for node in nodes(tree) if node.props.get("aria-pressed") == "true"]
    assert pressed == ["look" + str(view.last_seat)]
    assert not _with_class(tree, "kn-looking"), "there is nothing to go back to"
    assert not find(tree, id="look-own")


def test_a_hint_is_drawn_where_it_would_lay_something() -> None:
    seen: list[str] = []
    for expect in ("place", "tidy", "unhold", "fill", "frame"):
        state = _at("hint" + expect, expect, BOTH, 1)
        view = _view(state, options=BOTH)
        assert not _with_class(TABLE.present(view), "kn-hint")
        for move in _some(view.legal):
            view.hint = move
            tree = TABLE.present(view)
            check_tree(tree)
            shown = [node for node in _with_class(tree, "kn-hint") if node.kids or node.props]
            if " " in move:
                assert len(shown) == 1, move
                seen.append(move.partition(" ")[0])
            else:
                marked = [node.props["id"] for node in _with_class(tree, "hinted")]
                assert (shown, marked) == ([], [move])
        view.hint = view.legal[0]
        view.ui = {"look": (state.to_act + 1) % len(state.pawns)}
        assert not _with_class(TABLE.present(view), "kn-hint"), "it is about one's own table"
    for verb in ("place", "tidy", "unhold", "fill", "frame"):
        assert verb in seen


def test_the_keyboard_returns_to_where_a_card_was_picked_up() -> None:
    view = _view(_at("focus", "tidy", cards=3))
    lifted = TABLE.key(view, "c")
    assert lifted is not None
    view.ui = lifted.ui
    back = TABLE.key(view, "Escape")
    assert back is not None
    assert back.focus == "lift" + str(lifted.ui["card"])
    view = _view(_at("focus", "to"))
    place = next(move for move in view.legal if move.startswith("to "))[3:]
    view.ui = _do(view, "pick:" + place).ui
    back = TABLE.key(view, "Escape")
    assert back is not None
    assert (back.ui, back.focus) == ({}, "to" + place)


def test_the_photograph_counts_just_the_items_of_the_score() -> None:
    match = random_match(KNOLLING, "count", {})
    before, after = match.at(match.ply - 1), match.state
    seat = before.to_act
    seen = KNOLLING.observe(after, 0)
    items = KNOLLING.scores(after)[seat]["items"]
    moments = TABLE.scenes(KNOLLING.observe(before, 0), match.moves[-1], seen)
    assert [scene["count"] for scene, _ in moments] == list(range(items + 1)) + [-1]
    view = _view(after)
    view.scene = moments[-1][0]
    assert len(_with_class(TABLE.present(view), "kn-badge")) == items


def test_looking_at_others_lays_nothing_and_ends_with_the_own_turn() -> None:
    state = _at("look", "place")
    view = _view(state)
    other = (state.to_act + 1) % len(state.pawns)
    view.ui = _do(view, "look:" + str(other)).ui
    tree = TABLE.present(view)
    check_tree(tree)
    assert not find(tree, id="ghost")
    assert TABLE.interpret(view, "go") is None
    assert TABLE.key(view, "ArrowLeft") is None
    assert "look" not in TABLE.carried(view.ui, True)
    assert TABLE.carried(view.ui, False) == {"look": other}
    closed = TABLE.key(view, "Escape")
    assert closed is not None
    assert "look" not in closed.ui
    view.active = False
    looked = TABLE.look(view, "look:0")
    assert looked is not None
    assert looked.move is None


def test_what_was_tried_on_the_table_is_still_there_once_the_card_is_taken() -> None:
    ui = {"pick": "4", "x": 2, "y": -1, "r": 3, "down": True, "camera": [0, 0, 900, 900]}
    assert TABLE.carried(ui, True) == {"x": 2, "y": -1, "r": 3, "camera": [0, 0, 900, 900]}
    ui.pop("pick")
    assert TABLE.carried(ui, True) == {}


def test_zooming_keeps_its_bounds_and_the_middle() -> None:
    view = _view(_at("zoom", "place"))
    table = board(view.seen).sides[view.seen["to_act"]].table
    x, y, wide, high = camera(table)
    nearer = _do(view, "zoom:in").ui["camera"]
    assert nearer[2] < wide
    assert abs((nearer[0] + nearer[2] / 2) - (x + wide / 2)) <= 1
    assert abs((nearer[1] + nearer[3] / 2) - (y + high / 2)) <= 1
    for _ in range(30):
        view.ui = _do(view, "zoom:in").ui
    assert view.ui["camera"][2] >= 499
    assert "camera" not in _do(view, "zoom:fit").ui


def test_cards_that_did_not_change_are_the_same_nodes() -> None:
    view = _view(_at("same", "place"))
    before = TABLE.present(view)
    view.ui = TABLE.interpret(view, "nudge:left").ui
    after = TABLE.present(view)
    for key in ("defs",):
        assert find(before, key=key)[0] is find(after, key=key)[0]
    assert find(before, key="cards")[0] is find(after, key="cards")[0]
    assert find(before, id="ghost")[0] is not find(after, id="ghost")[0]


def test_typed_moves_may_be_written_loosely() -> None:
    view = _view(_at("typed", "place"))
    for text, meant in (
        ("to t", "to T"),
        (" TO  5 ", "to 5"),
        ("place ３，－１，２", "place 3,-1,2"),
        ("Place 3, -1, 2", "place 3,-1,2"),
        ("keep", "keep"),
    ):
        assert TABLE.read_typed(view, text) == meant


def test_a_foreign_name_is_text_in_the_picture_and_in_the_file() -> None:
    match = random_match(KNOLLING, "names", {})
    names = [FOREIGN] * len(match.players)
    view = _view(match.state, names=names)
    check_tree(TABLE.present(view))
    frame = view.seen["frames"][0]
    side = board(view.seen).sides[0]
    drawn = photo.picture(side, frame["x"], frame["y"], photo.caption(view, 0), {})
    text = export.standalone(drawn, [placed[0] for placed in side.placed], "")
    assert "<img" not in text
    assert "&lt;img" in text


def test_every_move_has_a_sentence_in_both_languages() -> None:
    match = begin(KNOLLING, BOTH, [Player() for _ in range(3)], "words")
    rng = Rng("words")
    session = Session(match, TABLE, "id")
    while not match.is_over:
        legal = KNOLLING.legal(match.state)
        match.play(legal[rng.below(len(legal))])
    verbs: list[str] = []
    for language in LANGUAGES:
        t = catalogue(language, "knolling")
        for ply in range(1, match.ply + 1):
            sentence = session.sentence(t, ply)
            assert sentence
            assert "{" not in sentence
            verb = match.moves[ply - 1].partition(" ")[0]
            if verb not in verbs:
                verbs.append(verb)
    assert len(verbs) > 5


def _with_class(tree: Node, name: str) -> "list[Node]":
    return [node for node in nodes(tree) if name in str(node.props.get("class", "")).split(" ")]


def test_the_example_of_a_typed_move_is_legal_and_the_names_of_actions_are_known() -> None:
    asked: list[str] = []
    for number, options in enumerate(({}, BOTH, {"thinking_area": True})):
        for state in _positions("example" + str(number), options):
            view = _view(state, {"x": 40, "y": 40, "r": 1, "down": True}, options)
            if not view.active:
                assert TABLE.example(view) == ""
                continue
            assert TABLE.example(view) in view.legal, TABLE.example(view)
            asked.append(str(state.expect))
            view.ui = {}
            for node in by_do(TABLE.present(view), ""):
                if node.props.get("do"):
                    assert str(node.props["do"]).partition(":")[0] in TABLE.actions
    assert len(set(asked)) == 6, set(asked)
