"""The measurement of balance: what it counts, and that its picture is one."""

from xml.etree import ElementTree

from tools.balance import Seat, Task, differences, kind_lines, play, report, slope
from tools.balance_plot import draw


def seat(cards: int, items: int, bonus: int, win: float, order: int = 0) -> Seat:
    return Seat(cards=cards, items=items, bonus=bonus, win=win, order=order)


def test_a_game_is_counted_and_told() -> None:
    tables = [play(Task(f"count/{number}", 3, "child", "plain")) for number in range(3)]
    for table in tables:
        assert sorted(one.order for one in table) == [0, 1, 2]
        assert sum(one.win for one in table) == 1
        assert all(one.cards >= 0 and one.total >= 0 for one in table)
    text = "\n".join(report(tables, [(0, tables[0]), (1, tables[1])], 3))
    assert "games 3, players 3" in text and "collector: games 2" in text
    assert len(kind_lines({"plain": tables, "again": tables})) == 3


def test_the_collector_takes_the_nearest_card() -> None:
    # Who never passes a card by takes all there are where the other runs ahead as a child does.
    table = play(Task("collector", 2, "child", "plain", collector=0))
    assert table[0].cards > table[1].cards


def test_slope_is_points_for_a_card() -> None:
    tables = [
        [seat(10, 20, 0, 1), seat(8, 14, 0, 0)],
        [seat(9, 20, 1, 1), seat(9, 20, 0, 0)],
        [seat(5, 20, 1, 0), seat(7, 20, 7, 1)],
    ]
    found, half = slope(tables)
    assert found == 3.0 and half == 0.0
    assert differences(tables[:1]) == [(1, 3), (-1, -3)]
    root = ElementTree.fromstring(draw(differences(tables), (found, half)))
    dots = [float(dot.attrib["r"]) for dot in root.findall("{*}circle")]
    assert len(dots) == 3 and len(set(dots)) == 1, "two seats in each of three places"
