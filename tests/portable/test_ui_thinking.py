"""Who thinks for a computer seat, with workers and a clock that are played."""

from typing import Any, Callable

import engine
import games
from core.catalogue import Catalogue
from core.match import Match, begin
from core.record import CPU, Player
from text import table
from ui.link_states import FAILED, OFF, READY, STARTING
from ui.thinking.thinkers import ENGINE, PAGE, PATIENCE, WORKER, Thinkers, coming, standing_in


class FakeLink:
    """The engine or the light worker: once started, it is ``becomes`` after ``takes`` seconds."""

    def __init__(self, state: str, becomes: str, takes: float) -> None:
        self.state = state
        self.loaded, self.size = 5, 10
        self.becomes, self.takes = becomes, takes
        self.asked: list[str] = []
        self.answers = True
        self.stopped = 0

    async def start(self, _game: str = "") -> None:
        if self.state == OFF:
            self.state = STARTING

    def wait(self, seconds: float) -> None:
        self.takes -= seconds
        if self.state == STARTING and self.takes <= 0:
            self.state = self.becomes


class FakeEngine(FakeLink):
    """The engine."""

    async def think(self, request: "dict[str, Any]") -> "dict[str, Any] | None":
        self.asked.append(request["level"])
        return {"move": "by the engine"} if self.answers else None

    async def stop(self) -> None:
        self.stopped += 1


class FakeLight(FakeLink):
    """The light worker."""

    async def think(self, game: str, request: "dict[str, Any]") -> "dict[str, Any] | None":
        self.asked.append(game + " " + request["level"])
        return {"move": "by the worker"} if self.answers else None

    def stop(self) -> None:
        self.stopped += 1


class World:
    """The page: its clock, what it may fetch, who is said to have thought."""

    def __init__(self, engine: FakeLink, light: FakeLink) -> None:
        self.links = (engine, light)
        self.said: list[str] = []
        self.may_fetch = True
        self.brought = 0
        self.clock = 0.0
        self.in_a_while: Callable[[], None] | None = None
        self.thinkers = Thinkers(engine, light, self)

    def spawn(self, work: Any) -> None:
        done(work)

    async def sleep(self, seconds: float) -> None:
        self.clock += seconds
        for link in self.links:
            link.wait(seconds)
        if self.in_a_while:
            self.in_a_while()

    async def bring_players(self, _game: str) -> None:
        self.brought += 1

    async def may_fetch_engine(self) -> bool:
        return self.may_fetch

    def note(self, who: str) -> None:
        self.said.append(who)


def done(work: Any) -> Any:
    """What a coroutine comes to that never really waits."""
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it waits")


def world(
    engine: str = OFF, light: str = OFF, engine_takes: float = 3, light_takes: float = 0.3
) -> World:
    return World(FakeEngine(engine, READY, engine_takes), FakeLight(light, READY, light_takes))


def game(level: str, name: str = "knolling") -> Match:
    return begin(games.get(name), {}, [Player(CPU, level), Player()], "who")


def think(here: World, level: str, name: str = "portas") -> "dict[str, Any]":
    here.waited: list[tuple[int, int]] = []  # type: ignore[misc]
    answer: dict[str, Any] = done(
        here.thinkers.think(game(level, name), level, lambda *told: here.waited.append(told))
    )
    return answer


def test_up_to_the_default_level_no_game_asks_for_the_engine() -> None:
    for name in games.NAMES:
        if games.get(name).seats[1] < 2:
            continue
        for level in engine.LIGHT:
            here = world()
            match = game(level, name)
            here.thinkers.prepare(match)
            assert done(here.thinkers.think(match, level, print)) == {"move": "by the worker"}
            assert done(here.thinkers.hint(match)) == {"move": "by the worker"}
            assert here.links[0].state == OFF and here.links[0].asked == []
            assert here.links[1].asked == [name + " " + level, name + " " + engine.LIGHT[-1]]


def test_a_worker_that_is_not_there_soon_is_not_waited_for_long() -> None:
    here = world(light_takes=30)
    assert think(here, "steady")["move"] != "by the worker"
    assert here.clock < 2 and here.said == [PAGE]
    before = here.clock
    think(here, "steady")
    assert here.clock - before < 0.1, "patience is for a whole game"
    here.links[1].state = READY
    assert think(here, "steady")["move"] == "by the worker"


def test_where_workers_are_refused_the_page_thinks() -> None:
    for name in ("portas", "knolling"):
        here = world()
        here.links[1].becomes, here.links[1].takes = FAILED, 0
        match = game("steady", name)
        here.thinkers.prepare(match)
        answer = done(here.thinkers.think(match, "steady", print))
        assert answer["move"] in match.game.legal(match.state) and "light" not in answer
        assert here.said == [PAGE] and here.brought == 1


def test_a_worker_that_breaks_is_replaced_by_the_page() -> None:
    here = world(light=READY)
    here.links[1].answers = False
    assert "move" in think(here, "steady") and here.said == [PAGE]


def test_a_strong_player_thinks_in_the_engine_and_is_waited_for() -> None:
    here = world()
    assert think(here, "strong") == {"move": "by the engine"}
    assert here.said == [ENGINE] and here.waited[0] == (5, 10)  # type: ignore[attr-defined]


def test_the_default_level_stands_in_where_the_engine_does_not_come() -> None:
    for may_fetch, becomes, takes in ((False, READY, 0), (True, FAILED, 1), (True, READY, 99)):
        here = world(engine_takes=takes)
        here.may_fetch = may_fetch
        here.links[0].becomes = becomes
        assert think(here, "strong") == {"move": "by the worker", "light": True}
        assert here.links[1].asked == ["portas steady"] and here.said == [WORKER]
        assert here.clock < PATIENCE + 1
        assert (here.links[0].state == OFF) == (not may_fetch)


def test_an_engine_that_breaks_is_replaced() -> None:
    here = world(engine=READY, light=READY)
    here.links[0].answers = False
    assert think(here, "strong") == {"move": "by the worker", "light": True}


def test_a_hint_is_the_strongest_players_of_those_who_are_there() -> None:
    here = world(light=READY)
    match = game("strong", "portas")
    assert done(here.thinkers.hint(match)) == {"move": "by the worker"}
    here.links[0].state = READY
    assert done(here.thinkers.hint(match)) == {"move": "by the engine"}
    assert here.links[0].asked == [match.game.levels[-1]]


def test_told_to_move_now_nobody_waits_any_longer() -> None:
    here = world()
    here.in_a_while = lambda: done(here.thinkers.stop()) if here.clock > 1 else None
    assert think(here, "strong")["light"] is True
    assert here.clock < 2 and here.links[0].stopped and here.links[1].stopped


def test_what_is_said_while_a_player_comes() -> None:
    for language in ("ja", "en"):
        t = Catalogue(language)
        t.add(table(language, "shell"))
        name = t("level.strong")
        halfway = coming(t, "strong", 4100000, 12300000)
        assert name in halfway and "4.1" in halfway and "12.3" in halfway
        for bytes_there in (0, 12299999, 12300000):
            assert coming(t, "strong", bytes_there, 12300000) == t("play.loading", level=name)
        assert name in t("play.loading", level=name)
        for level in ("steady", "strong"):
            assert t("level." + level) in standing_in(t, "strong")
