"""What players of similar games should remember."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.events import AttackStopped, LossesDue, LossTaken
from tests.triomphe_a_marengo.field import field

ASSAULT = ("act 44>45", "assault over 44>45")


def test_victorious_cavalry_does_not_pursue() -> None:
    """TM §22.1"""
    scene = field("44>45: 13=cavalry-2 14=cavalry-2", "45>44: 20=infantry-1 21=infantry-3 22=infantry-3")
    scene.play(*ASSAULT, "name 20", "done", "name 13", "name 14", "done", "name 13", "name 14", "done", "done", "done")
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 2)]
    scene.play("name 13", "name 21")
    before = len(scene.happened(LossTaken))
    assert before == 3
    scene.play("name 21", "name 22")
    assert len(scene.happened(LossTaken)) == before + 2
    assert scene.asked == "france retreat_over"
    assert [scene.face(p) for p in (21, 22)] == ["infantry-1", "infantry-2"]


def test_beaten_attackers_keep_their_approach_and_block_it_in_the_enemy_turn() -> None:
    """TM §22.2"""
    scene = field("44>45: 0=infantry-3 1=infantry-2", "45>44: 20=infantry-3 21=infantry-2", "45: 22=infantry-2")
    scene.play(*ASSAULT, "name 20", "done", "name 0", "name 1", "done", "name 0", "done", "done", "done")
    assert scene.at("44>45") == (0, 1)
    assert scene.why_not("act 44>45") == "6.7"
    scene.play("end actions", "act 45")
    assert scene.why_not("attack over 45>44") == "9.0.2"
    assert scene.happened(AttackStopped) == []


def test_others_follow_into_a_stormed_area_by_standard_move_but_not_by_road() -> None:
    """TM §22.3"""
    scene = field("44>45: 0=infantry-3", "44: 1=infantry-2 2=infantry-2", "45>44: 20=infantry-1")
    scene.play(*ASSAULT, "name 20", "done", "name 0", "done", "name 0", "done")
    scene.play("act 44", "take the road", "name 1")
    assert scene.why_not("cross 85 over 44>45") == "11.0.6"
    follow = field("44: 1=infantry-2 2=infantry-2", "45: 0=infantry-3.acted", "stormed 45", commands=2)
    follow.play("act 44", "go over 44>45", "name 1", "name 2", "done")
    assert follow.at("45") == (0, 1, 2)
    assert follow.commands == 1


def test_artillery_executes_every_second_turn_at_most() -> None:
    """TM §22.4"""
    scene = field("44>45: 19=artillery-1", "45: 20=infantry-3 21=infantry-3", turn="3 austria", pool="6 5")
    scene.play("act 44>45", "announce bombardment by 19", "act 44>45")
    assert scene.why_not("execute bombardment by 19") == "10.0.2"


def test_artillery_that_executed_announces_again_only_in_the_next_turn() -> None:
    """TM §22.4"""
    scene = field("44>45: 19=artillery-1.open.announced.known 0=infantry-2", "45: 20=infantry-3", turn="4 austria")
    scene.play("act 44>45", "execute bombardment by 19", "act 44>45")
    assert scene.why_not("announce bombardment by 19") == "10.0.9"
    scene.play("withdraw to 44", "name 0", "done", "done", "end actions", "end actions", "act 44>45")
    assert scene.s.round == 5
    assert scene.why_not("announce bombardment by 19") is None
    scene.play("announce bombardment by 19", "end actions", "end actions", "act 44>45")
    assert scene.s.round == 6
    assert scene.why_not("execute bombardment by 19") is None


def test_infantry_does_not_go_from_approach_to_approach_in_one_action() -> None:
    """TM §22.5"""
    scene = field("45>44: 0=infantry-2", "44: 20=infantry-2", "46: 21=infantry-2").play("act 45>44")
    assert scene.why_not("block 45>46") == "7.11"
    scene.play("withdraw to 45", "name 0", "done")
    assert scene.why_not("continue with 0 into 45>46") == "12.1"


def test_cavalry_goes_from_approach_to_approach_in_one_action() -> None:
    """TM §22.5"""
    scene = field("45>44: 13=cavalry-2", "44: 20=infantry-2", "46: 21=infantry-2", commands=1)
    scene.play("act 45>44", "withdraw to 45", "name 13", "done", "continue with 13 into 45>46", "done")
    assert scene.where(13) == "45>46"
    assert scene.commands == 0
