"""Whole gestures the game proposes: a unit or a stack and where it goes, embarking, what anybody would do."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import HALT, GiveBackReserve, Go, Land, Load, Take, TakeRoad
from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import target
from feldherr.games.viktory_ii.rules.choices.orders import order, road_way
from feldherr.games.viktory_ii.rules.movement.arrival import Arrival, arrival
from feldherr.games.viktory_ii.rules.movement.roads import road_ends
from feldherr.games.viktory_ii.rules.movement.steps import enter, walk
from feldherr.games.viktory_ii.rules.movement.ways import COST, Way, in_hand, step_refusal, stops, ways
from feldherr.games.viktory_ii.shown import proposals
from feldherr.games.viktory_ii.shown.words import counted, ground_text, hex_text, kind_text, say, seat_text, unit_text
from feldherr.games.viktory_ii.state import ATTACKED, FRIGATE, MOVED, OVER, State, allied, copy, frame_of
from feldherr.kernel.answers import Action
from feldherr.kernel.event import Event
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Folded, Question
from feldherr.kernel.text import Text

MANY = 200


def suggestions(question: Question) -> list[Suggestion]:
    """V2 §9.42.3 §10.2.3: between two actions every unit's next steps; for who gives up units, the reserve."""
    s: State = question.s
    match question.name:
        case "unit_or_battle":
            takes = [take for take in all_of(question.options()) if isinstance(take, Take)]
            return [*stacks(s, takes), *(gesture for take in takes for gesture in steps(s, take))][:MANY]
        case "order":
            roads = [option for option in question.options() if isinstance(option, TakeRoad)]
            return [*by_roads(s, question.unit, roads), *far(s, question.unit, {road.hex for road in roads})]
        case "unit_to_eliminate":
            reserve = [option for option in question.options() if isinstance(option, GiveBackReserve)]
            return [Suggestion(say("suggest-reserve"), (option,)) for option in reserve]
        case "unit_to_hit":
            return proposals.losses(s, question.actor, question.units, question.marked)
        case "retreat_to":
            return proposals.back(s, question.chosen, question.hex_, question.attacker, question.unit)
        case "withdraw_to":
            return proposals.out(s, question.chosen, question.hex_, question.unit)
        case "what_to_place":
            return proposals.reserves(s, question.seat)
    return []


def all_of(options: list[Any]) -> list[Any]:
    """The options, each with those it stands for."""
    return [one for option in options for one in (options.like(option) if isinstance(options, Folded) else [option])]


def stacks(s: State, takes: list[Take]) -> list[Suggestion]:
    """V2 §9.0.4: units that look alike go to the same hex one after the other; a stack is named by its last unit."""
    alike: dict[tuple[int, ...], list[Unit]] = {}
    for unit in [take.unit for take in takes if not s.cargo[take.unit]]:
        flags = s.flags[unit] & (MOVED | ATTACKED | OVER)
        alike.setdefault((s.where[unit], s.kind[unit], flags, s.left[unit]), []).append(unit)
    out = []
    for units in [units for units in alike.values() if len(units) > 1]:
        name = counted([s.kind[unit] for unit in units])
        rides = {to: ride(s, units, to) for to in road_ends(s, s.owner[units[0]], s.where[units[0]])}
        walks = ways(s, units[0], quietly, roads=False)
        for to in dict.fromkeys([*rides, *walks]):
            road = rides.get(to, ())
            if answers := road or (march(s, units, to, walks[to]) if to in walks else ()):
                text = marching(s, units[0], to, name, bool(road))
                out.append(Suggestion(text, answers, (f"stack:{units[-1]}", f"space:{to}")))
    return out


def ride(s: State, units: list[Unit], to: Hex) -> tuple[Action, ...]:
    """V2 §9.13.2 §9.13.4: one unit after the other by road; nothing if a tile turns up or anybody is asked."""
    now, out = copy(s), list[Action]()
    for unit in units:
        free = arrival(now, unit, to, in_hand(now, unit) - COST) is Arrival.FREE
        if not free or TakeRoad(to) not in order(now, unit, False):
            return ()
        via = min(road_way(now, unit, to), key=lambda one: len(one.hexes))
        if any(turns_up(now, hex_) for hex_ in (*via.hexes, to)):
            return ()
        out += [Take(unit), TakeRoad(to), *shortest(now, unit, to)]
        now.left[unit] -= COST
        enter(now, unheard, unit, to, Arrival.FREE, "road")
        if in_hand(now, unit) and len(order(now, unit, True)) > 1:
            out.append(HALT)
        now.flags[unit] |= OVER
    return tuple(out)


def march(s: State, units: list[Unit], to: Hex, way: Way) -> tuple[Action, ...]:
    """One unit after the other, each to the end of its movement; nothing if a tile turns up or anybody is asked."""
    how = arrival(s, units[0], to, 0)
    if how not in (Arrival.FREE, Arrival.ATTACK) or turns_up(s, to):
        return ()
    now, out = copy(s), list[Action]()
    for unit in units:
        out += [Take(unit), *way]
        for leg in way:
            if step_refusal(now, unit, leg.hex, in_hand(now, unit)) is not None:
                return ()
            walk(now, unheard, unit, leg.hex, how if leg.hex == to else Arrival.FREE)
        if in_hand(now, unit) and len(order(now, unit, True)) > 1:
            out.append(HALT)
        now.flags[unit] |= OVER
    return tuple(out)


