"""The map (chapter 4), the army lists and the time track, read once and turned into tables.

Positions are small ints: locales first (their reserve; numbers are those of the board, and 0, 145 and 146 belong to
none), then approaches, then two places off the map where reinforcements wait, then GONE. What could be taken for each
other has a type of its own; positions, regiments and seats are plain ints.
NT §4.1 §4.2: the halves of the map are one table; an approach belongs to one locale, its opposite is `front ^ 1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NewType, cast

import msgspec

from feldherr.boards import areas
from feldherr.boards.data import data
from feldherr.boards.ground import Ground, ground, whole
from feldherr.boards.model import Board

if TYPE_CHECKING:
    Side = NewType("Side", int)
    Commander = NewType("Commander", int)
    Locale = NewType("Locale", int)
    Front = NewType("Front", int)                           # an approach
    Crossing = NewType("Crossing", int)
    Entry = NewType("Entry", int)
else:                                                       # told apart by mypy, plain ints while the program runs
    Side = Commander = Locale = Front = Crossing = Entry = int

ALLIES, FRANCE = Side(0), Side(1)
NOBODY: Any = -1
"""No commander, no regiment, no side, no entry road: of any type."""
SIDE_NAMES = ("allies", "france")
SIDES = (ALLIES, FRANCE)
ENEMY = (FRANCE, ALLIES)
"""By side: the other one."""

BOARD: Ground = ground(data(__package__, "data/board.json"))


def sheet() -> Board:
    """The same with all that is drawn."""
    return whole(data(__package__, "data/board.json"))


LOCALES = areas.size(BOARD)
APPROACHES = 2 * len(BOARD.edges)
WAITING = LOCALES + APPROACHES
"""WAITING + side: reinforcements that are not on the map yet (NT §10.5.1)."""
GONE = WAITING + 2
SPOTS = GONE + 1

CAPACITY = areas.capacities(BOARD)                                                  # NT §4.10
ALL_LOCALES = [Locale(n) for n in range(LOCALES)]
ALL_FRONTS = [Front(n) for n in range(APPROACHES)]
FRONT_OF = {LOCALES + front: front for front in ALL_FRONTS}
"""The approach that a position is at."""
OPPOSITE = [Front(front ^ 1) for front in ALL_FRONTS]
LIES_IN = [Locale(n) for n in areas.lies_in(BOARD)]
BEYOND = [Locale(n) for n in areas.beyond(BOARD)]                                   # NT §4.18
FULL = areas.full(BOARD)                                                            # NT §4.3
SYMBOLS = areas.symbols(BOARD)                                                      # NT §4.4
INFANTRY_PENALTY = ["infantry" in symbols for symbols in SYMBOLS]                   # NT §4.5
CAVALRY_PENALTY = ["cavalry" in symbols for symbols in SYMBOLS]                     # NT §4.6
ARTILLERY_PENALTY = ["artillery" in symbols for symbols in SYMBOLS]                 # NT §4.7
OBSTACLE = ["obstacle" in symbols for symbols in SYMBOLS]                           # NT §4.8
FRONTS = [tuple(map(Front, fronts)) for fronts in areas.fronts(BOARD)]
"""The passable approaches of each locale; NT §4.9 §10.1.3: impassable ones serve for nothing."""
IMPASSABLE = [tuple(map(Front, fronts)) for fronts in areas.fronts(BOARD, impassable=True)]
NEIGHBOURS = areas.neighbours(BOARD)
ADJACENT = [
    tuple(sorted({BEYOND[f] for f in (*FRONTS[locale], *IMPASSABLE[locale])})) for locale in range(LOCALES)
]
"""NT §4.18, ruling r8: locales separated by an approach, an impassable one included."""
LOCALE_OF: list[Locale] = [*ALL_LOCALES, *LIES_IN, NOBODY, NOBODY, NOBODY]
"""The locale a position belongs to (NT §4.13 §4.14)."""

SPACES = {space.id: space for space in BOARD.spaces}
HILL = [bool(SPACES[n].marks.get("hill")) if n in SPACES else False for n in range(LOCALES)]  # NT §4.11
COLOURS = ("blue", "green", "red", "black")
STARS = [str(SPACES[n].marks.get("stars", "")).split() if n in SPACES else [] for n in range(LOCALES)]  # NT §4.12
KEYS = {colour: tuple(n for n in range(LOCALES) if colour in STARS[n]) for colour in COLOURS}  # NT §16.3
FOREIGN_STAR = [any(colour != "blue" for colour in stars) for stars in STARS]
NEAR_FOREIGN_STAR = [FOREIGN_STAR[n] or any(FOREIGN_STAR[m] for m in ADJACENT[n]) for n in range(LOCALES)]  # NT §6.s8.3
SANTON = next((n for n in SPACES if SPACES[n].marks.get("santon")), NOBODY)          # NT §18.1

# Roads (NT §4.19 §10.3.4 §10.3.5): crossings are joined inside a locale only if they carry the same group there.
ANY_ROAD = areas.ANY_ROAD
MAIN_ROAD = areas.main_roads(BOARD)
ROADS: dict[tuple[int, int], list[tuple[Crossing, Front, int]]] = cast(Any, areas.roads(BOARD))
ROAD_EXITS = [
    {group: frozenset(road[1] for road in ROADS[n, group]) for group in {g for (m, g) in list(ROADS) if m == n}}
    for n in range(LOCALES)
]
"""By locale and road group: the approaches that roads joined there run through (NT §10.3.9)."""


class EntryRoad(msgspec.Struct, frozen=True):
    """A road that leaves the map (NT §10.5.6 §10.5.9)."""

    name: str
    side: Side
    locale: Locale
    group: int
    main: bool


ENTRIES = tuple(
    EntryRoad(
        b.name, FRANCE if b.side == "french" else ALLIES, Locale(b.entry), b.group or 0, b.marks.get("road") == "main"
    )
    for b in BOARD.boxes
    if b.entry is not None
)
ALL_ENTRIES = [Entry(n) for n in range(len(ENTRIES))]
MAIN_ENTRIES = [tuple((e.locale, e.group) for e in ENTRIES if e.side == side and e.main) for side in SIDES]  # NT §16.9


def distances() -> list[list[int]]:
    """NT §19.28: steps between locales over passable approaches; FAR if there is no way."""
    table = []
    for start in range(LOCALES):
        row, heads, steps = [FAR] * LOCALES, [start], 0
        row[start] = 0
        while heads:
            steps += 1
            heads = sorted({m for n in heads for m in NEIGHBOURS[n] if row[m] == FAR})
            for n in heads:
                row[n] = steps
        table.append(row)
    return table


FAR = 999
DISTANCE = distances()

TIME = BOARD.tracks[0].spaces
LAST_ROUND = len(TIME)                                                              # NT §7.1
NIGHT = next(n for n, hour in enumerate(TIME, 1) if hour.marks.get("night"))        # NT §14.1
FIRST_ROUND = {1: 1, 2: NIGHT + 1}                                                  # NT §6.s4.1


class CommanderListed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"opens": "from"}):
    """NT §3.3 §6.s6.3: his name, the least number of regiments of his corps, his start locale."""

    name: str
    side: str
    least: int
    start: int | None
    opens: int | None = None


class Forces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NT §6.s5.1: what the two tableaus picture; everybody knows it."""

    about: str
    allied: dict[str, int]
    french: dict[str, int]
    morale: dict[str, int]
    most: int
    commanders: tuple[CommanderListed, ...]


