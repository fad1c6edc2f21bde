// A crowd in an area: as many blocks as must lie there, each showing as much of itself as all of them can.
import type { Point } from "./board";
import { apart, corners, crossings, enclosed } from "./meeting";
import type { Lying } from "./places";

interface Turned {
  x: number;
  y: number;
  angle: number;
}

/** So much of a length or a depth is left between two of them: the most for which all find room. */
const LEAST = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3];
/** So many places are tried in the depth of a block. */
const FINE = 7;

/** The smallest distance of one of these to another of them, in lengths or depths of a block. */
export function closest(all: readonly Turned[], size: Point): number {
  return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => apart(one, other, size))));
}

/** Every place in an area at which a block lies inside it, row by row from its top; `whole`: all of it, not its middle only. */
export function inside(area: readonly Point[], size: Point, angle: number, free: (one: Turned) => boolean, whole = true): Turned[] {
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const step = size[1] / FINE;
  // Where the corners lie from the middle: the same for every place, of which there are thousands.
  const off = whole ? corners({ x: 0, y: 0, angle }, [size[0] * 0.98, size[1] * 0.96]) : [[0, 0] as const];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: Turned[] = [];
  for (let y = top; y < bottom; y += step) {
    // Asked of the outline once a row, not once a place.
    const rows = off.map(([dx, dy]) => ({ dx, crossed: crossings(area, y + dy) }));
    if (rows.some(({ crossed }) => !crossed.length)) continue;
    for (let x = left; x < right; x += step) {
      if (!rows.every(({ dx, crossed }) => enclosed(crossed, x + dx))) continue;
      const one = { x, y, angle };
      if (free(one)) found.push(one);
    }
  }
  return found;
}

/** So many of these places, as far apart as they can be; none if there are too few even so. */
export function packed(count: number, places: readonly Turned[], [width, depth]: Point): Turned[] {
  const turn = ((places[0]?.angle ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = places.map(({ x, y }) => [(x * c + y * s) / width, (y * c - x * s) / depth] as const);
  for (const least of LEAST) {
    const found: number[] = [];
    for (let i = 0; i < at.length && found.length < count; i++) {
      const [along, down] = at[i]!;
      if (found.every((k) => Math.max(Math.abs(at[k]![0] - along), Math.abs(at[k]![1] - down)) >= least)) found.push(i);
    }
    if (found.length === count) return found.map((i) => places[i]!);
  }
  return [];
}

export interface Crowd {
  at: string;
  side: number;
  count: number;
  x: number;
  y: number;
}

/** Places where pieces hide one another, with a corner to write their number at. */
export function crowds(lying: readonly Lying[], depth: number): Crowd[] {
  const stacks = lying.filter((one) => (one.stack ?? 1) > 1);
  if (lying.some((one) => one.stack !== undefined)) {
    return stacks.map(({ piece, x, y, stack }) => ({ at: `piece:${piece.id}`, side: piece.side, count: stack ?? 1, x: x + depth * 0.52, y: y - depth * 0.5 }));
  }
  const groups = new Map<string, Lying[]>();
  for (const one of lying) groups.set(one.piece.at, [...(groups.get(one.piece.at) ?? []), one]);
  const found: Crowd[] = [];
  for (const [at, group] of groups) {
    const hidden = group.some((a, i) => group.some((b, k) => k > i && Math.hypot(a.x - b.x, a.y - b.y) < depth * 0.7));
    if (!hidden) continue;
    const right = Math.max(...group.map((one) => one.x));
    const top = Math.min(...group.map((one) => one.y));
    found.push({ at, side: group[0]!.piece.side, count: group.length, x: right + depth * 1.1, y: top - depth * 0.5 });
  }
  return found;
}
