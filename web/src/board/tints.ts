import type { Board } from "./board";

/** A tint for every space, so that neighbours differ where five tints allow it. */
export function tinted(board: Board): Map<number, number> {
  const near = new Map<number, number[]>();
  const join = (a: number, b: number): void => void near.set(a, [...(near.get(a) ?? []), b]);
  for (const edge of board.edges) {
    join(edge.a, edge.b);
    join(edge.b, edge.a);
  }
  const found = new Map<number, number>();
  for (const space of board.spaces) {
    const taken = new Set((near.get(space.id) ?? []).map((other) => found.get(other)));
    const free = [0, 1, 2, 3, 4].filter((tint) => !taken.has(tint));
    found.set(space.id, free.length ? free[space.id % free.length]! : space.id % 5);
  }
  return found;
}

/** The washes of homelands, by the name the board gives them. */
export const WASHES: Record<string, string> = {
  France: "#7f9ccb", GreatBritain: "#d98d85", Prussia: "#b08fc4", Russia: "#8fb07f", Ottoman: "#d0a06a", Austria: "#b9b9b3", Spain: "#e3c65a",
};
