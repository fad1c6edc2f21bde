// What this browser has seen of the dice before they were cast, and what it gave to them: kept here, never on the server.
// After the end it shows whether the server has kept to it; src/feldherr/server/wire/receipt.py finds out the same.
import type { Draws, GameState, ToServer } from "../wire/messages";
import { hashed, hex } from "./sha256";
import { store, stored } from "./settings.svelte";

export interface Receipt {
  game: string;
  /** The first that was shown, and when. */
  commitment?: string;
  at?: string;
  nonce?: string;
  /** Those the nonce was given for. */
  seats?: number[];
  /** Of all seats, as they were shown before the nonce was given. */
  pledges?: string[];
}

const key = (game: string): string => `dice.${game}`;

export const receipt = (game: string): Receipt => stored<Receipt>(key(game), { game });

/** Keep the first commitment that is shown. */
export function see(game: string, state: GameState): Receipt {
  const found = receipt(game);
  if (found.commitment || !state.commitment) return found;
  const first = { ...found, commitment: state.commitment, at: new Date().toISOString() };
  store(key(game), first);
  return first;
}

/** What the dice wait for of this seat: first its pledge; the nonce only when every seat has pledged. */
export function share(found: Receipt, state: GameState): { receipt: Receipt; message: ToServer } | null {
  const { seat, pledges = [], wanted = [] } = state;
  if (seat === null || !wanted.includes(seat) || !pledges.length || !state.commitment) return null;
  if (pledges[seat] === null) {
    const nonce = found.nonce ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    return { receipt: { ...found, nonce }, message: { type: "pledge", pledge: hashed(nonce) } };
  }
  if (!found.nonce || pledges.includes(null) || state.phase !== "running") return null;
  const shown = found.pledges ? {} : { pledges: pledges as string[], seats: wanted };
  return { receipt: { ...found, ...shown }, message: { type: "nonce", nonce: found.nonce } };
}

export function remember(found: Receipt): void {
  store(key(found.game), found);
}

/** Whether this seat has pledged a nonce that is not here: it was pledged in another browser. */
export function elsewhere(found: Receipt, state: GameState): boolean {
  const { seat, pledges = [], wanted = [] } = state;
  return seat !== null && wanted.includes(seat) && !!pledges[seat] && pledges[seat] !== (found.nonce ? hashed(found.nonce) : "");
}

export type Found = "kept" | "broken" | "unseen";

export interface Checked {
  seed: Found;
  share: Found;
  pledges: Found;
  /** Seats whose nonce is another than pledged; seats that gave none, though they had pledged one. */
  others: number[];
  withheld: number[];
}

export function checked(found: Receipt, draws: Pick<Draws, "secret" | "nonces">): Checked {
  const given = (seat: number): string => draws.nonces[seat] ?? "";
  const pledges = found.pledges ?? [];
  const withheld = pledges.flatMap((pledge, seat) => (pledge && !given(seat) ? [seat] : []));
  const others = pledges.flatMap((pledge, seat) =>
    !withheld.includes(seat) && (given(seat) ? hashed(given(seat)) : "") !== pledge ? [seat] : [],
  );
  const told = (known: boolean, right: boolean): Found => (!known ? "unseen" : right ? "kept" : "broken");
  return {
    seed: told(!!found.commitment, hashed(draws.secret) === found.commitment),
    share: told(!!found.seats?.length, (found.seats ?? []).every((seat) => given(seat) === found.nonce)),
    pledges: told(!!pledges.length, !others.length && !withheld.length),
    others,
    withheld,
  };
}
