// Before something goes out that is warned of or cannot be taken back: docs/hand.md, laws 1 and 4.
import type { Way } from "./hand";

export interface Armed {
  way: Way;
  /** What a second click confirms it on, if it was pointed at on the map. */
  target: string | null;
  /** Whether it can be taken back no more. */
  line: boolean;
  at: number;
}

/** So soon after it was armed a click is still the one that armed it: nobody means that who clicks twice. */
const TWICE = 300;

export const meantAnew = (armed: Armed, now = Date.now()): boolean => now - armed.at >= TWICE;

/** Whether it is shown first: a warning unless nobody wants any, and the rest unless the hand shall be quick. */
export function asksFirst(way: Way, line: boolean, { warn, quick }: { warn: boolean; quick: boolean }): boolean {
  return (!!way.warn && warn) || (!quick && (line || !way.warn));
}

/** What it aims at, named last, confirms it as well as what was clicked first. */
export function aimedAt({ target, way }: Armed, handle: string): boolean {
  return handle === target || (!!way.handles?.length && handle === way.handles.at(-1));
}

export function sameWay(one: Way | null | undefined, other: Way): boolean {
  return !!one && one.keep === other.keep && one.lines.join("\n") === other.lines.join("\n");
}
