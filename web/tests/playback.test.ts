import { expect, test } from "vitest";
import { difference } from "../src/table/playback.svelte";
import type { Piece, View } from "../src/wire/messages";

const view = (...pieces: Piece[]): View => ({ heading: { id: "h" }, sides: [], pieces });

test("what moved, was shown and was lost is seen from the views alone", () => {
  const before = view({ id: 1, side: 0, at: "space:1" }, { id: 2, side: 1, at: "space:2" }, { id: 3, side: 1, at: "space:2" });
  const after = view({ id: 1, side: 0, at: "side:4" }, { id: 2, side: 1, at: "space:2", face: "infantry-2" });
  expect(difference(before, after)).toMatchObject({
    moves: [{ piece: 1, to: "side:4" }],
    shows: [{ piece: 2, face: "infantry-2" }],
    loses: [3],
  });
  expect(difference(after, after)).toBeNull();
});
