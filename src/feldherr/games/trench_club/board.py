"""The maps: what never changes but by building (TC §12.13). Hexes are flat-top, numbered column by column.

A frame is the part of a map that is in play: the whole with 14 forts and start numbers 1 to 12 (TC §1.2), or one half
with seven forts and six numbers (TC §1.4). Hexes outside it do not exist (ruling r15).
"""

from __future__ import annotations

from functools import cache, cached_property
from math import cos, pi, sin, sqrt
from string import ascii_uppercase
from typing import Any

import msgspec

from feldherr.boards.data import data
from feldherr.boards.drawing import hexmap
from feldherr.boards.hexes import Axial, Field, ring, step
from feldherr.boards.model import Board, Decoration, Label, Slot, Space

NOBODY = -1
MEADOW, WOODS, ROAD, BRIDGE, WATER, TRENCH, TRENCH_ROAD, FORT = range(8)
TERRAINS = ("meadow", "woods", "road", "bridge", "water", "trench", "trench-road", "fort")
"""TC §4.10: one terrain a hex. A road across a trench is both (TC §13.18, ruling r63)."""
GROUNDS = ("meadow", "woods", "road", "bridge", "river", "trench", "trench-road", "fort")
"""How each is drawn: water is a river that runs from hex to hex, not a sea with a coast."""
SIGNS = ".w-=~txF"
SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST, NORTH, NORTH_EAST = range(6)
"""The six directions of `boards.hexes`, as they lie when the hexes are drawn flat-top."""
CLOCKWISE = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
"""TC §12.3 §15.9: from the top; the rows 1 to 6 of the scatter table."""
REAR = {"N": (NORTH_WEST, NORTH_EAST), "S": (SOUTH_WEST, SOUTH_EAST)}


class HalfFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    forts: tuple[tuple[int, int, str], ...]
    names: tuple[str, ...]
    starts: tuple[tuple[int, int], ...]


class MapFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: dict[str, str]
    reconstructed: bool
    west: HalfFacts = msgspec.field(name="1-6")
    east: HalfFacts = msgspec.field(name="7-12")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    maps: dict[str, MapFacts]


FACTS = msgspec.json.decode(data(__package__, "data/maps.json"), type=Facts)
MAPS = tuple(FACTS.maps)


def axial(column: int, row: int) -> Axial:
    return column, row - (column - (column & 1)) // 2


class Frame:
    """One map in play, with everything a game asks of it worked out once."""

    def __init__(self, name: str, part: str) -> None:
        facts = FACTS.maps[name]
        self.name, self.part = name, part
        self.title = facts.title
        halves = {"1-6": (facts.west,), "7-12": (facts.east,), "whole": (facts.west, facts.east)}[part]
        ground: dict[Axial, int] = {}
        bodies: list[tuple[Axial, str]] = []
        starts: list[Axial] = []
        above = 0
        for half in halves:
            for row, signs in enumerate(half.rows):
                for column, sign in enumerate(signs):
                    ground[axial(column, row + above)] = SIGNS.index(sign)
            bodies += [(axial(column, row + above), rear) for column, row, rear in half.forts]
            starts += [axial(column, row + above) for column, row in half.starts]
            above += len(half.rows)
        self.field = Field(sorted(ground))
        number = self.field.number
        self.size = len(self.field)
        self.starts = {7 * (part == "7-12") + (part != "7-12") + n: number[at] for n, at in enumerate(starts)}
        """By start number: its hex (TC §2.3 §2.15)."""
        self.bodies = tuple(number[at] for at, _ in bodies)
        self.entrances = tuple(tuple(number[step(at, way)] for way in REAR[rear]) for at, rear in bodies)
        """TC §7.1: two for each fort, left and right of its rear."""
        self.forts = len(bodies)
        self.fort_of = [NOBODY] * self.size
        for fort, (body, doors) in enumerate(zip(self.bodies, self.entrances)):
            for hex_ in (body, *doors):
                self.fort_of[hex_] = fort
        self.fort_names = tuple(f"Fort {name}" for half in halves for name in half.names)
        self.names = tuple(self.named(hex_) for hex_ in range(self.size))
        """How people call each hex: by column and row as on a chessboard, those of a fort by its name."""
        self.ground = tuple(FORT if self.fort_of[h] >= 0 else ground[at] for h, at in enumerate(self.field))
        near = self.field.near
        self.near = [tuple(n for n in row if self.fort_of[n] < 0) for row in near]
        """TC §4.21: the neighbours that are no part of a fort; nobody walks or flies across one."""
        self.doors = tuple(
            tuple(sorted({n for hex_ in two for n in near[hex_] if self.fort_of[n] < 0})) for two in self.entrances
        )
        """TC §7.5: by fort, the hexes beside its entrances."""
        self.gates: list[tuple[int, ...]] = [
            tuple(fort for fort, doors in enumerate(self.doors) if hex_ in doors) for hex_ in range(self.size)
        ]
        """By hex: the forts that can be entered from it."""
        entrances = {hex_ for two in self.entrances for hex_ in two}
        self.passages = tuple(
            tuple(sorted({self.fort_of[n] for hex_ in two for n in near[hex_] if n in entrances} - {fort}))
            for fort, two in enumerate(self.entrances)
        )
        """Ruling r21: forts whose entrance touches an entrance of this one."""

    @cached_property
    def apart(self) -> list[list[int]]:
        return self.field.apart

    @cached_property
    def wall(self) -> list[tuple[int, ...]]:
        """By fort: all its hexes, body first (TC §17.16: a turret fires from any of them)."""
        return [(body, *two) for body, two in zip(self.bodies, self.entrances)]

    def across(self, middle: int, hex_: int) -> int:
        """TC §9.9: the hex directly opposite as seen from the one in the middle; -1 off the map."""
        (mq, mr), (q, r) = self.field.hexes[middle], self.field.hexes[hex_]
        return self.field.number.get((2 * mq - q, 2 * mr - r), NOBODY)

    def towards(self, hex_: int, way: int) -> int:
        """The neighbour in a direction; -1 off the map."""
        return self.field.number.get(step(self.field.hexes[hex_], way), NOBODY)

    @cache  # noqa: B019 - frames live as long as the program
    def rings(self, hex_: int, radius: int) -> tuple[int, ...]:
        """TC §2.11 §15.9: the hexes of a ring, clockwise from the top."""
        at = self.field.hexes[hex_]
        around = ring(at, radius)
        first = around.index(step(at, NORTH, radius))
        return tuple(self.field.number[p] for p in (*around[first:], *around[:first]) if p in self.field.number)

    def coordinates(self, hex_: int) -> tuple[int, int]:
        """Column and row."""
        q, r = self.field.hexes[hex_]
        return q, r + (q - (q & 1)) // 2

    def named(self, hex_: int) -> str:
        if (fort := self.fort_of[hex_]) >= 0:
            return self.fort_names[fort]
        column, row = self.coordinates(hex_)
        return f"{ascii_uppercase[column]}{row + 1}"

    def hex_at(self, column: int, row: int) -> int:
        return self.field.number[axial(column, row)]


