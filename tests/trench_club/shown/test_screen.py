"""What the screen is given: expected hits, where a unit in hand can go, contact, ranges, prices, events."""

from __future__ import annotations

import random
from statistics import mean, stdev
from typing import Any

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.events import Destroyed, Fought, Moved
from feldherr.games.trench_club.rules.combat.fire import bonus, dice_of, value_of
from feldherr.games.trench_club.rules.movement.reach import reach
from feldherr.games.trench_club.rules.units import DESTROYED, NUMBER, PRICE, SIDES, SPEED
from feldherr.games.trench_club.shown.odds import forecast, rolled
from feldherr.kernel.lines import write
from feldherr.kernel.view import Panel
from tests.trench_club.scene import Scene, world


def duel(*more: str) -> Scene:
    return Scene(world("germany tank 17.8", "france infantry 17.9 damage 3", *more, phase="declare"))


def test_expected_hits_are_dice_times_value() -> None:
    """TC §9.6 §9.17: the mean of the dice, bonus dice included."""
    scene = duel("germany armoured-car 17.10")
    s = scene.s
    odds = forecast(s, 0, 1)
    assert bonus(s, 0, 1) == odds.extra == 3
    assert odds.hits == round(10 * (dice_of(s, 0) + 3) * value_of(s, 0, 1) / SIDES)
    assert sum(rolled(12, 5)) == pytest.approx(1)


def test_the_forecast_counts_return_fire_and_the_last_blow() -> None:
    """TC §9.3 §9.23: who stands apart cannot shoot back; damage beyond the sixth is not counted."""
    odds = forecast(duel().s, 0, 1)
    assert odds.answers == 1 and odds.answer_hits > 0 and 0 < odds.kill < 100 and odds.damage <= 30
    far = Scene(world("germany heavy-mortar 17.6", "france infantry 17.10", phase="declare"))
    assert forecast(far.s, 0, 1).answers == 0


@pytest.mark.parametrize("target", ["infantry 17.9 damage 3", "tank 17.9", "heavy-infantry 17.9 damage 1"])
def test_the_forecast_is_what_combats_by_the_rules_come_to(target: str) -> None:
    """TC §9.2 §9.6 §9.17 §9.23: hits, damage, kills and return fire, within four standard errors of the mean."""
    start = Scene(world("germany tank 17.8", f"france {target}", phase="declare"))
    odds, fought = forecast(start.s, 0, 1), list[Fought]()
    for seed in range(DUELS):
        scene = Scene(world("germany tank 17.8", f"france {target}", phase="declare"))
        scene.rng = random.Random(seed)
        fought += scene.play("name 0", "confirm attacks").deal().happened(Fought)
    left = DESTROYED - start.s.damage[1]
    near([one.hits for one in fought], odds.hits / 10, 0.05)
    near([min(one.damage, left) for one in fought], odds.damage / 10, 0.05)
    near([int(one.damage >= left) for one in fought], odds.kill / 100, 0.005)
    near([one.answer_hits for one in fought], odds.answer_hits / 10, 0.05)
    near([one.answer_damage for one in fought], odds.answer_damage / 10, 0.05)


DUELS = 400


def near(found: list[int], said: float, rounded: float) -> None:
    """The mean of what was found is what was said, but for chance and rounding."""
    assert len(found) == DUELS
    assert abs(mean(found) - said) <= 4 * stdev(found) / DUELS**0.5 + rounded, (mean(found), said)


def test_an_attack_is_offered_with_what_it_may_bring() -> None:
    """TC §9.2: in the words of the option; a target that is refused has none."""
    scene = duel("france infantry 17.7", "france tank in 2", "fort 2 france").play("name 0")
    question = scene.question
    for option in question.options():
        assert GAME.option(question, option).id == "tc-do-attack-odds"
    for refused in question.refusals():
        assert GAME.option(question, refused).id == "tc-do-attack"


