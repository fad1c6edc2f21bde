"""NT §11.9: road attacks. Who can ride, by which road, and over which approaches that makes a threat possible."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Ride
from feldherr.games.napoleons_triumph.board import (
    BEYOND,
    LEADERS,
    LIES_IN,
    LOCALES,
    NOBODY,
    WAITING,
    Commander,
    Front,
    Locale,
    Side,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import ENTER, FIGHT, lead_refusal
from feldherr.games.napoleons_triumph.rules.choices.limits import (
    command_refusal,
    commander_piece,
    independent_refusal,
    movable,
    night,
)
from feldherr.games.napoleons_triumph.rules.choices.marches import leads_on
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.rules.movement.paths import ACROSS, PATHS, PATHS_ONTO_MAP, path_refusal, paths_of
from feldherr.games.napoleons_triumph.rules.movement.roads import Blocks
from feldherr.games.napoleons_triumph.state import BLOCKS, CAVALRY, FIRST_COMMANDER, OWN, State
from feldherr.kernel.question import Refuse


def by_front(paths: list[Path]) -> list[tuple[Front, list[Path]]]:
    """The roads that end over the same approach together."""
    found: dict[Front, list[Path]] = {}
    for path in paths:
        found.setdefault(path.front, []).append(path)
    return list(found.items())


BY_ROAD, ONTO_MAP = [by_front(paths) for paths in PATHS], [by_front(paths) for paths in PATHS_ONTO_MAP]
"""By locale, and by side for who is still off the map: where cavalry could attack from farther away."""


def riders_of(s: State, commander: Commander) -> list[int]:
    """NT §11.9: the cavalry of a corps that can be moved."""
    return [b for b in movable(s, s.members[commander]) if s.face[b] >> 2 == CAVALRY]


def road_refusal(mode: str, guard: bool) -> str | None:
    """NT §11.s3.2 §15.10: by road only a feint, or into a locale that was given up; no guard attack."""
    if mode == FIGHT:
        return "11.s3.2"
    return "15.10" if guard else None


def ride_refusal(s: State, side: Side, seat: int, piece: int, path: Path) -> str | None:
    """NT §11.9, rulings r30 and r88: a cavalry regiment, or a commander with the cavalry of his corps, on this road."""
    if piece >= BLOCKS:
        commander = Commander(piece - FIRST_COMMANDER)
        riders: Blocks = riders_of(s, commander)
        rule = lead_refusal(s, side, seat, commander, movable(s, s.members[commander]))
    else:
        riders = (piece,) if s.face[piece] >> 2 == CAVALRY else ()
        rule = independent_refusal(s, side, seat, piece)
    if not riders:
        return "11.9"
    return rule or path_refusal(s, side, path, riders)


def rides(s: State, side: Side, seat: int, front: Front, mode: str, guard: bool, no: Refuse | None) -> list[Any]:
    """NT §11.9 §11.s3.2: the road attacks that end over this approach."""
    out: list[Any] = []
    barred = road_refusal(mode, guard)
    if barred and not no:
        return out
    own = [b for b in OWN[side] if no or s.face[b] >> 2 == CAVALRY]
    for spot in sorted({s.spot[b] for b in own}):
        ways = [path for path in paths_of(side, spot) if path.front == front]
        if mode == ENTER and spot == LIES_IN[front]:
            ways += ACROSS[front]
        ways = distinct(ways, mode)
        pieces = [*s.at[spot], *(commander_piece(c) for c in LEADERS[side] if s.post[c] == spot)] if ways else []
        for path in ways:
            for piece in pieces:
                if (rule := barred or ride_refusal(s, side, seat, piece, path)) is None:
                    out.append(Ride(piece, path.entry, path.crossings))
                elif no:
                    no(Ride(piece, path.entry, path.crossings), rule)
    return out


def no_secret(s: State, side: Side, front: Front, mode: str, guard: bool) -> bool:
    """Ruling r104: whether everybody can see with which commands this attack can be made.

    A guard attack needs a guard; by road only cavalry comes, and whether there is some must not show.
    """
    if guard:
        return False
    if mode == FIGHT:
        return True
    for spot in sorted({s.spot[b] for b in OWN[side] if s.face[b] and not s.known[b]}):
        if any(path.front == front for path in paths_of(side, spot)) or (mode == ENTER and spot == LIES_IN[front]):
            return False
    return True


def distinct(paths: list[Path], mode: str) -> list[Path]:
    """Of the roads through the same locales one, unless the ride can go on differently (NT §11.a.2)."""
    found: dict[Any, Path] = {}
    for path in paths:
        found.setdefault((path.passed, leads_on(path.way[-1], True) if mode == ENTER else None), path)
    return list(found.values())


def riders_at(s: State, side: Side, seat: int, spot: int) -> list[Blocks]:
    """NT §11.9: the cavalry of a position that can still be commanded, corps by corps and one by one."""
    led: dict[int, list[int]] = {}
    alone: list[Blocks] = []
    for block in s.at[spot]:
        if s.face[block] >> 2 == CAVALRY:
            corps = s.corps[block]
            if corps not in led:
                gives = corps != NOBODY and command_refusal(s, side, seat, corps) is None
                led[corps] = riders_of(s, corps) if gives else []
            if block not in led[corps] and independent_refusal(s, side, seat, block) is None:
                alone.append((block,))
    return [*(riders for riders in led.values() if riders), *alone]


def road_threat_refusal(s: State, side: Side, path: Path, riders: list[Blocks]) -> str | None:
    """NT §11.9 §11.s1.3 §11.a.5 §14.2 §10.3.12: whether any of these riders could attack by this road."""
    if night(s):
        return "14.2"
    if path.front >> 1 in s.turn.barred:
        return "11.a.5"
    if not riders:
        return "11.s1.3"
    first = None
    for blocks in riders:
        rule = path_refusal(s, side, path, blocks)
        if rule is None:
            return None
        first = first or rule
    return first


def road_threats(
    s: State, side: Side, seat: int, enemy: set[Locale], open_fronts: dict[Front, bool], refused: dict[Front, str]
) -> None:
    """NT §11.9: approaches that cavalry could reach and attack by road, from elsewhere or from off the map.

    `enemy`: the locales the enemy holds.
    """
    spots, faces = s.spot, s.face
    for spot in sorted({spots[b] for b in OWN[side] if faces[b] >> 2 == CAVALRY}):
        ends = BY_ROAD[spot] if spot < LOCALES else ONTO_MAP[side] if spot == WAITING + side else []
        riders: list[Blocks] | None = None
        for front, paths in ends:
            if BEYOND[front] not in enemy or front in open_fronts:
                continue
            if riders is None:
                riders = riders_at(s, side, seat, spot)
            for path in paths:
                if (rule := road_threat_refusal(s, side, path, riders)) is None:
                    open_fronts[front] = False
                    break
                refused.setdefault(front, rule)
