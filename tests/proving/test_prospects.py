"""Odds before attacking tell nobody what he may not know, and never fail, in games played at random."""

from __future__ import annotations

import random

import pytest

from feldherr import words
from feldherr.games import game as by_name
from feldherr.games.napoleons_triumph import events as nt
from feldherr.games.napoleons_triumph.actions import Threaten, ThreatenGuard
from feldherr.games.napoleons_triumph.shown.odds import forecast
from feldherr.games.napoleons_triumph.state import ARTILLERY
from feldherr.kernel import chance
from feldherr.kernel.table import Table

GAMES = ("triomphe-a-marengo", "napoleons-triumph", "viktory-ii", "napoleon-in-europe")


@pytest.mark.parametrize("name", GAMES)
def test_odds_are_the_same_in_every_world_the_seat_cannot_tell_apart(name: str) -> None:
    game, rng = by_name(name), random.Random(8)
    speech = [words.of(name, language) for language in words.LANGUAGES]
    said = 0
    for _ in range(8):
        table = Table(game, game.options_type(), lambda _: chance.from_random(rng))
        while not table.outcome and len(table.entries) < 1500 and said < 40:
            question = rng.choice(table.position.questions)
            options = question.options()
            found = [(option, text) for option in options if (text := game.odds(question, option)) is not None]
            if found:
                said += 1
                other = game.resample(table.position, question.actor, rng).question(question.actor)
                assert other is not None
                assert [game.odds(other, option) for option, _ in found] == [text for _, text in found]
                assert all(speech_.format(text) for speech_ in speech for _, text in found)
            table.play(question.actor, [rng.choice([option for option, _ in found] or options)])
        if said > 12:
            return
    raise AssertionError("nothing was at stake")


def test_a_threat_comes_to_no_more_and_meets_no_more_than_was_said() -> None:
    """NT §11.s6.1: the line that leads counts at most so much, and the line that meets it at most so much."""
    game, rng, fights = by_name("napoleons-triumph"), random.Random(3), 0
    while fights < 6:
        table = Table(game, game.options_type(), lambda _: chance.from_random(rng))
        said, by_road = None, False
        lead: tuple[int, ...] = ()
        while not table.outcome and len(table.entries) < 900:
            question = rng.choice(table.position.questions)
            options = question.options()
            threats = [option for option in options if isinstance(option, Threaten | ThreatenGuard)]
            choice = rng.choice(threats or options)
            if threats:
                said = forecast(question.s, choice.front, isinstance(choice, ThreatenGuard))
            for _, event in table.play(question.actor, [choice]):
                if isinstance(event, nt.Declared):
                    by_road = event.by_road
                elif isinstance(event, nt.LineFormed) and event.attacking:
                    lead = event.faces
                elif isinstance(event, nt.Counted) and said is not None and lead and not by_road:
                    if lead[0] >> 2 != ARTILLERY:
                        assert event.strength - event.blocked - event.penalty <= said.greatest, event
                    assert event.line <= said.greatest - said.least, event
                    fights += 1
