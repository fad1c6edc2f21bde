"""Chapters 2 and 3: chips, splits, rings, and the limits of the first rounds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.actions import Assign, Flip
from feldherr.games.trench_club.rules.choices.opening import chip_to_flip
from feldherr.games.trench_club.rules.units import FORCES, KINDS
from feldherr.games.trench_club.state import BOX
from feldherr.kernel.answers import Illegal
from feldherr.kernel.position import answer
from feldherr.kernel.question import Question
from tests.trench_club.scene import LINES, Scene, world


def split(scene: Scene, seat: int, chips: list[int]) -> None:
    power = scene.s.seat_of.index(seat)
    for kind, chip in zip(FORCES[power], chips):
        scene.one(seat, f"assign {KINDS[kind]} to {chip}")
    scene.one(seat, "done")


def ready(chips: list[int] | None = None, seed: int = 1, **options: Any) -> Scene:
    """A game up to the roll for placing."""
    scene = Scene(seed=seed, **options)
    for seat in range(len(GAME.seats(GAME.options_type(**options)))):
        split(scene, seat, chips or [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2])
    return scene


def test_all_units_are_split_over_three_chips_in_secret() -> None:
    """TC §2.5 §2.6 §1.5: any way, all of them, each once; what is confirmed is fixed."""
    scene = Scene()
    ask = scene.position.question(0)
    assert ask is not None and ask.name == "unit_to_assign" and len(ask.options()) == 33
    assert ask.refusals()[LINES.read("done")] == "2.5"
    scene.one(0, "assign tank to 2")
    again = scene.position.question(0)
    assert again is not None and again.refusals()[LINES.read("assign tank to 0")] == "1.5"
    whole = ready([0] * 11)
    assert whole.happened(e.Split)[0].armies[1:] == ((), ())
    with pytest.raises(Illegal):
        answer(GAME, whole.position, 0, LINES.read("assign tank to 1"))


def test_nobody_sees_the_others_split_before_all_have_confirmed() -> None:
    """TC §2.4 §2.6, ruling r2: another world has another split, and looks the same."""
    scene = Scene()
    split(scene, 0, [0] * 11)
    assert scene.happened(e.Split) == []
    other = GAME.resample(scene.position, 1, random.Random(3))
    assert other.given != scene.position.given and GAME.view(other, 1) == GAME.view(scene.position, 1)


def test_the_suggested_split_may_be_taken_or_not() -> None:
    """TC §2.7: group 1 is mounted infantry, tank, field gun and anti-aircraft gun."""
    scene = Scene()
    question = scene.position.question(0)
    assert question is not None
    gesture, to_be_changed = GAME.suggestions(question)
    assert to_be_changed.answers == gesture.answers[:-1]
    for choice in gesture.answers:
        scene.position, _ = answer(GAME, scene.position, 0, choice)
    assert scene.position.question(0) is None
    first = {one.kind for one in gesture.answers if isinstance(one, Assign) and one.chip == 0}
    assert first == {"mounted-infantry", "tank", "assault-gun", "anti-aircraft"} and len(gesture.answers) == 12


def test_the_highest_die_places_first_and_equals_roll_again() -> None:
    """TC §2.8 §2.3 §2.15: six numbers for two, three flips each."""
    scene = ready().play("rolled 11,11")
    assert scene.question.args == (2, 12)
    scene.play("rolled 3,9")
    assert scene.s.order == (2, 0) and scene.asked == "chip_to_flip" and scene.question.actor == 1


def test_one_chip_in_each_go_in_turn() -> None:
    """TC §2.9 §2.13 §2.4: a flipped chip shows its number to all; nobody flips two in a row."""
    scene = ready([0] * 11).play("rolled 9,3", "flip chip 1")
    assert scene.question.name == "draw"
    scene.play("drew 3")
    assert scene.question.actor == 1 and scene.s.numbers == (1, 2, 3, 5, 6)
    assert scene.happened(e.ChipFlipped)[0].number == 4
    scene.play("flip chip 2", "drew 0")
    assert scene.question.actor == 0 and scene.why_not("flip chip 1") == "2.9"


def test_units_stand_on_the_number_then_ring_by_ring() -> None:
    """TC §2.10 §2.11 §2.14 §2.12: no ring is begun before the last is full; water may stay empty or be used."""
    scene = ready([0] * 11).play("rolled 9,3", "flip chip 0", "drew 5")
    assert 6 not in scene.s.numbers and scene.why_not("place 0 on (18.7)") == "2.10"
    scene.play("place 0 on (18.8)")
    assert scene.why_not("place 1 on (18.6)") == "2.11"
    for unit, ring in enumerate(("18.7", "18.9", "19.7", "19.8", "17.7"), 1):
        scene.play(f"place {unit} on ({ring})")
    assert scene.why_not("place 7 on (18.6)") == "2.11"
    scene.play("place 6 on (17.8)")
    assert scene.offers("place 7 on (18.6)")
    assert all(scene.s.army[u] == 0 for u in range(11))
    wet = ready([0] * 11).play("rolled 9,3", "flip chip 0", "drew 2", "place 0 on (10.0)")
    assert wet.offers("place 1 on (10.1)") and wet.s.terrain[wet.hex("10.1")] == 4


def test_all_begin_without_damage_experience_or_forts() -> None:
    """TC §2.16 §2.18: only Austria-Hungary has coins, three of them."""
    scene = ready(mode="four")
    while scene.s.round == 0:
        scene.deal()
        if scene.s.round == 0:
            scene.play(scene.options[0])
    s = scene.s
    assert not any(s.damage) and not any(s.experience) and set(s.fort) == {-1} and BOX not in s.where
    assert s.coins == [0, 3, 0, 0] and len(scene.happened(e.ChipFlipped)) == 12
    assert len(scene.happened(e.Placed)) == 44


def test_the_simple_setup_places_the_groups_in_order() -> None:
    """TC §2.17: group 1 first; the number is drawn then."""
    scene = ready(simple_setup=True).play("rolled 9,3")
    asked = Question(0, chip_to_flip, (scene.position.settled, 0))
    assert asked.options() == [Flip(0)] and asked.refusals() == {Flip(1): "2.17", Flip(2): "2.17"}
    scene.led("flip chip 0").play("drew 0")
    assert scene.asked == "unit_to_place" and scene.question.army == 0


def placed(mode: str, first: int) -> Scene:
    scene = ready(mode=mode, seed=first)
    while scene.asked != "army_to_use":
        scene.deal()
        if scene.asked != "army_to_use":
            scene.play(scene.options[0])
    return scene


def test_all_roll_again_for_the_first_turn() -> None:
    """TC §3.1 §3.4: independently of the placing; then clockwise."""
    scene = placed("four", 2)
    rolls = scene.happened(e.RolledToBegin)
    assert rolls and scene.s.now == scene.s.order[0]
    clockwise = (0, 3, 1, 2)
    at = clockwise.index(scene.s.now)
    assert scene.s.order == (*clockwise[at:], *clockwise[:at])


def test_four_players_begin_with_one_one_two_and_three_armies() -> None:
    """TC §3.5 §3.6 §3.7 §3.12 §3.13 §3.15: then everybody uses everything."""
    scene = placed("four", 3)
    used = []
    for _ in range(8):
        while scene.asked == "army_to_use":
            scene.play(scene.options[0])
            if scene.asked == "army_to_use":
                assert scene.why_not("use army 0") == "3.12"
        used.append(scene.s.turn.armies.bit_count())
        s = scene.s
        idle = [u for u in range(44) if s.owner[u] == s.now and not s.turn.armies >> s.army[u] & 1]
        for unit in idle:
            assert scene.why_not(f"take {unit}") == "3.13"
        now = scene.s.now
        while scene.s.now == now and scene.asked != "over":
            scene.deal()
            if scene.s.now == now:
                scene.play(scene.options[-1])
    assert used == [1, 1, 2, 3, 3, 3, 3, 3]


def test_two_players_begin_with_one_and_two_then_two_and_three() -> None:
    """TC §3.8 §3.9 §3.10 §3.11 §2.14: in round 2 the army used first pauses."""
    scene = placed("two", 4)
    masks = []
    for _ in range(6):
        while scene.asked == "army_to_use":
            scene.play(scene.options[0])
        masks.append(scene.s.turn.armies)
        now = scene.s.now
        while scene.s.now == now and scene.asked != "over":
            scene.deal()
            if scene.s.now == now:
                scene.play(scene.options[-1])
    assert masks == [1, 3, 6, 7, 7, 7]


def test_the_four_phases_follow_each_other() -> None:
    """TC §3.2 §3.3 §8.1: move, declare, fight, money: income, repair, purchase."""
    text = world("germany tank in 2 damage 1", "germany infantry 17.7", "france infantry 17.8", "fort 2 germany",
                 "coins germany 4")  # fmt: skip
    scene = Scene(text)
    assert scene.asked == "unit_to_move"
    scene.play("end movement")
    assert scene.asked == "attacker_to_name"
    scene.play("confirm attacks")
    assert scene.asked == "what_to_buy" and scene.s.coins[0] == 5
    assert [type(event).__name__ for event in scene.events][-2:] == ["NoAttack", "Paid"]
    scene.play("end purchases")
    assert scene.s.now == 2 and scene.asked == "unit_to_move"
