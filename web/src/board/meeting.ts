// Whether two turned rectangles lie on one another.
import { around, type Point, type Rect } from "./board";

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
  return enclosed(crossings(polygon, y), x);
}

/** Rows in which the sides of an outline are kept, so that a point is compared with those at its height alone. */
const ROWS = 12;

/** The same question for one that is asked about many points: thousands before the first picture. */
export function enclosing(polygon: readonly Point[]): (x: number, y: number) => boolean {
  const box = around(polygon);
  if (!box) return () => false;
  const [[left, top], [right, bottom]] = [box.min, box.max];
  const step = (bottom - top) / ROWS || 1;
  const rows = Array.from({ length: ROWS + 1 }, (): number[] => []);
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    const last = Math.floor((Math.max(a[1], b[1]) - top) / step);
    for (let i = Math.floor((Math.min(a[1], b[1]) - top) / step); i <= last; i++) rows[i]!.push(a[0], a[1], b[0], b[1]);
    a = b;
  }
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return false;
    const row = rows[Math.floor((y - top) / step)]!;
    let inside = false;
    for (let i = 0; i < row.length; i += 4) {
      const above = row[i + 1]!;
      const below = row[i + 3]!;
      if (above > y !== below > y && x < ((row[i + 2]! - row[i]!) * (y - above)) / (below - above) + row[i]!) inside = !inside;
    }
    return inside;
  };
}

/** Where a level line crosses the outline of a polygon. */
export function crossings(polygon: readonly Point[], y: number): number[] {
  const found: number[] = [];
  // Counted rather than taken apart point by point: it is asked thousands of times before the first picture.
  for (let i = 0, before = polygon.length - 1; i < polygon.length; before = i++) {
    const a = polygon[before]!;
    const b = polygon[i]!;
    if (a[1] > y !== b[1] > y) found.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return found;
}

/** Whether a point of that line lies inside: an odd number of crossings lie beyond it. */
export function enclosed(crossed: readonly number[], x: number): boolean {
  let inside = false;
  for (let i = 0; i < crossed.length; i++) if (x < crossed[i]!) inside = !inside;
  return inside;
}

interface Words extends Omit<Turned, "angle"> {
  angle?: number;
  size: number;
  width: number;
  lines?: number;
}

/** So high are words of this size. */
const high = (words: Words): number => words.size * ((words.lines ?? 1) - 0.16);

/** Whether a piece lies on printed words. */
export function covers(one: Turned, words: Words, size: Point): boolean {
  return overlap(one.x - words.x, one.y - words.y, words.angle ?? 0, words.width, high(words), one.angle, size[0], size[1]);
}

/** A rectangle that something lies on or not. */
interface Taken extends Turned {
  width: number;
  depth: number;
}

/** The room that words take, and that pieces do. */
export const wordy = (words: readonly Words[]): Taken[] => words.map((one) => ({ x: one.x, y: one.y, angle: one.angle ?? 0, width: one.width, depth: high(one) }));
export const bulky = (pieces: readonly Turned[], [width, depth]: Point): Taken[] => pieces.map(({ x, y, angle }) => ({ x, y, angle, width, depth }));

/** Whether a piece that is turned like this lies on none of these: what depends on its turn alone is reckoned once, and then
 * it is asked of every place of an area. */
export function clearOf(taken: readonly Taken[], angle: number, [width, depth]: Point): (one: Turned) => boolean {
  const own = angle * RADIANS;
  const [c2, s2] = [Math.cos(own), Math.sin(own)];
  const all = taken.map((one) => {
    const turn = one.angle * RADIANS;
    const reach = one.width + one.depth + width + depth;
    const [along, down] = [Math.abs(Math.cos(own - turn)), Math.abs(Math.sin(own - turn))];
    return {
      x: one.x, y: one.y, far: reach * reach, c: Math.cos(turn), s: Math.sin(turn),
      wide: one.width + width * along + depth * down, deep: one.depth + width * down + depth * along,
      wide2: width + one.width * along + one.depth * down, deep2: depth + one.width * down + one.depth * along,
    };
  });
  return (one) => {
    for (let i = 0; i < all.length; i++) {
      const at = all[i]!;
      const x = one.x - at.x;
      const y = one.y - at.y;
      if (4 * (x * x + y * y) >= at.far) continue;
      if (2 * Math.abs(x * at.c + y * at.s) + TOUCH >= at.wide || 2 * Math.abs(y * at.c - x * at.s) + TOUCH >= at.deep) continue;
      if (2 * Math.abs(x * c2 + y * s2) + TOUCH >= at.wide2 || 2 * Math.abs(y * c2 - x * s2) + TOUCH >= at.deep2) continue;
      return false;
    }
    return true;
  };
}

/** Whether any of these does. */
export function covered(words: Words, lying: readonly Turned[], size: Point): boolean {
  return lying.some((one) => covers(one, words, size));
}

/** Whether a piece in this part of the sheet could lie on them. */
export function within(words: Words, { min, max }: Rect, size: Point): boolean {
  const reach = (words.width + high(words) + size[0] + size[1]) / 2;
  return words.x > min[0] - reach && words.x < max[0] + reach && words.y > min[1] - reach && words.y < max[1] + reach;
}

export function meet(one: Turned, other: Turned, [width, depth]: Point): boolean {
  return overlap(other.x - one.x, other.y - one.y, one.angle, width, depth, other.angle, width, depth);
}

/** How far apart two are that are turned alike, in lengths or depths: from 1 on they do not meet. */
export function apart(one: Turned, other: Turned, [width, depth]: Point): number {
  const turn = (one.angle * Math.PI) / 180;
  const [x, y] = [other.x - one.x, other.y - one.y];
  const [along, down] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
  return Math.max(Math.abs(along) / width, Math.abs(down) / depth);
}

const RADIANS = Math.PI / 180;
/** Whoever only touches does not lie on the other, however the computer rounds. */
const TOUCH = 1e-9;

/** Whether two rectangles lie on one another, the second so far from the first: they do, unless a line along a side of one
 * of them parts them. In numbers alone: it is asked tens of thousands of times before the first picture. */
function overlap(x: number, y: number, one: number, wide: number, high: number, other: number, width: number, depth: number): boolean {
  // Most lie far away.
  const reach = wide + high + width + depth;
  if (4 * (x * x + y * y) >= reach * reach) return false;
  const turn = one * RADIANS;
  if (parted(x, y, turn, wide, high, other === one ? 0 : other * RADIANS - turn, width, depth)) return false;
  return other === one || !parted(x, y, other * RADIANS, width, depth, turn - other * RADIANS, wide, high);
}

/** Whether a line along a side of the one that is turned so far parts them; `more`: how much further the other is turned. */
function parted(x: number, y: number, turn: number, wide: number, high: number, more: number, width: number, depth: number): boolean {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [along, down] = [Math.abs(Math.cos(more)), Math.abs(Math.sin(more))];
  return 2 * Math.abs(x * c + y * s) + TOUCH >= wide + width * along + depth * down || 2 * Math.abs(y * c - x * s) + TOUCH >= high + width * down + depth * along;
}
