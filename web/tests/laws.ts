// The laws of the hand (docs/hand.md), tried at one question by clicking what glows, and then what glows after that.
import { Places } from "../src/board/places";
import { click, emptyHand, enter, glowing, mayBePicked, type Hand, type Peek, type Step } from "../src/table/gesture";
import { ground } from "../src/table/ground";
import type { Question, View } from "../src/wire/messages";

export { Places };

export interface Found {
  clicks: string[];
  /** What went out, or would when it is confirmed. */
  kind: Step["kind"];
  lines: string[];
  /** Which law was broken. */
  broken: string[];
}

const FIRST = 10;
const SECOND = 7;

/** Some of them, spread over all. */
const some = <T>(all: T[], count: number): T[] => (all.length <= count ? all : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!));

export async function laws(asked: Question, view: View, places: Places, peek: Peek): Promise<Found[]> {
  const found: Found[] = [];
  const on = (hand: Hand) => ground(() => hand.view ?? view, () => places, () => glowing(hand));
  const bare = emptyHand(asked);
  for (const first of some([...glowing(bare)], FIRST)) {
    const step = await click(bare, first, on(bare), peek);
    found.push(await judged(step, [first], on(bare).aliases(first), peek));
    if (step.kind !== "hand") continue;
    const { hand } = step;
    found.at(-1)!.broken.push(...dark(hand, first));
    const others = [...glowing(bare)].filter((handle) => mayBePicked(handle) && handle !== first).slice(0, 2);
    for (const second of [...some([...glowing(hand)], SECOND), ...others]) {
      const then = await click(hand, second, on(hand), peek);
      const again = on(hand).aliases(second);
      found.push(await judged(then, [first, second], [...on(bare).aliases(first), ...again], peek));
    }
  }
  return found;
}

/** What became of a click, and which laws it breaks. */
async function judged(step: Step, clicks: string[], aliases: string[], peek: Peek): Promise<Found> {
  const { hand } = step;
  const lines = step.kind === "send" ? step.lines : step.kind === "arm" ? [...hand.lines.slice(0, step.way.keep), ...step.way.lines] : hand.lines;
  const broken: string[] = [];
  if (step.kind === "why") broken.push("what glows can be clicked");
  if (step.kind === "hand" && enter(hand)?.warn) broken.push("Enter never takes what is warned of");
  if (step.kind !== "why" && (await guessed(hand, lines, new Set([...clicks, ...aliases]), peek))) broken.push("nothing is guessed");
  return { clicks, kind: step.kind, lines, broken };
}

/** Where something is proposed for what was picked up, all its places are lit at once. */
function dark(hand: Hand, first: string): string[] {
  const near = (hand.before?.here.suggestions ?? []).filter(({ handles }) => handles.length > 1 && handles[0] === first && hand.picked.includes(first));
  const glow = glowing(hand);
  return near.flatMap(({ handles }) => handles.filter((handle) => handle.startsWith("space:") && !glow.has(handle))).map((handle) => `${handle} in reach is dark`);
}

/** A choice among several that nobody has pointed at, and that belongs to no proposal. */
async function guessed(hand: Hand, lines: string[], clicked: Set<string>, peek: Peek): Promise<boolean> {
  let question: Question | null = hand.base;
  let named = "";
  for (let at = 0; at < lines.length && question; at++) {
    const rest = lines.slice(at).join("\n");
    if ((question.suggestions ?? []).some((one) => rest.startsWith(one.lines.join("\n")) || one.lines.join("\n").startsWith(rest))) return false;
    const option = question.options.find(({ line }) => line === lines[at]);
    const pointed = !!option && [...option.handles, ...(option.besides ?? [])].some((handle) => clicked.has(handle));
    const enough = lines[at] === question.done && named === question.name;
    if (question.options.length > 1 && option && !pointed && !enough) return true;
    if (pointed) named = question.name;
    const peeked = await peek(lines.slice(0, at + 1));
    question = peeked && peeked.used === at + 1 ? (peeked.question ?? null) : null;
  }
  return false;
}
