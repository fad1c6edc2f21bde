"""Assaults: defensive artillery fire and counterattack. 44 and 45 meet at a wide approach, 4 and 5 at a narrow one."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.board import ARTILLERY_PENALTY
from feldherr.games.triomphe_a_marengo.events import Counted, Counterattacked, Fired, LossesDue, LossTaken, Shown
from feldherr.games.triomphe_a_marengo.rules.choices.battle.assault import defensive_fire
from feldherr.games.triomphe_a_marengo.state import face_of
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question
from tests.triomphe_a_marengo.field import Field, field, printed

WIDE = ("act 44>45", "assault over 44>45")
NARROW = ("act 4>5", "assault over 4>5")


def assaulted(defence: str, *line: int, attack: str = "0=infantry-3", lead: tuple[int, ...] = (0,)) -> Field:
    """Area 45 is assaulted over its wide approach, up to the defender's answer; all who can attack do."""
    scene = field(f"44>45: {attack}", f"45>44: {defence}")
    names = [word.split("=")[0] for word in attack.split()]
    scene.play(*WIDE, *(f"name {p}" for p in line), "done", *(f"name {p}" for p in names), "done")
    return scene.play(*(f"name {p}" for p in lead), "done")


def narrowly(defence: str, *line: int) -> Field:
    """Infantry 3 assaults area 5 over its narrow approach, up to the defender's answer."""
    scene = field("4>5: 0=infantry-3", f"5>4: {defence}")
    return scene.play(*NARROW, *(f"name {p}" for p in line), "done", "name 0", "done", "name 0", "done")


def test_the_defender_may_hold_his_fire_and_his_artillery_is_not_shown() -> None:
    """TM §11.4.1"""
    scene = assaulted("20=infantry-2 38=artillery-1", 20)
    assert scene.asked == "france defensive_fire"
    assert scene.options == ["name 38", "done"]
    scene.play("done")
    assert scene.asked == "france counterattack"
    assert scene.seen("austria", 38) is None
    assert scene.happened(Fired) == []
    assert scene.face(0) == "infantry-3"


def test_unready_artillery_gives_defensive_fire() -> None:
    """TM §11.4.1, ruling r13"""
    scene = assaulted("20=infantry-2.unready 38=artillery-1.unready", 20)
    assert scene.options == ["name 38", "done"]


def test_artillery_that_gave_fire_gives_it_again_in_the_next_enemy_turn() -> None:
    """TM §11.4.1 §11.4.4, ruling r23"""
    scene = field("44>45: 0=infantry-3 1=infantry-3", "45>44: 20=infantry-3 38=artillery-1")
    scene.play(*WIDE, "name 20", "done", "name 0", "done", "name 0", "done", "name 38", "done")
    assert scene.happened(Fired) == [Fired(1, 38)]
    scene.play("end actions", "end actions", "done")
    scene.play(*WIDE, "name 20", "done", "name 1", "done", "name 1", "done")
    assert scene.options == ["name 38", "done"]


