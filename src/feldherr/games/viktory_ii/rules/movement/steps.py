"""Chapter 9: units move one by one; each step is settled before the next is decided."""

from __future__ import annotations

from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import NOBODY, Hex, Unit
from feldherr.games.viktory_ii.events import Landed, Loaded, Moved, MovementEnded
from feldherr.games.viktory_ii.rules.battle.bombardment import bombard
from feldherr.games.viktory_ii.rules.battle.pending import attack, entry_of, part, pass_through, spare, visit, waiting
from feldherr.games.viktory_ii.rules.calls import Acting, Battle, Calls, Moving, Placing, Riding
from feldherr.games.viktory_ii.rules.choices.orders import attack_on_vassal, order, road_way, unit_or_battle
from feldherr.games.viktory_ii.rules.movement.arrival import Arrival, arrival, on_the_road
from feldherr.games.viktory_ii.rules.movement.exploration import offer, reveal
from feldherr.games.viktory_ii.rules.movement.ways import COST, stops
from feldherr.games.viktory_ii.rules.units import go_aboard, leave, shift, stand
from feldherr.games.viktory_ii.state import CARRIED, FRIGATE, MOVED, OVER, State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def act(s: State, ask: Ask, emit: Emit, call: Acting) -> Calls:
    """V2 §6.0.2 §6.0.4 §6.0.5 §9.0.1 §12.0.2: one action after the other, in any order.

    The player himself says when a battle begins, even if nothing else is left to do.
    """
    put = ask if waiting(s, call.seat) else ask.openly
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


def carry_out(s: State, ask: Ask, emit: Emit, seat: int, unit: Unit, going: bool, loaded: bool) -> Calls:
    """V2 §2.0.1 §9.0.5 §9.42.1, ruling r26: one order; who halts is done, but a ship that has just loaded may go on."""
    match ask.openly(seat, order, s, unit, going):
        case a.Go(hex=to):
            return step(s, ask, emit, seat, unit, to)
        case a.TakeRoad(hex=to):
            return take_road(s, ask, emit, seat, unit, to)
        case a.Bombard(hex=to):
            if s.side[s.held[to]] == seat and not meant(s, ask, seat, unit, to, "shot"):    # 15.64.4
                return back(s, seat, unit)
            bombard(s, ask, emit, unit, to)
        case a.Load(unit=passenger):
            load(s, emit, unit, passenger)
            return Moving(seat, unit, True)
        case a.Land(unit=passenger, to=to):
            return land(s, ask, emit, seat, unit, passenger, to)
        case a.Storm():
            attack(s, unit, s.where[unit], entry_of(s, unit), True)
        case _:
            if going and s.kind[unit] and not (loaded and s.kind[unit] == FRIGATE):      # ruling r26
                s.flags[unit] |= OVER
    return Acting(seat)


def step(s: State, ask: Ask, emit: Emit, seat: int, unit: Unit, to: Hex) -> Calls:
    """V2 §9.0.2 §9.0.3 §9.2.1: 1 movement point a hex; all hexes around are revealed before the unit goes on."""
    how = arrival(s, unit, to, s.left[unit] - COST)
    if how is Arrival.BREACH and not meant(s, ask, seat, unit, to, "stop"):
        return back(s, seat, unit)
    walk(s, emit, unit, to, how)
    return offer(s, seat, reveal(s, ask, emit, frame_of(s).near[to]), next_order(s, seat, unit))


def meant(s: State, ask: Ask, seat: int, unit: Unit, to: Hex, by: str) -> bool:
    """V2 §15.64.3 §15.64.4, ruling r65: a ruler is asked whether he means to attack his vassal; if not, it is noted."""
    if ask.openly(seat, attack_on_vassal, s, seat, to, by) == a.YES:
        return True
    spare(s, s.kind[unit], s.where[unit], to)
    return False


def back(s: State, seat: int, unit: Unit) -> Calls:
    """Who calls back his attack on a vassal goes on otherwise, if he has begun to move."""
    return Moving(seat, unit, False) if s.flags[unit] & MOVED and not s.flags[unit] & OVER else Acting(seat)


def next_order(s: State, seat: int, unit: Unit) -> Calls:
    """V2 §9.0.2 §9.0.4: who has points left and was not stopped goes on."""
    return Acting(seat) if s.flags[unit] & OVER or not s.left[unit] else Moving(seat, unit, False)


