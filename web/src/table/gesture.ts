// Playing by pointing. A hand holds what was chosen and not yet sent; clicks make longer hands until the gesture is
// complete and goes to the server as one list of lines. It knows options and handles, and no rules.
import { sameThing } from "./counting";
import type { Happening, Option, Peeked, Question, Text, View } from "../wire/messages";

/** A list of lines that some target stands for, with the sentences that say so. */
export interface Way {
  lines: string[];
  texts: Text[];
  warn?: Text;
  /** How many lines of the hand are kept before these; all if missing. */
  keep?: number;
}

export interface Hand {
  /** The question the server asked; lines are counted from there. */
  base: Question;
  lines: string[];
  /** Things picked up: they answer later questions by themselves. */
  picked: string[];
  /** What was pointed at in this question without being an answer yet. */
  focus: string[];
  /** The question that stands after `lines`. */
  here: Question;
  view: View | null;
  events: Happening[];
  /** Far targets: what a click on a handle would mean. */
  reach: Map<string, Way[]>;
  /** Several ways to the same target: to be chosen by name. */
  ways: Way[];
  before: Hand | null;
}

export type Step =
  | { kind: "hand"; hand: Hand }
  | { kind: "send"; lines: string[]; hand: Hand }
  | { kind: "warn"; warn: Text; way: Way; hand: Hand }
  | { kind: "why"; handle: string; hand: Hand };

/** What the client knows of the table besides the question: which handle may stand for which. */
export interface Ground {
  /** Other handles a click may mean, nearest first: a piece stands for its place, a side for its area. */
  aliases(handle: string): string[];
  /** Whether two pieces lie together and may be picked up together. */
  together(a: string, b: string): boolean;
}

export type Peek = (lines: string[]) => Promise<Peeked | null>;

const WIDTH = 24;
const LONGEST = 24;

export function emptyHand(base: Question): Hand {
  return { base, lines: [], picked: [], focus: [], here: base, view: null, events: [], reach: new Map(), ways: [], before: null };
}

const kind = (handle: string): string => handle.slice(0, handle.indexOf(":"));
const mayBePicked = (handle: string): boolean => !["space", "side", "box", "track", "button"].includes(kind(handle));

/** The options still meant, given what was pointed at: source before target, if the order decides anything. */
export function candidates(hand: Hand): Option[] {
  const { focus } = hand;
  const { options } = hand.here;
  if (!focus.length) return options;
  const beginning = options.filter((option) => focus.every((handle, i) => option.handles[i] === handle));
  if (beginning.length) return beginning;
  const inOrder = options.filter((option) => follows(option.handles, focus));
  return inOrder.length ? inOrder : options.filter((option) => focus.every((handle) => option.handles.includes(handle)));
}

function follows(handles: string[], focus: string[]): boolean {
  let from = 0;
  for (const handle of focus) {
    from = handles.indexOf(handle, from) + 1;
    if (!from) return false;
  }
  return true;
}

/** Everything that may be clicked now. Of an option with source and target the source glows first. */
export function glowing(hand: Hand): Set<string> {
  const glow = new Set<string>();
  for (const { handles } of candidates(hand)) {
    const next = handles.filter((handle) => !hand.focus.includes(handle));
    if (next[0]) glow.add(next[0]);
    for (const handle of next) if (kind(handle) === "piece") glow.add(handle);
  }
  for (const handle of hand.reach.keys()) glow.add(handle);
  if (!hand.focus.length) {
    for (const { handles } of hand.here.suggestions ?? []) if (handles[0] && (handles.length === 1 || !hand.picked.length)) glow.add(handles[0]);
  }
  return glow;
}

/** What a click on the handle would do, in words. */
export function meaning(hand: Hand, handle: string): Text[] {
  const direct = directly(hand, handle);
  if (direct.length) return direct.map((option) => option.text);
  const whole = wholly(hand, handle);
  if (whole) return whole.texts;
  return (hand.reach.get(handle) ?? []).map((way) => way.texts.at(-1)!).filter(Boolean);
}

