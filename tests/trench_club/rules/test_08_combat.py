"""Chapters 8 and 9: declaring attacks and fighting them."""

from __future__ import annotations

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, shooting_back, thresholds, value_of
from feldherr.games.trench_club.rules.units import OPEN, WOODS, damage_by, level
from tests.trench_club.scene import Scene, faces, world

FOUR = {"mode": "four", "powers": "germany great-britain austria-hungary france", "part": "whole"}


def declared(*lines: str, **kwargs: str) -> Scene:
    return Scene(world(*lines, phase="declare", **kwargs))


def test_attacks_are_named_in_order_each_unit_once() -> None:
    """TC §8.2 §8.3 §8.8 §8.12 §9.1 §8.11: the list is open to all and binds; nobody has to attack."""
    scene = declared("germany tank 17.7", "germany infantry 16.9", "france infantry 17.8", "france truck 0.0".replace(
        "truck", "transport-truck"))  # fmt: skip
    scene.play("name 1", "name 0")
    assert [attack[:2] for attack in scene.s.turn.attacks] == [(1, 2), (0, 2)]
    assert scene.why_not("name 0") == "8.2"
    scene.play("confirm attacks")
    assert [row.kind for row in scene.happened(e.Declared)] == [0, 8]
    scene.deal()
    assert [event.number for event in scene.happened(e.Fought)][:1] == [1]
    idle = declared("germany tank 17.7", "france infantry 17.8").play("confirm attacks")
    assert idle.happened(e.Paid)


def test_an_attack_on_what_is_destroyed_is_lost() -> None:
    """TC §8.4 §9.23 §9.25 §9.30: no new target, no dice, no experience; nobody advances."""
    scene = declared("germany tank 17.7", "germany infantry 16.9", "france infantry 17.8 damage 5")
    scene.play("name 0", "name 1", "confirm attacks", faces(9, 14 + 4))
    assert scene.place(2) == "gone" and len(scene.happened(e.AttackLost)) == 1
    assert scene.s.experience[0] == 2 and scene.s.experience[1] == 0 and scene.place(0) == "17.7"


def test_range_is_counted_in_hexes() -> None:
    """TC §8.5 §17.4 §17.3 §12.11: both ends of a span included; the railway gun reaches everything."""
    for kind, reached in (("heavy-mortar", {2, 3, 4, 5}), ("howitzer", {2, 3, 4}), ("assault-gun", {1, 2, 3})):
        found = set()
        for row in range(7, 13):
            scene = declared(f"germany {kind} 17.6", f"france infantry 17.{row}")
            found |= {row - 6} if scene.offers("name 0") else set()
        assert found == reached
    assert declared("germany railway-gun 17.6", "france infantry 0.0").offers("name 0")


def test_only_the_cloud_symbol_fights_air_units() -> None:
    """TC §8.6 §8.7 §12.1 §17.2 §17.6, ruling r23: heavy infantry and flak do, tanks do not; air units attack all,
    the flak nothing on the ground."""
    foe = "france fighter 17.8"
    assert declared("germany heavy-infantry 17.7", foe).offers("name 0")
    assert declared("germany anti-aircraft 17.6", foe).offers("name 0")
    both = declared("germany tank 17.7", foe, "france infantry 16.8", "france infantry 18.8").play("name 0")
    assert both.why_not("attack 1") == "8.6" and both.offers("attack 2")
    flier = declared("germany fighter 17.7", foe, "france tank 16.8", "france transport-truck 18.8").play("name 0")
    assert all(flier.offers(f"attack {unit}") for unit in (1, 2, 3))
    flak = declared("germany anti-aircraft 17.7", foe, "france tank 16.8", "france fighter 18.8").play("name 0")
    assert flak.why_not("attack 2") == "8.5"


def test_friends_and_forts_are_no_targets() -> None:
    """TC §8.9 §1.1 §7.16: own and allied units are never attacked."""
    text = world("germany tank 17.8", "austria-hungary infantry 17.9", "germany infantry 17.7", "france infantry 16.9",
                 "france infantry 18.9", "france tank in 2", "fort 2 france", phase="declare", **FOUR)  # fmt: skip
    scene = Scene(text).play("name 0")
    assert scene.why_not("attack 1") == scene.why_not("attack 2") == scene.why_not("attack 5") == "8.9"
    assert scene.offers("attack 3") and scene.offers("attack 4")


