"""The PORTAS table: what it shows, what a touch means, what is said."""

from typing import Any

import games
from core.canonical import dumps
from core.catalogue import LANGUAGES
from core.match import Match
from core.record import Player
from portable.pages import FOREIGN, by_do, catalogue, check_tree, nodes
from portable.playing import random_match
from ui import tables
from ui.session import Session
from ui.table import View
from ui.vdom import find, plain

PORTAS = games.get("portas")
TABLE = tables.get("portas")
T = catalogue("en", "portas")

OPTIONS = ({}, {"hide_used": True}, {"assist": False}, {"hide_used": True, "assist": False})


def _view(state: Any, options: Any = None, ui: Any = None, t: Any = T) -> View:
    """What a person whose turn it is looks at."""
    actor = PORTAS.to_act(state)
    seat = actor if type(actor) is int else 0
    return View(
        PORTAS,
        t,
        PORTAS.observe(state, seat),
        PORTAS.legal(state),
        ui or {},
        ["Ann", "Bob"],
        options or {},
        seat,
        actor is not None,
    )


def _stuck() -> Match:
    """Seat 0 to act with nothing but 3, 3, 5 and 6, one piece in either chest."""
    decks = [[6, 5, 6, 5, 3, 3, 1, 1, 1, 2, 2, 2, 4, 4], [6, 4, 6, 5, 3, 3, 1, 1, 1, 2, 2, 2, 4, 5]]
    setup = {"treasures": [11, 12, 13, 14, 15], "decks": decks, "first": 0}
    match = Match(PORTAS, {}, setup, [Player(), Player()])
    for move in ("6@11", "6@12", "5@12", "4@11"):
        match.play(move)
    return match


def _positions() -> "list[Any]":
    found = []
    for seed in ("t1", "t2", "t3"):
        match = random_match(PORTAS, seed)
        found += [match.at(ply) for ply in range(match.ply + 1)]
    return found


def test_every_position_can_be_shown_in_both_languages() -> None:
    for language in LANGUAGES:
        t = catalogue(language, "portas")
        for number, state in enumerate(_positions()):
            view = _view(state, OPTIONS[number % 4], {}, t)
            tree = TABLE.present(view)
            assert tree.props["class"] == "portas"
            check_tree(tree)
            assert len(TABLE.describe(view)) >= 2
            if view.active:
                assert TABLE.prompt(view)


def test_every_legal_move_can_be_touched_and_no_other() -> None:
    for state in _positions():
        view = _view(state)
        tree = TABLE.present(view)
        made = set()
        for passing in by_do(tree, "pass"):
            made.add(_answer(view, passing.props["do"]).move)
        for card in by_do(tree, "card:"):
            picked = _answer(view, card.props["do"])
            assert picked.move is None
            fits = card.props.get("aria-disabled") is None
            assert fits == any(move.startswith(card.props["do"][5:] + "@") for move in view.legal)
            if not fits:
                assert (picked.ui, bool(picked.say)) == (None, True)
                continue
            then = _view(state, {}, picked.ui)
            for chest in by_do(TABLE.present(then), "chest:"):
                placed = _answer(then, chest.props["do"])
                assert (chest.props.get("aria-disabled") is None) == (placed.move is not None)
                assert placed.move is not None or placed.say
                made.add(placed.move)
        made.discard(None)
        assert sorted(made) == PORTAS.legal(state)


def _answer(view: View, do: str) -> Any:
    answer = TABLE.interpret(view, do)
    assert answer is not None
    return answer


def test_nothing_can_be_touched_out_of_turn() -> None:
    for state in _positions():
        view = _view(state)
        view.active, view.legal = False, []
        assert not [node for node in nodes(TABLE.present(view)) if node.props.get("do")]


def test_a_card_is_picked_up_and_put_back() -> None:
    state = random_match(PORTAS, "pick", {}, 0).state
    card = PORTAS.observe(state, 0)["hands"][PORTAS.to_act(state)][0]
    view = _view(state)
    answer = _answer(view, "card:" + str(card))
    assert (answer.ui, answer.move, answer.say) == ({"card": card}, None, None)
    assert answer.focus.startswith("chest-")
    view = _view(state, {}, {"card": card})
    pressed = [node for node in nodes(TABLE.present(view)) if node.props.get("aria-pressed")]
    assert [node.props["aria-pressed"] for node in pressed].count("true") == 1
    assert _answer(view, "card:" + str(card)).ui == {}
    assert str(card) in TABLE.prompt(view)


