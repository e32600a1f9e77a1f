"""The table of 双六×宝探し: what is seen, what a touch means, what is said, what is not."""

from typing import Any

import games
import text
from core.catalogue import LANGUAGES, Catalogue
from core.game import CHANCE
from core.match import Match, begin
from core.record import CPU, HUMAN, Player
from core.rng import Rng
from ui.table import Answer, View
from ui.tables.sugoroku import TABLE, pencil
from ui.vdom import Node, find, plain

GAME = games.get("sugoroku")

MAP = {
    "size": 7,
    "start": "A1",
    "goal": "G7",
    "walls": ["C1", "D2"],
    "chests": ["A4", "D4", "G1"],
    "true": "D4",
    "players": 2,
    "first": 0,
}


def _catalogue(language: str = "en") -> Catalogue:
    t = Catalogue(language)
    for name in ("shell", "sugoroku", "sugoroku_why"):
        t.add(text.table(language, name))
    return t


T = _catalogue()
NAMES = ["Ann", "Ben"]


def _match(moves: str, options: "dict[str, Any] | None" = None, people: int = 2) -> Match:
    players = [Player(HUMAN) if seat < people else Player(CPU, "steady") for seat in range(2)]
    match = Match(GAME, options or {}, MAP, players)
    for move in moves.split():
        match.play(move)
    return match


def _view(
    match: Match,
    ui: "dict[str, Any] | None" = None,
    kept: "dict[str, Any] | None" = None,
    t: Catalogue = T,
    over: bool = False,
    state: Any = None,
) -> View:
    state = match.state if state is None else state
    seat = GAME.to_act(state)
    active = type(seat) is int and match.players[seat].is_human
    before = GAME.observe(match.at(match.ply - 1), 0) if match.ply else None
    mover = GAME.to_act(match.at(match.ply - 1)) if match.ply else None
    names = NAMES if len(match.players) == 2 else ["P" + str(i) for i in range(len(match.players))]
    return View(
        GAME,
        t,
        GAME.observe(state, 0),
        GAME.legal(state) if active else [],
        ui or {},
        names,
        match.options,
        0,
        active,
        match.moves[-1] if match.moves else "",
        mover if type(mover) is int else None,
        None,
        "",
        kept,
        match.setup if over else None,
        None,
        match.players,
        lambda: before,
    )


def _told(match: Match, t: Catalogue = T) -> str:
    """What the master said about the last move."""
    before = GAME.observe(match.at(match.ply - 1), 0)
    after = GAME.observe(match.state, 0)
    return TABLE.describe_move(t, NAMES, before, match.moves[-1], after)


def _picture(node: Node) -> Any:
    """Everything in a picture, as plain values."""
    props = sorted([(name, str(node.props[name])) for name in node.props])
    return (node.tag, str(node.key), props, [_picture(kid) for kid in node.kids])


def _random_match(seed: str, options: "dict[str, Any]", players: int, moves: int) -> Match:
    match = begin(GAME, options, [Player(HUMAN) for _ in range(players)], seed)
    rng = Rng(seed + "/play")
    while match.ply < moves and not match.is_over:
        if match.to_act == CHANCE:
            match.play(match.chance())
        else:
            match.play(rng.choice(GAME.legal(match.state)))
    return match


# -- only what is known is shown ----------------------------------------------------------


def _everything(match: Match, state: Any) -> Any:
    kept = {"show": {"rings": True}, "marks": {"0": {"B2": "wall"}}}
    view = _view(match, {}, kept, T, False, state)
    said = TABLE.prompt(view) if view.active else ""
    return _picture(TABLE.present(view)), TABLE.describe(view), said, view.legal


