"""KNOLLING in sentences: cards, places, moves, positions."""

from typing import Any

from core.catalogue import Catalogue
from games.knolling.cards import card
from games.knolling.notation import HOLD, KEEP
from games.knolling.state import OUT
from games.knolling.things import GENRES
from ui.table import View
from ui.tables.knolling.board import board


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
    return t("list.comma").join([thing(t, number, n) for n in range(len(card(number).items))])


def named(t: Catalogue, number: int) -> str:
    """A card by its number and its things."""
    return t("knolling.card", card=number, things=things(t, number))


def genre(t: Catalogue, letter: str) -> str:
    """The name of a genre."""
    return t("knolling.genre." + letter)


def listed(t: Catalogue, number: int) -> str:
    """A card's things, each with its genre."""
    return t("list.comma").join(
        [
            t(
                "knolling.thing-of",
                thing=thing(t, number, n),
                genre=genre(t, item.thing.genre),
            )
            for n, item in enumerate(card(number).items)
        ]
    )


def spot(t: Catalogue, place: str) -> str:
    """A position on the track."""
    if place in ("0", "T", "G"):
        return t("knolling.stop." + {"0": "start", "T": "turn", "G": "goal"}[place])
    return t("knolling.position", n=place)


def place(view: View, at: str, number: "int | None", here: "list[int]") -> str:
    """A position on the track with what is there."""
    t = view.t
    text = spot(t, at)
    if number:
        text += t("knolling.colon") + t("knolling.card", card=number, things=listed(t, number))
    elif at not in ("0", "T", "G"):
        text += t("knolling.colon") + t("knolling.gone")
    if here:
        names = t("list.comma").join([view.names[seat] for seat in here])
        text += t("knolling.pawns-here", names=names)
    return text


def items_named(t: Catalogue, placed: Any, found: "list[tuple[int, int]]") -> str:
    """Items given as (place in the stack, which of its card)."""
    return t("list.comma").join([thing(t, placed[owner][0], n) for owner, n in found])


def move(
    t: Catalogue,
    names: "list[str]",
    before: "dict[str, Any]",
    text: str,
    after: "dict[str, Any]",
) -> str:
    """One sentence for a move."""
    seat = before["to_act"]
    name = names[seat]
    verb, _, rest = text.partition(" ")
    if verb == "to":
        if rest in ("T", "G"):
            return t("knolling.log.arrive", name=name, stop=spot(t, rest))
        taken = before["track"][rest]
        return t("knolling.log.to", name=name, card=named(t, taken), place=spot(t, rest))
    if verb == "place":
        return t("knolling.log.place", name=name, card=before["taken"]) + _lost(
            t, before, after, seat
        )
    if text == HOLD:
        return t("knolling.log.hold", name=name, card=before["taken"])
    if verb in ("tidy", "unhold"):
        number = rest.partition(" ")[0]
        return t("knolling.log." + verb, name=name, card=number) + _lost(t, before, after, seat)
    if text == KEEP:
        return t("knolling.log.keep", name=name)
    if verb == "fill":
        return t("knolling.log.fill", name=name, genre=genre(t, rest[-1]))
    shot = board(after).photograph(seat)
    return t("knolling.log.frame", name=name, items=count(t, shot.items if shot else 0))


def _lost(t: Catalogue, before: "dict[str, Any]", after: "dict[str, Any]", seat: int) -> str:
    """The end of a sentence: what the card laid last covers."""
    old, new = board(before).sides[seat], board(after).sides[seat]
    gone = []
    kept = [(new.placed[place][0], n) for _, place, n in new.look.items]
    for _, place, n in old.look.items:
        number = old.placed[place][0]
        if (number, n) not in kept:
            gone.append(thing(t, number, n))
    return t("knolling.log.covers", things=t("list.comma").join(gone)) if gone else ""


def position(view: View) -> "list[str]":
    """The whole position."""
    t, seen = view.t, view.seen
    lines = [t("knolling.say.phase." + seen["phase"])]
    if seen["phase"] == OUT:
        lines.append(t("knolling.say.deck", n=seen["deck"]))
    for at in sorted([int(key) for key in seen["track"]]):
        number = seen["track"][str(at)]
        if number:
            lines.append(
                t(
                    "knolling.say.track",
                    place=spot(t, str(at)),
                    card=number,
                    things=listed(t, number),
                )
            )
    taken = seen["taken"]
    sides = board(seen)
    for seat, name in enumerate(view.names):
        lines.append(t("knolling.say.pawn", name=name, place=spot(t, str(seen["pawns"][seat]))))
        if seat == seen["to_act"] and taken:
            lines.append(t("knolling.say.taken", card=taken, things=listed(t, taken)))
        lines += [
            t("knolling.say.held", card=number, things=listed(t, number))
            for number in seen["held"][seat]
        ]
        side = sides.sides[seat]
        whole: dict[int, list[str]] = {}
        for _, owner, n in side.look.items:
            whole.setdefault(owner, []).append(thing(t, side.placed[owner][0], n))
        for stack, (number, x, y, turn) in enumerate(side.placed):
            lines.append(
                t(
                    "knolling.say.laid",
                    card=number,
                    x=x,
                    y=y,
                    turn=90 * turn,
                    things=t("list.comma").join(whole.get(stack, [])) or t("knolling.nothing"),
                )
            )
        for x, y, number in side.fillers:
            lines.append(t("knolling.say.filler", genre=genre(t, GENRES[number]), x=x, y=y))
        taken_at = seen["frames"][seat]
        if taken_at:
            lines.append(t("knolling.say.frame", x=taken_at["x"], y=taken_at["y"]))
    return lines
