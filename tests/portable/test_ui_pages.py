"""The pages around the games: every text there, every element named, nothing taken for markup."""

from typing import Any

import games
from core.catalogue import LANGUAGES, Catalogue
from core.match import Match
from core.record import CPU, Player
from portable.pages import FOREIGN, by_do, catalogue, check_tree, nodes
from portable.playing import random_match
from ui import frame, tables
from ui.pages import home, kept, rules, saves, trouble
from ui.pages.play import dialogs, log, picture, sharing
from ui.pages.play.playing import Situation
from ui.pages.setup import choices as choices_of
from ui.pages.setup import picture as setup
from ui.routes import decode_choices, encode_choices
from ui.saves import Save
from ui.session import Session, player_names
from ui.settings import CHOICES
from ui.vdom import classes, find, h, plain


def _texts() -> "list[tuple[str, Catalogue]]":
    return [(name, catalogue(language, name)) for language in LANGUAGES for name in games.NAMES]


def _session(name: str, plies: int, seats: Any = ("", ""), called: str = "") -> Session:
    game = games.get(name)
    played = random_match(game, "page", {"training": True}, plies)
    players = [Player(CPU, level) if level else Player(name=called) for level in seats]
    match = Match(game, played.options, played.setup, players[: len(played.players)])
    for move in played.moves:
        match.play(move)
    return Session(match, tables.get(name), "id")


def _rows(t: Catalogue, name: str, count: int) -> "list[dict[str, Any]]":
    rows = []
    for n in range(count):
        match = random_match(games.get(name), "row", {}, 3 if n % 2 else 2000)
        save = Save("save" + str(n), n, match.is_over, match.record())
        match.players[0].name = FOREIGN
        rows.append(kept.row(t, save, player_names(t, match.players)))
    return rows


# -- vdom ---------------------------------------------------------------------------------


def test_trees_are_made_of_what_is_there() -> None:
    tree = h("p", {"key": "k"}, "a", None, False, "", ["b", [h("b", {}, 3)]], 0)
    assert [kid.tag for kid in tree.kids] == ["", "", "b", ""]
    assert plain(tree) == "a b 3 0"
    assert (tree.key, tree.kids[2].key) == ("k", None)
    assert classes("a", "", None, "b", False) == "a b"
    inner = h("i", {"id": "x", "do": "y"})
    outer = h("p", {"do": "y"}, h("p", {}, inner), "do")
    assert find(outer, do="y") == [outer, inner]
    assert find(outer, do="y", id="x") == [inner]
    assert find(outer, do="z") == []


def test_markup_in_texts_is_text() -> None:
    tree = h("p", {}, FOREIGN)
    assert [(kid.tag, kid.props) for kid in tree.kids] == [("", {"text": FOREIGN})]


# -- pages --------------------------------------------------------------------------------


def test_home() -> None:
    for name, t in _texts():
        for count in (0, 1, 5):
            rows = [row for row in _rows(t, name, count) if not row["over"]]
            tree = home.present(t, rows, count)
            check_tree(tree)
            for game in games.NAMES:
                for way in ("", ".play", ".rules"):
                    assert find(tree, href="#" + game + way)
                assert len(find(tree, do="play:" + game)) == 2
                assert t("game." + game + ".title") in plain(tree)
            assert len(by_do(tree, "resume:")) == min(home.FIRST, len(rows))
            assert len(by_do(tree, "tongue:")) == 1
            assert bool(find(tree, href="#saves")) == bool(count)


def test_kept_games() -> None:
    for name, t in _texts():
        for aside in ([], ["bad1", "bad2"]):
            for failed in (False, True):
                rows = _rows(t, name, 3)
                tree = saves.present(t, rows, aside, failed)
                check_tree(tree)
                for do in ("resume:save1", "export:save1", "ask-delete:save1"):
                    assert len(find(tree, do=do)) == 1
                for bad in aside:
                    assert find(tree, do="export-aside:" + bad)
                    assert find(tree, do="ask-delete-aside:" + bad)
                assert (t("saves.storage-failed") in plain(tree)) == failed
                assert FOREIGN in plain_texts(tree)
        empty = saves.present(t, [], [], False)
        assert t("saves.empty") in plain(empty)


def plain_texts(tree: Any) -> str:
    """All text of a tree, end to end."""
    return "\n".join([str(k.props["text"]) for n in nodes(tree) for k in n.kids if not k.tag])


