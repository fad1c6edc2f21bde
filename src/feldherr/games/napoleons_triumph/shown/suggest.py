"""Whole gestures the game proposes: an organisation, a placement, a defence, a march along the road."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Cross, Go, Halt, Name, Organise, Place, TakeRoad
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    COMMANDER_SIDE,
    LEADERS,
    ROADS,
    START,
    WAITING,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.defending import defenders_to_name
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece
from feldherr.games.napoleons_triumph.rules.choices.marches import goals
from feldherr.games.napoleons_triumph.rules.choices.opening.forming import organisation_to_adopt
from feldherr.games.napoleons_triumph.rules.choices.opening.placing import start_position
from feldherr.games.napoleons_triumph.rules.movement.locales import room
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    Waypoint,
    large_corps_refusal,
    onward,
    setting_out,
    step_refusal,
)
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS
from feldherr.games.napoleons_triumph.shown.words import front_text, locale_text, say
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel.answers import DONE
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question


def suggestions(question: Question) -> list[Suggestion]:
    """What anyone might want to do with one click."""
    s: State = question.s
    if question.choices is organisation_to_adopt:
        plans = PLANS[question.side]
        return [Suggestion(say("suggest-" + name), (Organise(n), DONE)) for n, (name, _) in enumerate(plans)]
    if question.choices is start_position:
        return all_in_reserve(s, question.commander)
    if question.choices is defenders_to_name and not question.chosen:
        return everybody(s, question.back)
    if question.choices is goals and question.road and question.spot < WAITING:
        options, blocks = question.options(), question.blocks
        return whole(s, blocks, options) + marches(s, question.side, question.spot, blocks, options)
    return []


def mover(s: State, blocks: tuple[int, ...]) -> tuple[str, tuple[Any, ...]]:
    """What marches is pointed at by its commander, if it is more than one; then nobody is left behind (NT §9.8)."""
    if len(blocks) == 1:
        return f"piece:{blocks[0]}", ()
    return f"piece:{commander_piece(s.corps[blocks[0]])}", (DONE,)


def whole(s: State, blocks: tuple[int, ...], options: list[Any]) -> list[Suggestion]:
    """NT §9.7 §10.2.1 §10.2.2: all of the corps to a neighbouring reserve or into an approach, where it has room."""
    if len(blocks) == 1:
        return []
    piece, done = mover(s, blocks)
    found = []
    for option in options:
        if type(option) is Go and len(blocks) <= room(s, BEYOND[option.front]):
            text = say("suggest-whole", locale=locale_text(BEYOND[option.front]))
            found.append(Suggestion(text, (option, *done), (piece, *option.handles)))
        elif type(option) is Block:
            text = say("suggest-block", front=front_text(option.front))
            found.append(Suggestion(text, (option, *done), (piece, *option.handles)))
    return found


def all_in_reserve(s: State, commander: int) -> list[Suggestion]:
    """NT §6.s6.8: every corps that is still to be placed, in reserve; not where only two corps start."""
    side = COMMANDER_SIDE[commander]
    if len(s.teams[side]) > 1 or (side == 0 and s.scenario == 1):
        return []
    rest = [c for c in LEADERS[side] if s.post[c] >= WAITING and START[c] >= 0]
    return [Suggestion(say("suggest-reserve"), tuple(Place(START[c]) for c in rest))]


def everybody(s: State, back: Front) -> list[Suggestion]:
    """NT §11.s2.6: everybody who may defend. Then nobody is left to be named, and the kernel says `done` itself."""
    chosen: tuple[Any, ...] = ()
    while named := [o for o in defenders_to_name(s, chosen, back) if type(o) is Name]:
        chosen = (*chosen, named[0])
    return [Suggestion(say("suggest-everybody"), chosen)] if chosen else []


def marches(s: State, side: Side, spot: Locale, blocks: tuple[int, ...], options: list[Any]) -> list[Suggestion]:
    """NT §10.3.1 §10.3.2: every locale that can be reached by road; who must stay behind is asked (NT §10.4.1)."""
    if TakeRoad() not in options:
        return []
    piece, done = mover(s, blocks)
    near = {BEYOND[option.front] for option in options if type(option) is Go}
    tight: set[int] = set()
    best: dict[int, tuple[Any, ...]] = {}
    heads: list[tuple[Waypoint, tuple[Any, ...]]] = [(setting_out(spot), (TakeRoad(),))]
    while heads:
        at, way = heads.pop(0)
        for crossing, front, _ in ROADS[at.locale, at.group]:
            there = BEYOND[front]
            if there == spot or there in best or step_refusal(s, side, blocks, at, crossing, front):
                continue
            best[there] = (*way, Cross(front, crossing))
            limited = large_corps_refusal(s, side, blocks, at, there)
            if at.locale in tight or limited or len(blocks) > room(s, there):
                tight.add(there)
            heads.append((onward(at, crossing, front), best[there]))
    return [
        Suggestion(
            say("suggest-road", locale=locale_text(there)), (*way, Halt(), *(() if there in tight else done)),
            (piece, f"space:{there}"),
        )
        for there, way in sorted(best.items())
        if there not in near
    ]
