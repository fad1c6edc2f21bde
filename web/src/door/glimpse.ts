// A position in a few strokes: grounds as one path a colour, pieces as dots. Light enough for a list of games.
import { field, hexed, outline, type Board } from "../board/board";
import { Places } from "../board/places";
import { grounds } from "../board/terrain";
import { tinted, WASHES } from "../board/tints";
import { parties } from "../pieces/liveries";
import type { View } from "../wire/messages";

export interface Dot {
  x: number;
  y: number;
  fill: string;
  edge: string;
}

const SEAS = new Set(["sea", "water"]);

/** The colours of the ground, each with all its spaces as one path. */
export function groundsOf(board: Board, view: View | null): { fill: string; path: string }[] {
  const found = new Map<string, string>();
  const add = (fill: string, path: string): void => void found.set(fill, (found.get(fill) ?? "") + path);
  const tints = hexed(board) ? null : tinted(board);
  const ground = hexed(board) ? grounds(board, view?.markers ?? [], !view) : null;
  for (const space of board.spaces) {
    const kind = ground?.get(space.id) ?? space.terrain ?? "";
    const wash = WASHES[String(space.marks?.homeland ?? "")];
    const fill = SEAS.has(kind)
      ? "var(--water)"
      : ground
        ? `var(--tile-${kind}, var(--tint-0))`
        : wash
          ? `color-mix(in srgb, ${wash} 42%, var(--tint-0))`
          : `var(--tint-${tints?.get(space.id) ?? 0})`;
    add(fill, outline(space.polygon));
  }
  return [...found].map(([fill, path]) => ({ fill, path }));
}

/** Where pieces stand, in their colours: one dot a side and place, larger the more there are. */
export function dotsOf(board: Board, view: View | null): (Dot & { r: number })[] {
  if (!view) return [];
  const places = new Places(board);
  const dresses = new Map(parties(view).map(({ side, dress }) => [side, dress]));
  const groups = new Map<string, { at: string; side: number; count: number }>();
  for (const piece of view.pieces) {
    const key = `${piece.at} ${piece.side}`;
    const group = groups.get(key) ?? { at: piece.at, side: piece.side, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  const size = board.width / 70;
  return [...groups.values()].flatMap(({ at, side, count }) => {
    const where = places.at(at);
    const dress = dresses.get(side);
    return where && dress ? [{ x: where.x, y: where.y, r: size * (0.8 + Math.min(count, 6) * 0.16), fill: dress.fill, edge: dress.edge }] : [];
  });
}

/** The part of the sheet that is ground. */
export function frameOf(board: Board): string {
  const { min, max } = field(board);
  return `${min[0]} ${min[1]} ${max[0] - min[0]} ${max[1] - min[1]}`;
}
