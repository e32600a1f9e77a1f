"""What every game promises by `core.game`, as checks that take the game.

`test_conformance` holds every registered game to it; games made wrong on purpose show there
that each check can fail. A new game needs nothing here.
"""

from typing import Any

from core import canonical, links, record
from core.errors import TabletopError
from core.game import CHANCE, Game
from core.links import CHALLENGE, POSITION, START, Link
from core.match import Match, begin, replay
from core.record import MAX_MOVE, Player
from core.rng import Rng
from portable.kit import raises
from portable.playing import insides, new_match, random_match, random_move, some_options

SEEDS = ("a", "よつ")
"""Where the games played come from; few, since MicroPython plays them too."""

LONGEST = 3000
"""Moves after which a game played at random counts as endless."""

LOOKED_AT = 120
"""Positions of a game that are looked into closely, about; a long game is passed over in steps."""

TRIED = 12
"""Moves of a position that are tried, about, likewise."""

FOREIGN = ("", " ", "pass ", "x", "0", "-1", "[]", "\x00", "あ", "@", "..", "9" * 40, "None")


_played: "list[tuple[Game, list[Match]]]" = []


def _matches(game: Game) -> "list[Match]":
    """The games looked into; played once for all checks, which only look."""
    for known, matches in _played:
        if known is game:
            return matches
    matches = [random_match(game, seed, {}, LONGEST) for seed in SEEDS]
    _played.append((game, matches))
    return matches


