"""The strongest player of 双六×宝探し.

A *world* is a hidden map that fits everything seen and heard; all worlds are equally likely, and
some are drawn. The promising moves are made in the same worlds, and the games then played out
(`sugoroku_playout`); the move that wins most often is chosen. In games played out everybody knows
where the chests are, so finding one and opening it count extra. Half-way, and once more, only the
better moves are kept. A path may come with a *plan*: to go on searching, or to wait at the goal
for whoever finds the treasure.

The sonar is used as *steady* does, as soon as there is nothing else to follow: it costs nothing,
everybody hears it, and the one who asks is the first to move on the answer.
"""

from typing import Any, Callable, Iterator

from core.rng import Rng
from engine.players.sugoroku_playout import GUARD, HASTE, PULL, SEARCH, THREAT, Course, Position
from engine.players.sugoroku_scene import FAR, Scene
from engine.players.sugoroku_steady import choose
from engine.thought import Thought
from games.sugoroku.worlds import World, draw_world

_KEPT = (12, 5, 2)
"""How many candidates share each third of the budget."""

_SEARCHING, _GUARDING, _MOVING = 5, 2, 8
"""How many paths become candidates: to search, to wait at the goal; with the treasure found."""

_GAMES_A_WORLD = 20
"""Games of the budget for each world drawn: the dice differ, drawing costs more than playing."""

_FADE = 0.7
"""What the chance of a chest is worth a turn later."""

_MEAN_DIE = 2.5

_BESIDE = 0.5
"""What the chance of a chest on a square beside a place counts there."""

_BUMP = 0.02
"""What a wall on the way costs a searcher, in chances of a chest."""

_FINDING = 0.35
"""What finding a chest is worth, in chances to win.

Games are played out by walkers who know where the chests are, so the worth of searching well has
to be added.
"""

_DETOUR = 2.0
"""What a wall on the way costs others, in steps."""

_OPENING = 0.08
"""What opening a chest gains that games played out do not show, for the same reason.

The turn lost with a false chest costs less than they say: the next chest is not found so soon.
"""

_PATIENCE = 0.0005
"""What a turn more takes from a win, so that nobody waits who is sure to win anyway."""

BEFORE_THE_WALK = ("roll", "sonar")
"""Moves after which it is still the same player's turn."""

_SURE = 9.0
"""Promise of a path that catches the carrier or reaches the goal: always a candidate."""


