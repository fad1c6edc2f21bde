"""Chapters 12, 14 and 17: symbols, special units, combat cards."""

from __future__ import annotations

import pytest

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import ROAD
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.choices.building import pairs
from feldherr.games.trench_club.rules.combat.cards import card_hits, luck
from feldherr.games.trench_club.rules.combat.fire import shooting_back, value_of
from feldherr.games.trench_club.rules.movement.reach import next_steps
from feldherr.games.trench_club.rules.units import ANTI_TANK, ATTACK, BERTHA, INFANTRY, OPEN, PRICE, SPEED, WOODS
from tests.trench_club.scene import Scene, faces, world


def declared(*lines: str, **kwargs: str) -> Scene:
    return Scene(world(*lines, phase="declare", **kwargs))


@pytest.mark.parametrize(
    ("experience", "face", "struck"), [(0, 7, 1), (0, 4, 2), (3, 4, 1), (3, 3, -1), (4, 12, 1)]
)
def test_bertha_scatters_by_her_level(experience: int, face: int, struck: int) -> None:
    """TC §12.3 §12.4 §12.6 §12.7: neighbour number 4 of the target is the one below it; an empty hex is no hit."""
    gun = f"germany big-bertha 17.6 experience {experience}"
    scene = declared(gun, "france infantry 17.9", "germany infantry 17.10")
    scene.play("name 0", "confirm attacks")
    assert scene.question.args == (1, 12)
    scene.play(f"rolled {face}")
    if struck < 0:
        assert not scene.happened(e.Fought)
    else:
        assert scene.question.args == (12, 12)
        scene.play(faces(3, 12))
        assert scene.s.damage[struck] == 2 and scene.s.damage[3 - struck] == 0


def test_a_hero_bertha_never_scatters() -> None:
    """TC §12.5 §12.17: nor in the first game without symbols."""
    assert declared("germany big-bertha 17.6 experience 5", "france infantry 17.9").play(
        "name 0", "confirm attacks"
    ).question.args == (12, 12)
    assert declared("germany big-bertha 17.6", "france infantry 17.9", rules="beginner").play(
        "name 0", "confirm attacks"
    ).question.args == (12, 12)


def test_bertha_learns_from_every_hit_and_spares_aircraft() -> None:
    """TC §12.19 §12.18 §17.10 §12.6, ruling r31: also from own units; an air unit is neither aimed at nor harmed."""
    scene = declared("germany big-bertha 17.6 experience 2", "france infantry 17.9", "germany infantry 17.10")
    scene.play("name 0", "confirm attacks", "rolled 4", faces(3, 12))
    assert scene.s.experience[0] == 3 and scene.s.damage[2] == 2
    air = declared("germany big-bertha 17.6", "france infantry 17.9", "france fighter 17.10", "france infantry 17.12")
    assert air.play("name 0").why_not("attack 2") == "12.18"
    air.play("attack 1", "confirm attacks", "rolled 4")
    assert not air.happened(e.Fought)


def test_the_anti_tank_gun_is_best_against_tanks() -> None:
    """TC §12.8 §12.9 §17.11 §12.17: not against armoured cars; it shoots back in melee."""
    text = world("austria-hungary anti-tank 17.7", "great-britain mark1-female 17.8", "great-britain armoured-car 16.7",
                 powers="austria-hungary great-britain", now="austria-hungary")  # fmt: skip
    s, _ = read(text)
    assert value_of(s, 0, 1) == 6 and value_of(s, 0, 2) == 3 and shooting_back(s, 1, 0) == (0,)
    plain, _ = read(text.replace("special_units", "beginner"))
    assert value_of(plain, 0, 1) == 3


def test_the_anti_tank_gun_walks_and_fights_like_a_foot_soldier() -> None:
    """TC §13.2 §13.3 §17.11 §4.7: into trenches and woods by itself, stronger than infantry, as hard to kill."""
    lines = ("austria-hungary anti-tank 17.7", "ground 17.8 trench", "ground 16.7 woods", "france infantry 0.0")
    scene = Scene(world(*lines, rules="special_units trenches", powers="austria-hungary france",
                        now="austria-hungary")).play("take 0")  # fmt: skip
    assert scene.offers("go to (17.8)") and scene.offers("go to (16.7)")
    assert ATTACK[ANTI_TANK] > ATTACK[INFANTRY] and SPEED[ANTI_TANK] == SPEED[INFANTRY]
    assert (OPEN[ANTI_TANK], WOODS[ANTI_TANK]) == (OPEN[INFANTRY], WOODS[INFANTRY])
    assert PRICE[ANTI_TANK] == PRICE[BERTHA] - 3


