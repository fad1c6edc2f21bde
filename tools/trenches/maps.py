"""Drafts the maps of Trench Club under the constraints of its rules: `python tools/trenches/maps.py > maps.json`.

Two halves a map, 20 columns by 14 rows of flat-top hexes each, stacked one above the other. Each half: seven forts
with their entrances away from the middle line, six start numbers at least five hexes apart, one road net that touches
every fort's rear and every start, a river with at least three bridges, woods, trenches. The drafts were corrected by
hand afterwards, and the start numbers moved away from the forts to make the game fairer (docs/games/trench-club.md);
running this again does not give the file of the game back.
"""

from __future__ import annotations

import heapq
import json
import random

COLUMNS, ROWS, FORTS, STARTS = 20, 14, 7, 6
Hex = tuple[int, int]
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def neighbour(at: Hex, way: int) -> Hex:
    x, y = at
    down = x & 1
    return {
        NORTH: (x, y - 1), SOUTH: (x, y + 1),
        NORTH_EAST: (x + 1, y - 1 + down), SOUTH_EAST: (x + 1, y + down),
        NORTH_WEST: (x - 1, y - 1 + down), SOUTH_WEST: (x - 1, y + down),
    }[way]  # fmt: skip


def around(at: Hex) -> list[Hex]:
    found = [neighbour(at, way) for way in range(6)]
    return [(x, y) for x, y in found if 0 <= x < COLUMNS and 0 <= y < ROWS]


def apart(a: Hex, b: Hex) -> int:
    ar, br = a[1] - (a[0] - (a[0] & 1)) // 2, b[1] - (b[0] - (b[0] & 1)) // 2
    dq, dr = a[0] - b[0], ar - br
    return max(abs(dq), abs(dr), abs(dq + dr))


def fort(body: Hex) -> tuple[Hex, Hex, Hex, Hex, str]:
    """Body, both entrances, the hex between them, and the rear."""
    if body[1] < ROWS // 2:
        return body, neighbour(body, NORTH_WEST), neighbour(body, NORTH_EAST), neighbour(body, NORTH), "N"
    return body, neighbour(body, SOUTH_WEST), neighbour(body, SOUTH_EAST), neighbour(body, SOUTH), "S"


def spread(rng: random.Random, count: int, least: int, allowed: list[Hex]) -> list[Hex] | None:
    out: list[Hex] = []
    for at in rng.sample(allowed, len(allowed)):
        if all(apart(at, other) >= least for other in out):
            out.append(at)
            if len(out) == count:
                return out
    return None


def way(goal: set[Hex], start: Hex, cost: dict[Hex, float]) -> list[Hex]:
    best, came = {start: 0.0}, {start: start}
    heap = [(0.0, start)]
    while heap:
        spent, at = heapq.heappop(heap)
        if at in goal:
            path = [at]
            while path[-1] != start:
                path.append(came[path[-1]])
            return path
        for to in around(at):
            if to in cost and spent + cost[to] < best.get(to, 1e9):
                best[to], came[to] = spent + cost[to], at
                heapq.heappush(heap, (best[to], to))
    return []


def draft(seed: str, upright: bool) -> dict[str, object] | None:
    rng = random.Random(seed)
    everything = [(x, y) for x in range(COLUMNS) for y in range(ROWS)]
    inner = [(x, y) for x, y in everything if 2 <= x < COLUMNS - 2 and 2 <= y < ROWS - 2]
    bodies = spread(rng, FORTS, 5, inner)
    if bodies is None:
        return None
    forts = [fort(body) for body in bodies]
    walls = {at for f in forts for at in f[:3]}
    ground = {at: "F" if at in walls else "." for at in everything}
    wet = {at: rng.uniform(0.4, 3.0) for at in everything if at not in walls and not walls & set(around(at))}
    middle = (COLUMNS // 2 + rng.randint(-2, 2), ROWS // 2)
    start = min((at for at in wet if (at[1] == 0 if upright else at[0] == 0)), key=lambda at: apart(at, middle))
    ends = {at for at in wet if (at[1] == ROWS - 1 if upright else at[0] == COLUMNS - 1)}
    river = way(ends, start, wet)
    if len(river) < (ROWS if upright else COLUMNS):
        return None
    for at in river:
        ground[at] = "~"
    dry = [at for at in inner if ground[at] == "." and not walls & set(around(at))]
    starts = spread(rng, STARTS, 5, dry)
    if starts is None:
        return None
    cost = {at: {".": rng.uniform(0.8, 1.4), "~": 3.0}[ground[at]] for at in everything if at not in walls}
    net = {starts[0]}
    for stop in [*starts[1:], *(f[3] for f in forts)]:
        if ground[stop] != ".":
            return None
        path = way(net, stop, cost)
        if not path:
            return None
        for at in path:
            net.add(at)
            cost[at] = 0.3
    bridges = [at for at in net if ground[at] == "~"]
    if len(bridges) < 3 or any(b in around(a) for a in bridges for b in bridges):
        return None
    for at in net:
        ground[at] = "=" if ground[at] == "~" else "-"
    free = [at for at in everything if ground[at] == "." and at not in starts]
    while sum(kind == "w" for kind in ground.values()) < 0.17 * len(everything):
        at = rng.choice(free)
        for tree in [at, *rng.sample(around(at), 2)]:
            if ground[tree] == ".":
                ground[tree] = "w"
    dug: set[Hex] = set()
    for begin in [f[1] for f in rng.sample(forts, 2)] + [rng.choice(inner) for _ in range(3)]:
        trench: list[Hex] = []
        at = begin
        for _ in range(rng.randint(3, 6)):
            steps = [to for to in around(at) if ground[to] in ".w-" and to not in trench and to not in starts
                     and not (dug & {to, *around(to)})]  # fmt: skip
            if not steps:
                break
            at = rng.choice(steps)
            trench.append(at)
        if len(trench) >= 3:
            dug |= set(trench)
            for hole in trench:
                ground[hole] = "x" if ground[hole] == "-" else "t"
    if len(dug) < 12:
        return None
    rows = ["".join(ground[x, y] for x in range(COLUMNS)) for y in range(ROWS)]
    return {"rows": rows, "forts": [[*f[0], f[4]] for f in forts], "starts": sorted(map(list, starts))}


def half(name: str, upright: bool) -> dict[str, object]:
    number = 0
    while (found := draft(f"{name} {number}", upright)) is None:
        number += 1
    return found


def main() -> None:
    maps = {
        "lorraine": {"1-6": half("lorraine west", False), "7-12": half("lorraine east", False)},
        "isonzo": {"1-6": half("isonzo west", True), "7-12": half("isonzo east", True)},
    }
    print(json.dumps(maps, indent=1))


if __name__ == "__main__":
    main()
