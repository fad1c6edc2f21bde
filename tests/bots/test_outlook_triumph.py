"""What the levels see in Napoleon's Triumph: what attacks would cost, and whom the key locales will give the day."""

from __future__ import annotations

from feldherr.bots.napoleons_triumph import outlook as o
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE
from tests.napoleons_triumph.scene import field

STRONG = "103: 44=infantry-3 45=infantry-1"


def test_a_stronger_line_next_door_threatens_and_one_that_only_equals_a_block_does_not() -> None:
    """NT §11.s6.3 §11.s6.4 §11.s10.1 §11.s10.4"""
    open_ = field(STRONG, "93: 0=infantry-1", turn="14 france").s
    assert o.dangers(open_)[ALLIES] > 0
    blocked = field(STRONG, "93>103: 0=infantry-2", turn="14 france").s
    assert o.dangers(blocked)[ALLIES] == 0, "3 - 1 for foot - 1 for the ground - 2"
    weak = field(STRONG, "93>103: 0=infantry-1 1=artillery-1", turn="14 france").s
    assert o.dangers(weak)[ALLIES] == 0
    horse = field("103: 44=cavalry-3", "93>103: 0=infantry-1", turn="14 france").s
    assert o.dangers(horse)[ALLIES] == 1 + (3 - 1 - 1)


def test_who_does_not_block_can_go_and_then_artillery_is_lost() -> None:
    """NT §11.s2.1 §12.5 §12.7"""
    alone = o.dangers(field(STRONG, "93: 0=infantry-1", turn="14 france").s)[ALLIES]
    guns = o.dangers(field(STRONG, "93: 0=infantry-1 1=artillery-1", turn="14 france").s)[ALLIES]
    assert guns == alone + 1


def test_the_allies_need_a_blue_key_locale_and_the_french_only_one_of_the_others() -> None:
    """NT §16.7"""
    def chance(*lines: str, turn: str = "21 france") -> float:
        return o.marginal(field(*lines, turn=turn).s)

    french, allied = "lannes 65: 44=infantry-2", "langeron 75: 0=infantry-2"
    held = "langeron 117: 0=infantry-2"
    assert 0.0 < chance(french, allied) < 0.5 < chance(french, held), "117 is blue"
    assert chance("lannes 128: 44=infantry-2", held) == 0.0, "and 128 is not"
    assert chance(french, held, turn="14 france") < chance(french, held)


def test_the_french_fear_an_attack_more_than_the_allies_do() -> None:
    """NT §16.7: they win the day if nothing happens."""
    near, far = "93: 0=infantry-3 1=infantry-3", "75: 0=infantry-3 1=infantry-3"
    weak = "103: 44=infantry-1"
    assert o.dangers(field(weak, near).s)[FRANCE] > 0 == o.dangers(field(weak, far).s)[FRANCE]
    fear = o.outlook(field(weak, far).s, FRANCE) - o.outlook(field(weak, near).s, FRANCE)
    hope = o.outlook(field(weak, near).s, ALLIES) - o.outlook(field(weak, far).s, ALLIES)
    assert fear > hope > 0
