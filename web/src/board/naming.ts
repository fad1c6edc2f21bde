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
