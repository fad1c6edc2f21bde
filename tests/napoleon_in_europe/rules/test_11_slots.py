"""Rules 8.2, 11.5 and 11.6: who acts next, and with whom."""

from __future__ import annotations

import pytest

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.actions import (
    AcceptAlliance,
    Break,
    DeclineAlliance,
    Join,
    Later,
    OfferAlliance,
)
from feldherr.games.napoleon_in_europe.board import bits
from feldherr.games.napoleon_in_europe.events import TurnBegan, TurnJoined
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.rules.turn.slots import (
    company,
    join_refusal,
    parting_refusal,
    slot_owner,
    uses_slot,
    waiting_refusal,
)
from feldherr.games.napoleon_in_europe.state import State
from tests.napoleon_in_europe.scene import Scene
from tests.napoleon_in_europe.wander import wander

LEAD = "rules players=4\nlead first France\nlead second Austria\nlead third Russia\nlead fourth Spain\nphase slot\n"
TWO = LEAD + "ally first second\nally first third\n"
ALL_THREE = TWO + "ally second third\n"


def test_all_who_act_in_a_slot_are_allied_in_pairs() -> None:
    """NE §11.3 §11.5, ruling r31"""
    assert Scene(TWO).play("join with second", "yes").why_not("join with third") == "11.3"
    scene = Scene(ALL_THREE).play("join with second", "yes", "join with third", "yes")
    assert scene.asked == "second join_or_not" and scene.play("yes").s.turn.acting == (0, 1, 2)


def test_who_declined_a_joint_turn_is_not_asked_again() -> None:
    """NE §11.5, ruling r31"""
    scene = Scene(TWO).play("join with second", "no")
    assert scene.why_not("join with second") == scene.why_not("wait for second") == "11.5"
    assert scene.offers("join with third") and scene.offers("wait for third")


def test_who_waits_is_waited_for_or_has_joined_acts_in_no_other_slot() -> None:
    """NE §11.6, ruling r31"""
    scene = Scene(ALL_THREE).play("wait for third", "yes")
    assert scene.asked == "second opening"
    for line in ("join with third", "join with first", "wait for first"):
        assert scene.why_not(line) == "11.6"
    joined = Scene(ALL_THREE).play("join with second", "yes")
    assert joined.why_not("join with second") == joined.why_not("wait for second") == "11.6"


def test_who_has_company_in_his_slot_does_not_put_his_turn_off() -> None:
    """NE §11.6, ruling r31"""
    assert Scene(TWO).play("join with second", "yes").why_not("wait for third") == "11.6"


def test_who_has_ended_an_alliance_does_not_put_his_turn_off() -> None:
    """NE §11.9: he fights in this turn."""
    assert Scene(TWO).play("break with second").why_not("wait for third") == "11.9"


def test_a_turn_is_put_off_to_a_later_slot_only() -> None:
    """NE §8.2"""
    assert Scene(TWO + "slot 1\n").why_not("wait for first") == "8.2"


def test_who_has_joined_is_not_left_in_that_turn() -> None:
    """NE §11.8, ruling r33"""
    assert Scene(TWO).play("join with second", "yes").why_not("break with second") == "11.8"


def test_an_alliance_that_was_ended_may_be_made_again_whenever_it_was_ended() -> None:
    """NE §11.2 §11.8, ruling r32: at any time; only who has declined is not asked again."""
    assert Scene(TWO).play("break with second", "begin the turn").offers("propose alliance to second")
    moving = Scene(TWO.replace("phase slot\n", "turn first\n")).play("break with second")
    assert moving.offers("propose alliance to second")
    assert moving.play("propose alliance to second", "no").why_not("propose alliance to second") == "11.2"


def test_three_allies_act_in_the_slot_of_the_last_one() -> None:
    """NE §11.5 §11.6, ruling r31: each pair is allied, and all concerned agree."""
    scene = Scene(ALL_THREE).play("wait for third", "yes", "wait for third")
    assert scene.asked == "third join_or_not" and scene.play("yes").asked == "first join_or_not"
    scene.play("yes").play("begin the turn")
    assert scene.s.turn.acting == (2, 0, 1)
    declined = Scene(ALL_THREE).play("wait for third", "yes", "wait for third", "yes", "no")
    assert declined.asked == "second opening" and declined.why_not("wait for third") == "11.5"
    strangers = Scene(TWO + "ally third fourth\nally fourth second\n").play("wait for third", "yes")
    assert strangers.asked == "second opening" and strangers.why_not("wait for third") == "11.5"
    apart = Scene(LEAD + "ally first third\nally second third\n").play("wait for third", "yes")
    assert apart.why_not("wait for third") == "11.3"


def test_who_has_joined_is_asked_whether_another_may() -> None:
    """NE §11.5, ruling r31: without the agreement of all concerned turns are separate."""
    scene = Scene(ALL_THREE).play("join with second", "yes", "join with third", "yes", "no", "begin the turn")
    assert scene.s.turn.acting == (0, 1)


NEW = LEAD.replace("phase slot\n", "turn first\n") + "Paris: France 1I\n"


