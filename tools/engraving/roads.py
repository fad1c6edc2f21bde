"""Roads: where they cross the bars, and a curve through every area for every group of joined crossings."""

import itertools
import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from shapely.geometry import LineString, Point, Polygon

from engraving.places import Side

STEPS = 18
STEADY = (0.4, 0.4)
"""How far a trunk runs straight on from its two ends, in parts of their distance."""
BENDS = [(one, two) for one in (0.2, 0.4, 0.6, 0.8) for two in (0.2, 0.4, 0.6, 0.8)]
FALSE = 2
"""From this fault on other trunks and bends are tried."""


@dataclass
class End:
    """Where a road enters an area: at a bar, at a gate on the rim, or nowhere (a farm)."""

    at: np.ndarray
    inward: np.ndarray
    road: str
    crossing: int | None


@dataclass
class Road:
    space: int
    group: int
    road: str
    points: list[tuple[float, float]]
    control: list[np.ndarray]
    crossings: tuple[int, ...]


def cubic(c: list[np.ndarray]) -> list[tuple[float, float]]:
    t = np.linspace(0, 1, STEPS)[:, None]
    p = (1 - t) ** 3 * c[0] + 3 * (1 - t) ** 2 * t * c[1] + 3 * (1 - t) * t**2 * c[2] + t**3 * c[3]
    return [(float(x), float(y)) for x, y in p]


def through(one: End, two: End, bend: tuple[float, float] = STEADY) -> list[np.ndarray]:
    reach = float(np.linalg.norm(two.at - one.at))
    return [one.at, one.at + one.inward * reach * bend[0], two.at + two.inward * reach * bend[1], two.at]


def straight(one: End, two: End) -> float:
    """How straight a road from one end to the other runs: 0 is a straight line."""
    line = (two.at - one.at) / (np.linalg.norm(two.at - one.at) + 1e-9)
    return float((1 - one.inward @ line) + (1 + two.inward @ line)) - 0.004 * float(np.linalg.norm(two.at - one.at))


def branch(end: End, trunk: list[np.ndarray]) -> list[np.ndarray]:
    """A road that leaves the trunk softly."""
    best: tuple[float, list[np.ndarray]] | None = None
    for t in np.linspace(0.2, 0.8, 13):
        c = trunk
        p = (1 - t) ** 3 * c[0] + 3 * (1 - t) ** 2 * t * c[1] + 3 * (1 - t) * t**2 * c[2] + t**3 * c[3]
        d = 3 * (1 - t) ** 2 * (c[1] - c[0]) + 6 * (1 - t) * t * (c[2] - c[1]) + 3 * t**2 * (c[3] - c[2])
        d = d / (np.linalg.norm(d) + 1e-9)
        line = p - end.at
        length = float(np.linalg.norm(line)) + 1e-9
        if d @ line < 0:
            d = -d
        arrive = d * 0.55 + line / length * 0.45
        curve = [end.at, end.at + end.inward * length * 0.4, p - arrive * length * 0.35, p]
        cost = (1 - end.inward @ line / length) * 30 + (1 - d @ line / length) * 14 + length * 0.25
        if best is None or cost < best[0]:
            best = cost, curve
    assert best
    return best[1]


def lay(
    space: int, group: int, ends: list[End], goal: np.ndarray | None, trunk: int = 0, bend: tuple[float, float] = STEADY
) -> list[Road]:
    """The curves of one group: a trunk (the straightest, or another), then branches."""
    if len(ends) == 1:
        if goal is None:
            return []
        e = ends[0]
        goal = e.at + (goal - e.at) * min(1.0, bend[0] / STEADY[0])
        length = float(np.linalg.norm(goal - e.at))
        curve = [e.at, e.at + e.inward * length * 0.45, goal - (goal - e.at) * 0.25, goal]
        return [Road(space, group, e.road, cubic(curve), curve, (e.crossing,) if e.crossing is not None else ())]
    main = [e for e in ends if e.road == "main"]
    pool = main if len(main) >= 2 else ends
    # Two ends at the same bar are no trunk, unless there are no others.
    pairs = sorted(itertools.combinations(pool, 2), key=lambda pair: straight(*pair))
    pairs = [p for p in pairs if not np.array_equal(p[0].inward, p[1].inward)] or pairs
    one, two = pairs[trunk % len(pairs)]
    curve = through(one, two, bend)
    kind = "main" if len(main) >= 2 else "local"
    found = [
        Road(space, group, kind, cubic(curve), curve, tuple(e.crossing for e in (one, two) if e.crossing is not None))
    ]
    rest = [e for e in ends if e is not one and e is not two]
    for e in sorted(rest, key=lambda e: e.road != "main"):
        trunks = [r for r in found if r.road == "main" or e.road == "local"] or found
        options = [branch(e, r.control) for r in trunks]
        curve = min(options, key=lambda c: float(np.linalg.norm(c[3] - c[0])))
        found.append(Road(space, group, e.road, cubic(curve), curve, (e.crossing,) if e.crossing is not None else ()))
    return found


