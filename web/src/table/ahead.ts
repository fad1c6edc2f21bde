// Running ahead: what a list of lines would lead to, what belongs to it without a choice, and where things could go.
import type { Happening, Option, Peeked, Question, Text, View } from "../wire/messages";
import type { Ground } from "./gesture";
import { candidates, mayBePicked, type Hand, type Way } from "./hand";

export type Peek = (lines: string[]) => Promise<Peeked | null>;

const WIDTH = 24;
const LONGEST = 24;

export interface Walk {
  lines: string[];
  question: Question;
  view: View | null;
  events: Happening[];
  /** What was picked up and has named itself on the way. */
  spent: string[];
}
/** `settled`: it can be sent, and taken back. `line`: what follows cannot be unsaid. `forced`: what was taken on the way
 * because nothing else could be; `events`: what came of all of it. */
export type Walked =
  | { kind: "open"; walk: Walk }
  | { kind: "settled" | "line"; lines: string[]; forced?: Option[]; events?: Happening[] }
  | { kind: "refused" };

/** Run ahead; the server stops before what cannot be taken back. */
export async function walk(lines: string[], spent: string[], peek: Peek): Promise<Walked> {
  const peeked = await peek(lines);
  if (!peeked) return { kind: "refused" };
  if (peeked.used < lines.length || !peeked.question) return { kind: "line", lines };
  if (!peeked.question.given) return { kind: "settled", lines: peeked.lines ?? lines, events: peeked.events ?? [] };
  // What was answered for the seat on the way belongs to it from now on.
  return { kind: "open", walk: { lines: peeked.lines ?? lines, question: peeked.question, view: peeked.view ?? null, events: peeked.events ?? [], spent } };
}

/** Whether a question asks for things to be named, and nothing else. */
export function names(question: Question): boolean {
  return question.options.every((option) => option.line === question.done || option.handles.some(mayBePicked));
}

const number = (handle: string): number => Number(handle.slice(handle.indexOf(":") + 1));

/** Let what was picked up name itself, once each, stop naming when all of it is named, and take what is forced. */
export async function follow(start: Walk, pointed: string[], peek: Peek): Promise<Walked> {
  let now = start;
  // Of things alike the first stands for the others: in order, each finds itself among those that are left.
  const rest = pointed.filter((handle) => mayBePicked(handle) && !start.spent.includes(handle)).sort((a, b) => number(a) - number(b));
  const naming = new Set<string>();
  const forced: Option[] = [];
  for (let round = 0; round < LONGEST; round++) {
    const question = now.question;
    let [line, spent] = [null as string | null, now.spent];
    for (const handle of names(question) ? rest : []) {
      // Where a click would leave it out, what was picked up is meant to go.
      const meant = question.marked?.includes(handle) ? [] : question.options.filter((o) => o.line !== question.done && o.handles.includes(handle));
      // A place nobody has pointed at is not for the hand to choose.
      if (meant.length !== 1 || meant[0]!.warn || !meant[0]!.handles.every((one) => mayBePicked(one) || pointed.includes(one))) continue;
      line = meant[0]!.line;
      rest.splice(rest.indexOf(handle), 1);
      spent = [...spent, handle];
      naming.add(question.name);
      break;
    }
    if (line === null && question.done && naming.has(question.name) && !rest.length) line = question.done;
    // What leaves no choice belongs to the gesture that led there, unless it is to be confirmed.
    if (line === null && question.options.length === 1 && !question.held && !question.options[0]!.warn) {
      forced.push(question.options[0]!);
      line = question.options[0]!.line;
    }
    if (line === null) return { kind: "open", walk: now };
    const next = await walk([...now.lines, line], spent, peek);
    if (next.kind !== "open") return next.kind === "refused" ? next : { ...next, forced };
    now = next.walk;
  }
  return { kind: "open", walk: now };
}

/** What a way comes to of itself, in words: the answers that were forced on it, else what would be told of it. */
export function cameTo({ forced = [], events = [] }: { forced?: Option[]; events?: Happening[] }): { texts: Text[]; handles: string[] } {
  const told = events.flatMap(({ text, handles = [] }) => (text ? [{ text, handles }] : []));
  const said = forced.length ? forced : told;
  return { texts: said.map(({ text }) => text), handles: said.flatMap(({ handles }) => handles) };
}

/** Where what is in hand could go: one answer further than the question itself shows. */
export async function explore(hand: Hand, peek: Peek): Promise<Map<string, Way[]>> {
  const reach = new Map<string, Way[]>();
  const add = (handle: string, way: Way): void => {
    const ways = reach.get(handle) ?? [];
    if (!ways.some((other) => other.lines.join("\n") === way.lines.join("\n"))) reach.set(handle, [...ways, way]);
  };
  if (!hand.picked.length && !hand.focus.length) return reach;
  const pointed = new Set([...hand.picked, ...hand.focus]);
  const far = new Set<string>();
  const done = hand.here.options.find((option) => option.line === hand.here.done);
  const doors = hand.focus.length ? candidates(hand) : done ? [done] : [];
  const shown = new Set(candidates(hand).flatMap((option) => option.handles));
  await Promise.all(
    doors.slice(0, WIDTH).map(async (door) => {
      const first = await walk([...hand.lines, door.line], hand.spent, peek);
      if (first.kind !== "open") return;
      const then = await follow(first.walk, hand.picked, peek);
      if (then.kind !== "open") return;
      for (const option of then.walk.question.options) {
        const lines = [...then.walk.lines.slice(hand.lines.length), option.line];
        for (const handle of option.handles) {
          if (!pointed.has(handle) && !shown.has(handle)) add(handle, { lines, texts: [door.text, option.text], warn: option.warn });
        }
      }
    }),
  );
  for (let earlier: Hand | null = hand; earlier; earlier = earlier.before) {
    for (const suggestion of earlier.here.suggestions ?? []) {
      if (!hand.picked.every((handle) => suggestion.handles.includes(handle)) || ![...pointed].some((handle) => suggestion.handles.includes(handle))) continue;
      const places = suggestion.handles.filter((handle) => !mayBePicked(handle));
      for (const handle of places.length ? places : suggestion.handles) {
        if (pointed.has(handle) || shown.has(handle) || (reach.has(handle) && !far.has(handle))) continue;
        far.add(handle);
        add(handle, { lines: suggestion.lines, texts: [suggestion.text], warn: suggestion.warn, keep: earlier.lines.length });
      }
    }
  }
  return reach;
}


/** Where a thing could go that nobody has taken in hand yet: itself, or the place it stands for, is asked about. */
export async function foresee(hand: Hand, handle: string, ground: Ground, peek: Peek): Promise<Set<string>> {
  for (const meant of [handle, ...ground.aliases(handle)]) {
    const asked = hand.here.options.filter(({ handles }) => handles.length === 1 && handles[0] === meant);
    if (asked.length !== 1) continue;
    const question = (await peek([asked[0]!.line]))?.question;
    if (!question?.given) continue;
    const all = [...question.options, ...(question.suggestions ?? [])].map(({ handles }) => handles);
    const own = meant === handle ? all : all.filter((handles) => handles.includes(handle));
    return new Set(own.flat().filter((one) => one !== handle && one !== meant));
  }
  return new Set();
}
