"""Corners of the rules: the last coin, the first fort, the rim of the map, what is done in the wrong order."""

from __future__ import annotations

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import MEADOW, TRENCH
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice
from feldherr.games.trench_club.rules.automa.criteria import unanswered
from feldherr.games.trench_club.rules.combat.cards import luck
from feldherr.games.trench_club.rules.movement.ground import can_enter, left_after
from feldherr.games.trench_club.rules.opening.setup import starting_force
from feldherr.games.trench_club.rules.units import KINDS, NUMBER
from feldherr.games.trench_club.state import inside, spot, units_of
from tests.trench_club.scene import Scene, faces, world

COOP = {"mode": "coop", "powers": "france great-britain germany", "now": "france"}
SOLO = {"mode": "solo", "powers": "france germany", "now": "germany"}
FAR = "france infantry 0.0"


def declared(*lines: str, **kwargs: str) -> Scene:
    return Scene(world(*lines, phase="declare", **kwargs))


def test_what_the_corner_of_a_card_says() -> None:
    """TC §14.5: two cards of each sort."""
    sorts = ["bad", "bad", "poor", "poor", "fair", "fair", "good", "good", "best", "best"]
    assert [luck(card) for card in range(1, 11)] == sorts


@pytest.mark.parametrize(("coins", "more", "bought"), [
    (2, (), ["infantry"]), (2, ("germany infantry in 2",), []), (1, (), []),
])  # fmt: skip
def test_the_automa_spends_its_last_coin(coins: int, more: tuple[str, ...], bought: list[str]) -> None:
    """TC §15.53 §10.19, ruling r55: a random type it can just afford and has not twice; never a truck."""
    full = ("armoured-car", "assault-gun", "mounted-infantry")
    lines = [f"germany {kind} in 2" for kind in full for _ in range(2)] + ["germany infantry in 2", *more]
    scene = Scene(world(*lines, "fort 2 germany", FAR, f"coins germany {coins - 1}", rules="unit_limit", **SOLO)).deal()
    assert [KINDS[one.kind] for one in scene.happened(e.Bought)] == bought
    assert scene.happened(e.AutomaSaved)[0].coins == coins - 2 * len(bought)


def test_an_aircraft_over_a_trench_is_no_garrison() -> None:
    """TC §13.13 §13.6 §15.32: it does not answer for the soldiers below; nor does the automa fear it."""
    lines = ("germany fighter 19.7", "france infantry 17.9", "france fighter 16.10", "ground 16.10 trench",
             "ground 17.9 trench", "ground 17.8 trench", "france heavy-infantry 0.0")  # fmt: skip
    s, _ = read(world(*lines, rules="trenches", **SOLO))
    beside = read(world("germany fighter 18.9", rules="trenches", **SOLO))[0].where[0]
    assert unanswered(Actor(s, 0), Choice(beside, 1))
    manned, _ = read(world(*lines, "france heavy-infantry 17.10", "ground 17.10 trench", rules="trenches", **SOLO))
    assert not unanswered(Actor(manned, 0), Choice(beside, 1))


def test_the_automa_attacks_nobody_from_the_water() -> None:
    """TC §4.14 §15.30: a soldier in the river has no attack there; on the bank and in the air there is one."""
    lines = ("france heavy-mortar 17.9", "ground 17.8 water")
    for kind, able in (("infantry", False), ("fighter", True)):
        s, _ = read(world(f"germany {kind} 17.7", *lines, **SOLO))
        wet, dry = Scene(world()).hex("17.8"), Scene(world()).hex("16.9")
        assert (Choice(wet, 1) in Actor(s, 0).attacks) == able and wet in Actor(s, 0).reach.spent
        assert Choice(dry, 1) in Actor(s, 0).attacks


def test_both_hexes_must_be_fit_to_build_on() -> None:
    """TC §12.13 §12.14, ruling r44: neither a road nor a bridge from meadow onto water."""
    scene = Scene(world("germany builder 17.7", FAR, "ground 17.8 water")).play("take 0")
    pair = f"{scene.hex('17.8')} and {scene.hex('17.9')}"
    assert not scene.offers(f"build a road on {pair}") and not scene.offers(f"build a bridge on {pair}")
    assert not any(line.startswith("build a bridge") for line in scene.options)
    assert scene.offers(f"build a road on {scene.hex('16.8')} and {scene.hex('16.9')}")


