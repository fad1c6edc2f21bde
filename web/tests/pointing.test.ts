// What a click means beside the plain answer: what stands for it, who is chosen already, numbers, several things in turn.
import { expect, test } from "vitest";
import type { Board, Space } from "../src/board/board";
import { places } from "../src/board/naming";
import { chained } from "../src/table/chain";
import { counted, counter, placeOf } from "../src/table/counting";
import { candidates, click, emptyHand, enter, glowing, meaning, type Peek } from "../src/table/gesture";
import { follow } from "../src/table/ahead";
import { intended, target } from "../src/table/pointer";
import type { Option, Peeked, Question } from "../src/wire/messages";

const option = (line: string, handles: string[], more: Partial<Option> = {}): Option => ({ line, text: { id: line }, handles, ...more });
const asked = (options: Option[], more: Partial<Question> = {}): Question => ({ counter: 1, name: "which", prompt: { id: "p" }, options, ...more });
const ground = { aliases: () => [], together: () => true };
const nothing: Peek = (lines) => Promise.resolve({ type: "peeked", id: 0, used: lines.length, question: asked([option("next", ["piece:9"])]) });

test("what stands for an answer glows, says it, and is not taken in hand", async () => {
  const hand = emptyHand(asked([option("army 1", ["chip:0"], { besides: ["piece:1", "piece:2"] }), option("army 2", ["chip:1"], { besides: ["piece:3"] })]));
  expect([...glowing(hand)]).toEqual(expect.arrayContaining(["piece:1", "piece:2", "piece:3"]));
  expect(meaning(hand, "piece:2")).toEqual([{ id: "army 1" }]);
  const step = await click(hand, "piece:2", ground, nothing);
  expect(step).toMatchObject({ kind: "send", lines: ["army 1"] });
  expect(step.hand.picked).toEqual([]);
});

test("who was picked up to go does not leave himself behind", async () => {
  const question = asked([option("leave 1", ["piece:1"]), option("leave 2", ["piece:2"]), option("done", [])], { done: "done", given: 1, marked: ["piece:1", "piece:2"] });
  const walk = { lines: ["corps"], question, view: null, events: [], spent: [] };
  expect(await follow(walk, ["piece:1"], nothing)).toMatchObject({ kind: "open", walk: { lines: ["corps"] } });
  const plain = { ...walk, question: { ...question, marked: [] } };
  expect(await follow(plain, ["piece:1"], nothing)).not.toMatchObject({ kind: "open", walk: { lines: ["corps"] } });
});

test("where something is shared out over places, each has its number", () => {
  const put = (count: number, at: string): Option => option(`put ${count} ${at}`, [at], { of: { id: at }, count });
  const hand = emptyHand(asked([put(1, "space:1"), put(2, "space:1"), put(1, "space:2"), put(2, "space:2")]));
  expect(counted(hand).map(placeOf)).toEqual(["space:1", "space:2"]);
  expect(counter(hand, "space:2")?.most).toBe(2);
  expect(counter(hand, "space:3")).toBeNull();
  const one = emptyHand(asked([put(1, "space:1"), put(2, "space:1")]));
  expect(counter(one, "space:1")).toBeNull();
});

/** Each piece goes by itself: to 1 always, to 2 only who sets out first. */
const road: Peek = (lines) => {
  const gone = lines.map((line) => line.split(" ")[1]);
  const left = ["1", "2"].filter((piece) => !gone.includes(piece));
  const wrong = lines.some((line, i) => i > 0 && line.endsWith("to 2"));
  const suggestions = left.flatMap((piece) => (gone.length ? ["1"] : ["1", "2"]).map((to) => ({ text: { id: "go" }, lines: [`go ${piece} to ${to}`], handles: [`piece:${piece}`, `space:${to}`] })));
  return Promise.resolve(wrong ? null : ({ type: "peeked", id: 0, used: lines.length, question: asked([option("end", [])], { suggestions }) } satisfies Peeked));
};

test("several in hand go one after the other, where all of them come", async () => {
  const question = (await road([]))!.question!;
  const first = await click(emptyHand(question), "piece:1", ground, road);
  if (first.kind !== "hand") throw new Error(first.kind);
  expect([...glowing(first.hand)]).toEqual(expect.arrayContaining(["space:1", "space:2"]));
  const reach = await chained({ ...first.hand, picked: ["piece:1", "piece:2"] }, ground, road);
  expect([...reach.keys()]).toEqual(["space:1"]);
  expect(reach.get("space:1")![0]!.lines).toEqual(["go 1 to 1", "go 2 to 1"]);
});

