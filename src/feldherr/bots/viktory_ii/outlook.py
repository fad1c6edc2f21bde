"""What the greedy opponent sees when it is to move: who can come where, what is worth an attack, what to do else."""

from __future__ import annotations

from typing import Any

from feldherr.bots.viktory_ii.estimate import danger, margin, nearest_target, reach
from feldherr.bots.viktory_ii.taste import Taste
from feldherr.bots.viktory_ii.voyages import Voyage, lifted, voyages
from feldherr.games.viktory_ii.board import NOBODY, UNKNOWN, WATER, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.pending import waiting
from feldherr.games.viktory_ii.rules.choices.fire import targets as in_sight
from feldherr.games.viktory_ii.rules.movement.ways import in_hand
from feldherr.games.viktory_ii.rules.units import foreign, own
from feldherr.games.viktory_ii.state import (
    ARTILLERY,
    CAVALRY,
    FRIGATE,
    INFANTRY,
    State,
    enemies,
    frame_of,
    units_of,
)

LANDING, SAILING = 70.0, 3.0
"""Who lands does so before anybody marches; to sail on for a later turn is worth as much as a good march."""
TOLD = 60.0
"""Who is told where to go does so before others fight."""
FOCUS = 1000.0
"""What a turn is about comes before any other target."""
WORTH = {INFANTRY: 1.0, ARTILLERY: 1.6, CAVALRY: 1.8, FRIGATE: 1.5}


class Outlook:
    """What a seat could do now, found out once a question."""

    def __init__(self, s: State, seat: int, taste: Taste) -> None:
        self.taste, self.told = taste, dict(taste.told)
        self.reached = reached_by_all(s, seat, taste, self.told)
        self.voyages: dict[Unit, dict[Hex, Voyage]] = {}
        if taste.ferry:
            ashore = [unit for unit in units_of(s, seat) if s.aboard[unit] < 0]
            staying = [unit for unit in ashore if unit in self.told or guards(s, seat, unit, taste)]
            found = voyages(s, seat, staying)
            self.voyages = {ship: by_hex for ship, by_hex in found.items() if ship not in self.told}
        self.targets = targets(s, seat, self.reached, self.voyages, taste)
        home = s.capital[seat]
        self.threat = danger(s, seat, home) if home != NOBODY and s.lord[home] == seat else 0
        self.goals: dict[Unit, tuple[float, Any] | None] = {}
        self.calm: dict[tuple[Hex, bool], float] = {}

    def quiet(self, s: State, seat: int, unit: Unit, hex_: Hex) -> float:
        key = hex_, s.kind[unit] == FRIGATE
        found = self.calm.get(key)
        if found is None:
            found = self.calm[key] = quiet_worth(s, seat, unit, hex_, self)
        return found

    def voyage(self, s: State, ship: Unit) -> tuple[float, Voyage] | None:
        """The best a ship can do with troops: this turn where an attack pays, later towards a settlement."""
        best: tuple[float, Voyage] | None = None
        for goal, voyage in self.voyages.get(ship, {}).items():
            if voyage.now and goal in self.targets:
                worth = LANDING + min(25.0, self.targets[goal]) - 0.1 * voyage.way
            elif not voyage.now and s.town[goal]:
                worth = SAILING + s.town[goal] - 0.2 * voyage.way
            else:
                continue
            if best is None or worth > best[0]:
                best = worth, voyage
        return best

    def shot(self, s: State, seat: int, unit: Unit) -> float:
        """What the unit could hit; who is told to go, or to sail with troops, does not stop to shoot."""
        if unit in self.told and self.reached.get(unit):
            return 0.0
        found = self.voyage(s, unit)
        return 0.0 if found and not found[1].here else best_shot(s, seat, unit)

    def goal(self, s: State, seat: int, unit: Unit) -> tuple[float, Any] | None:
        if unit not in self.goals:
            self.goals[unit] = goal_of(s, seat, unit, self)
        return self.goals[unit]


def attackers(s: State, seat: int, hex_: Hex, reached: dict[Unit, dict[Hex, Any]]) -> list[Unit]:
    """Units that could come into a hex this turn, those included that are there already."""
    return [*own(s, hex_, seat), *(unit for unit, found in reached.items() if hex_ in found)]


