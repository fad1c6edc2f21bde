"""What the automa buys, and where it appears (TC §15.51 §15.52 §15.53 §15.54 §15.55)."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.events import AutomaSaved, Bought
from feldherr.games.trench_club.rules.automa.threats import threatened
from feldherr.games.trench_club.rules.calls import AutomaBuys, Calls, EndTurn
from feldherr.games.trench_club.rules.choices.money import LIMIT, owned
from feldherr.games.trench_club.rules.movement.distance import ways_to_units
from feldherr.games.trench_club.rules.pieces import put_inside, recruit
from feldherr.games.trench_club.rules.units import ARMOURED_CAR, FIELD_GUN, FOOT, FORCES, MOUNTED, PRICE, TRUCK
from feldherr.games.trench_club.state import State, enemies, frame_of, members, spot, units_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

FEW = 2


def prescribed(s: State, power: int) -> int:
    """TC §15.51 §15.52 §15.53: mounted infantry, armoured cars, field guns; -1 for a random type."""
    if sum(FOOT[s.kind[unit]] for unit in units_of(s, power)) < FEW:
        return MOUNTED
    gun = FIELD_GUN[power]
    if not s.rules.unit_limit or owned(s, power, ARMOURED_CAR) < LIMIT:
        return ARMOURED_CAR
    return gun if owned(s, power, gun) < LIMIT else NOBODY


def buy(s: State, ask: Ask, emit: Emit, call: AutomaBuys) -> Calls:
    """Ruling r55: again and again while it can afford what is prescribed at that moment; otherwise it saves."""
    power = members(s, s.now)[0]
    kind = prescribed(s, power)
    if kind == NOBODY:
        open_ = [k for k in FORCES[power] if k != TRUCK and PRICE[k] <= s.coins[s.now]]
        open_ = [k for k in open_ if owned(s, power, k) < LIMIT]
        kind = open_[ask.draw([1] * len(open_))[0]] if open_ else NOBODY
    forts = [fort for fort, house in enumerate(s.fort) if house == s.now and not threatened(s, fort, power)]
    if kind == NOBODY or not forts or PRICE[kind] > s.coins[s.now]:
        emit(AutomaSaved(power, s.coins[s.now]))
        return EndTurn()
    fort = site(s, ask, power, kind, forts)
    s.coins[s.now] -= PRICE[kind]
    unit = recruit(s, power, kind)
    put_inside(s, unit, fort)
    emit(Bought(power, unit, kind, frame_of(s).bodies[fort], PRICE[kind], spot(s, unit)))
    return call


def site(s: State, ask: Ask, power: int, kind: int, forts: list[int]) -> int:
    """TC §15.54 §15.55: the fort nearest to an enemy, then with the most at that distance, then the next nearest."""
    doors = frame_of(s).doors
    tables = [ways_to_units(s, kind, [foe]) for foe in enemies(s, power)]
    far = {fort: sorted(min(to[door] for door in doors[fort]) for to in tables) for fort in forts}
    best = [fort for fort in forts if far[fort] == min(far.values())]
    return best[ask.draw([1] * len(best))[0]] if len(best) > 1 else best[0]
