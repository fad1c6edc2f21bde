// What a new game shall be.
import { settings, store, stored } from "../everyday/settings.svelte";
import type { Choice, Offer, Pace, Wish } from "../wire/lobby";
import { t } from "../words/words.svelte";

export type Chair = "me" | "open" | "bot" | "member";

/** Clocks to choose from: what each side has, and minutes or days of it. */
export const PACES = ["", "game 15", "game 30", "game 60", "game 120", "turn 1", "turn 3", "turn 7"];

export function paceOf(word: string): Pace | null {
  const [each, count] = word.split(" ");
  if (each === "game") return { each, seconds: Number(count) * 60 };
  return each === "turn" ? { each, seconds: Number(count) * 86_400 } : null;
}

export function paceWords(pace: Pace | null | undefined): string {
  if (!pace) return "";
  return pace.each === "game" ? t("pace-game", { minutes: Math.round(pace.seconds / 60) }) : t("pace-turn", { days: Math.round(pace.seconds / 86_400) });
}

export const titleOf = (offer: Offer): string => offer.titles?.[settings.language] ?? offer.title;

/** How many may play, whatever options decide it. */
export const playerCounts = (offer: Offer): number[] => (offer.players?.length ? offer.players : [offer.seats?.length ?? 2]);

/** Which side one takes and how strong the others are: as one chose it last, if that can still be chosen. */
export interface Quick {
  side: number;
  bot: string;
}

export function quick(offer: Offer, last: Partial<Quick>): Quick {
  const bots = (offer.bots ?? []).map(({ name }) => name);
  const side = last.side !== undefined && last.side < (offer.seats?.length ?? 2) ? last.side : 0;
  return { side, bot: last.bot && bots.includes(last.bot) ? last.bot : (offer.default_bot ?? bots[0] ?? "") };
}

/** Whether an option means something with the others as they are. */
export function meant(option: Choice, options: Record<string, unknown>): boolean {
  return Object.entries(option.only ?? {}).every(([other, values]) => values.some((value) => value === options[other]));
}

const played = (game: string): string => `played.${game}`;

/** Whether nobody has played it in this browser yet: he is offered to learn it, and begins more simply. */
export const firstTime = (offer: Offer): boolean => !stored(played(offer.game), false);

/** Against the computer, with what is usual; for the first time with what is simple. */
export function playNow(offer: Offer, name: string, { side, bot }: Quick = quick(offer, {})): Wish {
  const options = { ...usual(offer), ...(firstTime(offer) ? offer.first : {}) };
  store(played(offer.game), true);
  const seats = Array.from({ length: offer.seats?.length ?? 2 }, (_, seat) => (seat === side ? ({ kind: "me" } as const) : ({ kind: "bot", bot } as const)));
  return { game: offer.game, options, seats, public: false, hot_seat: false, name, title: "" };
}

export function usual(offer: Offer): Record<string, unknown> {
  return Object.fromEntries((offer.options ?? []).map((option) => [option.name, option.default]));
}
