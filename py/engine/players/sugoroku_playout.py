"""One possible game of 双六×宝探し played out to its end, quickly and roughly.

Everybody walks round the known walls only, by simple rules: to the nearest closed chest (each
of which is opened), home with the treasure past those who could catch it, or after the carrier.
"""

from engine.players.sugoroku_scene import FAR, Scene

SEARCH = 0
GUARD = 1
"""Plans while the treasure is hidden: look for chests, or wait at the goal."""

STEAL = 15
"""Of 36 fights a challenger wins so many."""

HASTE = 0.12
"""What a step towards the goal is worth to a carrier, in chances of keeping the treasure."""

PULL = 0.5
"""How much a pursuer minds a step from the goal, against a step from the carrier."""

_LONGEST = 240
"""Turns after which a game played out counts for nobody."""

THREAT = [STEAL / 36 * share for share in (0.75, 1.0, 0.75, 0.5, 0.25)] + [0.0] * (FAR - 4)
"""How likely a player so many steps away takes the treasure in the next turn."""


class Position:
    """What changes while a game is played out.

    ``chests``: the closed ones; ``true``: the one that counts. ``turns``: how long it took to
    the end. Nobody is -1 here.
    """

    def __init__(self, scene: Scene, chests: list[int], true: int) -> None:
        self.pos = list(scene.pos)
        self.carrier = -1 if scene.carrier is None else scene.carrier
        self.pinned_by = [-1 if other is None else other for other in scene.pinned_by]
        self.rest = list(scene.rest)
        self.chests = list(chests)
        self.true = true
        self.turns = 0

    def step_off(self, seat: int) -> None:
        """``seat`` has moved: those it pinned are free."""
        if seat in self.pinned_by:
            self.pinned_by = [-1 if other == seat else other for other in self.pinned_by]

    def open_chest(self, seat: int, chest: int) -> None:
        """``seat`` opens ``chest``."""
        self.chests.remove(chest)
        if chest == self.true:
            self.carrier = seat
        else:
            self.rest[seat] = 1

    def fight(self, seat: int, dice: int) -> None:
        """``seat`` challenges the carrier; ``dice`` is a random number."""
        carrier = self.carrier
        if dice % 36 < STEAL:
            self.carrier = seat
            self.pinned_by[carrier] = seat
        else:
            self.pinned_by[seat] = carrier


class Course:
    """The board as `play_out` needs it; remembers what it has worked out."""

    def __init__(self, scene: Scene) -> None:
        self.goal = scene.goal
        self.home = scene.steps(scene.goal)
        self.steps = [scene.steps(square) for square in range(scene.board.squares)]
        self._within: dict[int, list[list[int]]] = {}
        self._pursuit: dict[int, int] = {}
        self._onward: dict[int, list[tuple[int, float]]] = {}

    def within(self, square: int, die: int) -> list[int]:
        """The squares at which a walk of ``die`` steps can end."""
        if square not in self._within:
            steps = self.steps[square]
            self._within[square] = [
                [s for s in range(len(steps)) if steps[s] <= limit] for limit in range(5)
            ]
        return self._within[square][die]

    def onward(self, square: int, die: int) -> list[tuple[int, float]]:
        """Where a carrier might end a move of ``die`` steps, each with its distance's cost."""
        key = 4 * square + die - 1
        if key not in self._onward:
            home = self.home
            slowest = home[square] - die + 2
            self._onward[key] = [
                (s, HASTE * home[s]) for s in self.within(square, die) if home[s] <= slowest
            ] or [(square, 0.0)]
        return self._onward[key]

    def carry(self, now: Position, seat: int, at: int, die: int) -> int:
        """Where a carrier ends a move of ``die`` steps: near the goal, far from the others."""
        hunters = [
            self.steps[now.pos[other]]
            for other, pin in enumerate(now.pinned_by)
            if other != seat and (pin < 0 or pin == seat) and not now.rest[other]
        ]
        best, least = at, 99.0
        for end, distance in self.onward(at, die):
            cost = distance + sum([THREAT[away[end]] for away in hunters])
            if cost < least:
                best, least = end, cost
        return best

    def pursue(self, at: int, prey: int, die: int) -> int:
        """Where a pursuer who cannot catch the carrier ends a move."""
        key = (at * len(self.home) + prey) * 5 + die
        if key not in self._pursuit:
            home = self.home
            to_prey = self.steps[prey]
            costs = [(to_prey[end] + PULL * home[end], end) for end in self.within(at, die)]
            self._pursuit[key] = min(costs)[1]
        return self._pursuit[key]

    def approach(self, at: int, target: int, die: int) -> int:
        """Where a walk of ``die`` steps towards ``target`` ends."""
        steps = self.steps[target]
        if steps[at] <= die:
            return target
        wanted = steps[at] - die
        for end in self.within(at, die):
            if steps[end] == wanted:
                return end
        return at

    def play_out(self, now: Position, seat: int, plans: list[int], dice: int) -> int:
        """Who wins from ``now``, ``seat`` to move; -1 if nobody does for long.

        Changes ``now``. All chance comes from ``dice``, of 31 bits, by a generator that is
        small and quick rather than good.
        """
        players = len(plans)
        pos, rest, home = now.pos, now.rest, self.home
        for turn in range(_LONGEST):
            if rest[seat]:
                rest[seat] = 0
            elif now.pinned_by[seat] < 0:
                dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
                die = (dice >> 28 & 3) + 1
                at = pos[seat]
                if now.carrier == seat:
                    if home[at] <= die:
                        now.turns = turn
                        return seat
                    end = self.carry(now, seat, at, die)
                    if end != at:
                        now.step_off(seat)
                elif now.carrier >= 0:
                    end = self._hunt(now, seat, at, die, dice >> 8)
                else:
                    end = self._look(now, seat, at, die, plans[seat])
                pos[seat] = end
            seat += 1
            if seat == players:
                seat = 0
        return -1

    def _hunt(self, now: Position, seat: int, at: int, die: int, dice: int) -> int:
        """Catch the carrier if the die allows, and fight; else come nearer."""
        prey = now.pos[now.carrier]
        steps = self.steps[prey][at]
        if steps > die or (steps == 0 and die == 1):
            end = self.pursue(at, prey, die)
            if end != at:
                now.step_off(seat)
            return end
        now.step_off(seat)
        now.fight(seat, dice)
        return prey

    def _look(self, now: Position, seat: int, at: int, die: int, plan: int) -> int:
        """Walk to the nearest closed chest and open it; or wait at the goal.

        The walker knows where the chests are. Searching square by square, bumping into walls,
        was tried: it takes longer and decides no better.
        """
        if plan == GUARD:
            return self.approach(at, self.goal, die)
        steps = self.steps[at]
        chest = min(now.chests, key=lambda square: steps[square])
        if steps[chest] <= die:
            now.open_chest(seat, chest)
            return chest
        return self.approach(at, chest, die)
