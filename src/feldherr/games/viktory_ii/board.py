"""Chapter 3: the frame of the map, the same in every game of as many players; tiles lie in it at random."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NewType, cast

import msgspec

from feldherr.boards.data import data
from feldherr.boards.drawing import hexmap
from feldherr.boards.hexes import CENTRE, Axial, corners, distance, hexagon
from feldherr.boards.model import Board, Box, Decoration, Slot, Space

UNKNOWN, PLAINS, GRASSLAND, FOREST, MOUNTAIN, WATER = range(6)
TERRAINS = ("unknown", "plains", "grassland", "forest", "mountain", "water")
"""V2 §3.1.2 §3.1.3: four kinds of land, and water; lakes are water too. Unknown is what lies face down."""
COLOURS = ("red", "yellow", "blue", "green", "violet", "grey")
if TYPE_CHECKING:
    Hex = NewType("Hex", int)
    Unit = NewType("Unit", int)
else:
    Hex = Unit = int
"""Hexes of a frame, row by row from the north; units on the map and aboard. Only mypy tells them apart: when the game
runs they are the plain numbers of its lines and records."""
NOBODY = -1
NOWHERE = Hex(-1)
NO_SHIP = Unit(-1)


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    radius: int
    zones: tuple[tuple[Axial, ...], ...]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    reconstructed: str
    tiles: dict[str, int]
    players: dict[str, Layout]


FACTS = msgspec.json.decode(data(__package__, "data/map.json"), type=Facts)
TILES = tuple(FACTS.tiles[name] for name in TERRAINS[1:])
"""V2 §3.2.6, ruling r2: how many tiles there are of plains, grassland, forest, mountain and water."""


class Frame:
    """V2 §3.1.1 §3.2.1 §3.2.4 §3.2.5: a regular hexagon with a border of water, and the start zones (V2 §3.3.1)."""

    def __init__(self, players: int) -> None:
        layout = FACTS.players[str(players)]
        self.players = players
        self.radius = layout.radius
        self.field = hexagon(layout.radius)
        self.near = cast("tuple[tuple[Hex, ...], ...]", self.field.near)
        self.apart = self.field.apart
        self.second = cast("tuple[tuple[Hex, ...], ...]", self.field.second)
        self.between = cast("dict[tuple[Hex, Hex], tuple[Hex, ...]]", self.field.between)
        self.border = [distance(at, CENTRE) == layout.radius for at in self.field]
        self.all = tuple(map(Hex, range(len(self.field))))
        self.interior = tuple(h for h in self.all if not self.border[h])
        self.zones = tuple(tuple(Hex(self.field.number[at]) for at in zone) for zone in layout.zones)
        self.sites = tuple(tuple(h for h in self.interior if self.apart[h][town] in (2, 3)) for town in self.all)
        """By hex: where a settlement two or three steps from it could stand (V2 §7.21.5)."""
        rows = [[at for at in self.field if at[1] == r] for r in range(-layout.radius, layout.radius + 1)]
        place = {at: f"{chr(65 + y)}{x}" for y, row in enumerate(rows) for x, at in enumerate(sorted(row), 1)}
        self.labels = tuple(place[at] for at in self.field)
        self.roads: dict[tuple[Hex, Hex], list[tuple[Hex, ...]]] = {}

    def ways(self, a: Hex, b: Hex) -> list[tuple[Hex, ...]]:
        """V2 §9.13.2: the ways of 2 or 3 steps between two hexes, by the hexes in between."""
        if (a, b) not in self.roads:
            self.roads[a, b] = cast("list[tuple[Hex, ...]]", self.field.paths(a, b, 3))
        return self.roads[a, b]

    def within(self, hex_: Hex, radius: int) -> list[Hex]:
        return cast("list[Hex]", self.field.within(hex_, radius))

    def label(self, hex_: Hex) -> str:
        """What people call a hex, as it can be printed on it: its row from the north and its place from the west."""
        return self.labels[hex_]

    def name(self, hex_: Hex) -> str:
        """In the notation: its coordinates."""
        q, r = self.field.hexes[hex_]
        return f"{q},{r}"


PLAYERS = (2, 3, 4, 5, 6)                                                             # V2 §1.1.1
MOST = max(1 + 3 * layout.radius * (layout.radius + 1) for layout in FACTS.players.values())
"""The hexes of the largest frame."""


class Frames(dict[int, Frame]):
    """V2 §3.2.4 §3.3.2 §3.3.3 §3.3.4: one for each number of players.

    It is laid when it is first asked for: together they take two megabytes.
    """

    def __missing__(self, players: int) -> Frame:
        return self.setdefault(players, Frame(players))


FRAMES = Frames()

SIZE, MARGIN, BLOCK = 60.0, 16.0, 34.0
BOX, LIFT = (184.0, 62.0), 46.0
"""A reserve lies in the corner of the sheet nearest to its start zone, which the field leaves free."""


@cache
def board(players: int) -> Board:
    """The frame as a board: a space for every hex, an edge between neighbours, a box for each player's reserve."""
    frame = FRAMES[players]
    width, height, polygons = sheet = hexmap.sheet([corners(at, SIZE) for at in frame.field], MARGIN)
    return Board(
        {"en": "The frame of the map; the tiles are laid at random.", "tiles": FACTS.reconstructed},
        "viktory-ii", "Viktory II", width, height, (BLOCK, BLOCK),
        tuple(space(frame, h, polygons[h]) for h in range(len(frame.field))),
        tuple(hexmap.edges(frame.near, polygons)),
        tuple(reserve_box(frame, zone, width, height) for zone in range(players)),
        (),
        (Decoration("frame", sheet.frame),),
    )  # fmt: skip


