// Which names are drawn: those that are seen, and those near them.
import { expect, test } from "vitest";
import { inSight, sighting, windowOf } from "../src/board/window";

const SHEET: [number, number] = [1000, 500];
const word = (x: number, y: number) => ({ x, y, width: 10 });

test("a window shows the whole sheet, with what lies beside it where it has another shape", () => {
  expect(windowOf([2000, 1000], SHEET, { x: 0, y: 0, k: 1 })).toEqual({ left: 0, right: 1000, top: 0, bottom: 500 });
  expect(windowOf([100, 100], SHEET, { x: 0, y: 0, k: 1 })).toEqual({ left: 0, right: 1000, top: -250, bottom: 750 });
});

test("one that is moved and made larger shows a part of it", () => {
  expect(windowOf([100, 50], SHEET, { x: -1000, y: -500, k: 4 })).toEqual({ left: 250, right: 500, top: 125, bottom: 250 });
});

test("what is drawn stays the same until one looks beyond it, and then what was seen before is drawn on", () => {
  const sight = sighting();
  const seen = (left: number, wide = 100) => ({ left, right: left + wide, top: 0, bottom: 50 });
  const first = sight(seen(0));
  expect(inSight(first, word(50, 25))).toBe(true);
  expect(inSight(first, word(120, 25))).toBe(true);
  expect(inSight(first, word(300, 25))).toBe(false);
  expect(sight(seen(20))).toBe(first);
  const second = sight(seen(400));
  expect(inSight(second, word(450, 25))).toBe(true);
  expect(inSight(second, word(50, 25))).toBe(true);
  const third = sight(seen(800));
  expect(inSight(third, word(50, 25))).toBe(false);
  expect(sight(seen(830, 20))).not.toBe(third);
});
