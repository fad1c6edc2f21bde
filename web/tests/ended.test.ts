import { expect, test } from "vitest";
import { ended, roundOf } from "../src/story/ended";

const outcome = { winners: [] as number[], manner: "x", scores: [] as number[] };

test("a row of the lobby says which round it is, of how many where that is agreed", () => {
  expect(roundOf({ text: { id: "x" }, round: 3, of: 10 })).toBe("Round 3 of 10");
  expect(roundOf({ text: { id: "x" }, round: 3 })).toBe("Round 3");
  expect(roundOf({ text: { id: "x" } }) + roundOf(null)).toBe("");
});

test("an ending says who won, that it is a draw, or to whom all have lost; a winner without a seat is no draw", () => {
  expect(ended({ ...outcome, winners: [1] }, ["France"])).toContain("France wins");
  expect(ended(outcome, [])).toContain("A draw");
  expect(ended({ ...outcome, lost: true, victor: { id: "the automa" } }, [])).toContain("Lost");
  expect(ended({ ...outcome, lost: true }, [])).not.toContain("draw");
});
