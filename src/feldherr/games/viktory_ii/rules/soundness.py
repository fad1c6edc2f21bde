"""What must hold in every state the rules can reach."""

from __future__ import annotations

from collections import Counter

from feldherr.games.viktory_ii.board import NOBODY, TILES, UNKNOWN, WATER
from feldherr.games.viktory_ii.rules.battle.pending import holds
from feldherr.games.viktory_ii.rules.choices.transport import HOLD
from feldherr.games.viktory_ii.rules.settlements.support import due, had
from feldherr.games.viktory_ii.state import (
    COLUMNS,
    FRIGATE,
    PASSING,
    State,
    allied,
    by_hex,
    by_unit,
    frame_of,
)


def faults(s: State) -> list[str]:
    """Sentences; none in a sound state."""
    return [
        *index_faults(s), *battle_faults(s), *unit_faults(s), *town_faults(s), *balance_faults(s), *tile_faults(s)
    ]  # fmt: skip


def index_faults(s: State) -> list[str]:
    out = []
    if len({len(getattr(s, column)) for column in COLUMNS}) > 1:
        out.append("the columns of the units are of different length")
    standing = [unit for unit in range(len(s.kind)) if s.kind[unit] and s.aboard[unit] < 0]
    if sorted(unit for units in s.at for unit in units) != standing:
        out.append("the index does not hold every unit on the map once")
    for unit in standing:
        if unit not in s.at[s.where[unit]]:
            out.append(f"unit {unit} is not where the index has it")
    for hex_, holder in by_hex(s.held):
        stays = {s.owner[unit] for unit in s.at[hex_] if holds(s, unit)}
        stays |= {s.lord[hex_]} - {NOBODY}
        if stays != {holder} - {NOBODY}:
            out.append(f"hex {hex_} is held by {holder}, but {sorted(stays)} stand in it")
    return out


def battle_faults(s: State) -> list[str]:
    """V2 §12.0.1 §15.64.2: in every battle that waits stand its attackers and somebody else; guests are with allies."""
    out = []
    if [battle.hex for battle in s.battles] != sorted({battle.hex for battle in s.battles}):
        out.append("the battles are not one a hex, in order")
    for battle in s.battles:
        units = [unit for unit, _ in battle.came]
        there = [unit for unit in s.at[battle.hex] if s.owner[unit] == battle.attacker]
        if not units or units != there:
            out.append(f"units {units} attack hex {battle.hex}, but {there} stand in it")
        if s.held[battle.hex] in (NOBODY, battle.attacker):
            out.append(f"nobody defends hex {battle.hex}, which is attacked")
    for unit, _ in s.guests:
        if not s.flags[unit] & PASSING or not allied(s, s.owner[unit], s.held[s.where[unit]]):
            out.append(f"unit {unit} is no guest of allies")
    for unit, flags in by_unit(s.flags):
        if flags & PASSING and s.held[s.where[unit]] != s.owner[unit] and all(guest != unit for guest, _ in s.guests):
            out.append(f"unit {unit} is among others and no guest")
    return out


def unit_faults(s: State) -> list[str]:
    """V2 §9.1.1 §9.3.1 §9.41.1 §12.1.2: land units on land or aboard, ships at sea, two players in a hex at most."""
    out = []
    for unit, kind in by_unit(s.kind):
        if not kind:
            continue
        wet = s.terrain[s.where[unit]] == WATER
        if s.aboard[unit] >= 0:
            if unit not in s.cargo[s.aboard[unit]] or s.where[unit] != s.where[s.aboard[unit]]:
                out.append(f"unit {unit} is not in the hold of its ship")
            if s.owner[s.aboard[unit]] != s.owner[unit] or s.kind[s.aboard[unit]] != FRIGATE or kind == FRIGATE:
                out.append(f"unit {unit} is aboard what is no ship of its own")
        elif wet != (kind == FRIGATE) and not s.flags[unit] & PASSING:
            out.append(f"unit {unit} stands where it cannot")
        if len(s.cargo[unit]) > HOLD:
            out.append(f"ship {unit} is overloaded")
        if not s.alive[s.owner[unit]]:
            out.append(f"unit {unit} belongs to nobody who plays")
    out += [f"three players are in hex {h}" for h, at in by_hex(s.at) if len({s.owner[u] for u in at}) > 2]
    return out


def town_faults(s: State) -> list[str]:
    """V2 §5.1.2 §7.21.4: settlements on land, never side by side; who has none is out."""
    out = []
    for hex_, town in by_hex(s.town):
        if bool(town) != (s.lord[hex_] != NOBODY) or bool(town) != any(hex_ in towns for towns in s.towns):
            out.append(f"the settlement of hex {hex_} is not in order")
        if town and s.terrain[hex_] in (UNKNOWN, WATER):
            out.append(f"a settlement stands in hex {hex_}, which is no land")
        if town and any(s.town[n] for n in frame_of(s).near[hex_]):
            out.append(f"the settlement in hex {hex_} has a neighbour")
    for seat in range(s.players):
        if not s.alive[seat] and s.towns[seat]:
            out.append(f"player {seat} is out and has a settlement")
        if s.alive[seat] and s.round and not s.towns[seat]:
            out.append(f"player {seat} has no settlement and is not out")
        if s.side[s.side[seat]] != s.side[seat]:
            out.append(f"the ruler of player {seat} is a vassal")
    return out


def balance_faults(s: State) -> list[str]:
    """V2 §8.2.7: exactly the units the settlements support."""
    out = []
    for seat in range(s.players):
        if min(s.reserve[4 * seat : 4 * seat + 4]) < 0:
            out.append(f"the reserve of player {seat} is negative")
        if had(s, seat) != due(s, seat):
            out.append(f"player {seat} has units {had(s, seat)}, but his settlements support {due(s, seat)}")
    return out


def tile_faults(s: State) -> list[str]:
    """V2 §3.2.1 §3.2.7: no tile comes or goes."""
    out = []
    seen = Counter([s.terrain[hex_] for hex_ in frame_of(s).interior])
    for kind, count in enumerate(TILES):
        if seen[kind + 1] + s.pool[kind] + s.returned[kind] != count or min(s.pool[kind], s.returned[kind]) < 0:
            out.append(f"the tiles of terrain {kind + 1} do not add up to {count}")
    if any(edge and s.terrain[hex_] != WATER for hex_, edge in enumerate(frame_of(s).border)):
        out.append("the border is not water")
    return out
