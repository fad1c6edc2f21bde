// Engraved ground for a hex of radius 60: little drawings made once, three of each kind so that neighbours differ.
import type { Board, Space } from "./board";
import type { Marker } from "../wire/messages";

export const VARIANTS = 3;
export const RADIUS = 60;
const TILE = "tile-";

/** A stroke or a shape in one of the inks of the sheet. */
export interface Ink {
  path: string;
  className: string;
}

function random(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Points well inside a pointed hex, not too near to one another; fewer in the middle, where pieces stand. */
function points(count: number, apart: number, rng: () => number, free = 20): [number, number][] {
  const found: [number, number][] = [];
  for (let tries = 0; found.length < count && tries < 600; tries++) {
    const [x, y] = [(rng() * 2 - 1) * 45, (rng() * 2 - 1) * 52];
    const inside = Math.abs(x) < 45 && Math.abs(x) * 0.577 + Math.abs(y) < 51;
    const middle = Math.hypot(x, y) < free;
    if (inside && !middle && found.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) found.push([Math.round(x), Math.round(y)]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const DRAWN: Record<string, (rng: () => number) => Ink[]> = {
  plains: (rng) => [{ className: "dash", path: points(24, 9, rng).map(([x, y]) => `M${x - 3} ${y}h${4 + Math.round(rng() * 4)}`).join("") }],
  grassland: (rng) => [{ className: "tuft", path: points(17, 12, rng).map(([x, y]) => `M${x} ${y}v-7M${x} ${y}l-3.4-5M${x} ${y}l3.4-5`).join("") }],
  forest: (rng) => {
    const trees = points(15, 12, rng);
    return [
      { className: "trunk", path: trees.map(([x, y]) => `M${x} ${y}v6`).join("") },
      { className: "crown", path: trees.map(([x, y]) => `M${x - 6} ${y + 1}a4.4 4.4 0 0 1 1.4-7a5 5 0 0 1 9.2 0a4.4 4.4 0 0 1 1.4 7q-6 3-12 0Z`).join("") },
    ];
  },
  mountain: (rng) => {
    const peaks: [number, number, number][] = [[-20, 2, 0.8], [19, -4, 0.85], [-2 + Math.round(rng() * 6), 22, 1.1]];
    const lit = peaks.map(([x, y, k]) => `M${x - 25 * k} ${y + 14 * k}L${x} ${y - 26 * k}L${x + 25 * k} ${y + 14 * k}Z`).join("");
    const hatch = peaks.flatMap(([x, y, k]) =>
      Array.from({ length: 8 }, (_, i) => {
        const [t, long] = [(i + 1) / 9, 5 + 9 * (1 - Math.abs(i - 4) / 5)];
        return `M${(x + 25 * k * t).toFixed(1)} ${(y - 26 * k + 40 * k * t).toFixed(1)}l${(-2 * k).toFixed(1)} ${(long * k).toFixed(1)}`;
      }),
    );
    return [{ className: "peak", path: lit }, { className: "hatch", path: hatch.join("") }];
  },
  water: (rng) => [{ className: "wave", path: points(9, 19, rng).map(([x, y]) => `M${x - 9} ${y}q4.5-4.5 9 0t9 0`).join("") }],
  meadow: (rng) => [
    { className: "tuft sparse", path: points(6, 24, rng).map(([x, y]) => `M${x} ${y}v-7M${x} ${y}l-3.4-5M${x} ${y}l3.4-5`).join("") },
    { className: "dash", path: points(7, 20, rng).map(([x, y]) => `M${x - 4} ${y}h${5 + Math.round(rng() * 6)}`).join("") },
  ],
  woods: (rng) => {
    const trees = points(17, 13, rng, 0).map(([x, y]): [number, number] => [Math.round(y * 0.95), Math.round(x * 0.95 + 4)]).sort((a, b) => a[1] - b[1]);
    return [{ className: "wood", path: trees.map(([x, y]) => `M${x} ${y}v6M${x - 7} ${y + 1}a5 5 0 0 1 1.6-8a6 6 0 0 1 10.8 0a5 5 0 0 1 1.6 8q-7 3.4-14 0Z`).join("") }];
  },
  mud: (rng) => {
    const holes = points(7, 24, rng, 10);
    return [
      { className: "crater", path: holes.map(([x, y]) => { const w = 5 + Math.round(rng() * 5); return `M${x - w} ${y}a${w} ${w * 0.6} 0 1 0 ${2 * w} 0a${w} ${w * 0.6} 0 1 0 ${-2 * w} 0Z`; }).join("") },
      { className: "dash", path: points(12, 14, rng, 0).map(([x, y]) => `M${x - 3} ${y}h${3 + Math.round(rng() * 4)}`).join("") },
    ];
  },
  reeds: (rng) => [{ className: "reed", path: points(9, 17, rng, 30).map(([x, y]) => `M${x - 4} ${y}h8M${x - 2} ${y}v-6M${x + 1.5} ${y}v-8`).join("") }],
  unknown: () => [
    { className: "ray", path: Array.from({ length: 8 }, (_, i) => ray(i)).join("") },
    { className: "rose", path: "M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0ZM-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z" },
  ],
};

function ray(i: number): string {
  const turn = (i * Math.PI) / 4;
  const reach = i % 2 ? 14 : 27;
  const at = (r: number, a: number): string => `${(r * Math.cos(turn + a)).toFixed(1)} ${(r * Math.sin(turn + a)).toFixed(1)}`;
  return `M${at(5, -Math.PI / 8)}L${at(reach, 0)}L${at(5, Math.PI / 8)}Z`;
}

/** Grounds that carry something else than their own drawing. */
const UNDER: Record<string, string> = { road: "meadow", river: "reeds", bridge: "reeds", trench: "mud", "trench-road": "mud" };
export const drawingOf = (kind: string): string => UNDER[kind] ?? kind;

export const KINDS = Object.keys(DRAWN);
const SAMPLES = ["plains", "grassland", "forest", "mountain", "water", "unknown"];

export const drawings = KINDS.flatMap((kind, k) => Array.from({ length: VARIANTS }, (_, v) => ({ id: `ground-${kind}-${v}`, inks: DRAWN[kind]!(random(k * 31 + v * 7 + 3)) })));

/** What lies on each space: its tile, else what is printed there, else nobody knows. */
export function grounds(board: Board, markers: readonly Marker[], sample = false): Map<number, string> {
  const found = new Map<number, string>();
  const printed = (space: Space): string => space.terrain ?? (sample ? sampled(space.id) : "unknown");
  for (const space of board.spaces) found.set(space.id, printed(space));
  for (const { kind, at } of markers) if (kind.startsWith(TILE) && at.startsWith("space:")) found.set(Number(at.slice(6)), kind.slice(TILE.length));
  return found;
}

function sampled(id: number): string {
  const rng = random(id + 5);
  rng();
  return SAMPLES[Math.floor(rng() * SAMPLES.length)] ?? "unknown";
}

/** Where land and water meet. */
export function coast(board: Board, ground: ReadonlyMap<number, string>): string {
  const wet = (id: number): boolean => ground.get(id) === "water";
  const land = (id: number): boolean => !wet(id) && ground.get(id) !== "unknown";
  return board.edges
    .filter(({ a, b }) => (wet(a) && land(b)) || (wet(b) && land(a)))
    .map(({ segment: [p, q] }) => `M${p.join(" ")}L${q.join(" ")}`)
    .join("");
}
