// The curve of an analysis: which point is meant, and where it is drawn.
import { expect, test } from "vitest";
import { linesAt, marked, nearest, path, pointAt, sideOf, x, y } from "../src/analysis/curve";
import type { Point, Report } from "../src/wire/analysis";

const point = (spectator: number, seat: number, first: number): Point => ({ lines: [spectator, seat, spectator], chances: [first, 1 - first], heading: { id: "heading" } });
const curve = [point(0, 0, 0.5), point(10, 14, 0.75), point(40, 50, 1)];

test("each viewer counts the lines of his own log", () => {
  expect(linesAt(curve[1]!, null)).toBe(10);
  expect(linesAt(curve[1]!, 0)).toBe(14);
  expect(linesAt(curve[1]!, 1)).toBe(10);
});

test("a moment belongs to the last point that is not later", () => {
  expect(pointAt(curve, 9, null)).toBe(0);
  expect(pointAt(curve, 10, null)).toBe(1);
  expect(pointAt(curve, 10, 0)).toBe(0);
  expect(pointAt(curve, 99, null)).toBe(2);
});

test("a click means the nearest point", () => {
  expect(nearest(curve, x(12, 40), null, 40)).toBe(1);
  expect(nearest(curve, x(30, 40), null, 40)).toBe(2);
  expect(nearest(curve, -50, null, 40)).toBe(0);
});

test("a sure win is at the top, and a line has as many corners as there are points", () => {
  expect(y(1)).toBeLessThan(y(0.5));
  expect(path(curve, 0, null, 40)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  expect(x(0, 0)).toBe(x(0, 40));
});

test("the shapes of two sides are never set at the same point", () => {
  const [red, blue] = [marked(60, 0, 2), marked(60, 1, 2)];
  expect(red.length).toBeGreaterThan(2);
  expect(red.filter((place) => blue.includes(place))).toEqual([]);
});

test("partners are one side", () => {
  const report: Report = { viewer: null, sides: [[0, 2], [1]], of: 3, curve, turning: [], done: true };
  expect(sideOf(report, 2)).toBe(0);
});
