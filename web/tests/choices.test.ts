// The list of answers beside the map: what stands first, and that nothing stands there twice.
import { expect, test } from "vitest";
import { Choices } from "../src/table/choices.svelte";
import { emptyHand, wayOf } from "../src/table/gesture";
import type { Table } from "../src/table/table.svelte";
import type { Option, Question } from "../src/wire/messages";

const option = (line: string, more: Partial<Option> = {}): Option => ({ line, text: { id: line }, handles: [], ...more });
const step = [option("give up"), option("fire", { default: true }), option("choose who fires", { ends: true })];
const asked = { counter: 1, name: "move_step", prompt: { id: "p" }, options: step } as Question;
const at = (armed: Option | null): Choices => {
  const way = armed && { way: wayOf(armed), target: null, line: true, at: 0 };
  return new Choices({ sending: false, hand: emptyHand(asked), armed: way, shown: null } as unknown as Table);
};

test("what Enter takes stands above what gives something up, armed or not", () => {
  for (const armed of [null, step[0]!]) expect(at(armed).list.map(({ way }) => way.lines[0])).toEqual(["fire", "give up"]);
});

test("what is armed stands above the list, and not in it a second time", () => {
  const choices = at(step[0]!);
  expect(choices.numbered.filter((choice) => choices.armed(choice)).map(({ way }) => way.lines[0])).toEqual(["give up"]);
  expect(at(null).numbered.some((choice) => at(null).armed(choice))).toBe(false);
});

test("beside proposals many answers are folded, unless something groups them", () => {
  const ways = Array.from({ length: 12 }, (_, i) => option(`retreat ${i}`, { handles: [`piece:${i % 3}`, `space:${i}`] }));
  const all = ["1", "2"].map((place) => ({ text: { id: `all ${place}` }, lines: [`all ${place}`], handles: [`space:${place}`] }));
  const of = (suggestions: typeof all): Choices =>
    new Choices({ sending: false, hand: emptyHand({ ...asked, options: ways, suggestions }), armed: null, shown: null } as unknown as Table);
  expect(of(all).list.map(({ text }) => text)).toEqual(["all 1", "all 2"]);
  expect(of(all).drawers.map(({ name, choices }) => [name, choices.length])).toEqual([["singly", 12]]);
  expect(of([]).list).toHaveLength(12);
});