def space(frame: Frame, h: int, polygon: tuple[tuple[float, float], ...]) -> Space:
    """V2 §3.2.1: the border is water from the start; of the rest the sheet knows nothing."""
    x, y = hexmap.middle(polygon)
    places = ((-24, 12), (0, 12), (24, 12), (0, 34), (0, -10), (0, -32))
    slots = tuple(Slot(round(x + dx, 2), round(y + dy, 2)) for dx, dy in places)
    zone = next((z + 1 for z, hexes in enumerate(frame.zones) if h in hexes), 0)
    return Space(
        h, frame.label(Hex(h)), None, (x, y), polygon, "water" if frame.border[h] else None,
        {"zone": zone} if zone else {}, reserve=slots,
    )  # fmt: skip


def reserve_box(frame: Frame, zone: int, width: float, height: float) -> Box:
    """V2 §3.4.2: a place off the map for the units in reserve of who starts in this zone (V2 §3.3.1)."""
    corner = corner_of(frame, zone)
    beside = [other for other in range(frame.players) if corner_of(frame, other) == corner]
    beside.sort(key=lambda other: north(frame, other))
    (right, low), (wide, high) = corner, BOX
    inset = MARGIN + beside.index(zone) * (high + MARGIN) + (LIFT if low else 0.0)
    x0 = width - MARGIN - wide if right else MARGIN
    y0 = height - inset - high if low else inset
    polygon = ((x0, y0), (x0 + wide, y0), (x0 + wide, y0 + high), (x0, y0 + high))
    rounded = tuple((round(x, 2), round(y, 2)) for x, y in polygon)
    return Box(zone, COLOURS[zone], None, None, None, None, None, rounded)


def north(frame: Frame, zone: int) -> int:
    """The less, the further up it lies."""
    return sum(frame.field.hexes[h][1] for h in frame.zones[zone])


def corner_of(frame: Frame, zone: int) -> tuple[bool, bool]:
    """Whether it lies on the right, and whether low."""
    east = sum(2 * frame.field.hexes[h][0] + frame.field.hexes[h][1] for h in frame.zones[zone])
    return east > 0, north(frame, zone) > 0
