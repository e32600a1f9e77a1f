"""The random generator: vectors that must never change."""

import json

from core.rng import Rng
from portable.kit import GOLDEN, raises, read_text


def _vectors() -> list:
    return json.loads(read_text(GOLDEN + "/rng.json"))


def test_words() -> None:
    for vector in _vectors():
        rng = Rng(vector["seed"])
        assert [rng.word() for _ in vector["words"]] == vector["words"], vector["seed"]


def test_below() -> None:
    for vector in _vectors():
        rng = Rng(vector["seed"])
        for n, expected in vector["below"]:
            assert rng.below(n) == expected, (vector["seed"], n)


def test_shuffled() -> None:
    for vector in _vectors():
        rng = Rng(vector["seed"])
        for expected in vector["shuffled"]:
            assert rng.shuffled(sorted(expected)) == expected, vector["seed"]


def test_weighted() -> None:
    for vector in _vectors():
        rng = Rng(vector["seed"])
        for weights, expected in vector["weighted"]:
            assert rng.weighted(weights) == expected, (vector["seed"], weights)


def test_choice() -> None:
    for vector in _vectors():
        rng = Rng(vector["seed"])
        assert "".join([rng.choice("abcde") for _ in vector["choices"]]) == vector["choices"]


def test_a_word_by_hand() -> None:
    """The step as the docstring says it, from a state set by hand."""
    rng = Rng("")
    rng._a, rng._b, rng._c, rng._d = 0xFFFFFFFF, 0x80000001, 0x80000003, 0xFFFFFFFF
    assert rng.word() == 0x7FFFFFFF
    assert (rng._a, rng._b, rng._c, rng._d) == (0x80400001, 0x8000001B, 0x806FFFFF, 0)


def test_below_throws_away_what_would_be_unfair() -> None:
    """2**32 is one more than a multiple of 3, so for 3 the very last word does not count."""
    rng = _Given([0xFFFFFFFF, 0xFFFFFFFE])
    assert rng.below(3) == 0xFFFFFFFE % 3
    assert _Given([0xFFFFFFFF]).below(1 << 32) == 0xFFFFFFFF


def test_shuffling_keeps_the_members_and_leaves_the_list() -> None:
    items = [5, 5, 1, 2]
    assert sorted(Rng("x").shuffled(items)) == [1, 2, 5, 5]
    assert items == [5, 5, 1, 2]
    assert Rng("x").shuffled([]) == []


def test_weights_of_nothing_are_never_drawn() -> None:
    rng = Rng("weights")
    assert {rng.weighted([0, 1, 0, 2, 0]) for _ in range(60)} == {1, 3}


def test_weights_need_a_sum() -> None:
    raises(Exception, Rng("x").weighted, [0, 0])


class _Given(Rng):
    """Hands out given words."""

    def __init__(self, words: list) -> None:
        self._words = list(words)

    def word(self) -> int:
        return int(self._words.pop(0))
