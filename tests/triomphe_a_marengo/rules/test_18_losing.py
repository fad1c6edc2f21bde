"""Morale: discs that are lost, and the check of committed discs in phase 4."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import DiscsLost, DiscsReturned, Ended
from tests.triomphe_a_marengo.field import Field, field


def test_each_loss_of_a_retreat_costs_a_disc_unless_ignored() -> None:
    """TM §18.4.1"""
    armies = ("45>39: 20=infantry-2", "45>46: 21=infantry-1", "39: 1=infantry-2", "46: 2=infantry-2")
    scene = field("44>45: 0=infantry-2", *armies).play("act 44>45", "attack over 44>45", "name 0", "done")
    assert [scene.face(p) for p in (20, 21)] == ["destroyed", "destroyed"]
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 3, 3)]


def test_a_loss_by_bombardment_costs_a_disc() -> None:
    """TM §18.4.1"""
    scene = field("44>45: 19=artillery-1.open.announced.known", "45: 20=infantry-2")
    scene.play("act 44>45", "execute bombardment by 19")
    assert scene.face(20) == "infantry-1"
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 1, 5)]


def assaulted(attack: str, lead: tuple[int, ...], defence: str) -> Field:
    """An assault on 45 with infantry 20 in front, up to the defender's fire."""
    scene = field(f"44>45: {attack}", f"45>44: {defence}").play("act 44>45", "assault over 44>45", "name 20", "done")
    scene.play(*(f"name {word.split('=')[0]}" for word in attack.split()), "done", *(f"name {p}" for p in lead), "done")
    return scene


def test_a_beaten_defender_pays_for_counterattack_and_losses_then_for_the_retreat() -> None:
    """TM §18.4.2"""
    scene = assaulted("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-2 36=cavalry-2").play("done", "name 36", "done")
    assert scene.face(36) == "destroyed"
    scene.play("name 0")
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 4, 2)]
    assert scene.face(20) == "destroyed"


def test_losses_by_defensive_fire_are_paid_only_when_the_loser_is_known() -> None:
    """TM §18.4.2"""
    scene = assaulted("0=infantry-3", (0,), "20=infantry-2 21=infantry-2 38=artillery-1").play("name 38")
    assert scene.face(0) == "infantry-2"
    assert scene.happened(DiscsLost) == []
    scene.play("done")
    assert scene.happened(DiscsLost) == [DiscsLost(0, -1, 2, 4)]


def test_the_winner_of_an_assault_loses_no_discs() -> None:
    """TM §18.4.3"""
    attack = assaulted("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-1 36=cavalry-2 38=artillery-1")
    attack.play("name 38", "name 0", "name 36", "done", "name 0")
    assert [attack.face(p) for p in (0, 1)] == ["infantry-1", "infantry-3"]
    assert attack.pool("austria") == 6
    defence = assaulted("0=infantry-2", (0,), "20=infantry-1")
    assert defence.face(20) == "destroyed"
    assert defence.morale("france") == 6


def pressed(pool: str) -> Field:
    """France loses 3 discs for a retreat; 2 each lie in 45 and 49."""
    armies = ("45>39: 20=infantry-2", "45>46: 21=infantry-1", "39: 1=infantry-2", "46: 2=infantry-2")
    discs = ("discs france 45 2", "discs france 49 2", "passed france 49")
    scene = field("44>45: 0=infantry-2", *armies, *discs, pool=pool)
    return scene.play("act 44>45", "attack over 44>45", "name 0", "done")


def test_lost_discs_come_from_the_pool_first_and_then_the_opponent_chooses() -> None:
    """TM §18.4.4"""
    scene = pressed("6 1")
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 1, 4)]
    assert scene.asked == "austria disc_to_remove"
    assert scene.options == ["disc in 45", "disc in 49"]
    assert scene.turned_away("france", "disc in 45")
    scene.play("disc in 45", "disc in 49")
    assert scene.happened(DiscsLost)[1:] == [DiscsLost(1, 45, 1, 3), DiscsLost(1, 49, 1, 2)]
    assert scene.morale("france") == 2
    assert scene.s.lost[1] == 5


def test_with_enough_discs_in_the_pool_no_committed_one_is_removed() -> None:
    """TM §18.4.4"""
    scene = pressed("6 3")
    assert scene.asked == "austria action_or_end"
    assert (scene.pool("france"), scene.discs("france", 45), scene.discs("france", 49)) == (0, 2, 2)


def ended(*lines: str, turn: str = "5 austria", pool: str = "4 4") -> Field:
    return field(*lines, turn=turn, pool=pool).play("end actions")


def test_discs_in_an_area_held_by_the_enemy_are_lost() -> None:
    """TM §18.5.1"""
    scene = ended("45: 20=infantry-2", "discs austria 45 2", "44: 0=infantry-2")
    assert scene.happened(DiscsLost) == [DiscsLost(0, 45, 2, 4)]
    assert scene.discs("austria", 45) == 0


