"""Patapata's table: what a touch means, why a declaration fails, what is said and kept."""

from typing import Any

from core import canonical, record
from core.catalogue import Catalogue
from core.match import Match, begin
from games.patapata import GAME, claim, prompts, sheet
from games.patapata.courses import trimmed
from games.patapata.fixed import BEST, ROWS
from games.patapata.sheet import ink_of_move
from text import table as texts
from ui.table import Answer, Offer, View
from ui.tables.patapata import TABLE
from ui.tables.patapata.hold import Hold, read_hold
from ui.tables.patapata.looks import hold_at
from ui.vdom import find, plain

FIRST = "e1o f1s f2x f3x"
GOOD = "e1o g2o h2s e3x"


class Player:
    """Somebody at the table: acts on it as the page would, and minds what it answers."""

    def __init__(self, players: int = 1, language: str = "en") -> None:
        seats = [record.Player() for _ in range(players)]
        self.match = begin(GAME, {"course": "fixed-1"}, seats, "")
        self.t = Catalogue(language)
        for name in ("shell", "patapata"):
            self.t.add(texts(language, name))
        self.ui: dict[str, Any] = {}
        self.kept: dict[str, Any] = {}
        self.said = ""
        self.at = ""

    def view(self, hint: str = "") -> View:
        state, match = self.match.state, self.match
        seat = GAME.to_act(state)
        over = match.is_over
        view = View(
            GAME,
            self.t,
            GAME.observe(state, seat or 0),
            GAME.legal(state),
            self.ui,
            ["A", "B", "C"][: len(match.players)],
            match.options,
            0,
            not over,
            match.moves[-1] if match.moves else "",
            GAME.to_act(match.at(match.ply - 1)) if match.ply else None,
            None,
            hint,
            self.kept,
            match.setup if over else None,
        )
        view.at = self.at
        return view

    def do(self, *actions: str) -> None:
        for action in actions:
            self._take(TABLE.interpret(self.view(), action))

    def press(self, *keys: str) -> None:
        for key in keys:
            self._take(TABLE.key(self.view(), key))

    def undo(self) -> None:
        self._take(TABLE.undo(self.view()))

    def redo(self) -> None:
        self._take(TABLE.redo(self.view()))

    def _take(self, answer: "Answer | None") -> None:
        assert answer is not None
        self.said = answer.say or ""
        if answer.kept is not None:
            # As it comes back from the device.
            self.kept = canonical.loads(canonical.dumps(answer.kept))
        if answer.ui is not None:
            self.ui = answer.ui
        if answer.move is not None:
            self.match.play(answer.move)
            self.ui = {}

    @property
    def hold(self) -> Hold:
        return hold_at(self.view(), self.match.to_act or 0)  # type: ignore[arg-type]

    def pencil(self, *dots: str) -> None:
        """Pencil marks such as ``a1o``."""
        for dot in dots:
            self.do("tool:" + dot[2], "cell:" + str(cell(dot[:2])))


def cell(name: str) -> int:
    return sheet.CELL_NAMES.index(name)


# -- laying the piece, pencilling ----------------------------------------------------------


def test_piece_is_laid_where_it_is_touched() -> None:
    player = Player()
    player.do("anchor:0", "cell:" + str(cell("e1")))
    assert player.hold.pencil == ink_of_move(FIRST)
    player.do("declare")
    assert player.match.moves == [FIRST]
    assert player.hold.pencil == 0


def test_touching_again_lays_it_another_way() -> None:
    player = Player()
    seen = []
    for _ in range(4):
        player.do("cell:" + str(cell("b2")))
        seen.append(player.hold.pencil)
    assert len(set(seen[:2])) == 2
    for ink in seen:
        assert sheet.written(ink) >> cell("b2") & 1


def test_piece_held_by_a_cell_snaps_to_the_only_place_beside() -> None:
    player = Player()
    player.do("anchor:0", "cell:" + str(cell("f1")))
    assert player.hold.pencil == ink_of_move(FIRST)


def test_piece_that_fits_nowhere_is_refused_with_words() -> None:
    player = Player()
    player.do("anchor:0", "cell:" + str(cell("e4")))
    assert player.hold.pencil == 0
    assert "e4" in player.said
    assert player.ui["wrong"] == 1 << cell("e4")


