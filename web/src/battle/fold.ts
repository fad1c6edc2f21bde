// A battle to watch, put together from what its events add to it; the engine does the same in kernel/battle.py.
// The card after any of them is what was added until then.
import type { Clash, Happening, Loss, Party, Piece, Roll, Row, Text, View } from "../wire/messages";

/** A line of the log that belongs to a battle. */
export type Moment = Pick<Happening, "text" | "rule" | "rows" | "shows" | "loses" | "losses" | "clash" | "entry">;

/** Something that happened in a step: told, and counted or rolled. */
export interface Item {
  text: Text | null;
  rule: string | null;
  rows: Row[];
  rolls: Roll[];
  lost: Loss[];
  morale: Row[];
}

export interface Stage {
  number: number;
  name: Text | null;
  items: Item[];
}

export interface Card {
  title: Text;
  at: string | null;
  ways: [string, string, number][];
  plan: Text[];
  parties: Party[];
  steps: Stage[];
  then: number[];
  over: boolean;
  /** The sentence with which it was decided. */
  verdict: Text | null;
}

export function fold(moments: readonly Moment[]): Card | null {
  let card: Card | null = null;
  for (const moment of moments) card = fought(card, moment);
  return card;
}

export function fought(before: Card | null, moment: Moment): Card | null {
  const clash = moment.clash;
  if (!clash) return before;
  const card = clash.title ? { title: clash.title, at: null, ways: [], plan: [], parties: [], steps: [], then: [], over: false, verdict: null } : before;
  if (!card) return null;
  const plan = clash.plan?.length ? clash.plan : card.plan;
  return {
    title: card.title,
    at: clash.at ?? card.at,
    ways: clash.ways?.length ? clash.ways : card.ways,
    plan,
    parties: seen(met(card.parties, clash.parties ?? []), moment, clash),
    steps: stepped({ ...card, plan }, moment, clash),
    then: clash.step ? (clash.then ?? []) : card.then,
    over: clash.over || card.over,
    verdict: clash.over && !card.over && !(clash.rolls?.length && (moment.rows?.length || plan.length)) ? (moment.text ?? null) : card.verdict,
  };
}

/** Those who are named anew; one without a line keeps the line he had. */
function met(before: Party[], now: (Party | null)[]): Party[] {
  const out = [...before];
  now.forEach((party, place) => {
    if (!party) return;
    const known = out[place];
    out[place] = known && (party.joins || !party.pieces?.length) ? { ...party, pieces: [...(known.pieces ?? []), ...(party.pieces ?? [])] } : party;
  });
  return out;
}

/** What a moment takes from the lines: pieces, not ground or morale. */
const fallen = ({ losses = [] }: Moment): Loss[] => losses.filter(({ face, what }) => face && !what);

/** Faces that turn up, who stands in front, who is no more; of figures that are counted, how many are left. */
function seen(parties: Party[], moment: Moment, clash: Clash): Party[] {
  const lost = fallen(moment);
  const faces = new Map([...lost.filter(({ piece = -1 }) => piece >= 0).map(({ piece, left, face }) => [piece!, left || face!] as const), ...(moment.shows ?? []).map(({ piece, face }) => [piece, face] as const)]);
  const gone = new Set(moment.loses ?? []);
  const front = new Set(clash.front ?? []);
  if (!faces.size && !gone.size && !front.size && !lost.length) return parties;
  const due = new Map(lost.filter(({ piece = -1 }) => piece < 0).map(({ side, face, count = 1 }) => [`${side} ${face}`, count]));
  const now = (piece: Piece): Piece => {
    const marks = new Set([...(piece.marks ?? []), ...(gone.has(piece.id) ? ["lost"] : []), ...(front.has(piece.id) ? ["front"] : [])]);
    const key = `${piece.side} ${piece.face ?? ""}`;
    const taken = Math.min(due.get(key) ?? 0, piece.value ?? 0);
    if (taken) due.set(key, due.get(key)! - taken);
    return { ...piece, face: faces.get(piece.id) ?? piece.face, marks: [...marks], value: typeof piece.value === "number" ? piece.value - taken : piece.value };
  };
  return parties.map((party) => ({ ...party, pieces: (party.pieces ?? []).map(now) }));
}

/** The step that runs with what is added, or the next one; when it is over, what follows belongs to the last. */
function stepped(card: Card, moment: Moment, clash: Clash): Stage[] {
  let steps = card.steps;
  const wanted = card.over ? 0 : clash.step || dueAt(card, fallen(moment));
  if (!steps.length || (wanted && wanted !== steps.at(-1)!.number)) {
    const number = wanted || 1;
    steps = [...steps, { number, name: clash.name ?? card.plan[number - 1] ?? null, items: [] }];
  }
  const last = steps.at(-1)!;
  const item = { text: moment.text ?? null, rule: moment.rule ?? null, rows: moment.rows ?? [], rolls: clash.rolls ?? [], lost: fallen(moment), morale: clash.morale ?? [] };
  return [...steps.slice(0, -1), { ...last, items: [...last.items, item] }];
}

/** The step to which losses belong: that of the party that has them; 0 if none was said. */
function dueAt(card: Card, lost: Loss[]): number {
  if (!lost.length || !card.then.length) return 0;
  const place = Math.max(0, card.parties.findIndex((party) => belongs(party, lost[0]!.side)));
  return card.then[Math.min(place, card.then.length - 1)]!;
}

export const belongs = (party: Party, side: number): boolean => party.side === side || !!party.also?.includes(side);

/** Which of the parties rolled: it is named, or it is that of the side. */
export const roller = (card: Card, roll: Roll): number => ((roll.party ?? -1) >= 0 ? roll.party! : card.parties.findIndex((party) => belongs(party, roll.side ?? -1)));

export const hit = (roll: Roll, face: number): boolean => face >= (roll.low ?? 1) && face <= (roll.high ?? 0);

export const hits = (roll: Roll): number => (roll.sure ?? 0) + (roll.faces ?? []).filter((face) => hit(roll, face)).length;

/** The moments of the battle that ran last until this line of the log. */
export function momentsUntil<Line extends Moment>(lines: readonly Line[], until = Infinity): Line[] {
  const told = lines.filter(({ clash, entry = 0 }) => clash && entry <= until);
  const start = told.findLastIndex(({ clash }) => clash?.title);
  return start < 0 ? [] : told.slice(start);
}

/** The whole battle that this line of the log is of: also what came after it. */
export function battleOf<Line extends Moment>(lines: readonly Line[], entry: number): Line[] {
  const told = lines.filter(({ clash }) => clash);
  const start = told.findLastIndex((line) => line.clash?.title && (line.entry ?? 0) <= entry);
  if (start < 0) return [];
  const next = told.findIndex((line, i) => i > start && line.clash?.title);
  return told.slice(start, next < 0 ? undefined : next);
}

/** The attack as arrows in the colour of who makes it, until it is decided. */
export function attackOf(card: Card | null, view: View): { from: string; to: string; side: number }[] {
  if (!card || card.over) return [];
  return card.ways.map(([from, to, side]) => {
    const title = card.parties.find((party) => belongs(party, side))?.title.id;
    const seat = view.liveries?.length ? undefined : view.sides.find((one) => one.title.id === title)?.seat;
    return { from, to, side: seat ?? side };
  });
}
