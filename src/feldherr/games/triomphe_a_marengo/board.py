"""The board (chapter 3), read once and turned into tables. What never changes in a game stands here.

Positions are small ints: areas first (their reserve), then approaches, then boxes, then OFF. The two sides of
approach pair e are 2e (in area a) and 2e + 1 (in area b), so the opposite approach of `front` is `front ^ 1`.
"""

from __future__ import annotations

from typing import NewType, cast

import msgspec

from feldherr.boards import areas
from feldherr.boards.data import data
from feldherr.boards.ground import Ground, ground, whole
from feldherr.boards.model import Board

Spot = NewType("Spot", int)
"""A position: the reserve of an area, an approach, a box, or off the board."""
Area = NewType("Area", Spot)
"""An area; its number is that of its reserve."""
Front = NewType("Front", int)
"""An approach, seen from the area it lies in."""
Crossing = NewType("Crossing", int)

AUSTRIA, FRANCE = 0, 1
NOBODY = -1
NOWHERE = Area(Spot(-1))
NO_FRONT = Front(-1)
SIDE_NAMES = ("austria", "france")

BOARD: Ground = ground(data(__package__, "data/board.json"))


def sheet() -> Board:
    """The same with all that is drawn."""
    return whole(data(__package__, "data/board.json"))


AREAS = len(BOARD.spaces)
APPROACHES = 2 * len(BOARD.edges)
BOXES = BOARD.boxes
FIRST_BOX = AREAS + APPROACHES
OFF = Spot(FIRST_BOX + len(BOXES))
SPOTS = OFF + 1
ALL_AREAS = cast(tuple[Area, ...], tuple(range(AREAS)))
APPROACH = cast(tuple[Spot, ...], tuple(range(AREAS, FIRST_BOX)))
"""By approach: the position in it."""
OPPOSITE = cast(tuple[Front, ...], tuple(front ^ 1 for front in range(APPROACHES)))
FRONT_AT = cast(tuple[Front, ...], tuple(spot - AREAS if AREAS <= spot < FIRST_BOX else -1 for spot in range(SPOTS)))
"""By position: the approach it is in; -1 elsewhere."""

CAPACITY = [space.capacity or 0 for space in BOARD.spaces]                         # TM §3.18
BEYOND_OBJECTIVE = frozenset(n for n, space in enumerate(BOARD.spaces) if space.marks.get("objective"))  # TM §3.21
START_MARKS = [int(space.marks.get("start", 0)) for space in BOARD.spaces]         # TM §3.20
LIES_IN = cast(list[Area], areas.lies_in(BOARD))
BEYOND = cast(list[Area], areas.beyond(BOARD))                                                     # TM §3.9
FULL = areas.full(BOARD)                                                           # TM §3.10 §3.11 §3.12
SYMBOLS = areas.symbols(BOARD)
INFANTRY_PENALTY = [symbols.count("infantry") for symbols in SYMBOLS]              # TM §3.13
CAVALRY_PENALTY = [symbols.count("cavalry") for symbols in SYMBOLS]
ARTILLERY_PENALTY = ["artillery" in symbols for symbols in SYMBOLS]                # TM §3.14
OBSTACLE = ["obstacle" in symbols for symbols in SYMBOLS]                          # TM §3.16 §3.17
EASTWARD = [                                                                       # TM §3.22
    {None: 0, "ab": (1, -1)[b], "ba": (-1, 1)[b]}[edge.arrow] for edge in BOARD.edges for b in (0, 1)
]  # fmt: skip
"""Crossing from this approach's area outwards: 1 along the east-west arrow, -1 against it, 0 without arrow."""

fronts_by_area = areas.fronts
FRONTS = cast(list[tuple[Front, ...]], fronts_by_area(BOARD))
"""The approaches of each area. TM §3.15 §20.1: an impassable one serves for nothing, so it is not among them."""
FIRST_TWIN = cast(
    list[Front],
    [next((g for g in FRONTS[LIES_IN[f]] if g < f and BEYOND[g] == BEYOND[f]), -1) for f in range(APPROACHES)],
)
"""By approach: the other one between the same two areas, if this is the second of twins; else -1 (ruling r48)."""


def adjacent(board: Ground) -> list[tuple[Area, ...]]:
    """TM §3.7 §3.8, ruling r33: by area, those it shares an edge with, passable or not."""
    pairs = {pair for edge in board.edges for pair in ((edge.a, edge.b), (edge.b, edge.a))}
    return [tuple(sorted(cast(Area, b) for a, b in pairs if a == area)) for area in range(len(board.spaces))]


NEIGHBOURS = adjacent(BOARD)
AREA_OF = cast(list[Area], [*range(AREAS), *LIES_IN, *(NOWHERE for _ in BOXES), NOWHERE])
"""The area a position belongs to (TM §3.1 §3.2 §3.3); boxes and OFF belong to none (TM §15.14)."""

# Roads. Each road over an approach pair has a crossing of its own (TM §8.8 §8.9), used outwards over one of its two
# approaches; box entries are crossings too (TM §15.4).
CROSSINGS = sum(len(edge.crossings) for edge in BOARD.edges)
MAIN_ROAD = [*areas.main_roads(BOARD), *(True for _ in BOXES)]                    # TM §3.19
ANY_ROAD = areas.ANY_ROAD
ROADS = cast(dict[tuple[int, int], list[tuple[Crossing, Front, int]]], areas.roads(BOARD))
"""From (area, road group): crossing, the approach it leaves by, and the road group it arrives on (TM §8.2 §8.3)."""
ENTRY = cast(list[Area], [box.entry if box.entry is not None else NOBODY for box in BOXES])
ENTRY_GROUP = [box.group or 0 for box in BOXES]
OPENS = [box.opens or 1 for box in BOXES]                                          # TM §15.1
BOX_SIDE = [SIDE_NAMES.index(box.side or "austria") for box in BOXES]
ALESSANDRIA = Spot(FIRST_BOX)
ARTILLERY_OPENS = int(BOXES[0].marks.get("artillery_opens", 1))                    # TM §15.13
BOXES_INTO = [tuple(Spot(FIRST_BOX + b) for b in range(len(BOXES)) if ENTRY[b] == area) for area in range(AREAS)]

TIME = BOARD.tracks[0].spaces
LAST_ROUND = len(TIME)                                                             # TM §5.1
NEW_DISCS = [(int(hour.marks.get("red", 0)), int(hour.marks.get("blue", 0))) for hour in TIME]  # TM §4.1.2


class Forces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TM §4.3.1: the pieces pictured in the start boxes."""

    about: str
    alessandria: dict[str, int] = msgspec.field(name="Alessandria")
    au_debut: dict[str, int] = msgspec.field(name="AU DÉBUT")
    renforts: dict[str, int] = msgspec.field(name="RENFORTS")
    pool: dict[str, int]


FORCES = msgspec.json.decode(data(__package__, "data/forces.json"), type=Forces)


def handle(spot: int) -> str:
    """What the screen calls a position."""
    if spot < AREAS:
        return f"space:{spot}"
    if spot < FIRST_BOX:
        return f"side:{spot - AREAS}"
    return f"box:{spot - FIRST_BOX}" if spot < OFF else "off"
