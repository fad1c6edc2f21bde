// A finger has no hover: what a sign means is told by a long press, and stays told when the finger is lifted.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsAt } from "../src/board/explained";
import type { Places } from "../src/board/places";
import { Pointing } from "../src/board/pointing";
import type { View } from "../src/wire/messages";

class Thing {
  dataset: { handle: string };
  constructor(handle: string) {
    this.dataset = { handle };
  }
  closest(selector: string): Thing | null {
    return selector === "[data-drag]" ? null : this;
  }
}

const heard: [string, string | null][] = [];
const nothing = (): void => undefined;
let blind = false;
const pointing = new Pointing({
  point: (handle) => heard.push(["point", handle]),
  why: (handle) => heard.push(["why", handle]),
  hover: (handle) => heard.push(["hover", handle]),
  drag: nothing, carry: nothing, lasso: nothing, catch: nothing, blind: () => blind,
});
const touch = (handle: string, more: object = {}): PointerEvent =>
  ({ target: new Thing(handle), pointerType: "touch", isPrimary: true, button: 0, buttons: 1, clientX: 5, clientY: 5, ...more }) as unknown as PointerEvent;

beforeEach(() => {
  heard.length = 0;
  blind = false;
  vi.useFakeTimers();
  vi.stubGlobal("Element", Thing);
  vi.stubGlobal("document", { elementFromPoint: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a long press says what is there, and it stays said", () => {
  pointing.down(touch("space:3"));
  vi.advanceTimersByTime(600);
  pointing.up(touch("space:3"));
  pointing.leave();
  expect(heard).toEqual([["hover", "space:3"], ["why", "space:3"]]);
});

test("the next touch is a touch again", () => {
  pointing.down(touch("space:4"));
  pointing.up(touch("space:4"));
  pointing.leave();
  expect(heard).toEqual([["point", "space:4"], ["hover", null]]);
});

test("before anything lies on the sheet nothing on it can be pointed at", () => {
  blind = true;
  pointing.over(touch("space:5"));
  pointing.down(touch("space:5"));
  vi.advanceTimersByTime(600);
  pointing.up(touch("space:5"));
  expect(heard).toEqual([["hover", null]]);
});

test("the signs of what was asked about have the words of the legend", () => {
  const view = { heading: { id: "tc-round" }, pieces: [{ id: 3, at: "space:1", marks: ["damage-2", "unheard-of"] }] } as unknown as View;
  const known = (word: string): boolean => word === "tc-legend-damage";
  expect(wordsAt("piece:3", {} as Places, view, known)).toEqual(["tc-legend-damage"]);
  expect(wordsAt("piece:3", {} as Places, view, () => false)).toEqual([]);
});