def test_gas_hits_everybody_in_its_pattern_with_one_roll() -> None:
    """TC §12.10 §12.12 §12.20 §17.14, ruling r43: friend and foe, not gas mortars, not air units; nobody answers."""
    scene = declared("germany gas-mortar 17.6", "france tank 17.8", "france infantry 17.9", "germany infantry 18.8",
                     "france fighter 16.8")  # fmt: skip
    scene.play("name 0", "attack 1", "confirm attacks")
    assert scene.question.args == (12, 12)
    scene.play("rolled 2,2,2,2,4,12,12,12,12,12,12,12")
    assert scene.s.damage[1:5] == [1, 3, 3, 0] and scene.s.experience[0] == 1
    (spread,) = scene.happened(e.GasSpread)
    assert sorted(spread.units) == [1, 2, 3]


def test_gas_of_who_plays_with_cards_is_one_card() -> None:
    """TC §12.10 §14.3: one for all who stand in its pattern."""
    scene = declared("germany gas-mortar 17.6", "france tank 17.8", "france infantry 17.9", "cards germany")
    scene.play("name 0", "attack 1", "confirm attacks")
    assert scene.question.args == (1, 10)
    scene.play("rolled 10")
    (spread,) = scene.happened(e.GasSpread)
    assert spread.faces == (10,) and spread.method == "card"


def test_gas_does_not_harm_who_fires_it() -> None:
    """TC §12.12 §17.14, ruling r43: also if the trench is aimed at from beside the soldier it is meant for."""
    dug = tuple(f"ground 17.{row} trench" for row in (8, 9, 10))
    scene = declared("germany gas-mortar 18.8", "france infantry 17.8", *dug, rules="special_units trenches")
    scene.play("name 0", "confirm attacks", faces(12, 12))
    assert scene.happened(e.GasSpread)[0].units == (1,) and scene.s.damage[0] == 0


def test_engineers_build_once_instead_of_attacking() -> None:
    """TC §12.13 §12.14 §12.15: two hexes, one beside the builder, before or after its move."""
    text = world("germany builder 17.7", "france infantry 17.10", "ground 17.8 water", "ground 17.9 water")
    scene = Scene(text).play("take 0")
    assert scene.why_not("build a trench on (18.7) and (18.8)") == "13.1"
    line = f"build a bridge on {min(scene.hex('17.8'), scene.hex('17.9'))} and {scene.hex('17.9')}"
    scene.play(line, "go to (17.8)", "go to (17.9)", "halt")
    assert scene.place(0) == "17.9" and not any("build" in option for option in scene.options)
    scene.play("end movement")
    assert scene.asked == "unit_to_move" or scene.why_not("name 0") == "12.15"
    over = Scene(world("germany builder 17.7", "germany tank 17.8", "france infantry 0.0"))
    over.play("take 0", "go to (17.8)")
    assert over.asked == "step" and not any("build" in option for option in over.options)
    under = Scene(world("germany builder 17.7", "france infantry 17.8", "france infantry 19.9")).play("take 0")
    assert under.why_not(f"build a road on {under.hex('17.8')} and {under.hex('17.9')}") == "12.14"


def test_engineers_build_nothing_out_of_a_fort() -> None:
    """TC §12.14: they stand beside no hex there, whichever fort it is."""
    for fort in (0, 2):
        s = Scene(world(f"germany builder in {fort}", "germany tank 17.7", f"fort {fort} germany")).s
        assert pairs(s, 0) == [] and pairs(s, 1)


def test_engineers_build_after_their_move_however_it_ended() -> None:
    """TC §12.15 §5.2: with points left, with none, or stopped by contact; then they go no farther."""
    foes = ("france infantry 17.9", "france infantry 0.0")
    scene = Scene(world("germany builder 17.7", *foes)).play("take 0", "go to (17.8)", "go to (16.9)")
    assert scene.asked == "step" and scene.options[-1] == "halt"
    assert all(line.startswith("build") for line in scene.options[:-1])
    scene.play(f"build a road on {scene.hex('15.9')} and {scene.hex('15.10')}")
    assert scene.asked == "unit_to_move" and scene.why_not("take 0") == "4.1"
    spent = Scene(world("germany builder 17.6", "france infantry 0.0"))
    spent.play("take 0", "go to (17.7)", "go to (17.8)", "go to (17.9)")
    assert spent.asked == "step" and any(line.startswith("build") for line in spent.options)
    done = Scene(world("germany builder 17.7 built", *foes)).play("take 0", "go to (17.8)", "go to (16.9)")
    assert done.asked == "unit_to_move" and done.why_not("take 0") == "4.1"


def test_in_the_basic_rules_roads_are_built_over_trenches() -> None:
    """TC §4.24 §12.13, ruling r44: there a trench is a meadow; with the expert rules it is not."""
    lines = ("germany builder 17.7", "france infantry 0.0", "ground 17.8 trench", "ground 17.9 trench")
    basic, expert = (Scene(world(*lines, rules=rules)).play("take 0") for rules in ("special_units", "trenches"))
    line = f"build a road on {basic.hex('17.8')} and {basic.hex('17.9')}"
    assert basic.offers(line) and not expert.offers(line)
    basic.play(line)
    assert basic.s.terrain[basic.hex("17.8")] == basic.s.terrain[basic.hex("17.9")] == ROAD


