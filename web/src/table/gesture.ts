// Playing by pointing: clicks make longer hands until the gesture is complete and goes to the server as one list of lines.
// What cannot be taken back is armed first, and goes out when it is confirmed: docs/hand.md.
import { chained } from "./chain";
import { sameThing } from "./counting";
import type { Option } from "../wire/messages";
import { cameTo, explore, follow, names, walk, type Peek } from "./ahead";
import { answered, directly, emptyHand, gridStart, mayBePicked, pointedOut, proposals, standsFor, touched, wayOf, wholly, without, type Hand, type Way } from "./hand";

export * from "./hand";
export type { Peek } from "./ahead";

export type Step =
  | { kind: "hand"; hand: Hand }
  | { kind: "send"; lines: string[]; hand: Hand }
  /** Shown, and sent when it is confirmed; `line`: it cannot be taken back. */
  | { kind: "arm"; way: Way; line: boolean; hand: Hand }
  | { kind: "why"; handle: string; hand: Hand };

/** What the client knows of the table besides the question: which handle may stand for which. */
export interface Ground {
  /** Other handles a click may mean, nearest first: a piece stands for its place, a side for its area. */
  aliases(handle: string): string[];
  /** Whether two pieces lie together and may be picked up together. */
  together(a: string, b: string): boolean;
}

async function settle(hand: Hand, peek: Peek): Promise<Step> {
  hand.reach = await explore(hand, peek);
  return { kind: "hand", hand };
}

/** Take a list of further lines. Complete they are sent; what is warned of or cannot be taken back is armed before. */
export async function take(hand: Hand, way: Way, peek: Peek, confirmed = false): Promise<Step> {
  const lines = [...hand.lines.slice(0, way.keep), ...way.lines];
  const first = await walk(lines, hand.spent, peek);
  // Where each belongs may be changed until it is confirmed.
  const then = first.kind === "open" && !gridStart(hand) ? await follow(first.walk, hand.picked, peek) : first;
  const line = then.kind === "line";
  // Who only takes something up has not said that it shall go, even if there is nothing else it could do.
  const byItself = then.kind === "settled" && !hand.here.given && !touched(hand.before ?? hand) && way.lines.length === 1 && then.lines.length > lines.length;
  if (!confirmed && byItself) {
    const { texts, handles } = cameTo(then);
    return { kind: "arm", way: { ...way, texts: [...way.texts, ...texts], handles: [...(way.handles ?? []), ...handles] }, line, hand };
  }
  if (!confirmed && (way.warn || line)) return { kind: "arm", way, line, hand };
  if (then.kind === "refused") return { kind: "send", lines, hand };
  if (then.kind !== "open") return { kind: "send", lines: then.lines, hand };
  const { question, view, events, spent } = then.walk;
  return settle({ ...hand, lines: then.walk.lines, spent, here: question, view, events, focus: [], ways: [], before: hand }, peek);
}

export const takeOption = (hand: Hand, option: Option, peek: Peek): Promise<Step> => take(hand, wayOf(option), peek);

/** Name again what was meant before the others had their say, where somebody must be named; that it is enough is left to
 * the player. */
export async function resume(hand: Hand, meant: string[], peek: Peek): Promise<Hand> {
  let now = hand;
  for (const handle of meant) {
    const named = names(now.here) && !now.here.done && now.here.options.length > 1 ? directly(now, handle) : [];
    if (named.length !== 1 || !pointedOut(named[0]!, handle, [])) continue;
    const next = await walk([...now.lines, named[0]!.line], [...now.spent, handle], peek);
    if (next.kind !== "open") return now;
    const { lines, question, view, events, spent } = next.walk;
    now = { ...now, lines, spent, here: question, view, events, picked: [...now.picked, handle], before: now };
  }
  return now;
}

/** Point at something on the table. Another thing that could have been taken up is taken up instead, until something was
 * answered with what is in hand. */
export async function click(hand: Hand, handle: string, ground: Ground, peek: Peek): Promise<Step> {
  if (hand.focus.includes(handle) || (hand.picked.includes(handle) && !directly(hand, handle).length)) {
    const down = without(hand, handle);
    if (down) return { kind: "hand", hand: down };
  }
  const step = await meant(hand, handle, ground, peek);
  if (step) return step;
  const instead = touched(hand) && !answered(hand) ? await meant(emptyHand(hand.base), handle, ground, peek) : null;
  return instead && instead.kind !== "send" ? instead : { kind: "why", handle, hand };
}

