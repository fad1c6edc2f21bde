"""From the globe to the sheet: a conic projection, then room taken from wide regions and given to crowded ones.

The sheet flows like heat (a diffusion cartogram): where regions crowd there is pressure, and points drift away from
it until regions have about equal room. Coasts stay what they are, only Germany is larger and Arabia smaller.
"""

import math
from typing import Any

import numpy as np
import shapely
from scipy.fft import dctn, idctn

S1, S2, LAT0, LON0 = (math.radians(v) for v in (36, 58, 45, 14))
N = math.log(math.cos(S1) / math.cos(S2)) / math.log(math.tan(math.pi / 4 + S2 / 2) / math.tan(math.pi / 4 + S1 / 2))
F = math.cos(S1) * math.tan(math.pi / 4 + S1 / 2) ** N / N
GRID = 240
BLUR, EVEN, STEPS = 0.06, 0.24, 60
"""How far the pressure of a region reaches, how much of the sheet keeps its place, steps of the flow."""


def conic(lonlat: Any) -> Any:
    """Lambert conformal conic, y to the south."""
    lon, lat = np.radians(lonlat[:, 0]), np.radians(lonlat[:, 1])
    radius, angle = F / np.tan(math.pi / 4 + lat / 2) ** N, N * (lon - LON0)
    origin = F / math.tan(math.pi / 4 + LAT0 / 2) ** N
    return np.column_stack((radius * np.sin(angle), radius * np.cos(angle) - origin)) * 1000


class Sheet:
    """Maps longitude and latitude to the sheet."""

    def __init__(self, centres: Any, frame: tuple[float, float, float, float], width: float) -> None:
        """`frame` is the part of the conic map that fills the sheet; `centres` are the regions on the globe."""
        self.x0, self.y0, x1, y1 = frame
        self.scale = width / (x1 - self.x0)
        self.width, self.height = width, round((y1 - self.y0) * self.scale)
        self.ratio = self.height / self.width
        self.flow(self.plain(centres) / width)

    def plain(self, lonlat: Any) -> Any:
        return (conic(lonlat) - np.array([self.x0, self.y0])) * self.scale

    def flow(self, centres: Any) -> None:
        """Displacements on a grid, by the flow of the density of regions until it is even."""
        columns, rows = GRID, round(GRID * self.ratio)
        x, y = np.meshgrid((np.arange(columns) + 0.5) / GRID, (np.arange(rows) + 0.5) / GRID)
        density = np.zeros_like(x)
        for cx, cy in centres:
            density += np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * BLUR**2))
        density = density / density.mean() + EVEN * 3
        wave = dctn(density, norm="ortho")
        kx, ky = np.meshgrid(np.pi * np.arange(columns) / (columns / GRID), np.pi * np.arange(rows) / (rows / GRID))
        points = np.stack((x, y), axis=-1).reshape(-1, 2).copy()
        times = np.geomspace(1e-4, 0.12, STEPS)
        before = 0.0
        for time in times:
            now = idctn(wave * np.exp(-(kx**2 + ky**2) * time / 2), norm="ortho")
            gy, gx = np.gradient(now, 1 / GRID)
            velocity = np.stack((-gx / now / 2, -gy / now / 2), axis=-1)
            points += sample(velocity, points * GRID - 0.5) * (time - before)
            before = time
        self.moved = (points - np.stack((x, y), axis=-1).reshape(-1, 2)).reshape(rows, columns, 2)

    def place(self, lonlat: Any) -> Any:
        flat = self.plain(np.asarray(lonlat, float)) / self.width
        return (flat + sample(self.moved, flat * GRID - 0.5)) * self.width

    def shape(self, geometry: Any) -> Any:
        return shapely.transform(geometry, self.place)


def sample(field: Any, at: Any) -> Any:
    """Between the points of a grid, each by its nearness; beyond its rim as at the rim."""
    rows, columns = field.shape[:2]
    x, y = np.clip(at[:, 0], 0, columns - 1.001), np.clip(at[:, 1], 0, rows - 1.001)
    i, j = x.astype(int), y.astype(int)
    u, v = (x - i)[:, None], (y - j)[:, None]
    return (
        field[j, i] * (1 - u) * (1 - v) + field[j, i + 1] * u * (1 - v)
        + field[j + 1, i] * (1 - u) * v + field[j + 1, i + 1] * u * v
    )  # fmt: skip
