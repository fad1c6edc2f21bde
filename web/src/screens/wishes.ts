// What a new game shall be.
import { settings } from "../everyday/settings.svelte";
import type { Offer, Wish } from "../wire/lobby";

export type Chair = "me" | "open" | "bot";

export const titleOf = (offer: Offer): string => offer.titles?.[settings.language] ?? offer.title;

/** How many may play: a list to choose from, if the game has one. */
export function playerCounts(offer: Offer): number[] {
  const listed = offer.options?.find((option) => option.name === PLAYERS)?.values.map((choice) => Number(choice.value));
  return listed?.length ? listed : (offer.players ?? [2]);
}

/** The option that says how many play. */
export const PLAYERS = "players";

/** How many seats there are with these options. */
export function seatCount(offer: Offer, options: Record<string, unknown> = {}): number {
  if (typeof options[PLAYERS] === "number") return options[PLAYERS];
  return offer.seats?.length ?? Math.max(...(offer.players ?? [2]));
}

/** Against the computer, with what is usual. */
export function playNow(offer: Offer, name: string): Wish {
  const seats = Array.from({ length: seatCount(offer, usual(offer)) }, (_, seat) =>
    seat === 0 ? ({ kind: "me" } as const) : ({ kind: "bot", bot: offer.default_bot ?? offer.bots?.[0]?.name } as const),
  );
  return { game: offer.game, options: usual(offer), seats, public: false, hot_seat: false, name, title: "" };
}

export function usual(offer: Offer): Record<string, unknown> {
  return Object.fromEntries((offer.options ?? []).map((option) => [option.name, option.default]));
}
