// How faces are drawn. A face is a kind and a strength, "infantry-3"; a kind is a sign drawn as often as it is strong.
// A game adds its kinds here; one that is not here is written with its first letters.

import { FIGURES } from "./figures";

export interface Sign {
  /** Path data round the origin, ten units high. */
  path: string;
  fill?: boolean;
}

const SIGNS: Record<string, Sign> = {
  infantry: { path: "M-3.4 -4L3.4 4M-3.4 4L3.4 -4" },
  cavalry: { path: "M-2.6 4.4L2.6 -4.4" },
  artillery: { path: "M-2.7 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0Z", fill: true },
  guard: { path: "M0 -4.4L1.3 -1.4L4.4 -1.4L1.9 0.6L2.8 3.8L0 1.9L-2.8 3.8L-1.9 0.6L-4.4 -1.4L-1.3 -1.4Z", fill: true },
};

/** Settlements stand for themselves, as a skyline in the colour of the side; 40 units wide. */
const SKYLINES: Record<string, string> = {
  village: "M-14 9V0L-7.5-6.5L-1.5-.5L5-8L14 1V9Z",
  city: "M-20 10V0L-14.5-5.5L-9 0V-7H-6.5L0-17L6.5-7H9V0L14.5-5.5L20 0V10Z",
};

/** The sign of a piece without strength, and whether it stands on a tile. */
export function figure(face: string | null | undefined): { path: string; tile: boolean } | null {
  const path = face ? FIGURES[face] : undefined;
  if (path) return { path, tile: true };
  const skyline = face ? SKYLINES[face] : undefined;
  return skyline ? { path: skyline, tile: false } : null;
}

/** The sign a text stands for: by its whole name behind the first dash, else by its last word. */
export function signFor(id: string): { path: string; tile: boolean } | null {
  return figure(id.slice(id.indexOf("-") + 1)) ?? figure(id.slice(id.lastIndexOf("-") + 1));
}

export interface Face {
  sign: Sign | null;
  letters: string;
  count: number;
}

export function read(face: string): Face {
  const found = /^(.*?)-(\d+)$/.exec(face);
  const kind = found?.[1] ?? face;
  const count = found ? Number(found[2]) : 1;
  const sign = SIGNS[kind] ?? null;
  return { sign, letters: kind.slice(0, 2).replace(/^./, (c) => c.toUpperCase()), count };
}