def test_artillery_in_reserve_gives_no_fire() -> None:
    """TM §11.4.2"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2", "45: 38=artillery-1")
    scene.play(*WIDE, "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.asked == "france defensive_fire"
    assert scene.options == ["done"]
    assert scene.why_not("name 38") == "11.4.2"


def test_only_artillery_gives_defensive_fire() -> None:
    """TM §11.4.2"""
    scene = assaulted("20=infantry-2 21=infantry-2 38=artillery-1", 20)
    assert scene.why_not("name 21") == "11.4.2"


def test_artillery_in_the_front_line_does_not_fire() -> None:
    """TM §11.4.3"""
    scene = assaulted("20=infantry-2 38=artillery-1", 38)
    assert scene.asked == "france counterattack"                        # the only gun lies open, and all can see it
    asked = Question(1, defensive_fire, (scene.s, (20, 38), (38,)))
    assert asked.options() == [DONE]
    assert asked.refusals()[Name(38)] == "11.4.3"


def test_artillery_that_bombarded_in_its_last_turn_does_not_fire() -> None:
    """TM §11.4.4"""
    scene = assaulted("20=infantry-2 38=artillery-1.fired", 20)
    assert scene.options == ["done"]
    assert scene.why_not("name 38") == "11.4.4"


def answered(order: str) -> Field:
    """France acts with its artillery in 45, then Austria assaults it there."""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 38=artillery-1", turn="5 france")
    if order:
        scene.play("act 45>44", order)
    scene.play("end actions")
    return scene.play(*WIDE, "name 20", "done", "name 0", "done", "name 0", "done")


def silent(scene: Field) -> str:
    """The rule against fire of the gun beside piece 20, as it stands."""
    asked = Question(1, defensive_fire, (scene.s, (20, 38), (20,)))
    assert asked.options() == [DONE]
    return asked.refusals()[Name(38)]


def test_announcing_a_bombardment_forbids_fire_in_the_enemy_turn_that_follows() -> None:
    """TM §11.4.4"""
    scene = answered("announce bombardment by 38")
    assert silent(scene) == "11.4.4"


def test_artillery_that_stood_still_in_its_last_turn_fires() -> None:
    """TM §11.4.4"""
    assert answered("").options == ["name 38", "done"]


def test_artillery_that_announced_and_cancelled_in_its_last_turn_does_not_fire() -> None:
    """TM §11.4.4"""
    scene = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 38=artillery-1", turn="5 france")
    scene.play("act 45>44", "announce bombardment by 38", "act 45>44", "cancel bombardment by 38", "end actions")
    scene.play(*WIDE, "name 20", "done", "name 0", "done", "name 0", "done")
    assert silent(scene) == "11.4.4"


def test_artillery_that_only_cancelled_an_older_bombardment_in_its_last_turn_fires() -> None:
    """TM §11.4.4, ruling r56"""
    guns = "45>44: 20=infantry-2 38=artillery-1.open.announced.known"
    scene = field("44>45: 0=infantry-3", guns, turn="5 france")
    scene.play("act 45>44", "cancel bombardment by 38", "end actions")
    scene.play(*WIDE, "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.options == ["name 38", "done"]


def test_a_penalty_in_the_attacker_approach_forbids_fire() -> None:
    """TM §11.4.5"""
    scene = field("11>12: 0=infantry-3", "12>11: 20=infantry-2 38=artillery-1")
    scene.play("act 11>12", "assault over 11>12", "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.asked == "france counterattack"


def test_a_penalty_in_the_defender_approach_alone_does_not_forbid_fire() -> None:
    """TM §11.4.5"""
    with printed(ARTILLERY_PENALTY, 180, True):
        assert assaulted("20=infantry-2 38=artillery-1", 20).options == ["name 38", "done"]
    with printed(ARTILLERY_PENALTY, 181, True):
        assert assaulted("20=infantry-2 38=artillery-1", 20).asked == "france counterattack"


def test_fire_costs_a_piece_of_the_front_line_a_loss_at_once() -> None:
    """TM §11.4.6"""
    scene = assaulted("20=infantry-2 38=artillery-1", 20).play("name 38")
    assert scene.happened(Fired) == [Fired(1, 38)]
    assert scene.happened(LossTaken)[0] == LossTaken(0, face_of("infantry-3"), face_of("infantry-2"))
    assert Shown(38, face_of("artillery-1"), True) in scene.events
    assert not scene.face_up(38)
    scene.play("done")
    assert scene.happened(Counted) == [Counted(181, 2, 1, 2, 0, -1)]


def test_the_attacker_chooses_which_leading_piece_is_hit() -> None:
    """TM §11.4.6"""
    attack = "0=infantry-3 1=infantry-2 2=infantry-2"
    scene = assaulted("20=infantry-2 38=artillery-1", 20, attack=attack, lead=(0, 1)).play("name 38")
    assert scene.asked == "austria piece_to_bear"
    assert scene.options == ["name 0", "name 1"]
    assert scene.turned_away("france", "name 1")
    assert scene.turned_away("austria", "name 2")
    scene.play("name 1")
    assert [scene.face(p) for p in (0, 1, 2)] == ["infantry-3", "infantry-1", "infantry-2"]


def test_the_defender_may_counterattack_with_further_pieces_or_decline() -> None:
    """TM §11.5.1"""
    scene = assaulted("20=infantry-2 21=infantry-2", 20).play("done")
    assert scene.asked == "france counterattack"
    assert scene.options == ["name 21", "done"]
    struck = assaulted("20=infantry-2 21=infantry-2", 20).play("done", "name 21", "done")
    assert struck.happened(Counterattacked) == [Counterattacked(1, (21,))]
    assert Shown(21, face_of("infantry-2"), False) in struck.events
    scene.play("done")
    assert scene.happened(Counterattacked) == []
    assert scene.happened(Counted) == [Counted(181, 3, 1, 2, 0, 0)]


def test_unready_pieces_counterattack() -> None:
    """TM §11.5.1, ruling r13"""
    assert assaulted("20=infantry-2.unready 21=infantry-2.unready", 20).play("done").offers("name 21")


def test_the_front_line_does_not_counterattack() -> None:
    """TM §11.5.2"""
    scene = assaulted("20=infantry-2 21=infantry-2", 20).play("done")
    assert scene.why_not("name 20") == "11.5.2"
    alone = assaulted("20=infantry-2", 20)
    assert alone.happened(Counted) == [Counted(181, 3, 1, 2, 0, 0)]


def test_one_piece_counterattacks_at_a_narrow_approach() -> None:
    """TM §11.5.3"""
    scene = narrowly("20=infantry-2 21=infantry-2 22=infantry-2", 20).play("done", "name 21")
    assert scene.why_not("name 22") == "11.5.3"
    assert scene.options == ["done"]


def test_one_or_two_pieces_counterattack_at_a_wide_approach() -> None:
    """TM §11.5.3"""
    scene = assaulted("20=infantry-2 21=infantry-2 22=infantry-2 23=infantry-2", 20).play("done", "name 21")
    assert scene.options == ["name 22", "name 23", "done"]
    scene.play("name 22")
    assert scene.why_not("name 23") == "11.5.3"
    scene.play("done", "name 21")
    assert scene.happened(Counterattacked) == [Counterattacked(1, (21, 22))]


def test_counterattackers_are_of_one_type_but_not_that_of_the_front_line() -> None:
    """TM §11.5.4"""
    scene = assaulted("20=infantry-2 21=infantry-2 36=cavalry-2 37=cavalry-2", 20).play("done", "name 36")
    assert scene.why_not("name 21") == "11.5.4"
    assert scene.why_not("name 37") is None


def test_no_piece_of_strength_one_counterattacks() -> None:
    """TM §11.5.5"""
    scene = assaulted("20=infantry-2 21=infantry-1 38=artillery-1", 20).play("done")
    assert scene.why_not("name 21") == "11.5.5"
    assert scene.why_not("name 38") == "11.5.5"


def test_no_cavalry_counterattacks_at_an_obstacle() -> None:
    """TM §11.5.6"""
    scene = field("11>12: 0=infantry-3", "12>11: 20=infantry-2 36=cavalry-2")
    scene.play("act 11>12", "assault over 11>12", "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.why_not("name 36") == "11.5.6"
    outside = field("12>11: 0=infantry-3", "11>12: 20=infantry-2 36=cavalry-2")
    outside.play("act 12>11", "assault over 12>11", "name 20", "done", "name 0", "done", "name 0", "done")
    assert outside.asked == "france counterattack"
    assert outside.why_not("name 36") is None


def test_counterattackers_take_as_many_losses_as_the_attacker_has_pieces_in_front() -> None:
    """TM §11.5.7"""
    one = assaulted("20=infantry-2 36=cavalry-2", 20).play("done", "name 36", "done")
    assert LossTaken(36, face_of("cavalry-2"), face_of("cavalry-1")) in one.events
    assert one.happened(Counted) == [Counted(181, 3, 1, 2, 1, -1)]
    two = assaulted("20=infantry-2 21=infantry-3", 20, attack="0=infantry-3 1=infantry-3", lead=(0, 1))
    two.play("done", "name 21", "done")
    struck = [event for event in two.events if isinstance(event, LossTaken) and event.piece == 21]
    assert struck[1] == LossTaken(21, face_of("infantry-2"), face_of("infantry-1"))
    assert two.happened(Counted) == [Counted(181, 6, 1, 2, 1, 2)]


def test_two_counterattackers_share_their_losses_evenly() -> None:
    """TM §11.5.8 §11.8.1"""
    scene = assaulted("20=infantry-2 21=infantry-3 22=infantry-2", 20, attack="0=infantry-3 1=infantry-3", lead=(0, 1))
    scene.play("done", "name 21", "name 22", "done")
    assert scene.asked == "france piece_to_lose"
    scene.play("name 21")
    losses = [event for event in scene.happened(LossTaken) if getattr(event, "piece", -1) in (21, 22)]
    assert losses == [
        LossTaken(21, face_of("infantry-3"), face_of("infantry-2")),
        LossTaken(22, face_of("infantry-2"), face_of("infantry-1")),
    ]
    assert scene.happened(Counted) == [Counted(181, 6, 1, 2, 3, 0)]


def test_a_destroyed_counterattacker_adds_neither_strength_nor_loss() -> None:
    """TM §11.5.9"""
    scene = assaulted("20=infantry-2 36=cavalry-2", 20, attack="0=infantry-3 1=infantry-3", lead=(0, 1))
    scene.play("done", "name 36", "done")
    assert scene.face(36) == "destroyed"
    assert scene.happened(Counted) == [Counted(181, 6, 1, 2, 0, 3)]
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 2)]


def test_a_gun_that_shot_two_turns_ago_fires() -> None:
    """TM §11.4.4: only what it did in the preceding turn counts."""
    scene = field(
        "44>45: 0=infantry-3 1=infantry-3 2=infantry-3",
        "45>44: 20=infantry-3 38=artillery-1.announced.open.known", turn="8 france",
    )  # fmt: skip
    scene.play("act 45>44", "execute bombardment by 38")
    while scene.asked != "france action_or_end":
        scene.play(scene.options[0])
    for side in ("austria", "france", "austria"):
        scene.play("end actions")
        while scene.asked != f"{side} action_or_end":
            scene.play(scene.options[-1])
    scene.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "done", "name 0", "done")
    assert scene.asked == "france defensive_fire"
    assert scene.offers("name 38")
