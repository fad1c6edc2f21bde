"""Chapters 9, 12.2 and 15.64: the way-finder. One verdict on a step or a road, one search over what may be gone."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.games.viktory_ii.actions import Go, TakeRoad
from feldherr.games.viktory_ii.board import FRAMES, NOBODY, NOWHERE, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import fought, spared, target
from feldherr.games.viktory_ii.rules.movement.roads import no_road_refusal, road_ends
from feldherr.games.viktory_ii.state import (
    ATTACKED,
    CARRIED,
    CAVALRY,
    FRIGATE,
    OVER,
    State,
    difficult,
    frame_of,
)

COST = 1
"""V2 §9.0.2 §9.13.2: a step costs a movement point, and so does a road, however long."""
Way = tuple[Go | TakeRoad, ...]


def in_hand(s: State, unit: Unit) -> int:
    """V2 §9.0.2 §9.0.4: the movement points the unit may still use."""
    return 0 if s.flags[unit] & OVER else s.left[unit]


# whether a step or a road is open, and which rule closes it; `left`: the points in hand before it


def step_refusal(s: State, unit: Unit, to: Hex, left: int) -> str | None:
    """V2 §3.2.2 §3.2.3 §10.5.2 §10.5.3: why the unit may not go to this hex from one beside it; None if it may."""
    terrain = s.terrain[to]
    if terrain == UNKNOWN:
        return "9.2.1"
    if s.kind[unit] == FRIGATE:
        if terrain != WATER and (rule := harbour_refusal(s, unit, to, left)):
            return rule
    elif terrain == WATER:
        return "9.1.1"
    return leg_refusal(s, unit, to, left)


def steps_open(s: State, unit: Unit, left: int, enough: int = 6) -> list[Hex]:
    """Where a step is open to the unit, as `step_refusal` says; `enough`: so many of them are enough to know."""
    terrain, held, seat = s.terrain, s.held, s.owner[unit]
    free, sails = left > 0 and target(s) == NOWHERE, s.kind[unit] == FRIGATE
    out: list[Hex] = []
    for to in FRAMES[s.players].near[s.where[unit]]:
        # The ground alone closes many steps; nothing speaks against most others: ground that nobody else holds.
        ground = terrain[to]
        if ground == UNKNOWN:
            continue
        if (ground == WATER) != sails:
            if not sails:
                continue
        elif free and ((who := held[to]) == NOBODY or who == seat):
            out.append(to)
            if len(out) == enough:
                break
            continue
        if step_refusal(s, unit, to, left) is None:
            out.append(to)
            if len(out) == enough:
                break
    return out


def road_refusal(s: State, unit: Unit, to: Hex, left: int) -> str | None:
    """V2 §9.13.2: why the unit may not take the road from where it stands to this settlement; None if it may."""
    if rule := no_road_refusal(s, s.owner[unit], s.where[unit], to):
        return rule
    return leg_refusal(s, unit, to, left)


def leg_refusal(s: State, unit: Unit, to: Hex, left: int) -> str | None:
    """V2 §9.0.2 §15.64.2 §15.64.3 §15.64.5, ruling r65: a step or a road: its cost, and who is at its end.

    Allies let each other pass.
    """
    if not left:
        return spent_refusal(s, unit)
    seat, who = s.owner[unit], s.held[to]
    if who != NOBODY and who != seat:
        allied = s.side[who] == s.side[seat]
        if not allied or not goes_on(s, unit, to, left - COST):
            if allied and s.side[seat] != seat:
                return "15.64.5"
            if allied and spared(s, s.kind[unit], s.where[unit], to):
                return "15.64.3"
            if rule := attack_refusal(s, seat, to):
                return rule
    if target(s) != NOWHERE and not reaches_target(s, unit, to, left - COST):
        return "15.64.3"
    return None


def spent_refusal(s: State, unit: Unit) -> str | None:
    """V2 §9.0.4 §9.0.7 §9.0.8 §9.12.1 §9.43.2 §9.46.2 §10.7.1: why a unit may move no further this turn."""
    flags = s.flags[unit]
    if not flags & OVER:
        return points_refusal(s, unit)
    if flags & ATTACKED:
        return "10.7.1"
    if s.kind[unit] == FRIGATE:
        return "9.46.2" if s.landing[unit] >= 0 else "9.0.4"
    if flags & CARRIED:
        return "9.43.2"
    return "9.12.1" if difficult(s, s.where[unit]) else "9.0.4"


def points_refusal(s: State, unit: Unit) -> str | None:
    """V2 §2.0.2 §9.0.2 §9.11.1 §9.11.2 §9.31.1: every step costs a movement point."""
    return None if s.left[unit] else short_refusal(s, unit)


def short_refusal(s: State, unit: Unit) -> str:
    """V2 §9.11.1 §9.11.2 §9.31.1: by which rule the unit has so few."""
    if s.kind[unit] == FRIGATE:
        return "9.31.1"
    return "9.11.2" if s.kind[unit] == CAVALRY else "9.11.1"


def harbour_refusal(s: State, unit: Unit, to: Hex, left: int) -> str | None:
    """V2 §9.3.1 §9.32.1 §9.32.2 §9.32.4 §9.32.5 §9.32.6: through an own settlement not built this turn."""
    if s.lord[to] != s.owner[unit]:
        return "9.32.1" if s.town[to] else "9.3.1"
    if s.turn.built >> to & 1:
        return "9.32.5"
    if left and not goes_on(s, unit, to, left - COST):
        return "9.32.2"
    return None


def attack_refusal(s: State, seat: int, to: Hex) -> str | None:
    """V2 §12.2.1 §15.63.1, rulings r39 and r66: one battle a hex and turn; who just lost his capital attacks nobody."""
    if s.turn.banned:
        return "15.63.1"
    if fought(s, to):
        return "12.2.1"
    return None


def stops(s: State, seat: int, unit: Unit, hex_: Hex) -> bool:
    """V2 §9.0.6 §9.12.1: whether a unit that enters must stop: at enemies, and on difficult ground for land units."""
    who = s.held[hex_]
    if who not in (NOBODY, seat) and s.side[who] != s.side[seat]:
        return True
    return s.kind[unit] != FRIGATE and difficult(s, hex_) and not opened(s, seat, hex_)


def opened(s: State, seat: int, hex_: Hex) -> bool:
    """V2 §9.12.2 §9.12.3 §15.64.9, rulings r24, r25: a settlement of one's side, or a land unit that began there."""
    side, lord = s.side[seat], s.lord[hex_]
    if lord >= 0 and s.side[lord] == side:
        return True
    return any(began >> hex_ & 1 and s.side[who] == side for who, began in enumerate(s.turn.began))