def test_it_says_why_not() -> None:
    match = _stuck()
    view = _view(match.state)
    assert "5" in _answer(view, "card:5").say
    assert TABLE.prompt(view) == T("portas.prompt.pass")
    state = random_match(PORTAS, "pick", {}, 0).state
    assert _answer(_view(state), "chest:" + _chest(state)).say == T("portas.say.card-first")
    match = _stuck()
    before = _view(match.at(3), {}, {"card": 6})
    assert before.seen["open"][1]["left"] == 1
    assert _answer(before, "chest:12").say == T("portas.say.does-not-fit", card=6, left=1)
    assert TABLE.interpret(view, "nonsense:1") is None


def _chest(state: Any) -> str:
    return str(PORTAS.view(state)["open"][0]["treasure"])


def test_pass_is_offered_only_where_nothing_else_is_possible() -> None:
    offered = 0
    for state in _positions() + [_stuck().state]:
        view = _view(state)
        passing = find(TABLE.present(view), do="pass")
        assert len(passing) == (1 if view.legal == ["pass"] else 0)
        offered += len(passing)
        if passing:
            assert _answer(view, "pass").move == "pass"
    assert offered


def test_keys() -> None:
    state = random_match(PORTAS, "pick", {}, 0).state
    view = _view(state)
    hand = view.seen["hands"][view.seen["to_act"]]
    for card in range(1, 7):
        answer = TABLE.key(view, str(card))
        assert answer is not None
        if card in hand:
            assert answer.ui == {"card": card}
        else:
            assert answer.say == T("portas.say.not-in-hand", card=card)
    for key in ("0", "7", "x", "12", "", "Enter", "ArrowUp"):
        assert TABLE.key(view, key) is None
    assert TABLE.key(view, "Escape") is None
    picked = TABLE.key(_view(state, {}, {"card": hand[0]}), "Escape")
    assert picked is not None
    assert picked.ui == {}
    assert [what for _, what in TABLE.keys(T)] == [T("portas.keys.digits")]


def test_typed_moves_are_read_kindly() -> None:
    view = _view(_positions()[0])
    for typed, move in (
        ("4@14", "4@14"),
        ("  4@14 ", "4@14"),
        ("４＠１４", "4@14"),
        ("pass", "pass"),
        ("", ""),
        ("さん", "さん"),
    ):
        assert TABLE.read_typed(view, typed) == move


# -- help, and the variant without it ------------------------------------------------------


def test_the_counting_help_can_be_switched_off() -> None:
    state = _stuck().state
    with_help, without = TABLE.present(_view(state)), TABLE.present(_view(state, {"assist": False}))
    assert _classes(with_help, "dead") == 4
    assert _classes(without, "dead") == 0
    assert _classes(with_help, "left") == 2
    assert _classes(without, "left") == 0
    assert _classes(with_help, "mays") == 2
    assert _classes(without, "mays") == 0


def test_the_memory_variant_hides_what_was_used() -> None:
    state = random_match(PORTAS, "t1").state
    taken = PORTAS.view(state)["taken"]
    assert taken[0] or taken[1]
    open_view = plain(TABLE.present(_view(state)))
    hidden = TABLE.present(_view(state, {"hide_used": True}))
    prizes = [node for node in nodes(hidden) if node.props.get("class") == "prize"]
    assert len(prizes) == len(taken[0]) + len(taken[1])
    for prize in prizes:
        assert prize.props["aria-label"] == T("portas.prize-hidden")
        assert "+" not in plain(prize)
    assert "+" in open_view
    assert _classes(hidden, "mays") == 0


def _classes(tree: Any, name: str) -> int:
    return len(
        [node for node in nodes(tree) if name in str(node.props.get("class", "")).split(" ")]
    )


# -- what just happened, and how it ended ----------------------------------------------------


def _said(match: Any, names: "list[str]", ply: int) -> str:
    before, after = PORTAS.observe(match.at(ply), 0), PORTAS.observe(match.at(ply + 1), 0)
    return TABLE.describe_move(T, names, before, match.moves[ply], after)


def test_moves_in_words() -> None:
    match = _stuck()
    match.play("pass")
    names = ["Ann", "Bob"]

    def said(ply: int) -> str:
        return _said(match, names, ply)

    assert said(0) == T("portas.log.play", name="Ann", card=6, treasure=11, left=5)
    assert said(3) == T("portas.log.play", name="Bob", card=4, treasure=11, left=1)
    assert said(4) == T("portas.log.pass", name="Ann")
    taking = random_match(PORTAS, "t1")
    for ply in range(taking.ply):
        before, after = PORTAS.scores(taking.at(ply)), PORTAS.scores(taking.at(ply + 1))
        if before != after:
            seat = PORTAS.to_act(taking.at(ply))
            card, _, treasure = taking.moves[ply].partition("@")
            assert _said(taking, names, ply) == T(
                "portas.log.take",
                name=names[seat],
                card=card,
                treasure=treasure,
                points=after[seat] - before[seat],
            )


