"""NT §11.9: whole roads by which cavalry could attack, found once by the way-finder, and whether one is open now."""

from __future__ import annotations

from itertools import chain

from feldherr.games.napoleons_triumph.board import (
    ALL_ENTRIES,
    ALL_LOCALES,
    APPROACHES,
    BEYOND,
    ENTRIES,
    LIES_IN,
    LOCALES,
    NOBODY,
    ROADS,
    SIDES,
    SPACES,
    WAITING,
    Crossing,
    Entry,
    Front,
    Side,
)
from feldherr.games.napoleons_triumph.rules.movement.entering import entry_refusal, opening_refusal
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    OFF_MAP,
    Blocks,
    come_by,
    large_corps_refusal,
    onward,
    passage_refusal,
    range_refusal,
    setting_out,
)
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.state import State


def paths_on(entry: Entry, *begun: Waypoint) -> list[Path]:
    """NT §10.3.1 §10.3.2 §10.5.9: every road on from where a ride has begun, that comes through no locale twice."""
    out: list[Path] = []
    heads: list[tuple[tuple[Crossing, ...], tuple[Waypoint, ...]]] = [((), begun)]
    while heads:
        crossings, way = heads.pop()
        at = way[-1]
        for crossing, front, _ in ROADS[at.locale, at.group]:
            if range_refusal(at, crossing) is None and all(BEYOND[front] != been.locale for been in way):
                head = (*crossings, crossing), (*way, onward(at, crossing, front))
                out.append(Path(entry, head[0], front, head[1], tuple([been.locale for been in way[1:]])))
                heads.append(head)
    return out


def far(paths: list[Path]) -> list[Path]:
    """Roads of two and three locales, the shortest first."""
    found = [path for path in paths if path.passed]
    return sorted(found, key=lambda path: (len(path.crossings), path.crossings))


FROM = [paths_on(NOBODY, setting_out(n)) if n in SPACES else [] for n in ALL_LOCALES]
"""From each locale: every road. `PATHS`: those of two and three locales."""
PATHS = [far(paths) for paths in FROM]
ACROSS = [[path for path in FROM[LIES_IN[f]] if path.front == f and not path.passed] for f in range(APPROACHES)]
"""By approach: the roads of one locale over it."""
ENTRY_PATHS = [paths_on(entry, OFF_MAP, come_by(entry)) for entry in ALL_ENTRIES]

PATHS_ONTO_MAP = [[path for path in chain(*ENTRY_PATHS) if ENTRIES[path.entry].side == side] for side in SIDES]
"""By side: the roads of its reinforcements."""


def paths_of(side: Side, spot: int) -> list[Path]:
    """The roads by which cavalry of a position could attack from farther away; none from an approach (NT §10.3.7)."""
    if spot < LOCALES:
        return PATHS[spot]
    return PATHS_ONTO_MAP[side] if spot == WAITING + side else []


def path_named(spot: int, entry: Entry, crossings: tuple[Crossing, ...], front: Front) -> Path:
    """The road that an answer names."""
    known = ENTRY_PATHS[entry] if entry != NOBODY else PATHS[spot] if len(crossings) > 1 else ACROSS[front]
    return next(path for path in known if path.crossings == crossings and path.front == front)


def path_refusal(s: State, side: Side, path: Path, blocks: Blocks) -> str | None:
    """NT §10.3.12 §10.4.3 §8.12 §10.5.8: the locales on the way must be free and not full."""
    passed = path.passed
    if path.entry != NOBODY:
        if rule := opening_refusal(s, side, s.corps[blocks[0]]) or entry_refusal(s, side, blocks, path.entry):
            return rule
        passed = passed[1:]
    for locale in passed:
        if rule := passage_refusal(s, side, blocks, locale):
            return rule
    return passage_refusal(s, side, blocks, BEYOND[path.front], attacking=True)


def path_refusal_of_large_corps(s: State, side: Side, path: Path, blocks: Blocks) -> str | None:
    """NT §10.4.2 §10.4.4, ruling r29: why of each corps only one regiment can ride this way."""
    for at, then in zip(path.way, path.way[1:]):
        if rule := large_corps_refusal(s, side, blocks, at, then.locale):
            return rule
    return None
