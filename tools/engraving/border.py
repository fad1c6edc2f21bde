"""From the mesh to outlines: straight bars, borders that leave them in a soft curve, a rim without corners."""

import math
import random
from typing import Any

import numpy as np

from engraving.mesh import OUTSIDE, Mesh

Line = list[tuple[float, float]]


def unit(v: np.ndarray) -> np.ndarray:
    return v / (np.linalg.norm(v) + 1e-9)


def hermite(p: np.ndarray, q: np.ndarray, tp: np.ndarray, tq: np.ndarray, count: int) -> Line:
    """Points of the cubic from p to q with tangents tp and tq, both ends included."""
    found = []
    for t in np.linspace(0, 1, count + 1):
        h = (2 * t**3 - 3 * t**2 + 1) * p + (t**3 - 2 * t**2 + t) * tp + (-2 * t**3 + 3 * t**2) * q + (t**3 - t**2) * tq
        found.append((round(float(h[0]), 1), round(float(h[1]), 1)))
    return found


def curves(mesh: Mesh, seed: int = 14061800) -> dict[tuple[int, int], Line]:
    """Every arc of the mesh as a line from its smaller to its larger node."""
    rng = random.Random(seed)
    at = {n: np.array([round(c, 1) for c in mesh.nodes[n]]) for order in mesh.faces.values() for n in order}
    bars = {n: key for key, arc in mesh.arcs.items() if arc["approach"] is not None for n in key}
    rim: dict[int, list[int]] = {}
    for (u, v), arc in mesh.arcs.items():
        if OUTSIDE in arc["faces"]:
            rim.setdefault(u, []).append(v)
            rim.setdefault(v, []).append(u)
    found: dict[tuple[int, int], Line] = {}
    for (u, v), arc in sorted(mesh.arcs.items()):
        length = math.dist(at[u], at[v])
        if arc["approach"] is not None:
            line = [tuple(map(float, at[u])), tuple(map(float, at[v]))]
        elif OUTSIDE in arc["faces"]:
            before = next((n for n in rim[u] if n != v), u)
            beyond = next((n for n in rim[v] if n != u), v)
            line = hermite(at[u], at[v], (at[v] - at[before]) / 2, (at[beyond] - at[u]) / 2, max(2, round(length / 8)))
        else:
            chord = at[v] - at[u]
            side = np.array([-chord[1], chord[0]])
            tangents = []
            for n, m in ((u, v), (v, u)):
                direction = chord if n == u else -chord
                if n in bars:
                    p, q = bars[n]
                    direction = unit(at[n] - at[q if n == p else p]) * length
                    if np.dot(direction, at[m] - at[n]) < 0:
                        direction = at[m] - at[n]
                else:
                    direction = direction + side * rng.uniform(-0.3, 0.3)
                tangents.append(direction * 0.8)
            line = hermite(at[u], at[v], tangents[0], -tangents[1], max(1, round(length / 6)))
        found[u, v] = line
    return found


def outlines(mesh: Mesh, lines: dict[tuple[int, int], Line]) -> dict[int, Line]:
    found = {}
    for face, order in mesh.faces.items():
        ring: Line = []
        for u, v in zip(order, order[1:] + order[:1]):
            line = lines[min(u, v), max(u, v)]
            ring += (line if u < v else line[::-1])[:-1]
        found[face] = [p for k, p in enumerate(ring) if p != ring[k - 1]]
    return found


def bar(mesh: Mesh, approach: int, lines: dict[tuple[int, int], Line]) -> Line:
    return next(lines[key] for key, arc in mesh.arcs.items() if arc["approach"] == approach)


def without_approach(mesh: Mesh, lines: dict[tuple[int, int], Line]) -> dict[tuple[int, int], Any]:
    return {
        arc["faces"]: lines[key]
        for key, arc in mesh.arcs.items()
        if arc["approach"] is None and OUTSIDE not in arc["faces"] and "beside" not in arc
    }