def test_two_maps_with_the_same_observation_give_the_same_screen() -> None:
    different = 0
    for seed in ("a", "b", "c"):
        match = _random_match(seed, {"size": 7, "assist": True}, 2, 40)
        for ply in range(0, match.ply, 7):
            cut = begin(GAME, match.options, match.players, seed)
            for move in match.moves[:ply]:
                cut.play(move)
            other = GAME.redeal(cut.state, 0, Rng(seed + str(ply)))
            different += other.setup.walls != cut.state.setup.walls
            assert _everything(cut, other) == _everything(cut, cut.state)
    assert different > 5, "the maps must differ for this to show anything"


def test_the_map_is_revealed_only_at_the_end() -> None:
    match = _match("roll d4=3 RDR")
    hidden = TABLE.present(_view(match))
    assert not find(hidden, key="wD2")
    assert not find(hidden, key="cD4")
    shown = TABLE.present(_view(match, over=True))
    assert find(shown, key="wD2")
    assert find(shown, key="cD4")
    covered = TABLE.present(_view(match, {}, {"show": {"map": False}}, over=True))
    assert not find(covered, key="wD2")


def test_squares_without_a_chest_are_hatched_only_on_demand() -> None:
    for assist, off, expected in ((True, False, 1), (False, False, 0), (True, True, 0)):
        match = _match("sonar", {"assist": assist})
        kept = {"show": {"hatch": False}} if off else {}
        assert len(find(TABLE.present(_view(match, {}, kept)), fill="url(#hatch)")) == expected


def test_what_did_not_change_is_the_same_node() -> None:
    match = _match("roll d4=3")
    for key in ("paper", "ink", "walls", "chests", "squares"):
        one = _layer(TABLE.present(_view(match)), key)
        other = _layer(TABLE.present(_view(match, {"plan": "R"})), key)
        assert one is other, key
    match.play("RDR")
    assert _layer(TABLE.present(_view(match)), "ink") is not _layer(
        TABLE.present(_view(_match("roll d4=3"))), "ink"
    )


def _layer(picture: Node, key: str) -> Node:
    found = []

    def search(node: Node) -> None:
        if node.key == key:
            found.append(node)
        for kid in node.kids:
            search(kid)

    search(picture)
    return found[0]


# -- planning a path ----------------------------------------------------------------------


def _answer(match: Match, plan: str, action: str, **more: Any) -> Answer:
    answer = TABLE.interpret(_view(match, {"plan": plan}, **more), action)
    assert answer is not None
    return answer


def _plan(answer: Answer) -> str:
    assert answer.ui is not None, answer.say
    return str(answer.ui["plan"])


def test_taps_plan_a_path_and_take_it_back() -> None:
    match = _match("roll d4=3")
    assert _plan(_answer(match, "", "sq:B1")) == "R"
    assert _plan(_answer(match, "R", "sq:B2")) == "RD"
    assert _plan(_answer(match, "RD", "sq:B2")) == "R", "the last square again takes it back"
    assert _plan(_answer(match, "RDD", "sq:B1")) == "R", "an earlier square cuts the plan there"
    assert _plan(_answer(match, "RD", "sq:A1")) == ""
    assert sorted(_plan(_answer(match, "", "sq:C2"))) == ["D", "R", "R"], "the way there is found"
    assert _answer(match, "RD", "go").move == "RD"
    assert _answer(match, "", "go").move == "-"


def test_undo_takes_back_planned_steps_before_moves() -> None:
    match = _match("roll d4=3")
    assert TABLE.undo(_view(match)) is None
    once = TABLE.undo(_view(match, {"plan": "RD"}))
    assert once is not None
    twice = TABLE.undo(_view(match, once.ui))
    assert twice is not None
    assert [_plan(once), _plan(twice)] == ["R", ""]
    again = TABLE.redo(_view(match, twice.ui))
    assert again is not None
    assert _plan(again) == "R"
    last = TABLE.redo(_view(match, again.ui))
    assert last is not None
    assert _plan(last) == "RD"
    assert TABLE.redo(_view(match, last.ui)) is None
    other = TABLE.interpret(_view(match, once.ui), "step:R")
    assert other is not None
    assert TABLE.redo(_view(match, other.ui)) is None, "another way was taken"


