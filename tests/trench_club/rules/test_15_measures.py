"""How the automa measures, prefers cover and behaves with the expert trenches (rulings r47, r50, r53, r54 and r76).

Germany is the automa. The trench of these tests runs from the entrance of fort 2 (15.10) to 17.9.
"""

from __future__ import annotations

from feldherr.games.trench_club.board import ROAD, frame
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.automa.conduct import weight
from feldherr.games.trench_club.rules.automa.criteria import cover, from_start
from feldherr.games.trench_club.rules.automa.foot import nearest_entrance
from feldherr.games.trench_club.rules.automa.lines import narrowed
from feldherr.games.trench_club.rules.automa.lists import plan
from feldherr.games.trench_club.rules.automa.ranged import RANGED_HEX
from feldherr.games.trench_club.rules.automa.threats import besieges, threatened
from feldherr.games.trench_club.rules.movement.distance import in_one_move, ways_to
from feldherr.games.trench_club.rules.units import NUMBER
from tests.trench_club.rules.test_15_automa import HELD, name, planned, position
from tests.trench_club.scene import MAP, PART

DUG = ("ground 15.10 trench", "ground 16.10 trench", "ground 17.9 trench")
ALL = tuple(f"fort {fort} germany" for fort in range(7))


def at(words: str) -> int:
    column, row = map(int, words.split("."))
    return frame(MAP, PART).hex_at(column, row)


def test_ways_follow_the_ground_when_it_is_built_upon() -> None:
    """TC §12.13 §15.17: what was measured before counts for the ground it was measured on."""
    s, goals = position("germany infantry 14.9"), (at("14.9"),)
    before = ways_to(s, NUMBER["tank"], goals)
    ground, s.terrain = s.terrain, (ROAD,) * len(s.terrain)
    assert min(after - was for after, was in zip(ways_to(s, NUMBER["tank"], goals), before)) < 0
    s.terrain = ground
    assert ways_to(s, NUMBER["tank"], goals) == before


def test_a_soldier_anywhere_in_a_trench_at_the_entrance_threatens_the_fort() -> None:
    """TC §15.20 §15.42 §13.9, ruling r47: he could conquer it in the next turn; by the basic rules he could not."""
    lines = ("germany infantry 14.9", "france infantry 17.9", *DUG, *HELD)
    assert planned(*lines)[0].action == "I.1"
    expert, s = planned(*lines, rules="trenches")
    assert expert.action == "I.2" and threatened(s, 2, 0) and besieges(s, 1, 0)
    tank = position("germany infantry 14.9", "france tank 17.9", *DUG, rules="trenches")
    assert not threatened(tank, 2, 0)


def test_a_trench_at_the_entrance_is_a_hex_at_the_entrance() -> None:
    """TC §15.21 §13.9, ruling r76: for him who goes there, and for the comrade who is there already."""
    lines = ("germany infantry 18.8", "france tank 17.13", *DUG, *HELD)
    assert planned(*lines)[0].action == "I.3"
    expert, s = planned(*lines, rules="trenches")
    assert expert.action == "I.2" and name(s, expert) == ["17.9"]
    second, _ = planned("germany infantry 18.8", "germany infantry 16.10", "france tank 17.13", *DUG, *HELD,
                        rules="trenches")  # fmt: skip
    assert second.action != "I.2"


def test_trenches_before_woods_for_foot_soldiers() -> None:
    """TC §15.38 §15.24, ruling r76: other units and the basic rules know woods only."""
    ground = ("ground 17.8 woods", "ground 16.9 trench", *ALL)
    basic, s = planned("germany infantry 17.7", "france heavy-mortar 17.9", *ground)
    assert name(s, basic) == ["17.8"] and "hex-b" in basic.letters
    expert, s = planned("germany infantry 17.7", "france heavy-mortar 17.9", *ground, rules="trenches")
    assert name(s, expert) == ["16.9"] and "hex-b" in expert.letters
    tank, s = planned("germany tank 17.7", "france heavy-mortar 17.9", *ground, rules="trenches")
    assert name(s, tank) == ["17.8"]
    s = position("germany infantry 19.10", "ground 17.11 woods", "ground 18.10 trench", rules="trenches")
    actor = Actor(s, 0)
    assert [cover(actor, Choice(at(hex_))) for hex_ in ("18.10", "17.11", "18.11")] == [2, 1, 0]


def test_a_garrison_attacks_from_its_whole_trench() -> None:
    """TC §13.10 §15.30, rulings r59 and r76: also who enters it now; the tank beside him does not."""
    lines = ("france heavy-mortar 18.9", *DUG, *ALL)
    expert, _ = planned("germany infantry 15.10", *lines, rules="trenches")
    assert expert.action == "I.5" and expert.options[0].target == 1
    assert planned("germany infantry 14.11", *lines, rules="trenches")[0].action == "I.5"
    assert planned("germany infantry 14.11", *lines)[0].action == "I.7 II.2"
    assert planned("germany tank 14.11", *lines, rules="trenches")[0].action == "II.2"


