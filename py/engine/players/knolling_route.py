"""Which cards come next: the race along the track, played to its end in thought."""

from engine.players.knolling_scene import Scene


class Race:
    """The track and the pawns, moved on in thought; the others always take the nearest card."""

    def __init__(self, scene: Scene) -> None:
        self._order = [(scene.first + i) % scene.players for i in range(scene.players)]
        self._turning_point = scene.turning_point
        self._pawns = list(scene.pawns)
        self._left = scene.left
        self._is_out = scene.is_out
        self.track = dict(scene.track)

    def copy(self) -> "Race":
        """A race that goes its own way from here."""
        race = Race.__new__(Race)
        race.__dict__.update(self.__dict__)
        race._pawns = list(self._pawns)
        race.track = dict(self.track)
        return race

    def move(self, seat: int, position: int) -> int:
        """Put a pawn on ``position``; the card taken there, 0 where unknown or none."""
        card = self.track.pop(position, None)
        self._pawns[seat] = position
        if card is None:
            return 0
        if self._is_out:
            # Whatever is turned up now lies there on the way back.
            self._left += 1
            self.track[-self._left] = 0
        return card

    def ahead(self, seat: int) -> "list[int]":
        """Positions of the cards before a pawn, nearest first."""
        here = self._pawns[seat]
        if self._is_out:
            return sorted([at for at in self.track if at > here])
        return sorted([at for at in self.track if at < here], reverse=True)

    def reach(self, seat: int) -> "list[int]":
        """Let the others move until it is the turn of ``seat``: the cards then before its pawn.

        Where there are none its pawn arrives and goes on with the way back, if there is one; the
        empty list says that it takes no more.
        """
        while True:
            mover = self._mover()
            if mover is None:
                return []
            ahead = self.ahead(mover)
            if mover == seat and ahead:
                return ahead
            self.move(mover, ahead[0] if ahead else self._end())

    def _end(self) -> int:
        return self._turning_point if self._is_out else -self._left - 1

    def _mover(self) -> "int | None":
        """Whose turn it is; turns everybody round when all have arrived."""
        if self._is_out and min(self._pawns) == self._turning_point:
            self._is_out = False
        if not self._is_out and max(self._pawns) == self._end():
            return None
        behind = min(self._pawns) if self._is_out else max(self._pawns)
        seats = [seat for seat in self._order if self._pawns[seat] == behind]
        return seats[0] if self._is_out else seats[-1]

    def turns(self, seat: int) -> int:
        """How many cards ``seat`` takes until the end if it, too, takes the nearest."""
        race = self.copy()
        number = 0
        while True:
            ahead = race.reach(seat)
            if not ahead:
                return number
            race.move(seat, ahead[0])
            number += 1


_TABLE = (0.0, 6.0, 12.0, 17.5, 22.5, 27.5, 32.5, 37.0, 41.0, 44.0, 46.5, 49.0, 51.0, 52.5, 54.0)
_MORE = 0.8


def prospect(cards: int) -> float:
    """Points that a table of so many cards comes to, on average; measured with `Judge`."""
    last = len(_TABLE) - 1
    return _TABLE[cards] if cards <= last else _TABLE[last] + _MORE * (cards - last)