def test_a_path_is_refused_with_its_reason() -> None:
    match = _match("roll d4=3 RRR roll d4=1 D roll d4=2")
    for plan, action, reason in (
        ("", "sq:C1", "sugoroku.say.wall"),
        ("", "step:R", "sugoroku.say.wall"),
        ("", "step:U", "sugoroku.say.edge"),
        ("DD", "step:D", "sugoroku.say.no-steps"),
        ("DD", "sq:B4", "sugoroku.say.no-steps"),
        ("", "sq:F6", "sugoroku.say.too-far"),
        ("", "sq:D1", "sugoroku.say.blocked"),
        ("", "sq:B1", "sugoroku.say.here"),
        ("", "back", "sugoroku.say.nothing-planned"),
    ):
        answer = _answer(match, plan, action)
        assert answer.move is None
        assert answer.ui is None
        at = action[3:] if action.startswith("sq:") else "C1"
        assert answer.say == T(reason, at=at, n=2, far=9), reason


def test_pulling_a_finger_plans_step_by_step() -> None:
    match = _match("roll d4=3")
    plan = ""
    for at, expected in (
        ("A1", ""),
        ("B1", "R"),
        ("B2", "RD"),
        ("F6", "RD"),
        ("B1", "R"),
        ("B2", "RD"),
        ("C2", "RDR"),
    ):
        answer = TABLE.interpret(_view(match, {"plan": plan}), "over:" + at)
        if answer is not None and answer.ui is not None:
            plan = answer.ui["plan"]
        assert plan == expected


def test_keys_plan_walk_and_refuse() -> None:
    match = _match("roll d4=3")

    def press(key: str, plan: str = "") -> Answer:
        answer = TABLE.key(_view(match, {"plan": plan}), key)
        assert answer is not None, key
        return answer

    assert _plan(press("ArrowRight")) == "R"
    assert _plan(press("ArrowLeft", "R")) == "RL", "a path may cross itself"
    assert _plan(press("Backspace", "RD")) == "R"
    assert _plan(press("Escape", "RD")) == ""
    assert press("Enter", "RD").move == "RD"
    assert press("Enter").say == T("sugoroku.say.plan-first")
    assert press("0").move == "-"
    assert press("o").say == T("sugoroku.say.no-chest")
    assert press("f").say == T("sugoroku.say.no-fight")
    assert press("s").move == "sonar"
    match = _match("")
    assert press("Enter").move == "roll"
    assert TABLE.key(_view(match), "ArrowUp") is None, "elsewhere arrows walk over the table"
    match = _match("sonar")
    assert press("s").say == T("sugoroku.say.sonar-used")


def test_typed_moves_are_read_generously() -> None:
    view = _view(_match("roll d4=3"))
    for typed, move in (
        ("drr", "DRR"),
        (" ＤＲ Ｒ ", "DRR"),
        ("下右右", "DRR"),
        ("↓→→", "DRR"),
        ("ー", "-"),
        ("Sonar", "sonar"),
        ("ROLL", "roll"),
        ("Roll the die", "roll"),
        ("stay", "-"),
        ("う", "U"),
        ("っｄる", "DDRU"),
        ("っっｒ", "RRR"),
        ("づぅ", "DULU"),
    ):
        assert TABLE.read_typed(view, typed) == move
    japanese = _view(_match("roll d4=3"), t=_catalogue("ja"))
    assert TABLE.read_typed(japanese, "開けない") == "leave"
    assert TABLE.read_typed(japanese, "動かない") == "-"
    assert TABLE.read_typed(japanese, "ソナー") == "sonar", "its last sign is no path"


# -- what is said -------------------------------------------------------------------------


