"""The rules of Patapata.

What the source leaves open is decided here and in `games.patapata.scoring` and
`games.patapata.courses`, and listed for players on the rules page:

* the sheet starts with all switches to the right;
* a *clear* is told by its effect, so that two ways of holding the paper with the same effect
  are one move;
* any twelve prompts of four connected cells, but for the straight piece, are a course.
"""

from typing import Any

from core import shapes
from core.errors import TabletopError
from core.game import Game, Option, illegal
from core.packing import Packer, Unpacker
from core.rng import Rng
from games.patapata import courses
from games.patapata.prompts import OUTLINES, Prompt, make_prompt, read_prompt
from games.patapata.scoring import score
from games.patapata.sheet import MARKS, blocked
from games.patapata.state import State, view

PASS = "pass"

GENERATED = "generated"
DAILY = "daily"
RANDOM = "random"
HANDMADE = "handmade"
FIXED = ("fixed-1", "fixed-2", "fixed-3")

_MARKINGS = len(MARKS) ** 4
"""Ways of putting marks into the four cells of an outline."""


class Patapata(Game):
    """Patapata for one or more. Moves are ``a1o b1x b2x e2s``, the marks used, and ``pass``.

    The option ``course`` says how the prompts came about: drawn from the seed; one of the
    fixed rows; a row per prompt by die; drawn from a date as the seed; made by hand, for which
    `new_setup` gives a drawn course to start from.
    """

    name = "patapata"
    seats = (1, 8)
    options = (Option("course", (GENERATED,) + FIXED + (RANDOM, DAILY, HANDMADE), in_setup=True),)

    # -- beginning ------------------------------------------------------------------------

    def new_setup(self, options: "dict[str, Any]", players: int, rng: Rng) -> "dict[str, Any]":
        course = self.option(options, "course")
        if course in FIXED:
            prompts = courses.fixed(FIXED.index(course))
        elif course == RANDOM:
            prompts = courses.thrown(rng)
        else:
            prompts = courses.generated(rng)
        return _setup(prompts, players)

    def initial(self, setup: Any, options: "dict[str, Any]", players: int) -> State:
        fields = shapes.record(setup, ("prompts", "players"), "setup")
        shapes.integer(fields["players"], players, players, "setup.players")
        length = courses.LENGTH
        prompts = tuple(
            [
                read_prompt(rows, "setup.prompts." + str(i))
                for i, rows in enumerate(
                    shapes.array(fields["prompts"], length, length, "setup.prompts")
                )
            ]
        )
        if not _is_course(prompts, self.option(options, "course")):
            raise TabletopError("bad-options", option="course")
        return State(prompts, 1, 0, (0,) * players, (0,) * players)

    def pack_setup(
        self, packer: Packer, setup: "dict[str, Any]", options: "dict[str, Any]", players: int
    ) -> None:
        prompts = [read_prompt(rows, "setup.prompts") for rows in setup["prompts"]]
        row = courses.fixed_row(prompts)
        packer.put(row + 1, len(FIXED) + 1)
        if row < 0:
            for prompt in prompts:
                packer.put(prompt.outline, len(OUTLINES))
                packer.put(_marking(prompt.marks), _MARKINGS)

    def unpack_setup(
        self, unpacker: Unpacker, options: "dict[str, Any]", players: int
    ) -> "dict[str, Any]":
        row = unpacker.take(len(FIXED) + 1) - 1
        if row >= 0:
            return _setup(courses.fixed(row), players)
        prompts: list[Prompt] = []
        for _ in range(courses.LENGTH):
            outline = unpacker.take(len(OUTLINES))
            prompts.append(make_prompt(outline, _marks(unpacker.take(_MARKINGS))))
        return _setup(prompts, players)

    # -- playing --------------------------------------------------------------------------

    def to_act(self, state: State) -> "int | None":
        return None if state.is_over else state.seat

    def legal(self, state: State) -> "list[str]":
        if state.is_over:
            return []
        taken = blocked(state.inks[state.seat])
        moves = [place.text for place in state.prompt.placements if not place.ink & taken]
        # Cell names begin with a to h, so that ``pass`` sorts last.
        moves.append(PASS)
        return moves

    def apply(self, state: State, move: str) -> State:
        if state.is_over:
            raise illegal(move)
        if move == PASS:
            return state.after(0, 1)
        place = state.prompt.placement(move)
        if place is None or place.ink & blocked(state.inks[state.seat]):
            raise illegal(move)
        return state.after(place.ink, 0)

    # -- looking --------------------------------------------------------------------------

    def view(self, state: State) -> "dict[str, Any]":
        return view(state)

    def observe(self, state: State, seat: int) -> "dict[str, Any]":
        """The position, and of the course what has been shown.

        Beside the keys of `view`: ``prompts``, the text rows of every prompt up to the present
        one.
        """
        seen = view(state)
        seen["prompts"] = [list(prompt.rows) for prompt in state.prompts[: state.reached]]
        return seen

    def revealed(self, state: State) -> "tuple[int, ...]":
        return (state.reached,)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        prompts = courses.generated(rng, state.prompts[: state.reached])
        return State(tuple(prompts), state.number, state.seat, state.inks, state.passes)

    def scores(self, state: State) -> "list[dict[str, Any]]":
        return [score(ink, passes) for ink, passes in zip(state.inks, state.passes)]

    def winners(self, state: State) -> "list[int] | None":
        if not state.is_over:
            return None
        totals = [entry["total"] for entry in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]


def _setup(prompts: "list[Prompt]", players: int) -> "dict[str, Any]":
    """The set-up as it stands in a record."""
    return {"prompts": [list(prompt.rows) for prompt in prompts], "players": players}


def _is_course(prompts: "tuple[Prompt, ...]", course: str) -> bool:
    """Whether ``prompts`` can be what the option says.

    The default is not held against them: it is also what a record says that knows nothing of
    this option, and its course is free.
    """
    if course in FIXED:
        return courses.fixed_row(prompts) == FIXED.index(course)
    if course == RANDOM:
        return courses.is_thrown(prompts)
    return course != DAILY or not courses.departures(prompts)


def _marking(marks: str) -> int:
    """Four marks as one number below `_MARKINGS`."""
    number = 0
    for mark in marks:
        number = number * len(MARKS) + MARKS.index(mark)
    return number


def _marks(number: int) -> str:
    """The four marks that `_marking` made into a number."""
    marks = ""
    for _ in range(4):
        number, mark = divmod(number, len(MARKS))
        marks = MARKS[mark] + marks
    return marks