def test_pencil_toggles_and_ink_stays() -> None:
    player = Player()
    player.pencil("e1o")
    assert player.hold.pencil == ink_of_move("e1o")
    player.do("cell:" + str(cell("e1")))
    assert player.hold.pencil == 0
    player.match.play(FIRST)
    player.do("tool:x", "cell:" + str(cell("e1")))
    assert player.hold.pencil == 0
    assert "ink" in player.said


def test_trying_has_its_own_undo() -> None:
    player = Player()
    player.do("flip:3", "turn:1")
    player.pencil("e1o", "f1s")
    player.undo()
    assert player.hold.pencil == ink_of_move("e1o")
    player.undo()
    player.undo()
    assert (player.hold.setting, player.hold.quarters) == (8, 0)
    player.undo()
    assert player.hold.setting == 0
    assert TABLE.undo(player.view()) is None
    for _ in range(4):
        player.redo()
    assert (player.hold.setting, player.hold.turn) == (8, 1)
    assert player.hold.pencil == ink_of_move("e1o f1s")
    assert player.match.ply == 0


def test_the_worked_example_by_hand() -> None:
    player = Player()
    player.do("anchor:0", "cell:" + str(cell("e1")), "declare")
    player.do("flip:3", "turn:1", "anchor:1", "cell:" + str(cell("g2")))
    assert player.hold.pencil == ink_of_move("g2o h2s e3x")
    player.do("declare")
    assert player.match.moves == [FIRST, GOOD]


# -- declaring -----------------------------------------------------------------------------


def test_why_declarations_fail() -> None:
    for dots, flips, part, cells in (
        ((), (), "lacks 4", ""),
        (("e1o", "f1s", "f2x"), (), "lacks 1", ""),
        (("e1s", "f1o", "e2x", "e3x"), (), "mirror image", "e1 f1 e2 e3"),
        (("e1o", "f1s", "f2x", "f3x", "a4o"), (), "a4 does not belong", "a4"),
        (("e1o", "f1s", "f2x", "f3x"), (3,), "f2 is covered", "f2"),
    ):
        player = Player()
        player.pencil(*dots)
        for switch in flips:
            player.do("flip:" + str(switch))
        player.do("declare")
        assert player.match.ply == 0
        assert part in player.said, player.said
        wanted = 0
        for name in cells.split():
            wanted |= 1 << cell(name)
        assert player.ui["wrong"] == wanted


def test_every_reason_has_words_in_both_languages() -> None:
    japanese, english = texts("ja", "patapata"), texts("en", "patapata")
    assert sorted(japanese) == sorted(english)
    for code in ("stray", "mirror", "covered", "absent", "absent-pencil"):
        assert "patapata.say." + code in japanese


def test_one_of_several_is_chosen() -> None:
    player = Player()
    setup = {"prompts": [["oo", "oo"]] * 12, "players": 1}
    player.match = Match(GAME, {"course": "handmade"}, setup, [record.Player()])
    for move in ("a1o b1o a2o b2o", "e1o f1o e2o f2o"):
        player.match.play(move)
    seen = []
    for _ in range(4):
        player.do("another")
        seen.append(player.ui["place"])
    assert len(set(seen)) == 3 and seen[0] == seen[3]
    player.do("declare")
    assert player.match.moves[-1] == seen[0]


def test_passing_is_asked_about_once() -> None:
    player = Player()
    player.do("pass")
    assert player.match.ply == 0 and "2" in player.said
    player.do("pass")
    assert player.match.moves == ["pass"]


# -- keys ----------------------------------------------------------------------------------


def test_keys_flip_turn_pencil_and_declare() -> None:
    player = Player()
    player.at = "0,2"
    player.press("o")
    player.at = "0,3"
    player.press("s")
    player.at = "1,3"
    player.press("x", "f", "f")
    player.at = "2,3"
    player.press("x", "]", "[", "Enter")
    assert player.match.moves == [FIRST]


def test_flipping_keeps_the_keyboard_at_its_square() -> None:
    player = Player()
    player.at = "1,3"
    answer = TABLE.key(player.view(), "f")
    assert answer is not None and answer.focus == "cell-h2"


def test_keys_without_a_cell_say_so() -> None:
    player = Player()
    for key in ("f", "o", "Backspace"):
        answer = TABLE.key(player.view(), key)
        assert answer is not None and answer.say and answer.kept is None
    assert TABLE.key(player.view(), "Enter") is None


def test_notes_go_round_and_never_count() -> None:
    player = Player()
    player.at = "0,0"
    seen = []
    for _ in range(4):
        player.press("n")
        seen.append(player.hold.notes.get(0, ""))
    assert seen == ["o", "x", "s", ""]
    assert player.hold.pencil == 0