/** A proposal that is about this one thing: pointing at it is enough. */
export function wholly(hand: Hand, handle: string): Way | null {
  if (hand.focus.length) return null;
  const found = (hand.here.suggestions ?? []).find(({ handles }) => handles.length === 1 && handles[0] === handle);
  return found ? { lines: found.lines, texts: [found.text], warn: found.warn } : null;
}

/** One step back inside the hand; the same hand if there is none. */
export function back(hand: Hand): Hand {
  return hand.before ?? emptyHand(hand.base);
}

export function touched(hand: Hand): boolean {
  return hand.lines.length > 0 || hand.focus.length > 0 || hand.picked.length > 0 || hand.ways.length > 0;
}

/** Whether a question asks of many things beside the map where each belongs. */
export function gridded(question: Question): boolean {
  const open = question.options.filter((option) => option.line !== question.done);
  return open.length > 3 && open.every(({ handles }) => handles.length === 2 && handles.every((handle) => mayBePicked(handle) && kind(handle) !== "piece"));
}

/** The hand in which such a question was first asked; what was said since can be said otherwise. */
export function gridStart(hand: Hand): Hand | null {
  let found: Hand | null = null;
  for (let earlier: Hand | null = hand; earlier && earlier.here.name === hand.here.name; earlier = earlier.before) if (gridded(earlier.here)) found = earlier;
  return found;
}

/** The way Enter takes: a default, the only option, or the end of naming. */
export function enter(hand: Hand): Way | null {
  if (hand.ways.length) return hand.ways[0]!;
  const all = hand.here.suggestions ?? [];
  // In the middle of things a lone proposal is what anybody would do: losses, a retreat, a line-up.
  const lone = hand.here.given && !touched(hand) && all.length === 1 ? all[0] : undefined;
  const suggested = all.find((suggestion) => suggestion.default) ?? lone;
  if (suggested) return { lines: suggested.lines, texts: [suggested.text], warn: suggested.warn };
  const open = candidates(hand);
  const option = open.find((o) => o.default) ?? (open.length === 1 ? open[0] : open.find((o) => o.line === hand.here.done));
  return option ? { lines: [option.line], texts: [option.text], warn: option.warn } : null;
}

interface Walk {
  lines: string[];
  question: Question;
  view: View | null;
  events: Happening[];
}
type Walked = { kind: "open"; walk: Walk } | { kind: "closed"; lines: string[] } | { kind: "refused" };

/** Run ahead; a line that cannot be unsaid or leads to a settled position closes the gesture. */
async function walk(lines: string[], peek: Peek): Promise<Walked> {
  const peeked = await peek(lines);
  if (!peeked) return { kind: "refused" };
  if (peeked.used < lines.length || !peeked.question) return { kind: "closed", lines: lines.slice(0, peeked.used + 1) };
  if (!peeked.question.given) return { kind: "closed", lines };
  // What was answered for the seat on the way belongs to it from now on.
  return { kind: "open", walk: { lines: peeked.lines ?? lines, question: peeked.question, view: peeked.view ?? null, events: peeked.events ?? [] } };
}

/** Whether a question asks for things to be named, and nothing else. */
function names(question: Question): boolean {
  return question.options.every((option) => option.line === question.done || option.handles.some(mayBePicked));
}

/** Let what was picked up answer for itself, stop naming when all of it is named, and take what is forced. */
async function follow(start: Walk, picked: string[], peek: Peek): Promise<Walked> {
  let now = start;
  const rest = picked.filter(mayBePicked);
  const naming = new Set<string>();
  for (let round = 0; round < LONGEST; round++) {
    const question = now.question;
    let line: string | null = null;
    for (const handle of names(question) ? rest : []) {
      const meant = question.options.filter((o) => o.line !== question.done && o.handles.includes(handle));
      if (meant.length !== 1 || meant[0]!.warn) continue;
      line = meant[0]!.line;
      rest.splice(rest.indexOf(handle), 1);
      naming.add(question.name);
      break;
    }
    if (line === null && question.done && naming.has(question.name)) line = question.done;
    // What leaves no choice belongs to the gesture that led there, unless it is to be confirmed.
    if (line === null && question.options.length === 1 && !question.held && !question.options[0]!.warn) line = question.options[0]!.line;
    if (line === null) return { kind: "open", walk: now };
    const next = await walk([...now.lines, line], peek);
    if (next.kind !== "open") return next;
    now = next.walk;
  }
  return { kind: "open", walk: now };
}

