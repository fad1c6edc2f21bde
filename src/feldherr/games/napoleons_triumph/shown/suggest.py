"""Whole gestures the game proposes: an organisation, a placement, a defence, a march along the road."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Block, Cross, Give, Go, Halt, Name, Organise, Place, TakeRoad
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    COMMANDER_SIDE,
    GONE,
    LEADERS,
    START,
    WAITING,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.defending import defenders_to_name
from feldherr.games.napoleons_triumph.rules.choices.battle.losses import retreat_over, ways_out
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece
from feldherr.games.napoleons_triumph.rules.choices.marches import crossings, goals
from feldherr.games.napoleons_triumph.rules.choices.opening.forming import organisation_to_adopt
from feldherr.games.napoleons_triumph.rules.choices.opening.placing import start_position
from feldherr.games.napoleons_triumph.rules.choices.opening.teams import corps_to_give, player_for_corps
from feldherr.games.napoleons_triumph.rules.movement.locales import room
from feldherr.games.napoleons_triumph.rules.movement.roads import large_corps_refusal, onward, setting_out, step_refusal
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS
from feldherr.games.napoleons_triumph.rules.pieces import put
from feldherr.games.napoleons_triumph.shown.words import front_text, locale_text, say
from feldherr.games.napoleons_triumph.state import State, blocks_in, copy
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
    if question.choices is retreat_over:
        return everybody_to(s, question.side, question.locale, question.blocks, question.attack_locale)
    if question.choices is player_for_corps and not question.given:
        return as_before(s, question.side, question.team)
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
    return [
        Suggestion(
            say("suggest-road", locale=locale_text(there)), (TakeRoad(), *way, Halt(), *(() if tight else done)),
            (piece, f"space:{there}"),
        )
        for there, (tight, way) in sorted(best_roads(s, side, spot, blocks).items())
        if there not in near and there != spot
    ]


def best_roads(s: State, side: Side, spot: Locale, blocks: tuple[int, ...]) -> dict[int, tuple[bool, tuple[Any, ...]]]:
    """By locale: the best road there, and whether somebody must stay behind: with all if possible, then the shortest.

    A locale is come through again if the road leads on differently (NT §10.3.4).
    """
    best: dict[int, tuple[bool, tuple[Any, ...]]] = {}
    heads: list[tuple[Waypoint, bool, tuple[Any, ...]]] = [(setting_out(spot), False, ())]
    seen: set[tuple[Waypoint, bool]] = set()
    while heads:
        at, held, way = heads.pop(0)
        for crossing, front in crossings(s, blocks, at):
            there, then = BEYOND[front], onward(at, crossing, front)
            if there == spot or step_refusal(s, side, blocks, at, crossing, front):
                continue
            alone = held or (len(blocks) > 1 and large_corps_refusal(s, side, blocks, at, there) is not None)
            if (then, alone) in seen:
                continue
            seen.add((then, alone))
            tight, taken = alone or len(blocks) > room(s, there), (*way, Cross(front, crossing))
            if there not in best or (tight, len(taken)) < (best[there][0], len(best[there][1])):
                best[there] = tight, taken
            heads.append((then, alone, taken))
    return best


def everybody_to(
    s: State, side: Side, locale: Locale, blocks: tuple[int, ...], attack_locale: Locale
) -> list[Suggestion]:
    """NT §12.11 §12.12: all who are left to one place, where it has room for them."""
    fronts = ways_out(s, side, locale, attack_locale)
    found = []
    for front in fronts if len(blocks) > 1 and len(fronts) > 1 else ():
        if room(s, BEYOND[front]) >= len(blocks):
            answers = all_over(s, side, locale, attack_locale, front)
            text = say("suggest-whole", locale=locale_text(BEYOND[front]))
            found.append(Suggestion(text, answers, (f"space:{BEYOND[front]}",)))
    return found


def all_over(s: State, side: Side, locale: Locale, attack_locale: Locale, front: Front) -> tuple[Any, ...]:
    """One after the other as they will be asked; what is forced is not said."""
    s, answers = copy(s), list[Any]()
    while blocks := tuple(blocks_in(s, locale)):
        options = retreat_over(s, side, locale, blocks, attack_locale)
        way = next(option for option in options if option.front == front)
        if len(options) > 1:
            answers.append(way)
        put(s, way.piece, BEYOND[front])
    return tuple(answers)


def as_before(s: State, side: Side, team: tuple[int, ...]) -> list[Suggestion]:
    """NT §19.7: at night the corps stay with their players; not where somebody has none any more."""
    given: tuple[int, ...] = ()
    for commander in corps_to_give(s, side):
        give = Give(s.owner[commander])
        if s.post[commander] == GONE or give not in player_for_corps(s, side, team, given):
            return []
        given = (*given, give.seat)
    return [Suggestion(say("suggest-as-before"), tuple([Give(seat) for seat in given]))]
