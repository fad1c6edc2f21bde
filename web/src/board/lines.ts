// What runs from hex to hex: rivers, roads, trenches. Joined wherever neighbours carry the same, so that what is built in play joins too.
import type { Board, Point, Space } from "./board";

const WET = new Set(["river", "bridge"]);
const PAVED = new Set(["road", "bridge", "trench-road"]);
const DUG = new Set(["trench", "trench-road"]);

export interface Bridge {
  x: number;
  y: number;
  angle: number;
}

export interface Lines {
  river: string;
  road: string;
  /** From a road that ends beside a work to its gate. */
  track: string;
  trench: string;
  wire: string;
  bridges: Bridge[];
}

interface Link {
  to: number;
  mid: Point;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const between = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function linked(board: Board): Map<number, Link[]> {
  const found = new Map<number, Link[]>(board.spaces.map((space) => [space.id, []]));
  for (const { a, b, segment } of board.edges) {
    const mid = between(segment[0], segment[1]);
    found.get(a)?.push({ to: b, mid });
    found.get(b)?.push({ to: a, mid });
  }
  return found;
}

/** Where a line that has only one neighbour leaves the map: the open side that lies most opposite. */
function outlet(space: Space, links: Link[], from: Point): Point | null {
  const sides = space.polygon.map((p, i) => between(p, space.polygon[(i + 1) % space.polygon.length]!));
  const open = sides.filter((side) => links.every(({ mid }) => apart(mid, side) > 3));
  const best = open.sort((a, b) => apart(b, from) - apart(a, from))[0];
  return best && apart(best, from) > apart(space.centre, from) * 1.6 ? best : null;
}

/** The middles of the sides a line of this kind crosses. */
function crossed(space: Space, ground: ReadonlyMap<number, string>, links: Link[], kinds: ReadonlySet<string>, leaves: boolean): Point[] {
  const mids = links.filter(({ to }) => kinds.has(ground.get(to) ?? "")).map(({ mid }) => mid);
  const out = leaves && mids.length === 1 ? outlet(space, links, mids[0]!) : null;
  return out ? [...mids, out] : mids;
}

/** One curve through a hex with two neighbours, else a star from its middle. */
function through(centre: Point, mids: Point[]): string {
  if (mids.length === 2) return `M${at(mids[0]!)}Q${at(centre)} ${at(mids[1]!)}`;
  if (!mids.length) return `M${at([centre[0] - 8, centre[1]])}h16`;
  return mids.map((mid) => `M${at(mid)}L${at(centre)}`).join("");
}

/** A river bends round every pair of sides, so that pools have no holes. */
function flowing(centre: Point, mids: Point[]): string {
  const pairs = mids.flatMap((a, i) => mids.slice(i + 1).map((b) => `M${at(a)}Q${at(centre)} ${at(b)}`));
  return pairs.length ? pairs.join("") : through(centre, mids);
}

interface Walk {
  point: Point;
  normal: Point;
}

/** Points along a bent line at equal steps, with the direction to its left. */
function walked(line: Point[], step: number): Walk[] {
  const found: Walk[] = [];
  let rest = step / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = apart(a, b);
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    for (; rest <= length; rest += step) found.push({ point: between(a, b, rest / length), normal });
    rest -= length;
  }
  return found;
}

function bent(centre: Point, mids: Point[]): Point[][] {
  const curve = ([a, b]: Point[]): Point[] => Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return between(between(a!, centre, t), between(centre, b!, t), t);
  });
  if (mids.length === 2) return [curve(mids)];
  if (!mids.length) return [[[centre[0] - 16, centre[1]], [centre[0] + 16, centre[1]]]];
  return mids.map((mid) => [mid, centre]);
}

const TOOTH = 5.2;
const DEEP = 3.1;

/** A trench as on the maps of its time: battlements along the line. */
function battlements(line: Point[]): string {
  const steps = walked(line, TOOTH);
  if (!steps.length) return "";
  const shifted = steps.map(({ point, normal }, i): Point => {
    const side = i % 2 ? DEEP : -DEEP;
    return [point[0] + normal[0] * side, point[1] + normal[1] * side];
  });
  const corners = shifted.flatMap((p, i) => {
    const next = steps[i + 1];
    if (!next) return [p];
    const side = i % 2 ? DEEP : -DEEP;
    return [p, [next.point[0] + next.normal[0] * side, next.point[1] + next.normal[1] * side] as Point];
  });
  return `M${at(line[0]!)}L${corners.map(at).join("L")}L${at(line.at(-1)!)}`;
}

/** Barbed wire before it: a row of crosses. */
function barbed(line: Point[], far: number): string {
  return walked(line, 7.5)
    .map(({ point, normal }) => {
      const [x, y] = [round(point[0] + normal[0] * far), round(point[1] + normal[1] * far)];
      return `M${x - 1.9} ${y - 1.9}l3.8 3.8m0-3.8l-3.8 3.8`;
    })
    .join("");
}

export function lines(board: Board, ground: ReadonlyMap<number, string>): Lines {
  const links = linked(board);
  const found: Lines = { river: "", road: "", track: "", trench: "", wire: "", bridges: [] };
  const gate = (id: number): boolean => !!board.spaces[id]?.marks?.entrance;
  for (const space of board.spaces) {
    const kind = ground.get(space.id) ?? "";
    const own = links.get(space.id) ?? [];
    const { centre } = space;
    if (WET.has(kind)) found.river += flowing(centre, crossed(space, ground, own, WET, true));
    if (PAVED.has(kind)) {
      const mids = crossed(space, ground, own, PAVED, true);
      found.road += through(centre, mids);
      const gates = own.filter(({ to }) => gate(to));
      if (mids.length < 3) for (const { mid } of gates.slice(0, 1)) found.track += `M${at(centre)}L${at(mid)}`;
      if (kind === "bridge") {
        const [a, b] = [mids[0] ?? [centre[0] - 1, centre[1]], mids[1] ?? centre] as [Point, Point];
        const [x, y] = mids.length === 2 ? between(between(a, b), centre) : centre; // where the road's curve has its middle
        found.bridges.push({ x: round(x), y: round(y), angle: round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI) });
      }
    }
    if (DUG.has(kind)) {
      for (const line of bent(centre, crossed(space, ground, own, DUG, false))) {
        found.trench += battlements(line);
        if (kind === "trench") found.wire += barbed(line, 13);
      }
    }
  }
  return found;
}