def test_no_mine_is_laid_out_of_a_fort() -> None:
    """TC §17.17 §7.14: not even out of the first."""
    scene = declared("germany mine-layer in 0", "fort 0 germany", "france infantry 17.7", "germany tank 17.8")
    assert not any("mine" in line for line in scene.options) and scene.why_not("name 0") == "7.14"


def test_a_shot_off_the_map_hits_nobody_on_its_other_side() -> None:
    """TC §12.6, rulings r15 and r40: whoever stands on the last hex of the map."""
    scene = declared("germany big-bertha 17.4", "france infantry 17.0", "france infantry 19.13")
    scene.play("name 0", "confirm attacks", "rolled 1")
    assert scene.happened(e.Scattered)[0].hex == -1 and not scene.happened(e.Fought)


def test_gas_that_kills_teaches_twice() -> None:
    """TC §12.20 §9.25, ruling r31: two points for a shot, however many die."""
    lines = ("germany gas-mortar 17.6", "france infantry 17.8 damage 5", "france infantry 17.9 damage 5")
    scene = declared(*lines).play("name 0", "attack 1", "confirm attacks", faces(12, 12))
    assert scene.place(1) == scene.place(2) == "gone" and scene.s.experience[0] == 2
    idle = declared(*lines).play("name 0", "attack 1", "confirm attacks", faces(0, 12))
    assert idle.s.experience[0] == 0


@pytest.mark.parametrize(("phase", "act"), [
    ("move", ("take 0", "halt")), ("money", ("repair 2",)), ("buy", ("buy infantry", "deliver to the fort at (13.9)")),
    ("declare", ("name 0",)),
])  # fmt: skip
def test_the_word_is_handed_over_once_something_was_done(phase: str, act: tuple[str, ...]) -> None:
    """TC §16.1, ruling r58: in every phase; who was just given it does something first."""
    scene = Scene(world("france infantry 17.7", "great-britain infantry 18.9", "france tank in 2 damage 1 stayed",
                        "great-britain tank in 2 damage 1 stayed", "germany infantry 17.8", "fort 2 france",
                        "coins france 9", phase=phase, **COOP))  # fmt: skip
    assert not scene.offers("hand over")
    scene.led(*act)
    assert scene.question.actor == 0 and scene.offers("hand over")
    scene.play("hand over")
    assert scene.question.actor == 1 and not scene.offers("hand over")


def test_nobody_is_called_aboard_over_a_mine() -> None:
    """TC §6.5 §17.17: who comes to the truck that loads only over a mine does not move; without it he may."""
    lines = ("germany transport-truck 17.9", "germany infantry 17.10", "germany infantry 17.7", "germany infantry 16.9",
             FAR)  # fmt: skip
    mined = Scene(world(*lines, "mine 17.8 france")).play("take 1", "board 0")
    assert mined.why_not("take 2") == "6.5" and mined.offers("take 3")
    own = Scene(world(*lines, "mine 17.8 germany")).play("take 1", "board 0")
    assert own.offers("take 2")


def test_a_truck_that_is_blown_up_is_loaded_no_more() -> None:
    """TC §17.17 §6.5, ruling r42: with its passengers; the others move as they like, unless another loads."""
    lines = ("germany transport-truck 17.7", "germany infantry 17.6", "germany tank 15.8", FAR, "mine 17.8 france")
    scene = Scene(world(*lines)).play("take 1", "board 0").led("take 0").play("go to (17.8)")
    assert scene.place(0) == scene.place(1) == "gone" and scene.s.turn.truck == -1
    assert scene.offers("take 2") and scene.offers("end movement")
    rider = Scene(world("germany transport-truck 17.9", "germany infantry 17.10", "germany mounted-infantry 17.7",
                        FAR, "mine 17.8 france")).play("take 1", "board 0", "take 2", "go to (17.8)")  # fmt: skip
    assert rider.place(2) == "gone" and rider.s.turn.truck == 0


