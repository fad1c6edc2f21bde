// Where the strip of what is new lies: over as little as possible.
import { expect, test } from "vitest";
import { roomiest } from "../src/story/corner";

const field = { width: 960, height: 740 };
const strip = { width: 400, height: 200 };
const many = (x: number, y: number, count: number): { x: number; y: number }[] => Array.from({ length: count }, (_, i) => ({ x: x + i, y }));

test("it lies above on the left unless more lies there than elsewhere", () => {
  expect(roomiest(field, strip, [])).toBe("top-left");
  expect(roomiest(field, strip, [...many(100, 100, 2), ...many(800, 100, 2), ...many(100, 700, 2), ...many(800, 700, 2)])).toBe("top-left");
});

test("it goes where the fewest things lie under it", () => {
  expect(roomiest(field, strip, many(100, 100, 3))).toBe("top-right");
  expect(roomiest(field, strip, [...many(100, 100, 3), ...many(800, 100, 3)])).toBe("bottom-left");
  expect(roomiest(field, strip, [...many(100, 100, 3), ...many(800, 100, 3), ...many(100, 700, 3), ...many(800, 700, 1)])).toBe("bottom-right");
});

test("what lies at its very edge counts, and what lies in the middle of the map does not", () => {
  expect(roomiest(field, strip, [{ x: 410, y: 100 }])).toBe("top-right");
  expect(roomiest(field, strip, many(480, 370, 9))).toBe("top-left");
});