def walk(s: State, emit: Emit, unit: Unit, to: Hex, how: Arrival) -> None:
    """V2 §9.0.6 §9.12.1: a step; difficult ground stops a land unit."""
    s.left[unit] -= COST
    stopped = stops(s, s.owner[unit], unit, to)
    # An attack on a vassal is told when it is fought.
    word = "harbour" if how is Arrival.HARBOUR else "attack" if how is Arrival.ATTACK else "step"
    enter(s, emit, unit, to, how, word)
    if stopped:
        s.flags[unit] |= OVER


def enter(s: State, emit: Emit, unit: Unit, to: Hex, how: Arrival, word: str) -> None:
    """V2 §9.0.6 §10.4.2 §10.7.1 §12.0.1 §12.33.2 §15.64.2: the unit is in the hex, as guest, attacker or by itself."""
    seat, origin = s.owner[unit], s.where[unit]
    against = s.held[to] if how is Arrival.ATTACK else NOBODY
    s.flags[unit] |= MOVED
    if how.attacks:
        attack(s, unit, to, origin, how is Arrival.BREACH)
    elif how is Arrival.VISIT:
        visit(s, unit, origin)
    elif how is Arrival.HARBOUR:
        pass_through(s, unit)
    else:
        part(s, unit)
    shift(s, unit, to)
    emit(Moved(seat, unit, s.kind[unit], origin, to, word, against, players=s.players))


def take_road(s: State, ask: Ask, emit: Emit, seat: int, unit: Unit, to: Hex) -> Calls:
    """V2 §9.13.2 §9.13.4: one movement point a leg; the mover picks the path."""
    way = ask.openly(seat, road_way, s, unit, to)
    if way == a.HALT:
        return back(s, seat, unit)
    if arrival(s, unit, to, s.left[unit] - COST) is Arrival.BREACH and not meant(s, ask, seat, unit, to, "stop"):
        return back(s, seat, unit)
    s.left[unit] -= COST
    return Riding(seat, unit, (*way.hexes, to))


def ride(s: State, ask: Ask, emit: Emit, call: Riding) -> Calls:
    """V2 §9.13.3 §9.13.4, ruling r23: no stop on the road; each hex passed reveals its neighbours.

    What turns up on the road may open a way on from its end, so what the arrival is is said again there.
    """
    seat, unit, to = call.seat, call.unit, call.way[0]
    if not s.kind[unit]:
        return Acting(seat)
    if len(call.way) > 1:
        enter(s, emit, unit, to, on_the_road(s, unit, to), "road")
        then: Calls = Riding(seat, unit, call.way[1:])
    else:
        enter(s, emit, unit, to, arrival(s, unit, to, s.left[unit]), "road")
        then = next_order(s, seat, unit)
    return offer(s, seat, reveal(s, ask, emit, frame_of(s).near[to]), then)


def load(s: State, emit: Emit, ship: Unit, unit: Unit) -> None:
    """V2 §9.42.2 §9.43.2 §9.45.1: no cost for the ship; the land unit has spent its turn."""
    go_aboard(s, unit, ship)
    s.flags[unit] |= MOVED | OVER | CARRIED
    s.left[unit] = 0
    emit(Loaded(s.owner[unit], unit, s.kind[unit], ship, s.where[ship], "load", players=s.players))


def land(s: State, ask: Ask, emit: Emit, seat: int, ship: Unit, unit: Unit, to: Hex) -> Calls:
    """V2 §9.0.8 §9.44.2 §9.46.1 §9.46.2 §9.47.1: ashore beside the ship; among enemies this is an attack."""
    how = arrival(s, unit, to, 0)
    if how is Arrival.BREACH and not meant(s, ask, seat, unit, to, "landing"):
        return Moving(seat, ship, False) if not s.flags[ship] & OVER else Acting(seat)
    leave(s, unit)
    s.flags[unit] |= MOVED | OVER | CARRIED
    s.left[unit] = 0
    against = s.held[to] if how.attacks else NOBODY
    if how.attacks:
        attack(s, unit, to, s.where[ship], how is Arrival.BREACH)
    stand(s, unit, to)
    s.flags[ship] |= OVER
    s.landing[ship] = to
    emit(Landed(seat, unit, s.kind[unit], to, against, players=s.players))
    return offer(s, seat, reveal(s, ask, emit, frame_of(s).near[to]), Moving(seat, ship, False))
