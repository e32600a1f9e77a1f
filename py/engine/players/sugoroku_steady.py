"""Rules of thumb for 双六×宝探し: what *steady* and, less carefully, *child* play by.

*steady* deduces where a chest can be, walks there, opens every chest, carries the treasure
home the shortest way and runs after whoever has it. It weighs no chances against each other.
"""

from typing import TYPE_CHECKING, Any

from core.rng import Rng
from engine.players.sugoroku_scene import Scene

if TYPE_CHECKING:
    Choice = tuple[str, str, dict[str, Any]]
    """A move, the name of the sentence that gives the reason, and what fills the sentence."""


def choose(scene: Scene, legal: list[str], rng: Rng) -> "Choice":
    """The move that *steady* makes."""
    phase = scene.phase
    if phase == "chest":
        return "open", "open", {"closed": scene.closed}
    if phase == "fight":
        return "fight", "fight", {}
    if phase == "roll":
        if "sonar" in legal and _wants_sonar(scene):
            return "sonar", "sonar", {}
        return "roll", "roll", {}
    walks = scene.walks(legal)
    if scene.carrier == scene.seat:
        return _go_home(scene, walks, rng)
    if scene.carrier is not None:
        return _chase(scene, walks, scene.pos[scene.carrier], rng)
    return _search(scene, walks, rng)


def choose_like_a_child(scene: Scene, legal: list[str], rng: Rng) -> "Choice":
    """Half of the paths at random, some chests left closed, the sonar at once."""
    if scene.phase == "roll":
        move = "sonar" if "sonar" in legal else "roll"
        return move, move, {}
    if scene.phase == "chest" and rng.below(4) == 0:
        return "leave", "leave", {"closed": scene.closed}
    if scene.phase == "path" and rng.below(2):
        # A long walk in no particular direction: what a child with a pawn does.
        paths = [path for path in legal if len(path) == scene.die] or legal
        return rng.choice(paths), "stroll", {}
    return choose(scene, legal, rng)


def _wants_sonar(scene: Scene) -> bool:
    """Not while there is an answer to follow, nor where the same has been heard."""
    return not scene.rings and not scene.waiting


def _go_home(scene: Scene, walks: "list[tuple[str, list[int]]]", rng: Rng) -> "Choice":
    home = scene.steps(scene.goal)

    def cost(squares: list[int]) -> float:
        if scene.goal in squares:
            return -1.0
        return home[squares[-1] if squares else scene.at] + scene.risk(squares)

    path, squares = _best(walks, cost, rng)
    if scene.goal in squares:
        return path, "goal", {}
    return path, "home", {"steps": home[squares[-1] if squares else scene.at]}


def _chase(scene: Scene, walks: "list[tuple[str, list[int]]]", prey: int, rng: Rng) -> "Choice":
    to_prey = scene.steps(prey)
    home = scene.steps(scene.goal)

    def cost(squares: list[int]) -> float:
        if not squares:
            return to_prey[scene.at] + 0.5 * home[scene.at] + 0.5
        end = squares[-1]
        if end == prey:
            return scene.risk(squares) - 1.0
        return to_prey[end] + 0.5 * home[end] + scene.risk(squares)

    path, squares = _best(walks, cost, rng)
    return path, "catch" if squares and squares[-1] == prey else "chase", {}


def _search(scene: Scene, walks: "list[tuple[str, list[int]]]", rng: Rng) -> "Choice":
    """Walk over as many possible squares as can be, and end near the next.

    Where the sonar has spoken only its ring counts.
    """
    wanted = scene.rings or {s for s, chance in enumerate(scene.chance) if chance > 0}
    wanted = wanted.union(scene.waiting)
    if not wanted:
        return _go_home(scene, walks, rng)

    def cost(squares: list[int]) -> float:
        crossed = wanted.intersection(squares)
        ahead = scene.steps(squares[-1] if squares else scene.at)
        further = min([ahead[square] for square in wanted if square not in crossed] or [0])
        # To walk over one square is always better than to stay beside it, however far the next.
        steps = 0.1 * further - 2.0 * len(crossed) if crossed else further
        return steps + scene.risk(squares)

    path, squares = _best(walks, cost, rng)
    if scene.rings.intersection(squares):
        return path, "ring", {}
    return path, "search", {"squares": len([s for s in squares if s in wanted])}


def _best(walks: "list[tuple[str, list[int]]]", cost: Any, rng: Rng) -> "tuple[str, list[int]]":
    """The walk of least cost; among equals one at random."""
    costs = [cost(squares) for _, squares in walks]
    least = min(costs)
    best = [walk for walk, c in zip(walks, costs) if c <= least + 1e-9]
    return best[rng.below(len(best))]
