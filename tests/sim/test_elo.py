"""The scale of a ladder and its picture."""

from xml.etree import ElementTree

import pytest

from feldherr.sim.matches.elo import picture, rate


def test_three_wins_of_four_are_worth_almost_200_points() -> None:
    one, other = rate(["a", "b"], {(0, 1): (250.0, 1000)})
    assert one.elo == 1000 and other.elo - one.elo == pytest.approx(190.8, abs=1)
    assert other.points == 750 and other.games == 1000
    assert 15 < other.margin < 35


def test_who_never_lost_is_not_infinitely_strong() -> None:
    weak, strong = rate(["a", "b"], {(0, 1): (0.0, 20)})
    assert 500 < strong.elo - weak.elo < 1000


def test_the_order_of_three_follows_from_their_games() -> None:
    rated = rate(["a", "b", "c"], {(0, 1): (2, 20), (0, 2): (1, 20), (1, 2): (6, 20)})
    assert [one.bot for one in sorted(rated, key=lambda one: one.elo)] == ["a", "b", "c"]


def test_the_picture_names_everybody_from_the_strongest_down() -> None:
    rated = rate(["a", "b", "<c>"], {(0, 1): (2, 20), (0, 2): (1, 20), (1, 2): (6, 20)})
    root = ElementTree.fromstring(picture("x & y", rated))
    words = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert [word for word in words if word in ("a", "b", "<c>")] == ["<c>", "b", "a"]
    assert sum(element.tag.endswith("circle") for element in root.iter()) == 3