def test_the_master_tells_what_a_move_revealed() -> None:
    told = _told(_match("roll d4=3 RRR"))
    assert "A1 → B1" in told
    assert T("sugoroku.log.bump", wall="C1", at="B1") in told
    told = _told(_match("roll d4=1 R roll d4=4 - roll d4=3 R"))
    assert told == "Ann: " + T("sugoroku.log.bump", wall="C1", at="B1"), "who did not get anywhere"
    told = _told(_match("sonar"))
    assert told == "Ann: sonar on A1. Steps to the nearest chest: 3."
    told = _told(_match("roll d4=4 - roll d4=4 DDDD"))
    assert told == "Ben: A1 → A2 → A3 → A4. There is a chest on A4!"
    told = _told(_match("roll d4=4 - roll d4=4 DDDD open"))
    assert "Empty" in told
    told = _told(_match("roll d4=4 - roll d4=4 DDDD leave"))
    assert told.endswith("A4 → A5.")
    told = _told(_match("roll d4=4 - roll d4=4 DDDD open roll d4=1 -"))
    assert "(Turn lost: Ben)" in told


CAUGHT = (
    "roll d4=3 DDD leave roll d4=1 - roll d4=3 RRR open roll d4=4 DDDR roll d4=1 - roll d4=2 RR"
)


def test_fights_are_told_by_name() -> None:
    match = _match(CAUGHT)
    assert match.state.phase == "fight"
    assert T("sugoroku.prompt.fight", name="Ann") == TABLE.prompt(_view(match))
    for dice, beginning in (
        ("d6=5,2", "Ben: 5 against 2. The treasure changes hands; Ann cannot move before Ben."),
        ("d6=2,5", "Ben: 2 against 5, beaten. Ben cannot move before Ann."),
        ("d6=3,3", "Ben: 3 against 3, and a tie goes to Ann"),
    ):
        told = _told(_match(CAUGHT + " fight " + dice))
        assert told.startswith(beginning), told
    won = TABLE.present(_view(_match(CAUGHT + " fight d6=5,2")))
    assert len(find(won, title=T("sugoroku.flag.treasure"))) == 1


def test_every_move_and_position_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        t = _catalogue(language)
        for players, seed in ((1, "x"), (3, "y")):
            match = _random_match(seed, {"size": 7}, players, 120)
            names = ["P" + str(seat) for seat in range(players)]
            for ply in range(match.ply):
                before, after = (GAME.observe(match.at(p), 0) for p in (ply, ply + 1))
                _check_said(TABLE.describe_move(t, names, before, match.moves[ply], after))
            view = _view(match, t=t, over=True)
            for line in TABLE.describe(view):
                _check_said(line)
            _check_said(plain(TABLE.present(view)))
            _check_said(plain(TABLE.explain_result(view)))
            for _, what in TABLE.keys(t):
                _check_said(what)


def _check_said(said: str) -> None:
    assert said
    assert "sugoroku." not in said, said
    assert "{" not in said, said


def test_both_languages_say_the_same_things() -> None:
    for name in ("sugoroku", "sugoroku_why"):
        ja, en = text.table("ja", name), text.table("en", name)
        assert sorted(ja) == sorted(en)
        for key in ja:
            assert _params(ja[key]) == _params(en[key]), key


def _params(said: str) -> "list[str]":
    return sorted({part.partition("}")[0] for part in said.split("{")[1:]})


def test_near_the_last_round_players_are_told() -> None:
    match = _match("")
    seen = GAME.observe(match.state, 0)
    view = _view(match)
    for number, expected in ((279, "Round 279"), (290, "Round 290 (a draw in 11)")):
        seen["round"] = number
        view.seen = seen
        assert TABLE.describe(view)[1].startswith(expected)
        assert (TABLE.describe(view)[1] == "Round 279") == (number == 279)


# -- scenes -------------------------------------------------------------------------------


