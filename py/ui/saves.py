"""Games kept on the device: each under its own name, written before a move is shown."""

from typing import Any

import games
from core import canonical, record
from core.errors import TabletopError, reading
from core.game import TRAINING, Game
from core.match import Match, open_record
from core.record import Record
from ui.answers import is_thought
from ui.storage import Storage

_GAMES = "game/"
_ASIDE = "aside/"

KEEP_FINISHED = 40
"""Finished games kept at most; the oldest go first."""


class Save:
    """A kept game: ``id``; ``when`` it was last written (seconds); its record as JSON; ``over``.

    ``resigned`` is the seat that gave up, or None. ``notes`` hold, by ply as text, what a
    computer player thought there (`engine.thought.Thought.to_json`); ``kept`` what the table
    keeps beside the moves. ``waits``: whether the only person in it is to move.
    """

    def __init__(self, id: str, when: int, over: bool, found: Record) -> None:
        self.id = id
        self.when = when
        self.over = over
        self.record = found
        self.resigned: int | None = None
        self.notes: dict[str, Any] = {}
        self.kept: dict[str, Any] = {}
        self.waits = False


class Saves:
    """The games in ``storage``."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def write(self, save: Save) -> bool:
        """Keep ``save``; False where the device refuses."""
        text = canonical.dumps(
            {
                "when": save.when,
                "over": save.over,
                "resigned": save.resigned,
                "notes": save.notes,
                "kept": save.kept,
                "waits": save.waits,
                "record": save.record.to_json(),
            }
        )
        return self._storage.put(_GAMES + save.id, text)

    def read(self, id: str) -> "Save | None":
        """The game kept under ``id``; one that cannot be read is set aside and None returned."""
        text = self._storage.get(_GAMES + id) if id else None
        if text is None:
            return None
        try:
            found: Save = reading("damaged", _parsed, id, text)
            return found
        except TabletopError:
            self._set_aside(id, text)
            return None

    def all(self) -> "list[Save]":
        """Every game that can be read, newest first; the others are set aside."""
        found = [self.read(name[len(_GAMES) :]) for name in self._storage.names(_GAMES)]
        return sorted([save for save in found if save], key=lambda save: (-save.when, save.id))

    def find(self, match: Match) -> "Save | None":
        """A kept game with the same set-up, options, seats and moves as ``match``, or None."""
        wanted = _identity(match.game, match.record())
        for save in self.all():
            same_game = save.record.game == match.game.name
            if same_game and _identity(match.game, save.record) == wanted:
                return save
        return None

    def delete(self, id: str) -> None:
        """Forget the game ``id``."""
        self._storage.drop(_GAMES + id)

    def prune(self) -> None:
        """Let the oldest finished games go where there are more than `KEEP_FINISHED`."""
        for save in [save for save in self.all() if save.over][KEEP_FINISHED:]:
            self.delete(save.id)

    def aside(self) -> "list[tuple[str, str]]":
        """Names and texts of saves that could not be read."""
        found: list[tuple[str, str]] = []
        for name in self._storage.names(_ASIDE):
            text = self._storage.get(name)
            if text is not None:
                found.append((name[len(_ASIDE) :], text))
        return found

    def delete_aside(self, id: str) -> None:
        """Forget the damaged save ``id``."""
        self._storage.drop(_ASIDE + id)

    def _set_aside(self, id: str, text: str) -> None:
        # Only a copy that is safely written may replace the original.
        if self._storage.put(_ASIDE + id, text):
            self._storage.drop(_GAMES + id)


def _identity(game: Game, found: Record) -> str:
    """All that tells one game being played from another, names of people aside."""
    options = [game.option(found.options, option.name) for option in game.options]
    training = found.options.get(TRAINING, False)
    seats = [[player.kind, player.level] for player in found.players]
    return canonical.dumps([found.setup, options, training, seats, found.moves])


def _parsed(id: str, text: str) -> Save:
    value = canonical.loads(text)
    if type(value) is not dict:
        raise TabletopError("not-a-record")
    found = record.from_json(value.get("record"))
    if found.game not in games.NAMES:
        raise TabletopError("unknown-game", game=found.game)
    when = value.get("when")
    save = Save(id, when if type(when) is int else 0, value.get("over") is True, found)
    resigned = value.get("resigned")
    if type(resigned) is int and 0 <= resigned < len(found.players):
        save.resigned = resigned
    notes = value.get("notes")
    if type(notes) is dict:
        save.notes = {key: notes[key] for key in notes if _is_note(key, notes[key])}
    kept = value.get("kept")
    save.kept = kept if type(kept) is dict else {}
    save.waits = value.get("waits") is True
    return save


def _is_note(key: str, note: Any) -> bool:
    """Whether this is a thought of a computer player, by the ply it was had at."""
    return 0 < len(key) <= 5 and all(digit in "0123456789" for digit in key) and is_thought(note)


def opened(save: Save) -> Match:
    """The match of ``save``, as far as its moves are legal; `TabletopError` if it has no start."""
    return open_record(games.get(save.record.game), save.record).match


def export(save: Save) -> str:
    """The record of ``save`` as text, for a file."""
    return record.write(save.record)


def file_name(game: str, id: str) -> str:
    """What a record's file is called."""
    return "yotsuasobi-" + game + "-" + id[:8] + ".json"
