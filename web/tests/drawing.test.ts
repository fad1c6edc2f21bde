// What is drawn as one, and what is not drawn anew: the same picture with fewer paths.
import { expect, test } from "vitest";
import { byLook, joined, placed } from "../src/board/joined";
import { steadily, steady } from "../src/board/steady";
import type { Decoration } from "../src/board/board";

const path = (kind: string, d: string, more: Partial<Decoration> = {}): Decoration => ({ kind, path: d, ...more });

test("neighbours of a kind and width become one path, in their order", () => {
  const fields = [path("field", "M0 0L1 1"), path("field", "M2 2L3 3")];
  const wood = [path("wood", "M0 0"), path("wood", "M1 1")];
  const roads = [path("local road", "M4 4", { width: 1 }), path("local road", "M5 5", { width: 2 }), path("local road", "M6 6", { width: 2 })];
  const all = [...fields, ...wood, path("field", "M9 9"), ...roads];
  expect(joined(all)).toEqual([
    path("field", "M0 0L1 1M2 2L3 3"), ...wood, path("field", "M9 9"), path("local road", "M4 4", { width: 1 }), path("local road", "M5 5M6 6", { width: 2 }),
  ]);
  expect(fields[0]!.path, "what the board says stays").toBe("M0 0L1 1");
});

test("things of one look become one path, whatever lies between them", () => {
  expect(byLook([1, 2, 3, 4], (n) => (n % 2 ? "odd" : "even"), (n) => `M${n}`)).toEqual([["odd", "M1M3"], ["even", "M2M4"]]);
});

test("a figure is put down at its place, and turned", () => {
  expect(placed([[[-1, 0], [1, 0]]], [10, 20])).toBe("M9 20L11 20");
  expect(placed([[[0, -2], [1, 1], [-1, 1]]], [0, 0, 90], true)).toBe("M2 0L-1 1L-1 -1Z");
});

test("what is the same as before is the very same thing", () => {
  const same = steady<number[]>();
  const first = same([1, 2]);
  expect(same([1, 2])).toBe(first);
  expect(same([1, 3])).toEqual([1, 3]);
  const each = steadily<{ id: number; at: string }>(({ id }) => id);
  const before = each([{ id: 1, at: "a" }, { id: 2, at: "b" }]);
  const after = each([{ id: 2, at: "b" }, { id: 1, at: "c" }, { id: 3, at: "d" }]);
  expect(after.map(({ id, at }) => `${id}${at}`)).toEqual(["2b", "1c", "3d"]);
  expect([after[0] === before[1], after[1] === before[0]]).toEqual([true, false]);
});