def marching(s: State, unit: Unit, to: Hex, who: Text, road: bool = False) -> Text:
    """V2 §12.0.1: where it goes, and whom it attacks there; a march and an attack never read alike."""
    holder, ground = s.held[to], ground_text(s, to)
    if holder in (NOBODY, s.owner[unit]) or (allied(s, s.owner[unit], holder) and goes_on_from(s, unit, to)):
        return say("suggest-road" if road else "suggest-go", unit=who, ground=ground)
    return say("suggest-attack", unit=who, ground=ground, seat=seat_text(holder))


def goes_on_from(s: State, unit: Unit, to: Hex) -> bool:
    return arrival(s, unit, to, in_hand(s, unit) - COST) is Arrival.VISIT


def unheard(event: Event) -> None:
    """What only might happen is told nobody."""


def steps(s: State, take: Take) -> list[Suggestion]:
    """Where a unit could go at once, and whom a ship could take aboard."""
    out = []
    for following in order(s, take.unit, False):
        if isinstance(following, Go | TakeRoad):
            text = marching(s, take.unit, following.hex, unit_text(s, take.unit), isinstance(following, TakeRoad))
            via = shortest(s, take.unit, following.hex) if isinstance(following, TakeRoad) else ()
            out.append(Suggestion(text, (take, following, *via), (f"piece:{take.unit}", f"space:{following.hex}")))
        elif isinstance(following, Load):
            text = say("suggest-embark", unit=unit_text(s, following.unit), ship=unit_text(s, take.unit))
            handles = (f"piece:{following.unit}", f"space:{s.where[take.unit]}", f"piece:{take.unit}")
            out.append(Suggestion(text, (take, following), handles))
        elif isinstance(following, Land) and s.kind[take.unit] == FRIGATE:
            attacks = s.held[following.to] not in (NOBODY, s.owner[take.unit])
            args = {"kind": kind_text(s.kind[following.unit]), "ground": ground_text(s, following.to)}
            args |= {"seat": seat_text(s.held[following.to])} if attacks else {}
            name = "suggest-land-attack" if attacks else "suggest-land"
            text = say(name, hex=hex_text(s, s.where[take.unit]), **args)
            out.append(Suggestion(text, (take, following), (f"piece:{following.unit}", f"space:{following.to}")))
    return out


def by_roads(s: State, unit: Unit, roads: list[TakeRoad]) -> list[Suggestion]:
    """V2 §9.13.2: to the end of a road over as few hexes as can be."""
    return [
        Suggestion(
            marching(s, unit, road.hex, unit_text(s, unit), True),
            (road, *shortest(s, unit, road.hex)),
            (*like_pieces(s, unit), f"space:{road.hex}"),
        )
        for road in roads
    ]


def shortest(s: State, unit: Unit, to: Hex) -> tuple[Action, ...]:
    """V2 §9.13.2: the shortest path of a road, if there are several to choose from."""
    paths = road_way(s, unit, to)
    return (min(paths, key=lambda via: len(via.hexes)),) if len(paths) > 1 else ()


def far(s: State, unit: Unit, roads: set[Hex]) -> list[Suggestion]:
    """V2 §9.0.2 §9.2.1: a shortest way to hexes more than a step away; none leads on from where tiles turn up.

    None where a road leads, which costs less.

    Who has set out for a vassal that is being attacked goes there by himself where there is one way only.
    """
    out = []
    for to, way in ways(s, unit, quietly, roads=False).items() if s.kind[unit] and target(s) == NOWHERE else ():
        if len(way) > 1 and to not in roads:
            text = marching(s, unit, to, unit_text(s, unit))
            out.append(Suggestion(text, way, (*like_pieces(s, unit), f"space:{to}")))
    return out


def like_pieces(s: State, unit: Unit) -> tuple[str, ...]:
    """The unit in hand, and if it has not moved those beside it that it stands for: any of them was picked up."""
    look = (s.owner[unit], s.kind[unit], s.flags[unit], s.left[unit], s.cargo[unit])
    others = [] if s.flags[unit] & MOVED else s.at[s.where[unit]]
    same = [u for u in others if (s.owner[u], s.kind[u], s.flags[u], s.left[u], s.cargo[u]) == look]
    return tuple(f"piece:{u}" for u in dict.fromkeys((unit, *same)))


def quietly(s: State, unit: Unit, hex_: Hex) -> bool:
    """V2 §9.2.1 §9.12.1 §15.64.3: whether a unit may go on from a hex, and nobody is asked or learns anything."""
    seat = s.owner[unit]
    at_home = s.held[hex_] in (NOBODY, seat) and (s.kind[unit] != FRIGATE or s.terrain[hex_] == WATER)
    return at_home and not turns_up(s, hex_) and not stops(s, seat, unit, hex_)


def turns_up(s: State, hex_: Hex) -> bool:
    """V2 §9.2.1: whether a tile lies face down beside a hex."""
    return any(s.terrain[near] == UNKNOWN for near in frame_of(s).near[hex_])