/** Where what is in hand could go: one answer further than the question itself shows. */
async function explore(hand: Hand, peek: Peek): Promise<Map<string, Way[]>> {
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
      const first = await walk([...hand.lines, door.line], peek);
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
      if (![...pointed].some((handle) => suggestion.handles.includes(handle))) continue;
      for (const handle of suggestion.handles) {
        if (pointed.has(handle) || shown.has(handle) || (reach.has(handle) && !far.has(handle))) continue;
        far.add(handle);
        add(handle, { lines: suggestion.lines, texts: [suggestion.text], warn: suggestion.warn, keep: earlier.lines.length });
      }
    }
  }
  return reach;
}

async function settle(hand: Hand, peek: Peek): Promise<Step> {
  hand.reach = await explore(hand, peek);
  return { kind: "hand", hand };
}

/** Take a list of further lines. Sent when they close the gesture. */
export async function take(hand: Hand, way: Way, peek: Peek, confirmed = false): Promise<Step> {
  if (way.warn && !confirmed) return { kind: "warn", warn: way.warn, way, hand };
  const lines = [...hand.lines.slice(0, way.keep), ...way.lines];
  const first = await walk(lines, peek);
  // Where each belongs may be changed until it is confirmed.
  const then = first.kind === "open" && !gridStart(hand) ? await follow(first.walk, hand.picked, peek) : first;
  if (then.kind === "refused") return { kind: "send", lines, hand };
  if (then.kind === "closed") return { kind: "send", lines: then.lines.length < lines.length ? lines : then.lines, hand };
  const { question, view, events } = then.walk;
  return settle({ ...hand, lines: then.walk.lines, here: question, view, events, focus: [], ways: [], before: hand }, peek);
}

export const takeOption = (hand: Hand, option: Option, peek: Peek): Promise<Step> =>
  take(hand, { lines: [option.line], texts: [option.text], warn: option.warn }, peek);

/** Name again what was meant before the others had their say; whether it is enough is left to the player. */
export async function resume(hand: Hand, meant: string[], peek: Peek): Promise<Hand> {
  let now = hand;
  for (const handle of meant) {
    const named = names(now.here) && now.here.options.length > 1 ? directly(now, handle) : [];
    if (named.length !== 1) continue;
    const next = await walk([...now.lines, named[0]!.line], peek);
    if (next.kind !== "open") return now;
    const { lines, question, view, events } = next.walk;
    now = { ...now, lines, here: question, view, events, picked: [...now.picked, handle], before: now };
  }
  return now;
}

/** Point at something on the table. */
export async function click(hand: Hand, handle: string, ground: Ground, peek: Peek): Promise<Step> {
  if (hand.focus.includes(handle) || (hand.picked.includes(handle) && !directly(hand, handle).length)) {
    return { kind: "hand", hand: without(hand, handle) };
  }
  for (const meant of [handle, ...ground.aliases(handle)]) {
    const direct = directly(hand, meant);
    if (direct.length) return point(hand, handle, meant, direct, peek);
    const whole = wholly(hand, meant);
    if (whole) {
      const picked = mayBePicked(meant) ? [meant] : hand.picked;
      const step = await take({ ...hand, picked, before: hand }, whole, peek);
      if (step.kind === "hand") step.hand.before = hand;
      return step;
    }
    const ways = hand.reach.get(meant);
    if (ways?.length === 1) return take(hand, ways[0]!, peek);
    if (ways?.length) return { kind: "hand", hand: { ...hand, ways, before: hand } };
    if (meant === handle && mayBePicked(handle)) {
      if (hand.picked.some((other) => ground.together(other, handle))) {
        return settle({ ...hand, picked: [...hand.picked, handle], before: hand }, peek);
      }
      if ((hand.here.suggestions ?? []).some((s) => s.handles.includes(handle))) {
        return settle({ ...hand, picked: [...hand.picked, handle], before: hand }, peek);
      }
    }
  }
  return { kind: "why", handle, hand };
}

