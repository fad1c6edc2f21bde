"""Where frigates could bring troops: beside which stack they load, beside which enemy hex they land, in one go."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from feldherr.games.viktory_ii.actions import Go, Land, Load
from feldherr.games.viktory_ii.board import NOBODY, NOWHERE, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import storms
from feldherr.games.viktory_ii.rules.choices.transport import HOLD, land_refusal, load_refusal
from feldherr.games.viktory_ii.rules.movement.ways import attack_refusal, in_hand, step_refusal
from feldherr.games.viktory_ii.state import (
    ATTACKED,
    BOARDED,
    FRIGATE,
    MOVED,
    OVER,
    PASSING,
    State,
    enemies,
    frame_of,
    hexes_of,
    units_of,
)

FARTHEST, QUAYS = 9, 5
"""Ships look no farther than so many hexes, and at no more places to load than so many."""


class Voyage(NamedTuple):
    """Troops for an enemy hex: how far the ship has to sail, who comes, and what it does first."""

    way: int
    now: bool
    """It is over this turn."""
    units: tuple[Unit, ...]
    stack: tuple[Unit, ...]
    """All who stand where it loads."""
    first: Any

    @property
    def here(self) -> bool:
        """The ship need not move: it may as well shoot first."""
        return not self.way


Units = tuple[Unit, ...]
Sea = dict[Hex, tuple[int, Hex]]
"""By hex of water: how far it is, and the first step there."""


def sea(s: State, seat: int, start: Hex, most: int) -> Sea:
    """V2 §9.3.1 §9.32.1: over known water that no one else holds, and through own harbours."""
    found: Sea = {start: (0, start)}
    heads, frame = [start], frame_of(s)
    for far in range(1, most + 1):
        following = []
        for hex_ in heads:
            for to in frame.near[hex_]:
                if to in found or s.held[to] not in (NOBODY, seat):
                    continue
                if s.terrain[to] == WATER or (s.lord[to] == seat and not s.turn.built >> to & 1):
                    found[to] = far, to if far == 1 else found[hex_][1]
                    following.append(to)
        heads = following
    return {hex_: step for hex_, step in found.items() if s.terrain[hex_] == WATER}


def shores(s: State, seat: int) -> dict[Hex, list[Hex]]:
    """By hex of water: the enemy's land beside it that may be attacked."""
    out: dict[Hex, list[Hex]] = {}
    for hex_ in hexes_of(s):
        if enemies(s, seat, s.held[hex_]) and s.terrain[hex_] != WATER and attack_refusal(s, seat, hex_) is None:
            for beside in frame_of(s).near[hex_]:
                if s.terrain[beside] == WATER:
                    out.setdefault(beside, []).append(hex_)
    return out


def mixed(s: State, units: Collection[Unit], most: int) -> tuple[Unit, ...]:
    """So many of them, of every kind one first: dice come by kind."""
    counted: dict[int, int] = {}
    ranked = []
    for unit in sorted(units):
        counted[s.kind[unit]] = counted.get(s.kind[unit], 0) + 1
        ranked.append((counted[s.kind[unit]], -s.kind[unit], unit))
    return tuple([unit for _, _, unit in sorted(ranked)[:most]])


def lonely(s: State, seat: int, hexes: Collection[Hex]) -> set[Hex]:
    """Of these hexes, those from which no known way by land leads to an enemy settlement."""
    terrain, near = s.terrain, frame_of(s).near
    heads = [h for who, towns in enumerate(s.towns) if enemies(s, seat, who) for h in towns]
    seen = set(heads)
    while heads:
        hex_ = heads.pop()
        for to in near[hex_]:
            if to not in seen and terrain[to] not in (WATER, UNKNOWN):
                seen.add(to)
                heads.append(to)
    return set(hexes) - seen


def voyages(s: State, seat: int, staying: Collection[Unit]) -> dict[Unit, dict[Hex, Voyage]]:
    """By ship, what it could bring where; `staying`: who is not to go aboard."""
    ships = [u for u in units_of(s, seat) if s.kind[u] == FRIGATE and not s.flags[u] & PASSING and not storms(s, u)]
    if not ships or not (goals := shores(s, seat)):
        return {}
    waiting: dict[Hex, list[Unit]] = {}
    for unit in units_of(s, seat):
        if s.kind[unit] != FRIGATE and s.aboard[unit] < 0 and not s.flags[unit] & (MOVED | OVER | ATTACKED):
            if unit not in staying and not storms(s, unit):
                waiting.setdefault(s.where[unit], []).append(unit)
    alone = lonely(s, seat, waiting)
    return {ship: found for ship in ships if (found := of_ship(s, seat, ship, waiting, goals, alone))}


def of_ship(
    s: State, seat: int, ship: Unit, waiting: dict[Hex, list[Unit]], goals: dict[Hex, list[Hex]], alone: set[Hex]
) -> dict[Hex, Voyage]:
    """The best voyage of one ship to each hex it can bring somebody to; a passenger more is worth two hexes.

    What takes longer than this turn is only for troops that have no way by land.
    """
    at, near, left = s.where[ship], frame_of(s).near, in_hand(s, ship)
    aboard = tuple([unit for unit in s.cargo[ship] if not s.flags[unit] & BOARDED])
    room = min(HOLD - len(s.cargo[ship]), HOLD - s.loads[ship])
    reached = sea(s, seat, at, FARTHEST if left else 0)
    quays: list[tuple[float, Hex, Units, Units, Units]] = [(0.0, at, aboard, (), ())] if aboard else []
    for quay, (far, _) in reached.items():
        beside = tuple([unit for hex_ in near[quay] for unit in waiting.get(hex_, ())]) if room > 0 else ()
        if quay == at:
            beside = tuple([unit for unit in beside if load_refusal(s, ship, unit) is None])
        for stack in (beside, tuple([unit for unit in beside if s.where[unit] in alone])):
            if stack:
                taken = mixed(s, stack, room)
                quays.append((far - 2.0 * len(taken), quay, (*aboard, *taken), taken, stack))
    out, best = dict[Hex, Voyage](), dict[Hex, float]()
    for value, quay, units, taken, stack in sorted(quays, key=lambda one: one[0])[:QUAYS]:
        far, step = reached[quay]
        later = all(s.where[unit] in alone for unit in taken)
        for water, (more, onward) in (reached if quay == at else sea(s, seat, quay, FARTHEST - far)).items():
            if far + more > left and not later:
                continue
            for goal in goals.get(water, ()):
                if s.landing[ship] not in (NOWHERE, goal) or best.get(goal, 99.0) <= value + more:
                    continue
                first: Any = Go(step)
                if quay == at and taken:
                    first = Load(taken[0])
                elif quay == at and more:
                    first = Go(onward)
                elif quay == at:
                    able = [unit for unit in aboard if land_refusal(s, ship, unit, goal) is None]
                    if not able:
                        continue
                    first = Land(able[0], goal)
                if isinstance(first, Go) and step_refusal(s, ship, first.hex, left) is not None:
                    continue  # such as a harbour, where it could not stay
                best[goal] = value + more
                out[goal] = Voyage(far + more, far + more <= left, units, stack, first)
    return out


def lifted(found: dict[Unit, dict[Hex, Voyage]], goal: Hex) -> list[Unit]:
    """All who could be landed there this turn, nobody by two ships."""
    out = list[Unit]()
    for ship in found:
        voyage = found[ship].get(goal)
        if voyage and voyage.now:
            some = [unit for unit in (*voyage.units, *voyage.stack) if unit not in out]
            out += list(dict.fromkeys(some))[: len(voyage.units)]
    return out
