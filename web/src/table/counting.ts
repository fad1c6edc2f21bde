// Options that differ in a number only: a stepper for each thing that is counted.
import type { Option, Text } from "../wire/messages";
import { candidates, mayBePicked, type Hand } from "./gesture";

export interface Counted {
  key: string;
  of: Text;
  options: Option[];
  most: number;
  /** Whether no number at all may be left out. */
  must: boolean;
}

export function counted(hand: Hand): Counted[] {
  const found = new Map<string, Counted>();
  for (const option of hand.ways.length ? [] : candidates(hand)) {
    if (!option.of || option.count === undefined) continue;
    const key = JSON.stringify(option.of);
    const group = found.get(key) ?? { key, of: option.of, options: [], most: 0, must: false };
    group.options.push(option);
    group.most = Math.max(group.most, option.count);
    group.must ||= option.count === 0;
    found.set(key, group);
  }
  return [...found.values()];
}

/** The answer that takes everything, if the question begins with one. */
export function everything(hand: Hand): Option | undefined {
  const [first] = hand.here.options;
  return first && !first.of && !first.handles.length && first.line !== hand.here.done ? first : undefined;
}

/** The options of one thing that is counted, if these are all of them. */
export function sameThing(options: Option[]): boolean {
  const [first] = options;
  return !!first?.of && options.length > 1 && options.every((option) => option.of && JSON.stringify(option.of) === JSON.stringify(first.of));
}

/** The place a number is for, if what is counted is where something goes. */
export function placeOf(group: Counted): string | null {
  const at = group.options[0]?.handles.find((handle) => !mayBePicked(handle)) ?? null;
  return at && group.options.every(({ handles }) => handles.includes(at)) ? at : null;
}

/** What is counted for this place, where several places share something out: a click there is one more. */
export function counter(hand: Hand, handle: string): Counted | null {
  if (hand.focus.length) return null;
  const placed = counted(hand).filter((group) => placeOf(group));
  return placed.length > 1 ? (placed.find((group) => placeOf(group) === handle) ?? null) : null;
}
