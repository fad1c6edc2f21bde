// Private notes on enemy blocks: they never leave this browser.
import { store, stored } from "./settings.svelte";

export class Notes {
  all = $state<Record<string, string>>({});
  #game: string;

  constructor(game: string) {
    this.#game = game;
    this.all = stored<Record<string, string>>(`notes.${game}`, {});
  }

  write(piece: number, text: string): void {
    const next = { ...this.all, [String(piece)]: text.trim() };
    if (!text.trim()) delete next[String(piece)];
    this.all = next;
    store(`notes.${this.#game}`, next);
  }
}

export const notesOn = (game: string): Notes => new Notes(game);
