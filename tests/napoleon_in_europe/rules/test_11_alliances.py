"""Chapters 11 and 12: alliances, joint turns, diplomacy."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.kernel.answers import Illegal
from feldherr.kernel.lines import write
from tests.napoleon_in_europe.scene import THREE, TOTAL, Scene

ALLIED = THREE + "ally first third\n"


def test_allies_share_a_region_and_others_fight() -> None:
    """NE §11.1 §11.7"""
    text = "Bavaria: France 2I\nSaxony: Austria 2I\nThuringia: France 3I\n"
    assert Scene(ALLIED + text).march("France", "Thuringia", "Saxony").play("end movement").asked == "first production"
    assert Scene(THREE + text).march("France", "Thuringia", "Saxony").play("end movement").asked == "first next_battle"


@pytest.mark.parametrize(("answer", "allied"), [("yes", True), ("no", False)])
def test_both_must_agree(answer: str, allied: bool) -> None:
    """NE §11.2"""
    scene = Scene(THREE).play("propose alliance to third")
    assert scene.asked == "third alliance_or_not"
    scene.play(answer)
    assert bool(scene.s.allies[0] >> 2 & 1) is allied
    assert (
        scene.why_not("propose alliance to third") == "11.1"
        if allied
        else not scene.offers("propose alliance to third")
    )


def test_an_offer_out_of_turn_is_accepted_or_declined() -> None:
    """NE §11.2 §11.3"""
    scene = Scene(THREE).say("third", "offer alliance to second")
    assert [note.text.id for note in GAME.view(scene.position, None).notes] == ["ne-note-offer"]
    assert scene.say("second", "accept alliance with third").s.allies == [0b001, 0b110, 0b110]
    again = Scene(THREE).say("third", "offer alliance to second").say("second", "decline alliance with third")
    assert again.s.allies == [1, 2, 4]
    with pytest.raises(Illegal):
        again.say("third", "offer alliance to second")


def said(scene: Scene, seat: int) -> list[str]:
    return [write(what) for what in GAME.interjections(scene.position, seat)]


def test_there_is_one_way_to_ask_for_an_alliance_and_who_declined_is_not_asked_again() -> None:
    """NE §11.2: who moves proposes, and the other answers at once; anybody else, or later, makes an offer."""
    scene = Scene(THREE)
    assert scene.offers("propose alliance to second") and said(scene, 0) == ["resign"]
    assert "offer alliance to 0" in said(scene, 1)
    scene.play("propose alliance to second", "no", "end movement")
    assert scene.asked == "first production" and said(scene, 0) == ["resign", "offer alliance to 2"]


def test_no_alliance_is_made_while_battles_are_due() -> None:
    """NE §11.2 §16.1.1"""
    scene = Scene(THREE + "Holland: France 2I\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    scene.play("end movement")
    with pytest.raises(Illegal):
        scene.say("first", "offer alliance to second")


def test_an_alliance_in_the_movement_phase_cancels_battles() -> None:
    """NE §11.2 §9.5"""
    scene = Scene(THREE + "Holland: France 2C\nHanover: GreatBritain 2I\n").march("France", "Holland", "Hanover")
    scene.play("propose alliance to second", "yes")
    assert scene.why_not("march France from Hanover") == "9.1"
    assert scene.play("end movement").asked == "first production"


def test_the_ally_of_an_ally_is_no_ally_and_who_is_allied_with_both_stands_aside() -> None:
    """NE §11.3, ruling r34"""
    text = THREE + "ally first second\nally second third\nSaxony: GreatBritain 3I, Austria 2I\nThuringia: France 4I\n"
    scene = Scene(text).march("France", "Thuringia", "Saxony").play("end movement", "fight in Saxony")
    assert {question.actor for question in scene.position.questions} == {0, 2}
    scene.line_up("first: 4I", "third: 2I")
    assert scene.s.battle is not None and scene.s.battle.nations == (1 << 5, 1)


def test_an_alliance_lasts_until_it_is_ended() -> None:
    """NE §11.4"""
    scene = Scene(ALLIED + "round 9\nSaxony: Austria 2I\nThuringia: France 3I\n")
    assert scene.march("France", "Thuringia", "Saxony").play("end movement").asked == "first production"
    assert Scene(THREE).why_not("break with third") == "11.4"


def test_an_alliance_ends_before_the_first_move_only() -> None:
    """NE §11.8"""
    text = ALLIED + "Paris: France 1I\n"
    assert Scene(text).play("break with third").s.allies == [1, 2, 4]
    assert Scene(text).march("France", "Paris", "Normandy").why_not("break with third") == "11.8"


SHARED = ALLIED + "Saxony: France 3I 1C, Austria 2I\n"


def test_who_broke_the_alliance_fights_or_leaves() -> None:
    """NE §11.9 §11.10"""
    scene = Scene(SHARED).play("break with third", "end movement")
    assert scene.asked == "first next_battle" and scene.offers("fight in Saxony")
    away = Scene(SHARED).play("break with third").march("France", "Saxony", "Thuringia")
    assert away.offers("march France from Thuringia")
    assert away.play("end movement").asked == "first production"


def test_riding_into_the_former_partner_stops() -> None:
    """NE §11.10 §9.4"""
    scene = Scene(SHARED + "Bohemia: Austria 1I\n").play("break with third").march("France", "Saxony", "Bohemia", "1 C")
    assert scene.why_not("march France from Bohemia") == "9.1"


def test_infantry_left_in_a_homeland_occupies_it_when_the_alliance_ends() -> None:
    """NE §11.8 §3.9 §6.2, ruling r12"""
    scene = Scene(ALLIED + "Tyrol: France 1I\nBohemia: France 1I, Austria 1I\n")
    assert scene.owner("Tyrol") == "Austria"
    scene.play("break with third")
    assert (scene.owner("Tyrol"), scene.owner("Bohemia")) == ("France", "Austria")


def test_what_a_new_ally_holds_falls_back() -> None:
    """NE §11.2 §3.11, ruling r12"""
    scene = Scene(THREE + "own France Tyrol\nTyrol: France 1I\n").play("propose alliance to third", "yes")
    assert scene.owner("Tyrol") == "Austria" and scene.at("Tyrol", "France") == "1I"


def test_infantry_of_allies_eliminates_nobody() -> None:
    """NE §6.2 §11.7"""
    homes = ["Berlin", "Silesia", "Pomerania", "EastPrussia"]
    text = (
        TOTAL.replace("GreatBritain", "Prussia") + "ally first second\n" + "".join(f"{h}: France 1I\n" for h in homes)
    )
    assert Scene(text + "Saxony: France 1I\n").march("France", "Saxony", "Thuringia").s.led[2] == 1


SLOT = (
    ALLIED.replace("turn first\n", "phase slot\n")
    + "Galicia: Austria 3I\nVolhynia: France 2I\nMoldavia: GreatBritain 2I\n"
)


def test_allies_play_a_turn_together() -> None:
    """NE §11.5 §11.6 §8.6, ruling r35"""
    scene = Scene(SLOT).play("join with third", "yes")
    assert scene.s.turn.acting == (0, 2)
    scene.march("France", "Volhynia", "Moldavia").play("end movement")
    assert scene.asked == "third orders"
    scene.march("Austria", "Galicia", "Moldavia").play("end movement", "fight in Moldavia")
    scene.line_up("first: 2I", "second: 2I", "third: 3I")
    assert scene.s.battle is not None and scene.s.battle.nations == (2, 1 | 1 << 5) and scene.s.battle.seats == (1, 2)


def test_who_has_acted_in_a_partners_turn_has_no_other() -> None:
    """NE §11.6 §8.2"""
    scene = Scene(SLOT).play("join with third", "yes", "end movement", "end movement", "end turn", "end turn")
    assert scene.asked == "second orders"
    assert scene.play("end movement", "end turn").s.round == 2


def test_allies_may_wait_for_the_later_slot() -> None:
    """NE §11.6"""
    scene = Scene(SLOT).play("wait for third", "yes")
    assert scene.asked == "second orders"
    scene.play("end movement", "end turn")
    assert scene.asked == "third opening" and scene.why_not("join with first") == "11.6"
    assert scene.play("begin the turn").s.turn.acting == (2, 0)


def test_after_a_break_who_waited_acts_alone() -> None:
    """NE §11.6"""
    scene = Scene(SLOT).play("wait for third", "yes", "end movement", "end turn", "break with first")
    assert scene.s.turn.acting == (2,)
    scene.play("end movement", "end turn")
    assert scene.asked == "first orders" and scene.s.round == 1


def test_a_joint_turn_needs_an_alliance_and_consent() -> None:
    """NE §11.5"""
    scene = Scene(SLOT)
    assert scene.why_not("join with second") == "11.5" and scene.why_not("break with second") == "11.4"
    assert not scene.play("join with third", "no").offers("join with third")


def test_promises_bind_nobody_and_treaties_there_are_none() -> None:
    """NE §12.2"""
    scene = Scene(THREE + "Picardy: France 1I\nown Austria Belgium\n")
    assert scene.march("France", "Picardy", "Belgium").owner("Belgium") == "France"
    assert {type(action).__name__ for action in GAME.interjections(scene.position, 1)} == {"Resign", "OfferAlliance"}


def test_cards_change_hands_only_in_the_turn_of_a_trader() -> None:
    """NE §12.3 §14.5.1"""
    scene = Scene(THREE.replace("turn first", "turn second") + "hand France napoleon 1\nhand Austria napoleon 1\n")
    assert scene.offers("trade GreatBritain with France") and not scene.offers("trade Austria with France")
    assert all("trade" not in type(what).__name__.lower() for what in GAME.interjections(scene.position, 0))
