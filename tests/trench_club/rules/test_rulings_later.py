"""What the rulebook leaves open and we have decided, chapters 9 and 13 to 17: each ruling is seen to matter."""

from __future__ import annotations

import random

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import NOBODY, frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules import units as u
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.automa.conduct import best_armies
from feldherr.games.trench_club.rules.automa.criteria import answering_value, spares_own
from feldherr.games.trench_club.rules.automa.lists import plan
from feldherr.games.trench_club.rules.automa.purchase import site
from feldherr.games.trench_club.rules.automa.threats import besieges, threatened
from feldherr.games.trench_club.rules.choices.opening import enterable
from feldherr.games.trench_club.rules.combat.cards import card_hits
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, fixed_hits, shooting_back
from feldherr.games.trench_club.rules.movement.distance import NO_WAY, ways_to
from feldherr.games.trench_club.rules.opening.setup import place_tokens, starting_force
from feldherr.games.trench_club.state import State, trench_holder, trench_of
from feldherr.kernel.chance import from_random
from feldherr.kernel.playout import Playout
from tests.trench_club.scene import MAP, PART, Scene, world

FAR = "france infantry 0.0"
EXPERT = {"rules": "trenches special_units"}
SOLO = {"mode": "solo", "powers": "france germany", "now": "germany"}
DUG = tuple(f"ground 17.{row} trench" for row in (7, 8, 9, 10))
HELD = tuple(f"fort {fort} germany" for fort in range(7))


def state(*lines: str, **kwargs: str) -> State:
    return read(world(*lines, **kwargs))[0]


def dealt(seed: int = 1) -> Playout:
    return Playout(lambda *_: None, from_random(random.Random(seed)))


def around(*own: str) -> int:
    """The bonus of a German car at 17.7 against a Frenchman at 17.8."""
    return bonus(state("germany armoured-car 17.7", "france infantry 17.8", *own), 0, 1)


def test_dice_and_levels() -> None:
    """Rulings r69 and r70 on TC §9.6 §9.17: 12, 11, 10, 8, 6, 4 dice; every level adds two."""
    assert [dice_of(state(f"germany tank 17.7 damage {damage}"), 0) for damage in range(6)] == [12, 11, 10, 8, 6, 4]
    for kind, values in enumerate(u.ATTACK):
        if any(values) and kind != u.GUN_TURRET:
            assert values == (values[0], values[0] + 2, values[0] + 4), u.KINDS[kind]


def test_who_makes_a_pincer_and_who_a_pocket() -> None:
    """Rulings r71, r72 and r83 on TC §9.8 §9.13: any place beside the defender; opposite, or two."""
    assert around("germany infantry 18.8") == 2 and around("germany infantry 16.9") == 2
    assert around("germany infantry 17.9") == 3 and around("germany infantry 18.8", "germany infantry 16.8") == 3
    turn = 'turn {"armies":1,"phase":"declare"}'
    assert around("germany infantry 18.8 army 1 built", turn, 'fort 2 germany') == 2
    assert around("germany infantry 18.8", "ground 18.8 water") == 0


def test_the_defender_is_not_asked() -> None:
    """Rulings r74 and r75 on TC §9.3 §10.2: who can shoot back does, at once; purses are open to all."""
    scene = Scene(world("germany tank 17.7", "france tank 17.8", "coins france 4", phase="declare"))
    scene.play("name 0", "confirm attacks")
    assert scene.question.args == (24, 12)
    for viewer in (None, 0, 1):
        sides = GAME.view(scene.position, viewer).sides
        coins = [row.value for side in sides for row in side.rows if row.rule == "10.2"]
        assert coins == [0, 4]


def test_mine_layers_and_engineers_are_no_foot_soldiers() -> None:
    """Ruling r73 on TC §1.11: no water, no trench, no conquest, no truck."""
    for kind in ("mine-layer", "builder"):
        text = world(f"germany {kind} 15.10", "germany transport-truck 16.11", FAR, "ground 16.10 water",
                     "ground 15.11 trench", **EXPERT)  # fmt: skip
        scene = Scene(text).play("take 0")
        assert scene.why_not("go to (16.10)") == "4.12" and scene.why_not("go to (15.11)") == "13.2"
        assert scene.why_not("enter the fort at (13.9)") == "7.3" and scene.why_not("board 1") == "6.2"


