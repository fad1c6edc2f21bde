// Whether two turned rectangles lie on one another.
import type { Point } from "./board";

interface Turned {
  x: number;
  y: number;
  angle: number;
}

export function corners({ x, y, angle }: Turned, [width, depth]: Point): Point[] {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => {
    const [along, down] = [(u! * width) / 2, (v! * depth) / 2];
    return [x + along * c - down * s, y + along * s + down * c];
  });
}

/** Whether a point lies inside a polygon. */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

interface Words extends Omit<Turned, "angle"> {
  angle?: number;
  size: number;
  width: number;
  lines?: number;
}

/** Whether a piece lies on printed words. */
export function covered(words: Words, lying: readonly Turned[], [width, depth]: Point): boolean {
  const room = corners({ ...words, angle: words.angle ?? 0 }, [words.width, words.size * ((words.lines ?? 1) - 0.16)]);
  return lying.some((one) => Math.hypot(one.x - words.x, one.y - words.y) < words.width + width && overlap(room, words.angle ?? 0, corners(one, [width, depth]), one.angle));
}

/** They do, unless a line along a side of one of them parts them. */
export function meet(one: Turned, other: Turned, size: Point): boolean {
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
  return [one, one, other, other].every((angle, i) => {
    const turn = ((angle + (i % 2) * 90) * Math.PI) / 180;
    const along = ([x, y]: Point): number => x * Math.cos(turn) + y * Math.sin(turn);
    const [first, second] = [a.map(along), b.map(along)];
    return Math.max(...first) > Math.min(...second) && Math.max(...second) > Math.min(...first);
  });
}
