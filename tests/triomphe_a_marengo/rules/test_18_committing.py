"""Morale: levels, new discs, and discs committed to areas."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.events import DiscMoved, DiscsPlaced, DiscsReceived, Ended
from tests.triomphe_a_marengo.field import Field, field
from tests.triomphe_a_marengo.ground import new_game


def attacked(*lines: str, attackers: int = 2, stopped_by: tuple[int, ...] = (20, 21), pool: str = "6 6") -> Field:
    """A maneuver attack from the reserve of 44 on 45 meets a response; both have infantry of strength 2."""
    attack = " ".join(f"{p}=infantry-2" for p in range(attackers))
    scene = field(f"44: {attack}", "45: 20=infantry-2 21=infantry-2", *lines, pool=pool)
    scene.play("act 44", "attack over 44>45", *(f"name {p}" for p in range(attackers)), "done")
    return scene.play(*(f"name {p}" for p in stopped_by), "done")


def test_the_level_counts_discs_in_the_pool_and_in_areas() -> None:
    """TM §18.1.1"""
    scene = field("45: 20=infantry-2", "discs france 45 3", pool="6 2")
    assert scene.morale("france") == 5
    assert scene.morale("austria") == 6
    assert sum(1 for disc in GAME.view(scene.position, 0).markers if disc.at.startswith("track:time")) > 1


def test_an_army_whose_level_falls_to_zero_has_lost_at_once() -> None:
    """TM §18.1.2 §19.1"""
    scene = field("44>45: 0=infantry-2 1=infantry-2", "45: 20=infantry-3", pool="6 2")
    scene.play("act 44>45", "attack over 44>45", "name 0", "name 1", "done")
    assert scene.asked == "over"
    assert scene.morale("france") == 0
    assert scene.happened(Ended) == [Ended(0, "decisive", -1)]


def test_austria_is_not_demoralised_before_its_first_discs() -> None:
    """TM §18.1.2, ruling r4"""
    scene = new_game()
    assert scene.happened(Ended) == []
    assert scene.happened(DiscsReceived) == [DiscsReceived(0, 2)]
    assert scene.morale("austria") == 2


def test_both_players_see_the_same_discs() -> None:
    """TM §18.1.3"""
    scene = field("45: 20=infantry-2", "discs france 45 3", "44: 0=infantry-2", "discs austria 44 1", pool="6 2")
    views = [GAME.view(scene.position, viewer).markers for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    found = {(disc.at, disc.side): disc.count for disc in views[0] if disc.kind == "disc"}
    assert found["track:morale:0", 0] == 6
    assert found["track:morale:1", 1] == 2
    assert found["space:45", 1] == 3
    assert found["space:44", 0] == 1


def test_each_side_takes_its_own_discs_from_the_current_hour() -> None:
    """TM §18.2.1"""
    scene = field("1: 0=infantry-2", "84: 20=infantry-2", turn="1 france", pool="2 4").play("end actions")
    assert scene.happened(DiscsReceived) == [DiscsReceived(0, 2)]
    assert (scene.pool("austria"), scene.pool("france")) == (4, 4)
    scene.play("end actions")
    assert scene.happened(DiscsReceived)[1:] == [DiscsReceived(1, 1)]
    assert scene.morale("france") == 5


def test_an_hour_without_discs_brings_none() -> None:
    """TM §18.2.1"""
    scene = field("1: 0=infantry-2", "84: 20=infantry-2", turn="7 france").play("end actions", "end actions")
    assert scene.s.round == 8
    assert scene.happened(DiscsReceived) == []
    assert (scene.pool("austria"), scene.pool("france")) == (6, 6)


def test_morale_rises_with_new_discs() -> None:
    """TM §22.6"""
    scene = field("1: 0=infantry-2", "84: 20=infantry-2", turn="3 france", pool="1 4")
    assert scene.morale("austria") == 1
    assert scene.play("end actions").morale("austria") == 3


def test_who_stops_a_maneuver_attack_commits_a_disc() -> None:
    """TM §18.3.1"""
    scene = attacked(attackers=1, stopped_by=(20,))
    assert scene.asked == "austria push_or_not"
    assert scene.happened(DiscsPlaced) == [DiscsPlaced(1, 45, 1)]
    assert (scene.pool("france"), scene.discs("france", 45)) == (5, 1)


def test_who_does_not_stop_it_commits_none() -> None:
    """TM §18.3.1"""
    scene = attacked(attackers=1, stopped_by=())
    assert scene.happened(DiscsPlaced) == []
    assert scene.discs("france", 45) == 0


def test_a_strong_first_attack_over_a_wide_approach_makes_it_two_discs() -> None:
    """TM §18.3.2"""
    assert attacked(attackers=3).happened(DiscsPlaced) == [DiscsPlaced(1, 45, 2)]
    assert attacked("attacked 45>44", attackers=2).happened(DiscsPlaced) == [DiscsPlaced(1, 45, 1)]
    assert attacked(attackers=1, stopped_by=(20,)).happened(DiscsPlaced) == [DiscsPlaced(1, 45, 1)]


def test_at_a_narrow_approach_it_is_one_disc() -> None:
    """TM §18.3.2"""
    scene = field("4: 0=infantry-2 1=infantry-2", "5: 20=infantry-2")
    scene.play("act 4", "attack over 4>5", "name 0", "name 1", "done", "name 20", "done")
    assert scene.happened(DiscsPlaced) == [DiscsPlaced(1, 5, 1)]


def assaulted(defence: str, line: tuple[int, ...], counter: tuple[int, ...]) -> Field:
    """Infantry 2 assaults area 45 and loses."""
    scene = field("44>45: 0=infantry-2", f"45>44: {defence}")
    scene.play("act 44>45", "assault over 44>45", *(f"name {p}" for p in line), "done")
    scene.play("name 0", "done", "name 0", "done")
    if scene.asked == "france counterattack":
        scene.play(*(f"name {p}" for p in counter), "done")
    return scene


def test_a_victorious_defender_commits_a_disc_for_each_piece_in_front_or_counterattacking() -> None:
    """TM §18.3.3, ruling r22"""
    scene = assaulted("20=infantry-2 21=infantry-2", (20,), (21,))
    assert scene.happened(DiscsPlaced) == [DiscsPlaced(1, 45, 2)]
    fallen = assaulted("20=infantry-1", (20,), ())
    assert fallen.face(20) == "destroyed"
    assert fallen.happened(DiscsPlaced) == [DiscsPlaced(1, 45, 1)]


def test_without_front_line_and_counterattack_no_disc_is_committed() -> None:
    """TM §18.3.3"""
    scene = field("3>20: 0=infantry-2", "20>3: 20=infantry-2")
    scene.play("act 3>20", "assault over 3>20", "done", "name 0", "done", "name 0", "done", "done", "done")
    assert scene.asked == "austria action_or_end"
    assert scene.s.turn.taboo == frozenset({8})
    assert scene.happened(DiscsPlaced) == []


def test_austria_commits_a_disc_for_each_piece_that_retreats_and_france_none() -> None:
    """TM §18.3.4"""
    armies = ("44>45: 36=cavalry-2", "45: 0=infantry-1 13=cavalry-2 14=cavalry-2")
    scene = field(*armies, turn="5 france").play("act 44>45", "attack over 44>45", "name 36", "done")
    assert scene.face(0) == "destroyed"
    scene.play("retreat 13 over 45>39", "retreat 14 over 45>39")
    assert scene.happened(DiscsPlaced) == [DiscsPlaced(0, 45, 2)]
    french = field("44>45: 13=cavalry-2", "45: 36=cavalry-2 37=cavalry-2")
    french.play("act 44>45", "attack over 44>45", "name 13", "done", "retreat 36 over 45>50", "retreat 37 over 45>50")
    assert french.happened(DiscsPlaced) == []


def test_discs_are_committed_from_the_pool_first() -> None:
    """TM §18.3.5"""
    enough = attacked("discs france 49 2", "passed france 49", pool="6 3")
    assert enough.asked == "austria push_or_not"
    assert enough.discs("france", 49) == 2
    short = attacked("discs france 49 2", "passed france 49", pool="6 1")
    assert short.happened(DiscsPlaced) == [DiscsPlaced(1, 45, 1)]
    assert short.asked == "austria disc_to_move"


def test_the_opponent_may_fill_a_shortage_from_other_areas_partly() -> None:
    """TM §18.3.6, ruling r31"""
    scene = attacked("discs france 49 3", "discs france 45 1", "passed france 49", pool="6 0")
    assert scene.asked == "austria disc_to_move"
    assert scene.why_not("disc in 45") == "18.3.6"
    assert scene.turned_away("france", "disc in 49")
    scene.play("disc in 49")
    assert scene.happened(DiscMoved) == [DiscMoved(1, 49, 45)]
    assert scene.asked == "austria disc_to_move"
    scene.play("done")
    assert (scene.discs("france", 45), scene.discs("france", 49)) == (2, 2)
    assert scene.s.moved == ((45, 1),)


def test_the_opponent_fills_no_more_than_is_missing() -> None:
    """TM §18.3.6, ruling r31"""
    scene = attacked("discs france 49 3", "passed france 49", pool="6 1").play("disc in 49")
    assert scene.asked == "austria push_or_not"
    assert (scene.discs("france", 45), scene.discs("france", 49)) == (2, 2)


def test_what_is_not_filled_is_not_committed_and_no_level_changes() -> None:
    """TM §18.3.7"""
    scene = attacked("discs france 49 3", "passed france 49", pool="6 0")
    assert scene.morale("france") == 3
    scene.play("done")
    assert scene.morale("france") == 3
    assert scene.discs("france", 45) == 0
    moved = attacked("discs france 49 3", "passed france 49", pool="6 0").play("disc in 49", "disc in 49")
    assert moved.morale("france") == 3


def test_discs_accumulate_and_both_sides_may_lie_in_one_area() -> None:
    """TM §18.3.8"""
    scene = attacked("discs france 45 2", "discs austria 45 1", attackers=1, stopped_by=(20,), pool="5 4")
    assert scene.discs("france", 45) == 3
    assert scene.discs("austria", 45) == 1
