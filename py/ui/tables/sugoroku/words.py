"""The table in words: what the game master says, what to do now, how things stand."""

from core.catalogue import Catalogue
from games.sugoroku import story
from games.sugoroku.deduction import with_chest
from games.sugoroku.turn import LAST_ROUND
from ui.parts import div, para
from ui.pieces.words import listed
from ui.table import Seen, View
from ui.tables.sugoroku import pencil, plan
from ui.vdom import Node

CAP_IN_SIGHT = 20
"""Rounds before the last one from which on players are told of it."""

FEW_SQUARES = 24
"""Up to so many squares where a chest may lie are listed in words."""


def squares(t: Catalogue, names: "list[str]") -> str:
    """Names of squares in a row, or "none"."""
    return listed(t, names) or t("sugoroku.none")


def together(t: Catalogue, sentences: "list[str]") -> str:
    """The sentences that are not empty, one after the other."""
    text = ""
    for sentence in sentences:
        both = t("sugoroku.both", one=text, other=sentence) if text and sentence else ""
        text = both or text + sentence
    return text


# -- what has happened --------------------------------------------------------------------


def move(t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen) -> str:
    """What the master says about ``move``."""
    seat = before["to_act"]
    if move.startswith("d4="):
        return t("sugoroku.log.die", name=names[after["to_act"]], n=move[3:])
    if move.startswith("d6="):
        return _fight(t, names, before, move, after)
    name = names[seat]
    if move == "sonar":
        ping = after["sonar_log"][-1]
        return t("sugoroku.log.sonar", name=name, at=ping["at"], n=ping["distance"])
    if move == "roll":
        return t("sugoroku.log.roll", name=name)
    if move == "fight":
        return t("sugoroku.log.fight", name=name, other=names[before["carrier"]])
    if move == "open":
        at = before["pos"][seat]
        is_true = after["carrier"] == seat
        said = t(
            "sugoroku.log.open-true" if is_true else "sugoroku.log.open-false", name=name, at=at
        )
    elif move == "peace":
        said = t("sugoroku.log.peace", name=name, other=names[before["carrier"]])
    else:
        said = _walk(t, name, before, move, after)
    return together(t, [said, _lost(t, names, before, after, seat)])


def _walk(t: Catalogue, name: str, before: Seen, move: str, after: Seen) -> str:
    walk = story.walk(before, move, after)
    sentences = []
    if move == "leave":
        sentences.append(t("sugoroku.log.leave", name=name, at=walk.start))
    if walk.squares:
        way = t("sugoroku.arrow").join([walk.start] + walk.squares)
        sentences.append(t("sugoroku.log.walk", name=name, way=way))
    elif move != "leave" and not walk.bump:
        sentences.append(t("sugoroku.log.stay", name=name, at=walk.start))
    if walk.bump:
        said = t("sugoroku.log.bump", wall=walk.bump, at=walk.end)
        sentences.append(said if sentences else t("sugoroku.log.by", name=name, said=said))
    elif walk.chest:
        sentences.append(t("sugoroku.log.chest", at=walk.chest))
    elif walk.wins:
        sentences.append(t("sugoroku.log.goal"))
    return together(t, sentences)


def _fight(t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen) -> str:
    challenger, carrier = story.fighters(before, after)
    one, other = names[challenger], names[carrier]
    mine, theirs = move[3], move[5]
    won = "won" if mine > theirs else "tie" if mine == theirs else "lost"
    said = t("sugoroku.log.fight-" + won, name=one, other=other, mine=mine, theirs=theirs)
    return together(t, [said, _lost(t, names, before, after, challenger)])


def _lost(t: Catalogue, names: "list[str]", before: Seen, after: Seen, seat: int) -> str:
    """Whose turns were passed over after this one; the end of the last round."""
    if story.is_capped(after):
        return t("sugoroku.log.cap", n=LAST_ROUND)
    lost = story.lost_turns(before, after, seat)
    who = t("list.and").join([names[other] for other in lost])
    return t("sugoroku.log.lost", names=who) if lost else ""


# -- what is being shown, what to do ------------------------------------------------------


def banner(view: View) -> str:
    """What is called out over the map in a scene, or ""."""
    scene, t = view.scene, view.t
    if not scene:
        return ""
    kind = scene["kind"]
    if kind in ("bump", "chest"):
        return t("sugoroku.banner." + kind)
    if kind == "goal":
        return t("sugoroku.banner.goal", name=view.names[scene["seat"]])
    if kind == "sonar":
        return t("sugoroku.banner.sonar", n=scene["ping"]["distance"])
    if kind == "open":
        return t("sugoroku.banner.open-true" if scene["true"] else "sugoroku.banner.open-false")
    if kind == "fight":
        one, other = scene["dice"]
        return t("sugoroku.banner.fight", name=view.names[scene["fighters"][one <= other]])
    return ""