def _some(items: "list[Any] | range", count: int) -> "list[Any]":
    """All of a few ``items``, about ``count`` of many, evenly spread."""
    return [items[i] for i in range(0, len(items), 1 + len(items) // count)]


def _same(a: Any, b: Any) -> bool:
    return canonical.dumps(a) == canonical.dumps(b)


def _told(match: Match) -> str:
    """All that the rules say of the newest position."""
    game, state = match.game, match.state
    seats = range(len(match.players))
    return canonical.dumps(
        [
            game.to_act(state),
            game.legal(state),
            game.view(state),
            [game.observe(state, seat) for seat in seats],
            list(game.revealed(state)),
            game.scores(state),
            game.winners(state),
        ]
    )


def check_legal_lists(game: Game) -> None:
    """Sorted, each move once, texts that a record can hold; empty exactly when it is over."""
    for match in _matches(game):
        for ply in _some(range(match.ply + 1), LOOKED_AT):
            state = match.at(ply)
            legal = game.legal(state)
            assert type(legal) is list
            assert all(type(move) is str and 0 < len(move) <= MAX_MOVE for move in legal)
            assert all(min(move) >= " " for move in legal)
            assert legal == sorted(set(legal)), legal
            actor = game.to_act(state)
            assert (actor is None) == (not legal)
            if actor == CHANCE:
                outcomes = game.outcomes(state)
                assert sorted([move for move, _ in outcomes]) == legal
                assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
            elif actor is not None:
                assert type(actor) is int
                assert 0 <= actor < len(match.players)


def check_end(game: Game) -> None:
    """Every game ends, has winners then and not before, and takes no move any more."""
    for match in _matches(game):
        assert match.is_over, "no end after %d moves" % match.ply
        seats = list(range(len(match.players)))
        for ply in _some(range(match.ply), LOOKED_AT):
            assert game.to_act(match.at(ply)) is not None
            assert game.winners(match.at(ply)) is None
            game.scores(match.at(ply))
        winners = game.winners(match.state)
        assert type(winners) is list
        assert winners == sorted(set(winners))
        assert all(seat in seats for seat in winners)
        for move in _some(match.moves, LOOKED_AT) + list(FOREIGN):
            error = raises(TabletopError, game.apply, match.state, move)
            assert error.code == "illegal-move"


def check_purity(game: Game) -> None:
    """Nothing done with a position changes it, and the same move leads to the same position."""
    for match in _matches(game):
        rng = Rng("purity")
        for ply in _some(range(match.ply + 1), LOOKED_AT):
            state = match.at(ply)
            before = canonical.dumps(insides(state))
            for move in _some(game.legal(state), TRIED):
                after = canonical.dumps(insides(game.apply(state, move)))
                assert canonical.dumps(insides(game.apply(state, move))) == after
                assert after != before, "a move without a trace"
            for seat in range(len(match.players)):
                game.observe(state, seat)
                game.redeal(state, seat, rng)
            game.view(state)
            game.scores(state)
            game.winners(state)
            game.outcomes(state)
            assert canonical.dumps(insides(state)) == before


def check_answers_are_copies(game: Game) -> None:
    """Whoever changes an answer does not change the position."""
    for match in _matches(game):
        for ply in (0, match.ply // 2, match.ply):
            state = match.at(ply)
            # Asked once beforehand: a position may remember what it worked out.
            game.legal(state), game.scores(state), game.winners(state)
            for seat in range(len(match.players)):
                game.observe(state, seat)
            before = canonical.dumps(insides(state))
            _spoil(game.legal(state))
            _spoil(game.view(state))
            _spoil(game.scores(state))
            _spoil(game.winners(state))
            for seat in range(len(match.players)):
                _spoil(game.observe(state, seat))
            assert canonical.dumps(insides(state)) == before


def _spoil(value: Any) -> None:
    if isinstance(value, dict):
        for key in list(value):
            _spoil(value[key])
        value["spoilt"] = 1
    elif isinstance(value, list):
        for item in value:
            _spoil(item)
        value.append("spoilt")


def check_refusals(game: Game) -> None:
    """What is not in the legal list is refused, with the one error."""
    for match in _matches(game):
        known = set(match.moves)
        for ply in _some(range(match.ply + 1), LOOKED_AT):
            known.update(game.legal(match.at(ply)))
        for ply in _some(range(match.ply + 1), LOOKED_AT):
            state = match.at(ply)
            legal = game.legal(state)
            near = [move + "0" for move in legal] + [move[:-1] for move in legal]
            for move in list(FOREIGN) + sorted(known) + near:
                if move not in legal:
                    error = raises(TabletopError, game.apply, state, move)
                    assert error.code == "illegal-move"


def check_json(game: Game) -> None:
    """Views, observations and scores are JSON: nothing changes on the way through text."""
    for match in _matches(game):
        for ply in range(match.ply + 1):
            state = match.at(ply)
            values = [game.view(state), game.scores(state), game.winners(state)]
            values += [game.observe(state, seat) for seat in range(len(match.players))]
            for value in values:
                assert _is_json(value), value


def _is_json(value: Any) -> bool:
    if type(value) is list:
        return all(_is_json(item) for item in value)
    if type(value) is dict:
        return all(type(key) is str and _is_json(value[key]) for key in value)
    return value is None or type(value) in (bool, int, str)


def check_information(game: Game) -> None:
    """Observations hide what they must, and `revealed` tells when they show more.

    In a world redealt for a seat that seat sees the same and, if it is to act, may do the
    same. Where a move leaves `revealed` as it was, it sees the same afterwards too.
    """
    for match in _matches(game):
        rng = Rng("worlds")
        other_worlds = 0
        for ply in _some(range(match.ply), LOOKED_AT):
            state, move = match.at(ply), match.moves[ply]
            after = match.at(ply + 1)
            shown = game.revealed(after) != game.revealed(state)
            for seat in range(len(match.players)):
                world = game.redeal(state, seat, rng)
                other_worlds += not _same(insides(world), insides(state))
                assert _same(game.observe(world, seat), game.observe(state, seat))
                assert game.revealed(world) == game.revealed(state)
                assert game.to_act(world) == game.to_act(state)
                if game.to_act(state) in (seat, CHANCE):
                    assert game.legal(world) == game.legal(state)
                if shown or move not in game.legal(world):
                    continue
                then = game.apply(world, move)
                assert game.revealed(then) == game.revealed(after)
                assert _same(game.observe(then, seat), game.observe(after, seat))
        assert other_worlds or game.revealed(match.at(0)) == game.revealed(match.state)


def check_revealed(game: Game) -> None:
    """Numbers that never fall; a fallen die counts as something shown."""
    for match in _matches(game):
        for ply in range(match.ply):
            before, after = game.revealed(match.at(ply)), game.revealed(match.at(ply + 1))
            assert type(before) is tuple
            assert len(before) == len(after)
            assert all(type(n) is int for n in before)
            assert all(a <= b for a, b in zip(before, after)), (before, after)
            if game.to_act(match.at(ply)) == CHANCE:
                assert before != after


def check_records(game: Game) -> None:
    """Every position comes back from its record."""
    for match in _matches(game):
        for ply in sorted({0, 1, match.ply // 2, match.ply}):
            part = _part(match, ply)
            text = record.write(part.record())
            again = replay(game, record.read(text))
            assert record.write(again.record()) == text
            assert _told(again) == _told(part)


def check_links(game: Game) -> None:
    """Every position comes back from its link; so do starts and challenges."""
    for match in _matches(game):
        count = len(match.players)
        for kind, ply, target in (
            (START, 0, []),
            (POSITION, 0, []),
            (POSITION, 1, []),
            (POSITION, match.ply // 2, []),
            (POSITION, match.ply, []),
            (CHALLENGE, match.ply, list(range(20, 20 + count))),
        ):
            part = _part(match, ply)
            link = links.decode(game, links.encode(Link(kind, part, target)))
            assert (link.kind, link.target, link.cut) == (kind, target, False)
            assert _told(link.match) == _told(part)
            assert link.match.moves == part.moves
            assert _same(link.match.setup, part.setup)


def check_options(game: Game) -> None:
    """Every value of every option makes a game that can be recorded and linked."""
    for options in some_options(game) + [{"training": True}]:
        for count in sorted({game.seats[0], game.seats[1]}):
            match = begin(game, options, [Player() for _ in range(count)], "options")
            rng = Rng("options/play")
            for _ in range(12):
                if not match.is_over:
                    match.play(random_move(game, match.state, rng))
            again = replay(game, record.read(record.write(match.record())))
            assert _told(again) == _told(match)
            link = links.decode(game, links.encode(Link(POSITION, match)))
            assert _told(link.match) == _told(match)
    for bad in ({"no-such": 1}, {"training": 1}, {"training": "yes"}):
        error = raises(TabletopError, begin, game, bad, [Player()] * game.seats[0], "x")
        assert error.code == "bad-options"
    for option in game.options:
        assert len(option.values) > 1
        error = raises(TabletopError, game.check_options, {option.name: "no-such-value"})
        assert error.params == {"option": option.name}


def check_set_ups(game: Game) -> None:
    """Set-ups follow from the seed; damaged ones are refused with the one error."""
    first = new_match(game, "same")
    assert _same(first.setup, new_match(game, "same").setup)
    others = [new_match(game, "other" + str(n)).setup for n in range(8)]
    hides = any(game.revealed(m.at(0)) != game.revealed(m.state) for m in _matches(game))
    assert not hides or any(not _same(setup, first.setup) for setup in others)
    count = len(first.players)
    for damaged in _damaged(first.setup):
        try:
            game.initial(damaged, {}, count)
        except TabletopError as error:
            assert error.code in ("bad-value", "bad-options")
            assert error.ply == -1
    for none in (None, [], "x", 5, {}, True):
        if not _same(none, first.setup):
            raises(TabletopError, game.initial, none, {}, count)


def _damaged(value: Any) -> "list[Any]":
    """``value`` with one thing in it missing, changed or added, in many ways."""
    junk = [None, True, -1, 0, 99, 1 << 70, 1.5, "x", "", [], {}, [[]]]
    found = list(junk)
    if isinstance(value, dict):
        for key in value:
            rest = dict(value)
            inside = rest.pop(key)
            found.append(dict(rest))
            for other in _damaged(inside):
                changed = dict(rest)
                changed[key] = other
                found.append(changed)
        extra = dict(value)
        extra["extra"] = 1
        found.append(extra)
    elif isinstance(value, list):
        found += [value[:-1], value + value[:1]]
        for index in range(min(len(value), 3)):
            for other in _damaged(value[index]):
                found.append(value[:index] + [other] + value[index + 1 :])
    return found


def _part(match: Match, ply: int) -> Match:
    """The first ``ply`` moves of ``match``."""
    part = Match(match.game, match.options, match.setup, match.players, match.seed)
    for move in match.moves[:ply]:
        part.play(move)
    return part
