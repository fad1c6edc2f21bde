// What a place is called: on the map, on its card, in prompts and in the log it is the same.
import { say, words } from "../words/words.svelte";
import type { Board, Space } from "./board";

export function called(space: Space): string {
  const word = space.labels?.find((label) => label.word)?.word;
  if (word) return say({ id: word });
  const { beside, towards, part, label } = space.marks ?? {};
  // Without a name of its own it is called after the place beside it.
  if (typeof beside === "string") return say({ id: "place-beside", args: { name: beside, compass: String(towards ?? "") } });
  if (space.name && typeof part === "string") return say({ id: "place-part", args: { name: space.name, part } });
  return space.name ?? (typeof label === "string" ? label : "");
}

/** The title of a game in the reader's language; where it has several maps, with the name of this one. */
export function titled(board: Board): string {
  const [title, map] = [`${board.game}-title`, `${board.game}-option-map-${board.about["map"]}`];
  if (!words.has(title)) return board.title;
  return words.has(map) ? `${say({ id: title })}: ${say({ id: map })}` : say({ id: title });
}

export interface Named {
  /** Finds the names in a text, longer ones first; for `split`, with the name in brackets. */
  pattern: RegExp;
  handles: Map<string, string>;
}

/** What the places of a board are called, each name that is one place's alone. */
export function places(board: Board): Named {
  const found = new Map<string, string | null>();
  const add = (name: string, handle: string): void => void (name && found.set(name, found.has(name) && found.get(name) !== handle ? null : handle));
  for (const space of board.spaces) {
    add(called(space), `space:${space.id}`);
    // The names of works cover several hexes: the one that bears it stands for them.
    if (space.marks?.fort !== undefined && space.marks.entrance) found.delete(called(space));
  }
  for (const space of board.spaces) if (space.marks?.fort !== undefined && !space.marks.entrance) found.set(called(space), `space:${space.id}`);
  for (const box of board.boxes) if (box.entry !== null) add(box.name, `box:${box.id}`);
  const handles = new Map([...found].filter((one): one is [string, string] => one[1] !== null));
  const names = [...handles.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { pattern: names.length ? new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u") : /(?!)/, handles };
}