def test_scenes_lead_to_the_position_after() -> None:
    match = _random_match("scenes", {"size": 7}, 3, 150)
    kinds = set()
    for ply in range(match.ply):
        before, after = (GAME.observe(match.at(p), 0) for p in (ply, ply + 1))
        shown = TABLE.scenes(before, match.moves[ply], after)
        for scene, seconds in shown:
            kinds.add(scene["kind"])
            assert seconds > 0
        if shown and before["phase"] in ("path", "chest"):
            last = shown[-1][0]["seen"]
            for fact in ("pos", "stood", "known_walls", "found", "opened"):
                assert last[fact] == after[fact], fact
    assert {"walk", "lean", "bump", "chest", "sonar"} <= kinds


def test_scenes_can_be_shown() -> None:
    match = _match(CAUGHT + " fight d6=5,2")
    t = _catalogue()
    for ply in range(match.ply):
        before, after = (GAME.observe(match.at(p), 0) for p in (ply, ply + 1))
        for scene, _ in TABLE.scenes(before, match.moves[ply], after):
            view = _view(match, t=t)
            view.scene, view.seen, view.active, view.legal = scene, scene["seen"], False, []
            _check_said(plain(TABLE.present(view)))


# -- the pencil ---------------------------------------------------------------------------


def test_marks_are_each_players_own() -> None:
    match = _match("roll d4=3")
    kept: dict[str, Any] = {"tool": "wall"}
    answer = TABLE.interpret(_view(match, {}, kept), "sq:C3")
    assert answer is not None
    assert answer.kept is not None
    assert answer.kept["marks"] == {"0": {"C3": "wall"}}
    kept = answer.kept
    assert "C3" in TABLE.describe(_view(match, {}, kept))[-1]
    match.play("DDD")
    match.play("leave")
    assert GAME.to_act(match.state) == 1
    assert "C3" not in "".join(TABLE.describe(_view(match, {}, kept)))
    answer = TABLE.interpret(_view(match, {}, kept), "note:D4:  two steps  ")
    assert answer is not None
    assert answer.kept is not None
    assert answer.kept["marks"] == {"0": {"C3": "wall"}, "1": {"D4": "=two steps"}}


def test_a_note_is_written_whole_within_its_square() -> None:
    for note, lines in (
        ("two?", ["two?"]),
        ("two steps ab", ["two step", "s ab"]),
        ("宝箱があるかもしれない場所", ["宝箱があ", "るかもし", "れない場"]),
    ):
        kept = {"marks": {"0": {"C3": "=" + note[: pencil.LONGEST_NOTE]}}}
        marks = _layer(TABLE.present(_view(_match("roll d4=3"), {}, kept)), "marks")
        assert [plain(line) for line in find(marks, **{"class": "scribble"})[0].kids] == lines


def test_the_same_mark_again_takes_it_away() -> None:
    match = _match("roll d4=3")
    kept = {"tool": "chest", "marks": {"0": {"C3": "chest", "C4": "wall"}}}
    answer = TABLE.interpret(_view(match, {}, kept), "sq:C3")
    assert answer is not None
    assert answer.kept is not None
    assert answer.kept["marks"] == {"0": {"C4": "wall"}}


def test_damaged_marks_are_no_marks() -> None:
    match = _match("roll d4=3")
    for kept in (
        {"marks": 5, "show": 3, "tool": 7},
        {"marks": {"0": [1]}},
        {"marks": {"0": {"C3": 4, "Z99": "wall"}}, "tool": "saw"},
    ):
        _check_said(plain(TABLE.present(_view(match, {}, kept))))


def test_others_may_look_but_not_move() -> None:
    match = _match("", people=0)
    view = _view(match)
    assert not view.active
    for action in ("roll", "sq:B1", "go", "over:B1", "take:wall"):
        assert TABLE.look(view, action) is None
    assert TABLE.look(view, "key:c") is None, "no sonar was heard yet"
    for match_, action in ((match, "switch:rings"), (_match("sonar", people=0), "key:c")):
        answer = TABLE.look(_view(match_), action)
        assert answer is not None
        assert answer.move is None
        assert answer.kept == {"show": {"rings": True}}