def test_staying_is_told_and_walking_is_not_called_so() -> None:
    """TC §4.4: who halts without a step stays."""
    lines = ("germany infantry 17.7", "germany tank 15.8", FAR)
    assert [one.unit for one in Scene(world(*lines)).play("take 0", "halt").happened(e.Stayed)] == [0]
    assert not Scene(world(*lines)).play("take 0", "go to (17.8)", "halt").happened(e.Stayed)


def test_where_a_unit_is_called() -> None:
    """TC §6.1 §7.14: by its hex, its fort, its truck's hex; who is gone is nowhere."""
    s, _ = read(world("germany tank 0.0", "germany transport-truck 17.8", "germany infantry aboard 1",
                      "germany tank gone", "france tank in 0", "fort 0 france"))  # fmt: skip
    fort = spot(s, 4)
    assert [spot(s, unit) for unit in range(4)] == ["A1", "R9", "R9", ""] and fort.startswith("Fort ")
    assert [inside(s, unit) for unit in (0, 1, 4)] == [-1, -1, 0]


@pytest.mark.parametrize(("human", "seats"), [("central-powers", (0, -1, -2, -1)), ("entente", (-2, -1, 0, -1))])
def test_the_human_leads_the_side_he_has_chosen(human: str, seats: tuple[int, ...]) -> None:
    """TC §15.1: the automa has the nation of the other side; together the humans are allies of one side (TC §16.1)."""
    options = GAME.options_type(mode="solo", human=human)
    assert GAME.begin(options)[0].seat_of == seats
    coop = GAME.begin(GAME.options_type(mode="coop", human=human))[0].seat_of
    assert coop == ((0, 1, -2, -1) if human == "central-powers" else (-2, -1, 0, 1))


def test_the_automa_turns_up_its_chips_one_after_the_other() -> None:
    """TC §15.7 §15.8: each once, the third with all that is left in the cup."""
    scene = Scene(mode="solo", seed=4)
    for kind in starting_force(scene.s, 2):
        scene.play(f"assign {KINDS[kind]} to 0")
    scene.play("done")
    while scene.s.round == 0:
        scene.deal()
        if scene.s.round == 0:
            scene.play(scene.options[0])
    assert [one.army for one in scene.happened(e.ChipFlipped) if one.house == 0] == [0, 1, 2]
    assert [len(one.kinds) for one in scene.happened(e.TokensDrawn)] == [4, 4, 3] and scene.s.cup == ()
    assert sorted(scene.s.army[unit] for unit in units_of(scene.s, 0)) == [0] * 4 + [1] * 4 + [2] * 3


@pytest.mark.parametrize(("kind", "basic", "expert"), [
    ("infantry", "2 3 1 1 - 2 1 x", "2 3 1 1 - 2 1 x"), ("tank", "2 3 1 1 x 2 1 x", "2 3 1 1 x 2 1 x"),
    ("armoured-car", "2 3 1 1 x 2 1 x", "2 3 1 1 x x 1 x"), ("fighter", "2 2 2 2 2 2 2 x", "2 2 2 2 2 2 2 x"),
    ("gunboat", "x x x 2 2 x x x", "x x x 2 2 x x x"),
])  # fmt: skip
def test_what_a_step_leaves_on_every_ground(kind: str, basic: str, expert: str) -> None:
    """TC §4.6 §4.7 §4.8 §4.13 §4.15 §4.17 §4.23 §4.24 §13.2 §13.3: meadow, woods, road, bridge, water, trench, road
    across a trench, fort; `-` is a whole move, `x` never. The last half point enters a meadow, but not from the air."""
    number = NUMBER[kind]
    for trenches, costs in ((False, basic), (True, expert)):
        for terrain, cost in enumerate(costs.split()):
            for left in range(7):
                if cost in "-x":
                    first, later = (0 if cost == "-" else -1), -1
                else:
                    meadow = terrain == MEADOW or (terrain == TRENCH and not trenches)
                    last = left == 1 and meadow and cost == "2" and kind != "fighter"
                    first = later = left - int(cost) if int(cost) <= left else 0 if last else -1
                assert left_after(trenches, number, terrain, left, True) == first
                assert left_after(trenches, number, terrain, left, False) == later
            assert can_enter(trenches, number, terrain) == (cost != "x")


