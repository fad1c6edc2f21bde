import { describe, expect, test } from "vitest";
import type { Board } from "../src/board/board";
import { meet } from "../src/board/meeting";
import { crowds } from "../src/board/packing";
import { Places, upright } from "../src/board/places";
import { tinted } from "../src/board/tints";
import { block, read, spread } from "../src/pieces/glyphs";
import { compareNumbers } from "../src/screens/numbers";

const board: Board = {
  about: {}, game: "small", title: "Small", width: 200, height: 100, block: [38, 17], boxes: [], decorations: [],
  spaces: [
    { id: 0, name: "West", capacity: 8, centre: [50, 50], polygon: [[0, 0], [100, 0], [100, 100], [0, 100]], reserve: [[30, 40, 0], [30, 60, 0]] },
    { id: 1, name: "East", capacity: 8, centre: [150, 50], polygon: [[100, 0], [200, 0], [200, 100], [100, 100]] },
  ],
  edges: [{ id: 0, name: "0-1", a: 0, b: 1, segment: [[100, 30], [100, 70]], width: "wide", slots_a: [[90, 50, 90]] }],
  tracks: [{ id: 0, name: "time", spaces: [{ label: "1", at: [20, 90], size: [20, 10] }] }],
};
const places = new Places(board);
const piece = (id: number, at: string) => ({ id, side: 0, at });

describe("places", () => {
  test("pieces fill the slots of the file in order", () => {
    const lying = places.lay([piece(5, "space:0"), piece(3, "space:0")]);
    expect(lying.map(({ piece: p, x, y }) => [p.id, x, y])).toEqual([[3, 30, 40], [5, 30, 60]]);
  });
  test("more pieces than slots lie beside those there as long as there is room", () => {
    const [first, second, third] = places.lay([1, 2, 3].map((id) => piece(id, "space:0")));
    expect([first, second].some((one) => meet(one!, third!, board.block))).toBe(false);
    expect([first!.y, second!.y]).toEqual([40, 60]);
  });
  const narrow = new Places({ ...board, spaces: [{ ...board.spaces[0]!, polygon: [[10, 30], [50, 30], [50, 70], [10, 70]] }, board.spaces[1]!] });
  test("where there is none they lie on those there", () => {
    const all = narrow.lay(Array.from({ length: 9 }, (_, id) => piece(id, "space:0")));
    expect(all.length).toBe(9);
    for (const one of all) expect(all.some((other) => other !== one && meet(one, other, board.block))).toBe(true);
  });
  test("a crowd is counted where pieces hide one another", () => {
    const [few, many] = [2, 9].map((n) => narrow.lay(Array.from({ length: n }, (_, id) => piece(id, "space:0"))));
    expect(crowds(few!, 17)).toEqual([]);
    expect(crowds(many!, 17)).toMatchObject([{ at: "space:0", count: 9 }]);
  });
  test("where the file has no slots, some are made that do not overlap", () => {
    const lying = places.lay(Array.from({ length: 8 }, (_, id) => piece(id, "space:1")));
    for (const a of lying) for (const b of lying) {
      if (a !== b) expect(Math.abs(a.x - b.x) >= 38 || Math.abs(a.y - b.y) >= 17).toBe(true);
    }
  });
  test("a block in an approach lies on its own side of the bar", () => {
    expect(places.lay([piece(1, "side:0")])[0]).toMatchObject({ x: 90, y: 50 });
    expect(places.lay([piece(1, "side:1")])[0]!.x).toBeGreaterThan(100);
  });
  test("in reserve one lies where nobody stands at an approach, as long as there is room", () => {
    const [west, east] = board.spaces;
    const narrow = new Places({ ...board, spaces: [{ ...west!, reserve: [[80, 50, 0], [30, 50, 0]] }, east!] });
    const x = (pieces: number, ...at: string[]): number => narrow.lay([...Array.from({ length: pieces }, (_, id) => piece(id, "space:0")), ...at.map((one) => piece(9, one))])[0]!.x;
    expect([x(1), x(1, "side:0"), x(1, "side:1")]).toEqual([80, 30, 80]);
    const three = narrow.lay([piece(1, "space:0"), piece(2, "space:0"), piece(9, "side:0")]);
    expect(three[2]!.x).toBe(90);
    expect(three.some((one, i) => three.some((other, k) => k > i && meet(one, other, narrow.board.block)))).toBe(false);
  });
  test("blocks that only touch do not meet, however they are turned", () => {
    const size: [number, number] = [38, 17];
    const beside = Array.from({ length: 360 }, (_, angle) => {
      const turn = (angle * Math.PI) / 180;
      return meet({ x: 100.1, y: 70.3, angle }, { x: 100.1 + 38 * Math.cos(turn), y: 70.3 + 38 * Math.sin(turn), angle }, size);
    });
    expect(beside.filter(Boolean)).toEqual([]);
  });
  test("turned blocks meet if no line parts them", () => {
    const size: [number, number] = [38, 17];
    expect(meet({ x: 0, y: 0, angle: 0 }, { x: 37, y: 0, angle: 0 }, size)).toBe(true);
    expect(meet({ x: 0, y: 0, angle: 0 }, { x: 39, y: 0, angle: 0 }, size)).toBe(false);
    expect(meet({ x: 0, y: 0, angle: 0 }, { x: 28, y: 0, angle: 90 }, size)).toBe(false);
    expect(meet({ x: 0, y: 0, angle: 0 }, { x: 25, y: 0, angle: 45 }, size)).toBe(true);
  });
  test("an approach belongs to the area on its side", () => {
    expect([places.areaOf("side:0"), places.areaOf("side:1"), places.areaOf("card:1")]).toEqual(["space:0", "space:1", null]);
  });
  test("what the sheet does not have is left out", () => expect(places.lay([piece(1, "off")])).toEqual([]));
  test("a question has a place", () => {
    expect(places.points(["piece:1", "space:1"], [piece(1, "space:0")])).toEqual([[50, 50], [150, 50]]);
    expect(places.points(["card:1"], [])).toEqual([]);
  });
  test("nothing stands on its head", () => {
    for (let angle = -720; angle <= 720; angle += 15) expect(Math.abs(upright(angle))).toBeLessThanOrEqual(90);
  });
  test("neighbours have different tints", () => expect(tinted(board).get(0)).not.toBe(tinted(board).get(1)));
});

describe("faces", () => {
  test("kind and strength", () => expect(read("infantry-3")).toMatchObject({ count: 3, letters: "In" }));
  test("a kind nobody drew is written", () => expect(read("airship-2").sign).toBeNull());
  test("signs fit on the block", () => {
    for (const count of [1, 2, 3, 4, 5]) for (const x of spread(count, 32)) expect(Math.abs(x)).toBeLessThan(16);
  });
  test("sides differ in shape", () => expect(block("square", 38, 17)).not.toBe(block("clipped", 38, 17)));
});

test("rules are sorted by number", () => {
  expect(["11.10", "11.2", "2", "11"].sort(compareNumbers)).toEqual(["2", "11", "11.2", "11.10"]);
});
