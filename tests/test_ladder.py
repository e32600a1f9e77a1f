"""The measurement of strength: who sits where, and what an interval promises."""

from pytest import CaptureFixture

import games
from tools.ladder import RANDOM, Start, interval, main, play_all


def test_the_first_player_sits_in_every_seat_once() -> None:
    start = Start("knolling", 3, "child", RANDOM, None, "seats")
    series = play_all(start)
    assert len(series.shares) == 3 and series.moves > 0
    assert all(0 <= share <= 1 for share in series.shares)
    assert play_all(start).shares == series.shares, "the same start gives the same games"


def test_intervals_hold_the_mean_and_stay_between_nothing_and_all() -> None:
    few = interval([1.0, 0.0], 3)
    assert few[0] == 0.5 and few[1:] == (0.0, 1.0)
    # Wilson's interval for 90 wins in 100 games: equal starts promise no more than that.
    mean, low, high = interval([0.9] * 20, 5)
    assert (round(mean, 3), round(low, 3), round(high, 3)) == (0.9, 0.826, 0.945)
    assert interval([1.0] * 10, 3)[2] == 1.0 and interval([1.0] * 10, 3)[1] < 0.9


def test_all_games_are_measured_where_none_is_named(capsys: CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--pairs", "child:random", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    heads = [line.partition(", ")[0] for line in printed.splitlines() if line.endswith(" seats")]
    assert heads == list(games.NAMES)
    assert printed.count("child") >= len(games.NAMES)
