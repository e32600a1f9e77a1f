"""The strong player of Patapata: it tries how the game may go on.

The moves that weigh most are compared by playing the rest of the course many times over, with
prompts drawn as they may come, each prompt cleared by the heaviest move. All moves meet the
same prompts, so that luck favours none. After each round the worse half drops out, and those
left are tried more.
"""

from typing import Iterator

from core.rng import Rng
from engine.players.patapata_scene import EARLY, FINAL, Scale, Scene, thought_of
from engine.thought import Thought
from games.patapata.courses import generated
from games.patapata.prompts import Placement, Prompt
from games.patapata.scoring import pass_points
from games.patapata.sheet import CELLS, SWITCHES, plane

_FIELD = 20
"""Moves compared at most."""

_ways: "dict[str, list[tuple[int, int, int, int]]]" = {}
"""What `ways` has listed, by the rows of the prompt: at most some thousand prompts exist."""


def ways(prompt: Prompt) -> "list[tuple[int, int, int, int]]":
    """All ways to clear ``prompt`` on an empty sheet: the ink and its three planes."""
    key = "/".join(prompt.rows)
    if key not in _ways:
        _ways[key] = [
            (p.ink, plane(p.ink, 0), plane(p.ink, 1), plane(p.ink, 2)) for p in prompt.placements
        ]
    return _ways[key]


def cleared(o: int, x: int, s: int, prompt: Prompt, scale: Scale) -> "tuple[int, int, int] | None":
    """The planes after the heaviest way to clear ``prompt``, None where there is no way."""
    taken = (x | s) | (o | s) << CELLS | (o | x) << 2 * CELLS
    marks, blanks = scale.marks, scale.blanks
    best = None
    most = -1000
    for ink, new_o, new_x, new_s in ways(prompt):
        if ink & taken:
            continue
        with_o, with_x, with_s = o | new_o, x | new_x, s | new_s
        try:
            weight = (
                marks[with_o] + marks[with_x] + marks[with_s] + blanks[with_o | with_x | with_s]
            )
        except KeyError:
            weight = scale.weigh(with_o, with_x, with_s)
        if weight > most:
            most = weight
            best = (with_o, with_x, with_s)
    return best


class Candidate:
    """A move that is tried: its ``place``, None being a pass, and how its games came out."""

    def __init__(self, scene: Scene, place: "Placement | None") -> None:
        ink = scene.ink | (place.ink if place is not None else 0)
        self.place = place
        self.passes = scene.passes + (place is None)
        self.planes = (plane(ink, 0), plane(ink, 1), plane(ink, 2))
        self.weight = scene.weight(place, EARLY)
        self.sum = 0
        self.games = 0

    def play_out(self, prompts: "list[Prompt]") -> None:
        """Play the rest of a course, and note the total."""
        o, x, s = self.planes
        passes = self.passes
        for prompt in prompts:
            after = cleared(o, x, s, prompt, FINAL if prompt is prompts[-1] else EARLY)
            if after is None:
                passes += 1
            else:
                o, x, s = after
        self.sum += FINAL.weigh(o, x, s) + pass_points(passes)
        self.games += 1


def think(scene: Scene, nodes: int, rng: Rng) -> "Iterator[Thought | None]":
    """Yields the best thought so far after each course tried, last the `Thought` that counts.

    A node is one course played to its end after one move.
    """
    field = _field(scene)
    rounds = 1
    while 1 << rounds < len(field):
        rounds += 1
    done = 0
    while len(field) > 1:
        for _ in range(max(1, nodes // (rounds * len(field)))):
            rest = generated(rng, tuple(scene.prompts))[len(scene.prompts) :]
            for candidate in field:
                candidate.play_out(rest)
            done += len(field)
            yield None
        # Equal ones keep the order of their weights: sorting must be by a total key.
        ranks = sorted([(-candidate.sum, i) for i, candidate in enumerate(field)])
        field = [field[i] for _, i in ranks[: (len(field) + 1) // 2]]
        yield _thought(scene, field[0], done)
    yield _thought(scene, field[0], done)


def _thought(scene: Scene, candidate: Candidate, nodes: int) -> Thought:
    """The thought that comes down to ``candidate``; its value is the total to expect."""
    expected = candidate.sum / max(1, candidate.games)
    thought = thought_of(scene, candidate.place, nodes, "ahead", total=round(expected))
    thought.value = round(expected, 2)
    return thought


def _field(scene: Scene) -> "list[Candidate]":
    """The moves worth trying, the heaviest first; of those that come to the same, one."""
    choices: list[Placement | None] = list(scene.places)
    choices.append(None)
    candidates = [Candidate(scene, place) for place in choices]
    ranks = sorted([(-candidate.weight, i) for i, candidate in enumerate(candidates)])
    field: list[Candidate] = []
    known: list[int] = []
    for _, i in ranks:
        kind = likeness(*candidates[i].planes) * 2 + (candidates[i].place is None)
        if kind not in known:
            known.append(kind)
            field.append(candidates[i])
            if len(field) == _FIELD:
                break
    return field


def likeness(o: int, x: int, s: int) -> int:
    """A number that sheets share which differ only in which side of a switch is which.

    Nothing in the game tells the two sides of a switch apart, so such sheets are worth the same.
    """
    like = 0
    for switch in range(SWITCHES):
        shift = 4 * switch
        a, b, c = o >> shift, x >> shift, s >> shift
        right = a & 3 | (b & 3) << 2 | (c & 3) << 4
        left = a >> 2 & 3 | (b >> 2 & 3) << 2 | (c >> 2 & 3) << 4
        like = like << 12 | (right << 6 | left if right < left else left << 6 | right)
    return like
