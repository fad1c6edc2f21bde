"""Chapter 13: trench warfare. The trench of these tests runs from 17.7 to 17.10."""

from __future__ import annotations

import re

import pytest

from feldherr import words
from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.choices.rest import room
from feldherr.games.trench_club.rules.combat.fire import bonus, distance, opposite, partners, shooting_back, thresholds
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.units import OPEN, TANK_TYPE, WOODS
from feldherr.games.trench_club.state import State, in_trench, trench_holder, trench_of
from tests.trench_club.scene import MAP, PART, Scene, faces, world

DUG = tuple(f"ground 17.{row} {'trench-road' if row == 9 else 'trench'}" for row in (7, 8, 9, 10))
FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}
EXPERT = {"rules": "trenches"}


def state(*lines: str, **kwargs: str) -> State:
    return read(world(*DUG, *lines, **EXPERT, **kwargs))[0]


def play(*lines: str, **kwargs: str) -> Scene:
    return Scene(world(*DUG, *lines, **EXPERT, **kwargs))


def around(hex_: str) -> list[str]:
    here = frame(MAP, PART)
    column, row = map(int, hex_.split("."))
    return ["{}.{}".format(*here.coordinates(near)) for near in here.near[here.hex_at(column, row)]]


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
    assert entering.why_not("enter the fort at (13.9)") == "7.4"


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
    s = state("germany armoured-car 18.9", "france infantry 17.7", "germany infantry 16.6", "germany tank 16.8")
    assert opposite(s, 0, 1, 3) and not opposite(s, 0, 1, 2), "from beside the trench, not from farther off"


def test_guns_that_only_fire_have_no_pincer_beside_a_trench() -> None:
    """TC §9.7 §13.10: they shoot at its far end, however near the rest of it is."""
    for gun, extra in (("big-bertha", 0), ("gas-mortar", 0), ("armoured-car", 3)):
        s = state(f"germany {gun} 18.9", "france infantry 17.7", "germany mounted-infantry 16.8")
        assert bonus(s, 0, 1) == extra


def test_the_whole_garrison_answers() -> None:
    """TC §13.13 §13.15: in melee, who can; an attack out of the trench is an ordinary combat."""
    s = state("austria-hungary armoured-car 18.9", "great-britain infantry 17.7", "france infantry 17.9",
              "france tank 17.8", "germany fighter 16.8", "france heavy-infantry 17.10", **FOUR)  # fmt: skip
    assert shooting_back(s, 0, 1) == (1, 2, 5) and shooting_back(s, 4, 1) == (5,)
    assert shooting_back(s, 1, 0) == (0,)
    first = state("france infantry 17.7", "france infantry 17.9", "germany armoured-car 18.9")
    assert shooting_back(first, 2, 1) == (1, 0), "the first of all units is one of them"


def test_the_garrison_is_protected_like_a_tank_in_woods() -> None:
    """TC §13.14 §13.6 §9.21: if attacked; not the tank that crosses, nor who attacks."""
    s = state("france infantry 17.7", "france tank 17.8")
    assert thresholds(s, 0, False) == WOODS[TANK_TYPE] and thresholds(s, 0, True) == OPEN[0]
    assert thresholds(s, 1, False) == OPEN[TANK_TYPE]


def test_the_garrison_makes_contact_all_along() -> None:
    """TC §13.10 §5.1, ruling r59: on every hex beside the trench."""
    s = state("germany armoured-car 18.11", "france infantry 17.7")
    assert contact(s, 0, s.where[0]) and not contact(state("germany tank 18.11"), 0, s.where[0])


def test_contact_anywhere_along_the_trench_is_contact_of_the_garrison() -> None:
    """TC §5.3 §13.10, ruling r59: who begins his move there is stopped by the first enemy he comes to."""
    lines = ("germany mounted-infantry 17.7", "france tank 18.11", "france tank 16.6", "germany infantry 0.0")
    scene = play(*lines).play("take 0", "go to (17.6)")
    assert scene.happened(e.Moved)[0].halted and scene.asked == "unit_to_move"
    free = play(lines[0], "france tank 18.13", *lines[2:]).play("take 0", "go to (17.6)")
    assert not free.happened(e.Moved)[0].halted and free.asked == "step"