class Candidate:
    """A move under consideration, and how it did: ``wins`` in ``games``, late ones a little less.

    ``squares``: what the path leads over. ``promise``: what it looks worth at a glance.
    ``bonus``: chances to win that games played out cannot show.
    """

    def __init__(
        self, move: str, squares: list[int], plan: int, promise: float, bonus: float = 0.0
    ) -> None:
        self.move = move
        self.squares = squares
        self.plan = plan
        self.promise = promise
        self.bonus = bonus
        self.wins = 0.0
        self.games = 0

    @property
    def value(self) -> float:
        """The share of games won so far."""
        return self.wins / self.games if self.games else 0.0


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates, the best first; the order is total, so it is the same everywhere."""
    return sorted(candidates, key=lambda c: (-c.value - c.bonus, -c.promise, c.move, c.plan))


class Mind:
    """The thinking about one position; ``games`` counts those played out."""

    def __init__(self, scene: Scene, legal: list[str], rng: Rng) -> None:
        self.scene = scene
        self.legal = legal
        self.rng = rng
        self.course = Course(scene)
        self.worth = list(scene.chance)
        for square in scene.waiting:
            self.worth[square] = 1.0
        self.wanted = [square for square, worth in enumerate(self.worth) if worth]
        beside = scene.board.neighbours
        self.around = [
            worth + _BESIDE * sum([self.worth[other] for other in beside[square]])
            for square, worth in enumerate(self.worth)
        ]
        self.fading = [_FADE ** (steps / _MEAN_DIE) for steps in range(FAR + 1)]
        self.games = 0
        # Whoever stands at the goal waits there, it seems; if all do, somebody has to search.
        self.plans = [GUARD if self.course.home[at] <= 1 else SEARCH for at in scene.pos]
        self.plans_of_mine = (SEARCH, GUARD) if scene.players > 1 else (SEARCH,)

    # -- candidates -----------------------------------------------------------------------

    def candidates(self) -> list[Candidate]:
        """The moves worth playing out."""
        scene = self.scene
        if scene.phase == "fight":
            return [Candidate(move, [], SEARCH, 0.0) for move in self.legal]
        if scene.phase == "chest":
            rest = scene.walk(scene.rest_of_path or "-")
            return [
                Candidate(move, [], plan, 0.0, _OPENING)
                if move == "open"
                else Candidate(move, rest, plan, 0.0)
                for move in self.legal
                for plan in self.plans_of_mine
            ]
        walks = scene.walks(self.legal)
        if scene.carrier == scene.seat:
            return self._best(walks, self._carrying, SEARCH, _MOVING)
        if scene.carrier is not None:
            return self._best(walks, self._chasing, SEARCH, _MOVING)
        found = self._best(walks, self._searching, SEARCH, _SEARCHING)
        for candidate in found:
            candidate.bonus = _FINDING * (candidate.promise - found[0].promise)
        if GUARD in self.plans_of_mine:
            found += self._best(walks, self._guarding, GUARD, _GUARDING)
        return found

    def _best(
        self,
        walks: list[tuple[str, list[int]]],
        promise: Callable[[list[int], int], float],
        plan: int,
        count: int,
    ) -> list[Candidate]:
        """The most promising walks, one for each square where they end."""
        best: dict[int, Candidate] = {}
        for path, squares in walks:
            end = squares[-1] if squares else self.scene.at
            worth = promise(squares, end)
            if end not in best or worth > best[end].promise:
                best[end] = Candidate(path, squares, plan, worth)
        return ranked(list(best.values()))[:count]

    def _carrying(self, squares: list[int], end: int) -> float:
        scene = self.scene
        if scene.goal in squares:
            return _SURE - scene.risk(squares)
        worth = -HASTE * (self.course.home[end] + _DETOUR * scene.risk(squares))
        for seat in range(scene.players):
            if seat != scene.seat and scene.pinned_by[seat] in (None, scene.seat):
                worth -= THREAT[scene.steps(scene.pos[seat])[end]]
        return worth

    def _chasing(self, squares: list[int], end: int) -> float:
        scene = self.scene
        prey = scene.pos[scene.carrier or 0]
        if squares and end == prey:
            return _SURE - scene.risk(squares)
        steps = scene.steps(prey)[end] + PULL * self.course.home[end]
        return -steps - _DETOUR * scene.risk(squares)

    def _searching(self, squares: list[int], end: int) -> float:
        """Chests met now, and those likely at the best place to go on to, the later the less.

        Not the sum of all places: a walker would stay where many are at hand and enter none.
        """
        ahead = self.scene.steps(end)
        met = sum([self.worth[square] for square in squares])
        best = 0.0
        for square in self.wanted:
            if square not in squares:
                best = max(best, self.around[square] * self.fading[ahead[square]])
        return met + max(0.0, 1.0 - met) * best - _BUMP * self.scene.risk(squares)

    def _guarding(self, squares: list[int], end: int) -> float:
        return -self.course.home[end] - _DETOUR * self.scene.risk(squares)

    # -- playing out ----------------------------------------------------------------------

    def play(self, candidate: Candidate, world: World, true: int, dice: int) -> None:
        """Make the candidate's move in ``world`` and play the game out."""
        scene = self.scene
        seat = scene.seat
        chests = scene.waiting + world.hidden if scene.carrier is None else []
        now = Position(scene, chests, true)
        candidate.games += 1
        self.games += 1
        if candidate.move == "open":
            now.open_chest(seat, scene.at)
        elif candidate.move == "fight":
            now.fight(seat, dice >> 4)
        elif self._walk(now, candidate.squares, world, dice >> 4):
            candidate.wins += 1.0
            return
        plans = list(self.plans)
        plans[seat] = candidate.plan
        after = seat if candidate.move in BEFORE_THE_WALK else (seat + 1) % scene.players
        if self.course.play_out(now, after, plans, dice) == seat:
            candidate.wins += 1.0 - _PATIENCE * now.turns

    def _walk(self, now: Position, squares: list[int], world: World, dice: int) -> bool:
        """Walk as the rules say, open any chest and fight any carrier; whether that wins."""
        seat = self.scene.seat
        for square in squares:
            if square in world.walls:
                break
            now.pos[seat] = square
            now.step_off(seat)
            if now.carrier == seat and square == self.scene.goal:
                return True
            if square in now.chests:
                now.open_chest(seat, square)
                return False
        if squares and now.carrier not in (-1, seat) and now.pos[seat] == now.pos[now.carrier]:
            now.fight(seat, dice)
        return False

    def worlds(self, nodes: int) -> list[tuple[World, int, int]]:
        """Worlds enough for so many games, each with the place of the true chest and dice."""
        scene = self.scene
        found = []
        for _ in range(1 + nodes // _GAMES_A_WORLD):
            world = draw_world(scene.clues, self.rng)
            closed = scene.waiting + world.hidden
            true = self.rng.choice(closed) if scene.carrier is None else -1
            found.append((world, true, self.rng.word()))
        return found

    def look(self, move: str, nodes: int) -> Candidate:
        """``move``, made before the walk, with its chance to win."""
        candidate = Candidate(move, [], SEARCH, 0.0)
        for world, true, dice in self.worlds(nodes):
            self.play(candidate, world, true, dice & 0x7FFFFFFF)
        return candidate

    def run(self, nodes: int) -> Iterator[list[Candidate]]:
        """Yields the candidates still in the race, the best first, now and then and last."""
        left = ranked(self.candidates())
        yield left
        worlds = self.worlds(nodes)
        if len(left) < 2:
            # Nothing to choose, but what it is worth is told all the same.
            for world, true, dice in worlds:
                self.play(left[0], world, true, dice & 0x7FFFFFFF)
            yield left
            return
        played = 0
        for kept in _KEPT:
            left = ranked(left)[:kept]
            for _ in range(max(1, nodes // len(_KEPT) // len(left))):
                world, true, dice = worlds[played % len(worlds)]
                dice = (dice + played * 40503) & 0x7FFFFFFF
                played += 1
                for candidate in left:
                    self.play(candidate, world, true, dice)
                if played % 8 == 0:
                    yield ranked(left)
        yield ranked(left)


def think(scene: Scene, legal: list[str], nodes: int, rng: Rng) -> Iterator[Thought]:
    """Yields the best thought so far now and then; last the `Thought` that counts."""
    belief = scene.belief()
    mind = Mind(scene, legal, rng)
    if scene.phase == "roll":
        move, why, params = choose(scene, legal, rng)
        params["belief"] = belief
        yield Thought(move, mind.look(move, nodes).value, mind.games, [move], why, params)
        return
    for candidates in mind.run(nodes):
        best = candidates[0]
        why, params = _reason(scene, best)
        params["belief"] = belief
        yield Thought(best.move, best.value, mind.games, [best.move], why, params)


def _reason(scene: Scene, best: Candidate) -> tuple[str, dict[str, Any]]:
    """The name of the sentence that says why, and what fills it."""
    end = best.squares[-1] if best.squares else scene.at
    home = scene.steps(scene.goal)
    if scene.phase == "chest":
        return best.move, {"closed": scene.closed}
    if scene.phase == "fight":
        return ("fight" if best.move == "fight" else "peace"), {}
    if scene.carrier == scene.seat:
        if scene.goal in best.squares:
            return "goal", {}
        return ("home" if home[end] < home[scene.at] else "dodge"), {"steps": home[end]}
    if scene.carrier is not None:
        prey = scene.pos[scene.carrier]
        if best.squares and end == prey:
            return "catch", {}
        return ("block" if home[end] < home[prey] else "chase"), {}
    if best.plan == GUARD:
        return "guard", {}
    if scene.rings.intersection(best.squares):
        return "ring", {}
    met = 100 * sum(scene.chance[square] for square in best.squares)
    return ("explore", {"percent": round(met)}) if met >= 1 else ("approach", {})
