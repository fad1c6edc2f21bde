// Dice in a sentence: a text with an argument `faces` that is itself a text with the faces, "3 1 5".
import type { Text } from "../wire/messages";

export function facesIn(text: Text | null | undefined): number[] {
  const faces = text?.args?.faces;
  const word = typeof faces === "object" ? faces.args?.faces : faces;
  return word === undefined ? [] : String(word).split(" ").map(Number).filter((face) => face >= 1 && face <= 6);
}

/** Who rolled, by the name of his side. */
export function rollerOf(text: Text | null | undefined): string {
  const seat = text?.args?.seat;
  return typeof seat === "object" ? seat.id : "";
}