def test_where_passengers_get_off() -> None:
    """TC §6.7 §6.8 §13.2, ruling r26: not on water, in trenches soldiers only; contact does not matter, nor a mine."""
    beside = ("france tank 18.9", "ground 17.7 meadow", "ground 18.8 water", "mine 16.9 france")
    lines = ("germany transport-truck 16.8", "germany howitzer 15.8", "germany infantry 16.7", *beside)
    scene = play(*lines).play("take 1", "board 0", "take 2", "board 0").led("take 0", "halt")
    assert scene.asked == "passenger_to_unload"
    assert scene.why_not("unload 1 on (17.8)") == "13.2" and scene.offers("unload 2 on (17.8)")
    assert scene.offers("unload 1 on (17.7)") and scene.offers("unload 2 on (16.9)")
    wet = play(lines[0], lines[2], "ground 15.8 water", "france tank 17.13").play("take 1", "board 0")
    assert wet.led("take 0", "halt").why_not("unload 1 on (15.8)") == "4.12"
    held = play(lines[0], lines[2], "france infantry 17.10").play("take 1", "board 0").led("take 0", "halt")
    assert held.why_not("unload 1 on (17.8)") == "13.16"
    scene.play("unload 2 on (16.9)")
    assert scene.place(2) == "gone"


def test_answers_of_a_garrison_add_up() -> None:
    """TC §13.13 §9.25, ruling r62: each soldier rolls for himself; who brings the sixth damage gets two points."""
    scene = play("germany infantry 18.9 damage 4", "france infantry 17.7", "france infantry 17.9", phase="declare")
    scene.play("name 0", "attack 1", "confirm attacks")
    assert scene.question.args == (6 + 12 + 12, 12)
    scene.play("rolled " + ",".join(["12"] * 6 + (["1"] * 2 + ["12"] * 10) * 2))
    assert scene.place(0) == "gone" and scene.s.experience[1:3] == [1, 2]
    assert scene.happened(e.Fought)[0].answer_damage == 2


@pytest.mark.parametrize("gun", ["heavy-mortar", "howitzer", "big-bertha"])
def test_one_trench_hex_in_range_is_enough_for_a_gun(gun: str) -> None:
    """TC §13.10 §8.5: also if another is too near for it; then it is a shot from afar, and nobody answers."""
    scene = play(f"germany {gun} 18.8", "france infantry 17.10", phase="declare")
    assert scene.offers("name 0") and distance(scene.s, 0, 1) >= 2
    assert shooting_back(scene.s, 0, 1) == () and bonus(scene.s, 0, 1) == 0
    near = play(f"germany {gun} 18.8", "ground 17.9 meadow", "ground 17.10 meadow", "france infantry 17.8",
                phase="declare")  # fmt: skip
    assert near.why_not("name 0") == "8.5"


def test_the_automa_fires_at_the_far_end_of_a_trench() -> None:
    """TC §13.10 §15.40, ruling r76: as anybody would."""
    s = state("germany heavy-mortar 18.8", "france infantry 17.10", mode="solo", powers="france germany")
    assert Choice(s.where[0], 1) in Actor(s, 0).attacks


def test_a_loaded_truck_stops_only_where_everybody_can_get_off() -> None:
    """TC §6.9 §13.16, rulings r25 and r26: a road across a trench of the enemy is no place for a foot soldier."""
    beside = [hex_ for hex_ in around("17.8") if hex_ not in ("17.7", "17.9")]
    lines = ("germany transport-truck 17.6", "germany infantry 16.6", "france infantry 17.10", "germany tank 17.7",
             "ground 17.9 trench-road", "ground 17.10 trench", *[f"germany tank {hex_}" for hex_ in beside])
    scene = Scene(world(*lines, **EXPERT)).play("take 1", "board 0").led("take 0").play("go to (17.7)", "go to (17.8)")
    assert scene.why_not("halt") == "6.9"
    held = lines[2].replace("france", "germany")
    own = Scene(world(*lines[:2], held, *lines[3:], "france infantry 0.0", **EXPERT)).play("take 1", "board 0")
    own.led("take 0", "go to (17.7)", "go to (17.8)")
    while own.asked in ("step", "passenger_to_unload"):
        own.play("halt" if own.asked == "step" else own.options[0])
    assert own.place(1) == "17.9"


