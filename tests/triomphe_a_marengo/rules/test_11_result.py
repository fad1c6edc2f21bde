"""Assaults: result, losses and what follows. 44 and 45 meet at a wide approach, 4 and 5 at a narrow one."""

from __future__ import annotations

import pytest

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.events import (
    AssaultEnded,
    Continued,
    Counted,
    DiscsLost,
    DiscsPlaced,
    LossesDue,
    LossTaken,
    RetreatBegan,
    TurnedBack,
)
from feldherr.games.triomphe_a_marengo.state import face_of
from tests.triomphe_a_marengo.field import Field, field

WIDE = ("act 44>45", "assault over 44>45")


def fought(
    attack: str, lead: tuple[int, ...], defence: str, line: tuple[int, ...], *more: str,
    pair: str = "44>45", pool: str = "6 6",
) -> Field:  # fmt: skip
    """An assault up to the defender's answer or, if he has nobody behind his front line, to its losses."""
    there = ">".join(reversed(pair.split(">")))
    scene = field(f"{pair}: {attack}", f"{there}: {defence}", *more, pool=pool)
    scene.play(f"act {pair}", f"assault over {pair}", *(f"name {p}" for p in line), "done")
    scene.play(*(f"name {word.split('=')[0]}" for word in attack.split()), "done")
    return scene.play(*(f"name {p}" for p in lead), "done")


def counted(scene: Field) -> tuple[int, int, int, int, int]:
    (event,) = scene.happened(Counted)
    assert isinstance(event, Counted)
    return event.strength, event.penalty, event.line, event.counter, event.result


def test_the_result_begins_with_the_strength_in_front() -> None:
    """TM §11.6.1"""
    scene = fought("0=infantry-3 1=infantry-2 2=infantry-3", (0, 1), "20=infantry-2", (20,))
    assert counted(scene)[0] == 5
    fired = fought("0=infantry-3", (0,), "20=infantry-2 38=artillery-1", (20,)).play("name 38", "done")
    assert counted(fired)[0] == 2


def test_penalties_in_the_defender_approach_count_once_and_only_for_their_type() -> None:
    """TM §11.6.2"""
    assert counted(fought("0=infantry-3 1=infantry-2", (0, 1), "20=infantry-2", (20,))) == (5, 1, 2, 0, 2)
    assert counted(fought("13=cavalry-2", (13,), "20=infantry-1", (20,))) == (2, 0, 1, 0, 1)
    assert counted(fought("13=cavalry-2", (13,), "20=infantry-1", (20,), pair="7>8")) == (2, 1, 1, 0, 0)
    assert counted(fought("0=infantry-3", (0,), "20=infantry-1", (20,), pair="3>20")) == (3, 2, 1, 0, 0)
    assert counted(fought("13=cavalry-2", (13,), "20=infantry-1", (20,), pair="5>20")) == (2, 2, 1, 0, -1)


def test_penalties_in_the_attacker_approach_do_not_count() -> None:
    """TM §11.6.2"""
    assert counted(fought("13=cavalry-2", (13,), "20=infantry-1", (20,), pair="18>19"))[1] == 0
    assert counted(fought("13=cavalry-2", (13,), "20=infantry-1", (20,), pair="19>18"))[1] == 1
    assert counted(fought("0=infantry-2", (0,), "20=infantry-1", (20,), pair="22>23"))[1] == 0


def test_the_defenders_front_line_is_subtracted() -> None:
    """TM §11.6.3"""
    assert counted(fought("0=infantry-3", (0,), "20=infantry-1", (20,))) == (3, 1, 1, 0, 1)
    scene = fought("0=infantry-3", (0,), "20=infantry-1", ()).play("done", "done")
    assert counted(scene) == (3, 1, 0, 0, 2)
    both = fought("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-3 21=infantry-1", (20, 21))
    assert counted(both) == (6, 1, 4, 0, 1)


def test_counterattackers_are_subtracted_with_the_strength_they_have_left() -> None:
    """TM §11.6.4"""
    scene = fought("0=infantry-3", (0,), "20=infantry-1 36=cavalry-2", (20,)).play("done", "name 36", "done")
    assert counted(scene) == (3, 1, 1, 1, 0)


def test_the_attacker_wins_with_a_result_above_zero() -> None:
    """TM §11.6.5"""
    scene = fought("0=infantry-3", (0,), "20=infantry-1", (20,))
    assert counted(scene)[-1] == 1
    assert scene.happened(AssaultEnded) == [AssaultEnded(181, 0)]


