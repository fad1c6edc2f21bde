"""Whole gestures the game proposes: a road march to a far area, a retreat or losses as anyone would take them."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Cross, Enter, Halt, TakeRoad, Wait
from feldherr.games.triomphe_a_marengo.board import (
    ANY_ROAD,
    BEYOND,
    CROSSINGS,
    ENTRY,
    ENTRY_GROUP,
    FIRST_BOX,
    MAIN_ROAD,
    ROADS,
)
from feldherr.games.triomphe_a_marengo.rules.choices.orders import what_to_do
from feldherr.games.triomphe_a_marengo.rules.choices.road import (
    STEPS,
    crossing_refusal,
    entry_refusal,
    road_piece,
    road_step,
)
from feldherr.games.triomphe_a_marengo.shown.words import area_text, piece_text, say
from feldherr.games.triomphe_a_marengo.state import State, occupant
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question

Way = tuple[tuple[Any, ...], int, int, bool]
"""Answers so far, road group, steps used, whether a local road was used."""


def suggestions(question: Question) -> list[Suggestion]:
    """For the questions of a road move: every area that can be reached, with the cheapest way."""
    s: State = question.args[0]
    if question.choices is what_to_do:
        side, spot = question.args[1:3]
        if TakeRoad() not in question.options():
            return []
        pieces = road_piece(s, side, spot)
        return [march for n in pieces for march in marches(s, side, n.piece, spot, (TakeRoad(), n))]
    if question.choices is road_piece:
        side, spot = question.args[1:3]
        return [march for named in question.options() for march in marches(s, side, named.piece, spot, (named,))]
    if question.choices is road_step:
        side, piece, spot, group, step, paid = question.args[1:7]
        return on_from(s, side, piece, spot, ((), group, step, paid))
    return []


def marches(s: State, side: int, piece: int, spot: int, first: tuple[Any, ...]) -> list[Suggestion]:
    return on_from(s, side, piece, spot, (first, ANY_ROAD, 0, False))


def on_from(s: State, side: int, piece: int, spot: int, start: Way) -> list[Suggestion]:
    """TM §8.7 §8.14: the ways with the fewest local roads, then steps; road attacks are left to the player."""
    best: dict[int, tuple[tuple[bool, int, int], tuple[Any, ...], int]] = {}
    heads: list[tuple[int, Way]] = [(spot, start)]
    while heads:
        where, (answers, group, step, paid) = heads.pop()
        for to, more, arrived, used, local in steps_from(s, side, piece, where, group, step, paid):
            way = (*answers, *more)
            cost = (local, used, len(way))
            if to not in best or cost < best[to][0]:
                best[to] = (cost, way, used)
            if used < STEPS and not s.unready:
                heads.append((to, (way, arrived, used, local)))
    best.pop(spot, None)
    out = []
    for to, ((local, _, _), way, used) in sorted(best.items()):
        answers = way if used == STEPS else (*way, Halt())
        name = "suggest-road-local" if local else "suggest-road"
        text = say(name, piece=piece_text(s, piece), area=area_text(to))
        out.append(Suggestion(text, answers, (f"space:{to}", f"piece:{piece}")))
    return out


def steps_from(
    s: State, side: int, piece: int, where: int, group: int, step: int, paid: bool
) -> list[tuple[int, tuple[Any, ...], int, int, bool]]:
    """Where the next crossing can lead, after as little waiting as traffic demands."""
    out: list[tuple[int, tuple[Any, ...], int, int, bool]] = []
    if where >= FIRST_BOX:
        box = where - FIRST_BOX
        for number in range(step + 1, STEPS + 1):
            if entry_refusal(s, where, number) is None:
                waits = (Wait(),) * (number - step - 1)
                return [(ENTRY[box], (*waits, Enter(ENTRY[box])), ENTRY_GROUP[box], number, paid)]
        return []
    for crossing, front, arrived in ROADS[where, group]:
        if occupant(s, BEYOND[front]) == 1 - side or crossing >= CROSSINGS:
            continue
        for number in range(step + 1, STEPS + 1):
            if crossing_refusal(s, side, piece, crossing, front, number, paid) is None:
                waits = (Wait(),) * (number - step - 1)
                local = paid or not MAIN_ROAD[crossing]
                out.append((BEYOND[front], (*waits, Cross(front, crossing)), arrived, number, local))
                break
    return out


