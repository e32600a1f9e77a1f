"""Every sentence is there in every language, has its parameters, and is used."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
import text
from core.catalogue import LANGUAGES, Catalogue
from core.game import TRAINING
from ui import lesson, settings
from ui.pages.about import facts
from ui.pages.about.picture import COLUMNS
from ui.tables.sugoroku import pencil

PY = Path(text.__file__).resolve().parent.parent

UNREACHABLE = {
    "no-undo",  # the interface asks `Session.can_undo` first, and says why not
    "no-redo",  # likewise
    "nobody-to-act",  # no computer player is asked where none is to act
}
"""Codes that no sentence is needed for."""

WITHOUT_PARAMS = {"link-cut", "link-damaged", "rules-too-new"}
"""Codes that `core.links` raises anew, without parameters."""


STATES = (facts.WAITING, facts.READY, facts.REFUSED, facts.FAILED)
ENGINE_STATES = (facts.NONE, facts.KEPT, facts.FAILED, facts.FULL)
UPDATE_STATES = (facts.NONE, facts.LOOKING, facts.COMING, facts.READY, facts.FAILED)


def tables(language: str) -> dict[str, dict[str, str]]:
    """All tables of a language, by name."""
    names = [file.stem for file in sorted((PY / "text" / language).glob("[!_]*.py"))]
    return {name: text.table(language, name) for name in names}


def sentences(language: str) -> dict[str, str]:
    """All texts of a language."""
    return {key: value for table in tables(language).values() for key, value in table.items()}


def params(sentence: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


# -- reading the code ----------------------------------------------------------------------


def calls(*folders: str) -> Iterator[tuple[Path, ast.Call]]:
    """All calls in some folders of the sources."""
    for folder in folders:
        for file in sorted((PY / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    yield file, node


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", None) or getattr(node.func, "id", "")


def _patterns(node: ast.expr, named: bool = False) -> Iterator[str]:
    """The texts that an expression may be, with ``{}`` for what is not written out."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body, named)
            yield from _patterns(orelse, named)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            for a in _patterns(left, named):
                yield from (a + b for b in _patterns(right, named))
        case _:
            yield f"{{{ast.unparse(node)}}}" if named else "{}"


def raised() -> Iterator[tuple[str, set[str]]]:
    """(code, parameters) of each `TabletopError` that is made below or in the interface."""
    for _, node in calls("core", "games", "engine", "ui"):
        if _called(node) == "TabletopError" and node.args:
            for code in _patterns(node.args[0]):
                if code != "{}":
                    yield code, {k.arg for k in node.keywords if k.arg}


TEXTS = sentences(LANGUAGES[0])

LEARNED = [name for name in games.NAMES if (PY / "games" / name / "lesson.py").exists()]
"""Games with a lesson."""

# -- the tables ---------------------------------------------------------------------------


def test_both_languages_have_the_same_tables() -> None:
    folders = {path.parent.name for path in (PY / "text").glob("*/__init__.py")}
    assert folders == set(LANGUAGES)
    needed = {"shell", "about"} | {part for name in games.NAMES for part in (name, f"{name}_why")}
    needed |= {f"{name}_learn" for name in LEARNED}
    for language in LANGUAGES:
        assert set(tables(language)) == needed


@pytest.mark.parametrize("name", tables(LANGUAGES[0]))
def test_both_languages_have_the_same_texts(name: str) -> None:
    first, *others = (tables(language)[name] for language in LANGUAGES)
    for other in others:
        assert sorted(other) == sorted(first)
        for key, sentence in first.items():
            assert params(other[key]) == params(sentence), key
            assert bool(other[key].strip()) == bool(sentence.strip()) is True, key


def test_no_text_stands_twice() -> None:
    for language in LANGUAGES:
        keys = [key for table in tables(language).values() for key in table]
        assert len(keys) == len(set(keys))
        for file in sorted((PY / "text" / language).glob("*.py")):
            written = [
                key.value
                for node in ast.walk(ast.parse(file.read_text("utf-8")))
                if isinstance(node, ast.Dict)
                for key in node.keys
                if isinstance(key, ast.Constant)
            ]
            assert len(written) == len(set(written)), file


