"""Chapter 1: the unit card as a whole, what a unit counts as, and where counting begins."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules import units as u
from feldherr.games.trench_club.rules.automa.conduct import waiting, weight
from feldherr.games.trench_club.rules.automa.lines import Plan
from feldherr.games.trench_club.rules.combat.fire import can_melee, has_target
from feldherr.games.trench_club.state import (
    enemies,
    in_trench,
    is_trench,
    members,
    on_map,
    playing,
    trench_holder,
    trench_of,
)
from tests.trench_club.scene import Scene, faces, world

CARD = """
infantry                2  4 1-1   -    2/4/6   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
mounted-infantry        3  6 1-1   -    2/4/6   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
heavy-infantry          4  4 1-1   1-1  4/6/8   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
assault-gun             4  4 1-3   -    3/5/7   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
howitzer                4  4 2-4   -    3/5/7   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
heavy-mortar            5  2 2-5   -    3/5/7   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
anti-aircraft           4  6 -     1-4  4/6/8   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
armoured-car            5  8 1-1   -    4/6/8   -      -     -     2/4/6/8/10/12  3/5/8/10/13/15
tank                    8  4 1-1   -    6/8/10  -      -     -     4/6/9/12/15/18 4/7/11/14/18/21
fighter                 9 12 1-1   1-1  3/5/7   -      -     -     2/3/5/6/8/9    2/3/5/6/8/9
transport-truck         3  8 -     -    0/0/0   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
big-bertha              7  2 3-6   -    7/9/11  -      -     -     1/2/3/4/5/6    2/3/4/5/6/7
anti-tank               4  4 1-2   -    3/5/7   6/8/10 -     -     2/3/5/6/8/9    2/4/6/8/10/12
renault-ft17            7  6 1-1   -    5/7/9   -      -     -     3/5/7/9/12/14  3/6/9/11/14/17
mark1-female            7  4 1-1   -    4/6/8   -      -     -     4/6/9/12/15/18 4/7/11/14/18/21
ground-attack-aircraft  7 10 1-1   1-1  4/6/8   -      -     -     3/5/7/9/12/14  3/5/7/9/12/14
railway-gun             7  1 2-999 -    7/9/11  -      -     -     2/4/6/8/10/12  3/5/8/10/13/15
gas-mortar              7  2 2-3   -    2/4/6   -      4/6/8 -     2/3/5/6/8/9    2/4/6/8/10/12
zeppelin                7  6 1-1   1-1  6/8/10  -      -     2/4/6 3/5/7/9/12/14  3/5/7/9/12/14
gun-turret              7  0 1-3   -    5/5/5   -      -     -     -              -
mine-layer              7  4 -     -    0/0/0   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
gunboat                 7  8 1-3   1-3  5/7/9   -      -     -     3/5/8/10/13/15 -
builder                 7  6 1-1   -    2/4/6   -      -     -     2/3/5/6/8/9    2/4/6/8/10/12
"""
"""Price, speed in half points, range on the ground and in the air; attack by level, against tanks, foot soldiers and
aircraft; hits for each damage in the open and in woods."""


def spelled(values: tuple[int, ...] | None) -> str:
    return "/".join(map(str, values or ())) or "-"


def span(low: int, high: int) -> str:
    return f"{low}-{high}" if low <= high else "-"


def test_the_unit_card() -> None:
    """TC §1.6 §1.7 §9.17 §9.19 §12.8 §12.9 §12.10 §17.1: every number of every type."""
    lines = [line.split() for line in CARD.split("\n") if line]
    assert [line[0] for line in lines] == list(u.KINDS)
    for kind, line in enumerate(lines):
        assert line[1:] == [
            str(u.PRICE[kind]), str(u.SPEED[kind]), span(*u.GROUND_RANGE[kind]), span(*u.AIR_RANGE[kind]),
            spelled(u.ATTACK[kind]), spelled(u.AGAINST_TANK[kind]), spelled(u.AGAINST_FOOT[kind]),
            spelled(u.AGAINST_AIR[kind]), spelled(u.OPEN[kind]), spelled(u.WOODS[kind]),
        ]  # fmt: skip


def test_the_attack_value_follows_what_is_fought() -> None:
    """TC §9.17 §12.8 §12.10 §12.17: without symbols a tank is a target like others, not so soldiers and aircraft."""
    n = u.NUMBER
    values = {("anti-tank", "tank"): 6, ("anti-tank", "armoured-car"): 3, ("gas-mortar", "infantry"): 4,
              ("gas-mortar", "tank"): 2, ("zeppelin", "fighter"): 2, ("zeppelin", "infantry"): 6}  # fmt: skip
    for (kind, target), value in values.items():
        assert [u.attack_value(n[kind], rank, n[target]) for rank in range(3)] == [value, value + 2, value + 4]
    plain = [u.attack_value(n[kind], 0, n[target], False) for kind, target in values]
    assert plain == [3, 3, 4, 2, 2, 6]
    assert [u.damage_by((2, 3, 5), hits) for hits in range(7)] == [0, 0, 1, 2, 2, 3, 3]


def test_the_first_hex_and_the_first_fort_count_like_any_other() -> None:
    """TC §1.1 §7.14: who stands on the first hex is on the map, who is in the first fort is not."""
    s, _ = read(world("france infantry 0.0", "france tank in 0", "fort 0 france", "france transport-truck 17.7",
                      "france infantry aboard 2", "france tank gone"))  # fmt: skip
    assert [on_map(s, unit) for unit in range(5)] == [True, False, True, False, False]
    assert enemies(s, 0) == [0, 2] and enemies(s, 2) == [5]
    moved = Scene(world("germany infantry 0.0", "germany tank in 0", "fort 0 germany", "france infantry 17.7"))
    moved.play("take 0", "go to (0.1)", "halt")
    assert moved.s.at[0] == -1 and moved.at("0.1") == "germany infantry"
    back = Scene(world("germany infantry 0.1", "france infantry 17.7")).play("take 0", "go to (0.0)", "halt")
    assert back.at("0.0") == "germany infantry"


def test_a_damaged_unit_rests_in_the_first_fort_as_in_any_other() -> None:
    """TC §10.6 §10.9: it was there when its owner's turn began."""
    scene = Scene(world("germany tank in 0 damage 3", "fort 0 germany", "france infantry 17.7", "france tank 17.9",
                        "coins germany 3", now="france")).play("end movement")  # fmt: skip
    scene.led("end purchases").play("end movement")
    assert scene.offers("repair 0")


