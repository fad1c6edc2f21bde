// Small answers about pointing: which arrow a hand means, and what lies in a direction.
import { hexed } from "../board/board";
import type { Places } from "../board/places";
import type { View } from "../wire/messages";
import type { Armed } from "./arming";
import { directly, wholly, type Hand } from "./gesture";
import type { Arrow } from "../story/playback.svelte";
import type { Table } from "./table.svelte";

/** What a click on the thing under the pointer would mean: a piece may stand for its place. */
export function aim(table: Table, hovered: string | null): string | null {
  if (!hovered || table.glow.has(hovered)) return hovered;
  const at = hovered.startsWith("piece:") ? table.shown?.pieces.find((piece) => `piece:${piece.id}` === hovered)?.at : hovered;
  const area = at ? table.places?.areaOf(at) : null;
  return [at, area].find((handle) => handle && table.glow.has(handle)) ?? hovered;
}

const isPlace = (handle: string): boolean => /^(space|side|box):/.test(handle);

/** What the arrow points at: what is armed, where it was pointed at or where its answer leads, else what is under the pointer. */
export function target(table: Table, hovered: string | null): string | null {
  const { armed } = table;
  if (!armed) return aim(table, hovered);
  const pointed = armed.target && aim(table, armed.target);
  if (pointed && isPlace(pointed)) return pointed;
  const last = armed.way.handles?.at(-1);
  return armed.way.handles?.findLast(isPlace) ?? table.shown?.pieces.find(({ id }) => `piece:${id}` === last)?.at ?? null;
}

/** The march that would be made: from what is picked up, else from what the answer names, to what it points at. */
export function intended(table: Table, hovered: string | null, named: readonly string[] = []): Arrow[] {
  const { hand, shown, armed } = table;
  if (!hand || !shown || !hovered || !isPlace(hovered) || !(armed || table.glow.has(hovered))) return [];
  const about = hand.picked.length ? hand.picked : sources(hand, armed, hovered);
  const held = about.flatMap((handle) => shown.pieces.filter((piece) => `piece:${piece.id}` === handle));
  const pieces = held.length ? held : underway(shown);
  const focus = hand.focus.filter(isPlace);
  // An approach is named by the two places it lies between: nobody comes from there.
  const origins = hovered.startsWith("side:") ? [] : named.filter((handle) => handle.startsWith("space:"));
  const from = pieces.length ? pieces.map((piece) => piece.at) : focus.length ? focus : origins;
  const side = pieces[0]?.side ?? table.seat ?? 0;
  const way = table.places && hexed(table.places.board) ? stops(hand, hovered) : [];
  const begins = [...new Set(from)].filter((at) => at !== hovered).map((at) => ({ from: at, to: way[0] ?? hovered, side }));
  return [...begins, ...way.map((at, i) => ({ from: at, to: way[i + 1] ?? hovered, side }))];
}

/** What the answer that is armed or pointed at names beside its target, with nothing in hand. */
function sources(hand: Hand, armed: Armed | null, target: string): string[] {
  if (armed) return armed.way.handles ?? [];
  const meant = directly(hand, target);
  return meant.length === 1 ? meant[0]!.handles : [];
}

/** Pieces on their way, as the view marks them. */
const underway = (view: View): View["pieces"] => view.pieces.filter(({ marks }) => marks?.includes("underway"));

/** The places on the way to a far target: its first answers alone lead there. */
export function stops(hand: Hand, target: string): string[] {
  const way = hand.reach.get(target)?.[0] ?? wholly(hand, target);
  if (!way || (way.keep ?? hand.lines.length) !== hand.lines.length) return [];
  const known = new Map<string, string[]>(hand.here.options.map((option) => [option.line, option.handles]));
  for (const { lines, handles } of hand.here.suggestions ?? []) known.set(lines.join("\n"), handles);
  const found: string[] = [];
  for (let n = 1; n < way.lines.length; n++) {
    const at = known.get(way.lines.slice(0, n).join("\n"))?.findLast((handle) => handle.startsWith("space:"));
    if (!at || at === target) return [];
    found.push(at);
  }
  return found;
}

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The nearest of the handles in the direction of an arrow key, seen from the cursor. */
export function nextInDirection(places: Places, view: View, handles: string[], cursor: string | null, key: string): string | null {
  const lying = new Map(places.lay(view.pieces).map((l) => [`piece:${l.piece.id}`, l]));
  const where = (handle: string) => lying.get(handle) ?? places.at(handle);
  const known = handles.filter((handle) => where(handle));
  const from = cursor ? where(cursor) : null;
  if (!from || !cursor || !known.includes(cursor)) return known[0] ?? null;
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: { handle: string; cost: number } | null = null;
  for (const handle of known) {
    const to = where(handle)!;
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (handle === cursor || along <= 0.5) continue;
    const cost = along + 2 * across;
    if (!best || cost < best.cost) best = { handle, cost };
  }
  return best?.handle ?? cursor;
}
