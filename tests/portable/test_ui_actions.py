"""Every action in every picture of every page is one that the page, the house or a table knows."""

import sys
from typing import Any

import games
from core import links
from core.links import Link
from core.match import Match
from core.record import CPU, Player
from portable.fakes import fake_house
from portable.kit import raises
from portable.pages import nodes
from portable.playing import random_match, some_options
from ui import frame, pages, routes
from ui.house import House
from ui.page import Page
from ui.routes import Route
from ui.saves import Save
from ui.vdom import Node, h, plain


class Found:
    """What the pictures of some pages asked for, by the name of the action."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.dialogs: set[str] = set()

    def look_through(self, page: Page) -> None:
        """Resolve every action in the page's picture and in its dialogs."""
        self._resolve(page, page.present(), False)
        for name in page.dialogs:
            self._resolve(page, page.dialogs[name]("about"), False)

    def _resolve(self, page: Page, node: Node, in_table: bool) -> None:
        in_table = in_table or node.props.get("data-scope") == "table"
        for attribute in ("do", "data-drag"):
            do = node.props.get(attribute)
            if do is not None:
                self._check(page, str(do), in_table)
        for kid in node.kids:
            self._resolve(page, kid, in_table)

    def _check(self, page: Page, do: str, in_table: bool) -> None:
        name, _, rest = do.partition(":")
        if in_table:
            known: Any = page.playing.session.table.actions  # type: ignore[attr-defined]
            assert name in known, do
            return
        assert name in page.actions or name in page.house.actions, do
        self.asked.add(name)
        if name == "dialog":
            self.dialogs.add(rest)
            assert rest == "settings" or rest in page.dialogs, do
        elif name == "go":
            assert routes.parse(rest).page != routes.UNKNOWN, do


def _page(house: House, route: Route) -> Page:
    page = pages.make(house, route)
    assert page.arrive() is None
    return page


def _keep(house: House, game: str, plies: int) -> None:
    match = random_match(games.get(game), "kept", {}, plies)
    house.saves.write(Save(game + str(plies), plies, match.is_over, match.record()))


# -- every page ---------------------------------------------------------------------------


def test_home_and_kept_games() -> None:
    house: Any = fake_house()
    found, kept = Found(), Found()
    for game in ("",) + tuple(games.NAMES):
        if game:
            _keep(house, game, 3)
            _keep(house, game, 2000)
        found.look_through(_page(house, Route(routes.HOME)))
        kept.look_through(_page(house, Route(routes.SAVES)))
    house.browser.backend.items["yotsuasobi/game/bad"] = "nonsense"
    page = _page(house, Route(routes.SAVES))
    kept.look_through(page)
    assert kept.asked >= set(page.actions)
    assert found.asked >= {"resume", "go", "dialog"}


def test_rules_and_trouble() -> None:
    for game in games.NAMES:
        house = fake_house(game)
        found = Found()
        found.look_through(_page(house, Route(routes.RULES, game)))
        found.look_through(_page(house, Route(routes.UNKNOWN, "", "nowhere")))
        match = random_match(games.get(game), "trouble", {}, 2)
        found.look_through(_page(house, Route(routes.UNKNOWN, game, "x", match, "cut")))
        assert "open-cut" in found.asked


def test_setting_up() -> None:
    for name in games.NAMES:
        house = fake_house(name)
        game, found, declared = games.get(name), Found(), set()
        for options in some_options(game):
            page: Any = _page(house, Route(routes.SETUP, name))
            page.choices.options = dict(options)
            found.look_through(page)
            page.choices.kinds = ["human"] * game.seats[1]
            found.look_through(page)
            declared = set(page.actions)
        if game.seats[0] == game.seats[1]:
            declared.discard("seats")
        declared.discard("panel")  # not every table asks for something
        assert found.asked >= declared


def test_games_in_every_moment() -> None:
    found = Found()
    declared: set[str] = set()
    for name in games.NAMES:
        for plies in (0, 1, 2, 5, 9, 14, 30, 2000):
            for seats in (("", ""), ("", "steady"), ("child", "strong")):
                page = _playing(name, plies, seats)
                _moments(page, found)
                declared |= set(page.actions)
                dialogs = set(page.dialogs)
    assert found.asked >= declared
    assert found.dialogs >= dialogs


