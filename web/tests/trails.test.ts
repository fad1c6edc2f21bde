import { expect, test, vi } from "vitest";
import { soundOf, TUNES } from "../src/everyday/sound";
import { Playback } from "../src/story/playback.svelte";
import { CONCERNS, fold, ghosts, LOSS, MOVE, newsOf, OWN_LOSS, tolls, trails } from "../src/story/trails";
import type { LogLine, Text, View } from "../src/wire/messages";

const red = { id: "red" };
const blue = { id: "blue" };
const view: View = {
  heading: { id: "h" },
  sides: [{ seat: 0, title: red }, { seat: 1, title: blue }],
  pieces: [{ id: 1, side: 0, at: "space:1" }, { id: 7, side: 1, at: "space:5" }],
};
const hop = (entry: number, origin: string, to: string): LogLine => ({
  entry, event: { type: "Moved" }, text: { id: "moved", args: { origin, to } }, moves: [{ piece: 7, to: `space:${to}` }], handles: ["piece:7", `space:${origin}`, `space:${to}`],
});

test("many steps of one march are one line, from where it began to where it ended", () => {
  const lines = [hop(1, "2", "3"), hop(2, "3", "4"), hop(3, "4", "5"), { entry: 4, text: { id: "turn" } }];
  expect(fold(lines)).toMatchObject([{ first: 1, entry: 3, text: { args: { origin: "2", to: "5" } } }, { first: 4, entry: 4 }]);
  const other = { ...hop(2, "3", "4"), moves: [{ piece: 8, to: "space:4" }] };
  expect(fold([hop(1, "2", "3"), other])).toHaveLength(2);
  expect(fold([hop(1, "2", "3"), hop(2, "3", "2")])).toHaveLength(2);
});

test("a march out of a box is told as it began: out of the box, into where it ended", () => {
  const told = (entry: number, id: string, origin: Text, to: string): LogLine => ({ ...hop(entry, "1", "2"), text: { id, args: { origin, to: { id: "area", args: { name: to } } } } });
  const lines = [told(1, "entered", { id: "box", args: { name: "A" } }, "x"), told(2, "road", { id: "area", args: { name: "x" } }, "y")];
  expect(fold(lines)).toMatchObject([{ first: 1, entry: 2, text: { id: "entered", args: { origin: { id: "box" }, to: { args: { name: "y" } } } } }]);
});

test("marches of the others are numbered in their order, one's own are not", () => {
  const own: LogLine = { entry: 4, ways: [["space:1", "space:2", 0]] };
  const { arrows, numbers } = trails([hop(1, "2", "3"), hop(2, "3", "5"), { entry: 3, ways: [["space:8", "space:9", 1]] }, own], view, 0);
  expect(arrows.map(({ from, to, number }) => [from, to, number])).toEqual([
    ["space:2", "space:3", 1], ["space:3", "space:5", 1], ["space:8", "space:9", 2], ["space:1", "space:2", undefined],
  ]);
  expect(numbers.get(3)).toBe(2);
});

test("the strip tells own losses first, then what concerns one, then the rest, and nothing of mere turns", () => {
  const lines: LogLine[] = [
    { entry: 1, text: { id: "turn", args: { side: red } }, handles: ["track:time:3"] },
    { ...hop(2, "2", "3") },
    { entry: 3, text: { id: "attack" }, handles: ["space:1"], flash: ["space:1"] },
    { entry: 4, text: { id: "fell" }, losses: [{ whose: blue, side: 1, at: "space:5", face: "infantry" }] },
    { entry: 5, text: { id: "fell" }, losses: [{ whose: red, side: 0, at: "space:1", face: "infantry", count: 2 }, { whose: red, side: 0, what: "morale" }] },
  ];
  expect(newsOf(lines, view, 0, new Map()).map(({ line, rank }) => [line.entry, rank])).toEqual([[5, OWN_LOSS], [3, CONCERNS], [4, LOSS], [2, MOVE]]);
  expect(ghosts(lines, view)).toEqual([{ at: "space:5", side: 1, face: "infantry", count: 1 }, { at: "space:1", side: 0, face: "infantry", count: 2 }]);
  expect(tolls(lines, view)).toEqual([{ side: 0, face: "infantry", count: 2 }, { side: 1, face: "infantry", count: 1 }]);
});

test("what one did oneself is no news, what others did to one is, though it names nobody else", () => {
  const placed = (entry: number): LogLine => ({ entry, text: { id: "placed", args: { side: red } }, handles: ["space:1"] });
  const lines: LogLine[] = [placed(1), { entry: 2, text: { id: "attacks", args: { side: blue, other: red } }, handles: ["space:1"] }, placed(3)];
  const told = (own: [number, number][]): number[][] => newsOf(lines, view, 0, new Map(), own).map(({ entries }) => entries);
  expect(told([[0, 1]])).toEqual([[2], [3]]);
  expect(told([[0, 3]])).toEqual([[2]]);
  expect(told([[2, 3]])).toEqual([[1], [2]]);
});