def test_the_defender_wins_at_zero_even_if_his_pieces_are_destroyed() -> None:
    """TM §11.6.5"""
    scene = fought("0=infantry-2", (0,), "20=infantry-1", (20,))
    assert counted(scene)[-1] == 0
    assert scene.happened(AssaultEnded) == [AssaultEnded(181, 1)]
    assert scene.face(20) == "destroyed"
    assert scene.discs("france", 45) == 1


def test_each_side_takes_a_loss_for_each_piece_in_the_enemy_front() -> None:
    """TM §11.7.1"""
    scene = fought("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-3", (20,))
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 2)]
    empty = fought("0=infantry-3", (0,), "20=infantry-3", ()).play("done", "done")
    assert empty.happened(LossesDue) == [LossesDue(0, 0, 0, 1)]
    assert empty.face(0) == "infantry-3"


def test_losses_of_an_empty_front_line_fall_freely_on_the_defending_pieces() -> None:
    """TM §11.7.1 §11.8.2, ruling r21"""
    scene = fought("0=infantry-3 1=infantry-2", (0, 1), "20=infantry-3 21=infantry-3", ()).play("done", "done")
    assert scene.asked == "france piece_to_bear"
    scene.play("name 20", "name 20")
    assert [scene.face(p) for p in (20, 21)] == ["infantry-1", "infantry-3"]
    assert scene.asked == "france piece_to_bear"  # the losses of the retreat


def test_counterattacking_cavalry_that_still_exists_costs_a_further_loss() -> None:
    """TM §11.7.2"""
    one = fought("0=infantry-3", (0,), "20=infantry-2 36=cavalry-2", (20,)).play("done", "name 36", "done")
    assert one.happened(LossesDue) == [LossesDue(1, 1, 0, 1)]
    assert one.face(0) == "infantry-1"
    two = fought("0=infantry-3", (0,), "20=infantry-2 36=cavalry-2 37=cavalry-2", (20,))
    two.play("done", "name 36", "name 37", "done", "name 36")
    assert two.happened(LossesDue) == [LossesDue(1, 2, 1, 1)]


def test_counterattacking_infantry_costs_no_further_loss() -> None:
    """TM §11.7.2 §21.2"""
    scene = fought("0=infantry-3", (0,), "20=infantry-1 21=infantry-2 22=infantry-2", (20,))
    scene.play("done", "name 21", "name 22", "done", "name 21")
    assert counted(scene) == (3, 1, 1, 3, -2)
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 1)]


@pytest.mark.parametrize(
    ("attack", "lead", "defence", "line", "result", "crushing"),
    [
        ("0=infantry-2", (0,), "20=infantry-3", (20,), -2, 1),
        ("0=infantry-2", (0,), "20=infantry-2", (20,), -1, 0),
        ("0=infantry-3", (0,), "20=infantry-3 21=infantry-2", (20, 21), -3, 1),
        ("0=infantry-2 1=infantry-2", (0, 1), "20=infantry-3 21=infantry-3", (20, 21), -3, 0),
        ("0=infantry-3", (0,), "20=infantry-1", (20,), 1, 0),
    ],
)
def test_a_crushing_defeat_costs_the_attacker_as_many_losses_again_as_he_has_in_front(
    attack: str, lead: tuple[int, ...], defence: str, line: tuple[int, ...], result: int, crushing: int
) -> None:
    """TM §11.7.3"""
    scene = fought(attack, lead, defence, line)
    assert counted(scene)[-1] == result
    assert scene.happened(LossesDue) == [LossesDue(len(line), 0, crushing, len(lead))]


def test_a_crushing_defeat_of_two_leading_pieces_costs_two_further_losses() -> None:
    """TM §11.7.3"""
    scene = fought("0=infantry-2 1=infantry-2", (0, 1), "20=infantry-3 21=infantry-3 22=infantry-3", (20, 21))
    scene.play("done", "name 22", "done")
    assert counted(scene) == (4, 1, 6, 1, -4)
    assert scene.happened(LossesDue) == [LossesDue(2, 0, 2, 2)]


