// Several things in hand that the game moves one after the other: together to the same place, if all of them come there.
import type { Peeked } from "../wire/messages";
import type { Peek } from "./ahead";
import { click, emptyHand, glowing, mayBePicked, type Ground, type Hand, type Way } from "./gesture";

/** So many places are tried, for so many things. */
const PLACES = 12;
const THINGS = 6;

/** The places all that is picked up can come to, one by one, and what has to be said for it. Nothing that shows or rolls
 * something on the way, and nothing that leaves a choice. */
export async function chained(hand: Hand, ground: Ground, peek: Peek): Promise<Map<string, Way[]>> {
  const [first, ...others] = hand.picked;
  const reach = new Map<string, Way[]>();
  if (!first || !others.length || hand.picked.length > THINGS || !hand.picked.every((one) => one.startsWith("piece:"))) return reach;
  const taken = await click(emptyHand(hand.base), first, ground, peek);
  if (taken.kind !== "hand") return reach;
  const targets = [...glowing(taken.hand)].filter((handle) => !mayBePicked(handle)).slice(0, PLACES);
  for (const target of targets) {
    let lines: string[] | null = await sent(taken.hand, target, ground, peek);
    for (const piece of others) lines = lines && (await further(lines, piece, target, ground, peek));
    if (lines) reach.set(target, [{ lines, texts: [{ id: "ui-together", args: { count: hand.picked.length } }], keep: 0 }]);
  }
  return reach;
}

/** What a click on the target would send, if nothing is left to say. */
async function sent(hand: Hand, target: string, ground: Ground, peek: Peek): Promise<string[] | null> {
  const step = await click(hand, target, ground, peek);
  return step.kind === "send" ? step.lines : null;
}

/** The same for the next thing, once what was said before has happened. */
async function further(lines: string[], piece: string, target: string, ground: Ground, peek: Peek): Promise<string[] | null> {
  const then: Peek = async (more) => shortened(await peek([...lines, ...more]), lines.length);
  const question = (await peek(lines))?.question;
  if (!question || question.given) return null;
  const step = await click(emptyHand(question), piece, ground, then);
  const more = step.kind === "hand" ? await sent(step.hand, target, ground, then) : null;
  return more && [...lines, ...more];
}

/** As if the first answers had been given before. */
function shortened(peeked: Peeked | null, by: number): Peeked | null {
  return peeked && peeked.used >= by ? { ...peeked, used: peeked.used - by, lines: peeked.lines?.slice(by) } : null;
}