# -- what is kept --------------------------------------------------------------------------


def test_hold_comes_back_whatever_the_device_gives() -> None:
    ink = ink_of_move(FIRST)
    for value in (None, 3, [], {}, {"setting": -1}, {"setting": True, "quarters": "x"}):
        hold = read_hold(value, 1, ink)
        assert (hold.setting, hold.quarters, hold.pencil, hold.notes) == (0, 0, 0, {})
    kept = {"pencil": ["e1x", "a1o", "a1x", "zz", 5], "prompt": 2, "notes": {"3": "q", "4": "o"}}
    assert read_hold(kept, 2, ink).pencil == ink_of_move("a1o")
    assert read_hold(kept, 2, ink).notes == {4: "o"}
    assert read_hold(kept, 3, ink).pencil == 0


def test_turning_many_times_stays_in_bounds() -> None:
    hold = Hold()
    for count in range(1, 40):
        hold = hold.turned_by(1)
        assert abs(hold.quarters) <= 12 and hold.turn == count % 4


# -- the picture and the words -------------------------------------------------------------


def test_only_what_is_shown_can_be_touched() -> None:
    player = Player()
    player.do("flip:3", "turn:1")
    picture = TABLE.present(player.view())
    cells = [node for node in all_nodes(picture) if node.props.get("data-cell")]
    assert sorted(node.props["data-cell"] for node in cells) == [
        "%d,%d" % (row, column) for row in range(4) for column in range(4)
    ]
    assert not any(node.props.get("inert") for node in cells)
    assert len(find(picture, inert=True)) == 16


def test_prompts_to_come_are_not_in_the_picture() -> None:
    player = Player()
    picture = TABLE.present(player.view())
    words = [str(node.props.get("aria-label", "")) for node in all_nodes(picture)]
    assert any("Prompt 1: ○ ■" in text for text in words)
    assert any("Prompt 2: still covered" in text for text in words)
    assert not any("Prompt 2: ×" in text for text in words)


def test_hint_points_at_its_cells() -> None:
    player = Player()
    player.match.play(FIRST)
    picture = TABLE.present(player.view(GOOD))
    names = [str(node.props.get("class", "")).split() for node in all_nodes(picture)]
    assert len([name for name in names if "hinted" in name]) == 4
    assert len([name for name in names if "beckons" in name]) == 1


def test_log_and_position_in_words() -> None:
    player = Player()
    before = GAME.observe(player.match.state, 0)
    line = TABLE.describe_move(player.t, ["A"], before, FIRST, {})
    assert line == "A: clears prompt 1 with e1○ f1■ f2× f3×, 4 of them new."
    player.match.play(FIRST)
    lines = TABLE.describe(player.view())
    assert lines[0].startswith("Prompt 2: × ○ ○")
    assert "....os.. / .....x.." in lines[-1]


def test_scenes_ink_and_count() -> None:
    player = Player()
    for move in BEST[0][1][:11]:
        player.match.play(move)
    before = GAME.observe(player.match.state, 0)
    scenes = [scene for scene, _ in TABLE.scenes(before, BEST[0][1][11], {})]
    assert [scene.get("count", "ink") for scene in scenes] == ["ink", "o", "x", "s", "blank"]
    player.match.play(BEST[0][1][11])
    after = GAME.observe(player.match.state, 0)
    for name in ("prompt", "seat", "sheets", "passes"):
        assert scenes[-1]["seen"][name] == after[name]


def test_result_says_total_and_title() -> None:
    for language, part in (("en", "45 points: god"), ("ja", "45点")):
        player = Player(language=language)
        for move in BEST[0][1]:
            player.match.play(move)
        assert part in TABLE.headline(player.view())
        text = plain(TABLE.explain_result(player.view()))
        assert "45" in text
        assert player.t("patapata.best", total=45) in text


def test_typed_marks_in_any_hand() -> None:
    player = Player()
    for typed in ("e1o f1s f2x f3x", "F3x f2X, f1■ e1○", "ｅ１○　ｆ１■　ｆ２×　ｆ３×"):
        assert TABLE.read_typed(player.view(), typed) == FIRST
    assert TABLE.read_typed(player.view(), " PASS ") == "pass"


# -- courses -------------------------------------------------------------------------------


def offer(chosen: str, **extra: Any) -> Offer:
    return Offer(GAME, {"course": chosen}, extra, "2026-05-04")


