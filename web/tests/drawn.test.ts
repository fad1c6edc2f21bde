import { expect, test } from "vitest";
import type { Board } from "../src/board/board";
import { grounds } from "../src/board/grounds";
import { wearing } from "../src/board/wearing";
import { blockOf, plateOf } from "../src/pieces/drawn";
import { block, dress } from "../src/pieces/glyphs";

const red = dress(0, "red");
const piece = { id: 1, side: 0, at: "space:1" };

test("pieces that look alike have the same markup, whoever and wherever they are", () => {
  const one = blockOf({ ...piece, face: "infantry-2" }, red, 40, 17, null);
  expect(blockOf({ ...piece, id: 2, at: "space:9", face: "infantry-2" }, red, 40, 17, null)).toBe(one);
  expect(blockOf({ ...piece, face: "infantry-3" }, red, 40, 17, null)).not.toBe(one);
  expect(blockOf({ ...piece, face: "infantry-2", marks: ["acted"] }, red, 40, 17, null)).not.toBe(one);
});

test("the signs of a face stand beside one another in one path", () => {
  const drawn = blockOf({ ...piece, face: "infantry-2" }, red, 40, 17, null);
  expect(drawn).toContain('d="M-8.4 -4L-1.6 4M-8.4 4L-1.6 -4M1.6 -4L8.4 4M1.6 4L8.4 -4"');
});

test("what others have written is text and no markup", () => {
  expect(plateOf({ ...piece, name: '<b a="1">&' }, red, 40, 17)).toContain("&lt;b a=&quot;1&quot;&gt;&amp;</text>");
  expect(blockOf(piece, red, 40, 17, "<g>")).toContain(">&lt;g&gt;</text>");
  expect(blockOf({ ...piece, face: "<a-1" }, red, 40, 17, null)).not.toContain("<a");
});

test("an outline round another point is the same, moved", () => {
  for (const shape of ["square", "round", "notched", "clipped", "pointed", "shield", "swallow"] as const) {
    const moved = block(shape, 40, 16, [100, 1000]);
    const back = moved.replace(/([ML])(\S+) ([^A-Z]+)/g, (_, step: string, x: string, y: string) => `${step}${+x - 100} ${+y - 1000}`).replace(/H(\d+(\.\d+)?)/g, (_, x: string) => `H${+x - 100}`).replace(/V(\d+(\.\d+)?)/g, (_, y: string) => `V${+y - 1000}`).replace(/(A\S+ \S+ 0 0 1) (\S+) ([^A-Z]+)/g, (_, arc: string, x: string, y: string) => `${arc} ${+x - 100} ${+y - 1000}`);
    const numbers = (path: string): number[] => path.split(/[ MHVLAZ]+/).filter(Boolean).map((one) => Math.round(Number(one) * 1e6) / 1e6 + 0);
    expect(numbers(back), shape).toEqual(numbers(block(shape, 40, 16)));
  }
});

test("a class is put on and taken off only where something changes", () => {
  const touched: string[] = [];
  const thing = (name: string): [string, { classList: { add(): void; remove(): void } }] => [name, { classList: { add: () => touched.push(`+${name}`), remove: () => touched.push(`-${name}`) } }];
  const wear = wearing(new Map([thing("a"), thing("b"), thing("c")]), "glow");
  wear(["a", "b", "elsewhere"]);
  wear(["b", "c"]);
  expect(touched).toEqual(["+a", "+b", "-a", "+c"]);
});

test("every place that can be pointed at is drawn once", () => {
  const square = (x: number): [number, number][] => [[x, 0], [x + 1, 0], [x + 1, 1], [x, 1]];
  const space = (id: number, marks = {}) => ({ id, polygon: square(id), marks });
  const board = { spaces: [space(1), space(2), space(3, { part_of: 2 })], boxes: [{ id: 4, polygon: square(4) }], tracks: [{ id: 0, name: "turn", spaces: [{ at: [5, 5], size: [2, 4] }] }], decorations: [] } as unknown as Board;
  const drawn = grounds(board);
  expect([...drawn.matchAll(/data-handle="(.*?)"/g)].map(([, handle]) => handle)).toEqual(["space:1", "space:2", "box:4", "track:turn:0"]);
  expect(drawn).toContain('x="4" y="3" width="2" height="4"');
});
