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

/** The dice one unit rolls: who, how many, up to which face they hit, and what they show. */
export interface Pool {
  who: string;
  unit: Text | null;
  faces: number[];
  hit: number;
  sides: number;
  text: Text;
}

const asText = (value: unknown): Text | null => (typeof value === "object" && value !== null ? (value as Text) : null);

/** All pools in a sentence, at whatever depth: texts that have `faces`, `hit` and `sides`. */
export function poolsIn(text: Text | null | undefined): Pool[] {
  const args = text?.args ?? {};
  const inner = Object.values(args).flatMap((value) => poolsIn(asText(value)));
  const { faces, hit, sides } = args;
  if (!text || hit === undefined || sides === undefined || typeof faces === "object") return inner;
  const shown = String(faces ?? "").split(" ").map(Number).filter((face) => face > 0);
  return shown.length ? [{ who: asText(args.who)?.id ?? "", unit: asText(args.unit), faces: shown, hit: Number(hit), sides: Number(sides), text }, ...inner] : inner;
}

/** Dice by the kind they were rolled for: further arguments of the faces, named as the kind is. */
export function facesByKind(text: Text | null | undefined): { kind: string; faces: number[] }[] {
  const faces = text?.args?.faces;
  if (typeof faces !== "object") return [];
  const read = (word: unknown): number[] => String(word).split(" ").map(Number).filter((face) => face >= 1 && face <= 6);
  return Object.entries(faces.args ?? {}).filter(([kind]) => kind !== "faces" && kind !== "hit").map(([kind, word]) => ({ kind, faces: read(word) }));
}

/** The face from which on dice hit. */
export function hitsOn(text: Text | null | undefined): number {
  const faces = text?.args?.faces;
  return typeof faces === "object" ? Number(faces.args?.hit ?? 7) : 7;
}
