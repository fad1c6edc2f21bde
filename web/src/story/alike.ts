// What is alike in what is new is told once, with its number: pieces of one side that fell at one place, the same again,
// the same of several things.
import type { LogLine, Loss, Text } from "../wire/messages";
import { MOVE, type News } from "./trails";

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whose pieces fell, and where; nothing if it was more than that, or of several. */
function fellOf(losses: Loss[]): string | null {
  const [first] = losses;
  const alone = losses.every(({ face, what, whose, at }) => face && !what && at === first!.at && same(whose, first!.whose));
  return first && alone ? JSON.stringify([first.whose, first.at ?? null]) : null;
}

/** Losses with those of one kind counted together. */
export function summed(losses: Loss[]): Loss[] {
  const found = new Map<string, Loss>();
  for (const loss of losses) {
    const key = JSON.stringify([loss.whose, loss.at, loss.face, loss.left, loss.name, loss.what]);
    found.set(key, { ...loss, count: (found.get(key)?.count ?? 0) + (loss.count ?? 1) });
  }
  return [...found.values()];
}

/** By which words two texts differ, if both say the same of them; numbers are no words. */
function differing(one: Text, other: Text): string[] | null {
  const [mine, theirs] = [one.args ?? {}, other.args ?? {}];
  if (one.id !== other.id || Object.keys(mine).join() !== Object.keys(theirs).join()) return null;
  const keys = Object.keys(mine).filter((key) => !same(mine[key], theirs[key]));
  return keys.every((key) => typeof mine[key] === typeof theirs[key] && typeof mine[key] !== "number") ? keys : null;
}

const stays = ({ losses, moves, ways }: LogLine): boolean => !losses?.length && !moves?.length && !ways?.length;

/** Both as one, if they are alike. */
function joined(one: News, other: News): News | null {
  const [mine, theirs] = [one.line, other.line];
  if (one.rank !== other.rank || !mine.text || !theirs.text) return null;
  // Of hundreds that are new most say other things.
  if (!mine.losses?.length && (one.told ?? mine.text).id !== theirs.text.id) return null;
  // Made where they are alike: it is asked of every two that are new, and most are not.
  const line = (): News["line"] => ({
    ...mine, first: Math.min(mine.first, theirs.first), entry: Math.max(mine.entry, theirs.entry),
    handles: [...new Set([...(mine.handles ?? []), ...(theirs.handles ?? [])])],
  });
  const entries = (): number[] => [...one.entries, ...other.entries];
  const fell = fellOf(mine.losses ?? []);
  if (fell) {
    if (fell !== fellOf(theirs.losses ?? [])) return null;
    const losses = summed([...(mine.losses ?? []), ...(theirs.losses ?? [])]);
    return { ...one, line: { ...line(), losses }, entries: entries(), fell: true };
  }
  if (!stays(mine) || !stays(theirs)) return null;
  const keys = differing(one.told ?? mine.text, theirs.text);
  if (keys?.length === 0 && !one.several) return { ...one, line: line(), entries: entries(), times: (one.times ?? 1) + 1 };
  const [key] = keys ?? [];
  if (one.rank !== MOVE || one.times || keys?.length !== 1 || (one.several && one.several !== key)) return null;
  const list: Text = { id: "ui-list", args: { first: mine.text.args![key!]!, rest: theirs.text.args![key!]! } };
  return { ...one, line: { ...line(), text: { ...mine.text, args: { ...mine.text.args, [key!]: list } } }, entries: entries(), several: key!, told: one.told ?? mine.text };
}

/** What is new, with what is alike told once where the first of it stood. */
export function together(news: News[]): News[] {
  const told: News[] = [];
  for (const one of news) {
    let both: News | null = null;
    for (let i = 0; i < told.length && !both; i++) {
      both = joined(told[i]!, one);
      if (both) told[i] = both;
    }
    if (!both) told.push(one);
  }
  return told;
}