def reached_by_all(s: State, seat: int, t: Taste, told: dict[int, int]) -> dict[Unit, dict[Hex, Any]]:
    """By unit; land units of a kind that stand together and have as far to go reach the same. Who is told where to go
    has no other goal.
    """
    ready = [u for u in units_of(s, seat) if s.aboard[u] < 0 and in_hand(s, u)]
    out, alike = dict[Unit, dict[Hex, Any]](), dict[tuple[int, int, int, int], dict[Hex, Any]]()
    for unit in ready:
        if unit in told:
            out[unit] = {to: way for to, way in reach(s, unit).items() if to == told[unit]}
        elif not guards(s, seat, unit, t):
            key = (s.kind[unit], s.where[unit], s.left[unit], s.flags[unit])
            if s.kind[unit] == FRIGATE or key not in alike:
                alike[key] = reach(s, unit)
            out[unit] = alike[key]
    return out


def guards(s: State, seat: int, unit: Unit, t: Taste) -> bool:
    """Whether the unit is needed in the capital: infantry rather than others; of like units the first is free to go."""
    home = s.capital[seat]
    if s.where[unit] != home or s.kind[unit] == FRIGATE:
        return False
    there = sorted([u for u in own(s, home, seat) if s.kind[u] != FRIGATE], key=lambda u: (-s.kind[u], u))
    return len(there) - there.index(unit) <= min(t.guard, t.guard_share * danger(s, seat, home))


def targets(
    s: State, seat: int, reached: dict[Unit, dict[Hex, Any]], sailing: dict[Unit, dict[Hex, Voyage]], t: Taste
) -> dict[Hex, float]:
    """Enemy hexes that are worth an attack with all who can come, and how much."""
    out: dict[Hex, float] = {}
    shores = {h for found in sailing.values() for h, voyage in found.items() if voyage.now}
    for hex_ in {h for found in reached.values() for h in found} | set(waiting(s, seat)) | shores:
        if enemies(s, seat, s.held[hex_]):
            coming = attackers(s, seat, hex_, reached)
            if hex_ in shores:
                coming = list(dict.fromkeys([*coming, *lifted(sailing, hex_)]))
            left = margin(s, seat, coming, hex_)
            gain = t.town * s.town[hex_] + (t.capital if hex_ in s.capital else 0.0) + len(foreign(s, hex_, seat))
            if left >= t.sure - t.bold * s.town[hex_] or hex_ == t.focus:
                out[hex_] = gain + left + (FOCUS if hex_ == t.focus else 0.0)
    return out


def best_shot(s: State, seat: int, unit: Unit) -> float:
    if s.kind[unit] not in (ARTILLERY, FRIGATE):
        return 0.0
    return max((shot_worth(s, seat, option.hex) for option in in_sight(s, unit, None)), default=0.0)


def shot_worth(s: State, seat: int, hex_: Hex) -> float:
    if not enemies(s, seat, s.held[hex_]):
        return 0.0
    return max((WORTH[s.kind[u]] + len(s.cargo[u]) for u in foreign(s, hex_, seat)), default=0.0)


def goal_of(s: State, seat: int, unit: Unit, outlook: Outlook) -> tuple[float, Any] | None:
    """The best thing the unit can do with its move: how good, and the first answer on the way."""
    if sailing := outlook.voyage(s, unit):
        return sailing[0], sailing[1].first
    mine = outlook.reached.get(unit)
    if not mine or s.aboard[unit] >= 0 or not in_hand(s, unit):
        return None
    if unit in outlook.told:
        return TOLD, next(iter(mine.values()))
    if guards(s, seat, unit, outlook.taste):
        return None
    worth = {hex_: gain for hex_, gain in outlook.targets.items() if hex_ in mine}
    if worth:
        hex_ = max(worth, key=lambda h: (worth[h], h))
        return 50.0 + worth[hex_], mine[hex_]
    here = outlook.quiet(s, seat, unit, s.where[unit])
    sails = s.kind[unit] == FRIGATE
    calm = [h for h in mine if s.held[h] in (NOBODY, seat) and (s.terrain[h] == WATER) == sails]
    if not calm:
        return None
    gain, best = max([(outlook.quiet(s, seat, unit, h) - here, h) for h in calm])
    return (1.0 + gain, mine[best]) if gain > outlook.taste.stir else None


def quiet_worth(s: State, seat: int, unit: Unit, hex_: Hex, outlook: Outlook) -> float:
    """Nearer to the enemy, beside what lies face down, on good ground; home where the capital is in danger."""
    unknown = sum(1 for n in frame_of(s).near[hex_] if s.terrain[n] == UNKNOWN)
    home, t, threat = s.capital[seat], outlook.taste, outlook.threat
    worth = t.unknown * unknown - t.near * nearest_target(s, seat, hex_)
    if s.kind[unit] != FRIGATE:
        worth += t.ground * (s.terrain[hex_] in (3, 4)) + t.shelter * s.town[hex_]
        if threat and len(own(s, home, seat)) <= threat:
            worth -= t.home * frame_of(s).apart[home][hex_]
    return worth
