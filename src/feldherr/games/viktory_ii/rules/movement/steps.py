"""Chapter 9: units move one by one; each step is settled before the next is decided."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import NOBODY, WATER
from feldherr.games.viktory_ii.events import Landed, Loaded, Moved, MovementEnded
from feldherr.games.viktory_ii.rules.battle.bombardment import bombard
from feldherr.games.viktory_ii.rules.calls import Acting, Battle, Calls, Moving, Placing, Riding
from feldherr.games.viktory_ii.rules.choices.orders import attack_on_vassal, order, road_way, unit_or_battle
from feldherr.games.viktory_ii.rules.choices.steps import stops, way_on
from feldherr.games.viktory_ii.rules.movement.exploration import offer, reveal
from feldherr.games.viktory_ii.rules.units import go_aboard, leave, pending, shift, stand
from feldherr.games.viktory_ii.state import (
    ATTACKED,
    CARRIED,
    FRIGATE,
    GUEST,
    MOVED,
    OVER,
    PASSING,
    STORMING,
    State,
    frame_of,
)
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def act(s: State, ask: Ask, emit: Emit, call: Acting) -> Calls:
    """V2 §6.0.2 §6.0.4 §6.0.5 §9.0.1 §12.0.2: one action after the other, in any order.

    The player himself says when a battle begins, even if nothing else is left to do.
    """
    put = ask if pending(s, call.seat) else ask.openly
    choice = put(call.seat, unit_or_battle, s, call.seat)
    if isinstance(choice, a.Fight):
        return Battle(choice.hex, call.seat, call)
    if isinstance(choice, a.Take):
        return carry_out(s, ask, emit, call.seat, choice.unit, False, False)
    emit(MovementEnded(call.seat))
    return Placing(call.seat)


def move_on(s: State, ask: Ask, emit: Emit, call: Moving) -> Calls:
    """V2 §9.0.4: a unit's movement is completed before another unit moves."""
    return carry_out(s, ask, emit, call.seat, call.unit, True, call.loaded)


def carry_out(s: State, ask: Ask, emit: Emit, seat: int, unit: int, going: bool, loaded: bool) -> Calls:
    """V2 §2.0.1 §9.0.5 §9.42.1, ruling r26: one order; who halts is done, but a ship that has just loaded may go on."""
    match ask.openly(seat, order, s, unit, going):
        case a.Go(hex=to):
            return step(s, ask, emit, seat, unit, to)
        case a.TakeRoad(hex=to):
            return take_road(s, ask, emit, seat, unit, to)
        case a.Bombard(hex=to):
            bombard(s, ask, emit, unit, to)
        case a.Load(unit=passenger):
            load(s, emit, unit, passenger)
            return Moving(seat, unit, True)
        case a.Land(unit=passenger, to=to):
            return land(s, ask, emit, seat, unit, passenger, to)
        case a.Storm():
            storm(s, unit)
        case _:
            if going and s.kind[unit] and not (loaded and s.kind[unit] == FRIGATE):      # ruling r26
                s.flags[unit] |= OVER
    return Acting(seat)


def step(s: State, ask: Ask, emit: Emit, seat: int, unit: int, to: int) -> Calls:
    """V2 §9.0.2 §9.0.3 §9.2.1: 1 movement point a hex; all hexes around are revealed before the unit goes on."""
    if not confirmed(s, ask, seat, unit, to):
        return Moving(seat, unit, False) if s.flags[unit] & MOVED else Acting(seat)
    s.left[unit] -= 1
    enter(s, emit, unit, to, "harbour" if s.kind[unit] == FRIGATE and s.terrain[to] != WATER else "step")
    then: Calls = Acting(seat) if s.flags[unit] & OVER or not s.left[unit] else Moving(seat, unit, False)
    return offer(s, seat, reveal(s, ask, emit, list(frame_of(s).near[to])), then)


def confirmed(s: State, ask: Ask, seat: int, unit: int, to: int) -> bool:
    """V2 §15.64.3, ruling r65: who would have to stop among a vassal's pieces is asked whether he means to attack."""
    holder = s.held[to]
    if holder in (NOBODY, seat) or s.side[holder] != seat or s.turn.target >= 0:
        return True
    if s.aboard[unit] < 0 and way_on(s, unit, to, s.left[unit] - 1):
        return True
    return bool(ask.openly(seat, attack_on_vassal, s, seat, to) == a.YES)


