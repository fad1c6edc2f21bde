// How a game ended, in a sentence: who won, that it is a draw, or that all at the table have lost.
import type { Outcome } from "../wire/messages";
import { say, t } from "../words/words.svelte";

/** `winners`: the titles of the seats that have won. */
export function ended(outcome: Outcome, winners: string[]): string {
  const lost = outcome.victor ? t("lost-to", { victor: say(outcome.victor) }) : t("lost-by-all");
  const who = winners.length ? t("wins", { names: winners.join(", "), count: winners.length }) : outcome.lost ? lost : t("drawn");
  return `${who} ${say(outcome.text)}`.trim();
}
