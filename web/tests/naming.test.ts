import { describe, expect, test } from "vitest";
import type { Board, Space } from "../src/board/board";
import { covered } from "../src/board/meeting";
import { called, titled } from "../src/board/naming";
import { paragraph } from "../src/words/paragraph";

const space = (rest: Partial<Space>): Space => ({ id: 0, name: null, capacity: 1, centre: [0, 0], polygon: [], ...rest });

describe("what a place is called", () => {
  test("its name, or the words printed on it", () => {
    expect(called(space({ name: "B4" }))).toBe("B4");
    expect(called(space({ name: "Fort Vaux", marks: { fort: 1 } }))).toBe("Fort Vaux");
    expect(called(space({ marks: { label: "Tête de pont" } }))).toBe("Tête de pont");
  });
  test("a game without words of its own keeps the title of its board", () => {
    expect(titled({ title: "Small", game: "small", about: {} } as unknown as Board)).toBe("Small");
  });
});

describe("printed words give way", () => {
  const words = { x: 100, y: 50, size: 12, width: 60, lines: 2 };
  test("to a block that lies on them, also a turned one", () => {
    expect(covered(words, [{ x: 120, y: 55, angle: 0 }], [38, 17])).toBe(true);
    expect(covered(words, [{ x: 140, y: 50, angle: 90 }], [38, 17])).toBe(false);
    expect(covered(words, [{ x: 140, y: 50, angle: 0 }], [38, 17])).toBe(true);
  });
  test("not to one beside them", () => expect(covered(words, [{ x: 100, y: 75, angle: 0 }], [38, 17])).toBe(false));
});

test("steps of a chapter are numbered as the rulebook prints them", () => {
  expect(["11.s7.2", "6.2", "19.a.1"].map(paragraph)).toEqual(["11.7.2", "6.2", "19.a.1"]);
});
