"""Where blocks stand and signs are printed: fronts along the bars first, then names, then ranks behind and reserves."""

import itertools
import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.prepared import prep

BLOCK = (38.0, 17.0)
SIGN_DEPTH, SIGN_STEP, SIGN = 4.4, 6.6, 5.4
FRONT = 16.0
LONGEST = 8

Slot = tuple[float, float, float]


def rectangle(slot: Slot, length: float = BLOCK[0], depth: float = BLOCK[1]) -> Polygon:
    x, y, angle = slot
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = [(-length / 2, -depth / 2), (length / 2, -depth / 2), (length / 2, depth / 2), (-length / 2, depth / 2)]
    return Polygon([(x + u * c - v * s, y + u * s + v * c) for u, v in half])


def rectangles(slots: np.ndarray, length: float, depth: float) -> np.ndarray:
    """The same for many slots at once."""
    turn = np.radians(slots[:, 2])[:, None]
    u = np.array([-1, 1, 1, -1]) * length / 2
    v = np.array([-1, -1, 1, 1]) * depth / 2
    x = slots[:, :1] + u * np.cos(turn) - v * np.sin(turn)
    y = slots[:, 1:2] + u * np.sin(turn) + v * np.cos(turn)
    found: np.ndarray = shapely.polygons(np.stack([x, y], axis=-1))
    return found


def upright(angle: float) -> float:
    """The same line, turned so that words on it can be read."""
    angle = (angle + 90) % 180 - 90
    return angle + 180 if angle <= -90 else angle


@dataclass
class Side:
    """One side of an approach: the bar seen from the area that owns it."""

    edge: int
    face: int
    middle: np.ndarray
    along: np.ndarray
    inward: np.ndarray
    half: float
    wide: bool
    symbols: int
    front: list[Slot] = field(default_factory=list)

    def at(self, shift: float, depth: float) -> Slot:
        x, y = self.middle + self.along * shift + self.inward * depth
        return (float(x), float(y), upright(math.degrees(math.atan2(self.along[1], self.along[0]))))

    def signs(self) -> list[Slot]:
        """Signs stand with their feet on the bar, pointing into the area."""
        turn = math.degrees(math.atan2(self.inward[1], self.inward[0])) + 90
        first = -(self.symbols - 1) / 2 * SIGN_STEP
        return [(*self.at(first + k * SIGN_STEP, SIGN_DEPTH)[:2], turn % 360) for k in range(self.symbols)]


def sides(edges: list[dict[str, Any]], bars: dict[int, Any], shapes: dict[int, Polygon]) -> dict[tuple[int, int], Side]:
    found = {}
    for e in edges:
        p, q = (np.array(v, float) for v in bars[e["id"]])
        along = (q - p) / np.linalg.norm(q - p)
        normal = np.array([-along[1], along[0]])
        for face, symbols in ((e["a"], e["symbols_a"]), (e["b"], e["symbols_b"])):
            middle = (p + q) / 2
            probe = middle + normal * 2
            inward = normal if shapes[face].buffer(0.01).contains(Polygon([middle, probe, probe + along])) else -normal
            found[e["id"], face] = Side(
                e["id"],
                face,
                middle,
                along,
                inward,
                float(np.linalg.norm(q - p)) / 2,
                e["width"] == "wide",
                len(symbols),
            )
    return found


SHIFTS = tuple(range(-18, 19, 2))
BACKS = (0, 2, 4, 7, 10, 14)
Option = tuple[float, Slot, Polygon]


def covered(one: Option, two: Option) -> float:
    """By how much two blocks overlap."""
    (_, (ax, ay, _), r), (_, (bx, by, _), t) = one, two
    return 0.0 if (ax - bx) ** 2 + (ay - by) ** 2 > 1740 else float(r.intersection(t).area)