def test_keys_belong_to_their_table() -> None:
    """The shell knows no game's table, and a table is fetched only with its game."""
    for name, table in tables(LANGUAGES[0]).items():
        game, _, part = name.partition("_")
        for key in table:
            if name == "shell":
                assert key.split(".")[0] not in games.NAMES, key
            else:
                assert key.startswith(f"{game}.{part}." if part else f"{game}."), key
                assert part or key.split(".")[1] not in ("why", "learn"), key


def test_parameters_are_plain_names() -> None:
    for language in LANGUAGES:
        for key, sentence in sentences(language).items():
            for _, name, form, conversion in string.Formatter().parse(sentence):
                assert name is None or name.isidentifier(), key
                assert not form, key
                assert conversion is None, key


def test_a_missing_text_shows_its_name() -> None:
    t = Catalogue("en")
    t.add({"a": "{x} and {{}}", "b": "{not filled}"})
    assert t("a", x="<b>{y}</b>") == "<b>{y}</b> and {}"
    assert t("b") == "{not filled}"
    assert (t("c"), t("c", x=1)) == ("c", "c")
    assert (t.has("a"), t.has("c")) == (True, False)
    assert t("a", x=1, name="free for texts") == "1 and {}"


# -- what the interface asks for -----------------------------------------------------------

NAMES = games.NAMES
LEVELS = {level for name in NAMES for level in games.get(name).levels}


def option_texts() -> set[str]:
    """Names and values of all options: the game's own sentence, else one of the shell."""
    found = set()
    for name in NAMES:
        for option in games.get(name).options:
            own = f"{name}.option.{option.name}"
            prefix = own if own in TEXTS else f"option.{option.name}"
            if len(games.get(name).offers(option, {}, games.get(name).seats[1])) < 2:
                continue
            values = {f"{prefix}.{value}" for value in option.values}
            # One sentence may do for all numbers that have none of their own.
            found |= {prefix, *(values & set(TEXTS) if f"{prefix}.n" in TEXTS else values)}
    return found | {f"option.{TRAINING}{value}" for value in ("", ".False", ".True")}


def error_texts() -> set[str]:
    """A sentence for each error that can reach the interface."""
    return {f"error.{code}" for code, _ in raised() if code not in UNREACHABLE}


def begun(*beginnings: str) -> dict[str, set[str]]:
    """For each beginning: all texts whose last part alone follows it."""
    found = {}
    for start in beginnings:
        keys = {key for key in TEXTS if key.startswith(start) and "." not in key[len(start) :]}
        found[start + "{}"] = keys
    return found


def of_games(*ends: str) -> set[str]:
    """Texts that every game's own table has."""
    return {name + end for name in NAMES for end in ends}


