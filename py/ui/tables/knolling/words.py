"""KNOLLING in sentences: cards, places, moves, positions."""

from core.catalogue import Catalogue
from games.knolling.cards import card
from games.knolling.notation import HOLD, KEEP
from games.knolling.seen import Side, board
from games.knolling.state import FRAME, OUT, PLACE
from games.knolling.things import GENRES
from ui.pieces.words import listed as in_words
from ui.table import Seen, View

STOPS = {"0": "start", "T": "turn", "G": "goal"}
"""Position on the track where no card lies -> its name in the texts."""


def thing(t: Catalogue, number: int, n: int) -> str:
    """The name of item ``n`` on card ``number``."""
    it = card(number).items[n].thing
    return it.ja if t.language == "ja" else it.en


def cards(t: Catalogue, n: int) -> str:
    """So many cards."""
    return t("knolling.cards.one" if n == 1 else "knolling.cards", n=n)


def points(t: Catalogue, n: int) -> str:
    """So many points."""
    return t("knolling.points.one" if n == 1 else "knolling.points", n=n)


def count(t: Catalogue, n: int) -> str:
    """So many items."""
    return t("knolling.count.one" if n == 1 else "knolling.count", n=n)


def things(t: Catalogue, number: int) -> str:
    """The names of everything on a card."""
    return items_named(t, [(number, n) for n in range(len(card(number).items))])


def named(t: Catalogue, number: int) -> str:
    """A card by its number and its things."""
    return t("knolling.card", card=number, things=things(t, number))


def genre(t: Catalogue, letter: str) -> str:
    """The name of a genre."""
    return t("knolling.genre." + letter)


def listed(t: Catalogue, number: int) -> str:
    """A card's things, each with its genre."""
    found = []
    for n, item in enumerate(card(number).items):
        kind = genre(t, item.thing.genre)
        found.append(t("knolling.thing-of", thing=thing(t, number, n), genre=kind))
    return in_words(t, found)


def spot(t: Catalogue, place: str) -> str:
    """A position on the track."""
    if place in STOPS:
        return t("knolling.stop." + STOPS[place])
    return t("knolling.position", n=place)


def place(view: View, at: str, number: "int | None", here: "list[int]") -> str:
    """A position on the track with what is there."""
    t = view.t
    text = spot(t, at)
    if number:
        text += t("knolling.colon") + t("knolling.card", card=number, things=listed(t, number))
    elif at not in STOPS:
        text += t("knolling.colon") + t("knolling.gone")
    if here:
        text += t("knolling.pawns-here", names=in_words(t, [view.names[seat] for seat in here]))
    return text


def items_named(t: Catalogue, found: "list[tuple[int, int]]") -> str:
    """Items given as (card, which of its items)."""
    return in_words(t, [thing(t, number, n) for number, n in found])


def move(t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen) -> str:
    """One sentence for a move."""
    seat = before["to_act"]
    name = names[seat]
    verb, _, rest = move.partition(" ")
    if verb == "to":
        if rest in ("T", "G"):
            return t("knolling.log.arrive", name=name, stop=spot(t, rest))
        taken = before["track"][rest]
        return t("knolling.log.to", name=name, card=named(t, taken), place=spot(t, rest))
    if verb == "fill":
        return t("knolling.log.fill", name=name, genre=genre(t, rest[-1]))
    if verb == FRAME:
        shot = board(after).photograph(seat)
        return t("knolling.log.frame", name=name, items=count(t, shot.items if shot else 0))
    if move == HOLD:
        return t("knolling.log.hold", name=name, card=before["taken"])
    if move == KEEP:
        return t("knolling.log.keep", name=name)
    number = before["taken"] if verb == PLACE else rest.partition(" ")[0]
    said = t("knolling.log." + verb, name=name, card=number)
    whole = board(after).sides[seat].whole
    gone = [one for one in board(before).sides[seat].whole if one not in whole]
    return said + (t("knolling.log.covers", things=items_named(t, gone)) if gone else "")


def position(view: View) -> "list[str]":
    """The whole position."""
    t, seen = view.t, view.seen
    lines = [t("knolling.say.phase." + seen["phase"])]
    if seen["phase"] == OUT:
        lines.append(t("knolling.say.deck", n=seen["deck"]))
    for at in sorted([int(key) for key in seen["track"]]):
        number = seen["track"][str(at)]
        if number:
            place = spot(t, str(at))
            lines.append(
                t("knolling.say.track", place=place, card=number, things=listed(t, number))
            )
    taken = seen["taken"]
    for seat, name in enumerate(view.names):
        lines.append(t("knolling.say.pawn", name=name, place=spot(t, str(seen["pawns"][seat]))))
        if seat == seen["to_act"] and taken:
            lines.append(t("knolling.say.taken", card=taken, things=listed(t, taken)))
        held = seen["held"][seat]
        lines += [t("knolling.say.held", card=one, things=listed(t, one)) for one in held]
        lines += _area(t, board(seen).sides[seat])
        frame = seen["frames"][seat]
        if frame:
            lines.append(t("knolling.say.frame", x=frame["x"], y=frame["y"]))
    return lines


def _area(t: Catalogue, side: Side) -> "list[str]":
    """What lies on a player's table."""
    lines = []
    whole = side.whole
    for number, x, y, turn in side.placed:
        shown = items_named(t, [one for one in whole if one[0] == number])
        things = shown or t("knolling.nothing")
        lines.append(t("knolling.say.laid", card=number, x=x, y=y, turn=90 * turn, things=things))
    for x, y, number in side.fillers:
        lines.append(t("knolling.say.filler", genre=genre(t, GENRES[number]), x=x, y=y))
    return lines
