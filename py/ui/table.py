"""The contract between a game's table and the page around it.

A table is pure: `Table.present` makes a picture of what is seen, `Table.interpret` says what
an action on it means. Neither knows the document, the match or the clock.
"""

from typing import Any, Callable, Iterator, TypeAlias

from core.catalogue import Catalogue
from core.game import Game
from core.record import Player
from ui.typed import halfwidth
from ui.vdom import Node

Seen: TypeAlias = "dict[str, Any]"
"""An observation (`core.game.Game.observe`)."""

Scenes: TypeAlias = "list[tuple[dict[str, Any], float]]"
"""Moments to be shown one after the other, with seconds each at normal pace."""


class View:
    """All a table may look at.

    ``seen``: the observation (`core.game.Game.observe`) of the seat that looks; ``legal``: the
    legal moves there, listed when first asked for. ``ui``: interface state, the table's own (undo
    does not restore it).
    ``me``: the seat drawn nearest. ``active``: whether somebody at this device may move now.
    ``names``: of the seats. ``options``: of the match. ``last``: the move just made, or "".
    ``last_seat``: who made it, or None. ``scene``: a moment to be shown before ``seen``, one of
    `Table.scenes`, or None. ``hint``: a move to point at, or "". ``kept``: what the table keeps
    with the game (`Answer.kept`). Once the game is over, ``setup`` is the whole set-up, hidden
    things included, and ``note`` what a computer player thought in the position shown.
    ``players``: who sits in the seats. ``recall`` gives what was seen before ``last`` (`before`).
    ``looking``: whether an earlier position than the newest is shown. ``at``: while a key is
    interpreted, the ``data-cell`` of the element that has the keyboard, else "".
    """

    def __init__(
        self,
        game: Game,
        t: Catalogue,
        seen: "dict[str, Any]",
        legal: "list[str] | Callable[[], list[str]]",
        ui: "dict[str, Any]",
        names: "list[str]",
        options: "dict[str, Any]",
        me: int = 0,
        active: bool = False,
        last: str = "",
        last_seat: "int | None" = None,
        scene: "dict[str, Any] | None" = None,
        hint: str = "",
        kept: "dict[str, Any] | None" = None,
        setup: "dict[str, Any] | None" = None,
        note: "dict[str, Any] | None" = None,
        players: "list[Player] | None" = None,
        recall: "Callable[[], dict[str, Any] | None] | None" = None,
        looking: bool = False,
    ) -> None:
        self.game = game
        self.t = t
        self.seen = seen
        self._legal = legal
        self.ui = ui
        self.names = names
        self.options = options
        self.me = me
        self.active = active
        self.last = last
        self.last_seat = last_seat
        self.scene = scene
        self.hint = hint
        self.kept = kept or {}
        self.setup = setup
        self.note = note
        self.players = players or []
        self._recall = recall
        self.looking = looking
        self.at = ""

    @property
    def legal(self) -> "list[str]":
        """The legal moves; none where nobody here may move."""
        if callable(self._legal):
            self._legal = self._legal()
        return self._legal

    @legal.setter
    def legal(self, moves: "list[str]") -> None:
        self._legal = moves

    @property
    def before(self) -> "dict[str, Any] | None":
        """What was seen before ``last`` was made, or None at the start."""
        return self._recall() if self._recall else None

    @property
    def people(self) -> "list[int]":
        """The seats of persons."""
        return [seat for seat, player in enumerate(self.players) if player.is_human]

    def option(self, name: str) -> Any:
        """The value of the option ``name``."""
        return self.game.option(self.options, name)


class Answer:
    """What an action means: any of a ``move`` to make, a new ``ui``, words to ``say``, or None.

    ``work`` is an async function without arguments for what only the browser can do (a file, the
    share sheet); it answers with a sentence to show, or "".

    ``kept`` replaces what the table keeps with the game; it survives moves, undo and reloads.
    ``focus`` names the element (its ``id``) that should have the keyboard afterwards.
    """

    def __init__(
        self,
        move: "str | None" = None,
        ui: "dict[str, Any] | None" = None,
        say: "str | None" = None,
        focus: "str | None" = None,
        kept: "dict[str, Any] | None" = None,
        work: "Callable[[], Any] | None" = None,
    ) -> None:
        self.move = move
        self.ui = ui
        self.say = say
        self.focus = focus
        self.kept = kept
        self.work = work


class Offer:
    """A new game as far as it is chosen on the set-up page.

    ``options``: by name. ``extra``: what the table asks for beside them (`Table.setup_panel`), a
    JSON object kept on the device. ``today``: the date here, ISO 8601.
    """

    def __init__(
        self, game: Game, options: "dict[str, Any]", extra: "dict[str, Any]", today: str
    ) -> None:
        self.game = game
        self.options = options
        self.extra = extra
        self.today = today

    def option(self, name: str) -> Any:
        """The value of the option ``name``."""
        return self.game.option(self.options, name)


