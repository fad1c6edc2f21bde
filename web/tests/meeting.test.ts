// Whether things lie on one another: what is asked of a whole area at once says the same as what is asked one by one.
import { expect, it } from "vitest";
import type { Point } from "../src/board/board";
import { bulky, clearOf, contains, covers, enclosing, meet, wordy } from "../src/board/meeting";
import { inside } from "../src/board/packing";

const SIZE: Point = [34, 15];
let seed = 3;
const random = (most: number): number => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648) * most;
const place = (): { x: number; y: number; angle: number } => ({ x: random(120), y: random(120), angle: Math.floor(random(3)) * 30 });

it("a place is clear of pieces and words if it meets none of them", () => {
  const said = new Set<boolean>();
  for (let i = 0; i < 400; i++) {
    const [one, pieces] = [place(), [place(), place()]];
    const words = [{ ...place(), size: 14, width: 30 }];
    const met = pieces.some((other) => meet(one, other, SIZE)) || words.some((word) => covers(one, word, SIZE));
    expect(clearOf([...bulky(pieces, SIZE), ...wordy(words)], one.angle, SIZE)(one)).toBe(!met);
    said.add(met);
  }
  expect(said.size).toBe(2);
});

it("an outline that is asked about many points says the same of each", () => {
  const said = new Set<boolean>();
  for (let i = 0; i < 40; i++) {
    const area = Array.from({ length: 3 + i }, (): Point => [random(120), Math.floor(random(120))]);
    const holds = enclosing(area);
    for (let j = 0; j < 60; j++) {
      const at: Point = j < area.length ? area[j]! : [random(140) - 10, Math.floor(random(140)) - 10];
      expect(holds(...at)).toBe(contains(area, at));
      said.add(holds(...at));
    }
  }
  expect(said.size).toBe(2);
  expect(enclosing([])(0, 0)).toBe(false);
});

it("a block lies inside an area with all its corners, or with its middle only", () => {
  const bay: Point[] = [[0, 0], [120, 0], [120, 90], [80, 90], [80, 40], [40, 40], [40, 90], [0, 90]];
  const lying = (whole: boolean): ReturnType<typeof inside> => inside(bay, SIZE, 0, () => true, whole);
  const [whole, middle] = [lying(true), lying(false)];
  expect(whole.length).toBeGreaterThan(50);
  expect(middle.length).toBeGreaterThan(whole.length);
  for (const { x, y } of middle) expect(contains(bay, [x, y])).toBe(true);
  for (const { x, y } of whole) expect(contains(bay, [x + 16, y + 7]) && contains(bay, [x - 16, y - 7])).toBe(true);
});