def test_armies_tell_units_apart_in_the_first_two_rounds_only() -> None:
    """TC §2.14 §3.13: in one fort two soldiers alike are one choice, unless their armies differ and still matter."""
    lines = ("germany infantry in 2 army 0", "germany infantry in 2 army 1", "fort 2 germany", "france infantry 0.0")
    for round_, offered in (("2", 3), ("3", 2)):
        scene = Scene(world(*lines, round=round_))
        assert len([line for line in scene.options if line.startswith("take")]) == offered


def test_who_plays_and_for_which_house() -> None:
    """TC §2.1 §15.1 §16.5: by seat, the automa last; partners are one house, who does not take part is none."""
    four, _ = read(world(mode="four", powers="germany great-britain austria-hungary france", part="whole"))
    assert playing(four) == [0, 3, 1, 2] and [members(four, house) for house in range(4)] == [[0], [1], [2], [3]]
    coop, _ = read(world("germany tank 17.7", mode="coop", powers="france great-britain germany", now="france"))
    assert playing(coop) == [2, 3, 0] and members(coop, 2) == [2, 3] and members(coop, 0) == [0]
    assert playing(read(world())[0]) == [0, 2] and members(read(world())[0], 1) == []


def test_who_is_in_a_trench() -> None:
    """TC §13.1 §13.4 §13.6: foot soldiers on its hexes, by the expert rules; a lone soldier does not hold it against
    himself."""
    dug = ("ground 17.7 trench", "ground 17.8 trench-road", "ground 18.8 woods")
    lines = ("germany infantry 17.7", "germany tank 17.8", "germany infantry 18.8", "germany infantry in 2",
             "fort 2 germany", *dug)  # fmt: skip
    expert, basic = (read(world(*lines, rules=rules))[0] for rules in ("trenches", "special_units"))
    assert [in_trench(expert, unit) for unit in range(4)] == [True, False, False, False]
    assert not any(in_trench(basic, unit) for unit in range(4)) and not is_trench(basic, basic.where[0])
    assert [is_trench(expert, expert.where[unit]) for unit in range(3)] == [True, True, False]
    trench = trench_of(expert, expert.where[0])
    assert trench == tuple(sorted(expert.where[:2])) and trench_holder(expert, trench) == 0
    assert trench_holder(expert, trench, 0) == -1 and trench_holder(expert, (expert.where[1],)) == -1


def test_who_can_fight_at_close_quarters() -> None:
    """TC §1.14 §4.14 §9.13: with a range of 1 against that kind of target, on the map, not out of the water."""
    s, _ = read(world("germany infantry 0.0", "germany heavy-infantry 17.8", "germany gun-turret in 0",
                      "fort 0 germany", "germany infantry 17.9", "ground 17.9 water", "germany howitzer 17.10",
                      "france fighter 17.7", "france tank 18.8"))  # fmt: skip
    assert [can_melee(s, unit, 6) for unit in range(5)] == [True, True, False, False, False]
    assert [can_melee(s, unit, 5) for unit in range(5)] == [False, True, False, False, False]
    assert [has_target(s, unit, [5]) for unit in (1, 4)] == [True, False]
    assert has_target(s, 1, [6]) and not has_target(s, 0, [5, 6]) and not has_target(s, 4, [5])


def test_the_fallen_learn_nothing_and_are_hurt_no_more() -> None:
    """TC §9.23 §9.24 §9.26: of two who destroy each other neither has experience; six markers are the most."""
    scene = Scene(world("germany infantry 17.7 damage 5", "france infantry 17.8 damage 5", phase="declare"))
    scene.play("name 0", "confirm attacks", faces(8, 8))
    assert scene.s.damage[:2] == [6, 6] and scene.s.experience[:2] == [0, 0] and not scene.happened(e.Learned)


def test_whom_the_automa_thinks_of_next() -> None:
    """TC §15.19 §3.13 §17.16: the first type that has not acted, of armies that act; a turret never."""
    solo = {"mode": "solo", "powers": "france germany", "now": "germany"}
    lines = ("germany infantry 17.7 moved", "germany tank 17.8", "germany tank 17.9 army 1", "germany gun-turret in 0",
             "fort 0 germany", "germany armoured-car 18.9", "france infantry 19.13")  # fmt: skip
    s, _ = read(world(*lines, 'turn {"armies":1,"phase":"move"}', round="1", **solo))
    assert waiting(s, 0) == [1]
    done, _ = read(world(*(line + " moved" if line.startswith("germany") and "turret" not in line else line
                           for line in lines), **solo))  # fmt: skip
    assert waiting(done, 0) == []
    ranks = ["I.1", "I.2", "I.3", "I.4", "I.5", "I.6", "I.7 II.1", "I.7 II.2", "stay"]
    assert [weight(Plan(action, (), ())) for action in ranks] == list(range(1, 10))
    others = ("II.1", "III.1", "II.2", "III.2", "I.7 III.2")
    assert [weight(Plan(action, (), ())) for action in others] == [4, 4, 6, 6, 8]