def test_a_mine_destroys_the_first_enemy_ground_unit() -> None:
    """TC §17.17 §17.19: one a turn, one a hex; own units and aircraft pass."""
    scene = declared("germany mine-layer 17.7", "germany mine-layer gone", "france infantry 16.8", "mine 18.7 germany")
    assert scene.why_not("lay a mine with 0 on (16.8)") == "17.17"
    assert scene.why_not("lay a mine with 0 on (18.7)") == "17.19"
    scene.play("lay a mine with 0 on (17.8)")
    assert scene.why_not("name 0") == "12.15" and len(scene.s.mines) == 2
    text = world("france tank 17.7", "germany infantry 0.0", "france fighter 18.8", "mine 17.8 germany", now="france")
    tank = Scene(text).play("take 0", "go to (17.8)")
    assert tank.place(0) == "gone" and tank.s.mines == ()
    flier = Scene(text).play("take 2", "go to (17.8)", "halt")
    assert flier.place(2) == "17.8" and len(flier.s.mines) == 1
    own = Scene(world("germany tank 17.7", "france infantry 0.0", "mine 17.8 germany")).play("take 0", "go to (17.8)")
    assert own.place(0) == "17.8"


def test_a_turret_fires_from_its_fort_and_is_no_target() -> None:
    """TC §17.16 §7.14: it neither moves nor is destroyed by fire; conquest removes it."""
    scene = declared("germany gun-turret in 2", "fort 2 germany", "france infantry 15.9", "germany tank 17.7")
    scene.play("name 0", "confirm attacks")
    assert scene.question.args == (12, 12)
    scene.play(faces(5, 12))
    assert scene.s.damage[1] == 3 and scene.s.experience[0] == 0
    moving = Scene(world("germany gun-turret in 2", "fort 2 germany", "france infantry 15.10"))
    assert moving.why_not("take 0") == "17.16"
    lost = Scene(world("germany gun-turret in 2", "fort 2 germany", "france infantry 15.10", "germany tank 17.7",
                       now="france")).play("take 1", "enter the fort at (13.9)")  # fmt: skip
    assert lost.place(0) == "gone"


def test_the_other_special_units() -> None:
    """TC §17.12 §17.13 §17.15 §17.18 §12.11: the gunboat fights air units, the railway gun does not scatter."""
    boat = declared("germany gunboat 17.7", "france fighter 17.9", "ground 17.7 water")
    assert boat.offers("name 0")
    gun = declared("germany railway-gun 17.7", "france tank 2.9").play("name 0", "attack 1", "confirm attacks")
    assert gun.question.args == (12, 12)
    s, _ = read(world("germany zeppelin 17.7", "france fighter 17.8", "france tank 17.9"))
    assert value_of(s, 0, 1) == 2 and value_of(s, 0, 2) == 6


def test_cards_give_what_dice_would_on_average() -> None:
    """TC §14.3 §14.4 §14.5: the example: value 4, 10 + 2 dice, the second-worst card: 2 hits."""
    assert card_hits(2, 12, 4) == 2 and luck(2) == "bad"
    mean = sum(card_hits(card, 12, 6) for card in range(1, 11)) / 10
    assert 5.5 < mean < 6.5
    assert [card_hits(card, 12, 4) for card in range(1, 11)] == sorted(card_hits(card, 12, 4) for card in range(1, 11))


def test_everyone_chooses_dice_or_cards_for_himself() -> None:
    """TC §14.1 §14.2 §14.3: one card each combat; with the option off there is no such question."""
    scene = declared("germany tank 17.7", "france tank 17.8", "cards germany")
    scene.play("name 0", "confirm attacks")
    assert scene.question.args == (12, 12)
    scene.play(faces(0, 12))
    assert scene.question.args == (1, 10)
    scene.play("rolled 10")
    assert scene.happened(e.Fought)[0].method == "card"
    asked = Scene(cards="choose")
    assert asked.asked == "dice_or_cards"
    asked.play("use cards", "use dice")
    assert asked.s.cards[0] and not asked.s.cards[2]
    assert {question.name for question in Scene().position.questions} == {"unit_to_assign"}


def test_a_mine_is_no_next_step_for_who_can_avoid_it() -> None:
    """TC §17.19: the opponents look at steps that set off none; the player may make it."""
    for owner, avoided in (("germany", True), ("france", False)):
        scene = Scene(world("france tank 17.7", "germany infantry 0.0", f"mine 17.8 {owner}", now="france"))
        steps = {to for to, _, _ in next_steps(scene.s, 0, SPEED[scene.s.kind[0]], False, 0)}
        assert (scene.hex("17.8") not in steps) == avoided and scene.hex("17.6") in steps
