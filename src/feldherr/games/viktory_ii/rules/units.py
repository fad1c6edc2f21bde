"""V2 §3.51.1 §3.52.1: putting units down, taking them up, and keeping the index of who stands where."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NO_SHIP, NOBODY, NOWHERE, Hex, Unit
from feldherr.games.viktory_ii.events import Lost
from feldherr.games.viktory_ii.rules.battle.pending import holds, part
from feldherr.games.viktory_ii.state import FRIGATE, OVER, State
from feldherr.kernel.game import Emit


def settle(s: State, hex_: Hex) -> None:
    """Say anew who holds a hex: the lord of its settlement, else whose units stand there and are not guests."""
    holder = s.lord[hex_]
    if holder < 0:
        for unit in s.at[hex_]:
            if holds(s, unit):
                holder = s.owner[unit]
                break
    s.held[hex_] = holder


def muster(s: State, seat: int, kind: int, hex_: Hex) -> Unit:
    """A unit of the reserve stands on the map from now on, under the lowest free number. It may do nothing."""
    s.reserve[4 * seat + kind - 1] -= 1
    unit = Unit(s.kind.index(0)) if 0 in s.kind else number(s, Unit(len(s.kind)))
    s.kind[unit], s.owner[unit], s.flags[unit] = kind, seat, OVER
    stand(s, unit, hex_)
    return unit


def number(s: State, unit: Unit) -> Unit:
    """Make the columns long enough for a unit of this number."""
    while len(s.kind) <= unit:
        for column in (s.kind, s.left, s.flags, s.loads):
            column.append(0)
        s.owner.append(NOBODY)
        s.where.append(NOWHERE)
        s.aboard.append(NO_SHIP)
        s.carrier.append(NO_SHIP)
        s.landing.append(NOWHERE)
        s.cargo.append(())
    return unit


def blank(s: State, unit: Unit) -> None:
    """There is no unit of this number."""
    part(s, unit)
    s.kind[unit], s.owner[unit], s.where[unit], s.aboard[unit], s.cargo[unit] = 0, NOBODY, NOWHERE, NO_SHIP, ()
    s.left[unit], s.flags[unit] = 0, 0
    s.loads[unit], s.carrier[unit], s.landing[unit] = 0, NO_SHIP, NOWHERE


def stand(s: State, unit: Unit, hex_: Hex) -> None:
    s.where[unit] = hex_
    others = s.at[hex_]
    s.at[hex_] = tuple(sorted((*others, unit))) if others else (unit,)
    settle(s, hex_)


def leave(s: State, unit: Unit) -> None:
    """The unit is no longer in its hex, nor aboard."""
    hex_, ship = s.where[unit], s.aboard[unit]
    if ship >= 0:
        s.cargo[ship] = tuple([u for u in s.cargo[ship] if u != unit])
        s.aboard[unit] = NO_SHIP
    else:
        s.at[hex_] = tuple([u for u in s.at[hex_] if u != unit])
        settle(s, hex_)


def shift(s: State, unit: Unit, hex_: Hex) -> None:
    """From hex to hex, with whatever the unit carries."""
    leave(s, unit)
    stand(s, unit, hex_)
    for passenger in s.cargo[unit]:
        s.where[passenger] = hex_


def go_aboard(s: State, unit: Unit, ship: Unit) -> None:
    """V2 §9.41.2 §9.45.1: the unit becomes cargo of this ship; it counts among those carried this turn."""
    leave(s, unit)
    s.aboard[unit] = ship
    s.where[unit] = s.where[ship]
    s.cargo[ship] = tuple(sorted((*s.cargo[ship], unit)))
    if s.carrier[unit] != ship:
        s.carrier[unit] = ship
        s.loads[ship] += 1


def discharge(s: State, unit: Unit) -> None:
    """The number is free again; what a ship carried goes to the reserve (V2 §9.45.3, ruling r44)."""
    for passenger in s.cargo[unit]:
        s.reserve[4 * s.owner[passenger] + s.kind[passenger] - 1] += 1
        leave(s, passenger)
        blank(s, passenger)
    leave(s, unit)
    blank(s, unit)


def lose(s: State, emit: Emit, seat: int, units: tuple[Unit, ...], rule: str) -> None:
    """V2 §8.2.6 §9.45.3 §10.2.1 §11.0.4: hit units go to their owner's reserve, a ship with its cargo."""
    if not units:
        return
    hex_ = s.where[units[0]]
    fallen = (*units, *(p for unit in units for p in s.cargo[unit]))
    kinds = tuple([s.kind[unit] for unit in fallen])
    for unit in units:
        s.reserve[4 * seat + s.kind[unit] - 1] += 1
        discharge(s, unit)
    emit(Lost(seat, hex_, kinds, fallen, rule, players=s.players))


def foreign(s: State, hex_: Hex, seat: int) -> list[Unit]:
    """The units in a hex that are not the seat's."""
    owner = s.owner
    return [u for u in s.at[hex_] if owner[u] != seat]


def own(s: State, hex_: Hex, seat: int) -> list[Unit]:
    owner = s.owner
    return [u for u in s.at[hex_] if owner[u] == seat]


def ships_of(s: State, hex_: Hex, seat: int) -> list[Unit]:
    return [u for u in s.at[hex_] if s.owner[u] == seat and s.kind[u] == FRIGATE]
