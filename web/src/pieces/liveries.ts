// Whose pieces they are: those of a seat, or of one of the nations a seat leads.
import type { Side, Text, View } from "../wire/messages";
import { dress, dressed, type Dress } from "./glyphs";

export interface Party {
  /** As pieces name it. */
  side: number;
  seat: number;
  /** All who lead it. */
  seats: number[];
  title: Text;
  dress: Dress;
}

export function parties(view: View): Party[] {
  if (!view.liveries?.length) return view.sides.map(({ seat, also = [], title }) => ({ side: seat, seat, seats: [seat, ...also], title, dress: dress(seat, title.id) }));
  return view.liveries.map(({ title, colour, seat = -1 }, side) => ({ side, seat, seats: [seat], title, dress: dressed(colour) }));
}

/** Colours and shape of a seat among the sides of a view without nations. */
export const dressIn = (sides: Side[], seat: number): Dress => dress(seat, sides.find((side) => side.seat === seat)?.title.id);

/** Colours and shape by the side of a piece. */
export function dressesOf(view: View): Map<number, Dress> {
  return new Map(parties(view).map((party) => [party.side, party.dress]));
}

/** Whether the seat leads what is counted to this side, alone or with partners. */
export function leads(view: View, side: number, seat: number | null): boolean {
  return seat !== null && !!parties(view).find((party) => party.side === side)?.seats.includes(seat);
}

/** A handle of the table that means a player: a seat, or one of his nations. */
export function seatMeant(view: View, handle: string): number | null {
  const number = Number(handle.slice(handle.indexOf(":") + 1));
  if (handle.startsWith("seat:")) return number;
  return handle.startsWith("livery:") ? (view.liveries?.[number]?.seat ?? null) : null;
}
