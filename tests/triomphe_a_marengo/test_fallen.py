"""Who loses his last step is shown as he falls: that nobody is left of whom it says something is no tell."""

from __future__ import annotations

import random

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.events import LossTaken
from feldherr.proving.battery import scene as battery
from feldherr.proving.battery.tell import Tells
from tests.triomphe_a_marengo.field import field


def test_two_that_fall_together_have_told_nothing() -> None:
    """TM §2.6: the opponent sees the old face of each; which of the two it was no longer matters."""
    scene = field("44>45: 0=infantry-3 1=infantry-3", "45>44: 20=infantry-1 33=cavalry-1", pool="6 6")
    scene.play("act 44>45", "assault over 44>45", "done", "name 0", "name 1", "done", "name 0", "name 1", "done")
    scene.play("done", "done")
    assert scene.position.questions[0].actor == 1 and scene.position.questions[0].name == "piece_to_bear"
    seen = set[int]()
    for number in range(40):
        step = battery.Step(battery.Scene(GAME, scene.position), 1, Name(20))
        Tells(GAME).differs(step, 0, random.Random(number))
        world = GAME.resample(scene.position, 0, random.Random(number))
        _, _, news = battery.Step(battery.Scene(GAME, world), 1, Name(20)).taken
        seen |= {event.before for event in news if isinstance(event, LossTaken) and event.piece == 20}
    assert len(seen) == 2, "the worlds differ in who falls first"
