// What is looked at: a name in a text lights its place on the map, and a place under the pointer its name in the texts.
import { getContext, setContext } from "svelte";
import type { Board } from "./board";
import { places as named, type Named } from "./naming";

const KEY = "looking";
const MOST = 2000;
type Part = string | { name: string; handle: string };

export class Looking {
  /** The board whose places are named; none before it has come. */
  board = $state.raw<Board | null>(null);
  /** What is lit because of a text. */
  handles = $state.raw<string[]>([]);
  /** The place under the pointer on the map. */
  place = $state<string | null>(null);
  #names: Named | null = $derived(this.board ? named(this.board) : null);

  /** Texts that were taken apart already: most are said again with the next question. */
  #known: { names: Named; texts: Map<string, Part[]> } | null = null;

  /** A text in pieces: words, and names of places with their handles. */
  parts(text: string): Part[] {
    const names = this.#names;
    if (!names) return [text];
    if (this.#known?.names !== names || this.#known.texts.size > MOST) this.#known = { names, texts: new Map() };
    const { texts } = this.#known;
    let parts = texts.get(text);
    if (!parts) {
      parts = text.split(names.pattern).map((part) => (names.handles.has(part) ? { name: part, handle: names.handles.get(part)! } : part));
      texts.set(text, parts);
    }
    return parts;
  }

  /** The places a text names. */
  named(text: string): string[] {
    return this.parts(text).flatMap((part) => (typeof part === "string" ? [] : [part.handle]));
  }
}

export const look = (): Looking => setContext(KEY, new Looking());
export const looking = (): Looking | undefined => getContext(KEY);
