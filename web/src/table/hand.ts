// A hand holds what was chosen and not yet sent: what it could mean, what glows, what Enter takes. It knows options and
// handles, and no rules. The laws it keeps are in docs/hand.md.
import type { Happening, Option, Question, Text, View } from "../wire/messages";

/** A list of lines that some target stands for, with the sentences that say so. */
export interface Way {
  lines: string[];
  texts: Text[];
  warn?: Text;
  /** What it is about: lit while it waits to be confirmed. */
  handles?: string[];
  /** How many lines of the hand are kept before these; all if missing. */
  keep?: number;
}

export interface Hand {
  /** The question the server asked; lines are counted from there. */
  base: Question;
  lines: string[];
  /** Things picked up: each names itself once, where it is asked for. */
  picked: string[];
  /** Those of them that have named themselves. */
  spent: string[];
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

export function emptyHand(base: Question): Hand {
  return { base, lines: [], picked: [], spent: [], focus: [], here: base, view: null, events: [], reach: new Map(), ways: [], before: null };
}

export const kind = (handle: string): string => handle.slice(0, handle.indexOf(":"));
export const mayBePicked = (handle: string): boolean => !["space", "side", "box", "track", "button"].includes(kind(handle));
export const wayOf = ({ line, text, warn, handles }: Option): Way => ({ lines: [line], texts: [text], warn, handles });

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

/** Everything that may be clicked now. Of an option with source and target the source glows first, and both if there is no other source. */
export function glowing(hand: Hand): Set<string> {
  const glow = new Set<string>();
  const open = candidates(hand);
  const source = soleSource(hand);
  for (const { handles } of open) {
    const next = handles.filter((handle) => !hand.focus.includes(handle));
    if (next[0]) glow.add(next[0]);
    if (next[1] && next[0] === source) glow.add(next[1]);
    for (const handle of next) if (kind(handle) === "piece") glow.add(handle);
  }
  if (!touched(hand)) for (const { besides } of hand.here.options) for (const handle of besides ?? []) glow.add(handle);
  for (const handle of hand.reach.keys()) glow.add(handle);
  if (!hand.focus.length) {
    for (const { handles } of hand.here.suggestions ?? []) if (handles[0] && (handles.length === 1 || !hand.picked.length)) glow.add(handles[0]);
  }
  return glow;
}

/** The one thing all answers begin with: it need not be picked up first. */
function soleSource(hand: Hand): string | null {
  const sources = new Set(hand.here.options.filter(({ line }) => line !== hand.here.done).map(({ handles }) => handles[0]));
  const [source] = sources;
  return sources.size === 1 && source && mayBePicked(source) ? source : null;
}

/** What a click on the handle would do, in words. */
export function meaning(hand: Hand, handle: string): Text[] {
  const direct = directly(hand, handle);
  // Of numbers the first says it: one more.
  if (direct.length) return (direct.every(({ of }) => of) ? direct.slice(0, 1) : direct).map((option) => option.text);
  const whole = wholly(hand, handle);
  if (whole) return whole.texts;
  const option = standsFor(hand, handle);
  if (option) return [option.text];
  return (hand.reach.get(handle) ?? []).map((way) => way.texts.at(-1)!).filter(Boolean);
}

/** The answer this thing stands for without being named by it: a unit for its army, a region for its nation. */
export function standsFor(hand: Hand, handle: string): Option | null {
  const meant = touched(hand) ? [] : hand.here.options.filter(({ besides }) => besides?.includes(handle));
  return meant.length === 1 ? meant[0]! : null;
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

/** What Enter takes, and a click on it sends at once: what is forced, what the game calls usual, a lone proposal where no
 * phase of one's own could be ended instead (losses, a retreat, a line-up). Never what is warned of, and never one of several ways to the same place. */
export function enter(hand: Hand): Way | null {
  if (hand.ways.length) return null;
  const all = hand.here.suggestions ?? [];
  const open = candidates(hand);
  const usual = open.find((one) => one.default && !one.warn);
  const lone = !touched(hand) && !usual && all.length === 1 && !hand.here.options.some((option) => option.ends) ? all[0] : undefined;
  const suggested = all.find((suggestion) => suggestion.default) ?? lone;
  if (suggested && !suggested.warn) return { lines: suggested.lines, texts: [suggested.text] };
  const option = open.length === 1 ? open[0] : usual;
  return option ? wayOf(option) : null;
}

/** The options a click on this very handle means: with the order of pointing, if that leaves any. */
export function directly(hand: Hand, handle: string): Option[] {
  const meant = candidates({ ...hand, focus: [...hand.focus, handle] });
  return meant.filter((option) => option.handles.includes(handle) && option.line !== hand.here.done);
}

/** Whether an option is fully pointed at: of source and target, the target is still to come. */
export function pointedOut(option: Option, meant: string, focus: string[]): boolean {
  const after = option.handles.slice(option.handles.indexOf(meant) + 1);
  return after.every((handle) => mayBePicked(handle) || focus.includes(handle));
}

/** What is proposed, here or before, for all that is picked up and this target. */
export function proposals(hand: Hand, target: string): Way[] {
  const found: Way[] = [];
  const held = hand.picked.filter((handle) => handle !== target);
  for (let earlier: Hand | null = held.length ? hand : null; earlier; earlier = earlier.before) {
    for (const { handles, lines, text, warn } of earlier.here.suggestions ?? []) {
      if (!handles.includes(target) || !held.every((handle) => handles.includes(handle))) continue;
      const known = found.some((other) => other.lines.join("\n") === lines.join("\n"));
      if (!known) found.push({ lines, texts: [text], warn, keep: earlier.lines.length });
    }
  }
  return found;
}

/** Put something down again: the hand before it was taken up. What was answered since stays: then it is put down alone,
 * unless it has named itself in what was answered. */
export function without(hand: Hand, handle: string): Hand | null {
  let [taken, earlier]: (Hand | null)[] = [hand, hand];
  while (earlier && (earlier.picked.includes(handle) || earlier.focus.includes(handle))) [taken, earlier] = [earlier, earlier.before];
  if (taken!.lines.length === hand.lines.length) return earlier ?? emptyHand(hand.base);
  return hand.spent.includes(handle) ? null : { ...hand, picked: hand.picked.filter((other) => other !== handle), before: hand };
}

/** Whether anything was answered but what is taken up, from which nothing has come yet: only who goes back takes that
 * back, and no click elsewhere. */
export function answered(hand: Hand): boolean {
  for (let now = hand; now.before; now = now.before) {
    const takenUp = !now.before.lines.length && (now.picked.length > now.before.picked.length || !now.events.length);
    if (now.lines.length > now.before.lines.length && !takenUp) return true;
  }
  return false;
}
