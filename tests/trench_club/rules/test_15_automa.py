"""Chapter 15: the automa. Germany is the automa, France the human; numbers of units follow the lines."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import hex_word, read
from feldherr.games.trench_club.rules.automa.conduct import best_armies, order
from feldherr.games.trench_club.rules.automa.lines import Plan
from feldherr.games.trench_club.rules.automa.lists import list_of, plan
from feldherr.games.trench_club.rules.automa.purchase import prescribed, site
from feldherr.games.trench_club.rules.combat.fire import bonus, fixed_hits
from feldherr.games.trench_club.rules.movement.contact import contact
from feldherr.games.trench_club.rules.movement.distance import ways_to
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.rules.opening.setup import starting_force
from feldherr.games.trench_club.rules.units import KINDS, NUMBER
from feldherr.games.trench_club.state import State, frame_of
from feldherr.kernel.chance import from_random
from feldherr.kernel.event import Event
from feldherr.kernel.playout import Playout, playout
from tests.trench_club.scene import Scene, faces, world

SOLO = {"mode": "solo", "powers": "france germany", "now": "germany"}
HELD = tuple(f"fort {fort} germany" for fort in range(7) if fort not in (1, 2, 3))


def position(*lines: str, **more: str) -> State:
    return read(world(*lines, **{**SOLO, **more}))[0]


def planned(*lines: str, unit: int = 0, **more: str) -> tuple[Plan, State]:
    s = position(*lines, **more)
    return plan(s, unit), s


def name(s: State, found: Plan) -> list[str]:
    """The hexes left to choose from."""
    return [hex_word(s, option.hex) for option in found.options]


@pytest.mark.parametrize(
    ("difficulty", "count", "extra"),
    [("easy", 10, []), ("standard", 11, ["armoured-car"]), ("hard", 12, ["armoured-car", "infantry"]),
     ("overkill", 12, ["big-bertha", "mounted-infantry"])],
)  # fmt: skip
def test_its_force_by_difficulty(difficulty: str, count: int, extra: list[str]) -> None:
    """TC §15.1 §15.2 §15.3 §15.4 §15.5 §15.6: ten without the truck, and what is added."""
    s, _ = GAME.begin(msgspec.convert({"mode": "solo", "difficulty": difficulty}, TrenchClubOptions))
    force = [KINDS[kind] for kind in starting_force(s, 0)]
    assert len(force) == count and "transport-truck" not in force and len(s.fort) == 7
    assert sorted(kind for kind in set(force) if force.count(kind) == 2) == sorted(extra)


def test_armies_come_from_a_cup_and_stand_clockwise_from_the_top() -> None:
    """TC §15.7 §15.8 §15.9: four, four, the rest; in turn with the human."""
    scene = Scene(mode="solo")
    for kind in starting_force(scene.s, 2):
        scene.play(f"assign {KINDS[kind]} to 0")
    scene.play("done", "rolled 9,3")
    assert scene.s.order[0] == 0 and scene.question.name == "draw"
    scene.play("drew 5", "drew 0,1,2,3")
    drawn = scene.happened(e.TokensDrawn)[0].kinds
    assert len(drawn) == 4 and scene.at("18.8") == f"germany {KINDS[drawn[0]]}"
    assert scene.at("18.7") == f"germany {KINDS[drawn[1]]}" and scene.at("19.7") == f"germany {KINDS[drawn[2]]}"
    assert len(scene.s.cup) == 7 and scene.question.actor == 0


def test_the_limits_of_the_first_rounds_hold_for_it() -> None:
    """TC §15.10 §15.13: as first player it acts with one army, then with the other two."""
    text = world("france infantry 0.0", "germany tank 17.7 army 0", "germany infantry 15.10 army 1",
                 "germany tank 17.9", **SOLO)  # fmt: skip
    state, _ = read(text)
    ask = Playout(lambda *_: None, from_random(random.Random(1)))
    assert best_armies(state, ask, 0, 1) == 0b010


def test_classes_and_order_of_the_types() -> None:
    """TC §15.12 §15.19 §15.29 §15.39: foot soldiers, melee by price, ranged by range."""
    kinds = ["infantry", "mounted-infantry", "heavy-infantry", "anti-tank", "fighter", "tank", "mark1-female",
             "armoured-car", "howitzer", "anti-aircraft", "heavy-mortar", "big-bertha"]  # fmt: skip
    assert sorted(kinds, key=lambda kind: order(NUMBER[kind])) == kinds
    assert [list_of(NUMBER[kind]) for kind in ("anti-tank", "tank", "howitzer")] == [1, 2, 3]


def test_its_turn_runs_by_itself_and_explains_every_decision() -> None:
    """TC §15.11 §15.13 §15.14 §15.18: unit by unit; of one type the higher priority first."""
    scene = Scene(world("france infantry 0.0", "germany infantry 18.7", "germany infantry 15.10", "germany tank 17.9",
                        **SOLO)).deal()  # fmt: skip
    told = scene.happened(e.AutomaDecided)
    assert [one.unit for one in told] == [2, 1, 3] and told[0].action == "I.1"
    assert scene.s.fort[2] == 0
    text, rule = GAME.told(told[0]) or (None, "")
    assert text is not None and rule == "15.20"


def test_conquest_needs_no_enemy_soldier_at_the_entrances() -> None:
    """TC §15.20 §15.14: else the next action is tried."""
    found, _ = planned("germany infantry 15.10", "france tank 15.9")
    assert found.action == "I.1" and found.options[0].fort == 2
    other, _ = planned("germany infantry 15.10", "france infantry 12.11")
    assert other.action == "I.2"


def test_to_an_entrance_where_nobody_is_yet() -> None:
    """TC §15.21 §15.22 §15.16: farthest from the enemy; no second soldier, unless the fort is contested."""
    found, s = planned("germany infantry 16.10", "france tank 17.13", *HELD)
    assert found.action == "I.2" and set(name(s, found)) <= {"15.9", "15.10", "14.9", "14.11", "13.10"}
    second, _ = planned("germany infantry 16.10", "germany infantry 15.10", "france tank 17.13", *HELD)
    assert second.action != "I.2"
    contested, _ = planned("germany infantry 16.10", "germany infantry 15.10", "france infantry 12.11", *HELD)
    assert contested.action == "I.2"


def test_towards_a_fort_within_two_turns() -> None:
    """TC §15.23 §15.24 §15.17: a hex from which the entrance is in reach comes first."""
    found, s = planned("germany infantry 18.11", "france tank 0.0", *HELD)
    assert found.action == "I.3"
    to = ways_to(s, 0, tuple(s.where[:1]))
    assert all(to[option.hex] <= 4 for option in found.options)
    far, _ = planned("germany heavy-mortar 0.13", "france tank 0.0", "germany infantry 19.0", *HELD, "fort 1 germany",
                     unit=2)  # fmt: skip
    assert far.action == "I.6"


def test_foot_soldiers_attack_what_they_can_destroy_or_what_cannot_answer() -> None:
    """TC §15.25 §15.26 §15.28: before they march on, and like melee units if no fort is left."""
    every = tuple(f"fort {fort} germany" for fort in range(7))
    found, s = planned("germany infantry 17.7", "france transport-truck 17.9 damage 5", "france infantry 16.9", *every)
    assert found.action == "I.4" and found.options[0].target == 1
    mortar, _ = planned("germany infantry 17.7", "france heavy-mortar 17.9", "france infantry 16.9", *every)
    assert mortar.action == "I.5" and mortar.options[0].target == 1
    tank, _ = planned("germany infantry 17.7", "france tank 17.9", *every)
    assert tank.action == "I.7 II.1"
    assert s.fort == [0] * 7


def test_the_nearest_entrance_if_all_are_far() -> None:
    """TC §15.27: along the cheapest way."""
    found, s = planned("germany infantry 19.0", "france tank 0.13", *HELD, "fort 1 germany")
    assert found.action == "I.6" and len(found.options) >= 1
    to = ways_to(s, 0, (s.where[0],))
    assert all(to[option.hex] > 0 for option in found.options)


def test_melee_targets_letter_by_letter() -> None:
    """TC §15.15 §15.30 §15.31 §15.32 §15.34 §15.35 §15.36: destroyable, silent, weak, dear, green."""
    prey = {
        "a": ("france tank 17.9 damage 4", "france tank 16.9"),
        "b": ("france heavy-mortar 17.9", "france infantry 16.9"),
        "d": ("france heavy-mortar 17.9", "france anti-aircraft 16.9"),
        "e": ("france mounted-infantry 17.9", "france infantry 16.9"),
        "f": ("france infantry 17.9", "france infantry 16.9 experience 2"),
    }
    for letter, (best, other) in prey.items():
        found, _ = planned("germany tank 17.7", best, other)
        assert found.action == "II.1" and {option.target for option in found.options} == {1}
        assert letter in found.letters, (letter, found)


def test_aircraft_keep_away_from_flak() -> None:
    """TC §15.33 §15.38 §15.32: targets and hexes; a tank does not care."""
    foes = ("france infantry 17.7", "france infantry 17.11", "france anti-aircraft 17.13")
    found, _ = planned("germany fighter 17.9", *foes)
    assert {option.target for option in found.options} == {1} and "c" in found.letters
    tank, _ = planned("germany tank 17.9", *foes)
    assert "c" not in tank.letters


def test_melee_hexes() -> None:
    """TC §15.38: woods first, then near an own unit, then near the start."""
    found, s = planned("germany tank 17.7", "france heavy-mortar 17.9", "ground 17.8 woods")
    assert name(s, found) == ["17.8"] and "hex-b" in found.letters
    near, s2 = planned("germany armoured-car 17.7", "france heavy-mortar 17.9", "germany tank 15.8")
    assert near.letters[-1] in ("hex-c", "hex-d") and len(name(s2, near)) == 1


def test_melee_units_get_closer() -> None:
    """TC §15.37 §15.17: to the best target if none can be attacked."""
    found, s = planned("germany tank 17.6", "france heavy-mortar 17.12", "france tank 0.0")
    assert found.action == "II.2" and set(name(s, found)) == {"17.8"}
    idle, _ = planned("germany tank 17.6", "france tank in 3", "fort 3 france")
    assert idle.action == "stay"


def test_ranged_targets_letter_by_letter() -> None:
    """TC §15.40 §15.41 §15.42 §15.43 §15.44 §15.45: destroyable, at a fort, already shot at, dear, experienced."""
    gun = "germany assault-gun 17.10"
    prey = {
        "a": ("france infantry 17.12 damage 5", "france tank 18.12", ""),
        "b": ("france infantry 15.10", "france infantry 18.12", ""),
        "c": ("france infantry 18.12", "france infantry 18.13", "shot 1"),
        "d": ("france mounted-infantry 18.12", "france infantry 18.13", ""),
        "e": ("france infantry 18.12 experience 4", "france infantry 18.13 experience 1", ""),
    }
    for letter, (best, other, more) in prey.items():
        found, _ = planned(gun, best, other, *([more] if more else []))
        assert found.action == "III.1" and {option.target for option in found.options} == {1}, letter
        assert letter in found.letters


def test_ranged_hexes() -> None:
    """TC §15.47 §15.46: beside a road, far from the enemy, near an own unit, near the start; in hexes."""
    found, s = planned("germany heavy-mortar 17.7", "france infantry 17.11", "ground 18.7 road")
    assert found.action == "III.1" and "hex-b" in found.letters and name(s, found) == ["18.7"]
    far, s2 = planned("germany heavy-mortar 17.6", "france infantry 9.11", "france infantry in 3", "fort 3 france")
    assert far.action == "III.2" and len(name(s2, far)) >= 1
    flak, _ = planned("germany anti-aircraft 17.6", "france tank 0.0", "germany tank 17.7")
    assert flak.action == "stay"


def test_fixed_hits() -> None:
    """TC §15.48 §15.49 §15.50: no dice, no bonus; value and level, halved from three damage on."""
    s = position("germany tank 17.7 damage 2", "germany assault-gun 17.9 experience 3",
                 "germany tank 18.7 experience 5",
                 "germany assault-gun 18.8 damage 3", "germany tank 16.8 damage 5 experience 5",
                 "france tank 17.8")  # fmt: skip
    assert [fixed_hits(s, unit, 5) for unit in range(5)] == [6, 5, 10, 2, 5]
    assert bonus(s, 0, 5) == 0
    human = Scene(world("france tank 17.7", "germany infantry 17.8", "france infantry 0.0", mode="solo",
                        powers="france germany", now="france"))  # fmt: skip
    human.play("end movement", "name 0")
    assert human.question.args == (12, 12)
    human.play(faces(0, 12))
    assert human.happened(e.Fought)[0].answer_hits == 2


def test_what_it_buys() -> None:
    """TC §15.51 §15.52 §15.53: mounted infantry, armoured cars, with the limit a field gun, then at random."""
    assert KINDS[prescribed(position("germany infantry 17.7"), 0)] == "mounted-infantry"
    two = ("germany infantry 17.7", "germany infantry 17.8")
    assert KINDS[prescribed(position(*two), 0)] == "armoured-car"
    cars = ("germany armoured-car 17.9", "germany armoured-car 17.10")
    assert KINDS[prescribed(position(*two, *cars), 0)] == "armoured-car"
    assert KINDS[prescribed(position(*two, *cars, rules="unit_limit"), 0)] == "assault-gun"
    full = position(*two, *cars, "germany assault-gun 18.9", "germany assault-gun 18.10", rules="unit_limit")
    assert prescribed(full, 0) == -1
    poor = Scene(world("germany infantry in 2", "fort 2 germany", "france tank 0.0", "coins germany 1", **SOLO)).deal()
    assert poor.happened(e.AutomaSaved)


def test_where_bought_units_appear() -> None:
    """TC §15.54 §15.55: the fort nearest to an enemy; more at that distance, then the next nearest."""
    s = position("france tank 17.9", "france tank 17.11", "fort 2 germany", "fort 3 germany")
    ask = Playout(lambda *_: None, from_random(random.Random(1)))
    assert site(s, ask, 0, NUMBER["armoured-car"], [2, 3]) == 2
    scene = Scene(world("germany tank in 3", "fort 2 germany", "fort 3 germany", "france infantry 15.10",
                        "coins germany 3", **SOLO)).deal()  # fmt: skip
    bought = scene.happened(e.Bought)
    assert bought and bought[0].hex == scene.hex("4.6")


def test_it_wins_by_forts_and_beats_chance() -> None:
    """TC §15.56 §15.16: five of seven; random play loses nearly always."""
    lost = 0
    for seed in range(10):
        rng = random.Random(seed)
        s, call = GAME.begin(TrenchClubOptions(mode="solo"))
        outcome, _ = playout(GAME, s, call, lambda *a, r=rng: r.choice(a[3]), from_random(rng))
        lost += outcome.winners == ()
    assert lost >= 9


def test_its_log_says_what_stopped_a_march() -> None:
    """TC §5.2 §15.13: two contacts in a row, and nothing else; told so even if all points are spent."""
    marches, said, true = 0, 0, 0
    for seed in range(3):
        rng = random.Random(seed)
        state, call = GAME.begin(TrenchClubOptions(mode="solo", special_units=False))

        def see(event: Event, state: State = state) -> None:
            nonlocal marches, said, true
            if isinstance(event, e.Moved) and event.power == 0:
                way, inside = event.path, frame_of(state).fort_of[event.path[0]] >= 0
                before = len(way) > 2 or not inside
                twice = before and contact(state, event.unit, way[-2]) and contact(state, event.unit, way[-1])
                marches, said, true = marches + 1, said + event.halted, true + (twice and event.halted)
                assert event.halted == twice

        def player(*asked: Any, rng: random.Random = rng) -> Any:
            return rng.choice(asked[3])

        playout(GAME, state, call, player, from_random(rng), emit=see)
    assert marches > 50 and said == true > 0


def test_its_log_says_whom_it_approaches() -> None:
    """TC §15.37 §15.46: though it does not attack yet, and several may be meant equally."""
    scene = Scene(world("germany tank 17.7", "france transport-truck 2.9", "france infantry 0.0", **SOLO)).deal()
    found = scene.happened(e.AutomaDecided)[0]
    assert found.action == "II.2" and KINDS[found.target_kind] in ("transport-truck", "infantry")
    assert not scene.happened(e.Fought)


def test_of_forts_equally_near_it_prefers_none() -> None:
    """TC §15.27 §15.16, ruling r54: every hex that brings it nearest to any of them is drawn from."""
    held = [f"fort {fort} germany" for fort in (1, 2, 3, 5, 6)]
    found, s = planned("germany infantry 0.4", "france tank 19.0", *held)
    assert found.action == "I.6" and set(name(s, found)) > {"0.6", "1.5", "2.5"}
    assert {"2.3", "2.4"} <= set(name(s, found))