def test_discs_in_an_empty_area_are_lost_if_the_last_piece_there_was_an_enemy() -> None:
    """TM §18.5.1, ruling r34"""
    enemy = ended("discs austria 45 2", "passed france 45", "44: 0=infantry-2")
    assert enemy.happened(DiscsLost) == [DiscsLost(0, 45, 2, 4)]
    own = ended("discs austria 45 2", "passed austria 45", "44: 20=infantry-2")
    assert own.happened(DiscsLost) == []
    assert own.discs("austria", 45) == 2


def test_the_passive_players_discs_wait_for_his_own_turn() -> None:
    """TM §18.5.1 §18.5.5"""
    scene = ended("45: 20=infantry-2", "discs austria 45 2", "44: 0=infantry-2", turn="5 france")
    assert scene.happened(DiscsLost) == []
    assert scene.discs("austria", 45) == 2
    assert scene.asked == "austria action_or_end"


def test_discs_without_an_enemy_in_any_adjacent_area_go_back_to_the_pool() -> None:
    """TM §18.5.2"""
    scene = ended("45: 0=infantry-2", "discs austria 45 2", "49: 20=infantry-2")
    assert scene.happened(DiscsReturned) == [DiscsReturned(0, 45, 2)]
    assert (scene.pool("austria"), scene.discs("austria", 45)) == (6, 0)
    assert scene.asked == "france action_or_end"


def test_discs_near_an_enemy_stay() -> None:
    """TM §18.5.2"""
    scene = ended("45: 0=infantry-2", "discs austria 45 2", "50: 20=infantry-2")
    assert scene.happened(DiscsReturned) == []
    assert scene.discs("austria", 45) == 2


def test_france_takes_back_one_disc_of_its_choice_before_16h() -> None:
    """TM §18.5.3"""
    discs = ("45: 20=infantry-2", "discs france 45 4", "50: 0=infantry-2")
    scene = ended(*discs, turn="9 france")
    assert scene.asked == "france disc_to_recover"
    assert scene.options == ["disc in 45", "done"]
    scene.play("disc in 45")
    assert (scene.pool("france"), scene.discs("france", 45)) == (5, 3)
    kept = ended(*discs, turn="9 france").play("done")
    assert kept.discs("france", 45) == 4


def test_from_16h_on_no_disc_is_taken_back() -> None:
    """TM §18.5.3, ruling r1"""
    discs = ("45: 20=infantry-2", "discs france 45 4", "50: 0=infantry-2")
    assert ended(*discs, turn="10 france").asked == "france disc_to_recover"
    late = ended(*discs, turn="11 france")
    assert late.asked == "austria action_or_end"
    assert late.discs("france", 45) == 4


def test_austria_takes_no_disc_back_and_without_discs_france_is_not_asked() -> None:
    """TM §18.5.3"""
    austrian = ended("45: 0=infantry-2", "discs austria 45 4", "50: 20=infantry-2", turn="8 austria")
    assert austrian.asked == "france action_or_end"
    assert austrian.discs("austria", 45) == 4
    none = ended("45: 20=infantry-2", "50: 0=infantry-2", turn="9 france")
    assert none.asked == "austria action_or_end"


def test_a_disc_moved_in_the_last_austrian_turn_is_not_taken_back() -> None:
    """TM §18.5.4, ruling r32"""
    armies = ("45: 20=infantry-2", "62: 21=infantry-2", "50: 0=infantry-2")
    scene = ended(*armies, "discs france 45 1", "moved 45 1", "discs france 62 1", turn="9 france")
    assert scene.why_not("disc in 45") == "18.5.4"
    assert scene.options == ["disc in 62", "done"]
    two = ended(*armies, "discs france 45 2", "moved 45 1", turn="9 france")
    assert two.why_not("disc in 45") is None


def test_a_disc_moved_two_austrian_turns_ago_may_be_taken_back() -> None:
    """TM §18.5.4"""
    armies = ("45: 20=infantry-2", "62: 21=infantry-2", "50: 0=infantry-2", "discs france 45 1", "discs france 62 1")
    scene = ended(*armies, "moved 45 1", turn="8 france").play("done", "end actions", "end actions")
    assert scene.asked == "france disc_to_recover"
    assert scene.why_not("disc in 45") is None


def test_discs_on_lost_ground_are_lost_and_not_returned() -> None:
    """TM §18.5.5"""
    scene = ended("45: 20=infantry-2", "discs austria 45 2", "10: 0=infantry-2")
    assert scene.happened(DiscsReturned) == []
    assert scene.happened(DiscsLost) == [DiscsLost(0, 45, 2, 4)]


def test_the_opponents_discs_are_not_checked() -> None:
    """TM §18.5.5"""
    scene = ended("45: 20=infantry-2", "discs france 45 2", "10: 0=infantry-2")
    assert scene.discs("france", 45) == 2


def test_the_check_can_demoralise() -> None:
    """TM §18.5.6"""
    scene = ended("45: 20=infantry-2", "discs austria 45 2", "44: 0=infantry-2", pool="0 4")
    assert scene.asked == "over"
    assert scene.happened(Ended) == [Ended(1, "decisive", -1)]
