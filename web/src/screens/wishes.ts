// What a new game shall be.
import { settings } from "../everyday/settings.svelte";
import type { Offer, Wish } from "../wire/lobby";

export type Chair = "me" | "open" | "bot";

export const titleOf = (offer: Offer): string => offer.titles?.[settings.language] ?? offer.title;

/** How many may play, whatever options decide it. */
export const playerCounts = (offer: Offer): number[] => (offer.players?.length ? offer.players : [offer.seats?.length ?? 2]);

/** Against the computer, with what is usual. */
export function playNow(offer: Offer, name: string): Wish {
  const seats = Array.from({ length: offer.seats?.length ?? 2 }, (_, seat) =>
    seat === 0 ? ({ kind: "me" } as const) : ({ kind: "bot", bot: offer.default_bot ?? offer.bots?.[0]?.name } as const),
  );
  return { game: offer.game, options: usual(offer), seats, public: false, hot_seat: false, name, title: "" };
}

export function usual(offer: Offer): Record<string, unknown> {
  return Object.fromEntries((offer.options ?? []).map((option) => [option.name, option.default]));
}