/** What a click means here, if anything. */
async function meant(hand: Hand, handle: string, ground: Ground, peek: Peek): Promise<Step | null> {
  for (const meant of [handle, ...ground.aliases(handle)]) {
    // With something in hand that has not said where it stands, another source is not for it.
    const another = mayBePicked(handle) && !hand.lines.length && !hand.focus.length && hand.picked.some((other) => !ground.together(other, handle));
    const direct = another ? [] : directly(hand, meant);
    if (direct.length) return point(hand, handle, meant, direct, ground, peek);
    const stood = standsFor(hand, meant);
    if (stood) return take(hand, wayOf(stood), peek);
    const whole = wholly(hand, meant);
    if (whole) {
      const picked = mayBePicked(meant) ? [meant] : hand.picked;
      const step = await take({ ...hand, picked, before: hand }, whole, peek);
      if (step.kind === "hand") step.hand.before = hand;
      return step;
    }
    const ways = hand.reach.get(meant);
    if (ways?.length) return among(hand, ways, peek);
    const about = hand.picked.length || hand.focus.length ? [] : (hand.here.suggestions ?? []).filter(({ handles }) => handles.length > 1 && handles[0] === meant);
    if (about.length && !mayBePicked(meant)) return among(hand, about.map(({ lines, text, warn }) => ({ lines, texts: [text], warn })), peek);
    if (meant === handle && mayBePicked(handle) && !answered(hand)) {
      if (hand.picked.some((other) => ground.together(other, handle)) || (!touched(hand) && (hand.here.suggestions ?? []).some((s) => s.handles.includes(handle)))) {
        const step = await settle({ ...hand, picked: [...hand.picked, handle], before: hand }, peek);
        if (step.kind === "hand" && !step.hand.reach.size) step.hand.reach = await chained(step.hand, ground, peek);
        return step;
      }
    }
  }
  return null;
}

/** Ways that come to the same are one, the first that is proposed; of others the player says which. */
async function among(hand: Hand, ways: Way[], peek: Peek): Promise<Step> {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = ways.length > 1 ? await outcome(hand, way, peek) : "";
    if (!found.has(key)) found.set(key, way);
  }
  const [first, ...others] = found.values();
  return others.length ? { kind: "hand", hand: { ...hand, ways: [first!, ...others], before: hand } } : take(hand, first!, peek);
}

/** What lies elsewhere afterwards; where more is asked or nobody can know, the way itself. */
async function outcome(hand: Hand, way: Way, peek: Peek): Promise<string> {
  const lines = [...hand.lines.slice(0, way.keep), ...way.lines];
  const walked = await walk(lines, hand.spent, peek);
  const then = walked.kind === "open" ? await follow(walked.walk, hand.picked, peek) : walked;
  const view = then.kind === "settled" ? (await peek(then.lines))?.view : null;
  return view ? view.pieces.map(({ id, at }) => `${id} ${at}`).sort().join() : lines.join("\n");
}

async function point(hand: Hand, clicked: string, meant: string, direct: Option[], ground: Ground, peek: Peek): Promise<Step> {
  const picked = mayBePicked(clicked) && !hand.picked.includes(clicked) ? [...hand.picked, clicked] : hand.picked;
  // A proposal for the same pieces and the same target goes on from this answer, or is another way to do it.
  const others = names(hand.here) ? [] : proposals({ ...hand, picked }, meant).filter((other) => goesOn(hand, other));
  if (others.length && direct.every((option) => pointedOut(option, meant, hand.focus))) {
    const further = direct.filter((option) => !others.some((other) => goesOn(hand, other, option.line)));
    return among({ ...hand, picked, before: hand }, [...others, ...further.map(wayOf)], peek);
  }
  // A click on something counted takes one of it, unless it is a place, or a number has to be set.
  const one = sameThing(direct) && mayBePicked(meant) && direct.every((option) => option.count) ? direct.find((option) => option.count === 1) : undefined;
  if (one) return take(hand, wayOf(one), peek);
  const only = direct.length === 1 && pointedOut(direct[0]!, meant, hand.focus) ? direct[0]! : null;
  if (only) {
    // What is named by this very click need not be named again.
    const spent = direct[0]!.handles.includes(clicked) ? [...hand.spent, clicked] : hand.spent;
    const naming = hand.here.done ? hand.picked : picked;
    const step = await take({ ...hand, picked: naming, spent, before: hand }, wayOf(only), peek);
    if (step.kind === "hand") step.hand.before = hand;
    if (step.kind === "hand" && naming !== picked) step.hand.picked = picked;
    // Who lies where something has come to was no more than its place.
    if (step.kind === "hand" && came(step.hand, meant, ground)) step.hand.picked = hand.picked;
    return step;
  }
  return settle({ ...hand, picked, focus: [...hand.focus, meant], before: hand }, peek);
}

/** Whether something lies at the place that did not lie there before. */
const came = (hand: Hand, place: string, ground: Ground): boolean =>
  !mayBePicked(place) && !!hand.view?.pieces.some(({ id, at }) => at === place && !ground.aliases(`piece:${id}`).includes(place));

/** Whether a proposal begins with what is in hand, and these answers. */
function goesOn(hand: Hand, other: Way, ...further: string[]): boolean {
  const all = [...hand.lines.slice(0, other.keep), ...other.lines];
  return [...hand.lines, ...further].every((one, i) => all[i] === one);
}
