"""What is counted of a side at the beginning of a turn, each number with a meaning of the rules.

What they are worth is in `value.json`: `feldherr learn trench-club` finds it in games of the levels' own taste.
"""

from __future__ import annotations

from feldherr.bots.trench_club.worth import expected, open_forts
from feldherr.games.trench_club.rules.combat.fire import span
from feldherr.games.trench_club.rules.movement.distance import from_here, ways_to
from feldherr.games.trench_club.rules.units import DESTROYED, FOOT, KINDS, PRICE, SPEED
from feldherr.games.trench_club.rules.victory import goal, team_forts
from feldherr.games.trench_club.state import GONE, INSIDE, State, frame_of

COUNTED = (
    "forts", "before", "before_safe", "wins", "wins_safe", "held_up", "none", "last", "soldiers", "near",
    "under_fire", "in_reach", "doomed", "others_under_fire", "others_in_reach", "price", "hurt", "learned", "inside",
    *(f"kind_{name}" for name in KINDS),
)  # fmt: skip
"""The names of the numbers, in their order. What follows from forts, as coins do, is left out: it would take weight
from them.

Forts; those a soldier stands before, how likely he lives to enter, whether that wins, whether enemies are at the same
doors; no soldier, the last one; soldiers by health, how near to a fort; damage the enemy could do to them from where he
stands or after a move, and who could be lost; the same of other units, in coins; prices, damage in coins, experience;
who is in a fort.
"""
FAR = 4.0
"""Moves from a fort at which a foot soldier is not near it any more."""


class Fire:
    """Who of the others can shoot at a unit: from where he stands, or after a move; how much that does on average."""

    def __init__(self, s: State, foes: list[int]) -> None:
        self.s, self.foes = s, [foe for foe in foes if 0 <= s.where[foe] < INSIDE]

    def at(self, unit: int) -> tuple[float, float]:
        s, row = self.s, frame_of(self.s).apart[self.s.where[unit]]
        now = later = 0.0
        for foe in self.foes:
            low, high = span(s.kind[foe], s.kind[unit])
            far = row[s.where[foe]]
            if low > high or far > high + SPEED[s.kind[foe]] // 2:
                continue
            harm = expected(s, foe, unit, False)
            if low <= far <= high:
                now += harm
            else:
                later += harm
        return now, later


def features(s: State, team: int) -> list[float]:
    """The numbers of a side, as `COUNTED` names them."""
    gates, doors, forts, wanted = frame_of(s).gates, frame_of(s).doors, team_forts(s, team), goal(s)
    own = [unit for unit, who in enumerate(s.owner) if s.where[unit] != GONE and s.team[who] == team]
    foes = [unit for unit, who in enumerate(s.owner) if s.where[unit] != GONE and s.team[who] != team]
    fire = Fire(s, foes)
    before: dict[int, float] = {}
    kinds = [0.0] * len(KINDS)
    soldiers = near = under = reach = doomed = others = others_reach = price = hurt = learned = inside = 0.0
    for unit in own:
        kind, damage, where = s.kind[unit], s.damage[unit], s.where[unit]
        price += PRICE[kind]
        hurt += PRICE[kind] * damage
        learned += s.experience[unit]
        kinds[kind] += 1 - damage / DESTROYED
        if where >= INSIDE:
            inside += 1
        now, later = fire.at(unit) if 0 <= where < INSIDE else (0.0, 0.0)
        left = DESTROYED - damage
        if not FOOT[kind]:
            others += PRICE[kind] * min(now, left)
            others_reach += PRICE[kind] * min(later, left)
            continue
        soldiers += 1 - damage / DESTROYED
        under += min(now, left) / left
        reach += min(later, left) / left
        doomed += float(now + later >= left)
        entrances = tuple(sorted(hex_ for fort in open_forts(s, s.owner[unit]) for hex_ in doors[fort]))
        if entrances and where >= 0:
            near += max(0.0, FAR - from_here(s, unit, ways_to(s, kind, entrances)) / SPEED[kind])
        if 0 <= where < INSIDE:
            lives = max(0.0, 1 - (now + later / 2) / left)
            for fort in gates[where]:
                if s.fort[fort] < 0 or s.team[s.fort[fort]] != team:
                    before[fort] = max(before.get(fort, 0.0), lives)
    held_up = sum([1 for fort in before if any(s.at[hex_] >= 0 and s.team[s.owner[s.at[hex_]]] != team
                                               for hex_ in doors[fort])])  # fmt: skip
    wins = forts + len(before) >= wanted
    certain = sorted(before.values(), reverse=True)[: max(0, wanted - forts)]
    feet = sum([1 for unit in own if FOOT[s.kind[unit]]])
    return [
        float(forts), float(len(before)), sum(before.values()), float(wins),
        min(certain, default=0.0) if wins else 0.0, float(held_up), float(not feet), float(feet == 1), soldiers, near,
        under, reach, doomed, others / 10, others_reach / 10, price, hurt, learned, inside, *kinds,
    ]  # fmt: skip
