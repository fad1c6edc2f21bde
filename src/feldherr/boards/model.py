"""What a board consists of: spaces, edges, boxes, tracks and decoration.

One model serves areas with approaches, hexes and regions. Everything is frozen and decoded strictly from one
file, so that a misspelt field is refused. Coordinates are sheet units, x to the east and y to the south; angles
are degrees, clockwise as in SVG. All places where something can stand or is printed are in the file, so that
terminal, picture and browser agree without computing.
"""

from typing import Literal

import msgspec

Point = tuple[float, float]
Mark = int | str | bool


class Slot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A place for one block, disc or sign, written [x, y, angle]."""

    x: float
    y: float
    angle: float = 0.0


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Printed words, centred at (x, y). `width` is binding: a drawing fits the words into it.

    `word` is the id of the text that says it in the reader's language; `lines` over how many lines it is broken.
    """

    text: str
    x: float
    y: float
    size: float
    width: float
    angle: float = 0.0
    style: str = "name"
    word: str = ""
    lines: int = 1


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An area, hex or region. `reserve` holds a slot for every block that may stand in its middle."""

    id: int
    name: str | None
    capacity: int | None
    centre: Point
    polygon: tuple[Point, ...]
    terrain: str | None = None
    marks: dict[str, Mark] = {}
    reconstructed: tuple[str, ...] = ()
    numeral: Point | None = None
    labels: tuple[Label, ...] = ()
    reserve: tuple[Slot, ...] = ()


class Crossing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A road over an edge. Two crossings are joined inside a space if they carry the same group there."""

    id: int
    road: Literal["main", "local"]
    group_a: int
    group_b: int
    at: Point | None = None


Symbol = Literal["infantry", "cavalry", "artillery", "obstacle"]


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A common border of two spaces that can be crossed: the approach of `a` towards `b` and that of `b` towards `a`.

    `segment` is the bar on the border. `symbols_a` lie in `a` and hinder attacks into `a`; `signs_a` is where they
    are printed, one slot each. `slots_a` are the places of blocks that stand in the approach on the side of `a`.
    """

    id: int
    name: str
    a: int
    b: int
    segment: tuple[Point, Point]
    width: Literal["narrow", "wide"] | None = None
    symbols_a: tuple[Symbol, ...] = ()
    symbols_b: tuple[Symbol, ...] = ()
    arrow: Literal["ab", "ba"] | None = None
    impassable: bool = False
    crossings: tuple[Crossing, ...] = ()
    marks: dict[str, Mark] = {}
    reconstructed: tuple[str, ...] = ()
    arrow_at: Slot | None = None
    signs_a: tuple[Slot, ...] = ()
    signs_b: tuple[Slot, ...] = ()
    slots_a: tuple[Slot, ...] = ()
    slots_b: tuple[Slot, ...] = ()


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place off the field. Its pieces come in by the road group `group` of space `entry` from round `opens`."""

    id: int
    name: str
    side: str | None
    entry: int | None
    group: int | None
    opens: int | None
    places: int | None
    polygon: tuple[Point, ...]
    marks: dict[str, Mark] = {}
    reconstructed: tuple[str, ...] = ()
    labels: tuple[Label, ...] = ()
    slots: tuple[Slot, ...] = ()


class TrackSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of a track: `at` is its middle, `size` its width and height, `slots` where discs or markers lie."""

    label: str
    at: Point
    size: Point
    marks: dict[str, Mark] = {}
    labels: tuple[Label, ...] = ()
    slots: tuple[Slot, ...] = ()


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: int
    name: str
    spaces: tuple[TrackSpace, ...]
    marks: dict[str, Mark] = {}


Kind = Literal[
    "ground", "river", "bank", "stream", "marsh", "wood", "field", "vineyard", "village", "house", "slope",
    "main road", "local road", "bridge", "border", "objective", "compass", "cartouche", "frame", "coast", "sea",
    "mountain", "label", "water", "ruling", "isle", "strait", "anchor", "capital", "star", "flag", "sign",
]


class Decoration(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something drawn. The list is in drawing order; `path` is SVG path data in sheet units.

    A road names the space and the road group it belongs to and the crossings it joins, so that a march along it
    can be shown.
    """

    kind: Kind
    path: str = ""
    at: Point | None = None
    angle: float = 0.0
    width: float = 0.0
    space: int | None = None
    group: int | None = None
    crossings: tuple[int, ...] = ()
    label: Label | None = None
    marks: dict[str, Mark] = {}


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board. `block` is the length and depth of a block in sheet units."""

    about: dict[str, str]
    game: str
    title: str
    width: float
    height: float
    block: Point
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...]
    boxes: tuple[Box, ...]
    tracks: tuple[Track, ...]
    decorations: tuple[Decoration, ...]