def test_tanks_go_where_soldiers_may_not() -> None:
    """Rulings r60, r61 and r67 on TC §13.6 §13.16: into a held trench, not onto a figure; empty, it is free."""
    lines = ("germany tank 16.9", "france infantry 17.8", "germany infantry 16.10", *DUG)
    scene = Scene(world(*lines, **EXPERT)).play("take 0")
    assert scene.offers("go to (17.9)") and scene.why_not("go to (17.8)") == "4.19"
    scene.play("halt", "take 2")
    assert scene.why_not("go to (17.9)") == "13.16"
    empty = state(*lines[::2], *DUG, **EXPERT)
    assert trench_holder(empty, trench_of(empty, frame(MAP, PART).hex_at(17, 8))) == NOBODY
    over = state("france tank 17.9", "france infantry 17.8", "germany tank 16.9", *DUG, **EXPERT)
    assert shooting_back(over, 2, 0) == (0,) and shooting_back(over, 2, 1) == (1,)


def test_a_road_across_a_trench_is_both() -> None:
    """Ruling r63 on TC §13.18 §4.10: half a point and open to all, and yet part of the trench."""
    lines = ("germany armoured-car 16.9", "germany infantry 18.9", *DUG, "ground 17.9 trench-road", FAR)
    car = Scene(world(*lines, **EXPERT)).play("take 0", "go to (17.9)")
    assert car.left() == 7
    foot = Scene(world(*lines, **EXPERT)).play("take 1", "go to (17.9)").led("halt")
    assert trench_holder(foot.s, trench_of(foot.s, foot.hex("17.7"))) == 0


def test_opposite_across_a_trench() -> None:
    """Ruling r64 on TC §13.12: also if it is two hexes thick; not round a corner."""
    thick = ("ground 17.8 trench", "ground 17.9 trench")
    lines = ("germany armoured-car 17.7", "france infantry 17.8", *thick)
    assert bonus(state(*lines, "germany infantry 17.10", **EXPERT), 0, 1) == 3
    assert bonus(state(*lines, "germany infantry 18.10", **EXPERT), 0, 1) == 2


def test_a_soldier_shifts_inside_his_trench() -> None:
    """Ruling r66 on TC §13.7: to any free hex of it for a point, and that is his move; one figure a hex."""
    scene = Scene(world("germany mounted-infantry 17.7", "germany infantry 17.8", FAR, *DUG, **EXPERT)).play("take 0")
    assert scene.why_not("go to (17.8)") == "4.20"
    scene.play("go to (17.10)")
    assert scene.place(0) == "17.10" and scene.left() == 4 and scene.asked == "unit_to_move"


def test_soldiers_placed_in_a_trench_hold_it() -> None:
    """Rulings r81 and r82 on TC §2.11 §12.14: no enemy soldier beside them in it, and no trench dug up to theirs."""
    s = state("germany infantry 17.7", *DUG, **EXPERT)
    far = frame(MAP, PART).hex_at(17, 10)
    assert not enterable(s, u.INFANTRY, 1, far) and enterable(s, u.INFANTRY, 0, far)
    assert enterable(s, u.TANK_TYPE, 1, far) and not enterable(s, u.ARMOURED_CAR, 0, far)
    for holder, rule in (("germany", "13.16"), ("france", None)):
        dig = Scene(world("france builder 15.9", f"{holder} infantry 17.8", "germany tank 0.0", "france tank 0.1", *DUG,
                          now="france", **EXPERT)).play("take 0")  # fmt: skip
        line = f"build a trench on {dig.hex('16.9')} and {dig.hex('16.10')}"
        assert dig.why_not(line) == rule


def test_cards_are_quantiles_of_the_dice() -> None:
    """Ruling r68 on TC §14.3: card k at (k - 0.5) / 10, drawn with replacement."""
    assert [card_hits(card, 12, 6) for card in range(1, 11)] == [3, 4, 5, 5, 6, 6, 7, 7, 8, 9]
    scene = Scene(world("germany tank 17.7", "france tank 17.8", "cards germany france", phase="declare"))
    scene.play("name 0", "confirm attacks", "rolled 10", "rolled 10")
    assert scene.happened(e.Fought)[0].answer_faces == scene.happened(e.Fought)[0].faces == (10,)