def test_daily_and_seeded_courses_follow_from_their_seeds() -> None:
    t = Player().t
    assert TABLE.start(t, offer("daily"), 1).seed == "daily/2026-05-04"
    assert TABLE.start(t, offer("daily", date="2026-05-01"), 1).seed == "daily/2026-05-01"
    for wrong in ("2026-06-01", "x", 5, "2026.05.01"):
        assert TABLE.start(t, offer("daily", date=wrong), 1).seed == "daily/2026-05-04"
    assert TABLE.start(t, offer("generated", seed="sun"), 1).seed == "course/sun"
    assert TABLE.start(t, offer("generated"), 1).seed is None


def test_course_by_hand_is_refused_with_a_reason_until_it_is_whole() -> None:
    t = Player().t
    refused = TABLE.start(t, offer("handmade"), 1)
    assert "Prompt 1" in refused.problem and refused.setup is None
    extra = TABLE.setup_change(t, offer("handmade"), "draw", "")
    assert extra is not None
    begun = TABLE.start(t, offer("handmade", **extra), 2)
    assert begun.problem == "" and begun.setup is not None
    Match(GAME, {"course": "handmade"}, begun.setup, [record.Player(), record.Player()])
    extra = TABLE.setup_change(t, offer("handmade", **extra), "clear", "")
    assert extra is not None
    for touched, why in (("cell:0", "four"), ("cell:1", "four"), ("cell:2", "four")):
        extra = TABLE.setup_change(t, offer("handmade", **extra), touched, "")
        assert extra is not None
        problem = TABLE.start(t, offer("handmade", **extra), 1).problem
        assert t("patapata.fault." + why) in problem


def test_editor_says_how_a_course_departs() -> None:
    t = Player().t
    rows = [[row + "." * (3 - len(row)) for row in rows] for rows in ROWS[0]]
    made = [rows_ + ["..."] * (3 - len(rows_)) for rows_ in rows]
    panel = TABLE.setup_panel(t, offer("handmade", course=made))
    assert panel is not None and t("patapata.edit.keeps") in plain(panel)
    made[0] = ["oo.", "oo.", "..."]
    panel = TABLE.setup_panel(t, offer("handmade", course=made))
    assert panel is not None and "Prompt 1 usually bears" in plain(panel)


def test_trimming() -> None:
    assert trimmed(["...", ".o.", ".xs"]) == ["o.", "xs"]
    assert trimmed(["...", "...", "..."]) == []


def all_nodes(node: Any) -> "list[Any]":
    found = [node]
    for kid in node.kids:
        found += all_nodes(kid)
    return found


def test_the_example_is_legal_and_every_action_is_declared() -> None:
    player = Player(2)
    for turns in range(8):
        view = player.view()
        assert TABLE.example(view) in GAME.legal(player.match.state)
        for ui in ({}, {"unfold": True}, {"watch": 1 - turns % 2}):
            view.ui = ui
            for node in all_nodes(TABLE.present(view)):
                if node.props.get("do"):
                    assert node.props["do"].partition(":")[0] in TABLE.actions
        player.do("flip:" + str(turns), "turn:1")
        player.match.play(TABLE.example(player.view()))
        player.ui = {}
    # Where nothing fits as the paper is held, and where nobody may move.
    full = player.view()
    full.seen = dict(full.seen)
    full.seen["sheets"] = [["o" * 8] * 4] * 2
    assert TABLE.example(full) == "pass"
    full.active = False
    assert TABLE.example(full) == ""


def test_a_piece_is_held_by_its_cells_wherever_the_paper_is_turned() -> None:
    prompt = prompts.known_prompt(["os", ".x", ".x"])
    for turn in range(4):
        fits = claim.fitting(prompt, 0, 0, turn)
        for part in range(4):
            for place in fits:
                there = sorted([sheet.seen_at(cell, turn) for cell in sheet.cells_of(place.ink)])
                row, column = there[part]
                cell = sheet.cell_seen(row, column, 0, turn)
                assert place in claim.held_by(fits, part, cell, turn)


def test_what_a_declaration_lacks_is_counted() -> None:
    prompt = prompts.known_prompt(["os", ".x", ".x"])
    for dots, lacks in (("", 4), ("e1o", 3), ("e1o f1s f2x", 1), (FIRST, 0)):
        assert claim.lacking(prompt, ink_of_move(dots) if dots else 0, 0) == lacks
