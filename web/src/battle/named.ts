// What a face is called, by the words of its game.
import type { Loss, Text } from "../wire/messages";
import { say, t, words } from "../words/words.svelte";

/** With what the messages of a game begin, seen from one of them. */
export const prefix = (text: Text): string => text.id.slice(0, text.id.indexOf("-"));

export function naming(face: string | null | undefined, game: string): string {
  if (!face) return t("unknown");
  const [, kind = face, strength = ""] = /^(.*)-(\d+)$/.exec(face) ?? [];
  const whole = [`${game}-${face}`, `${game}-face-${face}`, face].find((id) => words.has(id));
  if (whole) return say({ id: whole });
  const plain = [`${game}-symbol-${kind}`, `${game}-${kind}`, `symbol-${kind}`].find((id) => words.has(id));
  return [plain ? say({ id: plain }) : face, plain ? strength : ""].filter(Boolean).join(" ");
}

/** What fell, or what it became, with its number. */
export const lostAs = ({ face, name, left, count = 1 }: Loss, game: string): string =>
  `${count > 1 ? `${count} ` : ""}${name ?? naming(face, game)}${left ? ` → ${naming(left, game)}` : ""}`;
