// Square pieces in an area: like ones are stacked and counted, what belongs to the ground stands behind them, and what is
// carried lies on its carrier.
import type { Piece } from "../wire/messages";

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  /** Drawn at this size. */
  size: number;
  /** On top of a stack of so many. */
  stack: number;
}

export const CARRIED = 0.76;
/** So many pieces fit side by side into an area. */
const WIDE = 3;
const SHIFT = 1.6;

/** What may not be told apart lies in one stack. */
function likeness(piece: Piece, carries: boolean): string {
  return carries ? `${piece.id}` : `${piece.side} ${piece.face} ${(piece.marks ?? []).join()} ${piece.value ?? ""}`;
}

/** Rows of at most three, the fuller ones first; offsets in pieces. */
export function rows(count: number): [number, number][] {
  const lines = Math.max(1, Math.ceil(count / 3));
  const wide = Math.ceil(count / lines);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / wide);
    const inLine = Math.min(wide, count - line * wide);
    return [(i % wide) - (inLine - 1) / 2, line - (lines - 1) / 2];
  });
}

/** Where the pieces of one area stand, from its centre; `carried` by the number of the carrier. */
export function stand(pieces: readonly Piece[], carried: ReadonlyMap<number, Piece[]>, size: number): Standing[] {
  const ground = pieces.filter((piece) => (piece.order ?? 0) < 0);
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if ((piece.order ?? 0) < 0) continue;
    const key = likeness(piece, carried.has(piece.id));
    stacks.set(key, [...(stacks.get(key) ?? []), piece]);
  }
  const groups = [...stacks.values()].sort((a, b) => a[0]!.side - b[0]!.side || a[0]!.id - b[0]!.id);
  const offsets = rows(groups.length);
  const carriers = Math.max(1, groups.flat().filter((piece) => carried.has(piece.id)).length);
  // Ships with cargo need room beside one another; where there is none the cargo overlaps.
  const apart = carriers > 1 ? Math.min(WIDE / carriers, WIDE / 2) : 1.04;
  const tall = offsets.some(([, y]) => y !== 0);
  const middle = ground.length ? (tall ? 0.62 : 0.46) : 0;
  const found: Standing[] = ground.map((piece, i) => ({ piece, x: (i - (ground.length - 1) / 2) * size * 1.2, y: groups.length ? -size * 0.82 : -size * 0.1, size: 1, stack: 1 }));
  groups.forEach((group, n) => {
    const [column, row] = offsets[n]!;
    const [x, y] = [column * size * apart, (middle + row * 1.02) * size];
    group.forEach((piece, i) => {
      const lift = Math.min(group.length - 1 - i, 3) * SHIFT;
      found.push({ piece, x: x + lift, y: y + lift, size: 1, stack: i === group.length - 1 ? group.length : 1 });
    });
    for (const carrier of group) {
      const cargo = carried.get(carrier.id) ?? [];
      const step = Math.min(CARRIED * 1.04, (WIDE / carriers - CARRIED) / Math.max(1, cargo.length - 1));
      cargo.forEach((piece, i) => {
        found.push({ piece, x: x + (i - (cargo.length - 1) / 2) * size * step, y: y + size * 0.84, size: CARRIED, stack: 1 });
      });
    }
  });
  return found;
}