def test_the_automa_places_nothing_on_water() -> None:
    """Ruling r45 on TC §15.9: wet, taken and forbidden hexes are skipped, clockwise, then the next ring."""
    s = state("france tank 18.7", "ground 19.7 water", **SOLO)
    s.cup = (u.INFANTRY, u.INFANTRY, u.INFANTRY)
    place_tokens(s, dealt(), lambda event: None, 0, 2, 6)
    here = frame(MAP, PART)
    places = ["{}.{}".format(*here.coordinates(s.where[unit])) for unit in (1, 2, 3)]
    assert places == ["18.8", "19.8", "18.9"]


def test_which_armies_the_automa_uses() -> None:
    """Ruling r46 on TC §15.10: by the highest action of any unit; conquest before everything."""
    s = state("france infantry 0.0", "germany tank 17.7 army 0", "germany infantry 15.10 army 2",
              "germany infantry 18.12 army 1", **SOLO)  # fmt: skip
    assert best_armies(s, dealt(), 0, 1) == 0b100 and best_armies(s, dealt(), 0, 2) == 0b110


def test_whose_forts_soldiers_and_guns_think_of() -> None:
    """Rulings r48 and r49 on TC §15.21 §15.42: no second soldier to a quiet fort; guns defend neutral and own ones."""
    s = state("france infantry 15.10", "germany assault-gun 17.12", "fort 2 germany", **SOLO)
    assert besieges(s, 0, 0) and besieges(state("france infantry 15.10", **SOLO), 0, 0)
    assert not besieges(state("france infantry 15.10", "fort 2 france", **SOLO), 0, 0)
    alone = state("germany infantry 16.10", "germany infantry 15.10", "france tank 0.0", *HELD[:2], *HELD[3:], **SOLO)
    assert plan(alone, 0).action != "I.2"
    own = state("germany infantry 16.12", "france tank 0.0", *HELD, **SOLO)
    assert not plan(own, 0).action.startswith("I.3")


def test_distances_are_those_of_the_unit_that_acts() -> None:
    """Ruling r51 on TC §15.17: over ground and round forts, whoever stands in the way; no way is farther than any."""
    goal = (frame(MAP, PART).hex_at(17, 10),)
    here = frame(MAP, PART).hex_at(17, 7)
    free, crowded = state(**SOLO), state("france tank 17.8", "france tank 18.8", "france tank 16.8", **SOLO)
    assert ways_to(free, u.TANK_TYPE, goal)[here] == ways_to(crowded, u.TANK_TYPE, goal)[here] == 6
    wooded = state("ground 17.8 woods", "ground 17.9 woods", "ground 17.10 woods", **SOLO)
    assert ways_to(wooded, u.NUMBER["fighter"], goal)[here] == 6 < ways_to(wooded, u.TANK_TYPE, goal)[here]
    assert ways_to(free, u.GUNBOAT, goal)[here] > NO_WAY


def test_what_an_attack_value_is_to_the_automa() -> None:
    """Ruling r52 on TC §15.34: by level and by what it fights, not by damage; who cannot attack counts as 0."""
    s = state("germany tank 17.7", "france infantry 17.9 experience 3 damage 5", "france transport-truck 16.9",
              "austria-hungary anti-tank 18.9", **SOLO)  # fmt: skip
    actor = Actor(s, 0)
    assert [answering_value(actor, Choice(s.where[0], unit)) for unit in (1, 2, 3)] == [4, 0, 6]


def test_the_automa_buys_as_long_as_it_can() -> None:
    """Ruling r55 on TC §15.51: unit after unit, nothing for repairs; Austria-Hungary begins with its coins."""
    scene = Scene(world("germany tank in 2 damage 4 stayed", "fort 2 germany", "fort 3 germany", "france tank 0.0",
                        "coins germany 9", **SOLO)).deal()  # fmt: skip
    bought = [u.KINDS[one.kind] for one in scene.happened(e.Bought)]
    assert bought == ["mounted-infantry", "mounted-infantry", "armoured-car"]
    assert not scene.happened(e.Repaired) and scene.s.coins[0] == 0
    begun, _ = GAME.begin(GAME.options_type(mode="solo", central="austria-hungary"))
    assert begun.coins[1] == 3 and u.TRUCK not in starting_force(begun, 1)


