"""Borders: cells round the regions' sites, moved until linked regions touch and others do not."""

from typing import Any

import numpy as np
import shapely
from scipy.spatial import Voronoi
from shapely.geometry import Polygon
from shapely.ops import unary_union

SITES = 4
"""Sites a region has: its middle and others round it, so that it can reach a neighbour past a third."""
LEAST, SQUARE = 22.0, 2.0
"""A border shorter than this is a corner; the side of a square of land."""

Pair = frozenset[int]


class Field:
    """Sites of all regions on the land, and what their cells have in common."""

    def __init__(self, centres: Any, further: dict[int, Any], land: Any, links: set[Pair], seed: int = 1) -> None:
        """`further` are places a region must reach, put down by hand."""
        self.rng = np.random.default_rng(seed)
        self.land, self.links, self.count = land, links, len(centres)
        turn = np.linspace(0, 2 * np.pi, SITES, endpoint=False)[: SITES - 1]
        ring = np.column_stack((np.cos(turn), np.sin(turn))) * 14
        sites = []
        for region, centre in enumerate(centres):
            mine = np.vstack(([centre], centre + ring))
            given = further.get(region, np.zeros((0, 2)))
            mine[1 : 1 + len(given)] = given
            sites.append(mine)
        self.sites = np.concatenate(sites)
        self.home = self.sites.copy()
        self.owner = np.repeat(np.arange(self.count), SITES)
        x0, y0, x1, y1 = land.bounds
        far = 3 * max(x1 - x0, y1 - y0)
        self.rim = np.array([[x0 - far, y0 - far], [x1 + far, y0 - far], [x1 + far, y1 + far], [x0 - far, y1 + far]])
        # Whether there is land, in squares: quick to look up.
        high, wide = int(y1 / SQUARE) + 2, int(x1 / SQUARE) + 2
        x, y = np.meshgrid((np.arange(wide) + 0.5) * SQUARE, (np.arange(high) + 0.5) * SQUARE)
        self.ashore = shapely.contains_xy(land, x.ravel(), y.ravel()).reshape(high, wide)

    def borders(self) -> dict[Pair, float]:
        """How long two regions have a common border on land."""
        diagram = Voronoi(np.vstack((self.sites, self.rim)))
        ends = np.array(diagram.ridge_vertices)
        both = np.array(diagram.ridge_points)
        sound = (ends >= 0).all(axis=1) & (both < len(self.sites)).all(axis=1)
        ends, both = ends[sound], self.owner[both[sound]]
        other = both[:, 0] != both[:, 1]
        self.torn = self.count_torn(diagram.ridge_points)
        ends, both = ends[other], both[other]
        a, b = diagram.vertices[ends[:, 0]], diagram.vertices[ends[:, 1]]
        steps = (np.arange(16) + 0.5) / 16
        points = a[:, None, :] + (b - a)[:, None, :] * steps[None, :, None]
        high, wide = self.ashore.shape
        column, row = (points[..., 0] / SQUARE).astype(int), (points[..., 1] / SQUARE).astype(int)
        on = (points >= 0).all(axis=-1) & (column < wide) & (row < high)
        ashore = (on & self.ashore[np.where(on, row, 0), np.where(on, column, 0)]).mean(axis=1)
        length = np.hypot(*(b - a).T) * ashore
        found: dict[Pair, float] = {}
        for pair, long in zip(both, length, strict=True):
            if long:
                key = frozenset(map(int, pair))
                found[key] = found.get(key, 0.0) + float(long)
        return found

    def count_torn(self, ridges: Any) -> int:
        """How many regions lie in pieces."""
        leader = list(range(len(self.sites)))

        def top(site: int) -> int:
            while leader[site] != site:
                site = leader[site]
            return site

        for one, other in ridges:
            if one < len(leader) and other < len(leader) and self.owner[one] == self.owner[other]:
                leader[top(one)] = top(other)
        return sum(leader[site] == site for site in range(len(leader))) - self.count

    def cost(self) -> float:
        borders = self.borders()
        missing = sum(60 + 40 * (1 - min(1.0, borders.get(link, 0.0) / 40)) for link in self.links
                      if borders.get(link, 0.0) < LEAST)
        extra = sum(25 + min(long, 60.0) for pair, long in borders.items() if pair not in self.links and long > 2)
        strayed = ((self.sites - self.home) ** 2).sum() / 2500
        return missing + extra + float(strayed) + 120 * self.torn

    def settle(self, rounds: int) -> None:
        """Move a site at random and keep what helps; regions with something wrong first."""
        best = self.cost()
        for step in range(rounds):
            if step % 60 == 0:
                borders = self.borders()
                wrong = sorted({r for link in self.links if borders.get(link, 0.0) < LEAST for r in link}
                               | {r for pair, long in borders.items() if pair not in self.links and long > 2 for r in pair})
            troubled = wrong if wrong and self.rng.random() < 0.85 else range(self.count)
            region = int(self.rng.choice(list(troubled)))
            site = region * SITES + int(self.rng.integers(SITES))
            old = self.sites[site].copy()
            self.sites[site] = old + self.rng.normal(0, self.rng.choice([4, 12, 30]), 2)
            now = self.cost()
            if now < best:
                best = now
            else:
                self.sites[site] = old
        print("cost", round(best))

    def cells(self) -> list[Any]:
        """The cell of each region, its borders a little uneven as borders are."""
        diagram = Voronoi(np.vstack((self.sites, self.rim)))
        frame = shapely.box(*self.land.bounds).buffer(200)
        parts: list[list[Any]] = [[] for _ in range(self.count)]
        for i, owner in enumerate(self.owner):
            ring = diagram.vertices[diagram.regions[diagram.point_region[i]]]
            cell = Polygon(ring).intersection(frame)
            parts[owner].append(shapely.transform(shapely.segmentize(cell, 5.0), uneven))
        return [unary_union(shapely.set_precision(cells, 0.01)) for cells in parts]


def uneven(points: Any) -> Any:
    """A wandering hand: the same for both sides of a border."""
    x, y = points[:, 0], points[:, 1]
    dx = 2.6 * np.sin(y / 11 + 1.3) + 1.7 * np.sin(x / 7.3 + y / 9.1) + 1.1 * np.sin(y / 4.1 - x / 6.3)
    dy = 2.6 * np.sin(x / 12 + 0.4) + 1.7 * np.sin(y / 6.9 - x / 10.7) + 1.1 * np.sin(x / 4.4 + y / 5.9)
    return np.column_stack((x + dx, y + dy))
