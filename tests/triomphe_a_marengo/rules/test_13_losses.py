"""Retreat, step 1: losses. Austria takes area 45 from 44; 45 has wide approaches to 39, 44, 46, a narrow one to 50."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import DiscsLost, LossTaken, RetreatBegan, Shown
from feldherr.games.triomphe_a_marengo.state import face_of
from tests.triomphe_a_marengo.field import Field, field


def taken(*lines: str, attackers: int = 1, pair: str = "44>45") -> Field:
    """A maneuver attack out of an approach succeeds; French morale is 12."""
    names = range(attackers)
    attack = " ".join(f"{p}=infantry-2" for p in names)
    scene = field(f"{pair}: {attack}", *lines, turn="12 austria", pool="6 12")
    scene.play(f"act {pair}", f"attack over {pair}", *(f"name {p}" for p in names), "done")
    return scene


def test_all_pieces_of_a_taken_area_retreat_wherever_they_stand() -> None:
    """TM §13.0.1"""
    scene = taken(
        "45: 20=infantry-3 36=cavalry-2", "45>39: 21=infantry-3", "45>46: 22=infantry-3 37=cavalry-2",
        "39: 10=infantry-2", "46: 11=infantry-2",
    )  # fmt: skip
    assert scene.happened(RetreatBegan) == [RetreatBegan(1, 45, (20, 21, 22, 36, 37))]
    scene.play("name 22", "name 22", *(f"retreat {p} over 45>50" for p in (20, 21, 22, 36)), "done")
    assert scene.at("50") == (20, 21, 22, 36, 37)
    assert scene.s.troops[45] == 1
    assert scene.where(0) == "45"


def test_a_retreat_is_no_action_and_costs_its_owner_nothing_in_his_own_turn() -> None:
    """TM §13.0.2"""
    scene = taken("45: 20=infantry-3").play("retreat 20 over 45>50", "done", "end actions")
    assert scene.asked == "france action_or_end"
    assert scene.commands == 3
    assert not scene.acted(20)
    assert scene.play("act 50").offers("attack over 50>45")


def test_the_defender_reveals_all_his_pieces_of_the_area() -> None:
    """TM §13.1.1"""
    scene = taken("45: 20=infantry-3 21=infantry-2 36=cavalry-2")
    assert scene.asked == "france piece_to_bear"
    assert [scene.face_up(p) for p in (20, 21, 36)] == [True, True, True]
    assert [scene.seen("austria", p) for p in (20, 21, 36)] == ["infantry-3", "infantry-2", "cavalry-2"]
    assert scene.happened(Shown) == [
        Shown(20, face_of("infantry-3"), False),
        Shown(21, face_of("infantry-2"), False),
        Shown(36, face_of("cavalry-2"), False),
    ]


def test_artillery_is_destroyed_first_and_takes_no_loss_of_its_position() -> None:
    """TM §13.1.2"""
    scene = taken("45: 21=infantry-3 38=artillery-1", "45>50: 20=infantry-3", "50: 10=infantry-2")
    assert scene.happened(LossTaken) == [
        LossTaken(38, face_of("artillery-1"), 0),
        LossTaken(20, face_of("infantry-3"), face_of("infantry-2")),
        LossTaken(21, face_of("infantry-3"), face_of("infantry-2")),
    ]
    assert scene.where(38) == "off"


def test_artillery_in_an_approach_leaves_the_loss_there_to_the_others() -> None:
    """TM §13.1.2"""
    scene = taken("45>50: 20=infantry-3 38=artillery-1", "50: 10=infantry-2")
    assert [scene.face(p) for p in (20, 38)] == ["infantry-2", "destroyed"]


def test_pieces_in_a_wide_approach_take_two_losses_as_their_owner_likes() -> None:
    """TM §13.1.3"""
    blocked = ("45>39: 20=infantry-2 36=cavalry-2", "39: 10=infantry-2")
    each = taken(*blocked).play("name 20", "name 36")
    assert [each.face(p) for p in (20, 36)] == ["infantry-1", "cavalry-1"]
    one = taken(*blocked).play("name 36", "name 36")
    assert [one.face(p) for p in (20, 36)] == ["infantry-2", "destroyed"]
    after_one = taken(*blocked).play("name 20")
    assert after_one.asked == "france piece_to_bear"
    assert not after_one.offers("done")


def test_pieces_in_a_narrow_approach_take_one_loss_together() -> None:
    """TM §13.1.3"""
    scene = taken("45>50: 20=infantry-2 21=infantry-2", "50: 10=infantry-2")
    assert sorted(scene.face(p) for p in (20, 21)) == ["infantry-1", "infantry-2"]


def test_the_attacked_approach_is_not_exempt() -> None:
    """TM §13.1.4"""
    scene = field("4>5: 0=infantry-3", "5>4: 20=infantry-2")
    scene.play("act 4>5", "assault over 4>5", "done", "name 0", "done", "name 0", "done", "done", "done")
    assert scene.happened(LossTaken) == [
        LossTaken(20, face_of("infantry-2"), face_of("infantry-1")),
        LossTaken(20, face_of("infantry-1"), 0),
    ]
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 1, 5), DiscsLost(1, -1, 1, 4)]


def test_infantry_in_reserve_takes_one_loss_together() -> None:
    """TM §13.1.5"""
    scene = taken("5: 20=infantry-2 21=infantry-3 22=infantry-2", pair="4>5")
    assert scene.options == ["name 20", "name 21"]                      # 22 is as good as 20
    scene.play("name 21")
    assert [scene.face(p) for p in (20, 21, 22)] == ["infantry-2", "infantry-2", "infantry-2"]
    assert scene.asked == "france retreat_over"


def test_without_infantry_in_reserve_there_is_no_such_loss() -> None:
    """TM §13.1.5"""
    scene = taken("5: 36=cavalry-2", pair="4>5")
    assert scene.happened(LossTaken) == []
    assert scene.happened(DiscsLost) == []


def test_two_losses_when_several_pieces_break_in_over_a_wide_approach() -> None:
    """TM §13.1.6"""
    broad = taken("45: 20=infantry-3", attackers=2)
    assert broad.face(20) == "infantry-1"
    single = taken("45: 20=infantry-3", attackers=1)
    assert single.face(20) == "infantry-2"
    narrow = taken("5: 20=infantry-3", attackers=3, pair="4>5")
    assert narrow.face(20) == "infantry-2"


def test_only_attackers_that_survive_to_move_in_make_a_breakthrough_broad() -> None:
    """TM §13.1.6, ruling r30"""
    defence = ("45>44: 20=infantry-1 36=cavalry-2 38=artillery-1", "45: 21=infantry-3")
    scene = field("44>45: 0=infantry-3 1=infantry-2", *defence, pool="6 7")
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "name 1", "done")
    scene.play("name 0", "name 1", "done", "name 38", "name 1", "name 36", "done", "name 1")
    assert scene.face(1) == "destroyed"
    assert scene.face(21) == "infantry-2"


def test_cavalry_in_reserve_takes_no_loss() -> None:
    """TM §13.1.7"""
    scene = taken("45: 36=cavalry-2", attackers=2).play("retreat 36 over 45>50")
    assert scene.face(36) == "cavalry-2"
    mixed = taken("45: 20=infantry-1 36=cavalry-2", attackers=2)
    assert [mixed.face(p) for p in (20, 36)] == ["destroyed", "cavalry-2"]
    assert mixed.happened(DiscsLost) == [DiscsLost(1, -1, 1, 11)]


def test_the_owner_need_not_spread_the_losses_of_a_position() -> None:
    """TM §13.1.8"""
    scene = taken("45>39: 20=infantry-3 21=infantry-1", "45: 22=infantry-2", "39: 10=infantry-2")
    assert scene.options == ["name 20", "name 21"]
    assert scene.turned_away("france", "name 22")
    scene.play("name 20", "name 20")
    assert [scene.face(p) for p in (20, 21)] == ["infantry-1", "infantry-1"]


def test_losses_that_a_position_cannot_take_are_ignored() -> None:
    """TM §13.1.9"""
    scene = taken("45>39: 36=cavalry-1", "39: 10=infantry-2")
    assert scene.face(36) == "destroyed"
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 1, 11)]


def test_every_loss_of_a_retreat_costs_a_disc_artillery_included() -> None:
    """TM §13.1.10"""
    scene = taken("45: 21=infantry-2 38=artillery-1", "45>50: 20=infantry-2", "50: 10=infantry-2")
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 3, 9)]
    assert scene.pool("france") == 9
