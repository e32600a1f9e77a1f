"""Numbers in the characters of a link."""

from core import packing
from core.errors import TabletopError
from core.packing import Packer, Unpacker, arrangements, rank_arrangement, unrank_arrangement
from core.rng import Rng
from portable.kit import raises

FACTORIAL_14 = 87178291200


def _packed(pairs: list) -> str:
    packer = Packer()
    for value, radix in pairs:
        packer.put(value, radix)
    return packer.text()


def _random_pairs(seed: str) -> list:
    rng = Rng(seed)
    pairs = []
    for _ in range(rng.below(60)):
        radix = 1 + rng.below((1, 2, 3, 9, 100, 70000, 1 << 32)[rng.below(7)])
        pairs.append((rng.below(radix), radix))
    return pairs


def test_what_goes_in_comes_out() -> None:
    lists = [_random_pairs("pairs" + str(n)) for n in range(60)]
    for pairs in [[], [(0, 1)], [(0, 1), (1, 2), (0, 1)]] + lists:
        text = _packed(pairs)
        unpacker = Unpacker(text)
        assert [unpacker.take(radix) for _, radix in pairs] == [value for value, _ in pairs]
        unpacker.finish()


def test_the_form_is_fixed() -> None:
    """Links that were given away must decode for ever, so these texts may never change."""
    assert _packed([]) == ""
    assert _packed([(0, 1)]) == ""
    assert _packed([(0, 2)]) == "A"
    assert _packed([(63, 64)]) == "_"
    assert _packed([(1, 64), (2, 64), (3, 3 + 1)]) == "BCD"
    assert _packed([(2, 3), (4, 5), (6, 7)]) == "oB"
    assert _packed([(64**16 - 1, 64**16), (1, 2)]) == "_" * 16 + "B"
    assert _packed([(1, 64**15), (1, 65)]) == "B" + "A" * 15 + "BA"


def test_only_what_fits_its_radix_can_be_packed() -> None:
    for value, radix in ((-1, 2), (2, 2), (0, 0)):
        raises(ValueError, Packer().put, value, radix)


def test_a_cut_text_gives_its_whole_blocks_and_then_says_so() -> None:
    pairs = [(n % 50, 50) for n in range(60)]
    text = _packed(pairs)
    per_block = 17  # 50 ** 17 <= 64 ** 16 < 50 ** 18
    for length in range(len(text)):
        whole = length // packing.BLOCK
        unpacker = Unpacker(text[: whole * packing.BLOCK])
        got = [unpacker.take(50) for _ in range(per_block * whole)]
        assert got == [value for value, _ in pairs[: per_block * whole]]
        assert raises(TabletopError, unpacker.take, 50).code == "link-cut"


def test_text_after_the_last_value_is_noticed() -> None:
    for extra in ("A", "B", "AAAAAAAAAAAAAAAA"):
        text = _packed([(5, 64**16), (7, 64)]) + extra
        unpacker = Unpacker(text)
        unpacker.take(64**16)
        assert raises(TabletopError, _finish, unpacker).code == "link-damaged"


def _finish(unpacker: Unpacker) -> None:
    unpacker.take(64)
    unpacker.finish()


def test_a_block_fuller_than_its_values_is_noticed() -> None:
    unpacker = Unpacker("_" * 16 + "A")
    unpacker.take(64**15)
    assert raises(TabletopError, unpacker.take, 64**2).code == "link-damaged"


def test_counts() -> None:
    for count in (0, 1, 14, 15, 16, 142, 143, 2000, 20000, 123456789):
        packer = Packer()
        packer.put_count(count)
        packer.put(1, 3)
        unpacker = Unpacker(packer.text())
        assert unpacker.take_count() == count
        assert unpacker.take(3) == 1
        unpacker.finish()


def test_small_counts_are_short() -> None:
    packer = Packer()
    packer.put_count(14)
    assert len(packer.text()) == 1


def test_a_count_without_end_is_refused() -> None:
    packer = Packer()
    for _ in range(40):
        packer.put(15, 16)
        packer.put(127, 128)
    error = raises(TabletopError, Unpacker(packer.text()).take_count)
    assert error.code == "link-damaged"


def test_digits() -> None:
    assert packing.digits(0, 2) == "AA"
    assert packing.digits(1, 2) == "BA"
    assert packing.digits(64 * 63 + 62, 2) == "-_"
    for value in (0, 1, 63, 64, 4095, 1 << 60):
        assert packing.number(packing.digits(value, 12)) == value
    for text in ("!", "A.", "é", "A A"):
        assert raises(TabletopError, packing.number, text).code == "link-damaged"


def test_arrangements_are_counted() -> None:
    for items, ways in (
        ([], 1),
        ([7], 1),
        ([1, 1], 1),
        ([1, 1, 2], 3),
        ([1, 2, 3, 4], 24),
        ([1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], FACTORIAL_14 // (36 * 16)),
    ):
        assert arrangements(items) == ways


def test_every_arrangement_has_its_own_rank() -> None:
    items = [1, 1, 2, 3, 3]
    seen = [unrank_arrangement(rank, items) for rank in range(arrangements(items))]
    assert seen == sorted(seen)
    assert len({str(order) for order in seen}) == 30
    for rank, order in enumerate(seen):
        assert sorted(order) == items
        assert rank_arrangement(order) == (rank, 30)


def test_long_arrangements() -> None:
    rng = Rng("arrangements")
    for _ in range(20):
        order = rng.shuffled([1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
        rank, total = rank_arrangement(order)
        assert 0 <= rank < total
        assert unrank_arrangement(rank, sorted(order)) == order