def test_a_unit_in_hand_can_be_put_down_again() -> None:
    """TC §4.2: taking it up and its first step are one procedure, so that nothing is settled before it moves."""
    scene = Scene(world("germany tank 17.8")).play("take 0")
    assert scene.asked == "step" and len(scene.position.given) == 1
    scene.play("go to (17.9)")
    assert scene.asked == "step" and not scene.position.given


def test_every_hex_in_reach_is_proposed_and_can_be_reached() -> None:
    """TC §4.3 §4.4: beyond the next hexes, which are options; the answers are taken as they stand."""
    scene = Scene(world("germany armoured-car 17.8", "france infantry 15.9")).play("take 0")
    far = {one.handles[0]: one for one in GAME.suggestions(scene.question)}
    found = reach(scene.s, 0)
    assert set(far) == {f"space:{hex_}" for hex_, way in found.way.items() if len(way) > 1}
    farthest = max(far.values(), key=lambda one: len(one.answers))
    before = scene.s.where[0]
    for answer in farthest.answers:
        assert answer in scene.question.options()
        scene.one(0, write(answer))
    assert scene.s.where[0] != before and f"space:{scene.s.where[0]}" == farthest.handles[0]
    assert {"tc-suggest-go", "tc-suggest-contact"} == {one.text.id for one in far.values()}


def test_whoever_is_on_the_way_may_stop_for_another() -> None:
    """TC §4.2: one click on the next unit ends the move of this one."""
    scene = Scene(world("germany tank 17.8", "germany infantry 14.8")).play("take 0", "go to (17.9)")
    stops = [one for one in GAME.suggestions(scene.question) if one.handles == ("piece:1",)]
    assert [write(answer) for answer in stops[0].answers] == ["halt", "take 1"]


def test_an_own_fort_in_reach_is_proposed_with_its_gate() -> None:
    """TC §7.5: by way of a hex beside its entrance."""
    scene = Scene(world("germany mounted-infantry 16.10", "fort 2 germany")).play("take 0")
    body = scene.hex("13.9")
    entering = [one for one in GAME.suggestions(scene.question) if one.handles == (f"space:{body}",)]
    for answer in entering[0].answers:
        scene.one(0, write(answer))
    assert scene.s.where[0] >= 1000


def test_contact_hexes_are_marked_while_a_unit_is_in_hand() -> None:
    """TC §5.1: those beside an enemy that could attack it in melee; nothing is marked otherwise."""
    scene = Scene(world("germany tank 17.8", "france infantry 17.11", "france transport-truck 14.11"))
    assert not [m for m in GAME.view(scene.position, 0).markers if m.kind == "contact"]
    scene.play("take 0")
    marked = {m.at for m in GAME.view(scene.position, 0).markers if m.kind == "contact"}
    assert f"space:{scene.hex('17.10')}" in marked and len(marked) == 6


def test_sides_are_seats_and_the_automa_comes_last() -> None:
    """TC §15.1: pieces, flags and rows name a side by the seat that leads it."""
    shown = GAME.view(Scene(world("germany tank 17.8", "france tank 15.12", "fort 2 france")).position, 0)
    assert [side.seat for side in shown.sides] == [0, 1]
    assert [piece.side for piece in shown.pieces[:2]] == [0, 1]
    alone = GAME.view(Scene(mode="solo").position, 0)
    assert [side.seat for side in alone.sides] == [0, 1]
    assert alone.sides[1].rows[-1].value.id == "tc-automa"  # type: ignore[union-attr]


def test_a_piece_says_how_far_it_fires() -> None:
    """TC §8.5 §8.6 §7.14: minimum and maximum against ground and air; whoever is in a fort fires at nobody."""
    shown = GAME.view(Scene(world("germany heavy-mortar 17.8", "germany infantry in 2", "fort 2 germany")).position, 0)
    assert "range-2-5" in shown.pieces[0].marks
    assert not any("range" in mark for mark in shown.pieces[1].marks)


def panel(scene: Scene, kind: str) -> Panel:
    return next(one for one in GAME.view(scene.position, 0).panels if one.kind == kind)