def enter(s: State, emit: Emit, unit: int, to: int, how: str) -> None:
    """V2 §9.0.6 §9.12.1 §10.4.2 §10.7.1 §12.0.1 §12.33.2 §15.64.2: enemies and difficult ground stop a unit."""
    seat, origin, holder = s.owner[unit], s.where[unit], s.held[to]
    flags = s.flags[unit] & ~GUEST | MOVED
    if holder not in (NOBODY, seat):
        s.entered[unit] = origin
        if s.side[holder] != s.side[seat]:
            flags |= STORMING | ATTACKED | OVER
            how = "attack"
        else:
            flags |= PASSING
    elif s.kind[unit] == FRIGATE and s.terrain[to] != WATER:
        flags |= PASSING
    if stops(s, seat, unit, to) and how != "road":
        flags |= OVER
    s.flags[unit] = flags
    shift(s, unit, to)
    emit(Moved(seat, unit, s.kind[unit], origin, to, how))
    if how != "road":
        stop_among_allies(s, unit)


def stop_among_allies(s: State, unit: int) -> None:
    """V2 §15.64.3: who cannot go on from a vassal's hex attacks there, and so does who joins the attack."""
    at = s.where[unit]
    if s.flags[unit] & PASSING and s.held[at] != s.owner[unit]:
        if at == s.turn.target or (s.turn.target < 0 and not way_on(s, unit, at, s.left[unit])):
            storm(s, unit)


def storm(s: State, unit: int) -> None:
    """V2 §15.64.3, rulings r31 and r64: the ruler's unit stays among the vassal's pieces; that battle comes next."""
    s.flags[unit] = s.flags[unit] & ~GUEST | STORMING | ATTACKED | OVER
    s.turn = replace(s.turn, target=s.where[unit])


def take_road(s: State, ask: Ask, emit: Emit, seat: int, unit: int, to: int) -> Calls:
    """V2 §9.13.2 §9.13.4: one movement point a leg; the mover picks the path."""
    way = ask.openly(seat, road_way, s, unit, to)
    if way == a.HALT or not confirmed(s, ask, seat, unit, to):
        return Moving(seat, unit, False) if s.flags[unit] & MOVED else Acting(seat)
    s.left[unit] -= 1
    return Riding(seat, unit, (*way.hexes, to))


def ride(s: State, ask: Ask, emit: Emit, call: Riding) -> Calls:
    """V2 §9.13.3 §9.13.4, ruling r23: no stop on the road; each hex passed reveals its neighbours."""
    seat, unit, to = call.seat, call.unit, call.way[0]
    if not s.kind[unit]:
        return Acting(seat)
    enter(s, emit, unit, to, "road")
    if len(call.way) > 1:
        then: Calls = Riding(seat, unit, call.way[1:])
    else:
        stop_among_allies(s, unit)
        then = Acting(seat) if s.flags[unit] & OVER or not s.left[unit] else Moving(seat, unit, False)
    return offer(s, seat, reveal(s, ask, emit, list(frame_of(s).near[to])), then)


def load(s: State, emit: Emit, ship: int, unit: int) -> None:
    """V2 §9.42.2 §9.43.2 §9.45.1: no cost for the ship; the land unit has spent its turn."""
    go_aboard(s, unit, ship)
    s.flags[unit] |= MOVED | OVER | CARRIED
    s.left[unit] = 0
    emit(Loaded(s.owner[unit], unit, s.kind[unit], ship, s.where[ship], "load"))


def land(s: State, ask: Ask, emit: Emit, seat: int, ship: int, unit: int, to: int) -> Calls:
    """V2 §9.0.8 §9.44.2 §9.46.1 §9.46.2 §9.47.1: ashore beside the ship; among enemies this is an attack."""
    if not confirmed(s, ask, seat, unit, to):
        return Moving(seat, ship, False) if not s.flags[ship] & OVER else Acting(seat)
    holder = s.held[to]
    attack = holder not in (NOBODY, seat)
    leave(s, unit)
    s.flags[unit] |= MOVED | OVER | CARRIED
    s.left[unit] = 0
    if attack:
        s.flags[unit] |= STORMING | ATTACKED
        s.entered[unit] = s.where[ship]
    stand(s, unit, to)
    s.flags[ship] |= OVER
    s.landing[ship] = to
    emit(Landed(seat, unit, s.kind[unit], to, attack))
    if attack and s.side[holder] == s.side[seat]:
        storm(s, unit)
    return offer(s, seat, reveal(s, ask, emit, list(frame_of(s).near[to])), Moving(seat, ship, False))