FORCES = msgspec.json.decode(data(__package__, "data/forces.json"), type=Forces)
NAMES = [c.name for c in FORCES.commanders]
COMMANDERS = len(NAMES)
COMMANDER_SIDE = [FRANCE if c.side == "french" else ALLIES for c in FORCES.commanders]
LEAST = [c.least for c in FORCES.commanders]
MOST = FORCES.most                                                                  # NT §6.s6.4 §8.7
START: list[Locale] = [Locale(c.start or NOBODY) for c in FORCES.commanders]        # NT §6.s6.7
OPENS = [c.opens or 1 for c in FORCES.commanders]                                   # NT §10.5.3
REINFORCEMENTS = tuple(Commander(n) for n, c in enumerate(FORCES.commanders) if c.start is None)  # NT §6.s7.2
ALL_COMMANDERS = [Commander(n) for n in range(COMMANDERS)]
LEADERS = [tuple(n for n in ALL_COMMANDERS if COMMANDER_SIDE[n] == side) for side in SIDES]
START_MORALE = (FORCES.morale["allied"], FORCES.morale["french"])
FIRST_REINFORCEMENT = 4                                                             # NT §13.7


def handle(spot: int) -> str:
    """What the screen calls a position."""
    if spot < LOCALES:
        return f"space:{spot}"
    if spot < WAITING:
        return f"side:{spot - LOCALES}"
    return f"box:{spot - WAITING}" if spot < GONE else "off"
