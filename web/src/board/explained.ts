// What the signs at a place or on a piece are called in the legend: `<prefix>-legend-<name>`. Names that are empty are said
// otherwise: the ground, a commander's name, a number of figures.
import type { Piece, View } from "../wire/messages";
import known from "./explained.json";
import { parse, type Places } from "./places";

type Table = Record<string, string>;
const FEW = 3;

/** By its own name, else by its beginning. */
function named(table: Table, kind: string): string {
  if (kind in table) return table[kind]!;
  const found = Object.keys(table).filter((key) => key.endsWith("*") && kind.startsWith(key.slice(0, -1)));
  return found.length ? table[found.sort((a, b) => b.length - a.length)[0]!]! : "";
}

const onPiece = (piece: Piece): string[] => (piece.marks ?? []).map((mark) => named(known.marks, mark));

/** The names of the signs at what a handle points to, each once. */
export function signsAt(handle: string, places: Places, view: View): string[] {
  const piece = handle.startsWith("piece:") ? view.pieces.find(({ id }) => `piece:${id}` === handle) : undefined;
  if (piece) return once(onPiece(piece));
  const area = places.areaOf(handle);
  if (!area) return [];
  const found = (view.markers ?? []).filter(({ at }) => at === handle || at === area).map(({ kind }) => named(known.markers, kind));
  const { board } = places;
  if (handle.startsWith("side:")) {
    const { number } = parse(handle);
    const edge = board.edges.find(({ id }) => id === number >> 1);
    for (const symbol of (number & 1 ? edge?.symbols_b : edge?.symbols_a) ?? []) found.unshift(`penalty-${symbol}`);
    if (edge?.arrow) found.push("arrow");
  } else if (area.startsWith("space:")) {
    const { number } = parse(area);
    for (const { kind, space, marks } of board.decorations) {
      if (space === number) found.push(named(known.prints, kind).replace("*", String(marks?.colour ?? "")));
    }
  }
  return once(found);
}

/** The words of the legend for them, as many as have some; a few, so that they can be read at once. */
export function wordsAt(handle: string, places: Places, view: View, has: (word: string) => boolean): string[] {
  const prefix = view.heading.id.split("-")[0];
  return signsAt(handle, places, view).map((sign) => `${prefix}-legend-${sign}`).filter(has).slice(0, FEW);
}

const once = (names: string[]): string[] => [...new Set(names)].filter(Boolean);