BUILT: dict[str, set[str]] = {
    "game.{}.title": {f"game.{name}.title" for name in NAMES},
    "game.{}.tagline": {f"game.{name}.tagline" for name in NAMES},
    "game.{}.{}": {f"game.{n}.{fact}" for n in NAMES for fact in ("players", "minutes", "by")},
    "setup.who.{}": {f"setup.who.{who}" for who in ("alone", "computer", "people")},
    "{}.title": of_games(".title"),
    "{}.tagline": of_games(".tagline"),
    "{}.designer": of_games(".designer"),
    "{}.rules": of_games(".rules"),
    "{}.reading": of_games(".reading"),
    "{}.why.{}": {key for key in TEXTS if ".why." in key},
    "setting.language.{}": {f"setting.language.{v}" for v in settings.CHOICES["language"]},
    "setting.{}": {f"setting.{name}" for name in settings.CHOICES},
    "setting.{}.{}": {f"setting.{n}.{v}" for n, vs in settings.CHOICES.items() for v in vs},
    "level.{}": {f"level.{level}" for level in LEVELS},
    "level.note.{}": {f"level.note.{level}" for level in LEVELS},
    "error.{}": error_texts(),
    "about.state.{}": {f"about.state.{state}" for state in STATES},
    "about.engine.{}": {f"about.engine.{state}" for state in ENGINE_STATES},
    "about.update.{}": {f"about.update.{state}" for state in UPDATE_STATES},
    "about.{}": {f"about.{column}" for column in COLUMNS},
    "share.{}": {"share.copied", "share.sent"},
    **begun(
        *("patapata.about.", "patapata.caption.", "patapata.departs.", "patapata.fault."),
        *("patapata.group.", "patapata.mark.", "patapata.say.pass", "patapata.title."),
        *("patapata.tool.", "patapata.turned."),
    ),
    "patapata.prompt.{}": {f"patapata.prompt.{tool}" for tool in ("piece", "note", "flip")},
    "patapata.say.{}": {f"patapata.say.{why}" for why in ("stray", "mirror", "covered")},
    "{prefix}{option.name}": option_texts(),
    "{prefix}{option.name}.{str(choice)}": option_texts(),
    "{}{}.n": {key for key in TEXTS if ".option." in key and key.endswith(".n")},
    "sugoroku.act.{}": {
        f"sugoroku.act.{move}" for move in ("roll", "sonar", "open", "leave", "fight", "peace")
    },
    "sugoroku.act.step-{}": {f"sugoroku.act.step-{letter}" for letter in "DLRU"},
    "sugoroku.log.fight-{}": {f"sugoroku.log.fight-{end}" for end in ("won", "lost", "tie")},
    "sugoroku.banner.{}": {"sugoroku.banner.bump", "sugoroku.banner.chest"},
    "sugoroku.pencil.{}": {f"sugoroku.pencil.{tool}" for tool in pencil.TOOLS},
    "sugoroku.switch.{}": {f"sugoroku.switch.{name}" for name in pencil.SWITCHES},
    "sugoroku.why.{}": {key for key in TEXTS if key.startswith("sugoroku.why.")},
    "knolling.genre.{}": {f"knolling.genre.{letter}" for letter in "rbgyw"},
    "knolling.stop.{}": {f"knolling.stop.{name}" for name in ("start", "turn", "goal")},
    "knolling.say.phase.{}": {
        f"knolling.say.phase.{phase}" for phase in ("out", "return", "frame", "over")
    },
    "knolling.occasion.{}": {
        f"knolling.occasion.{name}" for name in ("to", "place", "unhold", "frame", "look")
    },
    "knolling.occasion.after.{}": {f"knolling.occasion.after.{name}" for name in ("tidy", "fill")},
    "knolling.prompt.{}": {
        f"knolling.prompt.{name}" for name in ("place", "tidy", "unhold", "fill", "frame")
    },
    "knolling.pick.{}": {"knolling.pick.T", "knolling.pick.G"},
    "knolling.do.arrive.{}": {"knolling.do.arrive.T", "knolling.do.arrive.G"},
    "knolling.do.keep.{}": {f"knolling.do.keep.{name}" for name in ("tidy", "unhold", "fill")},
    "knolling.choose.{}": {"knolling.choose.tidy", "knolling.choose.unhold"},
    "knolling.lift.{}": {"knolling.lift.free", "knolling.lift.held"},
    "knolling.nudge.{}": {f"knolling.nudge.{way}" for way in ("left", "up", "down", "right")},
    "knolling.log.{}": {f"knolling.log.{verb}" for verb in ("place", "tidy", "unhold")},
    "knolling.clash.{}": {f"knolling.clash.{name}" for name in ("tidy", "fill", "frame")},
    "knolling.photo.{}": {
        f"knolling.photo.{name}" for name in ("saved", "shared", "failed", "png", "svg", "share")
    },
}
"""Names built from parts, as the code builds them -> all texts that may be meant.

Where nothing but parts is joined the parts are named. A new way of building a name has to be
added here.
"""