def test_setting_up() -> None:
    for name, t in _texts():
        game = games.get(name)
        default = choices_of.default_choices(game)
        assert game.seats[0] <= len(default.kinds) <= game.seats[1]
        companies = choices_of.companies(game, tables.get(name).company)
        for _, ways in companies:
            for kinds in ways:
                assert game.seats[0] <= len(kinds) <= game.seats[1]
                assert decode_choices(game, encode_choices(game, kinds, {})) == (kinds, {})
        for kinds in (["human"] * game.seats[1], [game.levels[-1]] * game.seats[0], default.kinds):
            for problem in ("", "trouble & <b>"):
                choices = choices_of.Choices(list(kinds), {"training": True})
                tree = setup.present(t, game, choices, companies, [FOREIGN], problem)
                check_tree(tree)
                assert len(by_do(tree, "seat:")) == len(kinds)
                pressed = find(tree, **{"aria-pressed": "true"})
                assert len(pressed) == len([1 for _, ways in companies if kinds in ways])
                assert len(by_do(tree, "name:")) == len([k for k in kinds if k == "human"])
                assert len(find(tree, role="alert")) == (1 if problem else 0)
                for field in by_do(tree, "name:0"):
                    assert field.props["value"] == FOREIGN
                for option in game.options:
                    offered = game.offers(option, {}, len(kinds))
                    fields = find(tree, do="option:" + option.name)
                    if len(offered) < 2:
                        assert not fields
                        continue
                    [field] = fields
                    assert len(field.kids) == len(offered)
                    assert field.props["value"] == "0"
                assert find(tree, do="option:training")[0].props["value"] == "1"
                assert bool(by_do(tree, "seats:")) == (game.seats[0] != game.seats[1])


def test_rules() -> None:
    for name, t in _texts():
        tree = rules.present(t, name)
        check_tree(tree)
        assert len([node for node in nodes(tree) if node.tag in ("h2", "h3")]) >= 3
        assert find(tree, href="#" + name)
        assert t(name + ".designer") in plain(tree)


def test_trouble() -> None:
    for name, t in _texts():
        for game in ("", name):
            for can_go_on in (False, True):
                tree = trouble.present(t, FOREIGN, game, can_go_on)
                assert FOREIGN in plain_texts(tree)
                check_tree(trouble.present(t, "what", game, can_go_on))
                assert bool(find(tree, do="open-cut")) == can_go_on
                assert bool(game) == bool(find(tree, href="#" + name))


def test_dialogs() -> None:
    for name, t in _texts():
        values = {key: CHOICES[key][0] for key in CHOICES}
        tree = frame.settings(t, values)
        check_tree(tree)
        for key in CHOICES:
            [field] = find(tree, do="set:" + key)
            assert [kid.props["value"] for kid in field.kids] == list(CHOICES[key])
        check_tree(frame.confirm(t, "really?", "delete:x", "yes"))
        check_tree(dialogs.keys(t, tables.get(name).keys(t)))
        for plies in (0, 3, 2000):
            session = _session(name, plies)
            check_tree(dialogs.menu(t, session))
            for can_send in (True, False):
                tree = sharing.share(
                    t, session, lambda fragment: "https://example.org/#" + fragment, can_send, ""
                )
                check_tree(tree)
            assert len(by_do(tree, "share:")) == (2 if session.match.ply else 1)


def test_a_notice() -> None:
    t = catalogue("en")
    assert frame.notice("", t) is None
    tree = frame.notice(FOREIGN, t)
    assert tree is not None
    assert FOREIGN in plain_texts(tree)
    assert find(tree, do="notice:close")


# -- the page of a game -------------------------------------------------------------------


