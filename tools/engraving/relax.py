"""Giving every area the room its blocks need: the junctions move until areas and approaches are large enough."""

from typing import Any

import autograd.numpy as anp
import numpy as np
from autograd import value_and_grad
from scipy.optimize import minimize
from shapely.geometry import Point, Polygon

from engraving.mesh import OUTSIDE, Mesh

ROOM = {0: 5000.0, 1: 3000.0, 2: 4000.0, 3: 6500.0, 4: 5000.0, 6: 5700.0, 9: 5800.0, 12: 6200.0, 16: 6600.0, 20: 7200.0}
CHORD = {"narrow": 40.0, "wide": 76.0}
BESIDE = 9.0


def relax(mesh: Mesh, facts: dict[str, Any], outline: Polygon, room: dict[str, float], pull: float = 1.0) -> None:
    ids = sorted(mesh.faces)
    start = np.array(mesh.nodes)
    used = sorted({n for order in mesh.faces.values() for n in order})
    where = {n: k for k, n in enumerate(used)}
    loops = [np.array([where[n] for n in mesh.faces[i]]) for i in ids]
    face_of = np.concatenate([np.full(len(loop), k) for k, loop in enumerate(loops)])
    tail = np.concatenate(loops)
    head = np.concatenate([np.roll(loop, -1) for loop in loops])
    after = np.concatenate([np.roll(loop, -2) for loop in loops])
    gather = np.zeros((len(ids), len(tail)))
    gather[face_of, np.arange(len(tail))] = 1.0
    degree = {n: sum(n in key for key in mesh.arcs) for n in used}
    corner = np.array([degree[used[h]] > 2 for h in head])
    bar_ends = {n for key, arc in mesh.arcs.items() if arc["approach"] is not None for n in key}
    on_bar = np.array([used[h] in bar_ends for h in head]) * 1.0
    target = np.array(
        [room.get(str(a["id"]), ROOM[a["capacity"]]) for a in sorted(facts["areas"], key=lambda a: a["id"])]
    )
    target = target * outline.area / target.sum()
    chords = [
        (where[u], where[v], CHORD[facts["approaches"][arc["approach"]]["width"]])
        for (u, v), arc in mesh.arcs.items()
        if arc["approach"] is not None
    ]
    cu, cv, cl = (np.array(c) for c in zip(*chords))
    open_arcs = [
        (where[u], where[v])
        for (u, v), arc in mesh.arcs.items()
        if arc["approach"] is None and OUTSIDE not in arc["faces"] and "beside" not in arc
    ]
    ou, ov = (np.array(c) for c in zip(*open_arcs)) if open_arcs else (np.array([], int), np.array([], int))
    rim = sorted({where[n] for key, arc in mesh.arcs.items() if OUTSIDE in arc["faces"] for n in key})
    rim_arcs = [(where[u], where[v]) for (u, v), arc in mesh.arcs.items() if OUTSIDE in arc["faces"]]
    ru, rv = (np.array(c) for c in zip(*rim_arcs))
    su, sv = (np.array(c) for c in zip(*[(where[u], where[v]) for (u, v), arc in mesh.arcs.items() if "beside" in arc]))
    home = np.array([np.mean(start[mesh.faces[i]], axis=0) for i in ids])
    counts = gather.sum(axis=1)
    xy = start[used].copy()

    for _ in range(14):
        feet = np.array(
            [list(outline.exterior.interpolate(outline.exterior.project(Point(p))).coords[0]) for p in xy[rim]]
        )

        def energy(flat: Any, feet: np.ndarray = feet) -> Any:
            p = flat.reshape(-1, 2)
            a, b, c = p[tail], p[head], p[after]
            area = anp.dot(gather, a[:, 0] * b[:, 1] - b[:, 0] * a[:, 1]) / 2
            side = anp.sqrt(anp.sum((b - a) ** 2, axis=1) + 1e-6)
            along = anp.sqrt(anp.sum((c - b) ** 2, axis=1) + 1e-6)
            round_ = anp.dot(gather, side) ** 2 / (4 * np.pi * anp.maximum(area, 300.0))
            bend = ((b - a)[:, 0] * (c - b)[:, 1] - (b - a)[:, 1] * (c - b)[:, 0]) / (side * along)
            dull = anp.maximum(0.0, 0.35 - bend) ** 2 * corner
            short = anp.maximum(0.0, 1 - anp.sqrt(anp.sum((p[cu] - p[cv]) ** 2, axis=1) + 1e-6) / cl) ** 2
            middle = anp.dot(gather, a) / counts[:, None]
            spread = anp.sqrt(anp.sum((p[ru] - p[rv]) ** 2, axis=1) + 1e-6)
            total = 14 * anp.sum((1 - area / target) ** 2) + 40 * anp.sum(short) + 1.2 * anp.sum(round_**2)
            total = total + 1.2 * anp.sum(dull) + pull * 0.5 * anp.sum((middle - home) ** 2) / 2500
            total = (
                total
                + 0.15 * anp.sum((p[np.array(rim)] - feet) ** 2)
                + 2 * anp.sum(anp.maximum(0.0, 1 - spread / 14) ** 2)
            )
            beside = anp.sqrt(anp.sum((p[su] - p[sv]) ** 2, axis=1) + 1e-6)
            total = total + 3 * anp.sum(anp.maximum(0.0, 1 - beside / BESIDE) ** 2)
            onward = anp.sum((b - a) * (c - b), axis=1) / (side * along)
            total = total + 3 * anp.sum(anp.maximum(0.0, 0.8 - onward) ** 2 * on_bar)
            if len(ou):
                total = total + 6 * anp.sum(
                    anp.maximum(0.0, 1 - anp.sqrt(anp.sum((p[ou] - p[ov]) ** 2, axis=1) + 1e-6) / 44) ** 2
                )
            return total

        found = minimize(value_and_grad(energy), xy.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": 300})
        xy = found.x.reshape(-1, 2)
    for k, n in enumerate(used):
        mesh.nodes[n] = (float(xy[k, 0]), float(xy[k, 1]))


def polygons(mesh: Mesh) -> dict[int, Polygon]:
    return {i: Polygon([mesh.nodes[n] for n in order]) for i, order in mesh.faces.items()}
