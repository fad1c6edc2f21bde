// What lines of the log leave on the map and in the strip: arrows of marches, ghosts of what fell, what concerns one.
import { leads, parties } from "../pieces/liveries";
import type { LogLine, Loss, Text, View } from "../wire/messages";
import { together } from "./alike";

export interface Arrow {
  from: string;
  to: string;
  side: number;
  /** Which march of the others it was, in their order. */
  number?: number;
}

export interface Ghost {
  at: string;
  side: number;
  face: string | null;
  count: number;
}

/** A line of the log, or several of one march: from the entry `first` to its own. */
export interface Told extends LogLine {
  first: number;
}

/** What happened while it was not one's turn. `rank`: own losses, what concerns one, others' losses, the rest. */
export interface News {
  line: Told;
  rank: number;
  number?: number;
  /** The lines it tells: several, if they are alike. */
  entries: number[];
  /** Pieces of one side that fell at one place: what the line has lost, counted. */
  fell?: boolean;
  /** So many times the same. */
  times?: number;
  /** The same of several things: by which word, and how it was told of the first. */
  several?: string;
  told?: Text;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const only = (line: LogLine): number | null => (line.moves?.length === 1 ? line.moves[0]!.piece : null);

/** Whether a piece goes on from where the line before left it. */
function goesOn(before: LogLine, line: LogLine): boolean {
  const [from, to] = [line.text?.args?.origin, before.text?.args?.to];
  return from !== undefined && same(from, to) && only(line) !== null && only(before) === only(line);
}

/** Whether the line leads back to where the march began: that is told step by step. */
const returns = (before: LogLine, line: LogLine): boolean => same(before.text!.args!.origin!, line.text!.args!.to!);

const idOf = (argument: unknown): unknown => (typeof argument === "object" && argument !== null && "id" in argument ? argument.id : null);

/** Whether the march came out of another kind of place than it went on from: then it is told as it began. */
function leaves(before: Text, line: Text): boolean {
  const [mine, theirs] = [before.args!, line.args!];
  return idOf(mine.origin) !== idOf(theirs.origin) && same(Object.keys(mine).sort(), Object.keys(theirs).sort());
}

/** Many steps of one march are one line: from where it began to where it ended. */
export function fold(lines: LogLine[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    if (before?.text && line.text && goesOn(before, line) && !returns(before, line)) {
      const text: Text = { id: leaves(before.text, line.text) ? before.text.id : line.text.id, args: { ...line.text.args, origin: before.text.args!.origin! } };
      told[told.length - 1] = {
        ...line, text, first: before.first, handles: [...new Set([...(before.handles ?? []), ...(line.handles ?? [])])],
        losses: [...(before.losses ?? []), ...(line.losses ?? [])],
      };
    } else told.push({ ...line, first: line.entry });
  }
  return told;
}

const PLACE = /^(space|side|box):/;

/** The marches of one line: as it says them, or from where its pieces stood, which it names first of all places. */
function waysOf(line: LogLine, view: View): Arrow[] {
  if (line.ways?.length) return line.ways.map(([from, to, side]) => ({ from, to, side }));
  return (line.moves ?? []).flatMap(({ piece, to }) => {
    const from = line.handles?.find((handle) => PLACE.test(handle) && handle !== to);
    return from ? [{ from, to, side: view.pieces.find(({ id }) => id === piece)?.side ?? -1 }] : [];
  });
}

/** Arrows of all marches; those of the others are numbered in their order, each march once. */
export function trails(lines: LogLine[], view: View, seat: number | null): { arrows: Arrow[]; numbers: Map<number, number> } {
  const arrows: Arrow[] = [];
  const numbers = new Map<number, number>();
  let count = 0;
  for (const [i, line] of lines.entries()) {
    const found = waysOf(line, view).filter(({ from, to }) => !arrows.some((arrow) => arrow.from === from && arrow.to === to));
    if (!found.length) continue;
    const others = found.some(({ side }) => !leads(view, side, seat));
    if (others && !(i && goesOn(lines[i - 1]!, line))) count += 1;
    if (others) numbers.set(line.entry, count);
    arrows.push(...found.map((arrow) => (others ? { ...arrow, number: count } : arrow)));
  }
  return { arrows, numbers };
}

/** A piece that is no more. */
export const hasFallen = ({ face, what, left }: Loss): boolean => !!face && !what && !left;

/** The side of who is meant by the title of a loss. */
export function sideOf(view: View, whose: Text): number {
  return parties(view).find(({ title }) => same(title, whose))?.side ?? -1;
}

/** Pieces that fell, where they fell. */
export function ghosts(lines: LogLine[], view: View): Ghost[] {
  const fell = lines.flatMap((line) => line.losses ?? []).filter((loss) => loss.at && hasFallen(loss));
  const found = new Map<string, Ghost>();
  for (const { at, face, whose, count = 1 } of fell) {
    const side = sideOf(view, whose);
    const key = `${at} ${side} ${face}`;
    found.set(key, { at: at!, side, face: face ?? null, count: (found.get(key)?.count ?? 0) + count });
  }
  return [...found.values()];
}

function mentions(text: Text | null | undefined, titles: Text[]): boolean {
  return Object.values(text?.args ?? {}).some((value) => typeof value === "object" && (titles.some((title) => same(title, value)) || mentions(value, titles)));
}

export const OWN_LOSS = 0;
export const CONCERNS = 1;
export const LOSS = 2;
export const MOVE = 3;
export const NOTHING = 4;

/** `own`: one's own answers have brought it about. */
function rankOf(line: Told, view: View, seat: number, own: boolean, ours: ReadonlySet<string>): number {
  const all = parties(view);
  const mine = all.filter((party) => party.seats.includes(seat));
  const lost = (losses: Loss[]): boolean => losses.some(({ whose }) => mine.some(({ title }) => same(title, whose)));
  if (lost(line.losses ?? [])) return OWN_LOSS;
  // Whose turn it is, what he receives: that is seen elsewhere.
  const acts = !!(line.losses?.length || line.moves?.length || line.ways?.length || line.handles?.some((handle) => PLACE.test(handle) || handle.startsWith("piece:")));
  if (!acts) return NOTHING;
  const named = (some: Text[]): boolean => mentions(line.text, some);
  const others = all.filter((party) => !mine.includes(party)).map(({ title }) => title);
  // What one did oneself, while the turns went round the table, is no news; what others did to one is, even if it names nobody else.
  if (own && !line.losses?.length && named(mine.map(({ title }) => title)) && !named(others)) return NOTHING;
  if (line.handles?.some((handle) => ours.has(handle)) || named(mine.map(({ title }) => title))) return CONCERNS;
  return line.losses?.length ? LOSS : MOVE;
}

/** What the strip says, losses first; lines that tell of nothing on the map are left to the log. `own`: see `Missed`. */
export function newsOf(lines: LogLine[], view: View, seat: number, numbers: Map<number, number>, own: [number, number][] = []): News[] {
  const did = ({ entry }: LogLine): boolean => own.some(([from, to]) => from < entry && entry <= to);
  const mine = parties(view).filter((party) => party.seats.includes(seat));
  const ours = new Set(view.pieces.filter(({ side }) => mine.some((party) => party.side === side)).flatMap(({ id, at }) => [`piece:${id}`, at]));
  const told = fold(lines.filter(({ text }) => text)).map((line): News => ({
    line, rank: rankOf(line, view, seat, did(line), ours), number: numbers.get(line.first) ?? numbers.get(line.entry), entries: [line.entry],
  }));
  return together(told.filter(({ rank }) => rank < NOTHING).sort((one, other) => one.rank - other.rank || one.line.entry - other.line.entry));
}

export interface Toll {
  side: number;
  face: string;
  count: number;
  name?: string;
}

/** How much of each kind each side has lost, as the log has told it. */
export function tolls(lines: LogLine[], view: View): Toll[] {
  const found = new Map<string, Toll>();
  for (const { whose, face, count = 1, name } of lines.flatMap((line) => line.losses ?? []).filter(hasFallen)) {
    const side = sideOf(view, whose);
    const key = `${side} ${face}`;
    found.set(key, { side, face: face!, ...(name ? { name } : {}), count: (found.get(key)?.count ?? 0) + count });
  }
  return [...found.values()].sort((one, other) => one.side - other.side || one.face.localeCompare(other.face));
}