@cache
def frame(name: str, part: str) -> Frame:
    return Frame(name, part)


SIZE, MARGIN, BLOCK = 34.0, 14.0, 40.0


def corners(at: Axial) -> tuple[tuple[float, float], ...]:
    """The corners of a flat-top hex."""
    x, y = SIZE * 1.5 * at[0], SIZE * sqrt(3) * (at[1] + at[0] / 2)
    return tuple((x + SIZE * cos(pi / 3 * i), y + SIZE * sin(pi / 3 * i)) for i in range(6))


@cache
def board(name: str, part: str) -> Board:
    """The map as a board: a space for every hex, an edge between neighbours, roads and rivers drawn through."""
    here = frame(name, part)
    width, height, polygons = sheet = hexmap.sheet([corners(at) for at in here.field], MARGIN)
    centres = [hexmap.middle(polygon) for polygon in polygons]
    spaces = tuple(space(here, h, centres, polygons[h]) for h in range(here.size))
    return Board(
        {"en": "A map of our own; the printed ones exist only as pictures.", "reconstructed": "all of it", "map": name},
        "trench-club", f"Trench Club: {here.title['en']}", width, height, (BLOCK, BLOCK),
        spaces, tuple(hexmap.edges(here.field.near, polygons)), (), (),
        (Decoration("frame", sheet.frame), *lines(here, centres)),
    )  # fmt: skip


def space(here: Frame, h: int, centres: list[tuple[float, float]], polygon: tuple[tuple[float, float], ...]) -> Space:
    """A hex. Those of a fort belong together: the garrison stands on all three, and the body answers for them."""
    x, y = centres[h]
    marks: dict[str, Any] = {}
    labels: tuple[Label, ...] = ()
    slots: tuple[Slot, ...] = (Slot(x, y),)
    if (fort := here.fort_of[h]) >= 0:
        body, doors = here.bodies[fort], here.entrances[fort]
        marks = {"fort": fort} if h == body else {"fort": fort, "entrance": True, "part_of": body}
        slots = tuple(Slot(*centres[one]) for one in (body, *doors)) if h == body else ()
    for number, hex_ in here.starts.items():
        if hex_ == h:
            marks["start"] = number
            labels = (Label(str(number), x, y, 13.0, 7.0 * len(str(number)), style="start"),)
    return Space(h, here.names[h], None, (x, y), polygon, GROUNDS[here.ground[h]], marks, ("terrain",), labels=labels,
                 reserve=slots)  # fmt: skip


def lines(here: Frame, centres: list[tuple[float, float]]) -> list[Decoration]:
    """Roads and rivers from the middle of a hex to the middle of the next."""
    out = []
    wet, paved = {WATER, BRIDGE}, {ROAD, BRIDGE, TRENCH_ROAD}
    for kind, ground, width in (("river", wet, 9.0), ("main road", paved, 5.0)):
        for a, row in enumerate(here.field.near):
            for b in row:
                if a < b and here.ground[a] in ground and here.ground[b] in ground:
                    (ax, ay), (bx, by) = centres[a], centres[b]
                    out.append(Decoration(kind, f"M{ax:g},{ay:g}L{bx:g},{by:g}", width=width))  # type: ignore[arg-type]
    return out
