// An option that is not as usual, in words: "Vassals", "Special units: no", "Map number: 77".
import type { Row, Text } from "../wire/messages";

type Say = (text: Text | string | number | null | undefined) => string;

/** What is simply switched on is named alone. */
export function agreedWords(row: Row, say: Say): string {
  const value = say(row.value);
  return value.toLowerCase() === say({ id: "yes" }).toLowerCase() ? say(row.label) : `${say(row.label)}: ${value}`;
}