class Network:
    """All roads of the field, with the order of the crossings on every bar still to be chosen."""

    def __init__(
        self,
        edges: list[dict[str, Any]],
        sides: dict[tuple[int, int], Side],
        shapes: dict[int, Polygon],
        gates: dict[tuple[int, int], list[End]],
        goals: dict[tuple[int, int], np.ndarray],
    ) -> None:
        self.edges = [e for e in edges if e.get("crossings")]
        self.sides, self.shapes, self.gates, self.goals = sides, shapes, gates, goals
        self.order = {e["id"]: list(range(len(e["crossings"]))) for e in self.edges}
        self.ways: dict[tuple[int, int], tuple[int, tuple[float, float]]] = {}

    def spot(self, e: dict[str, Any], k: int) -> np.ndarray:
        side = self.sides[e["id"], e["a"]]
        count = len(e["crossings"])
        place = self.order[e["id"]].index(k)
        step = side.half * (0.9 if count == 2 else 0.72)
        return side.middle + side.along * (place - (count - 1) / 2) * step

    def roads(self, space: int) -> list[Road]:
        groups: dict[int, list[End]] = {}
        for (s, g), ends in self.gates.items():
            if s == space:
                groups.setdefault(g, []).extend(ends)
        for e in self.edges:
            if space not in (e["a"], e["b"]):
                continue
            for k, c in enumerate(e["crossings"]):
                g = c["group_a"] if space == e["a"] else c["group_b"]
                side = self.sides[e["id"], space]
                groups.setdefault(g, []).append(End(self.spot(e, k), side.inward, c["road"], c["id"]))
        found = []
        for g, ends in sorted(groups.items()):
            found += lay(space, g, ends, self.goals.get((space, g)), *self.ways.get((space, g), ()))
        return found

    def fault(self, space: int) -> float:
        """Roads that meet without being joined, and roads that leave their area."""
        roads = [(r, LineString(r.points)) for r in self.roads(space)]
        total = 0.0
        for (r, one), (s, two) in itertools.combinations(roads, 2):
            if r.group != s.group:
                if one.crosses(two):
                    total += 10
                elif one.distance(two) < 4:
                    total += 2
            elif one.crosses(two) and set(r.crossings) and set(s.crossings):
                cut = one.intersection(two)
                total += 0.5 if cut.geom_type == "Point" else 1.0
        shape = self.shapes[space].buffer(1)
        return (
            total
            + sum(line.difference(shape).length for _, line in roads) * 0.2
            + self.worn(space)
        )

    def worn(self, space: int) -> float:
        """Of two ways to lay roads the shorter is better."""
        return sum(LineString(r.points).length for r in self.roads(space)) * 0.004

    def settle(self) -> None:
        """Choose the order on every bar that gives the fewest false meetings."""
        for _ in range(4):
            for e in self.edges:
                if len(e["crossings"]) < 2:
                    continue
                best, chosen = math.inf, self.order[e["id"]]
                for order in itertools.permutations(range(len(e["crossings"]))):
                    self.order[e["id"]] = list(order)
                    fault = self.fault(e["a"]) + self.fault(e["b"])
                    if fault < best - 1e-9:
                        best, chosen = fault, list(order)
                self.order[e["id"]] = chosen

    def untangle(self) -> None:
        """Where roads still meet falsely or leave their area: other gates, trunks and bends, as long as it helps."""
        for space in self.shapes:
            if self.fault(space) - self.worn(space) < FALSE:
                continue
            self.swap_gates(space)
            for _ in range(2):
                for group in sorted({road.group for road in self.roads(space)}):
                    tried = {}
                    for way in itertools.product(range(3), BENDS):
                        self.ways[space, group] = way
                        tried[way] = self.fault(space)
                    self.ways[space, group] = min(tried, key=lambda way: tried[way])

    def swap_gates(self, space: int) -> None:
        """Which road leaves the map at which gate, where an area has several."""
        mine = [(key, k) for key, ends in sorted(self.gates.items()) if key[0] == space for k in range(len(ends))]
        gates = [self.gates[key][k] for key, k in mine]
        tried = {}
        for order in itertools.permutations(range(len(gates))):
            for (key, k), n in zip(mine, order, strict=True):
                self.gates[key][k] = replace(gates[n], road=gates[mine.index((key, k))].road)
            tried[order] = self.fault(space)
        best = min(tried, key=lambda order: tried[order])
        for (key, k), n in zip(mine, best, strict=True):
            self.gates[key][k] = replace(gates[n], road=gates[mine.index((key, k))].road)

    def all(self) -> list[Road]:
        return [r for space in self.shapes for r in self.roads(space)]


def path(control: list[np.ndarray]) -> str:
    (a, b, c, d) = ([f"{v:.1f}".rstrip("0").rstrip(".") for v in p] for p in control)
    return f"M{a[0]} {a[1]}C{b[0]} {b[1]} {c[0]} {c[1]} {d[0]} {d[1]}"


def farthest_free(shape: Polygon, avoid: list[Any], inside: float) -> np.ndarray:
    """A point well inside the area, away from what must stay free."""
    inner = shape.buffer(-inside)
    if inner.is_empty:
        inner = shape
    x0, y0, x1, y1 = inner.bounds
    best, chosen = -1.0, inner.representative_point()
    for x, y in itertools.product(np.arange(x0, x1, 3.0), np.arange(y0, y1, 3.0)):
        p = Point(x, y)
        if inner.contains(p):
            room = min([shape.exterior.distance(p)] + [a.distance(p) for a in avoid])
            if room > best:
                best, chosen = room, p
    return np.array([chosen.x, chosen.y])