def prompt(view: View) -> str:
    """What the player to act can do now."""
    t, seen = view.t, view.seen
    phase = seen["phase"]
    if phase == "roll":
        return t("sugoroku.prompt.roll-sonar" if "sonar" in view.legal else "sugoroku.prompt.roll")
    if phase == "chest":
        return t("sugoroku.prompt.chest", at=seen["pos"][seen["to_act"]])
    if phase == "fight":
        return t("sugoroku.prompt.fight", name=view.names[seen["carrier"]])
    if pencil.tool(view):
        return t("sugoroku.prompt.pencil")
    stepped = plan.squares(view)
    if not stepped:
        return t("sugoroku.prompt.path", n=seen["die"])
    way = t("sugoroku.arrow").join(stepped)
    return t("sugoroku.prompt.planned", way=way, steps=len(stepped), n=seen["die"])


def round_(view: View) -> str:
    """The round, and near the end how many are left."""
    number = view.seen["round"]
    left = LAST_ROUND - number
    if left < CAP_IN_SIGHT and view.seen["phase"] != "over":
        return view.t("sugoroku.round-left", n=number, left=left + 1)
    return view.t("sugoroku.round", n=number)


def flags(view: View, seat: int) -> "list[tuple[str, str]]":
    """What is to be known of a player beside the square: names of signs, each with its sentence."""
    t, seen = view.t, view.seen
    found = []
    if seen["carrier"] == seat:
        found.append(("treasure", t("sugoroku.flag.treasure")))
    if seen["rest"][seat]:
        found.append(("rest", t("sugoroku.flag.rest")))
    pin = seen["pinned_by"][seat]
    if pin is not None:
        found.append(("pinned", t("sugoroku.flag.pinned", name=view.names[pin])))
    if not seen["sonar_used"][seat] and seen["carrier"] is None:
        found.append(("sonar", t("sugoroku.flag.sonar")))
    return found


def describe(view: View) -> "list[str]":
    """The whole position."""
    t, seen = view.t, view.seen
    start, goal = seen["start"], seen["goal"]
    lines = [t("sugoroku.say.map", size=seen["size"], start=start, goal=goal), round_(view)]
    for seat, at in enumerate(seen["pos"]):
        about = [said for _, said in flags(view, seat)]
        line = t("sugoroku.say.player", name=view.names[seat], n=seat + 1, at=at)
        lines.append(listed(t, [line] + about))
    known, found = seen["known_walls"], seen["found"]
    places = squares(t, known)
    lines.append(t("sugoroku.say.walls", known=len(known), walls=seen["walls"], at=places))
    closed = squares(t, [at for at in found if at not in seen["opened"]])
    opened = squares(t, seen["opened"])
    counts = {"found": len(found), "chests": seen["chests"]}
    lines.append(t("sugoroku.say.chests", closed=closed, opened=opened, **counts))
    for sonar in seen["sonar_log"]:
        name = view.names[sonar["seat"]]
        lines.append(t("sugoroku.say.sonar", name=name, at=sonar["at"], n=sonar["distance"]))
    lines.append(t("sugoroku.say.stood", at=squares(t, seen["stood"])))
    setup = pencil.revealed(view)
    if setup is not None:
        walls, chests = squares(t, setup["walls"]), squares(t, setup["chests"])
        lines.append(t("sugoroku.say.revealed", walls=walls, chests=chests, true=setup["true"]))
    elif view.option("assist") and seen["carrier"] is None:
        lines.append(_possible(view))
    noted = pencil.marks(view) if setup is None else {}
    if noted:
        marks = [at + " " + mark_text(t, noted[at]) for at in sorted(noted)]
        lines.append(t("sugoroku.say.marks", marks=squares(t, marks)))
    return lines


def mark_text(t: Catalogue, mark: str) -> str:
    """A pencil mark in words."""
    return mark[1:] if mark.startswith("=") else t("sugoroku.pencil." + mark)


def _possible(view: View) -> str:
    t, names = view.t, with_chest(view.seen)
    if len(names) > FEW_SQUARES:
        return t("sugoroku.say.possible-many", n=len(names))
    return t("sugoroku.say.possible", at=squares(t, names))


def refusal(view: View, move: str) -> str:
    """Why ``move`` is not possible now."""
    t, seen = view.t, view.seen
    if move == "roll":
        return t("sugoroku.say.rolled")
    if move in ("open", "leave"):
        return t("sugoroku.say.no-chest")
    if move != "sonar":
        return t("sugoroku.say.no-fight")
    if seen["carrier"] is not None:
        return t("sugoroku.say.sonar-late")
    if seen["sonar_used"][seen["to_act"]]:
        return t("sugoroku.say.sonar-used")
    if len(seen["found"]) == seen["chests"]:
        return t("sugoroku.say.sonar-nothing")
    return t("sugoroku.say.sonar-not-now")


def result(view: View) -> Node:
    """How the game ended, and what the whole map shows now."""
    t, seen = view.t, view.seen
    said = [t("sugoroku.result.rounds", n=seen["round"])]
    if view.setup is not None:
        said.append(t("sugoroku.result.true", at=view.setup["true"]))
    if seen["carrier"] is None:
        said.append(t("sugoroku.result.unfound"))
    return div("", para("", together(t, said)), para("quiet", t("sugoroku.result.replay")))
