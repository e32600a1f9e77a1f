"""The pages "version and offline" and "verify this copy", in every state they can be in."""

import text
from core import golden
from core.catalogue import LANGUAGES, Catalogue
from portable.pages import Strict, by_do, check_tree
from ui.pages.about import facts, picture
from ui.pages.about.facts import Facts, Replayed, Verification, megabytes
from ui.vdom import find, plain


def _catalogues() -> "list[Catalogue]":
    made: list[Catalogue] = []
    for language in LANGUAGES:
        t = Strict(language)
        t.add(text.table(language, "shell"))
        t.add(text.table(language, "about"))
        made.append(t)
    return made


def _facts(**values: object) -> Facts:
    now = Facts("1.2.3+abc")
    now.page_size = 1234567
    now.engine_size = 13600000
    for name, value in values.items():
        setattr(now, name, value)
    return now


def test_every_state_has_its_page() -> None:
    for t in _catalogues():
        for state in (facts.WAITING, facts.READY, facts.REFUSED, facts.FAILED):
            tree = picture.present(t, _facts(state=state))
            check_tree(tree)
            assert t("about.state." + state) in plain(tree)
            assert bool(by_do(tree, "engine-get")) == (state != facts.REFUSED)
        for engine in (
            facts.NONE,
            facts.PART,
            facts.KEPT,
            facts.FETCHING,
            facts.FAILED,
            facts.FULL,
        ):
            tree = picture.present(t, _facts(engine=engine, done=5000000))
            check_tree(tree)
            assert bool(by_do(tree, "engine-get")) == (engine != facts.KEPT)
            assert bool(by_do(tree, "engine-remove")) == (engine in (facts.KEPT, facts.PART))
        for update in (facts.NONE, facts.LOOKING, facts.COMING, facts.READY, facts.FAILED):
            tree = picture.present(t, _facts(update=update))
            check_tree(tree)
            assert bool(by_do(tree, "version-switch")) == (update == facts.READY)


def test_sizes_are_said_in_megabytes() -> None:
    assert megabytes(0) == "0.0"
    assert megabytes(13649999) == "13.6"
    t = _catalogues()[1]
    said = plain(picture.present(t, _facts(engine=facts.FETCHING, done=5000000)))
    assert "5.0 of 13.6 MB" in said
    said = plain(picture.present(t, _facts(room=(31000000, 12000000000), snapshot=31500000)))
    assert "31 MB used of 12000 MB" in said
    assert "31.5 MB" in said


def test_a_check_says_how_far_it_is_and_what_it_found() -> None:
    t = _catalogues()[1]
    assert "3 of 9" in plain(picture.present(t, _facts(checked=(3, 9))))
    assert "All 9 files" in plain(picture.present(t, _facts(checked=(9, 9))))
    damaged = _facts(checked=(9, 9), damaged=["py/a", "b"])
    assert "py/a, b" in plain(picture.present(t, damaged))
    tree = picture.present(t, _facts(can_check=False))
    assert "no check" in plain(tree)
    assert find(tree, id="check")[0].props["disabled"]


def test_an_unbuilt_site_offers_nothing() -> None:
    for t in _catalogues():
        tree = picture.present(t, Facts(""))
        check_tree(tree)
        assert not find(tree, id="check")
        check_tree(picture.present_verify(t, None))
        check_tree(picture.offer(t))


def test_verification_shows_what_is_the_same_and_what_is_not() -> None:
    recorded = ["aa", "bb", "cc"]
    good, bad = Replayed("go-1", {}, recorded), Replayed("go-2", {}, recorded)
    now = Verification([good, bad])
    for t in _catalogues():
        tree = picture.present_verify(t, now)
        check_tree(tree)
        assert not find(tree, **{"class": "same"})
    good.page, good.worker, bad.page = list(recorded), list(recorded), ["aa", "bb", "xx"]
    now.is_done = now.no_engine = True
    assert (good.is_same, bad.is_same) == (True, False)
    for t in _catalogues():
        tree = picture.present_verify(t, now)
        check_tree(tree)
        assert len(find(tree, **{"class": "same"})) == 2
        assert len(find(tree, **{"class": "different warning"})) == 1
        assert t("about.verify-bad") in plain(tree)
        assert golden.whole(recorded) in plain(tree)
    bad.page = list(recorded)
    assert _catalogues()[0]("about.verify-good") in plain(
        picture.present_verify(_catalogues()[0], now)
    )
