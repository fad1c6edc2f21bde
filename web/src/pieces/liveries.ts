// Whose pieces they are: those of a seat, or of one of the nations a seat leads.
import type { Piece, Text, View } from "../wire/messages";
import { dress, dressed, type Dress } from "./glyphs";

export interface Party {
  /** As pieces name it. */
  side: number;
  seat: number;
  title: Text;
  dress: Dress;
}

export function parties(view: View): Party[] {
  if (!view.liveries?.length) return view.sides.map(({ seat, title }) => ({ side: seat, seat, title, dress: dress(seat, title.id) }));
  return view.liveries.map(({ title, colour, seat = -1 }, side) => ({ side, seat, title, dress: dressed(colour) }));
}

/** Colours and shape by the side of a piece. */
export function dressesOf(view: View): Map<number, Dress> {
  return new Map(parties(view).map((party) => [party.side, party.dress]));
}

/** The seat that leads a piece. */
export function leader(view: View, piece: Piece): number {
  return view.liveries?.length ? (view.liveries[piece.side]?.seat ?? -1) : piece.side;
}

/** A handle of the table that means a player: a seat, or one of his nations. */
export function seatMeant(view: View, handle: string): number | null {
  const number = Number(handle.slice(handle.indexOf(":") + 1));
  if (handle.startsWith("seat:")) return number;
  return handle.startsWith("livery:") ? (view.liveries?.[number]?.seat ?? null) : null;
}