def test_a_held_trench_is_one_hex_on_the_way_of_a_soldier() -> None:
    """TC §15.17 §13.7, ruling r76: whoever holds it; for tanks and in an empty trench every hex counts."""
    held = position("germany infantry 15.10", *DUG, rules="trenches")
    start, end = held.where[0], at("17.9")
    infantry, tank = NUMBER["infantry"], NUMBER["tank"]
    assert ways_to(held, infantry, (end,))[start] == 0 and ways_to(held, tank, (end,))[start] == 4
    empty = position("germany tank 15.10", *DUG, rules="trenches")
    assert ways_to(empty, infantry, (end,))[start] == 4


def test_the_whole_garrison_counts_as_answer() -> None:
    """TC §15.32 §13.13: a soldier whose comrade can shoot at aircraft can be answered."""
    pair = ("france infantry 17.9", "france heavy-infantry 16.10", "france infantry 17.12", *DUG)
    found, _ = planned("germany fighter 19.7", *pair, rules="trenches")
    assert {option.target for option in found.options} == {3} and "b" in found.letters


def test_who_comes_closer_thinks_of_the_attack_to_come() -> None:
    """TC §15.37 §15.32: of two distant enemies the one that could not shoot back, whatever its value."""
    found, s = planned("germany armoured-car 16.6", "france infantry 19.13", "france anti-aircraft 14.13")
    assert found.action == "II.2" and found.letters[0] == "b"
    to = ways_to(s, NUMBER["armoured-car"], (s.where[2],))
    assert all(to[option.hex] == min(to[hex_] for hex_ in Actor(s, 0).reach.spent) for option in found.options)


def test_one_move_ends_on_the_last_half_point() -> None:
    """TC §15.24 §4.15, ruling r50: a meadow for the last half point; a river only as the first step."""
    s = position("germany infantry 17.7", "france tank 0.0", "ground 17.8 road", "ground 17.9 meadow",
                 "ground 17.10 meadow", "ground 17.6 water", "ground 16.7 woods", "ground 16.6 woods")  # fmt: skip
    reached = in_one_move(s, NUMBER["infantry"], s.where[0])
    assert at("17.10") in reached and at("17.11") not in reached
    assert at("17.6") in reached and at("16.6") not in reached
    assert at("17.6") not in in_one_move(s, NUMBER["infantry"], at("17.8"))


def test_a_soldier_who_cannot_come_closer_fights() -> None:
    """TC §15.27 §15.28 §15.14: I.6 cannot be carried out, so I.7 is tried."""
    foes = ("france tank 19.1", "france tank 18.0", "france tank 18.1")
    found, _ = planned("germany infantry 19.0", *foes, *HELD, "fort 1 germany")
    assert found.action == "I.7 II.1" and weight(found) == 7
    free, _ = planned("germany infantry 19.0", "france tank 0.13", *HELD, "fort 1 germany")
    assert free.action == "I.6" and "near" in free.letters


def test_who_has_no_enemy_it_could_attack_follows_the_others() -> None:
    """TC §15.37 §15.46, ruling r53: a tank that sees only aircraft, like a flak that sees none."""
    found, s = planned("germany tank 17.6", "france fighter 17.13", "germany heavy-infantry 17.11")
    assert found.action == "III.2" and all(option.target == -1 for option in found.options)
    apart = Actor(s, 0).apart
    assert {apart(option.hex, 2) for option in found.options} == {3}
    near, _ = planned("germany tank 17.9", "france fighter 17.13", "germany heavy-infantry 17.11")
    assert near.action == "stay"


def test_the_way_back_counts_in_points_and_then_in_hexes() -> None:
    """TC §15.47: a meadow beside the start is as dear as two road hexes, and nearer."""
    road = [f"ground 17.{row} road" for row in (7, 8, 9)]
    s = position("germany assault-gun 17.7", "france tank in 3", "fort 3 france", *road)
    actor, options = Actor(s, 0), [Choice(at("17.9")), Choice(at("17.6"))]
    assert from_start(actor, options[0]) == from_start(actor, options[1])
    assert narrowed(actor, options, RANGED_HEX) == ([Choice(at("17.6"))], ("hex-d",))
    assert plan(s, 0).action == "stay"


def test_the_nearest_fort_counts_though_the_way_there_is_barred() -> None:
    """TC §15.27, ruling r54: not one farther off, to which the same move would bring the soldier as near."""
    held = [f"fort {fort} germany" for fort in range(5)]
    s = position("germany infantry 2.7", "france tank 2.8", *held)
    found = nearest_entrance(Actor(s, 0))
    assert found is not None and name(s, found) == ["3.7", "4.7"]