# the search: what could be come to from a hex


Goal = Callable[[State, Unit, Hex], bool]
"""`goal(s, unit, hex)`: whether this is a hex one looks for."""


def leads(s: State, unit: Unit, at: Hex, left: int, goal: Goal) -> bool:
    """Whether a unit that goes on from this hex with so many points could come to a hex one looks for.

    A ship's way through a second harbour is not looked for.
    """
    seat = s.owner[unit]
    seen, heads = {at}, [at]
    while left:
        left -= COST
        following: list[Hex] = []
        for hex_ in heads:
            for to in onward(s, unit, hex_):
                if to not in seen:
                    if goal(s, unit, to):
                        return True
                    seen.add(to)
                    if not stops(s, seat, unit, to):
                        following.append(to)
        heads = following
    return False


def onward(s: State, unit: Unit, at: Hex) -> list[Hex]:
    """V2 §9.1.1 §9.3.1 §9.13.2: where a step or a road leads from a hex, whoever is there."""
    terrain, sails = s.terrain, s.kind[unit] == FRIGATE
    near = [n for n in frame_of(s).near[at] if terrain[n] != UNKNOWN and (terrain[n] == WATER) == sails]
    return near if sails else [*near, *road_ends(s, s.owner[unit], at)]


def goes_on(s: State, unit: Unit, at: Hex, left: int) -> bool:
    """V2 §9.32.2 §15.64.5, ruling r65: whether a guest at this hex could still go on to a hex where he may stay."""
    return leads(s, unit, at, left, may_stay)


def may_stay(s: State, unit: Unit, hex_: Hex) -> bool:
    """V2 §15.64.5: nobody else's hex, or an enemy's who may be attacked."""
    seat, who = s.owner[unit], s.held[hex_]
    if who in (NOBODY, seat):
        return True
    return s.side[who] != s.side[seat] and attack_refusal(s, seat, hex_) is None


def reaches_target(s: State, unit: Unit, at: Hex, left: int) -> bool:
    """V2 §15.64.3, rulings r31 and r64: whether a unit at this hex joins the attack on a vassal or still can."""
    return joins_attack(s, unit, at) or leads(s, unit, at, left, joins_attack)


def joins_attack(s: State, unit: Unit, hex_: Hex) -> bool:
    """V2 §15.64.3, ruling r64: in the hex that is being attacked, or a ship beside it with units to land there."""
    goal = target(s)
    if hex_ == goal:
        return True
    brings = s.kind[unit] == FRIGATE and s.cargo[unit] and s.terrain[goal] != WATER
    return bool(brings) and s.terrain[hex_] == WATER and goal in frame_of(s).near[hex_]


def ways(s: State, unit: Unit, passes: Goal, roads: bool) -> dict[Hex, Way]:
    """V2 §9.0.2: a shortest way to every hex the unit could come to this turn, in the order they are found.

    It leads on only from hexes that it `passes`; `roads`: it may begin by road.
    """
    at, left, near = s.where[unit], in_hand(s, unit), frame_of(s).near
    found: dict[Hex, Way] = {}
    heads: list[tuple[Hex, Way]] = [(at, ())]
    while left and heads:
        following: list[tuple[Hex, Way]] = []
        for hex_, way in heads:
            for to in near[hex_]:
                if to not in found and to != at and step_refusal(s, unit, to, left) is None:
                    found[to] = (*way, Go(to))
                    following.append((to, found[to]))
        if roads and heads[0][0] == at and s.kind[unit] != FRIGATE:
            for to in road_ends(s, s.owner[unit], at):
                if to not in found and leg_refusal(s, unit, to, left) is None:
                    found[to] = (TakeRoad(to),)
                    following.append((to, found[to]))
        left -= COST
        heads = [head for head in following if passes(s, unit, head[0])]
    return found
