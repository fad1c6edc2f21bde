// Hexes and the square pieces on them.
import { describe, expect, test } from "vitest";
import { hexed, tiled, type Board, type Point } from "../src/board/board";
import { rows, stand } from "../src/board/counters";
import { crowds } from "../src/board/packing";
import { Places } from "../src/board/places";
import { coast, drawings, grounds } from "../src/board/terrain";
import { bold, dress, dressed, figure, tile } from "../src/pieces/glyphs";
import { facesIn, rollerOf } from "../src/pieces/rolls";

const hexagon = (x: number): Point[] => Array.from({ length: 6 }, (_, i) => [x + 60 * Math.cos((i * Math.PI) / 3 - Math.PI / 6), 60 * Math.sin((i * Math.PI) / 3 - Math.PI / 6)]);
const board: Board = {
  about: {}, game: "small", title: "Small", width: 300, height: 120, block: [34, 34], boxes: [], decorations: [], tracks: [],
  spaces: [
    { id: 0, name: null, capacity: null, centre: [0, 0], polygon: hexagon(0), terrain: "water" },
    { id: 1, name: null, capacity: null, centre: [104, 0], polygon: hexagon(104) },
    { id: 2, name: null, capacity: null, centre: [208, 0], polygon: hexagon(208) },
  ],
  edges: [{ id: 0, name: "0-1", a: 0, b: 1, segment: [[52, -30], [52, 30]] }, { id: 1, name: "1-2", a: 1, b: 2, segment: [[156, -30], [156, 30]] }],
};
const piece = (id: number, at: string, face = "infantry", more = {}) => ({ id, side: 0, at, face, ...more });
const land = { kind: "tile-forest", at: "space:1" };

describe("hexes", () => {
  test("hexes and tiles are known by their shape", () => expect([hexed(board), tiled(board)]).toEqual([true, true]));
  test("a tile covers what nobody knows", () => expect([...grounds(board, [land])]).toEqual([[0, "water"], [1, "forest"], [2, "unknown"]]));
  test("there is a coast between land and water only", () => {
    expect(coast(board, grounds(board, []))).toBe("");
    expect(coast(board, grounds(board, [land]))).toBe("M52 -30L52 30");
  });
  test("every ground has its drawings", () => {
    expect(drawings.every(({ inks }) => inks.length && inks.every(({ path }) => path && !path.includes("NaN")))).toBe(true);
    expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length);
  });
});

describe("square pieces", () => {
  test("at most three stand in a row, centred", () => {
    expect(rows(3)).toEqual([[-1, 0], [0, 0], [1, 0]]);
    for (let n = 1; n < 10; n++) expect(rows(n).reduce((sum, [x]) => sum + x, 0)).toBeCloseTo(0);
  });
  test("like ones are one stack with a number; what differs stands beside it", () => {
    const lying = new Places(board).lay([piece(1, "space:1"), piece(2, "space:1"), piece(3, "space:1", "cavalry"), piece(4, "space:1", "infantry", { marks: ["moved"] })]);
    expect(lying.map(({ stack }) => stack)).toEqual([1, 2, 1, 1]);
    expect(crowds(lying, 34)).toMatchObject([{ at: "piece:2", count: 2 }]);
  });
  test("a settlement stands behind, cargo lies small on its ship", () => {
    const cargo = piece(3, "piece:2", "cavalry");
    const found = stand([piece(9, "space:1", "city", { order: -1 }), piece(2, "space:1", "frigate")], new Map([[2, [cargo]]]), 34);
    const [city, ship, aboard] = [9, 2, 3].map((id) => found.find((one) => one.piece.id === id)!);
    expect(city!.y).toBeLessThan(ship!.y);
    expect(aboard!.size * 34).toBeGreaterThan(25);
    expect(new Places(board).lay([piece(2, "space:1", "frigate"), cargo])).toHaveLength(2);
  });
  test("six sides differ in colour and in shape", () => {
    const all = ["red", "yellow", "blue", "green", "violet", "grey"].map((name, seat) => dress(seat, name));
    expect(new Set(all.map(({ fill }) => fill)).size).toBe(6);
    expect(new Set(all.map(({ shape }) => tile(shape, 34))).size).toBe(6);
  });
  test("a strength makes a block, no strength a tile", () => expect([figure("infantry-2"), figure("infantry")?.tile, figure("city")?.tile]).toEqual([null, true, false]));
});

test("dice are read from a sentence", () => {
  const text = { id: "rolled", args: { seat: { id: "x-red" }, faces: { id: "faces", args: { faces: "3 1 6" } } } };
  expect([facesIn(text), rollerOf(text), facesIn({ id: "none" })]).toEqual([[3, 1, 6], "x-red", []]);
});

test("the pips of a die that hits can be seen, whosever it is", () => {
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  for (const colour of ["red", "blue", "gold", "green", "khaki", "purple", "beige", "grey", "white", "yellow"]) {
    expect((light("#fdf6e3") + 0.05) / (light(bold(dressed(colour))) + 0.05), colour).toBeGreaterThan(3);
  }
});