def asked() -> Iterator[tuple[str, str, set[str] | None]]:
    """(where, pattern, parameters given) of each text the interface asks for."""
    for file, node in calls("ui"):
        where = f"{file.relative_to(PY)}:{node.lineno}"
        given = {k.arg for k in node.keywords if k.arg}
        open_ended = any(keyword.arg is None for keyword in node.keywords)
        if _called(node) == "t" and node.args:
            for pattern in _patterns(node.args[0]):
                exact = pattern
                if not pattern.replace("{}", "").strip("."):
                    [exact] = _patterns(node.args[0], named=True)
                yield where, exact, None if open_ended else given
        elif _called(node) == "_say":
            for pattern in _patterns(node.args[0]):
                yield where, pattern, set()


ASKED = [entry for entry in asked() if entry[1] != "{text}"]  # what `_say` hands on


def test_the_scan_sees_what_there_is() -> None:
    patterns = {pattern for _, pattern, _ in ASKED}
    assert len(patterns) > 120
    assert {"nav.home", "play.no-undo", "portas.log.take", "error.{}", "share.by-hand"} <= patterns


def test_every_text_asked_for_exists() -> None:
    for where, pattern, _ in ASKED:
        if "{" in pattern:
            assert pattern in BUILT, f"{where}: {pattern} is not among BUILT"
            missing = BUILT[pattern] - set(TEXTS)
            assert not missing, f"{where}: {pattern}: {sorted(missing)}"
        else:
            assert pattern in TEXTS, f"{where}: {pattern}"


def test_every_text_is_used() -> None:
    patterns = {pattern for _, pattern, _ in ASKED}
    assert set(BUILT) <= patterns, "a way of building names that the code no longer has"
    used = patterns | {key for pattern in patterns & set(BUILT) for key in BUILT[pattern]}
    for name in LEARNED:
        used |= set(lesson.lesson(name).texts())
    assert set(TEXTS) <= used, sorted(set(TEXTS) - used)


def test_every_text_gets_its_parameters() -> None:
    for where, pattern, given in ASKED:
        if given is None:
            continue
        for key in BUILT.get(pattern, {pattern}):
            if pattern != "error.{}":
                assert params(TEXTS[key]) == given, f"{where}: {key}"


# -- errors -------------------------------------------------------------------------------


def test_every_error_has_a_sentence_with_what_it_tells() -> None:
    codes = {code for code, _ in raised()}
    assert {"illegal-move", "bad-value", "game-over", "link-cut"} <= codes
    assert codes >= UNREACHABLE
    for code, given in raised():
        if code not in UNREACHABLE:
            wanted = params(TEXTS[f"error.{code}"])
            assert wanted <= given, code
            assert not wanted or code not in WITHOUT_PARAMS


# -- reasons of computer players ------------------------------------------------------------


def _words(game: str) -> set[str]:
    """All constant texts in the computer players of a game."""
    return {
        node.value
        for file in (PY / "engine" / "players").glob(f"{game}*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("game", games.NAMES)
def test_every_reason_is_one_that_a_player_gives(game: str) -> None:
    start = f"{game}.why."
    reasons = {key.removeprefix(start) for key in TEXTS if key.startswith(start)}
    assert reasons
    assert reasons <= _words(game), sorted(reasons - _words(game))


@pytest.mark.parametrize("game", games.NAMES)
def test_every_reason_given_has_its_sentence(game: str) -> None:
    given = 0
    for file, node in calls("engine/players"):
        if _called(node) != "Thought" or not file.name.startswith(game):
            continue
        why = node.args[4:5] + [k.value for k in node.keywords if k.arg == "why"]
        for pattern in _patterns(why[0]) if why else ():
            given += 1
            assert pattern == "{}" or f"{game}.why.{pattern}" in TEXTS, (file, pattern)
    assert given
