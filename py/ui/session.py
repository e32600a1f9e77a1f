"""One game being played at this device: the match, and what of it is the interface's."""

from typing import Any

from core import links, record
from core.catalogue import Catalogue
from core.errors import TabletopError
from core.links import Link
from core.match import Match
from core.record import CPU, HUMAN, Player
from ui.saves import Save
from ui.settings import Settings
from ui.table import Answer, Table, View
from ui.vdom import Node

LOG_LINES = 60
"""Moves the log shows at first; more on demand."""


class Session:
    """A match with its save, its table and where one looks.

    ``cursor`` is the ply being looked at, or None for the newest. ``scene`` see `ui.table`.
    ``notes`` keep, by ply as text, what a computer player thought before its move there.
    ``hint`` is a thought to show, or None. ``ui`` is the table's own state, forgotten at every
    move but for what `Table.carried` keeps; what stands in ``kept`` (pencil marks, say) stays
    and is saved with the game.
    ``log_lines``: how many of the newest moves the log shows. ``solving``: how far the search
    for the best play is (`ui.pages.play.solving`), or None.
    """

    def __init__(self, match: Match, table: Table, id: str) -> None:
        self.match = match
        self.table = table
        self.id = id
        self.ui: dict[str, Any] = {}
        self.kept: dict[str, Any] = {}
        self.cursor: int | None = None
        self.scene: dict[str, Any] | None = None
        self.notes: dict[str, Any] = {}
        self.resigned: int | None = None
        self.hint: dict[str, Any] | None = None
        self.log_lines = LOG_LINES
        self.solving: dict[str, Any] | None = None
        self.log: tuple[Any, Node] | None = None
        self._sentences: dict[int, tuple[str, str]] = {}
        self._seen: list[tuple[Any, int, dict[str, Any]]] = []
        self._legal: tuple[Any, list[str]] | None = None
        self._links: dict[str, Any] = {}

    # -- who and where --------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The ply being looked at."""
        return self.match.ply if self.cursor is None else self.cursor

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played."""
        return self.match.is_over or self.resigned is not None

    @property
    def humans(self) -> "list[int]":
        """The seats of people."""
        return [seat for seat, player in enumerate(self.match.players) if player.is_human]

    @property
    def actor(self) -> "int | None":
        """The seat that decides now, or None (over, or a die)."""
        seat = None if self.is_over else self.match.to_act
        return seat if type(seat) is int else None

    @property
    def human_to_act(self) -> bool:
        """Whether a person at this device is to move in the position shown."""
        return self.cursor is None and self.actor in self.humans and self.scene is None

    @property
    def me(self) -> int:
        """The seat drawn nearest: the only human, else the first one."""
        return self.humans[0] if self.humans else 0

    def watcher(self, state: Any) -> int:
        """The seat through whose eyes ``state`` is shown."""
        seat = self.match.game.to_act(state)
        return seat if type(seat) is int and seat in self.humans else self.me

    def names(self, t: Catalogue) -> "list[str]":
        """What each seat is called."""
        return player_names(t, self.match.players)

    # -- looking --------------------------------------------------------------------------

    def view(self, t: Catalogue) -> View:
        """What the table may look at now."""
        match = self.match
        state = match.at(self.ply)
        seat = self.watcher(state)
        scene = self.scene
        active = self.human_to_act
        last = match.moves[self.ply - 1] if self.ply else ""
        mover = match.game.to_act(match.at(self.ply - 1)) if self.ply else None
        return View(
            match.game,
            t,
            scene["seen"] if scene else self.observe(state, seat),
            (lambda: self._legal_moves(state)) if active else [],
            self.ui,
            self.names(t),
            match.options,
            self.me,
            active,
            last,
            mover if type(mover) is int else None,
            scene,
            self.hint["move"] if self.hint and active else "",
            self.kept,
            match.setup if self.is_over else None,
            self.notes.get(str(self.ply)) if self.is_over else None,
            match.players,
            self._before,
            self.cursor is not None,
        )

    def observe(self, state: Any, seat: "int | None" = None) -> "dict[str, Any]":
        """What ``seat``, else whoever watches, sees of ``state``; the last few are remembered."""
        if seat is None:
            seat = self.watcher(state)
        for known, by, seen in self._seen:
            if known is state and by == seat:
                return seen
        seen = self.match.game.observe(state, seat)
        self._seen = [(state, seat, seen)] + self._seen[:3]
        return seen

    def _legal_moves(self, state: Any) -> "list[str]":
        if self._legal is None or self._legal[0] is not state:
            self._legal = (state, self.match.game.legal(state))
        return self._legal[1]

    def _before(self) -> "dict[str, Any] | None":
        return self.observe(self.match.at(self.ply - 1)) if self.ply else None

    def sentence(self, t: Catalogue, ply: int) -> str:
        """The move number ``ply`` (the first is 1) in words."""
        match = self.match
        move = match.moves[ply - 1]
        of = t.language + " " + move
        known = self._sentences.get(ply)
        if known is None or known[0] != of:
            before, after = self.observe(match.at(ply - 1)), self.observe(match.at(ply))
            known = (of, self.table.describe_move(t, self.names(t), before, move, after))
            self._sentences[ply] = known
        return known[1]

    def winners(self) -> "list[int]":
        """The winning seats of a game that is over: by the rules, or because another gave up."""
        if self.resigned is not None:
            seats = range(len(self.match.players))
            return [seat for seat in seats if seat != self.resigned]
        return self.match.game.winners(self.match.state) or []

    # -- acting ---------------------------------------------------------------------------

    def play(self, move: str, thought: "dict[str, Any] | None" = None) -> None:
        """Make ``move``; what was picked up or hinted before is forgotten.

        ``thought`` is what a computer player thought before it, kept in ``notes``.
        """
        if self.is_over:
            raise TabletopError("game-over", self.match.ply)
        ui = self.ui
        ply = self.match.ply
        self.match.play(move)
        self._forget_notes(ply)
        if thought is not None:
            self.notes[str(ply)] = thought
        self._look_afresh()
        self.ui = self.table.carried(ui, self.human_to_act)

    def undo(self) -> None:
        """Take back the last human decision."""
        self.match.undo()
        self._look_afresh()

    def redo(self) -> None:
        """Make it again."""
        if self.resigned is not None:
            raise TabletopError("game-over", self.match.ply)
        self.match.redo()
        self._look_afresh()

    def tried(self, t: Catalogue, again: bool = False) -> "Answer | None":
        """The table's own undo, or redo, of what was tried since the last move."""
        if not self.human_to_act:
            return None
        view = self.view(t)
        return self.table.redo(view) if again else self.table.undo(view)

    @property
    def can_undo(self) -> bool:
        """Whether the last human decision may be taken back."""
        return self.resigned is None and self.match.undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be made again."""
        return self.resigned is None and self.match.can_redo

    def look(self, ply: int) -> None:
        """Look at the position after ``ply`` moves."""
        newest = self.match.ply
        ply = max(0, min(newest, ply))
        self.cursor = None if ply == newest else ply
        self.ui = {}
        self.hint = None

    def _look_afresh(self) -> None:
        self.ui = {}
        self.cursor = None
        self.hint = None
        self.scene = None

    def _forget_notes(self, ply: int) -> None:
        """Another game goes on from ``ply``; what was taken back only may still be made again."""
        self.notes = {key: self.notes[key] for key in self.notes if int(key) < ply}
        for later in [number for number in self._sentences if number > ply]:
            self._sentences.pop(later)

    def next_level(self) -> str:
        """The computer players' level that suits one person better after this game; "" if none.

        The next stronger one for who won, the next weaker one for who lost.
        """
        levels, people = self.match.game.levels, self.humans
        found = [player.level for player in self.match.players if not player.is_human]
        winners = self.winners()
        if len(people) != 1 or not found or found[0] not in levels or not winners:
            return ""
        place = levels.index(found[0]) + (1 if people[0] in winners else -1)
        return levels[place] if 0 <= place < len(levels) else ""

    # -- keeping and sharing --------------------------------------------------------------

    def save(self, now: int) -> Save:
        """The game as it is to be kept."""
        save = Save(self.id, now, self.is_over, self.match.record())
        save.resigned = self.resigned
        save.notes = self.notes
        save.kept = self.kept
        save.waits = self.human_to_act and len(self.humans) == 1
        return save

    def link(self, kind: str) -> str:
        """The fragment of a share link of ``kind`` (`core.links`)."""
        # Encoding lists the legal moves of every position: too slow for each thing tried.
        of = list(self.match.moves)
        if self._links.get("") != of:
            self._links = {"": of}
        if kind not in self._links:
            self._links[kind] = links.encode(Link(kind, self.match))
        return str(self._links[kind])

    def address(self) -> str:
        """The fragment for the address bar: the whole game, or its start where that is too long."""
        fragment = self.link(links.POSITION)
        return fragment if len(fragment) <= self.table.longest_link else self.link(links.START)

    def record_text(self) -> str:
        """The record, for a file."""
        return record.write(self.match.record())


def restore(save: Save, match: Match, table: Table) -> Session:
    """The session of a kept game."""
    session = Session(match, table, save.id)
    session.resigned = save.resigned
    session.notes = save.notes
    session.kept = save.kept
    return session


def seat_players(kinds: "list[str]", settings: Settings) -> "list[Player]":
    """Players for a new game: each kind ``human`` or a computer's level; people by their names."""
    return [
        Player(HUMAN, "", settings.name(seat)) if kind == HUMAN else Player(CPU, kind)
        for seat, kind in enumerate(kinds)
    ]


def player_names(t: Catalogue, players: "list[Player]") -> "list[str]":
    """What each of ``players`` is called: the name given, else what stands in for one."""
    people = [player for player in players if player.is_human]
    names = []
    for seat, player in enumerate(players):
        if player.name:
            names.append(player.name)
        elif not player.is_human:
            names.append(t("seat.cpu", level=t("level." + player.level)))
        elif len(people) == 1:
            names.append(t("seat.you"))
        else:
            names.append(t("seat.player", n=seat + 1))
    # Computers of one level are told apart by their seats.
    return [
        name + " " + str(seat + 1)
        if names.count(name) > 1 and not (players[seat].is_human or players[seat].name)
        else name
        for seat, name in enumerate(names)
    ]