test("pieces of one side that fell at one place are one line, with their number", () => {
  const fell = (entry: number, whose: { id: string }, at: string, face: string, count?: number): LogLine => ({
    entry, text: { id: "fell", args: { whose, face } }, handles: [at], losses: [{ whose, side: whose === red ? 0 : 1, at, face, ...(count ? { count } : {}) }],
  });
  const lines = [fell(1, red, "space:1", "infantry"), fell(2, red, "space:1", "cavalry"), fell(3, blue, "space:1", "infantry"), fell(4, red, "space:2", "infantry"), fell(5, red, "space:1", "infantry", 2)];
  lines.push({ entry: 6, text: { id: "taken" }, losses: [{ whose: red, side: 0, at: "space:1", what: "ground" }] });
  const news = newsOf(lines, view, 0, new Map());
  expect(news.map(({ entries, fell }) => [entries, !!fell])).toEqual([[[1, 2, 5], true], [[4], false], [[6], false], [[3], false]]);
  expect(news[0]!.line).toMatchObject({ first: 1, entry: 5, losses: [{ face: "infantry", count: 3 }, { face: "cavalry", count: 1 }] });
});

test("the same again, and the same of several things, is told once; marches each for themselves", () => {
  const takes = (entry: number, area: string, side = blue): LogLine => ({ entry, text: { id: "takes", args: { side, area } }, handles: [`space:${entry + 10}`] });
  const news = newsOf([takes(1, "A"), takes(2, "A"), takes(3, "B"), takes(4, "C"), hop(5, "2", "3"), hop(6, "4", "5"), takes(7, "D")], view, 0, new Map());
  expect(news.map(({ entries, times }) => [entries, times])).toEqual([[[1, 2], 2], [[3, 4, 7], undefined], [[5], undefined], [[6], undefined]]);
  const list = (first: unknown, rest: unknown): unknown => ({ id: "ui-list", args: { first, rest } });
  expect(news[1]!.line.text!.args!.area).toEqual(list(list("B", "C"), "D"));
  const counted = (entry: number, count: number): LogLine => ({ entry, text: { id: "many", args: { side: blue, count } }, handles: ["space:9"] });
  expect(newsOf([counted(1, 1), counted(2, 3)], view, 0, new Map())).toHaveLength(2);
});

test("what partners lose together is a loss of each of them, and what is only weakened leaves no ghost", () => {
  const team: View = { ...view, sides: [{ seat: 0, title: red, also: [2] }, { seat: 1, title: blue, also: [3] }] };
  const lines: LogLine[] = [
    { entry: 1, text: { id: "fell" }, losses: [{ whose: blue, side: 1, at: "space:5", face: "infantry-1" }] },
    { entry: 2, text: { id: "weaker" }, losses: [{ whose: red, side: 0, at: "space:1", face: "infantry-3", left: "infantry-2", piece: 7 }] },
  ];
  const ranks = [0, 1, 2, 3].map((seat) => newsOf(lines, team, seat, new Map()).map(({ rank }) => rank));
  expect(ranks).toEqual([[OWN_LOSS, LOSS], [OWN_LOSS, LOSS], [OWN_LOSS, LOSS], [OWN_LOSS, LOSS]]);
  expect(newsOf(lines, team, 3, new Map())[0]!.line.entry).toBe(1);
  expect(ghosts(lines, team)).toEqual([{ at: "space:5", side: 1, face: "infantry-1", count: 1 }]);
  const commander: LogLine = { entry: 3, losses: [{ whose: blue, side: 1, face: "commander-soult", name: "Soult" }] };
  expect(tolls([...lines, commander], team).map(({ name, face }) => name ?? face)).toEqual(["Soult", "infantry-1"]);
  expect(trails([{ entry: 1, ways: [["space:1", "space:2", 1]] }], team, 3).arrows[0]!.number).toBeUndefined();
});

test("a line of the log is told with what the board shows, never ahead of it", async () => {
  vi.useFakeTimers();
  try {
    const playback = new Playback();
    playback.view = view;
    const event = { type: "x" };
    playback.play([{ event, entry: 1, flash: ["space:1"] }, { event, entry: 2, flash: ["space:2"] }, { event, entry: 3, loses: [7] }], view, undefined, 3);
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.told, [...playback.flashing]]).toEqual([1, ["space:1"]]);
    await vi.advanceTimersByTimeAsync(500);
    expect([playback.told, [...playback.flashing]]).toEqual([2, ["space:2"]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([playback.told, playback.behind]).toEqual([3, false]);
  } finally {
    vi.useRealTimers();
  }
});

test("each thing that happens has its sound, and what only lights up has none", () => {
  const event = { type: "Moved" };
  expect(soundOf({ event, moves: [{ piece: 1, to: "space:2" }] })).toBe("march");
  expect(soundOf({ event, losses: [{ whose: red, side: 0, face: "infantry", at: "space:1" }] })).toBe("shot");
  expect(soundOf({ event, losses: [{ whose: red, side: 0, what: "morale" }] })).toBe("disc");
  expect(soundOf({ event: { type: "CardsDrawn" } })).toBe("card");
  expect(soundOf({ event: { type: "AttackDeclared" } })).toBe("drum");
  expect(soundOf({ event, flash: ["space:1"] })).toBeNull();
  for (const notes of Object.values(TUNES)) expect(Math.max(...notes.map(({ at, long }) => at + long))).toBeLessThan(1);
});
