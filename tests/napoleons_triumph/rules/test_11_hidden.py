"""Chapters 11 and 12: nobody learns from what is asked, or not asked, what the hidden regiments are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.games.napoleons_triumph import GAME, NapoleonsTriumph
from feldherr.games.napoleons_triumph.events import AttackEnded, CounterAttacked, LineFormed
from feldherr.kernel.answers import DONE, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game
from feldherr.proving.battery import scene as battery
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.tell import Tells
from tests.napoleons_triumph.scene import Scene, field

FAR = "65: 3=infantry-2"


def beaten(first: str, second: str, attacker: str = "infantry-2") -> Scene:
    """Two regiments in reserve defend without a line or a counter-attack: the losses go to those behind it."""
    scene = field(f"72: 44={attacker}", f"langeron 74: 0={first} 1={second}", FAR)
    scene.play("threaten 72>74", "name 0", "name 1", "done", "fight", "done")
    return scene.play("with regiment 44", "name 44", "done", "done")


@pytest.mark.parametrize("second", ["infantry-2", "infantry-3", "cavalry-2"])
def test_of_hidden_regiments_each_may_take_the_loss_however_alike(second: str) -> None:
    """NT §11.s10.10 §3.6, ruling r104: the enemy must not see that there was nothing to choose."""
    scene = beaten("infantry-2", second)
    assert scene.asked == "allies regiment_to_bear" and scene.options == ["name 0", "name 1"]
    assert scene.face(0) == "infantry-2" and scene.face(1) == second


def test_of_regiments_that_lie_open_and_are_alike_the_first_takes_the_loss() -> None:
    """NT §11.s10.10: everybody sees that it makes no difference; who differs is offered."""
    alike = beaten("infantry-2.known", "infantry-2.known")
    assert alike.face(0) == "infantry-1" and alike.options == ["name 0", "name 1"]
    assert beaten("infantry-2.known", "infantry-3.known").options == ["name 0", "name 1"]


def test_if_all_hidden_regiments_fall_their_owner_is_asked() -> None:
    """NT §11.s10.11 §3.6, ruling r104: one answer, for the enemy does not know that they are so weak."""
    scene = beaten("infantry-1", "infantry-1", "cavalry-3")
    assert scene.asked == "allies regiment_to_bear" and scene.options == ["name 0"]
    assert scene.play("name 0").face(1) == "destroyed"                  # the last one is plain to everybody
    known = beaten("infantry-1.known", "infantry-1.known", "cavalry-3")
    assert (known.face(0), known.face(1)) == ("destroyed", "destroyed")


@pytest.mark.parametrize("second", ["infantry-2", "infantry-3"])
def test_of_hidden_regiments_of_a_beaten_corps_any_may_stay_with_the_commander(second: str) -> None:
    """NT §11.s11.7 §3.6, ruling r104: also if they are alike."""
    scene = field(f"lannes 72>74: 44=infantry-2 45=infantry-2 46={second}", "74: 0=infantry-3", FAR)
    scene.play("threaten 72>74", "name 0", "done", "fight", "name 0", "done")
    scene.play("with corps of lannes", "done", "name 44", "done")
    assert scene.face(44) == "destroyed"
    assert scene.asked == "france regiment_to_keep" and scene.options == ["name 45", "name 46"]


@pytest.mark.parametrize(("second", "may_leave"), [("guard-3", ["name 44", "name 45"]), ("infantry-2", ["name 45"])])
def test_who_must_leave_a_corps_of_guard_is_named_also_if_only_one_may(second: str, may_leave: list[str]) -> None:
    """NT §15.13 §4.15 §3.6, ruling r104: else the enemy would count the guards."""
    others = [f"{who} 24: {number}=infantry-2" for number, who in enumerate(("legrand", "murat", "vandamme"), 46)]
    scene = field(f"lannes 24: 44=guard-3 45={second}", *others, "23: 0=infantry-2", FAR)
    scene.play("threaten with guard 24>23", "name 44", "name 0", "done", "name 0", "done", "with corps of lannes")
    scene.play("with corps of legrand", "with corps of murat", "with corps of vandamme")
    assert scene.asked == "france regiments_to_leave" and scene.options == may_leave


def fallen(game: Game) -> battery.Step:
    """One of two hidden regiments counter-attacks; both fall, whichever of them is the weaker one."""
    pair, elsewhere = "langeron 74: 1=infantry-1 2=infantry-2", "66: 4=infantry-1"
    scene = field("lannes 72: 44=cavalry-3 45=cavalry-3", pair, FAR, elsewhere)
    scene.play("threaten 72>74", "name 1", "name 2", "done", "fight", "done", "with corps of lannes", "done")
    scene.play("name 44", "done", "name 1")
    assert scene.asked == "allies counter_attack"
    return battery.Step(battery.Scene(game, scene.position), 0, DONE)


def test_who_was_shown_and_fell_has_told_nothing() -> None:
    """NT §11.s7.7: a counter-attacker lies open; that nobody is left of whom it says something is no tell."""
    step, shown = fallen(GAME), set[tuple[int, ...]]()
    for number in range(40):
        Tells(GAME).differs(step, 1, random.Random(number))
        world = GAME.resample(step.before.position, 1, random.Random(number))
        _, _, news = battery.Step(battery.Scene(GAME, world), 0, DONE).taken
        shown |= {event.faces for event in news if isinstance(event, CounterAttacked)}
        assert any(isinstance(event, AttackEnded) for event in news)
    assert shown == {(5,), (6,)}


def test_a_word_about_those_who_stand_elsewhere_is_a_tell_though_others_fell() -> None:
    """NT §3.6: planted where faces lie open on the way, and found."""

    class Telling(NapoleonsTriumph):
        def run(self, s: Any, call: Any, ask: Ask, emit: Emit) -> Call:
            def told(event: Event) -> None:
                emit(event)
                if isinstance(event, AttackEnded):
                    emit(LineFormed(0, (3,), event.front, False, (s.face[3],)))

            return super().run(s, call, ask, told)

    game = Telling()
    with pytest.raises(Broken, match=r"told what is to be hidden: events\[\d+\]\.faces"):
        for number in range(40):
            Tells(game).differs(fallen(game), 1, random.Random(number))