class Fronts:
    """The front blocks of all approaches of one area: inside, clear of each other and of what is printed."""

    def __init__(self, group: list[Side], shape: Polygon) -> None:
        self.group, self.shape = group, shape
        inner = shape.buffer(-0.6)
        self.owner: list[Side] = []
        self.options: list[list[Option]] = []
        for s in group:
            for home in (-BLOCK[0] / 2 - 0.6, BLOCK[0] / 2 + 0.6) if s.wide else (0.0,):
                ways = list(itertools.product(SHIFTS, BACKS))
                slots = [s.at(home + shift, FRONT + back) for shift, back in ways]
                rooms = rectangles(np.array(slots), *BLOCK)
                outside = shapely.area(shapely.difference(rooms, inner))
                scored = [
                    (float(15 * out + abs(shift) * 1.5 + back * 3), slot, r)
                    for out, (shift, back), slot, r in zip(outside, ways, slots, rooms)
                ]
                self.options.append(sorted(scored, key=lambda o: o[0])[:80])
                self.owner.append(s)

    def choose(self, closed: list[Polygon]) -> float:
        """Take the best places beside what is closed; how much is still wrong."""
        words = [c.buffer(0.8, join_style="mitre") for c in closed if c.intersects(self.shape)]
        options = []
        for mine in self.options:
            total = np.array([o[0] for o in mine])
            shapes = [o[2] for o in mine]
            for w in words:
                hit = shapely.area(shapely.intersection(shapes, w))
                total = total + 40 * (hit + 60 * (hit > 0))
            order = np.argsort(total, kind="stable")
            options.append([(float(total[k]), mine[k][1], mine[k][2]) for k in order])
        choice = [0] * len(options)
        for _ in range(6):
            before = list(choice)
            for i, mine in enumerate(options):
                best = math.inf
                for k, option in enumerate(mine):
                    if option[0] >= best:
                        break
                    cost = option[0] + sum(
                        (5 if self.owner[i] is self.owner[j] else 2) * covered(option, options[j][choice[j]])
                        for j in range(len(options))
                        if j != i
                    )
                    if cost < best:
                        best, choice[i] = cost, k
            if choice == before:
                break
        for s in self.group:
            s.front = [options[i][choice[i]][1] for i in range(len(options)) if self.owner[i] is s]
        overlap = sum(
            covered(options[i][choice[i]], options[j][choice[j]]) for i in range(len(options)) for j in range(i)
        )
        return sum(options[i][choice[i]][0] for i in range(len(options))) + 2 * overlap

    def mend(self, closed: list[Polygon]) -> None:
        """Blocks that still cover words or leave the area look farther for a place."""
        words = [c.buffer(0.8, join_style="mitre") for c in closed if c.intersects(self.shape)]
        roomy = self.shape.buffer(2.2)
        for s in self.group:
            for k, slot in enumerate(s.front):
                r = rectangle(slot)
                if roomy.contains(r) and not any(r.intersects(w) for w in words):
                    continue
                ways = list(
                    itertools.product(range(-60, 61, 3), range(-1, 68, 3), (0, -8, 8, -16, 16, -26, 26, -45, 45, 90))
                )
                slots = np.array([(*s.at(shift, FRONT + back)[:2], slot[2] + turn) for shift, back, turn in ways])
                rooms = rectangles(slots, *BLOCK)
                good = shapely.contains(roomy, rooms)
                for w in words:
                    good &= ~shapely.intersects(rooms, w)
                cost = np.array([abs(turn) * 3.0 + back * 6.0 for _, back, turn in ways])
                cost += np.hypot(slots[:, 0] - slot[0], slots[:, 1] - slot[1]) * 3
                for t in (rectangle(f) for g in self.group for f in g.front if f is not slot):
                    cost += shapely.area(shapely.intersection(rooms, t)) * 1.2
                cost[~good] = math.inf
                if np.isfinite(cost.min()):
                    s.front[k] = tuple(float(v) for v in slots[int(cost.argmin())])
                else:
                    print("no place for a block in approach", s.edge, "of", s.face)


def ranks(side: Side, count: int, shape: Polygon, closed: list[Polygon]) -> list[Slot]:
    """The front row and those behind it; when there is no room behind, blocks lie on one another, a little shifted."""
    inner = prep(shape.buffer(0.5))
    found = list(side.front)
    for back in (1, 2, 3):
        shift = (BLOCK[1] + 1.2) * back
        row = [(x + side.inward[0] * shift, y + side.inward[1] * shift, a) for x, y, a in side.front]
        row = [t for t in row if free(rectangle(t), inner, closed)]
        if not row or len(found) >= count:
            break
        found += row
    return piled(found, count, inner, closed, (float(side.inward[0]), float(side.inward[1])))[:count]


