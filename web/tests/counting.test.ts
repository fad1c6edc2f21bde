// Steppers: options that differ in a number only.
import { expect, test } from "vitest";
import { armies } from "../src/board/places";
import { counted, everything, sameThing } from "../src/table/counting";
import { click, emptyHand } from "../src/table/gesture";
import type { Option, Peeked, Question } from "../src/wire/messages";

const take = (count: number, kind: string): Option => ({ line: `take ${count} ${kind}`, text: { id: "take" }, handles: [`row:${kind}`], of: { id: kind }, count });
const all: Option = { line: "all", text: { id: "all" }, handles: [] };
const question = (options: Option[]): Question => ({ counter: 1, name: "how_many", prompt: { id: "p" }, options, given: 1 });
const ground = { aliases: () => [], together: () => false };

test("each thing has one stepper", () => {
  const groups = counted(emptyHand(question([all, take(1, "foot"), take(2, "foot"), take(1, "horse")])));
  expect(groups.map(({ of, most }) => [of.id, most])).toEqual([["foot", 2], ["horse", 1]]);
});
test("everything is what the question begins with", () => {
  expect(everything(emptyHand(question([all, take(1, "foot")])))).toBe(all);
  expect(everything(emptyHand(question([take(1, "foot")])))).toBeUndefined();
});
test("options of two things are not one thing", () => {
  expect(sameThing([take(1, "foot"), take(2, "foot")])).toBe(true);
  expect(sameThing([take(1, "foot"), take(1, "horse")])).toBe(false);
});
test("a click on something counted takes one of it", async () => {
  const asked: string[][] = [];
  const peek = (lines: string[]): Promise<Peeked> => {
    asked.push(lines);
    return Promise.resolve({ type: "peeked", id: 0, used: lines.length, question: null });
  };
  const step = await click(emptyHand(question([take(1, "foot"), take(2, "foot"), take(1, "horse")])), "row:foot", ground, peek);
  expect(step).toMatchObject({ kind: "arm", way: { lines: ["take 1 foot"] } });
});
test("figures of one side at one place are one army", () => {
  const piece = (id: number, face: string, value: number, at = "space:1", side = 0) => ({ id, side, at, face, value });
  const found = armies([piece(4, "foot", 3), piece(5, "horse", 2), piece(9, "foot", 1, "space:1", 1), piece(7, "card", 1, "hand:0")]);
  expect(found.map(({ id, value, marks }) => [id, value, marks])).toEqual([[4, 5, ["foot:3", "horse:2"]], [9, 1, ["foot:1"]]]);
});
