// The board file, as src/feldherr/boards/model.py writes it. Sheet units, x east, y south; angles clockwise.

export type Point = [number, number];
export type Slot = [number, number] | [number, number, number];
export type Mark = number | string | boolean;

export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  width: number;
  angle?: number;
  style?: string;
  /** The id of the text that says it in the reader's language, and over how many lines it is broken. */
  word?: string;
  lines?: number;
}

export interface Space {
  id: number;
  name: string | null;
  capacity: number | null;
  centre: Point;
  polygon: Point[];
  terrain?: string | null;
  marks?: Record<string, Mark>;
  reconstructed?: string[];
  numeral?: Point | null;
  labels?: Label[];
  reserve?: Slot[];
}

export interface Edge {
  id: number;
  name: string;
  a: number;
  b: number;
  segment: [Point, Point];
  width?: "narrow" | "wide" | null;
  symbols_a?: string[];
  symbols_b?: string[];
  arrow?: "ab" | "ba" | null;
  impassable?: boolean;
  crossings?: { id: number; road: "main" | "local"; group_a: number; group_b: number; at?: Point | null }[];
  marks?: Record<string, Mark>;
  reconstructed?: string[];
  arrow_at?: Slot | null;
  signs_a?: Slot[];
  signs_b?: Slot[];
  slots_a?: Slot[];
  slots_b?: Slot[];
}

export interface Box {
  id: number;
  name: string;
  side: string | null;
  entry: number | null;
  opens: number | null;
  places: number | null;
  polygon: Point[];
  marks?: Record<string, Mark>;
  reconstructed?: string[];
  labels?: Label[];
  slots?: Slot[];
}

export interface TrackSpace {
  label: string;
  at: Point;
  size: Point;
  marks?: Record<string, Mark>;
  labels?: Label[];
  slots?: Slot[];
}

export interface Track {
  id: number;
  name: string;
  spaces: TrackSpace[];
  marks?: Record<string, Mark>;
}

export interface Decoration {
  kind: string;
  path?: string;
  at?: Point | null;
  angle?: number;
  width?: number;
  space?: number | null;
  group?: number | null;
  crossings?: number[];
  label?: Label | null;
  marks?: Record<string, Mark>;
}

export interface Board {
  about: Record<string, string>;
  game: string;
  title: string;
  width: number;
  height: number;
  block: Point;
  spaces: Space[];
  edges: Edge[];
  boxes: Box[];
  tracks: Track[];
  decorations: Decoration[];
}

/** Decorations printed above everything else. */
export const PRINT: ReadonlySet<string> = new Set(["capital", "compass", "cartouche", "label", "frame", "star", "flag", "sign"]);

/** What follows from something that never changes is found out once: boards are asked hundreds of times. */
export function once<Thing extends object, Answer>(find: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, Answer>();
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) known.set(thing, (found = find(thing)));
    return found;
  };
}

/** SVG path data of a closed polygon. */
export const outline = once((polygon: readonly Point[]): string => (polygon.length ? `M${polygon.map(([x, y]) => `${x} ${y}`).join("L")}Z` : ""));

export function middle(polygon: readonly Point[]): Point {
  const n = polygon.length || 1;
  return [polygon.reduce((sum, p) => sum + p[0], 0) / n, polygon.reduce((sum, p) => sum + p[1], 0) / n];
}

/** A rectangle on the sheet. */
export interface Rect {
  min: Point;
  max: Point;
}

/** The rectangle round points; null if there are none. */
export function around(points: readonly Point[]): Rect | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] };
}

/** The sheet without the columns of tracks and boxes printed left or right of the field: they fold away. */
export function field(board: Board): Rect {
  const ground = around(board.spaces.flatMap(({ polygon }) => polygon));
  const whole: Rect = { min: [0, 0], max: [board.width, board.height] };
  if (!ground) return whole;
  const beside = board.tracks.flatMap(({ spaces }) => spaces.map(({ at, size }) => [at[0] - size[0] / 2, at[0] + size[0] / 2] as Point));
  const left = beside.filter(([, right]) => right <= ground.min[0]).map(([, right]) => right);
  const right = beside.filter(([start]) => start >= ground.max[0]).map(([start]) => start);
  return { min: [Math.max(0, ...left), 0], max: [Math.min(board.width, ...right), board.height] };
}

/** Whether the field consists of hexes: then the ground is drawn hex by hex, and every border can be crossed. */
export const hexed = once((board: Board): boolean => board.spaces.length > 0 && board.spaces.every((space) => space.polygon.length === 6));

/** Whether the ground is printed on the board, and does not come to light as it is explored. */
export const printed = once((board: Board): boolean => !hexed(board) || board.spaces.every(({ terrain }) => terrain));

/** Whether it is a political map: coasts, seas, and borders that can all be crossed. */
export const political = once((board: Board): boolean => board.decorations.some((d) => d.kind === "water"));

/** Whether pieces are tiles rather than long blocks: like ones are stacked and counted. */
export function tiled(board: Board): boolean {
  return board.block[0] < board.block[1] * 1.3;
}