def bertha(*lines: str, face: int = 4) -> Scene:
    """Big Bertha at 17.4 fires at a Frenchman at 17.8; with 4 the shot lands on 17.9, with 3 on 18.9."""
    text = ("germany big-bertha 17.4", "france infantry 17.8", "ground 17.8 trench", *lines)
    scene = declared(*text, rules="special_units trenches").play("name 0")
    return scene.led(f"aim at {scene.hex('17.8')}").play("confirm attacks", f"rolled {face}")


def test_whom_a_scattered_shot_finds_in_a_trench() -> None:
    """TC §12.6 §13.17, ruling r65: the target anywhere in his trench; in another anyone of the garrison, or a tank on
    the very hex; in an empty one nobody."""
    assert bertha("ground 17.9 trench").deal().happened(e.Fought)[0].target == 1
    both = declared("germany big-bertha 17.4", "france infantry 17.8", "france infantry 17.9", "ground 17.8 trench",
                    "ground 17.9 trench", rules="special_units trenches").play("name 0", "attack 1")  # fmt: skip
    both.led(f"aim at {both.hex('17.8')}").play("confirm attacks", "rolled 4")
    assert both.deal().happened(e.Fought)[0].target == 1
    parted = ("ground 17.8 meadow", "ground 17.9 trench", "ground 17.10 trench", "ground 17.11 trench")
    text = ("germany big-bertha 17.4", "france tank 17.8", "france infantry 17.10", "france heavy-infantry 17.11")
    for more, whom in (((), None), (("germany tank 17.9",), 4)):
        scene = declared(*text, *parted, *more, rules="special_units trenches")
        scene.play("name 0", "attack 1", "confirm attacks", "rolled 4")
        if whom is None:
            assert scene.question.name == "draw" and scene.question.args == ((1, 1), 1)
            assert scene.play("drew 1").deal().happened(e.Fought)[0].target == 3
        else:
            assert scene.deal().happened(e.Fought)[0].target == whom
    empty = declared(text[0], text[1], *parted, rules="special_units trenches").play("name 0", "confirm attacks")
    assert not empty.play("rolled 4").happened(e.Fought)


def test_the_first_unit_of_all_is_of_the_garrison_like_any_other() -> None:
    """TC §12.6, ruling r65: units are counted from 0."""
    ground = ("ground 17.8 meadow", "ground 17.9 trench", "ground 17.10 trench")
    text = ("france infantry 17.10", "germany big-bertha 17.4", "france tank 17.8", *ground)
    scene = declared(*text, rules="special_units trenches").play("name 1", "attack 2", "confirm attacks", "rolled 4")
    assert scene.deal().happened(e.Fought)[0].target == 0


def test_trenches_are_dug_beside_an_enemy_in_the_open() -> None:
    """TC §12.14 §13.16, ruling r82: only a trench that he holds is in the way."""
    for ground, rule in (("meadow", None), ("trench", "13.16")):
        scene = Scene(world("germany builder 15.9", "france infantry 17.9", "germany tank 0.1", f"ground 17.9 {ground}",
                            rules="special_units trenches")).play("take 0")  # fmt: skip
        assert scene.why_not(f"build a trench on {scene.hex('16.9')} and {scene.hex('16.10')}") == rule


def test_the_last_enemy_may_fall_in_a_fort_or_on_a_mine() -> None:
    """TC §11.4 §7.8 §17.17, ruling r39: then the game is over at once."""
    fort = Scene(world("germany infantry 15.10", "france tank in 2", "fort 2 france"))
    outcome = fort.play("take 0", "enter the fort at (13.9)").position.outcome
    assert outcome and (outcome.manner, outcome.winners) == ("annihilated", (0,))
    mine = Scene(world("germany infantry 17.7", "france tank 0.0", "mine 17.8 france").replace(
        "germany infantry at 0.12", "germany infantry gone"))  # fmt: skip
    mine.led("take 0").play("go to (17.8)")
    assert mine.position.outcome and mine.position.outcome.winners == (1,)