def test_chances_can_be_seen_after_the_game() -> None:
    match = _match("sonar")
    kept = {"show": {"heat": True}}
    assert not find(TABLE.present(_view(match, {}, kept)), **{"class": "heat1"})
    shown = _layer(TABLE.present(_view(match, {}, kept, over=True)), "heat")
    assert len(shown.kids) > 4
    told = _view(match, {}, kept, over=True)
    told.note = {
        "move": "roll",
        "why": "roll",
        "params": {"belief": {"C3": 40, "Z9": 3, "D3": "x"}},
    }
    assert [plain(kid) for kid in _layer(TABLE.present(told), "heat").kids] == ["", "40"]
    assert T("sugoroku.why.roll") in plain(TABLE.present(told))
    assert "(" + T("sugoroku.act.roll") + ")" in plain(TABLE.present(told))


def test_without_a_chest_to_look_for_there_are_no_chances() -> None:
    kept = {"show": {"heat": True}}
    searched = TABLE.present(_view(_match("sonar"), {}, kept, over=True))
    assert T("sugoroku.heat-help") in plain(searched)
    found = TABLE.present(_view(_match(CAUGHT), {}, kept, over=True))
    assert len(_layer(found, "heat").kids) == 0
    assert T("sugoroku.heat-none") in plain(found)


def test_the_map_is_not_revealed_before_the_last_walk_has_been_shown() -> None:
    view = _view(_match("roll d4=1 D"), over=True)
    assert len(find(_layer(TABLE.present(view), "walls"), **{"class": "wall hidden"})) > 0
    view.scene = {"seen": view.seen, "kind": "walk", "seat": 0, "trail": ["A1", "A2"]}
    walking = TABLE.present(view)
    assert len(_layer(walking, "walls").kids) == 0
    assert len(_layer(walking, "chests").kids) == 0
    assert not find(walking, id="tool-map")
    assert MAP["true"] not in " ".join(TABLE.describe(view))


def test_an_opened_chest_makes_room_for_the_pawns() -> None:
    for moves, alone in (("leave", False), ("open", True)):
        match = _match("roll d4=4 - roll d4=4 DDD " + moves)
        assert (_pawn_scale(match, 1) == _pawn_scale(match, 0)) == alone


def _pawn_scale(match: Match, seat: int) -> str:
    pawns = _layer(TABLE.present(_view(match)), "pawns")
    return str(pawns.kids[seat].props["transform"]).rpartition("scale")[2]


def test_somebody_without_a_name_has_a_figure_where_there_is_little_room() -> None:
    view = _view(_match(""))
    assert len(find(TABLE.present(view), **{"class": "figure"})) == 2
    view.players = [Player(HUMAN, "", "Ann"), Player(CPU, "steady")]
    assert not find(TABLE.present(view), **{"class": "figure"})


def test_the_example_of_a_typed_move_is_legal_and_the_names_of_actions_are_known() -> None:
    phases: list[str] = []
    for seed in ("a", "b", "c", "d"):
        match = _random_match(seed, {"size": 7}, 2, 150)
        for ply in range(match.ply + 1):
            view = _view(match, {"plan": "D"}, {"tool": "wall"}, state=match.at(ply))
            if not view.active:
                assert TABLE.example(view) == ""
                continue
            assert TABLE.example(view) in view.legal, TABLE.example(view)
            phases.append(view.seen["phase"])
            stack = [TABLE.present(view)]
            while stack:
                node = stack.pop()
                stack += node.kids
                for name in ("do", "data-drag"):
                    if node.props.get(name):
                        assert str(node.props[name]).partition(":")[0] in TABLE.actions
    assert {"roll", "path", "chest"} <= set(phases), set(phases)
