// The open door: side and strength, options that mean something, the book of rules, a position in a few strokes.
import { describe, expect, test } from "vitest";
import { agreedWords } from "../src/door/agreed";
import { chaptersOf, finds } from "../src/door/book";
import { dotsOf, groundsOf } from "../src/door/glimpse";
import { meant, playNow, quick } from "../src/screens/wishes";
import type { Offer } from "../src/wire/lobby";
import type { Text, View } from "../src/wire/messages";
import type { Board } from "../src/board/board";

const square = (x: number): [number, number][] => [[x, 0], [x + 100, 0], [x + 100, 100], [x, 100]];
const board: Board = {
  about: {}, game: "ford", title: "Ford", width: 300, height: 100, block: [36, 12], boxes: [], tracks: [], decorations: [],
  spaces: [0, 1, 2].map((id) => ({ id, name: null, capacity: 4, centre: [id * 100 + 50, 50], polygon: square(id * 100) })),
  edges: [0, 1].map((id) => ({ id, name: `${id}`, a: id, b: id + 1, segment: [[id * 100 + 100, 0], [id * 100 + 100, 100]] })),
};
const text = (id: string): Text => ({ id });
const offer: Offer = {
  game: "ford", title: "Ford", default_bot: "recruit", seats: [{ title: text("north") }, { title: text("south") }],
  bots: [{ name: "random", text: text("bot-random") }, { name: "recruit", text: text("bot-recruit") }],
};

describe("play now", () => {
  test("takes what was chosen last, and what is usual if that is gone", () => {
    expect(quick(offer, {})).toEqual({ side: 0, bot: "recruit" });
    expect(quick(offer, { side: 1, bot: "random" })).toEqual({ side: 1, bot: "random" });
    expect(quick(offer, { side: 6, bot: "emperor" })).toEqual({ side: 0, bot: "recruit" });
  });
  test("seats the player on his side and the opponent everywhere else", () => {
    expect(playNow(offer, "Ann", { side: 1, bot: "random" }).seats).toEqual([{ kind: "bot", bot: "random" }, { kind: "me" }]);
  });
});

test("an option means something only with the others it needs", () => {
  const strength = { name: "difficulty", text: text("x"), values: [], default: "easy", only: { mode: ["solo", "coop"] } };
  expect([meant(strength, { mode: "two" }), meant(strength, { mode: "coop" })]).toEqual([false, true]);
});

test("what is switched on is named alone, everything else with its value", () => {
  const say = (one: Text | string | number | null | undefined): string => (typeof one === "object" ? ({ yes: "Yes", on: "yes" })[one?.id ?? ""] ?? one?.id ?? "" : String(one));
  expect(agreedWords({ label: text("Vassals"), value: text("on") }, say)).toBe("Vassals");
  expect(agreedWords({ label: text("Map number"), value: 77 }, say)).toBe("Map number: 77");
});

describe("the book of rules", () => {
  const rule = (id: string) => ({ id, text: { en: id, de: id } });
  test("lies in chapters, in order, each with its title", () => {
    const book = { game: "x", rules: [], chapters: [{ id: "2", title: { en: "Two", de: "Zwei" } }] };
    const found = chaptersOf(book, [rule("1.1"), rule("1.2"), rule("2.s1.1")], "de");
    expect(found.map(({ id, title, rules }) => [id, title, rules.length])).toEqual([["1", "", 2], ["2", "Zwei", 1]]);
  });
  test("is searched by number and by words in any order", () => {
    expect(finds("§ 11.7", "11.s7.2", "", "")).toBe(true);
    expect(finds("zero morale", "1.1", "Morale", "falls to zero")).toBe(true);
    expect(finds("zero dice", "1.1", "Morale", "falls to zero")).toBe(false);
  });
});

test("a glimpse has every space in few paths, and a dot for each side at a place", () => {
  const pieces = [0, 1, 2].map((id) => ({ id, side: id === 2 ? 1 : 0, at: `space:${board.spaces[0]!.id}` }));
  const sides = [0, 1].map((seat) => ({ seat, title: text(`side-${seat}`), rows: [] }));
  const view = { heading: text("h"), sides, pieces } as unknown as View;
  expect(groundsOf(board, null).length).toBeLessThanOrEqual(8);
  expect(groundsOf(board, null).map(({ path }) => path.split("M").length - 1).reduce((a, b) => a + b)).toBe(board.spaces.length);
  const dots = dotsOf(board, view);
  expect(dots.length).toBe(2);
  expect(dots[0]!.r).toBeGreaterThan(dots[1]!.r);
  expect(dotsOf(board, null)).toEqual([]);
});
