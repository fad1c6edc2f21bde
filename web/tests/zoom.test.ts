import { expect, test } from "vitest";
import { framed } from "../src/board/zoom";

const SIZE: [number, number] = [1000, 800];

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