def test_every_moment_of_a_game() -> None:
    for name, t in _texts():
        for plies in (0, 1, 7, 2000):
            for seats in (("", ""), ("", "steady"), ("child", "strong")):
                session = _session(name, plies, seats)
                check_tree(picture.present(t, session, Situation()))
                check_tree(picture.present(t, session, Situation("said", "thinking", "typed")))
                session.look(plies // 2)
                check_tree(picture.present(t, session, Situation()))


def test_what_is_said_stands_where_it_is_read_out() -> None:
    t = catalogue("en", "portas")
    session = _session("portas", 3)
    tree = picture.present(t, session, Situation("said <b>", "", "typed <b>"))
    assert plain(find(tree, id="said")[0]) == "said <b>"
    assert plain(find(tree, id="typed-error")[0]) == "typed <b>"
    assert find(tree, id="typed")[0].props["aria-invalid"] == "true"
    thinking = picture.present(t, session, Situation("", "hm …"))
    assert "hm …" in plain(find(thinking, id="prompt")[0])
    assert find(thinking, do="stop")
    assert not find(tree, do="stop")


def test_the_log_has_every_move_newest_first() -> None:
    t = catalogue("en", "portas")
    session = _session("portas", 2000)
    tree = picture.present(t, session, Situation())
    lines = by_do(find(tree, id="log")[0], "look:")
    plies = list(range(session.match.ply, 0, -1))
    assert [line.props["do"] for line in lines] == ["look:" + str(ply) for ply in plies]
    for line, ply in zip(lines, plies):
        assert session.sentence(t, ply) in plain(line)


def test_the_log_is_made_anew_when_something_in_it_changes() -> None:
    t = catalogue("en", "portas")
    session = _session("portas", 5)
    before = find(picture.present(t, session, Situation()), id="log")[0]
    assert find(picture.present(t, session, Situation("x")), id="log")[0] is before
    session.look(2)
    after = find(picture.present(t, session, Situation()), id="log")[0]
    assert [n.props["do"] for n in nodes(after) if n.props.get("aria-current")] == ["look:2"]
    session.look(5)
    japanese = catalogue("ja", "portas")
    assert plain(find(picture.present(japanese, session, Situation()), id="log")[0]) != plain(
        before
    )
    session.undo()
    assert len(by_do(find(picture.present(t, session, Situation()), id="log")[0], "look:")) == 4


def test_the_result() -> None:
    t = catalogue("en", "portas")
    session = _session("portas", 2000, ("", ""), "")
    session.match.players[0].name, session.match.players[1].name = "Ann", "Bob"
    winners = session.winners()
    headline = plain(find(picture.present(t, session, Situation()), id="result-title")[0])
    if len(winners) == 1:
        assert headline.strip() == t("result.wins", name=["Ann", "Bob"][winners[0]])
    else:
        assert headline.strip() == t("result.draw")
    session.look(3)
    assert not find(picture.present(t, session, Situation()), id="result-title")
    playing = _session("portas", 4)
    assert not find(picture.present(t, playing, Situation()), id="result-title")
    playing.match.players[playing.actor or 0].name = "Cat"
    playing.resigned = playing.actor
    headline = plain(find(picture.present(t, playing, Situation()), id="result-title")[0])
    winner = playing.names(t)[1 - (playing.resigned or 0)]
    assert headline.strip() == t("result.resigned", name="Cat", winner=winner)


def test_reasons_are_shown_once_the_game_is_over() -> None:
    t = catalogue("en", "portas")
    thought = {"move": "pass", "why": "pass", "params": {}}
    session = _session("portas", 5)
    session.notes = {"2": thought}
    why = t("portas.why.pass")
    assert why not in plain(picture.present(t, session, Situation()))
    session.resigned = 0
    assert why in plain(picture.present(t, session, Situation()))


def test_reasons_of_an_earlier_version_do_no_harm() -> None:
    t = Catalogue("en")
    t.add({"portas.why.old": "{gone}", "play.reason": "{move}: {why}"})
    session = _session("portas", 1)
    for params in ({"other": 1}, {"_name": "x"}):
        thought = {"move": "1@14", "why": "old", "params": params}
        assert log.reason(t, session, thought) == ""


def test_a_light_players_answer_is_said_at_once() -> None:
    t = catalogue("en", "portas")
    session = _session("portas", 5)
    session.notes = {"2": {"move": "pass", "why": "pass", "params": {}, "light": True}}
    assert t("play.light-reply") in plain(picture.present(t, session, Situation()))


def test_names_stay_text_on_the_whole_page() -> None:
    t = catalogue("en", "portas")
    for plies in (3, 2000):
        session = _session("portas", plies, ("", ""), FOREIGN)
        tree = picture.present(t, session, Situation(FOREIGN, "", FOREIGN))
        assert FOREIGN in plain_texts(tree)
        assert not [node for node in nodes(tree) if node.tag == "img"]