def test_new_allies_act_jointly_in_the_same_turn_as_long_as_nobody_has_moved() -> None:
    """NE §11.2 §11.5, rulings r31 and r32"""
    scene = Scene(NEW)
    assert scene.why_not("join with third") == "11.5"
    scene.play("propose alliance to third", "yes", "join with third", "yes")
    assert scene.s.turn.acting == (0, 2) and [event.seat for event in scene.happened(TurnJoined)] == [2]
    assert scene.play("end movement").asked == "third orders"
    moved = Scene(NEW).play("propose alliance to third", "yes").march("France", "Paris", "Normandy")
    assert moved.why_not("join with third") == "11.6"
    offered = Scene(NEW).say("third", "offer alliance to first").say("first", "accept alliance with third")
    assert offered.offers("join with third")
    assert offered.play("join with third", "no").why_not("join with third") == "11.5"


def test_new_allies_may_wait_for_the_later_slot_but_not_after_a_parting() -> None:
    """NE §11.6 §11.9, ruling r31"""
    scene = Scene(NEW).play("propose alliance to third", "yes", "wait for third", "yes")
    assert scene.asked == "second orders" and scene.s.waits[0] == 2
    parted = Scene(NEW + "ally first second\n").play("break with second", "propose alliance to third", "yes")
    assert parted.why_not("wait for third") == "11.9" and parted.offers("join with third")


@pytest.mark.parametrize(("seed", "setup"), [(1, "french"), (2, "equal"), (3, "french")])
def test_question_and_procedure_agree_on_who_acts(seed: int, setup: str) -> None:
    """NE §8.2 §8.3 §11.5 §11.6: what is offered, who then acts, and who is passed over come from one place."""
    options = NapoleonOptions(players=5, setup=setup, nations="draw", victory="total")  # type: ignore[arg-type]
    met = 0
    for position in wander(seed, options, 3000):
        question = position.questions[0]
        if question.name != "opening":
            continue
        s: State = question.s
        seat, joined = question.actor, question.joined
        assert seat == slot_owner(s) and uses_slot(s, seat)
        said = set(question.options())
        for other in bits(s.alive & ~(1 << seat)):
            assert (Join(other) in said) == (join_refusal(s, seat, other, joined) is None)
            assert (Later(other) in said) == (waiting_refusal(s, seat, other, joined) is None)
            assert (Break(other) in said) == (parting_refusal(s, seat, other, joined) is None)
            if Join(other) in said:
                assert other in company(s, seat, (*joined, other)).acting
        met += 1
    assert met > 5


def test_who_waited_acts_with_the_slots_owner_or_right_after_him() -> None:
    """NE §11.6, ruling r31"""
    scene = Scene(TWO).play("wait for second", "yes")
    assert company(scene.s, 1, ()) == ((1, 0), ())
    scene.play("break with first")
    assert [event.acting for event in scene.happened(TurnBegan)] == [(1,)] and scene.s.queue == (1, 0)


def test_who_waited_for_one_that_is_out_acts_alone_in_his_slot() -> None:
    """NE §6.4 §11.6, ruling r31"""
    scene = Scene(TWO).play("wait for third", "yes", "begin the turn").say("third", "resign")
    scene.play("end movement", "end turn")
    assert scene.asked == "first opening" and scene.s.queue == (0,) and scene.s.waits == (-1,) * 4


def test_an_offer_out_of_turn_stands_until_it_is_answered_and_is_made_once() -> None:
    """NE §11.2, ruling r32"""
    scene = Scene(NEW).say("third", "offer alliance to second")
    assert scene.s.offers == scene.s.asked == 1 << (7 * 2 + 1)
    assert {AcceptAlliance(2), DeclineAlliance(2)} <= set(GAME.interjections(scene.position, 1))
    scene.say("second", "decline alliance with third")
    assert scene.s.offers == 0 and OfferAlliance(1) not in GAME.interjections(scene.position, 2)
    assert OfferAlliance(2) in GAME.interjections(scene.position, 1), "the other way round it is another offer"
    scene.say("second", "offer alliance to third").say("third", "accept alliance with second")
    assert scene.s.allies[1] == scene.s.allies[2] == 0b110


def test_who_has_declined_is_not_asked_again_in_another_phase() -> None:
    """NE §11.2, ruling r32"""
    scene = Scene(NEW).play("propose alliance to third", "no", "end movement")
    said = GAME.interjections(scene.position, 0)
    assert OfferAlliance(2) not in said and OfferAlliance(1) in said


def test_who_leaves_the_game_waits_for_nobody_but_others_do() -> None:
    """NE §6.4 §11.6, ruling r31"""
    scene = Scene(LEAD + "ally first second\nally first fourth\nally second fourth\n")
    scene.play("wait for fourth", "yes", "wait for fourth", "yes", "yes")
    assert scene.s.waits == (3, 3, -1, -1)
    assert scene.say("first", "resign").s.waits == (-1, 3, -1, -1)


def test_a_resignation_gives_others_no_second_move() -> None:
    """NE §6.4 §9.1"""
    scene = Scene(NEW).march("France", "Paris", "Normandy").say("third", "resign")
    assert scene.why_not("march France from Normandy") == "9.1"
