"""Chapter 11, steps (1) and (5): over which approach an attack is possible, and with which command."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import (
    Ride,
    Threaten,
    ThreatenGuard,
    WithCorps,
    WithDetachment,
    WithRegiment,
)
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    CAPACITY,
    ENTRIES,
    ENTRY_PATHS,
    FRONTS,
    IMPASSABLE,
    LEADERS,
    LIES_IN,
    LOCALE_OF,
    LOCALES,
    MAIN_ROAD,
    OBSTACLE,
    PATHS,
    ROADS,
    SANTON,
    WAITING,
    Path,
)
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    can_move,
    closed,
    command_refusal,
    commanded_by,
    commander_piece,
    gun_refusal,
    independent_left,
    is_last,
    mask_of,
    movable,
    night,
    room,
)
from feldherr.games.napoleons_triumph.rules.choices.marches import arrival_refusal, closing_rule, road_limit
from feldherr.games.napoleons_triumph.state import BLOCKS, CAVALRY, FIRST_COMMANDER, GUARD_FACE, OWN, State, occupant
from feldherr.kernel.question import Refuse

FEINT, FIGHT, ENTER = "feint", "fight", "enter"
"""What is declared: a feint, a full attack, or the move into a locale that was evacuated."""

FRONTS_OF = [*FRONTS, *((front,) for front in range(len(LIES_IN)))]
"""By position: the approaches it can be left over."""
NEXT_TO = [mask_of(BEYOND[front] for front in fronts) for fronts in FRONTS_OF]
"""By position: the locales beyond them, as bits. `BY_ROAD`: those that cavalry could attack from farther away."""
BY_ROAD = [mask_of(BEYOND[path.front] for path in paths) for paths in PATHS]


def threats(s: State, side: int, seat: int, out: list[Any], no: Refuse | None) -> None:
    """NT §11.s1.1 §11.s1.3 §14.2 §15.10 §15.11 §15.18, ruling r37: an approach into an enemy-held locale,
    with a command left for somebody behind it.
    """
    open_fronts: dict[int, bool] = {}
    refused: dict[int, str] = {}
    dark = night(s)
    spots = sorted({spot for b in OWN[side] if (spot := s.spot[b]) < WAITING})
    enemy = held_by(s, 1 - side)
    for spot in spots:
        if no:
            refuse_far(s, side, spot, FRONTS_OF[spot], no)
        if not NEXT_TO[spot] & enemy:
            continue
        near = [f for f in FRONTS_OF[spot] if enemy >> BEYOND[f] & 1]
        able = [] if dark else ready_at(s, side, seat, spot)
        guard = any(s.face[b] == GUARD_FACE for b in able)
        for front in near:
            if rule := threat_refusal(s, side, seat, front, spot, able):
                refused.setdefault(front, rule)
            else:
                open_fronts[front] = open_fronts.get(front, False) or guard
    if not dark:
        for front in road_threats(s, side, seat, enemy):
            open_fronts.setdefault(front, False)
    if no:
        for front, rule in refused.items():
            if front not in open_fronts:
                no(Threaten(front), rule)
    for front in sorted(open_fronts):
        out.append(Threaten(front))
        if rule := guard_refusal(s, side, front, open_fronts[front]):
            if no:
                no(ThreatenGuard(front), rule)
        else:
            out.append(ThreatenGuard(front))


def refuse_far(s: State, side: int, spot: int, fronts: tuple[int, ...], no: Refuse) -> None:
    """NT §11.1 §11.s1.1: nobody to attack there, or no way through."""
    for front in fronts:
        if occupant(s, BEYOND[front]) != 1 - side:
            no(Threaten(front), "11.1")
    if spot < LOCALES:
        for front in IMPASSABLE[spot]:
            no(Threaten(front), "11.s1.1")


def threat_refusal(s: State, side: int, seat: int, front: int, spot: int, able: list[int]) -> str | None:
    """NT §11.a.5 §11.s1.3 §14.2: why nobody of this position can attack over this approach."""
    if night(s):
        return "14.2"
    if front >> 1 in s.turn.barred:
        return "11.a.5"
    if s.turn.closed and able and closed(s, BEYOND[front], able):
        return closing_rule(s, BEYOND[front])
    if able or battery_can_fire(s, side, seat, front, spot):
        return None
    return "11.s1.3"


def guard_refusal(s: State, side: int, front: int, guard: bool) -> str | None:
    """NT §15.10 §15.11 §15.18: a guard behind the approach, no obstacle on the own side, no failure before."""
    if s.disgraced >> side & 1:
        return "15.18"
    if OBSTACLE[front]:
        return "15.11"
    return None if guard else "15.10"


def ready_at(s: State, side: int, seat: int, spot: int) -> list[int]:
    """NT §11.s1.3 §11.s5.2: regiments of a position that some command could still move; never the battery."""
    alone = independent_left(s, side) > 0
    gives: dict[int, bool] = {}
    out = []
    for block in s.at[spot]:
        if block == s.battery or not can_move(s, block):
            continue
        corps = s.corps[block]
        if corps >= 0:
            if corps not in gives:
                gives[corps] = command_refusal(s, side, seat, corps) is None
            if gives[corps]:
                out.append(block)
                continue
        if alone and not is_last(s, block) and commanded_by(s, block) == seat:
            out.append(block)
    return out


def battery_can_fire(s: State, side: int, seat: int, front: int, spot: int) -> bool:
    """NT §6.s9.4 §11.s1.3 §18.4, ruling r16: the battery alone, if it could really make an artillery attack."""
    battery = s.battery
    if battery < 0 or s.spot[battery] != spot or not can_move(s, battery) or is_last(s, battery):
        return False
    corps = s.corps[battery]
    alone = independent_left(s, side) > 0 and commanded_by(s, battery) == seat
    if not alone and (corps < 0 or command_refusal(s, side, seat, corps)):
        return False
    return gun_refusal(s, side, battery, front) is None


def held_by(s: State, side: int) -> int:
    """The locales a side has pieces in, as bits."""
    spots, mask = s.spot, 0
    for block in OWN[side]:
        if spots[block] < WAITING:
            mask |= 1 << LOCALE_OF[spots[block]]
    return mask


def road_threats(s: State, side: int, seat: int, enemy: int) -> set[int]:
    """NT §11.9 §10.3.12: approaches that cavalry could reach and attack by road, from elsewhere or from off the map."""
    out: set[int] = set()
    tried: set[int] = set()
    for block in OWN[side]:
        spot = s.spot[block]
        if s.face[block] >> 2 != CAVALRY or spot in tried or (LOCALES <= spot < WAITING) or spot >= WAITING + 2:
            continue
        if spot < LOCALES and not BY_ROAD[spot] & enemy:
            tried.add(spot)
            continue
        ways = [path for _, path in paths_of(s, side, spot) if enemy >> BEYOND[path.front] & 1]
        if not ways:
            tried.add(spot)
            continue
        if block not in ready_at(s, side, seat, spot):
            continue
        tried.add(spot)
        for path in ways:
            if path.front not in out and path.front >> 1 not in s.turn.barred:
                if path_refusal(s, side, path, (block,)) is None:
                    out.add(path.front)
    return out


def paths_of(s: State, side: int, spot: int) -> list[tuple[int, Path]]:
    """The roads by which cavalry of a position could attack from farther away, with their entry road or -1."""
    if spot < LOCALES:
        return [(-1, path) for path in PATHS[spot]]
    return [(n, path) for n, road in enumerate(ENTRIES) if road.side == side for path in ENTRY_PATHS[n]]


def path_refusal(s: State, side: int, path: Path, blocks: tuple[int, ...] | list[int]) -> str | None:
    """NT §10.3.12 §10.4.3 §8.12 §10.5.8: the locales on the way must be free and not full."""
    if path.start < 0 and (rule := arrival_refusal(s, side, s.corps[blocks[0]], blocks)):
        return rule
    for locale in path.passed:
        if occupant(s, locale) == 1 - side:
            return "10.5.8" if path.start < 0 and locale == path.passed[0] else "10.3.12"
        if s.turn.closed and closed(s, locale, blocks):
            return closing_rule(s, locale)
        if room(s, locale) < 1:
            return "8.12"
    if s.turn.closed and closed(s, BEYOND[path.front], blocks):
        return closing_rule(s, BEYOND[path.front])
    return None


def path_most(s: State, side: int, path: Path, blocks: list[int]) -> tuple[int, str]:
    """NT §10.4.2 §10.4.4, ruling r29: how many of a corps can ride this way, and the rule."""
    here, first = path.start, True
    for locale in (*path.passed, BEYOND[path.front]):
        if rule := road_limit(s, side, blocks, here, locale, first):
            return 1, rule
        here, first = locale, False
    return CAPACITY[BEYOND[path.front]], "4.15"


def attack_command(
    s: State, side: int, seat: int, front: int, mode: str, guard: bool, no: Refuse | None = None
) -> list[Any]:
    """NT §11.s2.14 §11.s3.3 §11.s5.1 §11.s5.2 §11.4, ruling r100: the command an attack is made with.

    NT §11.9 §11.s3.2: by road only for a feint, or into a locale that was given up.
    """
    out: list[Any] = []
    for spot in (LIES_IN[front], LOCALES + front):
        for commander in LEADERS[side]:
            if s.post[commander] == spot:
                corps_attacks(s, side, seat, commander, front, mode, guard, out, no)
        for block in s.at[spot]:
            if rule := regiment_attack_refusal(s, side, seat, block, front, mode, guard):
                if no:
                    no(WithRegiment(block), rule)
            else:
                out.append(WithRegiment(block))
    if no:
        for other in FRONTS[LIES_IN[front]]:
            for block in s.at[LOCALES + other] if other != front else ():
                no(WithRegiment(block), "10.2.6")
    if mode != FIGHT and not guard:
        out += rides(s, side, seat, front, mode)
    return out


def corps_attacks(
    s: State, side: int, seat: int, commander: int, front: int, mode: str, guard: bool, out: list[Any],
    no: Refuse | None,
) -> None:  # fmt: skip
    """NT §9.4 §9.5 §9.6 §9.10 §15.10: by corps move or detachment move."""
    members = s.members[commander]
    free = movable(s, members)
    rule = command_refusal(s, side, seat, commander)
    guards = any(s.face[b] == GUARD_FACE for b in free) or not guard
    if rule or not free or not guards:
        if no:
            no(WithCorps(commander), rule or ("9.21" if not free else "15.10"))
    elif s.turn.closed and closed(s, BEYOND[front], free):
        if no:
            no(WithCorps(commander), closing_rule(s, BEYOND[front]))
    else:
        out.append(WithCorps(commander))
    if rule or len(members) < 2 or not detachable(s, side, commander, front, mode) or not guards:
        if no:
            no(WithDetachment(commander), rule or ("9.10" if len(members) < 2 else "9.21" if guards else "15.10"))
    else:
        out.append(WithDetachment(commander))


def detachable(s: State, side: int, commander: int, front: int, mode: str) -> list[int]:
    """NT §6.s9.4 §9.21, rulings r16 and r36: who of a corps can attack so; the battery to fire or feint."""
    out = [b for b in movable(s, s.members[commander]) if not (s.turn.closed and closed(s, BEYOND[front], (b,)))]
    battery = s.battery
    if battery in s.members[commander] and can_move(s, battery):
        if mode == FEINT or gun_refusal(s, side, battery, front) is None:
            out = sorted([*out, battery])
    return out


def regiment_attack_refusal(
    s: State, side: int, seat: int, block: int, front: int, mode: str, guard: bool
) -> str | None:
    """NT §8.8 §9.12 §9.18 §9.19 §11.a.1 §18.6 §19.26: why this regiment cannot attack by regiment move."""
    if independent_left(s, side) < 1:
        return "9.12"
    if is_last(s, block):
        return "8.8"
    if not can_move(s, block):
        return "9.19"
    if commanded_by(s, block) != seat:
        return "19.26"
    if guard and s.face[block] != GUARD_FACE:
        return "15.10"
    if block == s.battery and mode != FEINT:
        return gun_refusal(s, side, block, front)
    if s.turn.closed and block != s.battery and closed(s, BEYOND[front], (block,)):
        return closing_rule(s, BEYOND[front])
    return None


def rides(s: State, side: int, seat: int, front: int, mode: str) -> list[Any]:
    """NT §11.9 §11.s3.2, rulings r30 and r88: cavalry by road, a regiment or a commander with cavalry."""
    out: list[Any] = []
    alone = independent_left(s, side) > 0
    spots = {s.spot[b] for b in OWN[side] if s.face[b] >> 2 == CAVALRY and can_move(s, b)}
    for spot in sorted(spots):
        if LOCALES <= spot < WAITING or spot >= WAITING + 2:
            continue
        ways = [(entry, path) for entry, path in paths_of(s, side, spot) if path.front == front]
        if mode == ENTER and spot == LIES_IN[front]:
            ways += [(-1, road_across(spot, c, front)) for c, f, _ in ROADS[spot, -1] if f == front]
        for entry, path in ways:
            for block in s.at[spot]:
                if s.face[block] >> 2 == CAVALRY and can_move(s, block) and alone and not is_last(s, block):
                    if commanded_by(s, block) == seat and path_refusal(s, side, path, (block,)) is None:
                        out.append(Ride(block, entry, path.crossings))
            for commander in LEADERS[side]:
                if s.post[commander] == spot and command_refusal(s, side, seat, commander) is None:
                    riders = riders_of(s, commander)
                    if riders and path_refusal(s, side, path, riders) is None:
                        out.append(Ride(commander_piece(commander), entry, path.crossings))
    return out


def riders_of(s: State, commander: int) -> list[int]:
    """NT §11.9: the cavalry of a corps that can be moved."""
    return [b for b in movable(s, s.members[commander]) if s.face[b] >> 2 == CAVALRY]


def road_across(start: int, crossing: int, front: int) -> Path:
    """The road of one locale over an approach."""
    arrived = next(way[2] for way in ROADS[start, -1] if way[0] == crossing and way[1] == front)
    return Path(start, (crossing,), (), front, arrived, MAIN_ROAD[crossing])


def path_of(s: State, ride: Ride, front: int) -> Path:
    """The road of a ride."""
    spot = s.post[ride.piece - FIRST_COMMANDER] if ride.piece >= BLOCKS else s.spot[ride.piece]
    if ride.entry >= 0:
        return next(p for p in ENTRY_PATHS[ride.entry] if p.crossings == ride.crossings and p.front == front)
    if len(ride.crossings) == 1:
        return road_across(spot, ride.crossings[0], front)
    return next(p for p in PATHS[spot] if p.crossings == ride.crossings and p.front == front)


def on_santon(s: State, locale: int) -> bool:
    """NT §18.5: the option is used, and the battery stands on the Santon."""
    return s.santon and locale == SANTON and s.battery >= 0 and s.spot[s.battery] == SANTON