def free(r: Polygon, inner: Any, closed: list[Polygon]) -> bool:
    return bool(inner.contains(r)) and not any(r.intersects(c) for c in closed)


def piled(base: list[Slot], count: int, inner: Any, closed: list[Polygon], way: tuple[float, float]) -> list[Slot]:
    """Fill up by laying blocks on the blocks already there, each a little beside the one below."""
    found = list(base)
    (u, v), level = way, 1
    ways = [(u, v), (-u, -v), (v, -u), (-v, u), (u * 0.5, v * 0.5), (-u * 0.5, -v * 0.5)]
    while len(found) < count and level < 9:
        for x, y, a in base:
            slots = [(x + dx * 5.2 * level, y + dy * 5.2 * level, a) for dx, dy in ways]
            slot = next((t for t in slots if free(rectangle(t), inner, closed)), None)
            if slot and len(found) < count:
                found.append(slot)
        level += 1
    while len(found) < count:
        found.append(base[len(found) % len(base)])
    return found


def reserve(
    shape: Polygon,
    count: int,
    taken: list[Polygon],
    closed: list[Polygon],
    centre: tuple[float, float],
    depth: float = 12.0,
) -> list[Slot]:
    """Blocks in columns round the middle: every second place first, then those between; all faces stay in sight."""
    inner = shape.buffer(-1.2)
    shapely.prepare(inner)
    length = BLOCK[0] + 1.6
    best: list[Slot] = []
    best_score = -math.inf
    us, vs = np.arange(-100, 100, 5.0) / 5 * length / 8, np.arange(-96, 96, 4.0) * depth / 12
    grid = np.array([(u, v) for u in us for v in vs])
    place = {(round(u, 3), round(v, 3)): k for k, (u, v) in enumerate(grid)}
    for turn in (0, -5, 5, -12, 12, -22, 22, -33, 33):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        slots = np.column_stack(
            [
                centre[0] + grid[:, 0] * c - grid[:, 1] * s,
                centre[1] + grid[:, 0] * s + grid[:, 1] * c,
                np.full(len(grid), float(turn)),
            ]
        )
        rooms = rectangles(slots, *BLOCK)
        good = shapely.contains(inner, rooms)
        for w in closed:
            good &= ~shapely.intersects(rooms, w)
        cost = np.hypot(grid[:, 0], grid[:, 1]) * 0.6
        chosen = np.flatnonzero(good)
        if not len(chosen):
            continue
        if taken:
            cut = np.max([shapely.area(shapely.intersection(rooms[chosen], t)) for t in taken], axis=0)
            cost[chosen] += cut / (BLOCK[0] * BLOCK[1]) * 70
        for ox, oy in itertools.product(range(8), range(6)):
            rows: tuple[list[tuple[float, int]], list[tuple[float, int]]] = ([], [])
            for i, j in itertools.product(range(-2, 3), range(-7, 7)):
                k = place.get((round((i * 8 + ox - 4) * length / 8, 3), round(j * depth + oy * depth / 3, 3)))
                if k is not None and good[k]:
                    rows[j % 2].append((float(cost[k]), k))
            first, between = (sorted(r) for r in rows)
            wanted = min(count, 10)
            gain = [110 - w for w, _ in first[:wanted]] + [
                50 - w / 2 for w, _ in between[: max(0, wanted - len(first))]
            ]
            score = sum(gain) - abs(turn) * 2.5
            if score > best_score and first:
                best_score = score
                best = [(float(slots[k][0]), float(slots[k][1]), float(turn)) for _, k in first + between]
    if not best:
        print("no room for a reserve at", centre)
        best = [(*centre, 0.0)]
    return piled(best[:count], count, prep(shape.buffer(-0.3)), closed, (0.4, -0.92))[:count]