/** The options a click on this very handle means: with the order of pointing, if that leaves any. */
function directly(hand: Hand, handle: string): Option[] {
  const meant = candidates({ ...hand, focus: [...hand.focus, handle] });
  return meant.filter((option) => option.handles.includes(handle) && option.line !== hand.here.done);
}

async function point(hand: Hand, clicked: string, meant: string, direct: Option[], peek: Peek): Promise<Step> {
  const picked = mayBePicked(clicked) && !hand.picked.includes(clicked) ? [...hand.picked, clicked] : hand.picked;
  // A proposal for the same pieces and the same target is another way to do it: the player says which.
  const others = proposals({ ...hand, picked }, meant);
  // In the middle of a gesture, one that goes on where this answer leads is the same thing, finished.
  const finished = hand.lines.length && direct.length === 1 ? others.filter((other) => goesOn(hand, other, direct[0]!.line)) : [];
  if (finished.length === 1 && others.length === 1) return take({ ...hand, picked, before: hand }, finished[0]!, peek);
  if (others.length && direct.every((option) => pointedOut(option, meant, hand.focus))) {
    return { kind: "hand", hand: { ...hand, picked, ways: [...others, ...direct.map(way)], before: hand } };
  }
  // A click on something counted takes one of it, unless it is a place, or a number has to be set.
  const one = sameThing(direct) && mayBePicked(meant) && direct.every((option) => option.count) ? direct.find((option) => option.count === 1) : undefined;
  if (one) return take(hand, way(one), peek);
  const only = direct.length === 1 && pointedOut(direct[0]!, meant, hand.focus) ? direct[0]! : null;
  if (only) {
    // What is named by this very click need not be named again.
    const naming = hand.here.done ? hand.picked : picked;
    const step = await take({ ...hand, picked: naming, before: hand }, way(only), peek);
    if (step.kind === "hand") step.hand.before = hand;
    if (step.kind === "hand" && naming !== picked) step.hand.picked = picked;
    return step;
  }
  return settle({ ...hand, picked, focus: [...hand.focus, meant], before: hand }, peek);
}

/** Whether a proposal begins with what is in hand and this answer. */
function goesOn(hand: Hand, other: Way, line: string): boolean {
  const all = [...hand.lines.slice(0, other.keep), ...other.lines];
  return [...hand.lines, line].every((one, i) => all[i] === one);
}

/** What is proposed, here or before, for things picked up and this target. */
function proposals(hand: Hand, target: string): Way[] {
  const found: Way[] = [];
  for (let earlier: Hand | null = hand; earlier; earlier = earlier.before) {
    for (const { handles, lines, text, warn } of earlier.here.suggestions ?? []) {
      if (!handles.includes(target) || !hand.picked.some((handle) => handle !== target && handles.includes(handle))) continue;
      const known = found.some((other) => other.lines.join("\n") === lines.join("\n"));
      if (!known) found.push({ lines, texts: [text], warn, keep: earlier.lines.length });
    }
  }
  return found;
}

/** Whether an option is fully pointed at: of source and target, the target is still to come. */
function pointedOut(option: Option, meant: string, focus: string[]): boolean {
  const after = option.handles.slice(option.handles.indexOf(meant) + 1);
  return after.every((handle) => mayBePicked(handle) || focus.includes(handle));
}

const way = (option: Option): Way => ({ lines: [option.line], texts: [option.text], warn: option.warn });

/** Put something down again: the hand before it was taken up. */
function without(hand: Hand, handle: string): Hand {
  let earlier: Hand | null = hand;
  while (earlier && (earlier.picked.includes(handle) || earlier.focus.includes(handle))) earlier = earlier.before;
  return earlier ?? emptyHand(hand.base);
}
