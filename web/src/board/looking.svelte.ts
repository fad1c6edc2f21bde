// What is looked at: a name in a text lights its place on the map, and a place under the pointer its name in the texts.
import { getContext, setContext } from "svelte";
import type { Board } from "./board";
import { places as named, type Named } from "./naming";

const KEY = "looking";

export class Looking {
  /** The board whose places are named; none before it has come. */
  board = $state.raw<Board | null>(null);
  /** What is lit because of a text. */
  handles = $state.raw<string[]>([]);
  /** The place under the pointer on the map. */
  place = $state<string | null>(null);
  #names: Named | null = $derived(this.board ? named(this.board) : null);

  /** A text in pieces: words, and names of places with their handles. */
  parts(text: string): (string | { name: string; handle: string })[] {
    const names = this.#names;
    if (!names) return [text];
    return text.split(names.pattern).map((part) => (names.handles.has(part) ? { name: part, handle: names.handles.get(part)! } : part));
  }

  /** The places a text names. */
  named(text: string): string[] {
    return this.parts(text).flatMap((part) => (typeof part === "string" ? [] : [part.handle]));
  }
}

export const look = (): Looking => setContext(KEY, new Looking());
export const looking = (): Looking | undefined => getContext(KEY);
