"""Chapter 6: victory."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from feldherr.games.napoleon_in_europe.board import HOMELAND, KEYS, NATIONS
from feldherr.games.napoleon_in_europe.events import Eliminated, FiguresLost
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.rules.victory import score
from tests.napoleon_in_europe.scene import THREE, TOTAL, Scene

PRUSSIA = TOTAL.replace("GreatBritain", "Prussia") + (
    "own France Berlin Silesia Pomerania\nBerlin: France 1I\nSilesia: France 1I\nPomerania: France 2I\n"
    "Saxony: Prussia 6I\nown Prussia Saxony\nhand Prussia napoleon 4\n"
)


def test_the_last_homeland_region_eliminates_at_once() -> None:
    """NE §6.2 §6.3 §6.4"""
    scene = Scene(PRUSSIA)
    assert scene.s.deck[28] == 2
    scene.march("France", "Pomerania", "EastPrussia", "1 I")
    assert len(scene.happened(Eliminated)) == 1 and scene.at("Saxony", "Prussia") == ""
    assert scene.owner("Saxony") == "nobody" and scene.s.deck[28] == 6 and scene.asked == "first orders"
    assert scene.s.alive == 0b101 and scene.owner("Berlin") == "France"


def test_all_that_an_eliminated_nation_had_is_told() -> None:
    """NE §6.4: kind by kind."""
    scene = Scene(PRUSSIA.replace("Saxony: Prussia 6I", "Saxony: Prussia 4I 3C 2A 1L"))
    scene.march("France", "Pomerania", "EastPrussia", "1 I")
    assert [lost.figures for lost in scene.happened(FiguresLost)] == [(4, 3, 2, 1)]


def test_an_eliminated_player_is_skipped_and_makes_no_alliance() -> None:
    """NE §6.4"""
    scene = Scene(PRUSSIA).march("France", "Pomerania", "EastPrussia", "1 I")
    assert not scene.offers("propose alliance to second")
    scene.play("end movement", "end turn")
    assert scene.asked == "third orders"


def test_one_free_region_keeps_a_nation_in_the_game() -> None:
    """NE §6.2"""
    assert Scene(PRUSSIA).s.led[2] == 1


def test_a_pending_battle_is_decided_first() -> None:
    """NE §6.3"""
    scene = Scene(PRUSSIA + "EastPrussia: Prussia 2I\n").march("France", "Pomerania", "EastPrussia", "1 I")
    assert scene.s.led[2] == 1


def test_limited_war_eliminates_nobody() -> None:
    """NE §6.11"""
    scene = Scene(PRUSSIA.replace(" victory=total", "")).march("France", "Pomerania", "EastPrussia", "1 I")
    assert scene.s.led[2] == 1 and scene.owner("EastPrussia") == "France"
    scene.play("end movement", "end turn")
    assert scene.asked == "second orders"


def test_the_last_one_left_wins() -> None:
    """NE §6.5"""
    text = PRUSSIA.replace("players=3", "players=2").replace("lead third Austria\n", "")
    scene = Scene(text).march("France", "Pomerania", "EastPrussia", "1 I")
    assert scene.position.outcome is not None and scene.position.outcome.winners == (0,)


def test_allies_who_are_left_play_on() -> None:
    """NE §6.5"""
    scene = Scene(TOTAL + "ally first second\nround 5\nslot 2\nphase production\n".replace("slot 2\n", ""))
    assert scene.play("end turn").asked == "second opening"


@pytest.mark.parametrize("length", [10, 0])
def test_the_length_is_one_of_three(length: int) -> None:
    """NE §6.6"""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"length": length}, NapoleonOptions)
    assert [NapoleonOptions(length=n).length for n in (12, 18, 24)] == [12, 18, 24]


def test_the_game_ends_after_the_full_last_round() -> None:
    """NE §6.6 §6.7 §8.3"""
    scene = Scene(THREE + "round 12\nphase production\n").play("end turn")
    assert scene.asked == "second orders" and scene.s.round == 12
    scene.play("end movement", "end turn", "end movement", "end turn")
    assert scene.asked == "over"


def owning(**regions: int) -> str:
    """Lines that give each nation so many minor regions besides its homeland."""
    free = [KEYS[r] for r in range(95) if all(r not in home for home in HOMELAND)]
    lines = []
    for nation, count in regions.items():
        lines.append(f"own {nation} {' '.join(free[:count])}\n")
        free = free[count:]
    return "".join(lines)


def test_scores_are_gains_divided_by_nations() -> None:
    """NE §6.8 §6.9 §6.10, ruling r17"""
    text = "rules players=3\nlead first France Prussia\nlead second GreatBritain Austria\nlead third Russia Spain\n"
    gains = owning(France=6, Prussia=3, GreatBritain=2, Austria=7, Russia=5)
    lost = "own France Asturias Navarre Catalonia Andalusia\n"
    guards = "".join(f"{key}: France 1I\n" for key in ("Asturias", "Navarre", "Catalonia", "Andalusia"))
    end = "turn third\nround 12\nphase production\n"
    scene = Scene(text + gains.replace("France", "France", 1) + end)
    assert [score(scene.s, seat) for seat in range(3)] == [Fraction(9, 2), Fraction(9, 2), Fraction(5, 2)]
    scene = Scene(text + gains + end + lost + guards)
    assert score(scene.s, 2) == Fraction(1, 2)
    scene = Scene(text + gains + end).play("end turn")
    outcome = scene.position.outcome
    assert outcome is not None and outcome.winners == (0, 1) and outcome.scores == (0.5, 0.5, 0.0)


def test_a_score_may_be_negative() -> None:
    """NE §6.8"""
    held = "own France Berlin Silesia\nBerlin: France 1I\nSilesia: France 1I\n"
    scene = Scene(THREE.replace("Austria", "Prussia") + held)
    assert [score(scene.s, seat) for seat in (2, 0)] == [Fraction(-2), Fraction(2)]
    assert len(HOMELAND[NATIONS.index("Russia")]) == 13


def test_building_needs_a_homeland_region() -> None:
    """NE §6.12 §15.6"""
    spain = "rules players=2\nlead first France\nlead second Spain\nturn second\nphase production\nown Spain Portugal\n"
    held = "own France Madrid Asturias Catalonia Andalusia WesternSpain\n" + "".join(
        f"{key}: France 1I\n" for key in ("Madrid", "Asturias", "Catalonia", "Andalusia", "WesternSpain")
    )
    hand = "hand Spain infantry-France 2\n"
    scene = Scene(spain + held + hand).play("play Spain 2 of I own 0 jokers 0")
    assert scene.at("Navarre", "Spain") == "1I"
    scene = Scene(spain + held + hand + "own France Navarre\nNavarre: France 1I\n")
    assert scene.why_not("play Spain 2 of I own 0 jokers 0") == "15.6"
