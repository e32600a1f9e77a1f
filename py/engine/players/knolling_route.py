"""Which cards come next: the race along the track, played to its end in thought."""

from engine.players.knolling_scene import Scene


def coming(scene: Scene) -> "list[int]":
    """The cards that the one to act takes until the end, 0 for those not turned up yet.

    Everybody is thought to take the nearest card always.
    """
    found: list[int] = []
    if scene.is_moving:
        race = Race(scene)
        while True:
            mover = race.mover()
            if mover is None:
                break
            ahead = race.ahead(mover)
            card = race.move(mover, ahead[0] if ahead else race.end)
            if mover == scene.seat and ahead:
                found.append(card)
    return found


class Race:
    """The track and the pawns as they may come to be."""

    def __init__(self, scene: Scene) -> None:
        self._order = [(scene.first + i) % scene.players for i in range(scene.players)]
        self._turning_point = scene.turning_point
        self._pawns = list(scene.pawns)
        self._track = dict(scene.track)
        self._left = scene.left
        self._is_out = scene.is_out

    @property
    def end(self) -> int:
        """Where the pawns are heading."""
        return self._turning_point if self._is_out else -self._left - 1

    def mover(self) -> "int | None":
        """Whose turn it is; None when all have come back."""
        if self._is_out and min(self._pawns) == self._turning_point:
            self._is_out = False
        if not self._is_out and max(self._pawns) == self.end:
            return None
        behind = min(self._pawns) if self._is_out else max(self._pawns)
        seats = [seat for seat in self._order if self._pawns[seat] == behind]
        return seats[0] if self._is_out else seats[-1]

    def ahead(self, seat: int) -> "list[int]":
        """Positions of the cards before a pawn, nearest first."""
        here = self._pawns[seat]
        if self._is_out:
            return sorted([at for at in self._track if at > here])
        return sorted([at for at in self._track if at < here], reverse=True)

    def move(self, seat: int, position: int) -> int:
        """Put a pawn on ``position``; the card taken there, 0 where unknown or none."""
        card = self._track.pop(position, None)
        self._pawns[seat] = position
        if card is not None and self._is_out:
            # Whatever is turned up now lies there on the way back.
            self._left += 1
            self._track[-self._left] = 0
        return card or 0