def test_a_taken_chest_is_shown_open_before_the_next_one() -> None:
    shown = 0
    for seed in ("t1", "t2"):
        match = random_match(PORTAS, seed)
        for ply in range(match.ply):
            before = PORTAS.observe(match.at(ply), 0)
            copy = dumps(before)
            scenes = TABLE.scenes(before, match.moves[ply], PORTAS.observe(match.at(ply + 1), 0))
            assert dumps(before) == copy
            took = PORTAS.scores(match.at(ply)) != PORTAS.scores(match.at(ply + 1))
            assert bool(scenes) == took
            for scene, seconds in scenes:
                assert seconds > 0
                assert scene["seat"] == before["to_act"]
                chests = [c for c in scene["seen"]["open"] if c and c["treasure"] == scene["taken"]]
                assert [chest["left"] for chest in chests] == [0]
                assert sum(chests[0]["by"]) == scene["taken"]
                hands = scene["seen"]["hands"]
                assert len(hands[scene["seat"]]) == len(before["hands"][scene["seat"]]) - 1
                view = _view(match.at(ply))
                view.seen, view.scene, view.active, view.legal = scene["seen"], scene, False, []
                tree = TABLE.present(view)
                check_tree(tree)
                assert _classes(tree, "taken") == 1
                shown += 1
    assert shown > 4


def test_the_result_is_explained() -> None:
    for seed in ("t1", "t2", "t3"):
        state = random_match(PORTAS, seed).state
        view = _view(state)
        tree = TABLE.explain_result(view)
        check_tree(tree)
        cells = [plain(node) for node in nodes(tree) if node.props.get("class") == "number"]
        assert cells[-2:] == [str(points) for points in PORTAS.scores(state)]
        for seat in (0, 1):
            assert TABLE.total(PORTAS.scores(state), seat) == PORTAS.scores(state)[seat]
            for taken in view.seen["taken"][seat]:
                assert T("portas.result.chest", **taken) in plain(tree)


def test_the_position_in_words_has_all_that_lies_open() -> None:
    for state in _positions():
        view = _view(state)
        words = " ".join(TABLE.describe(view))
        for chest in PORTAS.view(state)["open"]:
            if chest:
                assert (
                    T(
                        "portas.say.chest",
                        treasure=chest["treasure"],
                        left=chest["left"],
                        first="Ann",
                        carried0=chest["by"][0],
                        second="Bob",
                        carried1=chest["by"][1],
                    )
                    in words
                )
        for hand in PORTAS.view(state)["hands"]:
            assert " ".join([str(card) for card in hand]) in words


def test_a_hint_points_at_its_card_and_chest() -> None:
    state = random_match(PORTAS, "pick", {}, 0).state
    view = _view(state)
    view.hint = view.legal[0]
    card, _, treasure = view.hint.partition("@")
    marked = [
        node for node in nodes(TABLE.present(view)) if "hinted" in node.props.get("class", "")
    ]
    assert sorted([node.props["do"] for node in marked]) == ["card:" + card, "chest:" + treasure]


def test_names_stay_text() -> None:
    match = random_match(PORTAS, "t1")
    for player in match.players:
        player.name = FOREIGN
    session = Session(match, TABLE, "id")
    view = session.view(T)
    for tree in (TABLE.present(view), TABLE.explain_result(view)):
        texts = [kid.props["text"] for node in nodes(tree) for kid in node.kids if not kid.tag]
        assert FOREIGN in texts
        assert not [node for node in nodes(tree) if node.tag == "img"]
    assert FOREIGN in session.sentence(T, 1)
    assert FOREIGN in " ".join(TABLE.describe(view))


def test_the_example_is_legal_and_every_action_is_declared() -> None:
    made: list[str] = []
    for state in _positions() + [_stuck().state]:
        view = _view(state)
        assert TABLE.example(view) in (view.legal or [""])
        made.append(TABLE.example(view))
        for ui in ({}, {"card": 2}):
            for node in by_do(TABLE.present(_view(state, {}, ui)), ""):
                assert str(node.props.get("do", "card:")).partition(":")[0] in TABLE.actions
    assert "" in made and "pass" in made and len(set(made)) > 10
