"""The position that the measurement of the following card stands on."""

from core import links
from tools.bench_ghost import CARDS, full_table, percentile


def test_the_table_is_full_and_a_card_is_in_hand() -> None:
    match = full_table()
    state = match.state
    assert (state.to_act, state.expect) == (0, "place")
    assert len(state.areas[0]) == CARDS and state.taken
    # The browser opens it as a link.
    opened = links.decode(match.game, links.encode(links.Link(links.POSITION, match)))
    assert opened.match.state.areas == state.areas


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 50) == 2.0
    assert percentile([1.0] * 95 + [9.0] * 5, 95) == 9.0