def test_units_on_water_and_inactive_armies_do_not_attack() -> None:
    """TC §8.10 §3.13: but a fighter over a river does."""
    scene = declared("germany fighter 17.7", "france infantry 17.8", "ground 17.7 water")
    assert scene.offers("name 0")
    idle = declared("germany tank 17.7 army 1", "france infantry 17.8", 'turn {"armies":1,"phase":"declare"}')
    assert idle.why_not("name 0") == "3.13"


def test_shooting_back() -> None:
    """TC §9.3 §9.4 §9.5 §9.29: in melee only, and only who could attack the attacker."""
    def answers(attacker: str, defender: str, where: str = "17.8") -> bool:
        s, _ = read(world(f"germany {attacker} 17.7", f"france {defender} {where}"))
        return shooting_back(s, 0, 1) == (1,)

    assert answers("armoured-car", "infantry") and answers("fighter", "heavy-infantry")
    assert not answers("infantry", "heavy-mortar") and not answers("fighter", "infantry")
    assert not answers("heavy-mortar", "howitzer", "17.10") and not answers("tank", "anti-aircraft")


@pytest.mark.parametrize(("damage", "dice"), [(0, 12), (1, 11), (2, 10), (3, 8), (4, 6), (5, 4)])
def test_dice_by_damage(damage: int, dice: int) -> None:
    """TC §9.6: the same table for everybody."""
    s, _ = read(world(f"germany tank 17.7 damage {damage}"))
    assert dice_of(s, 0) == dice


def around(*own: str, attacker: str = "armoured-car", foe: str = "infantry") -> int:
    """The bonus of a German at 17.7 against a Frenchman at 17.8."""
    s, _ = read(world(f"germany {attacker} 17.7", f"france {foe} 17.8", *own, **FOUR))
    return bonus(s, 0, 1)


def test_pincer_and_pocket() -> None:
    """TC §9.7 §9.8 §9.9 §9.10 §9.13: 2 for one partner, 3 for two or one opposite; never more."""
    assert around() == 0
    assert around("germany fighter 18.8") == 2
    assert around("germany infantry 18.8", "germany heavy-infantry 16.8") == 3
    assert around("germany infantry 17.9") == 3
    assert around("germany infantry 18.8", "germany heavy-mortar 16.8") == 2
    assert around("germany tank 17.9", "germany tank 18.9", "germany tank 16.9", "germany tank 16.8") == 3


def test_who_counts_as_partner() -> None:
    """TC §9.12 §9.13 §9.14 §6.14: own units that could fight this defender in melee; not for ranged attacks."""
    assert around("austria-hungary armoured-car 18.8") == 0
    assert around("germany infantry 18.8", attacker="fighter", foe="fighter") == 0
    assert around("germany transport-truck 18.8") == 0
    s, _ = read(world("germany heavy-mortar 17.6", "france infantry 17.8", "germany tank 18.8", "germany tank 17.9"))
    assert bonus(s, 0, 1) == 0


def test_only_the_attacker_gets_extra_dice() -> None:
    """TC §9.11 §9.15 §9.18: fifteen at most; the defender rolls its basic dice, both at once."""
    scene = declared("germany tank 17.7", "germany tank 17.9", "france infantry 17.8", "france tank 16.7",
                     "france tank 18.7")  # fmt: skip
    scene.play("name 1", "confirm attacks")
    assert scene.question.args == (15 + 12, 12)


def test_both_may_be_destroyed() -> None:
    """TC §9.15 §9.23 §9.2: losses of a combat influence neither roll."""
    scene = declared("germany infantry 17.7 damage 5", "france infantry 17.8 damage 5")
    scene.play("name 0", "confirm attacks", "rolled " + ",".join(["1"] * 8))
    assert scene.place(0) == scene.place(1) == "gone"


def test_levels_and_markers() -> None:
    """TC §9.16 §9.27: markers of the recruit, the veteran, the hero are told apart on the piece."""
    assert [level(points) for points in range(7)] == [0, 0, 0, 1, 1, 2, 2]
    scene = declared(*(f"germany infantry 17.{7 + points} experience {points}" for points in range(6)))
    marks = [set(piece.marks) for piece in GAME.view(scene.position, 0).pieces[:6]]
    levels = ["recruit"] * 3 + ["veteran"] * 2 + ["hero"]
    assert all({name, f"experience-{points}"} <= marks[points] for points, name in enumerate(levels))


