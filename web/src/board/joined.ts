// What is printed one after the other and looks alike becomes one path: a browser draws ten paths much sooner than a thousand.
import type { Decoration, Point, Slot } from "./board";

/** Kinds that are a stroke along their path, or a plain surface, and no more. */
const PLAIN = new Set(["field", "vineyard", "slope", "mountain", "marsh", "bank", "local road", "coast", "isle"]);

/** The decorations in their order, neighbours of a kind and width as one. */
export function joined(decorations: readonly Decoration[]): Decoration[] {
  const runs: Decoration[][] = [];
  for (const next of decorations) {
    const first = runs.at(-1)?.[0];
    if (first && PLAIN.has(next.kind) && first.kind === next.kind && first.width === next.width) runs.at(-1)!.push(next);
    else runs.push([next]);
  }
  return runs.map((run) => (run.length > 1 ? { ...run[0]!, path: run.map(({ path }) => path ?? "").join("") } : run[0]!));
}

/** Things with the paths they are drawn by, one path for all of a look. */
export function byLook<Thing, Look extends string>(things: readonly Thing[], look: (thing: Thing) => Look, path: (thing: Thing) => string): [Look, string][] {
  const found = new Map<Look, string[]>();
  for (const thing of things) {
    const own = look(thing);
    const known = found.get(own);
    if (known) known.push(path(thing));
    else found.set(own, [path(thing)]);
  }
  return [...found].map(([own, paths]) => [own, paths.join("")]);
}

/** A figure of straight lines, put down at a place and turned there. */
export function placed(lines: readonly (readonly Point[])[], [x, y, angle = 0]: Slot, closed = false): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = ([dx, dy]: Point): string => `${+(x + dx * cos - dy * sin).toFixed(2)} ${+(y + dx * sin + dy * cos).toFixed(2)}`;
  return lines.map((line) => `M${line.map(at).join("L")}${closed ? "Z" : ""}`).join("");
}

/** A ball round a place. */
export function ball([x, y]: Slot, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A rectangle with round corners. */
export function plate(x: number, y: number, wide: number, high: number, r: number): string {
  const [w, h] = [wide - 2 * r, high - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
