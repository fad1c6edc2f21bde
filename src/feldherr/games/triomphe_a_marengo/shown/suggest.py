"""Whole gestures the game proposes: a road march to a far area, as anyone would make it."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Halt, TakeRoad, Wait
from feldherr.games.triomphe_a_marengo.board import AREA_OF
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import road_piece, road_step
from feldherr.games.triomphe_a_marengo.rules.choices.orders import what_to_do
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import STEPS, Way, after, ends_in, soonest, steps_from
from feldherr.games.triomphe_a_marengo.shown.words import area_text, piece_text, say
from feldherr.games.triomphe_a_marengo.state import State, occupant
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question


def suggestions(question: Question) -> list[Suggestion]:
    """For the questions of a road move: every area that can be reached, with the cheapest way."""
    if question.choices is what_to_do:
        s, side, spot = question.s, question.side, question.spot
        if TakeRoad() not in question.options():
            return []
        named = road_piece(s, side, spot)
        return [march for n in named for march in marches(s, Way(side, n.piece, spot), (TakeRoad(), n))]
    if question.choices is road_piece:
        s, side, spot = question.s, question.side, question.spot
        return [march for n in question.options() for march in marches(s, Way(side, n.piece, spot), (n,))]
    if question.choices is road_step:
        return marches(question.s, question.way, ())
    return []


def marches(s: State, start: Way, first: tuple[Any, ...]) -> list[Suggestion]:
    """TM §8.7 §8.14: the ways with the fewest local roads, then steps; road attacks are left to the player."""
    best: dict[int, tuple[tuple[bool, int, int], tuple[Any, ...]]] = {}
    heads: list[tuple[Way, tuple[Any, ...]]] = [(start, first)]
    while heads:
        way, answers = heads.pop()
        for onward, said in steps_on(s, way):
            march = (*answers, *said)
            cost = (onward.paid, onward.step, len(march))
            if onward.where not in best or cost < best[onward.where][0]:
                best[onward.where] = (cost, march)
            if onward.step < STEPS and not ends_in(s, AREA_OF[onward.where]):
                heads.append((onward, march))
    best.pop(start.where, None)
    out = []
    for to, ((local, used, _), march) in sorted(best.items()):
        answers = march if used == STEPS or ends_in(s, AREA_OF[to]) else (*march, Halt())
        name = "suggest-road-local" if local else "suggest-road"
        text = say(name, piece=piece_text(s, start.piece), area=area_text(to))
        out.append(Suggestion(text, answers, (f"space:{to}", f"piece:{start.piece}")))
    return out


def steps_on(s: State, way: Way) -> list[tuple[Way, tuple[Any, ...]]]:
    """Where the next crossing can lead without a fight, after as little waiting as traffic demands."""
    out: list[tuple[Way, tuple[Any, ...]]] = []
    for step in steps_from(way):
        number = soonest(s, way, step, way.step + 1)
        if number and occupant(s, step.to) != 1 - way.side:
            out.append((after(way, step, number), (*[Wait()] * (number - way.step - 1), step.answer)))
    return out
