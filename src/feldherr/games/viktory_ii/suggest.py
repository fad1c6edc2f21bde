"""Whole gestures the game proposes: taking a unit and its step in one, embarking, losses as anyone would take them."""

from __future__ import annotations

from feldherr.games.viktory_ii.actions import GiveBackReserve, Go, Land, Load, Take, TakeRoad
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.choices.building import unit_to_eliminate
from feldherr.games.viktory_ii.choices.orders import order, unit_or_battle
from feldherr.games.viktory_ii.choices.steps import step_refusal
from feldherr.games.viktory_ii.movement import enter
from feldherr.games.viktory_ii.state import FRIGATE, OVER, State, copy, frame_of
from feldherr.games.viktory_ii.words import ground_text, say, unit_text
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question

MANY = 200


def suggestions(question: Question) -> list[Suggestion]:
    """V2 §9.42.3 §10.2.3: between two actions every unit's next steps; for who gives up units, the reserve."""
    s: State = question.args[0]
    if question.choices is unit_or_battle:
        return [gesture for take in question.options() if isinstance(take, Take) for gesture in steps(s, take)][:MANY]
    if question.choices is order:
        return far(s, question.args[1])
    if question.choices is unit_to_eliminate:
        reserve = [option for option in question.options() if isinstance(option, GiveBackReserve)]
        return [Suggestion(say("suggest-reserve"), (option,)) for option in reserve]
    return []


def steps(s: State, take: Take) -> list[Suggestion]:
    """Where a unit could go at once, and whom a ship could take aboard."""
    out = []
    for following in order(s, take.unit, False):
        if isinstance(following, Go | TakeRoad):
            text = say("suggest-go", unit=unit_text(s, take.unit), ground=ground_text(s, following.hex))
            out.append(Suggestion(text, (take, following), (f"piece:{take.unit}", f"space:{following.hex}")))
        elif isinstance(following, Load):
            text = say("suggest-embark", unit=unit_text(s, following.unit), ship=unit_text(s, take.unit))
            handles = (f"piece:{following.unit}", f"space:{s.where[take.unit]}", f"piece:{take.unit}")
            out.append(Suggestion(text, (take, following), handles))
        elif isinstance(following, Land) and s.kind[take.unit] == FRIGATE:
            text = say("suggest-land", unit=unit_text(s, following.unit), ground=ground_text(s, following.to))
            out.append(Suggestion(text, (take, following), (f"piece:{following.unit}", f"space:{following.to}")))
    return out


def far(s: State, unit: int) -> list[Suggestion]:
    """V2 §9.0.2 §9.2.1: hexes more than a step away, by a shortest way; no way leads on from where tiles turn up."""
    if not s.kind[unit]:
        return []
    frame, out = frame_of(s), list[Suggestion]()
    seen = {s.where[unit]}
    edge: list[tuple[State, tuple[int, ...]]] = [(s, (s.where[unit],))]
    while edge:
        now, way = edge.pop(0)
        for to in frame.near[way[-1]]:
            if to in seen or step_refusal(now, unit, to) is not None:
                continue
            seen.add(to)
            if len(way) > 1:
                text = say("suggest-go", unit=unit_text(s, unit), ground=ground_text(s, to))
                steps_ = tuple(Go(hex_) for hex_ in (*way[1:], to))
                out.append(Suggestion(text, steps_, (f"piece:{unit}", f"space:{to}")))
            if then := onward(now, unit, to):
                edge.append((then, (*way, to)))
    return out


def onward(s: State, unit: int, to: int) -> State | None:
    """The table after a step, if the unit may go on from there and nobody is asked or learns anything by it."""
    at_home = s.held[to] in (NOBODY, s.owner[unit]) and (s.kind[unit] != FRIGATE or s.terrain[to] == WATER)
    if not at_home or s.left[unit] < 2 or any(s.terrain[near] == UNKNOWN for near in frame_of(s).near[to]):
        return None
    then = copy(s)
    then.left[unit] -= 1
    enter(then, lambda event: None, unit, to, "step")
    return None if then.flags[unit] & OVER else then
