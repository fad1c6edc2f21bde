"""Whole gestures the game proposes: a line-up, the combination that brings most."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import Front, Play
from feldherr.games.napoleon_in_europe.board import LEADER
from feldherr.games.napoleon_in_europe.cards import yields
from feldherr.games.napoleon_in_europe.choices.battle import front_row
from feldherr.games.napoleon_in_europe.choices.production import production
from feldherr.games.napoleon_in_europe.prompts import play_text
from feldherr.games.napoleon_in_europe.state import State
from feldherr.games.napoleon_in_europe.words import say
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question


def suggestions(question: Question) -> list[Suggestion]:
    """NE §14.3.7 §16.2.4: the card hand's best use; all armies in front, leaders behind to rally."""
    if question.choices is production:
        return best_plays(question.options())
    if question.choices is front_row:
        return [Suggestion(say("suggest-front"), in_front(question))]
    return []


def best_plays(options: list[Any]) -> list[Suggestion]:
    """For each nation the combination with most figures for its cards."""
    best: dict[int, Play] = {}
    for play in options:
        if isinstance(play, Play):
            old = best.get(play.nation)
            if old is None or worth(play) > worth(old):
                best[play.nation] = play
    return [Suggestion(say("suggest-play", play=play_text(play)), (play,)) for play in best.values()]


def worth(play: Play) -> tuple[int, int]:
    jokers = play.jokers.bit_count() if play.kind > LEADER else play.jokers
    return sum(yields(play)), -play.size - jokers


def in_front(question: Question) -> tuple[Any, ...]:
    """This kind only: what comes next is asked next."""
    s, nation, kind, count, least = question.args[:5]
    assert isinstance(s, State)
    return (Front(nation, kind, least if kind == LEADER else count),)