test("names of places are found in a text, the longest first, and no letters within words", () => {
  const space = (id: number, name: string): Space => ({ id, name, capacity: 1, centre: [0, 0], polygon: [] });
  const board = { spaces: [space(1, "Marengo"), space(2, "Marengo West"), space(3, "B4"), space(4, "Lobi"), space(5, "Lobi")], boxes: [] } as unknown as Board;
  const { pattern, handles } = places(board);
  const found = (text: string) => text.split(pattern).filter((part) => handles.has(part)).map((part) => handles.get(part));
  expect(found("From Marengo West to Marengo, then B4.")).toEqual(["space:2", "space:1", "space:3"]);
  expect(found("AB4, B41, Marengos")).toEqual([]);
  expect(found("Lobi is two places")).toEqual([]);
});

test("what is armed keeps its arrow, from the place its answer names if nothing is in hand", () => {
  const hand = emptyHand(asked([option("threaten", ["space:2"])]));
  const way = { lines: ["threaten"], texts: [{ id: "threaten" }], handles: ["space:2"] };
  const table = { hand, glow: new Set(["space:2"]), armed: { way, target: "piece:7", line: true, at: 0 }, seat: 1, places: null, shown: { pieces: [{ id: 7, side: 0, at: "space:2" }] } } as never;
  expect(target(table, "space:5")).toBe("space:2");
  expect(intended(table, "space:2", ["space:2", "space:1"])).toEqual([{ from: "space:1", to: "space:2", side: 1 }]);
  const listed = { ...(table as object), armed: { way, target: null, line: true, at: 0 } } as never;
  expect(target(listed, null)).toBe("space:2");
});

test("only what the answer moves has an arrow: who lies on top of others is not on his way", () => {
  const way = { lines: ["place"], texts: [{ id: "place" }], handles: ["side:4"] };
  const hand = emptyHand(asked([option("place", ["side:4"])]));
  const pieces = [{ id: 1, side: 0, at: "space:1", order: 10 }, { id: 2, side: 0, at: "space:3", order: 21 }];
  const table = { hand, glow: new Set(["side:4"]), armed: { way, target: null, line: true, at: 0 }, seat: 0, places: null, shown: { pieces } };
  expect(intended(table as never, "side:4", ["space:1", "space:2"])).toEqual([]);
  const marching = { ...table, shown: { pieces: [pieces[0], { ...pieces[1], marks: ["underway"] }] } };
  expect(intended(marching as never, "side:4")).toEqual([{ from: "space:3", to: "side:4", side: 0 }]);
});

test("of two things a ship can do to the same hex neither is Enter's nor a click's: the player says which", async () => {
  const both = [option("bombard", ["piece:7", "space:60"]), option("sail in", ["piece:7", "space:60"]), option("sail", ["piece:7", "space:61"])];
  const each: Peek = (lines) => Promise.resolve({ type: "peeked", id: 0, used: lines.length, question: asked([option(`after ${lines.join()}`, ["piece:9"]), option("done", [])]) });
  const proposed = [{ text: { id: "sail in and stop" }, handles: ["piece:7", "space:60"], lines: ["sail in", "done"] }];
  for (const suggestions of [[], proposed]) {
    const ship = (await click(emptyHand(asked(both, { suggestions })), "piece:7", ground, each)).hand;
    expect(meaning(ship, "space:60").length).toBeGreaterThan(1); // the line below the map says both
    const step = await click(ship, "space:60", ground, each);
    expect(step.kind).toBe("hand");
    const open = step.hand.ways.length ? step.hand.ways.map(({ lines }) => lines[0]) : candidates(step.hand).map(({ line }) => line);
    expect([...open].sort()).toEqual(["bombard", "sail in"]);
    expect(enter(step.hand)).toBeNull();
  }
});

test("where all answers begin with the same piece its targets glow at once, with the arrow from it", () => {
  const hand = emptyHand(asked([option("to 2", ["piece:1", "space:2"]), option("to 3", ["piece:1", "space:3"])]));
  expect([...glowing(hand)].sort()).toEqual(["piece:1", "space:2", "space:3"]);
  const two = emptyHand(asked([option("to 2", ["piece:1", "space:2"]), option("to 3", ["piece:4", "space:3"])]));
  expect([...glowing(two)].sort()).toEqual(["piece:1", "piece:4"]);
  const table = { hand, glow: glowing(hand), armed: null, seat: 0, places: null, shown: { pieces: [{ id: 1, side: 0, at: "side:8" }] } };
  const arrow = [{ from: "side:8", to: "space:3", side: 0 }];
  expect(intended(table as never, "space:3")).toEqual(arrow);
  const armed = { way: { lines: ["to 3"], texts: [], handles: ["piece:1", "space:3"] }, target: null, line: true, at: 0 };
  const listed = { ...table, armed } as never;
  expect(intended(listed, target(listed, null))).toEqual(arrow);
  const upon = { ...armed, way: { ...armed.way, handles: ["piece:1", "piece:6"] }, target: "piece:1" };
  const attacked = { ...table, armed: upon, shown: { pieces: [...table.shown.pieces, { id: 6, side: 1, at: "space:3" }] } } as never;
  expect(intended(attacked, target(attacked, null))).toEqual(arrow);
});