def test_a_gun_gets_off_on_a_road_across_a_trench_of_the_enemy() -> None:
    """TC §6.7 §13.2, rulings r26 and r63: for guns it is a road; a soldier needs another place."""
    beside = [hex_ for hex_ in around("17.8") if hex_ not in ("17.7", "17.9", "18.8")]
    lines = ("germany transport-truck 17.7", "germany howitzer 16.7", "germany infantry 18.7", "france infantry 17.10",
             "ground 17.9 trench-road", "ground 17.10 trench", *[f"germany tank {hex_}" for hex_ in beside])
    scene = Scene(world(*lines, **EXPERT)).play("take 1", "board 0", "take 2", "board 0").led("take 0")
    scene.play("go to (17.8)").led("halt")
    assert scene.offers("unload 1 on (17.9)") and scene.offers("unload 2 on (18.8)")
    assert scene.why_not("unload 2 on (17.9)") == "13.16" and scene.why_not("unload 1 on (18.8)") is None


def test_every_passenger_needs_a_hex_that_takes_him() -> None:
    """TC §6.9 §13.2 §13.16: guns on a road across the enemy's trench, soldiers in an empty one, both on meadow."""
    beside = [hex_ for hex_ in around("17.8") if hex_ not in ("17.9", "18.8", "16.8")]
    s = read(world("germany transport-truck 17.8", "germany howitzer 3.3", "germany howitzer 3.4",
                   "germany infantry 3.5", "germany infantry 3.6", "france infantry 17.10",
                   "ground 17.9 trench-road", "ground 17.10 trench", "ground 16.8 trench",
                   *[f"germany tank {hex_}" for hex_ in beside], **EXPERT))[0]  # fmt: skip
    gun, second, soldier, other = 1, 2, 3, 4
    fit = [(gun, second), (soldier, other), (gun, soldier), (gun, second, soldier), (gun, soldier, other)]
    assert all(room(s, 0, s.where[0], riders) for riders in fit)
    assert not room(s, 0, s.where[0], (gun, second, soldier, other))
    assert not room(s, 0, s.where[0], (gun, second), taken=frame(MAP, PART).hex_at(18, 8))


def test_the_garrison_is_partner_beside_every_hex_of_its_trench() -> None:
    """TC §9.13 §13.12, ruling r59: also where somebody else stands on the hex beside the target."""
    base = ("germany armoured-car 16.6", "france infantry 17.6", "germany infantry 17.10")
    assert partners(state(*base), 0, 1) == [2]
    tank = state(*base, "germany tank 17.7")
    assert partners(tank, 0, 1) == [2, 3] and bonus(tank, 0, 1) == 3
    truck = state(*base, "germany transport-truck 17.7", "ground 17.7 trench-road")
    assert partners(truck, 0, 1) == [2] and bonus(truck, 0, 1) == 2


def test_whom_gas_reaches_in_a_trench_is_chosen_with_the_target() -> None:
    """TC §8.3 §12.12 §13.11, ruling r65: one soldier of a garrison it touches; who is gone by then is not replaced."""
    lines = ("germany gas-mortar 17.4", "france tank 17.6", "france infantry 17.7", "france infantry 17.10",
             "germany tank 18.10")  # fmt: skip
    scene = play(*lines, phase="declare").play("name 0", "attack 1")
    assert scene.s.turn.phase == "declare" and scene.asked == "soldier_to_gas"
    assert scene.options == ["attack 2", "attack 3"] and scene.why_not("attack 1") == "12.12"
    scene.play("attack 3", "confirm attacks", "rolled " + ",".join(["1"] * 9 + ["12"] * 3))
    assert scene.happened(e.GasSpread)[0].units == (1, 3) and not scene.s.turn.gassed
    first = play(*lines[:3], "france infantry 17.10 damage 5", lines[4], phase="declare")
    first.play("name 4", "attack 3", "name 0", "attack 1", "attack 3", "confirm attacks")
    first.play("rolled " + ",".join(["1"] * 12 + ["12"] * 16), "rolled " + ",".join(["12"] * 12))
    assert first.place(3) == "gone" and first.happened(e.GasSpread)[0].units == (1,)


def test_each_soldier_of_a_mixed_garrison_answers_in_his_own_way() -> None:
    """TC §14.2 §13.13: dice are told as dice, a card as a card."""
    text = world("germany tank 17.6", "france infantry 17.7", "great-britain infantry 17.9", "cards france", *DUG,
                 phase="declare", **EXPERT, **FOUR)  # fmt: skip
    scene = Scene(text).play("name 0", "attack 1", "confirm attacks", faces(0, 24), "rolled 3")
    fought = scene.happened(e.Fought)[0]
    assert fought.answer_methods == ("card", "dice")
    told = GAME.told(fought)
    assert told is not None
    line = words.of("trench-club", "en").format(told[0])
    assert line.count("card 3") == 1 and len(re.findall(r"12 dice, hits up to \d: 12 12", line)) == 2
