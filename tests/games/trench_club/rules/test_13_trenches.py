"""Chapter 13: trench warfare. The trench of these tests runs from 17.7 to 17.10."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.combat.fire import bonus, distance, shooting_back, thresholds
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.units import OPEN, TANK_TYPE, WOODS
from feldherr.games.trench_club.state import State, in_trench, trench_holder, trench_of
from tests.games.trench_club.scene import Scene, world

DUG = tuple(f"ground 17.{row} {'trench-road' if row == 9 else 'trench'}" for row in (7, 8, 9, 10))
FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}
EXPERT = {"rules": "trenches"}


def state(*lines: str, **kwargs: str) -> State:
    return read(world(*DUG, *lines, **EXPERT, **kwargs))[0]


def play(*lines: str, **kwargs: str) -> Scene:
    return Scene(world(*DUG, *lines, **EXPERT, **kwargs))


def test_adjacent_trench_hexes_are_one_trench() -> None:
    """TC §13.1 §13.17 §13.18: a road across does not divide it; a gap does."""
    s = state("germany tank 15.8", "ground 17.12 trench")
    here = [Scene(world(*DUG, **EXPERT)).hex(f"17.{row}") for row in (7, 8, 9, 10)]
    assert trench_of(s, here[0]) == tuple(here)


def test_who_may_enter_and_for_how_much() -> None:
    """TC §13.2 §13.3 §4.16: foot soldiers, tanks and air units; one point, never the last half."""
    scene = play("france renault-ft17 18.8", "france howitzer 16.9", "germany infantry 0.0", now="france")
    scene.play("take 0")
    assert scene.offers("go to (17.8)")
    scene.play("halt", "take 1")
    assert scene.why_not("go to (17.8)") == "13.2" and scene.offers("go to (17.9)")
    foot = play("germany infantry 18.7", "france infantry 0.0").play("take 0", "go to (17.7)")
    assert foot.left() == 2 and foot.step_refused(0, "17.8", 1) == "4.16"


def test_a_foot_soldier_occupies_the_whole_trench_for_its_team() -> None:
    """TC §13.4 §13.5 §13.6 §13.16: partners together, the enemy never; a tank only crosses."""
    s = state("great-britain infantry 17.7", "france mounted-infantry 17.9", "france tank 17.8", **FOUR)
    assert in_trench(s, 0) and in_trench(s, 1) and not in_trench(s, 2)
    assert trench_holder(s, trench_of(s, s.where[0])) == 1
    crossing = state("france tank 17.8")
    assert trench_holder(crossing, trench_of(crossing, crossing.where[0])) == -1
    foe = play("germany infantry 18.10", "france infantry 17.7").play("take 0")
    assert foe.why_not("go to (17.9)") == "13.16"
    free = play("germany infantry 18.10", "france tank 17.7").play("take 0")
    assert free.offers("go to (17.9)")


def test_the_garrison_leaves_anywhere_but_not_in_the_turn_it_came() -> None:
    """TC §13.7 §13.8: as if the trench were one long hex."""
    scene = play("germany infantry 17.7", "france infantry 0.0").play("take 0")
    assert scene.offers("go to (18.11)") and scene.offers("go to (17.11)") and not scene.offers("go to (18.12)")
    scene.play("go to (17.11)")
    assert scene.left() == 2
    entering = play("germany mounted-infantry 18.7", "france infantry 0.0").play("take 0", "go to (17.7)")
    assert not entering.offers("go to (17.11)") and entering.offers("go to (16.7)")


def test_from_the_trench_into_a_fort() -> None:
    """TC §13.9 §7.4: a garrison soldier conquers a fort whose entrance touches the trench."""
    line = ("ground 15.10 trench", "ground 16.10 trench", "ground 17.9 trench")
    text = world("germany infantry 17.9", "france infantry 0.0", *line, **EXPERT)
    scene = Scene(text).play("take 0")
    assert scene.offers("enter the fort at (13.9)")
    entering = Scene(world("germany infantry 18.9", "france infantry 0.0", *line, **EXPERT))
    entering.play("take 0", "go to (17.9)")
    assert entering.why_not("enter the fort at (13.9)") == "7.5"


def test_any_hex_of_the_trench_will_do_for_an_attack() -> None:
    """TC §13.10 §13.11 §13.6: in melee from its far end too; the attacker names the soldier; a tank is on its hex."""
    s = state("germany armoured-car 17.11", "france infantry 17.7", "france tank 17.8")
    assert distance(s, 0, 1) == 1 and distance(s, 0, 2) == 3
    scene = play("germany armoured-car 17.11", "france infantry 17.7", "france heavy-infantry 17.9", phase="declare")
    scene.play("name 0")
    assert scene.offers("attack 1") and scene.offers("attack 2")
    far = play("germany armoured-car 17.12", "france infantry 17.7", phase="declare")
    assert far.why_not("name 0") == "8.5"


def test_pincer_and_pocket_across_a_trench() -> None:
    """TC §13.12 §9.14: own units beside any trench hex; opposite ones are a pocket, allies count nothing."""
    def extra(*own: str) -> int:
        s = state("austria-hungary armoured-car 18.9", "france infantry 17.7", *own, **FOUR)
        return bonus(s, 0, 1)

    assert extra("austria-hungary mounted-infantry 16.8") == 3
    assert extra("germany armoured-car 16.9") == 0
    assert extra("austria-hungary mounted-infantry 17.11") == 2


def test_the_whole_garrison_answers() -> None:
    """TC §13.13 §13.15: in melee, who can; an attack out of the trench is an ordinary combat."""
    s = state("austria-hungary armoured-car 18.9", "great-britain infantry 17.7", "france infantry 17.9",
              "france tank 17.8", "germany fighter 16.8", "france heavy-infantry 17.10", **FOUR)  # fmt: skip
    assert shooting_back(s, 0, 1) == (1, 2, 5) and shooting_back(s, 4, 1) == (5,)
    assert shooting_back(s, 1, 0) == (0,)


def test_the_garrison_is_protected_like_a_tank_in_woods() -> None:
    """TC §13.14 §13.6 §9.21: if attacked; not the tank that crosses, nor who attacks."""
    s = state("france infantry 17.7", "france tank 17.8")
    assert thresholds(s, 0, False) == WOODS[TANK_TYPE] and thresholds(s, 0, True) == OPEN[0]
    assert thresholds(s, 1, False) == OPEN[TANK_TYPE]


def test_the_garrison_makes_contact_all_along() -> None:
    """TC §13.10 §5.1, ruling r59: on every hex beside the trench."""
    s = state("germany armoured-car 18.11", "france infantry 17.7")
    assert contact(s, 0, s.where[0]) and not contact(state("germany tank 18.11"), 0, s.where[0])


def test_answers_of_a_garrison_add_up() -> None:
    """TC §13.13 §9.25, ruling r62: each soldier rolls for himself; who brings the sixth damage gets two points."""
    scene = play("germany infantry 18.9 damage 4", "france infantry 17.7", "france infantry 17.9", phase="declare")
    scene.play("name 0", "attack 1", "confirm attacks")
    assert scene.question.args == (6 + 12 + 12, 12)
    scene.play("rolled " + ",".join(["12"] * 6 + (["1"] * 2 + ["12"] * 10) * 2))
    assert scene.place(0) == "gone" and scene.s.experience[1:3] == [1, 2]
    assert scene.happened(e.Fought)[0].answer_damage == 2
