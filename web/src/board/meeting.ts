// Whether two turned rectangles lie on one another.
import type { Point } from "./board";

interface Turned {
  x: number;
  y: number;
  angle: number;
}

export function corners({ x, y, angle }: Turned, [width, depth]: Point): Point[] {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [along, down] = [width / 2, depth / 2];
  const at = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c];
  return [at(-along, -down), at(along, -down), at(along, down), at(-along, down)];
}

/** Whether a point lies inside a polygon. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  // Counted rather than taken apart point by point: it is asked thousands of times before the first picture.
  for (let i = 0, before = polygon.length - 1; i < polygon.length; before = i++) {
    const a = polygon[before]!;
    const b = polygon[i]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

interface Words extends Omit<Turned, "angle"> {
  angle?: number;
  size: number;
  width: number;
  lines?: number;
}

/** Whether a piece lies on printed words. */
export function covered(words: Words, lying: readonly Turned[], size: Point): boolean {
  return lying.some((one) => {
    // Most lie far away: a square is asked before the corners.
    const reach = words.width + size[0];
    const [x, y] = [one.x - words.x, one.y - words.y];
    if (x * x + y * y >= reach * reach) return false;
    const room = corners({ x: words.x, y: words.y, angle: words.angle ?? 0 }, [words.width, words.size * ((words.lines ?? 1) - 0.16)]);
    return overlap(room, words.angle ?? 0, corners(one, size), one.angle);
  });
}

/** They do, unless a line along a side of one of them parts them. */
export function meet(one: Turned, other: Turned, size: Point): boolean {
  const [x, y] = [one.x - other.x, one.y - other.y];
  if (x * x + y * y > size[0] * size[0] + size[1] * size[1]) return false;
  return overlap(corners(one, size), one.angle, corners(other, size), other.angle);
}

/** How far apart two are that are turned alike, in lengths or depths: from 1 on they do not meet. */
export function apart(one: Turned, other: Turned, [width, depth]: Point): number {
  const turn = (one.angle * Math.PI) / 180;
  const [x, y] = [other.x - one.x, other.y - one.y];
  const [along, down] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
  return Math.max(Math.abs(along) / width, Math.abs(down) / depth);
}

function overlap(a: Point[], one: number, b: Point[], other: number): boolean {
  return !parted(a, b, one) && !parted(a, b, one + 90) && !parted(a, b, other) && !parted(a, b, other + 90);
}

/** Whether they lie one behind the other in this direction. */
function parted(a: Point[], b: Point[], angle: number): boolean {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [least, most] = extent(a, c, s);
  const [first, last] = extent(b, c, s);
  return most <= first || last <= least;
}

function extent(points: Point[], c: number, s: number): Point {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    const along = points[i]![0] * c + points[i]![1] * s;
    if (along < least) least = along;
    if (along > most) most = along;
  }
  return [least, most];
}