def test_special_values_of_the_automa() -> None:
    """Ruling r56 on TC §15.49 §12.3: against tanks the anti-tank value; Big Bertha scatters, and spares her own."""
    s = state("germany anti-tank 17.7", "france tank 17.9", "france armoured-car 17.10", **SOLO)
    assert [fixed_hits(s, 0, foe) for foe in (1, 2)] == [6, 3]
    lines = ("germany big-bertha 17.5", "france infantry 17.9", "france infantry 18.10", "germany infantry 16.9")
    near = state(*lines, **SOLO)
    actor = Actor(near, 0)
    assert [spares_own(actor, Choice(near.where[0], foe)) for foe in (1, 2)] == [False, True]
    first = state(*reversed(lines), **SOLO)
    assert [spares_own(Actor(first, 3), Choice(first.where[3], foe)) for foe in (2, 1)] == [False, True]
    found = plan(near, 0)
    assert {option.target for option in found.options} == {2} and "bertha" in found.letters
    shot = Scene(world(*lines[:2], *HELD, **SOLO))
    while shot.question.name != "dice":
        shot.play("drew 0")
    assert shot.question.args == (1, 12)
    shot.play("rolled 12").deal()
    assert shot.happened(e.Fought)[0].hits == 7 and shot.happened(e.Fought)[0].method == "fixed"


def test_staying_is_a_move_of_the_automa() -> None:
    """Ruling r57 on TC §15.30: who stands well for its attack stays there."""
    s = state("germany tank 17.8", "france heavy-mortar 17.9", "ground 17.8 woods", **SOLO)
    assert [option.hex for option in plan(s, 0).options] == [s.where[0]]


def test_in_the_short_game_an_anti_tank_gun_is_no_threat_to_forts() -> None:
    """Ruling r77 on TC §11.5: it conquers nothing, nor does the automa fear it at an entrance."""
    solo = {"mode": "solo", "powers": "france austria-hungary", "now": "austria-hungary"}
    lines = ("austria-hungary anti-tank 15.10", "france tank 0.0")
    assert plan(state(*lines, rules="short_game", **solo), 0).action not in ("I.1", "I.2", "I.3", "I.6")
    assert plan(state(*lines, **solo), 0).action == "I.1"
    foe = {"mode": "solo", "powers": "austria-hungary france", "now": "france"}
    assert threatened(state(lines[0], **foe), 2, 2) and not threatened(state(lines[0], rules="short_game", **foe), 2, 2)


def test_the_second_nearest_enemy_decides_where_bought_units_appear() -> None:
    """TC §15.55: of two forts equally near to one enemy the one with another nearby."""
    here = frame(MAP, PART)
    pair = [(a, b) for a in here.doors[2] for b in here.doors[3]]
    first, second = ("{}.{}".format(*here.coordinates(hex_)) for hex_ in pair[0])
    s = state(f"france tank {first}", f"france tank {second}", "france tank 17.13", "fort 2 germany", "fort 3 germany",
              **SOLO)  # fmt: skip
    assert all(site(s, dealt(seed), 0, u.ARMOURED_CAR, [2, 3]) == 2 for seed in range(6))


def test_each_answer_of_a_garrison_is_a_shot_of_its_own() -> None:
    """Ruling r62 on TC §13.13: hits are turned into damage one by one; three single hits do nothing together."""
    scene = Scene(world("germany infantry 18.9", *(f"france infantry 17.{row}" for row in (7, 8, 9)), *DUG,
                        phase="declare", **EXPERT))  # fmt: skip
    scene.play("name 0", "attack 1", "confirm attacks")
    assert scene.question.args == (48, 12)
    scene.play("rolled " + ",".join(["12"] * 12 + (["1"] + ["12"] * 11) * 3))
    assert scene.s.damage[0] == 0 and scene.happened(e.Fought)[0].answer_hits == 3