/** Where `count` signs stand along a block of this length; signs are drawn `scale` times their size. */
export function spread(count: number, length: number, scale = 1): number[] {
  const step = Math.min(length / (count + 0.4), 10 * scale);
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

export interface Dress {
  fill: string;
  edge: string;
  /** Shape tells the sides apart for whoever does not see the colours. */
  shape: "square" | "round" | "notched" | "clipped" | "pointed" | "shield" | "swallow";
  /** What is written on it, if the colour is light. */
  ink?: string;
}

const DRESSES: Record<string, Dress> = {
  red: { fill: "#a12d2b", edge: "#5f1412", shape: "square" },
  blue: { fill: "#2c4f8f", edge: "#142a56", shape: "clipped" },
  gold: { fill: "#8f6608", edge: "#4a3300", shape: "round" },
  green: { fill: "#3f6b3a", edge: "#1f3a1c", shape: "notched" },
  khaki: { fill: "#7c7434", edge: "#3b3612", shape: "round" },
  grey: { fill: "#5a5a5e", edge: "#2a2a2d", shape: "pointed" },
  violet: { fill: "#6b3f7a", edge: "#381d43", shape: "shield" },
  beige: { fill: "#9a5f2c", edge: "#4d2c10", shape: "round" },
  white: { fill: "#f3efe4", edge: "#4a4a46", shape: "pointed", ink: "#2a2015" },
  yellow: { fill: "#e0b52c", edge: "#6b4f00", shape: "swallow", ink: "#2a2015" },
};

/** The colour of a side where light things are drawn on it, or paper lies around it: a light one would be lost. */
export const bold = ({ fill, edge, ink }: Dress): string => (ink ? edge : fill);

/** Colours a game gives by their names. */
const COLOURS: Record<string, string> = { purple: "violet", grey: "white" };
export function dressed(colour: string): Dress {
  return DRESSES[COLOURS[colour] ?? colour] ?? DRESSES.grey!;
}

const BY_NAME: [RegExp, string][] = [
  [/fran|fren|blue|blau/i, "blue"],
  [/austr|österr|allied|coalition|red|rot/i, "red"],
  [/gold|yellow|spain|gelb/i, "gold"],
  [/green|russia|grün/i, "green"],
  [/prussia|german|black|grey/i, "grey"],
  [/great-britain/i, "khaki"],
  [/violet/i, "violet"],
];

const BY_SEAT = ["red", "blue", "gold", "green", "grey", "violet"];

/** The colours and the shape of a side, by its name or else by its seat. */
export function dress(seat: number, name = ""): Dress {
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return DRESSES[named ?? BY_SEAT[seat % BY_SEAT.length] ?? "grey"]!;
}

/** So many times as wide as a block is the plate of a commander. */
export const PLATE = 1.24;

/** The outline of a block of this size in the shape of its side, round the origin or round another point. */
export function block(shape: Dress["shape"], width: number, depth: number, [x, y]: readonly [number, number] = [0, 0]): string {
  const d = depth / 2;
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - d, y + d];
  if (shape === "square") return `M${l} ${t}H${r}V${b}H${l}Z`;
  if (shape === "round") return `M${l + d * 0.75} ${t}H${r - d * 0.75}A${d * 0.8} ${d} 0 0 1 ${r - d * 0.75} ${b}H${l + d * 0.75}A${d * 0.8} ${d} 0 0 1 ${l + d * 0.75} ${t}Z`;
  if (shape === "notched") return `M${l} ${t}H${r}L${r - d * 0.5} ${y}L${r} ${b}H${l}L${l + d * 0.5} ${y}Z`;
  if (shape === "pointed") return `M${l + d * 0.7} ${t}H${r - d * 0.7}L${r} ${y}L${r - d * 0.7} ${b}H${l + d * 0.7}L${l} ${y}Z`;
  if (shape === "swallow") return `M${l} ${t}H${r}L${r - d * 0.55} ${y}L${r} ${b}H${l}Z`;
  if (shape === "shield") return `M${l} ${t}H${r}V${y + d * 0.2}L${r - d * 0.8} ${b}H${l + d * 0.8}L${l} ${y + d * 0.2}Z`;
  return `M${l + d * 0.6} ${t}H${r - d * 0.6}L${r} ${y - d * 0.4}V${y + d * 0.4}L${r - d * 0.6} ${b}H${l + d * 0.6}L${l} ${y + d * 0.4}V${y - d * 0.4}Z`;
}

/** The outline of a tile of this size in the shape of its side. */
export function tile(shape: Dress["shape"], size: number): string {
  const h = size / 2;
  if (shape === "square") return `M${-h} ${-h}H${h}V${h}H${-h}Z`;
  if (shape === "round") return `M${-h} 0a${h} ${h} 0 1 0 ${size} 0a${h} ${h} 0 1 0 ${-size} 0Z`;
  if (shape === "notched") return `M${-h} ${-h}L0 ${-h * 0.72}L${h} ${-h}L${h * 0.82} 0L${h} ${h}L0 ${h * 0.76}L${-h} ${h}L${-h * 0.82} 0Z`;
  if (shape === "pointed") return `M${-h * 0.62} ${-h * 0.96}H${h * 0.62}L${h * 1.08} 0L${h * 0.62} ${h * 0.96}H${-h * 0.62}L${-h * 1.08} 0Z`;
  if (shape === "swallow") return `M${-h} ${-h}H${h}L${h * 0.6} 0L${h} ${h}H${-h}Z`;
  if (shape === "shield") return `M${-h} ${-h}H${h}V${h * 0.25}Q${h * 0.7} ${h * 0.85} 0 ${h * 1.12}Q${-h * 0.7} ${h * 0.85} ${-h} ${h * 0.25}Z`;
  return `M${-h * 0.5} ${-h}H${h * 0.5}L${h} ${-h * 0.5}V${h * 0.5}L${h * 0.5} ${h}H${-h * 0.5}L${-h} ${h * 0.5}V${-h * 0.5}Z`;
}
