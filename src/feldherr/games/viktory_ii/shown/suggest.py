"""Whole gestures the game proposes: a unit or a stack and where it goes, embarking, what anybody would do."""

from __future__ import annotations

from feldherr.games.viktory_ii.actions import HALT, GiveBackReserve, Go, Land, Load, Take, TakeRoad
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.choices.alliance import withdraw_to
from feldherr.games.viktory_ii.rules.choices.battle import retreat_to, unit_to_hit
from feldherr.games.viktory_ii.rules.choices.building import unit_to_eliminate
from feldherr.games.viktory_ii.rules.choices.orders import order, unit_or_battle
from feldherr.games.viktory_ii.rules.choices.reserve import what_to_place
from feldherr.games.viktory_ii.rules.choices.steps import step_refusal
from feldherr.games.viktory_ii.rules.movement.steps import enter
from feldherr.games.viktory_ii.shown import proposals
from feldherr.games.viktory_ii.shown.words import ground_text, kind_text, say, unit_text
from feldherr.games.viktory_ii.state import ATTACKED, FRIGATE, MOVED, OVER, STORMING, State, copy, frame_of
from feldherr.kernel.answers import Action
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question

MANY = 200


def suggestions(question: Question) -> list[Suggestion]:
    """V2 §9.42.3 §10.2.3: between two actions every unit's next steps; for who gives up units, the reserve."""
    s: State = question.args[0]
    asked, args = question.choices, question.args
    if asked is unit_or_battle:
        takes = [option for option in question.options() if isinstance(option, Take)]
        return [*stacks(s, takes), *(gesture for take in takes for gesture in steps(s, take))][:MANY]
    if asked is order:
        return far(s, args[1])
    if asked is unit_to_eliminate:
        reserve = [option for option in question.options() if isinstance(option, GiveBackReserve)]
        return [Suggestion(say("suggest-reserve"), (option,)) for option in reserve]
    if asked is unit_to_hit:
        return proposals.losses(s, question.actor, args[1], args[2])
    if asked is retreat_to:
        return proposals.back(s, *args[1:])
    if asked is withdraw_to:
        return proposals.out(s, *args[1:])
    return proposals.reserves(s, args[1]) if asked is what_to_place else []


def stacks(s: State, takes: list[Take]) -> list[Suggestion]:
    """V2 §9.0.4: units that look alike go to the same hex one after the other; a stack is named by its last unit."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for unit in [take.unit for take in takes if not s.cargo[take.unit]]:
        flags = s.flags[unit] & (MOVED | ATTACKED | STORMING | OVER)
        alike.setdefault((s.where[unit], s.kind[unit], flags, s.left[unit]), []).append(unit)
    out = []
    for units in [units for units in alike.values() if len(units) > 1]:
        name = say("units", count=len(units), kind=kind_text(s.kind[units[0]]))
        for way in ways(s, units[0]):
            if answers := march(s, units, way):
                text = say("suggest-go", unit=name, ground=ground_text(s, way[-1]))
                out.append(Suggestion(text, answers, (f"stack:{units[-1]}", f"space:{way[-1]}")))
    return out


def march(s: State, units: list[int], way: tuple[int, ...]) -> tuple[Action, ...]:
    """One unit after the other, each to the end of its movement; nothing if a tile turns up or anybody is asked."""
    to, now, out = way[-1], copy(s), list[Action]()
    guest = s.held[to] not in (NOBODY, s.owner[units[0]]) and s.side[s.held[to]] == s.side[s.owner[units[0]]]
    harbour = s.kind[units[0]] == FRIGATE and s.terrain[to] != WATER
    if guest or harbour or any(s.terrain[near] == UNKNOWN for near in frame_of(s).near[to]):
        return ()
    for unit in units:
        out.append(Take(unit))
        for hex_ in way:
            if step_refusal(now, unit, hex_) is not None:
                return ()
            out.append(Go(hex_))
            now.left[unit] -= 1
            enter(now, lambda event: None, unit, hex_, "step")
        if now.left[unit] and not now.flags[unit] & OVER and len(order(now, unit, True)) > 1:
            out.append(HALT)
        now.flags[unit] |= OVER
    return tuple(out)


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
    """V2 §9.0.2: hexes more than a step away."""
    out = []
    for way in ways(s, unit):
        if len(way) > 1:
            text = say("suggest-go", unit=unit_text(s, unit), ground=ground_text(s, way[-1]))
            out.append(Suggestion(text, tuple(Go(hex_) for hex_ in way), (f"piece:{unit}", f"space:{way[-1]}")))
    return out


def ways(s: State, unit: int) -> list[tuple[int, ...]]:
    """V2 §9.0.2 §9.2.1: a shortest way to every hex in reach; none leads on from where tiles turn up."""
    if not s.kind[unit]:
        return []
    frame, out = frame_of(s), list[tuple[int, ...]]()
    seen = {s.where[unit]}
    edge: list[tuple[State, tuple[int, ...]]] = [(s, (s.where[unit],))]
    while edge:
        now, way = edge.pop(0)
        for to in frame.near[way[-1]]:
            if to in seen or step_refusal(now, unit, to) is not None:
                continue
            seen.add(to)
            out.append((*way[1:], to))
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
