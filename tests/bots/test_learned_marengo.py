"""What is learned about Triomphe à Marengo: numbers with names, chances that follow the rules, games to learn from."""

from __future__ import annotations

import random

import pytest

from feldherr.bots.triomphe_a_marengo.chances import by_hand, chances
from feldherr.bots.triomphe_a_marengo.learned.features import COUNTED, features
from feldherr.bots.triomphe_a_marengo.learned.games import Player, thinker
from feldherr.bots.triomphe_a_marengo.learned.value import learned
from feldherr.bots.triomphe_a_marengo.manner import OWN
from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, FRANCE
from feldherr.games.triomphe_a_marengo.state import State
from feldherr.kernel.position import answer
from tests.bots.test_whole_turns import PINCER, standing
from tests.triomphe_a_marengo.field import field


def numbers(s: State, mover: int) -> dict[str, float]:
    return dict(zip(COUNTED, features(s, mover), strict=True))


def late(*where: str) -> State:
    found: State = field(*where, "10: 20=infantry-2", turn="16 france", pool="6 6").position.now
    return found


def test_what_threatens_counts_for_who_has_the_turn_or_for_who_waits() -> None:
    s = standing(PINCER).now
    now, waiting = numbers(s, AUSTRIA), numbers(s, FRANCE)
    assert now["danger_now"] == waiting["danger_waiting"] > 0 == now["danger_waiting"] == waiting["danger_now"]
    assert now["outside"] == 8 and now["late"] == 4 / 16, "TM §15.1: those who still wait in Alessandria"


def test_after_the_french_turn_the_next_hour_has_begun() -> None:
    """TM §5.2"""
    assert numbers(late("73: 0=cavalry-2"), FRANCE)["late"] == 1.0 < numbers(late("73: 0=cavalry-2"), AUSTRIA)["late"]


def test_three_beyond_the_line_in_the_evening_win_and_two_do_not() -> None:
    """TM §19.3"""
    two = late("73: 0=cavalry-2 1=cavalry-2", "3: 2=cavalry-2")
    three = late("73: 0=cavalry-2 1=cavalry-2 2=cavalry-2")
    assert chances(three)[AUSTRIA] > 0.5 > chances(two)[AUSTRIA]
    assert sum(chances(two)) == pytest.approx(1) and 0 < by_hand(two) < by_hand(three) < 1
    estimate = learned()
    assert estimate.of(three, AUSTRIA, False) == -estimate.of(three, FRANCE, True)


def test_a_game_to_learn_from_notes_every_turn_once_and_is_played_by_many_ideas() -> None:
    player, position = Player(random.Random(5)), standing(PINCER)
    for _ in range(4):
        position, _ = answer(GAME, position, AUSTRIA, player.answer(position, AUSTRIA))
    assert [seen.own for seen in player.seen] == [features(standing(PINCER).now, AUSTRIA)]
    assert player.seen[0].mover == AUSTRIA and player.seen[0].former == by_hand(standing(PINCER).now)
    first, second = (thinker(random.Random(seed)).guide for seed in (1, 2))
    assert first is not None and second is not None
    assert OWN != first.manner != second.manner  # type: ignore[attr-defined]
