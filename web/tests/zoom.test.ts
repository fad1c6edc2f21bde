import { expect, test } from "vitest";
import type { Rect } from "../src/board/board";
import { filled, framed, kept, thickest, within } from "../src/board/zoom";

const SIZE: [number, number] = [1000, 800];
const SHEET: Rect = { min: [0, 0], max: SIZE };
const FIELD: Rect = { min: [300, 0], max: SIZE };

test("what is asked about is shown whole where it fits", () => {
  const { scale, centre } = framed(SIZE, { min: [100, 100], max: [300, 200] }, 50, 1);
  expect(centre).toEqual([200, 150]);
  expect(scale).toBeCloseTo(1000 / 300);
});

test("a wide question does not push away what one holds", () => {
  const wide = { min: [50, 60], max: [950, 700] } as { min: [number, number]; max: [number, number] };
  expect(framed(SIZE, wide, 95, 2).centre).toEqual([500, 380]);
  const { scale, centre } = framed(SIZE, wide, 95, 2, [100, 80]);
  expect(scale).toBe(2);
  expect(Math.abs(centre[0] - 100)).toBeLessThanOrEqual(1000 / 4 - 95);
  expect(Math.abs(centre[1] - 80)).toBeLessThanOrEqual(800 / 4 - 95);
});

test("on a large screen one does not go nearer than wanted", () => {
  const { scale, centre } = framed(SIZE, { min: [100, 100], max: [120, 120] }, 50, 2, undefined, 2);
  expect([scale, ...centre]).toEqual([2, 110, 110]);
});

test("of scattered pieces the most that can be seen together are shown", () => {
  const points: [number, number][] = [[0, 0], [900, 700], [880, 650], [950, 690], [400, 20]];
  expect(thickest(points, [100, 100])).toEqual({ min: [880, 650], max: [950, 700] });
  expect(thickest(points, [Infinity, Infinity])).toEqual({ min: [0, 0], max: [950, 700] });
  expect(thickest([], [10, 10])).toBeNull();
});

test("the window shows the sheet rather than what lies beside it", () => {
  expect(filled(SHEET, [1000, 1600], 2, [100, 790])).toEqual([250, 400]);
  expect(filled(SHEET, [1000, 1600], 4, [990, 790])).toEqual([875, 600]);
});

test("tracks beside the field fold away until something there is asked about", () => {
  const inside: Rect = { min: [320, 100], max: [400, 200] };
  expect(filled(within(FIELD, SIZE, inside), [1000, 800], 2, [360, 150])).toEqual([550, 200]);
  const beside: Rect = { min: [20, 100], max: [400, 200] };
  expect(filled(within(FIELD, SIZE, beside), [1000, 800], 2, [210, 150])).toEqual([250, 200]);
});

test("a map that would become hardly larger or smaller is only moved", () => {
  expect(kept(4.7, 4.9, 4, 5)).toBe(4.7);
  expect(kept(4.7, 4.5, 4, 5)).toBe(4.7);
  expect(kept(4.7, 5.5, 4, 6)).toBe(5.5);
  expect(kept(4.7, 4.6, 4, 4.6)).toBe(4.6);
  expect(kept(4.7, 4.8, 4.8)).toBe(4.8);
});