def test_losses_fall_evenly_on_the_front_line() -> None:
    """TM §11.8.1"""
    scene = fought("0=infantry-3 1=infantry-2", (0, 1), "20=infantry-3 21=infantry-2", (20, 21))
    assert scene.asked == "austria piece_to_lose"
    scene.play("name 1")
    assert [scene.face(p) for p in (0, 1)] == ["infantry-2", "infantry-1"]
    assert scene.asked == "france piece_to_lose"


def test_the_owner_chooses_who_takes_an_odd_loss_but_does_not_pile_them_on_one() -> None:
    """TM §11.8.1, ruling r20"""
    scene = fought("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-3 21=infantry-3 36=cavalry-2", (20, 21))
    scene.play("done", "done")
    assert counted(scene)[-1] == -1
    odd = fought("0=infantry-3 1=infantry-2", (0, 1), "20=infantry-3 36=cavalry-2 37=cavalry-2", (20,))
    odd.play("done", "name 36", "name 37", "done", "name 36")
    assert odd.happened(LossesDue) == [LossesDue(1, 2, 0, 2)]
    assert odd.asked == "austria piece_to_lose"
    odd.play("name 0")
    assert [odd.face(p) for p in (0, 1)] == ["infantry-2", "infantry-1"]
    assert odd.asked == "austria piece_to_lose"
    assert odd.options == ["name 0", "name 1"]
    odd.now("name 1")
    assert [odd.face(p) for p in (0, 1)] == ["infantry-2", "destroyed"]


def test_a_second_loss_on_one_of_two_leading_pieces_is_refused_while_the_other_has_none() -> None:
    """TM §11.8.1"""
    scene = fought("0=infantry-3 1=infantry-2 13=cavalry-2", (0, 1), "20=infantry-2 21=infantry-2", (20, 21))
    question = scene.question
    assert scene.asked == "austria piece_to_lose"
    verdicts: dict[object, str] = {}
    again = question.choices(
        scene.s, (0, 1), (0,), 1, "front", no=lambda candidate, rule: verdicts.update({candidate: rule})
    )  # fmt: skip
    assert [option.piece for option in again] == [1]
    assert verdicts[Name(0)] == "11.8.1"


def test_what_the_front_line_cannot_take_falls_freely_on_the_others_who_took_part() -> None:
    """TM §11.8.2"""
    scene = fought(
        "0=infantry-3 1=infantry-3", (0, 1), "20=infantry-1 21=infantry-3 22=infantry-2", (20,), "45: 23=infantry-3"
    ).play("done", "done")
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 2)]
    assert scene.face(20) == "destroyed"
    assert scene.asked == "france piece_to_bear"
    assert scene.options == ["name 21", "name 22"]
    assert scene.turned_away("france", "name 23")
    scene.now("name 21")
    assert LossTaken(21, face_of("infantry-3"), face_of("infantry-2")) in scene.events


def test_losses_that_nobody_can_take_are_ignored_and_cost_no_disc() -> None:
    """TM §11.8.3"""
    scene = fought("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-1", (20,)).play("name 0")
    assert scene.happened(LossesDue) == [LossesDue(1, 0, 0, 2)]
    assert scene.face(20) == "destroyed"
    assert scene.pool("france") == 5
    assert scene.happened(DiscsLost) == [DiscsLost(1, -1, 1, 5)]


def test_beaten_attackers_stay_in_their_approach() -> None:
    """TM §11.9.1 §22.2"""
    scene = fought("0=infantry-2 1=infantry-2", (0,), "20=infantry-2", (20,))
    assert scene.happened(AssaultEnded) == [AssaultEnded(181, 1)]
    assert scene.face(0) == "infantry-1"
    assert [scene.where(p) for p in (0, 1, 20)] == ["44>45", "44>45", "45>44"]
    assert scene.why_not("act 44>45") == "6.7"


def test_all_pieces_of_the_defender_leave_the_area_wherever_they_stand() -> None:
    """TM §11.9.2"""
    scene = fought(
        "0=infantry-3", (0,), "20=infantry-1 21=infantry-3", (20,),
        "45: 22=infantry-2 36=cavalry-2", "45>39: 23=infantry-3", "39: 1=infantry-2", pool="6 7",
    ).play("done", "done")  # fmt: skip
    assert scene.happened(RetreatBegan) == [RetreatBegan(1, 45, (21, 22, 23, 36))]
    scene.play(*(f"retreat {p} over 45>50" for p in (21, 22, 23, 36)))
    assert [scene.where(p) for p in (21, 22, 23, 36)] == ["50"] * 4
    assert [scene.face(p) for p in (21, 22, 23, 36)] == ["infantry-1", "infantry-1", "infantry-1", "cavalry-2"]


