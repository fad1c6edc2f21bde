"""Chapter 16: two humans together against the automa."""

from __future__ import annotations

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules.choices.money import card, unit_to_repair
from feldherr.games.trench_club.rules.combat.fire import bonus
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.games.trench_club.rules.units import KINDS
from tests.trench_club.scene import LINES, Scene, world

COOP = {"mode": "coop", "powers": "france great-britain germany", "now": "france"}


def test_two_allied_nations_share_one_force() -> None:
    """TC §16.1 §16.2 §16.3: half a map, one starting force; what one takes the other cannot."""
    seats = GAME.seats(TrenchClubOptions(mode="coop"))
    assert [seat.name for seat in seats] == ["france", "great-britain"] and seats[0].team == seats[1].team
    scene = Scene(mode="coop").play("claim tank")
    assert scene.question.actor == 1 and scene.why_not("claim tank") == "16.2"
    scene.play("claim infantry", "leave the rest")
    shares = scene.happened(e.Shared)
    assert sorted(KINDS[one.kind] for one in shares if one.power == 2) == ["tank"]
    assert len(shares) == 11 and len(scene.s.fort) == 7


def test_each_has_a_chip_of_his_own_and_one_is_shared() -> None:
    """TC §16.4: nobody puts units on his partner's."""
    scene = Scene(mode="coop").play("claim tank", "leave the rest")
    mine = scene.position.question(0)
    assert mine is not None and mine.refusals()[LINES.read("assign infantry to 1")] == "16.4"


def test_forts_and_coins_are_common() -> None:
    """TC §16.5 §16.6 §10.4, ruling r58: both enter, place and repair; there are no gifts."""
    text = world("france infantry 17.7", "great-britain tank 15.10", "germany infantry 0.0", "fort 2 france",
                 "coins france 5", **COOP)  # fmt: skip
    scene = Scene(text).play("take 0", "halt", "hand over", "take 1", "enter the fort at (13.9)")
    assert scene.place(1) == "fort 2" and scene.question.actor in (0, 1)
    s = scene.s
    assert GAME.interjections(scene.position, 0) == [LINES.read("resign")]
    assert {KINDS[kind] for kind in card(s, 3)} >= {"renault-ft17", "mark1-female"}
    hurt, _ = read(world("great-britain tank in 2 damage 2 stayed", "germany infantry 0.0", "fort 2 france",
                         "coins france 5", phase="money", **COOP))  # fmt: skip
    assert LINES.read("repair 0") in unit_to_repair(hurt, 1)


def test_partners_count_as_own() -> None:
    """TC §16.5 §9.14, ruling r58: for pincer and pocket."""
    s, _ = read(world("france tank 17.7", "germany infantry 17.8", "great-britain tank 17.9", **COOP))
    assert bonus(s, 0, 1) == 3


def test_the_word_passes_between_partners() -> None:
    """TC §16.1, ruling r58: one common turn in any order."""
    text = world("france infantry 17.7", "great-britain tank 17.9", "germany infantry 0.0", **COOP)
    scene = Scene(text)
    assert not scene.offers("hand over")
    scene.play("take 0", "halt", "hand over")
    assert scene.question.actor == 1
    scene.play("end movement")
    assert scene.happened(e.WordPassed)


def test_partners_place_from_the_common_chip_in_turn() -> None:
    """TC §16.4 §2.11, ruling r58: whoever has the word may give it to the other who has units to place."""
    scene = Scene(mode="coop", seed=3).play("claim tank", "claim infantry", "leave the rest")
    for seat, asked in ((0, scene.position.question(0)), (1, scene.position.question(1))):
        assert asked is not None
        for kind in asked.kinds:
            scene.one(seat, f"assign {KINDS[kind]} to 2")
        scene.one(seat, "done")
    while scene.asked != "unit_to_place":
        if scene.deal().asked == "chip_to_flip":
            assert scene.options == ["flip chip 0", "flip chip 1", "flip chip 2"]
            scene.play("flip chip 2")
    assert scene.question.actor == 0 and scene.offers("hand over")
    scene.play("hand over")
    assert scene.question.actor == 1 and scene.happened(e.WordPassed)[-1].seat == 1
    scene.play(scene.options[0])
    assert scene.question.actor == 1
    assert scene.play("hand over").question.actor == 0
    scene.play("hand over")
    assert scene.play("hand over").question.actor == 0
    scene.play(scene.options[0])
    assert scene.question.actor == 1 and not scene.offers("hand over")
