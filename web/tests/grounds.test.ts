// What runs through hexes, works of several hexes, pools of dice, and questions that ask where each belongs.
import { describe, expect, test } from "vitest";
import type { Board, Point } from "../src/board/board";
import { lines } from "../src/board/lines";
import { Places } from "../src/board/places";
import { grounds } from "../src/board/terrain";
import { works } from "../src/board/works";
import { figure, signFor } from "../src/pieces/glyphs";
import { poolsIn } from "../src/pieces/rolls";
import { click, emptyHand, glowing, gridStart, gridded, take, type Ground, type Peek } from "../src/table/gesture";
import type { Question } from "../src/wire/messages";

const hexagon = (x: number, y: number): Point[] => Array.from({ length: 6 }, (_, i) => [x + 34 * Math.cos((i * Math.PI) / 3), y + 34 * Math.sin((i * Math.PI) / 3)]);
const column = (id: number, terrain: string, marks = {}) => ({ id, name: null, capacity: null, centre: [0, id * 59] as Point, polygon: hexagon(0, id * 59), terrain, marks, reserve: id === 3 ? ([[0, 177], [0, 236]] as [number, number][]) : [] });
const board: Board = {
  about: {}, game: "small", title: "Small", width: 100, height: 300, block: [34, 34], boxes: [], decorations: [], tracks: [],
  spaces: [column(0, "river"), column(1, "road"), column(2, "meadow"), column(3, "fort", { fort: 0 }), column(4, "fort", { fort: 0, entrance: true, part_of: 3 })],
  edges: [0, 1, 2, 3].map((id) => ({ id, name: "", a: id, b: id + 1, segment: [[-17, id * 59 + 29.5], [17, id * 59 + 29.5]] })),
};

describe("what runs through hexes", () => {
  test("a road joins what was built beside it", () => {
    const before = lines(board, grounds(board, []));
    const built = lines(board, grounds(board, [{ kind: "tile-road", at: "space:2" }]));
    expect(before.road).not.toContain("88.5");
    expect(built.road).toContain("0 88.5");
    expect(built.road).not.toContain("NaN");
  });
  test("a bridge carries both road and river", () => {
    const found = lines(board, grounds(board, [{ kind: "tile-bridge", at: "space:0" }]));
    expect(found.bridges).toHaveLength(1);
    expect(found.road).toContain("0 29.5");
    expect(found.river).not.toBe("");
  });
  test("a trench has battlements and wire", () => {
    const found = lines(board, grounds(board, [{ kind: "tile-trench", at: "space:2" }]));
    expect(found.trench.split("L").length).toBeGreaterThan(6);
    expect(found.wire).not.toBe("");
  });
});

describe("works", () => {
  test("walls stand round the body, gates round the entrance, nothing between them", () => {
    const [fort] = works(board);
    expect(fort!.body.id).toBe(3);
    expect([fort!.walls, fort!.gates].map((path) => path.split("M").length - 1)).toEqual([5, 5]);
  });
  test("an entrance stands for the whole; the garrison stands on all its hexes", () => {
    const places = new Places(board);
    expect([places.whole("space:4"), places.areaOf("space:4"), places.whole("space:2")]).toEqual(["space:3", "space:3", "space:2"]);
    const lying = places.lay([1, 2, 3].map((id) => ({ id, side: 0, at: "space:3", face: "tank" })));
    expect(lying.map(({ stack }) => stack)).toEqual([1, 1, 2]);
    expect(lying[1]!.y).toBe(236);
  });
  test("distances are counted over everything", () => expect(new Places(board).distances([4]).get(0)).toBe(4));
});

test("a sign is found by the whole name or by its last word", () => {
  expect(signFor("xx-heavy-infantry")).toEqual(figure("heavy-infantry"));
  expect(signFor("xx-row-coins")).toEqual(figure("coins"));
  expect(figure("heavy-infantry")).not.toEqual(figure("infantry"));
});

test("pools are found in a sentence at any depth", () => {
  const pool = (faces: string) => ({ id: "by-dice", args: { faces, hit: 5, sides: 12, who: { id: "x-france" }, unit: { id: "x-tank" } } });
  const text = { id: "fought", args: { fire: { id: "fire", args: { how: pool("3 12 5") } }, answer: { id: "answer", args: { how: pool("") } } } };
  expect(poolsIn(text)).toMatchObject([{ who: "x-france", faces: [3, 12, 5], hit: 5, sides: 12 }]);
});

const chips = ["tank", "truck"].flatMap((kind) => [0, 1].map((chip) => ({ line: `assign ${kind} to ${chip}`, text: { id: "assign" }, handles: [`kind:${kind}`, `chip:${chip}`] })));
const split: Question = { counter: 1, name: "split", prompt: { id: "p" }, options: chips, done: null };
const ground: Ground = { aliases: () => [], together: () => false };

describe("where each belongs", () => {
  const peek: Peek = (given) => Promise.resolve({ type: "peeked", id: 1, used: given.length, question: { ...split, given: given.length, done: given.length === 2 ? "done" : null, options: given.length === 2 ? [{ line: "done", text: { id: "d" }, handles: [] }] : chips.filter(({ line }) => !given.some((one) => one.slice(0, 10) === line.slice(0, 10))) } });
  test("is asked as a table, and confirmed only by the player", async () => {
    expect(gridded(split)).toBe(true);
    const step = await take(emptyHand(split), { lines: ["assign tank to 0", "assign truck to 1"], texts: [] }, peek);
    expect(step.kind).toBe("hand");
    expect(step.kind === "hand" && gridStart(step.hand)?.here).toBe(split);
  });
});

test("a proposal about one thing is taken by pointing at it", async () => {
  const far = { text: { id: "far" }, lines: ["go 1", "go 2"], handles: ["space:2"] };
  const question: Question = { counter: 1, name: "step", prompt: { id: "p" }, options: [{ line: "go 1", text: { id: "go" }, handles: ["space:1"] }, { line: "halt", text: { id: "h" }, handles: [] }], suggestions: [far] };
  const hand = emptyHand(question);
  expect([...glowing(hand)]).toEqual(["space:1", "space:2"]);
  const step = await click(hand, "space:2", ground, () => Promise.resolve({ type: "peeked", id: 1, used: 2, question: { ...question, given: 0 } }));
  expect(step).toMatchObject({ kind: "send", lines: ["go 1", "go 2"] });
});