def test_all_surviving_attackers_move_in() -> None:
    """TM §11.9.3"""
    scene = fought("0=infantry-2 1=infantry-2 2=infantry-1", (0, 1), "20=infantry-1 21=infantry-1", (20, 21))
    scene.play("name 0", "name 20")
    assert [scene.face(p) for p in (0, 1, 2)] == ["infantry-1", "infantry-1", "infantry-1"]
    assert [scene.where(p) for p in (0, 1, 2)] == ["45", "45", "45"]
    assert scene.at("44>45") == ()


def test_a_destroyed_attacker_does_not_move_in() -> None:
    """TM §11.9.3"""
    attack, defence = "0=infantry-3 1=infantry-2 2=infantry-2", "20=infantry-1 36=cavalry-2 38=artillery-1"
    scene = fought(attack, (0, 1), defence, (20,)).play("name 38", "name 1", "name 36", "done", "name 1")
    assert counted(scene) == (4, 1, 1, 0, 2)
    assert [scene.face(p) for p in (0, 1, 2)] == ["infantry-3", "destroyed", "infantry-2"]
    assert [scene.where(p) for p in (0, 1, 2)] == ["45", "off", "45"]


def test_revealed_pieces_are_turned_back_but_not_announced_artillery() -> None:
    """TM §11.9.4"""
    scene = fought("0=infantry-2", (0,), "20=infantry-2 21=infantry-3 38=artillery-1.open.announced.known", (20,))
    assert scene.face_up(0)
    scene.play("done", "name 21", "done")
    assert [scene.face_up(p) for p in (20, 21, 38)] == [False, False, True]
    assert scene.happened(TurnedBack) == [TurnedBack((20, 21))]
    won = fought("0=infantry-3", (0,), "20=infantry-1", (20,))
    assert won.happened(TurnedBack) == [TurnedBack((0,))]


def test_a_beaten_attacker_pays_for_fire_and_losses_and_the_defender_commits() -> None:
    """TM §11.9.5 §18.4.2"""
    scene = fought("0=infantry-3", (0,), "20=infantry-2 36=cavalry-2 38=artillery-1", (20,))
    scene.play("name 38")
    assert scene.pool("austria") == 6
    scene.play("name 36", "done")
    assert scene.happened(LossesDue) == [LossesDue(1, 1, 1, 1)]
    assert scene.face(0) == "destroyed"
    assert scene.happened(DiscsLost) == [DiscsLost(0, -1, 3, 3)]
    assert scene.happened(DiscsPlaced) == [DiscsPlaced(1, 45, 2)]


def test_a_victorious_attacker_pays_nothing_for_his_losses() -> None:
    """TM §11.9.5 §18.4.3"""
    attack = "0=infantry-3 1=infantry-3"
    scene = fought(attack, (0, 1), "20=infantry-1 36=cavalry-1 38=artillery-1", (20,)).play("name 38", "name 0", "done")
    scene.play("name 0")
    assert [scene.face(p) for p in (0, 1)] == ["infantry-1", "infantry-3"]
    assert scene.pool("austria") == 6
    assert scene.happened(Continued) == []


def test_if_all_hidden_pieces_fall_their_owner_is_asked() -> None:
    """TM §11.8.2 §2.4: one answer, for the opponent does not know that they are so weak; if he has seen them, none."""
    weak = ("20=infantry-1", "21=infantry-1")
    scene = fought("0=infantry-3 1=infantry-3", (0, 1), " ".join(weak), ()).play("done", "done")
    assert scene.asked == "france piece_to_bear" and scene.options == ["name 20"]
    assert scene.play("name 20").face(21) == "destroyed"
    strong = fought("0=infantry-3 1=infantry-3", (0, 1), "20=infantry-3 21=infantry-3", ()).play("done", "done")
    assert strong.asked == "france piece_to_bear"
    seen = fought("0=infantry-3 1=infantry-3", (0, 1), " ".join(f"{one}.known" for one in weak), ())
    while seen.asked.startswith("france") and "piece_to_bear" not in seen.asked:
        seen.play("done")
    assert seen.face(20) == seen.face(21) == "destroyed"