def _playing(name: str, plies: int, seats: "tuple[str, ...]") -> Any:
    game = games.get(name)
    played = random_match(game, "moments", {}, plies)
    players = [Player(CPU, level) if level else Player() for level in seats]
    players += [Player() for _ in played.players]
    match = Match(game, played.options, played.setup, players[: len(played.players)])
    for move in played.moves:
        match.play(move)
    return _page(fake_house(name), Route(routes.LINK, name, "", match))


def _moments(page: Any, found: Found) -> None:
    playing, session = page.playing, page.playing.session
    found.look_through(page)
    playing.now.said, playing.now.thinking, playing.now.typed = "said", "thinking", "typed"
    found.look_through(page)
    if session.human_to_act:
        session.hint = {"move": session.view(page.house.t).legal[0], "why": "x", "params": {}}
        found.look_through(page)
    if session.match.ply:
        moves = session.match.moves
        before, after = (session.observe(session.match.at(session.match.ply - n)) for n in (1, 0))
        for scene, _ in session.table.scenes(before, moves[-1], after):
            session.scene = scene
            found.look_through(page)
    session.scene = None
    session.log_lines = 1
    found.look_through(page)
    if session.match.is_over:
        page.act("solve:5", "", False)
        session.solving["failed"], session.solving["total"] = True, 7
        session.solving["link"] = page.playing.session.match.game.name
        found.look_through(page)
    session.resigned = 0
    found.look_through(page)
    session.look(session.match.ply // 2)
    found.look_through(page)


def test_a_newer_version_and_the_settings() -> None:
    house: Any = fake_house()
    page = _page(house, Route(routes.HOME))
    page.dialogs["settings"] = lambda _: frame.settings(house.t, house.settings.values)
    notice = frame.notice("notice", house.t)
    assert notice is not None
    page.dialogs["notice"] = lambda _: notice
    found = Found()
    found.look_through(page)
    assert found.asked >= {"set", "close", "notice"}


def test_version_and_offline() -> None:
    house: Any = fake_house()
    house.have_texts("about")
    facts, offline = _offline(house)
    house.offline = offline
    found = Found()
    pages_there = [_page(house, Route(page)) for page in (routes.ABOUT, routes.VERIFY)]
    offline.verification = facts.Verification([facts.Replayed("go-1", {}, ["aa"])])
    for engine in (facts.NONE, facts.PART, facts.KEPT, facts.FETCHING, facts.FULL):
        for update in (facts.NONE, facts.READY):
            offline.now.engine, offline.now.update = engine, update
            for page in pages_there:
                found.look_through(page)
    for page in pages_there:
        assert found.asked >= set(page.actions)
    offer = offline.offer()
    assert [node.props["do"] for node in nodes(offer) if "do" in node.props] == ["version-switch"]
    assert offline.actions["version-switch"]


def _offline(house: House) -> "tuple[Any, Any]":
    """`ui.pages.about`, which asks the document for little before it begins."""
    lent = []
    for name in ("js", "jsffi"):
        try:
            __import__(name)
        except ImportError:
            sys.modules[name] = _Anything()  # type: ignore[assignment]
            lent.append(name)
    from ui.pages.about import device, facts
    from ui.pages.about.offline import Offline

    for name in lent:
        sys.modules.pop(name)
    device.said = lambda name: "1.0" if name == "version" else ""
    device.can_hash = lambda: True
    return facts, Offline(house)


class _Anything:
    """A module of the browser, where there is none."""

    def create_proxy(self, listener: Any) -> Any:
        return listener


def test_every_place_has_its_page() -> None:
    for page in (routes.HOME, routes.SETUP, routes.RULES, routes.LINK, routes.UNKNOWN):
        assert page in pages.PAGES
    for page in routes.PLACES:
        assert pages.bundle(page) in ("",) + tuple(pages.LATER)
    for page in sorted(pages.PAGES):
        game = "portas" if page in (routes.SETUP, routes.RULES, routes.LINK) else ""
        if not pages.bundle(page):
            assert isinstance(pages.make(fake_house(game), Route(page, game)), Page)


# -- what is not declared -----------------------------------------------------------------


def test_an_unknown_action_is_an_error() -> None:
    for route in (Route(routes.HOME), Route(routes.RULES, "portas"), Route(routes.SETUP, "portas")):
        page = _page(fake_house("portas"), route)
        for do in ("", "nothing", "press:x", "__init__", "present", "leave"):
            raises(LookupError, page.act, do, "", False)
        raises(LookupError, page.act, "resume:x", "", True)


def test_a_wrong_name_in_a_picture_is_found() -> None:
    page: Any = _page(fake_house(), Route(routes.HOME))
    for do in ("undoo", "dialog:keys", "go:nowhere"):
        page.present = lambda do=do: h("p", {}, h("button", {"do": do}))
        raises(AssertionError, Found().look_through, page)


# -- from an action to what it leads to -----------------------------------------------------


def test_a_game_that_is_set_up_is_begun_and_kept() -> None:
    house: Any = fake_house("portas")
    page = _page(house, Route(routes.SETUP, "portas"))
    house.browser.fields["name0"] = " うさぎ "
    page.act("seat:1", "human", False)
    assert house.browser.address == "portas.new.h-h"
    page.act("start", "", False)
    [route] = house.shown
    assert (route.page, route.game, route.rest) == (routes.LINK, "portas", "")
    assert [player.name for player in route.match.players] == ["うさぎ", ""]
    play: Any = _page(house, route)
    assert house.browser.address == links.encode(Link(links.POSITION, route.match))
    [save] = house.saves.all()
    assert save.id == house.browser.note == play.playing.session.id
    assert play.facts() == {"ply": "0", "state": "playable"}
    again = _page(house, routes.parse(house.browser.fragment()))
    assert again.playing.session.id == save.id  # type: ignore[attr-defined]


def test_a_move_is_kept_before_it_is_shown() -> None:
    page = _playing("portas", 0, ("", ""))
    house, session = page.house, page.playing.session
    page.act("typed", "nonsense", False)
    assert (session.match.ply, "nonsense" in page.playing.now.typed) == (0, True)
    move = session.view(house.t).legal[0]
    page.act("typed", move, False)
    assert (session.match.moves, page.playing.now.typed) == ([move], "")
    assert house.saves.read(session.id).record.moves == [move]
    assert links.decode(session.match.game, house.browser.address).match.moves == [move]


def test_what_cannot_be_undone_is_said() -> None:
    page = _playing("portas", 0, ("", ""))
    assert page.press("u")
    assert page.playing.now.said == page.house.t("play.no-undo")
    assert page.playing.now.refused
    assert not page.press("F5")


def test_a_link_that_leads_nowhere_says_why() -> None:
    house = fake_house("portas")
    whole = links.encode(Link(links.POSITION, random_match(games.get("portas"), "cut", {}, 9)))
    for fragment in ("portas.1", whole[:-1] + "!", whole[: len(whole) // 2]):
        other = pages.make(house, routes.parse(fragment)).arrive()
        assert other is not None
        assert (other.page, other.game) == (routes.UNKNOWN, "portas")
        assert other.trouble
        assert other.trouble in plain(_page(house, other).present())


def test_the_game_played_last() -> None:
    house: Any = fake_house("portas")
    other = pages.make(house, Route(routes.LAST)).arrive()
    assert other is not None
    assert other.page == routes.HOME
    _keep(house, "portas", 3)
    other = pages.make(house, Route(routes.LAST)).arrive()
    assert other is not None
    page = _page(house, other)
    assert page.facts()["ply"] == "3"


def test_another_tab_went_on_with_the_game() -> None:
    page = _playing("portas", 3, ("", ""))
    house, session = page.house, page.playing.session
    page.stored("yotsuasobi/game/other")
    assert page.playing.session is session
    session.match.play(session.match.game.legal(session.match.state)[0])
    house.saves.write(session.save(9))
    page.stored("yotsuasobi/game/" + session.id)
    assert page.playing.session is not session
    assert page.facts()["ply"] == "4"
    assert house.notice == house.t("play.elsewhere")
    house.saves.delete(session.id)
    page.stored("yotsuasobi/game/" + session.id)
    assert [route.page for route in house.shown] == [routes.HOME]
