// How far a game has come, in words: which round it is; who won, that it is a draw, or that all at the table have lost.
import type { Goal, Outcome } from "../wire/messages";
import { say, t } from "../words/words.svelte";

/** Which round, and of how many if that is known; nothing where none are counted. */
export function roundOf(goal: Goal | null | undefined): string {
  const { round = 0, of = 0 } = goal ?? {};
  return of && round ? t("goal-round", { round, of }) : round ? t("goal-round-open", { round }) : "";
}

/** `winners`: the titles of the seats that have won. */
export function ended(outcome: Outcome, winners: string[]): string {
  const lost = outcome.victor ? t("lost-to", { victor: say(outcome.victor) }) : t("lost-by-all");
  const who = winners.length ? t("wins", { names: winners.join(", "), count: winners.length }) : outcome.lost ? lost : t("drawn");
  return `${who} ${say(outcome.text)}`.trim();
}
