import { expect, test } from "vitest";
import { unaided } from "../src/everyday/memory";
import type { View } from "../src/wire/messages";

test("without the memory aid only enemy faces that lie hidden again are forgotten", () => {
  const view: View = {
    heading: { id: "h" },
    sides: [],
    notes: [{ text: { id: "among" } }],
    pieces: [
      { id: 1, side: 0, at: "space:1", face: "infantry-2", marks: ["known"] },
      { id: 2, side: 1, at: "space:2", face: "cavalry-1", marks: ["acted", "known"] },
      { id: 3, side: 1, at: "space:2", face: "infantry-3", marks: ["open"] },
    ],
  };
  const seen = unaided(view, 0);
  expect(seen.pieces.map((piece) => piece.face)).toEqual(["infantry-2", null, "infantry-3"]);
  expect(seen.pieces[1]?.marks).toEqual(["acted"]);
  expect(seen.notes).toEqual([]);
});