def test_a_die_hits_with_the_value_or_less() -> None:
    """TC §9.17 §9.18 §17.9: by the level at the start of the combat."""
    s, _ = read(world("germany armoured-car 17.7 experience 3", "france infantry 17.8",
                      "great-britain mark1-female 17.9", **FOUR))  # fmt: skip
    assert value_of(s, 0, 1) == 6 and value_of(s, 1, 0) == 2 and value_of(s, 2, 0) == 4
    scene = declared("germany infantry 17.7", "france transport-truck 17.8")
    scene.play("name 0", "confirm attacks", "rolled 1,2,3,2,12,12,12,12,12,12,12,12")
    assert scene.happened(e.Fought)[0].hits == 3


def test_hits_become_damage_by_the_targets_card() -> None:
    """TC §9.19 §9.20 §9.21 §4.6: the highest threshold reached; woods protect who is attacked only."""
    car, foot = 7, 0
    assert [damage_by(OPEN[car], hits) for hits in (1, 2, 3, 4)] == [0, 1, 1, 2]
    assert damage_by(OPEN[foot], 5) == 3 and damage_by(WOODS[foot], 5) == 2
    s, _ = read(world("germany infantry 17.7", "ground 17.7 woods", "germany fighter 17.8", "ground 17.8 woods"))
    assert thresholds(s, 0, False) == WOODS[foot] and thresholds(s, 0, True) == OPEN[foot]
    assert thresholds(s, 1, False) == OPEN[9]


def test_damage_and_experience_count_at_once() -> None:
    """TC §9.22 §9.24 §9.26 §9.28 §9.31: the next combat sees fewer dice and a higher level."""
    scene = declared("germany infantry 17.7", "germany infantry 16.9", "france tank 17.8 experience 2")
    scene.play("name 0", "name 1", "confirm attacks")
    assert scene.question.args == (12 + 2 + 12, 12)
    scene.play("rolled " + ",".join(["1"] * 4 + ["12"] * 10 + ["1"] * 2 + ["12"] * 10))
    assert scene.s.damage[2] == 1 and scene.s.experience[:3] == [1, 0, 3] and scene.s.damage[0] == 1
    assert scene.question.args == (12 + 2 + 11, 12)


def test_a_destroyed_enemy_is_worth_two_points_in_all() -> None:
    """TC §9.25 §9.24: not three; hits without damage teach nothing."""
    scene = declared("germany tank 17.7 experience 1", "france transport-truck 17.8 damage 5")
    scene.play("name 0", "confirm attacks", faces(2, 12))
    assert scene.s.experience[0] == 3
    weak = declared("germany infantry 17.7", "france tank 17.9", "germany heavy-mortar 17.6")
    weak.play("name 2", "confirm attacks", faces(2, 12))
    assert weak.s.experience[2] == 0 and weak.s.damage[1] == 0


def test_a_combat_stored_before_is_read_and_shown() -> None:
    """TC §9.2: positions of running games keep the last combat by the names of its fields."""
    stored = ('fray {"attacker":0,"target":1,"number":1,"dice":16,"bonus":0,"value":5,"faces":[1,12],"hits":1,'
              '"damage":0,"answering":[1],"answers":[16],"answer_faces":[3,4],"answer_hits":[2],"answer_damage":0,'
              '"scatter":0,"answer_values":[4]}')  # fmt: skip
    scene = declared("germany tank 17.7", "france infantry 17.8", stored)
    fray = scene.s.fray
    assert fray is not None and (fray.value, fray.answer_hits, fray.answer_values) == (5, (2,), (4,))
    panels = GAME.view(scene.position, 0).panels
    assert [panel.kind for panel in panels] == ["battle"] and len(panels[0].rows) == 4


def test_what_is_told_of_a_combat_is_what_is_kept_of_it() -> None:
    """TC §9.2: one account of both sides' dice, hits and damage."""
    lines = ("germany tank 17.7", "france infantry 17.8", "coins germany 9", "fort 2 germany")
    scene = declared(*lines).play("name 0", "confirm attacks").deal()
    told, fray = scene.happened(e.Fought)[0], scene.s.fray
    assert fray is not None and told.answering == fray.answering == (1,)
    same = ("number", "attacker", "target", "dice", "bonus", "value", "faces", "hits", "damage", "method",
            "answer_faces", "answer_damage", "answer_values")  # fmt: skip
    assert [getattr(told, name) for name in same] == [getattr(fray, name) for name in same]
    assert told.answer_hits == sum(fray.answer_hits) and told.answer_dice == fray.answers
