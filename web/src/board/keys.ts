// The signs a legend can explain. A game explains those it has words for: `<prefix>-legend-<name>`.
import type { Piece } from "../wire/messages";

export interface Key {
  name: string;
  /** A sign beside an approach. */
  penalty?: string;
  /** Something printed on the sheet. */
  print?: { kind: string; marks?: Record<string, string>; path?: string; width?: number };
  /** A piece with these marks. */
  piece?: Partial<Piece>;
  /** Words or a path of its own. */
  text?: string;
  path?: string;
  look?: string;
}

const printed = (name: string, kind: string, rest: Omit<NonNullable<Key["print"]>, "kind"> = {}): Key => ({ name, print: { kind, ...rest } });
const LINE = "M-16 0H16";

export const KEYS: readonly Key[] = [
  { name: "penalty-infantry", penalty: "infantry" },
  { name: "penalty-cavalry", penalty: "cavalry" },
  { name: "penalty-artillery", penalty: "artillery" },
  { name: "penalty-obstacle", penalty: "obstacle" },
  { name: "approach", path: LINE, look: "bar" },
  { name: "arrow", path: "M-6-6L8 0L-6 6L-3 0Z", look: "arrow" },
  { name: "room", text: "12", look: "room" },
  printed("objective", "objective", { path: LINE }),
  printed("main-road", "main road", { path: LINE }),
  printed("local-road", "local road", { path: LINE }),
  printed("star-blue", "star", { marks: { colour: "blue" }, width: 16 }),
  printed("star-green", "star", { marks: { colour: "green" }, width: 16 }),
  printed("star-red", "star", { marks: { colour: "red" }, width: 16 }),
  printed("star-black", "star", { marks: { colour: "black" }, width: 16 }),
  printed("flag-red", "flag", { marks: { colour: "red" }, width: 15 }),
  printed("flag-blue", "flag", { marks: { colour: "blue" }, width: 15 }),
  printed("anchor", "anchor", { width: 18 }),
  printed("capital", "capital", { width: 18 }),
  { name: "plate", piece: { name: "Soult", face: "commander-soult" } },
  { name: "unready", piece: { side: 1, marks: ["unready"] } },
  { name: "acted", piece: { face: "infantry-2", marks: ["acted"] } },
  { name: "open", piece: { face: "infantry-2", marks: ["open"] } },
  { name: "known", piece: { side: 1, face: "infantry-2", marks: ["known"] } },
  { name: "announced", piece: { face: "artillery-1", marks: ["announced"] } },
  { name: "army", piece: { face: "army", value: 7, marks: ["infantry:5", "cavalry:2"] } },
  { name: "seal", piece: { face: "city", marks: ["capital"] } },
  { name: "spent", piece: { face: "infantry", marks: ["moved"] } },
  { name: "storming", piece: { face: "infantry", marks: ["storming"], value: 1 } },
  { name: "hit", piece: { face: "infantry", marks: ["hit"], value: 1 } },
  { name: "experience", piece: { face: "infantry", marks: ["experience-1"] } },
  { name: "veteran", piece: { face: "infantry", marks: ["experience-3", "veteran"] } },
  { name: "hero", piece: { face: "infantry", marks: ["experience-5", "hero"] } },
  { name: "damage", piece: { face: "infantry", marks: ["damage-2"] } },
  { name: "battery", piece: { face: "artillery-2", marks: ["battery"] } },
  { name: "gave", piece: { name: "Soult", face: "commander-soult", marks: ["gave"] } },
  { name: "cargo", piece: { face: "infantry", marks: ["cargo"] } },
  { name: "inside", piece: { face: "infantry", marks: ["inside"] } },
  { name: "attack", piece: { face: "infantry", marks: ["attack-1"] } },
  { name: "target", piece: { face: "infantry", marks: ["target-1"] } },
  { name: "disc", path: "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z", look: "disc" },
  { name: "round", path: "M-7-7H7V7H-7Z", look: "disc" },
  { name: "morale", path: "M-7-7H7V7H-7Z", look: "disc" },
  { name: "command", path: "M-7-7H7V7H-7Z", look: "disc" },
  { name: "flag", path: "M-6 10V-10H9L5-5L9 0H-4V10Z", look: "disc" },
  { name: "mine", path: "M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM-1-9H1V-5H-1ZM-1 5H1V9H-1ZM-9-1H-5V1H-9ZM5-1H9V1H5Z", look: "fill" },
  { name: "owner", path: "M-16-9H16V9H-16Z", look: "stroke" },
  { name: "reserve", piece: { face: "infantry" } },
  { name: "strait", path: LINE, look: "dots" },
  { name: "battle", path: "M-8-8L7 7M8-8L-7 7M-9 3L-3 9M9 3L3 9", look: "stroke" },
  { name: "doom", path: "M-6-9H6L1 0L6 9H-6L-1 0Z", look: "fill" },
  { name: "contact", path: "M-6-6L6 6M-6 6L6-6", look: "stroke" },
  { name: "range", path: "M-13 0L-7-10H7L13 0L7 10H-7Z", look: "stroke" },
  { name: "air-range", path: "M-13 0L-7-10H7L13 0L7 10H-7Z", look: "dots" },
];