class Start:
    """How a new game begins: from a random seed, a ``seed`` of its own, or a whole ``setup``.

    Or a ``problem``, a sentence, keeps it from beginning.
    """

    def __init__(
        self, seed: "str | None" = None, setup: "dict[str, Any] | None" = None, problem: str = ""
    ) -> None:
        self.seed = seed
        self.setup = setup
        self.problem = problem


class Table:
    """A game's face. Subclasses give every method; texts come from ``view.t`` alone."""

    actions: "tuple[str, ...]" = ()
    """The names of the actions, before the first ``:``, that `interpret` and `look` understand."""

    longest_link: int = 1500
    """Characters of a link that is still offered; chats, mails and printed codes take no more."""

    company: int = 2
    """Seats that the set-up page begins with, where the game allows so few or so many."""

    solves: bool = False
    """Whether there is a solver (``engine.solvers.<game>``) for games that are over."""

    def present(self, view: View) -> Node:
        """The table as a picture; its root has the class of the game's name."""
        raise NotImplementedError

    def interpret(self, view: View, action: str) -> "Answer | None":
        """What ``action`` means; None if nothing.

        It is the ``do`` of an element in the picture, followed by ``:`` and the value where that
        is a field, or its ``data-drag`` where a pointer was pulled over it.
        """
        raise NotImplementedError

    def look(self, view: View, action: str) -> "Answer | None":
        """What ``action`` means while nobody here is to move; a move in the answer is ignored.

        A key that is pressed then comes as ``key:`` with its name.
        """
        return None

    def undo(self, view: View) -> "Answer | None":
        """Takes back what was tried since the last move; None if there is nothing such.

        The page's undo asks this first, and only then takes back a move.
        """
        return None

    def redo(self, view: View) -> "Answer | None":
        """Does again what `undo` took back; None if there is nothing such."""
        return None

    def later(self, view: View) -> "Iterator[Answer | None] | None":
        """What takes longer than a touch may last, as a generator; None if there is nothing.

        It goes on in small steps while nobody touches anything, and is dropped as soon as somebody
        does. Of an `Answer` that it yields only ``ui`` counts.
        """
        return None

    def carried(self, ui: "dict[str, Any]", active: bool) -> "dict[str, Any]":
        """What of ``ui`` outlives a move; ``active``: whether somebody here moves next."""
        return {}

    def key(self, view: View, key: str) -> "Answer | None":
        """What pressing ``key`` (as the browser names it) means; None if nothing.

        Arrow keys come here first; without an answer they move the focus over the table.
        """
        return None

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        """The keys `key` knows, each with what it does, for the help."""
        return []

    def prompt(self, view: View) -> str:
        """One sentence telling the player to act what to do now."""
        raise NotImplementedError

    def describe_move(
        self, t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen
    ) -> str:
        """One sentence for ``move``, which led from what was seen as ``before`` to ``after``."""
        raise NotImplementedError

    def describe(self, view: View) -> "list[str]":
        """The whole position in sentences, for those who do not see the picture."""
        raise NotImplementedError

    def scenes(self, before: Seen, move: str, after: Seen) -> Scenes:
        """Moments to show between ``before`` and ``after``, with seconds each at normal pace."""
        return []

    def explain_result(self, view: View) -> Node:
        """How the scores of a finished game came about."""
        raise NotImplementedError

    def headline(self, view: View) -> str:
        """What stands above the result, where it is not simply who won; else ""."""
        return ""

    def example(self, view: View) -> str:
        """A typical move that is legal now, shown where moves are typed; "" if nobody may move."""
        return view.legal[len(view.legal) // 2] if view.legal else ""

    # -- setting up -----------------------------------------------------------------------

    def setup_panel(self, t: Catalogue, offer: Offer) -> "Node | None":
        """What is asked beside seats and options; ``do`` of its elements begins with ``panel:``."""
        return None

    def setup_change(
        self, t: Catalogue, offer: Offer, action: str, value: str
    ) -> "dict[str, Any] | None":
        """The new ``extra`` after an action in the panel, given without ``panel:``, or None."""
        return None

    def start(self, t: Catalogue, offer: Offer, players: int) -> Start:
        """How the game that is offered begins; by default from a random seed."""
        return Start()

    def options_again(self, options: "dict[str, Any]") -> "dict[str, Any]":
        """The options of a new game after one with ``options``."""
        return options

    # -- results --------------------------------------------------------------------------

    def total(self, scores: Any, seat: int) -> int:
        """The number that decides for ``seat``, out of `core.game.Game.scores`."""
        raise NotImplementedError

    # -- typed moves ----------------------------------------------------------------------

    def read_typed(self, view: View, text: str) -> str:
        """A typed move in the notation's own form: full-width digits and stray spaces forgiven."""
        return halfwidth(text.strip())