def test_the_shop_shows_every_price_and_which_are_ours() -> None:
    """TC §10.10 §10.11: a row for each type with its values; a star marks what no source gives."""
    scene = Scene(world("germany tank in 2", "fort 2 germany", "coins germany 9", phase="money"))
    shop = panel(scene, "shop")
    prices = [row.value.args["price"] for row in shop.rows if not isinstance(row.value, str | int)]
    assert len(shop.pieces) == 11 and all(piece.at.startswith("kind:") for piece in shop.pieces)
    assert prices[0] == PRICE[0] and any(
        not isinstance(row.value, str | int) and row.value.args["star"] == "*" for row in shop.rows
    )


def test_a_combat_shows_both_pools_and_what_moved_or_fell() -> None:
    """TC §9.2 §9.15: attacker and defender roll at once; each face is shown with the value it is compared with."""
    scene = duel("fort 2 germany", "coins germany 9").play("name 0", "confirm attacks").deal()
    fought = next(event for event in scene.events if isinstance(event, Fought))
    assert len(fought.faces) == 12 and len(fought.answer_faces) == sum(fought.answer_dice) == 8
    rolls = [row.value for row in panel(scene, "battle").rows if not isinstance(row.value, str | int)]
    pools = [value.args for value in rolls if value.id == "tc-panel-pool"]
    assert [pool["side"] for pool in pools] == [0, 1] and [pool["sides"] for pool in pools] == [12, 12]
    shown = GAME.shown(fought)
    assert set(shown.flash) == {"piece:0", "piece:1"}


def test_events_say_what_moves_and_what_is_lost() -> None:
    """TC §4.5 §9.23: hex by hex; what is destroyed is gone."""
    moved = GAME.shown(Moved(0, 3, 0, (5, 6), 2, False))
    assert moved.moves == ((3, "space:6"),)
    fallen = GAME.shown(Destroyed(0, 3, 0, 6))
    assert fallen.loses == (3,) and "space:6" in fallen.flash


def test_the_speed_on_the_card_is_what_a_unit_has() -> None:
    """TC §1.6 §4.3: the note on a piece speaks of its own type."""
    shown = GAME.view(Scene(world("germany tank 17.8")).position, 0)
    note = next(one for one in shown.notes if "piece:0" in one.handles)
    short = note.text.args["values"].args["short"].args  # type: ignore[union-attr]
    assert str(short["speed"]).strip("*") == str(SPEED[NUMBER["tank"]] // 2)


def test_a_whole_army_is_placed_by_one_gesture() -> None:
    """TC §2.10 §2.11: the first on the number, the others ring by ring, nobody in the water where land is free."""
    scene = Scene(seed=3)
    for seat in (0, 1):
        question = scene.position.question(seat)
        assert question is not None
        for answer in GAME.suggestions(question)[0].answers:
            scene.one(seat, write(answer))
    scene.deal().play("flip chip 0").deal()
    assert scene.asked == "unit_to_place" and panel(scene, "tray").pieces
    (gesture,) = GAME.suggestions(scene.question)
    for answer in gesture.answers:
        assert answer in scene.question.options()
        scene.play(write(answer))
    assert scene.asked == "chip_to_flip"


def test_what_an_ended_phase_leaves_unused_is_said() -> None:
    """TC §4.4 §8.11: nobody has to move or to attack, but who ends it hears how many could."""
    scene = Scene(world("germany tank 17.8", "germany infantry 14.8"))
    assert unused(scene) == {"count": 3}
    scene.play("take 0", "go to (17.9)", "halt")
    assert unused(scene) == {"count": 2}
    assert unused(duel()) == {"count": 2}, "its tank, and the infantry in the far corner"


def unused(scene: Scene) -> dict[str, Any] | None:
    """What is said before the phase is ended here."""
    ending = next(one for one in scene.question.options() if one.ends)
    warning = GAME.warning(scene.question, ending)
    return dict(warning.args) if warning else None
